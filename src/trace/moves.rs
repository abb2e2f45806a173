//! Moves: the winning ones, why others do not win, and replies.
//!
//! Never here: how they are found.

use std::fmt;

use serde::Serialize;

use super::Change;

/// One move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(untagged)]
pub enum Mv {
    /// A piece goes from one cell to another.
    Slide(Slide),
    /// Things go from one place to another, or out of the game.
    Carry(Carry),
    /// A piece jumps to another cell of its row.
    Jump(Jump),
    /// Things go from one cell of a grid to the next.
    Push(Push),
}

/// A piece goes from one cell to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Slide {
    /// The cell that is left.
    pub from: u64,
    /// The cell that is reached; 0 is the top of a hill.
    pub to: u64,
    /// Whether it is the king, or the silver dollar.
    pub king: bool,
}

/// Things go from one place to another, or out of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Carry {
    /// How many.
    pub count: u64,
    /// The number of the place that they leave.
    pub from: u64,
    /// The number of the place that they reach; `None` is out of the game.
    pub to: Option<u64>,
}

/// A piece jumps to another cell of its row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Jump {
    /// The number of the row, from 1.
    pub row: u64,
    /// The cell that is left.
    pub from: u64,
    /// The cell that is reached.
    pub to: u64,
}

/// Things go from one cell of a grid to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Push {
    /// How many.
    pub count: u64,
    /// The cell that they leave.
    pub from: Cell,
    /// The cell that they reach.
    pub to: Cell,
}

/// A cell of a grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Cell {
    /// The number of its row, from 1 for the uppermost.
    pub row: u64,
    /// The number of its column, from 1 for the leftmost.
    pub column: u64,
}

/// The cell by its row and column, as in `(1,2)`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.row, self.column)
    }
}

impl From<Push> for Mv {
    fn from(push: Push) -> Self {
        Self::Push(push)
    }
}

impl From<Jump> for Mv {
    fn from(jump: Jump) -> Self {
        Self::Jump(jump)
    }
}

impl From<Slide> for Mv {
    fn from(slide: Slide) -> Self {
        Self::Slide(slide)
    }
}

impl From<Carry> for Mv {
    fn from(carry: Carry) -> Self {
        Self::Carry(carry)
    }
}

/// All winning moves of a won position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Moves {
    /// How many legal moves there are.
    pub legal: u128,
    /// All that win, lowest stair first.
    pub winning: Vec<WinningMove>,
    /// Why no move of the other people wins, lowest person first. Empty where a shortcut decided.
    pub others: Vec<NoWin>,
}

impl Moves {
    /// The one move that a shortcut leaves.
    #[must_use]
    pub fn only(legal: u128, mv: Mv) -> Self {
        let winning = WinningMove { mv, kind: MoveKind::KingHome, change: None, leads_to: None };
        Self { legal, winning: vec![winning], others: Vec::new() }
    }
}

/// A move that wins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WinningMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Mv,
    /// Its class.
    pub kind: MoveKind,
    /// The kept pile that it changes; `None` where it ends the game.
    pub change: Option<Change>,
    /// Where it leads. Left out when the position is too long to be written once a move, and when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leads_to: Option<Led>,
}

/// The class of a winning move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// Lowers a kept pile s to s XOR nim-sum.
    Textbook,
    /// Raises a kept pile s to s XOR nim-sum: it starts on an even stair.
    Also,
    /// Brings the king to the top.
    KingHome,
}

/// A position that a move leads to, solved on its own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Led {
    /// Its native notation.
    pub position: String,
    /// Its kept piles after adjustment, stair 1 first.
    pub piles: Vec<u64>,
    /// Their nim-sum.
    pub nim_sum: u64,
}

/// A person with no winning move, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct NoWin {
    /// The person's cell.
    pub from: u64,
    /// Whether it is the king.
    pub king: bool,
    /// The row of the kept pile that this person's moves change.
    pub row: usize,
    /// That pile.
    pub pile: u64,
    /// What the pile would have to become.
    pub target: u64,
    /// The reason.
    pub why: WhyNot,
}

/// Why a person has no winning move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum WhyNot {
    /// Their moves lower the pile, and it would have to rise.
    OnlyLowers,
    /// Their moves raise the pile, and it would have to fall.
    OnlyRaises,
    /// The pile would have to rise by `need`, and it cannot: only `room` cells can be climbed.
    NoRoom {
        /// The cells that would have to be climbed.
        need: u64,
        /// The cells that can be climbed.
        room: u64,
    },
    /// They can climb `room` cells below the top, and the move onto the top makes the pile `made`.
    TopMakes {
        /// The cells that can be climbed without going to the top.
        room: u64,
        /// What the pile becomes by going to the top.
        made: u64,
    },
    /// They can climb `room` cells below the top, and the move onto the top lets the king home.
    TopLosesAtOnce {
        /// The cells that can be climbed without going to the top.
        room: u64,
    },
}

/// Why every move of a lost position fails.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Replies {
    /// How many legal moves there are.
    pub legal: u128,
    /// For each pile that can be moved from, an example with its reply, lowest stair first; then those of special rules.
    pub examples: Vec<Reply>,
}

/// A move of a lost position and the reply that beats it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reply {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Mv,
    /// The kept pile that it changes; `None` where it lets the king home.
    pub change: Option<Change>,
    /// The kind of move that it is, and so of its reply.
    pub kind: ReplyKind,
    /// The reply.
    pub reply: Mv,
    /// Where the reply leads; as for a winning move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leads_to: Option<Led>,
}

/// The kinds of moves of a lost position, each with its own reply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReplyKind {
    /// Opens a kept pile: the partner below follows by as many cells.
    Follow,
    /// Lowers a kept pile: another pile is lowered, by the textbook.
    Textbook,
    /// In misère play: the reply raises a pile from the stair above.
    Raises,
    /// The topmost person to the top above a king second: the king goes home.
    KingHome,
    /// The dollar to the end of the strip: it is taken.
    DollarTaken,
    /// The topmost person to the top, king third of an even number: the next person climbs as many cells. (So with a
    /// dollar second.)
    NextClimbs,
    /// The topmost person to the top, king fourth or lower of an even number: the next person climbs one
    /// more. (So with a dollar third or lower.)
    NextClimbsOneMore,
}
