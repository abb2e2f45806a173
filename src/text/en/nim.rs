//! What Nim says, in English.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said, count};
use super::{several, shared};
use crate::trace::{Bars, Carry, Mv, Picture, Reduction};

/// The words of Nim.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "Nim"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "There are some piles of stones. A move takes one or more stones from one pile. Whoever cannot move \
                      loses.",
            ],
            notation: "`3 4 5`: the stones of piles 1, 2, 3, ...",
            reduction: "Each pile is a staircase of one stair, just above the ground, so every pile counts. All other games \
                        of the family become this one.",
            program: &[
                "X = 0",
                "for every pile s: X = X XOR s",
                shared::WINS,
                "a winning move: a pile s with s XOR X < s, lowered to s XOR X",
            ],
            traps: &[
                "What counts is the XOR, not the sum: `1 2 3` is lost.",
                "Copying the other player's moves works with equal pairs only.",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Bars(Bars { heights, .. }) = picture else { return String::new() };
        several(heights.len() as u64, "pile", "piles")
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Carry(Carry { count: stones, from, .. }) = *mv else { return String::new() };
        format!("{} off pile {from}", count(stones))
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("Position", note.clone()).aloud(note).finding("pile 1 is on the left")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, |row| row.pile.to_string());
        Said::new("Piles", piles).finding("every pile counts, as it is")
    }

    fn kept(&self) -> &'static str {
        "every pile counts"
    }
}

/// `nim.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "Position",
        says: "A position is its piles, numbered from the left.",
        why: &["The order of the piles does not matter to who wins; the numbers only serve to name a move."],
    }
}

/// `nim.piles`.
pub fn piles() -> RuleText {
    RuleText {
        title: "Piles",
        says: "Every pile counts, as it is.",
        why: &[
            "What is taken off a pile is out of the game: each pile is a stair just above the ground, so there is no even \
                stair to leave out.",
        ],
    }
}

/// The problem POJ 2975.
pub fn poj2975() -> ProblemText {
    ProblemText {
        asks: "Given n piles, how many moves win?",
        input: &["tests until one with n = 0, and for each:", "n (n <= 1000);", "the piles (at most 10^9 each)."],
        output: "the number of winning moves on a line for each test; 0 for a lost position.",
        traps: &[
            "Asked for is the number of winning moves, not the winner. A pile s has one exactly when s XOR X < s, with X \
             the nim-sum.",
            "In C and C++, `s ^ x < s` means `s ^ (x < s)`: write `(s ^ x) < s`.",
        ],
    }
}
