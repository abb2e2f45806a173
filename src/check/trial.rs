//! One run of the program on a run of cases, judged.
//!
//! Never here: which cases, and in which order they are tried.

use std::io;
use std::time::Duration;

use super::cases::Case;
use super::report::{Fault, Plan};
use super::{End, Kind, Limits, Oddity, Run, answers, compare};
use crate::games::Position;
use crate::problems::{Contradicted, Held};

/// Room for so many bytes of output a case, and for some more in all.
const OUTPUT_PER_CASE: u64 = 200;
const OUTPUT: u64 = 1 << 20;

/// A run, judged.
pub(super) struct Trial {
    /// What is wrong, and with which case of the run, from 0; `None` for a case when it cannot be told.
    pub fault: Option<(Fault, Option<usize>)>,
    /// The answers that came; of those that nobody expected, the first.
    pub got: Vec<String>,
    /// The end of what it wrote to standard error.
    pub errors: String,
    /// How long it took.
    pub time: Duration,
    /// What is odd about the output.
    pub oddities: Vec<Oddity>,
}

/// Why a check cannot go on.
#[derive(Debug)]
pub enum Broken {
    /// The system cannot run the program.
    Run(io::Error),
    /// The game tree contradicts the solver on this case.
    Contradicted(String),
}

/// Cases whose answers are known.
pub(super) struct Cases {
    cases: Vec<Case>,
    held: Vec<Held>,
}

impl Cases {
    /// These `cases`, held against the game tree with a budget.
    pub fn of(plan: &Plan<'_>, cases: Vec<Case>, budget: usize) -> Result<Self, Broken> {
        match plan.problem.held(&bundle(plan, &cases), budget) {
            Ok(held) => Ok(Self { cases, held }),
            Err(Contradicted { case }) => Err(Broken::Contradicted(cases[case].text.clone())),
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.cases.len()
    }

    /// The case with this index.
    pub fn case(&self, case: usize) -> &Case {
        &self.cases[case]
    }

    /// Its position.
    pub fn position(&self, case: usize) -> &dyn Position {
        self.held[case].position.as_ref()
    }

    /// The position of a case, and nothing else.
    pub fn into_position(self, case: usize) -> Box<dyn Position> {
        self.held.into_iter().nth(case).expect("it is one of these").position
    }

    /// How many of the first `cases` the game tree has confirmed.
    pub fn by_tree(&self, cases: usize) -> usize {
        self.held[..cases].iter().filter(|held| held.by_tree).count()
    }

    /// Runs the program on the cases with these indices.
    pub fn run(&self, plan: &Plan<'_>, run: &[usize]) -> Result<Trial, Broken> {
        self.prepare(plan, run).try_out(plan)
    }

    /// What the program is to be given, and what it should answer.
    pub fn prepare(&self, plan: &Plan<'_>, run: &[usize]) -> Prepared {
        let cases = run.iter().map(|&case| &self.cases[case]);
        Prepared { input: bundle(plan, cases), expected: self.expected(run) }
    }

    /// The answers expected when the cases with these indices are a run.
    pub fn expected(&self, run: &[usize]) -> Vec<String> {
        let numbered = (1..).zip(run);
        numbered.filter_map(|(number, &case)| self.position(case).answer(number)).collect()
    }
}

/// Some cases as an input.
fn bundle<'a>(plan: &Plan<'_>, cases: impl IntoIterator<Item = &'a Case>) -> String {
    let texts: Vec<_> = cases.into_iter().map(|case| case.text.as_str()).collect();
    plan.problem.bundle(&texts)
}

/// An input, and the answers that are expected.
pub(super) struct Prepared {
    input: String,
    expected: Vec<String>,
}

impl Prepared {
    /// Runs the program once.
    pub fn try_out(&self, plan: &Plan<'_>) -> Result<Trial, Broken> {
        let limits = Limits { time: plan.time, output: OUTPUT + OUTPUT_PER_CASE * self.expected.len() as u64 };
        let run = plan.program.run(self.input.as_bytes(), &limits).map_err(Broken::Run)?;
        Ok(judged(plan, &run, &self.expected))
    }
}

/// What came of a run.
fn judged(plan: &Plan<'_>, run: &Run, expected: &[String]) -> Trial {
    let words = plan.problem.about().answers.words();
    let comparison = compare(&run.output, expected, &words);
    let fault = match (run.end, comparison.difference) {
        (End::Finished, None) => None,
        // How many answers are missing or too many says nothing of which case is to blame.
        (End::Finished, Some(difference)) => {
            let told = !matches!(difference.kind, Kind::Missing | Kind::Extra { .. });
            Some((Fault::Answer(difference.kind), told.then_some(difference.case)))
        }
        (end, _) => Some((Fault::End(end), None)),
    };
    let mut got = answers(&run.output);
    got.truncate(expected.len() + 1);
    let errors = String::from_utf8_lossy(&run.errors).into_owned();
    // An output that was cut off is odd anyway.
    let oddities = comparison.oddities.into_iter().filter(|_| run.end == End::Finished).collect();
    Trial { fault, got, errors, time: run.time, oddities }
}
