//! A contestant: `contestant PROBLEM RULE` reads a judge's input and answers by the rule, which is `right` or wrong in one
//! known way. The tests of `check` are held against it.
//!
//! Never here: anything of the library. What is written here by hand must not share a fault with what it tests.

mod answers;
mod faults;
mod input;
mod rules;

use std::io::{self, Read, Write};
use std::process::ExitCode;

use answers::Problem;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args().skip(1).collect();
    let [problem, rule] = args.as_slice() else { return usage("contestant PROBLEM RULE") };
    let Some(problem) = Problem::find(problem) else { return usage("no such problem") };
    if !faults::exists(rule) && !rules::exists(problem.game, rule) {
        return usage("no such rule for this problem");
    }
    match answer(&problem, rule) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

fn usage(text: &str) -> ExitCode {
    // Nobody is left to be told if this fails.
    let _ = writeln!(io::stderr(), "{text}");
    ExitCode::from(2)
}

fn answer(problem: &Problem, rule: &str) -> io::Result<()> {
    match rule {
        "deaf" => return Ok(()),
        "crash" => std::process::abort(),
        "hang" => faults::hang(),
        _ => {}
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    let cases = input::cases(problem, &text);
    // As in most languages: what was printed before a crash is lost.
    let mut output = io::BufWriter::new(io::stdout().lock());
    if faults::exists(rule) {
        faults::answer(rule, problem, &cases, &mut output)?;
    } else {
        for (number, case) in (1..).zip(&cases) {
            writeln!(output, "{}", problem.answer(number, case, rule))?;
        }
    }
    output.flush()
}
