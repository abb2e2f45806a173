//! Whether a typed answer is right. Tolerant of how people write: full-width signs, words around numbers, any separator.
//!
//! Never here: a sentence.

use super::typed_move::judge_move;
use super::{Ask, Right};
use crate::problems::Names;
use crate::trace::Player;

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
            player(&typed, *names).map_or(Judged::Unclear, |player| Judged::from(player == *winner))
        }
        Right::Kept(places) => {
            let Some(numbers) = numbers.or_else(|| none(&typed)).and_then(unsigned) else { return Judged::Unclear };
            if is_range(&typed) {
                return Judged::Unclear;
            }
            let parts = places.first().map_or(1, |(name, _)| digits(name).len());
            let given: Vec<_> = numbers.chunks(parts).map(<[u64]>::to_vec).collect();
            let known = given.iter().all(|place| places.iter().any(|(name, _)| digits(name) == *place));
            // Who leaves out a place that counts and is empty has made no mistake.
            let whole = places.iter().all(|(name, any)| !any || given.contains(&digits(name)));
            Judged::from(known && whole)
        }
        Right::Pairs(pairs, left_over) => match numbers.and_then(unsigned) {
            Some(numbers) => Judged::from(paired(&typed, &numbers, pairs, *left_over)),
            None => Judged::Unclear,
        },
        Right::Piles(_, piles) => match numbers.or_else(|| none(&typed)).filter(|_| !is_range(&typed)) {
            Some(numbers) => Judged::from(multiset(&numbers) == multiset(piles)),
            None => Judged::Unclear,
        },
        Right::Running(sums) => match numbers.and_then(|numbers| running(&typed, &numbers, sums.len())) {
            Some(numbers) => Judged::from(numbers == *sums),
            None => Judged::Unclear,
        },
        Right::Number(ask, number) => match numbers.or_else(|| none(&typed).map(|_| vec![0])).as_deref() {
            Some([typed]) => Judged::from(typed == number),
            // A nim-sum may be written with how it was found.
            Some([.., last]) if *ask == Ask::NimSum && typed.contains('=') => Judged::from(last == number),
            Some(_) | None => Judged::Unclear,
        },
        Right::Move(_, ways) => judge_move(ways, &typed, numbers.and_then(unsigned)),
        Right::Option { right, of } => match typed_option(&typed) {
            Some(option) if (1..=*of).contains(&option) => Judged::from(option == *right),
            Some(_) | None => Judged::Unclear,
        },
    }
}

/// The number of the option that was `typed`.
pub(super) fn typed_option(typed: &str) -> Option<usize> {
    match numbers(&plain(typed))?.as_slice() {
        [option] => usize::try_from(*option).ok(),
        _ => None,
    }
}

/// Whether these numbers are `pairs`, however they are ordered, and perhaps the one who is left over, with 0 or without: last, or
/// set apart by some sign.
fn paired(typed: &str, numbers: &[u64], pairs: &[[u64; 2]], left_over: Option<u64>) -> bool {
    let mut named: Vec<_> = numbers.iter().copied().filter(|number| *number != 0).collect();
    if named.len() % 2 == 1 {
        let bare = typed.chars().all(|c| c.is_ascii_digit() || c.is_whitespace());
        let alone = if bare { named.len() - 1 } else { 0 };
        let Some(found) = named[alone..].iter().position(|number| Some(*number) == left_over) else { return false };
        named.remove(alone + found);
    }
    let sorted = |pairs: &mut dyn Iterator<Item = [u64; 2]>| {
        let mut pairs: Vec<_> = pairs.map(|[one, other]| [one.min(other), one.max(other)]).collect();
        pairs.sort_unstable();
        pairs
    };
    sorted(&mut named.chunks_exact(2).map(|two| [two[0], two[1]])) == sorted(&mut pairs.iter().copied())
}

/// The player who was named, if it was just one and nothing was said of losing.
fn player(typed: &str, names: Names) -> Option<Player> {
    let of = |word: &str| match word {
        "1" | "f" | "1st" | "first" | "先" | "先手" | "先手赢" | "先手胜" => Some(Player::First),
        "2" | "s" | "2nd" | "second" | "后" | "後手" | "后手" | "后手赢" | "后手胜" => Some(Player::Second),
        _ if word == names.first.to_lowercase() => Some(Player::First),
        _ if word == names.second.to_lowercase() => Some(Player::Second),
        _ => None,
    };
    if let Some(player) = of(typed) {
        return Some(player);
    }
    let words = || typed.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let around = |word: &str| matches!(word, "the" | "player" | "wins" | "win" | "is" | "winner");
    let mut named = words().filter(|word| !around(word)).map(of);
    match (named.next(), named.next()) {
        (Some(player), None) => player,
        (_, _) => None,
    }
}

/// Whether numbers may be meant as the ends of a range, such as `1-5`.
fn is_range(typed: &str) -> bool {
    let ends = |(before, after): (&str, &str)| {
        before.trim_end().ends_with(|c: char| c.is_ascii_digit())
            && after.trim_start().starts_with(|c: char| c.is_ascii_digit())
    };
    typed.split_once("..").is_some_and(ends) || typed.split_once('-').is_some_and(ends)
}

