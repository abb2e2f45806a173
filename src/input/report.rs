//! A fault as a report for people: what is wrong, the line, the word under a caret, what to do.
//!
//! Never here: the words themselves.

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet, renderer::DecorStyle};

use super::{Fault, Place};
use crate::text::{Lang, say};
use crate::views::{Look, lines_of};

/// Where an input came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// A file, by its name.
    File(String),
    /// Standard input.
    Stdin,
    /// The words of a command line.
    Typed,
}

/// So many columns stand in front of what to do.
const BEFORE_HELP: usize = 10;

/// What is said of a place in an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// What is wrong.
    pub title: String,
    /// What was expected, at the place itself.
    pub label: String,
    /// What to do.
    pub help: Vec<String>,
}

/// The report of `fault`, found in `origin`, with a line end.
#[must_use]
pub fn report(fault: &Fault, origin: &Origin, lang: Lang, look: &Look) -> String {
    let place = &fault.place;
    let said = Said {
        title: say!(lang, faults::title(&fault.kind, place.case)),
        label: say!(lang, faults::label(&fault.kind)),
        help: say!(lang, faults::help(&fault.kind, fault.layout, *origin == Origin::Typed)),
    };
    report_at(place, said, origin, lang, look)
}

/// The report of what is `said` of a `place` in `origin`, with a line end.
#[must_use]
pub fn report_at(place: &Place, said: Said, origin: &Origin, lang: Lang, look: &Look) -> String {
    let Said { mut title, label, help } = said;
    let name = match origin {
        Origin::File(name) => name.as_str(),
        Origin::Stdin => say!(lang, faults::stdin()),
        Origin::Typed => say!(lang, faults::typed()),
    };
    let mut snippet = Snippet::source(place.text.as_str())
        .line_start(usize::try_from(place.line).unwrap_or(usize::MAX))
        .annotation(AnnotationKind::Primary.span(place.span.clone()).label(label));
    // The snippet counts the columns of what is left of the line, so it must not be asked when something was cut off.
    if place.cut {
        title = format!("{title} ({name}:{}:{})", place.line, place.column);
    } else {
        snippet = snippet.path(name);
    }
    let mut group =
        Level::ERROR.with_name(say!(lang, faults::error_word())).primary_title(title.as_str()).element(snippet);
    let help: Vec<_> =
        help.iter().map(|help| lines_of(help, look.width.saturating_sub(BEFORE_HELP)).join("\n")).collect();
    for help in &help {
        group = group.element(Level::HELP.with_name(say!(lang, faults::help_word())).message(help.as_str()));
    }
    let decor = if look.ascii { DecorStyle::Ascii } else { DecorStyle::Unicode };
    let renderer = if look.colour { Renderer::styled() } else { Renderer::plain() };
    format!("{}\n", renderer.decor_style(decor).term_width(look.width).render(&[group]))
}
