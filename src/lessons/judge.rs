//! Whether a typed answer is right. Tolerant of how people write: full-width signs, words around numbers, any separator.
//!
//! Never here: a sentence.

use super::{Ask, Right};
use crate::lessons::ask::Way;
use crate::trace::{Carry, Jump, Mv, Player, Push, Slide};

/// What an answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Judged {
    /// Right.
    Right,
    /// Wrong.
    Wrong,
    /// No answer to what was asked.
    Unclear,
}

impl From<bool> for Judged {
    fn from(right: bool) -> Self {
        if right { Self::Right } else { Self::Wrong }
    }
}

/// Judges what was `typed`.
#[must_use]
pub fn judge(right: &Right, typed: &str) -> Judged {
    let typed = plain(typed);
    let numbers = numbers(&typed);
    match right {
        Right::Winner(winner, names) => {
            let named = |name: &str| name.to_lowercase() == typed;
            let player = match typed.as_str() {
                "1" | "f" | "1st" | "first" | "first player" | "the first player" | "先" | "先手" => Player::First,
                "2" | "s" | "2nd" | "second" | "second player" | "the second player" | "后" | "後手" | "后手" => {
                    Player::Second
                }
                _ if named(names.first) => Player::First,
                _ if named(names.second) => Player::Second,
                _ => return Judged::Unclear,
            };
            Judged::from(player == *winner)
        }
        Right::Kept(places) => {
            let Some(numbers) = numbers.or_else(|| none(&typed)).and_then(unsigned) else { return Judged::Unclear };
            let named = |all: bool| {
                let names = places.iter().filter(|(_, any)| all || *any).map(|(name, _)| digits(name));
                sorted(names.collect())
            };
            let parts = places.first().map_or(1, |(name, _)| digits(name).len());
            let given = sorted(numbers.chunks(parts).map(<[u64]>::to_vec).collect());
            // Who leaves out a place that counts and is empty has made no mistake.
            Judged::from(given == named(true) || given == named(false))
        }
        Right::Piles(piles) => match numbers.or_else(|| none(&typed)) {
            Some(numbers) => Judged::from(multiset(numbers) == multiset(piles.clone())),
            None => Judged::Unclear,
        },
        Right::Running(sums) => numbers.map_or(Judged::Unclear, |numbers| Judged::from(numbers == *sums)),
        Right::Number(ask, number) => match numbers.or_else(|| none(&typed).map(|_| vec![0])).as_deref() {
            Some([typed]) => Judged::from(typed == number),
            // A nim-sum may be written with how it was found.
            Some([.., last]) if *ask == Ask::NimSum && typed.contains('=') => Judged::from(last == number),
            Some(_) | None => Judged::Unclear,
        },
        Right::Move(ways) => judge_move(ways, &typed, numbers.and_then(unsigned)),
        Right::Option(option) => match numbers.and_then(unsigned).as_deref() {
            Some([typed]) => Judged::from(usize::try_from(*typed) == Ok(*option)),
            Some(_) | None => Judged::Unclear,
        },
    }
}

fn judge_move(ways: &[Way], typed: &str, numbers: Option<Vec<u64>>) -> Judged {
    let words = |text: &str| plain(text).split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let given = words(typed);
    let same = |way: &Way| {
        let led = way.leads_to.as_ref().is_some_and(|position| words(position) == given);
        led || words(&way.words) == given || numbers.as_ref().is_some_and(|numbers| forms(way).contains(numbers))
    };
    if ways.iter().any(same) {
        return Judged::Right;
    }
    match numbers {
        // From here to there, but not how many.
        Some(numbers) if numbers.len() == 2 && ways.iter().all(|way| counted(way.mv)) => Judged::Unclear,
        Some(numbers) if numbers.len() > 1 => Judged::Wrong,
        Some(_) | None => Judged::Unclear,
    }
}

/// Whether a move has a number of things and two places.
fn counted(mv: Mv) -> bool {
    match mv {
        Mv::Carry(Carry { to, .. }) => to.is_some(),
        Mv::Push(_) => true,
        Mv::Slide(_) | Mv::Jump(_) => false,
    }
}

/// The ways in which a move can be written in numbers. The ground, the top and the end are 0.
fn forms(way: &Way) -> Vec<Vec<u64>> {
    match way.mv {
        Mv::Slide(Slide { from, to, .. }) => vec![vec![from, to]],
        Mv::Carry(Carry { count, from, to: Some(to) }) => vec![vec![count, from, to]],
        Mv::Carry(Carry { count, from, to: None }) => {
            let mut forms = vec![vec![count, from]];
            if let Some((before, after)) = way.pile {
                forms.extend([vec![before, after], vec![from, before, after]]);
            }
            // As Chinese has it: from which pile, and then how many.
            if way.words.starts_with('第') {
                forms.push(vec![from, count]);
            }
            forms
        }
        Mv::Jump(Jump { row, from, to }) => vec![vec![from, to, row], vec![row, from, to]],
        Mv::Push(Push { count, from, to }) => vec![vec![count, from.row, from.column, to.row, to.column]],
    }
}

/// `text` in small letters, with ASCII signs for full-width ones, and the words for the last place as 0.
fn plain(text: &str) -> String {
    let narrow = |c: char| match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '、' | '。' | '\u{3000}' => ' ',
        '→' => '>',
        c => c,
    };
    let mut plain: String = text.trim().chars().map(narrow).collect::<String>().to_lowercase();
    for last in ["top", "ground", "end", "山顶", "地面", "尽头"] {
        plain = plain.replace(last, "0");
    }
    plain.trim_matches(|c: char| c.is_whitespace() || matches!(c, '.' | '!' | '`')).to_owned()
}

