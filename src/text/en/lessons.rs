//! What is said of a faulty lesson, in English.
//!
//! Never here: anything but words.

use super::super::count;
use super::{faults, several};
use crate::lessons::{Ask, Key, Kind, Section};
use crate::trace::Player;

/// What is wrong.
pub fn title(kind: &Kind) -> String {
    match kind {
        Kind::NotText(byte) => format!("the byte 0x{byte:02x} is not text"),
        Kind::NoHead => "the lesson has no head".to_owned(),
        Kind::NoTitle => "the lesson has no title".to_owned(),
        Kind::Data(Key::Unknown(key, _)) => format!("`{key}` means nothing here"),
        Kind::Data(Key::Missing(key)) => format!("`{key}` is missing"),
        Kind::Data(Key::Value(_)) => "this cannot be read".to_owned(),
        Kind::Empty => "an empty text".to_owned(),
        Kind::UnknownBlock(info) if info.is_empty() => "a fenced block without its kind".to_owned(),
        Kind::UnknownBlock(info) => format!("there is no block `{info}`"),
        Kind::Unsupported(Section::Table) => "a table has no place in a lesson".to_owned(),
        Kind::Unsupported(Section::Image) => "a picture has no place in a lesson".to_owned(),
        Kind::Unsupported(Section::Html) => "HTML has no place in a lesson".to_owned(),
        Kind::Unsupported(Section::Title) => "a title that is not the beginning".to_owned(),
        Kind::Unsupported(Section::Heading) => "the only headings in a lesson are `## ...`".to_owned(),
        Kind::Unsupported(Section::Quotation) => "a quotation has no place in a lesson".to_owned(),
        Kind::Unsupported(Section::Rule) => "a rule across the page has no place in a lesson".to_owned(),
        Kind::Unsupported(Section::Break) => "a forced line break has no place in a lesson".to_owned(),
        Kind::Unsupported(Section::Indented) => "a block of code without a fence has no place in a lesson".to_owned(),
        Kind::Unsupported(Section::Nested) => "a list in a list has no place in a lesson".to_owned(),
        Kind::Unsupported(Section::Other) => "this has no place in a lesson".to_owned(),
        Kind::UnknownGame(word) if word.is_empty() => "there is no position".to_owned(),
        Kind::UnknownGame(word) => format!("there is no game `{word}`"),
        Kind::Position(fault) => faults::title(&fault.kind, None),
        Kind::NoSuchStep(id) => format!("the explanation of this position has no step `{id}`"),
        Kind::UnknownRule(id) => format!("there is no rule `{id}`"),
        Kind::UnknownId(id) => format!("there is no rule or mistake `{id}`"),
        Kind::UnknownMistake(id) => format!("there is no mistake `{id}`"),
        Kind::OtherGame(_) => "this is a mistake of another game".to_owned(),
        Kind::NoOtherAnswer => "here this mistake gives the right answer".to_owned(),
        Kind::NoMisere(game) => format!("`{game}` is not played with the last mover losing"),
        Kind::NoAnswer(_) => "this position gives no answer to that".to_owned(),
        Kind::TooManyHints(hints) => format!("{} are too many", several(*hints as u64, "hint", "hints")),
        Kind::Options(options) => format!("a question with {}", several(*options as u64, "option", "options")),
        Kind::NoSuchOption { answer, .. } => format!("there is no option {answer}"),
        Kind::Reasons(texts, options) => format!("{} for {options} options", several(*texts as u64, "text", "texts")),
        Kind::NoClaim => "nothing is claimed".to_owned(),
        Kind::Winner(_) => "the game tree says that the other player wins".to_owned(),
        Kind::NimSum(_) => "the nim-sum is another".to_owned(),
        Kind::Moves(_) => "the number of winning moves is another".to_owned(),
        Kind::NotSearched => "the game tree of this position is too large to confirm the claim".to_owned(),
        Kind::Disagrees => "the game tree disagrees with the solver: this is a defect of stairwise".to_owned(),
        Kind::NotACommand { line, why: None } => format!("`{line}` cannot be run"),
        Kind::NotACommand { line, why: Some(why) } => format!("`{line}` cannot be run: {why}"),
        Kind::NotTranslated(file) => format!("there is no {file}"),
        Kind::NotAlike(Some(_)) => "the other language has another block here".to_owned(),
        Kind::NotAlike(None) => "the other language has nothing more".to_owned(),
    }
}

