//! What is said of a checked program, in English.
//!
//! Never here: anything but words.

use std::time::Duration;

use super::super::{CheckWords, count};
use super::several;
use crate::check::{Coverage, End, Fault, Kind, Oddity, Recipe};
use crate::problems::{Bounds, Shape, Space};

/// The small words of a check.
pub fn words() -> CheckWords {
    CheckWords {
        case: "The case",
        expected: "expected",
        got: "got",
        nothing: "(nothing)",
        no_more: "(nothing more)",
        mistake: "The mistake",
        tried: "What was tried",
        why: "The right answer, step by step",
        errors: "What the program wrote to standard error:",
        agrees: "no difference found",
        rerun: "Run it again",
        more: "Next: ",
    }
}

/// What went wrong, in a few words.
pub fn fault(fault: &Fault, time: Duration) -> String {
    match fault {
        Fault::Answer(Kind::Wrong { .. }) => "wrong answer".to_owned(),
        Fault::Answer(Kind::Words { same: true, .. }) => "right answer, wrong words".to_owned(),
        Fault::Answer(Kind::Words { same: false, .. }) => "none of the judge's answers".to_owned(),
        Fault::Answer(Kind::CaseNumber { .. }) => "wrong case number".to_owned(),
        Fault::Answer(Kind::Missing) => "output is missing".to_owned(),
        Fault::Answer(Kind::Extra { .. }) => "more output than answers".to_owned(),
        Fault::Answer(Kind::NotText { .. }) => "output is not text".to_owned(),
        Fault::End(End::Finished) => "ended".to_owned(),
        Fault::End(End::Code(code)) => format!("ended with exit code {code}"),
        Fault::End(End::Signal(signal)) => format!("crashed (signal {signal}{})", signal_name(*signal)),
        Fault::End(End::TimeOut) => format!("no end within {}", seconds(time)),
        Fault::End(End::TooMuchOutput) => "too much output".to_owned(),
    }
}

fn signal_name(signal: i32) -> &'static str {
    match signal {
        6 => ": it was aborted",
        8 => ": a division by zero",
        9 => ": it was killed",
        11 => ": memory that is not its own, as behind the end of an array",
        _ => "",
    }
}

/// A time.
pub fn seconds(time: Duration) -> String {
    if time < Duration::from_secs(1) { format!("{} ms", time.as_millis()) } else { format!("{} s", time.as_secs_f32()) }
}

/// A box.
pub fn bounds(space: &Space, bounds: Bounds) -> String {
    let Bounds { size, span } = bounds;
    let (least, largest) = space.range;
    let to = (least + span - 1).min(largest);
    match space.shape {
        Shape::King => format!("up to {size} people on the first {span} cells"),
        Shape::List(_) => format!("up to {size} numbers from {least} to {to}"),
        Shape::Tree => format!("up to {size} nodes with {least} to {to} on each"),
        Shape::Grid => format!("up to {size} cells with {least} to {to} on each"),
        Shape::Rows => format!("up to 2 rows with up to {size} pieces in all, on the last {span} cells"),
    }
}

/// A case of the box is the smallest that fails.
pub fn smallest(before: usize, bounds: &str) -> String {
    match before {
        0 => format!("The smallest of all cases with {bounds}."),
        1 => format!("The smallest case that fails: the only smaller one with {bounds} is right."),
        _ => {
            format!("The smallest case that fails: the {} smaller ones with {bounds} are right.", count(before as u64))
        }
    }
}

/// A case at random fails.
pub fn at_random(coverage: &Coverage, bounds: &str, seed: u64) -> String {
    format!("{} This larger one was made at random (seed {seed}).", tried_so_far(coverage, bounds))
}

/// A case at random was made smaller.
pub fn shrunk(coverage: &Coverage, bounds: &str, seed: u64) -> String {
    format!(
        "{} This one was made at random (seed {seed}), and then smaller as long as it failed; there may be a smaller one.",
        tried_so_far(coverage, bounds)
    )
}

fn tried_so_far(coverage: &Coverage, bounds: &str) -> String {
    let tried = if coverage.tried == coverage.in_box { "All" } else { "The first" };
    format!("{tried} {} with {bounds} are right.", several(coverage.tried as u64, "case", "cases"))
}

