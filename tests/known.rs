//! What is known of some positions, as tables: one row a position, one column a fact.

use stairwise::games::{boxes, dollar, grid, hill, nim, pebbles, row, staircase, strip, tree};
use stairwise::solver::{Theory, solve};
use stairwise::trace::{Facts, Player, Step};

/// Position, winner, nim-sum (none for a king first), number of winning moves.
const KNOWN: [(&str, Player, Option<u64>, usize); 16] = [
    // The published sample.
    ("1 2 k4", Player::Second, Some(0), 0),
    ("k100 200", Player::First, None, 1),
    // The smallest positions that common mistakes get wrong.
    ("k1 2", Player::First, None, 1),
    ("1 k2", Player::Second, Some(0), 0),
    ("1 k2 3", Player::Second, Some(0), 0),
    ("1 2 k3", Player::First, Some(1), 1),
    ("2 k3 5", Player::Second, Some(0), 0),
    ("1 2 3 k4 5", Player::First, Some(1), 1),
    // Lifting the topmost person to the top: wins, loses.
    ("1 2 k3 5", Player::First, Some(1), 2),
    ("1 2 3 k5", Player::First, Some(1), 1),
    // People on the top still counted would make these wrong.
    ("1 k2 3 5", Player::First, Some(1), 1),
    ("1 2 3 k6", Player::First, Some(2), 2),
    ("3 k5 6 10 14", Player::First, Some(1), 2),
    ("3 5 k6 10 14", Player::Second, Some(0), 0),
    // As far as numbers go.
    ("k9223372036854775807", Player::First, None, 1),
    ("1 k9223372036854775807", Player::First, Some(9_223_372_036_854_775_805), 1),
];

/// Winner, nim-sum and number of winning moves of `position`.
fn facts(position: &impl Theory) -> (Player, Option<u64>, usize) {
    let mut steps: Vec<Step> = Vec::new();
    let verdict = solve(position, &mut steps);
    let moves = steps.iter().find_map(|step| if let Facts::Moves(moves) = &step.facts { Some(moves) } else { None });
    (verdict.winner, verdict.nim_sum, moves.map_or(0, |moves| moves.winning.len()))
}

#[test]
fn known_hills() {
    for (position, winner, nim_sum, winning) in KNOWN {
        assert_eq!(facts(&hill::parse(position).expect("a position")), (winner, nim_sum, winning), "{position}");
    }
}

#[test]
fn known_strips_with_a_dollar() {
    for (position, winner, nim_sum, winning) in [
        // Bringing the dollar to the end loses.
        ("d1", Player::Second, Some(0), 0),
        ("d2", Player::First, Some(1), 1),
        ("d1 2", Player::Second, Some(0), 0),
        ("d1 2 3", Player::Second, Some(0), 0),
        ("d2 3 4", Player::First, Some(1), 1),
        // The smallest positions that the rule of the hill gets wrong.
        ("1 d2", Player::Second, Some(0), 0),
        ("1 d2 3 5", Player::First, Some(1), 2),
        ("1 2 d3 5", Player::First, Some(1), 1),
        ("d3 5 6 10 14", Player::First, Some(1), 2),
        ("3 d5 6 10 14", Player::Second, Some(0), 0),
        // The first coin to the end: wins, loses.
        ("1 2 3 d5", Player::First, Some(1), 1),
        ("2 d5 9", Player::First, Some(1), 1),
        ("1 2 d4", Player::Second, Some(0), 0),
        // As far as numbers go.
        ("d9223372036854775807", Player::First, Some(9_223_372_036_854_775_806), 1),
        ("1 d9223372036854775807", Player::First, Some(9_223_372_036_854_775_805), 1),
    ] {
        assert_eq!(facts(&dollar::parse(position).expect("a position")), (winner, nim_sum, winning), "{position}");
    }
}

