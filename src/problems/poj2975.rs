//! POJ 2975, *Nim*: cases until one with no piles, each n and n piles; asked for is the number of winning moves.
//!
//! Never here: which moves win and why.

use std::io::Read;

use super::{About, Answers, Bounds, Cases, Judge, ListOrder, Names, Shape, Space, Warning, line_of, read_list};
use crate::games::nim::{Nim, Position};
use crate::input::{Error, Reader};
use crate::solver::solve;
use crate::text::say;
use crate::trace::Silent;

/// The problem, as the register holds it.
pub static POJ2975: Poj2975 = Poj2975;

/// Its type.
#[derive(Debug, Clone, Copy)]
pub struct Poj2975;

static ABOUT: About = About {
    id: "poj2975",
    aliases: &[],
    source: "POJ 2975",
    game: &Nim,
    sample: ("3\n7 11 13\n2\n1000000000 1000000000\n0\n", "3\n0\n"),
    names: Names::USUAL,
    answers: Answers::Count,
    text: |lang| say!(lang, nim::poj2975()),
};

/// The judge's limits: piles, and things on one.
const LIMITS: (u64, u64) = (1000, 1_000_000_000);

static SPACE: Space = Space {
    shape: Shape::List(ListOrder::Any),
    most: 1000,
    range: (1, 1_000_000_000),
    most_cases: 10_000,
    boxes: [Bounds::new(4, 5), Bounds::new(5, 6), Bounds::new(6, 7)],
};

impl Judge for Poj2975 {
    type Position = Position;

    const CASES: Cases = Cases::UntilZero;

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
        format!("{}\n{}", position.heights().len(), line_of(position.heights()))
    }

    /// Each pile has one winning move at the most: the one that lowers it to its XOR with the nim-sum.
    fn answer(&self, position: &Position, _: u64) -> String {
        let nim_sum = solve(position, &mut Silent).nim_sum.unwrap_or(0);
        position.heights().iter().filter(|&height| height ^ nim_sum < *height).count().to_string()
    }
}
