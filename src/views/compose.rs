//! From a trace to a page: which words go with which step, and what is lined up in a table.
//!
//! Never here: the layout, or the words themselves.

use super::condense::Outline;
use super::page::{Block, Head, Marks, Page, Section};
use super::{Detail, tables};
use crate::games::{self, VERIFY_BUDGET};
use crate::problems::Names;
use crate::text::{Context, GameWords, Lang, PageWords, Said, Saying, say};
use crate::trace::{
    Adjustment, Check, Differs, Facts, KingCase, MoveKind, Moves, Picture, Player, Step, Trace, Without,
};

/// What is shown: a trace, and where it came from.
#[derive(Debug, Clone)]
pub struct Explained<'a> {
    /// The trace.
    pub trace: &'a Trace,
    /// The judge's case, if it is one.
    pub case: Option<CaseOf>,
    /// The players.
    pub names: Names,
    /// What the judge wants to be printed.
    pub answer: Option<String>,
}

/// A case of a judge's problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CaseOf {
    /// The id of the problem.
    pub problem: &'static str,
    /// The problem, as people write it.
    pub source: &'static str,
    /// The number of the case, from 1.
    pub number: u64,
}

/// A position of more characters is not shown in a head.
const LONGEST_POSITION: usize = 60;

/// The page of what was explained. With `full`, long lists are shown whole.
///
/// # Panics
///
/// When the trace is of a game that is not in the register.
#[must_use]
pub fn compose(explained: &Explained<'_>, lang: Lang, detail: Detail, full: bool) -> Page {
    let Explained { trace, names, .. } = explained;
    let names = *names;
    let game = games::find(trace.game).expect("a trace is made by a game of the register");
    let composer = Composer {
        lang,
        words: game.words(lang),
        page: game.words(lang).page(lang),
        context: Context { rows: trace.rows(), names, misere: trace.verdict.misere },
        picture: trace.picture(),
        outline: Outline::of(trace, detail, full && detail != Detail::Brief),
        detail,
        without: trace.adjustment().and_then(|(step, adjustment)| Some((step, adjustment.without?))),
    };
    let sections = (1..).zip(&trace.steps).map(|(number, step)| {
        let (said, middle) = composer.step(&step.facts);
        let mut blocks: Vec<_> = said.before.iter().map(block).collect();
        blocks.extend(middle);
        blocks.extend(said.after.iter().map(block));
        if detail == Detail::Proof {
            let head = say!(lang, page::why());
            let why = fitting(&step.facts, (step.rule.text)(lang).why, trace).iter().enumerate();
            blocks.extend(why.map(|(at, why)| Block::Text(format!("{}{why}", if at == 0 { head } else { "" }))));
        }
        let Said { title, finding, aloud, brief, .. } = said;
        Section { number: Some(number), title, finding, aloud, rule: step.rule.id, brief, blocks }
    });
    let sections = sections.collect();
    Page {
        card: false,
        head: composer.head(explained),
        sections,
        foot: vec![say!(lang, page::check(trace.check, VERIFY_BUDGET))],
        last: Some(composer.last(trace, detail)),
    }
}

/// The reasons of a rule that speak of this position.
fn fitting<'a>(facts: &Facts, why: &'a [&'a str], trace: &Trace) -> &'a [&'a str] {
    match facts {
        // The first tells what the step itself tells; then comes the king second, and last the king lower; the same
        // with a dollar first or lower.
        Facts::Adjustment(Adjustment { case: KingCase::SecondOdd | KingCase::SecondEven, .. }) => &why[1..2],
        Facts::Adjustment(_) => &why[2..],
        // They speak of piles, and a shortcut has none.
        Facts::Verdict(_) | Facts::Moves(_) if trace.verdict.nim_sum.is_none() => &[],
        // They speak of normal play.
        Facts::Moves(_) | Facts::Replies(_) if trace.verdict.misere => &[],
        Facts::Position(_)
        | Facts::Shortcut(_)
        | Facts::Order(_)
        | Facts::Pairing(_)
        | Facts::Reduction(_)
        | Facts::Selection(_)
        | Facts::NimSum(_)
        | Facts::Verdict(_)
        | Facts::Moves(_)
        | Facts::Replies(_) => why,
    }
}

fn block(saying: &Saying) -> Block {
    match saying {
        Saying::Text(text) => Block::Text(text.clone()),
        Saying::Display(line) => Block::Display(line.clone()),
    }
}

/// What the composing of one page needs at hand.
struct Composer<'a> {
    lang: Lang,
    words: &'static dyn GameWords,
    page: &'static PageWords,
    context: Context<'a>,
    picture: &'a Picture,
    outline: Outline,
    detail: Detail,
    without: Option<(usize, Without)>,
}

