//! Whether what a lesson says is true, and whether its two languages are alike.
//!
//! Never here: its form; that is `read`'s.

use std::ops::Range;

use toml::Spanned;

use crate::games::{GAMES, shared};
use crate::mistakes::{self, Mistake};
use crate::text::Lang;
use crate::trace::Check;

use super::fault::line_of;
use super::trace::{Case, trace};
use super::{Block, Choice, Claim, Explain, Fault, Kind, Lesson, Mistaken, Piece, Predict, Question};

/// More hints are read by nobody.
const HINTS: usize = 3;

/// What is wrong with a command line, if anything.
type Command<'a> = &'a dyn Fn(&str) -> Option<Kind>;

/// All that is wrong with what the `blocks` of a file say; `source` is its text.
#[must_use]
pub fn check(blocks: &[Block], source: &str, command: Command<'_>) -> Vec<Fault> {
    let mut checker = Checker { source, command, faults: Vec::new() };
    for block in blocks {
        checker.block(block);
    }
    checker.faults
}

struct Checker<'a> {
    source: &'a str,
    command: Command<'a>,
    faults: Vec<Fault>,
}

impl Checker<'_> {
    fn fault(&mut self, kind: Kind, place: Range<usize>) {
        self.faults.push(Fault { kind, place });
    }

    fn block(&mut self, block: &Block) {
        match &block.piece {
            Piece::Heading(_) | Piece::Code(_) => {}
            Piece::Text(_) | Piece::List(..) => self.typed_words(&block.place),
            Piece::Commands(lines) => {
                for (line, kind) in lines.iter().filter_map(|line| Some((line, (self.command)(line)?))) {
                    let place = self.within(&block.place, line);
                    self.fault(kind, place);
                }
            }
            Piece::Explain(explain) => self.explain(explain),
            Piece::Mistake(mistaken) => self.mistaken(mistaken),
            Piece::Predict(predict) => self.predict(predict),
            Piece::Claim(claim) => self.claim(claim),
            Piece::Choice(choice) => self.choice(choice),
        }
    }

    /// The place of `part` in a block.
    fn within(&self, block: &Range<usize>, part: &str) -> Range<usize> {
        let at = self.source[block.clone()].find(part).map_or(block.start, |at| block.start + at);
        at..at + part.len()
    }

    /// Rules, mistakes and commands that are named in a text.
    fn typed_words(&mut self, text: &Range<usize>) {
        let source = self.source;
        for word in source[text.clone()].split('`').skip(1).step_by(2) {
            let words = word.split_whitespace().collect::<Vec<_>>().join(" ");
            let place = self.within(text, word);
            let is_command = words.starts_with("stairwise ");
            if let Some(kind) = is_command.then(|| (self.command)(&words)).flatten() {
                self.fault(kind, place);
            } else if is_id(word) && !is_rule(word) && mistakes::find(word).is_none() {
                self.fault(Kind::UnknownId(word.to_owned()), place);
            }
        }
    }

    /// The trace of the position that a block names.
    fn trace(&mut self, position: &Spanned<String>, misere: bool) -> Option<Case> {
        let (kind, start) = match trace(position.as_ref(), misere) {
            Ok(found) => return Some(found),
            Err(fault) => fault,
        };
        let mut place = position.span();
        // In the words between the quotes, if they stand there as they are.
        let as_written = self.source[place.clone()].get(1..).is_some_and(|text| text.starts_with(position.as_ref()));
        if let Kind::Position(fault) = &kind
            && as_written
            && !fault.place.cut
        {
            let start = place.start + 1 + start;
            place = start + fault.place.span.start..start + fault.place.span.end;
        }
        self.fault(kind, place);
        None
    }

    fn explain(&mut self, explain: &Explain) {
        let Some(Case { trace, .. }) = self.trace(&explain.position, explain.misere) else { return };
        for id in &explain.steps {
            if !is_rule(id.as_ref()) {
                self.fault(Kind::UnknownRule(id.as_ref().clone()), id.span());
            } else if !trace.steps.iter().any(|step| step.rule.id == id.as_ref()) {
                self.fault(Kind::NoSuchStep(id.as_ref().clone()), id.span());
            }
        }
    }

    fn predict(&mut self, predict: &Predict) {
        self.hints(&predict.hints);
        let Some(case) = self.trace(&predict.position, false) else { return };
        let Some(question) = Question::predict(predict, &case, Lang::En) else {
            return self.fault(Kind::NoAnswer(*predict.ask.as_ref()), predict.ask.span());
        };
        let Some(id) = &predict.mistake else { return };
        if self.mistake(id, &case).is_some() && question.slips.is_empty() {
            self.fault(Kind::NoOtherAnswer, id.span());
        }
    }

    /// The mistake called `id`, which must be one of the game.
    fn mistake(&mut self, id: &Spanned<String>, case: &Case) -> Option<&'static Mistake> {
        let found = mistakes::find(id.as_ref()).filter(|mistake| mistake.id == id.as_ref());
        match found {
            None => self.fault(Kind::UnknownMistake(id.as_ref().clone()), id.span()),
            Some(mistake) if mistake.game != Some(case.game.id()) => {
                self.fault(Kind::OtherGame(case.game.id()), id.span());
            }
            Some(mistake) => return Some(mistake),
        }
        None
    }

    fn mistaken(&mut self, mistaken: &Mistaken) {
        let Some(case) = self.trace(&mistaken.position, false) else { return };
        let Some(mistake) = self.mistake(&mistaken.mistake, &case) else { return };
        if case.position.reckon(None) == case.position.reckon(Some(mistake.id)) {
            self.fault(Kind::NoOtherAnswer, mistaken.mistake.span());
        }
    }

    fn claim(&mut self, claim: &Claim) {
        self.text(&claim.text);
        let Some(Case { trace, .. }) = self.trace(&claim.position, false) else { return };
        match trace.check {
            Check::GameTree { .. } => {}
            Check::Formula { .. } => self.fault(Kind::NotSearched, claim.position.span()),
            Check::Disagrees { .. } => self.fault(Kind::Disagrees, claim.position.span()),
        }
        let Claim { winner, nim_sum, moves, .. } = claim;
        if winner.is_none() && nim_sum.is_none() && moves.is_none() {
            self.fault(Kind::NoClaim, claim.position.span());
        }
        let verdict = trace.verdict;
        if let Some(winner) = winner.as_ref().filter(|winner| *winner.as_ref() != verdict.winner) {
            self.fault(Kind::Winner(verdict.winner), winner.span());
        }
        if let Some(sum) = nim_sum.as_ref().filter(|sum| Some(*sum.as_ref()) != verdict.nim_sum) {
            self.fault(Kind::NimSum(verdict.nim_sum), sum.span());
        }
        let winning = trace.winning_moves().len();
        if let Some(moves) = moves.as_ref().filter(|moves| *moves.as_ref() != winning) {
            self.fault(Kind::Moves(winning), moves.span());
        }
    }

    fn choice(&mut self, choice: &Choice) {
        self.text(&choice.question);
        self.text(&choice.why);
        self.hints(&choice.hints);
        choice.wrong.iter().filter(|text| !text.as_ref().is_empty()).for_each(|text| self.text(text));
        if !choice.wrong.is_empty() && choice.wrong.len() != choice.options.as_ref().len() {
            self.fault(Kind::Reasons(choice.wrong.len(), choice.options.as_ref().len()), choice.wrong[0].span());
        }
        let (options, answer) = (choice.options.as_ref().len(), *choice.answer.as_ref());
        if !(2..=9).contains(&options) {
            self.fault(Kind::Options(options), choice.options.span());
        } else if !(1..=options).contains(&answer) {
            self.fault(Kind::NoSuchOption { answer, options }, choice.answer.span());
        }
        if choice.options.as_ref().iter().any(|option| option.trim().is_empty()) {
            self.fault(Kind::Empty, choice.options.span());
        }
    }

    fn text(&mut self, text: &Spanned<String>) {
        if text.as_ref().trim().is_empty() {
            self.fault(Kind::Empty, text.span());
        }
        self.typed_words(&text.span());
    }

    fn hints(&mut self, hints: &[Spanned<String>]) {
        for hint in hints {
            self.text(hint);
        }
        if let Some(one_more) = hints.get(HINTS) {
            self.fault(Kind::TooManyHints(hints.len()), one_more.span());
        }
    }
}

