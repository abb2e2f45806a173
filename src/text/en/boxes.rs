//! What the boxes say, in English.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said};
use super::{several, shared};
use crate::trace::{Bars, Carry, Mv, Picture, Reduction};

/// The words of the boxes.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "Boxes of cards"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "Cards lie in boxes 1, 2, 3, ... A move takes one or more cards from one box, A, and puts them into a \
                 box with a smaller number, B, where A + B must be odd and divisible by 3 (3, 9, 15, ...). Whoever \
                 cannot move loses.",
                "From box 8, say, cards go to box 1 or 7; boxes 1, 3, 4 are dead ends.",
            ],
            notation: "`1 3 3 2 2 1 2`: the cards in boxes 1, 2, 3, ...",
            reduction: "A box is a stair: its number of moves to a dead end, by the shortest route. All routes from one box \
                        have the same parity, so a move always leads from an odd stair to an even one, or back.",
            program: &[
                "X = 0",
                "for boxes i = 1, 2, 3, ...: r = the remainder of i by 6",
                "where r is 0, 2 or 5: X = X XOR the cards there",
                shared::WINS,
            ],
            traps: &[
                "Odd stairs are not the boxes with odd numbers.",
                "A + B must be odd too, so remainders by 3 alone do not tell.",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Bars(Bars { heights, .. }) = picture else { return String::new() };
        several(heights.len() as u64, "box", "boxes")
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Carry(Carry { count: cards, from, to: Some(to) }) = *mv else { return String::new() };
        format!("{}: {from} -> {to}", several(cards, "card", "cards"))
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("Position", note.clone()).aloud(note).finding("below the line the boxes, above it their cards")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let stairs = shared::few(&reduction.rows, |row| row.stair.to_string());
        Said::new("Routes", format!("stairs {stairs}  of boxes 1, 2, ..."))
            .finding("a box is as many stairs up as its shortest route has moves")
            .text(
                "The shortest and the longest route from each box to a dead end, in moves: both even, or both odd. The \
                 shortest is the box's stair.",
            )
    }

    fn kept(&self) -> &'static str {
        "only boxes an odd number of moves from a dead end"
    }
}

/// `boxes.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "Position",
        says: "Boxes are numbered from 1. Cards go from box A to box B < A if A + B is odd and divisible by 3.",
        why: &[
            "Odd and divisible by 3 means: 3, 9, 15, ..., that is remainder 3 when divided by 6. From boxes 1, 3 and 4 there is \
                no such B, so they are dead ends, and the cards in them are out of the game.",
        ],
    }
}

/// `boxes.parity`.
pub fn parity() -> RuleText {
    RuleText {
        title: "Routes",
        says: "The stair of a box is the number of moves in its shortest route to a dead end. Boxes 2, 5, 6, 8, 11, 12, ... \
               (remainder 0, 2 or 5 when divided by 6) are on odd stairs, all others on even ones.",
        why: &[
            "A + B leaves remainder 3 when divided by 6, so the remainder of A fixes that of B: 0 and 3 change places, 1 and \
                2, 4 and 5. Every move leads from 0, 2, 5 to 3, 1, 4 or back. The dead ends 3, 1 and 4 belong to the second \
                kind, so every route from a box of the first kind is odd, and every route from one of the second is even.",
            "A move may skip several stairs, but it always ends on a stair of the other parity. And whatever reaches an odd \
                stair can be moved on at once, since no dead end is odd. That is all the staircase needs.",
        ],
    }
}

/// The problem HDU 3389.
pub fn hdu3389() -> ProblemText {
    ProblemText {
        asks: "Given the cards in n boxes, who wins? Alice moves first.",
        input: &[
            "the number of cases, and for each:",
            "n (n <= 10000);",
            "the cards in boxes 1 to n (at most 100 each).",
        ],
        output: "`Case i: Alice` or `Case i: Bob` on a line for each case.",
        traps: &[
            "The boxes that count are not the odd-numbered ones: they have remainder 0, 2 or 5 when divided by 6.",
            "A + B must be odd as well as divisible by 3: remainder 3 when divided by 6, not by 3 alone.",
        ],
    }
}
