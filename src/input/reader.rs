//! A stream of numbers in a judge's format, read case by case.
//!
//! Never here: what a case means. Memory grows with the case at hand, not with the input: its text is kept, so that a fault
//! found late can still be shown where it stands.

use std::io::{self, Read};
use std::ops::Range;

use super::quick::{is_space, quick};
use super::window::{CHUNK, MARK, Window};
use super::{Fault, Kind, Layout, MAX_NUMBER};

/// A word longer than this is no number, whatever comes behind it.
const LONGEST_WORD: usize = 4096;

/// So many bytes in front of a case are kept at the most.
const CONTEXT: usize = 100;

/// Reads numbers that are separated by white space.
#[derive(Debug)]
pub struct Reader<R> {
    window: Window<R>,
    /// Where the next word is looked for.
    at: usize,
    /// Where this case starts; what lies before may be forgotten.
    case: usize,
    /// The number of this case, from 1; 0 before the first.
    number: u64,
    /// Whether this case starts on a line of its own.
    own_line: bool,
    /// The first line that looked uneven in a case that was read without a fault.
    uneven: Option<Layout>,
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
        Self { window: Window::new(source), at: 0, case: 0, number: 0, own_line: true, uneven: None }
    }

    /// Starts the next case at the next word; `false` at the end of the input.
    ///
    /// # Errors
    ///
    /// Only those of the source.
    pub fn next_case(&mut self) -> Result<bool, Error> {
        self.skip_mark()?;
        self.case = self.at;
        let newline = self.find_word()?;
        self.own_line = newline || self.number == 0;
        self.case = self.at;
        let more = self.at < self.window.text().len();
        self.number += u64::from(more);
        Ok(more)
    }

    /// The number in front of the first case; `None` when the input is empty.
    ///
    /// # Errors
    ///
    /// As for [`Reader::number`].
    pub fn preface(&mut self) -> Result<Option<u64>, Error> {
        self.skip_mark()?;
        self.find_word()?;
        self.case = self.at;
        if self.at == self.window.text().len() {
            return Ok(None);
        }
        self.number(1).map(Some)
    }

    fn skip_mark(&mut self) -> io::Result<()> {
        if self.at == 0 && self.number == 0 {
            while self.window.text().len() < MARK.len() && self.window.read_on(0)? {}
            self.at = if self.window.text().starts_with(MARK) { MARK.len() } else { 0 };
        }
        Ok(())
    }

    /// Whether the next word has yet to be asked of the source. A good time to hand over what has been made so far.
    #[must_use]
    pub fn is_exhausted(&self) -> bool {
        self.window.text()[self.at..].iter().all(|byte| is_space(*byte))
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
        let mut slot = [0];
        if let (bytes, 1) = quick(&self.window.text()[self.at..], &mut slot) {
            self.at += bytes;
            return Ok(slot[0]);
        }
        self.number_with_care(rest)
    }

    /// As [`Reader::number`], for what the quick path has left.
    fn number_with_care(&mut self, rest: u64) -> Result<u64, Error> {
        self.find_word()?;
        let end = self.window.text().len();
        if self.at == end {
            return Err(self.fault(end..end, Kind::EndsInside(rest)).into());
        }
        let span = self.whole_word()?;
        let word = &self.window.text()[span.clone()];
        let Some(number) = number_of(word) else {
            let kind = Kind::of_word(word);
            return Err(self.fault(span, kind).into());
        };
        self.at = span.end;
        Ok(number)
    }

    /// Whether the word that comes next is 0; it stays where it is.
    ///
    /// # Errors
    ///
    /// Only those of the source.
    pub fn zero_is_next(&mut self) -> Result<bool, Error> {
        self.find_word()?;
        let word = self.whole_word()?;
        Ok(!word.is_empty() && number_of(&self.window.text()[word]) == Some(0))
    }

    /// The next `count` numbers, behind those in `numbers`.
    ///
    /// # Errors
    ///
    /// As for [`Reader::number`].
    pub fn numbers(&mut self, count: u64, numbers: &mut Vec<u64>) -> Result<(), Error> {
        /// Room is made for so many numbers at once: more while the quick path fills it, less while it does not.
        const ROOM: std::ops::RangeInclusive<usize> = 4..=4096;
        /// And set aside for so many at the most, whatever `count` claims.
        const ASIDE: u64 = 1 << 18;
        numbers.reserve(usize::try_from(count.min(ASIDE)).unwrap_or(0));
        let mut room = *ROOM.end();
        let mut rest = count;
        while rest > 0 {
            let before = numbers.len();
            numbers.resize(before + usize::try_from(rest).unwrap_or(room).min(room), 0);
            let (bytes, filled) = quick(&self.window.text()[self.at..], &mut numbers[before..]);
            numbers.truncate(before + filled);
            room = (filled * 4).clamp(*ROOM.start(), *ROOM.end());
            self.at += bytes;
            rest -= filled as u64;
            if rest > 0 {
                numbers.push(self.number_with_care(rest)?);
                rest -= 1;
            }
        }
        Ok(())
    }

    /// Skips white space, and tells whether a line ended in it. Stops at the end of the input.
    fn find_word(&mut self) -> io::Result<bool> {
        let mut newline = false;
        let mut start = self.at;
        loop {
            let rest = &self.window.text()[self.at..];
            let space = rest.iter().position(|byte| !is_space(*byte)).unwrap_or(rest.len());
            newline |= rest[..space].contains(&b'\n');
            self.at += space;
            if space < rest.len() {
                return Ok(newline);
            }
            if self.at - start > CHUNK {
                self.window.squeeze(start);
                self.at = start + 1;
            }
            // What stands just before is kept: the input may end here, and that is where it is shown.
            let far = start.saturating_sub(CONTEXT);
            let newline_before = self.window.text()[far..start].iter().rposition(|byte| *byte == b'\n');
            let forget = self.case.min(newline_before.map_or(far, |newline| far + newline + 1));
            start -= forget;
            if !self.read_on(forget)? {
                return Ok(newline);
            }
        }
    }

    /// The word that starts here, all of it.
    fn whole_word(&mut self) -> io::Result<Range<usize>> {
        loop {
            let rest = &self.window.text()[self.at..];
            let (length, so_far) = (rest.iter().position(|byte| is_space(*byte)), rest.len());
            if length.is_some() || so_far > LONGEST_WORD || !self.read_on(self.case)? {
                return Ok(self.at..self.at + length.unwrap_or(so_far));
            }
        }
    }

    fn read_on(&mut self, forget: usize) -> io::Result<bool> {
        let forget = if self.window.ended() { 0 } else { forget };
        let more = self.window.read_on(forget)?;
        self.at -= forget;
        self.case -= forget;
        Ok(more)
    }

    /// Ends this case, which has `head` numbers and then `expected`. Tells when it ends amid a line although it started
    /// on a line of its own, and its second line has not `expected` numbers: probably some are missing or too many.
    #[must_use]
    pub fn end_case(&mut self, head: usize, expected: u64) -> Option<Layout> {
        self.end_rows(head, 1, expected)
    }

    /// As [`Reader::end_case`], for a case that has `head` numbers and then `rows` lines of `expected` numbers each.
    #[must_use]
    pub fn end_rows(&mut self, head: usize, rows: u64, expected: u64) -> Option<Layout> {
        let rest = &self.window.text()[self.at..];
        let next = rest.iter().find(|byte| !matches!(byte, b' ' | b'\t' | b'\r'));
        let found = next.is_some_and(|byte| *byte != b'\n').then(|| self.uneven_row(head, rows, expected)).flatten();
        self.uneven = self.uneven.or(found);
        found
    }

    /// The first of the `rows` lines behind the first line of this case that has not `expected` numbers, if that first
    /// line has just `head`.
    fn uneven_row(&self, head: usize, rows: u64, expected: u64) -> Option<Layout> {
        let mut words = self.window.words(self.case);
        let last_of_head = words.nth(head.checked_sub(1)?)?;
        let first = words.next()?.start;
        let line = self.window.line_around(first);
        let apart = self.own_line
            && self.window.line_around(self.case).end >= last_of_head.end
            && line.start > last_of_head.end;
        let mut row = first;
        for _ in 0..if apart { rows } else { 0 } {
            let end = self.window.line_around(row).end;
            let found = self.window.words(row).take_while(|word| word.start < end).count() as u64;
            if found != expected {
                let line = self.window.line_number(row);
                return self.window.is_whole(row).then_some(Layout { line, found, expected });
            }
            row = self.window.words(end).next()?.start;
        }
        None
    }

    /// A fault at the word of this case with the index `word`, from 0.
    #[must_use]
    pub fn fault_at_word(&self, word: usize, kind: Kind) -> Fault {
        let end = self.window.text().len();
        let span = self.window.words(self.case).nth(word).unwrap_or(end..end);
        self.fault(span, kind)
    }

    /// A fault behind the last word, which belongs to no case.
    #[must_use]
    pub fn fault_at_end(&self, kind: Kind) -> Fault {
        let end = self.window.text().len();
        let mut fault = self.fault(end..end, kind);
        fault.place.case = None;
        fault
    }

    /// Adds to a `fault` in this case what its lines tell; the case has `head` numbers and then `expected`.
    #[must_use]
    pub fn with_layout(&self, fault: Fault, head: usize, expected: u64) -> Fault {
        self.with_rows(fault, head, 1, expected)
    }

    /// As [`Reader::with_layout`], for a case that has `head` numbers and then `rows` lines of `expected` numbers each.
    #[must_use]
    pub fn with_rows(&self, mut fault: Fault, head: usize, rows: u64, expected: u64) -> Fault {
        fault.layout = fault.layout.or_else(|| self.uneven_row(head, rows, expected));
        fault
    }

    /// A fault in this case, at the bytes `span` of the text at hand.
    fn fault(&self, span: Range<usize>, kind: Kind) -> Fault {
        // A place behind the last word belongs to the line of that word.
        let span = if span.is_empty() {
            let text = self.window.text()[..span.start].trim_ascii_end().len();
            text..text
        } else {
            span
        };
        let mut place = self.window.place(span);
        place.case = Some(self.number).filter(|&number| number > 0);
        Fault { kind, place, layout: self.uneven }
    }
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
        assert!(reader.window.text().len() <= 2 * CHUNK);
        assert_eq!(reader.case_number(), 500_000);
        assert_eq!(reader.window.line_number(reader.window.text().len()), 500_001);
    }

    #[test]
    fn white_space_without_end_is_squeezed_and_its_lines_are_counted() {
        for (space, lines) in
            [("\n".repeat(3_000_000), 3_000_000), (" ".repeat(3_000_000), 0), ("\n ".repeat(1_000_000), 1_000_000)]
        {
            let text = format!("{space}7 8{space}9{space}x");
            let mut reader = Reader::new(text.as_bytes());
            assert!(reader.next_case().expect("no fault"));
            for number in [7, 8, 9] {
                assert_eq!(reader.number(4).expect("a number"), number);
            }
            let Err(Error::Fault(fault)) = reader.number(1) else { panic!("a fault") };
            assert_eq!(fault.place.line, lines * 3 + 1);
            assert!(reader.window.text().len() <= 4 * CHUNK, "{}", reader.window.text().len());
        }
    }

    #[test]
    fn a_line_that_is_forgotten_in_part_keeps_its_columns() {
        let text = format!("{}1 2 x", "1 2 ".repeat(200_000));
        let mut reader = Reader::new(text.as_bytes());
        let fault = loop {
            assert!(reader.next_case().expect("no fault"));
            let read = reader.number(2).and_then(|_| reader.number(1));
            if let Err(Error::Fault(fault)) = read {
                break fault;
            }
        };
        assert_eq!((fault.place.line, fault.place.column), (1, 800_005));
        assert!(fault.place.text.starts_with("..."), "{}", fault.place.text);
    }
}
