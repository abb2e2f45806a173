//! What is asked, and what is said of an answer, in English.
//!
//! Never here: anything but words.

use super::super::{Lang, in_binary, joined, list_few};
use super::page;
use crate::lessons::{Ask, Behind, Nudge, Right};
use crate::mistakes::Mistake;
use crate::problems::Names;
use crate::trace::{Place, Player};

/// The usual question. `place` is that of the first pile, if there are piles.
pub fn question(ask: Ask, place: Option<Place>, misere: bool) -> String {
    let places = match place {
        Some(Place::Pile { .. }) => "piles",
        Some(Place::Box { .. }) => "boxes",
        Some(Place::Node { .. }) => "nodes",
        Some(Place::Cell(_)) => "cells (row, column)",
        Some(Place::Run { .. }) => "stairs (row:stair)",
        Some(Place::Gap { .. } | Place::Stair | Place::Difference { .. }) | None => "stairs",
    };
    match ask {
        Ask::Winner if misere => "Whoever moves last loses. Who wins, the first player or the second?".to_owned(),
        Ask::Winner => "Who wins, the first player or the second?".to_owned(),
        Ask::Pairs => "Who is paired with whom?".to_owned(),
        Ask::Kept => format!("Which {places} count?"),
        Ask::PilesBefore => "The special rule aside: which piles go into the XOR?".to_owned(),
        Ask::Piles => "Which piles go into the XOR?".to_owned(),
        Ask::Running => "XOR the piles that count one by one. What is the nim-sum after each of them?".to_owned(),
        Ask::NimSum => "What is the nim-sum?".to_owned(),
        Ask::Move => "Give one winning move.".to_owned(),
        Ask::Moves => "How many winning moves are there?".to_owned(),
        Ask::Reply => "The position is lost, whatever is played. Give a reply that wins.".to_owned(),
    }
}

/// The question for a reply to a move.
pub fn reply_to(mv: &str) -> String {
    format!("The player to move plays **{mv}**. Give a reply that wins.")
}

/// The question whether a shortcut decides, its options, yes first, a hint, and why it decides or does not.
pub fn at_once() -> (&'static str, [&'static str; 2], &'static str, [&'static str; 2]) {
    let reasons = [
        "Nobody stands above him, and a move may be any number of cells.",
        "Somebody stands above him, and nobody passes anybody.",
    ];
    ("Can the king go home with the first move?", ["Yes", "No"], "Does anybody stand above him?", reasons)
}

/// What is known above a question: the position, the piles that count, the nim-sum.
pub fn known(position: Option<&str>, piles: Option<&[u64]>, nim_sum: Option<u64>) -> String {
    let piles = piles.map(|piles| match piles {
        [] => "no pile counts".to_owned(),
        [pile] => format!("the pile {pile} counts"),
        piles => format!("the piles {} count", joined(piles, " ")),
    });
    let nim_sum = nim_sum.map(|sum| format!("nim-sum {sum}"));
    [position.map(str::to_owned), piles, nim_sum].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Under a question: what an answer looks like, where that is not plain. `sample` is some other answer.
pub fn such_as(ask: Ask, sample: Option<&str>) -> Option<String> {
    let sample = format!("such as {}", sample?);
    Some(match ask {
        Ask::Pairs => format!("The numbers of each pair, {sample}."),
        Ask::Kept => format!("The places, {sample}, or `none`."),
        Ask::PilesBefore | Ask::Piles => format!("The numbers, {sample}, or `none`."),
        Ask::Running => format!("A number for each pile, {sample}."),
        Ask::Move | Ask::Reply => format!("A move, {sample}."),
        Ask::Winner | Ask::NimSum | Ask::Moves => return None,
    })
}

/// How an answer is typed.
pub fn form(ask: Option<Ask>, options: usize, sample: Option<&str>) -> String {
    let sample = sample.map_or(String::new(), |sample| format!(", such as {sample}"));
    let form = match ask {
        None => return format!("Please type a number from 1 to {options}."),
        Some(Ask::Winner) => "`first` or `second`, or 1 or 2".to_owned(),
        Some(Ask::Pairs) => format!("the numbers of each pair{sample}"),
        Some(Ask::Kept) => format!("the places{sample}, or `none`"),
        Some(Ask::PilesBefore | Ask::Piles) => format!("the numbers{sample}, or `none`"),
        Some(Ask::Running) => format!("a number for each pile{sample}"),
        Some(Ask::NimSum | Ask::Moves) => "one number".to_owned(),
        Some(Ask::Move) => format!("a move{sample}, or the position that it leads to"),
        Some(Ask::Reply) => format!("a move{sample}"),
    };
    format!("Please type {form}.")
}

/// The right answer.
pub fn solution(right: &Right) -> String {
    match right {
        Right::Winner(Player::First, Names { first, .. }) => format!("**first**: {first}, who is to move, wins."),
        Right::Winner(Player::Second, Names { second, .. }) => format!("**second**: {second}, who moves next, wins."),
        Right::Kept(places) if places.is_empty() => "**none**".to_owned(),
        Right::Kept(places) => {
            format!("**{}**", places.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(" "))
        }
        Right::Pairs(pairs, left_over) => {
            let pairs = pairs.iter().map(|[one, other]| format!("**{one}** with **{other}**"));
            let alone = left_over.map(|alone| format!("**{alone}** is left over"));
            pairs.chain(alone).collect::<Vec<_>>().join(", ")
        }
        Right::Piles(_, piles) if piles.is_empty() => "**none**".to_owned(),
        Right::Piles(_, numbers) | Right::Running(numbers) => format!("**{}**", joined(numbers, " ")),
        Right::Number(_, number) => format!("**{number}**"),
        Right::Option { right, .. } => format!("**{right}**"),
        Right::Move(_, ways) => {
            list_few(ways, |way| format!("**{}**", way.words), |more| format!("{more} other moves")).join(" or ")
        }
    }
}

/// The answer is right.
pub fn right(solution: &str) -> String {
    format!("Right: {solution}")
}

/// It is wrong, and `why`, which may be empty.
pub fn wrong(why: &str, hints: bool) -> String {
    let help = if hints { "take a hint" } else { "reveal the solution" };
    format!("Not that. {why}{}Try again, or {help}.", if why.is_empty() { "" } else { " " })
}

/// A move that can be made, and loses.
pub fn loses(reply: Option<&str>) -> String {
    match reply {
        Some(reply) => format!("That move loses: the answer to it is **{reply}**. Try again."),
        None => "That move ends the game, and whoever moves last loses. Try again.".to_owned(),
    }
}

/// A move that cannot be made.
pub fn no_move() -> &'static str {
    "That move cannot be made here. Try again."
}

