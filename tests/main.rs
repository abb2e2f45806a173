//! The map of the tests. One integration binary, one module a concern; `house` compares the folder with this map.

/// The real binary: exit codes, pipes, terminals.
mod binary;
/// What `check` finds in somebody's program: the smallest case, and the name of the mistake.
mod check;
/// Pages of what `check` has found, and what is said of a command that cannot be run.
mod check_pages;
/// Failing cases that are kept and run again, and how a check ends early.
mod check_runs;
/// The hand-written contestant, right and wrong, run as somebody's program.
mod contestant;
/// Exercises for a class.
mod exercises;
/// What shows that all games are one: positions side by side, and one game as another.
mod family;
/// Every way in which an input or a command line can be wrong.
mod faults;
/// The rules of the house: what the files of this project must keep to.
mod house;
/// What is known of some hills, as a table of facts.
mod known;
/// Lessons: bundled ones as text, and the rules that they keep.
mod lessons;
/// Everything that `lint` finds.
mod lint;
/// What the gallery says of each mistake, held against the game tree.
mod mistakes;
/// The solver held against the game tree, on every small position.
mod oracle;
/// Snapshots of pages.
mod pages;
/// Running somebody's program: its limits, its ends, and that nothing of it is left.
mod program;
/// How far somebody has come: kept, put aside, forgotten.
mod progress;
/// Properties of all positions, small and large.
mod properties;
/// Questions: hints, examples, and what is judged right or wrong.
mod questions;
/// What pages promise to their readers.
mod reading;
/// What the tests share.
mod support;
/// The real binary on a pseudo-terminal.
mod terminal;
/// Walks through lessons and explanations, with right and wrong answers.
mod walks;
/// Help, lists and what is told of each name.
mod words;
