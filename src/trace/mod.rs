//! What one solve records: the steps of a reduction, as data.
//!
//! Never here: a sentence, a colour, a width. Every number that a view shows is a field of a step, so that a view has
//! nothing to compute.

use serde::Serialize;

use crate::games::Rule;

mod moves;
mod shapes;
mod tree;
mod verdict;

pub use moves::{
    Carry, Cell, Jump, Led, MoveKind, Moves, Mv, NoWin, Push, Replies, Reply, ReplyKind, Slide, WhyNot, WinningMove,
};
pub use shapes::{
    Adjustment, Bars, Change, Grid, KingCase, Lift, NimSum, Order, Owner, Pair, Pairing, PassOn, Picture, Place,
    Reduction, Row, Rows, Selection, Shortcut, Strip, Term, Without,
};
pub(crate) use tree::as_index;
pub use tree::{Children, Tree};
pub use verdict::{Check, Differs, Neighbour, Outcome, Player, Verdict};

/// Listens to the solver.
///
/// The solver *pushes* its steps and does not know what becomes of them. It hands over a closure, not a step: a
/// recorder that keeps nothing never calls it, and so an unheard explanation costs nothing.
pub trait Recorder {
    /// Takes the next step; `step` builds it and is called at most once.
    fn record(&mut self, step: impl FnOnce() -> Step);

    /// Takes the next step, if there is one; as for [`Recorder::record`].
    fn record_some(&mut self, step: impl FnOnce() -> Option<Step>);
}

/// The recorder that keeps nothing: the fast path of `solve`.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl Recorder for Silent {
    #[inline]
    fn record(&mut self, _: impl FnOnce() -> Step) {}

    #[inline]
    fn record_some(&mut self, _: impl FnOnce() -> Option<Step>) {}
}

impl Recorder for Vec<Step> {
    fn record(&mut self, step: impl FnOnce() -> Step) {
        self.push(step());
    }

    fn record_some(&mut self, step: impl FnOnce() -> Option<Step>) {
        self.extend(step());
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
    /// What was done to the input.
    Order(Order),
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

    /// The step of the adjustment: its number, from 1, and what it found.
    #[must_use]
    pub fn adjustment(&self) -> Option<(usize, &Adjustment)> {
        let mut steps = (1..).zip(&self.steps);
        steps.find_map(
            |(number, step)| if let Facts::Adjustment(found) = &step.facts { Some((number, found)) } else { None },
        )
    }

    /// The pairs; `None` where nothing is paired.
    #[must_use]
    pub fn pairing(&self) -> Option<&Pairing> {
        self.steps.iter().find_map(|step| if let Facts::Pairing(found) = &step.facts { Some(found) } else { None })
    }

    /// Why every move of a lost position fails; `None` where that is not told.
    #[must_use]
    pub fn replies(&self) -> Option<&Replies> {
        self.steps.iter().find_map(|step| if let Facts::Replies(found) = &step.facts { Some(found) } else { None })
    }

    /// The nim-sum, pile by pile; `None` where a shortcut decided.
    #[must_use]
    pub fn nim_sum(&self) -> Option<&NimSum> {
        self.steps.iter().find_map(|step| if let Facts::NimSum(found) = &step.facts { Some(found) } else { None })
    }

    /// The winning moves; none for a lost position.
    #[must_use]
    pub fn winning_moves(&self) -> &[WinningMove] {
        let found =
            self.steps.iter().find_map(|step| if let Facts::Moves(found) = &step.facts { Some(found) } else { None });
        found.map_or(&[], |moves| &moves.winning)
    }
}
