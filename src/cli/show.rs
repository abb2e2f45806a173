//! How commands show a page, and how far they are.
//!
//! Never here: what stands on the page.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::args::PageFormat;
use super::failure::Failure;
use super::world::{Style, World};
use crate::views::{Detail, Page, markdown, prose, terminal};

/// Writes a whole page.
pub(super) fn show(page: &Page, format: PageFormat, style: &Style, world: &mut World<'_>) -> Result<(), Failure> {
    let (lang, look, detail) = (style.lang, &style.output, Detail::Steps);
    let text = match format {
        PageFormat::Table => terminal(page, lang, detail, look),
        PageFormat::Prose => prose(page, lang, detail, look),
        PageFormat::Markdown => markdown(page, lang, detail, look.width),
    };
    world.output.write_all(text.as_bytes()).map_err(Failure::Unwritable)
}

/// A line on standard error that tells how far a long run is, where that is a terminal, and nothing elsewhere.
pub(super) fn progress_line(terminal: bool) -> ProgressBar {
    let target = if terminal { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let line = ProgressBar::with_draw_target(None, target);
    line.set_style(ProgressStyle::with_template("{msg}").expect("the template is fixed"));
    line
}
