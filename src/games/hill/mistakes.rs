//! The wrong rules of the hill: each is the right rule with one thing changed.
//!
//! Never here: words, or a mistake that another game has too.

use super::{GAP_PILES, ID, KING_ADJUSTMENT, KING_FIRST, PAIRING, POSITION, Position};
use crate::games::shared;
use crate::mistakes::WrongRule;
use crate::mistakes::alter::{keep_every, keep_from_far_end};
use crate::solver::{Reckoned, Reckoning, Twist, reckon, solve};
use crate::text::say;
use crate::trace::{Place, Player, Silent};

/// The hills of up to 5 people on the first 9 cells.
const SMALL: u32 = 1467;

/// All of them, in the order of the steps that they get wrong.
pub(super) static GALLERY: &[WrongRule<Position>] = &[
    WrongRule::new(ID, "hill.king-from-zero", &POSITION, ("k1", 185, SMALL), Twist::Reading(king_from_zero), |lang| {
        say!(lang, hill_mistakes::king_from_zero())
    }),
    WrongRule::new(
        ID,
        "hill.king-from-bottom",
        &POSITION,
        ("k1 2", 284, SMALL),
        Twist::Reading(king_from_bottom),
        |lang| say!(lang, hill_mistakes::king_from_bottom()),
    ),
    WrongRule::new(ID, "hill.no-king-first", &KING_FIRST, ("k1 2", 80, SMALL), Twist::Shortcut, |lang| {
        say!(lang, hill_mistakes::no_king_first())
    }),
    WrongRule::new(
        ID,
        "hill.stairs-from-top",
        &PAIRING,
        ("1 k2", 140, SMALL),
        Twist::Piles(keep_from_far_end),
        |lang| say!(lang, hill_mistakes::stairs_from_top()),
    ),
    WrongRule::new(ID, "hill.differences", &GAP_PILES, ("1 k2", 176, SMALL), Twist::Piles(differences), |lang| {
        say!(lang, hill_mistakes::differences())
    }),
    WrongRule::new(ID, "hill.nim-on-cells", &GAP_PILES, ("1 k2", 240, SMALL), Twist::Change(nim_on_cells), |lang| {
        say!(lang, hill_mistakes::nim_on_cells())
    }),
    WrongRule::new(ID, "hill.every-gap", &shared::ODD_STAIRS, ("1 k2", 338, SMALL), Twist::Piles(keep_every), |lang| {
        say!(lang, hill_mistakes::every_gap())
    }),
    WrongRule::new(
        ID,
        "hill.no-king-second",
        &KING_ADJUSTMENT,
        ("1 k2 3", 90, SMALL),
        Twist::Change(|_, _| {}),
        |lang| say!(lang, hill_mistakes::no_king_second()),
    ),
    WrongRule::new(
        ID,
        "hill.adjust-even-people",
        &KING_ADJUSTMENT,
        ("1 k2", 71, SMALL),
        Twist::Change(even_people),
        |lang| say!(lang, hill_mistakes::adjust_even_people()),
    ),
    WrongRule::new(
        ID,
        "hill.adjust-every-even-king",
        &KING_ADJUSTMENT,
        ("1 2 3 k4 5", 62, SMALL),
        Twist::Change(even_king),
        |lang| say!(lang, hill_mistakes::adjust_every_even_king()),
    ),
    WrongRule::new(
        ID,
        "hill.adjust-every-lower-king",
        &KING_ADJUSTMENT,
        ("1 2 k3", 214, SMALL),
        Twist::Change(lower_king),
        |lang| say!(lang, hill_mistakes::adjust_every_lower_king()),
    ),
    WrongRule::new(
        ID,
        "hill.adjust-nim-sum",
        &KING_ADJUSTMENT,
        ("2 k3 5", 25, SMALL),
        Twist::NimSum(less_one),
        |lang| say!(lang, hill_mistakes::adjust_nim_sum()),
    ),
];

/// The rule for a king in the place `king`, which may be nobody's, on these cells.
fn winner_with_king(position: &Position, king: usize) -> Player {
    match position.with_king(king) {
        Some(other) => solve(&other, &mut Silent).winner,
        // A king behind the last person is neither first nor, but for a single person, second.
        None => {
            let right = reckon(position, Some(&Twist::Shortcut));
            let alone = position.people() == 1;
            let nim_sum = kept(&right).fold(0, |sum, row| sum ^ (row.pile - i64::from(alone)));
            Player::by_nim_sum(nim_sum)
        }
    }
}

fn kept(reckoning: &Reckoning) -> impl Iterator<Item = &Reckoned> {
    reckoning.rows.iter().filter(|row| row.kept)
}

/// The king is sought at index k of an array that starts with 0.
fn king_from_zero(position: &Position) -> Player {
    winner_with_king(position, position.king() + 1)
}

/// k is counted from the lowest person.
fn king_from_bottom(position: &Position) -> Player {
    winner_with_king(position, position.people() + 1 - position.king())
}

/// The distance between neighbours, and not the free cells between them.
fn differences(_: &Position, rows: &mut [Reckoned]) {
    for row in rows {
        if let Place::Gap { from, up_to } = row.place {
            row.resize((from - up_to.unwrap_or(0)).cast_signed());
        }
    }
}

/// The distances of all people to the top, and no rule for a king second.
fn nim_on_cells(_: &Position, rows: &mut [Reckoned]) {
    for row in rows {
        if let Place::Gap { from, .. } = row.place {
            row.resize(from.cast_signed());
            row.kept = true;
        }
    }
}

/// Takes 1 off the topmost kept pile.
fn lower_topmost(rows: &mut [Reckoned]) {
    if let Some(topmost) = rows.iter_mut().rev().find(|row| row.kept) {
        topmost.after -= 1;
    }
}

/// A king second costs one cell, however many people there are.
fn even_people(position: &Position, rows: &mut [Reckoned]) {
    if position.king() == 2 {
        lower_topmost(rows);
    }
}

/// With an odd number of people every king in an even place costs one cell.
fn even_king(position: &Position, rows: &mut [Reckoned]) {
    if position.people() % 2 == 1 && position.king().is_multiple_of(2) {
        lower_topmost(rows);
    }
}

/// With an odd number of people every king but a first one costs one cell.
fn lower_king(position: &Position, rows: &mut [Reckoned]) {
    if position.people() % 2 == 1 {
        lower_topmost(rows);
    }
}

/// The 1 is taken off the nim-sum, and not off the pile.
fn less_one(position: &Position, nim_sum: i64) -> i64 {
    nim_sum - i64::from(position.king() == 2 && position.people() % 2 == 1)
}
