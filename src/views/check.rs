//! What a check found, as a page: the case, the mistake, the right answer step by step.
//!
//! Never here: the search, or the layout.

use std::time::Duration;

use super::page::{Block, Head, Page, Section, Table};
use super::{CaseOf, Contrast, Detail, Explained, Role, compose, contrast_blocks};
use crate::check::{End, Failure, Fault, Kind, Naming, Report, SHOWS_ON, Stage, USUAL_TIME};
use crate::input::clean;
use crate::mistakes::Mistake;
use crate::problems::{Answers, Problem};
use crate::text::{CheckWords, Lang, say};
use crate::trace::Trace;

/// What was checked, and what came of it.
pub struct Checked<'a> {
    /// The problem.
    pub problem: &'static dyn Problem,
    /// The command, as it can be typed.
    pub command: &'a str,
    /// What was found.
    pub report: &'a Report,
    /// The trace of the case that fails.
    pub trace: Option<&'a Trace>,
    /// Where the cases at random came from.
    pub seed: u64,
    /// The time that one run might take.
    pub time: Duration,
    /// The file in which the case was saved.
    pub saved: Option<&'a str>,
    /// Whether the cases came from a file.
    pub from_file: bool,
}

/// Longer inputs are not shown whole: so many lines, and so many characters of one.
const LINES_SHOWN: usize = 12;
const LONGEST_LINE: usize = 72;
const LONGEST_COMMAND: usize = 30;
/// Longer inputs are not typed.
const LONGEST_TYPED: usize = 64;
/// So many lines of what the program wrote are shown, the first ones and the last ones.
const WORDS_SHOWN: usize = 2;

/// The page of what was checked; `detail` is for the explanation, which is left out where it is brief.
#[must_use]
pub fn checked(checked: &Checked<'_>, lang: Lang, detail: Detail) -> Page {
    let words = say!(lang, check::words());
    let about = checked.problem.about();
    let title = format!("{} {}", about.source, about.game.words(lang).name());
    let note = cut(checked.command, LONGEST_COMMAND);
    let Some(failure) = &checked.report.failure else {
        return Page {
            card: false,
            head: Head { title, position: None, note, answer: words.agrees.to_owned(), alarm: false },
            sections: vec![Section::part(words.tried, covered(checked, lang))],
            foot: vec![say!(lang, check::no_proof(checked.report.coverage.slowest))],
            last: None,
        };
    };
    let rerun = rerun(checked, failure);
    let answer = say!(lang, check::fault(&failure.fault, checked.time));
    let mut sections = vec![Section::part(words.case, case(checked, failure, &words, lang))];
    if let Some(blocks) = mistake(checked, failure, lang) {
        sections.push(Section::part(words.mistake, blocks));
    }
    let wrong = matches!(failure.fault, Fault::Answer(Kind::Wrong { .. }));
    if let Some(trace) = checked.trace.filter(|_| wrong && detail != Detail::Brief) {
        let number = failure.case as u64 + 1;
        let case = Some(CaseOf { problem: about.id, source: about.source, number });
        let answer = failure.expected.get(failure.case).cloned();
        let explained = Explained { trace, case, names: about.names, answer };
        let page = compose(&explained, lang, detail, false);
        let head = Block::Text(format!("**{}**   {}", page.head.position.unwrap_or_default(), page.head.answer));
        sections.push(Section::part(words.why, vec![head]));
        sections.extend(page.sections);
    }
    let last = rerun.is_none().then(|| format!("{}{}", words.more, say!(lang, check::save_it())));
    sections.extend(rerun.map(|command| Section::part(words.rerun, vec![Block::Command(command)])));
    Page {
        card: false,
        head: Head { title, position: None, note, answer, alarm: true },
        sections,
        foot: oddities(checked, lang),
        last,
    }
}

/// What is odd about the output, and does no harm.
fn oddities(checked: &Checked<'_>, lang: Lang) -> Vec<String> {
    checked.report.coverage.oddities.iter().map(|oddity| say!(lang, check::oddity(*oddity)).to_owned()).collect()
}

