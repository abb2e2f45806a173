//! What the steps up to the nim-sum find: picture, pairs, piles, selection, adjustment, XOR.
//!
//! Never here: who wins, and by which moves.

use serde::Serialize;

use super::{Cell, Mv, Player, Slide, Tree};

/// A position, as it is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "picture", rename_all = "kebab-case")]
pub enum Picture {
    /// A strip of cells with people or pieces on it.
    Strip(Strip),
    /// Piles side by side.
    Bars(Bars),
    /// A rooted tree with things on its nodes.
    Tree(Tree),
    /// Rows of cells with pieces.
    Rows(Rows),
    /// Numbers on the cells of a grid.
    Grid(Grid),
}

/// A strip of cells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Strip {
    /// The occupied cells, counted from the end that pieces move to.
    pub cells: Vec<u64>,
    /// Which of the pieces is the king: 1 for the one nearest that end.
    pub king: Option<usize>,
    /// Which of them is the silver dollar, counted alike.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dollar: Option<usize>,
    /// Whether that end is a cell of its own, cell 0, with room for all.
    pub top: bool,
}

/// Piles side by side, from the left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Bars {
    /// How many things each has.
    pub heights: Vec<u64>,
    /// How many of them, from the top, are the difference to the pile before; empty where differences do not count.
    pub shaded: Vec<u64>,
    /// Whether they have numbers that matter, from 1.
    pub numbered: bool,
}

/// Rows of cells, all of one width.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Rows {
    /// How many cells each has.
    pub width: u64,
    /// The occupied cells of each, from the left.
    pub rows: Vec<Vec<u64>>,
}

/// Numbers on the cells of a grid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Grid {
    /// How many columns it has.
    pub columns: usize,
    /// The numbers, row by row, each from the left.
    pub values: Vec<u64>,
}

/// A special rule that may decide at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Shortcut {
    /// The king's cell.
    pub king: u64,
    /// The cell of the topmost person, where that is not the king: the rule does not apply.
    pub above: Option<u64>,
    /// The move that wins at once, where the rule applies.
    #[serde(rename = "move")]
    pub mv: Option<Slide>,
}

impl Shortcut {
    /// Whether the rule decides the game.
    #[must_use]
    pub fn applies(&self) -> bool {
        self.mv.is_some()
    }
}

/// Pieces that were given in another order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Order {
    /// The cells as they were given.
    pub given: Vec<u64>,
}

/// Pieces taken two by two from the bottom up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Pairing {
    /// The pairs, lowest first.
    pub pairs: Vec<Pair>,
    /// The cell of the topmost piece when their number is odd.
    pub left_over: Option<u64>,
}

/// Two neighbours, by their cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Pair {
    /// The one farther from the top.
    pub lower: u64,
    /// The one nearer the top.
    pub upper: u64,
}

/// The position as piles on stairs, stair 1 first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reduction {
    /// One row a pile. Later steps point at a row by its place in this list, counted from 0.
    pub rows: Vec<Row>,
}

/// One pile and where it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The stair, counted from the ground up: 1 is the lowest.
    pub stair: u64,
    /// Where the pile is.
    #[serde(flatten)]
    pub place: Place,
    /// The number of things in the pile.
    pub pile: u64,
    /// Whether it lies on an odd stair and so takes part in the XOR.
    pub kept: bool,
}

impl Row {
    /// The cell of the piece behind a gap; 0 for a pile that is no gap.
    #[must_use]
    pub fn from(&self) -> u64 {
        match self.place {
            Place::Gap { from, .. } => from,
            Place::Stair
            | Place::Run { .. }
            | Place::Pile { .. }
            | Place::Difference { .. }
            | Place::Box { .. }
            | Place::Cell(_)
            | Place::Node { .. } => 0,
        }
    }

    /// The name of the row in a column: its number, with that of its row of cells where there are several.
    #[must_use]
    pub fn name(&self) -> String {
        match self.place {
            Place::Run { row, .. } => format!("{row}:{}", self.stair),
            Place::Cell(cell) => cell.to_string(),
            Place::Gap { .. }
            | Place::Stair
            | Place::Pile { .. }
            | Place::Difference { .. }
            | Place::Box { .. }
            | Place::Node { .. } => self.number().to_string(),
        }
    }

    /// The number by which the row is named: its own where it has one, else its stair's.
    #[must_use]
    pub fn number(&self) -> u64 {
        match self.place {
            Place::Pile { number } | Place::Box { number, .. } | Place::Node { node: number, .. } => number,
            Place::Gap { .. } | Place::Stair | Place::Run { .. } | Place::Difference { .. } | Place::Cell(_) => {
                self.stair
            }
        }
    }
}

