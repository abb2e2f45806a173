//! What can be typed.
//!
//! Never here: help texts (they are in `text`, and put in by `localised`), or what a command does.

use std::ffi::OsString;

use clap::{ArgAction, Args, Command as Clap, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use super::check::CheckArgs;
use super::exercises::ExercisesArgs;
use crate::text::{HelpWords, Lang};
use crate::views::{Detail, lines_of};

/// The whole command line.
#[derive(Debug, Parser)]
#[command(
    name = "stairwise",
    version,
    disable_help_flag = true,
    disable_version_flag = true,
    disable_help_subcommand = true
)]
pub(super) struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub look: LookArgs,
}

/// What every command heeds.
#[derive(Debug, Args)]
pub(super) struct LookArgs {
    #[arg(long, global = true, display_order = 900, value_name = "LANG", hide_possible_values = true)]
    pub lang: Option<Lang>,
    #[arg(
        long,
        global = true,
        display_order = 900,
        value_name = "WHEN",
        hide_possible_values = true,
        hide_default_value = true,
        default_value = "auto"
    )]
    pub color: ColorWhen,
    #[arg(long, global = true, display_order = 900)]
    pub ascii: bool,
    #[arg(long, global = true, display_order = 900, value_name = "N", value_parser = clap::value_parser!(u16).range(20..=400))]
    pub width: Option<u16>,
}

/// When colours are used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum ColorWhen {
    Auto,
    Always,
    Never,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Explain(ExplainArgs),
    Solve {
        problem: String,
        file: Option<OsString>,
    },
    About {
        #[arg(required = true)]
        word: Vec<String>,
        #[arg(
            long,
            value_name = "FORMAT",
            hide_possible_values = true,
            hide_default_value = true,
            default_value = "table"
        )]
        format: AboutFormat,
    },
    Compare {
        #[arg(required = true, allow_negative_numbers = true)]
        positions: Vec<OsString>,
        #[arg(
            long,
            value_name = "FORMAT",
            hide_possible_values = true,
            hide_default_value = true,
            default_value = "table"
        )]
        format: PageFormat,
    },
    Check(CheckArgs),
    List {
        #[arg(hide_possible_values = true)]
        kind: Option<Kind>,
        game: Option<String>,
    },
    Completions {
        #[arg(hide_possible_values = true)]
        shell: Shell,
    },
    Man,
    Learn(LearnArgs),
    Exercises(ExercisesArgs),
    Lint {
        #[arg(required = true, value_name = "FILE|DIR")]
        paths: Vec<OsString>,
    },
}

#[derive(Debug, Args)]
pub(super) struct LearnArgs {
    pub lesson: Option<String>,
    #[arg(id = "own", long = "file", value_name = "FILE", conflicts_with_all = ["lesson", "reset"])]
    pub own: Option<OsString>,
    #[arg(
        id = "format_learn",
        long = "format",
        value_name = "FORMAT",
        hide_possible_values = true,
        hide_default_value = true,
        default_value = "table"
    )]
    pub format: PageFormat,
    #[arg(long, value_name = "ON|OFF", hide_possible_values = true)]
    pub answers: Option<Switch>,
    #[arg(long)]
    pub plain_prompts: bool,
    #[arg(long)]
    pub no_save: bool,
    #[arg(long)]
    pub reset: bool,
}

/// On or off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Switch {
    On,
    Off,
}

#[derive(Debug, Args)]
pub(super) struct ExplainArgs {
    pub topic: String,
    // A number below zero is a fault of the input, to be shown in its place, and not an option.
    #[arg(allow_negative_numbers = true)]
    pub input: Vec<OsString>,
    #[arg(long, value_name = "N|N..M")]
    pub case: Option<String>,
    #[arg(
        long,
        value_name = "FORMAT",
        hide_possible_values = true,
        hide_default_value = true,
        default_value = "table"
    )]
    pub format: Format,
    #[arg(long, value_name = "LEVEL", hide_possible_values = true, hide_default_value = true, default_value = "steps")]
    pub detail: Detail,
    #[arg(long = "as", value_name = "GAME", hide_possible_values = true)]
    pub as_game: Option<AsGame>,
    #[arg(long)]
    pub misere: bool,
    #[arg(long)]
    pub full: bool,
    #[arg(long)]
    pub verify: bool,
    #[command(flatten)]
    pub walking: WalkArgs,
}

/// How an explanation is walked through.
#[derive(Debug, Clone, Copy, Args)]
pub(super) struct WalkArgs {
    #[arg(long)]
    pub walk: bool,
    #[arg(long)]
    pub predict: bool,
    #[arg(long)]
    pub plain_prompts: bool,
}

/// How an explanation is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    Table,
    Prose,
    Json,
    Markdown,
    Judge,
}

/// A game that piles can be shown as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum AsGame {
    Staircase,
    Nim,
}

/// How a page is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum PageFormat {
    Table,
    Prose,
    Markdown,
}

/// How what is told of a name is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum AboutFormat {
    Table,
    Prose,
    Markdown,
    Judge,
}

