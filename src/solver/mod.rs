//! The one solver: piles on odd stairs, special rules, XOR.
//!
//! Never here: a rule of a particular game. What is computed and what is told are the same lines, so that an
//! explanation cannot disagree with an answer.

use std::cell::LazyCell;
use std::fmt::Display;

use crate::games::{Rule, shared};
use crate::trace::{
    Adjustment, Change, Facts, Moves, Mv, NimSum, NoWin, Order, Owner, Pairing, Picture, Recorder, Reduction, Reply,
    Row, Shortcut, Step, Term, Verdict, Without,
};

mod misere;
mod moves;
mod reckon;
mod replies;

pub(crate) use misere::misere;
pub(crate) use moves::each_winning_move;
pub use reckon::{Grounds, Reckoned, Reckoning};
pub(crate) use reckon::{Twist, reckon};
pub(crate) use replies::{Holders, answer};

/// A game's theory: how its positions become piles on stairs. Implemented by the game's position.
///
/// Behind it stands the theory of Sprague and Grundy; see T. S. Ferguson, *Game Theory*, Part I, sections 2 to 4, where
/// staircase Nim is an exercise of section 2.6.
///
/// The first methods are what every game of the family has. The others are for special rules, and a game without them
/// leaves them as they are.
pub trait Theory: Sized + Clone + Display {
    /// The rule of the step that shows the position.
    const POSITION: &'static Rule;

    /// The rule by which a position becomes piles.
    const REDUCTION: &'static Rule;

    /// Whether there are stairs at all, and not only piles.
    const STAIRS: bool = true;

    /// The position as a picture.
    fn picture(&self) -> Picture;

    /// All piles, lowest stair first, kept and dropped, before adjustment.
    fn piles(&self) -> impl Iterator<Item = Row>;

    /// What lies on the ground, where it was given. It is out of the game, and only a mistake counts it. A game whose special
    /// rule changes a pile has no such row.
    fn ground(&self) -> Option<Row> {
        None
    }

    /// How many legal moves there are.
    fn legal_moves(&self) -> u128;

    /// All moves that take `count` things off the pile in `row`, which has as many.
    fn lower(&self, row: usize, count: u64) -> Vec<Mv>;

    /// All moves that bring `count` things onto the kept pile in `row`; `rows` are adjusted.
    fn raise(&self, rows: &[Row], row: usize, count: u64) -> Vec<Mv>;

    /// The kept row that the first of the moves off the dropped `row` leads to.
    fn onto(&self, row: usize) -> usize;

    /// The position after the legal move `mv`; `None` when that ends the game by a special rule.
    fn after(&self, mv: Mv) -> Option<Self>;

    /// The rule that may decide at once. Takes constant time.
    fn shortcut(&self) -> Option<(&'static Rule, Shortcut)> {
        None
    }

    /// What was done to the input before anything else.
    fn order(&self) -> Option<(&'static Rule, Order)> {
        None
    }

    /// How the pieces are paired.
    fn pairing(&self) -> Option<(&'static Rule, Pairing)> {
        None
    }

    /// The kept pile that a special rule changes, if it does. Takes constant time.
    fn change(&self) -> Option<Change> {
        None
    }

    /// What the special rule says here; `change` is what [`Theory::change`] gave, `without` the answer without it.
    fn adjustment(&self, _change: Option<Change>, _without: Without) -> Option<(&'static Rule, Adjustment)> {
        None
    }

    /// How many things can be taken off the pile in `row` by moves that are not special; `rows` are adjusted.
    fn room(&self, rows: &[Row], row: usize) -> u64 {
        rows[row].pile
    }

    /// Why moves off some rows never win, for games that tell it; `rows` are adjusted, `nim_sum` is not 0.
    fn no_wins(&self, _rows: &[Row], _nim_sum: u64) -> Vec<NoWin> {
        Vec::new()
    }

    /// Moves by special rules, with their replies; `rows` are adjusted and their nim-sum is 0.
    fn special_replies(&self, _rows: &[Row], _holders: &Holders) -> Vec<Reply> {
        Vec::new()
    }
}

