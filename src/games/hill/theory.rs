//! The theory of the hill: gaps between people are piles on stairs, and the king may cost one cell.
//!
//! Never here: the rules of play.
//!
//! The hill without a king is staircase Nim on the gaps (T. S. Ferguson, *Game Theory*, Part I, section 2.6). The king
//! is the silver dollar of J. H. Conway, *On Numbers and Games*, chapter 11, in the form in which bringing him to the
//! end wins at once.

use super::{GAP_PILES, KING_ADJUSTMENT, KING_FIRST, PAIRING, POSITION, Position};
use crate::games::Rule;
use crate::games::special::Line;
use crate::solver::{Holders, Theory};
use crate::trace::{
    Adjustment, Change, Lift, Mv, NoWin, Pairing, Picture, Reply, ReplyKind, Row, Shortcut, Slide, Strip, Without,
};

impl Theory for Position {
    const POSITION: &'static Rule = &POSITION;
    const REDUCTION: &'static Rule = &GAP_PILES;

    fn picture(&self) -> Picture {
        Picture::Strip(Strip { cells: self.cells().to_vec(), king: Some(self.king()), dollar: None, top: true })
    }

    #[inline]
    fn piles(&self) -> impl Iterator<Item = Row> {
        self.line().rows()
    }

    fn legal_moves(&self) -> u128 {
        self.line().legal_moves()
    }

    fn lower(&self, row: usize, count: u64) -> Vec<Mv> {
        vec![self.line().climb(row, count).into()]
    }

    fn raise(&self, rows: &[Row], row: usize, count: u64) -> Vec<Mv> {
        self.line().raise(rows, row, count)
    }

    fn onto(&self, row: usize) -> usize {
        row - 1
    }

    /// Who reaches the top leaves the hill.
    fn after(&self, mv: Mv) -> Option<Self> {
        let Mv::Slide(Slide { from, to, .. }) = mv else { unreachable!("people climb") };
        if to == 0 {
            let king = self.king() - 1;
            return (king > 0).then(|| Self::new(self.cells()[1..].to_vec(), king).expect("the rest is in order"));
        }
        let mut cells = self.cells().to_vec();
        let person = cells.binary_search(&from).expect("a move starts at a person");
        cells[person] = to;
        Some(Self::new(cells, self.king()).expect("a legal move keeps the order"))
    }

    /// A king first has nobody above him and goes home in one move, however far it is.
    #[inline]
    fn shortcut(&self) -> Option<(&'static Rule, Shortcut)> {
        let king = self.king_cell();
        let first = self.king() == 1;
        let above = (!first).then(|| self.cells()[0]);
        Some((&KING_FIRST, Shortcut { king, above, mv: first.then_some(Slide { from: king, to: 0, king: true }) }))
    }

    fn pairing(&self) -> Option<(&'static Rule, Pairing)> {
        Some((&PAIRING, self.line().pairing()))
    }

    /// With the king second and an odd number of people the topmost person is his guard, and has one safe cell fewer.
    #[inline]
    fn change(&self) -> Option<Change> {
        self.line().change()
    }

    fn adjustment(&self, change: Option<Change>, without: Without) -> Option<(&'static Rule, Adjustment)> {
        let (king, people, case) = (self.king(), self.people(), self.line().case);
        let without = change.map(|_| without);
        Some((&KING_ADJUSTMENT, Adjustment { king, people, case, change, lift: self.lift(), without }))
    }

    fn room(&self, rows: &[Row], row: usize) -> u64 {
        Line::room(rows, row)
    }

    fn no_wins(&self, rows: &[Row], nim_sum: u64) -> Vec<NoWin> {
        self.line().no_wins(rows, nim_sum)
    }

    /// The topmost person to the top.
    fn special_replies(&self, rows: &[Row], holders: &Holders) -> Vec<Reply> {
        self.line().special_replies(self, rows, holders, self.lift(), ReplyKind::KingHome)
    }
}

impl Position {
    /// The people, with the king's place as his rank: the person above a king second must not go to the top.
    #[inline]
    fn line(&self) -> Line<'_> {
        Line::new(self.cells(), self.king(), self.king())
    }

    /// What the topmost person going to the top brings about.
    fn lift(&self) -> Lift {
        self.line().lift(Slide { from: self.king_cell(), to: 0, king: true }.into())
    }
}