/// The case goes wrong only behind others.
pub fn only_in_company(cases: usize) -> String {
    format!(
        "By itself this case is right. It goes wrong as the last of these {cases}: **something is kept from one case to the \
         next**, or their number is mistaken. This is the shortest run of cases found."
    )
}

/// The program answers only the first case.
pub fn only_the_first() -> &'static str {
    "It answers only the first case: see `stairwise about one-case`."
}

/// A second run gave something else.
pub fn does_not_repeat() -> &'static str {
    "A second run on the same input did not go wrong in the same way: **the program does not repeat itself**. (Random numbers, \
     the time, variables without a value?)"
}

/// The winner is right and the words are not.
pub fn see_wrong_words() -> &'static str {
    "Judges compare letter by letter: see `stairwise about wrong-words`."
}

/// A mistake predicts every output.
pub fn exactly_like(id: &str, title: &str, cases: usize, wrong: usize) -> String {
    format!(
        "On all {} small cases, {} of them wrong, your program behaves exactly like `{id}`: **{title}**.",
        count(cases as u64),
        count(wrong as u64)
    )
}

/// Several mistakes do.
pub fn exactly_like_several(ids: &[&str], cases: usize, wrong: usize) -> String {
    let ids = ids.iter().map(|id| format!("`{id}`")).collect::<Vec<_>>().join(", ");
    format!(
        "On all {} small cases, {} of them wrong, your program behaves exactly like each of these, which cannot be told \
         apart here: {ids}.",
        count(cases as u64),
        count(wrong as u64)
    )
}

/// Nothing can be told of a program that has not answered all cases.
pub fn time_up() -> &'static str {
    "Which mistake it is cannot be told: the time was up before your program had answered all small cases. A larger `--budget` \
     gives it more time, a smaller one has fewer cases."
}

/// No mistake does.
pub fn like_none(cases: usize, wrong: usize) -> String {
    format!(
        "None of the known mistakes predicts what your program says on the {} ({} wrong).",
        several(cases as u64, "small case", "small cases"),
        count(wrong as u64)
    )
}

/// The winner is always right, and what else is printed is not.
pub fn right_winner(cases: usize) -> String {
    format!(
        "Who wins, your program has right in all {}; what is wrong is the number or the move.",
        several(cases as u64, "small case", "small cases")
    )
}

/// Of answers that are more than who wins, only that was held against the mistake.
pub fn only_the_winner() -> &'static str {
    "(Compared is who wins, not the number or the move.)"
}

/// The same player is always said to win.
pub fn always_the_same(cases: usize, wrong: usize) -> String {
    format!(
        "Your program says that the same player wins all {} ({} wrong). Does it look at its input?",
        several(cases as u64, "small case", "small cases"),
        count(wrong as u64)
    )
}

/// Too few cases are wrong to tell by them which mistake it is.
pub fn too_few(cases: usize, wrong: usize) -> String {
    format!(
        "It is wrong on {} of the {} small cases: too few to tell which mistake it is. A larger `--budget` may tell more.",
        count(wrong as u64),
        count(cases as u64)
    )
}

/// The box that was tried.
pub fn tried_box(coverage: &Coverage, bounds: &str) -> String {
    let Coverage { in_box, tried, by_tree, .. } = coverage;
    let confirmed = match by_tree {
        all if all == tried => "the game tree confirmed every answer".to_owned(),
        some => format!("the game tree confirmed {} of the answers", count(*some as u64)),
    };
    if tried == in_box {
        return format!("All {} with {bounds}; {confirmed}.", several(*in_box as u64, "case", "cases"));
    }
    format!(
        "Of the {} with {bounds}, the smallest {}: **then the time was up**; {confirmed}.",
        several(*in_box as u64, "case", "cases"),
        count(*tried as u64)
    )
}

/// The cases at random that were tried.
pub fn tried_random(cases: usize, seed: u64) -> String {
    match cases {
        0 => "No larger cases: the time was up.".to_owned(),
        _ => format!("{} at random, up to the judge's limits (seed {seed}).", several(cases as u64, "case", "cases")),
    }
}

