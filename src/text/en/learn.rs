//! What is said on a walk through a lesson, or through an explanation, in English.
//!
//! Never here: anything but words.

use super::super::LearnWords;
use super::{page, several};

/// The names of the keys, and other small words.
pub const WORDS: LearnWords = LearnWords {
    next: "next",
    more: "more",
    back: "back",
    go: "go to",
    answer: "answer",
    hint: "hint",
    reveal: "reveal",
    first: "first",
    second: "second",
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
        Some(true) => "type your answer, or hint, reveal, skip, back, go 3, quit",
        Some(false) => "type your answer, or reveal, skip, back, go 3, quit",
        None => "next (or an empty line), back, go 3, quit",
    }
}

/// All keys.
pub fn all_keys() -> &'static str {
    "Space, enter or `n`: next. `b`: back. `g` or a number: go to a step. `q`: quit. At a question, `a` or whatever an answer begins \
     with: answer; escape leaves the line. `h`: hint. `r` twice: reveal the solution. `x`: skip."
}

/// Said when the key of the solution was pressed once.
pub fn reveal_again() -> &'static str {
    "r again: solution"
}

/// All commands.
pub fn all_commands() -> &'static str {
    "`next`, `back`, `go 3`, `quit`; at a question your answer, `hint`, `reveal` (the solution), `skip`. First letters will do (`x` \
     is skip) where they are no answer."
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
            let later = match (kept, right) {
                (false, _) => "",
                (true, 0) => "; they come again another day",
                (true, _) => "; the others come again another day",
            };
            format!("{head} {right} of {questions} answered at the first try{with}{later}.")
        }
    }
}

/// What comes next: a lesson that was not begun; `first` where none was.
pub fn next_lesson(number: usize, title: &str, first: bool) -> String {
    let what = if first { "start here" } else { title };
    format!("{}`stairwise learn {number}`  ({what})", page::WORDS.next)
}

/// What comes next: a lesson that was begun.
pub fn next_step(number: usize, step: usize) -> String {
    format!("{}`stairwise learn {number}`  (go on at step {step})", page::WORDS.next)
}

/// What comes next: a lesson with questions that were missed.
pub fn repeat(number: usize, title: &str) -> String {
    format!("{}`stairwise learn {number}`  (once more: {title})", page::WORDS.next)
}

/// Behind the last lesson.
pub fn last_lesson() -> &'static str {
    "That was the last lesson. `stairwise list` names the games and problems to try it on."
}

/// Nothing comes next.
pub fn all_done() -> &'static str {
    "You have done all lessons, and know it all now. `stairwise list` names the games and problems to try it on."
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

/// In the list: where a lesson was left.
pub fn left_at(step: usize) -> String {
    format!("at step {step}")
}

/// In the list: questions that come again.
pub fn to_repeat(questions: usize) -> String {
    format!("{} to repeat", several(questions as u64, "question", "questions"))
}

/// A format in which nobody can walk.
pub fn no_walk_in() -> &'static str {
    "`--walk` and `--predict` go with the formats table and prose only"
}

/// Nobody can be asked here.
pub fn no_walk() -> &'static str {
    "A walk needs a terminal to type on: here is the whole explanation."
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
