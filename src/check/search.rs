//! The search for the smallest case on which a program is wrong: every case of a box in order, then cases at random.
//!
//! Never here: how one run is judged, or what is to blame in it.

use std::collections::BTreeSet;
use std::thread;
use std::time::{Duration, Instant};

use super::cases::{Case, Random, every};
use super::isolate::{Found, isolate};
use super::naming::Suspects;
use super::report::{Coverage, Failure, Fault, Naming, Plan, Report, Stage};
use super::shrink::shrink;
use super::trial::{Broken, Cases, Trial};
use crate::games::Position;
use crate::problems::Bounds;

/// At most so many cases are put into one run, and at most so many numbers.
const CASES_A_RUN: usize = 4000;
const NUMBERS_A_RUN: usize = 300_000;

/// So many positions are searched by the game tree for the cases of one game.
const TREE_BUDGET: usize = 1_000_000;

/// How far a check is: so many cases of so many.
pub type Watch<'a> = &'a mut dyn FnMut(usize, usize);

/// Checks a program as planned.
///
/// # Errors
///
/// Why it cannot go on.
pub fn check(plan: &Plan<'_>, watch: Watch<'_>) -> Result<Report, Broken> {
    let bounds = plan.budget.bounds(plan.problem);
    let cases = Cases::of(plan, every(plan.problem.space(), bounds), TREE_BUDGET)?;
    let mut coverage = Coverage::none(bounds);
    coverage.in_box = cases.len();
    let until = Instant::now() + plan.budget.time();
    let (found, naming) = try_box(plan, &cases, &mut coverage, until, watch)?;
    coverage.by_tree = cases.by_tree(coverage.tried);
    if let Some(Found { failure, index }) = found {
        let position = Some(cases.into_position(index));
        return Ok(Report { coverage, failure: Some(failure), position, naming });
    }
    let found = try_random(plan, &mut coverage, until, watch)?;
    let (failure, position) = found.unzip();
    Ok(Report { coverage, failure, position, naming })
}

/// Checks a program on the cases of one input, all in one run.
///
/// # Errors
///
/// As for [`check`].
pub fn check_again(plan: &Plan<'_>, cases: Vec<Case>) -> Result<Report, Broken> {
    let cases = Cases::of(plan, cases, TREE_BUDGET)?;
    let all: Vec<_> = (0..cases.len()).collect();
    let trial = cases.run(plan, &all)?;
    let mut coverage = Coverage::none(plan.budget.bounds(plan.problem));
    coverage.take(&trial);
    (coverage.tried, coverage.by_tree) = (all.len(), cases.by_tree(all.len()));
    let (mut failure, mut position) = (None, None);
    if trial.fault.is_some() {
        let found = isolate(plan, &cases, &all, trial, |_| Stage::File)?;
        failure = Some(found.failure);
        position = Some(cases.into_position(found.index));
    }
    Ok(Report { coverage, failure, position, naming: Naming::NotSought })
}

impl Coverage {
    /// Nothing yet.
    fn none(bounds: Bounds) -> Self {
        let (slowest, oddities) = (Duration::ZERO, BTreeSet::new());
        Self { bounds, in_box: 0, tried: 0, by_tree: 0, random: 0, slowest, oddities }
    }

    /// Takes notice of one more run.
    fn take(&mut self, trial: &Trial) {
        self.slowest = self.slowest.max(trial.time);
        self.oddities.extend(&trial.oddities);
    }
}

/// How many cases of `problem` one run may have.
fn cases_a_run(plan: &Plan<'_>) -> usize {
    usize::try_from(plan.problem.space().most_cases).unwrap_or(usize::MAX).min(CASES_A_RUN)
}

/// All cases in runs as long as the format allows; the first ones short, so that what always goes wrong is found at once.
fn runs(plan: &Plan<'_>, cases: &Cases) -> Vec<Vec<usize>> {
    let most = cases_a_run(plan);
    let mut runs: Vec<Vec<usize>> = Vec::new();
    let mut room = 0;
    for case in 0..cases.len() {
        if room == 0 {
            room = most.min(4 << (3 * runs.len().min(4)));
            runs.push(Vec::new());
        }
        room -= 1;
        runs.last_mut().expect("one was just begun").push(case);
    }
    runs
}

