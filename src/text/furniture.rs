//! The small words of pages, help and lists, as tables: one field a word, one constant a language.
//!
//! Never here: a sentence about a position.

use super::{Lang, en, zh};

/// Heads of columns and small words.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "each is named after its English word")]
pub struct PageWords {
    pub stair: &'static str,
    pub number: &'static str,
    pub r#box: &'static str,
    pub shortest: &'static str,
    pub longest: &'static str,
    pub node: &'static str,
    pub parent: &'static str,
    pub depth: &'static str,
    pub from: &'static str,
    pub up_to: &'static str,
    pub difference: &'static str,
    pub free: &'static str,
    pub pile: &'static str,
    pub kept: &'static str,
    pub dropped: &'static str,
    pub top: &'static str,
    pub end: &'static str,
    pub so_far: &'static str,
    pub binary: &'static str,
    pub ones: &'static str,
    pub mv: &'static str,
    pub kind: &'static str,
    pub change: &'static str,
    pub piles_after: &'static str,
    pub leads_to: &'static str,
    pub how: &'static str,
    pub textbook: &'static str,
    pub also: &'static str,
    pub king_home: &'static str,
    pub why: &'static str,
    pub person: &'static str,
    pub nobody_else: &'static str,
    pub home: &'static str,
    pub next: &'static str,
    pub colon: &'static str,
    pub semicolon: &'static str,
    pub comma: &'static str,
    pub stop: &'static str,
    pub between: &'static str,
    pub to: &'static str,
    pub odd: &'static str,
    pub counts: &'static str,
    pub row: &'static str,
    pub column: &'static str,
    pub cell: &'static str,
    pub distance: &'static str,
    pub blank: &'static str,
    pub row_and_stair: &'static str,
    pub place: &'static str,
}

/// The help texts of the command line.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "each is named after its command or option")]
pub struct HelpWords {
    pub about: &'static str,
    pub usage: &'static str,
    pub commands: &'static str,
    pub arguments: &'static str,
    pub options: &'static str,
    pub try_these: &'static str,
    pub example_explain: &'static str,
    pub example_about: &'static str,
    pub example_list: &'static str,
    pub more: &'static str,
    pub exit_codes: &'static str,
    pub explain: &'static str,
    pub solve: &'static str,
    pub about_command: &'static str,
    pub compare: &'static str,
    pub positions: &'static str,
    pub as_game: &'static str,
    pub misere: &'static str,
    pub list: &'static str,
    pub completions: &'static str,
    pub man: &'static str,
    pub topic: &'static str,
    pub input: &'static str,
    pub problem: &'static str,
    pub file: &'static str,
    pub word: &'static str,
    pub kind: &'static str,
    pub game: &'static str,
    pub shell: &'static str,
    pub case: &'static str,
    pub format: &'static str,
    pub format_about: &'static str,
    pub format_page: &'static str,
    pub format_check: &'static str,
    pub case_file: &'static str,
    pub check: &'static str,
    pub command: &'static str,
    pub budget: &'static str,
    pub seed: &'static str,
    pub time_limit: &'static str,
    pub jobs: &'static str,
    pub save: &'static str,
    pub detail: &'static str,
    pub full: &'static str,
    pub verify: &'static str,
    pub lang: &'static str,
    pub color: &'static str,
    pub ascii: &'static str,
    pub width: &'static str,
    pub help: &'static str,
    pub version: &'static str,
    pub learn: &'static str,
    pub lint: &'static str,
    pub lesson: &'static str,
    pub paths: &'static str,
    pub own: &'static str,
    pub answers: &'static str,
    pub plain_prompts: &'static str,
    pub no_save: &'static str,
    pub reset: &'static str,
    pub walk: &'static str,
    pub predict: &'static str,
    pub format_learn: &'static str,
    pub exercises: &'static str,
    pub count: &'static str,
    pub difficulty: &'static str,
    pub defeat: &'static str,
    pub key: &'static str,
}

