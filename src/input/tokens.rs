//! The words of one line, with their places.
//!
//! Never here: more than one line; a judge's stream is read by `reader`.

use std::ops::Range;

use super::{Fault, Kind, MAX_NUMBER, Place};

/// A word of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token<'a> {
    /// The word.
    pub word: &'a str,
    /// The line that it stands in.
    line: &'a str,
    /// Its place there, in bytes.
    span: Range<usize>,
}

/// The words of `line`, which are separated by white space.
pub fn tokens(line: &str) -> impl Iterator<Item = Token<'_>> {
    line.split_ascii_whitespace().map(move |word| {
        let start = word.as_ptr() as usize - line.as_ptr() as usize;
        Token { word, line, span: start..start + word.len() }
    })
}

/// The whole numbers of `line`, of which there must be one at least.
///
/// # Errors
///
/// A fault at the first word that is none, or at the end of an empty line.
pub fn list_of_numbers(line: &str) -> Result<Vec<u64>, Fault> {
    let numbers: Vec<_> = tokens(line).map(|token| token.number(0)).collect::<Result<_, _>>()?;
    if numbers.is_empty() { Err(Token::end_of(line).fault(Kind::Empty)) } else { Ok(numbers) }
}

impl<'a> Token<'a> {
    /// The empty word behind the last one of `line`.
    #[must_use]
    pub fn end_of(line: &'a str) -> Self {
        let end = line.trim_ascii_end().len();
        Self { word: "", line, span: end..end }
    }

    /// A part of this word, by its bytes.
    #[must_use]
    pub fn part(&self, bytes: Range<usize>) -> Self {
        let start = self.span.start;
        Self { word: &self.word[bytes.clone()], line: self.line, span: start + bytes.start..start + bytes.end }
    }

    /// A fault at this word.
    #[must_use]
    pub fn fault(&self, kind: Kind) -> Fault {
        Fault { kind, place: Place::new(self.line.as_bytes(), self.span.clone(), 1), layout: None }
    }

    /// The whole number that stands behind the first `skip` bytes of this word.
    ///
    /// # Errors
    ///
    /// A fault when that is no whole number up to [`MAX_NUMBER`].
    pub fn number(&self, skip: usize) -> Result<u64, Fault> {
        let digits = &self.word[skip..];
        let number = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok()).flatten();
        number.filter(|&number| number <= MAX_NUMBER).ok_or_else(|| self.fault(Kind::of_word(digits.as_bytes())))
    }
}
