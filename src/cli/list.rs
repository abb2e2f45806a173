//! `list`: every name that can be asked about.
//!
//! Never here: the words.

use super::about::rules;
use super::args::{Kind, PageFormat};
use super::failure::Failure;
use super::open::{Topic, topic};
use super::show::show;
use super::world::{Style, World};
use crate::games::{GAMES, Game, Rule};
use crate::mistakes::{self, Mistake};
use crate::problems::PROBLEMS;
use crate::text::{Lang, say};
use crate::views::{Block, Page, Role, Section, Table};

pub(super) fn run(kind: Option<Kind>, game: Option<&str>, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let lang = style.lang;
    let game = match game.map(|word| topic(word, lang)).transpose()? {
        None => None,
        Some(Topic::Game(game)) => Some(game),
        Some(Topic::Problem(problem)) => Some(problem.about().game),
    };
    if game.is_some() && !matches!(kind, Some(Kind::Rules | Kind::Mistakes)) {
        return Err(Failure::Usage(say!(lang, mistakes::not_by_game()).to_owned(), vec![]));
    }
    let all = vec![Kind::Games, Kind::Problems, Kind::Rules, Kind::Mistakes, Kind::Terms];
    let kinds = kind.map_or(all, |kind| vec![kind]);
    let detailed = kind == Some(Kind::Mistakes);
    let sections = kinds.into_iter().map(|kind| section(kind, game, detailed, lang)).collect();
    let example = match kind {
        Some(Kind::Mistakes) => "hill.no-king-second",
        Some(Kind::Rules) => "hill.king-adjustment",
        Some(Kind::Games | Kind::Problems | Kind::Terms) | None => "hill",
    };
    let last = Some(format!("{}`stairwise about {example}`", lang.page().next));
    let page = Page { sections, last, ..Page::default() };
    show(&page, PageFormat::Table, style, world)?;
    Ok(0)
}

fn section(kind: Kind, game: Option<&dyn Game>, detailed: bool, lang: Lang) -> Section {
    let heads = say!(lang, page::heads());
    let named = |rule: &Rule| (rule.id, (rule.text)(lang).title.to_owned());
    let (title, rows): (_, Vec<(&str, String)>) = match kind {
        Kind::Games => {
            (heads.games, GAMES.iter().map(|game| (game.id(), game.words(lang).name().to_owned())).collect())
        }
        Kind::Problems => {
            let problems = PROBLEMS.iter().map(|problem| problem.about());
            let named = problems.map(|about| (about.id, format!("{} {}", about.source, about.game.words(lang).name())));
            (heads.problems, named.collect())
        }
        Kind::Rules => match game {
            Some(game) => (heads.rules, game.rules().iter().map(|rule| named(rule)).collect()),
            None => (heads.rules, rules().into_iter().map(named).collect()),
        },
        Kind::Terms => (heads.terms, lang.terms().iter().map(|term| (term.id, term.title.to_owned())).collect()),
        Kind::Mistakes => return mistakes(game, detailed, lang),
    };
    let mut table = Table::new([("", ""), ("", "")]);
    for (id, name) in rows {
        let spoken = format!("{id}{}{name}", lang.page().colon);
        table.row(vec![(Role::Typed, id.to_owned()), (Role::Plain, name)], spoken);
    }
    Section::part(title, vec![Block::Table(table)])
}

/// The mistakes, of one game or of all; when only they are listed, with how often each shows, and whether a sample
/// notices it.
fn mistakes(game: Option<&dyn Game>, detailed: bool, lang: Lang) -> Section {
    let words = say!(lang, mistakes::words());
    let wanted = |mistake: &&Mistake| game.is_none_or(|game| mistake.game.is_none_or(|of| of == game.id()));
    let heads = [("", ""), ("", ""), (">", words.share)];
    let mut table = Table::new(heads.into_iter().take(if detailed { 3 } else { 2 }));
    for mistake in mistakes::all().filter(wanted) {
        let title = (mistake.text)(lang).title;
        let mut cells = vec![(Role::Typed, mistake.id.to_owned()), (Role::Plain, title.to_owned())];
        let mut spoken = format!("{}{}{title}", mistake.id, lang.page().colon);
        if detailed {
            let share = if mistake.small > 0 { mistake.percent() } else { "-".to_owned() };
            let samples = mistake.samples().filter(|(about, _)| game.is_none_or(|game| game.id() == about.game.id()));
            let (noticing, silent): (Vec<_>, Vec<_>) = samples.partition(|(_, noticed)| *noticed);
            let noticed = match (noticing.as_slice(), silent.as_slice()) {
                ([], []) => "-".to_owned(),
                ([], _) => words.none.to_owned(),
                (_, []) => words.all.to_owned(),
                (_, _) => words.some.to_owned(),
            };
            let semicolon = lang.page().semicolon;
            let colon = lang.page().colon;
            spoken =
                format!("{spoken}{semicolon}{}{colon}{share}{semicolon}{}{colon}{noticed}", words.share, words.noticed);
            let mark = if noticing.is_empty() { "" } else { "* " };
            cells.push((Role::Plain, format!("{mark}{share}")));
        }
        table.row(cells, spoken);
    }
    let marked = detailed.then(|| Block::Text(say!(lang, mistakes::marked()).to_owned()));
    Section::part(words.mistakes, std::iter::once(Block::Table(table)).chain(marked).collect())
}
