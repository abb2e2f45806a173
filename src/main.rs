//! The door: looks at the surroundings once, runs, and gives the exit code.

use std::io::{self, BufWriter, IsTerminal};
use std::process::ExitCode;

use keyboard::Console;
use stairwise::cli::{Terminals, World, run};
use terminal_size::{Height, Width, terminal_size};

mod keyboard;

fn main() -> ExitCode {
    let (mut input, output, mut talk) = (io::stdin(), io::stdout(), io::stderr());
    let size = terminal_size();
    let terminals = Terminals {
        input: input.is_terminal(),
        output: output.is_terminal(),
        talk: talk.is_terminal(),
        width: size.map(|(Width(width), _)| width),
        rows: size.map(|(_, Height(rows))| rows),
    };
    let mut output = BufWriter::with_capacity(64 * 1024, output.lock());
    let code = run(&mut World {
        args: std::env::args_os().collect(),
        env: &|name| std::env::var(name).ok(),
        terminals,
        input: &mut input,
        output: &mut output,
        talk: &mut talk,
        keyboard: &mut Console::new(),
    });
    // A pipe that was closed must not be written to again.
    drop(output.into_parts());
    ExitCode::from(code)
}
