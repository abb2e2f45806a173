//! Simplified Chinese.
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
