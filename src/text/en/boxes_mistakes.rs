//! The mistakes of the boxes, in English.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `boxes.odd-boxes`.
pub fn odd_boxes() -> MistakeText {
    MistakeText {
        title: "Boxes with odd numbers",
        thinks: "The number of a box is taken for its stair.",
        fails: "A move does not go to the next box, but to one whose number makes a sum of 3, 9, 15 ... What \
                counts is the number of moves to a dead end: odd for boxes 2, 5, 6, 8, 11, 12, ...",
    }
}

/// `boxes.even-boxes`.
pub fn even_boxes() -> MistakeText {
    MistakeText {
        title: "Boxes with even numbers",
        thinks: "A card from an even box goes to an odd one, so the even boxes are kept.",
        fails: "Box 4 is even and a dead end, and box 5 is odd and one move from box 4. What counts is the \
                number of moves to a dead end, boxes 1, 3 and 4, and its parity repeats every six boxes.",
    }
}

/// `boxes.residues-mod-3`.
pub fn residues_mod_3() -> MistakeText {
    MistakeText {
        title: "Remainders by 3 alone",
        thinks: "Boxes with remainder 0 or 2 by 3 are kept.",
        fails: "A move needs an odd sum as well as one divisible by 3, so the rule has period 6, not 3: box 2 is \
                one move from box 1, box 3 is a dead end.",
    }
}
