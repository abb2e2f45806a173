//! The command line: what can be typed, and one file for each command.
//!
//! Never here: rules, theory or words.

mod about;
mod args;
mod check;
mod compare;
mod exercises;
mod explain;
mod failure;
mod learn;
mod lint;
mod list;
mod open;
mod progress;
mod rehearse;
mod scripts;
mod show;
mod solve;
mod translate;
mod usage;
mod welcome;
mod world;

use std::io;

use args::Command;
use failure::Failure;
use world::Style;
pub use world::{Terminals, World};

/// Runs one command line and gives the exit code: 0 fine, 1 checked and something is wrong, 2 bad usage or input, 3 the
/// checked program crashed or ran out of time, 4 the game tree disagrees, 130 ended by Ctrl-C.
pub fn run(world: &mut World<'_>) -> u8 {
    let first = world.first_style();
    let (style, result) = match args::parse(&world.args, first.lang, first.output.width) {
        Ok(cli) => {
            let style = world.style(&cli.look);
            let result = dispatch(cli.command, &style, world);
            // A result that is still on its way belongs before what is said of it.
            let flushed = match world.output.flush() {
                // Nobody reads on; the exit code may still be wanted.
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
                flushed => flushed.map_err(Failure::Unwritable),
            };
            (style, result.and_then(|code| flushed.map(|()| code)))
        }
        Err(error) if !error.use_stderr() => {
            let page = error.render();
            let page = if first.output.colour { page.ansi().to_string() } else { page.to_string() };
            let written = world.output.write_all(page.as_bytes()).and_then(|()| world.output.flush());
            (first, written.map(|()| 0).map_err(Failure::Unwritable))
        }
        Err(error) => (first, Err(Failure::Clap(error))),
    };
    match result {
        Ok(code) => code,
        // If even the talk cannot be written, the exit code still tells.
        Err(failure) => failure.tell(&style, world.talk).unwrap_or(failure::BAD),
    }
}

fn dispatch(command: Option<Command>, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    match command {
        None => welcome::run(style, world),
        Some(Command::Explain(args)) => explain::run(&args, style, world),
        Some(Command::Solve { problem, file }) => solve::run(&problem, file.as_deref(), style, world),
        Some(Command::About { word, format }) => about::run(&word.join(" "), format, style, world),
        Some(Command::Compare { positions, format }) => compare::run(&positions, format, style, world),
        Some(Command::Check(args)) => check::run(&args, style, world),
        Some(Command::List { kind, game }) => list::run(kind, game.as_deref(), style, world),
        Some(Command::Completions { shell }) => scripts::completions(shell, style, world),
        Some(Command::Man) => scripts::man(style, world),
        Some(Command::Learn(args)) => learn::run(&args, style, world),
        Some(Command::Exercises(args)) => exercises::run(&args, style, world),
        Some(Command::Lint { paths }) => lint::run(&paths, style, world),
    }
}
