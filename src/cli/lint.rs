//! `lint`: whether lessons are well formed, true, and alike in both languages.
//!
//! Never here: what is checked of one lesson, or the words of a fault.

use std::ffi::{OsStr, OsString};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::failure::{Failure, WRONG, hint};
use super::open::open;
use super::rehearse::rehearse;
use super::world::{Style, World};
use crate::input::{self, MARK, Origin, Said, clean};
use crate::lessons::{Block, Fault, Kind, Lesson, Unread, alike, check, read};
use crate::text::{Lang, say};
use crate::views::{Look, lines_of};

pub(super) fn run(paths: &[OsString], style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let lang = style.lang;
    let mut desk = Desk { style, world, lessons: 0, faults: 0 };
    for path in paths.iter().map(Path::new) {
        if path.is_dir() && path != Path::new("-") { desk.folder(path)? } else { desk.file(path).map(drop)? }
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
    origin: Origin,
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
        match (english.is_dir(), chinese.is_dir()) {
            (true, true) => {
                let (english, chinese) = (self.files(&english)?, self.files(&chinese)?);
                self.both(&english, &chinese)
            }
            (true, false) => self.files(&english).map(drop),
            (false, true) => self.files(&chinese).map(drop),
            (false, false) => self.files(folder).map(drop),
        }
    }

    /// Every lesson of a folder, in the order of their names.
    fn files(&mut self, folder: &Path) -> Result<Vec<Found>, Failure> {
        let name = clean(folder.as_os_str().as_encoded_bytes());
        let unreadable = |error: io::Error| Failure::Unreadable(Origin::File(name.clone()), error);
        let entries = fs::read_dir(folder).map_err(unreadable)?;
        let mut paths = Vec::new();
        for entry in entries {
            let path = entry.map_err(unreadable)?.path();
            if path.extension() == Some(OsStr::new("md")) {
                paths.push(path);
            }
        }
        if paths.is_empty() {
            return Err(Failure::Usage(say!(self.style.lang, learn::lint_nothing(&name)), vec![]));
        }
        paths.sort();
        paths.iter().map(|path| self.file(path)).collect()
    }

    fn file(&mut self, path: &Path) -> Result<Found, Failure> {
        let (bytes, origin) = bytes_of(path.as_os_str(), self.style, self.world)?;
        self.lessons += 1;
        let lesson = match checked(&bytes, self.style) {
            Ok(lesson) => Some(lesson),
            Err(faults) => {
                self.tell(&faults, &bytes, &origin)?;
                None
            }
        };
        Ok(Found { path: path.to_owned(), origin, bytes, lesson })
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
                    self.tell(&[Fault { kind: Kind::NotTranslated(file), place: 0..0 }], &found.bytes, &found.origin)?;
                    continue;
                };
                if let (Some(lesson), Some(translated)) = (&found.lesson, &other.lesson) {
                    let is_english = std::ptr::eq(here, english);
                    let mut faults = alike(lesson, translated);
                    // What differs is told once, in the Chinese file.
                    faults.retain(|fault| !is_english || fault.kind == Kind::NotAlike(None));
                    self.tell(&faults, &found.bytes, &found.origin)?;
                }
            }
        }
        Ok(())
    }

    fn tell(&mut self, faults: &[Fault], bytes: &[u8], origin: &Origin) -> Result<(), Failure> {
        self.faults += faults.len();
        for fault in faults {
            let report = report(fault, bytes, origin, self.style.lang, &self.style.output);
            self.world.output.write_all(report.as_bytes()).map_err(Failure::Unwritable)?;
        }
        Ok(())
    }
}

/// What stands in the file of a lesson, or in standard input for `-`. A mark in front that only tells the encoding is
/// not part of it.
pub(super) fn bytes_of(file: &OsStr, style: &Style, world: &mut World<'_>) -> Result<(Vec<u8>, Origin), Failure> {
    let (mut input, origin) = open(Some(file), world.input)?;
    if origin == Origin::Stdin && world.terminals.input {
        hint(say!(style.lang, learn::reading_lesson()), style, world.talk)?;
    }
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes).map_err(|error| Failure::Unreadable(origin.clone(), error))?;
    let marked = if bytes.starts_with(MARK) { MARK.len() } else { 0 };
    Ok((bytes.split_off(marked), origin))
}

/// The lesson in `bytes`, or all that is wrong with it.
pub(super) fn checked(bytes: &[u8], style: &Style) -> Result<Lesson, Vec<Fault>> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let at = error.valid_up_to();
        vec![Fault { kind: Kind::NotText(bytes[at]), place: at..at + 1 }]
    })?;
    let check = |blocks: &[Block]| check(blocks, text, &|line| rehearse(line, style.lang));
    match read(text) {
        Ok(lesson) => {
            let faults = check(&lesson.blocks);
            if faults.is_empty() { Ok(lesson) } else { Err(faults) }
        }
        Err(Unread { mut faults, blocks }) => {
            faults.extend(check(&blocks));
            faults.sort_by_key(|fault| fault.place.start);
            Err(faults)
        }
    }
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
