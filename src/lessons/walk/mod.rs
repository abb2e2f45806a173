//! Walking: one stop after the other, forth and back, asked before being told.
//!
//! Never here: a look at a terminal. What is typed comes through [`Keyboard`], so that a test can type it.

use std::io::{self, Write};

use super::judge::{Judged, judge};
use super::sheet::Sheet;
use super::{Question, Right};
use crate::text::say;
use crate::views::{Item, Look, Palette, Role};

mod cue;
mod keyboard;
mod line;

pub use keyboard::{Keyboard, Nobody, Stroke};

use cue::{Cue, Typed, command, prompt};

/// How a person is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// With single keys, on a terminal with so many rows, where that is known.
    Keys(Option<usize>),
    /// Line by line, without drawing anything twice: for screen readers and simple terminals.
    Lines,
}

/// One stop: what is shown, and what is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// Where it is, in words, such as `step 3 of 9`.
    pub label: String,
    /// What is shown at first.
    pub shown: Vec<Item>,
    /// What is asked then.
    pub question: Option<Question>,
    /// What is shown when the question is settled.
    pub then: Vec<Item>,
}

/// How a question was settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// By the first answer.
    Right,
    /// By a later one.
    Late,
    /// By asking for the solution.
    Solution,
    /// Not at all.
    Skipped,
}

/// How far a walk has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Walked {
    /// The stop, counted from 0.
    pub at: usize,
    /// How each stop's question was settled.
    pub answers: Vec<Option<Answer>>,
    /// How many hints were given.
    pub hints: usize,
    /// Whether the last stop was left behind.
    pub finished: bool,
    /// Whether Ctrl-C ended it.
    pub interrupted: bool,
}

/// A walk along stops.
pub struct Walk<'a> {
    /// The stops.
    pub stops: &'a [Stop],
    /// So many of them come before the first that has a number.
    pub unnumbered: usize,
    /// How a person is asked.
    pub manner: Manner,
    /// Language and look.
    pub sheet: Sheet,
    /// Whether the width follows that of the terminal.
    pub follows: bool,
    /// What is typed.
    pub keyboard: &'a mut dyn Keyboard,
    /// Where all is shown.
    pub output: &'a mut dyn Write,
    /// Is told after every change.
    pub watch: &'a mut dyn FnMut(&Walked),
}

/// Where a walk is at a stop.
#[derive(Debug, Default)]
struct State {
    /// Lines that are still to be shown.
    pending: Vec<String>,
    /// Hints given here.
    hints: usize,
    /// Wrong answers given here.
    wrong: usize,
}

