//! *Georgia and Bob*: pieces on a strip of cells; a move slides one piece any number of cells to the left without passing
//! another; who cannot move loses.
//!
//! Never here: judges' formats, or words.

use super::{Effort, Exchange, Game, Position as AnyPosition, Rule, exchanges, explain, next_after_winning, shared};
use crate::exercises::{Dice, typed};
use crate::input::Fault;
use crate::mistakes::{Mistake, listed, reckoned};
use crate::problems::{Judge, POJ1704, Problem};
use crate::solver::Reckoning;
use crate::text::{GameWords, Lang, say};
use crate::trace::Trace;

mod mistakes;
mod position;
mod rules;
mod theory;

pub use position::{Defect, Position, parse};

/// The game, as the register holds it.
#[derive(Debug, Clone, Copy)]
pub struct Strip;

/// The id of the game.
const ID: &str = "strip";

/// The strip with its pieces.
pub static POSITION: Rule =
    Rule { id: "strip.position", example: (ID, "1 5 6 7"), text: |lang| say!(lang, strip::position()) };

/// Pieces are sorted.
pub static SORT: Rule = Rule { id: "strip.sort", example: (ID, "7 1 6 5"), text: |lang| say!(lang, strip::sort()) };

/// Pieces are paired from the right.
pub static PAIRING: Rule =
    Rule { id: "strip.pairing", example: (ID, "2 5 6"), text: |lang| say!(lang, strip::pairing()) };

/// Gaps are piles.
pub static GAPS: Rule = Rule { id: "strip.gaps", example: (ID, "3 4 6"), text: |lang| say!(lang, strip::gaps()) };

/// All rules that explain a strip, in the order of the steps.
static ALL_RULES: &[&Rule] =
    &[&POSITION, &SORT, &PAIRING, &GAPS, &shared::ODD_STAIRS, &shared::NIM_SUM, &shared::VERDICT, &shared::MOVES];

impl Game for Strip {
    fn id(&self) -> &'static str {
        ID
    }

    fn example(&self) -> &'static str {
        "3 5 6 10 14"
    }

    fn rules(&self) -> &'static [&'static Rule] {
        ALL_RULES
    }

    fn mistakes(&self) -> Vec<&'static Mistake> {
        listed(mistakes::GALLERY)
    }

    fn draw(&self, dice: &mut Dice) -> String {
        let (pieces, largest) = dice.size([(2, 3, 8), (3, 4, 11), (5, 6, 14)]);
        let mut cells = dice.distinct(pieces, largest);
        // A judge may give them in any order.
        if dice.below(4) == 0 {
            dice.shuffle(&mut cells);
        }
        typed(&cells)
    }

    fn words(&self, lang: Lang) -> &'static dyn GameWords {
        match lang {
            Lang::En => &crate::text::en::strip::Words,
            Lang::Zh => &crate::text::zh::strip::Words,
        }
    }

    fn problem(&self) -> Option<&'static dyn Problem> {
        Some(&POJ1704)
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
        Some(POJ1704.write(self))
    }
}
