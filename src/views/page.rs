//! A page: an explanation in words, before it is laid out.
//!
//! Never here: a width or a colour. Terminal, prose and Markdown are made from the same page, so that they tell the same.

use super::Role;
use crate::trace::Picture;

/// An explanation in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Page {
    /// What it is about, and the answer.
    pub head: Head,
    /// The numbered steps.
    pub sections: Vec<Section>,
    /// Whether it is a card: where there is room, titles stand beside what is said, so that it fits on one screen.
    pub card: bool,
    /// What is said at the end, in quiet words.
    pub foot: Vec<String>,
    /// What is said last.
    pub last: Option<String>,
}

/// The first line of a page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Head {
    /// What it is about.
    pub title: String,
    /// The position in native notation, unless it is too long to be shown.
    pub position: Option<String>,
    /// A note on it.
    pub note: String,
    /// The answer.
    pub answer: String,
    /// Whether the answer is that something is wrong.
    pub alarm: bool,
}

/// One step, or one part of what is told of a rule, a game, a problem or a term.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Section {
    /// The number of the step, from 1.
    pub number: Option<usize>,
    /// Its title.
    pub title: &'static str,
    /// The finding, where a word or two tell it.
    pub finding: String,
    /// The finding for those who see no picture; empty where it is the same.
    pub aloud: String,
    /// The id of its rule; empty where there is none.
    pub rule: &'static str,
    /// The finding, in one short line.
    pub brief: String,
    /// What is said and shown.
    pub blocks: Vec<Block>,
}

impl Section {
    /// A part of a page that is no step.
    #[must_use]
    pub fn part(title: &'static str, blocks: Vec<Block>) -> Self {
        Self { title, blocks, ..Self::default() }
    }

    /// The number with its sign, as `3` and `.` make `3. `; nothing where there is no number.
    pub(super) fn numeral(&self, sign: &str) -> String {
        self.number.map_or(String::new(), |number| format!("{number}{sign} "))
    }

    /// The title with the finding, marked.
    pub(super) fn heading(&self) -> String {
        format!("{}{}{}", self.title, self.joint(), self.finding)
    }

    /// The same for those who see no picture.
    pub(super) fn heading_aloud(&self) -> String {
        let finding = if self.aloud.is_empty() { &self.finding } else { &self.aloud };
        format!("{}{}{finding}", self.title, self.joint())
    }

    /// What stands between title and finding.
    pub(super) fn joint(&self) -> &'static str {
        match self.title.chars().last() {
            _ if self.finding.is_empty() => "",
            Some('?') => " ",
            Some(last) if last.is_ascii() => ": ",
            Some('\u{ff1f}') => "",
            _ => "\u{ff1a}",
        }
    }
}

/// One thing in a section. Texts are marked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// A line that stands out.
    Display(String),
    /// Lines to be copied as they are, without marks.
    Code(String),
    /// A command to be typed. Where it must be broken, a shell still takes it for one line.
    Command(String),
    /// A picture.
    Picture {
        /// The position.
        picture: Picture,
        /// What is drawn besides the things themselves.
        marks: Marks,
        /// What is said under it; may be empty.
        caption: String,
        /// What is said instead of it.
        spoken: String,
    },
    /// A table.
    Table(Table),
}

/// What a picture shows besides the things themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Marks {
    /// Nothing that tells how the position is solved: for those who are asked.
    None,
    /// What is worth a look: the stars of odd depths and distances, and differences.
    Usual,
    /// Pairs and stairs under a strip.
    Stairs,
}

/// A table: every line has as many cells as there are columns.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table {
    /// The columns.
    pub columns: Vec<Column>,
    /// The lines.
    pub lines: Vec<Line>,
}

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Its head.
    pub head: String,
    /// Whether its cells are set to the right.
    pub right: bool,
    /// Whether it may be left out when the table is too wide. The spoken line has it in any case.
    pub optional: bool,
}

/// A line of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// A row.
    Row {
        /// Its cells.
        cells: Vec<(Role, String)>,
        /// The same in words, for those who cannot see columns.
        spoken: String,
    },
    /// So many rows are left out, in words.
    Omitted(String),
}

impl Table {
    /// A table without lines; columns are heads, `>` in front sets a column to the right, `?` makes it optional.
    pub fn new<'a>(columns: impl IntoIterator<Item = (&'static str, &'a str)>) -> Self {
        let column = |(set, head): (&str, &str)| Column {
            head: head.to_owned(),
            right: set.contains('>'),
            optional: set.contains('?'),
        };
        Self { columns: columns.into_iter().map(column).collect(), lines: Vec::new() }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: Vec<(Role, String)>, spoken: String) {
        self.lines.push(Line::Row { cells, spoken });
    }
}
