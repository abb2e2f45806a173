//! The games: one room each, holding its rules, its theory, its notation and its known facts.
//!
//! Never here: a judge's format (that is a problem's), or a sentence (those are in `text`).

use std::fmt;

use serde::{Serialize, Serializer};

use crate::exercises::Dice;
use crate::input::Fault;
use crate::mistakes::Mistake;
use crate::oracle::{Oracle, Rules};
use crate::problems::Problem;
use crate::solver::{Reckoning, Theory, misere, solve};
use crate::text::{GameWords, Lang, RuleText};
use crate::trace::{Check, Differs, Mv, Neighbour, Trace};

pub mod boxes;
pub mod dollar;
pub mod grid;
pub mod hill;
pub mod nim;
pub mod pebbles;
pub mod row;
pub mod shared;
mod special;
pub mod staircase;
pub mod strip;
pub mod tree;

/// The register: every game that can be explained, the simple ones first.
pub static GAMES: &[&dyn Game] = &[
    &nim::Nim,
    &staircase::Staircase,
    &tree::Tree,
    &grid::Grid,
    &boxes::Boxes,
    &strip::Strip,
    &pebbles::Pebbles,
    &row::Jumps,
    &hill::Hill,
    &dollar::Dollar,
];

/// Finds a game by its id, however it is capitalised.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn Game> {
    GAMES.iter().copied().find(|game| game.id().eq_ignore_ascii_case(id))
}

/// A game, seen from outside: positions come in as text and go out as traces.
pub trait Game: Sync {
    /// The stable id.
    fn id(&self) -> &'static str;

    /// A position to show, in native notation.
    fn example(&self) -> &'static str;

    /// The rules that its explanations apply, in their order.
    fn rules(&self) -> &'static [&'static Rule];

    /// Whether it is known how to play it when the last mover loses.
    fn misere(&self) -> bool {
        true
    }

    /// The wrong rules that people follow, in the order of the steps that they get wrong.
    fn mistakes(&self) -> Vec<&'static Mistake> {
        Vec::new()
    }

    /// A position at random, in native notation, as large as the dice say: small enough for the game tree, mostly.
    fn draw(&self, dice: &mut Dice) -> String;

    /// The game's own words.
    fn words(&self, lang: Lang) -> &'static dyn GameWords;

    /// The problem whose format is the game's judge format, if any judge poses the game.
    fn problem(&self) -> Option<&'static dyn Problem>;

    /// Reads a position in native notation from one line of text.
    ///
    /// # Errors
    ///
    /// A [`Fault`] that points into `line`.
    fn parse(&self, line: &str) -> Result<Box<dyn Position>, Fault>;
}

/// A position of some game.
pub trait Position: Send {
    /// Solves and checks the position, and records every step.
    fn explain(&self, effort: &mut Effort<'_>) -> Trace;

    /// What the right rule makes of the position, or the wrong one with the id `mistake`; `None` when that is no mistake of
    /// this game.
    fn reckon(&self, mistake: Option<&str>) -> Option<Reckoning>;

    /// Every legal move with its replies; `None` when the game tree is too large to know them.
    fn exchanges(&self, misere: bool) -> Option<Vec<Exchange>>;

    /// The position as one case of a judge's input, with its line ends: of the problem that posed it, or of the game's
    /// own. `None` when the game has no problem.
    fn judge(&self) -> Option<String> {
        None
    }

    /// What the judge who posed it wants to be printed; `None` when nobody did. `case` is its number, from 1.
    fn answer(&self, _case: u64) -> Option<String> {
        None
    }
}

/// A legal move, and how it can be answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exchange {
    /// The move.
    pub mv: Mv,
    /// Whether it wins.
    pub wins: bool,
    /// The replies that win; none when the move wins, or ends the game.
    pub replies: Vec<Mv>,
}

