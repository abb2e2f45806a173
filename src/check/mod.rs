//! Somebody's program, held against the truth.
//!
//! Never here: a sentence; what was found is data.

mod cases;
mod command;
#[cfg(unix)]
mod group;
mod isolate;
mod naming;
mod output;
mod program;
mod report;
#[cfg(unix)]
mod run;
mod search;
mod shrink;
mod trial;
mod wording;

pub use cases::Case;
pub use command::{Language, Recipe, Unusable, quoted};
#[cfg(unix)]
pub use group::stop_on_signals;
pub use naming::SHOWS_ON;
pub use output::{Comparison, Difference, Kind, Oddity, answers, compare};
pub use program::{End, Limits, Program, Run};
pub use report::{Budget, Coverage, Failure, Fault, Naming, Plan, Report, Stage, USUAL_TIME};
pub use search::{check, check_again};
pub use trial::Broken;
