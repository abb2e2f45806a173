//! Whether a typed answer is right. Tolerant of how people write: full-width signs, words around numbers, any separator.
//!
//! Never here: a sentence.

use super::{Ask, Right, Way};
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
        Right::Pairs(pairs, left_over) => match numbers.and_then(unsigned) {
            Some(numbers) => Judged::from(paired(&numbers, pairs, *left_over)),
            None => Judged::Unclear,
        },
        Right::Piles(_, piles) => match numbers.or_else(|| none(&typed)) {
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

/// Whether these numbers are `pairs`, however they are ordered, and perhaps the one who is left over, with 0 or without.
fn paired(numbers: &[u64], pairs: &[[u64; 2]], left_over: Option<u64>) -> bool {
    let named: Vec<_> = numbers.iter().copied().filter(|number| *number != 0).collect();
    let (twos, alone) = named.split_at(named.len() / 2 * 2);
    let sorted = |pairs: &mut dyn Iterator<Item = [u64; 2]>| {
        let mut pairs: Vec<_> = pairs.map(|[one, other]| [one.min(other), one.max(other)]).collect();
        pairs.sort_unstable();
        pairs
    };
    let given = sorted(&mut twos.chunks_exact(2).map(|two| [two[0], two[1]]));
    given == sorted(&mut pairs.iter().copied()) && (alone.is_empty() || alone.first().copied() == left_over)
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

/// Whether this move was `typed`.
pub(super) fn names(way: &Way, typed: &str) -> bool {
    let typed = plain(typed);
    let numbers = numbers(&typed).and_then(unsigned);
    named(way, &typed, numbers.as_deref())
}

/// Whether `typed` is written like the move `sample`, but for the numbers, and for who or how many it is.
pub(super) fn like(sample: &str, typed: &str) -> bool {
    let shape = |text: &str| {
        let kept = plain(text).chars().filter(|c| !c.is_whitespace() && *c != 's').collect::<String>();
        kept.split(|c: char| c.is_ascii_digit()).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("#")
    };
    numbers(typed).map(|numbers| numbers.len()) == numbers(sample).map(|numbers| numbers.len())
        && shape(typed).ends_with(&shape(sample))
}

/// Whether `typed` are the words of this move.
pub(super) fn in_words(way: &Way, typed: &str) -> bool {
    words(&way.words) == words(typed)
}

fn words(text: &str) -> Vec<String> {
    plain(text).split_whitespace().map(str::to_owned).collect()
}

fn named(way: &Way, typed: &str, numbers: Option<&[u64]>) -> bool {
    let led = way.leads_to.as_ref().is_some_and(|position| words(position) == words(typed));
    led || in_words(way, typed)
        || numbers.is_some_and(|numbers| forms(way).iter().any(|form| form.as_slice() == numbers))
}

fn judge_move(ways: &[Way], typed: &str, numbers: Option<Vec<u64>>) -> Judged {
    if ways.iter().any(|way| named(way, typed, numbers.as_deref())) {
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
            (
                Ask::Pairs,
                "hill 3 k5 6 10 14",
                &["14 10 6 5", "6-5, 14-10; 3 top", "10 with 14, 5 with 6, 3", "（5，6）（10，14）"],
                &["3 5 6 10 14", "14 10", "14 10 6 3", "14 6 10 5"],
                &["none", ""],
            ),
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
                &["2 off pile 1", "take 2 from pile 1", "3 -> 1", "1 4 5", "2 1"],
                &["1 off pile 1", "3 4 4", "4 -> 1"],
                &["pile 1", "5", ""],
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
                        let known = other == lang || !matches!(winning.mv, Mv::Carry(Carry { to: None, .. }));
                        assert!(!known || judge(&right, &words) == Judged::Right, "{}: {words}", game.id());
                    }
                }
            }
        }
    }
}
