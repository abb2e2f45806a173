//! Hints that a trace gives, for questions that nobody has written hints for: from a nudge to nearly the answer.
//!
//! Never here: a sentence, or the answer itself.

use super::Ask;
use crate::text::{GameWords, Lang};
use crate::trace::{MoveKind, NimSum, Row, Trace};

/// A list of more numbers helps nobody.
const SHORT: usize = 8;
/// Nor do larger numbers in binary.
const SMALL: u64 = 256;

/// A hint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Nudge {
    /// A special rule decides before any pile.
    Special,
    /// The king on the top ends the game.
    Home,
    /// Pairs are made from the end behind which nothing stands.
    FromTheEnd,
    /// The first pair.
    Pair([u64; 2]),
    /// A place counts when it is an odd number of moves from where things stop.
    Odd,
    /// The first place that does not count, and the first that does.
    Parity(Row, Row),
    /// These places count, and others where there are more.
    Kept(Vec<Row>, bool),
    /// A special rule changes one of the piles.
    Changed,
    /// The pile on this place.
    Pile(Row),
    /// These are the piles that count.
    Piles(Vec<u64>),
    /// The same in binary.
    Binary(Vec<u64>),
    /// What the first two come to.
    FirstTwo(u64, u64),
    /// What a nim-sum of 0, and of another number, means.
    Decides {
        /// The nim-sum.
        nim_sum: u64,
        /// Whether the last mover loses.
        misere: bool,
    },
    /// Only a pile that the nim-sum makes smaller has a textbook move.
    Smaller(u64),
    /// A winning move changes this pile.
    Change(Row),
    /// Each pile that counts allows one new size.
    Each(u64),
    /// One of several winning moves, in words.
    OneOf(String),
    /// What a winning reply does, in words.
    Kind(String),
}

/// The hints to what is asked about the position of `trace`, the smallest first.
pub(super) fn nudges(ask: Ask, trace: &Trace, words: &dyn GameWords, lang: Lang) -> Vec<Nudge> {
    let Some(sum) = trace.nim_sum() else {
        return vec![if matches!(ask, Ask::Move | Ask::Moves) { Nudge::Home } else { Nudge::Special }];
    };
    let misere = trace.verdict.misere;
    match ask {
        Ask::Winner => {
            [piles(sum), Some(Nudge::Decides { nim_sum: sum.nim_sum, misere })].into_iter().flatten().collect()
        }
        Ask::Kept => std::iter::once(Nudge::Odd).chain(parity(trace.rows())).collect(),
        Ask::Pairs => {
            let first = trace.pairing().and_then(|pairing| pairing.pairs.first());
            let first = first.map(|pair| Nudge::Pair([pair.lower, pair.upper]));
            std::iter::once(Nudge::FromTheEnd).chain(first).collect()
        }
        Ask::PilesBefore => std::iter::once(kept(trace.rows())).chain(first_pile(trace.rows())).collect(),
        Ask::Piles => {
            let changed = trace.adjustment().is_some_and(|(_, adjustment)| adjustment.change.is_some());
            let second = if changed { Some(Nudge::Changed) } else { first_pile(trace.rows()) };
            std::iter::once(kept(trace.rows())).chain(second).collect()
        }
        Ask::Running => binary(sum).into_iter().chain(first_two(sum)).collect(),
        Ask::NimSum => std::iter::once(kept(trace.rows())).chain(piles(sum)).chain(binary(sum)).collect(),
        Ask::Move => {
            let textbook = (!misere).then_some(Nudge::Smaller(sum.nim_sum));
            let winning = || trace.winning_moves().iter();
            // The first hint is of a textbook move, and so is the second.
            let textbook_move =
                winning().find(|winning| winning.kind == MoveKind::Textbook).or_else(|| winning().next());
            let change = textbook_move.and_then(|winning| winning.change);
            let change = change.map(|change| Nudge::Change(trace.rows()[change.row]));
            textbook.into_iter().chain(change).collect()
        }
        Ask::Moves if !misere && sum.nim_sum == 0 => vec![Nudge::Decides { nim_sum: 0, misere }],
        Ask::Moves => {
            let each = (!misere).then_some(Nudge::Each(sum.nim_sum));
            let one = trace.winning_moves().first().filter(|_| trace.winning_moves().len() > 1);
            each.into_iter().chain(one.map(|winning| Nudge::OneOf(words.mv(&winning.mv)))).collect()
        }
        Ask::Reply => {
            let example = trace.replies().and_then(|replies| replies.examples.first());
            let kind = example.map(|reply| Nudge::Kind(words.reply_kind(reply.kind, lang).to_owned()));
            kind.into_iter().collect()
        }
    }
}

fn first_pile(rows: &[Row]) -> Option<Nudge> {
    rows.iter().find(|row| row.kept).map(|row| Nudge::Pile(*row))
}

fn kept(rows: &[Row]) -> Nudge {
    let kept = || rows.iter().filter(|row| row.kept);
    Nudge::Kept(kept().take(SHORT).copied().collect(), kept().nth(SHORT).is_some())
}

fn parity(rows: &[Row]) -> Option<Nudge> {
    let first = |kept: bool| rows.iter().find(|row| row.kept == kept).copied();
    Some(Nudge::Parity(first(false)?, first(true)?))
}

fn short(sum: &NimSum) -> Option<Vec<u64>> {
    ((2..=SHORT).contains(&sum.terms.len())).then(|| sum.terms.iter().map(|term| term.pile).collect())
}

fn piles(sum: &NimSum) -> Option<Nudge> {
    short(sum).map(Nudge::Piles)
}

fn binary(sum: &NimSum) -> Option<Nudge> {
    short(sum).filter(|piles| piles.iter().all(|pile| *pile < SMALL)).map(Nudge::Binary)
}

fn first_two(sum: &NimSum) -> Option<Nudge> {
    let [first, second, _, ..] = sum.terms.as_slice() else { return None };
    Some(Nudge::FirstTwo(first.pile, second.pile))
}
