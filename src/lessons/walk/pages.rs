//! A step that is longer than the terminal is shown part by part.
//!
//! Never here: what a step says.

use unicode_width::UnicodeWidthStr;

/// Lines that are still to be shown.
#[derive(Debug, Default)]
pub(super) struct Pages(Vec<String>);

impl Pages {
    pub(super) fn new(text: &str) -> Self {
        Self(text.lines().map(str::to_owned).collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next lines that fill at most so many rows of a terminal, with so many columns; at least one line.
    pub(super) fn next(&mut self, rows: usize, columns: usize) -> Vec<String> {
        let mut used = 0;
        let fits = |line: &&String| {
            used += rows_of(line, columns);
            used <= rows
        };
        let room = self.0.iter().take_while(fits).count().max(1);
        let end = if room < self.0.len() { self.good_end(room) } else { room.min(self.0.len()) };
        let mut shown: Vec<_> = self.0.drain(..end).collect();
        while self.0.first().is_some_and(String::is_empty) {
            self.0.remove(0);
        }
        // The prompt stands behind an empty line anyway.
        while shown.last().is_some_and(String::is_empty) {
            shown.pop();
        }
        shown
    }

    /// Where to stop in the second half of `room` lines: behind a paragraph, but not behind a heading; otherwise in front of
    /// something that begins.
    fn good_end(&self, room: usize) -> usize {
        let second_half = (room / 2 + 1..=room).rev();
        let empty = |at: usize| self.0.get(at).is_none_or(String::is_empty);
        let paragraph = |at: &usize| empty(*at) && !(*at >= 2 && !empty(at - 1) && empty(at - 2));
        let begins = |at: &usize| indent(&self.0[*at]) < indent(&self.0[at - 1]) || starts_item(&self.0[*at]);
        let found = second_half.clone().find(paragraph).or_else(|| second_half.clone().find(begins));
        found.or_else(|| (1..=room).rev().find(paragraph)).unwrap_or(room)
    }
}

/// How many rows a line takes.
pub(super) fn rows_of(line: &str, columns: usize) -> usize {
    visible(line).width().div_ceil(columns.max(1)).max(1)
}

/// A line without the escapes of its colours.
fn visible(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').map_or("", |(_, after)| after))
}

fn indent(line: &str) -> usize {
    let line = visible(line);
    line.len() - line.trim_start().len()
}

/// Whether a line is the first of a list's item.
fn starts_item(line: &str) -> bool {
    let line = visible(line);
    let line = line.trim_start();
    let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
    line.starts_with("- ") || (number.len() < line.len() && number.starts_with(". "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str, rows: usize) -> Vec<String> {
        let mut pages = Pages::new(text);
        let mut parts = Vec::new();
        while !pages.is_empty() {
            parts.push(pages.next(rows, 10).join("|"));
        }
        parts
    }

    #[test]
    fn a_part_ends_where_something_ends() {
        assert_eq!(parts("a\nb\nc\n\nd\ne\nf\n", 5), ["a|b|c", "d|e|f"]);
        assert_eq!(parts("a\nb\nc\n\nHead\n\ne\nf\n", 6), ["a|b|c", "Head||e|f"]);
        assert_eq!(parts("- a\n  b\n- c\n  d\n- e\n  f\n", 5), ["- a|  b|- c|  d", "- e|  f"]);
        assert_eq!(parts("a\nb\nc\nd\n", 2), ["a|b", "c|d"]);
        assert_eq!(parts("123456789012345\nb\nc\nd\n", 3), ["123456789012345|b", "c|d"], "a long line takes two rows");
        assert_eq!(parts("\u{1b}[1m123456789\u{1b}[0m\nb\n\nc\n", 3), ["\u{1b}[1m123456789\u{1b}[0m|b", "c"]);
        assert_eq!(parts("a\nb\n", 0), ["a", "b"], "there is always a line");
    }
}
