//! HDU 4315, *Climbing the Hill*: cases until the end of the input, each N, k and N increasing cells.
//!
//! Never here: who wins and why.

use std::fmt::Write as _;
use std::io::{Read, Write};

use super::{Limit, Names, Problem, Warning};
use crate::games::hill::{Defect, Hill, Position};
use crate::games::{self, Game};
use crate::input::{Error, Fault, Kind, Reader};
use crate::solver::solve;
use crate::text::{Lang, ProblemText, say};
use crate::trace::Silent;

/// The problem, as the register holds it.
#[derive(Debug, Clone, Copy)]
pub struct Hdu4315;

/// The judge's limits.
const MOST_PEOPLE: u64 = 1000;
const FARTHEST_CELL: u64 = 100_000;

/// How many numbers stand in front of the cells: N and k.
const HEAD: usize = 2;

impl Problem for Hdu4315 {
    fn id(&self) -> &'static str {
        "hdu4315"
    }

    fn source(&self) -> &'static str {
        "HDU 4315"
    }

    fn game(&self) -> &'static dyn Game {
        &Hill
    }

    fn sample(&self) -> (&'static str, &'static str) {
        ("3 3\n1 2 4\n2 1\n100 200\n", "Bob\nAlice\n")
    }

    fn text(&self, lang: Lang) -> ProblemText {
        say!(lang, hill::hdu4315())
    }

    fn names(&self) -> Names {
        Names::USUAL
    }

    fn solve(
        &self,
        input: &mut Reader<&mut dyn Read>,
        output: &mut dyn Write,
        warn: &mut dyn FnMut(Warning),
    ) -> Result<(), Error> {
        let mut position = Position::vacant();
        while read(input, &mut position, warn)? {
            let winner = solve(&position, &mut Silent).winner;
            writeln!(output, "{}", self.names().of(winner)).map_err(Error::Output)?;
            // Whoever waits for an answer before asking on must get it.
            if input.is_exhausted() {
                output.flush().map_err(Error::Output)?;
            }
        }
        Ok(())
    }

    fn next_case(
        &self,
        input: &mut Reader<&mut dyn Read>,
        warn: &mut dyn FnMut(Warning),
    ) -> Result<Option<Box<dyn games::Position>>, Error> {
        let mut position = Position::vacant();
        Ok(if read(input, &mut position, warn)? { Some(Box::new(position)) } else { None })
    }
}

/// Reads the next case into `position`; `false` at the end of the input.
fn read(
    input: &mut Reader<&mut dyn Read>,
    position: &mut Position,
    warn: &mut dyn FnMut(Warning),
) -> Result<bool, Error> {
    if !input.next_case()? {
        return Ok(false);
    }
    let people = input.number(2)?;
    if people == 0 {
        return Err(input.fault_at_word(0, Kind::NoPeople).into());
    }
    let king = input.number(people + 1)?;
    if king == 0 || king > people {
        return Err(input.fault_at_word(1, Kind::KingOutside { king, people }).into());
    }
    let king = usize::try_from(king).unwrap_or(usize::MAX);
    let checked = position.refill(king, |cells| input.numbers(people, cells)).map_err(|error| match error {
        Error::Fault(fault) => Error::from(input.with_layout(*fault, HEAD, people)),
        Error::Io(_) | Error::Output(_) => error,
    })?;
    if let Err(defect) = checked {
        return Err(input.with_layout(fault(&defect, position, input), HEAD, people).into());
    }
    let case = input.case_number();
    if let Some(layout) = input.end_case(HEAD, people) {
        warn(Warning::Uneven { case, layout });
    }
    let farthest = *position.cells().last().expect("somebody is there");
    for (what, found, limit) in [(Limit::People, people, MOST_PEOPLE), (Limit::Cell, farthest, FARTHEST_CELL)] {
        if found > limit {
            warn(Warning::Beyond { case, what, found, limit });
        }
    }
    Ok(true)
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

/// `position` as one case of the judge's input.
pub(crate) fn case(position: &Position) -> String {
    let mut case = format!("{} {}\n", position.people(), position.king());
    for (person, cell) in position.cells().iter().enumerate() {
        let space = if person == 0 { "" } else { " " };
        write!(case, "{space}{cell}").expect("a string takes everything");
    }
    case.push('\n');
    case
}
