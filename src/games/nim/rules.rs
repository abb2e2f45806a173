//! The rules of Nim.
//!
//! Never here: theory. The game tree is searched by these rules alone.

use super::Position;
use crate::oracle::{Counts, Rules};
use crate::trace::{Carry, Mv};

impl Rules for Position {
    type Small = Counts;

    fn small(&self) -> Option<Counts> {
        Counts::of(self.heights())
    }

    fn same_game(&self, other: &Self) -> bool {
        self.heights().len() == other.heights().len()
    }

    fn each_move(&self, position: &Counts, mut visit: impl FnMut(Mv, Counts)) {
        for pile in 0..self.heights().len() {
            for count in 1..=position.get(pile) {
                let mv = Carry { count: count.into(), from: pile as u64 + 1, to: None };
                visit(mv.into(), position.take(pile, count));
            }
        }
    }
}
