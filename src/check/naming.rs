//! Which mistakes predict what a program prints.
//!
//! Never here: running it.

use super::report::Naming;
use crate::games::Position;
use crate::mistakes::{self, Mistake};
use crate::problems::Problem;
use crate::trace::Player;

/// A mistake must show on so many cases before it is named.
const SHOWS_ON: usize = 10;

/// Outputs of a program on runs of cases, and the mistakes that predict all of them so far.
pub(super) struct Suspects {
    /// Each with which of its predictions still hold.
    left: Vec<(&'static Mistake, [bool; 2])>,
    cases: usize,
    wrong: usize,
    /// Whether the player to move, and the other one, were ever said to win.
    winners: [bool; 2],
}

impl Suspects {
    /// Every mistake that can be made in `problem`.
    pub fn of(problem: &dyn Problem) -> Self {
        let game = problem.about().game.id();
        let fitting = mistakes::all().filter(|mistake| mistake.game.is_none_or(|of| of == game));
        let left = fitting.map(|mistake| (mistake, [true; 2]));
        Self { left: left.collect(), cases: 0, wrong: 0, winners: [false; 2] }
    }

    /// Takes notice of who wins the `positions` of one run by the program. Nobody is suspected any more when that cannot be
    /// told of each.
    pub fn observe(&mut self, positions: &[&dyn Position], said: &[Option<Player>]) {
        let said: Option<Vec<_>> = said.iter().copied().collect();
        let Some(said) = said.filter(|said| said.len() == positions.len()) else {
            self.left.clear();
            return;
        };
        let truths = positions.iter().map(|position| position.reckon(None).map(|right| right.winner));
        self.wrong += truths.zip(&said).filter(|(truth, said)| *truth != Some(**said)).count();
        self.cases += positions.len();
        for player in &said {
            self.winners[usize::from(*player == Player::Second)] = true;
        }
        self.left.retain_mut(|(mistake, holds)| {
            let Some(predictions) = mistake.predict(positions) else { return false };
            for (holds, prediction) in holds.iter_mut().zip(predictions) {
                *holds &= prediction == said;
            }
            *holds != [false; 2]
        });
    }

    /// The mistakes that are left, if they show on enough cases.
    pub fn verdict(self) -> Naming {
        let constant = self.winners != [true; 2];
        let enough = self.wrong >= SHOWS_ON && !constant;
        let mistakes = self.left.into_iter().map(|(mistake, _)| mistake).filter(|_| enough).collect();
        Naming::Fits { mistakes, cases: self.cases, wrong: self.wrong, constant }
    }
}
