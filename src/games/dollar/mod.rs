//! The *Silver Dollar* in two steps: coins on a strip of cells, one of them the silver dollar; a move slides one coin any
//! number of cells to the left without passing another, and whoever takes the dollar out of the end of the strip wins.
//!
//! Never here: words, or a judge's format: no judge poses this game.

use super::{Effort, Exchange, Game, Position as AnyPosition, Rule, exchanges, explain, next_after_winning, shared};
use crate::exercises::Dice;
use crate::input::Fault;
use crate::mistakes::reckoned;
use crate::problems::Problem;
use crate::solver::Reckoning;
use crate::text::{GameWords, Lang, say};
use crate::trace::Trace;

mod position;
mod rules;
mod theory;

pub use position::{Defect, Position, parse};
pub use rules::{MOST_COINS, Small};

/// The game, as the register holds it.
#[derive(Debug, Clone, Copy)]
pub struct Dollar;

/// The id of the game.
const ID: &str = "dollar";

/// The strip with its coins.
pub static POSITION: Rule =
    Rule { id: "dollar.position", example: (ID, "2 d5 9"), text: |lang| say!(lang, dollar::position()) };

/// Coins are paired from the right.
pub static PAIRING: Rule =
    Rule { id: "dollar.pairing", example: (ID, "2 d5 9"), text: |lang| say!(lang, dollar::pairing()) };

/// Gaps are piles.
pub static GAPS: Rule = Rule { id: "dollar.gaps", example: (ID, "2 4 d7"), text: |lang| say!(lang, dollar::gaps()) };

/// The dollar may cost one cell.
pub static ADJUSTMENT: Rule =
    Rule { id: "dollar.adjustment", example: (ID, "d3 5 6 10 14"), text: |lang| say!(lang, dollar::adjustment()) };

/// All rules that explain a strip with a dollar, in the order of the steps.
static ALL_RULES: &[&Rule] =
    &[&POSITION, &PAIRING, &GAPS, &shared::ODD_STAIRS, &ADJUSTMENT, &shared::NIM_SUM, &shared::VERDICT, &shared::MOVES];

impl Game for Dollar {
    fn id(&self) -> &'static str {
        ID
    }

    fn example(&self) -> &'static str {
        "d3 5 6 10 14"
    }

    fn rules(&self) -> &'static [&'static Rule] {
        ALL_RULES
    }

    /// The end of the game is another one: whoever brings the special piece there decides it.
    fn misere(&self) -> bool {
        false
    }

    fn draw(&self, dice: &mut Dice) -> String {
        let (coins, largest) = dice.size([(2, 3, 8), (3, 5, 11), (5, 6, 14)]);
        let cells = dice.distinct(coins, largest);
        dice.marked(&cells, "d")
    }

    fn words(&self, lang: Lang) -> &'static dyn GameWords {
        match lang {
            Lang::En => &crate::text::en::dollar::Words,
            Lang::Zh => &crate::text::zh::dollar::Words,
        }
    }

    fn problem(&self) -> Option<&'static dyn Problem> {
        None
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
}
