//! What the fenced blocks of a lesson hold: cases as data, each value with its place.
//!
//! Never here: a result. What a case comes to is computed when it is shown.

use serde::Deserialize;
use toml::Spanned;

use super::Ask;
use crate::trace::Player;
use crate::views::Detail;

/// The head of a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Front {
    pub question: Spanned<String>,
    pub minutes: Spanned<u32>,
    pub learnt: Spanned<String>,
}

/// A position, of which the view stands in the lesson.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Explain {
    /// The game and the position in its notation, as typed after `stairwise explain`.
    pub position: Spanned<String>,
    /// The ids of the rules whose steps are shown; all when there is none.
    #[serde(default)]
    pub steps: Vec<Spanned<String>>,
    /// How much is told.
    #[serde(default = "usual")]
    pub detail: Detail,
    /// Whether the last mover loses.
    #[serde(default)]
    pub misere: bool,
}

fn usual() -> Detail {
    Detail::Steps
}

/// A question on a position, whose answer is computed.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Predict {
    /// The game and the position.
    pub position: Spanned<String>,
    /// What is asked.
    pub ask: Spanned<Ask>,
    /// The question in other words than the usual ones.
    pub question: Option<String>,
    /// Graded hints.
    #[serde(default)]
    pub hints: Vec<Spanned<String>>,
    /// The id of the mistake that the question is after: no other is named behind a wrong answer.
    pub mistake: Option<Spanned<String>>,
}

/// A position on which a mistake is set beside the truth, pile by pile.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistaken {
    /// The game and the position.
    pub position: Spanned<String>,
    /// The id of the mistake.
    pub mistake: Spanned<String>,
}

/// A fact about a position, which the game tree must confirm.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The game and the position.
    pub position: Spanned<String>,
    /// Who wins.
    pub winner: Option<Spanned<Player>>,
    /// The nim-sum.
    pub nim_sum: Option<Spanned<u64>>,
    /// How many winning moves there are.
    pub moves: Option<Spanned<usize>>,
    /// What the reader is told.
    pub text: Spanned<String>,
}

/// A question in words.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The question.
    pub question: Spanned<String>,
    /// What can be chosen.
    pub options: Spanned<Vec<String>>,
    /// The right one, from 1.
    pub answer: Spanned<usize>,
    /// Said after the answer.
    pub why: Spanned<String>,
    /// Said after each option if it is chosen and wrong; empty for the right one. None where nothing is said.
    #[serde(default)]
    pub wrong: Vec<Spanned<String>>,
    /// Graded hints.
    #[serde(default)]
    pub hints: Vec<Spanned<String>>,
}
