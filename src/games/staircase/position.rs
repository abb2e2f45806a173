//! A staircase and its native notation: the coins on stairs 1, 2, 3, ..., as in `2 1 3`.
//!
//! Never here: what a position is worth.

use std::fmt;

use crate::input::{Fault, list_of_numbers};

/// Coins on stairs.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Position {
    coins: Vec<u64>,
    /// Coins on the ground: they are out of the game, and only kept to be written again.
    floor: u64,
}

impl Position {
    /// A position from the coins on stairs 1, 2, 3, ...
    #[must_use]
    pub fn new(coins: Vec<u64>) -> Self {
        Self { coins, floor: 0 }
    }

    /// The coins on stairs 1, 2, 3, ...
    #[must_use]
    pub fn coins(&self) -> &[u64] {
        &self.coins
    }

    /// The coins on the ground, where they were given.
    #[must_use]
    pub fn floor(&self) -> u64 {
        self.floor
    }

    /// Room for the coins of another case.
    pub(crate) fn room(&mut self) -> &mut Vec<u64> {
        self.floor = 0;
        &mut self.coins
    }

    /// Takes the first stair for the ground.
    pub(crate) fn take_floor(&mut self) {
        self.floor = if self.coins.is_empty() { 0 } else { self.coins.remove(0) };
    }
}

/// Reads a position such as `2 1 3` from one line.
///
/// # Errors
///
/// A fault at the first word that is no number, or when there is none.
pub fn parse(line: &str) -> Result<Position, Fault> {
    list_of_numbers(line).map(Position::new)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (stair, coins) in self.coins.iter().enumerate() {
            write!(f, "{}{coins}", if stair == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