/// How much the game tree may be asked.
pub struct Effort<'a> {
    /// The number of positions that may be searched.
    pub budget: usize,
    /// Whether the last mover loses. Only for games that say so of themselves.
    pub misere: bool,
    /// Is told how many have been, now and then.
    pub watch: &'a mut dyn FnMut(usize),
}

/// The budget that is spent without being asked for: a tenth of a second at the most.
pub const USUAL_BUDGET: usize = 20_000;

/// The budget of `--verify`: half a minute at the most.
pub const VERIFY_BUDGET: usize = 2_000_000;

/// The trace of `position` with the usual effort, for normal play.
#[must_use]
pub fn explained(position: &dyn Position) -> Trace {
    position.explain(&mut Effort { budget: USUAL_BUDGET, misere: false, watch: &mut |_| {} })
}

/// One rule of the reduction, with a stable id that every step shows.
pub struct Rule {
    /// The stable id, such as `hill.king-first`.
    pub id: &'static str,
    /// A game and a position on which the rule can be seen at work.
    pub example: (&'static str, &'static str),
    /// What the rule says and why it holds.
    pub text: fn(Lang) -> RuleText,
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl PartialEq for Rule {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Rule {}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id)
    }
}

/// Solves `position`, records every step, and holds the answer against the game tree if that is small enough.
fn explain<P: Theory + Rules>(
    game: &'static str,
    position: &P,
    next: impl FnOnce(&Trace) -> Option<Neighbour>,
    effort: &mut Effort<'_>,
) -> Trace {
    let mut steps = Vec::new();
    let mut verdict = solve(position, &mut steps);
    if effort.misere {
        verdict = misere(position, &mut steps);
    }
    let unchecked = Check::Formula { budget: None };
    let mut trace = Trace { game, position: position.to_string(), verdict, steps, check: unchecked, next: None };
    trace.check = check_by_tree(position, &trace, effort);
    trace.next = next(&trace);
    trace
}

/// What the loser faces after the first winning move.
fn next_after_winning(trace: &Trace) -> Option<Neighbour> {
    /// A longer position is not typed.
    const LONGEST_TYPED: usize = 60;
    let position = trace.winning_moves().first()?.leads_to.as_ref()?.position.clone();
    let differs = Differs::AfterWinningMove;
    (position.len() <= LONGEST_TYPED).then_some(Neighbour { position, winner: trace.verdict.winner, differs })
}

/// Asks the game tree for every move and its replies, with the usual budget.
fn exchanges<P: Rules>(position: &P, misere: bool) -> Option<Vec<Exchange>> {
    let small = position.small()?;
    let mut oracle = Oracle::new(position);
    if misere {
        oracle = oracle.misere();
    }
    oracle.settle(&small, USUAL_BUDGET, &mut |_| {}).ok()?;
    let mut options = Vec::new();
    position.each_move(&small, |mv, option| options.push((mv, option)));
    let winning = oracle.winning_moves(&small);
    let exchange = |(mv, option)| {
        let wins = winning.binary_search(&mv).is_ok();
        Exchange { mv, wins, replies: oracle.winning_moves(&option) }
    };
    Some(options.into_iter().map(exchange).collect())
}

/// Asks the game tree about `position`.
fn check_by_tree<P: Rules>(position: &P, trace: &Trace, effort: &mut Effort<'_>) -> Check {
    let Some(small) = position.small() else { return Check::Formula { budget: None } };
    let mut oracle = Oracle::new(position);
    if effort.misere {
        oracle = oracle.misere();
    }
    let Ok(tree) = oracle.settle(&small, effort.budget, effort.watch) else {
        return Check::Formula { budget: Some(effort.budget) };
    };
    let positions = oracle.positions();
    let mut claimed: Vec<_> = trace.winning_moves().iter().map(|winning| winning.mv).collect();
    claimed.sort_unstable();
    let agrees = tree == trace.verdict.outcome && oracle.winning_moves(&small) == claimed;
    if agrees { Check::GameTree { positions } } else { Check::Disagrees { positions, tree } }
}
