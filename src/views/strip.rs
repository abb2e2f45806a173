//! A strip of cells as a picture of two lines, never wider than it may be.
//!
//! Never here: what the picture means. Only characters whose width is never in doubt stand on the strip itself.

use std::collections::BTreeSet;

use unicode_width::UnicodeWidthStr;

use super::Role;
use super::markup::Ink;
use super::page::Marks;
use crate::text::{Lang, say};
use crate::trace::Strip;

/// How a strip is drawn.
#[derive(Clone, Copy)]
pub(super) struct Pen {
    /// The language of the few words.
    pub lang: Lang,
    /// What is drawn besides the pieces.
    pub marks: Marks,
    /// Whether brackets are drawn in ASCII.
    pub ascii: bool,
    /// The width, in columns.
    pub width: usize,
}

/// Draws `picture`: the strip under the numbers of its cells, or over its pairs and stairs.
pub(super) fn strip(picture: &Strip, pen: Pen) -> Vec<Ink> {
    let drawing = [4, 3].into_iter().find_map(|step| every_cell(picture, pen, step));
    let drawing = drawing.or_else(|| people_only(picture, pen, &(0..picture.cells.len()).collect()));
    drawing.unwrap_or_else(|| some_people(picture, pen)).lines(picture, pen)
}

/// A strip in the making: what stands in which column.
struct Drawing {
    /// Where the top is drawn.
    top: usize,
    /// The numbers of cells, by the column of their last digit.
    numbers: Vec<(usize, u64)>,
    /// The people who are shown, from the top down: who, and in which column.
    people: Vec<(usize, usize)>,
    /// What lies between them: column and text.
    between: Vec<(usize, String)>,
    /// The width of it all.
    width: usize,
}

/// The name of the end that pieces move to; empty where it is no cell but the border.
fn top_name(picture: &Strip, pen: Pen) -> &'static str {
    match (picture.top, picture.dollar) {
        (true, None) => pen.lang.page().top,
        (true, Some(_)) => pen.lang.page().end,
        (false, _) => "",
    }
}

/// Where that end is drawn: under the middle of its name.
fn top_column(picture: &Strip, pen: Pen) -> usize {
    top_name(picture, pen).width().saturating_sub(1) / 2
}

/// Every cell, `step` columns apart; `None` if that is too wide.
fn every_cell(picture: &Strip, pen: Pen, step: usize) -> Option<Drawing> {
    let last = usize::try_from(*picture.cells.last()?).ok()?;
    let start = top_name(picture, pen).width().max(1);
    let column = |cell: usize| start - 1 + cell * step;
    if last.checked_mul(step)? + start > pen.width || last.to_string().len() >= step {
        return None;
    }
    let person = |cell: usize| picture.cells.binary_search(&(cell as u64)).ok();
    let mut drawing = Drawing {
        top: top_column(picture, pen),
        numbers: vec![],
        people: vec![],
        between: vec![],
        width: column(last) + 1,
    };
    for cell in 1..=last {
        drawing.numbers.push((column(cell), cell as u64));
        match person(cell) {
            Some(person) => drawing.people.push((person, column(cell))),
            None => drawing.between.push((column(cell), ".".to_owned())),
        }
    }
    Some(drawing)
}

/// Only the people in `shown`, with the free cells between neighbours counted; `None` if that is too wide.
fn people_only(picture: &Strip, pen: Pen, shown: &BTreeSet<usize>) -> Option<Drawing> {
    let people = picture.cells.len();
    // Room for a stair's number between two neighbours.
    let least = people.to_string().len() + 2;
    let mut drawing =
        Drawing { top: top_column(picture, pen), numbers: vec![], people: vec![], between: vec![], width: 0 };
    let mut at = drawing.top;
    let mut next = 0; // the person who would be a neighbour
    for &person in shown {
        let cell = picture.cells[person];
        let gap = match person.checked_sub(1) {
            _ if person > next && picture.king.is_some() => say!(pen.lang, page::people_between(person - next)),
            _ if person > next => say!(pen.lang, page::pieces_between(person - next)),
            None => free(cell - 1),
            Some(above) => free(cell - picture.cells[above] - 1),
        };
        let number = cell.to_string().len();
        if !gap.is_empty() {
            drawing.between.push((at + 2, gap.clone()));
        }
        let behind_gap = at + 2 + gap.width() + usize::from(!gap.is_empty());
        let behind_number =
            drawing.numbers.last().map_or(top_name(picture, pen).width(), |&(column, _)| column + 1) + number;
        at = behind_gap.max(behind_number).max(at + least);
        drawing.numbers.push((at, cell));
        drawing.people.push((person, at));
        next = person + 1;
        if at >= pen.width {
            return None;
        }
    }
    drawing.width = at + 1;
    Some(drawing)
}

