//! What wrong rules of several games do to the piles, whatever these are in the game.
//!
//! Never here: what only one game gets wrong.

use crate::solver::Reckoned;

/// Keeps every pile.
pub(crate) fn keep_every<P>(_: &P, rows: &mut [Reckoned]) {
    for row in rows {
        row.kept = true;
    }
}

/// Keeps the piles on even stairs, the ground too.
pub(crate) fn keep_even<P>(_: &P, rows: &mut [Reckoned]) {
    for row in rows {
        row.kept = row.stair.is_multiple_of(2);
    }
}

/// Keeps every second pile, starting with the farthest from the ground.
pub(crate) fn keep_from_far_end<P>(_: &P, rows: &mut [Reckoned]) {
    for (place, row) in rows.iter_mut().rev().enumerate() {
        row.kept = place.is_multiple_of(2);
    }
}

/// Drops the pile farthest from the ground.
pub(crate) fn drop_farthest<P>(_: &P, rows: &mut [Reckoned]) {
    if let Some(farthest) = rows.last_mut() {
        farthest.kept = false;
    }
}

/// Joins only the last binary digits: whether the sum is odd.
pub(crate) fn last_bit(piles: &mut dyn Iterator<Item = i64>) -> i64 {
    piles.fold(0, |sum, pile| sum ^ (pile & 1))
}
