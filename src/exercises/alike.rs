//! When two positions are alike: they show a class the same idea.
//!
//! Never here: how positions are drawn, or the theory of a game; its reduction has said what matters.

use crate::solver::Reckoned;
use crate::trace::{KingCase, Place, Trace};

/// What the reduction leaves of a position. Two positions are alike when it leaves the same of them.
///
/// The piles that count matter, with their stairs; so does where else there are piles that may mislead, but not how large
/// they are. What lies on the ground, what is empty, the order of things on one stair and a king far down change nothing.
/// Where the king goes home at once, no pile matters: all such positions are alike, unless a mistake sees piles there.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Idea {
    kept: Vec<Kept>,
    misleading: Vec<u64>,
    king: Option<KingCase>,
}

/// A pile that counts: its stair, its own number where the stair has to be found from that, and how large it is.
type Kept = (u64, Option<u64>, i64);

impl Idea {
    /// What is left of the position with this `trace`, whose piles are in `rows`.
    pub fn of(trace: &Trace, rows: &[Reckoned]) -> Self {
        let matters = || rows.iter().filter(|row| row.stair > 0 && row.pile > 0);
        let mut kept: Vec<Kept> =
            matters().filter(|row| row.kept).map(|row| (row.stair, number(row.place), row.pile)).collect();
        kept.sort_unstable();
        let mut misleading: Vec<_> = matters().filter(|row| !row.kept).map(|row| row.stair).collect();
        misleading.sort_unstable();
        misleading.dedup();
        Self { kept, misleading, king: trace.adjustment().map(|(_, adjustment)| adjustment.case) }
    }
}

/// The number of a box, from which a player has to find out its stair.
fn number(place: Place) -> Option<u64> {
    match place {
        Place::Box { number, .. } => Some(number),
        Place::Gap { .. }
        | Place::Stair
        | Place::Run { .. }
        | Place::Pile { .. }
        | Place::Node { .. }
        | Place::Cell(_)
        | Place::Difference { .. } => None,
    }
}
