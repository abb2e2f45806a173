//! What the fenced blocks of a lesson hold: cases as data, each value with its place.
//!
//! Never here: a result. What a case comes to is computed when it is shown.

use std::ops::Range;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

use super::{Ask, Fault, Key, Kind};
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

/// The data of the head or of a block, which stands in a place of `text`. What stands before it is read as blanks, so that its
/// places are those in the file.
///
/// # Errors
///
/// What is wrong with it.
pub(super) fn data<T: DeserializeOwned>(text: &str, fenced: Range<usize>) -> Result<T, Fault> {
    let text = &text[fenced.clone()];
    let error = match toml::from_str::<T>(&format!("{}{text}", " ".repeat(fenced.start))) {
        Ok(data) => return Ok(data),
        Err(error) => error,
    };
    let message = error.message();
    let mut quoted = message.split('`').skip(1).step_by(2).map(str::to_owned);
    let first_line = fenced.start..fenced.start + text.lines().next().map_or(0, str::len);
    let place = error.span().filter(|span| span.start >= fenced.start).unwrap_or(first_line.clone());
    let (key, place) = if message.starts_with("missing field") {
        (Key::Missing(quoted.next().unwrap_or_default()), first_line)
    } else if message.starts_with("unknown field") {
        let key = quoted.next().unwrap_or_default();
        (Key::Unknown(key, quoted.collect()), place)
    } else {
        let values = if message.starts_with("unknown variant") { quoted.skip(1).collect() } else { Vec::new() };
        (Key::Value(values), place)
    };
    Err(Fault { kind: Kind::Data(key), place })
}
