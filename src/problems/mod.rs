//! The judges' problems: one file each, with its input format, its limits and its words.
//!
//! Never here: the rules or the theory of a game; a problem points to its game.

use std::io::{Read, Write};

use crate::games::{Effort, Exchange, Game, Position};
use crate::input::{Error, Fault, Kind, Layout, Reader};
use crate::oracle::Rules;
use crate::solver::{Reckoning, Theory};
use crate::text::{Lang, ProblemText};
use crate::trace::{Player, Trace};

mod acwing892;
mod answers;
mod bzoj1115;
mod cses1099;
mod hdu3389;
pub mod hdu4315;
mod hdu5996;
mod held;
mod lightoj1393;
mod luogu2575;
mod poj1704;
mod poj2975;
mod space;
mod stonegamestrategist;

pub use acwing892::ACWING892;
pub use answers::{Answers, Words};
pub use bzoj1115::BZOJ1115;
pub use cses1099::CSES1099;
pub use hdu3389::HDU3389;
pub use hdu4315::HDU4315;
pub use hdu5996::HDU5996;
pub use held::{Contradicted, Held};
pub use lightoj1393::LIGHTOJ1393;
pub use luogu2575::LUOGU2575;
pub use poj1704::POJ1704;
pub use poj2975::POJ2975;
pub use space::{Bounds, ListOrder, Shape, Space};
pub use stonegamestrategist::STONE_GAME_STRATEGIST;

/// The register: every problem that can be read, in the order of their games.
pub static PROBLEMS: &[&dyn Problem] = &[
    &POJ2975,
    &ACWING892,
    &CSES1099,
    &HDU5996,
    &LIGHTOJ1393,
    &HDU3389,
    &POJ1704,
    &BZOJ1115,
    &STONE_GAME_STRATEGIST,
    &LUOGU2575,
    &HDU4315,
];

/// Finds a problem by its id or another name of it, however it is capitalised.
#[must_use]
pub fn find(name: &str) -> Option<&'static dyn Problem> {
    PROBLEMS.iter().copied().find(|problem| {
        let About { id, aliases, .. } = problem.about();
        std::iter::once(id).chain(*aliases).any(|known| known.eq_ignore_ascii_case(name))
    })
}

/// What there is to know about a problem before any input.
pub struct About {
    /// The stable id.
    pub id: &'static str,
    /// Other names of it.
    pub aliases: &'static [&'static str],
    /// Where it was set, as people write it.
    pub source: &'static str,
    /// The game that it poses.
    pub game: &'static dyn Game,
    /// A sample input, with the answers.
    pub sample: (&'static str, &'static str),
    /// The players.
    pub names: Names,
    /// What is to be printed.
    pub answers: Answers,
    /// What the statement says, in our words.
    pub text: fn(Lang) -> ProblemText,
}

/// How cases follow one another in an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cases {
    /// Until the input ends.
    UntilEnd,
    /// Their number comes first.
    Counted,
    /// Until one that starts with 0, which is none itself.
    UntilZero,
    /// There is just one.
    One,
}

/// A judge's problem: how its cases are read, written and answered. Implemented once a problem.
pub trait Judge: Sync + 'static {
    /// The positions of its game.
    type Position: Position + Theory + Rules + 'static;

    /// How cases follow one another.
    const CASES: Cases;

    /// What there is to know.
    fn about(&self) -> &'static About;

    /// What the judge may give for a case.
    fn space(&self) -> &'static Space;

    /// Room for positions to be read into.
    fn room(&self) -> Self::Position;

    /// Reads a case into `position`.
    ///
    /// # Errors
    ///
    /// The first fault in it.
    fn read(
        &self,
        input: &mut Reader<&mut dyn Read>,
        position: &mut Self::Position,
        warn: &mut dyn FnMut(Warning),
    ) -> Result<(), Error>;

    /// A case as the judge writes it, with line ends.
    fn write(&self, position: &Self::Position) -> String;

    /// What the judge wants to be printed for a case with the number `case`.
    fn answer(&self, position: &Self::Position, case: u64) -> String;
}

/// A problem, seen from outside: a stream of cases goes in, positions or answers come out.
pub trait Problem: Sync {
    /// What there is to know.
    fn about(&self) -> &'static About;

    /// Answers every case of `input`, a line each. `warn` is told what is odd about a case.
    ///
    /// # Errors
    ///
    /// The first fault in the input; the answers before it have been written. Also what `output` gives.
    fn solve(
        &'static self,
        input: Reader<&mut dyn Read>,
        output: &mut dyn Write,
        warn: &mut dyn FnMut(Warning),
    ) -> Result<(), Error>;

