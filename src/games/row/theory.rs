//! The theory of the rows: the runs of pieces between blanks are piles on stairs, and rows add up.
//!
//! Never here: the rules of play.

use super::{POSITION, Position, RUNS, WIDTH};
use crate::games::Rule;
use crate::solver::Theory;
use crate::trace::{Jump, Mv, Picture, Place, Row, Rows};

impl Theory for Position {
    const POSITION: &'static Rule = &POSITION;
    const REDUCTION: &'static Rule = &RUNS;

    fn picture(&self) -> Picture {
        Picture::Rows(Rows { width: WIDTH, rows: self.cells() })
    }

    #[inline]
    fn piles(&self) -> impl Iterator<Item = Row> {
        (1..).zip(self.rows()).flat_map(|(row, &pieces)| runs(row, pieces))
    }

    fn legal_moves(&self) -> u128 {
        self.piles().map(|row| u128::from(row.pile)).sum()
    }

    /// The piece with the number `count` from the right end of the run jumps over those behind it.
    fn lower(&self, row: usize, count: u64) -> Vec<Mv> {
        let Place::Run { row, blank } = self.pile(row).place else { unreachable!("all piles are runs") };
        vec![Jump { row, from: blank - count, to: blank }.into()]
    }

    fn raise(&self, rows: &[Row], row: usize, count: u64) -> Vec<Mv> {
        let above = row + 1;
        // An odd stair without its even one is the last of its row, and another row comes next.
        let holds = rows.get(above).is_some_and(|run| !run.kept && run.pile >= count);
        if holds { self.lower(above, count) } else { Vec::new() }
    }

    fn onto(&self, row: usize) -> usize {
        row - 1
    }

    fn after(&self, mv: Mv) -> Option<Self> {
        let Mv::Jump(Jump { row, from, to }) = mv else { unreachable!("pieces jump") };
        Some(self.clone().jumped(usize::try_from(row).ok()? - 1, from, to))
    }
}

impl Position {
    /// The pile with the index `row` among all.
    fn pile(&self, row: usize) -> Row {
        self.piles().nth(row).expect("there is such a pile")
    }
}

/// The runs of a row with the number `row`, from the right. Each lies between a blank and the one before it, where the
/// border in front of the row is the last blank; what lies behind the rightmost blank cannot move. An odd stair and the one
/// above it are left out when both are empty: no move touches their pile.
#[inline]
fn runs(row: u64, pieces: u32) -> impl Iterator<Item = Row> {
    // The cells in front of `blank`, the nearest one in the lowest bit; behind them the border, which is no piece.
    let mut ahead = pieces.reverse_bits() >> (u64::from(u32::BITS) - WIDTH);
    let mut blank = WIDTH - u64::from(ahead.trailing_ones());
    ahead >>= ahead.trailing_ones() + 1;
    let mut stair = 1;
    std::iter::from_fn(move || {
        let kept = stair % 2 == 1;
        if kept && ahead > 0 {
            let empty = ahead.trailing_zeros() & !1;
            ahead >>= empty;
            blank -= u64::from(empty);
            stair += u64::from(empty);
        } else if kept || blank == 0 {
            return None;
        }
        let pile = ahead.trailing_ones();
        let run = Row { stair, place: Place::Run { row, blank }, pile: pile.into(), kept };
        ahead >>= pile + 1;
        blank -= u64::from(pile) + 1;
        stair += 1;
        Some(run)
    })
}