/// Whether a word looks like the id of a rule.
fn is_id(word: &str) -> bool {
    let part = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    word.split_once('.').is_some_and(|(game, rule)| part(rule) && GAMES.iter().any(|known| known.id() == game))
}

fn is_rule(id: &str) -> bool {
    GAMES.iter().flat_map(|game| game.rules()).chain([&&shared::MISERE]).any(|rule| rule.id == id)
}

/// Where `lesson` is not like the `other`, which is the same lesson in another language.
#[must_use]
pub fn alike<'a>(lesson: &'a Lesson, other: &'a Lesson) -> Vec<Fault> {
    // Each language may cut its paragraphs and lists as it likes.
    let prose = |block: &&Block| matches!(block.piece, Piece::Text(_) | Piece::List(..));
    let cases = |lesson: &'a Lesson| lesson.blocks.iter().filter(move |block| !prose(block)).collect::<Vec<_>>();
    let (blocks, others) = (cases(lesson), cases(other));
    let mut faults: Vec<_> = blocks
        .iter()
        .zip(&others)
        .filter(|(block, other)| !same(&block.piece, &other.piece))
        .map(|(block, there)| {
            let line = line_of(other.source.as_bytes(), there.place.start);
            Fault { kind: Kind::NotAlike(Some(line)), place: block.place.clone() }
        })
        .collect();
    // What follows the first block that is there once too often is all shifted.
    faults.truncate(1);
    if let Some(extra) = blocks.get(others.len()).filter(|_| faults.is_empty()) {
        faults.push(Fault { kind: Kind::NotAlike(None), place: extra.place.clone() });
    }
    faults
}

