//! Rows of cells as a picture, a line each.
//!
//! Never here: what a row stands for.

use super::Role;
use super::markup::Ink;
use crate::trace::Rows;

/// More rows than these are not drawn.
const MOST_ROWS: usize = 12;

/// Draws `picture` in at most `width` columns; nothing where a row is wider than that. The border is drawn as `|`.
pub(super) fn rows(picture: &Rows, width: usize) -> Vec<Ink> {
    let label = picture.rows.len().to_string().len();
    let cells = usize::try_from(picture.width).unwrap_or(usize::MAX);
    let room = width.saturating_sub(label + 4);
    let Some(space) = [" ", ""].into_iter().find(|space| cells.saturating_mul(space.len() + 1) <= room) else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for (number, row) in (1..).zip(&picture.rows).take(MOST_ROWS) {
        let mut line = Ink::default();
        line.add(Role::Quiet, &format!("{number:>label$}  "));
        line.add(Role::Plain, "|");
        for cell in 1..=picture.width {
            line.add(Role::Plain, space);
            let piece = row.binary_search(&cell).is_ok();
            line.add(if piece { Role::Strong } else { Role::Quiet }, if piece { "o" } else { "." });
        }
        lines.push(line);
    }
    if picture.rows.len() > MOST_ROWS {
        let mut line = Ink::default();
        line.add(Role::Quiet, "...");
        lines.push(line);
    }
    lines
}
