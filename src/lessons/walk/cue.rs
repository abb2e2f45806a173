//! What can be typed at a stop: how it is shown, and how a typed line is understood.
//!
//! Never here: what it does.

use unicode_width::UnicodeWidthStr;

use super::{Manner, Question, Sheet, judge};
use crate::lessons::Judged;
use crate::text::{Lang, say};
use crate::views::{Palette, Role, lines_of};

/// What a person is asked for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cue<'a> {
    /// Where the walk is.
    pub label: &'a str,
    /// The open question.
    pub asks: Option<&'a Question>,
    /// Whether there is more to show at this stop.
    pub more: bool,
}

/// What was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Typed {
    Next,
    Back,
    Go(usize),
    Answer(String),
    Hint,
    Solution,
    Skip,
    Keys,
    Quit,
    Interrupt,
    Unknown,
    Nothing,
}

/// The prompt for single keys: one line, with the names of the keys where there is room.
pub(super) fn prompt(cue: Cue<'_>, sheet: &Sheet) -> String {
    let words = sheet.lang.learn();
    let mut keys = match cue.asks {
        Some(question) => {
            let hint = (!question.hints.is_empty()).then_some(("h", words.hint));
            let others = [("s", words.solution), ("k", words.skip)];
            std::iter::once(("a", words.answer)).chain(hint).chain(others).collect()
        }
        None if cue.more => vec![("n", words.more)],
        None => vec![("n", words.next)],
    };
    keys.extend([("b", words.back), ("g", words.go), ("q", words.quit)]);
    let palette = Palette::new(sheet.look.colour);
    let long: Vec<_> = keys.iter().map(|(key, word)| format!("{key} {word}")).collect();
    let short: Vec<_> = keys.iter().map(|(key, _)| (*key).to_owned()).chain([format!("? {}", words.keys)]).collect();
    let room = sheet.look.width.saturating_sub(1);
    let fits = |keys: &[String], gap: &str| cue.label.width() + 3 + keys.join(gap).width() <= room;
    let keys = match (fits(&long, "  "), fits(&short, " ")) {
        (true, _) => long.join("  "),
        (false, true) => short.join(" "),
        (false, false) => "?".to_owned(),
    };
    format!("{}   {}", palette.paint(Role::Number, cue.label), palette.paint(Role::Quiet, &keys))
}

/// The same for whole lines.
pub(super) fn line_prompt(cue: Cue<'_>, sheet: &Sheet) -> String {
    let can = say!(sheet.lang, learn::can_be_typed(cue.asks.map(|question| !question.hints.is_empty())));
    lines_of(&format!("{}{}{can}", cue.label, sheet.lang.page().colon), sheet.look.width).join("\n")
}

/// What each key does.
pub(super) fn all_keys(manner: Manner, lang: Lang) -> String {
    match manner {
        Manner::Keys(_) => say!(lang, learn::all_keys()).to_owned(),
        Manner::Lines => say!(lang, learn::all_commands()).to_owned(),
    }
}

/// Understands a line. What can be an answer is one; a command that looks like an answer has a longer word.
pub(super) fn command(line: &str, cue: Cue<'_>) -> Typed {
    let small = line.to_lowercase();
    if let Some(question) = cue.asks
        && !small.is_empty()
        && judge(&question.right, line) != Judged::Unclear
    {
        return Typed::Answer(line.to_owned());
    }
    let asks = cue.asks.is_some();
    let (word, rest) = small.split_once(' ').unwrap_or((&small, ""));
    match word {
        "" if asks => Typed::Keys,
        "" | "n" | "next" | "下一步" if !asks => Typed::Next,
        "b" | "back" | "返回" => Typed::Back,
        "g" | "go" | "跳到" => Typed::Go(rest.trim().parse().unwrap_or(0)),
        "h" | "hint" | "提示" if asks => Typed::Hint,
        "s" | "solution" | "解答" if asks => Typed::Solution,
        "k" | "skip" | "跳过" if asks => Typed::Skip,
        "q" | "quit" | "exit" | "退出" => Typed::Quit,
        "?" | "help" | "keys" | "帮助" => Typed::Keys,
        _ if asks => Typed::Answer(line.to_owned()),
        word => word.parse().map_or(Typed::Unknown, Typed::Go),
    }
}
