//! The theory of the strip: gaps in front of pieces are piles on stairs (T. S. Ferguson, *Game Theory*, Part I, section
//! 2.6).
//!
//! Never here: the rules of play.

use super::{GAPS, PAIRING, POSITION, Position, SORT};
use crate::games::Rule;
use crate::solver::Theory;
use crate::trace::{Mv, Order, Pair, Pairing, Picture, Place, Row, Slide, Strip};

impl Theory for Position {
    const POSITION: &'static Rule = &POSITION;
    const REDUCTION: &'static Rule = &GAPS;

    fn picture(&self) -> Picture {
        Picture::Strip(Strip { cells: self.cells().to_vec(), king: None, dollar: None, top: false })
    }

    #[inline]
    fn piles(&self) -> impl Iterator<Item = Row> {
        (0..self.cells().len()).map(|row| self.row(row))
    }

    /// One for each free cell left of any piece.
    fn legal_moves(&self) -> u128 {
        let pieces = self.cells().len() as u64;
        self.cells().last().map_or(0, |last| u128::from(last - pieces))
    }

    fn lower(&self, row: usize, count: u64) -> Vec<Mv> {
        let from = self.cells()[self.cells().len() - 1 - row];
        vec![Slide { from, to: from - count, king: false }.into()]
    }

    fn raise(&self, rows: &[Row], row: usize, count: u64) -> Vec<Mv> {
        let above = row + 1;
        if rows.get(above).is_some_and(|gap| gap.pile >= count) { self.lower(above, count) } else { Vec::new() }
    }

    fn onto(&self, row: usize) -> usize {
        row - 1
    }

    fn after(&self, mv: Mv) -> Option<Self> {
        let Mv::Slide(Slide { from, to, .. }) = mv else { unreachable!("pieces slide") };
        let mut cells = self.cells().to_vec();
        let piece = cells.binary_search(&from).expect("a move starts at a piece");
        cells[piece] = to;
        Some(Self::new(cells).expect("a legal move keeps the pieces apart"))
    }

    fn order(&self) -> Option<(&'static Rule, Order)> {
        self.was_sorted().then(|| (&SORT, Order { given: self.given().to_vec() }))
    }

    fn pairing(&self) -> Option<(&'static Rule, Pairing)> {
        let pairs = self.cells().rchunks_exact(2);
        let left_over = pairs.remainder().first().copied();
        let pairs = pairs.map(|pair| Pair { lower: pair[1], upper: pair[0] }).collect();
        (!self.cells().is_empty()).then_some((&PAIRING, Pairing { pairs, left_over }))
    }
}

impl Position {
    /// The gap in front of a piece; row 0 is the last piece. Each is one less than the distance, since a cell has room for
    /// one piece; the border in front of the first piece is at 0, and no piece can go there either.
    #[inline]
    fn row(&self, row: usize) -> Row {
        let piece = self.cells().len() - 1 - row;
        let from = self.cells()[piece];
        let up_to = piece.checked_sub(1).map(|before| self.cells()[before]);
        let pile = from - up_to.unwrap_or(0) - 1;
        Row { stair: row as u64 + 1, place: Place::Gap { from, up_to }, pile, kept: row.is_multiple_of(2) }
    }
}
