//! `lint`: whether lessons are well formed, true, and alike in both languages.
//!
//! Never here: what is checked of one lesson, or the words of a fault.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::failure::{Failure, WRONG};
use super::world::{Style, Terminals, World};
use crate::games;
use crate::input::{self, Origin, Said, clean};
use crate::lessons::{Fault, Kind, Lesson, Nobody, alike, check, read};
use crate::text::{Lang, say};
use crate::views::{Look, lines_of};

pub(super) fn run(paths: &[OsString], style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let lang = style.lang;
    let mut desk = Desk { style, world, lessons: 0, faults: 0 };
    for path in paths {
        let path = Path::new(path);
        if path.is_dir() { desk.folder(path)? } else { desk.file(path).map(drop)? }
    }
    let (lessons, faults) = (desk.lessons, desk.faults);
    let said = if faults == 0 {
        say!(lang, learn::lint_fine(lessons))
    } else {
        say!(lang, learn::lint_found(faults, lessons))
    };
    writeln!(world.output, "{}", lines_of(&said, style.output.width).join("\n")).map_err(Failure::Unwritable)?;
    Ok(if faults == 0 { 0 } else { WRONG })
}

/// A lesson that was read from a file.
struct Found {
    path: PathBuf,
    bytes: Vec<u8>,
    lesson: Option<Lesson>,
}

struct Desk<'a, 'w> {
    style: &'a Style,
    world: &'a mut World<'w>,
    lessons: usize,
    faults: usize,
}

impl Desk<'_, '_> {
    fn folder(&mut self, folder: &Path) -> Result<(), Failure> {
        let (english, chinese) = (folder.join("en"), folder.join("zh"));
        if english.is_dir() && chinese.is_dir() {
            let (english, chinese) = (self.files(&english)?, self.files(&chinese)?);
            return self.both(&english, &chinese);
        }
        self.files(folder).map(drop)
    }

    /// Every lesson of a folder, in the order of their names.
    fn files(&mut self, folder: &Path) -> Result<Vec<Found>, Failure> {
        let unreadable = |error: io::Error| Failure::Unreadable(origin(folder), error);
        let entries = fs::read_dir(folder).map_err(unreadable)?;
        let mut paths = Vec::new();
        for entry in entries {
            let path = entry.map_err(unreadable)?.path();
            if path.extension() == Some(OsStr::new("md")) {
                paths.push(path);
            }
        }
        if paths.is_empty() {
            let folder = clean(folder.as_os_str().as_encoded_bytes());
            return Err(Failure::Usage(say!(self.style.lang, learn::lint_nothing(&folder)), vec![]));
        }
        paths.sort();
        paths.iter().map(|path| self.file(path)).collect()
    }

    fn file(&mut self, path: &Path) -> Result<Found, Failure> {
        let bytes = fs::read(path).map_err(|error| Failure::Unreadable(origin(path), error))?;
        self.lessons += 1;
        let lesson = match checked(&bytes, self.style) {
            Ok(lesson) => Some(lesson),
            Err(faults) => {
                self.tell(&faults, &bytes, path)?;
                None
            }
        };
        Ok(Found { path: path.to_owned(), bytes, lesson })
    }

    /// Whether two languages are alike. A lesson that has faults of its own is not compared.
    fn both(&mut self, english: &[Found], chinese: &[Found]) -> Result<(), Failure> {
        for (here, there) in [(english, chinese), (chinese, english)] {
            for found in here {
                let other = there.iter().find(|other| other.path.file_name() == found.path.file_name());
                let Some(other) = other else {
                    let file = there.first().map_or(found.path.clone(), |other| other.path.clone());
                    let file = file.with_file_name(found.path.file_name().unwrap_or_default());
                    let file = clean(file.as_os_str().as_encoded_bytes());
                    self.tell(&[Fault { kind: Kind::NotTranslated(file), place: 0..0 }], &found.bytes, &found.path)?;
                    continue;
                };
                if let (Some(lesson), Some(translated)) = (&found.lesson, &other.lesson) {
                    let is_english = std::ptr::eq(here, english);
                    let mut faults = alike(lesson, translated);
                    // What differs is told once, in the Chinese file.
                    faults.retain(|fault| !is_english || fault.kind == Kind::NotAlike(None));
                    self.tell(&faults, &found.bytes, &found.path)?;
                }
            }
        }
        Ok(())
    }

    fn tell(&mut self, faults: &[Fault], bytes: &[u8], path: &Path) -> Result<(), Failure> {
        self.faults += faults.len();
        for fault in faults {
            let report = report(fault, bytes, &origin(path), self.style.lang, &self.style.output);
            self.world.output.write_all(report.as_bytes()).map_err(Failure::Unwritable)?;
        }
        Ok(())
    }
}

fn origin(path: &Path) -> Origin {
    Origin::File(clean(path.as_os_str().as_encoded_bytes()))
}

/// The lesson in `bytes`, or all that is wrong with it.
pub(super) fn checked(bytes: &[u8], style: &Style) -> Result<Lesson, Vec<Fault>> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let at = error.valid_up_to();
        vec![Fault { kind: Kind::NotText(bytes[at]), place: at..at + 1 }]
    })?;
    let lesson = read(text)?;
    let faults = check(&lesson, &|line| can_be_run(line, style.lang));
    if faults.is_empty() { Ok(lesson) } else { Err(faults) }
}

/// The report of a fault of a lesson.
pub(super) fn report(fault: &Fault, bytes: &[u8], origin: &Origin, lang: Lang, look: &Look) -> String {
    let said = Said {
        title: say!(lang, lessons::title(&fault.kind)),
        label: say!(lang, lessons::label(&fault.kind)),
        help: Vec::new(),
    };
    input::report_at(&fault.place_in(bytes), said, origin, lang, look)
}

/// Whether a line is a command of stairwise that can be run; one that needs a file is only read.
fn can_be_run(line: &str, lang: Lang) -> bool {
    let Some(words) = line.strip_prefix("stairwise").filter(|rest| rest.is_empty() || rest.starts_with(' ')) else {
        return false;
    };
    let words: Vec<_> = words.split_ascii_whitespace().collect();
    let read = |words: &[&str]| {
        let args = std::iter::once("stairwise").chain(words.iter().copied());
        super::args::localised(lang, Look::PLAIN.width).try_get_matches_from(args).is_ok()
    };
    match words.as_slice() {
        ["explain", topic, ..] if games::find(topic).is_none() => read(&words),
        ["explain" | "about" | "compare" | "list" | "exercises", ..] => {
            let code = super::run(&mut World {
                args: std::iter::once("stairwise").chain(words).map(Into::into).collect(),
                env: &|_| None,
                terminals: Terminals::default(),
                input: &mut io::empty(),
                output: &mut io::sink(),
                talk: &mut io::sink(),
                keyboard: &mut Nobody,
            });
            code == 0
        }
        _ => read(&words),
    }
}
