//! The wrong rules of pebbles: each is the right rule with one thing changed.
//!
//! Never here: words, or a mistake that another game has too.

use super::{DIFFERENCES, ID, Position};
use crate::games::shared;
use crate::mistakes::WrongRule;
use crate::mistakes::alter::{drop_farthest, keep_every, keep_from_far_end};
use crate::solver::{Reckoned, Twist};
use crate::text::say;
use crate::trace::Place;

/// The positions of up to 5 piles of up to 7 pebbles.
const SMALL: u32 = 1286;

/// All of them, in the order of the steps that they get wrong.
pub(super) static GALLERY: &[WrongRule<Position>] = &[
    WrongRule::new(
        ID,
        "pebbles.differences-less-one",
        &DIFFERENCES,
        ("0", 293, SMALL),
        Twist::Piles(differences_less_one),
        |lang| say!(lang, pebbles_mistakes::differences_less_one()),
    ),
    WrongRule::new(
        ID,
        "pebbles.nim-on-piles",
        &DIFFERENCES,
        ("1 1 2", 114, SMALL),
        Twist::Piles(nim_on_piles),
        |lang| say!(lang, pebbles_mistakes::nim_on_piles()),
    ),
    WrongRule::new(
        ID,
        "pebbles.first-difference-dropped",
        &DIFFERENCES,
        ("1", 263, SMALL),
        Twist::Piles(drop_farthest),
        |lang| say!(lang, pebbles_mistakes::first_difference_dropped()),
    ),
    WrongRule::new(
        ID,
        "pebbles.stairs-from-front",
        &shared::ODD_STAIRS,
        ("0 1", 134, SMALL),
        Twist::Piles(keep_from_far_end),
        |lang| say!(lang, pebbles_mistakes::stairs_from_front()),
    ),
    WrongRule::new(
        ID,
        "pebbles.every-difference",
        &shared::ODD_STAIRS,
        ("1 1", 364, SMALL),
        Twist::Piles(keep_every),
        |lang| say!(lang, pebbles_mistakes::every_difference()),
    ),
];

/// As if the piles were pieces on a strip, and the differences the gaps between them.
fn differences_less_one(_: &Position, rows: &mut [Reckoned]) {
    for row in rows {
        row.resize(row.pile - 1);
    }
}

/// The piles themselves.
fn nim_on_piles(_: &Position, rows: &mut [Reckoned]) {
    for row in rows {
        if let Place::Difference { larger, .. } = row.place {
            row.resize(larger.cast_signed());
            row.kept = true;
        }
    }
}
