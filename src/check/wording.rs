//! Whether a line that is not the expected one means the same.
//!
//! Never here: where the line was found.

use std::iter;

/// What a line means, held against the answer that is expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reading {
    /// The same.
    Same,
    /// Another answer that the problem has.
    Other,
    /// The same answer, to the case of another number.
    OtherCase(u64),
    /// None of the problem's answers.
    Unknown,
}

/// Reads `line` where `expected` should stand. `words` are the answers that the problem knows.
pub(super) fn reading(line: &str, expected: &str, words: &[&str]) -> Reading {
    let (line, expected) = (Parts::of(line), Parts::of(expected));
    let (meant, right) = (line.meaning(words), expected.meaning(words));
    if line.answer == expected.answer || (meant == right && meant != Meaning::Unknown) {
        return match (line.case, expected.case) {
            (Some(found), Some(case)) if found != case => Reading::OtherCase(found),
            _ => Reading::Same,
        };
    }
    match (meant, right) {
        (Meaning::Word(_), _) | (Meaning::Numbers(_), Meaning::Numbers(_)) => Reading::Other,
        (Meaning::Numbers(_) | Meaning::Unknown, _) if words.is_empty() => Reading::Other,
        (Meaning::Numbers(_) | Meaning::Unknown, _) => Reading::Unknown,
    }
}

/// Whether `lines` are the lines `expected` apart from capitals, punctuation, spaces and line ends.
pub(super) fn same_words(lines: &[&[u8]], expected: &[String]) -> bool {
    let found = lines.iter().map(|line| String::from_utf8_lossy(line));
    let found = found.flat_map(|line| tokens(&line).collect::<Vec<_>>());
    found.eq(expected.iter().flat_map(|line| tokens(line)))
}

/// A line, taken apart.
struct Parts {
    /// The number of the case in front of the answer.
    case: Option<u64>,
    answer: Vec<String>,
}

/// What an answer says, whatever words it is wrapped in.
#[derive(Debug, PartialEq, Eq)]
enum Meaning {
    /// The one of the problem's words that is in it.
    Word(usize),
    /// The numbers in it.
    Numbers(Vec<String>),
    /// Nothing that can be told.
    Unknown,
}

impl Parts {
    fn of(line: &str) -> Self {
        let mut answer: Vec<_> = tokens(line).collect();
        let case = match answer.as_slice() {
            [word, number, ..] if word == "case" => number.parse().ok(),
            _ => None,
        };
        if case.is_some() {
            answer.drain(..2);
        }
        Self { case, answer }
    }

    fn meaning(&self, words: &[&str]) -> Meaning {
        let words: Vec<Vec<_>> = words.iter().map(|word| tokens(word).collect()).collect();
        // What all words share tells nothing.
        let shared = |token: &String| words.len() > 1 && words.iter().all(|word| word.contains(token));
        let said = |word: &[String]| {
            let mut own = word.iter().filter(|token| !shared(token)).peekable();
            own.peek().is_some() && own.all(|token| self.answer.contains(token))
        };
        let mut found = (0..words.len()).filter(|word| said(&words[*word]));
        match (found.next(), found.next()) {
            (Some(word), None) => return Meaning::Word(word),
            (Some(_), Some(_)) => return Meaning::Unknown,
            (None, _) => {}
        }
        let is_number = |token: &&String| token.ends_with(|c: char| c.is_ascii_digit());
        let numbers: Vec<_> = self.answer.iter().filter(is_number).cloned().collect();
        if numbers.is_empty() { Meaning::Unknown } else { Meaning::Numbers(numbers) }
    }
}

/// The words and numbers of `text`, in lower case. A number ends where letters begin, and keeps its sign.
fn tokens(text: &str) -> impl Iterator<Item = String> {
    let mut rest = text;
    iter::from_fn(move || {
        let (before, found) = rest.split_at(rest.find(char::is_alphanumeric)?);
        rest = found;
        let digits = rest.starts_with(|c: char| c.is_ascii_digit());
        let same = |c: char| c.is_alphanumeric() && c.is_ascii_digit() == digits;
        let (token, behind) = rest.split_at(rest.find(|c| !same(c)).unwrap_or(rest.len()));
        let sign = if digits && before.ends_with('-') { "-" } else { "" };
        rest = behind;
        Some(format!("{sign}{}", token.to_lowercase()))
    })
}
