//! Pebbles: piles that never get smaller from left to right, and stay so; a move takes one or more pebbles from a pile; who
//! cannot move loses.
//!
//! Never here: judges' formats, or words.

use super::{Effort, Exchange, Game, Position as AnyPosition, Rule, exchanges, explain, next_after_winning, shared};
use crate::exercises::{Dice, typed};
use crate::input::Fault;
use crate::mistakes::{Mistake, listed, reckoned};
use crate::problems::{BZOJ1115, Judge, Problem};
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
pub struct Pebbles;

/// The id of the game.
const ID: &str = "pebbles";

/// The piles of pebbles.
pub static POSITION: Rule =
    Rule { id: "pebbles.position", example: (ID, "1 3 4 6"), text: |lang| say!(lang, pebbles::position()) };

/// The difference to the pile before is a pile, and the last pile is on stair 1.
pub static DIFFERENCES: Rule =
    Rule { id: "pebbles.differences", example: (ID, "1 3 4 6"), text: |lang| say!(lang, pebbles::differences()) };

/// All rules that explain pebbles, in the order of the steps.
static ALL_RULES: &[&Rule] =
    &[&POSITION, &DIFFERENCES, &shared::ODD_STAIRS, &shared::NIM_SUM, &shared::VERDICT, &shared::MOVES];

impl Game for Pebbles {
    fn id(&self) -> &'static str {
        ID
    }

    fn example(&self) -> &'static str {
        "1 3 4 6"
    }

    fn rules(&self) -> &'static [&'static Rule] {
        ALL_RULES
    }

    fn mistakes(&self) -> Vec<&'static Mistake> {
        listed(mistakes::GALLERY)
    }

    fn draw(&self, dice: &mut Dice) -> String {
        let (piles, largest) = dice.size([(2, 3, 6), (3, 4, 8), (5, 6, 9)]);
        let mut piles = dice.numbers(piles, 0, largest);
        piles.sort_unstable();
        typed(&piles)
    }

    fn words(&self, lang: Lang) -> &'static dyn GameWords {
        match lang {
            Lang::En => &crate::text::en::pebbles::Words,
            Lang::Zh => &crate::text::zh::pebbles::Words,
        }
    }

    fn problem(&self) -> Option<&'static dyn Problem> {
        Some(&BZOJ1115)
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
        Some(BZOJ1115.write(self))
    }
}
