//! Tables in columns.
//!
//! Never here: a choice between a table and a list; that is the page's.

use tabled::builder::Builder;
use tabled::settings::object::Columns;
use tabled::settings::style::HorizontalLine;
use tabled::settings::{Alignment, Modify, Padding, Style};

use super::page::{Line, Table};
use super::{Look, Palette, Role};

/// The lines of `table` in at most `look.width` columns; `None` when it does not fit even without its optional columns.
pub(super) fn lines(table: &Table, look: &Look) -> Option<Vec<String>> {
    if table.lines.is_empty() {
        return Some(Vec::new());
    }
    // Optional columns go one after the other, the last one first.
    let mut columns: Vec<usize> = (0..table.columns.len()).filter(|&column| filled(table, column)).collect();
    loop {
        let text = draw(table, &columns, look);
        if text.iter().all(|line| tabled::grid::util::string::get_line_width(line) <= look.width) {
            return Some(text);
        }
        let optional = columns.iter().rposition(|&column| table.columns[column].optional)?;
        columns.remove(optional);
    }
}

/// Whether a column has anything in it.
fn filled(table: &Table, column: usize) -> bool {
    table.lines.iter().any(|line| match line {
        Line::Row { cells, .. } => !cells[column].1.trim().is_empty(),
        Line::Omitted(_) => false,
    })
}

fn draw(table: &Table, columns: &[usize], look: &Look) -> Vec<String> {
    let palette = Palette::new(look.colour);
    let mut builder = Builder::new();
    let headed = table.columns.iter().any(|column| !column.head.is_empty());
    if headed {
        builder.push_record(columns.iter().map(|&column| palette.paint(Role::Quiet, &table.columns[column].head)));
    }
    for line in &table.lines {
        match line {
            Line::Row { cells, .. } => {
                builder.push_record(columns.iter().map(|&column| palette.paint(cells[column].0, &cells[column].1)));
            }
            // A line of its own, put in below: it belongs to no column.
            Line::Omitted(_) => builder.push_record(columns.iter().map(|_| "")),
        }
    }
    let mut drawn = builder.build();
    drawn.with(Style::empty());
    if headed {
        let rule = if look.ascii { '-' } else { '─' };
        drawn.with(Style::empty().horizontals([(1, HorizontalLine::new(rule))]));
    }
    drawn.with(Padding::new(0, 2, 0, 0));
    drawn.with(Modify::new(Columns::last()).with(Padding::zero()));
    for (at, &column) in columns.iter().enumerate() {
        if table.columns[column].right {
            drawn.with(Modify::new(Columns::one(at)).with(Alignment::right()));
        }
    }
    let mut lines: Vec<String> = drawn.to_string().lines().map(|line| line.trim_end().to_owned()).collect();
    if headed {
        lines[1] = palette.paint(Role::Quiet, &lines[1]);
    }
    for (line, text) in table.lines.iter().zip(lines.iter_mut().skip(if headed { 2 } else { 0 })) {
        if let Line::Omitted(words) = line {
            *text = palette.paint(Role::Quiet, words);
        }
    }
    lines
}
