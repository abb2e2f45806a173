//! What the strip says, in English.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said};
use super::{several, shared};
use crate::trace::{Mv, Order, Pairing, Picture, Reduction, Slide};

/// The words of the strip.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "Georgia and Bob"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "Pieces stand on a strip of cells, numbered 1, 2, 3, ... from the left, at most one on a cell. A move slides one \
                 piece any number of cells to the left, at least one. No piece jumps over another, and cell 1 is the last. \
                 Whoever cannot move loses.",
            ],
            notation: "`1 5 6 7`: the occupied cells, in any order.",
            reduction: "The free cells between neighbours are the coins of a staircase: a piece that moves takes cells \
                        from the gap in front of it, on its left, to the gap behind it. Only the 1st, 3rd, 5th ... \
                        gaps from the right count.",
            program: &[
                "sort the cells: p[1] < p[2] < ... < p[n]; p[0] = 0",
                "X = 0",
                "for i = n, n - 2, ... while i > 0: X = X XOR (p[i] - p[i-1] - 1)",
                shared::WINS,
            ],
            traps: &[
                "A judge may give the cells in any order: sort them.",
                "Pair from the right: of an odd number the first piece is left over.",
                "Each gap is a distance less 1, the first too: its pile is p[1] - 1.",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Strip(strip) = picture else { return String::new() };
        several(strip.cells.len() as u64, "piece", "pieces")
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Slide(Slide { from, to, .. }) = *mv else { return String::new() };
        format!("{from} -> {to}")
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("Position", note.clone())
            .aloud(note)
            .finding("**o** is a piece; moves go left, and cell 1 is the last")
    }

    fn order(&self, order: &Order) -> Said {
        let given = shared::few(&order.given, u64::to_string);
        Said::new("Sorting", format!("given as {given}"))
            .finding(format!("the cells were given as {given}"))
            .text("From here on they are sorted, from left to right: a gap lies between neighbours on the strip.")
    }

    fn pairing(&self, pairing: &Pairing) -> Said {
        shared::pairing(pairing, "border", "the left border")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, |row| row.pile.to_string());
        Said::new("Gap piles", format!("{piles}  from the right"))
            .finding("the free cells in front of each piece, on its left")
            .text(
                "A move passes free cells one stair down: from the gap in front of the piece to that behind it. Every gap is 1 less \
                 than the distance, for no piece can stand on another, nor on the border, which counts as cell 0.",
            )
    }

    fn kept(&self) -> &'static str {
        "only the gaps inside pairs count"
    }
}

/// `strip.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "Position",
        says: "The strip has cells 1, 2, 3, ... from the left; each piece has a cell of its own, and moves to the left.",
        why: &["All pieces are alike, and either player may move any of them. So the occupied cells tell everything."],
    }
}

/// `strip.sort`.
pub fn sort() -> RuleText {
    RuleText {
        title: "Sorting",
        says: "Sort the cells before anything else.",
        why: &[
            "A gap lies between two pieces that are neighbours on the strip, not in the input. Unsorted cells give gaps that do \
                not exist: `2 1` as it stands would have a gap of 1 - 2 - 1 = -2.",
        ],
    }
}

/// `strip.pairing`.
pub fn pairing() -> RuleText {
    RuleText {
        title: "Pairing",
        says: "Pair the pieces from the right. With an odd number the first piece is left over, and is paired with the left \
               border.",
        why: &[
            "No piece is behind the last one: the gap in front of it is stair 1, and behind it is the ground. So the counting \
                starts at the right. Counted from the left, an even number of pieces would keep exactly the gaps that must be \
                dropped.",
        ],
    }
}

/// `strip.gaps`.
pub fn gaps() -> RuleText {
    RuleText {
        title: "Gap piles",
        says: "Each gap is a pile: the distance from a piece to the one before it, less 1. Before the first piece is the border, \
               as if at 0, so its pile is its cell less 1. Stairs are counted from the right: the gap in front of the last piece \
               is stair 1.",
        why: &[
            "Think of the free cells as coins. A piece that moves d cells makes the gap in front of it smaller by d and the gap \
                behind it larger by d: d coins move one stair down. Behind the last piece they are gone, on the ground, stair 0.",
            "It is always 1 less than the distance, because no piece can stand where another does, and none can leave the strip: \
                cell 1 is the last. (On a hill the top can be shared, so there the first pile is the whole distance.)",
        ],
    }
}

/// The problem POJ 1704.
pub fn poj1704() -> ProblemText {
    ProblemText {
        asks: "Given the cells of the pieces, who wins if Georgia moves first and both play their best?",
        input: &[
            "the number of tests, and for each:",
            "N: the number of pieces (N <= 1000);",
            "N different cells, in any order (1 <= cell <= 10000).",
        ],
        output: "`Georgia will win` or `Bob will win` on a line for each test.",
        traps: &[
            "The cells are in no order: sort them first.",
            "Pair from the right: with an odd N the first piece is left over, not the last.",
            "Every gap is the distance less 1, the first one too: its pile is p - 1, since cell 1 is the last.",
            "The piles are XORed, not added; a sum or its last bit will not do.",
        ],
    }
}