/// The sums that were typed, one for each of so many piles: alone, behind a 0, or behind the signs `=` of sums written out.
fn running(typed: &str, numbers: &[i64], piles: usize) -> Option<Vec<i64>> {
    if typed.contains('=') {
        let sums = typed.split('=').skip(1).map(|part| self::numbers(part)?.first().copied());
        let mut sums = sums.collect::<Option<Vec<_>>>()?;
        // The first sum is the first pile itself.
        if sums.len() + 1 == piles {
            sums.insert(0, *numbers.first()?);
        }
        return Some(sums).filter(|sums| sums.len() == piles);
    }
    match numbers {
        [0, rest @ ..] if rest.len() == piles => Some(rest.to_vec()),
        all => (all.len() == piles).then(|| all.to_vec()),
    }
}

/// `text` in small letters, with ASCII signs for full-width ones, and the words for the last place as 0.
pub(super) fn plain(text: &str) -> String {
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
pub(super) fn numbers(text: &str) -> Option<Vec<i64>> {
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
pub(super) fn unsigned(numbers: Vec<i64>) -> Option<Vec<u64>> {
    numbers.into_iter().map(|number| u64::try_from(number).ok()).collect()
}

/// The numbers in the name of a place.
fn digits(name: &str) -> Vec<u64> {
    numbers(name).and_then(unsigned).unwrap_or_default()
}

/// What is left of piles when their order and every 0 are forgotten.
pub(super) fn multiset(numbers: &[i64]) -> Vec<i64> {
    let mut numbers: Vec<_> = numbers.iter().copied().filter(|number| *number != 0).collect();
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
        Right::of(ask, case.position.as_ref(), &case.trace, case.game.words(lang)).expect("an answer")
    }

    /// Each ask: a position, answers that are right, wrong, and unclear.
    #[test]
    fn answers_are_read_as_people_write_them() {
        for (ask, position, rights, wrongs, unclear) in [
            (
                Ask::Winner,
                "nim 1 2 3",
                &["second", "Second.", "2", "s", "S", "后手", " ２ ", "bob", "The second player wins!", "player 2"][..],
                &["first", "1", "先手", "Alice", "first wins"][..],
                &["", "x", "12", "first or second", "the first player loses", "player"][..],
            ),
            (
                Ask::Kept,
                "staircase 0 3 5",
                &["1 3", "3, 1", "3", "stairs 1 and 3", "１、３"],
                &["2", "1 2 3", "none"],
                &["odd", "1-3", "1..3", "1 - 3"],
            ),
            (Ask::Kept, "grid 1 2 : 3 4", &["(1,2) (2,1)", "2,1; 1,2", "1 2 2 1"], &["(1,1)"], &["?"]),
            (
                Ask::Pairs,
                "hill 3 k5 6 10 14",
                &[
                    "14 10 6 5",
                    "6-5, 14-10; 3 top",
                    "10 with 14, 5 with 6, 3",
                    "（5，6）（10，14）",
                    "3 top, 5 6, 10 14",
                    "3 alone, 14-10, 6-5",
                ],
                &["3 5 6 10 14", "14 10", "14 10 6 3", "14 6 10 5"],
                &["none", ""],
            ),
            (Ask::Kept, "boxes 0 1 2 0 0 0 3 2", &["2 5 6 8", "2 8", "2 5 8"], &["2", "1 2 8"], &[""]),
            (Ask::PilesBefore, "hill 3 k5 6 10 14", &["3 0 3", "3 3"], &["3 0 2", "3"], &["?"]),
            (Ask::Piles, "hill 3 k5 6 10 14", &["3 0 2", "2, 0, 3", "3 2"], &["3 0 3", "none"], &[""]),
            (Ask::Piles, "nim 0 0", &["none", "0", "0 0"], &["1"], &[""]),
            (
                Ask::Running,
                "nim 1 4 6",
                &["1 5 3", "1, 5, 3", "1->5->3", "0 1 5 3", "1 xor 4 = 5, 5 xor 6 = 3"],
                &["1 5 4", "1 XOR 4 = 6, 6 XOR 6 = 0"],
                &["one", "3", "1 5", "1 xor 4 = 5"],
            ),
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
                &[
                    "2 off pile 1",
                    "take 2 from pile 1",
                    "3 -> 1",
                    "pile 1: 3 -> 1",
                    "1 4 5",
                    "第 1 堆取 2",
                    "从第1堆拿2颗",
                ],
                &["1 off pile 1", "3 off pile 1", "4 -> 1", "第 2 堆取 1", "第 3 堆取 1", "3 4 4"],
                &["pile 1", "5", "", "pile 1, 2", "1: 2", "leave 1 on pile 1"],
            ),
            (Ask::Move, "hill k3 9", &["king 3 -> top", "3 -> 0", "3 top", "国王 3 → 山顶"], &["9 -> 8"], &["king"]),
            (Ask::Reply, "strip 2 3", &["3 -> 2", "3 2"], &["2 -> 1"], &["3"]),
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
                        assert_eq!(judge(&right, &words), Judged::Right, "{}: {words}", game.id());
                    }
                }
            }
        }
    }
}
