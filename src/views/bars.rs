//! Piles side by side as bars of `o`, with their numbers under them.
//!
//! Never here: what a pile stands for.

use super::Role;
use super::markup::Ink;
use super::page::Marks;
use crate::trace::Bars;

/// Higher piles are not drawn, only counted.
const HIGHEST: u64 = 7;

/// Draws `picture` in at most `width` columns: bars where they fit, else only the numbers that do. Shaded things are `#`, and
/// how many there are stands in a line of its own, if marks are wanted; the numbers of numbered piles stand below a line.
pub(super) fn bars(picture: &Bars, marks: Marks, width: usize) -> Vec<Ink> {
    let differences = if marks == Marks::None { &[][..] } else { &picture.shaded };
    let digits = picture.heights.iter().map(|height| height.to_string().len()).max().unwrap_or(1);
    let column = digits.max(if picture.numbered { picture.heights.len().to_string().len() } else { 0 }) + 2;
    let fits = picture.heights.len() * column <= width;
    let shown = if fits { picture.heights.len() } else { (width.saturating_sub(3)) / column };
    let heights = &picture.heights[..shown];
    let mut lines = Vec::new();
    let highest = heights.iter().copied().max().unwrap_or(0);
    if highest <= HIGHEST && fits {
        for level in (1..=highest).rev() {
            let mut line = Ink::default();
            for (pile, &height) in heights.iter().enumerate() {
                let shaded = differences.get(pile).copied().unwrap_or(0);
                let (role, sign) = match height {
                    height if height < level => (Role::Plain, ' '),
                    height if height - shaded < level => (Role::Strong, '#'),
                    _ => (Role::Plain, 'o'),
                };
                line.add(role, &format!("{sign:>column$}"));
            }
            lines.push(line);
        }
    }
    let mut numbers = Ink::default();
    for height in heights {
        numbers.add(Role::Quiet, &format!("{height:>column$}"));
    }
    numbers.add(Role::Quiet, if fits { "" } else { "..." });
    lines.push(numbers);
    if !differences.is_empty() {
        let mut line = Ink::default();
        for shaded in &differences[..shown] {
            line.add(Role::Strong, &format!("{:>column$}", format!("+{shaded}")));
        }
        lines.push(line);
    }
    if picture.numbered {
        let (mut rule, mut names) = (Ink::default(), Ink::default());
        rule.add(Role::Quiet, &format!(" {}", "-".repeat((shown * column).saturating_sub(1))));
        for number in 1..=shown {
            names.add(Role::Quiet, &format!("{number:>column$}"));
        }
        names.add(Role::Quiet, if fits { "" } else { "..." });
        lines.extend([rule, names]);
    }
    lines
}
