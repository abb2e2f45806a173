//! The theory of the grid: the distance of a cell to the lower right corner is its stair, and the corner is the ground.
//!
//! Never here: the rules of play.

use super::{DISTANCES, POSITION, Position};
use crate::games::Rule;
use crate::solver::Theory;
use crate::trace::{Cell, Grid, Mv, Picture, Place, Push, Row};

impl Position {
    /// The cell with the index `index`, counted row by row.
    fn cell(&self, index: usize) -> Cell {
        Cell { row: (index / self.columns()) as u64 + 1, column: (index % self.columns()) as u64 + 1 }
    }

    /// The index of `cell`.
    fn index(&self, cell: Cell) -> Option<usize> {
        let from_0 = |number: u64| usize::try_from(number).ok()?.checked_sub(1);
        Some(from_0(cell.row)? * self.columns() + from_0(cell.column)?)
    }

    /// The cells that coins may go to from a cell: to the right, down.
    fn targets(&self, index: usize) -> impl Iterator<Item = usize> {
        let right = (!(index + 1).is_multiple_of(self.columns())).then_some(index + 1);
        let down = Some(index + self.columns()).filter(|&down| down < self.coins().len());
        right.into_iter().chain(down)
    }

    /// The cells that coins may come from: from the left, from above.
    fn sources(&self, index: usize) -> impl Iterator<Item = usize> {
        let left = index.checked_sub(1).filter(|_| !index.is_multiple_of(self.columns()));
        left.into_iter().chain(index.checked_sub(self.columns()))
    }

    /// The move of `count` coins from a cell to the next.
    fn push(&self, count: u64, from: usize, to: usize) -> Mv {
        Push { count, from: self.cell(from), to: self.cell(to) }.into()
    }
}

impl Theory for Position {
    const POSITION: &'static Rule = &POSITION;
    const REDUCTION: &'static Rule = &DISTANCES;

    fn picture(&self) -> Picture {
        Picture::Grid(Grid { columns: self.columns(), values: self.coins().to_vec() })
    }

    #[inline]
    fn piles(&self) -> impl Iterator<Item = Row> {
        let (rows, columns) = (self.rows() as u64, self.columns() as u64);
        (1..).zip(self.coins().chunks(self.columns())).flat_map(move |(row, cells)| {
            (1..).zip(cells).map(move |(column, &pile)| {
                let stair = (rows - row) + (columns - column);
                Row { stair, place: Place::Cell(Cell { row, column }), pile, kept: stair % 2 == 1 }
            })
        })
    }

    fn legal_moves(&self) -> u128 {
        let cells = self.coins().iter().enumerate();
        cells.map(|(index, &coins)| u128::from(coins) * self.targets(index).count() as u128).sum()
    }

    fn lower(&self, row: usize, count: u64) -> Vec<Mv> {
        self.targets(row).map(|to| self.push(count, row, to)).collect()
    }

    fn raise(&self, rows: &[Row], row: usize, count: u64) -> Vec<Mv> {
        let able = self.sources(row).filter(|&from| rows[from].pile >= count);
        able.map(|from| self.push(count, from, row)).collect()
    }

    fn onto(&self, row: usize) -> usize {
        self.targets(row).next().expect("nothing moves off the lower right corner")
    }

    fn after(&self, mv: Mv) -> Option<Self> {
        let Mv::Push(Push { count, from, to }) = mv else { unreachable!("coins go from cell to cell") };
        let mut coins = self.coins().to_vec();
        coins[self.index(from)?] -= count;
        coins[self.index(to)?] += count;
        Some(self.with_coins(coins))
    }
}
