//! What can be wrong with an input, and where.
//!
//! Never here: a sentence. The kind of a fault is apart from its place, and its words are in `text`.

use std::ops::Range;

/// Something wrong with an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: Kind,
    /// Where.
    pub place: Place,
    /// A line that looks as if a number were missing or too many; the true cause, often enough.
    pub layout: Option<Layout>,
}

/// The kinds of faults. Words of the user are cleaned and short.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// A byte that belongs to no text.
    NotText(u8),
    /// Not a whole number.
    NotANumber(String),
    /// A number below zero.
    Negative(String),
    /// More than [`super::MAX_NUMBER`].
    TooLarge(String),
    /// The input ends, and so many more numbers were expected.
    EndsInside(u64),
    /// The input ends, and so many more cases were announced.
    CasesMissing(u64),
    /// There is no number at all.
    Empty,
    /// Nobody was named.
    Nobody,
    /// A judge's number of people is 0.
    NoPeople,
    /// The king is not among the people.
    KingOutside {
        /// The king's place.
        king: u64,
        /// The number of people.
        people: u64,
    },
    /// A person on cell 0.
    OnTop,
    /// A cell that is smaller than the one before it.
    OutOfOrder {
        /// The cell before.
        before: u64,
        /// This cell.
        here: u64,
    },
    /// A pile that is smaller than the one before it, where that is forbidden.
    NotSorted {
        /// The pile before.
        before: u64,
        /// This pile.
        here: u64,
    },
    /// The same cell twice.
    Repeated(u64),
    /// A piece on cell 0 of a strip that starts with cell 1.
    CellZero,
    /// A piece on a cell that the row does not have.
    CellOutside {
        /// The cell.
        cell: u64,
        /// The last one that there is.
        last: u64,
    },
    /// A piece on a cell that has one already.
    CellTaken(u64),
    /// Nobody is marked as the king.
    NoKing,
    /// A second king.
    TwoKings,
    /// A `k` without its number.
    LonelyK,
    /// No coin is marked as the dollar.
    NoDollar,
    /// A second dollar.
    TwoDollars,
    /// A `d` without its number.
    LonelyD,
    /// A coin on cell 0.
    CoinAtEnd {
        /// Whether it is the dollar.
        dollar: bool,
    },
    /// A coin's cell that is smaller than the one before it.
    CoinsOutOfOrder {
        /// The cell before.
        before: u64,
        /// This cell.
        here: u64,
    },
    /// The same cell twice.
    CoinTwice(u64),
    /// A judge's number of nodes is 0.
    NoNodes,
    /// No node was named.
    NoRoot,
    /// The root, with a parent.
    RootHasParent,
    /// A node without its parent.
    NoParent(u64),
    /// A node without its stones.
    NoStones(u64),
    /// A parent that does not come before its child.
    ParentNotBefore {
        /// The child.
        node: u64,
        /// The parent.
        parent: u64,
    },
    /// A judge's number of rows or columns is 0.
    NoCells,
    /// A row of a grid that is not as long as the first.
    UnevenRow {
        /// The number of the row, from 1.
        row: u64,
        /// How many numbers it has.
        found: u64,
        /// How many the first has.
        expected: u64,
    },
    /// A judge's case, typed as a position; the position that it stands for.
    JudgesCase(String),
}

/// A place in an input: one line, and a part of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The line's text, cleaned, and cut around the part when it is very long.
    pub text: String,
    /// The part, in bytes of `text`; empty for a place between characters.
    pub span: Range<usize>,
    /// Whether something was cut off.
    pub cut: bool,
    /// The number of the line, from 1.
    pub line: u64,
    /// The column of the part in the whole line, in characters, from 1.
    pub column: usize,
    /// The number of the judge's case, from 1.
    pub case: Option<u64>,
}

/// A line with another number of numbers than one would expect there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// The number of the line, from 1.
    pub line: u64,
    /// How many numbers it has.
    pub found: u64,
    /// How many it should have.
    pub expected: u64,
}

