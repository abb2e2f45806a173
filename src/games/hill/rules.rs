//! The rules of the hill: who may move where, and when the game ends.
//!
//! Never here: theory. The game tree is searched by these rules alone.

use std::hash::{Hash, Hasher};

use super::Position;
use crate::oracle::Rules;
use crate::trace::{Mv, Slide};

/// The most people that the game tree takes; with more there are too many positions to search.
pub const MOST_PEOPLE: usize = 23;

/// A small position in 24 bytes: cells up to 255, people up to [`MOST_PEOPLE`].
///
/// Nobody stands on the top: who reaches it leaves the list. The king on the top ends the game and is `king` 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Small {
    /// From the top down; 0 behind the last person.
    cells: [u8; MOST_PEOPLE],
    /// The king's place, 1 for the person nearest the top; 0 when he is home.
    king: u8,
}

impl Hash for Small {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (words, rest) = self.cells.as_chunks::<8>();
        for word in words {
            state.write_u64(u64::from_le_bytes(*word));
        }
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        last[7] = self.king;
        state.write_u64(u64::from_le_bytes(last));
    }
}

impl Small {
    fn of(position: &Position) -> Option<Self> {
        let mut cells = [0; MOST_PEOPLE];
        for (person, &cell) in position.cells().iter().enumerate() {
            *cells.get_mut(person)? = u8::try_from(cell).ok()?;
        }
        Some(Self { cells, king: u8::try_from(position.king()).ok()? })
    }

    /// This position after person `person` (counted from 0) has climbed to `to`.
    fn after(mut self, person: usize, to: u8) -> Self {
        if to > 0 {
            self.cells[person] = to;
            return self;
        }
        // Only the topmost person can reach the top.
        self.cells.copy_within(1.., 0);
        self.cells[MOST_PEOPLE - 1] = 0;
        self.king -= 1;
        self
    }
}

impl Rules for Position {
    type Small = Small;

    fn small(&self) -> Option<Small> {
        Small::of(self)
    }

    fn same_game(&self, _: &Self) -> bool {
        true
    }

    fn each_move(&self, position: &Small, mut visit: impl FnMut(Mv, Small)) {
        if position.king == 0 {
            return;
        }
        let mut free = 0; // the first cell that the person at hand may climb to: the top can be shared
        for (person, &cell) in position.cells.iter().enumerate().take_while(|&(_, &cell)| cell > 0) {
            let king = person + 1 == usize::from(position.king);
            for to in free..cell {
                visit(Slide { from: cell.into(), to: to.into(), king }.into(), position.after(person, to));
            }
            free = cell.saturating_add(1); // nobody stands beyond the last cell that fits
        }
    }
}