/// What was tried.
fn covered(checked: &Checked<'_>, lang: Lang) -> Vec<Block> {
    let coverage = &checked.report.coverage;
    let mut texts = if checked.from_file {
        vec![say!(lang, check::tried_file(coverage.tried))]
    } else {
        let bounds = say!(lang, check::bounds(checked.problem.space(), coverage.bounds));
        vec![
            say!(lang, check::tried_box(coverage, &bounds)),
            say!(lang, check::tried_random(coverage.random, checked.seed)),
        ]
    };
    texts.extend(oddities(checked, lang));
    texts.into_iter().map(Block::Text).collect()
}

/// The case itself, and what came of it.
fn case(checked: &Checked<'_>, failure: &Failure, words: &CheckWords, lang: Lang) -> Vec<Block> {
    let coverage = &checked.report.coverage;
    let bounds = say!(lang, check::bounds(checked.problem.space(), coverage.bounds));
    let mut blocks = Vec::new();
    let mut text = |text: String| blocks.push(Block::Text(text));
    match failure.stage {
        _ if failure.run.len() > 1 => text(say!(lang, check::only_in_company(failure.run.len()))),
        Stage::Box { before } => text(say!(lang, check::smallest(before, &bounds))),
        Stage::Random => text(say!(lang, check::at_random(coverage, &bounds, checked.seed))),
        Stage::Shrunk => text(say!(lang, check::shrunk(coverage, &bounds, checked.seed))),
        Stage::File => {}
    }
    if !failure.repeats {
        text(say!(lang, check::does_not_repeat()).to_owned());
    }
    blocks.push(Block::Code(shortened(&input(checked.problem, failure))));
    let mut answers = Table::new([("", ""), ("", "")]);
    let expected = failure.expected.get(failure.case).cloned().unwrap_or_default();
    let (expected, got) = match (&failure.fault, failure.got.get(failure.case)) {
        (Fault::Answer(Kind::Extra { got }), _) => (words.no_more.to_owned(), got.clone()),
        (_, None) => (expected, words.nothing.to_owned()),
        (Fault::End(End::TooMuchOutput), Some(got)) => (expected, format!("{got} ...")),
        (Fault::Answer(_) | Fault::End(_), Some(got)) => (expected, got.clone()),
    };
    for (head, role, answer) in [(words.expected, Role::Win, expected), (words.got, Role::Changed, got)] {
        let spoken = format!("{head}{}{answer}", lang.page().colon);
        answers.row(vec![(Role::Quiet, head.to_owned()), (role, answer)], spoken);
    }
    blocks.push(Block::Table(answers));
    match &failure.fault {
        Fault::Answer(Kind::Words { .. } | Kind::CaseNumber { .. }) => {
            blocks.push(Block::Text(say!(lang, check::see_wrong_words()).to_owned()));
        }
        Fault::Answer(Kind::Missing) if failure.got.len() == 1 => {
            blocks.push(Block::Text(say!(lang, check::only_the_first()).to_owned()));
        }
        Fault::Answer(_) | Fault::End(_) => {}
    }
    if !failure.errors.trim().is_empty() {
        blocks.extend([Block::Text(words.errors.to_owned()), Block::Code(first_and_last(&failure.errors))]);
    }
    if let Some(file) = checked.saved {
        blocks.push(Block::Text(say!(lang, check::saved(file))));
    }
    blocks
}

/// The run that fails, as the judge writes it.
#[must_use]
pub fn input(problem: &dyn Problem, failure: &Failure) -> String {
    let texts: Vec<_> = failure.run.iter().map(|case| case.text.as_str()).collect();
    problem.bundle(&texts)
}

/// An input of which only the start is shown where it is long.
fn shortened(input: &str) -> String {
    let mut lines: Vec<_> = input.lines().take(LINES_SHOWN).map(|line| cut(line, LONGEST_LINE)).collect();
    if input.lines().nth(LINES_SHOWN).is_some() {
        lines.push("...".to_owned());
    }
    lines.join("\n")
}

