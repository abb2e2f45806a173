//! The mistakes of pebbles, in English.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `pebbles.differences-less-one`.
pub fn differences_less_one() -> MistakeText {
    MistakeText {
        title: "Differences less one",
        thinks: "Each pile is the difference less 1, as the gaps between people on a hill are.",
        fails: "Equal piles are allowed, so a pile may be lowered all the way to the one before it. Nothing is \
                taken off a difference.",
    }
}

/// `pebbles.nim-on-piles`.
pub fn nim_on_piles() -> MistakeText {
    MistakeText {
        title: "Nim on the piles",
        thinks: "The piles themselves are the piles of Nim.",
        fails: "A pile must not become smaller than the one before it, so it cannot be lowered at will; and \
                lowering it gives room to the next. The differences behave like coins on stairs, the piles do \
                not.",
    }
}

/// `pebbles.first-difference-dropped`.
pub fn first_difference_dropped() -> MistakeText {
    MistakeText {
        title: "The first difference dropped",
        thinks: "Only differences between two piles count.",
        fails: "The first pile may be lowered to 0. With an odd number of piles it is kept: its difference is \
                the whole pile.",
    }
}

/// `pebbles.stairs-from-front`.
pub fn stairs_from_front() -> MistakeText {
    MistakeText {
        title: "Counted from the front",
        thinks: "The 1st, 3rd, 5th ... difference from the front are kept.",
        fails: "What is taken from the last pile is gone: behind it is the ground. So the last difference is \
                stair 1, and the counting starts there.",
    }
}

/// `pebbles.every-difference`.
pub fn every_difference() -> MistakeText {
    MistakeText {
        title: "XOR of every difference",
        thinks: "All differences are piles, and all of them count.",
        fails: "What is taken off an even difference is added to the odd one behind it, and can be taken from \
                the next pile at once. So even differences save nobody from a loss.",
    }
}
