//! Finding a game or problem by its name, and opening its input.
//!
//! Never here: reading it.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};

use super::failure::Failure;
use crate::games::{self, Game};
use crate::input::{Origin, clean};
use crate::problems::{self, Problem};
use crate::text::{Lang, say};

/// A game or a problem.
pub(super) enum Topic {
    Game(&'static dyn Game),
    Problem(&'static dyn Problem),
}

/// The game or problem called `word`.
pub(super) fn topic(word: &str, lang: Lang) -> Result<Topic, Failure> {
    if let Some(problem) = problems::find(word) {
        return Ok(Topic::Problem(problem));
    }
    if let Some(game) = games::find(word) {
        return Ok(Topic::Game(game));
    }
    let known: Vec<_> = games::GAMES
        .iter()
        .map(|game| game.id())
        .chain(problems::PROBLEMS.iter().map(|problem| problem.about().id))
        .collect();
    let listed = known.iter().map(|id| format!("`{id}`")).collect::<Vec<_>>().join(lang.page().comma);
    let word = clean(word.as_bytes());
    let near = closest(&word, known.into_iter()).map(|near| say!(lang, faults::did_you_mean(near)));
    let help = near.into_iter().chain([say!(lang, faults::known_topics(&listed))]).collect();
    Err(Failure::Usage(say!(lang, faults::unknown_topic(&word)), help))
}

/// The one of the `known` words that `word` was probably meant to be.
pub(super) fn closest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let near = known.map(|known| (strsim::jaro(&word, known), known)).filter(|(likeness, _)| *likeness > 0.7);
    near.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, known)| known)
}

/// Opens a file, or standard input for `-` and for nothing.
pub(super) fn open<'a>(file: Option<&OsStr>, input: &'a mut dyn Read) -> Result<(Box<dyn Read + 'a>, Origin), Failure> {
    let Some(path) = file.filter(|path| *path != "-") else { return Ok((Box::new(input), Origin::Stdin)) };
    let origin = Origin::File(clean(path.as_encoded_bytes()));
    let unreadable = |error: io::Error| Failure::Unreadable(origin.clone(), error);
    let file = File::open(path).map_err(unreadable)?;
    if file.metadata().map_err(unreadable)?.is_dir() {
        return Err(unreadable(io::ErrorKind::IsADirectory.into()));
    }
    Ok((Box::new(file), origin))
}
