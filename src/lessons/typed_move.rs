//! Whether a typed move is one of those that are asked for: in its words, in other words, or in numbers alone.
//!
//! Never here: whether a move wins.

use super::Way;
use super::judge::{Judged, numbers, plain, unsigned};
use crate::trace::{Carry, Jump, Mv, Push, Slide};

/// Whether this move was `typed`.
pub(super) fn names(way: &Way, typed: &str) -> bool {
    let typed = plain(typed);
    let numbers = numbers(&typed).and_then(unsigned);
    named(way, &typed, numbers.as_deref())
}

/// Whether `typed` is written like the move `sample`, but for the numbers, and for who or how many it is.
pub(super) fn like(sample: &str, typed: &str) -> bool {
    let shape = |text: &str| {
        let kept = plain(text).chars().filter(|c| !c.is_whitespace() && *c != 's').collect::<String>();
        kept.split(|c: char| c.is_ascii_digit()).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("#")
    };
    numbers(typed).map(|numbers| numbers.len()) == numbers(sample).map(|numbers| numbers.len())
        && shape(typed).ends_with(&shape(sample))
}

/// Whether `typed` are the words of this move.
pub(super) fn in_words(way: &Way, typed: &str) -> bool {
    words(&way.words) == words(typed)
}

fn words(text: &str) -> Vec<String> {
    plain(text).split_whitespace().map(str::to_owned).collect()
}

fn named(way: &Way, typed: &str, numbers: Option<&[u64]>) -> bool {
    let led = way.leads_to.as_ref().is_some_and(|position| words(position) == words(typed));
    led || in_words(way, typed)
        || numbers.is_some_and(|numbers| forms(way, typed).iter().any(|form| form.as_slice() == numbers))
}

/// Judges a typed move, of which the `numbers` are these.
pub(super) fn judge_move(ways: &[Way], typed: &str, numbers: Option<Vec<u64>>) -> Judged {
    if ways.iter().any(|way| named(way, typed, numbers.as_deref())) {
        return Judged::Right;
    }
    match numbers {
        // How many, from where, or what is left there: it could be any of them.
        Some(_) if ways.iter().any(|way| is_taken_off(way.mv)) && taken_off(typed, true).is_none() => Judged::Unclear,
        // From here to there, but not how many.
        Some(numbers) if numbers.len() == 2 && ways.iter().all(|way| counted(way.mv)) => Judged::Unclear,
        Some(numbers) if numbers.len() > 1 => Judged::Wrong,
        Some(_) | None => Judged::Unclear,
    }
}

/// Whether a move has a number of things and two places.
fn counted(mv: Mv) -> bool {
    match mv {
        Mv::Carry(Carry { to, .. }) => to.is_some(),
        Mv::Push(_) => true,
        Mv::Slide(_) | Mv::Jump(_) => false,
    }
}

/// Whether a move takes things out of the game, off a place.
fn is_taken_off(mv: Mv) -> bool {
    matches!(mv, Mv::Carry(Carry { to: None, .. }))
}

/// What two or three numbers say of a move off a pile.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TakenOff {
    /// How many, and off which pile.
    CountFrom,
    /// The same, as Chinese has it.
    FromCount,
    /// The pile's size before and after, perhaps behind its number.
    BeforeAfter,
}

/// How the numbers in `typed` are to be read; `english` tells the order where there are only numbers. `None` where nobody can
/// tell.
fn taken_off(typed: &str, english: bool) -> Option<TakenOff> {
    let has = |words: &[&str]| words.iter().any(|word| typed.contains(word));
    let number = |c: char| c.is_ascii_digit() || c.is_whitespace() || c == ',';
    match () {
        () if has(&["leave", "留", "剩", "变"]) => None,
        () if has(&[">"]) => Some(TakenOff::BeforeAfter),
        () if has(&[" off ", " from "]) => Some(TakenOff::CountFrom),
        () if has(&["取", "拿"]) => Some(TakenOff::FromCount),
        () if !typed.chars().all(number) => None,
        () if english => Some(TakenOff::CountFrom),
        () => Some(TakenOff::FromCount),
    }
}

/// The ways in which a move can be written in numbers, with such signs and words around them as were `typed`. The ground, the top
/// and the end are 0.
fn forms(way: &Way, typed: &str) -> Vec<Vec<u64>> {
    match way.mv {
        Mv::Slide(Slide { from, to, .. }) => vec![vec![from, to]],
        Mv::Carry(Carry { count, from, to: Some(to) }) => vec![vec![count, from, to]],
        Mv::Carry(Carry { count, from, to: None }) => match (taken_off(typed, !way.words.starts_with('第')), way.pile)
        {
            (Some(TakenOff::CountFrom), _) => vec![vec![count, from]],
            (Some(TakenOff::FromCount), _) => vec![vec![from, count]],
            (Some(TakenOff::BeforeAfter), Some((before, after))) => {
                vec![vec![before, after], vec![from, before, after]]
            }
            (Some(TakenOff::BeforeAfter), None) | (None, _) => vec![],
        },
        Mv::Jump(Jump { row, from, to }) => vec![vec![from, to, row], vec![row, from, to]],
        Mv::Push(Push { count, from, to }) => vec![vec![count, from.row, from.column, to.row, to.column]],
    }
}
