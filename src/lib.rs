//! `stairwise` explains, step by step, who wins a game of the staircase-Nim family, and why.
//!
//! One solver pushes its steps to a recorder. The recorder that keeps nothing makes it fast; the recorder that keeps
//! everything makes the explanation. So an explanation can never disagree with an answer:
//!
//! ```
//! use stairwise::games::hill::parse;
//! use stairwise::solver::solve;
//! use stairwise::trace::{Player, Silent, Step};
//!
//! let hill = parse("3 k5 6 10 14").expect("cells from the top down, `k` before the king's");
//! let mut steps: Vec<Step> = Vec::new();
//! let verdict = solve(&hill, &mut steps);
//!
//! assert_eq!(verdict.winner, Player::First);
//! assert_eq!(verdict, solve(&hill, &mut Silent));
//! let rules: Vec<_> = steps.iter().map(|step| step.rule.id).collect();
//! assert_eq!(rules[5..7], ["hill.king-adjustment", "nim.nim-sum"]);
//! ```
//!
//! # The rooms
//!
//! The flow of an explanation is the layout of the crate:
//!
//! 1. [`input`] turns text into numbers with places, and what is wrong into a report;
//! 2. [`problems`] know the judges' formats, limits and words;
//! 3. [`games`] know positions: their rules on one side, their theory on the other;
//! 4. [`solver`] is the one solver, and [`trace`] is what it records, as data;
//! 5. [`oracle`] searches the game tree by the rules alone, and everything is held against it;
//! 6. [`views`] turn a trace into a page, with the words of [`text`], in two languages;
//! 7. [`check`] runs somebody's program, and holds what it prints against the answers;
//! 8. [`lessons`] are files that are read, checked and walked through;
//! 9. [`exercises`] are positions drawn at random, for a class;
//! 10. [`cli`] is what can be typed.

mod chance;
pub mod check;
pub mod cli;
pub mod exercises;
pub mod games;
pub mod input;
pub mod lessons;
pub mod mistakes;
pub mod oracle;
pub mod problems;
pub mod solver;
pub mod text;
pub mod trace;
pub mod views;
