//! English.
//!
//! Never here: anything but words.

pub mod asking;
pub mod boxes;
pub mod boxes_mistakes;
pub mod check;
pub mod compare;
pub mod dollar;
pub mod exercises;
pub mod faults;
pub mod grid;
pub mod help;
pub mod hill;
pub mod hill_mistakes;
pub mod learn;
pub mod lessons;
pub mod mistakes;
pub mod nim;
pub mod page;
pub mod pebbles;
pub mod pebbles_mistakes;
pub mod row;
pub mod shared;
pub mod staircase;
pub mod staircase_mistakes;
pub mod strip;
pub mod strip_mistakes;
pub mod terms;
pub mod tree;
pub mod tree_mistakes;
pub mod usage;

/// A number with its word: `1 person`, `2 people`.
fn several(number: u64, one: &str, many: &str) -> String {
    format!("{} {}", super::count(number), if number == 1 { one } else { many })
}

/// An ordinal number: `1st`, `2nd`, `11th`.
fn ordinal(number: usize) -> String {
    let ending = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{}{ending}", super::count(number as u64))
}
