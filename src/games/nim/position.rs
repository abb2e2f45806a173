//! Piles and their native notation: what lies on piles 1, 2, 3, ..., as in `3 4 5`.
//!
//! Never here: what a position is worth.

use std::fmt;

use crate::input::{Fault, list_of_numbers};

/// Piles, none of which depends on another.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Position {
    piles: Vec<u64>,
}

impl Position {
    /// A position from its piles.
    #[must_use]
    pub fn new(piles: Vec<u64>) -> Self {
        Self { piles }
    }

    /// What lies on piles 1, 2, 3, ...
    #[must_use]
    pub fn heights(&self) -> &[u64] {
        &self.piles
    }

    /// Room for the piles of another case.
    pub(crate) fn room(&mut self) -> &mut Vec<u64> {
        &mut self.piles
    }
}

/// Reads a position such as `3 4 5` from one line.
///
/// # Errors
///
/// A fault at the first word that is no number, or when there is none.
pub fn parse(line: &str) -> Result<Position, Fault> {
    list_of_numbers(line).map(Position::new)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, pile) in self.piles.iter().enumerate() {
            write!(f, "{}{pile}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
