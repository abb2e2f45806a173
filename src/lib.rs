//! `stairwise` explains, step by step, who wins a game of the staircase-Nim family, and why.

pub mod cli;
pub mod games;
pub mod input;
pub mod oracle;
pub mod problems;
pub mod solver;
pub mod text;
pub mod trace;
pub mod views;
