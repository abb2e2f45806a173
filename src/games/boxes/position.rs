//! Boxes of cards and their native notation: the cards in boxes 1, 2, 3, ..., as in `1 3 3 2 2 1 2`.
//!
//! Never here: what a position is worth.

use std::fmt;

use crate::input::{Fault, list_of_numbers};

/// Cards in boxes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Position {
    cards: Vec<u64>,
}

impl Position {
    /// A position from the cards in boxes 1, 2, 3, ...
    #[must_use]
    pub fn new(cards: Vec<u64>) -> Self {
        Self { cards }
    }

    /// The cards in boxes 1, 2, 3, ...
    #[must_use]
    pub fn cards(&self) -> &[u64] {
        &self.cards
    }

    /// Room for the cards of another case.
    pub(crate) fn room(&mut self) -> &mut Vec<u64> {
        &mut self.cards
    }
}

/// Reads a position such as `1 3 3 2 2 1 2` from one line.
///
/// # Errors
///
/// A fault at the first word that is no number, or when there is none.
pub fn parse(line: &str) -> Result<Position, Fault> {
    list_of_numbers(line).map(Position::new)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, cards) in self.cards.iter().enumerate() {
            write!(f, "{}{cards}", if number == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
