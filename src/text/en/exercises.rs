//! What is said of exercises, in English.
//!
//! Never here: anything but words.

use super::super::{list_few, reckoning};
use crate::problems::Names;
use crate::trace::{NimSum, Player};

/// Above the questions.
pub fn title(game: &str) -> String {
    format!("Exercises: {game}")
}

/// Above the answers.
pub fn key_title(game: &str) -> String {
    format!("Key to the exercises: {game}")
}

/// What is asked of every position; `reckoned`: the way to the answer too.
pub fn task(reckoned: bool) -> &'static str {
    if reckoned {
        "For each position: Alice is to move, and both play their best. Which piles count, and what is their nim-sum? Who \
         wins, Alice or Bob? If it is Alice, give one winning move."
    } else {
        "For each position: Alice is to move, and both play their best. Who wins, Alice or Bob? If it is Alice, give one \
         winning move."
    }
}

/// Room for an answer.
pub fn room() -> &'static str {
    "Winner: ____________   Winning move: ____________"
}

/// Room for the way to it.
pub fn room_to_reckon() -> &'static str {
    "Piles that count: ____________   Nim-sum: ____________"
}

/// One player wins all of several positions.
pub fn one_sided(winner: Player, names: Names) -> String {
    let name = names.of(winner);
    format!("{name} wins every one, so a name alone proves nothing: mark the rest of the answer too.")
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
    nim_sum: Option<&NimSum>,
    moves: &[String],
    defeats: &[&str],
) -> String {
    let nim_sum = nim_sum.map_or("at once".to_owned(), |sum| format!("nim-sum {}", reckoning(sum)));
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

/// What to do then: where so many `mistakes` need as many positions, or where a `higher` difficulty is left.
pub fn what_to_ask(mistakes: Option<usize>, higher: bool) -> String {
    match (mistakes, higher) {
        (Some(mistakes), _) => {
            format!(
                "each mistake has to show: ask for fewer mistakes, or for `--count {mistakes}`, one position for each"
            )
        }
        (None, true) => "ask for fewer, or for a higher `--difficulty`".to_owned(),
        (None, false) => "ask for fewer".to_owned(),
    }
}

/// The game tree disagrees.
pub fn contradicted(position: &str) -> String {
    format!(
        "the game tree contradicts the solver on this position: a defect of stairwise, please report it: {position}"
    )
}
