//! The oracle: a game-tree search from the rules alone, the same for every game.
//!
//! Never here: theory. What the solver says is held against it.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::trace::{Mv, Outcome};

/// A game's rules: how it is played, and nothing else. Who cannot move loses.
pub trait Rules {
    /// A position that is small enough to be searched, packed tightly. What never changes during a game is not part of
    /// it.
    type Small: Clone + Eq + Hash;

    /// This position, packed; `None` when it does not fit, and is far too large to be searched.
    fn small(&self) -> Option<Self::Small>;

    /// Whether `other` differs from this position in what is packed only, so that one game tree holds both.
    fn same_game(&self, other: &Self) -> bool;

    /// Calls `visit` with each legal move and the position that it leads to. The `position` can be reached from `self`.
    fn each_move(&self, position: &Self::Small, visit: impl FnMut(Mv, Self::Small));
}

/// The positions searched so far, with their outcomes.
#[derive(Debug)]
pub struct Oracle<'a, R: Rules> {
    game: &'a R,
    outcomes: FxHashMap<R::Small, Outcome>,
    unfinished: usize,
    /// The outcome of a game that is over.
    over: Outcome,
}

/// The position can reach more positions than the search was allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLarge;

impl<'a, R: Rules> Oracle<'a, R> {
    /// Knows nothing yet. `game` is any position of the game to be searched; the others differ in what is packed only.
    pub fn new(game: &'a R) -> Self {
        Self { game, outcomes: FxHashMap::default(), unfinished: 0, over: Outcome::P }
    }

    /// The same for misère play: who cannot move wins.
    #[must_use]
    pub fn misere(self) -> Self {
        Self { over: Outcome::N, ..self }
    }

    /// Settles every position that can be reached from `position`, itself included, and tells its outcome. All
    /// positions that this oracle knows together may be `budget` at most; `watch` is told their number now and then.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] when there are more.
    pub fn settle(
        &mut self,
        position: &R::Small,
        budget: usize,
        watch: &mut dyn FnMut(usize),
    ) -> Result<Outcome, TooLarge> {
        // A position stays on the stack until all its options are known. Not recursive: a game can be long.
        let mut stack = vec![position.clone()];
        while let Some(position) = stack.last().cloned() {
            if self.outcomes.contains_key(&position) {
                stack.pop();
                continue;
            }
            let height = stack.len();
            let (mut outcome, mut moves) = (Outcome::P, false);
            self.game.each_move(&position, |_, option| {
                moves = true;
                match self.outcomes.get(&option) {
                    Some(Outcome::P) => outcome = Outcome::N,
                    Some(Outcome::N) => {}
                    None => stack.push(option),
                }
            });
            if stack.len() > height {
                continue;
            }
            if !moves {
                outcome = self.over;
            }
            if self.outcomes.len() >= budget {
                return Err(TooLarge);
            }
            self.outcomes.insert(position, outcome);
            self.unfinished += usize::from(moves);
            stack.pop();
            if self.outcomes.len().is_multiple_of(1 << 14) {
                watch(self.outcomes.len());
            }
        }
        Ok(self.outcomes[position])
    }

    /// How many positions are known in which the game goes on; a game that is over is one position. It does not depend
    /// on the order of the search.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.unfinished.max(1)
    }

    /// All winning moves of a settled `position`, sorted.
    #[must_use]
    pub fn winning_moves(&self, position: &R::Small) -> Vec<Mv> {
        let mut winning = Vec::new();
        self.game.each_move(position, |mv, option| {
            if self.outcomes.get(&option) == Some(&Outcome::P) {
                winning.push(mv);
            }
        });
        winning.sort_unstable();
        winning
    }

    /// The outcome of a game that is over, for who would have to move.
    #[must_use]
    pub fn outcome_of_the_end(&self) -> Outcome {
        self.over
    }

    /// The outcome of a settled position.
    #[must_use]
    pub fn outcome(&self, position: &R::Small) -> Option<Outcome> {
        self.outcomes.get(position).copied()
    }
}

/// A small position that is a list of counts: up to 24 of them, up to 255 each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Counts([u8; Self::MOST]);

impl Counts {
    /// The most counts.
    pub const MOST: usize = 24;

    /// These counts; `None` when they are too many or too large, also for what they may become together.
    #[must_use]
    pub fn of(counts: &[u64]) -> Option<Self> {
        let sum = counts.iter().try_fold(0_u64, |sum, count| sum.checked_add(*count))?;
        if counts.len() > Self::MOST || sum > u64::from(u8::MAX) {
            return None;
        }
        let mut small = [0; Self::MOST];
        for (small, count) in small.iter_mut().zip(counts) {
            *small = u8::try_from(*count).ok()?;
        }
        Some(Self(small))
    }

    /// One of them.
    #[must_use]
    pub fn get(&self, index: usize) -> u8 {
        self.0[index]
    }

    /// These after `count` have been taken from one.
    #[must_use]
    pub fn take(mut self, index: usize, count: u8) -> Self {
        self.0[index] -= count;
        self
    }

    /// These after `count` have been put to one.
    #[must_use]
    pub fn put(mut self, index: usize, count: u8) -> Self {
        self.0[index] += count;
        self
    }
}
