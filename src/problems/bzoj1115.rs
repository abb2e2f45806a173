//! BZOJ 1115, *Kamyki* (POI 2009): a number of tests, each n and n piles that do not get smaller.
//!
//! Never here: who wins and why.

use std::io::Read;

use super::{
    About, Answers, Bounds, Cases, Judge, ListOrder, Names, Shape, Space, Warning, Words, layout, line_of, read_list,
};
use crate::games::pebbles::{Pebbles, Position};
use crate::input::{Error, Reader};
use crate::text::say;

/// The problem, as the register holds it.
pub static BZOJ1115: Bzoj1115 = Bzoj1115;

/// Its type.
#[derive(Debug, Clone, Copy)]
pub struct Bzoj1115;

/// What the judge wants to read.
const WORDS: Words = Words { won: "TAK", lost: "NIE", numbered: false };

static ABOUT: About = About {
    id: "bzoj1115",
    aliases: &["luogu3480", "p3480", "poi-kam"],
    source: "POI 2009 Kamyki",
    game: &Pebbles,
    sample: ("2\n2\n2 2\n3\n1 2 4\n", "NIE\nTAK\n"),
    names: Names::USUAL,
    answers: Answers::Winner(WORDS),
    text: |lang| say!(lang, pebbles::bzoj1115()),
};

/// The judge's limits: piles, and pebbles on one.
const LIMITS: (u64, u64) = (1000, 10_000);

/// Reads n and n piles, none of which may be smaller than the one before it.
pub(super) fn read_piles(
    input: &mut Reader<&mut dyn Read>,
    position: &mut Position,
    limits: (u64, u64),
    warn: &mut dyn FnMut(Warning),
) -> Result<(), Error> {
    const HEAD: usize = 1;
    read_list(input, position.room(), limits, warn)?;
    match position.descent() {
        Some((index, kind)) => {
            let fault = input.fault_at_word(HEAD + index, kind);
            Err(layout(fault.into(), input, HEAD, position.heights().len() as u64))
        }
        None => Ok(()),
    }
}

static SPACE: Space = Space {
    shape: Shape::List(ListOrder::NeverFalls),
    most: 1000,
    range: (0, 10_000),
    most_cases: 10,
    boxes: [Bounds::new(4, 6), Bounds::new(5, 8), Bounds::new(6, 10)],
};

impl Judge for Bzoj1115 {
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
        read_piles(input, position, LIMITS, warn)
    }

    fn write(&self, position: &Position) -> String {
        format!("{}\n{}", position.heights().len(), line_of(position.heights()))
    }

    fn answer(&self, position: &Position, case: u64) -> String {
        WORDS.of(position, case)
    }
}
