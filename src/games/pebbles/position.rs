//! Piles of pebbles that never get smaller from left to right, and their native notation, as in `1 2 4`.
//!
//! Never here: what a position is worth.

use std::fmt;

use crate::input::{Fault, Kind, Token, list_of_numbers, tokens};

/// Piles, none of which is smaller than the one before it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Position {
    piles: Vec<u64>,
}

impl Position {
    /// A position from its piles; `None` when one is smaller than the one before it.
    #[must_use]
    pub fn new(piles: Vec<u64>) -> Option<Self> {
        let position = Self { piles };
        position.descent().is_none().then_some(position)
    }

    /// The pebbles on piles 1, 2, 3, ...
    #[must_use]
    pub fn heights(&self) -> &[u64] {
        &self.piles
    }

    /// Room for the piles of another case. Whoever fills it asks for the [`Position::descent`] then.
    pub(crate) fn room(&mut self) -> &mut Vec<u64> {
        &mut self.piles
    }

    /// The first pile that is smaller than the one before it: its index, from 0, and what is wrong.
    pub(crate) fn descent(&self) -> Option<(usize, Kind)> {
        let index = self.piles.windows(2).position(|pair| pair[1] < pair[0])? + 1;
        Some((index, Kind::NotSorted { before: self.piles[index - 1], here: self.piles[index] }))
    }

    /// How much larger each pile is than the one before it.
    pub(crate) fn differences(&self) -> Vec<u64> {
        let before = std::iter::once(&0).chain(&self.piles);
        self.piles.iter().zip(before).map(|(pile, before)| pile - before).collect()
    }
}

/// Reads a position such as `1 2 4` from one line.
///
/// # Errors
///
/// A fault at the first word that is no number, when there is none, or at a pile that is smaller than the one before it.
pub fn parse(line: &str) -> Result<Position, Fault> {
    let position = Position { piles: list_of_numbers(line)? };
    let Some((index, kind)) = position.descent() else { return Ok(position) };
    let word = tokens(line).nth(index);
    Err(word.unwrap_or_else(|| Token::end_of(line)).fault(kind))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, pile) in self.piles.iter().enumerate() {
            write!(f, "{}{pile}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
