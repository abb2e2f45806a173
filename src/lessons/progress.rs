//! How far somebody has come, kept in a file of their own.
//!
//! Never here: where that file belongs, or a sentence. A file that cannot be understood is put aside, and never lost.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{Tries, Walked};

/// The version of the file's form.
const VERSION: u32 = 1;
/// The file, and what it is called while it is written.
const FILE: &str = "progress.json";
const UNFINISHED: &str = "progress.json.new";

/// How far somebody has come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    version: u32,
    /// Each lesson that was begun, by its name.
    pub lessons: BTreeMap<String, Record>,
    /// The name of the lesson that was walked last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
}

/// How far somebody has come in one lesson.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The step, from 1.
    pub step: usize,
    /// Whether the end was reached.
    pub done: bool,
    /// The numbers of the questions that were missed, from 1.
    pub missed: BTreeSet<usize>,
    /// What has become of the questions of a walk that goes on, by their numbers.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tries: BTreeMap<usize, Tries>,
}

impl Default for Progress {
    fn default() -> Self {
        Self { version: VERSION, lessons: BTreeMap::new(), last: None }
    }
}

impl Progress {
    /// Notes what has become of the question with this `number`.
    pub fn note(&mut self, lesson: &str, number: usize, tries: Tries) {
        let record = self.lessons.entry(lesson.to_owned()).or_default();
        match tries.missed() {
            Some(true) => {
                record.missed.insert(number);
            }
            Some(false) => {
                record.missed.remove(&number);
            }
            None => {}
        }
    }

    /// Notes where a walk through `lesson` is, and what has become of its questions: in the stops `asked`, which lie behind
    /// `reviews` others.
    pub fn reach(&mut self, lesson: &str, walked: &Walked, asked: &[usize], reviews: usize) {
        self.last = Some(lesson.to_owned());
        let tries = (1..).zip(asked.iter().filter_map(|stop| walked.tries.get(*stop)));
        for (number, tries) in tries.clone() {
            self.note(lesson, number, *tries);
        }
        let record = self.lessons.entry(lesson.to_owned()).or_default();
        if walked.finished {
            record.done = true;
            record.step = 1;
            record.tries.clear();
            // What was passed over comes again, too.
            record.missed.extend(tries.filter(|(_, tries)| tries.answer.is_none()).map(|(number, _)| number));
        } else {
            record.step = walked.at.checked_sub(reviews).map_or(record.step.max(1), |step| step + 1);
            record.tries =
                tries.filter(|(_, tries)| **tries != Tries::default()).map(|(n, tries)| (n, *tries)).collect();
        }
    }

    /// The questions that were missed, as lesson and number, in the order of the names given.
    pub fn missed<'a>(&self, names: impl Iterator<Item = &'a str>) -> Vec<(&'a str, usize)> {
        let of = |name: &'a str| {
            self.lessons
                .get(name)
                .into_iter()
                .flat_map(move |record| record.missed.iter().map(move |number| (name, *number)))
        };
        names.flat_map(of).collect()
    }
}

/// As much of the file as every version has.
#[derive(Deserialize)]
struct Any {
    version: u32,
}

/// Why a file was put aside, and where it is now.
#[derive(Debug)]
pub struct SavedAside {
    /// Whether a newer version of the program wrote it.
    pub newer: bool,
    /// Its new name; the error when it cannot be renamed.
    pub to: Result<PathBuf, io::Error>,
}

/// The folder of the file.
#[derive(Debug, Clone)]
pub struct Shelf {
    folder: PathBuf,
}

impl Shelf {
    /// The shelf in this folder, which need not exist.
    #[must_use]
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// The file.
    #[must_use]
    pub fn file(&self) -> PathBuf {
        self.folder.join(FILE)
    }

    /// Reads the file; nothing where there is none. One that is broken or newer is put aside.
    ///
    /// # Errors
    ///
    /// When there is one, and it cannot be read.
    pub fn load(&self) -> io::Result<(Progress, Option<SavedAside>)> {
        let bytes = match fs::read(self.file()) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((Progress::default(), None)),
            Err(error) => return Err(error),
        };
        let version = serde_json::from_slice::<Any>(&bytes).ok().map(|any| any.version);
        match serde_json::from_slice::<Progress>(&bytes) {
            Ok(progress) if progress.version == VERSION => Ok((progress, None)),
            Ok(_) | Err(_) => {
                let newer = version.is_some_and(|version| version > VERSION);
                Ok((Progress::default(), Some(SavedAside { newer, to: self.put_aside(newer) })))
            }
        }
    }

    /// Renames the file to a name that nothing has.
    fn put_aside(&self, newer: bool) -> io::Result<PathBuf> {
        let word = if newer { "newer" } else { "broken" };
        let names = (1_u32..).map(|number| self.folder.join(format!("progress-{word}-{number}.json")));
        let free = names.into_iter().find(|name| !name.exists()).expect("there is no end of numbers");
        fs::rename(self.file(), &free).map(|()| free)
    }

    /// Writes the file, whole or not at all.
    ///
    /// # Errors
    ///
    /// When the folder cannot be written.
    pub fn save(&self, progress: &Progress) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let text = serde_json::to_string_pretty(progress).map_err(io::Error::other)?;
        let unfinished: &Path = &self.folder.join(UNFINISHED);
        fs::write(unfinished, format!("{text}\n"))?;
        fs::rename(unfinished, self.file())
    }
}
