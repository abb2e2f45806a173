//! The furniture of a page, in English: heads of columns, footers, small words.
//!
//! Never here: anything but words.

use super::super::{Heads, count, first_few};
use super::{ordinal, several};
use crate::trace::{Check, Differs, Picture, Row};

/// Heads of columns and small words.
pub const WORDS: super::super::PageWords = super::super::PageWords {
    stair: "stair",
    from: "from",
    up_to: "up to",
    free: "free cells",
    pile: "pile",
    kept: "kept",
    dropped: "dropped",
    top: "top",
    so_far: "nim-sum",
    binary: "binary",
    ones: "ones",
    mv: "move",
    kind: "kind",
    change: "pile",
    piles_after: "kept piles",
    leads_to: "leads to",
    how: "how",
    textbook: "textbook",
    also: "also wins",
    king_home: "king home",
    why: "why",
    person: "person",
    home: "nobody above the king",
    next: "Next: ",
    colon: ": ",
    semicolon: "; ",
    comma: ", ",
    stop: ".",
    to: "to",
    odd: "odd",
    counts: "counts?",
    place: "s",
};

/// `stair 3: 5 -> 4`.
pub fn change(stair: u64, before: u64, after: u64) -> String {
    format!("stair {stair}: {before} -> {after}")
}

/// So many rows are left out.
pub fn omitted(rows: usize) -> String {
    format!("... {} (--full shows all) ...", several(rows as u64, "more row", "more rows"))
}

/// So many people are left out of a picture.
pub fn people_between(people: usize) -> String {
    format!("... {} ...", several(people as u64, "person", "people"))
}

/// `Alice wins`.
pub fn wins(name: &str) -> String {
    format!("{name} wins")
}

/// `HDU 4315, case 3`.
pub fn case(source: &str, number: u64) -> String {
    format!("{source}, case {}", count(number))
}

/// One row of the reduction, spoken.
pub fn spoken_pile(row: &Row, up_to: &str, sum: &str, remark: &str) -> String {
    let Row { stair, from, pile, kept, .. } = *row;
    let sum = if row.up_to.is_some() { format!("{sum} = {pile}") } else { format!("{pile} ({remark})") };
    format!("stair {stair}, from {from} up to {up_to}: {sum}, {}", if kept { "kept" } else { "dropped" })
}

/// One term of the XOR, spoken.
pub fn spoken_term(stair: u64, pile: u64, binary: Option<&str>, so_far: u64) -> String {
    let binary = binary.map_or(String::new(), |binary| format!(", in binary {binary}"));
    format!("stair {stair}: pile {pile}{binary}; nim-sum so far {so_far}")
}

/// The columns of the XOR, spoken.
pub fn spoken_columns(columns: &str) -> String {
    format!("number of ones, highest column first: {columns}")
}

/// How far the answer was checked.
pub fn check(check: Check, verify: usize) -> String {
    match check {
        Check::GameTree { positions } => format!(
            "Checked against the game tree: {}; winner and winning moves agree.",
            several(positions as u64, "position", "positions")
        ),
        Check::Formula { budget: None } => "By the formula only: positions this large are not searched.".to_owned(),
        Check::Formula { budget: Some(budget) } => {
            let more = if budget < verify {
                format!(" Add `--verify` to search up to {}.", count(verify as u64))
            } else {
                String::new()
            };
            format!("By the formula only: the game tree has more than {} positions.{more}", count(budget as u64))
        }
        Check::Disagrees { positions, .. } => format!(
            "**The game tree of {} disagrees: this is a defect of stairwise, and the explanation above is not to be \
             trusted. Please report it with this position.**",
            several(positions as u64, "position", "positions")
        ),
    }
}

/// What tells a neighbouring position apart, and who wins it.
pub fn neighbour(differs: Differs, winner: &str, other: &str) -> String {
    match differs {
        Differs::King(place) => format!("the king {}: {winner} wins", ordinal(place)),
        Differs::AfterWinningMove => format!("what {other} faces then"),
    }
}

/// The list of all names.
pub fn whole_list() -> &'static str {
    "everything there is to ask about"
}

/// A rule on its own.
pub fn on_its_own() -> &'static str {
    "this rule on its own"
}

/// Who stands where, spoken.
pub fn spoken_strip(picture: &Picture) -> String {
    let (shown, more) = first_few(&picture.cells);
    let cells: Vec<_> = shown.iter().map(u64::to_string).collect();
    let more = if more > 0 { format!(" and {} more cells", count(more as u64)) } else { String::new() };
    let king = picture.cells[picture.king - 1];
    format!("From the top down, people stand on {}{more}; the king is on {king}.", cells.join(", "))
}

/// Said under the strip with its pairs, and said instead of it.
pub fn pairs_and_stairs() -> (&'static str, &'static str) {
    (
        "Numbers are stairs, counted from the bottom; gaps inside pairs are odd.",
        "Each gap is a stair, counted from the bottom; gaps inside pairs are odd.",
    )
}

/// In front of the reasons of a rule.
pub fn why() -> &'static str {
    "**Why:** "
}

/// What stands above the answer of `about`.
pub fn heads() -> Heads {
    Heads {
        rule: "rule",
        game: "game",
        problem: "problem",
        term: "term",
        says: "What it says",
        why: "Why it holds",
        at_work: "At work",
        play: "How it is played",
        typed: "How a position is typed",
        reduction: "How it becomes a staircase",
        asks: "What is asked",
        input: "Input",
        output: "Output",
        sample: "Sample",
        traps: "What people trip over",
        meaning: "What it means",
        games: "Games",
        problems: "Problems",
        rules: "Rules",
        terms: "Terms",
    }
}
