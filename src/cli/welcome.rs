//! Bare `stairwise`: what it is, and three lines that work as typed.
//!
//! Never here: the full help.

use unicode_width::UnicodeWidthStr;

use super::failure::Failure;
use super::world::{Style, World};
use crate::views::{Palette, Role, lines_of};

pub(super) fn run(style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let words = style.lang.help();
    let palette = Palette::new(style.output.colour);
    let examples = [
        ("stairwise explain hill 1 2 k4", words.example_explain),
        ("stairwise about hill.king-adjustment", words.example_about),
        ("stairwise list", words.example_list),
    ];
    let column = examples.iter().map(|(typed, _)| typed.width()).max().unwrap_or(0) + 3;
    let width = style.output.width;
    let about = lines_of(words.about, width);
    let about: Vec<_> = about.iter().map(|line| palette.paint(Role::Title, line)).collect();
    let mut text = format!("{}\n\n{}\n", about.join("\n"), words.try_these);
    for (typed, what) in examples {
        let gap =
            if width >= column + 2 + what.width() { " ".repeat(column - typed.width()) } else { "\n      ".to_owned() };
        let (typed, what) = (palette.paint(Role::Typed, typed), palette.paint(Role::Quiet, what));
        text.extend(["  ", &typed, &gap, &what, "\n"]);
    }
    text.extend(lines_of(&words.more.replace('`', ""), width).iter().flat_map(|line| ["\n", line]));
    text.push('\n');
    world.output.write_all(text.as_bytes()).map_err(Failure::Unwritable)?;
    Ok(0)
}
