//! The rules, one right and some wrong ones for each game: a number that is 0 when the player to move has lost.

use crate::answers::Game;
use crate::input::Case;

/// The wrong rules of each game.
const WRONG: [(Game, &[&str]); 6] = [
    (
        Game::Hill,
        &[
            "no-king-first",
            "no-king-second",
            "adjust-even-people",
            "adjust-every-even-king",
            "adjust-every-lower-king",
            "adjust-nim-sum",
            "stairs-from-top",
            "every-gap",
            "differences",
            "nim-on-cells",
            "king-from-zero",
            "king-from-bottom",
        ],
    ),
    (
        Game::Staircase,
        &[
            "every-stair",
            "even-stairs",
            "stairs-from-top",
            "sum-parity",
            "any-odd-coin",
            // Those that may keep the floor, with it.
            "every-stair-and-floor",
            "even-stairs-and-floor",
            "stairs-from-top-and-floor",
        ],
    ),
    (
        Game::Strip,
        &[
            "every-gap",
            "stairs-from-left",
            "first-gap-whole",
            "differences",
            "border-forgotten",
            "own-piles",
            "last-bit",
            "unsorted",
        ],
    ),
    (
        Game::Pebbles,
        &["stairs-from-front", "every-difference", "differences-less-one", "nim-on-piles", "first-difference-dropped"],
    ),
    (Game::Boxes, &["odd-boxes", "even-boxes", "residues-mod-3"]),
    (Game::Tree, &["root-is-one", "height-from-leaves", "every-node"]),
];

/// Whether `rule` is one of `game`.
pub fn exists(game: Game, rule: &str) -> bool {
    rule == "right" || WRONG.iter().any(|(found, rules)| *found == game && rules.contains(&rule))
}

/// What `rule` computes for `case`; `None` when it takes it for won at once.
pub fn nim_sum(game: Game, rule: &str, case: &Case) -> Option<i64> {
    Some(match game {
        Game::Hill => return hill(rule, &case.numbers, case.king),
        Game::Nim => xor(piles_of_nim(case)),
        Game::Staircase => staircase(rule, case.floor, &case.numbers),
        Game::Strip => strip(rule, &case.numbers),
        Game::Pebbles => pebbles(rule, &case.numbers),
        Game::Boxes => boxes(rule, &case.numbers),
        Game::Tree => tree(rule, case),
        Game::Grid => grid(case),
        Game::Row => case.rows.iter().map(|row| jumps(row)).fold(0, |sum, row| sum ^ row),
    })
}

pub fn piles_of_nim(case: &Case) -> impl Iterator<Item = i64> {
    case.numbers.iter().copied()
}

fn xor(piles: impl IntoIterator<Item = i64>) -> i64 {
    piles.into_iter().fold(0, |sum, pile| sum ^ pile)
}

/// The 1st, 3rd, 5th, ... of them.
fn odd(piles: impl IntoIterator<Item = i64>) -> i64 {
    xor(piles.into_iter().step_by(2))
}

/// Each number less the one before it, less `also`; the first whole.
fn differences(numbers: &[i64], also: i64) -> Vec<i64> {
    let first = numbers.iter().take(1).copied();
    first.chain(numbers.windows(2).map(|pair| pair[1] - pair[0] - also)).collect()
}

fn hill(rule: &str, cells: &[i64], king: i64) -> Option<i64> {
    let people = i64::try_from(cells.len()).ok()?;
    let uneven = people % 2 == 1;
    let king = match rule {
        "king-from-zero" => king + 1,
        "king-from-bottom" => people + 1 - king,
        _ => king,
    };
    if king == 1 && rule != "no-king-first" {
        return None;
    }
    if rule == "nim-on-cells" {
        return Some(xor(cells.iter().copied()));
    }
    let mut gaps = differences(cells, i64::from(rule != "differences"));
    let less = match rule {
        "no-king-second" | "adjust-nim-sum" => false,
        "adjust-every-even-king" => uneven && king % 2 == 0,
        "adjust-every-lower-king" => uneven && king > 1,
        _ => uneven && king == 2,
    };
    gaps[0] -= i64::from(less);
    if rule == "adjust-even-people" && !uneven && king == 2 {
        gaps[1] -= 1;
    }
    Some(match rule {
        "every-gap" => xor(gaps),
        "stairs-from-top" => odd(gaps),
        "adjust-nim-sum" if uneven && king == 2 => odd(gaps.into_iter().rev()) - 1,
        _ => odd(gaps.into_iter().rev()),
    })
}

