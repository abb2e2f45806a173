//! The theory of the boxes: every move changes the parity of the way to a dead end, so boxes an odd number of moves away
//! are odd stairs.
//!
//! Never here: the rules of play.

use super::{PARITY, POSITION, Position};
use crate::games::Rule;
use crate::solver::Theory;
use crate::trace::{Bars, Carry, Mv, Picture, Place, Row};

/// Two boxes are joined when the sum of their numbers leaves this remainder ...
const SUM: usize = 3;
/// ... divided by this: such a sum is odd and divisible by 3, and no other is.
const PERIOD: usize = 6;

/// The smallest box that is joined with the box `number`, and may be that box itself or a larger one.
fn smallest_joined(number: usize) -> usize {
    match (SUM + PERIOD - number % PERIOD) % PERIOD {
        0 => PERIOD,
        smallest => smallest,
    }
}

/// The boxes that cards from the box `number` may go to.
fn targets(number: usize) -> impl ExactSizeIterator<Item = usize> {
    (smallest_joined(number)..number).step_by(PERIOD)
}

/// Shortest and longest route to a dead end.
type Routes = (u64, u64);

impl Theory for Position {
    const POSITION: &'static Rule = &POSITION;
    const REDUCTION: &'static Rule = &PARITY;

    fn picture(&self) -> Picture {
        Picture::Bars(Bars { heights: self.cards().to_vec(), shaded: Vec::new(), numbered: true })
    }

    #[inline]
    fn piles(&self) -> impl Iterator<Item = Row> {
        // The best routes of all boxes so far, by the remainder of their number.
        let mut routes: [Option<Routes>; PERIOD] = [None; PERIOD];
        self.cards().iter().zip(1..).map(move |(&pile, number)| {
            let onward = routes[smallest_joined(number) % PERIOD];
            let (shortest, longest) = onward.map_or((0, 0), |(shortest, longest)| (shortest + 1, longest + 1));
            let known = &mut routes[number % PERIOD];
            *known = Some(known.map_or((shortest, longest), |(low, high)| (low.min(shortest), high.max(longest))));
            let place = Place::Box { number: number as u64, shortest, longest };
            Row { stair: shortest, place, pile, kept: shortest % 2 == 1 }
        })
    }

    fn legal_moves(&self) -> u128 {
        let cards = self.cards().iter().zip(1..);
        cards.map(|(&cards, number)| u128::from(cards) * targets(number).len() as u128).sum()
    }

    fn lower(&self, row: usize, count: u64) -> Vec<Mv> {
        let from = row + 1;
        targets(from).map(|to| Carry { count, from: from as u64, to: Some(to as u64) }.into()).collect()
    }

    fn raise(&self, rows: &[Row], row: usize, count: u64) -> Vec<Mv> {
        let to = row + 1;
        let sources = (smallest_joined(to)..=rows.len()).step_by(PERIOD).filter(|&from| from > to);
        let able = sources.filter(|from| rows[from - 1].pile >= count);
        able.map(|from| Carry { count, from: from as u64, to: Some(to as u64) }.into()).collect()
    }

    fn onto(&self, row: usize) -> usize {
        smallest_joined(row + 1) - 1
    }

    fn after(&self, mv: Mv) -> Option<Self> {
        let Mv::Carry(Carry { count, from, to: Some(to) }) = mv else { unreachable!("cards go to boxes") };
        let index = |number: u64| usize::try_from(number).ok()?.checked_sub(1);
        let mut cards = self.cards().to_vec();
        cards[index(from)?] -= count;
        cards[index(to)?] += count;
        Some(Self::new(cards))
    }
}