    /// The cases of `input`, one after the other.
    fn cases<'a>(&'static self, input: Reader<&'a mut dyn Read>) -> Box<dyn CaseStream + 'a>;

    /// What the judge may give for a case.
    fn space(&self) -> &'static Space;

    /// The cases of `input`, which is without fault, held against the game tree, of which at most `budget` positions are
    /// searched for one game.
    ///
    /// # Errors
    ///
    /// The first case on which the game tree contradicts the solver.
    fn held(&'static self, input: &str, budget: usize) -> Result<Vec<Held>, Contradicted>;

    /// So many cases, already written, as one input.
    fn bundle(&self, cases: &[&str]) -> String;
}

/// Cases, one after the other.
pub trait CaseStream {
    /// The next case; `None` behind the last one.
    ///
    /// # Errors
    ///
    /// The first fault in the input.
    fn next(&mut self, warn: &mut dyn FnMut(Warning)) -> Result<Option<Box<dyn Position>>, Error>;
}

impl<J: Judge> Problem for J {
    fn about(&self) -> &'static About {
        Judge::about(self)
    }

    fn solve(
        &'static self,
        input: Reader<&mut dyn Read>,
        output: &mut dyn Write,
        warn: &mut dyn FnMut(Warning),
    ) -> Result<(), Error> {
        let mut stream = Stream { judge: self, input, left: None };
        let mut position = self.room();
        while stream.advance(&mut position, warn)? {
            let answer = self.answer(&position, stream.input.case_number());
            writeln!(output, "{answer}").map_err(Error::Output)?;
            // Whoever waits for an answer before asking on must get it.
            if stream.input.is_exhausted() {
                output.flush().map_err(Error::Output)?;
            }
        }
        Ok(())
    }

    fn cases<'a>(&'static self, input: Reader<&'a mut dyn Read>) -> Box<dyn CaseStream + 'a> {
        Box::new(Stream { judge: self, input, left: None })
    }

    fn space(&self) -> &'static Space {
        Judge::space(self)
    }

    fn held(&'static self, input: &str, budget: usize) -> Result<Vec<Held>, Contradicted> {
        let mut input = input.as_bytes();
        // Cases that a judge gives one at a time are read here one after the other.
        let left = (J::CASES == Cases::One).then_some(u64::MAX);
        let mut stream = Stream { judge: self, input: Reader::new(&mut input as &mut dyn Read), left };
        let mut positions = Vec::new();
        let mut position = self.room();
        while stream.advance(&mut position, &mut |_| {}).expect("the input is without fault") {
            positions.push(std::mem::replace(&mut position, self.room()));
        }
        let confirmed = held::hold(&positions, budget)?;
        let posed =
            positions.into_iter().map(|position| Box::new(Posed { judge: self, position }) as Box<dyn Position>);
        Ok(posed.zip(confirmed).map(|(position, by_tree)| Held { position, by_tree }).collect())
    }

    fn bundle(&self, cases: &[&str]) -> String {
        match J::CASES {
            Cases::Counted => format!("{}\n{}", cases.len(), cases.concat()),
            Cases::UntilZero => format!("{}0\n", cases.concat()),
            Cases::UntilEnd | Cases::One => cases.concat(),
        }
    }
}

/// An input of the problem `judge`.
struct Stream<'a, J: 'static> {
    judge: &'static J,
    input: Reader<&'a mut dyn Read>,
    /// How many cases are still to come, where the input has told.
    left: Option<u64>,
}

impl<J: Judge> Stream<'_, J> {
    /// Reads the next case into `position`; `false` behind the last one.
    fn advance(&mut self, position: &mut J::Position, warn: &mut dyn FnMut(Warning)) -> Result<bool, Error> {
        match (J::CASES, self.left) {
            (Cases::Counted, None) => self.left = self.input.preface()?,
            (Cases::One, None) => self.left = Some(1),
            (Cases::UntilEnd | Cases::UntilZero, _) | (_, Some(_)) => {}
        }
        if self.left == Some(0) {
            return Ok(false);
        }
        if !self.input.next_case()? {
            return match self.left.filter(|_| J::CASES == Cases::Counted) {
                Some(left) => Err(self.input.fault_at_end(Kind::CasesMissing(left)).into()),
                None => Ok(false),
            };
        }
        if J::CASES == Cases::UntilZero && self.input.zero_is_next()? {
            self.left = Some(0);
            return Ok(false);
        }
        self.left = self.left.map(|left| left - 1);
        self.judge.read(&mut self.input, position, warn)?;
        Ok(true)
    }
}

