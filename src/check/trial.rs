//! One run of the program on a run of cases, judged.
//!
//! Never here: which cases, and in which order they are tried.

use std::io;
use std::time::Duration;

use super::cases::Case;
use super::report::{Fault, Plan};
use super::{End, Kind, Limits, Oddity, answers, compare};
use crate::games::Position;
use crate::problems::Contradicted;

/// Room for so many bytes of output a case, and for some more in all.
const OUTPUT_PER_CASE: u64 = 200;
const OUTPUT: u64 = 1 << 20;

/// A run, judged.
pub(super) struct Trial {
    /// What is wrong, and with which case of the run, from 0; `None` for a case when it cannot be told.
    pub fault: Option<(Fault, Option<usize>)>,
    /// The answers that came.
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

/// Cases with their positions, so that the answers are known.
pub(super) struct Batch {
    pub cases: Vec<Case>,
    pub positions: Vec<Box<dyn Position>>,
    /// How many of the answers the game tree has confirmed.
    pub by_tree: usize,
}

impl Batch {
    /// The positions of `cases`, held against the game tree with a budget.
    pub fn of(plan: &Plan<'_>, cases: Vec<Case>, budget: usize) -> Result<Self, Broken> {
        let input = bundle(plan, &cases);
        match plan.problem.held(&input, budget) {
            Ok((positions, by_tree)) => Ok(Self { cases, positions, by_tree: by_tree.0 }),
            Err(Contradicted { case }) => Err(Broken::Contradicted(cases[case].text.clone())),
        }
    }

    /// The cases from `start` to `end` as a run of their own, with the answers expected then.
    pub fn run(&self, plan: &Plan<'_>, range: &[usize]) -> Result<Trial, Broken> {
        let cases: Vec<_> = range.iter().map(|&case| self.cases[case].clone()).collect();
        trial(plan, &cases, &self.expected(range))
    }

    /// The answers expected when the cases in `range` are a run.
    pub fn expected(&self, range: &[usize]) -> Vec<String> {
        let numbered = (1..).zip(range);
        numbered.filter_map(|(number, &case)| self.positions[case].answer(number)).collect()
    }
}

/// Some cases as an input.
pub(super) fn bundle(plan: &Plan<'_>, cases: &[Case]) -> String {
    let texts: Vec<_> = cases.iter().map(|case| case.text.clone()).collect();
    plan.problem.bundle(&texts)
}

/// Runs the program on `cases`.
fn trial(plan: &Plan<'_>, cases: &[Case], expected: &[String]) -> Result<Trial, Broken> {
    let limits = Limits { time: plan.time, output: OUTPUT + OUTPUT_PER_CASE * cases.len() as u64 };
    let run = plan.program.run(bundle(plan, cases).as_bytes(), &limits).map_err(Broken::Run)?;
    let words = plan.problem.about().answers.words();
    let comparison = compare(&run.output, expected, &words);
    let fault = match (run.end, comparison.difference) {
        (End::Finished, None) => None,
        // How many answers are missing or too many says nothing of which case is to blame.
        (End::Finished, Some(difference)) => match difference.kind {
            Kind::Missing | Kind::Extra { .. } => Some((Fault::Answer(difference.kind), None)),
            kind => Some((Fault::Answer(kind), Some(difference.case))),
        },
        (end, _) => Some((Fault::End(end), None)),
    };
    let errors = String::from_utf8_lossy(&run.errors).into_owned();
    let oddities = comparison.oddities.into_iter().collect();
    Ok(Trial { fault, got: answers(&run.output), errors, time: run.time, oddities })
}
