//! The rules of the boxes, as they are stated.
//!
//! Never here: theory. The game tree is searched by these rules alone.

use super::Position;
use crate::oracle::{Counts, Rules};
use crate::trace::{Carry, Mv};

impl Rules for Position {
    type Small = Counts;

    fn small(&self) -> Option<Counts> {
        Counts::of(self.cards())
    }

    fn same_game(&self, other: &Self) -> bool {
        self.cards().len() == other.cards().len()
    }

    fn each_move(&self, position: &Counts, mut visit: impl FnMut(Mv, Counts)) {
        for from in 1..=self.cards().len() {
            for to in (1..from).filter(|to| (from + to) % 3 == 0 && (from + to) % 2 == 1) {
                for count in 1..=position.get(from - 1) {
                    let after = position.take(from - 1, count).put(to - 1, count);
                    let mv = Carry { count: count.into(), from: from as u64, to: Some(to as u64) };
                    visit(mv.into(), after);
                }
            }
        }
    }
}
