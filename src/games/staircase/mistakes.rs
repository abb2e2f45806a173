//! The wrong rules of the staircase: each is the right rule with one thing changed.
//!
//! Never here: words, or a mistake that another game has too.

use super::{ID, Position};
use crate::games::shared;
use crate::mistakes::WrongRule;
use crate::mistakes::alter::{keep_even, keep_every, keep_from_far_end, last_bit};
use crate::solver::Twist;
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
        Twist::Piles(keep_every),
        |lang| say!(lang, staircase_mistakes::every_stair()),
    ),
    WrongRule::new(
        ID,
        "staircase.even-stairs",
        &shared::ODD_STAIRS,
        ("1", 180, SMALL),
        Twist::Piles(keep_even),
        |lang| say!(lang, staircase_mistakes::even_stairs()),
    ),
    WrongRule::new(
        ID,
        "staircase.stairs-from-top",
        &shared::ODD_STAIRS,
        ("0 1", 140, SMALL),
        Twist::Piles(keep_from_far_end),
        |lang| say!(lang, staircase_mistakes::stairs_from_top()),
    ),
    WrongRule::new(ID, "staircase.sum-parity", &shared::NIM_SUM, ("2", 194, SMALL), Twist::Join(last_bit), |lang| {
        say!(lang, staircase_mistakes::sum_parity())
    }),
    WrongRule::new(
        ID,
        "staircase.any-odd-coin",
        &shared::NIM_SUM,
        ("1 0 1", 72, SMALL),
        Twist::Join(|piles| piles.fold(0, |all, pile| all | pile)),
        |lang| say!(lang, staircase_mistakes::any_odd_coin()),
    ),
];
