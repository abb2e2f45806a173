//! Staircase Nim: coins lie on stairs; a move takes one or more of them from a stair to the one below; who cannot move
//! loses.
//!
//! Never here: judges' formats, or words.

use super::{Effort, Exchange, Game, Position as AnyPosition, Rule, exchanges, explain, next_after_winning, shared};
use crate::exercises::{Dice, typed};
use crate::input::Fault;
use crate::mistakes::{Mistake, listed, reckoned};
use crate::problems::{ACWING892, Judge, Problem};
use crate::solver::Reckoning;
use crate::text::{GameWords, Lang, say};
use crate::trace::Trace;

mod mistakes;
mod position;
mod rules;
mod theory;

pub use position::{Position, parse};

/// The game, as the register holds it.
#[derive(Debug, Clone, Copy)]
pub struct Staircase;

/// The id of the game.
const ID: &str = "staircase";

/// The stairs with their coins.
pub static POSITION: Rule =
    Rule { id: "staircase.position", example: (ID, "2 1 3"), text: |lang| say!(lang, staircase::position()) };

/// The coins on a stair are its pile.
pub static STAIRS: Rule =
    Rule { id: "staircase.stairs", example: (ID, "2 1 3"), text: |lang| say!(lang, staircase::stairs()) };

/// All rules that explain a staircase, in the order of the steps.
static ALL_RULES: &[&Rule] =
    &[&POSITION, &STAIRS, &shared::ODD_STAIRS, &shared::NIM_SUM, &shared::VERDICT, &shared::MOVES];

impl Game for Staircase {
    fn id(&self) -> &'static str {
        ID
    }

    fn example(&self) -> &'static str {
        "2 1 3"
    }

    fn rules(&self) -> &'static [&'static Rule] {
        ALL_RULES
    }

    fn mistakes(&self) -> Vec<&'static Mistake> {
        listed(mistakes::GALLERY)
    }

    fn draw(&self, dice: &mut Dice) -> String {
        let (stairs, largest) = dice.size([(2, 3, 4), (3, 5, 4), (5, 6, 4)]);
        typed(&dice.numbers(stairs, 0, largest))
    }

    fn words(&self, lang: Lang) -> &'static dyn GameWords {
        match lang {
            Lang::En => &crate::text::en::staircase::Words,
            Lang::Zh => &crate::text::zh::staircase::Words,
        }
    }

    fn problem(&self) -> Option<&'static dyn Problem> {
        Some(&ACWING892)
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
        reckoned(self, mistakes::GALLERY, mistake)
    }

    fn exchanges(&self, misere: bool) -> Option<Vec<Exchange>> {
        exchanges(self, misere)
    }

    fn judge(&self) -> Option<String> {
        Some(ACWING892.write(self))
    }
}
