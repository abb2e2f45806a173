//! POJ 1704, *Georgia and Bob*: the number of tests, each N and N distinct cells in any order.
//!
//! Never here: who wins and why.

use std::io::Read;

use super::{
    About, Answers, Bounds, Cases, Judge, Limit, ListOrder, Names, Shape, Space, Warning, Words, beyond, layout,
    line_of,
};
use crate::games::strip::{Defect, Position, Strip};
use crate::input::{Error, Kind, Reader};
use crate::text::say;

/// The problem, as the register holds it.
pub static POJ1704: Poj1704 = Poj1704;

/// Its type.
#[derive(Debug, Clone, Copy)]
pub struct Poj1704;

/// What the judge wants to read.
const WORDS: Words = Words { won: "Georgia will win", lost: "Bob will win", numbered: false };

static ABOUT: About = About {
    id: "poj1704",
    aliases: &["acwing236", "luogu10507", "p10507"],
    source: "POJ 1704",
    game: &Strip,
    sample: ("2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n", "Bob will win\nGeorgia will win\n"),
    names: Names { first: "Georgia", second: "Bob" },
    answers: Answers::Winner(WORDS),
    text: |lang| say!(lang, strip::poj1704()),
};

/// The judge's limits.
const MOST_PIECES: u64 = 1000;
const FARTHEST_CELL: u64 = 10_000;

/// How many numbers stand in front of the cells: N.
const HEAD: usize = 1;

static SPACE: Space = Space {
    shape: Shape::List(ListOrder::Distinct),
    most: 1000,
    range: (1, 10_000),
    most_cases: 20,
    boxes: [Bounds::new(3, 6), Bounds::new(4, 8), Bounds::new(5, 9)],
};

impl Judge for Poj1704 {
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
        let pieces = input.number(1)?;
        let checked = position.refill(|cells| input.numbers(pieces, cells));
        if let Err(defect) = checked.map_err(|error| layout(error, input, HEAD, pieces))? {
            let (piece, kind) = match defect {
                Defect::CellZero(piece) => (piece, Kind::CellZero),
                Defect::Taken(piece) => (piece, Kind::CellTaken(position.given()[piece])),
            };
            return Err(layout(input.fault_at_word(HEAD + piece, kind).into(), input, HEAD, pieces));
        }
        let case = input.case_number();
        if let Some(layout) = input.end_case(HEAD, pieces) {
            warn(Warning::Uneven { case, layout });
        }
        let farthest = position.cells().last().copied().unwrap_or(0);
        beyond(case, &[(Limit::Pieces, pieces, MOST_PIECES), (Limit::Cell, farthest, FARTHEST_CELL)], warn);
        Ok(())
    }

    /// In the order in which the cells were given.
    fn write(&self, position: &Position) -> String {
        format!("{}\n{}", position.given().len(), line_of(position.given()))
    }

    fn answer(&self, position: &Position, case: u64) -> String {
        WORDS.of(position, case)
    }
}