impl Composer<'_> {
    fn head(&self, explained: &Explained<'_>) -> Head {
        let trace = explained.trace;
        let name = self.words.name();
        let title = match explained.case {
            Some(case) => format!("{name}   {}", say!(self.lang, page::case(case.source, case.number))),
            None => name.to_owned(),
        };
        let short = trace.position.len() <= LONGEST_POSITION;
        let note = self.words.note(self.picture);
        let position = short.then(|| trace.position.clone());
        Head { title, position, note, answer: self.answer(explained), alarm: false }
    }

    /// Who wins, and what the judge wants to be printed where that is another word.
    fn answer(&self, explained: &Explained<'_>) -> String {
        let winner = self.context.names.of(explained.trace.verdict.winner);
        let wins = say!(self.lang, page::wins(winner));
        match explained.answer.as_deref().filter(|answer| !answer.contains(winner)) {
            Some(answer) => format!("{wins} ({answer})"),
            None => wins,
        }
    }

    /// The words of a step, and what stands in the middle of them.
    fn step(&self, facts: &Facts) -> (Said, Vec<Block>) {
        let (lang, words, context) = (self.lang, self.words, &self.context);
        let view = tables::View { lang, words, page: self.page, rows: context.rows };
        match facts {
            Facts::Position(picture) => {
                let spoken = say!(lang, page::spoken_picture(picture));
                let strip =
                    Block::Picture { picture: picture.clone(), marks: Marks::Usual, caption: String::new(), spoken };
                (words.position(picture), vec![strip])
            }
            Facts::Shortcut(shortcut) => (words.shortcut(shortcut), vec![]),
            Facts::Order(order) => (words.order(order), vec![]),
            Facts::Pairing(pairing) => {
                let top = matches!(self.picture, Picture::Strip(strip) if strip.king.is_some());
                let (caption, spoken) = say!(lang, page::pairs_and_stairs(top));
                let (caption, spoken) = (caption.to_owned(), spoken.to_owned());
                let strip = Block::Picture { picture: self.picture.clone(), marks: Marks::Stairs, caption, spoken };
                (words.pairing(pairing), vec![strip])
            }
            Facts::Reduction(reduction) => {
                (words.reduction(reduction), vec![Block::Table(view.piles(&self.outline.rows))])
            }
            Facts::Selection(selection) => (say!(lang, shared::selection(selection, words, context)), vec![]),
            Facts::Adjustment(adjustment) => (words.adjustment(adjustment, context), vec![]),
            Facts::NimSum(sum) => {
                (say!(lang, shared::accumulation(sum, context)), view.nim_sum(sum, &self.outline.terms))
            }
            Facts::Verdict(verdict) => (say!(lang, shared::judgement(verdict, self.without, context)), vec![]),
            Facts::Moves(moves) => {
                (say!(lang, shared::winning(&moves.winning, moves.legal, words, context)), self.moves(view, moves))
            }
            Facts::Replies(replies) => {
                let table = view.replies(replies, &self.outline.replies, context);
                let shown = if replies.examples.is_empty() { vec![] } else { vec![Block::Table(table)] };
                (say!(lang, shared::replies(replies, context)), shown)
            }
        }
    }

    fn moves(&self, view: tables::View<'_>, moves: &Moves) -> Vec<Block> {
        if let [only] = moves.winning.as_slice()
            && only.kind == MoveKind::KingHome
        {
            return vec![Block::Display(format!("**{}**", self.words.mv(&only.mv)))];
        }
        let mut blocks = vec![Block::Table(view.winning(&moves.winning, &self.outline.winning))];
        if self.detail == Detail::Proof && !moves.others.is_empty() {
            blocks.push(Block::Text(self.page.nobody_else.to_owned()));
            blocks.push(Block::Table(view.others(&moves.others, &self.outline.others, &self.context)));
        }
        blocks
    }

    /// What to type next.
    fn last(&self, trace: &Trace, detail: Detail) -> String {
        let next = self.page.next;
        match &trace.next {
            _ if matches!(trace.check, Check::Disagrees { .. }) => String::new(),
            Some(near) => {
                let names = self.context.names;
                let (winner, other) = match near.winner {
                    Player::First => (names.first, names.second),
                    Player::Second => (names.second, names.first),
                };
                let why = say!(self.lang, page::neighbour(near.differs, winner, other));
                let (game, position) = (trace.game, &near.position);
                match near.differs {
                    Differs::King(_) => {
                        format!("{next}`stairwise compare {game} {} with {game} {position}`  ({why})", trace.position)
                    }
                    Differs::AfterWinningMove => {
                        let misere = if trace.verdict.misere { " --misere" } else { "" };
                        format!("{next}`stairwise explain {game} {position}{misere}`  ({why})")
                    }
                }
            }
            None if detail == Detail::Proof => {
                format!("{next}`stairwise list`  ({})", say!(self.lang, page::whole_list()))
            }
            None => {
                let telling = |step: &&Step| {
                    matches!(step.facts, Facts::Adjustment(_) | Facts::Reduction(_) | Facts::Shortcut(_))
                };
                let rule =
                    trace.steps.iter().rev().find(telling).expect("a trace reduces its position, or need not").rule.id;
                format!("{next}`stairwise about {rule}`  ({})", say!(self.lang, page::on_its_own()))
            }
        }
    }
}
