//! What pebbles say, in English.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said, count};
use super::{several, shared};
use crate::trace::{Bars, Carry, Mv, Picture, Reduction};

/// The words of pebbles.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "Pebbles"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "Piles of pebbles stand in a row, none smaller than the one before it. A move takes one or more pebbles from \
                 one pile, and still no pile may be smaller than the one before it. Whoever cannot move loses.",
            ],
            notation: "`1 3 4 6`: the pebbles of piles 1, 2, 3, ..., smallest first. Equal piles and piles of 0 are \
                       fine.",
            reduction: "The piles on stairs are the differences, each pile less the one before it (the first less 0). The \
                        difference of the last pile is on stair 1, that of the pile before it on stair 2, and so on.",
            program: &[
                "the piles are a[1] <= a[2] <= ... <= a[n]; a[0] = 0",
                "X = 0",
                "for i = n, n - 2, ... while i > 0: X = X XOR (a[i] - a[i-1])",
                shared::WINS,
            ],
            traps: &[
                "Start from the last pile: `0 1` is won, since 1 - 0 counts.",
                "The first pile has a difference too, to 0: `1` is won.",
                "Nothing more is subtracted: equal piles have difference 0.",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Bars(Bars { heights, .. }) = picture else { return String::new() };
        several(heights.len() as u64, "pile", "piles")
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Carry(Carry { count: pebbles, from, .. }) = *mv else { return String::new() };
        format!("{} off pile {from}", count(pebbles))
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        let Picture::Bars(Bars { heights, .. }) = picture else { return Said::default() };
        Said::new("Position", note.clone()).aloud(note).finding(match heights.len() {
            1 => "the first pile counts whole",
            _ => "each `+` is the difference to the pile before",
        })
    }

    fn legend(&self, _picture: &Picture) -> String {
        "pile 1 is on the left".to_owned()
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, |row| row.pile.to_string());
        Said::new("Differences", format!("{piles}  from the last pile")).finding("stair 1 is that of the last pile")
    }

    fn kept(&self) -> &'static str {
        "only odd stairs count, from the end"
    }
}

/// `pebbles.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "Position",
        says: "Piles are numbered from the left. No pile is smaller than the one before it, and a move must keep it so.",
        why: &[
            "So as many pebbles can be taken from a pile as it has more than the one before it: its difference. The first pile \
             can be taken whole.",
        ],
    }
}

/// `pebbles.differences`.
pub fn differences() -> RuleText {
    RuleText {
        title: "Differences",
        says: "The difference between a pile and the one before it is a pile on a stair; the last difference is on stair 1.",
        why: &[
            "Taking d pebbles from a pile makes its difference smaller by d, and that of the next pile larger by d: d things go \
             from one difference to the next, as coins go down a staircase.",
            "Behind the last pile there is no next one: what leaves its difference is gone, and that is the ground. So stair 1 is \
             the last difference, and stairs are counted from the end.",
            "Nothing is subtracted but the pile before. The - 1 of the games with pieces is there because two pieces never share a \
             cell; two piles may well be equal.",
        ],
    }
}

/// The problem BZOJ 1115.
pub fn bzoj1115() -> ProblemText {
    ProblemText {
        asks: "Given n piles, none smaller than the one before it, can the player to move win?",
        input: &[
            "the number of tests, and for each:",
            "n (n <= 1000);",
            "the piles, smallest first (at most 10000 each).",
        ],
        output: "`TAK` (yes) or `NIE` (no) on a line for each test.",
        traps: &[
            "Differences are counted from the last pile: `0 1` is won, since 1 - 0 = 1 counts.",
            "The first pile has a difference too, to 0: `1` is won.",
            "Equal piles have difference 0, and nothing more is subtracted.",
        ],
    }
}

/// The problem `StoneGameStrategist`.
pub fn stonegamestrategist() -> ProblemText {
    ProblemText {
        asks: "Given piles, none smaller than the one before it, which move wins? Of several, the one that takes the fewest \
               stones; of these, the one from the first such pile.",
        input: &[
            "TopCoder passes an array to a method; this format is ours, for one test:",
            "n;",
            "the piles, smallest first.",
        ],
        output: "`TAKE s STONES FROM PILE k`, with piles numbered from 0, or `YOU LOSE`.",
        traps: &[
            "The winning move with the fewest stones may be one that raises a kept difference: look at all winning moves, not \
             only the textbook ones.",
            "Its pile 0 is our pile 1.",
        ],
    }
}
