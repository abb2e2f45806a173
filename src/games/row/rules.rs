//! The rules of the rows: which piece may jump where.
//!
//! Never here: theory. The game tree is searched by these rules alone.

use super::{Position, WIDTH};
use crate::oracle::Rules;
use crate::trace::{Jump, Mv};

/// The most rows that the game tree takes.
const MOST_ROWS: u64 = 6;

impl Rules for Position {
    /// A bit for each cell, row after row: whether a piece is there.
    type Small = u128;

    fn small(&self) -> Option<u128> {
        let fits = self.rows().len() as u64 <= MOST_ROWS;
        fits.then(|| self.rows().iter().rev().fold(0, |small, &row| small << WIDTH | u128::from(row)))
    }

    fn same_game(&self, _: &Self) -> bool {
        true
    }

    fn each_move(&self, position: &u128, mut visit: impl FnMut(Mv, u128)) {
        for row in 0..MOST_ROWS {
            let bit = |cell: u64| 1_u128 << (row * WIDTH + cell - 1);
            let piece = |cell: u64| position & bit(cell) > 0;
            for from in (1..WIDTH).filter(|&cell| piece(cell)) {
                if let Some(to) = (from + 1..=WIDTH).find(|&cell| !piece(cell)) {
                    visit(Jump { row: row + 1, from, to }.into(), position ^ bit(from) ^ bit(to));
                }
            }
        }
    }
}