impl Walk<'_> {
    /// Walks from the stop `start` on, until a person is through, or quits.
    ///
    /// # Errors
    ///
    /// When the terminal cannot be read or written.
    pub fn run(&mut self, start: usize) -> io::Result<Walked> {
        let mut walked = Walked {
            at: start.min(self.stops.len().saturating_sub(1)),
            answers: vec![None; self.stops.len()],
            hints: 0,
            finished: false,
            interrupted: false,
        };
        // A prompt for keys stands behind an empty line, and leaves it behind when it goes.
        if matches!(self.manner, Manner::Keys(_)) {
            self.output.write_all(b"\n")?;
        }
        let mut state = self.arrive(&mut walked)?;
        while let Some(stop) = self.stops.get(walked.at) {
            let open = stop.question.as_ref().filter(|_| walked.answers[walked.at].is_none());
            let more = !state.pending.is_empty();
            let cue = Cue { label: &stop.label, asks: open.filter(|_| !more), more };
            match self.typed(cue)? {
                Typed::Next if more => self.show_some(&mut state)?,
                Typed::Next if walked.at + 1 == self.stops.len() => {
                    walked.finished = true;
                    break;
                }
                Typed::Next => {
                    walked.at += 1;
                    state = self.arrive(&mut walked)?;
                }
                Typed::Back if walked.at == 0 => self.say(say!(self.sheet.lang, learn::at_the_start()))?,
                Typed::Back => {
                    walked.at -= 1;
                    state = self.arrive(&mut walked)?;
                }
                Typed::Go(step) => match step.checked_sub(1).filter(|_| step <= self.numbered()) {
                    Some(step) => {
                        walked.at = self.unnumbered + step;
                        state = self.arrive(&mut walked)?;
                    }
                    None => self.say(&say!(self.sheet.lang, learn::no_such_step(self.numbered())))?,
                },
                Typed::Keys => self.say(&cue::all_keys(self.manner, self.sheet.lang))?,
                Typed::Unknown => self.say(say!(self.sheet.lang, learn::unknown_key()))?,
                Typed::Nothing => {}
                Typed::Quit => break,
                Typed::Interrupt => {
                    walked.interrupted = true;
                    break;
                }
                typed @ (Typed::Answer(_) | Typed::Hint | Typed::Solution | Typed::Skip) => {
                    if let Some(question) = cue.asks {
                        self.settle(question, typed, &mut walked, &mut state)?;
                    }
                }
            }
        }
        (self.watch)(&walked);
        Ok(walked)
    }

    /// How many stops have a number.
    fn numbered(&self) -> usize {
        self.stops.len() - self.unnumbered
    }

    /// Shows the stop that has been reached, or as much of it as there is room for.
    fn arrive(&mut self, walked: &mut Walked) -> io::Result<State> {
        (self.watch)(walked);
        self.resize();
        let stop = &self.stops[walked.at];
        let mut items = stop.shown.clone();
        if let (Some(question), Some(_)) = (&stop.question, walked.answers[walked.at]) {
            items.push(Item::Text(say!(self.sheet.lang, learn::solved(&question.solved(self.sheet.lang)))));
            items.extend(stop.then.iter().cloned());
        }
        let text = self.sheet.lay(&items);
        let mut state = State { pending: text.lines().map(str::to_owned).collect(), ..State::default() };
        if self.manner == Manner::Lines {
            self.output.write_all(b"\n")?;
        }
        self.show_some(&mut state)?;
        Ok(state)
    }

    /// Heeds that the terminal has become larger or smaller.
    fn resize(&mut self) {
        let Some((columns, rows)) = self.keyboard.size() else { return };
        if self.follows {
            self.sheet.look.width = columns.clamp(Look::WIDTHS.0, Look::WIDTHS.1);
        }
        if let Manner::Keys(_) = self.manner {
            self.manner = Manner::Keys(Some(rows));
        }
    }

    /// Shows what there is room for, up to an empty line where there is one in the second half.
    fn show_some(&mut self, state: &mut State) -> io::Result<()> {
        let room = match self.manner {
            Manner::Keys(Some(rows)) => rows.saturating_sub(3).max(1),
            Manner::Keys(None) | Manner::Lines => usize::MAX,
        };
        let mut end = state.pending.len();
        if end > room {
            let gap = state.pending[..room].iter().rposition(String::is_empty).filter(|&gap| gap >= room / 2);
            end = gap.map_or(room, |gap| gap + 1);
        }
        let mut shown: Vec<_> = state.pending.drain(..end).collect();
        // The prompt stands behind an empty line anyway.
        while shown.last().is_some_and(String::is_empty) {
            shown.pop();
        }
        for line in shown {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// An answer, a hint, the solution, or none of them.
    fn settle(&mut self, question: &Question, typed: Typed, walked: &mut Walked, state: &mut State) -> io::Result<()> {
        let lang = self.sheet.lang;
        let solved = || question.solved(lang);
        let settled = match typed {
            Typed::Answer(answer) => match judge(&question.right, &answer) {
                Judged::Right => {
                    self.say(&say!(lang, learn::right(&solved())))?;
                    Some(if state.wrong == 0 { Answer::Right } else { Answer::Late })
                }
                Judged::Wrong => {
                    state.wrong += 1;
                    self.say(say!(lang, learn::wrong(state.hints < question.hints.len())))?;
                    self.say(&say!(lang, learn::behind(&question.behind(&answer))))?;
                    None
                }
                Judged::Unclear => {
                    self.say(&say!(lang, learn::form(question.right.ask(), question.options.len())))?;
                    None
                }
            },
            Typed::Hint => {
                match question.hints.get(state.hints) {
                    Some(hint) => {
                        state.hints += 1;
                        walked.hints += 1;
                        self.say(&say!(lang, learn::hint(state.hints, question.hints.len(), hint)))?;
                    }
                    None => self.say(say!(lang, learn::no_more_hints(question.hints.is_empty())))?,
                }
                None
            }
            Typed::Solution => {
                self.say(&say!(lang, learn::solved(&solved())))?;
                Some(Answer::Solution)
            }
            Typed::Skip => {
                self.say(say!(lang, learn::skipped()))?;
                Some(Answer::Skipped)
            }
            Typed::Next
            | Typed::Back
            | Typed::Go(_)
            | Typed::Keys
            | Typed::Unknown
            | Typed::Nothing
            | Typed::Quit
            | Typed::Interrupt => None,
        };
        if settled.is_some() {
            walked.answers[walked.at] = settled;
            let then = &self.stops[walked.at].then;
            if !then.is_empty() {
                self.output.write_all(b"\n")?;
                state.pending = self.sheet.lay(then).lines().map(str::to_owned).collect();
                self.show_some(state)?;
            }
            (self.watch)(walked);
        }
        Ok(())
    }

    /// What a person wants at this cue.
    fn typed(&mut self, cue: Cue<'_>) -> io::Result<Typed> {
        self.resize();
        let Manner::Keys(_) = self.manner else { return self.typed_line(cue) };
        write!(self.output, "\n{}", prompt(cue, &self.sheet))?;
        self.output.flush()?;
        let stroke = self.keyboard.stroke()?;
        self.output.write_all(b"\r\x1b[K")?;
        match (stroke, cue.asks) {
            (Stroke::Char(c), Some(question)) if digit(c) => {
                // One key is enough where there is nothing more to type.
                let at_once = matches!(question.right, Right::Option(_) | Right::Winner(..));
                self.answer(&c.to_string(), at_once)
            }
            (Stroke::Char('a' | 'n' | ' ') | Stroke::Enter | Stroke::Right, Some(_)) => self.answer("", false),
            (Stroke::Char('h'), Some(_)) => Ok(Typed::Hint),
            (Stroke::Char('s'), Some(_)) => Ok(Typed::Solution),
            (Stroke::Char('k'), Some(_)) => Ok(Typed::Skip),
            (Stroke::Char('n' | ' ') | Stroke::Enter | Stroke::Right, None) => Ok(Typed::Next),
            (Stroke::Char('b') | Stroke::Rub | Stroke::Left, _) => Ok(Typed::Back),
            (Stroke::Char('g'), _) => self.go(""),
            (Stroke::Char(c), None) if digit(c) => self.go(&c.to_string()),
            (Stroke::Char('?'), _) => Ok(Typed::Keys),
            (Stroke::Char('q') | Stroke::End, _) => Ok(Typed::Quit),
            (Stroke::Interrupt, _) => Ok(Typed::Interrupt),
            (Stroke::Char(_) | Stroke::Escape | Stroke::Other, _) => Ok(Typed::Unknown),
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

    fn lay(&self, text: &str) -> String {
        self.sheet.lay(&[Item::Text(text.to_owned())])
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        let laid = self.lay(text);
        write!(self.output, "{laid}")
    }
}

fn digit(c: char) -> bool {
    c.is_ascii_digit()
}
