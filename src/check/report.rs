//! What a check is asked to do, and what it found.
//!
//! Never here: how it is done, or words.

use std::collections::BTreeSet;
use std::time::Duration;

use super::cases::Case;
use super::{End, Kind, Oddity, Program};
use crate::games::Position;
use crate::mistakes::Mistake;
use crate::problems::{Bounds, Problem};

/// The time that a run may take unless it is told otherwise.
pub const USUAL_TIME: Duration = Duration::from_secs(2);

/// What is to be checked, and how far.
#[derive(Clone, Copy)]
pub struct Plan<'a> {
    /// The problem that the program is meant to solve.
    pub problem: &'static dyn Problem,
    /// The program.
    pub program: &'a Program,
    /// How much is tried.
    pub budget: Budget,
    /// Where the cases at random come from.
    pub seed: u64,
    /// The time that one run may take.
    pub time: Duration,
    /// How many runs may go on at once; at least 1.
    pub jobs: usize,
}

/// How much is tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Budget {
    /// A small box and a few cases at random, in a second or two.
    Small,
    /// The usual one.
    Normal,
    /// A large box, and many cases at random, in minutes.
    Large,
}

impl Budget {
    /// Which of the boxes of a problem it is.
    pub(super) fn bounds(self, problem: &dyn Problem) -> Bounds {
        problem.space().boxes[self as usize]
    }

    /// How long the box may be worked on.
    pub(super) fn time(self) -> Duration {
        Duration::from_secs([3, 20, 300][self as usize])
    }

    /// How many cases are made at random, and how many numbers they may have in all.
    pub(super) fn random(self) -> (usize, usize) {
        [(50, 300_000), (300, 2_000_000), (3000, 30_000_000)][self as usize]
    }
}

/// What was found.
pub struct Report {
    /// How much was tried.
    pub coverage: Coverage,
    /// The first case on which the program is wrong.
    pub failure: Option<Failure>,
    /// The position of that case.
    pub position: Option<Box<dyn Position>>,
    /// What its outputs on the whole box are like.
    pub naming: Naming,
}

/// How much was tried.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coverage {
    /// The box.
    pub bounds: Bounds,
    /// How many cases it has.
    pub in_box: usize,
    /// How many of these were tried, smallest first.
    pub tried: usize,
    /// The answers to how many of these the game tree has confirmed.
    pub by_tree: usize,
    /// How many cases at random were tried.
    pub random: usize,
    /// The longest time of a run.
    pub slowest: Duration,
    /// What was odd about the output, and does no harm.
    pub oddities: BTreeSet<Oddity>,
}

/// A run on which the program is wrong.
pub struct Failure {
    /// The cases of the run; several when no single one of them fails by itself.
    pub run: Vec<Case>,
    /// Which of them fails, from 0.
    pub case: usize,
    /// What went wrong.
    pub fault: Fault,
    /// The answers that were expected.
    pub expected: Vec<String>,
    /// The answers that came.
    pub got: Vec<String>,
    /// The end of what the program wrote to standard error.
    pub errors: String,
    /// Where the case comes from.
    pub stage: Stage,
    /// Whether a second run went wrong in the same way.
    pub repeats: bool,
}

/// Where a case comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The box, in order: so many smaller cases were right.
    Box {
        /// How many.
        before: usize,
    },
    /// The random cases.
    Random,
    /// A random case, made smaller as long as it failed.
    Shrunk,
    /// A file.
    File,
}

/// What went wrong in a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// An answer.
    Answer(Kind),
    /// The end of the program: a crash, a time-out, too much output.
    End(End),
}

/// What the outputs of a program on the whole box are like.
#[derive(Clone)]
pub enum Naming {
    /// Nothing was sought, since nothing failed, or the program did not end as it should, or not repeat itself.
    NotSought,
    /// The time was up before the program had answered every case of the box.
    TimeUp,
    /// The mistakes that predict every output; none, one, or several that cannot be told apart.
    Fits {
        /// These.
        mistakes: Vec<&'static Mistake>,
        /// The number of cases in the box.
        cases: usize,
        /// On how many of them the outputs differ from the truth.
        wrong: usize,
        /// Whether the program says the same of all of them: then no mistake is named, though some say so too.
        constant: bool,
    },
}
