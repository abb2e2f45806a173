//! A stream of numbers in a judge's format, read case by case.
//!
//! Never here: what a case means. Memory grows with the case at hand and the one before it, not with the input: their
//! text is kept, so that a fault found late can still be shown where it stands.

use std::io::{self, Read};
use std::ops::Range;

use super::quick::{is_space, quick};
use super::{Fault, Kind, Layout, MAX_NUMBER, Place};

/// How much is asked of the source at once.
const CHUNK: usize = 256 * 1024;

/// A word longer than this is no number, whatever comes behind it.
const LONGEST_WORD: usize = 4096;

/// Reads numbers that are separated by white space.
#[derive(Debug)]
pub struct Reader<R> {
    source: R,
    /// The text at hand is `buffer[..end]`.
    buffer: Vec<u8>,
    end: usize,
    /// Where the next word is looked for.
    at: usize,
    /// Where this case starts, and the one before it. What lies before that may be forgotten.
    case: usize,
    case_before: usize,
    /// The number of this case, from 1; 0 before the first.
    number: u64,
    /// Lines that have been forgotten.
    lines_before: u64,
    /// Whether the source has ended.
    ended: bool,
}

/// The input cannot be used.
#[derive(Debug)]
pub enum Error {
    /// It is wrong.
    Fault(Box<Fault>),
    /// It cannot be read.
    Io(io::Error),
    /// What was made of it cannot be written.
    Output(io::Error),
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        Self::Fault(Box::new(fault))
    }
}

impl<R: Read> Reader<R> {
    /// Reads from `source`. A byte order mark in front is skipped.
    pub fn new(source: R) -> Self {
        Self {
            source,
            buffer: Vec::new(),
            end: 0,
            at: 0,
            case: 0,
            case_before: 0,
            number: 0,
            lines_before: 0,
            ended: false,
        }
    }

    /// Starts the next case at the next word; `false` at the end of the input.
    ///
    /// # Errors
    ///
    /// Only those of the source.
    pub fn next_case(&mut self) -> Result<bool, Error> {
        if self.number == 0 {
            self.skip_byte_order_mark()?;
        }
        self.case_before = self.case;
        self.case = self.at;
        let more = self.find_word()?;
        if more {
            self.case = self.at;
            self.number += 1;
        }
        Ok(more)
    }

    /// The number of this case, from 1.
    #[must_use]
    pub fn case_number(&self) -> u64 {
        self.number
    }

    /// The next number; `rest` is how many must still come, this one included.
    ///
    /// # Errors
    ///
    /// A fault when there is none, or no whole number up to [`MAX_NUMBER`].
    pub fn number(&mut self, rest: u64) -> Result<u64, Error> {
        if !self.find_word()? {
            return Err(self.fault(self.end..self.end, Kind::EndsInside(rest)).into());
        }
        let word = self.whole_word()?;
        let number = number_of(&self.buffer[word.clone()])
            .ok_or_else(|| self.fault(word.clone(), Kind::of_word(&self.buffer[word.clone()])))?;
        self.at = word.end;
        Ok(number)
    }

    /// The next `count` numbers, behind those in `numbers`.
    ///
    /// # Errors
    ///
    /// As for [`Reader::number`].
    pub fn numbers(&mut self, count: u64, numbers: &mut Vec<u64>) -> Result<(), Error> {
        /// So much room is made at once: `count` is only what the input says.
        const ROOM: usize = 4096;
        let mut rest = count;
        while rest > 0 {
            let before = numbers.len();
            numbers.resize(before + usize::try_from(rest).unwrap_or(ROOM).min(ROOM), 0);
            let (bytes, filled) = quick(&self.buffer[self.at..self.end], &mut numbers[before..]);
            numbers.truncate(before + filled);
            self.at += bytes;
            rest -= filled as u64;
            if rest > 0 {
                numbers.push(self.number(rest)?);
                rest -= 1;
            }
        }
        Ok(())
    }

    fn skip_byte_order_mark(&mut self) -> io::Result<()> {
        const MARK: &[u8] = "\u{feff}".as_bytes();
        while self.end < MARK.len() && self.refill()? {}
        if self.buffer[..self.end].starts_with(MARK) {
            self.at = MARK.len();
            self.case = self.at;
        }
        Ok(())
    }

