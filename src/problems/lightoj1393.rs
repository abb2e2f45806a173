//! `LightOJ` 1393 (also UVA 12409), *Crazy Calendar*: a number of cases, each R and C, and R rows of C numbers of coins.
//!
//! Never here: who wins and why.

use std::io::Read;

use super::{About, Answers, Bounds, Cases, Judge, Limit, Names, Shape, Space, Warning, Words, beyond, line_of};
use crate::games::grid::{Grid, Position};
use crate::input::{Error, Kind, Reader};
use crate::text::say;

/// The problem, as the register holds it.
pub static LIGHTOJ1393: LightOj1393 = LightOj1393;

/// Its type.
#[derive(Debug, Clone, Copy)]
pub struct LightOj1393;

/// What the judge wants to read.
const WORDS: Words = Words { won: "win", lost: "lose", numbered: true };

static ABOUT: About = About {
    id: "lightoj1393",
    aliases: &["uva12409"],
    source: "LightOJ 1393",
    game: &Grid,
    sample: ("2\n2 2\n1 1\n1 1\n2 3\n3 2 1\n3 0 2\n", "Case 1: lose\nCase 2: win\n"),
    names: Names::USUAL,
    answers: Answers::Winner(WORDS),
    text: |lang| say!(lang, grid::lightoj1393()),
};

/// The judge's limits: cells, and coins on one.
const CELLS: u64 = 50_000;
const COINS: u64 = 1_000_000_000;

static SPACE: Space = Space {
    shape: Shape::Grid,
    most: 50_000,
    range: (0, 1_000_000_000),
    most_cases: 100,
    boxes: [Bounds::new(4, 3), Bounds::new(6, 3), Bounds::new(6, 4)],
};

impl Judge for LightOj1393 {
    type Position = Position;

    const CASES: Cases = Cases::Counted;

    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn space(&self) -> &'static Space {
        &SPACE
    }

    fn room(&self) -> Position {
        Position::default()
    }

    fn read(
        &self,
        input: &mut Reader<&mut dyn Read>,
        position: &mut Position,
        warn: &mut dyn FnMut(Warning),
    ) -> Result<(), Error> {
        const HEAD: usize = 2;
        let (width, coins) = position.room();
        coins.clear();
        let (rows, columns) = (input.number(2)?, input.number(1)?);
        for (word, sides) in [rows, columns].into_iter().enumerate() {
            if sides == 0 {
                return Err(input.fault_at_word(word, Kind::NoCells).into());
            }
        }
        let cells = rows.saturating_mul(columns);
        input.numbers(cells, coins).map_err(|error| match error {
            Error::Fault(fault) => input.with_rows(*fault, HEAD, rows, columns).into(),
            Error::Io(_) | Error::Output(_) => error,
        })?;
        *width = usize::try_from(columns).expect("a row is kept in memory");
        let case = input.case_number();
        if let Some(layout) = input.end_rows(HEAD, rows, columns) {
            warn(Warning::Uneven { case, layout });
        }
        let largest = coins.iter().copied().max().unwrap_or(0);
        beyond(case, &[(Limit::Cells, cells, CELLS), (Limit::Pile, largest, COINS)], warn);
        Ok(())
    }

    fn write(&self, position: &Position) -> String {
        let rows: String = position.coins().chunks(position.columns()).map(line_of).collect();
        format!("{} {}\n{rows}", position.rows(), position.columns())
    }

    fn answer(&self, position: &Position, case: u64) -> String {
        WORDS.of(position, case)
    }
}
