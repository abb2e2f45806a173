//! `learn`: the list of lessons, a lesson as a walk, and a lesson as a text.
//!
//! Never here: what happens at a stop, or the layout.

use std::ffi::OsStr;

use super::args::{LearnArgs, PageFormat, Switch};
use super::failure::{Failure, INTERRUPTED, WRONG};
use super::lint;
use super::open::closest;
use super::progress::Kept;
use super::show::show;
use super::world::{Style, World};
use crate::input::clean;
use crate::lessons::{
    Bundled, LESSONS, Lesson, Manner, Medium, Progress, Review, Sheet, Stop, Tries, Walk, Walked, document, find,
    of_lesson,
};
use crate::text::say;
use crate::views::{Block, Item, Page, Role, Section, Table};

/// At most so many questions of earlier lessons come again.
const AGAIN: usize = 3;

pub(super) fn run(args: &LearnArgs, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let lang = style.lang;
    let lesson = match &args.lesson {
        Some(word) => Some(find(word).ok_or_else(|| {
            let word = clean(word.as_bytes());
            let near = closest(&word, LESSONS.iter().map(|lesson| lesson.name));
            let help = near.map(|near| say!(lang, faults::did_you_mean(near)));
            Failure::Usage(say!(lang, learn::unknown_lesson(&word, LESSONS.len())), help.into_iter().collect())
        })?),
        None => None,
    };
    if args.reset {
        return reset(lesson, style, world);
    }
    match (lesson, &args.own) {
        (Some(bundled), _) => one(&bundled.lesson(lang), Some(bundled), args, style, world),
        (None, Some(file)) => own(file, args, style, world),
        (None, None) => list(args, style, world),
    }
}

/// How a lesson is laid out.
pub(super) fn sheet(format: PageFormat, style: &Style) -> Sheet {
    let medium = match format {
        PageFormat::Table => Medium::Terminal,
        PageFormat::Prose => Medium::Prose,
        PageFormat::Markdown => Medium::Markdown,
    };
    Sheet { lang: style.lang, medium, look: style.output }
}

/// A teacher's own lesson.
fn own(file: &OsStr, args: &LearnArgs, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let (bytes, origin) = lint::bytes_of(file, style, world)?;
    match lint::checked(&bytes, style) {
        Ok(lesson) => one(&lesson, None, args, style, world),
        Err(faults) => {
            for fault in faults {
                let report = lint::report(&fault, &bytes, &origin, style.lang, &style.talk);
                world.talk.write_all(report.as_bytes()).map_err(Failure::Unwritable)?;
            }
            Ok(WRONG)
        }
    }
}

fn one(
    lesson: &Lesson,
    bundled: Option<&'static Bundled>,
    args: &LearnArgs,
    style: &Style,
    world: &mut World<'_>,
) -> Result<u8, Failure> {
    let sheet = sheet(args.format, style);
    // Keys come from standard input, so a lesson that was read there cannot be walked.
    let from_input = args.own.as_deref().is_some_and(|file| file == "-");
    let as_text = from_input || args.format == PageFormat::Markdown || args.answers.is_some();
    match world.manner(args.plain_prompts).filter(|_| !as_text) {
        Some(manner) => walk(lesson, bundled, args, manner, sheet, style, world),
        None => {
            let mut text = document(lesson, &sheet, args.answers != Some(Switch::Off));
            if let Some(bundled) = bundled {
                let next = sheet.lay(&[Item::Text(after(bundled, style))]);
                text.extend(["\n", &next]);
            }
            world.output.write_all(text.as_bytes()).map_err(Failure::Unwritable)?;
            Ok(0)
        }
    }
}

/// What comes after a lesson, for a reader of whom nothing is known.
fn after(bundled: &Bundled, style: &Style) -> String {
    match bundled.next() {
        Some(next) => say!(style.lang, learn::next_lesson(next.number, &next.lesson(style.lang).title, false)),
        None => say!(style.lang, learn::last_lesson()).to_owned(),
    }
}

