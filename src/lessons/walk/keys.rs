//! From a key, or a line, to what a person wants.
//!
//! Never here: what it does.

use std::io;

use super::cue::{self, Cue, Typed, command, prompt};
use super::{Manner, Stroke, Walk, line};
use crate::lessons::Right;
use crate::text::say;
use crate::views::{Palette, Role};

impl Walk<'_> {
    /// What a person wants at this cue.
    pub(super) fn typed(&mut self, cue: Cue<'_>) -> io::Result<Typed> {
        self.resize();
        let Manner::Keys(_) = self.manner else { return self.typed_line(cue) };
        write!(self.output, "\n{}", prompt(cue, &self.sheet))?;
        self.output.flush()?;
        let stroke = self.keyboard.stroke()?;
        self.output.write_all(b"\r\x1b[K")?;
        self.resize();
        match (stroke, cue.asks) {
            (Stroke::Char('b') | Stroke::Rub | Stroke::Left, _) => Ok(Typed::Back),
            (Stroke::Char('g'), _) => self.go(""),
            (Stroke::Char('?'), _) => Ok(Typed::Keys),
            (Stroke::Char('q') | Stroke::End, _) => Ok(Typed::Quit),
            (Stroke::Interrupt, _) => Ok(Typed::Interrupt),
            (Stroke::Again, _) => Ok(Typed::Nothing),
            (Stroke::Char('h'), Some(_)) => Ok(Typed::Hint),
            (Stroke::Char('r'), Some(_)) => self.reveal(),
            (Stroke::Char('x'), Some(_)) => Ok(Typed::Skip),
            (Stroke::Char(' ') | Stroke::Enter | Stroke::Right, Some(_)) => self.answer("", false),
            (Stroke::Char(c), Some(question)) => match question.right {
                // One key is enough where there is nothing more to type.
                Right::Option { .. } | Right::Winner(..) if digit(c) => self.answer(&c.to_string(), true),
                Right::Option { .. } => Ok(Typed::Unknown),
                // Who says Alice means no key.
                Right::Winner(..) => self.answer(&c.to_string(), false),
                Right::Kept(_)
                | Right::Pairs(..)
                | Right::Piles(..)
                | Right::Running(_)
                | Right::Number(..)
                | Right::Move(..) => self.answer(if c == 'a' { String::new() } else { c.to_string() }.as_str(), false),
            },
            (Stroke::Char('n' | ' ') | Stroke::Enter | Stroke::Right, None) => Ok(Typed::Next),
            (Stroke::Char(c), None) if digit(c) => self.go(&c.to_string()),
            (Stroke::Char(_) | Stroke::Escape | Stroke::Other, _) => Ok(Typed::Unknown),
        }
    }

    /// Reveals the solution when the key is pressed once more. Another letter shows that a word is being typed.
    fn reveal(&mut self) -> io::Result<Typed> {
        write!(self.output, "{}", self.ink(say!(self.sheet.lang, learn::reveal_again())))?;
        self.output.flush()?;
        let stroke = self.keyboard.stroke()?;
        self.output.write_all(b"\r\x1b[K")?;
        match stroke {
            Stroke::Char('r') => Ok(Typed::Solution),
            Stroke::Char(c) if c.is_alphabetic() => self.answer(&format!("r{c}"), false),
            Stroke::Interrupt => Ok(Typed::Interrupt),
            Stroke::End => Ok(Typed::Quit),
            Stroke::Char(_)
            | Stroke::Enter
            | Stroke::Rub
            | Stroke::Escape
            | Stroke::Left
            | Stroke::Right
            | Stroke::Other
            | Stroke::Again => Ok(Typed::Nothing),
        }
    }

    fn answer(&mut self, begun: &str, at_once: bool) -> io::Result<Typed> {
        let label = self.ink(say!(self.sheet.lang, learn::your_answer()));
        if at_once {
            writeln!(self.output, "{label}{begun}")?;
            return Ok(Typed::Answer(begun.to_owned()));
        }
        Ok(match line::edit(&label, begun, |_| true, self.keyboard, self.output)? {
            line::Line::Entered(answer) if answer.trim().is_empty() => Typed::Nothing,
            line::Line::Entered(answer) => Typed::Answer(answer),
            line::Line::Left => Typed::Nothing,
            line::Line::Interrupted => Typed::Interrupt,
            line::Line::Ended => Typed::Quit,
        })
    }

    fn go(&mut self, begun: &str) -> io::Result<Typed> {
        let steps = self.numbered();
        if let Some(step) = begun.parse().ok().filter(|_| steps < 10) {
            return Ok(Typed::Go(step));
        }
        let label = self.ink(&say!(self.sheet.lang, learn::which_step(steps)));
        Ok(match line::edit(&label, begun, digit, self.keyboard, self.output)? {
            line::Line::Entered(step) if step.trim().is_empty() => Typed::Nothing,
            line::Line::Entered(step) => Typed::Go(step.trim().parse().unwrap_or(0)),
            line::Line::Left => Typed::Nothing,
            line::Line::Interrupted => Typed::Interrupt,
            line::Line::Ended => Typed::Quit,
        })
    }

    fn typed_line(&mut self, cue: Cue<'_>) -> io::Result<Typed> {
        writeln!(self.output, "\n{}", cue::line_prompt(cue, &self.sheet))?;
        write!(self.output, "> ")?;
        self.output.flush()?;
        Ok(match self.keyboard.line()? {
            None => {
                self.output.write_all(b"\n")?;
                Typed::Quit
            }
            Some(line) => command(line.trim(), cue),
        })
    }

    fn ink(&self, text: &str) -> String {
        Palette::new(self.sheet.look.colour).paint(Role::Number, text)
    }
}

fn digit(c: char) -> bool {
    c.is_ascii_digit()
}
