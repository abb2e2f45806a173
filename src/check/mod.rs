//! Somebody's program, held against the truth.
//!
//! Never here: a sentence; what was found is data.

pub mod cases;
mod command;
#[cfg(unix)]
mod group;
mod output;
mod program;
#[cfg(unix)]
mod run;
mod wording;

pub use command::{Language, Recipe, Unusable};
#[cfg(unix)]
pub use group::stop_on_signals;
pub use output::{Comparison, Difference, Kind, Oddity, answers, compare};
pub use program::{End, Limits, Program, Run};