/// Tries every case of the box in order. After the first failure the rest is tried as well, to see what the outputs are like.
fn try_box(
    plan: &Plan<'_>,
    cases: &Cases,
    coverage: &mut Coverage,
    until: Instant,
    watch: Watch<'_>,
) -> Result<(Option<Found>, Naming), Broken> {
    let mut suspects = Suspects::of(plan.problem);
    let mut found: Option<Found> = None;
    let mut sound = true;
    let mut done = 0;
    for runs in runs(plan, cases).chunks(plan.jobs) {
        if Instant::now() >= until || !sound {
            break;
        }
        for (run, trial) in runs.iter().zip(at_once(plan, cases, runs)) {
            let trial = trial?;
            done += run.len();
            coverage.take(&trial);
            watch(done, cases.len());
            let answers = plan.problem.about().answers;
            let said: Vec<_> = trial.got.iter().map(|answer| answers.winner(answer)).collect();
            let positions: Vec<_> = run.iter().map(|&case| cases.position(case)).collect();
            suspects.observe(&positions, &said);
            sound &= !matches!(trial.fault, Some((Fault::End(_), _)));
            if found.is_none() {
                coverage.tried = done;
                if trial.fault.is_some() {
                    let first = isolate(plan, cases, run, trial, |case| Stage::Box { before: case })?;
                    if let Stage::Box { before } = first.failure.stage {
                        coverage.tried = before + 1;
                    }
                    sound &= first.failure.repeats;
                    found = Some(first);
                }
            }
        }
    }
    let whole = sound && done == cases.len();
    let naming = match &found {
        Some(_) if whole => suspects.verdict(),
        Some(_) if sound => Naming::TimeUp,
        _ => Naming::NotSought,
    };
    Ok((found, naming))
}

/// Several runs, each in a thread of its own; what they give is in their order.
fn at_once(plan: &Plan<'_>, cases: &Cases, runs: &[Vec<usize>]) -> Vec<Result<Trial, Broken>> {
    let prepared: Vec<_> = runs.iter().map(|run| cases.prepare(plan, run)).collect();
    thread::scope(|scope| {
        let threads: Vec<_> = prepared.iter().map(|run| scope.spawn(move || run.try_out(plan))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a run does not panic")).collect()
    })
}

/// A failure with the position that fails.
type Blamed = (Failure, Box<dyn Position>);

/// Tries larger cases at random.
fn try_random(
    plan: &Plan<'_>,
    coverage: &mut Coverage,
    until: Instant,
    watch: Watch<'_>,
) -> Result<Option<Blamed>, Broken> {
    let mut random = Random::new(plan.problem.space(), plan.seed);
    let most = cases_a_run(plan);
    let (wanted, mut numbers_left) = plan.budget.random();
    while coverage.random < wanted && numbers_left > 0 && Instant::now() < until {
        let (mut cases, mut numbers) = (Vec::new(), 0);
        while cases.len() < most.min(wanted - coverage.random) && numbers < NUMBERS_A_RUN {
            let case = random.case();
            numbers += case.numbers;
            cases.push(case);
        }
        numbers_left = numbers_left.saturating_sub(numbers);
        let cases = Cases::of(plan, cases, 0)?;
        let all: Vec<_> = (0..cases.len()).collect();
        let trial = cases.run(plan, &all)?;
        coverage.random += all.len();
        coverage.take(&trial);
        watch(coverage.random, wanted);
        if trial.fault.is_some() {
            let found = isolate(plan, &cases, &all, trial, |_| Stage::Random)?;
            let (cases, found) = shrink(plan, &found.failure)?.unwrap_or((cases, found));
            return Ok(Some((found.failure, cases.into_position(found.index))));
        }
    }
    Ok(None)
}
