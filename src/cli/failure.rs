//! Why a run ends early, what is said of it, and the exit code.
//!
//! Never here: words.

use std::io::{self, Write};

use super::world::Style;
use crate::input::{self, Fault, Origin, clean, report};
use crate::text::{Lang, say};
use crate::views::{Palette, Role};

/// Why a run ends early.
#[derive(Debug)]
pub(super) enum Failure {
    /// The command line asks for what cannot be done: what is wrong, and what to do.
    Usage(String, Vec<String>),
    /// An input is wrong.
    Fault(Box<Fault>, Origin),
    /// An input cannot be read.
    Unreadable(String, io::Error),
    /// The result cannot be written.
    Unwritable(io::Error),
    /// The command line is not understood, or its help was asked for.
    Clap(clap::Error),
}

/// Bad usage or input.
pub(super) const BAD: u8 = 2;
/// The game tree disagrees.
pub(super) const DEFECT: u8 = 4;

impl Failure {
    /// A failure to read `origin`.
    pub(super) fn reading(error: input::Error, origin: &Origin) -> Self {
        match error {
            input::Error::Fault(fault) => Self::Fault(fault, origin.clone()),
            input::Error::Io(error) => Self::Unreadable(name_of(origin), error),
            input::Error::Output(error) => Self::Unwritable(error),
        }
    }

    /// Says what is wrong, and gives the exit code. Who closes a pipe wants no more, and is no failure.
    pub(super) fn tell(self, style: &Style, talk: &mut dyn Write) -> io::Result<u8> {
        let lang = style.lang;
        match self {
            Self::Unwritable(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(0),
            Self::Usage(what, help) => tell(&what, &help, style, talk)?,
            Self::Fault(fault, origin) => talk.write_all(report(&fault, &origin, lang, &style.talk).as_bytes())?,
            Self::Unreadable(name, error) => {
                let name = clean(name.as_bytes());
                tell(&say!(lang, faults::unreadable(&name, &plain(&error, lang))), &[], style, talk)?;
            }
            Self::Unwritable(error) => tell(&say!(lang, faults::unwritable(&plain(&error, lang))), &[], style, talk)?,
            Self::Clap(error) => super::usage::tell(&error, style, talk)?,
        }
        Ok(BAD)
    }
}

fn name_of(origin: &Origin) -> String {
    match origin {
        Origin::File(name) => name.clone(),
        Origin::Stdin | Origin::Typed => "-".to_owned(),
    }
}

/// What an error is: in our words where it is a common one, else in those of the system, without its number.
fn plain(error: &io::Error, lang: Lang) -> String {
    match say!(lang, faults::of_system(error.kind())) {
        Some(words) => words.to_owned(),
        None => error.to_string().split(" (os error").next().unwrap_or_default().to_lowercase(),
    }
}

/// An error that belongs to no place in an input.
pub(super) fn tell(what: &str, help: &[String], style: &Style, talk: &mut dyn Write) -> io::Result<()> {
    let palette = Palette::new(style.talk.colour);
    let lang = style.lang;
    writeln!(talk, "{}: {what}", palette.paint(Role::Alarm, say!(lang, faults::error_word())))?;
    for help in help {
        writeln!(talk, "{}: {help}", palette.paint(Role::Typed, say!(lang, faults::help_word())))?;
    }
    Ok(())
}

/// A warning.
pub(super) fn warn(what: &str, style: &Style, talk: &mut dyn Write) -> io::Result<()> {
    let palette = Palette::new(style.talk.colour);
    writeln!(talk, "{}: {what}", palette.paint(Role::Changed, say!(style.lang, faults::warning_word())))
}
