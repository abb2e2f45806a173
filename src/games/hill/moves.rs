//! Raising a pile on a hill, and why some people have no winning move.
//!
//! Never here: the moves themselves, which are found as in every game.

use super::Position;
use crate::trace::{KingCase, NoWin, Row, Slide, WhyNot};

/// Why people without a winning move have none, lowest person first. `rows` are adjusted; their nim-sum, `nim_sum`, is
/// not 0.
pub(super) fn no_wins(position: &Position, rows: &[Row], nim_sum: u64) -> Vec<NoWin> {
    let no_win = |row: usize| {
        let kept = row & !1; // the pile that this person's moves change: their own gap, or the one below them
        let pile = rows[kept].pile;
        let target = pile ^ nim_sum;
        let why = match (row == kept, target < pile) {
            (true, true) => return None,
            (true, false) => WhyNot::OnlyLowers,
            (false, true) => WhyNot::OnlyRaises,
            (false, false) => raise(position, rows, row, target).err()?,
        };
        let Slide { from, king, .. } = position.climb(row, 0);
        Some(NoWin { from, king, row: kept, pile, target, why })
    };
    (0..rows.len()).filter_map(no_win).collect()
}

/// How many cells the person in the dropped `row` must climb to raise the kept pile below to `target`, where that can be.
pub(super) fn cells_to_raise(position: &Position, rows: &[Row], row: usize, target: u64) -> Option<u64> {
    raise(position, rows, row, target).ok()
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