/// No number, said in words.
fn none(typed: &str) -> Option<Vec<i64>> {
    matches!(typed, "none" | "no" | "-" | "nothing" | "无" | "没有").then(Vec::new)
}

/// The whole numbers in `text`; `None` when there is none, or one is too large. A mistake may make of a pile less than
/// nothing.
fn numbers(text: &str) -> Option<Vec<i64>> {
    let signed = |at: usize| {
        let before = &text[..at];
        before.ends_with('-') && !before.trim_end_matches('-').ends_with(|c: char| c.is_ascii_digit())
    };
    let starts = text
        .char_indices()
        .filter(|&(at, c)| c.is_ascii_digit() && !text[..at].ends_with(|before: char| before.is_ascii_digit()));
    let mut numbers = Vec::new();
    for (at, _) in starts {
        let digits = text[at..].split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
        let number: i64 = digits.parse().ok()?;
        numbers.push(if signed(at) { -number } else { number });
    }
    (!numbers.is_empty()).then_some(numbers)
}

/// These numbers, if none is below zero.
fn unsigned(numbers: Vec<i64>) -> Option<Vec<u64>> {
    numbers.into_iter().map(|number| u64::try_from(number).ok()).collect()
}

/// The numbers in the name of a place.
fn digits(name: &str) -> Vec<u64> {
    numbers(name).and_then(unsigned).unwrap_or_default()
}

fn sorted(mut places: Vec<Vec<u64>>) -> Vec<Vec<u64>> {
    places.sort_unstable();
    places.dedup();
    places
}

fn multiset(mut numbers: Vec<i64>) -> Vec<i64> {
    numbers.sort_unstable();
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::trace::{Case, trace};
    use crate::text::Lang;

    fn case(position: &str) -> Case {
        let Ok(case) = trace(position, false) else { panic!("a position") };
        case
    }

    fn right(ask: Ask, position: &str, lang: Lang) -> Right {
        let case = case(position);
        Right::of(ask, &case.trace, case.game.words(lang)).expect("an answer")
    }

    /// Each ask: a position, answers that are right, wrong, and unclear.
    #[test]
    fn answers_are_read_as_people_write_them() {
        for (ask, position, rights, wrongs, unclear) in [
            (
                Ask::Winner,
                "nim 1 2 3",
                &["second", "Second.", "2", "s", "S", "后手", " ２ ", "bob"][..],
                &["first", "1", "先手", "Alice"][..],
                &["", "x", "12"][..],
            ),
            (
                Ask::Kept,
                "staircase 0 3 5",
                &["1 3", "3, 1", "3", "stairs 1 and 3", "１、３"],
                &["2", "1 2 3", "none"],
                &["odd"],
            ),
            (Ask::Kept, "grid 1 2 : 3 4", &["(1,2) (2,1)", "2,1; 1,2", "1 2 2 1"], &["(1,1)"], &["?"]),
            (Ask::Piles, "hill 3 k5 6 10 14", &["3 0 2", "2, 0, 3"], &["3 0 3", "3 2"], &[""]),
            (Ask::Running, "nim 1 4 6", &["1 5 3", "1, 5, 3", "1->5->3"], &["3", "1 5"], &["one"]),
            (
                Ask::NimSum,
                "nim 1 4 6",
                &["3", " 3 ", "1 XOR 4 XOR 6 = 3", "３"],
                &["4", "1 xor 4 = 5", "-3"],
                &["1 2", ""],
            ),
            (Ask::Moves, "nim 1 2 3", &["0", "none", "没有"], &["1"], &["many"]),
            (
                Ask::Move,
                "nim 3 4 5",
                &["2 off pile 1", "take 2 from pile 1", "3 -> 1", "1 4 5", "2 1"],
                &["1 off pile 1", "3 4 4", "4 -> 1"],
                &["pile 1", "5", ""],
            ),
            (Ask::Move, "hill k3 9", &["king 3 -> top", "3 -> 0", "3 top", "国王 3 → 山顶"], &["9 -> 8"], &["king"]),
            (Ask::Move, "hill 3 k5 6 10 14", &["14 -> 13", "14 13", "king 5 -> 4", "5 4"], &["14 -> 12"], &["14"]),
            (
                Ask::Move,
                "staircase 0 1 1",
                &["1 coin: 3 -> 2", "1 3 2", "1 枚：2 → 1", "1 0 1"],
                &["1 1 0", "0 1 0"],
                &["3 2"],
            ),
        ] {
            for lang in [Lang::En, Lang::Zh] {
                let right = right(ask, position, lang);
                for (answers, judged) in [(rights, Judged::Right), (wrongs, Judged::Wrong), (unclear, Judged::Unclear)]
                {
                    for answer in answers {
                        assert_eq!(judge(&right, answer), judged, "{position} {ask:?}: {answer}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_a_page_calls_a_winning_move_is_right_in_every_game_and_language() {
        for game in crate::games::GAMES {
            for lang in [Lang::En, Lang::Zh] {
                let trace = case(&format!("{} {}", game.id(), game.example())).trace;
                if trace.winning_moves().is_empty() {
                    continue;
                }
                let right = right(Ask::Move, &format!("{} {}", game.id(), game.example()), lang);
                for winning in trace.winning_moves() {
                    for other in [Lang::En, Lang::Zh] {
                        let words = game.words(other).mv(&winning.mv);
                        let known = other == lang || !matches!(winning.mv, Mv::Carry(Carry { to: None, .. }));
                        assert!(!known || judge(&right, &words) == Judged::Right, "{}: {words}", game.id());
                    }
                }
            }
        }
    }
}
