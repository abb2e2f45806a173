//! A line that is typed key by key.
//!
//! Never here: what it is good for.

use std::io::{self, Write};

use unicode_width::UnicodeWidthChar;

use super::{Keyboard, Stroke};

/// What became of the line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Line {
    /// It was entered.
    Entered(String),
    /// It was left with escape, or with backspace when it was empty.
    Left,
    /// Ctrl-C.
    Interrupted,
    /// The input has ended.
    Ended,
}

/// Longer lines are not typed.
const LONGEST: usize = 200;

/// Lets a person type a line behind `label`; it begins with `begun`, and takes some characters only.
pub(super) fn edit(
    label: &str,
    begun: &str,
    takes: fn(char) -> bool,
    keyboard: &mut dyn Keyboard,
    output: &mut dyn Write,
) -> io::Result<Line> {
    let mut line: Vec<char> = begun.chars().collect();
    write!(output, "{label}{begun}")?;
    let ended = loop {
        output.flush()?;
        match keyboard.stroke()? {
            Stroke::Char(c) if takes(c) && c.width().is_some() && line.len() < LONGEST => {
                line.push(c);
                write!(output, "{c}")?;
            }
            Stroke::Rub if line.is_empty() => break Line::Left,
            Stroke::Rub => {
                let columns = line.pop().and_then(UnicodeWidthChar::width).unwrap_or(0);
                for _ in 0..columns {
                    output.write_all(b"\x08 \x08")?;
                }
            }
            Stroke::Enter => break Line::Entered(line.iter().collect()),
            Stroke::Escape => break Line::Left,
            Stroke::Interrupt => break Line::Interrupted,
            Stroke::End => break Line::Ended,
            Stroke::Again => write!(output, "{label}{}", line.iter().collect::<String>())?,
            Stroke::Char(_) | Stroke::Left | Stroke::Right | Stroke::Other => {}
        }
    };
    output.write_all(b"\n")?;
    Ok(ended)
}
