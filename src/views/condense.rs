//! A pass over a trace that decides which rows of its long lists are shown.
//!
//! Never here: words. The trace stays whole; what is left out is counted.

use std::collections::BTreeSet;

use super::Detail;
use crate::trace::{Facts, NimSum, Replies, ReplyKind, Trace};

/// A list of more rows than this is shortened.
const LIMIT: usize = 24;
/// So many rows are shown from its start, and so many from its end.
const FIRST: usize = 6;
const LAST: usize = 3;

/// One line of a shortened list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pick {
    /// The entry with this index.
    Entry(usize),
    /// So many entries are left out here.
    Omitted(usize),
}

/// Which entries of each list are shown.
#[derive(Debug, Default)]
pub(super) struct Outline {
    /// Of the reduction.
    pub rows: Vec<Pick>,
    /// Of the XOR.
    pub terms: Vec<Pick>,
    /// Of the winning moves.
    pub winning: Vec<Pick>,
    /// Of the people without one.
    pub others: Vec<Pick>,
    /// Of the replies.
    pub replies: Vec<Pick>,
}

impl Outline {
    /// The outline of `trace`; with `full` every entry is shown.
    pub(super) fn of(trace: &Trace, detail: Detail, full: bool) -> Self {
        let list = |length: usize, telling: &[usize]| if full { all(length) } else { shorten(length, telling) };
        let telling = telling_rows(trace);
        let mut outline = Self::default();
        for step in &trace.steps {
            match &step.facts {
                Facts::Reduction(reduction) => outline.rows = list(reduction.rows.len(), &telling),
                Facts::NimSum(sum) => {
                    let terms = sum.terms.iter().enumerate();
                    let telling: Vec<_> =
                        terms.filter(|(_, term)| telling.contains(&term.row)).map(|(index, _)| index).collect();
                    outline.terms = list(sum.terms.len(), &telling);
                }
                Facts::Moves(moves) => {
                    outline.winning = list(moves.winning.len(), &[]);
                    outline.others = list(moves.others.len(), &[]);
                }
                Facts::Replies(replies) if detail == Detail::Proof => {
                    outline.replies = list(replies.examples.len(), &first_of_each_kind(replies));
                }
                Facts::Replies(replies) => {
                    outline.replies = first_of_each_kind(replies).into_iter().map(Pick::Entry).collect();
                }
                Facts::Position(_)
                | Facts::Shortcut(_)
                | Facts::Order(_)
                | Facts::Pairing(_)
                | Facts::Selection(_)
                | Facts::Adjustment(_)
                | Facts::Verdict(_) => {}
            }
        }
        outline
    }
}

/// The rows that later steps speak of.
fn telling_rows(trace: &Trace) -> Vec<usize> {
    let of_step = |facts: &Facts| match facts {
        Facts::Adjustment(adjustment) => adjustment.change.or(adjustment.lift.change).map(|change| change.row),
        Facts::NimSum(NimSum { owner, .. }) => owner.map(|owner| owner.row),
        Facts::Selection(selection) => selection.example.map(|pass| pass.change.row),
        Facts::Position(_)
        | Facts::Shortcut(_)
        | Facts::Order(_)
        | Facts::Pairing(_)
        | Facts::Reduction(_)
        | Facts::Verdict(_)
        | Facts::Moves(_)
        | Facts::Replies(_) => None,
    };
    trace.steps.iter().filter_map(|step| of_step(&step.facts)).collect()
}

/// The first example of each kind, in the order in which they come.
fn first_of_each_kind(replies: &Replies) -> Vec<usize> {
    let mut seen = BTreeSet::<ReplyKind>::new();
    let examples = replies.examples.iter().enumerate();
    examples.filter(|(_, reply)| seen.insert(reply.kind)).map(|(index, _)| index).collect()
}

fn all(length: usize) -> Vec<Pick> {
    (0..length).map(Pick::Entry).collect()
}

/// The first and last entries of a list, and the `telling` ones between.
fn shorten(length: usize, telling: &[usize]) -> Vec<Pick> {
    if length <= LIMIT {
        return all(length);
    }
    let mut shown: BTreeSet<usize> = (0..FIRST).chain(length - LAST..length).collect();
    shown.extend(telling);
    let mut picks = Vec::new();
    let mut next = 0;
    for entry in shown {
        if entry > next {
            picks.push(Pick::Omitted(entry - next));
        }
        picks.push(Pick::Entry(entry));
        next = entry + 1;
    }
    picks
}
