//! The words of the field, in English.
//!
//! Never here: anything but words.

use super::super::Term;

/// The glossary, in alphabetical order of the ids.
pub const TERMS: &[Term] = &[
    Term {
        id: "adjustment",
        title: "Adjustment",
        text: "A change to one pile by a special rule, as by the king on a hill. The 1 is taken off the pile before the XOR, \
               not off the nim-sum afterwards: 4 becoming 3 flips three binary digits.",
    },
    Term {
        id: "also-wins",
        title: "Also wins",
        text: "A winning move that is not in the textbook: it raises a kept pile s to s XOR nim-sum, with things that come \
               from the even stair above.",
    },
    Term {
        id: "guard",
        title: "Guard",
        text: "The person right above a king second from the top. Whoever lifts the guard to the top loses, because the king \
               goes home.",
    },
    Term {
        id: "kept",
        title: "Kept, dropped",
        text: "A pile on an odd stair is kept: it takes part in the XOR. A pile on an even stair is dropped.",
    },
    Term {
        id: "n-position",
        title: "N-position",
        text: "The next player, the one to move, wins. Some move leads to a P-position.",
    },
    Term {
        id: "nim-sum",
        title: "Nim-sum",
        text: "The XOR of the kept piles: binary addition without carrying. 3 and 5 have nim-sum 6, since 011 XOR 101 = 110. \
               It is 0 exactly when every binary column has an even number of ones.",
    },
    Term {
        id: "oracle",
        title: "Game tree",
        text: "The search through every position that can be reached, by the rules of play alone. It knows no theory, so it \
               is what the theory is checked against.",
    },
    Term {
        id: "p-position",
        title: "P-position",
        text: "The previous player, the one who has just moved, wins. All moves lead to N-positions.",
    },
    Term {
        id: "pile",
        title: "Pile",
        text: "A number of things that takes part in the game: the free cells of a gap, the coins on a stair.",
    },
    Term {
        id: "reduction",
        title: "Reduction",
        text: "From a position to piles on stairs. Every game of this family is one staircase, and only the reduction \
               differs.",
    },
    Term { id: "reply", title: "Reply", text: "The answer to a move from nim-sum 0 that makes the nim-sum 0 again." },
    Term {
        id: "stair",
        title: "Stair",
        text: "A place in the staircase, counted from the ground up; the ground is stair 0. A move takes things from one stair \
               to the one below.",
    },
    Term {
        id: "textbook",
        title: "Textbook move",
        text: "Lowers a kept pile s to s XOR nim-sum. In an N-position at least one exists, on a pile that has the highest \
               binary digit of the nim-sum.",
    },
];