/// The cases of a file that were tried.
pub fn tried_file(cases: usize) -> String {
    format!("{} of the file, in one run.", several(cases as u64, "case", "cases"))
}

/// Agreeing is no proof.
pub fn no_proof(slowest: Duration) -> String {
    format!("The slowest run took {}. That no difference was found is no proof that there is none.", seconds(slowest))
}

/// What is odd about an output.
pub fn oddity(oddity: Oddity) -> &'static str {
    match oddity {
        Oddity::BlanksAtLineEnds => "Blanks at line ends: most judges let them pass, some do not.",
        Oddity::BlankLines => "Blank lines: some judges refuse them.",
        Oddity::CarriageReturns => "Line ends with a carriage return: some judges refuse them.",
        Oddity::NoFinalNewline => "No line end behind the last line: most judges let it pass.",
    }
}

/// Where the case was saved.
pub fn saved(file: &str) -> String {
    format!("Saved as `{file}`.")
}

/// How a case can be kept.
pub fn save_it() -> &'static str {
    "add `--save DIR` to keep the case, and `--case FILE` to rerun it"
}

/// It could not be saved.
pub fn cannot_save(folder: &str, why: &str) -> String {
    format!("the case cannot be saved in `{folder}`: {why}")
}

/// How far a check is.
pub fn progress(done: usize, all: usize) -> String {
    format!("{} of {} cases", count(done as u64), count(all as u64))
}

/// No such program.
pub fn not_found(name: &str) -> String {
    format!("there is no program `{name}`")
}

/// It is in the current folder.
pub fn here(name: &str) -> String {
    format!("it is in this folder: type `./{name}`")
}

/// A whole command line in quotes.
pub fn unquote(name: &str) -> String {
    format!("a program and each of its arguments are words of their own: leave the quotes out, as in `-- {name}`")
}

/// A file that may not be executed.
pub fn not_executable(name: &str) -> String {
    format!("`{name}` may not be executed")
}

/// How that is changed.
pub fn make_executable(name: &str) -> String {
    format!("if it is a program: `chmod +x {name}`")
}

/// A source in place of a program.
pub fn source_file(name: &str) -> String {
    format!("`{name}` is a source, not a program that can be run")
}

/// What to type first, and then.
pub fn recipe(recipe: &Recipe, problem: &str) -> String {
    let Recipe { compile, run } = recipe;
    match compile {
        Some(compile) => format!("type `{compile}`, then `stairwise check {problem} -- {run}`"),
        None => format!("type `stairwise check {problem} -- {run}`"),
    }
}

/// A folder in place of a program.
pub fn folder(name: &str) -> String {
    format!("`{name}` is a folder")
}

/// The system cannot run it.
pub fn cannot_run(why: &str) -> String {
    format!("the program cannot be run: {why}")
}

/// It is a file that the system takes for no program, and what may be missing.
pub fn no_format() -> (&'static str, &'static str) {
    ("it is no program for this system", "a script names its interpreter in its first line, as in `#!/bin/sh`")
}

/// The game tree contradicts the solver.
pub fn contradicted(case: &str) -> String {
    format!("the game tree contradicts the solver on this case: a defect of stairwise, please report it: {case}")
}

/// A time limit that is none.
pub fn bad_time(text: &str) -> String {
    format!("`{text}` is no time limit: seconds are expected, such as 2 or 0.5")
}

/// There is no program to check.
pub fn no_command(problem: &str) -> String {
    format!("no program to check: put it behind `--`, as in `stairwise check {problem} -- ./a.out`")
}

/// A word where none is expected, most likely a program.
pub fn behind_dashes(word: &str) -> String {
    format!("a program stands behind `--`, as in `-- {word}`")
}

/// A game in place of a problem.
pub fn needs_a_problem(game: &str, problem: Option<&str>) -> String {
    match problem {
        Some(problem) => format!("`{game}` is a game; a check needs a judge's format: try `{problem}`"),
        None => format!("`{game}` is a game, and no judge poses it: there is no format to check a program in"),
    }
}
