//! From text to numbers with places, and from what is wrong with them to a report.
//!
//! Never here: what the numbers mean to a game or a judge.

mod fault;
mod quick;
mod reader;
mod report;
mod tokens;
mod window;

pub use fault::{Fault, Kind, Layout, Place, clean};
pub use reader::{Error, Reader};
pub use report::{Origin, Said, report, report_at};
pub use tokens::{Token, list_of_numbers, tokens};
pub(crate) use window::MARK;

/// The largest number that is read: all sums and differences of such numbers are exact.
pub const MAX_NUMBER: u64 = i64::MAX as u64;
