//! What can be wrong with a lesson, and where.
//!
//! Never here: a sentence; the words of a fault are in `text`.

use std::ops::Range;

use super::Ask;
use crate::input;
use crate::trace::Player;

/// Something wrong with a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: Kind,
    /// Where, in bytes of the file.
    pub place: Range<usize>,
}

/// The kinds of faults.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// A byte that belongs to no text.
    NotText(u8),
    /// The head between `+++` lines is missing.
    NoHead,
    /// The heading `# ...` in front of everything else is missing.
    NoTitle,
    /// The data of the head or of a block cannot be read.
    Data(Key),
    /// A text that is empty.
    Empty,
    /// A fenced block of a kind that does not exist.
    UnknownBlock(String),
    /// Something that has no place in a lesson.
    Unsupported(Section),
    /// A position without its game, or of an unknown one.
    UnknownGame(String),
    /// A position that cannot be read.
    Position(Box<input::Fault>),
    /// The explanation of the position has no step of this rule.
    NoSuchStep(String),
    /// No rule has this id.
    UnknownRule(String),
    /// No rule and no mistake has this id.
    UnknownId(String),
    /// No mistake has this id.
    UnknownMistake(String),
    /// The mistake is not one of the position's game.
    OtherGame(&'static str),
    /// Here the mistake gives the right answer.
    NoOtherAnswer,
    /// It is not known how to play this game when the last mover loses.
    NoMisere(&'static str),
    /// The position gives no answer to what is asked.
    NoAnswer(Ask),
    /// More hints than anybody reads.
    TooManyHints(usize),
    /// A question with fewer than two options, or more than nine.
    Options(usize),
    /// The right option is not among them.
    NoSuchOption {
        /// The number given.
        answer: usize,
        /// How many there are.
        options: usize,
    },
    /// So many texts on what is wrong with the options, of which there are so many.
    Reasons(usize, usize),
    /// Nothing is claimed.
    NoClaim,
    /// Another player wins.
    Winner(Player),
    /// The nim-sum is another, or there is none.
    NimSum(Option<u64>),
    /// The number of winning moves is another.
    Moves(usize),
    /// The game tree is too large to confirm a claim.
    NotSearched,
    /// The game tree disagrees with the solver.
    Disagrees,
    /// A line that is no command of stairwise, or one that it refuses.
    NotACommand {
        /// The line.
        line: String,
        /// Why it is refused, where it is one of its commands.
        why: Option<String>,
    },
    /// The other language has no such lesson.
    NotTranslated(String),
    /// The other language has another block in this place; its line there, if there is one.
    NotAlike(Option<u64>),
}

/// What is wrong with data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Key {
    /// A key that means nothing here, and those that do.
    Unknown(String, Vec<String>),
    /// A key that is missing.
    Missing(String),
    /// A value that its key does not take, and those that it takes, or no TOML at all.
    Value(Vec<String>),
}

/// What has no place in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// A table.
    Table,
    /// A picture.
    Image,
    /// HTML.
    Html,
    /// A second title, or one behind something else.
    Title,
    /// A heading of another level.
    Heading,
    /// A quotation.
    Quotation,
    /// A line across the page.
    Rule,
    /// A line end that must stay one.
    Break,
    /// A block of code without a fence.
    Indented,
    /// A list in a list.
    Nested,
    /// Something else.
    Other,
}

impl Fault {
    /// The place in its line, for a report.
    #[must_use]
    pub fn place_in(&self, text: &[u8]) -> input::Place {
        let at = self.place.start.min(text.len());
        let start = text[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
        let end = text[at..].iter().position(|byte| *byte == b'\n').map_or(text.len(), |newline| at + newline);
        let stop = self.place.end.clamp(at, end);
        input::Place::new(&text[start..end], at - start..stop - start, line_of(text, at))
    }
}

/// The number of the line with the byte `at`.
pub(super) fn line_of(text: &[u8], at: usize) -> u64 {
    text[..at.min(text.len())].iter().fold(1, |lines, byte| lines + u64::from(*byte == b'\n'))
}