/// The words of a walk through a lesson.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "each is named after its English word")]
pub struct LearnWords {
    pub next: &'static str,
    pub more: &'static str,
    pub back: &'static str,
    pub go: &'static str,
    pub answer: &'static str,
    pub hint: &'static str,
    pub reveal: &'static str,
    pub first: &'static str,
    pub second: &'static str,
    pub skip: &'static str,
    pub quit: &'static str,
    pub keys: &'static str,
    pub lessons: &'static str,
    pub done: &'static str,
    pub begun: &'static str,
}

/// The words of a comparison.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "each is named after its English word")]
pub struct CompareWords {
    pub title: &'static str,
    pub with: &'static str,
    pub steps: &'static str,
    pub piles: &'static str,
    pub marks: &'static str,
}

/// The words of a check.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "each is named after its English word")]
pub struct CheckWords {
    pub case: &'static str,
    pub expected: &'static str,
    pub got: &'static str,
    pub nothing: &'static str,
    pub no_more: &'static str,
    pub mistake: &'static str,
    pub tried: &'static str,
    pub why: &'static str,
    pub errors: &'static str,
    pub agrees: &'static str,
    pub rerun: &'static str,
    pub more: &'static str,
}

/// The words of a mistake beside the truth.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "each is named after its English word")]
pub struct ContrastWords {
    pub mistake: &'static str,
    pub mistakes: &'static str,
    pub thinks: &'static str,
    pub fails: &'static str,
    pub refuted: &'static str,
    pub often: &'static str,
    pub versions: &'static str,
    pub table: &'static str,
    pub truth: &'static str,
    pub wrong: &'static str,
    pub nim_sum: &'static str,
    pub at_once: &'static str,
    pub another: &'static str,
    pub noticed: &'static str,
    pub share: &'static str,
    pub none: &'static str,
    pub all: &'static str,
    pub some: &'static str,
}

/// The heads of what `about` and `list` show.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "each is named after its English word")]
pub struct Heads {
    pub rule: &'static str,
    pub game: &'static str,
    pub problem: &'static str,
    pub term: &'static str,
    pub says: &'static str,
    pub why: &'static str,
    pub at_work: &'static str,
    pub play: &'static str,
    pub typed: &'static str,
    pub reduction: &'static str,
    pub program: &'static str,
    pub pitfalls: &'static str,
    pub next: &'static str,
    pub asks: &'static str,
    pub input: &'static str,
    pub output: &'static str,
    pub sample: &'static str,
    pub traps: &'static str,
    pub meaning: &'static str,
    pub games: &'static str,
    pub problems: &'static str,
    pub rules: &'static str,
    pub terms: &'static str,
}

/// What the commands tell that the card of a game leads to.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "each is named after what it tells")]
pub struct Leads {
    pub explain: &'static str,
    pub mistakes: &'static str,
    pub rules: &'static str,
    pub problem: &'static str,
}

/// A word of the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    /// The id, the same in every language.
    pub id: &'static str,
    /// The word.
    pub title: &'static str,
    /// Other words for it, and other spellings, in this language.
    pub also: &'static [&'static str],
    /// What it means.
    pub text: &'static str,
}

impl Lang {
    /// Heads of columns and small words.
    #[must_use]
    pub fn page(self) -> &'static PageWords {
        match self {
            Self::En => &en::page::WORDS,
            Self::Zh => &zh::page::WORDS,
        }
    }

    /// The glossary.
    #[must_use]
    pub fn terms(self) -> &'static [Term] {
        match self {
            Self::En => en::terms::TERMS,
            Self::Zh => zh::terms::TERMS,
        }
    }

    /// The words of a walk through a lesson.
    #[must_use]
    pub fn learn(self) -> &'static LearnWords {
        match self {
            Self::En => &en::learn::WORDS,
            Self::Zh => &zh::learn::WORDS,
        }
    }

    /// The help texts.
    #[must_use]
    pub fn help(self) -> &'static HelpWords {
        match self {
            Self::En => &en::help::WORDS,
            Self::Zh => &zh::help::WORDS,
        }
    }
}