    /// Skips white space; `false` at the end of the input.
    fn find_word(&mut self) -> io::Result<bool> {
        loop {
            if let Some(skip) = self.buffer[self.at..self.end].iter().position(|byte| !is_space(*byte)) {
                self.at += skip;
                return Ok(true);
            }
            self.at = self.end;
            if !self.refill()? {
                return Ok(false);
            }
        }
    }

    /// The word that starts here, all of it.
    fn whole_word(&mut self) -> io::Result<Range<usize>> {
        loop {
            let length = self.buffer[self.at..self.end].iter().position(|byte| is_space(*byte));
            let so_far = self.end - self.at;
            if length.is_some() || so_far > LONGEST_WORD || !self.refill()? {
                return Ok(self.at..self.at + length.unwrap_or(so_far));
            }
        }
    }

    /// Reads on, and forgets what lies before the case before; `false` at the end of the input.
    fn refill(&mut self) -> io::Result<bool> {
        if self.ended {
            return Ok(false);
        }
        let forget = self.case_before;
        self.lines_before += newlines(&self.buffer[..forget]);
        self.buffer.copy_within(forget..self.end, 0);
        for place in [&mut self.end, &mut self.at, &mut self.case, &mut self.case_before] {
            *place -= forget;
        }
        if self.buffer.len() < self.end + CHUNK {
            self.buffer.resize((self.end + CHUNK).max(self.buffer.len() * 2), 0);
        }
        let got = loop {
            match self.source.read(&mut self.buffer[self.end..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                got => break got?,
            }
        };
        self.end += got;
        self.ended = got == 0;
        Ok(got > 0)
    }

    /// A fault at the word of this case with the index `word`, from 0.
    #[must_use]
    pub fn fault_at_word(&self, word: usize, kind: Kind) -> Fault {
        let place = self.words_from(self.case).nth(word).unwrap_or(self.end..self.end);
        self.fault(place, kind)
    }

    /// A fault in this case, at the bytes `span` of the buffer.
    fn fault(&self, span: Range<usize>, kind: Kind) -> Fault {
        // A place behind the last word belongs to the line of that word.
        let span = if span.is_empty() {
            let text = self.buffer[..span.start].trim_ascii_end().len();
            text..text
        } else {
            span
        };
        let line = self.line_around(span.start);
        let within = span.start - line.start..span.end.min(line.end) - line.start;
        let mut place = Place::new(&self.buffer[line], within, self.line_number(span.start));
        place.case = Some(self.number);
        Fault { kind, place, layout: self.crowded_line() }
    }

    /// The line in which the case before ends and this one starts, if one does: has it a number too many?
    fn crowded_line(&self) -> Option<Layout> {
        let line = self.line_around(self.case);
        let expected = self.words_from(line.start).take_while(|word| word.start < self.case).count();
        let found = self.words_from(line.start).take_while(|word| word.start < line.end).count();
        let whole = line.start >= self.case_before && self.number > 1;
        (expected > 0 && whole).then(|| self.layout(line.start, found, expected))
    }

    /// The line behind the one in which this case starts, if that one has `head` words and this one not `expected`.
    #[must_use]
    pub fn uneven_line(&self, head: usize, expected: u64) -> Option<Layout> {
        let first = self.line_around(self.case);
        let words = self.words_from(self.case).nth(head)?;
        let second = self.line_around(words.start);
        let found = self.words_from(words.start).take_while(|word| word.start < second.end).count();
        (second.start >= first.end && found as u64 != expected).then(|| Layout {
            line: self.line_number(second.start),
            found: found as u64,
            expected,
        })
    }

    fn layout(&self, start: usize, found: usize, expected: usize) -> Layout {
        Layout { line: self.line_number(start), found: found as u64, expected: expected as u64 }
    }

    /// The words that have been read from the source, from `start` on.
    fn words_from(&self, start: usize) -> impl Iterator<Item = Range<usize>> {
        let mut at = start;
        std::iter::from_fn(move || {
            let text = &self.buffer[..self.end];
            let start = at + text[at..].iter().position(|byte| !is_space(*byte))?;
            at = start + text[start..].iter().position(|byte| is_space(*byte)).unwrap_or(self.end - start);
            Some(start..at)
        })
    }

    /// The line around the byte `at`, without its end.
    fn line_around(&self, at: usize) -> Range<usize> {
        let text = &self.buffer[..self.end];
        let start = text[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
        let end = text[at..].iter().position(|byte| *byte == b'\n').map_or(self.end, |newline| at + newline);
        let end = start + text[start..end].strip_suffix(b"\r").map_or(end - start, <[u8]>::len);
        start..end
    }

    fn line_number(&self, at: usize) -> u64 {
        self.lines_before + newlines(&self.buffer[..at]) + 1
    }
}

fn newlines(text: &[u8]) -> u64 {
    // Small sums first: this is what compilers turn into vector code.
    text.chunks(255).map(|chunk| u64::from(chunk.iter().map(|byte| u8::from(*byte == b'\n')).sum::<u8>())).sum()
}

/// The whole number that `word` is, up to [`MAX_NUMBER`].
fn number_of(word: &[u8]) -> Option<u64> {
    let digits = word.iter().all(u8::is_ascii_digit).then_some(word)?;
    std::str::from_utf8(digits).ok()?.parse().ok().filter(|&number| number <= MAX_NUMBER)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives one byte at a time, so that every place of the text is once the end of what has been read.
    struct Drip<'a>(&'a [u8]);

    impl Read for Drip<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let count = self.0.len().min(buffer.len()).min(1);
            buffer[..count].copy_from_slice(&self.0[..count]);
            self.0 = &self.0[count..];
            Ok(count)
        }
    }

    fn read_all(source: impl Read, count: u64) -> Result<Vec<u64>, Error> {
        let mut reader = Reader::new(source);
        let mut numbers = Vec::new();
        assert!(reader.next_case()?);
        reader.numbers(count, &mut numbers)?;
        assert!(!reader.next_case()?);
        Ok(numbers)
    }

    #[test]
    fn numbers_of_every_length_are_read_alike_quickly_and_carefully() {
        let numbers: Vec<u64> = (0..19).flat_map(|digits| [10_u64.pow(digits), 10_u64.pow(digits) * 9 - 1]).collect();
        for separator in [" ", "\n", "\r\n", "\t", "  ", "\n\n \n"] {
            let text = numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(separator);
            for text in [text.clone(), format!("\u{feff}{text}"), format!("{separator}{text}{separator}")] {
                let count = numbers.len() as u64;
                assert_eq!(read_all(text.as_bytes(), count).expect("numbers"), numbers, "{text:?}");
                assert_eq!(read_all(Drip(text.as_bytes()), count).expect("numbers"), numbers, "{text:?}");
            }
        }
    }

    #[test]
    fn leading_zeros_change_nothing() {
        assert_eq!(read_all(&b"007 0000000000000000000000012 3"[..], 3).expect("numbers"), [7, 12, 3]);
    }

    #[test]
    fn the_largest_number_is_read_and_the_next_one_is_not() {
        let largest = MAX_NUMBER.to_string();
        assert_eq!(read_all(largest.as_bytes(), 1).expect("a number"), [MAX_NUMBER]);
        for too_large in [(MAX_NUMBER + 1).to_string(), "9".repeat(40), "9".repeat(10_000)] {
            let Err(Error::Fault(fault)) = read_all(too_large.as_bytes(), 1) else { panic!("{too_large}") };
            assert!(matches!(fault.kind, Kind::TooLarge(_)), "{fault:?}");
        }
    }

    #[test]
    fn memory_does_not_grow_with_the_input() {
        let text = "1 2 3\n".repeat(500_000);
        let mut reader = Reader::new(text.as_bytes());
        let mut numbers = Vec::new();
        while reader.next_case().expect("no fault") {
            numbers.clear();
            reader.numbers(3, &mut numbers).expect("three numbers");
            assert_eq!(numbers, [1, 2, 3]);
        }
        assert!(reader.buffer.len() <= 2 * CHUNK, "{}", reader.buffer.len());
        assert_eq!(reader.case_number(), 500_000);
        assert_eq!(reader.line_number(reader.end), 500_001);
    }
}
