//! Every sentence, in two languages: one folder a language, one function a message.
//!
//! Never here: a decision. A message that one language lacks does not compile, because `say!` names it in both.
//!
//! Messages may mark `**strong**` words and `` `typed` `` ones; views show the marks in their own way.

use crate::problems::Names;
use crate::trace::{
    Adjustment, Mv, NimSum, NoWin, Order, Pairing, Picture, Place, Reduction, ReplyKind, Row, Shortcut,
};

pub(crate) mod en;
mod furniture;
pub(crate) mod zh;

pub use furniture::{CheckWords, CompareWords, ContrastWords, Heads, HelpWords, Leads, LearnWords, PageWords, Term};

/// A language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Lang {
    /// English.
    En,
    /// Simplified Chinese.
    Zh,
}

impl Lang {
    /// The language of a locale name such as `zh_CN.UTF-8`; `None` for one that has no texts here.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        match locale.split(['_', '.', '-', '@']).next()? {
            "zh" => Some(Self::Zh),
            "en" | "C" | "POSIX" => Some(Self::En),
            _ => None,
        }
    }
}

/// The message `room::name(...)` in the language `lang`.
macro_rules! say {
    ($lang:expr, $room:ident :: $message:ident ( $($argument:expr),* $(,)? )) => {
        match $lang {
            $crate::text::Lang::En => $crate::text::en::$room::$message($($argument),*),
            $crate::text::Lang::Zh => $crate::text::zh::$room::$message($($argument),*),
        }
    };
}
pub(crate) use say;

/// What a rule says, on its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleText {
    /// Its usual name.
    pub title: &'static str,
    /// What it says.
    pub says: &'static str,
    /// Why it holds, a paragraph each.
    pub why: &'static [&'static str],
}

/// What a problem asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProblemText {
    /// What is given and what is asked.
    pub asks: &'static str,
    /// The input format, a line each.
    pub input: &'static [&'static str],
    /// What to print.
    pub output: &'static str,
    /// What people trip over.
    pub traps: &'static [&'static str],
}

/// A mistake in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MistakeText {
    /// What it does, as short as a title.
    pub title: &'static str,
    /// What people think.
    pub thinks: &'static str,
    /// Why it fails.
    pub fails: &'static str,
}

/// What a game's rules are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameText {
    /// The rules of play, a paragraph each.
    pub rules: &'static [&'static str],
    /// How a position is typed.
    pub notation: &'static str,
    /// How it becomes piles on stairs.
    pub reduction: &'static str,
    /// How the winner is found, a line each: a program in words.
    pub program: &'static [&'static str],
    /// What people trip over most, a line each.
    pub traps: &'static [&'static str],
}

/// The words for one step on one position.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Said {
    /// The title of the step.
    pub title: &'static str,
    /// The finding, where a word or two tell it.
    pub finding: String,
    /// The finding for those who see no picture; empty where it is the same.
    pub aloud: String,
    /// The finding in a few words or numbers, for one line a step.
    pub brief: String,
    /// What is said before the table or picture.
    pub before: Vec<Saying>,
    /// What is said after it.
    pub after: Vec<Saying>,
}

/// One thing said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Saying {
    /// A paragraph.
    Text(String),
    /// A line that stands out.
    Display(String),
}

impl Said {
    /// Words with a title and a brief finding.
    pub fn new(title: &'static str, brief: impl Into<String>) -> Self {
        Self { title, brief: brief.into(), ..Self::default() }
    }

    /// Adds the finding to the title.
    #[must_use]
    pub fn finding(mut self, finding: impl Into<String>) -> Self {
        self.finding = finding.into();
        self
    }

    /// Tells the finding in other words to those who see no picture.
    #[must_use]
    pub fn aloud(mut self, finding: impl Into<String>) -> Self {
        self.aloud = finding.into();
        self
    }

    /// Says `text` next, before the table.
    #[must_use]
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.before.push(Saying::Text(text.into()));
        self
    }

    /// Shows `line` next, before the table.
    #[must_use]
    pub fn display(mut self, line: impl Into<String>) -> Self {
        self.before.push(Saying::Display(line.into()));
        self
    }

    /// Says `text` next, after the table.
    #[must_use]
    pub fn then(mut self, text: impl Into<String>) -> Self {
        self.after.push(Saying::Text(text.into()));
        self
    }
}

/// What the words of a step may refer to.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The rows of the reduction.
    pub rows: &'a [Row],
    /// The players.
    pub names: Names,
    /// Whether the last mover loses.
    pub misere: bool,
}

impl Context<'_> {
    /// Whether some pile that counts has more than one thing.
    #[must_use]
    pub fn has_large_pile(&self) -> bool {
        self.rows.iter().any(|row| row.kept && row.pile > 1)
    }

    /// Whether there are stairs, so that some piles are kept and others may be dropped.
    #[must_use]
    pub fn has_stairs(&self) -> bool {
        !matches!(self.rows.first().map(|row| row.place), Some(Place::Pile { .. }))
    }
}

