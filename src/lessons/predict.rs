//! What is asked before a step of an explanation is told, and what is known by then.
//!
//! Never here: what is shown, or a walk.

use crate::games::{Game, Position};
use crate::text::{Lang, say};
use crate::trace::{Facts, Place, Reduction, Row, Step, Trace};

use super::{Ask, Question};

/// Nobody reckons with more numbers than so many, or types them.
const TYPED: usize = 20;
/// A position of more characters is not repeated above a question.
const REPEATED: usize = 60;

/// The question before `step` of a trace; `None` where there is nothing to ask for.
pub(super) fn question(
    step: &Step,
    game: &dyn Game,
    position: &dyn Position,
    trace: &Trace,
    lang: Lang,
) -> Option<Question> {
    if let Facts::Shortcut(shortcut) = &step.facts {
        return Some(Question::shortcut(shortcut.applies(), lang));
    }
    let mut question = Question::usual(ask(&step.facts, trace)?, game, position, trace, lang)?;
    // The nim-sum is in sight: who is wrong now has not reckoned wrongly, and needs only the last hint.
    if let Facts::Verdict(_) = step.facts {
        question.slips.clear();
        question.hints.drain(..question.hints.len() - 1);
    }
    Some(question)
}

fn ask(facts: &Facts, trace: &Trace) -> Option<Ask> {
    let short = |rows: &[Row]| rows.iter().filter(|row| row.kept).count() <= TYPED;
    match facts {
        Facts::Pairing(pairing) if pairing.pairs.len() <= TYPED / 2 => Some(Ask::Pairs),
        // Its table tells which piles count, and how large they are.
        Facts::Reduction(Reduction { rows }) if short(rows) => match rows.first().map(|row| row.place) {
            // The pairs, and so the places, are known.
            Some(Place::Gap { .. }) if trace.adjustment().is_some() => Some(Ask::PilesBefore),
            // Places of rows are named only by the step itself.
            Some(Place::Gap { .. } | Place::Run { .. }) => Some(Ask::Piles),
            Some(Place::Pile { .. }) | None => None,
            Some(Place::Stair | Place::Difference { .. } | Place::Box { .. } | Place::Node { .. } | Place::Cell(_)) => {
                Some(Ask::Kept)
            }
        },
        Facts::Adjustment(_) if short(trace.rows()) => Some(Ask::Piles),
        Facts::NimSum(sum) if (1..=TYPED).contains(&sum.terms.len()) => Some(Ask::Running),
        // A shortcut has told it.
        Facts::Verdict(verdict) => verdict.nim_sum.map(|_| Ask::Winner),
        Facts::Moves(moves) if !moves.winning.is_empty() => Some(Ask::Move),
        Facts::Replies(_) => Some(Ask::Reply),
        Facts::Position(_)
        | Facts::Shortcut(_)
        | Facts::Order(_)
        | Facts::Pairing(_)
        | Facts::Reduction(_)
        | Facts::Selection(_)
        | Facts::Adjustment(_)
        | Facts::NimSum(_)
        | Facts::Moves(_) => None,
    }
}

/// What is known when `step` is asked for, in words: the position, and the numbers of the steps before.
pub(super) fn known(step: &Step, trace: &Trace, lang: Lang) -> String {
    let sum = trace.nim_sum().filter(|sum| sum.terms.len() <= TYPED);
    let piles = sum.map(|sum| sum.terms.iter().map(|term| term.pile).collect::<Vec<_>>());
    let (piles, nim_sum) = match step.facts {
        Facts::NimSum(_) => (piles, None),
        Facts::Verdict(_) | Facts::Moves(_) | Facts::Replies(_) => (piles, trace.verdict.nim_sum),
        Facts::Position(_)
        | Facts::Shortcut(_)
        | Facts::Order(_)
        | Facts::Pairing(_)
        | Facts::Reduction(_)
        | Facts::Selection(_)
        | Facts::Adjustment(_) => (None, None),
    };
    let position = (trace.position.len() <= REPEATED).then(|| format!("`{} {}`", trace.game, trace.position));
    say!(lang, asking::known(position.as_deref(), piles.as_deref(), nim_sum))
}
