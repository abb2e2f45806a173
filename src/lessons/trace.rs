//! From the position that a block names to its trace.
//!
//! Never here: what is done with the trace.

use crate::games::{self, Effort, Game, Position, USUAL_BUDGET};
use crate::trace::Trace;

use super::Kind;

/// A position of a game, explained.
pub(super) struct Case {
    /// The game.
    pub game: &'static dyn Game,
    /// The position.
    pub position: Box<dyn Position>,
    /// Its trace.
    pub trace: Trace,
}

/// The game and its trace of `position`, such as `nim 3 4 5`. A fault of the position tells where in `position` it begins.
pub(super) fn trace(position: &str, misere: bool) -> Result<Case, (Kind, usize)> {
    let name = position.split_ascii_whitespace().next().unwrap_or_default();
    let game = games::find(name).ok_or_else(|| (Kind::UnknownGame(name.to_owned()), 0))?;
    if misere && !game.misere() {
        return Err((Kind::NoMisere(game.id()), 0));
    }
    let start = position.find(name).unwrap_or(0) + name.len();
    let (start, rest) = match position[start..].strip_prefix(' ') {
        Some(rest) => (start + 1, rest),
        None => (start, &position[start..]),
    };
    let position = game.parse(rest).map_err(|fault| (Kind::Position(Box::new(fault)), start))?;
    let trace = position.explain(&mut Effort { budget: USUAL_BUDGET, misere, watch: &mut |_| {} });
    Ok(Case { game, position, trace })
}
