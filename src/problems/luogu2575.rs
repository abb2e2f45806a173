//! Luogu P2575, pieces that jump along rows of 20 cells: T tests, each n and n rows, each m and m cells.
//!
//! Never here: who wins and why.

use std::io::Read;

use super::{About, Answers, Bounds, Cases, Judge, Names, Shape, Space, Warning, Words, line_of};
use crate::games::row::{Jumps, Position};
use crate::input::{Error, Kind, Reader};
use crate::text::say;

/// The problem, as the register holds it.
pub static LUOGU2575: Luogu2575 = Luogu2575;

/// Its type.
#[derive(Debug, Clone, Copy)]
pub struct Luogu2575;

/// What the judge wants to read.
const WORDS: Words = Words { won: "YES", lost: "NO", numbered: false };

static ABOUT: About = About {
    id: "luogu2575",
    aliases: &["p2575"],
    source: "Luogu P2575",
    game: &Jumps,
    sample: ("2\n1\n2 19 20\n2\n1 19\n1 18\n", "NO\nYES\n"),
    names: Names::USUAL,
    answers: Answers::Winner(WORDS),
    text: |lang| say!(lang, row::luogu2575()),
};

static SPACE: Space = Space {
    shape: Shape::Rows,
    most: 1000,
    range: (1, 20),
    most_cases: 100,
    boxes: [Bounds::new(3, 6), Bounds::new(4, 8), Bounds::new(5, 10)],
};

impl Judge for Luogu2575 {
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
        _warn: &mut dyn FnMut(Warning),
    ) -> Result<(), Error> {
        position.clear();
        let rows = input.number(1)?;
        let mut words = 1; // so far
        let mut cells = Vec::new();
        for left in (1..=rows).rev() {
            position.add_row();
            let pieces = input.number(left)?;
            words += 1;
            cells.clear();
            input.numbers(pieces, &mut cells)?;
            position
                .put(&cells)
                .map_err(|(index, defect)| input.fault_at_word(words + index, Kind::of_cell(defect, cells[index])))?;
            words += cells.len();
        }
        Ok(())
    }

    fn write(&self, position: &Position) -> String {
        let rows = position.cells();
        let mut text = format!("{}\n", rows.len());
        for cells in rows {
            let mut line = vec![cells.len() as u64];
            line.extend(cells);
            text.push_str(&line_of(&line));
        }
        text
    }

    fn answer(&self, position: &Position, case: u64) -> String {
        WORDS.of(position, case)
    }
}
