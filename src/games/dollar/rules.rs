//! The rules of the strip with a silver dollar: which coin may go where, and when the game ends.
//!
//! Never here: theory. The game tree is searched by these rules alone.

use super::Position;
use crate::oracle::Rules;
use crate::trace::{Carry, Mv, Slide};

/// The most coins that the game tree takes; with more there are too many positions to search.
pub const MOST_COINS: usize = 23;

/// A small position in 24 bytes: cells up to 255, coins up to [`MOST_COINS`]. Common coins at the end leave the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Small {
    /// From the left; 0 behind the last coin.
    cells: [u8; MOST_COINS],
    /// Where the dollar is.
    dollar: Where,
}

/// Where the dollar is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Where {
    /// On the strip, in this place: 1 for the coin nearest the end.
    Place(u8),
    /// At the end, from where it can be taken.
    End,
    /// With one of the players: the game is over.
    Taken,
}

impl Small {
    /// This position after coin `coin` (counted from 0) has gone to `to`.
    fn after(mut self, coin: usize, to: u8) -> Self {
        if to > 0 {
            self.cells[coin] = to;
            return self;
        }
        // Only the first coin can reach the end.
        self.cells.copy_within(1.., 0);
        self.cells[MOST_COINS - 1] = 0;
        self.dollar = match self.dollar {
            Where::Place(1) | Where::End => Where::End,
            Where::Place(place) => Where::Place(place - 1),
            Where::Taken => Where::Taken,
        };
        self
    }
}

impl Rules for Position {
    type Small = Small;

    fn small(&self) -> Option<Small> {
        let mut cells = [0; MOST_COINS];
        for (coin, &cell) in self.cells().iter().enumerate() {
            *cells.get_mut(coin)? = u8::try_from(cell).ok()?;
        }
        Some(Small { cells, dollar: Where::Place(u8::try_from(self.dollar()).ok()?) })
    }

    fn same_game(&self, _: &Self) -> bool {
        true
    }

    fn each_move(&self, position: &Small, mut visit: impl FnMut(Mv, Small)) {
        let dollar = match position.dollar {
            Where::Taken => return,
            Where::End => {
                let taken = Small { dollar: Where::Taken, ..*position };
                visit(Carry { count: 1, from: 0, to: None }.into(), taken);
                0
            }
            Where::Place(place) => usize::from(place),
        };
        let mut free = 0; // the first cell that the coin at hand may go to: the end can be shared
        for (coin, &cell) in position.cells.iter().enumerate().take_while(|&(_, &cell)| cell > 0) {
            let king = coin + 1 == dollar;
            for to in free..cell {
                visit(Slide { from: cell.into(), to: to.into(), king }.into(), position.after(coin, to));
            }
            free = cell.saturating_add(1); // nothing lies beyond the last cell that fits
        }
    }
}
