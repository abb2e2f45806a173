//! The theory of the strip with a silver dollar: gaps between coins are piles on stairs, and the dollar may cost one cell.
//!
//! Never here: the rules of play.
//!
//! This is the silver dollar game of J. H. Conway, *On Numbers and Games*, chapter 11, in the form in which the dollar is
//! taken by a move of its own. When it is taken as soon as it reaches the end, the game is the hill.

use super::{ADJUSTMENT, GAPS, PAIRING, POSITION, Position};
use crate::games::Rule;
use crate::games::special::Line;
use crate::solver::{Holders, Theory};
use crate::trace::{
    Adjustment, Carry, Change, Lift, Mv, NoWin, Pairing, Picture, Reply, ReplyKind, Row, Slide, Strip, Without,
};

impl Theory for Position {
    const POSITION: &'static Rule = &POSITION;
    const REDUCTION: &'static Rule = &GAPS;

    fn picture(&self) -> Picture {
        Picture::Strip(Strip { cells: self.cells().to_vec(), king: None, dollar: Some(self.dollar()), top: true })
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

    /// A common coin at the end is left out; with the dollar there the game is as good as over.
    fn after(&self, mv: Mv) -> Option<Self> {
        let Mv::Slide(Slide { from, to, .. }) = mv else {
            unreachable!("coins slide while the dollar is on the strip")
        };
        if to == 0 {
            let dollar = self.dollar() - 1;
            return (dollar > 0).then(|| Self::new(self.cells()[1..].to_vec(), dollar).expect("the rest is in order"));
        }
        let mut cells = self.cells().to_vec();
        let coin = cells.binary_search(&from).expect("a move starts at a coin");
        cells[coin] = to;
        Some(Self::new(cells, self.dollar()).expect("a legal move keeps the order"))
    }

    fn pairing(&self) -> Option<(&'static Rule, Pairing)> {
        Some((&PAIRING, self.line().pairing()))
    }

    /// With the dollar first and an odd number of coins it has one safe cell fewer.
    #[inline]
    fn change(&self) -> Option<Change> {
        self.line().change()
    }

    fn adjustment(&self, change: Option<Change>, without: Without) -> Option<(&'static Rule, Adjustment)> {
        let (king, people, case) = (self.dollar(), self.cells().len(), self.line().case);
        let without = change.map(|_| without);
        Some((&ADJUSTMENT, Adjustment { king, people, case, change, lift: self.lift(), without }))
    }

    fn room(&self, rows: &[Row], row: usize) -> u64 {
        Line::room(rows, row)
    }

    fn no_wins(&self, rows: &[Row], nim_sum: u64) -> Vec<NoWin> {
        self.line().no_wins(rows, nim_sum)
    }

    /// The first coin to the end.
    fn special_replies(&self, rows: &[Row], holders: &Holders) -> Vec<Reply> {
        self.line().special_replies(self, rows, holders, self.lift(), ReplyKind::DollarTaken)
    }
}

impl Position {
    /// The coins; the dollar has one more than its place as its rank, since it must not go to the end itself.
    #[inline]
    fn line(&self) -> Line<'_> {
        Line::new(self.cells(), self.dollar(), self.dollar() + 1)
    }

    /// What the first coin going to the end brings about.
    fn lift(&self) -> Lift {
        self.line().lift(Carry { count: 1, from: 0, to: None }.into())
    }
}
