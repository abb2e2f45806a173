//! `--as`: the same piles, as a position of another game.
//!
//! Never here: a game's own reduction; the rows of the trace are all that is needed.

use std::collections::BTreeMap;

use super::args::AsGame;
use super::failure::Failure;
use crate::games::{self, Game, Position};
use crate::text::{Lang, say};
use crate::trace::Trace;

/// A position of another game with the same nim-sum, and what is said of it.
pub(super) struct Translated {
    pub position: Box<dyn Position>,
    pub said: String,
}

impl AsGame {
    /// The game.
    pub(super) fn game(self) -> &'static dyn Game {
        let id = match self {
            Self::Staircase => "staircase",
            Self::Nim => "nim",
        };
        games::find(id).expect("the game is in the register")
    }
}

/// The position of `trace` as one of `game`.
pub(super) fn translate(trace: &Trace, game: AsGame, lang: Lang) -> Result<Translated, Failure> {
    let refused = |what: String| Failure::Usage(what, vec![]);
    if trace.verdict.nim_sum.is_none() {
        return Err(refused(say!(lang, compare::no_piles()).to_owned()));
    }
    let change = trace.adjustment().and_then(|(_, adjustment)| adjustment.change);
    let adjusted =
        |index: usize, pile: u64| change.filter(|change| change.row == index).map_or(pile, |change| change.after);
    let rows = trace.rows().iter().enumerate();
    let piles: Vec<u64> = match game {
        AsGame::Nim => rows.filter(|(_, row)| row.kept).map(|(at, row)| adjusted(at, row.pile)).collect(),
        AsGame::Staircase => {
            let mut stairs = BTreeMap::new();
            for (at, row) in rows {
                if stairs.insert(row.stair, adjusted(at, row.pile)).is_some() {
                    return Err(refused(say!(lang, compare::not_one_staircase(trace.game))));
                }
            }
            let highest = stairs.keys().next_back().copied().unwrap_or(0);
            (1..=highest).map(|stair| stairs.get(&stair).copied().unwrap_or(0)).collect()
        }
    };
    // No pile at all is as good as an empty one.
    let piles: Vec<_> =
        if piles.is_empty() { vec!["0".to_owned()] } else { piles.iter().map(u64::to_string).collect() };
    let notation = piles.join(" ");
    let game = game.game();
    let position = game.parse(&notation).expect("numbers are a position of it");
    Ok(Translated { position, said: say!(lang, compare::translated(game.id(), &notation)) })
}
