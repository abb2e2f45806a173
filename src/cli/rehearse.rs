//! Whether a command line in a lesson can be run, and if not, why.
//!
//! Never here: what needs a file or somebody's program is not run, only its names are looked up.

use std::io;

use super::args::{self, Command, LearnArgs};
use super::failure::Failure;
use super::open::{Topic, topic};
use super::world::{Style, Terminals, World};
use super::{check, dispatch, solve};
use crate::lessons::{Kind, Nobody};
use crate::text::Lang;
use crate::views::Look;

/// What is wrong with a command line, if anything.
pub(super) fn rehearse(line: &str, lang: Lang) -> Option<Kind> {
    let refused = |why| Some(Kind::NotACommand { line: line.to_owned(), why });
    let words: Vec<_> = line.split_ascii_whitespace().map(Into::into).collect();
    if words.first().is_none_or(|word| word != "stairwise") {
        return refused(None);
    }
    let command = match args::parse(&words, lang, Look::PLAIN.width) {
        Ok(cli) => cli.command,
        // Help was asked for.
        Err(error) if !error.use_stderr() => return None,
        Err(error) => return refused(Some(Failure::Clap(error).title(lang))),
    };
    match run(command, lang) {
        Ok(0) => None,
        Ok(_) => refused(None),
        Err(failure) => refused(Some(failure.title(lang))),
    }
}

fn run(command: Option<Command>, lang: Lang) -> Result<u8, Failure> {
    let style = Style { lang, output: Look::PLAIN, talk: Look::PLAIN, follows: false };
    match command {
        Some(Command::Explain(args)) if matches!(topic(&args.topic, lang)?, Topic::Problem(_)) => Ok(0),
        Some(Command::Solve { problem, .. }) => solve::problem(&problem, lang).map(|_| 0),
        Some(Command::Check(args)) => check::asked(&args, lang).map(|_| 0),
        Some(Command::Lint { .. } | Command::Learn(LearnArgs { own: Some(_), .. })) => Ok(0),
        command => dispatch(
            command,
            &style,
            &mut World {
                args: Vec::new(),
                env: &|_| None,
                terminals: Terminals::default(),
                input: &mut io::empty(),
                output: &mut io::sink(),
                talk: &mut io::sink(),
                keyboard: &mut Nobody,
            },
        ),
    }
}
