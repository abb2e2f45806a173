//! What is said of a faulty input, in English.
//!
//! Never here: anything but words.

use std::io::ErrorKind;

use super::super::{count, is_decimal};
use super::several;
use crate::input::{Kind, Layout, MAX_NUMBER};
use crate::problems::{Limit, Warning};

/// The word in front of an error.
pub fn error_word() -> &'static str {
    "error"
}

/// The word in front of a warning.
pub fn warning_word() -> &'static str {
    "warning"
}

/// The word in front of what to do.
pub fn help_word() -> &'static str {
    "help"
}

/// The name of standard input.
pub fn stdin() -> &'static str {
    "standard input"
}

/// The name of what was typed.
pub fn typed() -> &'static str {
    "command line"
}

/// What is wrong.
pub fn title(kind: &Kind, case: Option<u64>) -> String {
    let what = match kind {
        Kind::NotText(byte) => format!("the byte 0x{byte:02x} is not text"),
        Kind::NotANumber(word) => format!("`{word}` is not a whole number"),
        Kind::Negative(word) => format!("`{word}` is below zero"),
        Kind::TooLarge(word) => format!("`{word}` is too large"),
        Kind::EndsInside(1) => "the input ends before the last number of the case".to_owned(),
        Kind::EndsInside(missing) => {
            format!("the input ends inside the case: {} are missing", several(*missing, "number", "numbers"))
        }
        Kind::CasesMissing(1) => "the input ends, and one more case was announced".to_owned(),
        Kind::CasesMissing(missing) => format!("the input ends, and {} more cases were announced", count(*missing)),
        Kind::Empty => "there is no number".to_owned(),
        Kind::Nobody => "there is nobody on the hill".to_owned(),
        Kind::NoPeople => "N is 0".to_owned(),
        Kind::KingOutside { king, people } => format!("k is {king}, but N is {people}"),
        Kind::OnTop => "a person stands on cell 0, the top".to_owned(),
        Kind::OutOfOrder { before, here } | Kind::CoinsOutOfOrder { before, here } => {
            format!("the cells do not increase: {here} comes after {before}")
        }
        Kind::NotSorted { before, here } => format!("a pile of {here} comes after one of {before}"),
        Kind::Repeated(cell) => format!("two people stand on cell {cell}"),
        Kind::CellZero => "a piece is on cell 0".to_owned(),
        Kind::CellOutside { cell, .. } => format!("a row has no cell {cell}"),
        Kind::CellTaken(cell) => format!("two pieces are on cell {cell}"),
        Kind::NoKing => "nobody is the king".to_owned(),
        Kind::TwoKings => "there are two kings".to_owned(),
        Kind::LonelyK => "a `k` without a cell".to_owned(),
        Kind::NoDollar => "no coin is the dollar".to_owned(),
        Kind::TwoDollars => "there are two dollars".to_owned(),
        Kind::LonelyD => "a `d` without a cell".to_owned(),
        Kind::CoinAtEnd { dollar: true } => "the dollar is on cell 0, the end".to_owned(),
        Kind::CoinAtEnd { dollar: false } => "a coin is on cell 0, the end".to_owned(),
        Kind::CoinTwice(cell) => format!("two coins are on cell {cell}"),
        Kind::NoNodes => "n is 0".to_owned(),
        Kind::NoRoot => "there is no node".to_owned(),
        Kind::RootHasParent => "node 0 is the root, and has no parent".to_owned(),
        Kind::NoParent(node) => format!("node {node} has no parent"),
        Kind::NoStones(node) => format!("node {node} has a parent, but no number of stones"),
        Kind::ParentNotBefore { node, parent } => format!("node {node} cannot have the parent {parent}"),
        Kind::NoCells => "the grid has no cell".to_owned(),
        Kind::UnevenRow { row, found, expected } => {
            let found = several(*found, "number", "numbers");
            format!("row {row} has {found}, but row 1 has {}", count(*expected))
        }
        Kind::JudgesCase(_) => "this looks like a judge's case: N, k, then N cells".to_owned(),
    };
    match case {
        Some(case) => format!("case {}: {what}", count(case)),
        None => what,
    }
}

