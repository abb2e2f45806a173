//! Rows of 20 cells: a piece jumps to the right, to the next empty cell of its row; who cannot move loses.
//!
//! Never here: judges' formats, or words.

use super::{Effort, Exchange, Game, Position as AnyPosition, Rule, exchanges, explain, next_after_winning, shared};
use crate::exercises::{Dice, typed};
use crate::input::Fault;
use crate::mistakes::reckoned;
use crate::problems::{Judge, LUOGU2575, Problem};
use crate::solver::Reckoning;
use crate::text::{GameWords, Lang, say};
use crate::trace::Trace;

mod position;
mod rules;
mod theory;

pub use position::{Defect, Position, WIDTH, parse};

/// The game, as the register holds it.
#[derive(Debug, Clone, Copy)]
pub struct Jumps;

/// The id of the game.
const ID: &str = "row";

/// The rows with their pieces.
pub static POSITION: Rule =
    Rule { id: "row.position", example: (ID, "15 16 18 : 17 19"), text: |lang| say!(lang, row::position()) };

/// The runs between blanks are piles.
pub static RUNS: Rule =
    Rule { id: "row.runs", example: (ID, "15 16 18 : 17 19"), text: |lang| say!(lang, row::runs()) };

/// All rules that explain rows, in the order of the steps.
static ALL_RULES: &[&Rule] =
    &[&POSITION, &RUNS, &shared::ODD_STAIRS, &shared::NIM_SUM, &shared::VERDICT, &shared::MOVES];

impl Game for Jumps {
    fn id(&self) -> &'static str {
        ID
    }

    fn example(&self) -> &'static str {
        "15 16 18 : 17 19"
    }

    fn rules(&self) -> &'static [&'static Rule] {
        ALL_RULES
    }

    fn draw(&self, dice: &mut Dice) -> String {
        let (rows, cells) = dice.size([(1, 1, 7), (2, 2, 7), (2, 3, 6)]);
        let row = |_| {
            let pieces = 2 + dice.below(2);
            typed(&dice.distinct(pieces, cells).iter().map(|cell| WIDTH - cells + cell).collect::<Vec<_>>())
        };
        (0..rows).map(row).collect::<Vec<_>>().join(" : ")
    }

    fn words(&self, lang: Lang) -> &'static dyn GameWords {
        match lang {
            Lang::En => &crate::text::en::row::Words,
            Lang::Zh => &crate::text::zh::row::Words,
        }
    }

    fn problem(&self) -> Option<&'static dyn Problem> {
        Some(&LUOGU2575)
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
        Some(LUOGU2575.write(self))
    }
}
