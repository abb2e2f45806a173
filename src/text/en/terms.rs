//! The words of the field, in English.
//!
//! Never here: anything but words.

use super::super::Term;

/// The glossary, in alphabetical order of the ids.
pub const TERMS: &[Term] = &[
    Term {
        id: "adjustment",
        title: "Adjustment",
        also: &["king adjustment"],
        text: "A change to one pile by a special rule, as by the king on a hill. The 1 is taken off the pile \
               before the XOR, not off the nim-sum afterwards: 4 becoming 3 flips three binary digits.",
    },
    Term {
        id: "also-wins",
        title: "Also wins",
        also: &[],
        text: "A winning move that is not in the textbook: it raises a kept pile s to s XOR nim-sum, with things \
               that come from the even stair above.",
    },
    Term {
        id: "gap",
        title: "Gap",
        also: &["gaps", "free cells"],
        text: "The free cells between neighbours on a strip: the difference of their cells, less 1. Below a hilltop, which is \
               shared, it is the whole distance. The cells of a gap are the coins on a stair: a move takes some of them from the \
               gap in front to the gap behind.",
    },
    Term {
        id: "ground",
        title: "Ground",
        also: &["floor", "stair 0"],
        text: "Stair 0, below stair 1. What arrives there never moves again. In other games it is the root of the tree, the \
               lower right corner of the grid, or what lies behind the last piece.",
    },
    Term {
        id: "grundy",
        title: "Grundy value",
        also: &["nimber", "Grundy number", "SG value", "nim value"],
        text: "The size of the Nim pile that a position is worth: the mex of the Grundy values of its options. It \
               is 0 exactly for P-positions. In this family it equals the nim-sum, except on the hill and with the \
               silver dollar, where only zero or not zero agrees.",
    },
    Term {
        id: "guard",
        title: "Guard",
        also: &["blocker"],
        text: "The person right above a king second from the top. Whoever lifts the guard to the top loses, \
               because the king goes home.",
    },
    Term {
        id: "kept",
        title: "Kept, dropped",
        also: &["kept pile", "dropped", "dropped pile", "drop"],
        text: "A pile on an odd stair is kept: it takes part in the XOR. A pile on an even stair is dropped.",
    },
    Term {
        id: "king",
        title: "King",
        also: &["king first", "king second"],
        text: "The person on a hill who decides the game: whoever brings the king to the top wins. His place is counted from \
               the top. If he is first, the player to move wins at once; if he is second of an odd number, the topmost pile \
               counts one less; otherwise he changes no pile.",
    },
    Term {
        id: "mex",
        title: "Mex",
        also: &["minimum excluded value", "minimal excludant"],
        text: "The smallest number 0, 1, 2, ... that does not occur: the mex of 0, 1, 3 is 2, the mex of nothing \
               is 0.",
    },
    Term {
        id: "mirror",
        title: "Mirror move",
        also: &["mirroring", "copying", "symmetry", "copycat", "tweedledum and tweedledee"],
        text: "Doing to one half what the other player has just done to its equal. It wins with two equal piles, \
               and inside a pair of pieces; with three different piles there is nothing to copy, and the nim-sum is \
               needed.",
    },
    Term {
        id: "misere",
        title: "Misère play",
        also: &["misere game", "last player loses", "reverse game"],
        text: "Whoever makes the last move loses. While some kept pile has 2 or more, the nim-sum decides as \
               before; when all have at most 1, the player to move wins exactly when the number of ones is even.",
    },
    Term {
        id: "mistake",
        title: "Mistake",
        also: &["wrong rule", "bug", "misconception"],
        text: "A wrong rule with a name. `stairwise list mistakes` shows them all, and `stairwise about ID` the \
               smallest position that refutes one.",
    },
    Term {
        id: "n-position",
        title: "N-position",
        also: &["N position", "hot position", "winning position", "won position"],
        text: "The next player, the one to move, wins. Some move leads to a P-position.",
    },
    Term {
        id: "nim-sum",
        title: "Nim-sum",
        also: &["xor", "exclusive or", "nim addition"],
        text: "The XOR of the kept piles: binary addition without carrying. 3 and 5 have nim-sum 6, since 011 XOR \
               101 = 110. It is 0 exactly when every binary column has an even number of ones.",
    },
    Term {
        id: "option",
        title: "Option",
        also: &["options", "child", "successor", "follower"],
        text: "A position that one move leads to.",
    },
    Term {
        id: "oracle",
        title: "Game tree",
        also: &["game tree", "game-tree search", "brute force"],
        text: "The search through every position that can be reached, by the rules of play alone. It knows no \
               theory, so it is what the theory is checked against.",
    },
    Term {
        id: "p-position",
        title: "P-position",
        also: &["P position", "cold position", "losing position", "lost position", "zero position"],
        text: "The previous player, the one who has just moved, wins. All moves lead to N-positions.",
    },
    Term {
        id: "parity",
        title: "Parity",
        also: &["odd and even", "odd or even", "odd stair", "odd stairs", "even stair", "even stairs"],
        text: "Whether a number is odd or even. The parity of a stair, counted from the ground, decides whether its pile is \
               kept. The two stairs of a move have different parity, so every move changes exactly one odd stair.",
    },
    Term {
        id: "pile",
        title: "Pile",
        also: &["heap", "stack"],
        text: "A number of things that takes part in the game: the free cells of a gap, the coins on a stair.",
    },
    Term {
        id: "reduction",
        title: "Reduction",
        also: &["reduce", "mapping"],
        text: "From a position to piles on stairs. Every game of this family is one staircase, and only the \
               reduction differs.",
    },
    Term {
        id: "reply",
        title: "Reply",
        also: &["answer", "counter", "response"],
        text: "The answer to a move from nim-sum 0 that makes the nim-sum 0 again.",
    },
    Term {
        id: "reversible",
        title: "Reversible move",
        also: &["reverse move", "undo", "poker nim"],
        text: "A move that the other player can undo at once, as a coin brought onto an odd stair is passed on to \
               the even stair below. It changes nothing but the length of the game.",
    },
    Term {
        id: "sprague-grundy",
        title: "Sprague-Grundy theorem",
        also: &["Sprague Grundy", "SG theorem", "Sprague", "Sprague-Grundy theory"],
        text: "Every position of a game that must end, in which both players have the same moves, and whoever \
               cannot move loses, is as good as one pile of Nim: its Grundy value. Of games side by side the values \
               are XORed. R. Sprague 1935, P. M. Grundy 1939.",
    },
    Term {
        id: "stair",
        title: "Stair",
        also: &["step of a staircase", "level"],
        text: "A place in the staircase, counted from the ground up; the ground is stair 0. A move takes things \
               from one stair to the one below.",
    },
    Term {
        id: "textbook",
        title: "Textbook move",
        also: &["textbook move"],
        text: "Lowers a kept pile s to s XOR nim-sum. In an N-position at least one exists, on a pile that has the \
               highest binary digit of the nim-sum.",
    },
];
