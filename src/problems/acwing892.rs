//! `AcWing` 892, the staircase: one test, n and the coins on stairs 1 to n.
//!
//! Never here: who wins and why.

use std::io::Read;

use super::{About, Answers, Bounds, Cases, Judge, ListOrder, Names, Shape, Space, Warning, Words, line_of, read_list};
use crate::games::staircase::{Position, Staircase};
use crate::input::{Error, Reader};
use crate::text::say;

/// The problem, as the register holds it.
pub static ACWING892: AcWing892 = AcWing892;

/// Its type.
#[derive(Debug, Clone, Copy)]
pub struct AcWing892;

/// What the judge wants to read.
const WORDS: Words = Words { won: "Yes", lost: "No", numbered: false };

static ABOUT: About = About {
    id: "acwing892",
    aliases: &[],
    source: "AcWing 892",
    game: &Staircase,
    sample: ("3\n2 1 3\n", "Yes\n"),
    names: Names::USUAL,
    answers: Answers::Winner(WORDS),
    text: |lang| say!(lang, staircase::acwing892()),
};

/// The judge's limits: stairs, and coins on one.
const LIMITS: (u64, u64) = (100_000, 1_000_000_000);

static SPACE: Space = Space {
    shape: Shape::List(ListOrder::Any),
    most: 100_000,
    range: (1, 1_000_000_000),
    most_cases: 1,
    boxes: [Bounds::new(3, 3), Bounds::new(4, 4), Bounds::new(5, 5)],
};

impl Judge for AcWing892 {
    type Position = Position;

    const CASES: Cases = Cases::One;

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
        read_list(input, position.room(), LIMITS, warn)
    }

    fn write(&self, position: &Position) -> String {
        format!("{}\n{}", position.coins().len(), line_of(position.coins()))
    }

    fn answer(&self, position: &Position, case: u64) -> String {
        WORDS.of(position, case)
    }
}
