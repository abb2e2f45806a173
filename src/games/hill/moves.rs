//! All winning moves on a hill, each with its class, and why nobody else has one. Linear in the number of people.
//!
//! Never here: lost positions.
//!
//! With X the nim-sum, every move of a king second or lower changes exactly one kept pile, and only the move that makes
//! some pile s into s XOR X wins. Lowering it so is the textbook move; raising it so, from the stair above, wins as well.

use super::Position;
use crate::solver::{kept_piles, solve};
use crate::trace::{Change, KingCase, Led, MoveKind, Moves, Mv, NoWin, Row, Shortcut, Silent, WhyNot, WinningMove};

/// Positions of more people are not written out once a move: that would take quadratic room.
const MOST_PEOPLE_WRITTEN: usize = 100;

/// The moves of a king first: he goes home.
pub(super) fn king_home(position: &Position, shortcut: &Shortcut) -> Moves {
    let winning = shortcut.mv.map(|mv| WinningMove { mv, kind: MoveKind::KingHome, change: None, leads_to: None });
    Moves { legal: position.legal_moves(), winning: winning.into_iter().collect(), others: Vec::new() }
}

/// All winning moves with the king second or lower. `rows` are adjusted; their nim-sum, `nim_sum`, is not 0.
pub(super) fn winning(position: &Position, rows: &[Row], nim_sum: u64) -> Moves {
    let mut moves = Moves { legal: position.legal_moves(), winning: Vec::new(), others: Vec::new() };
    for row in 0..rows.len() {
        let kept = row & !1; // the pile that this person's moves change: their own gap, or the one below them
        let before = rows[kept].pile;
        let after = before ^ nim_sum;
        let own = row == kept;
        let judged = match (own, after < before) {
            (true, true) => Ok((before - after, MoveKind::Textbook)),
            (true, false) => Err(WhyNot::OnlyLowers),
            (false, true) => Err(WhyNot::OnlyRaises),
            (false, false) => raise(position, rows, row, after).map(|cells| (cells, MoveKind::Also)),
        };
        match judged {
            Ok((cells, kind)) => {
                let mv = position.climb(row, cells);
                let change = Some(Change { row: kept, before, after });
                moves.winning.push(WinningMove { mv, kind, change, leads_to: led(position, &[mv]) });
            }
            Err(why) => {
                let Mv { from, king, .. } = position.climb(row, 0);
                moves.others.push(NoWin { from, king, row: kept, pile: before, target: after, why });
            }
        }
    }
    moves
}

/// How many cells the person in the dropped `row` must climb to raise the kept pile below to `target`.
fn raise(position: &Position, rows: &[Row], row: usize, target: u64) -> Result<u64, WhyNot> {
    let need = target - rows[row - 1].pile;
    if row + 1 < rows.len() {
        let room = rows[row].pile;
        return if need <= room { Ok(need) } else { Err(WhyNot::NoRoom { need, room }) };
    }
    // The topmost person of an even number: below the top as anybody else, onto the top by a rule of its own.
    let topmost = position.cells()[0];
    let room = topmost - 1;
    if need <= room {
        return Ok(need);
    }
    let made = match KingCase::of(position) {
        KingCase::SecondOdd | KingCase::SecondEven => return Err(WhyNot::TopLosesAtOnce { room }),
        KingCase::ThirdOdd | KingCase::ThirdEven => position.cells()[1] - 1,
        KingCase::LowerOdd | KingCase::LowerEven => position.cells()[1],
    };
    if target == made { Ok(topmost) } else { Err(WhyNot::TopMakes { room, made }) }
}

/// Where the `moves` lead, solved afresh; `None` for a long position, and when the game is over.
pub(super) fn led(position: &Position, moves: &[Mv]) -> Option<Led> {
    if position.people() > MOST_PEOPLE_WRITTEN {
        return None;
    }
    let after = moves.iter().try_fold(position.clone(), |position, &mv| position.after(mv))?;
    let nim_sum = solve(&after, &mut Silent).nim_sum?;
    Some(Led { position: after.to_string(), piles: kept_piles(&after), nim_sum })
}
