//! The one solver: piles on odd stairs, special rules, XOR.
//!
//! Never here: a rule of a particular game. What is computed and what is told are the same lines, so that an
//! explanation cannot disagree with an answer.

use std::cell::LazyCell;

use crate::games::{Rule, shared};
use crate::trace::{
    Adjustment, Change, Facts, Moves, NimSum, Owner, Pairing, Picture, Recorder, Reduction, Replies, Row, Selection,
    Shortcut, Step, Term, Verdict, Without,
};

/// A game's theory: how its positions become piles on stairs. Implemented by the game's position.
///
/// Behind it stands the theory of Sprague and Grundy; see T. S. Ferguson, *Game Theory*, Part I, sections 2 to 4, where
/// staircase Nim is an exercise of section 2.6.
pub trait Theory {
    /// The game's own rules, one for each of its own steps.
    const RULES: OwnRules;

    /// The position as a picture.
    fn picture(&self) -> Picture;

    /// The rule that may decide at once. Takes constant time.
    fn shortcut(&self) -> Shortcut;

    /// All moves where the shortcut decides.
    fn shortcut_moves(&self, shortcut: &Shortcut) -> Moves;

    /// How the pieces are paired.
    fn pairing(&self) -> Pairing;

    /// All piles, stair 1 first, kept and dropped, before adjustment.
    fn piles(&self) -> impl Iterator<Item = Row>;

    /// The kept pile that a special rule changes, if it does. Takes constant time.
    fn change(&self) -> Option<Change>;

    /// Which of the `rows` count, with an example of why the others do not.
    fn selection(&self, rows: &[Row]) -> Selection;

    /// What the special rule says here; `change` is what [`Theory::change`] gave, `without` the answer without it.
    fn adjustment(&self, rows: &[Row], change: Option<Change>, without: Without) -> Adjustment;

    /// All winning moves; `rows` are adjusted, and `nim_sum`, their nim-sum, is not 0.
    fn winning_moves(&self, rows: &[Row], nim_sum: u64) -> Moves;

    /// An example of every kind of move with its reply; `rows` are adjusted, and their nim-sum is 0.
    fn replies(&self, rows: &[Row]) -> Replies;
}

/// The rules that a game applies in the steps that are its own.
#[derive(Debug, Clone, Copy)]
pub struct OwnRules {
    /// The position.
    pub position: &'static Rule,
    /// The shortcut.
    pub shortcut: &'static Rule,
    /// The pairing.
    pub pairing: &'static Rule,
    /// The reduction to piles.
    pub reduction: &'static Rule,
    /// The adjustment.
    pub adjustment: &'static Rule,
}

/// Solves `position` and tells `recorder` how. Takes time linear in the number of pieces.
pub fn solve<T: Theory>(position: &T, recorder: &mut impl Recorder) -> Verdict {
    let own = T::RULES;
    recorder.record(|| step(own.position, Facts::Position(position.picture())));

    let shortcut = position.shortcut();
    recorder.record(|| step(own.shortcut, Facts::Shortcut(shortcut)));
    if shortcut.applies() {
        let verdict = Verdict::at_once();
        recorder.record(|| step(&shared::VERDICT, Facts::Verdict(verdict)));
        recorder.record(|| step(&shared::MOVES, Facts::Moves(position.shortcut_moves(&shortcut))));
        return verdict;
    }

    let change = position.change();
    let plain = position.piles().filter(|row| row.kept).fold(0, |sum, row| sum ^ row.pile);
    let nim_sum = plain ^ change.map_or(0, |change| change.before ^ change.after);
    let verdict = Verdict::of(nim_sum);

    // Collected once, and only when somebody listens.
    let rows = LazyCell::new(|| position.piles().collect::<Vec<_>>());
    let adjusted = LazyCell::new(|| adjust(&rows, change));
    recorder.record(|| step(own.pairing, Facts::Pairing(position.pairing())));
    recorder.record(|| step(own.reduction, Facts::Reduction(Reduction { rows: rows.clone() })));
    recorder.record(|| step(&shared::ODD_STAIRS, Facts::Selection(position.selection(&rows))));
    recorder.record(|| {
        let without = Without { nim_sum: plain, winner: Verdict::of(plain).winner };
        step(own.adjustment, Facts::Adjustment(position.adjustment(&rows, change, without)))
    });
    recorder.record(|| step(&shared::NIM_SUM, Facts::NimSum(accumulate(&adjusted))));
    recorder.record(|| step(&shared::VERDICT, Facts::Verdict(verdict)));
    recorder.record(|| match nim_sum {
        0 => step(&shared::MOVES, Facts::Replies(position.replies(&adjusted))),
        _ => step(&shared::MOVES, Facts::Moves(position.winning_moves(&adjusted, nim_sum))),
    });
    verdict
}

fn step(rule: &'static Rule, facts: Facts) -> Step {
    Step { rule, facts }
}

/// The kept piles of `position` after adjustment, stair 1 first.
pub(crate) fn kept_piles(position: &impl Theory) -> Vec<u64> {
    let rows = adjust(&position.piles().collect::<Vec<_>>(), position.change());
    rows.into_iter().filter(|row| row.kept).map(|row| row.pile).collect()
}

/// The rows with the changed pile in its place.
fn adjust(rows: &[Row], change: Option<Change>) -> Vec<Row> {
    let mut rows = rows.to_vec();
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