#[test]
fn known_staircases() {
    for (position, winner, nim_sum, winning) in [
        ("0 1 1", Player::First, Some(1), 2),
        ("0 1", Player::Second, Some(0), 0),
        ("1 0 1", Player::Second, Some(0), 0),
        ("2 1 3", Player::First, Some(1), 2),
        ("1", Player::First, Some(1), 1),
    ] {
        assert_eq!(facts(&staircase::parse(position).expect("a position")), (winner, nim_sum, winning), "{position}");
    }
}

#[test]
fn known_nim_positions() {
    for (position, winner, nim_sum, winning) in [
        ("0", Player::Second, Some(0), 0),
        ("1", Player::First, Some(1), 1),
        // A sum, its last bit, or the number of piles would mislead here.
        ("2", Player::First, Some(2), 1),
        ("1 2 3", Player::Second, Some(0), 0),
        ("1 1 1", Player::First, Some(1), 3),
        ("3 4 5", Player::First, Some(2), 1),
        ("7 11 13", Player::First, Some(1), 3),
        ("9223372036854775807 1", Player::First, Some(9_223_372_036_854_775_806), 1),
        ("9223372036854775807 9223372036854775807", Player::Second, Some(0), 0),
    ] {
        assert_eq!(facts(&nim::parse(position).expect("a position")), (winner, nim_sum, winning), "{position}");
    }
}

#[test]
fn known_positions_of_pebbles() {
    for (position, winner, nim_sum, winning) in [
        // The published samples.
        ("2 2", Player::Second, Some(0), 0),
        ("1 2 4", Player::First, Some(3), 1),
        ("3 6 6", Player::First, Some(3), 2),
        ("6 6", Player::Second, Some(0), 0),
        ("6 12", Player::First, Some(6), 1),
        // The smallest positions that common mistakes get wrong.
        ("0 1", Player::First, Some(1), 1),
        ("1 1", Player::Second, Some(0), 0),
        ("0", Player::Second, Some(0), 0),
        ("1 1 2", Player::Second, Some(0), 0),
        ("1", Player::First, Some(1), 1),
        // As far as numbers go.
        ("9223372036854775807", Player::First, Some(9_223_372_036_854_775_807), 1),
        ("0 9223372036854775807", Player::First, Some(9_223_372_036_854_775_807), 1),
        ("9223372036854775807 9223372036854775807", Player::Second, Some(0), 0),
    ] {
        assert_eq!(facts(&pebbles::parse(position).expect("a position")), (winner, nim_sum, winning), "{position}");
    }
}

#[test]
fn known_strips() {
    for (position, winner, nim_sum, winning) in [
        // The published sample.
        ("1 2 3", Player::Second, Some(0), 0),
        ("1 5 6 7 9 12 14 17", Player::First, Some(3), 3),
        // The smallest positions that common mistakes get wrong.
        ("2 3", Player::Second, Some(0), 0),
        ("1 3", Player::First, Some(1), 1),
        ("1", Player::Second, Some(0), 0),
        ("2", Player::First, Some(1), 1),
        ("2 3 5", Player::Second, Some(0), 0),
        ("3", Player::First, Some(2), 1),
        ("2 1", Player::Second, Some(0), 0),
        // The piece before a kept gap wins as well.
        ("2 6 7", Player::First, Some(1), 2),
        ("3 5 6 10 14", Player::First, Some(1), 2),
        // As far as numbers go.
        ("9223372036854775807 1", Player::First, Some(9_223_372_036_854_775_805), 1),
    ] {
        assert_eq!(facts(&strip::parse(position).expect("a position")), (winner, nim_sum, winning), "{position}");
    }
}

#[test]
fn known_boxes() {
    for (position, winner, nim_sum, winning) in [
        // The published sample.
        ("1 2", Player::First, Some(2), 1),
        ("1 3 3 2 2 1 2", Player::Second, Some(0), 0),
        // The smallest positions that common mistakes get wrong.
        ("1", Player::Second, Some(0), 0),
        ("0 0 0 1", Player::Second, Some(0), 0),
        ("0 0 1", Player::Second, Some(0), 0),
        // Two targets, two sources.
        ("0 0 0 0 0 0 0 1", Player::First, Some(1), 2),
        ("0 1 0 0 0 0 1", Player::First, Some(1), 1),
        ("0 1 0 0 0 2 3 0 0 0 0 0 3", Player::First, Some(3), 4),
        // As far as numbers go.
        ("0 9223372036854775807 0 0 9223372036854775806", Player::First, Some(1), 1),
    ] {
        assert_eq!(facts(&boxes::parse(position).expect("a position")), (winner, nim_sum, winning), "{position}");
    }
}