/// What comes next behind a lesson that has just been done: the one after it, if that is not done.
fn behind(bundled: &Bundled, kept: &Kept, style: &Style) -> String {
    let done = |next: &&Bundled| kept.progress.lessons.get(next.name).is_some_and(|record| record.done);
    match bundled.next().filter(|next| !done(next)) {
        Some(_) => after(bundled, style),
        None => next(kept, style),
    }
}

/// What comes next for somebody of whom it is known what they have done: to go on with a lesson that was begun, then the first
/// that was not, then what is to be repeated.
fn next(kept: &Kept, style: &Style) -> String {
    let lang = style.lang;
    let record = |bundled: &Bundled| kept.progress.lessons.get(bundled.name);
    let last = kept.progress.last.as_deref().and_then(find);
    let begun = |bundled: &&Bundled| record(bundled).is_some_and(|record| !record.done);
    if let Some(begun) = last.into_iter().chain(LESSONS.iter()).find(begun) {
        return say!(lang, learn::next_step(begun.number, record(begun).map_or(1, |record| record.step)));
    }
    if let Some(new) = LESSONS.iter().find(|bundled| record(bundled).is_none()) {
        let first = kept.progress.lessons.is_empty();
        return say!(lang, learn::next_lesson(new.number, &new.lesson(lang).title, first));
    }
    let missed = |bundled: &&Bundled| record(bundled).is_some_and(|record| !record.missed.is_empty());
    match LESSONS.iter().find(missed) {
        Some(missed) => say!(lang, learn::repeat(missed.number, &missed.lesson(lang).title)),
        None => say!(lang, learn::all_done()).to_owned(),
    }
}

fn walk(
    lesson: &Lesson,
    bundled: Option<&'static Bundled>,
    args: &LearnArgs,
    manner: Manner,
    sheet: Sheet,
    style: &Style,
    world: &mut World<'_>,
) -> Result<u8, Failure> {
    let lang = style.lang;
    let mut kept = Kept::load(!args.no_save && bundled.is_some(), style, world);
    let name = bundled.map_or("", |bundled| bundled.name);
    let begun = kept.progress.lessons.get(name).map_or(1, |record| record.step.max(1));
    // Who is in the middle of a lesson is not held up.
    let missed = if begun == 1 { missed(&kept, name) } else { Vec::new() };
    let lessons: Vec<_> = missed.iter().map(|(bundled, _)| bundled.lesson(lang)).collect();
    let again: Vec<_> = lessons.iter().zip(&missed).map(|(lesson, &(_, number))| Review { lesson, number }).collect();
    let stops = of_lesson(lesson, &again, &sheet);
    let reviews = stops.len() - lesson.steps().len();
    let start = (begun - 1).min(stops.len().saturating_sub(1));
    if start > 0 {
        say(&say!(lang, learn::resumed(start + 1)), &sheet, world)?;
    }
    let asked = questions(&stops, reviews);
    let mut tries = vec![Tries::default(); stops.len()];
    if let Some(record) = kept.progress.lessons.get(name) {
        for (number, before) in &record.tries {
            if let Some(stop) = number.checked_sub(1).and_then(|at| asked.get(at)) {
                tries[*stop] = *before;
            }
        }
    }
    let talk = &mut *world.talk;
    let mut watch = |walked: &Walked| {
        kept.update(style, talk, |progress| {
            for ((bundled, number), tries) in missed.iter().zip(&walked.tries) {
                progress.note(bundled.name, *number, *tries);
            }
            progress.reach(name, walked, &asked, reviews);
        });
    };
    let mut walk = Walk {
        stops: &stops,
        unnumbered: reviews,
        manner,
        sheet,
        follows: style.follows,
        keyboard: world.keyboard,
        output: world.output,
        watch: &mut watch,
    };
    let walked = walk.run(start, tries).map_err(Failure::Unwritable)?;
    let sheet = walk.sheet;
    let said = if walked.finished {
        let right = asked.iter().filter(|stop| walked.at_once(**stop)).count();
        let mut said = vec![
            say!(lang, learn::finished(&lesson.title, right, asked.len(), walked.hints(), kept.is_kept())),
            say!(lang, learn::learnt(&lesson.learnt)),
        ];
        said.extend(bundled.map(|bundled| behind(bundled, &kept, style)));
        said
    } else {
        let kept = bundled.filter(|_| kept.is_kept());
        kept.map(|bundled| say!(lang, learn::go_on(bundled.number, walked.at.saturating_sub(reviews) + 1)))
            .into_iter()
            .collect()
    };
    for said in said {
        say(&said, &sheet, world)?;
    }
    Ok(if walked.interrupted { INTERRUPTED } else { 0 })
}

