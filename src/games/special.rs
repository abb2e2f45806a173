//! Pieces on a strip whose end has room for all, one of them special: what the games with a king and with a dollar share.
//!
//! Never here: the rules of play, or which piece is special by what place; that is for the games.
//!
//! Let the *rank* be the place from the end from which the special piece is counted so that rank 2 means: whoever brings
//! the topmost piece to the end loses at once. A king has his place as his rank, for the person above him must not go.
//! A dollar has one more, for it must not go itself. The rest is the same.

use crate::solver::{Holders, Theory, answer};
use crate::trace::{Change, KingCase, Lift, Mv, NoWin, Pair, Pairing, Place, Reply, ReplyKind, Row, Slide, WhyNot};

/// Pieces, of which one is special.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line<'a> {
    /// The occupied cells, from the end on; the end is 0, and nobody is there.
    cells: &'a [u64],
    /// The place of the special piece, 1 for the piece nearest the end.
    special: usize,
    /// What follows from its rank and the number of pieces.
    pub case: KingCase,
}

impl<'a> Line<'a> {
    /// The pieces on `cells`, of which the one in the place `special` has the `rank`.
    #[inline]
    pub fn new(cells: &'a [u64], special: usize, rank: usize) -> Self {
        let case = match (rank, cells.len() % 2 == 1) {
            (0..=2, true) => KingCase::SecondOdd,
            (0..=2, false) => KingCase::SecondEven,
            (3, true) => KingCase::ThirdOdd,
            (3, false) => KingCase::ThirdEven,
            (_, true) => KingCase::LowerOdd,
            (_, false) => KingCase::LowerEven,
        };
        Self { cells, special, case }
    }

