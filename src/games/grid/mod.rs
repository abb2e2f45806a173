//! Coins on the cells of a grid: a move puts one or more coins of a cell one cell to the right or one cell down; who cannot
//! move loses.
//!
//! Never here: judges' formats, or words.

use super::{Effort, Exchange, Game, Position as AnyPosition, Rule, exchanges, explain, next_after_winning, shared};
use crate::exercises::{Dice, typed};
use crate::input::Fault;
use crate::mistakes::reckoned;
use crate::problems::{Judge, LIGHTOJ1393, Problem};
use crate::solver::Reckoning;
use crate::text::{GameWords, Lang, say};
use crate::trace::Trace;

mod position;
mod rules;
mod theory;

pub use position::{Position, parse};

/// The game, as the register holds it.
#[derive(Debug, Clone, Copy)]
pub struct Grid;

/// The id of the game.
const ID: &str = "grid";

/// The grid with its coins.
pub static POSITION: Rule =
    Rule { id: "grid.position", example: (ID, "3 2 1 : 3 0 2"), text: |lang| say!(lang, grid::position()) };

/// The distance of a cell to the lower right corner is its stair.
pub static DISTANCES: Rule =
    Rule { id: "grid.distances", example: (ID, "3 2 1 : 3 0 2"), text: |lang| say!(lang, grid::distances()) };

/// All rules that explain a grid, in the order of the steps.
static ALL_RULES: &[&Rule] =
    &[&POSITION, &DISTANCES, &shared::ODD_STAIRS, &shared::NIM_SUM, &shared::VERDICT, &shared::MOVES];

impl Game for Grid {
    fn id(&self) -> &'static str {
        ID
    }

    fn example(&self) -> &'static str {
        "3 2 1 : 3 0 2"
    }

    fn rules(&self) -> &'static [&'static Rule] {
        ALL_RULES
    }

    fn draw(&self, dice: &mut Dice) -> String {
        let (rows, largest) = dice.size([(2, 2, 3), (2, 2, 3), (2, 3, 2)]);
        let (columns, _) = dice.size([(2, 2, 0), (3, 3, 0), (3, 4, 0)]);
        let rows = (0..rows).map(|_| typed(&dice.numbers(columns, 0, largest)));
        rows.collect::<Vec<_>>().join(" : ")
    }

    fn words(&self, lang: Lang) -> &'static dyn GameWords {
        match lang {
            Lang::En => &crate::text::en::grid::Words,
            Lang::Zh => &crate::text::zh::grid::Words,
        }
    }

    fn problem(&self) -> Option<&'static dyn Problem> {
        Some(&LIGHTOJ1393)
    }

    fn parse(&self, line: &str) -> Result<Box<dyn AnyPosition>, Fault> {
        Ok(Box::new(parse(line)?))
    }
}

impl AnyPosition for Position {
    fn explain(&self, effort: &mut Effort<'_>) -> Trace {
        explain(ID, self, next_after_winning, effort)
    }

    fn reckon(&self, mistake: Option<&str>) -> Option<Reckoning> {
        reckoned(self, &[], mistake)
    }

    fn exchanges(&self, misere: bool) -> Option<Vec<Exchange>> {
        exchanges(self, misere)
    }

    fn judge(&self) -> Option<String> {
        Some(LIGHTOJ1393.write(self))
    }
}
