//! Holds what a program printed against the answers that are expected, case by case.
//!
//! Never here: what the cases are, or why an answer is wrong.

use std::collections::BTreeSet;

use super::wording::{Reading, reading, same_words};
use crate::input::clean;

/// An output beside the answers that were expected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comparison {
    /// The first case on which they differ.
    pub difference: Option<Difference>,
    /// How many answers were expected.
    pub expected: usize,
    /// How many there are: lines that are not blank.
    pub found: usize,
    /// What is odd about the output and does no harm.
    pub oddities: BTreeSet<Oddity>,
}

/// A case on which an output is not what it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The case, from 0; for [`Kind::Extra`] the number of all cases.
    pub case: usize,
    /// What is wrong.
    pub kind: Kind,
}

/// What is wrong with an answer. Lines are cleaned, and cut when they are very long.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// Another answer.
    Wrong {
        /// The line.
        got: String,
    },
    /// Not the words that the judge wants.
    Words {
        /// The line.
        got: String,
        /// Whether the right answer is meant for sure: other capitals, punctuation, spaces, line ends, or words around
        /// it. Else it is none of the answers that the problem has, and nobody can tell what is meant.
        same: bool,
    },
    /// The right answer under the number of another case.
    CaseNumber {
        /// The line.
        got: String,
        /// The number in it.
        number: u64,
    },
    /// The output has ended.
    Missing,
    /// There is more output behind the last answer.
    Extra {
        /// The first line of it.
        got: String,
    },
    /// The line is not text.
    NotText {
        /// What can be shown of it.
        got: String,
    },
}

/// Something in an output that judges let pass, or most of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Oddity {
    /// Blanks at the end of a line.
    BlanksAtLineEnds,
    /// A line of nothing or of blanks.
    BlankLines,
    /// `\r` at the end of a line.
    CarriageReturns,
    /// No line end behind the last line.
    NoFinalNewline,
}

/// Holds `output` against the answers `expected`, a line each. `words` are the answers that the problem knows, without the
/// number of the case; none where its answers are numbers.
#[must_use]
pub fn compare(output: &[u8], expected: &[String], words: &[&str]) -> Comparison {
    let mut oddities = BTreeSet::new();
    let mut lines = Vec::with_capacity(expected.len());
    if output.last().is_some_and(|last| *last != b'\n') {
        oddities.insert(Oddity::NoFinalNewline);
    }
    for line in lines_of(output) {
        let (line, returned) = line.strip_suffix(b"\r").map_or((line, false), |line| (line, true));
        let bare = line.trim_ascii_end();
        if returned {
            oddities.insert(Oddity::CarriageReturns);
        }
        if bare.is_empty() {
            oddities.insert(Oddity::BlankLines);
            continue;
        }
        if bare.len() < line.len() {
            oddities.insert(Oddity::BlanksAtLineEnds);
        }
        lines.push(bare);
    }
    let difference = difference(&lines, expected, words);
    Comparison { difference, expected: expected.len(), found: lines.len(), oddities }
}

/// The lines of an output; behind its last line end there is none.
fn lines_of(output: &[u8]) -> impl Iterator<Item = &[u8]> {
    output.split_inclusive(|byte| *byte == b'\n').map(|line| line.strip_suffix(b"\n").unwrap_or(line))
}

fn difference(lines: &[&[u8]], expected: &[String], words: &[&str]) -> Option<Difference> {
    let case = lines.iter().zip(expected).take_while(|(line, expected)| **line == expected.as_bytes()).count();
    let kind = match (lines.get(case), expected.get(case)) {
        (None, None) => return None,
        (None, Some(_)) => Kind::Missing,
        (Some(line), None) => Kind::Extra { got: shown(line) },
        (Some(line), Some(answer)) => match text_of(line) {
            None => Kind::NotText { got: shown(line) },
            // The lines may be broken at other places.
            Some(_) if same_words(&lines[case..], &expected[case..]) => Kind::Words { got: shown(line), same: true },
            Some(text) => match reading(text, answer, words) {
                Reading::Other => Kind::Wrong { got: shown(line) },
                Reading::Same => Kind::Words { got: shown(line), same: true },
                Reading::Unknown => Kind::Words { got: shown(line), same: false },
                Reading::OtherCase(number) => Kind::CaseNumber { got: shown(line), number },
            },
        },
    };
    Some(Difference { case, kind })
}

