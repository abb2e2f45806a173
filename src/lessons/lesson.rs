//! A lesson, as it was read: its head and its blocks, each with its place in the file.
//!
//! Never here: how it is shown.

use std::ops::Range;

use super::{Choice, Claim, Explain, Mistaken, Predict};

/// A lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lesson {
    /// Its title.
    pub title: String,
    /// The question that it answers.
    pub question: String,
    /// How many minutes it takes, about.
    pub minutes: u32,
    /// What is learnt, said at the end.
    pub learnt: String,
    /// What stands in it.
    pub blocks: Vec<Block>,
    /// The text of the file.
    pub source: String,
}

/// A block of a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// What it is.
    pub piece: Piece,
    /// Its bytes in the file.
    pub place: Range<usize>,
}

/// What stands in a lesson. Texts are marked, with `**strong**` and `` `typed` `` words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// The heading of a section.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// A list; its first number, where it has numbers.
    List(Option<u64>, Vec<String>),
    /// Commands that a reader may run, a line each.
    Commands(Vec<String>),
    /// Lines of a program, as they are.
    Code(String),
    /// A position, explained.
    Explain(Explain),
    /// A mistake beside the truth.
    Mistake(Mistaken),
    /// A question on a position.
    Predict(Predict),
    /// A fact about a position.
    Claim(Claim),
    /// A question in words.
    Choice(Choice),
}

impl Piece {
    /// Whether the reader is asked something.
    #[must_use]
    pub fn asks(&self) -> bool {
        matches!(self, Self::Predict(_) | Self::Choice(_))
    }
}

impl Lesson {
    /// The blocks that ask, in their order.
    pub fn questions(&self) -> impl Iterator<Item = &Block> {
        self.blocks.iter().filter(|block| block.piece.asks())
    }

    /// The blocks step by step: a step ends with a question or something worked out, and before a heading.
    #[must_use]
    pub fn steps(&self) -> Vec<&[Block]> {
        let closed = |block: &Block| block.piece.asks() || matches!(block.piece, Piece::Explain(_) | Piece::Mistake(_));
        let heading = |block: &Block| matches!(block.piece, Piece::Heading(_));
        self.blocks.chunk_by(|before, here| !closed(before) && !heading(here)).collect()
    }

    /// The blocks section by section: a heading, and what stands under it.
    #[must_use]
    pub fn sections(&self) -> Vec<&[Block]> {
        self.blocks.chunk_by(|_, here| !matches!(here.piece, Piece::Heading(_))).collect()
    }
}
