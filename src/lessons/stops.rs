//! From a lesson, or a trace, to the stops of a walk.
//!
//! Never here: what happens at a stop.

use crate::games::{self, Position};
use crate::text::say;
use crate::trace::{Facts, Reduction, Trace};
use crate::views::{Detail, Item, Page};

use super::sheet::unmark;
use super::{Ask, Lesson, Question, Sheet, Stop};

/// Nobody types more numbers than so many.
const TYPED: usize = 20;

/// A question of an earlier lesson that is asked again.
#[derive(Debug, Clone, Copy)]
pub struct Review<'a> {
    /// The lesson.
    pub lesson: &'a Lesson,
    /// The number of the question, from 1.
    pub number: usize,
}

/// The stops of a lesson, behind one for each question that is asked `again`.
#[must_use]
pub fn of_lesson(lesson: &Lesson, again: &[Review<'_>], sheet: &Sheet) -> Vec<Stop> {
    let mut stops: Vec<Stop> = Vec::new();
    for (at, review) in again.iter().enumerate() {
        let Some(block) = review.lesson.questions().nth(review.number - 1) else { continue };
        let Some((shown, question)) = sheet.question(block) else { continue };
        let mut items = vec![Item::Heading(say!(sheet.lang, learn::from_before(&review.lesson.title)))];
        items.extend(shown);
        items.extend(Sheet::asked(&question));
        let label = say!(sheet.lang, learn::again(at + 1, again.len()));
        stops.push(Stop { label, shown: items, question: Some(question), then: Vec::new() });
    }
    let steps = lesson.steps();
    for (at, blocks) in steps.iter().enumerate() {
        let mut items = if at == 0 { sheet.head(lesson) } else { Vec::new() };
        let mut asked = None;
        for block in *blocks {
            items.extend(sheet.block(block, &lesson.source));
            if let Some((shown, question)) = sheet.question(block) {
                items.extend(shown);
                items.extend(Sheet::asked(&question));
                asked = Some(question);
            }
        }
        let label = say!(sheet.lang, learn::step(at + 1, steps.len()));
        stops.push(Stop { label, shown: items, question: asked, then: Vec::new() });
    }
    stops
}

/// The stops of the trace of `position`: one a step. With `predict` the reader is asked before a step that has something to ask for.
///
/// # Panics
///
/// When the trace is of a game that is not in the register.
#[must_use]
pub fn of_trace(
    trace: &Trace,
    position: &dyn Position,
    page: Page,
    detail: Detail,
    predict: bool,
    sheet: &Sheet,
) -> Vec<Stop> {
    let game = games::find(trace.game).expect("a trace is made by a game of the register");
    let Page { head, sections, foot, last, card: _ } = page;
    let steps = sections.len();
    let mut stops = Vec::with_capacity(steps);
    for (at, (mut section, step)) in sections.into_iter().zip(&trace.steps).enumerate() {
        let title = section.title;
        if let Facts::Position(picture) = &step.facts
            && predict
        {
            section.finding = game.words(sheet.lang).legend(picture);
            unmark(&mut section);
        }
        let mut part = Page { sections: vec![section], ..Page::default() };
        if at == 0 {
            // The answer would tell too much.
            part.head = head.clone();
            part.head.answer.clear();
        }
        if at + 1 == steps {
            part.foot.clone_from(&foot);
            part.last.clone_from(&last);
        }
        let shown = vec![Item::Steps(part, detail)];
        let label = say!(sheet.lang, learn::step(at + 1, steps));
        let ask = ask(&step.facts, trace).filter(|_| predict);
        let mut question = ask.and_then(|ask| Question::usual(ask, game, position, trace, sheet.lang));
        // The nim-sum is in sight: who is wrong now has not reckoned wrongly, and needs only the last hint.
        if let (Some(question), Facts::Verdict(_)) = (&mut question, &step.facts) {
            question.slips.clear();
            question.hints.drain(..question.hints.len() - 1);
        }
        stops.push(match question {
            Some(question) => {
                let before = vec![
                    Item::Heading(say!(sheet.lang, learn::before_step(at + 1, title))),
                    Item::Text(question.text.clone()),
                ];
                Stop { label, shown: before, question: Some(question), then: shown }
            }
            None => Stop { label, shown, question: None, then: Vec::new() },
        });
    }
    stops
}

/// What can be asked before a step is told.
fn ask(facts: &Facts, trace: &Trace) -> Option<Ask> {
    match facts {
        // Its table tells which piles count.
        Facts::Reduction(Reduction { rows })
            if rows.len() <= TYPED && trace.steps.iter().any(|step| matches!(step.facts, Facts::Selection(_))) =>
        {
            Some(Ask::Kept)
        }
        Facts::NimSum(sum) if sum.terms.is_empty() => None,
        Facts::NimSum(sum) if sum.terms.len() <= TYPED => Some(Ask::Running),
        Facts::NimSum(_) => Some(Ask::NimSum),
        Facts::Verdict(_) => Some(Ask::Winner),
        Facts::Moves(moves) if !moves.winning.is_empty() => Some(Ask::Move),
        Facts::Shortcut(_) if trace.verdict.nim_sum.is_none() => Some(Ask::Winner),
        Facts::Position(_)
        | Facts::Shortcut(_)
        | Facts::Order(_)
        | Facts::Pairing(_)
        | Facts::Reduction(_)
        | Facts::Selection(_)
        | Facts::Adjustment(_)
        | Facts::Moves(_)
        | Facts::Replies(_) => None,
    }
}
