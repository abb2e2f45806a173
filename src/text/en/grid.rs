//! What the grid says, in English.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said};
use super::{several, shared};
use crate::trace::{Grid, Mv, Picture, Push, Reduction};

/// The words of the grid.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "Coins on a grid"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "Coins lie on the cells of a grid. A move takes one or more coins from one cell and puts them all one cell to \
                 the right, or all one cell down. Coins on the lower right corner cannot move. Whoever cannot move loses.",
            ],
            notation: "`1 2 : 3 4`: the coins row by row, with a `:` between rows. All rows are equally long.",
            reduction: "The lower right corner is the ground, and the distance of a cell to it is its stair: a move right or \
                        down takes coins one stair down.",
            program: &[
                "X = 0",
                "for every cell, row i of R, column j of C: d = (R - i) + (C - j)",
                "where d is odd: X = X XOR the coins there",
                shared::WINS,
            ],
            traps: &[
                "Distance is counted from the lower right, not from the upper left.",
                "If coins could go any number of cells, it would be another game.",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Grid(grid) = picture else { return String::new() };
        size(grid)
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Push(Push { count: coins, from, to }) = *mv else { return String::new() };
        format!("{}: {from} -> {to}", several(coins, "coin", "coins"))
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("Position", note.clone()).aloud(note).finding("coins by row and column, `*` at odd distance")
    }

    fn legend(&self, _picture: &Picture) -> String {
        "coins by row and column".to_owned()
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let distances = shared::few(&reduction.rows, |row| row.stair.to_string());
        Said::new("Distances", format!("distances {distances}  row by row"))
            .finding("the distance to the lower right corner is the stair")
            .text("A cell is named (row,column). Its distance is the rows below it plus the columns to its right.")
    }

    fn kept(&self) -> &'static str {
        "only cells at odd distance count"
    }
}

/// `2 rows, 3 columns`.
fn size(grid: &Grid) -> String {
    let rows = several((grid.values.len() / grid.columns) as u64, "row", "rows");
    format!("{rows}, {}", several(grid.columns as u64, "column", "columns"))
}

/// `grid.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "Position",
        says: "A cell is named by its row and column, both from 1: (1,1) is the upper left one. A move takes coins of a cell \
               one cell to the right or one cell down, all to the same cell.",
        why: &["On the lower right corner a coin is out of the game. From anywhere else it can still be moved."],
    }
}

/// `grid.distances`.
pub fn distances() -> RuleText {
    RuleText {
        title: "Distances",
        says: "The distance of a cell to the lower right corner, the rows below it plus the columns to its right, is its \
               stair. The corner itself has distance 0: it is the ground.",
        why: &[
            "A move right leaves one column less, a move down one row less, so every move goes exactly one stair down, and all \
                routes from a cell to the corner are equally long. Several cells share a stair; each is a pile of its own.",
            "Only the last row and the last column leave no choice of direction. Anywhere else both directions lead to the \
                same stair, so each textbook move off such a cell comes twice.",
        ],
    }
}

/// The problem `LightOJ` 1393.
pub fn lightoj1393() -> ProblemText {
    ProblemText {
        asks: "Given a grid with numbers of coins, can the player to move win?",
        input: &[
            "the number of cases (at most 100), and for each:",
            "R and C (R x C <= 50000);",
            "R rows of C numbers of coins (at most 10^9 each).",
        ],
        output: "`Case i: win` or `Case i: lose` on a line for each case.",
        traps: &[
            "Distance is counted from the lower right corner, not from the upper left one: for an odd number of rows and an \
             even number of columns, or the other way round, the two count the opposite cells.",
            "A move goes one cell only. If coins could go any number of cells, this would be another game.",
        ],
    }
}
