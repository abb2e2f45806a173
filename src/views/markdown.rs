//! A page as Markdown that can be pasted into notes as it is.
//!
//! Never here: words of its own, or colours.

use tabled::builder::Builder;
use tabled::settings::object::Columns;
use tabled::settings::{Alignment, Style};

use super::page::{Block, Head, Line, Page, Table};
use super::{Detail, picture, strip};
use crate::text::{Lang, PageWords};

/// Lays `page` out as Markdown.
#[must_use]
pub fn markdown(page: &Page, lang: Lang, detail: Detail, width: usize) -> String {
    let (head, words) = (&page.head, lang.page());
    // Without a head it is a part of something larger.
    let (mut parts, level) = if head.title.is_empty() { (Vec::new(), "###") } else { (title(head, words), "##") };
    if detail == Detail::Brief {
        let line = |section: &super::Section| {
            format!("{}**{}**{}{}", section.numeral("."), section.title, words.colon, section.brief)
        };
        parts.push(page.sections.iter().map(line).collect::<Vec<_>>().join("\n"));
    } else {
        for section in &page.sections {
            let rule = if section.rule.is_empty() { String::new() } else { format!(" (`{}`)", section.rule) };
            if section.title.is_empty() {
                parts.extend(section.blocks.iter().map(|block| part(block, lang, width)));
                continue;
            }
            parts.push(format!("{level} {}{}{rule}", section.numeral("."), section.heading()));
            parts.extend(section.blocks.iter().map(|block| part(block, lang, width)));
        }
    }
    parts.extend(page.foot.iter().chain(&page.last).filter(|line| !line.is_empty()).cloned());
    format!("{}\n", parts.join("\n\n"))
}

fn title(head: &Head, words: &PageWords) -> Vec<String> {
    let title = match &head.position {
        Some(position) => format!("# {}{}`{position}`", head.title, words.colon),
        None => format!("# {}", head.title),
    };
    let answer = if head.answer.is_empty() { String::new() } else { format!("{}**{}**", words.semicolon, head.answer) };
    vec![title, format!("{}{answer}", head.note)]
}

fn part(block: &Block, lang: Lang, width: usize) -> String {
    match block {
        Block::Text(text) => text.clone(),
        Block::Display(line) => format!("> {line}"),
        Block::Code(lines) => format!("```text\n{}\n```", lines.trim_end()),
        Block::Command(command) => format!("```sh\n{command}\n```"),
        Block::Picture { picture, marks, caption, .. } => {
            let pen = strip::Pen { lang, marks: *marks, ascii: false, width };
            let lines: Vec<_> =
                picture::draw(picture, pen).iter().map(|line| line.plain().trim_end().to_owned()).collect();
            format!("```text\n{}\n```\n\n{caption}", lines.join("\n")).trim_end().to_owned()
        }
        Block::Table(table) => columns(table),
    }
}

/// A pipe table.
fn columns(table: &Table) -> String {
    let mut builder = Builder::new();
    builder.push_record(table.columns.iter().map(|column| column.head.as_str()));
    for line in &table.lines {
        match line {
            Line::Row { cells, .. } => builder.push_record(cells.iter().map(|(_, text)| text.trim())),
            Line::Omitted(words) => builder.push_record([words.as_str()]),
        }
    }
    let mut drawn = builder.build();
    drawn.with(Style::markdown());
    for (at, _) in table.columns.iter().enumerate().filter(|(_, column)| column.right) {
        drawn.modify(Columns::one(at), Alignment::right());
    }
    let text = drawn.to_string();
    let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
    lines[1] = aligned(&lines[1], table);
    lines.join("\n")
}

/// The line under the heads, with a colon at the right of the columns that are set to the right.
fn aligned(rule: &str, table: &Table) -> String {
    let dashes = rule.trim_matches('|').split('|').zip(&table.columns);
    let marked = dashes.map(|(dashes, column)| match dashes.strip_suffix('-') {
        Some(dashes) if column.right => format!("{dashes}:"),
        _ => dashes.to_owned(),
    });
    format!("|{}|", marked.collect::<Vec<_>>().join("|"))
}
