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
        let shelf = world.state().filter(|_| wanted).map(Shelf::new);
        let mut kept = Self { progress: Progress::default(), shelf };
        kept.read(style, world.talk);
        kept
    }

    /// Takes over what the file says. Where it cannot be understood, what is known stays.
    fn read(&mut self, style: &Style, talk: &mut dyn Write) {
        let lang = style.lang;
        let Some(shelf) = &self.shelf else { return };
        let name = name(shelf);
        let warning = match shelf.load() {
            Ok((progress, None)) => {
                self.progress = progress;
                return;
            }
            Ok((_, Some(SavedAside { newer, to: Ok(to) }))) => {
                let to = clean(to.as_os_str().as_encoded_bytes());
                return warn(&say!(lang, learn::put_aside(newer, &to)), style, talk);
            }
            Ok((_, Some(SavedAside { newer, to: Err(_) }))) => say!(lang, learn::not_put_aside(newer, &name)),
            Err(error) => say!(lang, learn::progress_unreadable(&name, &plain(&error, lang))),
        };
        warn(&warning, style, talk);
        self.shelf = None;
    }

    /// Whether it is kept.
    pub(super) fn is_kept(&self) -> bool {
        self.shelf.is_some()
    }

    /// Changes it and writes it. Another walk may have written it meanwhile, so it is read again first. The first failure is
    /// warned of, and then it is no longer tried.
    pub(super) fn update(&mut self, style: &Style, talk: &mut dyn Write, change: impl Fn(&mut Progress)) {
        self.read(style, talk);
        change(&mut self.progress);
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