/// What a game says in its own words, in one language. A game has no words for shapes that its traces do not have.
pub trait GameWords: Sync {
    /// The name of the game.
    fn name(&self) -> &'static str;

    /// The game on its own.
    fn about(&self) -> GameText;

    /// What tells this position from others with the same pieces, in a few words; may be empty.
    fn note(&self, picture: &Picture) -> String;

    /// A move.
    fn mv(&self, mv: &Mv) -> String;

    /// The words of the step with the picture.
    fn position(&self, picture: &Picture) -> Said;

    /// How the picture is read by somebody who is asked about it.
    fn legend(&self, picture: &Picture) -> String {
        self.position(picture).finding
    }

    /// The words of the reduction.
    fn reduction(&self, reduction: &Reduction) -> Said;

    /// Which piles are kept, in terms of the game.
    fn kept(&self) -> &'static str;

    /// A remark on one row of the reduction.
    fn row_remark(&self, _row: &Row) -> Option<String> {
        None
    }

    /// Heads of columns and small words, in the language that these words are in.
    fn page(&self, lang: Lang) -> &'static PageWords {
        lang.page()
    }

    /// How a reply beats a move, in the language that these words are in.
    fn reply_kind(&self, kind: ReplyKind, lang: Lang) -> &'static str {
        say!(lang, shared::reply_kind(kind))
    }

    /// The words of a shortcut.
    fn shortcut(&self, _shortcut: &Shortcut) -> Said {
        Said::default()
    }

    /// What is said when a shortcut leaves one winning move.
    fn only_move(&self, _context: &Context<'_>) -> String {
        String::new()
    }

    /// The words of an order.
    fn order(&self, _order: &Order) -> Said {
        Said::default()
    }

    /// The words of a pairing.
    fn pairing(&self, _pairing: &Pairing) -> Said {
        Said::default()
    }

    /// The words of the adjustment.
    fn adjustment(&self, _adjustment: &Adjustment, _context: &Context<'_>) -> Said {
        Said::default()
    }

    /// A person: the cell, and whether it is the king.
    fn person(&self, _cell: u64, _king: bool) -> String {
        String::new()
    }

    /// Why a person has no winning move.
    fn no_win(&self, _no_win: &NoWin, _context: &Context<'_>) -> String {
        String::new()
    }
}

/// A count with its thousands set apart, as in `1,049`.
#[must_use]
pub fn count(number: impl Into<u128>) -> String {
    let digits = number.into().to_string();
    let comma = |at: usize| at > 0 && (digits.len() - at).is_multiple_of(3);
    digits.chars().enumerate().flat_map(|(at, digit)| comma(at).then_some(',').into_iter().chain([digit])).collect()
}

/// Whether `word` is a number with a decimal point.
fn is_decimal(word: &str) -> bool {
    let whole = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    word.split_once('.').is_some_and(|(before, after)| whole(before) && whole(after))
}

/// At most so many things are listed in a sentence; of more, only the first few are.
const LISTED: usize = 8;
const FEW: usize = 4;

/// The first few of `things`, and how many are left out.
pub(crate) fn first_few<T>(things: &[T]) -> (&[T], usize) {
    let shown = if things.len() > LISTED { &things[..FEW] } else { things };
    (shown, things.len() - shown.len())
}

/// The `word` of each of the first few of `things`, and behind them what `more` says of the number left out, if any.
pub(crate) fn list_few<T>(things: &[T], word: impl Fn(&T) -> String, more: impl Fn(&str) -> String) -> Vec<String> {
    let (shown, left_out) = first_few(things);
    let more = (left_out > 0).then(|| more(&count(left_out as u64)));
    shown.iter().map(word).chain(more).collect()
}

/// Numbers in a line, with `between` between them.
fn joined<T: ToString>(numbers: &[T], between: &str) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(between)
}

/// `1 XOR 3 = 2`; the number alone where there is nothing to join.
fn reckoning(sum: &NimSum) -> String {
    let terms = list_few(&sum.terms, |term| term.pile.to_string(), |_| "...".to_owned());
    if terms.len() < 2 { sum.nim_sum.to_string() } else { format!("{} = {}", terms.join(" XOR "), sum.nim_sum) }
}

/// `3 = 011, 4 = 100`: numbers in binary, all of one length.
fn in_binary(numbers: &[u64], between: &str) -> String {
    let digits = numbers.iter().max().map_or(1, |largest| largest.checked_ilog2().unwrap_or(0) as usize + 1);
    let one = |number: &u64| format!("{number} = {number:0digits$b}");
    numbers.iter().map(one).collect::<Vec<_>>().join(between)
}