/// What is shown of a very long line, in bytes to either side.
const WINDOW: usize = 30;

impl Place {
    /// The bytes `span` of `line`, which is the line with the number `number`.
    #[must_use]
    pub fn new(line: &[u8], span: Range<usize>, number: u64) -> Self {
        let window = |range: Range<usize>| clean(&line[range]);
        let long = line.len() > 4 * WINDOW;
        let start = if long { cut(line, span.start.saturating_sub(WINDOW)).min(span.start) } else { 0 };
        let stop = if long { cut(line, span.end + WINDOW).max(span.end) } else { line.len() };
        let dots = |cut: bool| if cut { DOTS } else { "" };
        let before = format!("{}{}", dots(start > 0), window(start..span.start));
        let part = shorten(&window(span.clone()));
        let text = format!("{before}{part}{}{}", window(span.end..stop), dots(stop < line.len()));
        let column = String::from_utf8_lossy(&line[..span.start]).chars().count() + 1;
        Self { text, span: before.len()..before.len() + part.len(), cut: long, line: number, column, case: None }
    }
}

impl Place {
    /// This place in a line whose first `columns` columns are no longer at hand.
    #[must_use]
    pub(super) fn behind(mut self, columns: usize) -> Self {
        if columns > 0 {
            self.column += columns;
            if !self.cut || !self.text.starts_with(DOTS) {
                self.text.insert_str(0, DOTS);
                self.span = self.span.start + DOTS.len()..self.span.end + DOTS.len();
            }
            self.cut = true;
        }
        self
    }
}

/// Stands for what is cut off.
const DOTS: &str = "...";

/// The end of the word around `at`, so that no number is cut in two (unless it is endless).
fn cut(line: &[u8], at: usize) -> usize {
    let at = at.min(line.len());
    line[at..].iter().take(WINDOW).position(u8::is_ascii_whitespace).map_or(at, |more| at + more)
}

/// Bytes as text that is safe to print: control characters become `?`, and what is no text does too.
#[must_use]
pub fn clean(bytes: &[u8]) -> String {
    let safe = |c: char| match c {
        '\t' => ' ',
        c if c.is_control() || c == char::REPLACEMENT_CHARACTER || is_direction(c) => '?',
        c => c,
    };
    String::from_utf8_lossy(bytes).chars().map(safe).collect()
}

/// Whether `c` has no shape of its own and changes how its neighbours are shown.
fn is_direction(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// At most so many characters of a word are shown.
const LONGEST_WORD: usize = 40;

/// A word cut to a length that can be shown.
fn shorten(word: &str) -> String {
    match word.char_indices().nth(LONGEST_WORD) {
        Some((cut, _)) => format!("{}...", &word[..cut]),
        None => word.to_owned(),
    }
}

impl Kind {
    /// The fault of a cell `here` that is not beyond the one `before` it.
    #[must_use]
    pub fn order(before: u64, here: u64) -> Self {
        if before == here { Self::Repeated(here) } else { Self::OutOfOrder { before, here } }
    }

    /// What is wrong with a `word` that should be a whole number up to [`super::MAX_NUMBER`].
    #[must_use]
    pub fn of_word(word: &[u8]) -> Self {
        let shown = || shorten(&clean(word));
        if let Some(&byte) = word.iter().find(|byte| byte.is_ascii_control()) {
            return Self::NotText(byte);
        }
        if let Err(error) = std::str::from_utf8(word) {
            return Self::NotText(word[error.valid_up_to()]);
        }
        match word.strip_prefix(b"-") {
            Some(digits) if is_digits(digits) => Self::Negative(shown()),
            _ if is_digits(word) => Self::TooLarge(shown()),
            _ => Self::NotANumber(shown()),
        }
    }
}

fn is_digits(word: &[u8]) -> bool {
    !word.is_empty() && word.iter().all(u8::is_ascii_digit)
}
