//! Marked text: `**strong**` and `` `typed` `` words, and lines of a given width.
//!
//! Never here: colours; a mark becomes a role.

use std::ops::Range;

use unicode_linebreak::{BreakOpportunity, linebreaks};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::{Palette, Role};

/// Text whose parts have roles.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Ink(Vec<(Role, String)>);

impl Ink {
    /// One part.
    pub(super) fn of(role: Role, text: impl Into<String>) -> Self {
        Self(vec![(role, text.into())])
    }

    /// Adds a part.
    pub(super) fn add(&mut self, role: Role, text: &str) {
        self.0.push((role, text.to_owned()));
    }

    /// Adds all parts of `more`.
    pub(super) fn extend(&mut self, more: Self) {
        self.0.extend(more.0);
    }

    /// Marked text; `usual` is the role of what has no mark.
    pub(super) fn marked(text: &str, usual: Role) -> Self {
        let mut ink = Self::default();
        let mut rest = text;
        while let Some((before, mark, role)) = [("**", Role::Strong), ("`", Role::Typed)]
            .into_iter()
            .filter_map(|(mark, role)| rest.find(mark).map(|at| (at, mark, role)))
            .min_by_key(|&(at, ..)| at)
        {
            let inside = &rest[before + mark.len()..];
            let Some(end) = inside.find(mark) else { break };
            ink.add(usual, &rest[..before]);
            ink.add(role, &inside[..end]);
            rest = &inside[end + mark.len()..];
        }
        ink.add(usual, rest);
        ink
    }

    /// Text with its marks, in which what can be typed is known all the same.
    fn ticked(text: &str) -> Self {
        let parts = text.split_inclusive('`').scan(false, |typed, part| {
            let role = if *typed { Role::Typed } else { Role::Plain };
            *typed = !*typed;
            Some((role, part.to_owned()))
        });
        Self(parts.collect())
    }

    /// The text without roles.
    pub(super) fn plain(&self) -> String {
        self.0.iter().map(|(_, text)| text.as_str()).collect()
    }

    /// Its width in columns.
    pub(super) fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| text.width()).sum()
    }

    /// The text in colours.
    pub(super) fn paint(&self, palette: Palette) -> String {
        self.0.iter().map(|(role, text)| palette.paint(*role, text)).collect()
    }

    /// The part of the text in the bytes `range`.
    fn slice(&self, range: Range<usize>) -> Self {
        let mut start = 0;
        let mut ink = Self::default();
        for (role, text) in &self.0 {
            let end = start + text.len();
            let (from, to) = (range.start.clamp(start, end), range.end.clamp(start, end));
            if from < to {
                ink.add(*role, &text[from - start..to - start]);
            }
            start = end;
        }
        ink
    }

    /// The parts that are not torn apart: what can be typed, if it fits on a line.
    fn whole(&self, width: usize) -> Vec<Range<usize>> {
        let mut start = 0;
        let parts = self.0.iter().map(|(role, text)| {
            let part = start..start + text.len();
            start = part.end;
            (*role == Role::Typed && text.width() <= width).then_some(part)
        });
        parts.flatten().collect()
    }

    /// The text in lines of at most `width` columns, broken between words, or between Chinese characters where the
    /// language allows. A longer word is broken anywhere.
    pub(super) fn wrap(&self, width: usize) -> Vec<Self> {
        let text = self.plain();
        let whole = self.whole(width);
        let mut lines = Vec::new();
        let mut start = 0; // of the line
        let mut fits = 0; // the end of what is sure to be on it
        for (end, kind) in linebreaks(&text) {
            let torn = !may_break(&text, end) || whole.iter().any(|range| range.start < end && end < range.end);
            if torn && end < text.len() {
                continue;
            }
            while text[start..end].trim_end().width() > width {
                let cut = if fits > start { fits } else { longest(&text, start, width) };
                lines.push(start..cut);
                start = cut;
            }
            fits = end;
            if kind == BreakOpportunity::Mandatory {
                lines.push(start..end);
                start = end;
            }
        }
        let trimmed = |line: Range<usize>| line.start..line.start + text[line.clone()].trim_end().len();
        lines.into_iter().map(|line| self.slice(trimmed(line))).collect()
    }
}

/// Text in lines of at most `width` columns. Marks stay; words between backticks are not torn apart if they fit.
#[must_use]
pub fn lines_of(text: &str, width: usize) -> Vec<String> {
    Ink::ticked(text).wrap(width).iter().map(Ink::plain).collect()
}

/// A command in lines of at most `width` columns where that can be done between words outside of quotes; a shell takes
/// them for one line.
pub(super) fn command_lines(command: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut quoted = false;
    for word in command.split(' ') {
        let glued = quoted;
        let mut characters = word.chars();
        while let Some(c) = characters.next() {
            match c {
                '\'' => quoted = !quoted,
                '\\' if !quoted => _ = characters.next(),
                _ => {}
            }
        }
        match lines.last_mut() {
            Some(line) if glued || line.width() + word.width() + 3 <= width => line.extend([" ", word]),
            Some(line) => {
                line.push_str(" \\");
                lines.push(word.to_owned());
            }
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Whether a line may really be broken at `at`: behind a space, or beside a wide character. Other places, such as behind
/// a hyphen or around a sign, would tear `14 -> 13` or `14 - 10 - 1 = 3` apart.
fn may_break(text: &str, at: usize) -> bool {
    let wide = |c: char| c.width() == Some(2);
    let (before, after) = text.split_at(at);
    let sign = |word: Option<&str>| matches!(word, Some("-" | "=" | "->"));
    if sign(before.split(' ').rev().find(|word| !word.is_empty())) || sign(after.split(' ').next()) {
        return false;
    }
    before.ends_with(|c: char| c.is_whitespace() || wide(c)) || after.starts_with(wide)
}

/// The end of the longest piece of `text` from `start` on that has at most `width` columns, and one character at least.
fn longest(text: &str, start: usize, width: usize) -> usize {
    let mut columns = 0;
    let ends = text[start..].char_indices().map(|(at, c)| (start + at + c.len_utf8(), c.width().unwrap_or(0)));
    let mut cut = start;
    for (end, more) in ends {
        columns += more;
        if columns > width && cut > start {
            break;
        }
        cut = end;
    }
    cut
}

#[cfg(test)]
mod tests {
    use super::command_lines;

    #[test]
    fn a_long_command_is_broken_where_a_shell_puts_it_together_again() {
        let command = r"printf '2 2\n1 4\n' | stairwise check hdu4315 --case - -- './my sol'\''s \' a\ 'b c'";
        for width in 1..90 {
            let lines = command_lines(command, width);
            assert_eq!(lines.join("\n").replace(" \\\n", " "), command);
            assert!(lines.iter().all(|line| !line.contains("'2") || line.contains(r"'2 2\n1 4\n'")), "{lines:?}");
            assert!(lines.iter().all(|line| !line.contains("my") || line.contains(r"'./my sol'\''s")), "{lines:?}");
        }
        assert_eq!(command_lines(command, 90).len(), 1);
        assert_eq!(command_lines("a b c", 5), ["a b \\", "c"]);
    }
}
