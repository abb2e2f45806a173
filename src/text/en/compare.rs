//! What is said of two positions side by side, in English.
//!
//! Never here: anything but words.

use super::super::CompareWords;

/// The words of a comparison.
pub fn words() -> CompareWords {
    CompareWords {
        title: "Compared",
        with: "  with  ",
        steps: "Step by step",
        piles: "Pile by pile",
        marks: "`*` marks what differs.",
    }
}

/// There is no `with` between two positions.
pub fn with_missing() -> (&'static str, &'static str) {
    (
        "`compare` needs two positions with the word `with` between them",
        "as in `stairwise compare hill 1 2 k3 with hill 1 k2 3`",
    )
}

/// Only a game has positions that can be typed.
pub fn game_needed(word: &str) -> String {
    format!("`{word}` is no game: name the game of each position")
}

/// A position as another game.
pub fn translated(game: &str, position: &str) -> String {
    format!(
        "As `{game}` it is `{position}`: the same nim-sum and the same winner, though moves need not correspond one to one."
    )
}

/// A shortcut leaves no piles.
pub fn no_piles() -> &'static str {
    "a king first decides the game at once: there are no piles to be shown as another game"
}

/// Not a single staircase.
pub fn not_one_staircase(game: &str) -> String {
    format!("`{game}` is not one staircase: several of its piles lie on the same stair; `--as nim` shows the kept ones")
}

/// The last mover cannot simply lose.
pub fn no_misere(game: &str) -> String {
    format!("`{game}` is not solved for misère play: its end is decided by a special piece, not by the last move")
}
