//! Progress as a command sees it: read once, noted and kept while a walk goes on, and warned of when that fails.
//!
//! Never here: its form.

use std::io::Write;

use super::failure::{plain, warn};
use super::world::{Style, World};
use crate::input::clean;
use crate::lessons::{Progress, SavedAside, Shelf};
use crate::text::say;

/// Progress, and where it is kept; nowhere when it is not wanted, or there is no place for it.
pub(super) struct Kept {
    pub progress: Progress,
    shelf: Option<Shelf>,
}

impl Kept {
    /// Reads it. What is broken or newer has been put aside, and is warned of.
    pub(super) fn load(wanted: bool, style: &Style, world: &mut World<'_>) -> Self {
        let lang = style.lang;
        let Some(folder) = world.state().filter(|_| wanted) else {
            return Self { progress: Progress::default(), shelf: None };
        };
        let shelf = Shelf::new(folder);
        let name = name(&shelf);
        match shelf.load() {
            Ok((progress, None)) => Self { progress, shelf: Some(shelf) },
            Ok((progress, Some(SavedAside { newer, to: Ok(to) }))) => {
                let to = clean(to.as_os_str().as_encoded_bytes());
                warn(&say!(lang, learn::put_aside(newer, &to)), style, world.talk);
                Self { progress, shelf: Some(shelf) }
            }
            Ok((progress, Some(SavedAside { newer, to: Err(_) }))) => {
                warn(&say!(lang, learn::not_put_aside(newer, &name)), style, world.talk);
                Self { progress, shelf: None }
            }
            Err(error) => {
                let why = plain(&error, lang);
                warn(&say!(lang, learn::progress_unreadable(&name, &why)), style, world.talk);
                Self { progress: Progress::default(), shelf: None }
            }
        }
    }

    /// Whether it is kept.
    pub(super) fn is_kept(&self) -> bool {
        self.shelf.is_some()
    }

    /// Writes it; the first failure is warned of, and then it is no longer tried.
    pub(super) fn save(&mut self, style: &Style, talk: &mut dyn Write) {
        let Some(shelf) = &self.shelf else { return };
        if let Err(error) = shelf.save(&self.progress) {
            let why = plain(&error, style.lang);
            warn(&say!(style.lang, learn::progress_unwritable(&name(shelf), &why)), style, talk);
            self.shelf = None;
        }
    }
}

fn name(shelf: &Shelf) -> String {
    clean(shelf.file().as_os_str().as_encoded_bytes())
}
