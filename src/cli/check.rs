//! `check`: somebody's program, held against the truth; and what can be typed to check it.
//!
//! Never here: the search, or how its report is shown.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;
use std::time::Duration;

use clap::{Args, ValueEnum};

use super::args::PageFormat;
use super::failure::{self, DEFECT, Failure, Warnings, hint, plain};
use super::open::{Topic, open, topic};
use super::show::{progress_line, show};
use super::world::{Style, World};
use crate::check::{
    Broken, Budget, Case, End, Fault, Plan, Program, Report, Unusable, check, check_again, quoted, stop_on_signals,
};
use crate::games;
use crate::input::{Origin, Reader, clean};
use crate::problems::Problem;
use crate::text::{Lang, say};
use crate::views::{CheckRecord, Checked, Detail, checked, input_of};

#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    pub problem: String,
    #[arg(last = true)]
    pub command: Vec<OsString>,
    #[arg(
        long,
        value_name = "BUDGET",
        hide_possible_values = true,
        hide_default_value = true,
        default_value = "normal"
    )]
    pub budget: Budget,
    #[arg(long, value_name = "N", hide_default_value = true, default_value = "1")]
    pub seed: u64,
    #[arg(long, value_name = "SECONDS", hide_default_value = true, default_value = "2")]
    pub time_limit: String,
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,
    #[arg(long, value_name = "DIR")]
    pub save: Option<OsString>,
    #[arg(long, value_name = "FILE")]
    pub case: Option<OsString>,
    #[arg(
        long,
        value_name = "FORMAT",
        hide_possible_values = true,
        hide_default_value = true,
        default_value = "table"
    )]
    pub format: CheckFormat,
    #[arg(long, value_name = "LEVEL", hide_possible_values = true, hide_default_value = true, default_value = "steps")]
    pub detail: Detail,
}

/// How what a check found is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum CheckFormat {
    Table,
    Prose,
    Json,
    Markdown,
}

impl CheckFormat {
    /// The format of the page; `None` where there is none.
    pub(super) fn of_page(self) -> Option<PageFormat> {
        match self {
            Self::Table => Some(PageFormat::Table),
            Self::Prose => Some(PageFormat::Prose),
            Self::Markdown => Some(PageFormat::Markdown),
            Self::Json => None,
        }
    }
}

/// The program answers otherwise.
const DIFFERS: u8 = 1;
/// The program crashed or ran out of time.
const CRASHED: u8 = 3;

/// What Unix says of a file that is no program for it (`ENOEXEC`).
const NO_PROGRAM: i32 = 8;

pub(super) fn run(args: &CheckArgs, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let lang = style.lang;
    let (problem, time) = asked(args, lang)?;
    let path = (world.env)("PATH");
    let program = Program::find(args.command.clone(), path.as_deref());
    let program = program.map_err(|unusable| refuse(&unusable, problem, lang))?;
    let given = args.case.as_deref().map(|file| cases(problem, file, style, world)).transpose()?;
    stop_on_signals().map_err(|error| Failure::Usage(say!(lang, check::cannot_run(&plain(&error, lang))), vec![]))?;
    let jobs = args.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let plan = Plan { problem, program: &program, budget: args.budget, seed: args.seed, time, jobs: jobs.max(1) };
    let bar = progress_line(world.terminals.talk);
    let from_file = given.is_some();
    let report = match given {
        Some(cases) => check_again(&plan, cases),
        None => check(&plan, &mut |done, all| bar.set_message(say!(lang, check::progress(done, all)))),
    };
    bar.finish_and_clear();
    let report = match report {
        Ok(report) => report,
        Err(Broken::Run(error)) if error.raw_os_error() == Some(NO_PROGRAM) => {
            let (what, help) = say!(lang, check::no_format());
            return Err(Failure::Usage(say!(lang, check::cannot_run(what)), vec![help.to_owned()]));
        }
        Err(Broken::Run(error)) => {
            return Err(Failure::Usage(say!(lang, check::cannot_run(&plain(&error, lang))), vec![]));
        }
        Err(Broken::Contradicted(case)) => {
            let what = say!(lang, check::contradicted(&case.replace('\n', " / ")));
            failure::tell(&what, &[], style, world.talk).map_err(Failure::Unwritable)?;
            return Ok(DEFECT);
        }
    };
    let saved = match (&args.save, &report.failure) {
        (Some(folder), Some(failure)) => Some(save(&input_of(problem, failure), problem, Path::new(folder))),
        (_, _) => None,
    };
    let (saved, unsaved) = match saved.transpose() {
        Ok(saved) => (saved, None),
        Err(error) => (None, Some(error)),
    };
    let trace = report.position.as_deref().map(games::explained);
    let command = args.command.iter().map(|word| quoted(Path::new(word))).collect::<Vec<_>>().join(" ");
    let found = Checked {
        problem,
        command: &command,
        report: &report,
        trace: trace.as_ref(),
        seed: args.seed,
        time,
        saved: saved.as_deref(),
        from_file,
    };
    match tell(&found, args, style, world) {
        // Who has read enough may still want the exit code.
        Err(Failure::Unwritable(error)) if error.kind() == io::ErrorKind::BrokenPipe => {}
        shown => shown?,
    }
    match (unsaved, &args.save) {
        (Some(error), Some(folder)) => {
            let folder = clean(folder.as_encoded_bytes());
            Err(Failure::Usage(say!(lang, check::cannot_save(&folder, &plain(&error, lang))), vec![]))
        }
        (_, _) => Ok(code(&report)),
    }
}