    /// The gaps, the lowest first.
    #[inline]
    pub fn rows(self) -> impl Iterator<Item = Row> + 'a {
        (0..self.cells.len()).map(move |row| self.row(row))
    }

    /// The gap above a piece; row 0 is the lowest. The topmost gap is the whole distance to the end, since the end can be
    /// shared; all others are one less than the distance, since a cell cannot.
    #[inline]
    fn row(self, row: usize) -> Row {
        let piece = self.cells.len() - 1 - row;
        let from = self.cells[piece];
        let up_to = piece.checked_sub(1).map(|above| self.cells[above]);
        let pile = up_to.map_or(from, |upper| from - upper - 1);
        Row { stair: row as u64 + 1, place: Place::Gap { from, up_to }, pile, kept: row.is_multiple_of(2) }
    }

    /// One for each free cell above any piece, and one for the end.
    pub fn legal_moves(self) -> u128 {
        u128::from(self.cells[self.cells.len() - 1] - (self.cells.len() as u64 - 1))
    }

    /// The pieces two by two, the lowest first.
    pub fn pairing(self) -> Pairing {
        let pairs = self.cells.rchunks_exact(2);
        let left_over = pairs.remainder().first().copied();
        Pairing { pairs: pairs.map(|pair| Pair { lower: pair[1], upper: pair[0] }).collect(), left_over }
    }

    /// The move of the piece in `row` of the reduction up by `cells`.
    pub fn climb(self, row: usize, cells: u64) -> Slide {
        let piece = self.cells.len() - 1 - row;
        let from = self.cells[piece];
        Slide { from, to: from - cells, king: piece + 1 == self.special }
    }

    /// The moves that bring `count` cells into the kept gap in `row`; `rows` are adjusted.
    pub fn raise(self, rows: &[Row], row: usize, count: u64) -> Vec<Mv> {
        let above = row + 1;
        if above == rows.len() {
            return Vec::new();
        }
        let cells = self.cells_to_raise(rows, above, rows[row].pile + count);
        cells.into_iter().map(|cells| self.climb(above, cells).into()).collect()
    }

    /// With rank 2 and an odd number of pieces the topmost has one safe cell fewer.
    #[inline]
    pub fn change(self) -> Option<Change> {
        let topmost = self.cells[0];
        (self.case == KingCase::SecondOdd).then(|| Change {
            row: self.cells.len() - 1,
            before: topmost,
            after: topmost - 1,
        })
    }

    /// How many cells a piece can climb by moves that are not special: the topmost of an even number must stay below the
    /// end, since what happens there is not a move from stair to stair.
    pub fn room(rows: &[Row], row: usize) -> u64 {
        let Row { pile, kept, .. } = rows[row];
        if row + 1 == rows.len() && !kept { pile - 1 } else { pile }
    }

    /// What the topmost piece going to the end brings about; `last` is the move that then ends the game, if one does.
    pub fn lift(self, last: Mv) -> Lift {
        let topmost = self.cells[0];
        let mv = Slide { from: topmost, to: 0, king: self.special == 1 };
        // An odd number: the topmost pile is spent. An even one: the next piece is the topmost of an odd number then.
        let spent = Change { row: self.cells.len() - 1, before: topmost, after: 0 };
        let made = |after| {
            let before = self.cells[1] - topmost - 1;
            Change { row: self.cells.len() - 2, before, after }
        };
        let (king_home, change) = match self.case {
            KingCase::SecondOdd | KingCase::SecondEven => (Some(last), None),
            KingCase::ThirdOdd | KingCase::LowerOdd => (None, Some(spent)),
            KingCase::ThirdEven => (None, Some(made(self.cells[1] - 1))),
            KingCase::LowerEven => (None, Some(made(self.cells[1]))),
        };
        Lift { mv, king_home, change }
    }

    /// The topmost piece to the end, and the reply; `ends` is the kind of a reply that ends the game.
    pub fn special_replies<T: Theory>(
        self,
        position: &T,
        rows: &[Row],
        holders: &Holders,
        lift: Lift,
        ends: ReplyKind,
    ) -> Vec<Reply> {
        let mv = Mv::from(lift.mv);
        if let Some(last) = lift.king_home {
            return vec![answer(position, rows.len(), mv, None, ends, last)];
        }
        let Some(change) = lift.change else { return Vec::new() };
        if change.after < change.before {
            return vec![holders.textbook(position, rows, mv, change)];
        }
        let cells = change.after - change.before;
        let kind = if cells == self.cells[0] { ReplyKind::NextClimbs } else { ReplyKind::NextClimbsOneMore };
        vec![answer(position, rows.len(), mv, Some(change), kind, self.climb(change.row, cells).into())]
    }

    /// Why pieces without a winning move have none, lowest first. `rows` are adjusted; their nim-sum, `nim_sum`, is not
    /// 0.
    pub fn no_wins(self, rows: &[Row], nim_sum: u64) -> Vec<NoWin> {
        let no_win = |row: usize| {
            let kept = row & !1; // the pile that this piece's moves change: its own gap, or the one below it
            let pile = rows[kept].pile;
            let target = pile ^ nim_sum;
            let why = match (row == kept, target < pile) {
                (true, true) => return None,
                (true, false) => WhyNot::OnlyLowers,
                (false, true) => WhyNot::OnlyRaises,
                (false, false) => self.try_raise(rows, row, target).err()?,
            };
            let Slide { from, king, .. } = self.climb(row, 0);
            Some(NoWin { from, king, row: kept, pile, target, why })
        };
        (0..rows.len()).filter_map(no_win).collect()
    }

    /// How many cells the piece in the dropped `row` must climb to raise the kept pile below to `target`, where that can
    /// be.
    fn cells_to_raise(self, rows: &[Row], row: usize, target: u64) -> Option<u64> {
        self.try_raise(rows, row, target).ok()
    }

    /// How many cells the piece in the dropped `row` must climb to raise the kept pile below to `target`.
    fn try_raise(self, rows: &[Row], row: usize, target: u64) -> Result<u64, WhyNot> {
        let need = target - rows[row - 1].pile;
        if row + 1 < rows.len() {
            let room = rows[row].pile;
            return if need <= room { Ok(need) } else { Err(WhyNot::NoRoom { need, room }) };
        }
        // The topmost piece of an even number: before the end as any other, onto the end by a rule of its own.
        let topmost = self.cells[0];
        let room = topmost - 1;
        if need <= room {
            return Ok(need);
        }
        let made = match self.case {
            KingCase::SecondOdd | KingCase::SecondEven => return Err(WhyNot::TopLosesAtOnce { room }),
            KingCase::ThirdOdd | KingCase::ThirdEven => self.cells[1] - 1,
            KingCase::LowerOdd | KingCase::LowerEven => self.cells[1],
        };
        if target == made { Ok(topmost) } else { Err(WhyNot::TopMakes { room, made }) }
    }
}
