//! From a lesson to what is shown of it: texts, live views of positions, questions and their answers.
//!
//! Never here: the layout, or the words of a view.

use crate::mistakes;
use crate::problems::Names;
use crate::text::{Lang, say};
use crate::trace::{Facts, Trace};
use crate::views::{
    Block as Drawn, Contrast, Detail, Explained, Item, Look, Marks, Page, Section, compose, contrast_blocks, sheet,
};

pub use crate::views::Medium;

use super::ask::Question;
use super::trace::{Case, trace};
use super::{Block, Explain, Lesson, Mistaken, Piece};

/// What a sheet of a lesson needs to know.
#[derive(Debug, Clone, Copy)]
pub struct Sheet {
    /// The language.
    pub lang: Lang,
    /// The medium.
    pub medium: Medium,
    /// The look.
    pub look: Look,
}

impl Sheet {
    /// Lays items out.
    #[must_use]
    pub fn lay(&self, items: &[Item]) -> String {
        sheet(items, self.lang, self.medium, &self.look)
    }

    /// The title, with the question that is answered.
    pub(super) fn head(&self, lesson: &Lesson) -> Vec<Item> {
        vec![
            Item::Title(lesson.title.clone()),
            Item::Text(lesson.question.clone()),
            Item::Quiet(say!(self.lang, learn::minutes(lesson.minutes))),
        ]
    }

    /// A block; what is asked is left to the caller, who knows its number.
    pub(super) fn block(&self, block: &Block, source: &str) -> Vec<Item> {
        let as_written = matches!(block.piece, Piece::Text(_) | Piece::List(..) | Piece::Commands(_) | Piece::Code(_));
        if self.medium == Medium::Markdown && as_written {
            return vec![Item::Source(source[block.place.clone()].to_owned())];
        }
        match &block.piece {
            Piece::Heading(text) => vec![Item::Heading(text.clone())],
            Piece::Text(text) => vec![Item::Text(text.clone())],
            Piece::List(first, items) => {
                let signs = (0..).map(|at| first.map_or("-".to_owned(), |first| format!("{}.", first + at)));
                vec![Item::List(signs.zip(items.iter().cloned()).collect())]
            }
            Piece::Commands(lines) => vec![Item::Code("sh", lines.join("\n"))],
            Piece::Code(lines) => vec![Item::Code("text", lines.clone())],
            Piece::Explain(explain) => self.explain(explain),
            Piece::Mistake(mistaken) => self.mistaken(mistaken),
            Piece::Claim(claim) => {
                let checked = say!(self.lang, learn::checked(claim.position.as_ref()));
                vec![Item::Text(format!("{}{checked}", claim.text.as_ref()))]
            }
            Piece::Predict(_) | Piece::Choice(_) => Vec::new(),
        }
    }

    fn explain(&self, explain: &Explain) -> Vec<Item> {
        // A lesson is checked before it is shown; a position that cannot be read has nothing to show.
        let Ok(Case { game, trace, .. }) = trace(explain.position.as_ref(), explain.misere) else { return Vec::new() };
        let mut page = self.page(&trace, explain.detail);
        let chosen: Vec<_> = explain.steps.iter().map(|id| id.as_ref().as_str()).collect();
        if !chosen.is_empty() {
            page.sections.retain(|section| chosen.contains(&section.rule));
            // Steps that were picked have the numbers of the whole explanation, which mean nothing here.
            page.sections.iter_mut().for_each(|section| section.number = None);
        }
        let misere = if explain.misere { " --misere" } else { "" };
        let command = format!("`stairwise explain {} {}{misere}`", game.id(), trace.position);
        vec![Item::Text(command), Item::Steps(page, explain.detail)]
    }

    /// The table that sets a mistake beside the truth.
    fn mistaken(&self, mistaken: &Mistaken) -> Vec<Item> {
        let Ok(Case { game, position, trace }) = trace(mistaken.position.as_ref(), false) else { return Vec::new() };
        let Some(mistake) = mistakes::find(mistaken.mistake.as_ref()) else { return Vec::new() };
        let Some((truth, wrong)) = mistake.beside(position.as_ref()) else {
            return Vec::new();
        };
        let sides = Contrast { trace: &trace, truth: &truth, wrong: &wrong, names: Names::USUAL };
        let section = Section { blocks: contrast_blocks(&sides, self.lang), ..Section::default() };
        let (title, colon) = ((mistake.text)(self.lang).title, self.lang.page().colon);
        let named =
            format!("**{title}**{colon}`stairwise compare {} {} with {}`", game.id(), trace.position, mistake.id);
        vec![Item::Text(named), Item::Steps(Page { sections: vec![section], ..Page::default() }, Detail::Steps)]
    }

