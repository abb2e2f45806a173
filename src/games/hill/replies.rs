//! Why every move of a lost hill fails: the kinds of moves, each with the reply that beats it.
//!
//! Never here: won positions.

use super::{Position, moves};
use crate::trace::{Change, KingCase, Mv, Replies, Reply, ReplyKind, Row};

/// For each person who can move, an example with its reply. `rows` are adjusted, and their nim-sum is 0. Linear in the
/// number of people.
pub(super) fn examples(position: &Position, rows: &[Row]) -> Replies {
    let holders = Holders::of(rows);
    let mut examples = Vec::new();
    for row in 0..rows.len() {
        let topmost = row + 1 == rows.len();
        // The top is a cell that only the topmost person can climb to; that move has a row of its own.
        let room = if topmost { position.cells()[0] - 1 } else { rows[row].pile };
        let cells = room.min(2);
        if cells > 0 {
            examples.push(below_the_top(position, rows, &holders, row, cells));
        }
        if topmost {
            examples.push(onto_the_top(position, rows, &holders, row));
        }
    }
    Replies { legal: position.legal_moves(), examples }
}

/// The person of `row` climbs `cells` and stays below the top.
fn below_the_top(position: &Position, rows: &[Row], holders: &Holders, row: usize, cells: u64) -> Reply {
    let mv = position.climb(row, cells);
    if rows[row].kept {
        let before = rows[row].pile;
        return lowers(position, rows, holders, mv, Change { row, before, after: before - cells });
    }
    let before = rows[row - 1].pile;
    let change = Change { row: row - 1, before, after: before + cells };
    answer(position, mv, Some(change), ReplyKind::Follow, position.climb(row - 1, cells))
}

/// The topmost person, who is in `row`, goes to the top.
fn onto_the_top(position: &Position, rows: &[Row], holders: &Holders, row: usize) -> Reply {
    let topmost = position.cells()[0];
    let mv = position.climb(row, topmost);
    let next = |cells, kind| {
        let before = rows[row - 1].pile;
        let change = Change { row: row - 1, before, after: before + cells };
        answer(position, mv, Some(change), kind, position.climb(row - 1, cells))
    };
    match KingCase::of(position) {
        KingCase::SecondOdd | KingCase::SecondEven => {
            let home = Mv { from: position.king_cell(), to: 0, king: true };
            Reply { mv, change: None, kind: ReplyKind::KingHome, reply: home, leads_to: None }
        }
        // An odd number: the topmost pile is kept, and is spent now.
        _ if rows[row].kept => lowers(position, rows, holders, mv, Change { row, before: rows[row].pile, after: 0 }),
        KingCase::ThirdEven | KingCase::ThirdOdd => next(topmost, ReplyKind::NextClimbs),
        KingCase::LowerOdd | KingCase::LowerEven => next(topmost + 1, ReplyKind::NextClimbsOneMore),
    }
}

/// `mv` lowers a kept pile; the textbook lowers another.
fn lowers(position: &Position, rows: &[Row], holders: &Holders, mv: Mv, change: Change) -> Reply {
    let nim_sum = change.before ^ change.after;
    let row = holders.other_than(change.row, nim_sum.ilog2());
    let reply = position.climb(row, rows[row].pile - (rows[row].pile ^ nim_sum));
    answer(position, mv, Some(change), ReplyKind::Textbook, reply)
}

fn answer(position: &Position, mv: Mv, change: Option<Change>, kind: ReplyKind, reply: Mv) -> Reply {
    let leads_to = moves::led(position, &[mv, reply]);
    Reply { mv, change, kind, reply, leads_to }
}

/// For each binary digit the first two kept piles that have it: enough to find a second one at once.
struct Holders([[Option<usize>; 2]; u64::BITS as usize]);

impl Holders {
    fn of(rows: &[Row]) -> Self {
        let mut holders = [[None; 2]; u64::BITS as usize];
        for (row, _) in rows.iter().enumerate().filter(|(_, row)| row.kept) {
            for (bit, [first, second]) in holders.iter_mut().enumerate() {
                if second.is_none() && rows[row].pile >> bit & 1 == 1 {
                    *(if first.is_none() { first } else { second }) = Some(row);
                }
            }
        }
        Self(holders)
    }

    /// A kept pile other than `row` that has the digit `bit`.
    fn other_than(&self, row: usize, bit: u32) -> usize {
        let found = self.0[bit as usize].into_iter().flatten().find(|&holder| holder != row);
        // A lowered pile loses the highest digit that changes, and in nim-sum 0 every digit is set an even number of times.
        found.expect("another pile has the digit")
    }
}
