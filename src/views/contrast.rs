//! A mistake beside the truth, pile by pile, with the first place marked in which they part.
//!
//! Never here: two right traces; that is `compare`.

use super::page::{Block, Head, Page, Section, Table};
use super::{Role, compare::MARK};
use crate::games::{self, VERIFY_BUDGET};
use crate::mistakes::Mistake;
use crate::problems::Names;
use crate::solver::{Grounds, Reckoned, Reckoning};
use crate::text::{ContrastWords, Lang, PageWords, say};
use crate::trace::{Picture, Place, Trace};

/// One position, as the right rule and a mistake reckon it.
#[derive(Debug, Clone)]
pub struct Contrast<'a> {
    /// The trace of the right rule.
    pub trace: &'a Trace,
    /// What the right rule makes of it.
    pub truth: &'a Reckoning,
    /// What the mistake makes of it.
    pub wrong: &'a Reckoning,
    /// The players.
    pub names: Names,
}

/// One line of the table: what it is of, where that is, and both sides.
struct Line {
    label: String,
    place: String,
    sides: [String; 2],
}

impl Line {
    fn differs(&self) -> bool {
        self.sides[0] != self.sides[1]
    }
}

/// The page that sets `mistake` beside the truth.
#[must_use]
pub fn contrast(mistake: &Mistake, contrast: &Contrast<'_>, lang: Lang) -> Page {
    let words = say!(lang, mistakes::words());
    let text = (mistake.text)(lang);
    let Contrast { trace, truth, wrong, names } = contrast;
    let side = |name, reckoning: &Reckoning| {
        format!("{name}{}{}", lang.page().colon, say!(lang, page::wins(names.of(reckoning.winner))))
    };
    let answer = format!("{}{}{}", side(words.truth, truth), lang.page().semicolon, side(words.wrong, wrong));
    let fitting = truth.winner == wrong.winner && mistake.refuted_by != trace.position;
    let last = fitting.then(|| {
        let game = trace.game;
        format!("{}`stairwise compare {game} {} with {}`", lang.page().next, mistake.refuted_by, mistake.id)
    });
    Page {
        card: false,
        head: Head {
            title: text.title.to_owned(),
            position: None,
            note: format!("{} {}   {}", trace.game, trace.position, mistake.id),
            answer,
            alarm: false,
        },
        sections: vec![
            Section::part(words.thinks, vec![Block::Text(text.thinks.to_owned())]),
            Section::part(words.table, blocks(contrast, lang)),
            Section::part(words.fails, vec![Block::Text(text.fails.to_owned())]),
        ],
        foot: vec![say!(lang, page::check(trace.check, VERIFY_BUDGET))],
        last,
    }
}

/// Both sides as a table, and where they part.
#[must_use]
pub fn blocks(contrast: &Contrast<'_>, lang: Lang) -> Vec<Block> {
    let words = say!(lang, mistakes::words());
    let lines = lines(contrast, &words, lang);
    let parted = lines.iter().find(|line| line.differs()).map(|line| line.label.clone());
    let same_winner = contrast.truth.winner == contrast.wrong.winner;
    if contrast.wrong.grounds == Grounds::AnotherPosition {
        let told = same_winner.then(|| Block::Text(say!(lang, mistakes::same_winner()).to_owned()));
        return std::iter::once(Block::Table(table(lines, &words, lang))).chain(told).collect();
    }
    let parting = Block::Text(say!(lang, mistakes::parting(parted.as_deref(), same_winner)));
    vec![Block::Table(table(lines, &words, lang)), parting]
}

fn table(lines: Vec<Line>, words: &ContrastWords, lang: Lang) -> Table {
    let placed = lines.iter().any(|line| !line.place.is_empty());
    let mut columns = vec![("", ""), ("", ""), ("", words.truth), ("", words.wrong), ("", "")];
    if !placed {
        columns.remove(1);
    }
    let mut table = Table::new(columns);
    for line in lines {
        let differs = line.differs();
        let (role, mark) = if differs { (Role::Changed, MARK) } else { (Role::Plain, "") };
        let [truth, wrong] = line.sides;
        let spoken = say!(lang, mistakes::both_sides(&line.label, &truth, &wrong));
        let spoken = format!("{spoken} {mark}").trim_end().to_owned();
        let mut cells = vec![
            (Role::Quiet, line.label),
            (Role::Plain, line.place),
            (Role::Plain, truth),
            (role, wrong),
            (role, mark.to_owned()),
        ];
        if !placed {
            cells.remove(1);
        }
        table.row(cells, spoken);
    }
    table
}

/// The lines of the table: one a pile, then the nim-sum and who wins. A rule that solves another position has no piles of
/// this one, so only the answers stand side by side.
fn lines(contrast: &Contrast<'_>, words: &ContrastWords, lang: Lang) -> Vec<Line> {
    let Contrast { trace, truth, wrong, names } = contrast;
    let elsewhere = wrong.grounds == Grounds::AnotherPosition;
    let rows = if elsewhere { 0 } else { truth.rows.len().max(wrong.rows.len()) };
    let page = games::find(trace.game).map_or(lang.page(), |game| game.words(lang).page(lang));
    let hill = matches!(trace.picture(), Picture::Strip(strip) if strip.top);
    let end = if hill { page.top } else { "0" }; // the border of a strip counts as cell 0
    let piles = (0..rows).filter_map(|row| {
        let sides = [truth, wrong].map(|reckoning| reckoning.rows.get(row));
        let known = sides.into_iter().flatten().next()?;
        Some(Line {
            label: say!(lang, page::label(&known.row())),
            place: place(known, end),
            sides: sides.map(|side| side.map_or("-".to_owned(), |side| pile(side, page))),
        })
    });
    let answer = |reckoning: &Reckoning| {
        let what = match reckoning.grounds {
            Grounds::NimSum(number) | Grounds::Number(number) => number.to_string(),
            Grounds::AtOnce => words.at_once.to_owned(),
            Grounds::AnotherPosition => words.another.to_owned(),
        };
        let wins = say!(lang, page::wins(names.of(reckoning.winner)));
        if elsewhere { wins } else { format!("{what}{}{wins}", page.colon) }
    };
    let label = if elsewhere { words.another } else { words.nim_sum };
    let last = Line { label: label.to_owned(), place: String::new(), sides: [answer(truth), answer(wrong)] };
    piles.chain([last]).collect()
}

/// Where a pile is, in cells or as a difference.
fn place(row: &Reckoned, end: &str) -> String {
    match row.place {
        Place::Gap { from, up_to: Some(upper) } => format!("{from} .. {upper}"),
        Place::Gap { from, up_to: None } => format!("{from} .. {end}"),
        Place::Difference { larger, smaller, .. } => format!("{larger} - {smaller}"),
        Place::Stair
        | Place::Run { .. }
        | Place::Pile { .. }
        | Place::Box { .. }
        | Place::Node { .. }
        | Place::Cell(_) => String::new(),
    }
}

fn pile(row: &Reckoned, page: &PageWords) -> String {
    let Reckoned { pile, after, kept, .. } = *row;
    let pile = if after == pile { pile.to_string() } else { format!("{pile} -> {after}") };
    format!("{pile} {}", if kept { page.kept } else { page.dropped })
}
