//! The wrong rules of the strip: each is the right rule with one thing changed.
//!
//! Never here: words, or a mistake that another game has too.

use super::{GAPS, ID, PAIRING, Position, SORT};
use crate::games::shared;
use crate::mistakes::WrongRule;
use crate::mistakes::alter::{drop_farthest, keep_every, keep_from_far_end, last_bit};
use crate::solver::{Reckoned, Twist};
use crate::text::say;
use crate::trace::{Place, Player};

/// The strips with up to 5 pieces on the first 10 cells.
const SMALL: u32 = 637;

/// The strips with up to 4 pieces on the first 8 cells, given in any order.
const SMALL_IN_ANY_ORDER: u32 = 2080;

/// All of them, in the order of the steps that they get wrong.
pub(super) static GALLERY: &[WrongRule<Position>] = &[
    WrongRule::new(ID, "strip.unsorted", &SORT, ("2 1", 407, SMALL_IN_ANY_ORDER), Twist::Reading(unsorted), |lang| {
        say!(lang, strip_mistakes::unsorted())
    }),
    WrongRule::new(
        ID,
        "strip.stairs-from-left",
        &PAIRING,
        ("1 3", 96, SMALL),
        Twist::Piles(keep_from_far_end),
        |lang| say!(lang, strip_mistakes::stairs_from_left()),
    ),
    WrongRule::new(ID, "strip.first-gap-whole", &GAPS, ("1", 147, SMALL), Twist::Piles(first_gap_whole), |lang| {
        say!(lang, strip_mistakes::first_gap_whole())
    }),
    WrongRule::new(ID, "strip.differences", &GAPS, ("1", 106, SMALL), Twist::Piles(differences), |lang| {
        say!(lang, strip_mistakes::differences())
    }),
    WrongRule::new(ID, "strip.border-forgotten", &GAPS, ("2", 121, SMALL), Twist::Piles(drop_farthest), |lang| {
        say!(lang, strip_mistakes::border_forgotten())
    }),
    WrongRule::new(ID, "strip.own-piles", &GAPS, ("2 3 5", 50, SMALL), Twist::Piles(own_piles), |lang| {
        say!(lang, strip_mistakes::own_piles())
    }),
    WrongRule::new(ID, "strip.every-gap", &shared::ODD_STAIRS, ("2 3", 182, SMALL), Twist::Piles(keep_every), |lang| {
        say!(lang, strip_mistakes::every_gap())
    }),
    WrongRule::new(ID, "strip.last-bit", &shared::NIM_SUM, ("3", 186, SMALL), Twist::Join(last_bit), |lang| {
        say!(lang, strip_mistakes::last_bit())
    }),
];

/// The gaps between the cells as they were given. They may be below 0.
fn unsorted(position: &Position) -> Player {
    let given = position.given();
    let before = std::iter::once(&0).chain(given);
    let gaps: Vec<_> =
        given.iter().zip(before).map(|(cell, before)| cell.cast_signed() - before.cast_signed() - 1).collect();
    let nim_sum = gaps.iter().rev().step_by(2).fold(0, |sum, gap| sum ^ gap);
    Player::by_nim_sum(nim_sum)
}

/// As if the border could be shared, like the top of a hill.
fn first_gap_whole(_: &Position, rows: &mut [Reckoned]) {
    if let Some(first) = rows.last_mut() {
        first.resize(first.pile + 1);
    }
}

/// The distance between neighbours, and not the free cells between them.
fn differences(_: &Position, rows: &mut [Reckoned]) {
    for row in rows {
        row.resize(row.pile + 1);
    }
}

/// All the free cells in front of each piece, however many pieces stand between.
fn own_piles(_: &Position, rows: &mut [Reckoned]) {
    for (place, row) in (1..).zip(rows.iter_mut().rev()) {
        if let Place::Gap { from, .. } = row.place {
            row.resize(from.cast_signed() - place);
            row.kept = true;
        }
    }
}