/// The mistakes behind a wrong answer; empty where nothing can be said.
pub fn behind(behind: &Behind) -> String {
    let reason = |mistake: &Mistake| {
        let text = (mistake.text)(Lang::En);
        format!("**{}** (`stairwise about {}`). {}", text.title, mistake.id, text.fails)
    };
    match behind {
        Behind::Nothing => String::new(),
        Behind::Few(mistakes) => {
            let reasons: Vec<_> = mistakes.iter().map(|mistake| reason(mistake)).collect();
            let known = if mistakes.len() == 1 { "a known mistake gives" } else { "two known mistakes give" };
            format!("It is what {known} here: {}", reasons.join(" Or: "))
        }
        Behind::Many(game) => {
            format!("Several known mistakes give this answer: `stairwise list mistakes {game}` shows them.")
        }
    }
}

/// Said with the right answer: the wrong one that a mistake gives.
pub fn trap(answer: &Right, mistake: &Mistake) -> String {
    let answer = if let Right::Winner(winner, _) = answer {
        let player = if *winner == Player::First { "first" } else { "second" };
        format!("**{player}**")
    } else {
        solution(answer)
    };
    format!("(Not {answer}, which comes from a mistake: {}, `{}`.)", (mistake.text)(Lang::En).title, mistake.id)
}

/// A hint.
pub fn hint(number: usize, of: usize, hint: &str) -> String {
    format!("Hint {number} of {of}: {hint}")
}

/// A hint that the position gives.
pub fn nudge(nudge: &Nudge) -> String {
    match nudge {
        Nudge::Special => "A special rule decides before any pile is looked at.".to_owned(),
        Nudge::Home => "Whoever brings the king to the top wins at once.".to_owned(),
        Nudge::FromTheEnd => "Begin at the end: with the last one, behind which nothing stands.".to_owned(),
        Nudge::Pair([one, other]) => format!("The first pair is {one} with {other}."),
        Nudge::Odd => "Count from where things stop: what is an odd number of moves away counts.".to_owned(),
        Nudge::Parity(dropped, kept) => {
            format!("For example, {} does not count, {} does.", page::label(dropped), page::label(kept))
        }
        Nudge::Kept(rows, _) if rows.is_empty() => "No pile counts.".to_owned(),
        Nudge::Kept(rows, _) if matches!(rows[0].place, Place::Pile { .. }) => "In Nim every pile counts.".to_owned(),
        Nudge::Kept(rows, more) => {
            format!("The piles that count are {}.", page::places(&rows.iter().collect::<Vec<_>>(), *more))
        }
        Nudge::Changed => "A special rule changes one of them.".to_owned(),
        Nudge::Pile(row) => format!("One of them, {}: {}.", page::label(row), row.pile),
        Nudge::Piles(piles) => format!("Reckon {}.", joined(piles, " XOR ")),
        Nudge::Binary(piles) => format!("In binary: {}.", in_binary(piles, ", ")),
        Nudge::FirstTwo(one, other) => format!("The first two: {one} XOR {other} = {}.", one ^ other),
        Nudge::Decides { nim_sum, misere: false } => {
            format!("The player to move wins when the nim-sum is not 0. Here it is {nim_sum}.")
        }
        Nudge::Decides { nim_sum, misere: true } => format!(
            "While some pile that counts is 2 or more, the nim-sum decides as ever; otherwise an even number of ones wins \
             for the player to move. Here the nim-sum is {nim_sum}."
        ),
        Nudge::Smaller(nim_sum) => format!("Which pile that counts gets smaller when you XOR it with {nim_sum}?"),
        Nudge::Change(row) => format!("One way changes {}.", page::label(row)),
        Nudge::Each(nim_sum) => format!("A move wins only if it makes of a pile s that counts s XOR {nim_sum}."),
        Nudge::Kind(what) => format!("What a winning reply does here: {what}."),
        Nudge::OneOf(mv) => format!("One of them: {mv}."),
    }
}

/// There is no other hint.
pub fn no_more_hints(none: bool) -> &'static str {
    if none { "There is no hint to this one." } else { "That was the last hint; only the solution is left." }
}

/// The solution.
pub fn solved(solution: &str) -> String {
    format!("The answer: {solution}")
}

/// The question was left out.
pub fn skipped() -> &'static str {
    "Left for another time."
}
