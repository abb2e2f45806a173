//! What is said of exercises, in English.
//!
//! Never here: anything but words.

use super::super::list_few;
use crate::problems::Names;
use crate::trace::Player;

/// Above the questions.
pub fn title(game: &str) -> String {
    format!("Exercises: {game}")
}

/// Above the answers.
pub fn key_title(game: &str) -> String {
    format!("Key to the exercises: {game}")
}

/// What is asked of every position.
pub fn task() -> &'static str {
    "For each position: Alice is to move, and both play their best. Who wins, Alice or Bob? If it is Alice, give one winning \
     move."
}

/// Room for an answer.
pub fn room() -> &'static str {
    "Winner: ____________   Winning move: ____________"
}

/// How the positions were found.
pub fn checked(seed: u64) -> String {
    format!("Seed {seed}. Every answer was confirmed by the game tree.")
}

/// An answer; `defeats` are mistakes that give another winner.
pub fn answer(
    position: &str,
    winner: Player,
    names: Names,
    nim_sum: Option<u64>,
    moves: &[String],
    defeats: &[&str],
) -> String {
    let nim_sum = nim_sum.map_or("at once".to_owned(), |sum| format!("nim-sum {sum}"));
    let typed: Vec<_> = moves.iter().map(|mv| format!("`{mv}`")).collect();
    let moves = match typed.as_slice() {
        [] => "No move wins.".to_owned(),
        [only] => format!("Winning move: {only}."),
        moves => format!("Winning moves: {}.", moves.join("; ")),
    };
    let ids = list_few(defeats, |id| format!("`{id}`"), |more| format!("{more} more")).join(", ");
    let defeats = if defeats.is_empty() { String::new() } else { format!(" Wrong here: {ids}.") };
    format!("`{position}`: **{}** wins, {nim_sum}. {moves}{defeats}", names.of(winner))
}

/// More than are drawn at once.
pub fn bad_count(most: usize) -> String {
    format!("`--count` takes 1 to {most}")
}

/// There are not so many such positions.
pub fn only_so_many(found: usize, wanted: usize, defeating: bool) -> String {
    let such = if defeating { "positions that defeat these mistakes" } else { "such positions" };
    match found {
        0 => format!("no {such} were found"),
        found => format!("only {found} of {wanted} {such} were found"),
    }
}

/// What to do then.
pub fn ask_for_less(defeating: bool) -> &'static str {
    if defeating {
        "ask for fewer, or name fewer mistakes: one position can hardly show several"
    } else {
        "ask for fewer, or for another `--difficulty`"
    }
}

/// The game tree disagrees.
pub fn contradicted(position: &str) -> String {
    format!(
        "the game tree contradicts the solver on this position: a defect of stairwise, please report it: {position}"
    )
}