/// The text of a line, if it is nothing but text.
fn text_of(line: &[u8]) -> Option<&str> {
    std::str::from_utf8(line).ok().filter(|text| !text.contains(|c: char| c.is_control() && c != '\t'))
}

/// More of a line is never shown, in characters.
const LONGEST_LINE: usize = 200;

/// A line as it can be shown.
fn shown(line: &[u8]) -> String {
    // No character has more than four bytes.
    let start = clean(&line[..line.len().min(4 * LONGEST_LINE + 4)]);
    match start.char_indices().nth(LONGEST_LINE) {
        Some((cut, _)) => format!("{}...", &start[..cut]),
        None => start,
    }
}

/// The answers in an output: its lines without the blanks around them, those that are not blank, cleaned and, when they
/// are very long, cut.
#[must_use]
pub fn answers(output: &[u8]) -> Vec<String> {
    lines_of(output).map(<[u8]>::trim_ascii).filter(|line| !line.is_empty()).map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const NAMES: [&str; 2] = ["Alice", "Bob"];

    fn kind(output: &str, expected: &[&str], words: &[&str]) -> Option<(usize, Kind)> {
        let expected: Vec<_> = expected.iter().map(ToString::to_string).collect();
        compare(output.as_bytes(), &expected, words).difference.map(|found| (found.case, found.kind))
    }

    fn wrong(got: &str) -> Kind {
        Kind::Wrong { got: got.to_owned() }
    }

    fn worded(got: &str, same: bool) -> Kind {
        Kind::Words { got: got.to_owned(), same }
    }

    #[test]
    fn the_first_difference_is_found_with_its_kind() {
        let hill = |output| kind(output, &["Bob", "Alice", "Bob"], &NAMES);
        assert_eq!(hill("Bob\nAlice\nBob\n"), None);
        assert_eq!(hill("Bob\nBob\nAlice\n"), Some((1, wrong("Bob"))));
        assert_eq!(hill("Bob\nbob\nAlice\n"), Some((1, wrong("bob"))));
        assert_eq!(hill(""), Some((0, Kind::Missing)));
        assert_eq!(hill("Bob\nAlice"), Some((2, Kind::Missing)));
        assert_eq!(hill("Bob\nAlice\nBob\nAlice\n7\n"), Some((3, Kind::Extra { got: "Alice".to_owned() })));
        assert_eq!(hill("Bob\nAl\u{1b}ice\n"), Some((1, Kind::NotText { got: "Al?ice".to_owned() })));
        assert_eq!(kind("7\n", &[], &NAMES), Some((0, Kind::Extra { got: "7".to_owned() })));
        assert_eq!(kind("", &[], &NAMES), None);
    }

    #[test]
    fn other_words_are_told_from_other_answers() {
        let hill = |output| kind(output, &["Bob", "Alice"], &NAMES);
        for output in [
            "bob\nalice\n",
            "Bob \nALICE",
            "Bob.\nAlice.",
            " Bob\nAlice",
            "The answer is: Bob\n",
            "Bob Alice\n",
            "Bob wins\n",
        ] {
            assert!(
                matches!(hill(output), Some((0 | 1, Kind::Words { same: true, .. }))),
                "{output}: {:?}",
                hill(output)
            );
        }
        for output in ["Second\nFirst\n", "0\n1\n", "Alice Bob\n", "?\n", "NO\nYES\n"] {
            assert!(matches!(hill(output), Some((0, Kind::Words { same: false, .. }))), "{output}: {:?}", hill(output));
        }
        let strip = |output| kind(output, &["Georgia will win"], &["Georgia will win", "Bob will win"]);
        assert_eq!(strip("Georgia wins\n"), Some((0, worded("Georgia wins", true))));
        assert_eq!(strip("Bob will win\n"), Some((0, wrong("Bob will win"))));
        assert_eq!(strip("bob\n"), Some((0, wrong("bob"))));
        assert_eq!(strip("will win\n"), Some((0, worded("will win", false))));
    }

    #[test]
    fn the_number_of_a_case_is_not_the_answer() {
        let boxes = |output| kind(output, &["Case 1: Alice", "Case 2: Bob"], &NAMES);
        for got in ["Case 1:Alice", "Case #1: Alice", "case1: alice", "Alice", "1: Alice", "Case1:Alice"] {
            assert_eq!(boxes(got), Some((0, worded(got, true))));
        }
        let got = "Case 0: Alice".to_owned();
        assert_eq!(boxes("Case 0: Alice\nCase 1: Bob\n"), Some((0, Kind::CaseNumber { got, number: 0 })));
        let got = "Case 1: Bob".to_owned();
        assert_eq!(boxes("Case 1: Alice\nCase 1: Bob\n"), Some((1, Kind::CaseNumber { got, number: 1 })));
        assert_eq!(boxes("Case 1: Bob\n"), Some((0, wrong("Case 1: Bob"))));
        assert_eq!(boxes("Case 0: Bob\n"), Some((0, wrong("Case 0: Bob"))));
        assert_eq!(boxes("Case 1: 1\n"), Some((0, worded("Case 1: 1", false))));
        assert_eq!(boxes("Case 1:\nAlice\nCase 2:\nBob\n"), Some((0, worded("Case 1:", true))));
    }

    #[test]
    fn numbers_are_compared_whole() {
        let nim = |output| kind(output, &["3", "0"], &[]);
        assert_eq!(nim("3\n10\n"), Some((1, wrong("10"))));
        assert_eq!(nim("-3\n0\n"), Some((0, wrong("-3"))));
        assert_eq!(nim("30\n"), Some((0, wrong("30"))));
        assert_eq!(nim("three\n"), Some((0, wrong("three"))));
        assert_eq!(nim("3 0\n"), Some((0, worded("3 0", true))));
        assert_eq!(nim("Moves: 3\nMoves: 0\n"), Some((0, worded("Moves: 3", true))));
        let stones = |output| kind(output, &["TAKE 3 STONES FROM PILE 0"], &["YOU LOSE"]);
        assert_eq!(stones("TAKE 3 STONES FROM PILE 1\n"), Some((0, wrong("TAKE 3 STONES FROM PILE 1"))));
        assert_eq!(stones("YOU LOSE\n"), Some((0, wrong("YOU LOSE"))));
        assert_eq!(stones("3 0\n"), Some((0, worded("3 0", true))));
        assert_eq!(stones("I give up\n"), Some((0, worded("I give up", false))));
    }

    #[test]
    fn what_is_odd_is_told_and_forgiven() {
        let odd = |output: &str| {
            let found = compare(output.as_bytes(), &["Bob".to_owned(), "Alice".to_owned()], &NAMES);
            assert_eq!((found.difference, found.found), (None, 2), "{output:?}");
            found.oddities.into_iter().collect::<Vec<_>>()
        };
        assert_eq!(odd("Bob\nAlice\n"), []);
        assert_eq!(odd("Bob\nAlice"), [Oddity::NoFinalNewline]);
        assert_eq!(odd("Bob \nAlice\t\n"), [Oddity::BlanksAtLineEnds]);
        assert_eq!(odd("Bob\r\nAlice\r\n"), [Oddity::CarriageReturns]);
        assert_eq!(odd("\nBob\n \nAlice\n\n"), [Oddity::BlankLines]);
        assert_eq!(odd("Bob\nAlice\n "), [Oddity::BlankLines, Oddity::NoFinalNewline]);
        assert_eq!(odd("Bob \r\nAlice\r"), [Oddity::BlanksAtLineEnds, Oddity::CarriageReturns, Oddity::NoFinalNewline]);
    }

    #[test]
    fn answers_can_be_shown() {
        assert_eq!(answers(b" Bob \r\n\n\tAli\x1bce\n\xff"), ["Bob", "Ali?ce", "?"]);
        assert_eq!(answers(b""), [""; 0]);
        let long = answers(&"ä".repeat(100_000).into_bytes());
        assert_eq!(long, [format!("{}...", "ä".repeat(LONGEST_LINE))]);
    }

    /// Some answers, with the words they are of.
    fn expectations() -> impl Strategy<Value = (Vec<String>, Vec<&'static str>)> {
        prop::collection::vec(any::<bool>(), 1..30).prop_flat_map(|won| {
            let names: Vec<_> = won.iter().map(|won| NAMES[usize::from(!won)].to_owned()).collect();
            let cases = names.iter().zip(1..).map(|(name, case)| format!("Case {case}: {name}")).collect();
            let numbers = won.iter().zip(0_u64..).map(|(won, case)| (case * u64::from(*won)).to_string()).collect();
            prop_oneof![Just((names, NAMES.to_vec())), Just((cases, NAMES.to_vec())), Just((numbers, Vec::new())),]
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn right_answers_are_right_however_their_lines_end(
            (expected, words) in expectations(),
            ends in prop::collection::vec(prop::sample::select(vec!["\n", " \n", "\r\n", "\n\n", "\t\r\n \n"]), 30),
        ) {
            let text: String = expected.iter().zip(&ends).flat_map(|(answer, end)| [answer, *end]).collect();
            let found = compare(text.as_bytes(), &expected, &words);
            prop_assert_eq!(found.difference, None);
            prop_assert_eq!(found.found, expected.len());
            prop_assert_eq!(answers(text.as_bytes()), expected.clone());
            let used = &ends[..expected.len()];
            prop_assert_eq!(found.oddities.contains(&Oddity::CarriageReturns), used.iter().any(|end| end.contains('\r')));
            prop_assert!(!found.oddities.contains(&Oddity::NoFinalNewline));
        }

        #[test]
        fn what_is_missing_extra_or_wrong_is_found_at_its_place(
            (expected, words) in expectations(),
            (place, other) in (any::<prop::sample::Index>(), any::<prop::sample::Index>()),
        ) {
            let lines = |answers: &[String]| answers.iter().flat_map(|answer| [answer, "\n"]).collect::<String>();
            let place = place.index(expected.len());
            let found = compare(lines(&expected[..place]).as_bytes(), &expected, &words);
            prop_assert_eq!(found.difference, Some(Difference { case: place, kind: Kind::Missing }));
            prop_assert_eq!((found.found, found.expected), (place, expected.len()));

            let found = compare(lines(&expected).as_bytes(), &expected[..place], &words);
            let got = expected[place].clone();
            prop_assert_eq!(found.difference, Some(Difference { case: place, kind: Kind::Extra { got } }));

            let other = &expected[other.index(expected.len())];
            let mut answers = expected.clone();
            answers[place].clone_from(other);
            let found = compare(lines(&answers).as_bytes(), &expected, &words);
            match found.difference {
                None => prop_assert_eq!(other, &expected[place]),
                Some(Difference { case, kind: Kind::Wrong { got } | Kind::CaseNumber { got, .. } }) => {
                    prop_assert_eq!((case, &got), (place, other));
                }
                difference => prop_assert!(false, "{:?}", difference),
            }
        }

        #[test]
        fn any_bytes_at_all_can_be_compared(
            output in prop::collection::vec(prop_oneof![any::<u8>(), prop::sample::select(b"Case 1:Bob\r\n -".to_vec())], 0..200),
            (expected, words) in expectations(),
        ) {
            let found = compare(&output, &expected, &words);
            prop_assert!(found.difference.is_none_or(|difference| difference.case <= expected.len()));
            prop_assert!(answers(&output).iter().all(|answer| !answer.contains(char::is_control)));
        }
    }
}
