//! The part of a long text that is at hand, and where in the whole it is.
//!
//! Never here: what the text means. What has been passed may be forgotten, but never how many lines and columns it had.

use std::io::{self, Read};
use std::ops::Range;

use super::Place;
use super::quick::is_space;

/// How much is asked of the source at once; a longer run of white space is squeezed.
pub(super) const CHUNK: usize = 64 * 1024;

/// Room for so many bytes is made in the beginning. It comes from the system as zeros, page by page as each is first
/// touched, so that a short text does not pay for it.
const ROOM: usize = 4 * 1024 * 1024;

/// A text that is read piece by piece.
#[derive(Debug)]
pub(super) struct Window<R> {
    source: R,
    buffer: Vec<u8>,
    /// The text at hand is `buffer[..end]`.
    end: usize,
    /// Lines that have been forgotten, and the columns of the line that was cut.
    lines: u64,
    columns: usize,
    /// Where white space has been squeezed, and how many lines that took; first place first.
    squeezed: Vec<(usize, u64)>,
    /// Whether the source has ended.
    ended: bool,
}

impl<R: Read> Window<R> {
    pub(super) fn new(source: R) -> Self {
        Self { source, buffer: vec![0; ROOM], end: 0, lines: 0, columns: 0, squeezed: Vec::new(), ended: false }
    }

    /// The text at hand.
    pub(super) fn text(&self) -> &[u8] {
        &self.buffer[..self.end]
    }

    /// Whether all has been read.
    pub(super) fn ended(&self) -> bool {
        self.ended
    }

    /// Reads on, behind the text at hand, whose first `forget` bytes are forgotten; `false` at the end of the source.
    pub(super) fn read_on(&mut self, forget: usize) -> io::Result<bool> {
        if self.ended {
            return Ok(false);
        }
        if forget > 0 {
            self.forget(forget);
        }
        if self.buffer.len() < self.end + CHUNK {
            self.buffer.resize(self.end + CHUNK, 0); // and no further: what is never touched costs nothing
        }
        let got = loop {
            match self.source.read(&mut self.buffer[self.end..][..CHUNK]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                got => break got?,
            }
        };
        self.end += got;
        self.ended = got == 0;
        Ok(got > 0)
    }

    fn forget(&mut self, bytes: usize) {
        let gone = &self.buffer[..bytes];
        match gone.iter().rposition(|byte| *byte == b'\n') {
            Some(newline) => self.columns = columns(&gone[newline + 1..]),
            None => self.columns += columns(gone),
        }
        self.lines += newlines(gone);
        self.squeezed.retain_mut(|(place, lines)| {
            let kept = *place >= bytes;
            if kept {
                *place -= bytes;
            } else {
                self.lines += *lines;
            }
            kept
        });
        self.buffer.copy_within(bytes..self.end, 0);
        self.end -= bytes;
    }

    /// Squeezes the white space from `start` to the end of the text at hand to a single byte, which stays behind it.
    pub(super) fn squeeze(&mut self, start: usize) {
        let lines = newlines(&self.buffer[start..self.end]);
        self.buffer[start] = if lines > 0 { b'\n' } else { b' ' };
        self.end = start + 1;
        let more = lines.saturating_sub(1);
        match self.squeezed.last_mut().filter(|(place, _)| *place == start) {
            Some((_, before)) => *before += more,
            None => self.squeezed.push((start, more)),
        }
    }

    /// The line around the byte `at`, without its end; its beginning may be forgotten.
    pub(super) fn line_around(&self, at: usize) -> Range<usize> {
        let text = self.text();
        let start = text[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
        let end = text[at..].iter().position(|byte| *byte == b'\n').map_or(self.end, |newline| at + newline);
        let end = start + text[start..end].strip_suffix(b"\r").map_or(end - start, <[u8]>::len);
        start..end.max(at)
    }

    /// Whether the whole line around the byte `at` is at hand.
    pub(super) fn is_whole(&self, at: usize) -> bool {
        let line = self.line_around(at);
        (line.start > 0 || self.columns == 0) && (line.end < self.end || self.ended)
    }

    /// The number of the line of the byte `at`, from 1.
    pub(super) fn line_number(&self, at: usize) -> u64 {
        let squeezed: u64 = self.squeezed.iter().take_while(|(place, _)| *place < at).map(|(_, lines)| lines).sum();
        self.lines + squeezed + newlines(&self.buffer[..at]) + 1
    }

    /// The place of the bytes `span`.
    pub(super) fn place(&self, span: Range<usize>) -> Place {
        let mut line = self.line_around(span.start);
        let forgotten = if line.start == 0 { self.columns } else { 0 };
        if line.start == 0 && self.text().starts_with(MARK) {
            line.start = MARK.len().min(span.start);
        }
        let within = span.start - line.start..span.end.min(line.end) - line.start;
        let number = self.line_number(span.start);
        Place::new(&self.buffer[line], within, number).behind(forgotten)
    }

    /// The words of the text at hand, from `start` on.
    pub(super) fn words(&self, start: usize) -> impl Iterator<Item = Range<usize>> {
        let mut at = start;
        std::iter::from_fn(move || {
            let text = self.text();
            let start = at + text[at..].iter().position(|byte| !is_space(*byte))?;
            at = start + text[start..].iter().position(|byte| is_space(*byte)).unwrap_or(self.end - start);
            Some(start..at)
        })
    }
}

/// The byte order mark that some editors put in front of a text.
pub(crate) const MARK: &[u8] = "\u{feff}".as_bytes();

fn newlines(text: &[u8]) -> u64 {
    // Small sums first: this is what compilers turn into vector code.
    text.chunks(255).map(|chunk| u64::from(chunk.iter().map(|byte| u8::from(*byte == b'\n')).sum::<u8>())).sum()
}

/// How many characters `text` has: bytes that go on with a character are not counted.
fn columns(text: &[u8]) -> usize {
    text.strip_prefix(MARK).unwrap_or(text).iter().map(|byte| usize::from(byte & 0xc0 != 0x80)).sum()
}
