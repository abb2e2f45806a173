//! What the staircase says, in English.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said};
use super::{several, shared};
use crate::trace::{Bars, Carry, Mv, Picture, Reduction};

/// The words of the staircase.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "Staircase Nim"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "Coins lie on the stairs of a staircase. A move takes one or more coins from one stair and puts them on the \
                 stair below; below stair 1 is the ground, stair 0, and what lies there is out of the game. Whoever cannot \
                 move loses.",
            ],
            notation: "`2 1 3`: the coins on stairs 1, 2, 3, ..., from the ground up.",
            reduction: "It is the staircase itself: the coins on odd stairs are the piles.",
            program: &[
                "X = 0",
                "for stairs 1, 3, 5, ...: X = X XOR the coins there",
                shared::WINS,
                "a winning move: an odd stair of s, s XOR X < s: leave s XOR X",
            ],
            traps: &[
                "Stair 1 is right above the ground; some judges call the floor 1.",
                "Odd and even are counted from the ground, not from the top.",
                "What counts is the XOR, not whether the sum is odd: `2` is won.",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Bars(Bars { heights, .. }) = picture else { return String::new() };
        several(heights.len() as u64, "stair", "stairs")
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Carry(Carry { count: coins, from, to }) = *mv else { return String::new() };
        let to = to.filter(|&to| to > 0).map_or("ground".to_owned(), |to| to.to_string());
        format!("{}: {from} -> {to}", several(coins, "coin", "coins"))
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("Position", note.clone()).aloud(note).finding("stair 1 is on the left, the ground left of it")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, |row| row.pile.to_string());
        Said::new("Stairs", piles).finding("the coins on a stair are its pile, and the ground is stair 0")
    }

    fn kept(&self) -> &'static str {
        "only odd stairs count"
    }
}

/// `staircase.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "Position",
        says: "Stairs are numbered from the ground up: the ground is stair 0, the lowest stair is stair 1.",
        why: &[
            "Coins on the ground cannot move again, so they are left out. Some problems call the ground stair 1: then every \
                number is one too high, and the even ones count.",
        ],
    }
}

/// `staircase.stairs`.
pub fn stairs() -> RuleText {
    RuleText {
        title: "Stairs",
        says: "Each stair is a pile of coins.",
        why: &[
            "Nothing needs to be translated here. In the other games of the family the stairs are in disguise: gaps between \
                pieces, differences of piles, nodes of a tree.",
        ],
    }
}

/// The problem `AcWing` 892.
pub fn acwing892() -> ProblemText {
    ProblemText {
        asks: "Given the coins on stairs 1 to n, can the player to move win?",
        input: &["one test: n (n <= 100000);", "the coins on stairs 1 to n (at most 10^9 each)."],
        output: "`Yes` or `No`.",
        traps: &[
            "The ground is stair 0: stairs 1, 3, 5, ... count, also when an array starts with 0.",
            "The parity is that of the stair, from the ground, not from the top.",
        ],
    }
}

/// The problem CSES 1099.
pub fn cses1099() -> ProblemText {
    ProblemText {
        asks: "Given the balls on n stairs, the first of which is the floor, who wins?",
        input: &[
            "the number of tests, and for each:",
            "n (all n together at most 200000);",
            "the balls on stairs 1 to n (at most 10^9 each).",
        ],
        output: "`first` or `second` on a line for each test.",
        traps: &["Its stair 1 is the floor, our stair 0. So its even stairs are our odd ones, and they count."],
    }
}
