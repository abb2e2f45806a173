//! The rules of the tree.
//!
//! Never here: theory. The game tree is searched by these rules alone.

use super::Position;
use crate::oracle::{Counts, Rules};
use crate::trace::{Carry, Mv, as_index};

impl Rules for Position {
    type Small = Counts;

    fn small(&self) -> Option<Counts> {
        Counts::of(self.stones())
    }

    fn same_game(&self, other: &Self) -> bool {
        self.parents() == other.parents()
    }

    fn each_move(&self, position: &Counts, mut visit: impl FnMut(Mv, Counts)) {
        for (&parent, node) in self.parents().iter().zip(1..) {
            for count in 1..=position.get(node) {
                let after = position.take(node, count).put(as_index(parent), count);
                let mv = Carry { count: count.into(), from: node as u64, to: Some(parent) };
                visit(mv.into(), after);
            }
        }
    }
}