/// Where a pile is in the game itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "place", rename_all = "kebab-case")]
pub enum Place {
    /// Between two pieces.
    Gap {
        /// The cell of the piece behind the gap.
        from: u64,
        /// The cell of the piece in front of it; `None` is the end of the strip.
        up_to: Option<u64>,
    },
    /// The stair itself.
    Stair,
    /// The pieces in front of an empty cell of a row.
    Run {
        /// The number of the row, from 1.
        row: u64,
        /// The empty cell.
        blank: u64,
    },
    /// A pile of its own.
    Pile {
        /// Its number, from 1.
        number: u64,
    },
    /// A box, from which things go on to other boxes by several routes.
    Box {
        /// Its number, from 1.
        number: u64,
        /// The number of moves in the shortest route to a dead end; 0 for a dead end.
        shortest: u64,
        /// The number of moves in the longest one.
        longest: u64,
    },
    /// A node of a rooted tree.
    Node {
        /// Its number, from 0.
        node: u64,
        /// The number of its parent; `None` for the root.
        parent: Option<u64>,
    },
    /// A cell of a grid; its stair is its distance to the lower right corner.
    Cell(Cell),
    /// The difference between two neighbouring piles.
    Difference {
        /// The number of the larger one, from 1.
        number: u64,
        /// The larger one.
        larger: u64,
        /// The one before it, which is not larger; 0 before the first.
        smaller: u64,
    },
}

/// Which piles count, and an example of why the others do not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Selection {
    /// How many piles are kept.
    pub kept: usize,
    /// How many are dropped.
    pub dropped: usize,
    /// Things moved off a dropped pile and straight on.
    pub example: Option<PassOn>,
    /// Whether there is no example although the topmost pile is dropped and has things: a special rule speaks of it.
    pub only_topmost: bool,
}

/// Things moved from a dropped pile onto a kept one, and the reply that moves as many off it again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct PassOn {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Mv,
    /// What it does to the kept pile.
    pub change: Change,
    /// The reply, which restores the kept pile.
    pub reply: Mv,
}

/// What the place of the king, or of the silver dollar, does to the piles. Where there is a dollar, it stands for the king,
/// coins stand for people, and the end of the strip for the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Adjustment {
    /// The king's place, 1 for the one nearest the top.
    pub king: usize,
    /// The number of people.
    pub people: usize,
    /// The king's case.
    #[serde(rename = "king_case")]
    pub case: KingCase,
    /// The pile that changes, if one does.
    pub change: Option<Change>,
    /// The topmost person to the top, and what comes of it.
    pub lift: Lift,
    /// What the formula would say without this step, where it changes a pile.
    pub without: Option<Without>,
}

/// Where the king stands and whether the number of people is odd.
///
/// A dollar first is in the case of a king second, a dollar second in that of a king third, and so on: the topmost piece
/// that must not go to the end is the dollar itself, and it is the person above a king.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum KingCase {
    /// Second from the top, an odd number of people: the topmost pile counts one less.
    SecondOdd,
    /// Second from the top, an even number: no pile changes, but the topmost person must not go to the top.
    SecondEven,
    /// Third, an odd number: nothing changes.
    ThirdOdd,
    /// Third, an even number: no pile changes, but the pile made by the topmost person going to the top is one less.
    ThirdEven,
    /// Fourth or lower, an odd number: nothing changes.
    LowerOdd,
    /// Fourth or lower, an even number: nothing changes.
    LowerEven,
}

/// The topmost person goes to the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Lift {
    /// That move.
    #[serde(rename = "move")]
    pub mv: Slide,
    /// The move that ends the game, when the king can go home at once, or the dollar be taken.
    pub king_home: Option<Mv>,
    /// The kept pile that this move changes, when the king cannot go home at once.
    pub change: Option<Change>,
}

/// The answer that one gets by leaving a step out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Without {
    /// The wrong nim-sum.
    pub nim_sum: u64,
    /// The winner that follows from it, right or wrong.
    pub winner: Player,
}

/// One row of the reduction before and after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The row, counted from 0.
    pub row: usize,
    /// The pile before.
    pub before: u64,
    /// The pile after.
    pub after: u64,
}

/// The XOR of the kept piles, one term after the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NimSum {
    /// The kept piles after adjustment, stair 1 first.
    pub terms: Vec<Term>,
    /// How many terms have each binary digit set, lowest digit first, up to the highest digit set in any.
    pub ones: Vec<u64>,
    /// The XOR of all terms.
    pub nim_sum: u64,
    /// Who has the nim-sum's highest digit; `None` when the nim-sum is 0.
    pub owner: Option<Owner>,
}

/// The piles that have the nim-sum's highest binary digit: each of them has a textbook move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Owner {
    /// The row of the first of them.
    pub row: usize,
    /// How many there are.
    pub holders: u64,
    /// The place value of the digit, a power of two.
    pub place: u64,
}

/// One kept pile in the XOR.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The row of the reduction, counted from 0.
    pub row: usize,
    /// The pile after adjustment.
    pub pile: u64,
    /// The XOR of this and all terms before it.
    pub so_far: u64,
}
