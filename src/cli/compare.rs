//! `compare`: two positions, of one game or of two, side by side; or a position and what a mistake makes of it.
//!
//! Never here: how they are shown.

use std::ffi::OsString;

use super::args::PageFormat;
use super::failure::Failure;
use super::open::{Topic, closest, topic};
use super::show::show;
use super::world::{Style, World};
use crate::games::{self, Game, Position};
use crate::input::{Origin, clean};
use crate::mistakes::{self, Mistake};
use crate::problems::Names;
use crate::text::{Lang, say};
use crate::trace::Trace;
use crate::views::{Contrast, Page, compare, contrast};

/// What stands between the two positions.
const WITH: &str = "with";

pub(super) fn run(words: &[OsString], format: PageFormat, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let lang = style.lang;
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    let sides: Vec<_> = words.split(|word| word == WITH).collect();
    let [left, right] = sides.as_slice() else {
        let (what, help) = say!(lang, compare::with_missing());
        return Err(Failure::Usage(what.to_owned(), vec![help.to_owned()]));
    };
    let page = match right {
        [word] if mistakes::find(word).is_some() || word.contains('.') => beside(left, word, style)?,
        _ => compare(&trace(left, style)?, &trace(right, style)?, lang),
    };
    show(&page, format, style, world)?;
    Ok(0)
}

/// The page that sets the mistake called `word` beside the truth.
fn beside(words: &[impl AsRef<str>], word: &str, style: &Style) -> Result<Page, Failure> {
    let lang = style.lang;
    let (game, position) = position(words, style)?;
    let mistake = mistake_of(game, word, lang)?;
    let (truth, wrong) = mistake.beside(position.as_ref()).expect("it is a mistake of this game");
    let trace = games::explained(position.as_ref());
    let sides = Contrast { trace: &trace, truth: &truth, wrong: &wrong, names: Names::USUAL };
    Ok(contrast(mistake, &sides, lang))
}

/// The mistake called `word`, which must show on positions of `game`.
pub(super) fn mistake_of(game: &dyn Game, word: &str, lang: Lang) -> Result<&'static Mistake, Failure> {
    let found = mistakes::find(word).ok_or_else(|| no_mistake(word, game, lang))?;
    let refused = match found.game {
        Some(of) if of == game.id() => return Ok(found),
        Some(of) => say!(lang, mistakes::of_another_game(found.id, of)),
        None => say!(lang, mistakes::no_single_position(found.id)),
    };
    Err(Failure::Usage(refused, vec![say!(lang, mistakes::see_list(game.id()))]))
}

/// There is no mistake called `word`.
fn no_mistake(word: &str, game: &dyn Game, lang: Lang) -> Failure {
    let word = clean(word.as_bytes());
    let near = closest(&word, mistakes::all().map(|mistake| mistake.id));
    let help = near.map(|near| say!(lang, faults::did_you_mean(near)));
    let list = say!(lang, mistakes::see_list(game.id()));
    Failure::Usage(say!(lang, mistakes::unknown(&word)), help.into_iter().chain([list]).collect())
}

/// The trace of a game's name and a position.
fn trace(words: &[impl AsRef<str>], style: &Style) -> Result<Trace, Failure> {
    let (_, position) = position(words, style)?;
    Ok(games::explained(position.as_ref()))
}

/// A game by its name, and a position of it.
fn position(words: &[impl AsRef<str>], style: &Style) -> Result<(&'static dyn Game, Box<dyn Position>), Failure> {
    let lang = style.lang;
    let words: Vec<_> = words.iter().map(AsRef::as_ref).collect();
    let Some((name, position)) = words.split_first() else {
        let (what, help) = say!(lang, compare::with_missing());
        return Err(Failure::Usage(what.to_owned(), vec![help.to_owned()]));
    };
    let game = match topic(name, lang)? {
        Topic::Game(game) => game,
        Topic::Problem(problem) => {
            return Err(Failure::Usage(say!(lang, compare::game_needed(problem.about().id)), vec![]));
        }
    };
    let position = game.parse(&position.join(" ")).map_err(|fault| Failure::Fault(Box::new(fault), Origin::Typed))?;
    Ok((game, position))
}
