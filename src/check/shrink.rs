//! Makes a case that fails smaller, as long as it goes on failing.
//!
//! Never here: a claim that no smaller one fails; only a box that was tried whole can tell that.

use std::time::{Duration, Instant};

use super::cases::{Case, Lines};
use super::isolate::Found;
use super::report::{Failure, Fault, Plan, Stage};
use super::trial::{Broken, Cases};
use crate::problems::{ListOrder, Shape, Space};

/// So many runs are spent, and so much time.
const RUNS: usize = 400;
const TIME: Duration = Duration::from_secs(10);

/// So many positions are searched by the game tree, so that a small case is confirmed.
const TREE_BUDGET: usize = 20_000;

/// The smallest case found that fails as `failure` does, a single case; `None` when none is smaller.
pub(super) fn shrink(plan: &Plan<'_>, failure: &Failure) -> Result<Option<(Cases, Found)>, Broken> {
    let [case] = failure.run.as_slice() else { return Ok(None) };
    let until = Instant::now() + TIME;
    let mut lines = case.lines();
    let mut best = None;
    let mut runs = 0;
    'smaller: loop {
        for candidate in candidates(plan.problem.space(), &lines) {
            if runs == RUNS || Instant::now() > until {
                break 'smaller;
            }
            runs += 1;
            let case = Case::of(&candidate);
            let cases = Cases::of(plan, vec![case.clone()], TREE_BUDGET)?;
            let trial = cases.run(plan, &[0])?;
            let Some((fault, _)) = &trial.fault else { continue };
            if !alike(fault, &failure.fault) {
                continue;
            }
            let (expected, repeats, fault) = (cases.expected(&[0]), failure.repeats, fault.clone());
            let (run, got, errors, stage) = (vec![case], trial.got, trial.errors, Stage::Shrunk);
            let smaller = Failure { run, case: 0, fault, expected, got, errors, stage, repeats };
            best = Some((cases, Found { failure: smaller, index: 0 }));
            lines = candidate;
            continue 'smaller;
        }
        break;
    }
    Ok(best)
}

/// Whether two faults are of one kind.
fn alike(one: &Fault, other: &Fault) -> bool {
    match (one, other) {
        (Fault::Answer(one), Fault::Answer(other)) => std::mem::discriminant(one) == std::mem::discriminant(other),
        (Fault::End(one), Fault::End(other)) => one == other,
        (Fault::Answer(_), Fault::End(_)) | (Fault::End(_), Fault::Answer(_)) => false,
    }
}

/// Smaller cases, those that are much smaller first.
fn candidates(space: &Space, lines: &Lines) -> Vec<Lines> {
    let (least, _) = space.range;
    match space.shape {
        Shape::List(order) => {
            let lists = shorter(&lines[1]).into_iter().chain(lower(&lines[1], least, order));
            lists.map(|list| vec![vec![list.len() as u64], list]).collect()
        }
        Shape::King => {
            let king = lines[0][1];
            let with = |king: u64, cells: Vec<u64>| vec![vec![cells.len() as u64, king.min(cells.len() as u64)], cells];
            let cells = &lines[1];
            let fewer = shorter(cells).into_iter().map(|cells| with(king, cells));
            let lower = lower(cells, least, ListOrder::Increases).into_iter().map(|cells| with(king, cells));
            let kings = [1, king / 2, king - 1].into_iter().filter(|&other| other > 0 && other < king);
            fewer.chain(lower).chain(kings.map(|king| with(king, cells.clone()))).collect()
        }
        // The last nodes are leaves, so any number of them can go.
        Shape::Tree => {
            let nodes = lines[2].len();
            let with = |nodes: usize, stones: &[u64]| {
                vec![vec![nodes as u64], lines[1][..nodes - 1].to_vec(), stones[..nodes].to_vec()]
            };
            let fewer = [1, nodes / 2, nodes - nodes / 4, nodes - 1].into_iter().filter(|&few| few > 0 && few < nodes);
            let fewer: Vec<_> = fewer.map(|few| with(few, &lines[2])).collect();
            let lower = lower(&lines[2], least, ListOrder::Any).into_iter().map(|stones| with(nodes, &stones));
            fewer.into_iter().chain(lower).collect()
        }
        Shape::Grid => {
            let rows = &lines[1..];
            let with = |rows: Vec<Vec<u64>>| {
                let head = vec![rows.len() as u64, rows[0].len() as u64];
                std::iter::once(head).chain(rows).collect::<Lines>()
            };
            let (height, width) = (rows.len(), rows[0].len());
            let fewer = [height / 2, height - 1].into_iter().filter(|&few| few > 0 && few < height);
            let fewer: Vec<_> = fewer.map(|few| with(rows[height - few..].to_vec())).collect();
            let narrower = [width / 2, width - 1].into_iter().filter(|&few| few > 0 && few < width);
            let narrower = narrower.map(|few| with(rows.iter().map(|row| row[width - few..].to_vec()).collect()));
            let values = lower(&rows.concat(), least, ListOrder::Any).into_iter();
            let values = values.map(|values| with(values.chunks(width).map(<[u64]>::to_vec).collect()));
            fewer.into_iter().chain(narrower).chain(values).collect()
        }
        Shape::Rows => {
            let rows = &lines[1..];
            let with = |rows: Vec<Vec<u64>>| {
                let head = vec![rows.len() as u64];
                std::iter::once(head).chain(rows).collect::<Lines>()
            };
            let fewer = pieces_left_out(rows.len()).into_iter().map(|(from, to)| [&rows[..from], &rows[to..]].concat());
            let fewer: Vec<_> = fewer.filter(|rows| !rows.is_empty()).map(with).collect();
            let barer =
                (0..rows.len()).flat_map(|row| shorter(&rows[row][1..]).into_iter().map(move |cells| (row, cells)));
            let barer = barer.map(|(row, cells)| {
                let mut rows = rows.to_vec();
                rows[row] = [vec![cells.len() as u64], cells].concat();
                with(rows)
            });
            fewer.into_iter().chain(barer).collect()
        }
    }
}

