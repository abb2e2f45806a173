//! The theory of pebbles: pebbles taken from a pile move that many from its difference to that of the next pile.
//!
//! Never here: the rules of play.

use super::{DIFFERENCES, POSITION, Position};
use crate::games::Rule;
use crate::solver::Theory;
use crate::trace::{Bars, Carry, Mv, Picture, Place, Row};

impl Theory for Position {
    const POSITION: &'static Rule = &POSITION;
    const REDUCTION: &'static Rule = &DIFFERENCES;

    fn picture(&self) -> Picture {
        Picture::Bars(Bars { heights: self.heights().to_vec(), shaded: self.differences(), numbered: false })
    }

    #[inline]
    fn piles(&self) -> impl Iterator<Item = Row> {
        let piles = self.heights();
        (0..piles.len()).rev().zip(1_u64..).map(|(index, stair)| {
            let (larger, smaller) = (piles[index], index.checked_sub(1).map_or(0, |before| piles[before]));
            let place = Place::Difference { number: index as u64 + 1, larger, smaller };
            Row { stair, place, pile: larger - smaller, kept: stair % 2 == 1 }
        })
    }

    /// The differences add up to the last pile.
    fn legal_moves(&self) -> u128 {
        self.heights().last().copied().unwrap_or(0).into()
    }

    fn lower(&self, row: usize, count: u64) -> Vec<Mv> {
        vec![Carry { count, from: (self.heights().len() - row) as u64, to: None }.into()]
    }

    fn raise(&self, rows: &[Row], row: usize, count: u64) -> Vec<Mv> {
        let above = row + 1;
        if rows.get(above).is_some_and(|stair| stair.pile >= count) { self.lower(above, count) } else { Vec::new() }
    }

    fn onto(&self, row: usize) -> usize {
        row - 1
    }

    fn after(&self, mv: Mv) -> Option<Self> {
        let Mv::Carry(Carry { count, from, to: None }) = mv else { unreachable!("what is taken is gone") };
        let mut piles = self.heights().to_vec();
        piles[usize::try_from(from).ok()?.checked_sub(1)?] -= count;
        Some(Self::new(piles).expect("a legal move keeps the order"))
    }
}
