//! The theory of Nim: the XOR of the piles (C. L. Bouton, *Nim, a game with a complete mathematical theory*, 1901).
//!
//! Never here: the rules of play.

use super::{PILES, POSITION, Position};
use crate::games::Rule;
use crate::solver::Theory;
use crate::trace::{Bars, Carry, Mv, Picture, Place, Row};

impl Theory for Position {
    const POSITION: &'static Rule = &POSITION;
    const REDUCTION: &'static Rule = &PILES;
    const STAIRS: bool = false;

    fn picture(&self) -> Picture {
        Picture::Bars(Bars { heights: self.heights().to_vec(), shaded: Vec::new(), numbered: false })
    }

    /// Every pile lies one move above the ground, on a stair 1 of its own.
    #[inline]
    fn piles(&self) -> impl Iterator<Item = Row> {
        let piles = self.heights().iter().zip(1_u64..);
        piles.map(|(&pile, number)| Row { stair: 1, place: Place::Pile { number }, pile, kept: true })
    }

    fn legal_moves(&self) -> u128 {
        self.heights().iter().copied().map(u128::from).sum()
    }

    fn lower(&self, row: usize, count: u64) -> Vec<Mv> {
        vec![Carry { count, from: row as u64 + 1, to: None }.into()]
    }

    /// Nothing is ever put onto a pile.
    fn raise(&self, _rows: &[Row], _row: usize, _count: u64) -> Vec<Mv> {
        Vec::new()
    }

    fn onto(&self, _row: usize) -> usize {
        unreachable!("no pile is dropped")
    }

    fn after(&self, mv: Mv) -> Option<Self> {
        let Mv::Carry(Carry { count, from, to: None }) = mv else { unreachable!("what is taken is gone") };
        let mut piles = self.heights().to_vec();
        piles[usize::try_from(from).ok()?.checked_sub(1)?] -= count;
        Some(Self::new(piles))
    }
}
