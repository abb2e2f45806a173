//! A page as numbered sentences: no drawing, no columns, nothing by place or colour.
//!
//! Never here: words of its own.

use super::markup::Ink;
use super::page::{Block, Line, Page, Section};
use super::{Detail, Look, Palette, Role};

/// Lays `page` out, one sentence or row after the other.
#[must_use]
pub fn prose(page: &Page, detail: Detail, look: &Look) -> String {
    let palette = Palette::new(look.colour);
    let mut paragraphs = vec![head(page)];
    paragraphs.extend(page.sections.iter().map(|section| match detail {
        Detail::Brief => format!("{}**{}**: {}", section.numeral("."), section.title, section.brief),
        Detail::Steps | Detail::Proof => spoken(section),
    }));
    paragraphs.extend(page.foot.iter().chain(&page.last).cloned());
    let mut text = String::new();
    for line in paragraphs.iter().flat_map(|paragraph| paragraph.split('\n')) {
        for line in Ink::marked(line, Role::Plain).wrap(look.width) {
            text.push_str(line.paint(palette).trim_end());
            text.push('\n');
        }
    }
    text
}

fn head(page: &Page) -> String {
    let head = &page.head;
    let parts = [Some(&head.title), head.position.as_ref(), Some(&head.note), Some(&head.answer)];
    let parts: Vec<_> = parts.into_iter().flatten().map(String::as_str).filter(|part| !part.is_empty()).collect();
    format!("**{}.**", parts.join("; "))
}

fn spoken(section: &Section) -> String {
    let rule = if section.rule.is_empty() { String::new() } else { format!(" ({})", section.rule) };
    let mut lines = vec![format!("{}{}{rule}", section.numeral("."), section.heading_aloud())];
    for block in &section.blocks {
        match block {
            Block::Text(text) | Block::Display(text) | Block::Code(text) => lines.push(text.clone()),
            Block::Strip { spoken, .. } => lines.push(spoken.clone()),
            Block::Table(table) => lines.extend(table.lines.iter().map(|line| match line {
                Line::Row { spoken, .. } | Line::Omitted(spoken) => spoken.clone(),
            })),
        }
    }
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}
