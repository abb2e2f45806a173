//! A page on a terminal: coloured, aligned, never wider than it may be.
//!
//! Never here: words. Below 60 columns tables become lists.

use unicode_width::UnicodeWidthStr;

use super::markup::{Ink, command_lines};
use super::page::{Block, Head, Line, Page, Section, Table};
use super::{Detail, Look, Palette, Role, picture, strip, table};
use crate::text::Lang;

/// Narrower pages have lists for tables.
const NARROW: usize = 60;
/// What stands in a section is set in by so many columns.
const INDENT: usize = 2;

/// Lays `page` out. Every line ends with a line end.
#[must_use]
pub fn terminal(page: &Page, lang: Lang, detail: Detail, look: &Look) -> String {
    let sheet = Sheet { lang, look, palette: Palette::new(look.colour) };
    let mut lines = Vec::new();
    if !page.head.title.is_empty() {
        lines.extend(sheet.head(&page.head));
        lines.push(String::new());
    }
    if detail == Detail::Brief {
        lines.extend(sheet.briefly(&page.sections));
    } else if page.card && look.width >= NARROW {
        lines.extend(sheet.beside(&page.sections));
    } else {
        lines.extend(page.sections.iter().flat_map(|section| sheet.section(section)));
    }
    if !page.foot.is_empty() || page.last.is_some() {
        lines.push(String::new());
    }
    for foot in &page.foot {
        lines.extend(sheet.wrapped(&Ink::marked(foot, Role::Quiet), 0));
    }
    if let Some(last) = &page.last {
        lines.extend(sheet.wrapped(&Ink::marked(last, Role::Plain), 0));
    }
    lines.iter().map(|line| line.trim_end()).flat_map(|line| [line, "\n"]).collect()
}

struct Sheet<'a> {
    lang: Lang,
    look: &'a Look,
    palette: Palette,
}

