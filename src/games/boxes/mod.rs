//! Boxes of cards: a move takes one or more cards from a box A to a box B with a smaller number, where A + B is odd and
//! divisible by 3; who cannot move loses.
//!
//! Never here: judges' formats, or words.

use super::{Effort, Exchange, Game, Position as AnyPosition, Rule, exchanges, explain, next_after_winning, shared};
use crate::exercises::{Dice, typed};
use crate::input::Fault;
use crate::mistakes::{Mistake, listed, reckoned};
use crate::problems::{HDU3389, Judge, Problem};
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
pub struct Boxes;

/// The id of the game.
const ID: &str = "boxes";

/// The boxes with their cards.
pub static POSITION: Rule =
    Rule { id: "boxes.position", example: (ID, "1 3 3 2 2 1 2"), text: |lang| say!(lang, boxes::position()) };

/// All routes from a box have one parity, and so the box has a stair.
pub static PARITY: Rule =
    Rule { id: "boxes.parity", example: (ID, "1 3 3 2 2 1 2"), text: |lang| say!(lang, boxes::parity()) };

/// All rules that explain boxes, in the order of the steps.
static ALL_RULES: &[&Rule] =
    &[&POSITION, &PARITY, &shared::ODD_STAIRS, &shared::NIM_SUM, &shared::VERDICT, &shared::MOVES];

impl Game for Boxes {
    fn id(&self) -> &'static str {
        ID
    }

    fn example(&self) -> &'static str {
        "0 1 2 0 0 0 3 2"
    }

    fn rules(&self) -> &'static [&'static Rule] {
        ALL_RULES
    }

    fn mistakes(&self) -> Vec<&'static Mistake> {
        listed(mistakes::GALLERY)
    }

    fn draw(&self, dice: &mut Dice) -> String {
        let (boxes, largest) = dice.size([(4, 6, 2), (6, 8, 2), (9, 12, 2)]);
        typed(&dice.numbers(boxes, 0, largest))
    }

    fn words(&self, lang: Lang) -> &'static dyn GameWords {
        match lang {
            Lang::En => &crate::text::en::boxes::Words,
            Lang::Zh => &crate::text::zh::boxes::Words,
        }
    }

    fn problem(&self) -> Option<&'static dyn Problem> {
        Some(&HDU3389)
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
        Some(HDU3389.write(self))
    }
}
