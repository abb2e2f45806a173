//! Walking: one stop after the other, forth and back, asked before being told.
//!
//! Never here: a look at a terminal. What is typed comes through [`Keyboard`], so that a test can type it.

use std::io::{self, Write};

use super::judge::Judged;
use super::sheet::Sheet;
use super::{Question, Why};
use crate::text::say;
use crate::views::{Item, Look};

mod cue;
mod keyboard;
mod keys;
mod line;
mod pages;
mod tries;

pub use keyboard::{Keyboard, Nobody, Stroke};
pub use tries::{Answer, Tries, Walked};

use cue::{Cue, Typed};
use pages::{Pages, rows_of};

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
    /// What is still to be shown.
    pending: Pages,
    /// The rows that were filled since somebody was last asked for something.
    filled: usize,
}

impl Walk<'_> {
    /// Walks from the stop `start` on, until a person is through, or quits. `tries` tells what has become of the questions
    /// before; it may be shorter than there are stops.
    ///
    /// # Errors
    ///
    /// When the terminal cannot be read or written.
    pub fn run(&mut self, start: usize, mut tries: Vec<Tries>) -> io::Result<Walked> {
        tries.resize(self.stops.len(), Tries::default());
        let at = start.min(self.stops.len().saturating_sub(1));
        let mut walked = Walked { at, tries, finished: false, interrupted: false };
        // A prompt for keys stands behind an empty line, and leaves it behind when it goes.
        if matches!(self.manner, Manner::Keys(_)) {
            self.output.write_all(b"\n")?;
        }
        let mut state = self.arrive(&walked)?;
        while let Some(stop) = self.stops.get(walked.at) {
            let open = stop.question.as_ref().filter(|_| walked.tries[walked.at].answer.is_none());
            let more = !state.pending.is_empty();
            let cue = Cue { label: &stop.label, asks: open.filter(|_| !more), more };
            state.filled = 0;
            match self.typed(cue)? {
                Typed::Next if more => self.show_some(&mut state)?,
                Typed::Next if walked.at + 1 == self.stops.len() => {
                    walked.finished = true;
                    break;
                }
                Typed::Next => {
                    walked.at += 1;
                    state = self.arrive(&walked)?;
                }
                Typed::Back if walked.at == 0 => self.say(&mut state, say!(self.sheet.lang, learn::at_the_start()))?,
                Typed::Back => {
                    walked.at -= 1;
                    state = self.arrive(&walked)?;
                }
                Typed::Go(step) => match step.checked_sub(1).filter(|_| step <= self.numbered()) {
                    Some(step) => {
                        walked.at = self.unnumbered + step;
                        state = self.arrive(&walked)?;
                    }
                    None => self.say(&mut state, &say!(self.sheet.lang, learn::no_such_step(self.numbered())))?,
                },
                Typed::Keys => self.say(&mut state, &cue::all_keys(self.manner, self.sheet.lang))?,
                Typed::Unknown => self.say(&mut state, say!(self.sheet.lang, learn::unknown_key()))?,
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
    fn arrive(&mut self, walked: &Walked) -> io::Result<State> {
        (self.watch)(walked);
        self.resize();
        let (stop, tries) = (&self.stops[walked.at], walked.tries[walked.at]);
        let mut items = stop.shown.clone();
        if let Some(question) = &stop.question {
            match tries.answer {
                Some(_) => {
                    items.push(Item::Text(say!(self.sheet.lang, asking::solved(&question.solved(self.sheet.lang)))));
                    items.extend(stop.then.iter().cloned());
                }
                None => {
                    items.extend((1..=tries.hints).filter_map(|number| self.hint(question, number)).map(Item::Text));
                }
            }
        }
        if self.manner == Manner::Lines {
            self.output.write_all(b"\n")?;
        }
        let mut state = State { pending: Pages::new(&self.sheet.lay(&items)), filled: 0 };
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

    /// Shows what there is room for above the prompt, below what was said since the last one.
    fn show_some(&mut self, state: &mut State) -> io::Result<()> {
        let room = match self.manner {
            Manner::Keys(Some(rows)) => rows.saturating_sub(3 + state.filled).max(1),
            Manner::Keys(None) | Manner::Lines => usize::MAX,
        };
        for line in state.pending.next(room, self.sheet.look.width) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// An answer, a hint, the solution, or none of them.
    fn settle(&mut self, question: &Question, typed: Typed, walked: &mut Walked, state: &mut State) -> io::Result<()> {
        let lang = self.sheet.lang;
        let tries = &mut walked.tries[walked.at];
        let said = match typed {
            Typed::Answer(answer) => {
                // The line that was typed.
                state.filled += 1;
                match question.judge(&answer) {
                    Judged::Right => {
                        tries.answer = Some(if tries.wrong == 0 { Answer::Right } else { Answer::Late });
                        say!(lang, asking::right(&question.solved(lang)))
                    }
                    Judged::Wrong => {
                        tries.wrong += 1;
                        let hints = tries.hints < question.hints.len();
                        let wrong = |why: &str| say!(lang, asking::wrong(why, hints));
                        match question.why_not(&answer) {
                            Why::Mistakes(behind) => wrong(&say!(lang, asking::behind(&behind))),
                            Why::Option(reason) => wrong(reason),
                            Why::Loses(reply) => say!(lang, asking::loses(reply)),
                            Why::NoMove => say!(lang, asking::no_move()).to_owned(),
                        }
                    }
                    Judged::Unclear => {
                        let (options, sample) = (question.options.len(), question.sample.as_deref());
                        say!(lang, asking::form(question.right.ask(), options, sample))
                    }
                }
            }
            Typed::Hint => match self.hint(question, tries.hints + 1) {
                Some(hint) => {
                    tries.hints += 1;
                    hint
                }
                None => say!(lang, asking::no_more_hints(question.hints.is_empty())).to_owned(),
            },
            Typed::Solution => {
                tries.answer = Some(Answer::Solution);
                say!(lang, asking::solved(&question.solved(lang)))
            }
            Typed::Skip => {
                tries.answer = Some(Answer::Skipped);
                say!(lang, asking::skipped()).to_owned()
            }
            Typed::Next
            | Typed::Back
            | Typed::Go(_)
            | Typed::Keys
            | Typed::Unknown
            | Typed::Nothing
            | Typed::Quit
            | Typed::Interrupt => return Ok(()),
        };
        let settled = tries.answer.is_some();
        (self.watch)(walked);
        self.say(state, &said)?;
        let then = &self.stops[walked.at].then;
        if settled && !then.is_empty() {
            self.output.write_all(b"\n")?;
            state.filled += 1;
            state.pending = Pages::new(&self.sheet.lay(then));
            self.show_some(state)?;
        }
        Ok(())
    }

    /// The hint with this number, from 1, in words.
    fn hint(&self, question: &Question, number: usize) -> Option<String> {
        let hint = question.hints.get(number.checked_sub(1)?)?;
        Some(say!(self.sheet.lang, asking::hint(number, question.hints.len(), hint)))
    }

    fn say(&mut self, state: &mut State, text: &str) -> io::Result<()> {
        let laid = self.sheet.lay(&[Item::Text(text.trim_end().to_owned())]);
        state.filled += laid.lines().map(|line| rows_of(line, self.sheet.look.width)).sum::<usize>();
        write!(self.output, "{laid}")
    }
}
