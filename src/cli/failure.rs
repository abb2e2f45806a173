//! Why a run ends early, what is said of it, and the exit code.
//!
//! Never here: words.

use std::io::{self, Write};

use super::usage;
use super::world::Style;
use crate::input::{self, Fault, Origin, report};
use crate::problems::Warning;
use crate::text::{Lang, say};
use crate::views::{Palette, Role, lines_of};

/// Why a run ends early.
#[derive(Debug)]
pub(super) enum Failure {
    /// The command line asks for what cannot be done: what is wrong, and what to do.
    Usage(String, Vec<String>),
    /// An input is wrong.
    Fault(Box<Fault>, Origin),
    /// An input cannot be read.
    Unreadable(Origin, io::Error),
    /// The result cannot be written.
    Unwritable(io::Error),
    /// The command line is not understood, or its help was asked for.
    Clap(clap::Error),
}

/// Bad usage or input.
pub(super) const BAD: u8 = 2;
/// Checked, and something is wrong.
pub(super) const WRONG: u8 = 1;
/// Ended by Ctrl-C, as shells have it.
pub(super) const INTERRUPTED: u8 = 130;
/// The game tree disagrees.
pub(super) const DEFECT: u8 = 4;

impl Failure {
    /// A failure to read `origin`.
    pub(super) fn reading(error: input::Error, origin: &Origin) -> Self {
        match error {
            input::Error::Fault(fault) => Self::Fault(fault, origin.clone()),
            input::Error::Io(error) => Self::Unreadable(origin.clone(), error),
            input::Error::Output(error) => Self::Unwritable(error),
        }
    }

    /// Says what is wrong, and gives the exit code. Who closes a pipe wants no more, and is no failure.
    pub(super) fn tell(self, style: &Style, talk: &mut dyn Write) -> io::Result<u8> {
        let lang = style.lang;
        match self {
            Self::Unwritable(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(0),
            Self::Fault(fault, origin) => talk.write_all(report(&fault, &origin, lang, &style.talk).as_bytes())?,
            Self::Clap(error) => tell(&usage::title(&error, lang), &usage::help(&error, lang), style, talk)?,
            Self::Usage(what, help) => tell(&what, &help, style, talk)?,
            Self::Unreadable(..) | Self::Unwritable(_) => tell(&self.title(lang), &[], style, talk)?,
        }
        Ok(BAD)
    }

    /// What is wrong, in one sentence.
    pub(super) fn title(&self, lang: Lang) -> String {
        match self {
            Self::Usage(what, _) => what.clone(),
            Self::Fault(fault, _) => say!(lang, faults::title(&fault.kind, fault.place.case)),
            Self::Unreadable(origin, error) => {
                let name = match origin {
                    Origin::File(name) => name,
                    Origin::Stdin | Origin::Typed => say!(lang, faults::stdin()),
                };
                say!(lang, faults::unreadable(name, &plain(error, lang)))
            }
            Self::Unwritable(error) => say!(lang, faults::unwritable(&plain(error, lang))),
            Self::Clap(error) => usage::title(error, lang),
        }
    }
}

/// What an error is: in our words where it is a common one, else in those of the system, without its number.
pub(super) fn plain(error: &io::Error, lang: Lang) -> String {
    match say!(lang, faults::of_system(error.kind())) {
        Some(words) => words.to_owned(),
        None => error.to_string().split(" (os error").next().unwrap_or_default().to_lowercase(),
    }
}

/// An error that belongs to no place in an input.
pub(super) fn tell(what: &str, help: &[String], style: &Style, talk: &mut dyn Write) -> io::Result<()> {
    let (lang, palette) = (style.lang, Palette::new(style.talk.colour));
    say_wrapped(&palette.paint(Role::Alarm, say!(lang, faults::error_word())), what, style, talk)?;
    let word = palette.paint(Role::Typed, say!(lang, faults::help_word()));
    help.iter().try_for_each(|help| say_wrapped(&word, help, style, talk))
}

/// Says what is being waited for.
pub(super) fn hint(what: &str, style: &Style, talk: &mut dyn Write) -> Result<(), Failure> {
    let lines = lines_of(what, style.talk.width).join("\n");
    writeln!(talk, "{lines}").map_err(Failure::Unwritable)
}

fn say_wrapped(word: &str, what: &str, style: &Style, talk: &mut dyn Write) -> io::Result<()> {
    /// Room for the word in front.
    const WORD: usize = 9;
    writeln!(talk, "{word}: {}", lines_of(what, style.talk.width.saturating_sub(WORD)).join("\n  "))
}

/// A warning. One that cannot be written does not stop the run.
pub(super) fn warn(what: &str, style: &Style, talk: &mut dyn Write) {
    let word = Palette::new(style.talk.colour).paint(Role::Changed, say!(style.lang, faults::warning_word()));
    let _ = say_wrapped(&word, what, style, talk);
}

/// What has been said of odd cases: each kind is said once a run.
#[derive(Debug, Default)]
pub(super) struct Warnings {
    beyond: bool,
    uneven: bool,
}

impl Warnings {
    /// Says `warning`, unless its kind has been said.
    pub(super) fn say(&mut self, warning: Warning, style: &Style, talk: &mut dyn Write) {
        let said = match warning {
            Warning::Beyond { .. } => &mut self.beyond,
            Warning::Uneven { .. } => &mut self.uneven,
        };
        if !std::mem::replace(said, true) {
            warn(&say!(style.lang, faults::oddity(warning)), style, talk);
        }
    }
}
