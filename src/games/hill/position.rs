//! A position of the hill and its native notation.
//!
//! Never here: what a position is worth.

use std::fmt;

use crate::input::MAX_NUMBER;

/// People on a strip of cells below a hilltop, one of them the king.
///
/// Cells are numbered by their distance to the top, which is 0. Nobody stands on the top: who has reached it can never
/// move again, and people on the top are simply left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    cells: Vec<u64>,
    king: usize,
}

/// What keeps cells and a king from being a position; people are counted from 0 here, from the top down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Defect {
    /// There is nobody on the hill.
    Nobody,
    /// The king is none of the people.
    KingOutside,
    /// This person stands on cell 0, the top.
    OnTop(usize),
    /// This person stands on the cell of the one before, or nearer the top.
    OutOfOrder(usize),
    /// This person's cell is larger than [`MAX_NUMBER`].
    TooFar(usize),
}

impl Position {
    /// A position from the occupied `cells`, which increase from the top down, and the `king`'s place among them,
    /// 1 for the person nearest the top.
    ///
    /// # Errors
    ///
    /// The first [`Defect`] found.
    pub fn new(cells: Vec<u64>, king: usize) -> Result<Self, Defect> {
        let position = Self { cells, king };
        position.check().map(|()| position)
    }

    /// Makes this the position of another case, in the room of the last one: `fill` gets the emptied list of cells and
    /// fills it.
    ///
    /// # Errors
    ///
    /// What `fill` gives; then the position is unusable until it is refilled. Otherwise as for [`Position::new`].
    pub(crate) fn refill<E>(
        &mut self,
        king: usize,
        fill: impl FnOnce(&mut Vec<u64>) -> Result<(), E>,
    ) -> Result<Result<(), Defect>, E> {
        self.king = king;
        self.cells.clear();
        fill(&mut self.cells)?;
        Ok(self.check())
    }

    /// Nobody anywhere: only good for being refilled.
    pub(crate) fn vacant() -> Self {
        Self { cells: Vec::new(), king: 0 }
    }

    fn check(&self) -> Result<(), Defect> {
        let (Some(&first), Some(&last)) = (self.cells.first(), self.cells.last()) else {
            return Err(Defect::Nobody);
        };
        if self.king == 0 || self.king > self.cells.len() {
            return Err(Defect::KingOutside);
        }
        // Only what is in order gets past the first test, so the ends speak for all; the place is sought when it fails.
        if self.cells.is_sorted_by(|a, b| a < b) && first > 0 && last <= MAX_NUMBER {
            return Ok(());
        }
        let before = std::iter::once(None).chain(self.cells.iter().copied().map(Some));
        for (person, (&cell, before)) in self.cells.iter().zip(before).enumerate() {
            if cell == 0 {
                return Err(Defect::OnTop(person));
            }
            if before.is_some_and(|before| cell <= before) {
                return Err(Defect::OutOfOrder(person));
            }
            if cell > MAX_NUMBER {
                return Err(Defect::TooFar(person));
            }
        }
        Ok(())
    }

    /// The occupied cells, from the top down.
    #[must_use]
    pub fn cells(&self) -> &[u64] {
        &self.cells
    }

    /// How many people there are.
    #[must_use]
    pub fn people(&self) -> usize {
        self.cells.len()
    }

    /// The king's place: 1 for the person nearest the top.
    #[must_use]
    pub fn king(&self) -> usize {
        self.king
    }

    /// The cell of the king.
    #[must_use]
    pub fn king_cell(&self) -> u64 {
        self.cells[self.king - 1]
    }

    /// The same cells with the king in another place; `None` if that is none of the people.
    #[must_use]
    pub fn with_king(&self, king: usize) -> Option<Self> {
        Self::new(self.cells.clone(), king).ok()
    }
}

/// The native notation: cells from the top down, `k` before the king's, as in `1 2 k4`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (person, cell) in self.cells.iter().enumerate() {
            let space = if person == 0 { "" } else { " " };
            let crown = if person + 1 == self.king { "k" } else { "" };
            write!(f, "{space}{crown}{cell}")?;
        }
        Ok(())
    }
}
