//! Nim: a move takes one or more things from one pile; who cannot move loses.
//!
//! Never here: judges' formats, or words.

use super::{Effort, Exchange, Game, Position as AnyPosition, Rule, exchanges, explain, next_after_winning, shared};
use crate::exercises::{Dice, typed};
use crate::input::Fault;
use crate::mistakes::reckoned;
use crate::problems::{Judge, POJ2975, Problem};
use crate::solver::Reckoning;
use crate::text::{GameWords, Lang, say};
use crate::trace::Trace;

mod position;
mod rules;
mod theory;

pub use position::{Position, parse};

/// The game, as the register holds it.
#[derive(Debug, Clone, Copy)]
pub struct Nim;

/// The id of the game.
const ID: &str = "nim";

/// The piles.
pub static POSITION: Rule =
    Rule { id: "nim.position", example: (ID, "3 4 5"), text: |lang| say!(lang, nim::position()) };

/// All piles count, as they are.
pub static PILES: Rule = Rule { id: "nim.piles", example: (ID, "3 4 5"), text: |lang| say!(lang, nim::piles()) };

/// All rules that explain Nim, in the order of the steps.
static ALL_RULES: &[&Rule] = &[&POSITION, &PILES, &shared::NIM_SUM, &shared::VERDICT, &shared::MOVES];

impl Game for Nim {
    fn id(&self) -> &'static str {
        ID
    }

    fn example(&self) -> &'static str {
        "3 4 5"
    }

    fn rules(&self) -> &'static [&'static Rule] {
        ALL_RULES
    }

    fn draw(&self, dice: &mut Dice) -> String {
        let (piles, largest) = dice.size([(2, 3, 5), (3, 4, 7), (4, 5, 9)]);
        let mut piles = dice.numbers(piles, 1, largest);
        piles.sort_unstable();
        typed(&piles)
    }

    fn words(&self, lang: Lang) -> &'static dyn GameWords {
        match lang {
            Lang::En => &crate::text::en::nim::Words,
            Lang::Zh => &crate::text::zh::nim::Words,
        }
    }

    fn problem(&self) -> Option<&'static dyn Problem> {
        Some(&POJ2975)
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
        Some(POJ2975.write(self))
    }
}
