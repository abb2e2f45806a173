//! A strip with pieces and its native notation: the occupied cells in any order, as in `1 5 6 7`.
//!
//! Never here: what a position is worth.

use std::fmt;

use crate::input::{Fault, Kind, list_of_numbers, tokens};

/// Pieces on a strip of cells 1, 2, 3, ..., a cell each.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Position {
    /// From the left.
    cells: Vec<u64>,
    /// As they were given; empty where that was from the left.
    given: Vec<u64>,
}

/// What keeps cells from being a position; pieces are counted from 0 here, in the order given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Defect {
    /// This piece is on cell 0, and the cells start with 1.
    CellZero(usize),
    /// This piece is on the cell of one before it.
    Taken(usize),
}

impl Position {
    /// A position from the occupied `cells`, in any order.
    ///
    /// # Errors
    ///
    /// The first [`Defect`] found.
    pub fn new(cells: Vec<u64>) -> Result<Self, Defect> {
        let mut position = Self { cells, given: Vec::new() };
        position.settle().map(|()| position)
    }

    /// Makes this the position of another case, in the room of the last one: `fill` gets the emptied list of cells and
    /// fills it.
    ///
    /// # Errors
    ///
    /// What `fill` gives; then the position is unusable until it is refilled. Otherwise as for [`Position::new`].
    pub(crate) fn refill<E>(
        &mut self,
        fill: impl FnOnce(&mut Vec<u64>) -> Result<(), E>,
    ) -> Result<Result<(), Defect>, E> {
        self.cells.clear();
        self.given.clear();
        fill(&mut self.cells)?;
        Ok(self.settle())
    }

    /// Sorts the cells, unless they are in order already.
    fn settle(&mut self) -> Result<(), Defect> {
        if self.cells.is_sorted_by(|a, b| a < b) && self.cells.first() != Some(&0) {
            return Ok(());
        }
        self.given.clone_from(&self.cells);
        self.cells.sort_unstable();
        if let Some(zero) = self.given.iter().position(|&cell| cell == 0) {
            return Err(Defect::CellZero(zero));
        }
        if self.cells.is_sorted_by(|a, b| a < b) {
            return Ok(());
        }
        let mut seen = std::collections::HashSet::new();
        let taken = self.given.iter().position(|cell| !seen.insert(cell));
        Err(Defect::Taken(taken.expect("neighbours that do not increase are equal")))
    }

    /// The occupied cells, from the left.
    #[must_use]
    pub fn cells(&self) -> &[u64] {
        &self.cells
    }

    /// The occupied cells in the order in which they were given.
    #[must_use]
    pub fn given(&self) -> &[u64] {
        if self.given.is_empty() { &self.cells } else { &self.given }
    }

    /// Whether the cells were given in another order than from the left.
    #[must_use]
    pub fn was_sorted(&self) -> bool {
        !self.given.is_empty()
    }
}

/// Reads a position such as `1 5 6 7` from one line.
///
/// # Errors
///
/// A fault at the first word that is no number, at a cell 0, at the second piece on a cell, or when there is no piece.
pub fn parse(line: &str) -> Result<Position, Fault> {
    let cells = list_of_numbers(line)?;
    let words: Vec<_> = tokens(line).collect();
    Position::new(cells.clone()).map_err(|defect| {
        let (piece, kind) = match defect {
            Defect::CellZero(piece) => (piece, Kind::CellZero),
            Defect::Taken(piece) => (piece, Kind::CellTaken(cells[piece])),
        };
        words[piece].fault(kind)
    })
}

/// The native notation: the occupied cells from the left, as in `1 5 6 7`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (piece, cell) in self.cells.iter().enumerate() {
            write!(f, "{}{cell}", if piece == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