impl AboutFormat {
    /// The format of the page; `None` where there is none.
    pub(super) fn of_page(self) -> Option<PageFormat> {
        match self {
            Self::Table => Some(PageFormat::Table),
            Self::Prose => Some(PageFormat::Prose),
            Self::Markdown => Some(PageFormat::Markdown),
            Self::Judge => None,
        }
    }
}

/// What can be listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Kind {
    Games,
    Problems,
    Rules,
    Mistakes,
    Terms,
}

/// Reads a command line. The words of help are put in only where clap has something to say: to lay them all out
/// takes longer than many a run.
pub(super) fn parse(args: &[OsString], lang: Lang, width: usize) -> Result<Cli, clap::Error> {
    let matches = bare().try_get_matches_from(args).or_else(|_| localised(lang, width).try_get_matches_from(args));
    Cli::from_arg_matches(&matches?)
}

/// The command line without a word of help.
fn bare() -> Clap {
    let flag = |name: &'static str, short, action| clap::Arg::new(name).short(short).long(name).action(action);
    Cli::command().arg(flag("help", 'h', ArgAction::Help).global(true)).arg(flag("version", 'V', ArgAction::Version))
}

/// The command line with its help in the language `lang`.
pub(super) fn localised(lang: Lang, width: usize) -> Clap {
    let words = lang.help();
    let own = [
        ("explain", words.explain),
        ("solve", words.solve),
        ("about", words.about_command),
        ("compare", words.compare),
        ("check", words.check),
        ("list", words.list),
        ("completions", words.completions),
        ("man", words.man),
        ("learn", words.learn),
        ("exercises", words.exercises),
        ("lint", words.lint),
    ];
    let mut root = bare()
        .term_width(width)
        .about(words.about)
        .after_help(lines_of(words.exit_codes, width).join("\n"))
        .subcommand_help_heading(words.commands)
        .help_template(template(words))
        .mut_args(|arg| helped(arg, words, width));
    for (name, about) in own {
        root = root.mut_subcommand(name, |command| {
            let mut order = 0; // as they are written above; what every command heeds comes last
            command.about(about).help_template(template(words)).mut_args(|arg| {
                order += 1;
                helped(arg, words, width).display_order(order)
            })
        });
    }
    for (name, arg, help) in [
        ("about", "format", words.format_about),
        ("compare", "format", words.format_page),
        ("check", "format", words.format_check),
        ("check", "case", words.case_file),
        ("exercises", "format", words.format_page),
    ] {
        root = root.mut_subcommand(name, |command| command.mut_arg(arg, |arg| arg.help(help)));
    }
    root
}

fn template(words: &HelpWords) -> String {
    format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}", words.usage)
}

/// So many columns stand beside the help of an argument. Its lines are broken here, because clap breaks only at spaces,
/// and Chinese has none.
const BESIDE_HELP: usize = 26;
/// Narrower pages have help below an argument, set in by so many columns.
const NARROW: usize = 66;
const BELOW_HELP: usize = 10;

/// An argument with its help. Each is known by its name, which means the same in every command.
fn helped(arg: clap::Arg, words: &HelpWords, width: usize) -> clap::Arg {
    let help = match arg.get_id().as_str() {
        "lang" => words.lang,
        "color" => words.color,
        "ascii" => words.ascii,
        "width" => words.width,
        "topic" => words.topic,
        "input" => words.input,
        "problem" => words.problem,
        "file" => words.file,
        "word" => words.word,
        "positions" => words.positions,
        "kind" => words.kind,
        "game" => words.game,
        "shell" => words.shell,
        "case" => words.case,
        "format" => words.format,
        "detail" => words.detail,
        "as_game" => words.as_game,
        "misere" => words.misere,
        "full" => words.full,
        "verify" => words.verify,
        "command" => words.command,
        "budget" => words.budget,
        "seed" => words.seed,
        "time_limit" => words.time_limit,
        "jobs" => words.jobs,
        "save" => words.save,
        "help" => words.help,
        "version" => words.version,
        "lesson" => words.lesson,
        "paths" => words.paths,
        "own" => words.own,
        "format_learn" => words.format_learn,
        "answers" => words.answers,
        "count" => words.count,
        "difficulty" => words.difficulty,
        "defeat" => words.defeat,
        "key" => words.key,
        "plain_prompts" => words.plain_prompts,
        "no_save" => words.no_save,
        "reset" => words.reset,
        "walk" => words.walk,
        "predict" => words.predict,
        _ => return arg, // a test finds an argument without help
    };
    // On a narrow page the help stands under the option.
    let (beside, below) = if width < NARROW { (BELOW_HELP, true) } else { (BESIDE_HELP, false) };
    let heading = if arg.is_positional() { words.arguments } else { words.options };
    arg.help(lines_of(&help.replace('`', ""), width.saturating_sub(beside)).join("\n"))
        .help_heading(heading)
        .next_line_help(below)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_argument_has_a_help_text_in_every_language() {
        for lang in [Lang::En, Lang::Zh] {
            let root = localised(lang, 80);
            root.clone().debug_assert();
            for command in root.get_subcommands().chain([&root]) {
                assert!(command.get_about().is_some(), "{}", command.get_name());
                for arg in command.get_arguments() {
                    assert!(arg.get_help().is_some(), "{} {}", command.get_name(), arg.get_id());
                }
            }
        }
    }
}
