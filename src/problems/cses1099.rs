//! CSES 1099, *Stair Game*: a number of tests, each n and the balls on n stairs, the first of which is the floor.
//!
//! Never here: who wins and why.

use std::io::Read;

use super::{About, Answers, Bounds, Cases, Judge, ListOrder, Names, Shape, Space, Warning, Words, line_of, read_list};
use crate::games::staircase::{Position, Staircase};
use crate::input::{Error, Reader};
use crate::text::say;

/// The problem, as the register holds it.
pub static CSES1099: Cses1099 = Cses1099;

/// Its type.
#[derive(Debug, Clone, Copy)]
pub struct Cses1099;

/// What the judge wants to read.
const WORDS: Words = Words { won: "first", lost: "second", numbered: false };

static ABOUT: About = About {
    id: "cses1099",
    aliases: &[],
    source: "CSES 1099",
    game: &Staircase,
    sample: ("3\n3\n0 2 1\n4\n1 1 1 1\n2\n5 3\n", "first\nsecond\nfirst\n"),
    names: Names { first: "first", second: "second" },
    answers: Answers::Winner(WORDS),
    text: |lang| say!(lang, staircase::cses1099()),
};

/// The judge's limits: stairs, and balls on one.
const LIMITS: (u64, u64) = (200_000, 1_000_000_000);

static SPACE: Space = Space {
    shape: Shape::List(ListOrder::Any),
    most: 200_000,
    range: (0, 1_000_000_000),
    most_cases: 10_000,
    boxes: [Bounds::new(4, 4), Bounds::new(5, 5), Bounds::new(6, 6)],
};

impl Judge for Cses1099 {
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

    /// Its stair 1 is the floor, our stair 0: what lies there is out of the game.
    fn read(
        &self,
        input: &mut Reader<&mut dyn Read>,
        position: &mut Position,
        warn: &mut dyn FnMut(Warning),
    ) -> Result<(), Error> {
        read_list(input, position.room(), LIMITS, warn)?;
        position.take_floor();
        Ok(())
    }

    fn write(&self, position: &Position) -> String {
        let mut stairs = vec![position.floor()];
        stairs.extend(position.coins());
        format!("{}\n{}", stairs.len(), line_of(&stairs))
    }

    fn answer(&self, position: &Position, case: u64) -> String {
        WORDS.of(position, case)
    }
}
