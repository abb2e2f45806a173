//! `solve`: only the answers, exactly what the judge wants.
//!
//! Never here: an explanation.

use std::ffi::OsStr;
use std::io::Read;

use super::failure::{Failure, Warnings, hint};
use super::open::{Topic, open, topic};
use super::world::{Style, World};
use crate::input::{Origin, Reader};
use crate::problems::Problem;
use crate::text::{Lang, say};

pub(super) fn run(word: &str, file: Option<&OsStr>, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let problem = problem(word, style.lang)?;
    let World { input, output, talk, terminals, .. } = world;
    let (mut input, origin) = open(file, *input)?;
    if origin == Origin::Stdin && terminals.input {
        hint(&say!(style.lang, faults::reading_terminal(problem.about().source)), style, *talk)?;
    }
    let reader = Reader::new(&mut *input as &mut dyn Read);
    let mut warnings = Warnings::default();
    let solved = problem.solve(reader, *output, &mut |warning| warnings.say(warning, style, *talk));
    solved.map_err(|error| Failure::reading(error, &origin))?;
    Ok(0)
}

/// The problem called `word`.
pub(super) fn problem(word: &str, lang: Lang) -> Result<&'static dyn Problem, Failure> {
    match topic(word, lang)? {
        Topic::Problem(problem) => Ok(problem),
        Topic::Game(game) => {
            let problem = game.problem().map(|problem| problem.about().id);
            Err(Failure::Usage(say!(lang, faults::solve_takes_a_problem(game.id(), problem)), vec![]))
        }
    }
}
