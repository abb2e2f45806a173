//! All winning moves of a won position, each with its class. Linear in the size of the position.
//!
//! Never here: lost positions, or the shape of a move.
//!
//! With X the nim-sum, every move changes exactly one kept pile, and only a move that makes some pile s into s XOR X wins.
//! Lowering it so is the textbook move; raising it so, from the stair above, wins as well.

use super::{Theory, adjust, kept_piles, solve};
use crate::trace::{Change, Led, MoveKind, Moves, Mv, Row, Silent, WinningMove};

/// Positions of more piles, and longer ones, are not written out once a move: that would take quadratic room.
const MOST_PILES_WRITTEN: usize = 100;
const LONGEST_WRITTEN: usize = 200;

/// All winning moves. `rows` are adjusted; their nim-sum, `nim_sum`, is not 0.
pub(super) fn winning<T: Theory>(position: &T, rows: &[Row], nim_sum: u64) -> Moves {
    let winning = found(position, rows, nim_sum).map(|(mv, kind, change)| {
        let leads_to = led(position, rows.len(), &[mv]);
        WinningMove { mv, kind, change: Some(change), leads_to }
    });
    Moves { legal: position.legal_moves(), winning: winning.collect(), others: position.no_wins(rows, nim_sum) }
}

/// Shows `visit` all winning moves and no more, for judges who ask for them. None for a lost position.
pub(crate) fn each_winning_move<T: Theory>(position: &T, mut visit: impl FnMut(Mv)) {
    let shortcut = position.shortcut().and_then(|(_, shortcut)| shortcut.mv);
    match (shortcut, solve(position, &mut Silent).nim_sum) {
        (Some(slide), _) => visit(slide.into()),
        (None, None | Some(0)) => {}
        (None, Some(nim_sum)) => {
            let rows = adjust(position.piles().collect(), position.change());
            found(position, &rows, nim_sum).for_each(|(mv, ..)| visit(mv));
        }
    }
}

/// The winning moves one after the other, lowest stair first, each with its class and the kept pile that it changes.
fn found<T: Theory>(position: &T, rows: &[Row], nim_sum: u64) -> impl Iterator<Item = (Mv, MoveKind, Change)> {
    rows.iter().enumerate().filter(|(_, row)| row.kept).flat_map(move |(row, &Row { pile: before, .. })| {
        let after = before ^ nim_sum;
        let (kind, moves) = if after < before {
            (MoveKind::Textbook, position.lower(row, before - after))
        } else {
            (MoveKind::Also, position.raise(rows, row, after - before))
        };
        moves.into_iter().map(move |mv| (mv, kind, Change { row, before, after }))
    })
}

/// Where `moves` lead from `position` with its so many `piles`, solved afresh; `None` for a long position, and when the
/// game is over.
pub(super) fn led<T: Theory>(position: &T, piles: usize, moves: &[Mv]) -> Option<Led> {
    if piles > MOST_PILES_WRITTEN {
        return None;
    }
    let after = moves.iter().try_fold(position.clone(), |position, &mv| position.after(mv))?;
    let nim_sum = solve(&after, &mut Silent).nim_sum?;
    let position = after.to_string();
    (position.len() <= LONGEST_WRITTEN).then(|| Led { position, piles: kept_piles(&after), nim_sum })
}
