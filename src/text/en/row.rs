//! What the rows say, in English.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said};
use super::{several, shared};
use crate::trace::{Jump, Mv, Picture, Reduction};

/// The words of the rows.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "Jumps in Rows"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "Pieces stand in rows of 20 cells, at most one on a cell. A move takes one piece to the right, to the next empty \
                 cell of its row: it jumps over the pieces in between, if any. Whoever cannot move loses.",
            ],
            notation: "`15 16 18 : 17 19`: the occupied cells of each row, `:` between rows.",
            reduction: "Each row is a staircase: its empty cells part the pieces into runs, and a run is a pile. A jump moves one \
                        or more pieces past an empty cell, from a run to the next on its right. The rows add up.",
            program: &[
                "X = 0",
                "for every row: blanks = run = 0; from its last cell to its first:",
                "at a piece: run = run + 1",
                "at a blank: if blanks is odd, X = X XOR run; blanks + 1; run = 0",
                "behind the first cell, once more: if blanks is odd, X = X XOR run",
                shared::WINS,
            ],
            traps: &[
                "The piles are the runs of pieces, not the empty cells between them.",
                "Empty cells are counted from the right, in each row anew.",
                "A jump goes over a whole run, to the next empty cell, no farther.",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Rows(rows) = picture else { return String::new() };
        several(rows.rows.len() as u64, "row", "rows")
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Jump(Jump { row, from, to }) = *mv else { return String::new() };
        format!("{from} -> {to} in row {row}")
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("Position", note.clone()).aloud(note).finding("**o** is a piece; jumps go right")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, |row| row.pile.to_string());
        Said::new("Runs as piles", format!("{piles}  from the right"))
            .finding("the pieces right in front of each empty cell, on its left")
            .text(
                "When the d-th piece from the right end of a run jumps, its old cell is the empty one: d pieces are past it then, \
                 one stair down. Behind the rightmost empty cell is the ground. Stairs 1 and 2, 3 and 4, ... are left out where \
                 both are empty.",
            )
    }

    fn kept(&self) -> &'static str {
        "only odd stairs count, in every row"
    }
}

/// `row.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "Position",
        says: "Each row has cells 1 to 20, from the left. A piece may move if there is an empty cell to its right.",
        why: &["No piece leaves its row, so each row is a game of its own, and a move is a move in one of them."],
    }
}

/// `row.runs`.
pub fn runs() -> RuleText {
    RuleText {
        title: "Runs as piles",
        says: "Number the empty cells of a row from the right. The pieces between an empty cell and the next one on its left, or \
               the border, are a pile: those left of the 1st are stair 1, those left of the 2nd are stair 2.",
        why: &[
            "The d-th piece from the right end of a run jumps over d - 1 pieces onto the empty cell, and leaves an empty one. So \
                the empty cell moves d places to the left, and d pieces change from its left to its right: one stair down.",
            "Pieces behind the rightmost empty cell cannot move: that is the ground, stair 0. A staircase for each row, and the \
                nim-sum is over all rows together.",
        ],
    }
}

/// The problem Luogu P2575.
pub fn luogu2575() -> ProblemText {
    ProblemText {
        asks: "Given the pieces in n rows of 20 cells, can the player to move win?",
        input: &[
            "the number of tests, and for each:",
            "n: the number of rows;",
            "n lines: m, and the cells of m pieces (1 to 20).",
        ],
        output: "`YES` or `NO` on a line for each test.",
        traps: &[
            "The piles are the runs of pieces, not the empty cells between them.",
            "Count the empty cells from the right, in each row anew. The border in front ends the last run.",
            "A piece jumps over a whole run, to the next empty cell and no farther.",
        ],
    }
}
