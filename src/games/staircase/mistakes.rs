//! The wrong rules of the staircase: each is the right rule with one thing changed.
//!
//! Never here: words, or a mistake that another game has too.

use super::{ID, Position};
use crate::games::shared;
use crate::mistakes::WrongRule;
use crate::solver::{Reckoned, Twist};
use crate::text::say;

/// The staircases of up to 4 stairs with up to 4 coins each and 9 together.
const SMALL: u32 = 580;

/// All of them, in the order of the steps that they get wrong.
pub(super) static GALLERY: &[WrongRule<Position>] = &[
    WrongRule::new(
        ID,
        "staircase.every-stair",
        &shared::ODD_STAIRS,
        ("0 1", 152, SMALL),
        Twist::Piles(every_stair),
        |lang| say!(lang, staircase_mistakes::every_stair()),
    ),
    WrongRule::new(
        ID,
        "staircase.even-stairs",
        &shared::ODD_STAIRS,
        ("1", 180, SMALL),
        Twist::Piles(even_stairs),
        |lang| say!(lang, staircase_mistakes::even_stairs()),
    ),
    WrongRule::new(
        ID,
        "staircase.stairs-from-top",
        &shared::ODD_STAIRS,
        ("0 1", 140, SMALL),
        Twist::Piles(stairs_from_top),
        |lang| say!(lang, staircase_mistakes::stairs_from_top()),
    ),
    WrongRule::new(
        ID,
        "staircase.sum-parity",
        &shared::NIM_SUM,
        ("2", 194, SMALL),
        Twist::Join(|_, piles| piles.fold(0, |sum, pile| sum ^ (pile & 1))),
        |lang| say!(lang, staircase_mistakes::sum_parity()),
    ),
    WrongRule::new(
        ID,
        "staircase.any-odd-coin",
        &shared::NIM_SUM,
        ("1 0 1", 72, SMALL),
        Twist::Join(|_, piles| piles.fold(0, |all, pile| all | pile)),
        |lang| say!(lang, staircase_mistakes::any_odd_coin()),
    ),
];

/// All stairs, the ground too.
fn every_stair(_: &Position, rows: &mut [Reckoned]) {
    for row in rows {
        row.kept = true;
    }
}

/// The even stairs, the ground too.
fn even_stairs(_: &Position, rows: &mut [Reckoned]) {
    for row in rows {
        row.kept = row.stair.is_multiple_of(2);
    }
}

/// Every second stair, starting with the topmost.
fn stairs_from_top(position: &Position, rows: &mut [Reckoned]) {
    let topmost = position.coins().len() as u64;
    for row in rows {
        row.kept = (topmost - row.stair).is_multiple_of(2);
    }
}
