//! From a run that goes wrong to the one case that is to blame, or the shortest run of cases that shows it.
//!
//! Never here: which runs are tried in the first place.

use std::time::Duration;

use super::End;
use super::report::{Failure, Fault, Plan, Stage};
use super::trial::{Broken, Cases, Trial};

/// What is to blame, and the index of the case that fails.
pub(super) struct Found {
    pub failure: Failure,
    pub index: usize,
}

/// So many runs are spent on making a run of cases shorter.
const SHORTENING: usize = 120;

/// Finds what is to blame in the `run` of the cases with these indices, on which `first` went wrong; `stage` tells where a
/// case comes from.
pub(super) fn isolate(
    plan: &Plan<'_>,
    cases: &Cases,
    run: &[usize],
    first: Trial,
    stage: impl Fn(usize) -> Stage,
) -> Result<Found, Broken> {
    let mut prefix = match &first.fault {
        Some((_, Some(case))) => case + 1,
        Some((Fault::End(End::TimeOut), _)) => first_bad_prefix(plan, cases, run, Patience::Little)?,
        _ => first_bad_prefix(plan, cases, run, Patience::Full)?,
    };
    let mut alone = cases.run(plan, &[run[prefix - 1]])?;
    if alone.fault.is_none() && run.len() > 1 && matches!(first.fault, Some((Fault::End(End::TimeOut), _))) {
        // Little patience may have blamed a case that is only slow.
        prefix = first_bad_prefix(plan, cases, run, Patience::Full)?;
        alone = cases.run(plan, &[run[prefix - 1]])?;
    }
    let last = run[prefix - 1];
    let (run, trial) = if alone.fault.is_some() || run.len() == 1 {
        (vec![last], alone)
    } else {
        shortest(plan, cases, &run[..prefix], &first)?
    };
    let again = cases.run(plan, &run)?;
    let repeats = trial.fault.is_some() && same(&trial, &again);
    // Where it goes wrong no more, what was seen first is told.
    let (fault, case) = trial.fault.or(again.fault).or(first.fault).expect("something went wrong");
    let case = case.unwrap_or(run.len() - 1).min(run.len() - 1);
    let failure = Failure {
        run: run.iter().map(|&case| cases.case(case).clone()).collect(),
        case,
        fault,
        expected: cases.expected(&run),
        got: trial.got,
        errors: trial.errors,
        stage: stage(last),
        repeats,
    };
    Ok(Found { failure, index: run[case] })
}

/// Whether two runs went wrong in the same way.
fn same(one: &Trial, other: &Trial) -> bool {
    one.fault == other.fault && one.got == other.got
}

/// How long a run may take while the case that is to blame is sought.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Patience {
    /// As long as any.
    Full,
    /// Not much longer than those that were right.
    Little,
}

/// With little patience, a run may take so many times as long as one that was right, and so much longer.
const TIMES: u32 = 10;
const LONGER: Duration = Duration::from_millis(100);

/// The length of the shortest prefix of a run that goes wrong, where longer ones do too. Short ones are tried first: a
/// run that is right is quick, and one that hangs is not.
fn first_bad_prefix(plan: &Plan<'_>, cases: &Cases, run: &[usize], patience: Patience) -> Result<usize, Broken> {
    let (mut good, mut bad) = (0, run.len());
    let mut next = 1;
    let mut plan = *plan;
    let (time, mut slowest) = (plan.time, None);
    while bad - good > 1 {
        let tried = next.clamp(good + 1, bad - 1);
        if let Some(slowest) = slowest.filter(|_| patience == Patience::Little) {
            plan.time = time.min(TIMES * slowest + LONGER);
        }
        let trial = cases.run(&plan, &run[..tried])?;
        if trial.fault.is_some() {
            bad = tried;
            next = good.midpoint(bad);
        } else {
            slowest = slowest.max(Some(trial.time));
            good = tried;
            next = if bad == run.len() { tried * 2 } else { good.midpoint(bad) };
        }
    }
    Ok(bad)
}

/// The shortest run found that goes wrong and ends with the last case of `prefix`, which by itself does not.
fn shortest(plan: &Plan<'_>, cases: &Cases, prefix: &[usize], whole: &Trial) -> Result<(Vec<usize>, Trial), Broken> {
    let mut spent = 0;
    let mut best: Option<(Vec<usize>, Trial)> = None;
    // The last few cases, more and more of them.
    let mut length = 2;
    while best.is_none() {
        let window = &prefix[prefix.len().saturating_sub(length)..];
        let trial = cases.run(plan, window)?;
        if trial.fault.is_some() {
            best = Some((window.to_vec(), trial));
        } else if window.len() == prefix.len() {
            // It went wrong, but does not do so again.
            return Ok((prefix.to_vec(), Trial { fault: None, got: whole.got.clone(), ..trial }));
        }
        length *= 2;
    }
    // Then without one or the other.
    let mut place = 0;
    while let Some((run, _)) = &best
        && place + 1 < run.len()
        && spent < SHORTENING
    {
        let mut shorter = run.clone();
        shorter.remove(place);
        let trial = cases.run(plan, &shorter)?;
        spent += 1;
        if trial.fault.is_some() {
            best = Some((shorter, trial));
        } else {
            place += 1;
        }
    }
    Ok(best.expect("a window goes wrong"))
}
