//! Misère play, where the last mover loses: the same piles and the same nim-sum, but another end.
//!
//! Never here: a game with a king or a silver dollar, whose end is another.
//!
//! Bouton's rule: while some kept pile has two things or more, the nim-sum decides as ever; when all have one at the most,
//! the player to move wins exactly if their number is even (C. L. Bouton, *Nim, a game with a complete mathematical
//! theory*, 1901; T. S. Ferguson, *Game Theory*, Part I, section 2.5).

use super::moves::led;
use super::{Theory, adjust, step};
use crate::games::shared;
use crate::trace::{
    Change, Facts, MoveKind, Moves, Mv, Outcome, Replies, Reply, ReplyKind, Row, Step, Verdict, WinningMove,
};

/// So many examples are given for a lost position: each takes linear time.
const EXAMPLES: usize = 3;

/// Replaces the verdict and the moves at the end of `steps`, which are those of normal play on `position`.
pub(crate) fn misere<T: Theory>(position: &T, steps: &mut Vec<Step>) -> Verdict {
    let rows = adjusted_rows(position);
    let verdict = verdict(&rows);
    let last = match verdict.outcome {
        Outcome::N => {
            let winning = winning(position, &rows).into_iter().map(|(mv, kind, change)| {
                let leads_to = led(position, rows.len(), &[mv]);
                WinningMove { mv, kind, change: Some(change), leads_to }
            });
            let (legal, winning) = (position.legal_moves(), winning.collect());
            Facts::Moves(Moves { legal, winning, others: Vec::new() })
        }
        Outcome::P => Facts::Replies(replies(position, &rows)),
    };
    steps.truncate(steps.len() - 2);
    steps.push(step(&shared::MISERE, Facts::Verdict(verdict)));
    steps.push(step(&shared::MOVES, last));
    verdict
}

fn adjusted_rows<T: Theory>(position: &T) -> Vec<Row> {
    adjust(position.piles().collect(), position.change())
}

/// Who wins when the last mover loses.
fn verdict(rows: &[Row]) -> Verdict {
    let kept = || rows.iter().filter(|row| row.kept).map(|row| row.pile);
    let nim_sum = kept().fold(0, |sum, pile| sum ^ pile);
    let large = kept().any(|pile| pile > 1);
    let outcome = if large == (nim_sum != 0) { Outcome::N } else { Outcome::P };
    Verdict { winner: outcome.winner(), outcome, nim_sum: Some(nim_sum), misere: true }
}

/// All winning moves, lowest row first, each with its class and the kept pile that it changes.
fn winning<T: Theory>(position: &T, rows: &[Row]) -> Vec<(Mv, MoveKind, Change)> {
    let kept = || rows.iter().filter(|row| row.kept).map(|row| row.pile);
    let nim_sum = kept().fold(0, |sum, pile| sum ^ pile);
    let large = kept().filter(|&pile| pile > 1).count();
    let odd = kept().filter(|&pile| pile == 1).count() % 2 == 1;
    let mut found = Vec::new();
    for (row, &Row { pile: before, .. }) in rows.iter().enumerate().filter(|(_, row)| row.kept) {
        let others_large = large > usize::from(before > 1);
        let others_odd = odd != (before == 1);
        // With a large pile elsewhere the nim-sum must become 0; else an odd number of ones must be left.
        let after = if others_large { before ^ nim_sum } else { u64::from(!others_odd) };
        let (kind, moves) = match after.cmp(&before) {
            std::cmp::Ordering::Less => (MoveKind::Textbook, position.lower(row, before - after)),
            std::cmp::Ordering::Equal => continue,
            std::cmp::Ordering::Greater => (MoveKind::Also, position.raise(rows, row, after - before)),
        };
        found.extend(moves.into_iter().map(|mv| (mv, kind, Change { row, before, after })));
    }
    found
}

/// A few moves of a lost position, each with a reply that leaves a lost position again.
fn replies<T: Theory>(position: &T, rows: &[Row]) -> Replies {
    let mut examples = Vec::new();
    for (row, pile) in rows.iter().enumerate() {
        let count = position.room(rows, row).min(1);
        let Some(&mv) = position.lower(row, count).first().filter(|_| count > 0) else { continue };
        let Some(after) = position.after(mv) else { continue };
        let Some((reply, kind, _)) = winning(&after, &adjusted_rows(&after)).into_iter().next() else { continue };
        let change = if pile.kept {
            Change { row, before: pile.pile, after: pile.pile - count }
        } else {
            let row = position.onto(row);
            Change { row, before: rows[row].pile, after: rows[row].pile + count }
        };
        let kind = if kind == MoveKind::Textbook { ReplyKind::Textbook } else { ReplyKind::Raises };
        let leads_to = led(position, rows.len(), &[mv, reply]);
        examples.push(Reply { mv, change: Some(change), kind, reply, leads_to });
        if examples.len() == EXAMPLES {
            break;
        }
    }
    Replies { legal: position.legal_moves(), examples }
}
