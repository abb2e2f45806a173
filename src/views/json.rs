//! A trace as one line of JSON.
//!
//! Never here: a choice of what to tell; the record is always whole, whatever the detail.

use serde::Serialize;

use super::Explained;
use crate::problems::Names;
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