/// What was expected, at the place itself.
pub fn label(kind: &Kind) -> String {
    match kind {
        Kind::NotText(_) => "expected UTF-8".to_owned(),
        Kind::NoHead => "expected `+++`, then `question`, `minutes`, `learnt`, then `+++`".to_owned(),
        Kind::NoTitle => "expected a heading `# ...` before this".to_owned(),
        Kind::Data(Key::Unknown(_, known)) => format!("expected {}", one_of(known)),
        Kind::Data(Key::Missing(key)) => format!("expected `{key} = ...` in this block"),
        Kind::Data(Key::Value(known)) if !known.is_empty() => format!("expected {}", one_of(known)),
        Kind::Data(Key::Value(_)) => "expected TOML, with a value of the right kind".to_owned(),
        Kind::Empty => "expected some words".to_owned(),
        Kind::UnknownBlock(_) => {
            "expected `explain`, `mistake`, `predict`, `claim`, `choice`, `sh`, or the language of a program".to_owned()
        }
        Kind::Unsupported(Section::Title) => "expected one, in front of everything else".to_owned(),
        Kind::Unsupported(_) => "expected a paragraph, a list, a heading `## ...` or a fenced block".to_owned(),
        Kind::UnknownGame(_) => "expected a game and a position, such as `nim 3 4 5`".to_owned(),
        Kind::Position(fault) => faults::label(&fault.kind),
        Kind::NoSuchStep(_) => "expected a step of the explanation".to_owned(),
        Kind::UnknownRule(_) => "expected a rule that `stairwise list rules` shows".to_owned(),
        Kind::UnknownId(_) => "expected an id that `stairwise list` shows".to_owned(),
        Kind::UnknownMistake(_) => "expected a mistake that `stairwise list mistakes` shows".to_owned(),
        Kind::OtherGame(game) => format!("expected one that `stairwise list mistakes {game}` shows"),
        Kind::NoOtherAnswer => "expected a position on which it gives another one".to_owned(),
        Kind::NoMisere(_) => "expected another game".to_owned(),
        Kind::NoAnswer(Ask::Move) => "the position is lost: no move wins".to_owned(),
        Kind::NoAnswer(_) => "here a special rule decides, and there are no piles".to_owned(),
        Kind::TooManyHints(_) => "expected at most 3".to_owned(),
        Kind::Options(_) => "expected 2 to 9".to_owned(),
        Kind::NoSuchOption { options, .. } => format!("expected 1 to {options}"),
        Kind::Reasons(..) => "expected one for each option, and \"\" for the right one".to_owned(),
        Kind::NoClaim => "expected `winner`, `nim_sum` or `moves` in this block".to_owned(),
        Kind::Winner(Player::First) => "expected \"first\"".to_owned(),
        Kind::Winner(Player::Second) => "expected \"second\"".to_owned(),
        Kind::NimSum(Some(sum)) => format!("expected {sum}"),
        Kind::NimSum(None) => "a special rule decides: there is no nim-sum".to_owned(),
        Kind::Moves(moves) => format!("expected {moves}"),
        Kind::NotSearched => "expected a smaller position".to_owned(),
        Kind::Disagrees => "please report this position".to_owned(),
        Kind::NotACommand { why: Some(_), .. } => "expected a command that can be run".to_owned(),
        Kind::NotACommand { why: None, .. } => "expected a command line of stairwise".to_owned(),
        Kind::NotTranslated(_) => "expected the same lesson in the other language".to_owned(),
        Kind::NotAlike(Some(line)) => format!("expected the same as in line {} there", count(*line)),
        Kind::NotAlike(None) => "expected the end of the lesson".to_owned(),
    }
}

/// Words that can stand in one place.
fn one_of(words: &[String]) -> String {
    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}
