//! All winning moves of a won position, each with its class. Linear in the size of the position.
//!
//! Never here: lost positions, or the shape of a move.
//!
//! With X the nim-sum, every move changes exactly one kept pile, and only a move that makes some pile s into s XOR X wins.
//! Lowering it so is the textbook move; raising it so, from the stair above, wins as well.

use super::{Theory, kept_piles, solve};
use crate::trace::{Change, Led, MoveKind, Moves, Mv, Row, Silent, WinningMove};

/// Positions of more piles are not written out once a move: that would take quadratic room.
const MOST_PILES_WRITTEN: usize = 100;

/// All winning moves. `rows` are adjusted; their nim-sum, `nim_sum`, is not 0.
pub(super) fn winning<T: Theory>(position: &T, rows: &[Row], nim_sum: u64) -> Moves {
    let mut winning = Vec::new();
    for (row, &Row { pile: before, .. }) in rows.iter().enumerate().filter(|(_, row)| row.kept) {
        let after = before ^ nim_sum;
        let (kind, moves) = if after < before {
            (MoveKind::Textbook, position.lower(row, before - after))
        } else {
            (MoveKind::Also, position.raise(rows, row, after - before))
        };
        let change = Some(Change { row, before, after });
        winning.extend(moves.into_iter().map(|mv| {
            let leads_to = led(position, rows.len(), &[mv]);
            WinningMove { mv, kind, change, leads_to }
        }));
    }
    Moves { legal: position.legal_moves(), winning, others: position.no_wins(rows, nim_sum) }
}

/// Where `moves` lead from `position` with its so many `piles`, solved afresh; `None` for a long position, and when the
/// game is over.
pub(super) fn led<T: Theory>(position: &T, piles: usize, moves: &[Mv]) -> Option<Led> {
    if piles > MOST_PILES_WRITTEN {
        return None;
    }
    let after = moves.iter().try_fold(position.clone(), |position, &mv| position.after(mv))?;
    let nim_sum = solve(&after, &mut Silent).nim_sum?;
    Some(Led { position: after.to_string(), piles: kept_piles(&after), nim_sum })
}
