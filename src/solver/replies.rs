//! Why every move of a lost position fails: the kinds of moves, each with the reply that beats it.
//!
//! Never here: won positions, or the shape of a move.

use super::Theory;
use super::moves::led;
use crate::trace::{Change, Mv, PassOn, Replies, Reply, ReplyKind, Row, Selection};

/// So many things are moved in examples, where there are as many.
const EXAMPLE: u64 = 2;

/// Which of the `rows` count, with things moved off the lowest dropped pile that has any, and straight on.
pub(super) fn selection<T: Theory>(position: &T, rows: &[Row]) -> Selection {
    let kept = rows.iter().filter(|row| row.kept).count();
    let dropped = rows.iter().enumerate().filter(|(_, row)| !row.kept);
    let example = dropped.map(|(row, _)| row).find_map(|row| {
        let count = position.room(rows, row).min(EXAMPLE);
        let mv = *(count > 0).then(|| position.lower(row, count))?.first()?;
        let (change, reply) = pass_on(position, rows, row, count);
        Some(PassOn { mv, change, reply })
    });
    // What lies on the ground, as it were, is not spoken of: nothing can ever move it.
    let topmost = rows.iter().enumerate().next_back().filter(|(_, row)| !row.kept && row.pile > 0);
    let only_topmost =
        example.is_none() && topmost.is_some_and(|(row, pile)| !position.lower(row, pile.pile).is_empty());
    Selection { kept, dropped: rows.len() - kept, example, only_topmost }
}

/// For each pile that can be moved from, an example with its reply. `rows` are adjusted, and their nim-sum is 0.
pub(super) fn replies<T: Theory>(position: &T, rows: &[Row]) -> Replies {
    let holders = Holders::of(rows);
    let mut examples = Vec::new();
    for (row, pile) in rows.iter().enumerate() {
        let count = position.room(rows, row).min(EXAMPLE);
        let Some(&mv) = position.lower(row, count).first().filter(|_| count > 0) else { continue };
        examples.push(if pile.kept {
            let change = Change { row, before: pile.pile, after: pile.pile - count };
            holders.textbook(position, rows, mv, change)
        } else {
            let (change, reply) = pass_on(position, rows, row, count);
            answer(position, rows.len(), mv, Some(change), ReplyKind::Follow, reply)
        });
    }
    examples.extend(position.special_replies(rows, &holders));
    Replies { legal: position.legal_moves(), examples }
}

/// What `count` things off the dropped `row` do to a kept pile, and the move that takes as many off it again.
fn pass_on<T: Theory>(position: &T, rows: &[Row], row: usize, count: u64) -> (Change, Mv) {
    let onto = position.onto(row);
    let before = rows[onto].pile;
    let reply = position.lower(onto, count)[0];
    (Change { row: onto, before, after: before + count }, reply)
}

/// A move of a lost position with its reply; the position has so many `piles`.
pub(crate) fn answer<T: Theory>(
    position: &T,
    piles: usize,
    mv: Mv,
    change: Option<Change>,
    kind: ReplyKind,
    reply: Mv,
) -> Reply {
    let leads_to = led(position, piles, &[mv, reply]);
    Reply { mv, change, kind, reply, leads_to }
}

/// For each binary digit the first two kept piles that have it: enough to find a second one at once.
pub struct Holders([[Option<usize>; 2]; u64::BITS as usize]);

impl Holders {
    fn of(rows: &[Row]) -> Self {
        let mut holders = [[None; 2]; u64::BITS as usize];
        for (row, pile) in rows.iter().enumerate().filter(|(_, row)| row.kept) {
            for (bit, [first, second]) in holders.iter_mut().enumerate() {
                if second.is_none() && pile.pile >> bit & 1 == 1 {
                    *(if first.is_none() { first } else { second }) = Some(row);
                }
            }
        }
        Self(holders)
    }

    /// The answer to `mv`, which lowers a kept pile from nim-sum 0: the textbook lowers another.
    pub(crate) fn textbook<T: Theory>(&self, position: &T, rows: &[Row], mv: Mv, change: Change) -> Reply {
        let nim_sum = change.before ^ change.after;
        // A lowered pile loses the highest digit that changes, and in nim-sum 0 every digit is set an even number of
        // times.
        let holders = self.0[nim_sum.ilog2() as usize].into_iter().flatten();
        let row = holders.into_iter().find(|&row| row != change.row).expect("another pile has the digit");
        let reply = position.lower(row, rows[row].pile - (rows[row].pile ^ nim_sum))[0];
        answer(position, rows.len(), mv, Some(change), ReplyKind::Textbook, reply)
    }
}
