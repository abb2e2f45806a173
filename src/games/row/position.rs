//! Rows with pieces and their native notation: the occupied cells of each row, `:` between rows, as in `15 16 : 17`.
//!
//! Never here: what a position is worth.

use std::fmt;

use crate::input::{Fault, Kind, Token, tokens};

/// How many cells a row has.
pub const WIDTH: u64 = 20;

/// Rows of [`WIDTH`] cells with pieces, a cell each.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Position {
    /// A bit for each cell of a row, the lowest for cell 1: whether a piece is there.
    rows: Vec<u32>,
}

/// What keeps a piece from being put on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Defect {
    /// The row has no such cell.
    Outside,
    /// A piece is there already.
    Taken,
}

impl Position {
    /// The rows, as bits: the lowest for cell 1.
    #[must_use]
    pub fn rows(&self) -> &[u32] {
        &self.rows
    }

    /// Removes all rows.
    pub(crate) fn clear(&mut self) {
        self.rows.clear();
    }

    /// Adds an empty row below the others.
    pub fn add_row(&mut self) {
        self.rows.push(0);
    }

    /// Puts pieces on `cells` of the lowest row.
    ///
    /// # Errors
    ///
    /// The index of the first cell where no piece can be, and its [`Defect`].
    ///
    /// # Panics
    ///
    /// When there is no row.
    pub fn put(&mut self, cells: &[u64]) -> Result<(), (usize, Defect)> {
        let row = self.rows.last_mut().expect("a row has been added");
        *row = cells.iter().enumerate().try_fold(*row, |row, (index, &cell)| {
            if !(1..=WIDTH).contains(&cell) {
                return Err((index, Defect::Outside));
            }
            let piece = 1 << (cell - 1);
            if row & piece > 0 { Err((index, Defect::Taken)) } else { Ok(row | piece) }
        })?;
        Ok(())
    }

    /// This position after a piece of row `row`, counted from 0, has jumped.
    #[must_use]
    pub(super) fn jumped(mut self, row: usize, from: u64, to: u64) -> Self {
        self.rows[row] ^= 1 << (from - 1) | 1 << (to - 1);
        self
    }

    /// The occupied cells of each row, from the left.
    #[must_use]
    pub fn cells(&self) -> Vec<Vec<u64>> {
        self.rows.iter().map(|row| (1..=WIDTH).filter(|cell| row >> (cell - 1) & 1 == 1).collect()).collect()
    }
}

impl Kind {
    /// The fault of a piece on `cell` of a row.
    pub(crate) fn of_cell(defect: Defect, cell: u64) -> Self {
        match defect {
            Defect::Outside => Self::CellOutside { cell, last: WIDTH },
            Defect::Taken => Self::CellTaken(cell),
        }
    }
}

/// Reads a position such as `15 16 : 17` from one line.
///
/// # Errors
///
/// A fault at the first word that is no cell of a row, or of one that has a piece already, or when there is none.
pub fn parse(line: &str) -> Result<Position, Fault> {
    let mut position = Position::default();
    position.add_row();
    let mut empty = true;
    for token in tokens(line) {
        empty = false;
        if token.word == ":" {
            position.add_row();
            continue;
        }
        let cell = token.number(0)?;
        position.put(&[cell]).map_err(|(_, defect)| token.fault(Kind::of_cell(defect, cell)))?;
    }
    if empty { Err(Token::end_of(line).fault(Kind::Empty)) } else { Ok(position) }
}

/// The native notation: the occupied cells of each row, from the left, `:` between rows, as in `15 16 : 17`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Vec::new();
        for (row, cells) in self.cells().iter().enumerate() {
            if row > 0 {
                words.push(":".to_owned());
            }
            words.extend(cells.iter().map(u64::to_string));
        }
        f.write_str(&words.join(" "))
    }
}
