//! What one solve records: the steps of a reduction, as data.
//!
//! Never here: a sentence, a colour, a width. Every number that a view shows is a field of a step, so that a view has
//! nothing to compute.

use serde::Serialize;

use crate::games::Rule;

/// Listens to the solver.
///
/// The solver *pushes* its steps and does not know what becomes of them. It hands over a closure, not a step: a
/// recorder that keeps nothing never calls it, and so an unheard explanation costs nothing.
pub trait Recorder {
    /// Takes the next step; `step` builds it and is called at most once.
    fn record(&mut self, step: impl FnOnce() -> Step);
}

/// The recorder that keeps nothing: the fast path of `solve`.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl Recorder for Silent {
    #[inline]
    fn record(&mut self, _: impl FnOnce() -> Step) {}
}

impl Recorder for Vec<Step> {
    fn record(&mut self, step: impl FnOnce() -> Step) {
        self.push(step());
    }
}

/// A whole explanation: one position, its steps, and how far it was checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Trace {
    /// The id of the game.
    pub game: &'static str,
    /// The position in the game's native notation.
    pub position: String,
    /// The verdict, also found in the steps.
    #[serde(flatten)]
    pub verdict: Verdict,
    /// The steps, in the order in which a person would take them.
    pub steps: Vec<Step>,
    /// Whether the game tree was asked, and what it said.
    pub check: Check,
    /// A position close by that is worth a look, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Neighbour>,
}

/// One entry of the explanation: the rule that it applies and what the rule found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The rule; in JSON its stable id, such as `hill.king-first`.
    pub rule: &'static Rule,
    /// What was found.
    #[serde(flatten)]
    pub facts: Facts,
}

/// The shapes of a step: a small, closed set that all games share.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "shape", rename_all = "kebab-case")]
pub enum Facts {
    /// The position, as a picture.
    Position(Picture),
    /// A special rule that may decide at once.
    Shortcut(Shortcut),
    /// Pieces taken two by two.
    Pairing(Pairing),
    /// The position as piles on stairs.
    Reduction(Reduction),
    /// Which piles count.
    Selection(Selection),
    /// A change to one pile by a special rule, or the reason why there is none.
    Adjustment(Adjustment),
    /// The XOR of the kept piles.
    NimSum(NimSum),
    /// Who wins.
    Verdict(Verdict),
    /// All winning moves of a won position.
    Moves(Moves),
    /// Why every move of a lost position fails.
    Replies(Replies),
}

/// A strip of cells with people on it; distances to the top, in cells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Picture {
    /// The occupied cells from the top down.
    pub cells: Vec<u64>,
    /// Which of them is the king: 1 for the one nearest the top.
    pub king: usize,
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
    pub mv: Option<Mv>,
}

impl Shortcut {
    /// Whether the rule decides the game.
    #[must_use]
    pub fn applies(&self) -> bool {
        self.mv.is_some()
    }
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
    /// The cell of the person at the lower end of the gap.
    pub from: u64,
    /// The cell of the person at its upper end; `None` is the top.
    pub up_to: Option<u64>,
    /// The number of things in the pile.
    pub pile: u64,
    /// Whether it lies on an odd stair and so takes part in the XOR.
    pub kept: bool,
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

/// What the place of the king does to the piles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Adjustment {
    /// The king's case.
    pub case: KingCase,
    /// The pile that changes, if one does.
    pub change: Option<Change>,
    /// The topmost person to the top, and what comes of it.
    pub lift: Lift,
    /// What the formula would say without this step, where it changes a pile.
    pub without: Option<Without>,
}

/// Where the king stands and whether the number of people is odd.
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
    pub mv: Mv,
    /// The move that ends the game, when the king can go home at once.
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
    /// The row of the first pile that has the nim-sum's highest digit; `None` when the nim-sum is 0.
    pub owner: Option<usize>,
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

/// Who wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// The player who wins with best play.
    pub winner: Player,
    /// The same in the field's letters.
    pub outcome: Outcome,
    /// The nim-sum; `None` where a shortcut decided.
    pub nim_sum: Option<u64>,
}