/// Whether two blocks hold the same case, or are both texts of one kind.
fn same(one: &Piece, other: &Piece) -> bool {
    let ids = |ids: &[Spanned<String>]| ids.iter().map(|id| id.as_ref().clone()).collect::<Vec<_>>();
    match (one, other) {
        (Piece::Heading(_), Piece::Heading(_)) | (Piece::Code(_), Piece::Code(_)) => true,
        (Piece::Commands(lines), Piece::Commands(others)) => lines == others,
        (Piece::Explain(one), Piece::Explain(other)) => {
            let position = one.position.as_ref() == other.position.as_ref();
            position && ids(&one.steps) == ids(&other.steps) && one.detail == other.detail && one.misere == other.misere
        }
        (Piece::Predict(one), Piece::Predict(other)) => {
            let position = one.position.as_ref() == other.position.as_ref();
            let id = |predict: &Predict| predict.mistake.as_ref().map(|id| id.as_ref().clone());
            let asks = one.ask.as_ref() == other.ask.as_ref() && id(one) == id(other);
            position && asks && one.hints.len() == other.hints.len()
        }
        (Piece::Mistake(one), Piece::Mistake(other)) => {
            one.position.as_ref() == other.position.as_ref() && one.mistake.as_ref() == other.mistake.as_ref()
        }
        (Piece::Claim(one), Piece::Claim(other)) => {
            let facts = |claim: &Claim| {
                let position = claim.position.as_ref().clone();
                let number = |number: &Option<Spanned<usize>>| number.as_ref().map(|number| *number.as_ref());
                let winner = claim.winner.as_ref().map(|winner| *winner.as_ref());
                (position, winner, claim.nim_sum.as_ref().map(|sum| *sum.as_ref()), number(&claim.moves))
            };
            facts(one) == facts(other)
        }
        (Piece::Choice(one), Piece::Choice(other)) => {
            let options = one.options.as_ref().len() == other.options.as_ref().len();
            let told = one.hints.len() == other.hints.len() && one.wrong.len() == other.wrong.len();
            options && one.answer.as_ref() == other.answer.as_ref() && told
        }
        (
            Piece::Heading(_)
            | Piece::Text(_)
            | Piece::List(..)
            | Piece::Commands(_)
            | Piece::Code(_)
            | Piece::Explain(_)
            | Piece::Mistake(_)
            | Piece::Predict(_)
            | Piece::Claim(_)
            | Piece::Choice(_),
            _,
        ) => false,
    }
}
