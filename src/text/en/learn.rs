//! What is said on a walk through a lesson, or through an explanation, in English.
//!
//! Never here: anything but words.

use super::super::{Lang, LearnWords, in_binary, joined};
use super::{page, several};
use crate::lessons::{Ask, Behind, Nudge, Right};
use crate::mistakes::Mistake;
use crate::problems::Names;
use crate::trace::{Place, Player};

/// The names of the keys, and other small words.
pub const WORDS: LearnWords = LearnWords {
    next: "next",
    more: "more",
    back: "back",
    go: "go to",
    answer: "answer",
    hint: "hint",
    solution: "solution",
    skip: "skip",
    quit: "quit",
    keys: "keys",
    lessons: "Lessons",
    done: "done",
    begun: "begun",
};

/// Where a walk is.
pub fn step(number: usize, of: usize) -> String {
    format!("step {number} of {of}")
}

/// The same, before the first step.
pub fn again(number: usize, of: usize) -> String {
    if of == 1 { "once more".to_owned() } else { format!("once more, {number} of {of}") }
}

/// Above a question of an earlier lesson.
pub fn from_before(title: &str) -> String {
    format!("Once more, from \u{201c}{title}\u{201d}")
}

/// Above a question that is asked before a step is told.
pub fn before_step(number: usize, title: &str) -> String {
    format!("Before step {number}, {title}")
}

/// How long a lesson takes.
pub fn minutes(minutes: u32) -> String {
    format!("About {}.", several(u64::from(minutes), "minute", "minutes"))
}

/// Behind a claim.
pub fn checked(position: &str) -> String {
    format!(" (`{position}`, checked)")
}

/// The number of a question.
pub fn numbered(number: usize) -> String {
    format!("**Question {number}.**")
}

/// Above the answers of a section.
pub fn answers() -> &'static str {
    "**Answers**"
}

/// What is learnt.
pub fn learnt(text: &str) -> String {
    format!("**Learnt:** {text}")
}

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
        Ask::Kept => format!("Which {places} count?"),
        Ask::Piles => "Which piles go into the XOR?".to_owned(),
        Ask::Running => "XOR the piles that count one by one. What is the nim-sum after each of them?".to_owned(),
        Ask::NimSum => "What is the nim-sum?".to_owned(),
        Ask::Move => "Give one winning move.".to_owned(),
        Ask::Moves => "How many winning moves are there?".to_owned(),
    }
}

/// How an answer is typed.
pub fn form(ask: Option<Ask>, options: usize) -> String {
    let form = match ask {
        None => return format!("Please type a number from 1 to {options}."),
        Some(Ask::Winner) => "`first` or `second`, or 1 or 2",
        Some(Ask::Kept) => "the numbers of the places, such as 1 3, or `none`",
        Some(Ask::Piles) => "the numbers, such as 3 0 2, or `none`",
        Some(Ask::Running) => "a number for each pile, such as 1 5 3",
        Some(Ask::NimSum | Ask::Moves) => "one number",
        Some(Ask::Move) => {
            "a move as the pages write it, such as 14 -> 13, 2 off pile 1 or 1 coin: 3 -> 2, or the position that it \
             leads to"
        }
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
        Right::Piles(piles) if piles.is_empty() => "**none**".to_owned(),
        Right::Piles(numbers) | Right::Running(numbers) => format!("**{}**", joined(numbers, " ")),
        Right::Number(_, number) => format!("**{number}**"),
        Right::Option(option) => format!("**{option}**"),
        Right::Move(ways) => {
            let ways: Vec<_> = ways.iter().map(|way| format!("**{}**", way.words)).collect();
            ways.join(" or ")
        }
    }
}

/// The answer is right.
pub fn right(solution: &str) -> String {
    format!("Right: {solution}")
}

/// It is wrong.
pub fn wrong(hints: bool) -> &'static str {
    if hints { "Not that. Try again, or take a hint." } else { "Not that. Try again, or ask for the solution." }
}

/// The mistakes behind a wrong answer; empty where nothing can be said.
pub fn behind(behind: &Behind) -> String {
    let about =
        |mistake: &Mistake| format!("**{}** (`stairwise about {}`)", (mistake.text)(Lang::En).title, mistake.id);
    match behind {
        Behind::Nothing => String::new(),
        Behind::One(mistake) => {
            format!("It is what a known mistake gives here: {}. {}", about(mistake), (mistake.text)(Lang::En).fails)
        }
        Behind::Several([one, other], more) => {
            let others = if *more { "several known mistakes give" } else { "two known mistakes give" };
            let such = if *more { ", such as" } else { ":" };
            format!("It is what {others} here{such} {} and {}.", about(one), about(other))
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

/// In front of what is typed.
pub fn your_answer() -> &'static str {
    "Your answer: "
}

/// In front of the number of a step.
pub fn which_step(steps: usize) -> String {
    format!("Step, 1 to {steps}: ")
}

/// There is no step before.
pub fn at_the_start() -> &'static str {
    "This is the start."
}

/// There is no such step.
pub fn no_such_step(steps: usize) -> String {
    format!("There are the steps 1 to {steps}.")
}

/// A key that means nothing.
pub fn unknown_key() -> &'static str {
    "That means nothing here; `?` shows what does."
}

