//! Many cases at once, each held against the game tree: what the answers to somebody's program rest on.
//!
//! Never here: a format, or somebody's program.

use crate::games::Position;
use crate::oracle::{Oracle, Rules};
use crate::solver::{Theory, each_winning_move, solve};
use crate::trace::Silent;

/// A case whose answer is known.
pub struct Held {
    /// Its position.
    pub position: Box<dyn Position>,
    /// Whether the game tree has confirmed the answer; else it is by the formula alone.
    pub by_tree: bool,
}

/// The game tree contradicts the solver: a defect of stairwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contradicted {
    /// The case, from 0.
    pub case: usize,
}

/// Holds `positions` against the game tree: the winner of each, and all winning moves. Neighbours of one game share what is
/// known. At most `budget` positions are searched for one game. Which of the positions it has confirmed.
///
/// # Errors
///
/// The first position on which they disagree.
pub(super) fn hold<P: Theory + Rules>(positions: &[P], budget: usize) -> Result<Vec<bool>, Contradicted> {
    let mut known: Option<(&P, Oracle<'_, P>)> = None;
    let mut confirmed = vec![false; positions.len()];
    for (case, position) in positions.iter().enumerate() {
        let Some(small) = position.small() else { continue };
        let (_, oracle) = match known.take().filter(|(game, _)| game.same_game(position)) {
            Some(same) => known.insert(same),
            None => known.insert((position, Oracle::new(position))),
        };
        let Ok(outcome) = oracle.settle(&small, budget, &mut |_| {}) else { continue };
        let mut moves = Vec::new();
        each_winning_move(position, |mv| moves.push(mv));
        moves.sort_unstable();
        if outcome != solve(position, &mut Silent).outcome || moves != oracle.winning_moves(&small) {
            return Err(Contradicted { case });
        }
        confirmed[case] = true;
    }
    Ok(confirmed)
}
