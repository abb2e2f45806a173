//! The theory of the hill: gaps between people are piles on stairs, and the king may cost one cell.
//!
//! Never here: the rules of play.
//!
//! The hill without a king is staircase Nim on the gaps (T. S. Ferguson, *Game Theory*, Part I, section 2.6). The king
//! is the silver dollar of J. H. Conway, *On Numbers and Games*, chapter 11, in the form in which bringing him to the
//! end wins at once.

use super::{GAP_PILES, KING_ADJUSTMENT, KING_FIRST, PAIRING, POSITION, Position, moves};
use crate::games::Rule;
use crate::solver::{Holders, Theory, answer};
use crate::trace::{
    Adjustment, Change, KingCase, Lift, Mv, NoWin, Pair, Pairing, Picture, Place, Reply, ReplyKind, Row, Shortcut,
    Slide, Strip, Without,
};

impl Theory for Position {
    const POSITION: &'static Rule = &POSITION;
    const REDUCTION: &'static Rule = &GAP_PILES;

    fn picture(&self) -> Picture {
        Picture::Strip(Strip { cells: self.cells().to_vec(), king: Some(self.king()), top: true })
    }

    #[inline]
    fn piles(&self) -> impl Iterator<Item = Row> {
        (0..self.people()).map(|row| self.row(row))
    }

    /// One for each free cell above anybody, and one for the top.
    fn legal_moves(&self) -> u128 {
        u128::from(self.cells()[self.people() - 1] - (self.people() as u64 - 1))
    }

    fn lower(&self, row: usize, count: u64) -> Vec<Mv> {
        vec![self.climb(row, count).into()]
    }

    fn raise(&self, rows: &[Row], row: usize, count: u64) -> Vec<Mv> {
        let above = row + 1;
        if above == rows.len() {
            return Vec::new();
        }
        let cells = moves::cells_to_raise(self, rows, above, rows[row].pile + count);
        cells.into_iter().map(|cells| self.climb(above, cells).into()).collect()
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
        let pairs = self.cells().rchunks_exact(2);
        let left_over = pairs.remainder().first().copied();
        let pairs = pairs.map(|pair| Pair { lower: pair[1], upper: pair[0] }).collect();
        Some((&PAIRING, Pairing { pairs, left_over }))
    }

    /// With the king second and an odd number of people the topmost person is his guard, and has one safe cell fewer.
    #[inline]
    fn change(&self) -> Option<Change> {
        let topmost = self.cells()[0];
        (KingCase::of(self) == KingCase::SecondOdd).then(|| Change {
            row: self.people() - 1,
            before: topmost,
            after: topmost - 1,
        })
    }

    fn adjustment(&self, change: Option<Change>, without: Without) -> Option<(&'static Rule, Adjustment)> {
        let case = KingCase::of(self);
        let (king, people) = (self.king(), self.people());
        let without = change.map(|_| without);
        Some((&KING_ADJUSTMENT, Adjustment { king, people, case, change, lift: self.lift(case), without }))
    }

    /// The topmost person of an even number must stay below the top: what happens there is not a move from stair to stair.
    fn room(&self, rows: &[Row], row: usize) -> u64 {
        let Row { pile, kept, .. } = rows[row];
        if row + 1 == rows.len() && !kept { pile - 1 } else { pile }
    }

    fn no_wins(&self, rows: &[Row], nim_sum: u64) -> Vec<NoWin> {
        moves::no_wins(self, rows, nim_sum)
    }

    /// The topmost person to the top.
    fn special_replies(&self, rows: &[Row], holders: &Holders) -> Vec<Reply> {
        let Lift { mv, king_home, change } = self.lift(KingCase::of(self));
        let mv = Mv::from(mv);
        if let Some(home) = king_home {
            return vec![answer(self, rows.len(), mv, None, ReplyKind::KingHome, home.into())];
        }
        let Some(change) = change else { return Vec::new() };
        if change.after < change.before {
            return vec![holders.textbook(self, rows, mv, change)];
        }
        let cells = change.after - change.before;
        let topmost = self.cells()[0];
        let kind = if cells == topmost { ReplyKind::NextClimbs } else { ReplyKind::NextClimbsOneMore };
        vec![answer(self, rows.len(), mv, Some(change), kind, self.climb(change.row, cells).into())]
    }
}

impl KingCase {
    /// The case of a king second or lower.
    pub(super) fn of(position: &Position) -> Self {
        match (position.king(), position.people() % 2 == 1) {
            (0..=2, true) => Self::SecondOdd,
            (0..=2, false) => Self::SecondEven,
            (3, true) => Self::ThirdOdd,
            (3, false) => Self::ThirdEven,
            (_, true) => Self::LowerOdd,
            (_, false) => Self::LowerEven,
        }
    }
}

impl Position {
    /// The gap above a person; row 0 is the lowest. The topmost gap is the whole distance to the top, since the top can be
    /// shared; all others are one less than the distance, since a cell cannot.
    #[inline]
    fn row(&self, row: usize) -> Row {
        let person = self.people() - 1 - row;
        let from = self.cells()[person];
        let up_to = person.checked_sub(1).map(|above| self.cells()[above]);
        let pile = up_to.map_or(from, |upper| from - upper - 1);
        Row { stair: row as u64 + 1, place: Place::Gap { from, up_to }, pile, kept: row.is_multiple_of(2) }
    }

    /// The move of the person in `row` of the reduction up by `cells`.
    pub(super) fn climb(&self, row: usize, cells: u64) -> Slide {
        let person = self.people() - 1 - row;
        let from = self.cells()[person];
        Slide { from, to: from - cells, king: person + 1 == self.king() }
    }

    /// What the topmost person going to the top brings about, with the king in `case`.
    fn lift(&self, case: KingCase) -> Lift {
        let topmost = self.cells()[0];
        let mv = Slide { from: topmost, to: 0, king: false };
        let home = Slide { from: self.king_cell(), to: 0, king: true };
        // An odd number: the topmost pile is spent. An even one: the next person is the topmost of an odd number then.
        let spent = Change { row: self.people() - 1, before: topmost, after: 0 };
        let next = self.cells()[1];
        let made = |after| Change { row: self.people() - 2, before: next - topmost - 1, after };
        let (king_home, change) = match case {
            KingCase::SecondOdd | KingCase::SecondEven => (Some(home), None),
            KingCase::ThirdOdd | KingCase::LowerOdd => (None, Some(spent)),
            KingCase::ThirdEven => (None, Some(made(next - 1))),
            KingCase::LowerEven => (None, Some(made(next))),
        };
        Lift { mv, king_home, change }
    }
}
