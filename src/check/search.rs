//! The search for the smallest case on which a program is wrong: every case of a box in order, then cases at random.
//!
//! Never here: how one run is judged, or what is to blame in it.

use std::collections::BTreeSet;
use std::thread;
use std::time::{Duration, Instant};

use super::cases::{Case, Random, every};
use super::isolate::isolate;
use super::naming::Suspects;
use super::report::{Coverage, Failure, Fault, Naming, Plan, Report, Stage};
use super::trial::{Batch, Broken, Trial};
use crate::games::Position;

/// At most so many cases are put into one run, and at most so many numbers.
const CASES_A_RUN: usize = 1000;
const NUMBERS_A_RUN: usize = 300_000;

/// So many positions are searched by the game tree for the cases of one run.
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
    let cases = every(plan.problem.space(), bounds);
    let mut coverage = Coverage {
        bounds,
        in_box: cases.len(),
        tried: 0,
        by_tree: 0,
        random: 0,
        slowest: Duration::ZERO,
        oddities: BTreeSet::new(),
    };
    let until = Instant::now() + plan.budget.time();
    let batches = batches(plan, cases);
    let tried = try_box(plan, batches, &mut coverage, until, watch)?;
    let failure = match tried.failure {
        Some(failure) => Some(failure),
        None => try_random(plan, &mut coverage, until, watch)?,
    };
    Ok(Report { coverage, failure, naming: tried.naming })
}

/// Checks a program on the cases of one input, all in one run.
///
/// # Errors
///
/// As for [`check`].
pub fn check_again(plan: &Plan<'_>, cases: Vec<Case>) -> Result<Report, Broken> {
    let batch = Batch::of(plan, cases, TREE_BUDGET)?;
    let all: Vec<_> = (0..batch.cases.len()).collect();
    let trial = batch.run(plan, &all)?;
    let coverage = Coverage {
        bounds: plan.budget.bounds(plan.problem),
        in_box: 0,
        tried: all.len(),
        by_tree: batch.by_tree,
        random: 0,
        slowest: trial.time,
        oddities: trial.oddities.iter().copied().collect(),
    };
    let failure = match trial.fault {
        None => None,
        Some(_) => Some(isolate(plan, batch, trial, |_| Stage::File)?),
    };
    Ok(Report { coverage, failure, naming: Naming::NotSought })
}

/// What the box gave.
struct Tried {
    failure: Option<Failure>,
    naming: Naming,
}

/// The cases in runs as long as the format allows; the first ones short, so that what always goes wrong is found at once.
fn batches(plan: &Plan<'_>, cases: Vec<Case>) -> Vec<Vec<Case>> {
    let most = usize::try_from(plan.problem.space().most_cases).unwrap_or(usize::MAX).min(CASES_A_RUN);
    let mut batches: Vec<Vec<Case>> = Vec::new();
    let (mut room, mut numbers) = (0, 0);
    for case in cases {
        if room == 0 || numbers + case.numbers > NUMBERS_A_RUN {
            room = most.min(4 << (3 * batches.len().min(4)));
            numbers = 0;
            batches.push(Vec::new());
        }
        room -= 1;
        numbers += case.numbers;
        batches.last_mut().expect("one was just begun").push(case);
    }
    batches
}

/// Tries every case of the box in order. After the first failure the rest is tried as well, to see what the outputs are like.
fn try_box(
    plan: &Plan<'_>,
    batches: Vec<Vec<Case>>,
    coverage: &mut Coverage,
    until: Instant,
    watch: Watch<'_>,
) -> Result<Tried, Broken> {
    let mut suspects = Suspects::of(plan.problem);
    let mut failure: Option<Failure> = None;
    let mut sound = true;
    let mut done = 0;
    let in_box = coverage.in_box;
    let mut batches = batches.into_iter().peekable();
    while batches.peek().is_some() && Instant::now() < until && sound {
        let next: Vec<_> = batches.by_ref().take(plan.jobs).collect();
        for result in at_once(plan, next) {
            let (batch, trial) = result?;
            let before = done;
            done += batch.cases.len();
            coverage.slowest = coverage.slowest.max(trial.time);
            coverage.oddities.extend(&trial.oddities);
            if sound {
                let positions: Vec<&dyn Position> = batch.positions.iter().map(AsRef::as_ref).collect();
                let answers = plan.problem.about().answers;
                let said: Vec<_> = trial.got.iter().map(|answer| answers.winner(answer)).collect();
                suspects.observe(&positions, &said);
            }
            sound &= !matches!(trial.fault, Some((Fault::End(_), _)));
            if failure.is_none() {
                coverage.by_tree += batch.by_tree;
                coverage.tried = done;
                if trial.fault.is_some() {
                    let found = isolate(plan, batch, trial, |case| Stage::Box { before: before + case })?;
                    coverage.tried = match found.stage {
                        Stage::Box { before } => before + 1,
                        Stage::Random | Stage::File => done,
                    };
                    sound &= found.repeats;
                    failure = Some(found);
                }
            }
            watch(done, in_box);
        }
    }
    let whole = sound && done == in_box;
    let naming = if failure.is_some() && whole { suspects.verdict() } else { Naming::NotSought };
    Ok(Tried { failure, naming })
}

/// Runs several batches, each in a thread of its own; what they give is in their order.
fn at_once(plan: &Plan<'_>, batches: Vec<Vec<Case>>) -> Vec<Result<(Batch, Trial), Broken>> {
    let run = |cases: Vec<Case>| {
        let batch = Batch::of(plan, cases, TREE_BUDGET)?;
        let all: Vec<_> = (0..batch.cases.len()).collect();
        let trial = batch.run(plan, &all)?;
        Ok((batch, trial))
    };
    thread::scope(|scope| {
        let threads: Vec<_> = batches.into_iter().map(|batch| scope.spawn(move || run(batch))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a run does not panic")).collect()
    })
}

/// Tries larger cases at random.
fn try_random(
    plan: &Plan<'_>,
    coverage: &mut Coverage,
    until: Instant,
    watch: Watch<'_>,
) -> Result<Option<Failure>, Broken> {
    let mut random = Random::new(plan.problem.space(), plan.seed);
    let most = usize::try_from(plan.problem.space().most_cases).unwrap_or(usize::MAX).min(CASES_A_RUN);
    let wanted = plan.budget.random();
    while coverage.random < wanted && Instant::now() < until {
        let (mut cases, mut numbers) = (Vec::new(), 0);
        while cases.len() < most.min(wanted - coverage.random) && numbers < NUMBERS_A_RUN {
            let case = random.case();
            numbers += case.numbers;
            cases.push(case);
        }
        let batch = Batch::of(plan, cases, 0)?;
        let all: Vec<_> = (0..batch.cases.len()).collect();
        let trial = batch.run(plan, &all)?;
        coverage.random += all.len();
        coverage.slowest = coverage.slowest.max(trial.time);
        coverage.oddities.extend(&trial.oddities);
        watch(coverage.random, wanted);
        if trial.fault.is_some() {
            return isolate(plan, batch, trial, |_| Stage::Random).map(Some);
        }
    }
    Ok(None)
}
