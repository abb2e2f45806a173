//! *Climbing the Hill*: people on a strip of cells below a hilltop, one of them the king; a move lifts one person any
//! number of cells without passing another, and whoever brings the king to the top wins.
//!
//! Rules and theory are two halves: `rules` knows no theory, and what `theory` says is held against the
//! game tree.

use super::{Effort, Exchange, Game, Position as AnyPosition, Rule, exchanges, explain, next_after_winning, shared};
use crate::exercises::Dice;
use crate::input::Fault;
use crate::mistakes::{Mistake, listed, reckoned};
use crate::problems::{HDU4315, Judge, Problem};
use crate::solver::{Reckoning, solve};
use crate::text::{GameWords, Lang, say};
use crate::trace::{Differs, Neighbour, Silent, Trace};

mod mistakes;
mod notation;
mod position;
mod rules;
mod theory;

pub use notation::parse;
pub use position::{Defect, Position};
pub use rules::{MOST_PEOPLE, Small};

/// The game, as the register holds it.
#[derive(Debug, Clone, Copy)]
pub struct Hill;

/// The id of the game.
const ID: &str = "hill";

/// The position as a strip.
pub static POSITION: Rule =
    Rule { id: "hill.position", example: (ID, "1 2 k4"), text: |lang| say!(lang, hill::position()) };

/// A king first goes home.
pub static KING_FIRST: Rule =
    Rule { id: "hill.king-first", example: (ID, "k3 4"), text: |lang| say!(lang, hill::king_first()) };

/// People are paired from the bottom up.
pub static PAIRING: Rule =
    Rule { id: "hill.pairing", example: (ID, "1 2 k4"), text: |lang| say!(lang, hill::pairing()) };

/// Gaps are piles.
pub static GAP_PILES: Rule =
    Rule { id: "hill.gap-piles", example: (ID, "2 4 k7"), text: |lang| say!(lang, hill::gap_piles()) };

/// The king may cost one cell.
pub static KING_ADJUSTMENT: Rule = Rule {
    id: "hill.king-adjustment",
    example: (ID, "3 k5 6 10 14"),
    text: |lang| say!(lang, hill::king_adjustment()),
};

/// All rules that explain a hill, in the order of the steps.
static ALL_RULES: &[&Rule] = &[
    &POSITION,
    &KING_FIRST,
    &PAIRING,
    &GAP_PILES,
    &shared::ODD_STAIRS,
    &KING_ADJUSTMENT,
    &shared::NIM_SUM,
    &shared::VERDICT,
    &shared::MOVES,
];

impl Game for Hill {
    fn id(&self) -> &'static str {
        ID
    }

    fn example(&self) -> &'static str {
        "3 k5 6 10 14"
    }

    fn rules(&self) -> &'static [&'static Rule] {
        ALL_RULES
    }

    /// The end of the game is another one: whoever brings the special piece there decides it.
    fn misere(&self) -> bool {
        false
    }

    fn mistakes(&self) -> Vec<&'static Mistake> {
        listed(mistakes::GALLERY)
    }

    fn draw(&self, dice: &mut Dice) -> String {
        let (people, largest) = dice.size([(2, 3, 8), (3, 5, 11), (5, 6, 14)]);
        let cells = dice.distinct(people, largest);
        dice.marked(&cells, "k")
    }

    fn words(&self, lang: Lang) -> &'static dyn GameWords {
        match lang {
            Lang::En => &crate::text::en::hill::Words,
            Lang::Zh => &crate::text::zh::hill::Words,
        }
    }

    fn problem(&self) -> Option<&'static dyn Problem> {
        Some(&HDU4315)
    }

    fn parse(&self, line: &str) -> Result<Box<dyn AnyPosition>, Fault> {
        Ok(Box::new(parse(line)?))
    }
}

impl AnyPosition for Position {
    fn explain(&self, effort: &mut Effort<'_>) -> Trace {
        explain(ID, self, |trace| self.neighbour(trace), effort)
    }

    fn reckon(&self, mistake: Option<&str>) -> Option<Reckoning> {
        reckoned(self, mistakes::GALLERY, mistake)
    }

    fn exchanges(&self, misere: bool) -> Option<Vec<Exchange>> {
        exchanges(self, misere)
    }

    fn judge(&self) -> Option<String> {
        Some(HDU4315.write(self))
    }
}

impl Position {
    /// What is worth comparing: the same cells with the king one place lower or higher, if somebody else wins then;
    /// otherwise what the loser faces after the first winning move.
    fn neighbour(&self, trace: &Trace) -> Option<Neighbour> {
        /// More people are too long to be typed.
        const MOST_PEOPLE_TYPED: usize = 12;
        if self.people() > MOST_PEOPLE_TYPED {
            return None;
        }
        let moved = [self.king() + 1, self.king() - 1].into_iter().find_map(|king| {
            let position = self.with_king(king)?;
            let winner = solve(&position, &mut Silent).winner;
            let differs = Differs::King(king);
            (winner != trace.verdict.winner).then(|| Neighbour { position: position.to_string(), winner, differs })
        });
        moved.or_else(|| next_after_winning(trace))
    }
}
