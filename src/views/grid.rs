//! A grid of numbers as a picture, under the numbers of its columns and behind those of its rows.
//!
//! Never here: what a number stands for.

use unicode_width::UnicodeWidthStr;

use super::Role;
use super::markup::Ink;
use super::page::Marks;
use super::strip::Pen;
use crate::text::say;
use crate::trace::Grid;

/// More rows than these are not drawn.
const MOST_ROWS: usize = 12;

/// Stands for columns that are not drawn.
const DOTS: &str = " ...";

/// Draws `picture`: each number with a star where its distance to the lower right corner is odd, if marks are wanted. Columns too many for the
/// page and rows too many are counted.
pub(super) fn grid(picture: &Grid, pen: Pen) -> Vec<Ink> {
    let rows = picture.values.len() / picture.columns;
    let (height, label) = (rows.min(MOST_ROWS), rows.min(MOST_ROWS).to_string().len());
    let shown = || picture.values.chunks(picture.columns).take(height);
    let width_of = |column: usize| {
        let digits = shown().map(|row| row[column].to_string().len()).max().unwrap_or(0);
        digits.max((column + 1).to_string().len())
    };
    // Two columns of space before a number and one for its star.
    let (mut widths, mut used) = (Vec::new(), label + " |".len());
    for column in 0..picture.columns {
        let (width, more) = (width_of(column), if column + 1 < picture.columns { DOTS.len() } else { 0 });
        if used + width + 3 + more > pen.width {
            break;
        }
        widths.push(width);
        used += width + 3;
    }
    let dots = if widths.len() < picture.columns { DOTS } else { "" };
    let mut lines = Vec::new();
    if !widths.is_empty() {
        let heads: Vec<_> = (1..).zip(&widths).map(|(column, width)| format!("  {column:>width$} ")).collect();
        let mut head = Ink::default();
        head.add(Role::Quiet, format!("{:label$}  {}{dots}", "", heads.concat()).trim_end());
        lines.push(head);
        for (row, values) in shown().enumerate() {
            let mut line = Ink::default();
            line.add(Role::Quiet, &format!("{:>label$} |", row + 1));
            for (column, (value, width)) in values.iter().zip(&widths).enumerate() {
                let odd = (rows - row + picture.columns - column) % 2 == 1;
                let (role, mark) = match (pen.marks, odd) {
                    (Marks::None, _) => (Role::Plain, " "),
                    (_, true) => (Role::Kept, "*"),
                    (_, false) => (Role::Dropped, " "),
                };
                line.add(role, &format!("  {value:>width$}{mark}"));
            }
            line.add(Role::Quiet, dots);
            lines.push(line);
        }
    }
    let left_out = picture.values.len() - widths.len() * height;
    if left_out > 0 {
        let words = say!(pen.lang, page::cells_left_out(left_out));
        let short = format!("... +{left_out}");
        let mut more = Ink::default();
        more.add(Role::Quiet, if words.width() <= pen.width { &words } else { &short });
        lines.push(more);
    }
    lines
}