impl Sheet<'_> {
    fn head(&self, head: &Head) -> Vec<String> {
        let mut left = Ink::of(Role::Title, &*head.title);
        left.add(Role::Plain, "   ");
        for (index, word) in head.position.iter().flat_map(|position| position.split(' ').enumerate()) {
            left.add(Role::Plain, if index == 0 { "" } else { " " });
            left.add(if word.starts_with(['k', 'd']) { Role::King } else { Role::Strong }, word);
        }
        left.add(Role::Plain, if head.position.is_some() { "   " } else { "" });
        left.add(Role::Quiet, &head.note);
        let answer = Ink::of(if head.alarm { Role::Alarm } else { Role::Win }, &*head.answer);
        self.both_ends(&left, &answer, 0)
    }

    /// `left` and `right` on one line, or one under the other when there is no room; further lines are set in by `hang`.
    fn both_ends(&self, left: &Ink, right: &Ink, hang: usize) -> Vec<String> {
        if right.width() == 0 {
            return self.hanging(&left.wrap(self.look.width.saturating_sub(hang)), hang);
        }
        let room = self.look.width.saturating_sub(left.width() + right.width());
        if room >= 2 {
            return vec![format!("{}{}{}", left.paint(self.palette), " ".repeat(room), right.paint(self.palette))];
        }
        let parts = left.wrap(self.look.width.saturating_sub(hang));
        let last = parts.last().map_or(0, Ink::width) + if parts.len() > 1 { hang } else { 0 };
        let mut lines = self.hanging(&parts, hang);
        let room = self.look.width.saturating_sub(last + right.width());
        match lines.last_mut().filter(|_| room >= 2) {
            Some(line) => line.extend([" ".repeat(room), right.paint(self.palette)]),
            None => lines.extend(right.wrap(self.look.width).iter().map(|part| {
                let room = self.look.width.saturating_sub(part.width());
                format!("{}{}", " ".repeat(room), part.paint(self.palette))
            })),
        }
        lines
    }

    fn section(&self, section: &Section) -> Vec<String> {
        let blocks = section.blocks.iter().flat_map(|block| self.block(block));
        if section.title.is_empty() {
            return blocks.collect();
        }
        let mut heading = Ink::of(Role::Number, section.numeral(""));
        heading.add(Role::Title, section.title);
        heading.add(Role::Plain, section.joint());
        heading.extend(Ink::marked(&section.finding, Role::Plain));
        let mut lines = self.both_ends(&heading, &Ink::of(Role::Quiet, section.rule), INDENT);
        lines.extend(blocks);
        lines
    }

    /// Each title beside what is said.
    fn beside(&self, sections: &[Section]) -> Vec<String> {
        let hang = sections.iter().map(|section| section.title.width()).max().unwrap_or(0) + INDENT;
        let look = Look { width: self.look.width - (hang - INDENT), ..*self.look };
        let column = Sheet { look: &look, ..*self };
        let section = |section: &Section| {
            let lines: Vec<_> = section.blocks.iter().flat_map(|block| column.block(block)).collect();
            let titles = std::iter::once(section.title).chain(std::iter::repeat(""));
            let line = |(line, title): (&String, &str)| {
                let pad = " ".repeat(hang - title.width());
                format!("{}{pad}{}", Ink::of(Role::Title, title).paint(self.palette), &line[INDENT..])
            };
            lines.iter().zip(titles).map(line).collect::<Vec<_>>()
        };
        sections.iter().flat_map(section).collect()
    }

    fn block(&self, block: &Block) -> Vec<String> {
        match block {
            Block::Text(text) => self.wrapped(&Ink::marked(text, Role::Plain), INDENT),
            Block::Display(line) => self.wrapped(&Ink::marked(line, Role::Plain), INDENT + 4),
            Block::Code(lines) => lines.lines().map(|line| format!("{}{line}", " ".repeat(INDENT + 2))).collect(),
            Block::Command(command) => {
                let lines = command_lines(command, self.look.width.saturating_sub(INDENT + 2));
                lines.iter().map(|line| format!("{}{line}", " ".repeat(INDENT + 2))).collect()
            }
            Block::Picture { picture, marks, caption, .. } => {
                let width = self.look.width.saturating_sub(INDENT + 2);
                let pen = strip::Pen { lang: self.lang, marks: *marks, ascii: self.look.ascii, width };
                let drawn = picture::draw(picture, pen);
                let mut lines: Vec<_> = drawn
                    .iter()
                    .map(|line| format!("{}{}", " ".repeat(INDENT + 2), line.paint(self.palette)))
                    .collect();
                if !caption.is_empty() {
                    lines.extend(self.wrapped(&Ink::marked(caption, Role::Plain), INDENT));
                }
                lines
            }
            Block::Table(table) => self.table(table),
        }
    }

    fn table(&self, table: &Table) -> Vec<String> {
        let look = Look { width: self.look.width.saturating_sub(INDENT + 2), ..*self.look };
        let columns = if self.look.width < NARROW { None } else { table::lines(table, &look) };
        if let Some(lines) = columns {
            return lines.into_iter().map(|line| format!("{}{line}", " ".repeat(INDENT + 2))).collect();
        }
        let spoken = |line: &Line| {
            let (sign, text) = match line {
                Line::Row { spoken, .. } => ("- ", Ink::marked(spoken, Role::Plain)),
                Line::Omitted(words) => ("  ", Ink::of(Role::Quiet, &**words)),
            };
            let lines = text.wrap(self.look.width.saturating_sub(INDENT + 2));
            let signs = std::iter::once(sign).chain(std::iter::repeat("  "));
            let painted =
                lines.into_iter().zip(signs).map(|(line, sign)| format!("  {sign}{}", line.paint(self.palette)));
            painted.collect::<Vec<_>>()
        };
        table.lines.iter().flat_map(spoken).collect()
    }

    /// One line a step, where there is room for it; what is too long goes on under itself.
    fn briefly(&self, sections: &[Section]) -> Vec<String> {
        let titles = sections.iter().map(|section| section.title.width()).max().unwrap_or(0);
        let narrow = self.look.width < NARROW;
        let hang = if narrow { 2 * INDENT } else { titles + 4 };
        let line = |section: &Section| {
            let mut label = Ink::of(Role::Number, section.numeral(""));
            label.add(Role::Title, section.title);
            let brief = Ink::of(Role::Plain, &*section.brief).wrap(self.look.width - hang);
            let mut lines: Vec<_> =
                brief.iter().map(|line| format!("{}{}", " ".repeat(hang), line.paint(self.palette))).collect();
            let label = label.paint(self.palette);
            if narrow {
                lines.insert(0, label);
            } else if let Some(first) = lines.first_mut() {
                let pad = " ".repeat(titles - section.title.width() + 2);
                *first = format!("{label}{pad}{}", &first[hang..]);
            }
            lines
        };
        sections.iter().flat_map(line).collect()
    }

    /// Painted lines, all but the first set in by `hang`.
    fn hanging(&self, lines: &[Ink], hang: usize) -> Vec<String> {
        let indents = std::iter::once(0).chain(std::iter::repeat(hang));
        lines
            .iter()
            .zip(indents)
            .map(|(line, indent)| format!("{}{}", " ".repeat(indent), line.paint(self.palette)))
            .collect()
    }

    fn wrapped(&self, text: &Ink, indent: usize) -> Vec<String> {
        let lines = text.wrap(self.look.width.saturating_sub(indent));
        lines.iter().map(|line| format!("{}{}", " ".repeat(indent), line.paint(self.palette))).collect()
    }
}
