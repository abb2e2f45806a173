//! The wrong rules of the boxes: each is the right rule with one thing changed.
//!
//! Never here: words, or a mistake that another game has too.

use super::{ID, PARITY, Position};
use crate::mistakes::WrongRule;
use crate::solver::{Reckoned, Twist};
use crate::text::say;
use crate::trace::Place;

/// The positions of up to 7 boxes with up to 2 cards each and 4 together.
const SMALL: u32 = 623;

/// All of them, in the order of the steps that they get wrong.
pub(super) static GALLERY: &[WrongRule<Position>] = &[
    WrongRule::new(ID, "boxes.odd-boxes", &PARITY, ("1", 275, SMALL), Twist::Piles(odd_boxes), |lang| {
        say!(lang, boxes_mistakes::odd_boxes())
    }),
    WrongRule::new(ID, "boxes.even-boxes", &PARITY, ("0 0 0 1", 245, SMALL), Twist::Piles(even_boxes), |lang| {
        say!(lang, boxes_mistakes::even_boxes())
    }),
    WrongRule::new(ID, "boxes.residues-mod-3", &PARITY, ("0 0 1", 187, SMALL), Twist::Piles(residues_mod_3), |lang| {
        say!(lang, boxes_mistakes::residues_mod_3())
    }),
];

/// Keeps the boxes whose numbers are as `wanted`.
fn keep(rows: &mut [Reckoned], wanted: impl Fn(u64) -> bool) {
    for row in rows {
        if let Place::Box { number, .. } = row.place {
            row.kept = wanted(number);
        }
    }
}

/// Boxes 1, 3, 5, ...
fn odd_boxes(_: &Position, rows: &mut [Reckoned]) {
    keep(rows, |number| number % 2 == 1);
}

/// Boxes 2, 4, 6, ...
fn even_boxes(_: &Position, rows: &mut [Reckoned]) {
    keep(rows, |number| number % 2 == 0);
}

/// Boxes by their remainder by 3 alone.
fn residues_mod_3(_: &Position, rows: &mut [Reckoned]) {
    keep(rows, |number| number % 3 != 1);
}
