//! Somebody's program, held against the truth.
//!
//! Never here: a sentence; what was found is data.

mod command;
#[cfg(unix)]
mod group;
mod program;
#[cfg(unix)]
mod run;

pub use command::{Language, Recipe, Unusable};
#[cfg(unix)]
pub use group::stop_on_signals;

pub use program::{End, Limits, Program, Run};
