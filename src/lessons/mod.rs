//! Lessons: files of Markdown whose numbers are computed while they are shown.
//!
//! Never here: a pasted result, or a look at the terminal. A block of a lesson names a case, and the solver does the rest.

mod ask;
mod block;
mod check;
mod fault;
mod hints;
mod judge;
mod lesson;
mod predict;
mod progress;
mod read;
mod register;
mod sheet;
mod slips;
mod stops;
mod trace;
mod typed_move;
mod walk;

pub use ask::{Ask, Losing, Question, Right, Way};
pub use block::{Choice, Claim, Explain, Mistaken, Predict};
pub use check::{alike, check};
pub use fault::{Fault, Key, Kind, Section};
pub use hints::Nudge;
pub use judge::{Judged, judge};
pub use lesson::{Block, Lesson, Piece};
pub use progress::{Progress, Record, SavedAside, Shelf};
pub use read::{Unread, read};
pub use register::{Bundled, LESSONS, find};
pub use sheet::{Medium, Sheet, document};
pub use slips::{Behind, Slip, Why};
pub use stops::{Review, of_lesson, of_trace};
pub use walk::{Answer, Keyboard, Manner, Nobody, Stop, Stroke, Tries, Walk, Walked};