/// The same list without some of its numbers: halves, then quarters, down to single ones. Never empty.
fn shorter(list: &[u64]) -> Vec<Vec<u64>> {
    let left = pieces_left_out(list.len()).into_iter().map(|(from, to)| [&list[..from], &list[to..]].concat());
    left.filter(|list| !list.is_empty()).collect()
}

/// Where something can be left out of `length` things: halves, then quarters, and so on, as long as that is not too much.
fn pieces_left_out(length: usize) -> Vec<(usize, usize)> {
    const FINEST: usize = 64;
    let mut pieces = Vec::new();
    let mut parts = 2;
    while parts < 2 * length.min(FINEST) {
        let size = length.div_ceil(parts);
        pieces.extend((0..length).step_by(size).map(|from| (from, (from + size).min(length))));
        parts *= 2;
    }
    pieces
}

/// The same list with smaller numbers: the smallest of all, all of them smaller, or one; those out of order are left out.
fn lower(list: &[u64], least: u64, order: ListOrder) -> Vec<Vec<u64>> {
    const MOST_SINGLE: usize = 40;
    let half = |number: u64| least + (number - least) / 2;
    let all = [list.iter().map(|&number| half(number)).collect::<Vec<_>>()];
    let mut sorted: Vec<_> = list.to_vec();
    sorted.sort_unstable();
    let smallest = list.iter().map(|number| match order {
        ListOrder::Any | ListOrder::NeverFalls => least,
        ListOrder::Increases | ListOrder::Distinct => least + sorted.partition_point(|other| other < number) as u64,
    });
    let smallest = [smallest.collect::<Vec<_>>()];
    let down = list.first().map_or(0, |first| list.iter().copied().min().unwrap_or(*first) - least);
    let moved = [list.iter().map(|&number| number - down).collect::<Vec<_>>()];
    let singles = (0..list.len().min(MOST_SINGLE)).flat_map(|place| {
        let number = list[place];
        [least, half(number), number.saturating_sub(1).max(least)].map(|smaller| {
            let mut list = list.to_vec();
            list[place] = smaller;
            list
        })
    });
    let sound = |list: &Vec<u64>| match order {
        ListOrder::Any => true,
        ListOrder::NeverFalls => list.is_sorted(),
        ListOrder::Increases => list.is_sorted_by(|a, b| a < b),
        ListOrder::Distinct => {
            let mut sorted = list.clone();
            sorted.sort_unstable();
            sorted.is_sorted_by(|a, b| a < b)
        }
    };
    let smaller = smallest.into_iter().chain(all).chain(moved).chain(singles).filter(sound);
    smaller.filter(|smaller| smaller.iter().sum::<u64>() < list.iter().sum()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::cases::Random;
    use super::*;
    use crate::problems::PROBLEMS;

    #[test]
    fn candidates_are_cases_that_the_problem_reads_and_smaller() {
        for problem in PROBLEMS {
            let mut random = Random::new(problem.space(), 5);
            let small = std::iter::repeat_with(|| random.case()).filter(|case| case.numbers < 200).take(8);
            for case in small {
                let lines = case.lines();
                assert_eq!(Case::of(&lines), case);
                let size = |lines: &Lines| (lines.concat().len(), lines.concat().iter().sum::<u64>());
                for candidate in candidates(problem.space(), &lines) {
                    assert!(size(&candidate) < size(&lines), "{} {candidate:?} {lines:?}", problem.about().id);
                    let text = Case::of(&candidate).text;
                    let read = problem.held(&problem.bundle(&[&text]), 0).expect("nothing is searched");
                    let written: Vec<_> = read.iter().filter_map(|held| held.position.judge()).collect();
                    assert_eq!(written, [text], "{}", problem.about().id);
                }
            }
        }
    }
}
