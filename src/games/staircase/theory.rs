//! The theory of staircase Nim: the coins on odd stairs are the piles of Nim (T. S. Ferguson, *Game Theory*, Part I, section
//! 2.6).
//!
//! Never here: the rules of play.

use super::{POSITION, Position, STAIRS};
use crate::games::Rule;
use crate::solver::Theory;
use crate::trace::{Bars, Carry, Mv, Picture, Place, Row};

impl Theory for Position {
    const POSITION: &'static Rule = &POSITION;
    const REDUCTION: &'static Rule = &STAIRS;

    fn picture(&self) -> Picture {
        Picture::Bars(Bars { heights: self.coins().to_vec(), shaded: Vec::new(), numbered: false })
    }

    #[inline]
    fn piles(&self) -> impl Iterator<Item = Row> {
        let stairs = self.coins().iter().zip(1_u64..);
        stairs.map(|(&pile, stair)| Row { stair, place: Place::Stair, pile, kept: stair % 2 == 1 })
    }

    fn ground(&self) -> Option<Row> {
        let pile = self.floor();
        (pile > 0).then_some(Row { stair: 0, place: Place::Stair, pile, kept: false })
    }

    fn legal_moves(&self) -> u128 {
        self.coins().iter().copied().map(u128::from).sum()
    }

    fn lower(&self, row: usize, count: u64) -> Vec<Mv> {
        vec![Carry { count, from: row as u64 + 1, to: Some(row as u64) }.into()]
    }

    fn raise(&self, rows: &[Row], row: usize, count: u64) -> Vec<Mv> {
        let above = row + 1;
        if rows.get(above).is_some_and(|stair| stair.pile >= count) { self.lower(above, count) } else { Vec::new() }
    }

    fn onto(&self, row: usize) -> usize {
        row - 1
    }

    fn after(&self, mv: Mv) -> Option<Self> {
        let Mv::Carry(Carry { count, from, to: Some(to) }) = mv else { unreachable!("coins go down") };
        let stair = |number: u64| usize::try_from(number).ok()?.checked_sub(1);
        let mut coins = self.coins().to_vec();
        coins[stair(from)?] -= count;
        if let Some(below) = stair(to) {
            coins[below] += count;
        }
        Some(Self::new(coins))
    }
}
