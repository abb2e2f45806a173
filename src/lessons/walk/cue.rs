//! What can be typed at a stop: how it is shown, and how a typed line is understood.
//!
//! Never here: what it does.

use unicode_width::UnicodeWidthStr;

use super::{Manner, Question, Sheet};
use crate::lessons::{Judged, Right};
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

/// The prompt for single keys: one line, in which as many keys have their words as there is room for.
pub(super) fn prompt(cue: Cue<'_>, sheet: &Sheet) -> String {
    let words = sheet.lang.learn();
    let digits = |options: usize| format!("1-{options}");
    let mut keys: Vec<(String, &str)> = match cue.asks.map(|question| &question.right) {
        Some(Right::Winner(..)) => vec![("1".to_owned(), words.first), ("2".to_owned(), words.second)],
        Some(Right::Option { of, .. }) => vec![(digits(*of), words.answer)],
        Some(_) => vec![("a".to_owned(), words.answer)],
        None => vec![("n".to_owned(), if cue.more { words.more } else { words.next })],
    };
    if let Some(question) = cue.asks {
        keys.extend((!question.hints.is_empty()).then(|| ("h".to_owned(), words.hint)));
        keys.extend([("r".to_owned(), words.reveal), ("x".to_owned(), words.skip)]);
    }
    keys.extend([("b", words.back), ("g", words.go), ("q", words.quit)].map(|(key, word)| (key.to_owned(), word)));
    let palette = Palette::new(sheet.look.colour);
    let room = sheet.look.width.saturating_sub(cue.label.width() + 4);
    let shown = (0..=keys.len()).rev().map(|worded| in_line(&keys, worded, words.keys));
    let keys = shown.into_iter().find(|line| line.width() <= room).unwrap_or_else(|| "?".to_owned());
    format!("{}   {}", palette.paint(Role::Number, cue.label), palette.paint(Role::Quiet, &keys))
}

/// The keys, of which so many have their words. Where some have none, the key that shows all of them is named as well.
fn in_line(keys: &[(String, &str)], worded: usize, all: &str) -> String {
    let (long, short) = keys.split_at(worded);
    let long: Vec<_> = long.iter().map(|(key, word)| format!("{key} {word}")).collect();
    if short.is_empty() {
        return long.join("  ");
    }
    let short: Vec<_> = short.iter().map(|(key, _)| key.as_str()).collect();
    long.into_iter().chain([format!("{} ? {all}", short.join(" "))]).collect::<Vec<_>>().join("  ")
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
        && question.judge(line) != Judged::Unclear
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
        "r" | "reveal" | "solution" | "解答" if asks => Typed::Solution,
        "x" | "skip" | "跳过" if asks => Typed::Skip,
        "q" | "quit" | "exit" | "退出" => Typed::Quit,
        "?" | "help" | "keys" | "帮助" => Typed::Keys,
        _ if asks => Typed::Answer(line.to_owned()),
        _ => small.parse().map_or(Typed::Unknown, Typed::Go),
    }
}