/// Solves `position` and tells `recorder` how. Takes time linear in the size of the position.
pub fn solve<T: Theory>(position: &T, recorder: &mut impl Recorder) -> Verdict {
    recorder.record(|| step(T::POSITION, Facts::Position(position.picture())));

    if let Some((rule, shortcut)) = position.shortcut() {
        recorder.record(|| step(rule, Facts::Shortcut(shortcut)));
        if let Some(slide) = shortcut.mv {
            let verdict = Verdict::at_once();
            recorder.record(|| step(&shared::VERDICT, Facts::Verdict(verdict)));
            recorder.record(|| step(&shared::MOVES, Facts::Moves(Moves::only(position.legal_moves(), slide.into()))));
            return verdict;
        }
    }

    let change = position.change();
    let plain = position.piles().filter(|row| row.kept).fold(0, |sum, row| sum ^ row.pile);
    let nim_sum = plain ^ change.map_or(0, |change| change.before ^ change.after);
    let verdict = Verdict::of(nim_sum);

    // Collected once, and only when somebody listens.
    let rows = LazyCell::new(|| position.piles().collect::<Vec<_>>());
    let adjusted = LazyCell::new(|| adjust(rows.clone(), change));
    recorder.record_some(|| position.order().map(|(rule, order)| step(rule, Facts::Order(order))));
    recorder.record_some(|| position.pairing().map(|(rule, pairing)| step(rule, Facts::Pairing(pairing))));
    recorder.record(|| step(T::REDUCTION, Facts::Reduction(Reduction { rows: rows.clone() })));
    if T::STAIRS {
        recorder.record(|| step(&shared::ODD_STAIRS, Facts::Selection(replies::selection(position, &rows))));
    }
    recorder.record_some(|| {
        let without = Without { nim_sum: plain, winner: Verdict::of(plain).winner };
        let adjustment = position.adjustment(change, without);
        adjustment.map(|(rule, adjustment)| step(rule, Facts::Adjustment(adjustment)))
    });
    recorder.record(|| step(&shared::NIM_SUM, Facts::NimSum(accumulate(&adjusted))));
    recorder.record(|| step(&shared::VERDICT, Facts::Verdict(verdict)));
    recorder.record(|| match nim_sum {
        0 => step(&shared::MOVES, Facts::Replies(replies::replies(position, &adjusted))),
        _ => step(&shared::MOVES, Facts::Moves(moves::winning(position, &adjusted, nim_sum))),
    });
    verdict
}

fn step(rule: &'static Rule, facts: Facts) -> Step {
    Step { rule, facts }
}

/// The kept piles of `position` after adjustment, lowest stair first.
fn kept_piles(position: &impl Theory) -> Vec<u64> {
    let rows = adjust(position.piles().collect(), position.change());
    rows.into_iter().filter(|row| row.kept).map(|row| row.pile).collect()
}

/// The rows with the changed pile in its place.
fn adjust(mut rows: Vec<Row>, change: Option<Change>) -> Vec<Row> {
    if let Some(change) = change {
        rows[change.row].pile = change.after;
    }
    rows
}

/// The XOR of the kept rows, term by term.
fn accumulate(rows: &[Row]) -> NimSum {
    let mut ones = [0_u64; u64::BITS as usize];
    let mut terms = Vec::with_capacity(rows.len().div_ceil(2));
    let mut nim_sum = 0;
    for (row, &Row { pile, .. }) in rows.iter().enumerate().filter(|(_, row)| row.kept) {
        nim_sum ^= pile;
        terms.push(Term { row, pile, so_far: nim_sum });
        for (bit, ones) in ones.iter_mut().enumerate() {
            *ones += pile >> bit & 1;
        }
    }
    let digits = ones.iter().rposition(|&ones| ones > 0).map_or(0, |highest| highest + 1);
    let owner = nim_sum.checked_ilog2().map(|top| {
        let place = 1 << top;
        let first = terms.iter().find(|term| term.pile & place > 0).expect("a digit of the XOR is set in some term");
        Owner { row: first.row, holders: ones[top as usize], place }
    });
    NimSum { ones: ones[..digits].to_vec(), nim_sum, owner, terms }
}
