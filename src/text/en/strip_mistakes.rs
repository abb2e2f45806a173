//! The mistakes of the strip, in English.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `strip.unsorted`.
pub fn unsorted() -> MistakeText {
    MistakeText {
        title: "Cells not sorted",
        thinks: "The gaps are taken between pieces as they stand in the input.",
        fails: "The judge does not promise any order. A gap lies between neighbours on the strip, so the cells \
                must be sorted first.",
    }
}

/// `strip.stairs-from-left`.
pub fn stairs_from_left() -> MistakeText {
    MistakeText {
        title: "Paired from the left",
        thinks: "The 1st, 3rd, 5th ... gap from the left are kept.",
        fails: "The ground is behind the last piece, so the gap in front of it is stair 1. With an even number \
                of pieces, counting from the left keeps exactly the wrong gaps.",
    }
}

/// `strip.first-gap-whole`.
pub fn first_gap_whole() -> MistakeText {
    MistakeText {
        title: "The first gap is the whole cell",
        thinks: "The pile of the first piece is its cell p, as if it could leave the strip, like the top of a \
                 hill.",
        fails: "Cell 1 is the last cell, and no piece goes beyond it. So the first piece has p - 1 cells in \
                front of it.",
    }
}

/// `strip.differences`.
pub fn differences() -> MistakeText {
    MistakeText {
        title: "Distances for gaps",
        thinks: "The pile of two neighbours is the difference of their cells.",
        fails: "No piece can stand where another does, so a gap is the difference less 1. Two pieces side by \
                side are a pile of 0, not of 1.",
    }
}

/// `strip.border-forgotten`.
pub fn border_forgotten() -> MistakeText {
    MistakeText {
        title: "The border forgotten",
        thinks: "Only gaps between two pieces count; the first piece has none in front of it.",
        fails: "With an odd number of pieces the first one is paired with the border, and its p - 1 free cells \
                are a pile like any other.",
    }
}

/// `strip.own-piles`.
pub fn own_piles() -> MistakeText {
    MistakeText {
        title: "Each piece a pile of its own",
        thinks: "The i-th piece is a pile of p - i: all the free cells on its left.",
        fails: "A piece is stopped by the one before it, and may take only the cells of its own gap. Cells \
                farther left belong to other gaps.",
    }
}

/// `strip.every-gap`.
pub fn every_gap() -> MistakeText {
    MistakeText {
        title: "XOR of every gap",
        thinks: "All gaps are piles, and all of them count.",
        fails: "Cells taken from an even gap land in the odd gap behind, and the next piece can follow at once. \
                So even gaps save nobody from a loss.",
    }
}

/// `strip.last-bit`.
pub fn last_bit() -> MistakeText {
    MistakeText {
        title: "Only the last binary digit",
        thinks: "The winner is told by the last binary digit of the XOR.",
        fails: "Every binary digit counts. A single piece on cell 3 has 2 free cells: the last digit is 0, and \
                yet the player to move wins.",
    }
}