#[test]
fn known_trees() {
    for (position, winner, nim_sum, winning) in [
        // The published sample.
        ("1000 1:0", Player::First, Some(1), 1),
        ("2 3:0 3:1 3:0", Player::Second, Some(0), 0),
        // The smallest positions that common mistakes get wrong.
        ("1", Player::Second, Some(0), 0),
        ("0 1:0", Player::First, Some(1), 1),
        ("0 0:0 1:1", Player::Second, Some(0), 0),
        // From below, two children.
        ("0 1:0 2:0 3:1 2:3", Player::First, Some(1), 1),
        ("0 1:0 3:0 2:1 1:1 1:3", Player::First, Some(3), 3),
        ("0 1:0 3:0 2:1 2:1 1:1", Player::First, Some(2), 3),
        // As far as numbers go.
        ("9223372036854775807 9223372036854775807:0 9223372036854775807:1", Player::First, Some(i64::MAX as u64), 1),
    ] {
        assert_eq!(facts(&tree::parse(position).expect("a position")), (winner, nim_sum, winning), "{position}");
    }
}

#[test]
fn known_grids() {
    for (position, winner, nim_sum, winning) in [
        // The published sample.
        ("1 1 : 1 1", Player::Second, Some(0), 0),
        // Distance from the upper left corner, every cell, or rows alone would make these wrong.
        ("1 0", Player::First, Some(1), 1),
        ("0 1", Player::Second, Some(0), 0),
        ("1 0 0", Player::Second, Some(0), 0),
        ("1 : 0", Player::First, Some(1), 1),
        ("1 0 : 0 1", Player::Second, Some(0), 0),
        ("0 1 : 0 0", Player::First, Some(1), 1),
        // Right and down; from the left and from above.
        ("1 0 0 : 0 0 0", Player::First, Some(1), 2),
        ("0 1 1 : 1 0 0", Player::First, Some(1), 3),
        ("3 2 1 : 3 0 2", Player::First, Some(2), 5),
        // As far as numbers go.
        ("9223372036854775807 1 : 0 0", Player::First, Some(1), 2),
        ("0 9223372036854775807 : 9223372036854775806 0", Player::First, Some(1), 1),
        (
            "9223372036854775807 9223372036854775807 : 9223372036854775807 9223372036854775807",
            Player::Second,
            Some(0),
            0,
        ),
    ] {
        assert_eq!(facts(&grid::parse(position).expect("a position")), (winner, nim_sum, winning), "{position}");
    }
}

#[test]
fn a_grid_is_typed_with_or_without_space_around_its_colons() {
    let grid = grid::parse("1 2 : 3 4 : 5 6").expect("a position");
    for typed in ["1 2:3 4:5 6", "1 2: 3 4 :5 6", " 01 2  :3 4:  5 6 "] {
        assert_eq!(grid::parse(typed), Ok(grid.clone()), "{typed}");
    }
    for wrong in ["", ":", "1::2", "1:", ":1", "1 2:3", "1:2 3", "1;2"] {
        assert!(grid::parse(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn known_rows() {
    for (position, winner, nim_sum, winning) in [
        // The published sample.
        ("19 20", Player::Second, Some(0), 0),
        ("19 : 18", Player::First, Some(1), 2),
        ("19", Player::First, Some(1), 1),
        ("18", Player::Second, Some(0), 0),
        // The border in front ends the last run.
        ("1 2", Player::Second, Some(0), 0),
        ("1 2 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20", Player::First, Some(2), 1),
        (":", Player::Second, Some(0), 0),
    ] {
        assert_eq!(facts(&row::parse(position).expect("a position")), (winner, nim_sum, winning), "{position}");
    }
}