    /// The steps of a trace, without head and foot.
    pub(super) fn page(&self, trace: &Trace, detail: Detail) -> Page {
        let explained = Explained { trace, case: None, names: Names::USUAL, answer: None };
        let page = compose(&explained, self.lang, detail, false);
        Page { sections: page.sections, ..Page::default() }
    }

    /// The question of a block, and what is shown with it; nothing for other blocks.
    pub(super) fn question(&self, block: &Block) -> Option<(Vec<Item>, Question)> {
        match &block.piece {
            Piece::Predict(predict) => {
                let case = trace(predict.position.as_ref(), false).ok()?;
                let question = Question::predict(predict, &case, self.lang)?;
                Some((self.position(&case.trace), question))
            }
            Piece::Choice(choice) => Some((Vec::new(), Question::choice(choice))),
            Piece::Heading(_)
            | Piece::Text(_)
            | Piece::List(..)
            | Piece::Commands(_)
            | Piece::Code(_)
            | Piece::Explain(_)
            | Piece::Mistake(_)
            | Piece::Claim(_) => None,
        }
    }

    /// A position and its picture.
    fn position(&self, trace: &Trace) -> Vec<Item> {
        let head = Item::Text(format!("`{} {}`", trace.game, trace.position));
        vec![head, self.picture(trace)]
    }

    /// The picture of a position, for somebody who is asked about it.
    pub(crate) fn picture(&self, trace: &Trace) -> Item {
        let drawn = trace.steps.iter().find(|step| matches!(step.facts, Facts::Position(_)));
        let sections = self.page(trace, Detail::Steps).sections.into_iter();
        let picture = sections.filter(|section| drawn.is_some_and(|step| step.rule.id == section.rule));
        let picture = picture.flat_map(|section| section.blocks).filter(|block| matches!(block, Drawn::Picture { .. }));
        let mut section = Section { blocks: picture.collect(), ..Section::default() };
        unmark(&mut section);
        let page = Page { sections: vec![section], ..Page::default() };
        Item::Steps(page, Detail::Steps)
    }

    /// What is asked, with its options.
    pub(super) fn asked(question: &Question) -> Vec<Item> {
        let mut items = vec![Item::Text(question.text.clone())];
        if !question.options.is_empty() {
            let signs = (1..).map(|number: usize| format!("{number}."));
            items.push(Item::List(signs.zip(question.options.iter().cloned()).collect()));
        }
        items
    }

    /// The same for somebody who is about to answer: with the form of an answer, where that is not plain.
    pub(super) fn put(&self, question: &Question) -> Vec<Item> {
        let sample = question.sample.as_deref();
        let form = question.right.ask().and_then(|ask| say!(self.lang, asking::such_as(ask, sample)));
        Self::asked(question).into_iter().chain(form.map(Item::Quiet)).collect()
    }
}

/// Takes from pictures what would tell the answer.
pub(super) fn unmark(section: &mut Section) {
    for block in &mut section.blocks {
        if let Drawn::Picture { marks, .. } = block {
            *marks = Marks::None;
        }
    }
}

/// The whole lesson as a text. The answers stand at the end of each section, if they are wanted.
#[must_use]
pub fn document(lesson: &Lesson, sheet: &Sheet, answers: bool) -> String {
    let lang = sheet.lang;
    let mut items = sheet.head(lesson);
    let mut number = 0;
    for section in lesson.sections() {
        let mut solved = Vec::new();
        for block in section {
            items.extend(sheet.block(block, &lesson.source));
            if let Some((shown, question)) = sheet.question(block) {
                number += 1;
                // In front of the position, or of what is asked where there is none.
                let mut asked = shown;
                asked.extend(Sheet::asked(&question));
                if let Some(Item::Text(first)) = asked.first_mut() {
                    *first = format!("{} {first}", say!(lang, learn::numbered(number)));
                }
                items.extend(asked);
                solved.push((format!("{number}."), question.solved(lang)));
            }
        }
        if answers && !solved.is_empty() {
            items.push(Item::Text(say!(lang, learn::answers()).to_owned()));
            items.push(Item::List(solved));
        }
    }
    items.push(Item::Text(say!(lang, learn::learnt(&lesson.learnt))));
    sheet.lay(&items)
}