impl<J: Judge> CaseStream for Stream<'_, J> {
    fn next(&mut self, warn: &mut dyn FnMut(Warning)) -> Result<Option<Box<dyn Position>>, Error> {
        let mut position = self.judge.room();
        let more = self.advance(&mut position, warn)?;
        let judge = self.judge;
        Ok(more.then(|| Box::new(Posed { judge, position }) as Box<dyn Position>))
    }
}

/// A position that was posed by a judge, and is written as that judge writes it.
struct Posed<J: Judge> {
    judge: &'static J,
    position: J::Position,
}

impl<J: Judge> Position for Posed<J> {
    fn explain(&self, effort: &mut Effort<'_>) -> Trace {
        self.position.explain(effort)
    }

    fn reckon(&self, mistake: Option<&str>) -> Option<Reckoning> {
        self.position.reckon(mistake)
    }

    fn exchanges(&self, misere: bool) -> Option<Vec<Exchange>> {
        self.position.exchanges(misere)
    }

    fn judge(&self) -> Option<String> {
        Some(self.judge.write(&self.position))
    }

    fn answer(&self, case: u64) -> Option<String> {
        Some(self.judge.answer(&self.position, case))
    }
}

/// What a judge calls the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Names {
    /// The one to move.
    pub first: &'static str,
    /// The other one.
    pub second: &'static str,
}

impl Names {
    /// For positions that no judge has set, and judges who name nobody.
    pub const USUAL: Self = Self { first: "Alice", second: "Bob" };

    /// The name of `player`.
    #[must_use]
    pub fn of(&self, player: Player) -> &'static str {
        match player {
            Player::First => self.first,
            Player::Second => self.second,
        }
    }
}

/// Something about a case that is worth a word; it is solved all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Warning {
    /// It is larger than the judge promises.
    Beyond {
        /// The number of the case, from 1.
        case: u64,
        /// What is too large.
        what: Limit,
        /// How large it is.
        found: u64,
        /// How large the judge lets it be.
        limit: u64,
    },
    /// It ends amid a line, and one of its lines has not as many numbers as it should.
    Uneven {
        /// The number of the case, from 1.
        case: u64,
        /// The line.
        layout: Layout,
    },
}

/// What a judge limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// The number of people.
    People,
    /// The number of pieces.
    Pieces,
    /// The largest cell.
    Cell,
    /// The number of cells.
    Cells,
    /// The number of nodes.
    Nodes,
    /// The number of piles, stairs or boxes.
    Piles,
    /// The largest pile.
    Pile,
}

/// Reads a list into `list`: how many numbers, on a line of its own, and then these. Warns of more than `most` and of
/// larger ones than `largest`.
fn read_list(
    input: &mut Reader<&mut dyn Read>,
    list: &mut Vec<u64>,
    (most, largest): (u64, u64),
    warn: &mut dyn FnMut(Warning),
) -> Result<(), Error> {
    const HEAD: usize = 1;
    list.clear();
    let count = input.number(1)?;
    input.numbers(count, list).map_err(|error| layout(error, input, HEAD, count))?;
    let case = input.case_number();
    if let Some(layout) = input.end_case(HEAD, count) {
        warn(Warning::Uneven { case, layout });
    }
    beyond(case, &[(Limit::Piles, count, most), (Limit::Pile, list.iter().copied().max().unwrap_or(0), largest)], warn);
    Ok(())
}

/// Adds to a fault what its lines tell.
fn layout(error: Error, input: &Reader<&mut dyn Read>, head: usize, expected: u64) -> Error {
    match error {
        Error::Fault(fault) => Fault::into(input.with_layout(*fault, head, expected)),
        Error::Io(_) | Error::Output(_) => error,
    }
}

/// Warns of what is `found` to be larger than its limit.
fn beyond(case: u64, limits: &[(Limit, u64, u64)], warn: &mut dyn FnMut(Warning)) {
    for &(what, found, limit) in limits {
        if found > limit {
            warn(Warning::Beyond { case, what, found, limit });
        }
    }
}

/// Numbers on a line.
fn line_of(numbers: &[u64]) -> String {
    let numbers: Vec<_> = numbers.iter().map(u64::to_string).collect();
    format!("{}\n", numbers.join(" "))
}
