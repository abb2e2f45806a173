//! A trace as one line of JSON.
//!
//! Never here: a choice of what to tell; the record is always whole, whatever the detail.

use serde::Serialize;

use super::{Checked, Explained, input_of};
use crate::check::{End, Failure, Fault, Kind, Naming, Stage};
use crate::problems::Names;
use crate::solver::Reckoning;
use crate::trace::Trace;

/// The version of the record's form: the number changes when a field changes its meaning or goes.
pub const SCHEMA: &str = "stairwise.trace/1";

/// What is written for one case. Numbers are exact up to 2^63; readers that keep them as floating point lose digits
/// above 2^53.
#[derive(Debug, Serialize)]
pub struct Record<'a> {
    schema: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    case: Option<u64>,
    players: [&'static str; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<&'a str>,
    #[serde(flatten)]
    trace: &'a Trace,
}

impl<'a> Record<'a> {
    /// The record of what was explained.
    #[must_use]
    pub fn of(explained: &'a Explained<'a>) -> Self {
        let Names { first, second } = explained.names;
        Self {
            schema: SCHEMA,
            problem: explained.case.map(|case| case.problem),
            case: explained.case.map(|case| case.number),
            players: [first, second],
            answer: explained.answer.as_deref(),
            trace: explained.trace,
        }
    }
}

/// The version of the form of what a check found.
pub const CHECK_SCHEMA: &str = "stairwise.check/1";

/// What is written for a check.
#[derive(Debug, Serialize)]
pub struct CheckRecord<'a> {
    schema: &'static str,
    problem: &'static str,
    command: &'a str,
    /// `agrees`, or what went wrong.
    result: &'static str,
    seed: u64,
    cases_in_box: usize,
    cases_tried: usize,
    confirmed_by_game_tree: usize,
    random_cases: usize,
    slowest_run_ms: u128,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<FailureRecord<'a>>,
    /// The mistakes that predict every output; left out when none was sought.
    #[serde(skip_serializing_if = "Option::is_none")]
    mistakes: Option<Vec<MistakeRecord>>,
}

/// The run that went wrong.
#[derive(Debug, Serialize)]
struct FailureRecord<'a> {
    /// As the judge writes it.
    input: String,
    /// The case of it that is wrong, from 1.
    case: usize,
    expected: &'a [String],
    got: &'a [String],
    /// The exit code or the signal, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<i32>,
    /// How many smaller cases are right, where every case of the box was tried in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    smaller_cases: Option<usize>,
    repeats: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    trace: Option<&'a Trace>,
}

/// A mistake, and what it makes of the case.
#[derive(Debug, Serialize)]
struct MistakeRecord {
    id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    reckoning: Option<Reckoning>,
}

impl<'a> CheckRecord<'a> {
    /// The record of what was checked.
    #[must_use]
    pub fn of(checked: &'a Checked<'a>) -> Self {
        let report = checked.report;
        let coverage = &report.coverage;
        let failure = report.failure.as_ref();
        let mistakes = match &report.naming {
            Naming::NotSought | Naming::TimeUp => None,
            Naming::Fits { mistakes, .. } => Some(mistakes.iter().map(|mistake| MistakeRecord {
                id: mistake.id,
                reckoning: report.position.as_ref().and_then(|position| position.reckon(Some(mistake.id))),
            })),
        };
        Self {
            schema: CHECK_SCHEMA,
            problem: checked.problem.about().id,
            command: checked.command,
            result: failure.map_or("agrees", |failure| result(&failure.fault)),
            seed: checked.seed,
            cases_in_box: coverage.in_box,
            cases_tried: coverage.tried,
            confirmed_by_game_tree: coverage.by_tree,
            random_cases: coverage.random,
            slowest_run_ms: coverage.slowest.as_millis(),
            failure: failure.map(|failure| failure_record(checked, failure)),
            mistakes: mistakes.map(Iterator::collect),
        }
    }
}

fn failure_record<'a>(checked: &'a Checked<'a>, failure: &'a Failure) -> FailureRecord<'a> {
    FailureRecord {
        input: input_of(checked.problem, failure),
        case: failure.case + 1,
        expected: &failure.expected,
        got: &failure.got,
        code: match failure.fault {
            Fault::End(End::Code(code) | End::Signal(code)) => Some(code),
            Fault::End(End::Finished | End::TimeOut | End::TooMuchOutput) | Fault::Answer(_) => None,
        },
        smaller_cases: match failure.stage {
            Stage::Box { before } => Some(before),
            Stage::Random | Stage::Shrunk | Stage::File => None,
        },
        repeats: failure.repeats,
        trace: checked.trace,
    }
}

fn result(fault: &Fault) -> &'static str {
    match fault {
        Fault::Answer(Kind::Wrong { .. }) => "wrong-answer",
        Fault::Answer(Kind::Words { .. }) => "wrong-words",
        Fault::Answer(Kind::CaseNumber { .. }) => "wrong-case-number",
        Fault::Answer(Kind::Missing) => "missing-output",
        Fault::Answer(Kind::Extra { .. }) => "extra-output",
        Fault::Answer(Kind::NotText { .. }) => "not-text",
        Fault::End(End::Finished) => "ended",
        Fault::End(End::Code(_)) => "exit-code",
        Fault::End(End::Signal(_)) => "signal",
        Fault::End(End::TimeOut) => "time-out",
        Fault::End(End::TooMuchOutput) => "too-much-output",
    }
}
