//! What a run may know of its surroundings, looked at once by `main` and handed down.
//!
//! Never here: a look at the real terminal or environment.

use std::ffi::OsString;
use std::io::{Read, Write};
use std::path::PathBuf;

use super::args::{ColorWhen, LookArgs};
use crate::lessons::{Keyboard, Manner};
use crate::text::Lang;
use crate::views::Look;

/// The surroundings of a run.
pub struct World<'a> {
    /// The command line, the program's name first.
    pub args: Vec<OsString>,
    /// The variables of the environment.
    pub env: &'a dyn Fn(&str) -> Option<String>,
    /// Which streams are terminals.
    pub terminals: Terminals,
    /// Standard input.
    pub input: &'a mut dyn Read,
    /// Standard output, for results.
    pub output: &'a mut dyn Write,
    /// Standard error, for talk.
    pub talk: &'a mut dyn Write,
    /// What a person types, where standard input is a terminal.
    pub keyboard: &'a mut dyn Keyboard,
}

/// Which streams are terminals, and how wide it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Terminals {
    /// Standard input.
    pub input: bool,
    /// Standard output.
    pub output: bool,
    /// Standard error.
    pub talk: bool,
    /// The width in columns, where it is known.
    pub width: Option<u16>,
    /// The height in rows, where it is known.
    pub rows: Option<u16>,
}

/// The looks of the two streams, and the language.
#[derive(Debug, Clone, Copy)]
pub(super) struct Style {
    pub lang: Lang,
    pub output: Look,
    pub talk: Look,
    /// Whether the width is the terminal's, and was not chosen.
    pub follows: bool,
}

impl World<'_> {
    /// The style that `args` and the surroundings ask for.
    pub(super) fn style(&self, args: &LookArgs) -> Style {
        let known = self.terminals.width.filter(|&width| width > 0).unwrap_or(80);
        let (narrowest, widest) = Look::WIDTHS;
        let width = usize::from(args.width.unwrap_or(known)).clamp(narrowest, widest);
        let look = |terminal| Look { colour: self.colour(args.color, terminal), ascii: args.ascii, width };
        Style {
            lang: args.lang.unwrap_or_else(|| self.language()),
            output: look(self.terminals.output),
            talk: look(self.terminals.talk),
            follows: args.width.is_none(),
        }
    }

    /// The style before the command line is understood, by looking for the options in it.
    pub(super) fn first_style(&self) -> Style {
        let words = self.args.iter().skip(1).take_while(|word| *word != "--");
        let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
        let value = |option: &str| {
            words.iter().enumerate().rev().find_map(|(at, word)| match word.strip_prefix(option)? {
                "" => words.get(at + 1).map(AsRef::as_ref),
                rest => rest.strip_prefix('='),
            })
        };
        let color = match value("--color") {
            Some("always") => ColorWhen::Always,
            Some("never") => ColorWhen::Never,
            _ => ColorWhen::Auto,
        };
        let lang = match value("--lang") {
            Some("en") => Some(Lang::En),
            Some("zh") => Some(Lang::Zh),
            _ => None,
        };
        let (narrowest, widest) = Look::WIDTHS;
        let width = value("--width").and_then(|width| width.parse().ok());
        let width = width.filter(|&width: &u16| (narrowest..=widest).contains(&width.into()));
        let ascii = words.iter().any(|word| *word == "--ascii");
        self.style(&LookArgs { lang, color, ascii, width })
    }

    /// Whether a stream gets colours: the conventions of no-color.org and CLICOLOR, `NO_COLOR` first.
    fn colour(&self, when: ColorWhen, terminal: bool) -> bool {
        let var = |name| (self.env)(name).filter(|value| !value.is_empty());
        match when {
            ColorWhen::Always => true,
            ColorWhen::Never => false,
            ColorWhen::Auto if var("NO_COLOR").is_some() => false,
            ColorWhen::Auto if var("CLICOLOR_FORCE").is_some_and(|value| value != "0") => true,
            ColorWhen::Auto => {
                let wanted = var("CLICOLOR").is_none_or(|value| value != "0");
                terminal && wanted && var("TERM").is_some_and(|value| value != "dumb")
            }
        }
    }

    /// How a person can be asked: not at all without a terminal, and line by line on a simple one, or when that is wanted.
    pub(super) fn manner(&self, plain: bool) -> Option<Manner> {
        let Terminals { input, output, rows, .. } = self.terminals;
        let simple = (self.env)("TERM").is_none_or(|term| term.is_empty() || term == "dumb");
        let rows = rows.filter(|&rows| rows > 0).map(usize::from);
        (input && output).then_some(if plain || simple { Manner::Lines } else { Manner::Keys(rows) })
    }

    /// The folder in which state is kept: that of the XDG base directories. `None` where there is no home.
    pub(super) fn state(&self) -> Option<PathBuf> {
        let folder = |name: &str| (self.env)(name).map(PathBuf::from).filter(|path| path.is_absolute());
        let state = folder("XDG_STATE_HOME").or_else(|| Some(folder("HOME")?.join(".local").join("state")))?;
        Some(state.join("stairwise"))
    }

    /// The language of the locale; English where there is none, or none of ours.
    fn language(&self) -> Lang {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| (self.env)(name).filter(|value| !value.is_empty()));
        set.and_then(|locale| Lang::of_locale(&locale)).unwrap_or(Lang::En)
    }
}
