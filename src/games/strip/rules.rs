//! The rules of the strip: which piece may go where.
//!
//! Never here: theory. The game tree is searched by these rules alone.

use super::Position;
use crate::oracle::Rules;
use crate::trace::{Mv, Slide};

impl Rules for Position {
    /// A bit for each of the first 128 cells, the lowest for cell 1: whether a piece is there.
    type Small = u128;

    fn small(&self) -> Option<u128> {
        self.cells().iter().try_fold(0, |small, &cell| {
            let bit = u32::try_from(cell - 1).ok()?;
            Some(small | 1_u128.checked_shl(bit)?)
        })
    }

    fn same_game(&self, _: &Self) -> bool {
        true
    }

    fn each_move(&self, position: &u128, mut visit: impl FnMut(Mv, u128)) {
        let mut free = 1; // the first cell that the piece at hand may go to
        let mut rest = *position;
        while rest > 0 {
            let from = u64::from(rest.trailing_zeros()) + 1;
            let piece = 1_u128 << (from - 1);
            rest ^= piece;
            for to in free..from {
                let after = *position ^ piece ^ 1_u128 << (to - 1);
                visit(Slide { from, to, king: false }.into(), after);
            }
            free = from + 1;
        }
    }
}
