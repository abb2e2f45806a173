//! How far a walk has come, and what has become of its questions.
//!
//! Never here: where that is kept.

use serde::{Deserialize, Serialize};

/// How a question was settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// By the first answer.
    Right,
    /// By a later one.
    Late,
    /// By asking for the solution.
    Solution,
    /// Not at all.
    Skipped,
}

/// What has become of a question so far. It is the same when somebody goes away and comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tries {
    /// Wrong answers.
    pub wrong: usize,
    /// Hints that were given.
    pub hints: usize,
    /// How it was settled, if it was.
    pub answer: Option<Answer>,
}

impl Tries {
    /// Whether the question is to be asked again another day; `None` where nothing was tried.
    #[must_use]
    pub fn missed(&self) -> Option<bool> {
        match self.answer {
            Some(Answer::Right) => Some(false),
            Some(Answer::Late | Answer::Solution | Answer::Skipped) => Some(true),
            None => (self.wrong > 0).then_some(true),
        }
    }
}

/// How far a walk has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walked {
    /// The stop, counted from 0.
    pub at: usize,
    /// What has become of each stop's question.
    pub tries: Vec<Tries>,
    /// Whether the last stop was left behind.
    pub finished: bool,
    /// Whether Ctrl-C ended it.
    pub interrupted: bool,
}

impl Walked {
    /// Whether the question of this stop was answered at once.
    #[must_use]
    pub fn at_once(&self, stop: usize) -> bool {
        self.tries.get(stop).is_some_and(|tries| tries.answer == Some(Answer::Right))
    }

    /// How many hints were given.
    #[must_use]
    pub fn hints(&self) -> usize {
        self.tries.iter().map(|tries| tries.hints).sum()
    }
}
