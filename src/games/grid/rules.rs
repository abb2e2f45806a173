//! The rules of the grid: coins go one cell to the right or one cell down.
//!
//! Never here: theory. The game tree is searched by these rules alone.

use super::Position;
use crate::oracle::{Counts, Rules};
use crate::trace::{Cell, Mv, Push};

impl Rules for Position {
    type Small = Counts;

    fn small(&self) -> Option<Counts> {
        Counts::of(self.coins())
    }

    fn same_game(&self, other: &Self) -> bool {
        (self.rows(), self.columns()) == (other.rows(), other.columns())
    }

    fn each_move(&self, position: &Counts, mut visit: impl FnMut(Mv, Counts)) {
        let (rows, columns) = (self.rows(), self.columns());
        for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
            for (to_row, to_column) in [(row, column + 1), (row + 1, column)] {
                if to_row == rows || to_column == columns {
                    continue;
                }
                let (from, to) = (row * columns + column, to_row * columns + to_column);
                for count in 1..=position.get(from) {
                    let cell = |row: usize, column: usize| Cell { row: row as u64 + 1, column: column as u64 + 1 };
                    let (start, end) = (cell(row, column), cell(to_row, to_column));
                    let mv = Push { count: count.into(), from: start, to: end };
                    visit(mv.into(), position.take(from, count).put(to, count));
                }
            }
        }
    }
}