fn staircase(rule: &str, floor: i64, coins: &[i64]) -> i64 {
    let coins = coins.iter().copied();
    let and_floor = std::iter::once(floor).chain(coins.clone());
    match rule {
        "every-stair" => xor(coins),
        "even-stairs" => odd(coins.skip(1)),
        "stairs-from-top" => odd(coins.rev()),
        "every-stair-and-floor" => xor(and_floor),
        "even-stairs-and-floor" => odd(and_floor),
        "stairs-from-top-and-floor" => odd(and_floor.collect::<Vec<_>>().into_iter().rev()),
        "sum-parity" => coins.step_by(2).sum::<i64>() % 2,
        "any-odd-coin" => coins.step_by(2).max().unwrap_or(0),
        _ => odd(coins),
    }
}

fn strip(rule: &str, given: &[i64]) -> i64 {
    let mut cells = given.to_vec();
    if rule != "unsorted" {
        cells.sort_unstable();
    }
    let mut gaps = differences(&cells, i64::from(rule != "differences"));
    if let Some(first) = gaps.first_mut() {
        match rule {
            "first-gap-whole" | "differences" => {}
            "border-forgotten" => *first = 0,
            _ => *first -= 1,
        }
    }
    match rule {
        "every-gap" => xor(gaps),
        "stairs-from-left" => odd(gaps),
        "own-piles" => xor((1..).zip(cells).map(|(piece, cell)| cell - piece)),
        "last-bit" => odd(gaps.into_iter().rev()) & 1,
        _ => odd(gaps.into_iter().rev()),
    }
}

fn pebbles(rule: &str, piles: &[i64]) -> i64 {
    let mut found = differences(piles, 0);
    match rule {
        "stairs-from-front" => odd(found),
        "every-difference" => xor(found),
        "differences-less-one" => odd(found.into_iter().rev().map(|pile| pile - 1)),
        "nim-on-piles" => xor(piles.iter().copied()),
        "first-difference-dropped" => {
            if let Some(first) = found.first_mut() {
                *first = 0;
            }
            odd(found.into_iter().rev())
        }
        _ => odd(found.into_iter().rev()),
    }
}

fn boxes(rule: &str, cards: &[i64]) -> i64 {
    let counts = |number: usize| match rule {
        "odd-boxes" => number % 2 == 1,
        "even-boxes" => number.is_multiple_of(2),
        "residues-mod-3" => number % 3 != 1,
        _ => matches!(number % 6, 0 | 2 | 5),
    };
    xor((1..).zip(cards).filter(|(number, _)| counts(*number)).map(|(_, cards)| *cards))
}

fn tree(rule: &str, case: &Case) -> i64 {
    let nodes = case.numbers.len();
    let mut depths = vec![0; nodes];
    let mut heights = vec![0; nodes];
    for (node, parent) in (1..nodes).zip(&case.parents) {
        depths[node] = depths[*parent] + 1;
    }
    for node in (1..nodes).rev() {
        let parent = case.parents[node - 1];
        heights[parent] = heights[parent].max(heights[node] + 1);
    }
    let counts = |node: usize| match rule {
        "root-is-one" => depths[node] % 2 == 0,
        "height-from-leaves" => heights[node] % 2 == 1,
        "every-node" => node > 0,
        _ => depths[node] % 2 == 1,
    };
    xor((0..nodes).filter(|node| counts(*node)).map(|node| case.numbers[node]))
}

fn grid(case: &Case) -> i64 {
    let rows: Vec<_> = case.numbers.chunks(case.columns.max(1)).collect();
    let mut sum = 0;
    for (down, row) in rows.iter().rev().enumerate() {
        for (right, coins) in row.iter().rev().enumerate() {
            if (down + right) % 2 == 1 {
                sum ^= coins;
            }
        }
    }
    sum
}

/// A row of 20 cells: the runs of pieces between one blank and the next, the 1st, 3rd, ... from the right. What stands
/// right of the last blank is at home; in front of the row there is one blank more.
fn jumps(cells: &[i64]) -> i64 {
    let (mut sum, mut run, mut blanks) = (0, 0, 0);
    for cell in (0..=20).rev() {
        if cells.contains(&cell) {
            run += 1;
            continue;
        }
        if blanks % 2 == 1 {
            sum ^= run;
        }
        blanks += 1;
        run = 0;
    }
    sum
}
