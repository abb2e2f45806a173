//! HDU 3389, *Game*: a number of cases, each n and the cards in boxes 1 to n.
//!
//! Never here: who wins and why.

use std::io::Read;

use super::{About, Answers, Bounds, Cases, Judge, ListOrder, Names, Shape, Space, Warning, Words, line_of, read_list};
use crate::games::boxes::{Boxes, Position};
use crate::input::{Error, Reader};
use crate::text::say;

/// The problem, as the register holds it.
pub static HDU3389: Hdu3389 = Hdu3389;

/// Its type.
#[derive(Debug, Clone, Copy)]
pub struct Hdu3389;

/// What the judge wants to read.
const WORDS: Words = Words { won: "Alice", lost: "Bob", numbered: true };

static ABOUT: About = About {
    id: "hdu3389",
    aliases: &[],
    source: "HDU 3389",
    game: &Boxes,
    sample: ("2\n2\n1 2\n7\n1 3 3 2 2 1 2\n", "Case 1: Alice\nCase 2: Bob\n"),
    names: Names::USUAL,
    answers: Answers::Winner(WORDS),
    text: |lang| say!(lang, boxes::hdu3389()),
};

/// The judge's limits: boxes, and cards in one.
const LIMITS: (u64, u64) = (10_000, 100);

static SPACE: Space = Space {
    shape: Shape::List(ListOrder::Any),
    most: 10_000,
    range: (0, 100),
    most_cases: 100,
    boxes: [Bounds::new(6, 3), Bounds::new(8, 3), Bounds::new(9, 3)],
};

impl Judge for Hdu3389 {
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
        read_list(input, position.room(), LIMITS, warn)
    }

    fn write(&self, position: &Position) -> String {
        format!("{}\n{}", position.cards().len(), line_of(position.cards()))
    }

    fn answer(&self, position: &Position, case: u64) -> String {
        WORDS.of(position, case)
    }
}
