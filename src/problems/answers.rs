//! What judges want to be printed, as data, and what an answer says of the winner.
//!
//! Never here: who wins.

use crate::solver::{Theory, solve};
use crate::trace::{Player, Silent};

/// What a judge wants to be printed for a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answers {
    /// Who wins, in words.
    Winner(Words),
    /// The number of winning moves.
    Count,
    /// A winning move, or these words where there is none.
    Move {
        /// What is printed for a lost position.
        lost: &'static str,
    },
}

/// The two words of a judge, for who wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Words {
    /// The player to move wins.
    pub won: &'static str,
    /// The player to move loses.
    pub lost: &'static str,
    /// Whether `Case 1: ` and so on stands in front.
    pub numbered: bool,
}

impl Words {
    /// What is printed for `position`, the case with the number `case`.
    pub(super) fn of<T: Theory>(&self, position: &T, case: u64) -> String {
        let word = match solve(position, &mut Silent).winner {
            Player::First => self.won,
            Player::Second => self.lost,
        };
        if self.numbered { format!("Case {case}: {word}") } else { word.to_owned() }
    }
}

impl Answers {
    /// The answers that there are, without the number of the case; none where there are too many.
    #[must_use]
    pub fn words(&self) -> Vec<&'static str> {
        match self {
            Self::Winner(words) => vec![words.won, words.lost],
            Self::Count | Self::Move { .. } => Vec::new(),
        }
    }

    /// Who wins by the line `answer`; `None` when it says nothing.
    #[must_use]
    pub fn winner(&self, answer: &str) -> Option<Player> {
        match self {
            Self::Winner(Words { won, lost, numbered }) => {
                let word = if *numbered { answer.split_once(": ")?.1 } else { answer };
                match word {
                    word if word == *won => Some(Player::First),
                    word if word == *lost => Some(Player::Second),
                    _ => None,
                }
            }
            Self::Count => match answer.parse::<u64>() {
                Ok(0) => Some(Player::Second),
                Ok(_) => Some(Player::First),
                Err(_) => None,
            },
            Self::Move { lost } if answer == *lost => Some(Player::Second),
            Self::Move { .. } => Some(Player::First),
        }
    }
}