/// What was expected, at the place itself.
pub fn label(kind: &Kind) -> String {
    match kind {
        Kind::NotText(_) | Kind::NotANumber(_) => "expected a whole number".to_owned(),
        Kind::TooLarge(_) => format!("expected at most {MAX_NUMBER}"),
        Kind::EndsInside(missing) => format!("expected {} more here", several(*missing, "number", "numbers")),
        Kind::CasesMissing(_) => "expected another case here".to_owned(),
        Kind::Empty => "expected at least one number".to_owned(),
        Kind::Nobody => "expected at least one person".to_owned(),
        Kind::Negative(_) => "expected no minus sign".to_owned(),
        Kind::NoPeople | Kind::NoNodes | Kind::NoCells | Kind::OnTop | Kind::CellZero | Kind::CoinAtEnd { .. } => {
            "expected at least 1".to_owned()
        }
        Kind::KingOutside { people: 1, .. } => "expected 1".to_owned(),
        Kind::KingOutside { people, .. } => format!("expected 1 to {people}"),
        Kind::CellOutside { last, .. } => format!("expected 1 to {last}"),
        Kind::OutOfOrder { before, .. } | Kind::CoinsOutOfOrder { before, .. } => {
            format!("expected more than {before}")
        }
        Kind::NotSorted { before, .. } => format!("expected at least {before}"),
        Kind::Repeated(cell) | Kind::CellTaken(cell) | Kind::CoinTwice(cell) => format!("{cell} again"),
        Kind::NoKing => "expected a `k` in front of one cell".to_owned(),
        Kind::TwoKings | Kind::TwoDollars => "the second".to_owned(),
        Kind::LonelyK => "expected `k` and a number, as in `k4`".to_owned(),
        Kind::NoDollar => "expected a `d` in front of one cell".to_owned(),
        Kind::LonelyD => "expected `d` and a number, as in `d5`".to_owned(),
        Kind::NoRoot => "expected at least the root".to_owned(),
        Kind::RootHasParent => "expected a number of stones alone".to_owned(),
        Kind::NoParent(_) => "expected stones, `:` and the parent, as in `2:0`".to_owned(),
        Kind::NoStones(_) => "expected a number in front of the `:`, maybe 0".to_owned(),
        Kind::ParentNotBefore { node: 1, .. } => "expected 0".to_owned(),
        Kind::ParentNotBefore { node, .. } => format!("expected 0 to {}", node - 1),
        Kind::UnevenRow { found, expected, .. } => match expected.checked_sub(*found) {
            None => "expected no more numbers in this row".to_owned(),
            Some(missing) => format!("expected {} more here", several(missing, "number", "numbers")),
        },
        Kind::JudgesCase(_) => "N".to_owned(),
    }
}

/// What to do about it.
pub fn help(kind: &Kind, layout: Option<Layout>, typed: bool) -> Vec<String> {
    let mut help = Vec::new();
    if let Some(Layout { line, found, expected }) = layout {
        let found = several(found, "number", "numbers");
        help.push(format!("line {line} has {found} where {} belong: is the fault there?", count(expected)));
    }
    let more = match kind {
        Kind::NotText(_) => Some("save the file as plain text"),
        Kind::NotANumber(word) if is_decimal(word) => Some(DECIMAL),
        Kind::NotANumber(word) if typed && word.contains(['.', '/', '\\']) => {
            Some("to read a file of judge's cases, name the problem, as in `stairwise explain hdu4315 FILE`")
        }
        Kind::NotANumber(word) if word.contains(|c| ('\u{ff10}'..='\u{ff19}').contains(&c)) => {
            Some("write the digits 0 to 9, not full-width ones")
        }
        Kind::NotANumber(word) if word.contains([',', ';']) => Some("separate the numbers by spaces"),
        Kind::NoPeople => {
            Some("there is somebody on every hill; the input ends with its last case, without a line of zeros")
        }
        Kind::CasesMissing(_)
        | Kind::Empty
        | Kind::NotANumber(_)
        | Kind::TooLarge(_)
        | Kind::EndsInside(_)
        | Kind::CellOutside { .. }
        | Kind::TwoKings
        | Kind::TwoDollars => None,
        Kind::NoCells => Some("R and C are at least 1"),
        Kind::UnevenRow { .. } => Some("all rows are equally long, and `:` stands between rows, as in `1 2 : 3 4`"),
        Kind::NoNodes => Some("every tree has a root, so n is at least 1"),
        Kind::NoRoot | Kind::RootHasParent | Kind::NoParent(_) | Kind::NoStones(_) => Some(
            "type a word for each node, the root first: its stones, and its parent behind a colon, as in `1 2:0 3:1`",
        ),
        Kind::ParentNotBefore { .. } => {
            Some("nodes are numbered from 0 as they come, and a parent must come before its child")
        }
        Kind::Negative(_) => Some("everything here is counted from 0 or 1 up"),
        Kind::Nobody => Some("type the cells from the top down, `k` before the king's, as in `1 2 k4`"),
        Kind::KingOutside { .. } => Some("k counts from the person nearest the top, who is 1"),
        Kind::OnTop => Some("whoever has reached the top is out of the game: leave them out, and count the king anew"),
        Kind::OutOfOrder { .. } => {
            Some("cells are listed from the top down: sort them, and keep the king's place in mind")
        }
        Kind::NotSorted { .. } => Some("no pile may be smaller than the one before it"),
        Kind::Repeated(_) => Some("only the top has room for more than one"),
        Kind::CellZero => Some("the first cell of the strip is cell 1"),
        Kind::CellTaken(_) => Some("a cell has room for one piece"),
        Kind::NoDollar => Some("type the cells from the left, `d` before the dollar's, as in `2 d5 9`"),
        Kind::CoinAtEnd { dollar: true } => {
            Some("there the player to move takes it and wins: nothing is left to explain")
        }
        Kind::CoinAtEnd { dollar: false } => Some("a coin that has reached the end can never move again: leave it out"),
        Kind::CoinsOutOfOrder { .. } => Some("cells are listed from the left, the one nearest the end first"),
        Kind::CoinTwice(_) => Some("only the end has room for more than one"),
        Kind::NoKing => Some("the king decides the game: put `k` before his cell, as in `1 2 k4`"),
        Kind::LonelyK | Kind::LonelyD => Some("write it together, without a space"),
        Kind::JudgesCase(position) => {
            help.push(format!("as a position it is `{position}`: type `stairwise explain hill {position}`"));
            Some("a judge's input goes in as it is with `stairwise explain hdu4315 FILE`")
        }
    };
    help.extend(more.map(str::to_owned));
    help
}