/// What can be typed as a line: `asks` where there is a question, and whether it has hints.
pub fn can_be_typed(asks: Option<bool>) -> &'static str {
    match asks {
        Some(true) => "type your answer, or hint, solution, skip, back, go 3, quit",
        Some(false) => "type your answer, or solution, skip, back, go 3, quit",
        None => "next (or an empty line), back, go 3, quit",
    }
}

/// All keys.
pub fn all_keys() -> &'static str {
    "Space, enter or `n`: next, or answer. `b`: back. `g` or a number: go to a step. `a`: answer. `h`: hint. `s`: the solution. \
     `k`: skip. `q`: quit."
}

/// All commands.
pub fn all_commands() -> &'static str {
    "`next`, `back`, `go 3`, `quit`; at a question your answer, `hint`, `solution`, `skip`. First letters will do (`k` is skip) \
     where they are no answer."
}

/// Said when the last step of a lesson is done: how many of the questions were answered at once, with so many hints; and
/// whether the others are kept for another time.
pub fn finished(title: &str, right: usize, questions: usize, hints: usize, kept: bool) -> String {
    let head = format!("**Well done: that was \u{201c}{title}\u{201d}.**");
    let with = match hints {
        0 => String::new(),
        hints => format!(", with {}", several(hints as u64, "hint", "hints")),
    };
    match (right, questions) {
        (_, 0) => head,
        (right, questions) if right == questions => format!("{head} All {questions} answered at the first try{with}."),
        (right, questions) => {
            let later = if kept { "; the others come again another day" } else { "" };
            format!("{head} {right} of {questions} answered at the first try{with}{later}.")
        }
    }
}

/// What comes next.
pub fn next_lesson(number: usize, title: &str) -> String {
    format!("Next: `stairwise learn {number}`  ({title})")
}

/// Nothing comes next.
pub fn last_lesson() -> &'static str {
    "That was the last lesson: you know it all now. `stairwise list` names the games and problems to try it on."
}

/// How to go on after quitting.
pub fn go_on(number: usize, step: usize) -> String {
    format!("`stairwise learn {number}` goes on at step {step}.")
}

/// Said when a walk through an explanation is through.
pub fn walked(right: usize, questions: usize) -> String {
    if questions == 0 {
        "That was the last step.".to_owned()
    } else {
        format!("That was the last step. {right} of {questions} answered at the first try.")
    }
}

/// Said when a walk goes on where it was left.
pub fn resumed(step: usize) -> String {
    format!("You were at step {step}; `b` goes back, `g` goes to any other.")
}

/// Under the list of lessons.
pub fn start_with(number: usize, begun: bool) -> String {
    let what = if begun { "go on" } else { "start here" };
    format!("{}`stairwise learn {number}`  ({what})", page::WORDS.next)
}

/// In the list: where a lesson was left.
pub fn left_at(step: usize) -> String {
    format!("at step {step}")
}

/// In the list: questions that come again.
pub fn to_repeat(questions: usize) -> String {
    format!("{} to repeat", several(questions as u64, "question", "questions"))
}

/// Progress was forgotten.
pub fn forgotten(title: Option<&str>) -> String {
    match title {
        Some(title) => format!("Progress in \u{201c}{title}\u{201d} is forgotten."),
        None => "All progress is forgotten.".to_owned(),
    }
}

/// Where progress is kept cannot be read.
pub fn progress_unreadable(file: &str, why: &str) -> String {
    format!("cannot read your progress in {file}: {why}")
}

/// Where progress is kept cannot be written.
pub fn progress_unwritable(file: &str, why: &str) -> String {
    format!("cannot keep your progress in {file}: {why}; the lesson goes on without")
}

/// A file was put aside.
pub fn put_aside(newer: bool, to: &str) -> String {
    let why = if newer { "was written by a newer stairwise" } else { "is broken" };
    format!("the file with your progress {why}; it is kept as {to}, and a new one is begun")
}

/// A file cannot be put aside.
pub fn not_put_aside(newer: bool, file: &str) -> String {
    let why = if newer { "was written by a newer stairwise" } else { "is broken" };
    format!("the file with your progress, {file}, {why} and cannot be renamed; nothing is saved")
}

/// There is no such lesson.
pub fn unknown_lesson(word: &str, lessons: usize) -> String {
    format!("there is no lesson `{word}`; there are 1 to {lessons}, and `stairwise learn` lists them")
}

/// A lesson is read from a terminal.
pub fn reading_lesson() -> &'static str {
    "reading a lesson from the terminal; end it with Ctrl-D"
}

/// Lint found nothing.
pub fn lint_fine(lessons: usize) -> String {
    format!("{} checked: all is well.", several(lessons as u64, "lesson", "lessons"))
}

/// Lint found faults.
pub fn lint_found(faults: usize, lessons: usize) -> String {
    let lessons = several(lessons as u64, "lesson", "lessons");
    format!("{lessons} checked: {}.", several(faults as u64, "fault", "faults"))
}

/// There is nothing to check.
pub fn lint_nothing(folder: &str) -> String {
    format!("there is no lesson (a file NAME.md) in {folder}")
}
