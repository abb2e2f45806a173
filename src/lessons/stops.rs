//! From a lesson, or a trace, to the stops of a walk.
//!
//! Never here: what happens at a stop.

use crate::games::{self, Position};
use crate::text::say;
use crate::trace::{Facts, Trace};
use crate::views::{Detail, Item, Page};

use super::sheet::unmark;
use super::{Lesson, Sheet, Stop, predict};

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
        items.extend(sheet.put(&question));
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
                items.extend(sheet.put(&question));
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
        let question = predict.then(|| predict::question(step, game, position, trace, sheet.lang)).flatten();
        stops.push(match question {
            Some(question) => {
                let heading = Item::Heading(say!(sheet.lang, learn::before_step(at + 1, title)));
                let known = Item::Quiet(predict::known(step, trace, sheet.lang));
                let before = [heading, known].into_iter().chain(sheet.put(&question)).collect();
                Stop { label, shown: before, question: Some(question), then: shown }
            }
            None => Stop { label, shown, question: None, then: Vec::new() },
        });
    }
    stops
}
