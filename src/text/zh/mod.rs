//! Simplified Chinese.
//!
//! Never here: anything but words.

pub mod faults;
pub mod help;
pub mod hill;
pub mod page;
pub mod row;
pub mod shared;
pub mod staircase;
pub mod strip;
pub mod terms;
pub mod usage;
