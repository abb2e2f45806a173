//! A page as numbered sentences: no drawing, no columns, nothing by place or colour.
//!
//! Never here: words of its own.

use unicode_width::UnicodeWidthChar;

use super::markup::{Ink, command_lines};
use super::page::{Block, Line, Page, Section};
use super::{Detail, Look, Palette, Role};
use crate::text::{Lang, PageWords};

/// Lays `page` out, one sentence or row after the other, an empty line between steps.
#[must_use]
pub fn prose(page: &Page, lang: Lang, detail: Detail, look: &Look) -> String {
    let (palette, words) = (Palette::new(look.colour), lang.page());
    let mut paragraphs = vec![head(page, words)];
    match detail {
        Detail::Brief => {
            let briefly = |section: &Section| {
                format!("{}**{}**{}{}", section.numeral("."), section.title, words.colon, section.brief)
            };
            paragraphs.push(page.sections.iter().map(briefly).collect::<Vec<_>>().join("\n"));
        }
        Detail::Steps | Detail::Proof => {
            paragraphs.extend(page.sections.iter().map(|section| spoken(section, look.width, words)));
        }
    }
    let last: Vec<_> = page.foot.iter().chain(&page.last).map(String::as_str).collect();
    paragraphs.push(last.join("\n"));
    let mut lines = Vec::new();
    for paragraph in paragraphs.iter().filter(|paragraph| !paragraph.is_empty()) {
        // An arrow is read aloud as a dash and a sign.
        let paragraph = without_arrows(paragraph, words.to);
        lines.extend(paragraph.split('\n').flat_map(|line| Ink::marked(line, Role::Plain).wrap(look.width)));
        lines.push(Ink::default());
    }
    lines.pop();
    lines.iter().map(|line| line.paint(palette).trim_end().to_owned() + "\n").collect()
}

/// `text` with `to` for every arrow. Between Chinese characters there are no spaces.
fn without_arrows(text: &str, to: &str) -> String {
    let wide = |c: Option<char>| c.and_then(UnicodeWidthChar::width) == Some(2);
    let mut parts = text.split("->");
    let mut spoken = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        if wide(to.chars().next()) && wide(spoken.trim_end().chars().next_back()) {
            spoken.truncate(spoken.trim_end().len());
        }
        spoken += to;
        let joined = wide(to.chars().next_back()) && wide(part.trim_start().chars().next());
        spoken += if joined { part.trim_start() } else { part };
    }
    spoken
}

fn head(page: &Page, words: &PageWords) -> String {
    let head = &page.head;
    if head.title.is_empty() {
        return String::new();
    }
    let parts = [Some(&head.title), head.position.as_ref(), Some(&head.note), Some(&head.answer)];
    let parts: Vec<_> = parts.into_iter().flatten().map(String::as_str).filter(|part| !part.is_empty()).collect();
    format!("**{}{}**", parts.join(words.semicolon), words.stop)
}

fn spoken(section: &Section, width: usize, words: &PageWords) -> String {
    let rule = if section.rule.is_empty() { String::new() } else { format!(" ({})", section.rule) };
    let mut lines = vec![format!("{}{}{rule}", section.numeral("."), section.heading_aloud())];
    for block in &section.blocks {
        match block {
            Block::Text(text) | Block::Display(text) | Block::Code(text) => lines.push(text.clone()),
            Block::Command(command) => {
                lines.extend(command_lines(command, width).into_iter().map(|line| format!("`{line}`")));
            }
            Block::Picture { spoken, .. } => lines.push(spoken.clone()),
            Block::Table(table) => lines.extend(table.lines.iter().map(|line| match line {
                Line::Row { spoken, .. } => format!("{spoken}{}", words.stop),
                Line::Omitted(words) => words.clone(),
            })),
        }
    }
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}
