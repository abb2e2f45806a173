//! `list`: every name that can be asked about.
//!
//! Never here: the words.

use super::about::rules;
use super::args::Kind;
use super::failure::Failure;
use super::world::{Style, World};
use crate::games::GAMES;
use crate::problems::PROBLEMS;
use crate::text::{Heads, Lang, say};
use crate::views::{Block, Detail, Page, Role, Section, Table, terminal};

pub(super) fn run(kind: Option<Kind>, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let lang = style.lang;
    let heads = say!(lang, page::heads());
    let kinds = kind.map_or(vec![Kind::Games, Kind::Problems, Kind::Rules, Kind::Terms], |kind| vec![kind]);
    let sections = kinds.into_iter().map(|kind| section(kind, &heads, lang)).collect();
    let last = Some(format!("{}`stairwise about hill`", lang.page().next));
    let page = Page { sections, last, ..Page::default() };
    let text = terminal(&page, lang, Detail::Steps, &style.output);
    world.output.write_all(text.as_bytes()).map_err(Failure::Unwritable)?;
    Ok(0)
}

fn section(kind: Kind, heads: &Heads, lang: Lang) -> Section {
    let (title, rows): (_, Vec<(&str, String)>) = match kind {
        Kind::Games => {
            (heads.games, GAMES.iter().map(|game| (game.id(), game.words(lang).name().to_owned())).collect())
        }
        Kind::Problems => (
            heads.problems,
            PROBLEMS
                .iter()
                .map(|problem| {
                    (
                        problem.about().id,
                        format!("{} {}", problem.about().source, problem.about().game.words(lang).name()),
                    )
                })
                .collect(),
        ),
        Kind::Rules => {
            (heads.rules, rules().into_iter().map(|rule| (rule.id, (rule.text)(lang).title.to_owned())).collect())
        }
        Kind::Terms => (heads.terms, lang.terms().iter().map(|term| (term.id, term.title.to_owned())).collect()),
    };
    let mut table = Table::new([("", ""), ("", "")]);
    for (id, name) in rows {
        let spoken = format!("{id}{}{name}", lang.page().colon);
        table.row(vec![(Role::Typed, id.to_owned()), (Role::Plain, name)], spoken);
    }
    Section::part(title, vec![Block::Table(table)])
}
