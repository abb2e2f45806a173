//! From a run that goes wrong to the one case that is to blame, or the shortest run of cases that shows it.
//!
//! Never here: which runs are tried in the first place.

use super::Kind;
use super::report::{Failure, Fault, Plan, Stage};
use super::trial::{Batch, Broken, Trial};

/// So many runs are spent on making a run of cases shorter.
const SHORTENING: usize = 120;

/// Finds what is to blame in `batch`, on the whole of which `first` went wrong. `stage` tells where the case with a number
/// of the batch comes from.
pub(super) fn isolate(
    plan: &Plan<'_>,
    batch: Batch,
    first: Trial,
    stage: impl Fn(usize) -> Stage,
) -> Result<Failure, Broken> {
    let whole: Vec<_> = (0..batch.cases.len()).collect();
    let prefix = match &first.fault {
        Some((_, Some(case))) => case + 1,
        _ => first_bad_prefix(plan, &batch)?,
    };
    let last = prefix - 1;
    let alone = batch.run(plan, &[last])?;
    let (run, trial) = if alone.fault.is_some() || whole.len() == 1 {
        (vec![last], alone)
    } else {
        shortest(plan, &batch, &whole[..prefix], first)?
    };
    let again = batch.run(plan, &run)?;
    let repeats = trial.fault.is_some() && same(&trial, &again);
    let (fault, case) = match trial.fault.or(again.fault) {
        Some((fault, case)) => (fault, case.unwrap_or(run.len() - 1)),
        // It went wrong once, and never again.
        None => (Fault::Answer(Kind::Missing), run.len() - 1),
    };
    let expected = batch.expected(&run);
    let (got, errors) = (trial.got, trial.errors);
    let cases = run.iter().map(|&case| batch.cases[case].clone()).collect();
    let position = batch.positions.into_iter().nth(run[case]).expect("a case of the batch");
    Ok(Failure { run: cases, case, position, fault, expected, got, errors, stage: stage(last), repeats })
}

/// Whether two runs went wrong in the same way.
fn same(one: &Trial, other: &Trial) -> bool {
    one.fault == other.fault && one.got == other.got
}

/// The length of the shortest prefix of the batch that goes wrong, where longer ones do too. Short ones are tried first: a
/// run that is right is quick, and one that hangs is not.
fn first_bad_prefix(plan: &Plan<'_>, batch: &Batch) -> Result<usize, Broken> {
    let all: Vec<_> = (0..batch.cases.len()).collect();
    let (mut good, mut bad) = (0, all.len());
    let mut next = 1;
    while bad - good > 1 {
        let tried = next.clamp(good + 1, bad - 1);
        if batch.run(plan, &all[..tried])?.fault.is_some() {
            bad = tried;
            next = good.midpoint(bad);
        } else {
            good = tried;
            next = if bad == all.len() { tried * 2 } else { good.midpoint(bad) };
        }
    }
    Ok(bad)
}

/// The shortest run found that goes wrong and ends with the last case of `prefix`, which by itself does not.
fn shortest(plan: &Plan<'_>, batch: &Batch, prefix: &[usize], whole: Trial) -> Result<(Vec<usize>, Trial), Broken> {
    let mut spent = 0;
    let mut best: Option<(Vec<usize>, Trial)> = None;
    // The last few cases, more and more of them.
    let mut length = 2;
    while best.is_none() {
        let window = &prefix[prefix.len().saturating_sub(length)..];
        let trial = batch.run(plan, window)?;
        if trial.fault.is_some() {
            best = Some((window.to_vec(), trial));
        } else if window.len() == prefix.len() {
            // It went wrong, but does not do so again.
            return Ok((prefix.to_vec(), Trial { fault: None, ..whole }));
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
        let trial = batch.run(plan, &shorter)?;
        spent += 1;
        if trial.fault.is_some() {
            best = Some((shorter, trial));
        } else {
            place += 1;
        }
    }
    Ok(best.expect("a window goes wrong"))
}