/// So many free cells, as drawn between neighbours.
fn free(cells: u64) -> String {
    match cells {
        0 => String::new(),
        1 => ".".to_owned(),
        2 => ". .".to_owned(),
        3 => ". . .".to_owned(),
        _ => format!(".. {cells} .."),
    }
}

/// As many people as there is room for: the ends first, then the king, then those next to the shown ones.
fn some_people(picture: &Strip, pen: Pen) -> Drawing {
    let last = picture.cells.len() - 1;
    let king = picture.king.or(picture.dollar).unwrap_or(1) - 1;
    let mut shown = BTreeSet::new();
    let mut best = None;
    let candidates = [0, last, king]
        .into_iter()
        .chain((1..=last).flat_map(|away| [away, last - away, king.saturating_sub(away), (king + away).min(last)]));
    for person in candidates {
        if !shown.insert(person) {
            continue;
        }
        match people_only(picture, pen, &shown) {
            Some(drawing) => best = Some(drawing),
            None => {
                shown.remove(&person);
                if shown.len() >= 3 {
                    break;
                }
            }
        }
    }
    // Not even one fits: a very narrow page, or an endless number. Then the words of the step must do.
    best.unwrap_or(Drawing {
        top: top_column(picture, pen),
        numbers: vec![],
        people: vec![],
        between: vec![],
        width: 0,
    })
}

impl Drawing {
    fn lines(&self, picture: &Strip, pen: Pen) -> Vec<Ink> {
        if self.people.is_empty() {
            return Vec::new();
        }
        let mut numbers = vec![(0, Role::Quiet, top_name(picture, pen).to_owned())];
        for &(column, cell) in &self.numbers {
            let text = cell.to_string();
            let who = self.people.iter().find(|&&(_, at)| at == column);
            let role = match who {
                Some(&(person, _)) if [picture.king, picture.dollar].contains(&Some(person + 1)) => Role::King,
                Some(_) => Role::Plain,
                None => Role::Quiet,
            };
            numbers.push((column + 1 - text.len(), role, text));
        }
        let mut cells = vec![(self.top, Role::Plain, "|".to_owned())];
        cells.extend(self.between.iter().map(|(column, text)| (*column, Role::Quiet, text.clone())));
        cells.extend(self.people.iter().map(|&(person, column)| {
            let is = |special| Some(person + 1) == special;
            let (role, piece) = match (is(picture.king), is(picture.dollar)) {
                (true, _) => (Role::King, "K"),
                (false, true) => (Role::King, "$"),
                (false, false) => (Role::Strong, "o"),
            };
            (column, role, piece.to_owned())
        }));
        let lines = if pen.marks == Marks::Stairs { [cells, self.stairs(picture, pen)] } else { [numbers, cells] };
        lines.into_iter().map(place).collect()
    }

    /// Each gap with its stair; brackets around the gaps inside pairs.
    fn stairs(&self, picture: &Strip, pen: Pen) -> Vec<(usize, Role, String)> {
        let people = picture.cells.len();
        let ends = std::iter::once((None, self.top)).chain(self.people.iter().map(|&(person, at)| (Some(person), at)));
        let gaps = ends.clone().zip(ends.skip(1));
        let neighbours =
            gaps.filter(|((above, _), (below, _))| above.map_or(0, |above| above + 1) == below.unwrap_or(0));
        let drawn = neighbours.map(|((_, left), (below, right))| {
            let stair = (people - below.unwrap_or(0)).to_string();
            let inner = right - left - 1;
            let before = inner.saturating_sub(stair.len()) / 2;
            let after = inner.saturating_sub(stair.len()) - before;
            if (people - below.unwrap_or(0)) % 2 == 1 {
                let [line, open, close] = if pen.ascii { ["-", "+", "+"] } else { ["─", "└", "┘"] };
                let text = format!("{open}{}{stair}{}{close}", line.repeat(before), line.repeat(after));
                (left, Role::Kept, text)
            } else {
                (left + 1 + before, Role::Dropped, stair)
            }
        });
        drawn.collect()
    }
}

/// Texts at their columns, as one line.
fn place(mut texts: Vec<(usize, Role, String)>) -> Ink {
    texts.sort_by_key(|(column, ..)| *column);
    let mut line = Ink::default();
    let mut at = 0;
    for (column, role, text) in texts {
        line.add(Role::Plain, &" ".repeat(column.saturating_sub(at)));
        at = column.max(at) + text.width();
        line.add(role, &text);
    }
    line
}