/// The problem called `word`.
/// The problem and the time limit that are asked for, when there is a program to check.
pub(super) fn asked(args: &CheckArgs, lang: Lang) -> Result<(&'static dyn Problem, Duration), Failure> {
    let problem = problem(&args.problem, lang)?;
    let time = time_limit(&args.time_limit, lang)?;
    if args.command.is_empty() {
        return Err(Failure::Usage(say!(lang, check::no_command(problem.about().id)), vec![]));
    }
    Ok((problem, time))
}

fn problem(word: &str, lang: Lang) -> Result<&'static dyn Problem, Failure> {
    match topic(word, lang)? {
        Topic::Problem(problem) => Ok(problem),
        Topic::Game(game) => {
            let problem = game.problem().map(|problem| problem.about().id);
            Err(Failure::Usage(say!(lang, check::needs_a_problem(game.id(), problem)), vec![]))
        }
    }
}

fn time_limit(text: &str, lang: Lang) -> Result<Duration, Failure> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.001..=3600.0).contains(seconds));
    let time = seconds.map(Duration::from_secs_f64);
    time.ok_or_else(|| Failure::Usage(say!(lang, check::bad_time(&clean(text.as_bytes()))), vec![]))
}

/// The cases of a file; a fault in it is told as for `solve`.
fn cases(
    problem: &'static dyn Problem,
    file: &OsStr,
    style: &Style,
    world: &mut World<'_>,
) -> Result<Vec<Case>, Failure> {
    let (mut input, origin) = open(Some(file), world.input)?;
    if origin == Origin::Stdin && world.terminals.input {
        hint(&say!(style.lang, faults::reading_terminal(problem.about().source)), style, world.talk)?;
    }
    let mut stream = problem.cases(Reader::new(&mut *input as &mut dyn Read));
    let mut warnings = Warnings::default();
    let mut cases = Vec::new();
    loop {
        let next = stream.next(&mut |warning| warnings.say(warning, style, &mut *world.talk));
        let Some(position) = next.map_err(|error| Failure::reading(error, &origin))? else { break };
        cases.extend(position.judge().map(Case::written));
    }
    if cases.is_empty() {
        return Err(Failure::Usage(say!(style.lang, faults::no_case()).to_owned(), vec![]));
    }
    Ok(cases)
}

/// Why the command cannot be run, and what to type instead.
fn refuse(unusable: &Unusable, problem: &dyn Problem, lang: Lang) -> Failure {
    let shown = |name: &OsString| clean(name.as_encoded_bytes());
    let (what, help) = match unusable {
        Unusable::NotFound { name, here: true } => {
            (say!(lang, check::not_found(&shown(name))), Some(say!(lang, check::here(&shown(name)))))
        }
        Unusable::NotFound { name, here: false } => {
            let name = shown(name);
            let help = name.contains(' ').then(|| say!(lang, check::unquote(&name)));
            (say!(lang, check::not_found(&name)), help)
        }
        Unusable::NotExecutable { name } => {
            (say!(lang, check::not_executable(&shown(name))), Some(say!(lang, check::make_executable(&shown(name)))))
        }
        Unusable::SourceFile { name, language } => {
            let recipe = language.recipe(Path::new(name));
            let help = say!(lang, check::recipe(&recipe, problem.about().id));
            (say!(lang, check::source_file(&shown(name))), Some(help))
        }
        Unusable::Folder { name } => (say!(lang, check::folder(&shown(name))), None),
    };
    Failure::Usage(what, help.into_iter().collect())
}

/// Writes `input` into `folder`, under a name that is not taken, and gives the name.
fn save(input: &str, problem: &dyn Problem, folder: &Path) -> io::Result<String> {
    fs::create_dir_all(folder)?;
    for number in 1.. {
        let file = folder.join(format!("{}-{number}.txt", problem.about().id));
        match fs::File::create_new(&file) {
            Ok(mut open) => {
                open.write_all(input.as_bytes())?;
                return Ok(quoted(&file));
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    unreachable!("some number is free")
}

fn tell(found: &Checked<'_>, args: &CheckArgs, style: &Style, world: &mut World<'_>) -> Result<(), Failure> {
    if let Some(format) = args.format.of_page() {
        return show(&checked(found, style.lang, args.detail), format, style, world);
    }
    let record = serde_json::to_string(&CheckRecord::of(found)).map_err(io::Error::other);
    let line = record.map_err(Failure::Unwritable)?
        + "
";
    world.output.write_all(line.as_bytes()).map_err(Failure::Unwritable)
}

fn code(report: &Report) -> u8 {
    match report.failure.as_ref().map(|failure| &failure.fault) {
        None => 0,
        Some(Fault::End(End::Code(_) | End::Signal(_) | End::TimeOut)) => CRASHED,
        Some(Fault::Answer(_) | Fault::End(End::Finished | End::TooMuchOutput)) => DIFFERS,
    }
}
