//! `compare`: two positions, of one game or of two, side by side.
//!
//! Never here: how they are shown.

use std::ffi::OsString;

use super::args::PageFormat;
use super::failure::Failure;
use super::open::{Topic, topic};
use super::world::{Style, World};
use crate::games::{Effort, USUAL_BUDGET};
use crate::input::Origin;
use crate::text::say;
use crate::trace::Trace;
use crate::views::{Detail, compare, markdown, prose, terminal};

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
    let (left, right) = (trace(left, style)?, trace(right, style)?);
    let page = compare(&left, &right, lang);
    let look = &style.output;
    let text = match format {
        PageFormat::Table => terminal(&page, lang, Detail::Steps, look),
        PageFormat::Prose => prose(&page, lang, Detail::Steps, look),
        PageFormat::Markdown => markdown(&page, lang, Detail::Steps, look.width),
    };
    world.output.write_all(text.as_bytes()).map_err(Failure::Unwritable)?;
    Ok(0)
}

/// The trace of a game's name and a position.
fn trace(words: &[impl AsRef<str>], style: &Style) -> Result<Trace, Failure> {
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
    Ok(position.explain(&mut Effort { budget: USUAL_BUDGET, misere: false, watch: &mut |_| {} }))
}
