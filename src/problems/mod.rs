//! The judges' problems: one file each, with its input format, its limits and its words.
//!
//! Never here: the rules or the theory of a game; a problem points to its game.

use std::io::{Read, Write};

use crate::games::{Game, Position};
use crate::input::{Error, Layout, Reader};
use crate::text::{Lang, ProblemText};
use crate::trace::Player;

pub mod hdu4315;

/// The register: every problem that can be read.
pub static PROBLEMS: &[&dyn Problem] = &[&hdu4315::Hdu4315];

/// Finds a problem by its id, however it is capitalised.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn Problem> {
    PROBLEMS.iter().copied().find(|problem| problem.id().eq_ignore_ascii_case(id))
}

/// A problem, seen from outside: a stream of cases goes in, positions or answers come out.
pub trait Problem: Sync {
    /// The stable id.
    fn id(&self) -> &'static str;

    /// Where it was set, as people write it.
    fn source(&self) -> &'static str;

    /// The game that it poses.
    fn game(&self) -> &'static dyn Game;

    /// The published sample input, with the answers.
    fn sample(&self) -> (&'static str, &'static str);

    /// What the statement says, in our words.
    fn text(&self, lang: Lang) -> ProblemText;

    /// The players, first and second.
    fn names(&self) -> Names;

    /// Answers every case of `input`, a line each. `warn` is told what is odd about a case.
    ///
    /// # Errors
    ///
    /// The first fault in the input; the answers before it have been written. Also what `output` gives.
    fn solve(
        &self,
        input: &mut Reader<&mut dyn Read>,
        output: &mut dyn Write,
        warn: &mut dyn FnMut(Warning),
    ) -> Result<(), Error>;

    /// The position of the next case; `None` at the end of `input`.
    ///
    /// # Errors
    ///
    /// The first fault in the case.
    fn next_case(
        &self,
        input: &mut Reader<&mut dyn Read>,
        warn: &mut dyn FnMut(Warning),
    ) -> Result<Option<Box<dyn Position>>, Error>;
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
    /// For positions that no judge has set.
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
    /// The largest cell.
    Cell,
}
