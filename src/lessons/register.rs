//! The lessons that are bundled in the program, in both languages.
//!
//! Never here: reading them.

use std::sync::LazyLock;

use super::{Lesson, read};
use crate::text::Lang;

include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// A bundled lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bundled {
    /// Its number, from 1.
    pub number: usize,
    /// Its name, the same in every language.
    pub name: &'static str,
    /// Its file, below the folder of a language.
    pub file: &'static str,
    english: &'static str,
    chinese: &'static str,
}

/// All lessons, in the order in which a person would take them. A file that one language lacks is not among them; the
/// tests find it.
pub static LESSONS: LazyLock<Vec<Bundled>> = LazyLock::new(|| {
    let both = EN.iter().filter_map(|(file, english)| {
        let (_, chinese) = ZH.iter().find(|(other, _)| other == file)?;
        let (number, name) = file.strip_suffix(".md")?.split_once('-')?;
        Some(Bundled { number: number.parse().ok()?, name, file, english, chinese })
    });
    both.collect()
});

/// The lesson with this number, name or file name, however it is capitalised; the beginning of a name will do where only
/// one lesson has it.
#[must_use]
pub fn find(word: &str) -> Option<&'static Bundled> {
    let word = word.to_lowercase();
    let word = word.strip_suffix(".md").unwrap_or(&word);
    let number = word.parse().ok();
    let called = |lesson: &&Bundled| Some(lesson.number) == number || lesson.name == word;
    let mut beginning = LESSONS.iter().filter(|lesson| lesson.name.starts_with(word) || lesson.file.starts_with(word));
    let only = beginning.next().filter(|_| beginning.next().is_none());
    LESSONS.iter().find(called).or(only)
}

impl Bundled {
    /// Its text in a language.
    #[must_use]
    pub fn text(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.english,
            Lang::Zh => self.chinese,
        }
    }

    /// The lesson in a language.
    ///
    /// # Panics
    ///
    /// When it has a fault; a test reads every one of them.
    #[must_use]
    pub fn lesson(&self, lang: Lang) -> Lesson {
        read(self.text(lang)).unwrap_or_else(|unread| panic!("{} has a fault: {:?}", self.file, unread.faults.first()))
    }

    /// The one after it.
    #[must_use]
    pub fn next(&self) -> Option<&'static Self> {
        LESSONS.iter().find(|lesson| lesson.number > self.number)
    }
}
