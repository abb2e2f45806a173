//! HDU 4315, *Climbing the Hill*: cases until the end of the input, each N, k and N increasing cells.
//!
//! Never here: who wins and why.

use std::io::Read;

use super::{
    About, Answers, Bounds, Cases, Judge, Limit, Names, Shape, Space, Warning, Words, beyond, layout, line_of,
};
use crate::games::hill::{Defect, Hill, Position};
use crate::input::{Error, Fault, Kind, Reader};
use crate::text::say;

/// The problem, as the register holds it.
pub static HDU4315: Hdu4315 = Hdu4315;

/// Its type.
#[derive(Debug, Clone, Copy)]
pub struct Hdu4315;

/// What the judge wants to read.
const WORDS: Words = Words { won: "Alice", lost: "Bob", numbered: false };

static ABOUT: About = About {
    id: "hdu4315",
    aliases: &[],
    source: "HDU 4315",
    game: &Hill,
    sample: ("3 3\n1 2 4\n2 1\n100 200\n", "Bob\nAlice\n"),
    names: Names::USUAL,
    answers: Answers::Winner(WORDS),
    text: |lang| say!(lang, hill::hdu4315()),
};

/// The judge's limits.
const MOST_PEOPLE: u64 = 1000;
const FARTHEST_CELL: u64 = 100_000;

/// How many numbers stand in front of the cells: N and k.
const HEAD: usize = 2;

static SPACE: Space = Space {
    shape: Shape::King,
    most: 1000,
    range: (1, 100_000),
    most_cases: 10_000,
    boxes: [Bounds::new(6, 12), Bounds::new(10, 14), Bounds::new(10, 16)],
};

impl Judge for Hdu4315 {
    type Position = Position;

    const CASES: Cases = Cases::UntilEnd;

    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn space(&self) -> &'static Space {
        &SPACE
    }

    fn room(&self) -> Position {
        Position::vacant()
    }

    fn read(
        &self,
        input: &mut Reader<&mut dyn Read>,
        position: &mut Position,
        warn: &mut dyn FnMut(Warning),
    ) -> Result<(), Error> {
        let people = input.number(2)?;
        if people == 0 {
            return Err(input.fault_at_word(0, Kind::NoPeople).into());
        }
        let king = input.number(people + 1)?;
        if king == 0 || king > people {
            return Err(input.fault_at_word(1, Kind::KingOutside { king, people }).into());
        }
        let king = usize::try_from(king).unwrap_or(usize::MAX);
        let checked = position.refill(king, |cells| input.numbers(people, cells));
        if let Err(defect) = checked.map_err(|error| layout(error, input, HEAD, people))? {
            return Err(layout(fault(&defect, position, input).into(), input, HEAD, people));
        }
        let case = input.case_number();
        if let Some(layout) = input.end_case(HEAD, people) {
            warn(Warning::Uneven { case, layout });
        }
        let farthest = *position.cells().last().expect("somebody is there");
        beyond(case, &[(Limit::People, people, MOST_PEOPLE), (Limit::Cell, farthest, FARTHEST_CELL)], warn);
        Ok(())
    }

    fn write(&self, position: &Position) -> String {
        format!("{} {}\n{}", position.people(), position.king(), line_of(position.cells()))
    }

    fn answer(&self, position: &Position, case: u64) -> String {
        WORDS.of(position, case)
    }
}

fn fault(defect: &Defect, position: &Position, input: &Reader<&mut dyn Read>) -> Fault {
    let cell = |person: usize| position.cells()[person];
    let (person, kind) = match *defect {
        Defect::OnTop(person) => (person, Kind::OnTop),
        Defect::OutOfOrder(person) => (person, Kind::order(cell(person - 1), cell(person))),
        Defect::TooFar(person) => (person, Kind::TooLarge(cell(person).to_string())),
        Defect::Nobody | Defect::KingOutside => unreachable!("N and k have been checked"),
    };
    input.fault_at_word(HEAD + person, kind)
}
