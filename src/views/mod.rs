//! Ways to show a trace: pure functions of trace, look and language.
//!
//! Never here: a look at the terminal, the environment or a global switch; that is `main`'s.

mod bars;
mod check;
mod compare;
mod compose;
mod condense;
mod contrast;
mod grid;
mod json;
mod markdown;
mod markup;
mod page;
mod palette;
mod picture;
mod prose;
mod rows;
mod sheet;
mod strip;
mod table;
mod tables;
mod terminal;
mod tree;

pub use check::{Checked, checked, input as input_of};
pub use compare::compare;
pub use compose::{CaseOf, Explained, compose};
pub use contrast::{Contrast, blocks as contrast_blocks, contrast};
pub use json::{CHECK_SCHEMA, CheckRecord, Record, SCHEMA};
pub use markdown::markdown;
pub use markup::lines_of;
pub use page::{Block, Head, Marks, Page, Section, Table};
pub use palette::{Palette, Role};
pub use prose::prose;
pub use sheet::{Item, Medium, sheet};
pub use terminal::terminal;

/// How things look, decided once by whoever knows the terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// Whether colours are used.
    pub colour: bool,
    /// Whether only ASCII is used for lines and signs.
    pub ascii: bool,
    /// The width, in columns.
    pub width: usize,
}

impl Look {
    /// The narrowest and the widest page, in columns.
    pub const WIDTHS: (usize, usize) = (20, 400);

    /// No colour, full characters, 80 columns.
    pub const PLAIN: Self = Self { colour: false, ascii: false, width: 80 };
}

/// How much is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Detail {
    /// The verdict and one line a step.
    Brief,
    /// Tables and reasons.
    Steps,
    /// Also why each rule holds, and every person's moves.
    Proof,
}
