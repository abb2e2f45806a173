//! A text that goes on from paragraph to paragraph, with explanations in it: a lesson, or a part of one.
//!
//! Never here: words of its own.

use super::markup::Ink;
use super::page::Page;
use super::{Detail, Look, Palette, Role, markdown, prose, terminal};
use crate::text::Lang;

/// One thing in a sheet. Texts are marked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// What it is about.
    Title(String),
    /// The heading of a section.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// A paragraph in quiet words.
    Quiet(String),
    /// Lines with a sign each, such as `-` or `2.`.
    List(Vec<(String, String)>),
    /// Lines to be copied as they are; the language that they are in.
    Code(&'static str, String),
    /// Steps of an explanation: a page without head and foot.
    Steps(Page, Detail),
    /// Markdown as it was written, for Markdown only.
    Source(String),
}

/// How a sheet is laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Medium {
    /// Coloured and aligned.
    Terminal,
    /// Sentences without any drawing.
    Prose,
    /// Markdown.
    Markdown,
}

/// Lays `items` out, an empty line between them. Every line ends with a line end.
#[must_use]
pub fn sheet(items: &[Item], lang: Lang, medium: Medium, look: &Look) -> String {
    let laid = items.iter().map(|item| match medium {
        Medium::Terminal | Medium::Prose => plain(item, lang, medium, look),
        Medium::Markdown => marked(item, lang, look),
    });
    laid.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
}

fn plain(item: &Item, lang: Lang, medium: Medium, look: &Look) -> String {
    let wrapped = |text: &str, role, first: &str| {
        let hang = Ink::of(Role::Plain, first).width();
        let lines = Ink::marked(text, role).wrap(look.width.saturating_sub(hang));
        let signs = std::iter::once(first.to_owned()).chain(std::iter::repeat(" ".repeat(hang)));
        let palette = Palette::new(look.colour);
        let lines = lines.iter().zip(signs).map(|(line, sign)| format!("{sign}{}", line.paint(palette)));
        lines.map(|line| line.trim_end().to_owned() + "\n").collect::<String>()
    };
    match item {
        Item::Title(text) | Item::Heading(text) => wrapped(text, Role::Title, ""),
        Item::Text(text) => wrapped(text, Role::Plain, ""),
        Item::Quiet(text) => wrapped(text, Role::Quiet, ""),
        Item::List(lines) => lines.iter().map(|(sign, text)| wrapped(text, Role::Plain, &format!("{sign} "))).collect(),
        Item::Code(_, lines) => lines.lines().map(|line| format!("    {line}").trim_end().to_owned() + "\n").collect(),
        Item::Steps(page, detail) => match medium {
            Medium::Prose => prose(page, lang, *detail, look),
            Medium::Terminal | Medium::Markdown => terminal(page, lang, *detail, look),
        },
        Item::Source(_) => String::new(),
    }
}

fn marked(item: &Item, lang: Lang, look: &Look) -> String {
    match item {
        Item::Title(text) => format!("# {text}\n"),
        Item::Heading(text) => format!("## {text}\n"),
        Item::Text(text) | Item::Quiet(text) => format!("{text}\n"),
        Item::List(lines) => lines.iter().flat_map(|(sign, text)| [sign, " ", text, "\n"]).collect(),
        Item::Code(info, lines) => format!("```{info}\n{}\n```\n", lines.trim_end()),
        Item::Steps(page, detail) => markdown(page, lang, *detail, look.width),
        Item::Source(text) => format!("{}\n", text.trim_end()),
    }
}