/// The first and the last lines of what a program wrote: some languages say first what was wrong, others last.
fn first_and_last(text: &str) -> String {
    let lines: Vec<_> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let mut shown: Vec<_> = lines.iter().map(|line| cut(&clean(line.as_bytes()), LONGEST_LINE)).collect();
    if shown.len() > 2 * WORDS_SHOWN {
        shown.splice(WORDS_SHOWN..shown.len() - WORDS_SHOWN, ["...".to_owned()]);
    }
    shown.join("\n")
}

/// The first so many characters.
fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((at, _)) => format!("{} ...", &text[..at]),
        None => text.to_owned(),
    }
}

/// Which mistake it is, where that was sought.
fn mistake(checked: &Checked<'_>, failure: &Failure, lang: Lang) -> Option<Vec<Block>> {
    let text = |text: String| Block::Text(text);
    let (mistakes, cases, wrong, constant) = match &checked.report.naming {
        Naming::NotSought => return None,
        Naming::TimeUp => return Some(vec![text(say!(lang, check::time_up()).to_owned())]),
        Naming::Fits { mistakes, cases, wrong, constant } => (mistakes, cases, wrong, constant),
    };
    let winners = matches!(checked.problem.about().answers, Answers::Winner(_));
    let only_winner = (!winners).then(|| text(say!(lang, check::only_the_winner()).to_owned()));
    match mistakes.as_slice() {
        // Where words or lines are wrong, it is no wonder that nothing fits.
        [] if !matches!(failure.fault, Fault::Answer(Kind::Wrong { .. })) => None,
        [] if *wrong == 0 => Some(vec![text(say!(lang, check::right_winner(*cases)))]),
        [] if *wrong < SHOWS_ON => Some(vec![text(say!(lang, check::too_few(*cases, *wrong)))]),
        [] if *constant => Some(vec![text(say!(lang, check::always_the_same(*cases, *wrong)))]),
        [] => Some(vec![text(say!(lang, check::like_none(*cases, *wrong)))]),
        [mistake] => {
            let words = (mistake.text)(lang);
            let mut blocks = vec![text(say!(lang, check::exactly_like(mistake.id, words.title, *cases, *wrong)))];
            blocks.extend(only_winner);
            blocks.push(text(words.thinks.to_owned()));
            blocks.extend(beside(checked, mistake, lang));
            blocks.push(text(words.fails.to_owned()));
            Some(blocks)
        }
        several => {
            let ids: Vec<_> = several.iter().map(|mistake| mistake.id).collect();
            let told = text(say!(lang, check::exactly_like_several(&ids, *cases, *wrong)));
            Some(std::iter::once(told).chain(only_winner).collect())
        }
    }
}

/// The mistake and the truth, pile by pile.
fn beside(checked: &Checked<'_>, mistake: &Mistake, lang: Lang) -> Vec<Block> {
    let Some((position, trace)) = checked.report.position.as_ref().zip(checked.trace) else { return Vec::new() };
    let reckoned = mistake.beside(position.as_ref());
    let Some((truth, wrong)) = reckoned else { return Vec::new() };
    let names = checked.problem.about().names;
    contrast_blocks(&Contrast { trace, truth: &truth, wrong: &wrong, names }, lang)
}

/// What to type to run the program on this case again, unless the case is too long to be typed.
fn rerun(checked: &Checked<'_>, failure: &Failure) -> Option<String> {
    let (id, command) = (checked.problem.about().id, checked.command);
    let limit = match checked.time {
        USUAL_TIME => String::new(),
        time => format!(" --time-limit {}", time.as_secs_f64()),
    };
    let again = |file| format!("stairwise check {id} --case {file}{limit} -- {command}");
    if let Some(file) = checked.saved {
        return Some(again(file));
    }
    let typed = input(checked.problem, failure).replace('\n', "\\n");
    (typed.len() <= LONGEST_TYPED).then(|| format!("printf '{typed}' | {}", again("-")))
}
