//! The mistakes that can be made in every game, in English.
//!
//! Never here: anything but words.

use super::super::{ContrastWords, MistakeText, count};
use crate::mistakes::Mistake;

/// The words of a mistake beside the truth.
pub fn words() -> ContrastWords {
    ContrastWords {
        mistake: "mistake",
        mistakes: "Mistakes",
        thinks: "What people think",
        fails: "Why it fails",
        refuted: "The smallest position that refutes it",
        often: "How often it shows",
        versions: "Wrong versions",
        table: "Pile by pile",
        truth: "the rule",
        wrong: "the mistake",
        nim_sum: "nim-sum",
        at_once: "at once",
        another: "the answer",
        noticed: "in the sample",
        share: "wrong on",
        all: "yes",
        some: "some",
        none: "no",
    }
}

/// How the rule and the mistake part on a position, or do not.
pub fn parting(place: Option<&str>, same_winner: bool) -> String {
    match (place, same_winner) {
        (None, _) => "Here they do not part: every pile and the winner are the same.".to_owned(),
        (Some(place), false) => format!("Here they part first: **{place}**. `*` marks what differs."),
        (Some(place), true) => {
            format!("Here they part first: **{place}**, and yet name the same winner: by luck. `*` marks what differs.")
        }
    }
}

/// One line of the table in words.
pub fn both_sides(label: &str, truth: &str, wrong: &str) -> String {
    if truth == wrong {
        return format!("{label}: {truth}, both");
    }
    format!("{label}: {truth} by the rule, {wrong} by the mistake")
}

/// A position read wrongly may have the same winner.
pub fn same_winner() -> &'static str {
    "Here both name the same winner."
}

/// What marks a mistake in the list.
pub fn marked() -> &'static str {
    "Wrong on so many of the small positions; `*`: a judge's own sample shows it."
}

/// On how many positions a mistake shows.
pub fn share(mistake: &Mistake) -> String {
    let Mistake { failing, small, .. } = mistake;
    format!("Wrong on {} of {} small positions ({}).", count(*failing), count(*small), mistake.percent())
}

/// Which samples show it.
pub fn samples(noticing: &[&str], silent: &[&str]) -> String {
    let list = |ids: &[&str]| ids.iter().map(|id| format!("`{id}`")).collect::<Vec<_>>().join(", ");
    match (noticing, silent) {
        ([], []) => String::new(),
        ([], silent) => format!("The sample does not show it: {}.", list(silent)),
        (noticing, []) => format!("The sample shows it: {}.", list(noticing)),
        (noticing, silent) => {
            format!("The sample shows it in {}, but not in {}.", list(noticing), list(silent))
        }
    }
}

/// A mistake cannot be set beside a position of another game.
pub fn of_another_game(mistake: &str, game: &str) -> String {
    format!("`{mistake}` is a mistake about `{game}`: it says nothing of other games")
}

/// A mistake without piles cannot be shown so.
pub fn no_single_position(mistake: &str) -> String {
    format!("`{mistake}` shows in what is printed or from case to case, not on a single position")
}

/// Only a mistake has a position that refutes it.
pub fn judge_only_for_mistakes() -> &'static str {
    "`--format judge` writes the position that refutes a mistake: name a mistake, or choose another format"
}

/// There is no such mistake.
pub fn unknown(word: &str) -> String {
    format!("there is no mistake `{word}`")
}

/// Games, problems and terms are not listed by game.
pub fn not_by_game() -> &'static str {
    "only rules and mistakes are listed by game"
}

/// Where all mistakes are listed.
pub fn see_list(game: &str) -> String {
    format!("`stairwise list mistakes {game}` shows them")
}

/// `verdict-inverted`.
pub fn inverted() -> MistakeText {
    MistakeText {
        title: "Winner inverted",
        thinks: "The winner is right, but the other player's word is printed.",
        fails: "A nim-sum other than 0 is a win for the player to move, the one whom the judge names first. \
                Check which word belongs to which.",
    }
}

/// `wrong-words`.
pub fn wrong_words() -> MistakeText {
    MistakeText {
        title: "Other words than the judge's",
        thinks: "The answer is right, but a word, a capital letter, a space or the number of the case is not as \
                 the judge wants it.",
        fails: "Judges compare letter by letter: `alice` is not `Alice`, and cases are numbered from 1.",
    }
}

/// `kept-xor`.
pub fn kept_xor() -> MistakeText {
    MistakeText {
        title: "XOR kept from the case before",
        thinks: "The XOR is set to 0 once, and not before each case.",
        fails: "The first case is right; from then on the XOR of all earlier cases is mixed in. It shows when \
                that is not 0, and a sample of few cases may hide it.",
    }
}

/// `one-case`.
pub fn one_case() -> MistakeText {
    MistakeText {
        title: "Only one case is read",
        thinks: "The program answers the first case and ends.",
        fails: "The input has many cases: until its end, or as many as its first number says.",
    }
}

/// `small-array`.
pub fn small_array() -> MistakeText {
    MistakeText {
        title: "An array too small",
        thinks: "There is room for the sample, or for a few numbers more.",
        fails: "A judge uses its limits in full. Beyond the end of an array a program crashes, or overwrites \
                other variables and gives any answer.",
    }
}
