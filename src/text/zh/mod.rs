//! Simplified Chinese.
//!
//! Never here: anything but words.

pub mod boxes;
pub mod faults;
pub mod help;
pub mod hill;
pub mod page;
pub mod shared;
pub mod staircase;
pub mod terms;
pub mod tree;
pub mod usage;