impl Verdict {
    /// The verdict that follows from a nim-sum.
    #[must_use]
    pub fn of(nim_sum: u64) -> Self {
        let outcome = if nim_sum == 0 { Outcome::P } else { Outcome::N };
        Self { winner: outcome.winner(), outcome, nim_sum: Some(nim_sum) }
    }

    /// The verdict of a shortcut that lets the player to move win.
    #[must_use]
    pub fn at_once() -> Self {
        Self { winner: Player::First, outcome: Outcome::N, nim_sum: None }
    }
}

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// The one to move.
    First,
    /// The other one.
    Second,
}

/// The outcome class of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Outcome {
    /// The **n**ext player, the one to move, wins.
    N,
    /// The **p**revious player wins.
    P,
}

impl Outcome {
    /// Who wins.
    #[must_use]
    pub fn winner(self) -> Player {
        match self {
            Self::N => Player::First,
            Self::P => Player::Second,
        }
    }
}

/// One move: a person climbs from one cell to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Mv {
    /// The cell that is left.
    pub from: u64,
    /// The cell that is reached; 0 is the top.
    pub to: u64,
    /// Whether it is the king who climbs.
    pub king: bool,
}

/// All winning moves of a won position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Moves {
    /// How many legal moves there are.
    pub legal: u64,
    /// All that win, lowest person first.
    pub winning: Vec<WinningMove>,
    /// Why no move of the other people wins, lowest person first. Empty where a shortcut decided.
    pub others: Vec<NoWin>,
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
    pub legal: u64,
    /// For each person who can move, an example with its reply, lowest person first; for the topmost also the move
    /// onto the top.
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
    /// The topmost person to the top above a king second: the king goes home.
    KingHome,
    /// The topmost person to the top, king third of an even number: the next person climbs as many cells.
    NextClimbs,
    /// The topmost person to the top, king fourth or lower of an even number: the next person climbs one more.
    NextClimbsOneMore,
}

/// How far the answer was checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Check {
    /// The game tree agrees on the winner and on every winning move.
    GameTree {
        /// The number of positions that can be reached, this one included.
        positions: usize,
    },
    /// The tree is too large: only the formula was used.
    Formula {
        /// The number of positions that the search was allowed; `None` when it was not even tried.
        budget: Option<usize>,
    },
    /// The game tree disagrees: a defect of stairwise.
    Disagrees {
        /// The number of positions that can be reached, this one included.
        positions: usize,
        /// What the game tree says.
        tree: Outcome,
    },
}

/// A position close by.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Neighbour {
    /// Its native notation.
    pub position: String,
    /// Who wins it, of the players of this position.
    pub winner: Player,
    /// How it differs.
    pub differs: Differs,
}

/// How a neighbouring position differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Differs {
    /// The king stands in another place, counted from the top; everybody stands on the same cells.
    King(usize),
    /// It is reached by the first winning move.
    AfterWinningMove,
}

impl Trace {
    /// The position, as a picture.
    ///
    /// # Panics
    ///
    /// When the trace lacks it; the solver records it first.
    #[must_use]
    pub fn picture(&self) -> &Picture {
        let found = self
            .steps
            .iter()
            .find_map(|step| if let Facts::Position(found) = &step.facts { Some(found) } else { None });
        found.expect("a trace starts with its position")
    }

    /// The rows of the reduction; none where a shortcut decided.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        let found = self
            .steps
            .iter()
            .find_map(|step| if let Facts::Reduction(found) = &step.facts { Some(found) } else { None });
        found.map_or(&[], |reduction| &reduction.rows)
    }

    /// The winning moves; none for a lost position.
    #[must_use]
    pub fn winning_moves(&self) -> &[WinningMove] {
        let found =
            self.steps.iter().find_map(|step| if let Facts::Moves(found) = &step.facts { Some(found) } else { None });
        found.map_or(&[], |moves| &moves.winning)
    }
}
