//! Who wins, how far that was checked, and what is worth a look next.
//!
//! Never here: moves.

use serde::{Deserialize, Serialize};

/// Who wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// The player who wins with best play.
    pub winner: Player,
    /// The same in the field's letters.
    pub outcome: Outcome,
    /// The nim-sum; `None` where a shortcut decided.
    pub nim_sum: Option<u64>,
    /// Whether the last mover loses.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub misere: bool,
}

impl Verdict {
    /// The verdict that follows from a nim-sum.
    #[must_use]
    pub fn of(nim_sum: u64) -> Self {
        let outcome = if nim_sum == 0 { Outcome::P } else { Outcome::N };
        Self { winner: outcome.winner(), outcome, nim_sum: Some(nim_sum), misere: false }
    }

    /// The verdict of a shortcut that lets the player to move win.
    #[must_use]
    pub fn at_once() -> Self {
        Self { winner: Player::First, outcome: Outcome::N, nim_sum: None, misere: false }
    }
}

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// The one to move.
    First,
    /// The other one.
    Second,
}

impl Player {
    /// Who wins by what is taken for the nim-sum; in a mistake it may be below 0.
    #[must_use]
    pub(crate) fn by_nim_sum(nim_sum: i64) -> Self {
        if nim_sum == 0 { Self::Second } else { Self::First }
    }

    /// The opponent.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// The outcome class of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Outcome {
    /// The **n**ext player, the one to move, wins.
    N,
    /// The **p**revious player wins.
    P,
}

impl Outcome {
    /// Who wins.
    #[must_use]
    pub fn winner(self) -> Player {
        match self {
            Self::N => Player::First,
            Self::P => Player::Second,
        }
    }
}

/// How far the answer was checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Check {
    /// The game tree agrees on the winner and on every winning move.
    GameTree {
        /// The number of positions that can be reached, this one included.
        positions: usize,
    },
    /// The tree is too large: only the formula was used.
    Formula {
        /// The number of positions that the search was allowed; `None` when it was not even tried.
        budget: Option<usize>,
    },
    /// The game tree disagrees: a defect of stairwise.
    Disagrees {
        /// The number of positions that can be reached, this one included.
        positions: usize,
        /// What the game tree says.
        tree: Outcome,
    },
}

/// A position close by.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Neighbour {
    /// Its native notation.
    pub position: String,
    /// Who wins it, of the players of this position.
    pub winner: Player,
    /// How it differs.
    pub differs: Differs,
}

/// How a neighbouring position differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Differs {
    /// The king stands in another place, counted from the top; everybody stands on the same cells.
    King(usize),
    /// It is reached by the first winning move.
    AfterWinningMove,
}
