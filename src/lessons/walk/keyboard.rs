//! What a person types, key by key or line by line.
//!
//! Never here: a real terminal; that is `main`'s.

use std::io;

/// Reads what a person types.
pub trait Keyboard {
    /// The next key, without waiting for a line.
    ///
    /// # Errors
    ///
    /// When the terminal cannot be read.
    fn stroke(&mut self) -> io::Result<Stroke>;

    /// The next line, without its end; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// When the input cannot be read.
    fn line(&mut self) -> io::Result<Option<String>>;

    /// The columns and rows of the terminal now, where they are known.
    fn size(&mut self) -> Option<(usize, usize)> {
        None
    }
}

/// A key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stroke {
    /// A character.
    Char(char),
    /// Enter.
    Enter,
    /// Backspace.
    Rub,
    /// Escape.
    Escape,
    /// To the left, or a page up.
    Left,
    /// To the right, or a page down.
    Right,
    /// A key without a meaning here.
    Other,
    /// No key: the terminal was given to somebody else, and is back again.
    Again,
    /// Ctrl-C.
    Interrupt,
    /// The input has ended.
    End,
}

/// The keyboard where nobody types.
#[derive(Debug, Clone, Copy)]
pub struct Nobody;

impl Keyboard for Nobody {
    fn stroke(&mut self) -> io::Result<Stroke> {
        Ok(Stroke::End)
    }

    fn line(&mut self) -> io::Result<Option<String>> {
        Ok(None)
    }
}