/// Something odd about a case.
pub fn oddity(warning: Warning) -> String {
    match warning {
        Warning::Beyond { case, what, found, limit } => {
            let (found, limit) = (count(found), count(limit));
            let found = match what {
                Limit::People => format!("{found} people"),
                Limit::Nodes => format!("{found} nodes"),
                Limit::Piles => format!("{found} piles"),
                Limit::Pile => format!("a pile of {found}"),
                Limit::Pieces => format!("{found} pieces"),
                Limit::Cells => format!("{found} cells"),
                Limit::Cell => format!("cell {found}"),
            };
            format!("case {case} has {found}, and the judge promises at most {limit}; solved all the same (said once)")
        }
        Warning::Uneven { case, layout: Layout { line, found, expected } } => {
            let found = several(found, "number", "numbers");
            format!(
                "case {case} ends amid a line: line {line} has {found} where {} belong, so the answers from here on may be \
                 meaningless (said once)",
                count(expected)
            )
        }
    }
}

/// What the system says of a file.
#[expect(clippy::wildcard_enum_match_arm, reason = "the kinds are the system's; the common ones have our words")]
pub fn of_system(kind: ErrorKind) -> Option<&'static str> {
    match kind {
        ErrorKind::NotFound => Some("there is no such file"),
        ErrorKind::PermissionDenied => Some("you may not read it"),
        ErrorKind::IsADirectory => Some("it is a folder"),
        _ => None,
    }
}

/// What to do about a decimal point.
const DECIMAL: &str = "everything here is counted in whole numbers";

/// A file cannot be read.
pub fn unreadable(name: &str, why: &str) -> String {
    format!("cannot read `{name}`: {why}")
}

/// The result cannot be written.
pub fn unwritable(why: &str) -> String {
    format!("cannot write the result: {why}")
}

/// There is no game or problem of that name.
pub fn unknown_topic(word: &str) -> String {
    format!("there is no game or problem `{word}`")
}

/// The games and problems that there are.
pub fn known_topics(known: &str) -> String {
    format!("there are {known}")
}

/// There is nothing of that name.
pub fn unknown_word(word: &str) -> String {
    format!("nothing is known about `{word}`")
}

/// A name that is close.
pub fn did_you_mean(word: &str) -> String {
    format!("did you mean `{word}`?")
}

/// Where the names are.
pub fn see_list() -> &'static str {
    "`stairwise list` shows every name"
}

/// The input has fewer cases than the one asked for.
pub fn no_such_case(asked: u64, found: u64) -> String {
    format!("there is no case {}: the input has {}", count(asked), several(found, "case", "cases"))
}

/// The input has no case.
pub fn no_case() -> &'static str {
    "the input is empty: there is no case to read"
}

/// A problem takes one file.
pub fn one_file(problem: &str) -> String {
    format!("`{problem}` takes one file, or none for standard input")
}

/// How to type a position.
pub fn position_instead(game: &str, example: &str) -> String {
    format!("to type a position, name the game: `stairwise explain {game} {example}`")
}

/// `solve` takes a problem.
pub fn solve_takes_a_problem(game: &str, problem: Option<&str>) -> String {
    let its = problem.map_or("it has no problem".to_owned(), |problem| format!("its problem is `{problem}`"));
    format!("`{game}` is a game, and only problems have answers to print; {its}")
}

/// No judge poses the game.
pub fn no_judge(game: &str) -> String {
    format!("no judge poses `{game}`, and so there is no format of a judge to write it in")
}

/// A game needs a position.
pub fn position_missing(game: &str, example: &str) -> String {
    format!("no position: type one, as in `stairwise explain {game} {example}`, or `-` to read one a line")
}

/// Standard input is a terminal.
pub fn reading_terminal(problem: &str) -> String {
    format!("reading cases of {problem} from the terminal; end them with Ctrl-D")
}

/// Positions are read from a terminal.
pub fn reading_positions(game: &str) -> String {
    format!("reading positions of {game} from the terminal, one a line; end them with Ctrl-D")
}

/// The tree is being searched.
pub fn searching(positions: usize) -> String {
    format!("searching the game tree: {} positions; Ctrl-C stops", count(positions as u64))
}

/// `--case` was mistyped.
pub fn bad_cases(text: &str) -> String {
    format!("`{text}` names no cases")
}

/// How `--case` is typed.
pub fn cases_format() -> &'static str {
    "expected a case number such as `3`, or a range such as `3..5`, from 1 up"
}
