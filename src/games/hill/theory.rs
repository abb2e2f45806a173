//! The theory of the hill: gaps between people are piles on stairs, and the king may cost one cell.
//!
//! Never here: the rules of play, or which moves win (that is next door, in `moves` and `replies`).
//!
//! The hill without a king is staircase Nim on the gaps (T. S. Ferguson, *Game Theory*, Part I, section 2.6). The king
//! is the silver dollar of J. H. Conway, *On Numbers and Games*, chapter 11, in the form in which bringing him to the
//! end wins at once.

use super::{Position, RULES, moves, replies};
use crate::solver::{OwnRules, Theory};
use crate::trace::{
    Adjustment, Change, KingCase, Lift, Moves, Mv, Pair, Pairing, PassOn, Picture, Replies, Row, Selection, Shortcut,
    Without,
};

impl Theory for Position {
    const RULES: OwnRules = RULES;

    fn picture(&self) -> Picture {
        Picture { cells: self.cells().to_vec(), king: self.king() }
    }

    /// A king first has nobody above him and goes home in one move, however far it is.
    fn shortcut(&self) -> Shortcut {
        let king = self.king_cell();
        let first = self.king() == 1;
        Shortcut {
            king,
            above: (!first).then(|| self.cells()[0]),
            mv: first.then_some(Mv { from: king, to: 0, king: true }),
        }
    }

    fn shortcut_moves(&self, shortcut: &Shortcut) -> Moves {
        moves::king_home(self, shortcut)
    }

    fn pairing(&self) -> Pairing {
        let pairs = self.cells().rchunks_exact(2);
        let left_over = pairs.remainder().first().copied();
        Pairing { pairs: pairs.map(|pair| Pair { lower: pair[1], upper: pair[0] }).collect(), left_over }
    }

    #[inline]
    fn piles(&self) -> impl Iterator<Item = Row> {
        (0..self.people()).map(|row| self.row(row))
    }

    /// With the king second and an odd number of people the topmost person is his guard, and has one safe cell fewer.
    fn change(&self) -> Option<Change> {
        let topmost = self.cells()[0];
        (KingCase::of(self) == KingCase::SecondOdd).then(|| Change {
            row: self.people() - 1,
            before: topmost,
            after: topmost - 1,
        })
    }

    fn selection(&self, rows: &[Row]) -> Selection {
        let kept = rows.iter().filter(|row| row.kept).count();
        let example = self.pass_on(rows);
        let topmost_dropped = rows.last().is_some_and(|row| !row.kept);
        Selection { kept, dropped: rows.len() - kept, example, only_topmost: example.is_none() && topmost_dropped }
    }

    fn adjustment(&self, _: &[Row], change: Option<Change>, without: Without) -> Adjustment {
        let case = KingCase::of(self);
        let (king, people) = (self.king(), self.people());
        Adjustment { king, people, case, change, lift: self.lift(case), without: change.map(|_| without) }
    }

    fn winning_moves(&self, rows: &[Row], nim_sum: u64) -> Moves {
        moves::winning(self, rows, nim_sum)
    }

    fn replies(&self, rows: &[Row]) -> Replies {
        replies::examples(self, rows)
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
        Row { stair: row as u64 + 1, from, up_to, pile, kept: row.is_multiple_of(2) }
    }

    /// The move of the person in `row` of the reduction up by `cells`.
    pub(super) fn climb(&self, row: usize, cells: u64) -> Mv {
        let person = self.people() - 1 - row;
        let from = self.cells()[person];
        Mv { from, to: from - cells, king: person + 1 == self.king() }
    }

    /// How many legal moves there are: one for each free cell above anybody, and the top.
    pub(super) fn legal_moves(&self) -> u64 {
        self.cells()[self.people() - 1] - (self.people() as u64 - 1)
    }

    /// The people that are left after `mv`: who reaches the top leaves the hill. `None` when the king does.
    pub(super) fn after(&self, mv: Mv) -> Option<Self> {
        if mv.to == 0 {
            let king = self.king() - 1;
            return (king > 0).then(|| Self::new(self.cells()[1..].to_vec(), king).expect("the rest is in order"));
        }
        let mut cells = self.cells().to_vec();
        let person = cells.binary_search(&mv.from).expect("a move starts at a person");
        cells[person] = mv.to;
        Some(Self::new(cells, self.king()).expect("a legal move keeps the order"))
    }

    /// A move off the lowest dropped pile with room for it, by two cells where there are two, and the reply below it.
    fn pass_on(&self, rows: &[Row]) -> Option<PassOn> {
        rows.iter().enumerate().skip(1).find_map(|(row, dropped)| {
            // The topmost person must stay below the top: what happens there is not a move from stair to stair.
            let room = if row + 1 == rows.len() { dropped.pile - 1 } else { dropped.pile };
            let cells = room.min(2);
            (!dropped.kept && cells > 0).then(|| PassOn {
                mv: self.climb(row, cells),
                change: Change { row: row - 1, before: rows[row - 1].pile, after: rows[row - 1].pile + cells },
                reply: self.climb(row - 1, cells),
            })
        })
    }

    /// What the topmost person going to the top brings about, with the king in `case`.
    fn lift(&self, case: KingCase) -> Lift {
        let topmost = self.cells()[0];
        let mv = Mv { from: topmost, to: 0, king: false };
        let home = Mv { from: self.king_cell(), to: 0, king: true };
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
