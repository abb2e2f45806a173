//! Two traces side by side: step by step, and pile by pile, with what differs marked.
//!
//! Never here: an explanation of one of them.

use std::collections::{BTreeMap, BTreeSet};

use super::page::{Block, Head, Page, Section, Table};
use super::{Detail, Explained, Role, compose};
use crate::problems::Names;
use crate::text::{Lang, say};
use crate::trace::{Facts, Row, Trace};

/// What marks a difference, beside its colour.
pub(super) const MARK: &str = "*";

/// The page that compares the traces of two positions.
#[must_use]
pub fn compare(left: &Trace, right: &Trace, lang: Lang) -> Page {
    let heads = [left, right].map(|trace| format!("{} {}", trace.game, trace.position));
    let words = say!(lang, compare::words());
    let names = Names::USUAL;
    let winners = [left, right].map(|trace| say!(lang, page::wins(names.of(trace.verdict.winner))));
    let answer = if winners[0] == winners[1] { winners[0].clone() } else { winners.join(" / ") };
    let mut sections = vec![Section::part(words.steps, vec![Block::Table(steps([left, right], &heads, lang))])];
    let piles = piles([left, right], &heads, lang);
    if !piles.lines.is_empty() {
        sections.push(Section::part(words.piles, vec![Block::Table(piles)]));
    }
    Page {
        card: false,
        head: Head {
            title: words.title.to_owned(),
            position: None,
            note: heads.join(words.with),
            answer,
            alarm: false,
        },
        sections,
        foot: vec![words.marks.to_owned()],
        last: Some(format!("{}`stairwise explain {}`", lang.page().next, heads[1])),
    }
}

/// A table of what is compared; `label` is the head of its first column.
fn table(label: &str, heads: &[String; 2]) -> Table {
    Table::new([("", label), ("", heads[0].as_str()), ("", heads[1].as_str()), ("", "")])
}

/// Adds a line; `label` is said as `aloud` where there are no columns.
fn row(table: &mut Table, label: &str, aloud: &str, sides: [String; 2], colon: &str) {
    let differs = sides[0] != sides[1];
    let role = if differs { Role::Changed } else { Role::Plain };
    let mark = if differs { MARK } else { "" };
    let [left, right] = sides;
    let colon = if aloud.ends_with(['?', '\u{ff1f}']) { " " } else { colon };
    let spoken = format!("{aloud}{colon}{left} / {right} {mark}").trim_end().to_owned();
    let label = (Role::Quiet, label.to_owned());
    table.row(vec![label, (role, left), (role, right), (role, mark.to_owned())], spoken);
}

/// One line a step, of either trace. Steps of one shape stand side by side, whatever the games call them.
fn steps(traces: [&Trace; 2], heads: &[String; 2], lang: Lang) -> Table {
    let sections = traces.map(|trace| {
        let explained = Explained { trace, case: None, names: Names::USUAL, answer: None };
        let page = compose(&explained, lang, Detail::Brief, false);
        let shapes = trace.steps.iter().map(|step| shape(&step.facts));
        shapes.zip(page.sections).collect::<BTreeMap<_, _>>()
    });
    let shapes: BTreeSet<_> = sections.iter().flat_map(BTreeMap::keys).collect();
    let mut table = table("", heads);
    for shape in shapes {
        let [left, right] = [&sections[0], &sections[1]].map(|sections| sections.get(shape));
        let mut titles: Vec<_> = left.iter().chain(&right).map(|section| section.title).collect();
        titles.dedup();
        let brief = |section: Option<&Section>| section.map_or("-".to_owned(), |section| section.brief.clone());
        let title = titles.join(" / ");
        row(&mut table, &title, &title, [brief(left), brief(right)], lang.page().colon);
    }
    table
}

/// The place of a shape among the steps. Winning moves and replies are the last step of either kind of position.
fn shape(facts: &Facts) -> usize {
    match facts {
        Facts::Position(_) => 0,
        Facts::Shortcut(_) => 1,
        Facts::Order(_) => 2,
        Facts::Pairing(_) => 3,
        Facts::Reduction(_) => 4,
        Facts::Selection(_) => 5,
        Facts::Adjustment(_) => 6,
        Facts::NimSum(_) => 7,
        Facts::Verdict(_) => 8,
        Facts::Moves(_) | Facts::Replies(_) => 9,
    }
}

/// One line a stair, of either trace.
fn piles(traces: [&Trace; 2], heads: &[String; 2], lang: Lang) -> Table {
    let page = lang.page();
    let stairs: BTreeSet<u64> = traces.iter().flat_map(|trace| trace.rows()).map(|row| row.stair).collect();
    let mut table = table(page.stair, heads);
    for stair in stairs {
        let side = |trace: &Trace| {
            let change = trace.adjustment().and_then(|(_, adjustment)| adjustment.change);
            let on_stair = trace.rows().iter().enumerate().filter(|(_, row)| row.stair == stair);
            let piles: Vec<_> = on_stair
                .map(|(index, &Row { pile, kept, .. })| {
                    let changed = change.filter(|change| change.row == index);
                    let pile = changed.map_or(pile.to_string(), |change| format!("{pile} -> {}", change.after));
                    let kept = if kept { page.kept } else { page.dropped };
                    format!("{pile} {kept}")
                })
                .collect();
            if piles.is_empty() { "-".to_owned() } else { piles.join(page.comma) }
        };
        let aloud = format!("{} {stair}", page.stair);
        row(&mut table, &stair.to_string(), &aloud, [side(traces[0]), side(traces[1])], page.colon);
    }
    table
}
