//! The mistakes that can be made in every game, in English.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `verdict-inverted`.
pub fn inverted() -> MistakeText {
    MistakeText {
        title: "Winner inverted",
        thinks: "The winner is right, but the other player's word is printed.",
        fails: "A nim-sum other than 0 is a win for the player to move, the one whom the judge names first. \
                Check which word belongs to which.",
    }
}

/// `wrong-words`.
pub fn words() -> MistakeText {
    MistakeText {
        title: "Other words than the judge's",
        thinks: "The answer is right, but a word, a capital letter, a space or the number of the case is not as \
                 the judge wants it.",
        fails: "Judges compare letter by letter: `alice` is not `Alice`, and cases are numbered from 1.",
    }
}

/// `kept-xor`.
pub fn kept_xor() -> MistakeText {
    MistakeText {
        title: "XOR kept from the case before",
        thinks: "The XOR is set to 0 once, and not before each case.",
        fails: "The first case is right; from then on the XOR of all earlier cases is mixed in. It shows when \
                that is not 0, and a sample of few cases may hide it.",
    }
}

/// `one-case`.
pub fn one_case() -> MistakeText {
    MistakeText {
        title: "Only one case is read",
        thinks: "The program answers the first case and ends.",
        fails: "The input has many cases: until its end, or as many as its first number says.",
    }
}

/// `small-array`.
pub fn small_array() -> MistakeText {
    MistakeText {
        title: "An array too small",
        thinks: "There is room for the sample, or for a few numbers more.",
        fails: "A judge uses its limits in full. Beyond the end of an array a program crashes, or overwrites \
                other variables and gives any answer.",
    }
}
