//! Simplified Chinese.
//!
//! Never here: anything but words.

pub mod boxes;
pub mod compare;
pub mod dollar;
pub mod faults;
pub mod grid;
pub mod help;
pub mod hill;
pub mod learn;
pub mod lessons;
pub mod nim;
pub mod page;
pub mod pebbles;
pub mod row;
pub mod shared;
pub mod staircase;
pub mod strip;
pub mod terms;
pub mod tree;
pub mod usage;
