//! The mistakes of the staircase, in English.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `staircase.every-stair`.
pub fn every_stair() -> MistakeText {
    MistakeText {
        title: "XOR of every stair",
        thinks: "The coins on all stairs are Nim piles.",
        fails: "What leaves an even stair lands on an odd one, and can be passed one stair further down at once. \
                So coins on even stairs save nobody from a loss.",
    }
}

/// `staircase.even-stairs`.
pub fn even_stairs() -> MistakeText {
    MistakeText {
        title: "The even stairs",
        thinks: "Stairs 2, 4, 6 ... are kept, because the ground was numbered 1, or the parity was mixed up.",
        fails: "The ground is stair 0: what lies there is out of the game, and stair 1 is right above it. Where \
                a judge calls the floor stair 1, its even stairs are our odd ones.",
    }
}

/// `staircase.stairs-from-top`.
pub fn stairs_from_top() -> MistakeText {
    MistakeText {
        title: "Stairs counted from the top",
        thinks: "The topmost stair is kept, and every second one below it.",
        fails: "The parity is fixed at the bottom: what has reached the ground cannot be passed on. Counted from \
                the top it depends on how many stairs there happen to be.",
    }
}

/// `staircase.sum-parity`.
pub fn sum_parity() -> MistakeText {
    MistakeText {
        title: "Parity of the sum",
        thinks: "The coins on odd stairs are added, and an odd sum is taken for a win.",
        fails: "The XOR compares every binary digit, the parity of the sum only the lowest. A single pile of 2 \
                is won, and its sum is even.",
    }
}

/// `staircase.any-odd-coin`.
pub fn any_odd_coin() -> MistakeText {
    MistakeText {
        title: "Any coin on an odd stair wins",
        thinks: "The player to move wins as soon as some odd stair has a coin.",
        fails: "Two equal piles on odd stairs answer one another: whatever is done to one can be done to the \
                other. The XOR must be other than 0, not only some pile.",
    }
}
