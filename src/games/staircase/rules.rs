//! The rules of staircase Nim.
//!
//! Never here: theory. The game tree is searched by these rules alone.

use super::Position;
use crate::oracle::{Counts, Rules};
use crate::trace::{Carry, Mv};

impl Rules for Position {
    type Small = Counts;

    fn small(&self) -> Option<Counts> {
        Counts::of(self.coins())
    }

    fn same_game(&self, other: &Self) -> bool {
        self.coins().len() == other.coins().len()
    }

    fn each_move(&self, position: &Counts, mut visit: impl FnMut(Mv, Counts)) {
        for stair in 0..self.coins().len() {
            for count in 1..=position.get(stair) {
                let mut after = position.take(stair, count);
                if let Some(below) = stair.checked_sub(1) {
                    after = after.put(below, count);
                }
                let mv = Carry { count: count.into(), from: stair as u64 + 1, to: Some(stair as u64) };
                visit(mv.into(), after);
            }
        }
    }
}
