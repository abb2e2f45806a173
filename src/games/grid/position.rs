//! Grids with coins and their native notation: the coins row by row, `:` between rows, as in `1 2 : 3 4`.
//!
//! Never here: what a position is worth.

use std::fmt;

use crate::input::{Fault, Kind, Token, tokens};

/// Coins on the cells of a grid.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Position {
    columns: usize,
    /// Row by row, each from the left.
    coins: Vec<u64>,
}

impl Position {
    /// A grid of so many columns, from the coins row by row; `None` when they fill no whole number of rows.
    #[must_use]
    pub fn new(columns: usize, coins: Vec<u64>) -> Option<Self> {
        let sound = !coins.is_empty() && columns > 0 && coins.len().is_multiple_of(columns);
        sound.then_some(Self { columns, coins })
    }

    /// The number of columns.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The number of rows.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.coins.len() / self.columns
    }

    /// The coins on each cell, row by row, each from the left.
    #[must_use]
    pub fn coins(&self) -> &[u64] {
        &self.coins
    }

    /// The same grid with other coins.
    pub(super) fn with_coins(&self, coins: Vec<u64>) -> Self {
        Self { columns: self.columns, coins }
    }

    /// Room for the columns and coins of another case.
    pub(crate) fn room(&mut self) -> (&mut usize, &mut Vec<u64>) {
        (&mut self.columns, &mut self.coins)
    }
}

/// Reads a position such as `1 2 : 3 4` from one line.
///
/// # Errors
///
/// A fault at the first word that is no number, or where a row ends too early or too late, or when there is no number.
pub fn parse(line: &str) -> Result<Position, Fault> {
    let words = words(line);
    let (mut columns, mut coins, mut read) = (0, Vec::new(), 0);
    for (row, cells) in (1..).zip(words.split(|token| token.word == ":")) {
        for token in cells {
            coins.push(token.number(0)?);
        }
        read += cells.len();
        // The `:` behind the row, or the end of the line.
        let end = || words.get(read).cloned().unwrap_or_else(|| Token::end_of(line));
        if row == 1 {
            columns = cells.len();
        }
        if columns == 0 {
            return Err(end().fault(Kind::Empty));
        }
        if cells.len() != columns {
            let place = cells.get(columns).cloned().unwrap_or_else(end);
            let (found, expected) = (cells.len() as u64, columns as u64);
            return Err(place.fault(Kind::UnevenRow { row, found, expected }));
        }
        read += 1;
    }
    Position::new(columns, coins).ok_or_else(|| Token::end_of(line).fault(Kind::Empty))
}

/// The words of `line`, and each `:` as a word of its own, with or without space around it.
fn words(line: &str) -> Vec<Token<'_>> {
    let mut words = Vec::new();
    for token in tokens(line) {
        let mut start = 0;
        for part in token.word.split_inclusive(':') {
            let end = start + part.len();
            let number = start..start + part.trim_end_matches(':').len();
            let colon = number.end..end;
            words.extend([number, colon].into_iter().filter(|bytes| !bytes.is_empty()).map(|bytes| token.part(bytes)));
            start = end;
        }
    }
    words
}

/// The native notation: the coins row by row, `:` between rows, as in `1 2 : 3 4`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (cell, coins) in self.coins.iter().enumerate() {
            let before = match cell {
                0 => "",
                _ if cell.is_multiple_of(self.columns) => " : ",
                _ => " ",
            };
            write!(f, "{before}{coins}")?;
        }
        Ok(())
    }
}