/// The first few questions that were missed in other lessons.
fn missed(kept: &Kept, name: &str) -> Vec<(&'static Bundled, usize)> {
    let others = LESSONS.iter().filter(|other| other.name != name);
    let missed = kept.progress.missed(others.map(|other| other.name));
    let found = missed.into_iter().filter_map(|(name, number)| Some((find(name)?, number)));
    let there = found.filter(|(bundled, number)| {
        bundled.lesson(crate::text::Lang::En).questions().count() >= *number && *number > 0
    });
    there.take(AGAIN).collect()
}

/// The stops that ask, behind the `reviews`.
fn questions(stops: &[Stop], reviews: usize) -> Vec<usize> {
    stops.iter().enumerate().skip(reviews).filter(|(_, stop)| stop.question.is_some()).map(|(at, _)| at).collect()
}

/// Says something to a person who walks, behind an empty line.
pub(super) fn say(text: &str, sheet: &Sheet, world: &mut World<'_>) -> Result<(), Failure> {
    let laid = sheet.lay(&[Item::Text(text.to_owned())]);
    write!(world.output, "\n{laid}").map_err(Failure::Unwritable)
}

fn reset(lesson: Option<&Bundled>, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let mut kept = Kept::load(true, style, world);
    kept.update(style, world.talk, |progress| match lesson {
        Some(lesson) => {
            progress.lessons.remove(lesson.name);
        }
        None => *progress = Progress::default(),
    });
    if kept.is_kept() {
        let title = lesson.map(|lesson| lesson.lesson(style.lang).title);
        writeln!(world.output, "{}", say!(style.lang, learn::forgotten(title.as_deref())))
            .map_err(Failure::Unwritable)?;
    }
    Ok(0)
}

fn list(args: &LearnArgs, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let lang = style.lang;
    let kept = Kept::load(!args.no_save, style, world);
    let words = lang.learn();
    let mut table = Table::new([(">", ""), ("", ""), ("", "")]);
    for bundled in LESSONS.iter() {
        let title = bundled.lesson(lang).title;
        let record = kept.progress.lessons.get(bundled.name);
        let mut state = match record {
            None => vec![],
            Some(record) if record.done => vec![words.done.to_owned()],
            Some(record) => vec![say!(lang, learn::left_at(record.step))],
        };
        let missed = record.map_or(0, |record| record.missed.len());
        state.extend((missed > 0).then(|| say!(lang, learn::to_repeat(missed))));
        let state = state.join(lang.page().comma);
        let pause = if state.is_empty() { "" } else { lang.page().semicolon };
        let spoken = format!("{}{}{title}{pause}{state}", bundled.number, lang.page().colon);
        let number = (Role::Typed, bundled.number.to_string());
        table.row(vec![number, (Role::Plain, title), (Role::Quiet, state)], spoken);
    }
    let last = next(&kept, style);
    let sections = vec![Section::part(words.lessons, vec![Block::Table(table)])];
    let page = Page { sections, last: Some(last), ..Page::default() };
    show(&page, args.format, style, world)?;
    Ok(0)
}
