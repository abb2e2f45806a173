//! The hand-written contestant, right and wrong, run as somebody's program.

use std::time::Duration;

use stairwise::check::{Comparison, Difference, End, Kind, Limits, Oddity, Program, Run, answers, compare};
use stairwise::problems::{PROBLEMS, find};

use crate::support::{contestant, ran};

/// Time enough for everything but a program that hangs; that is given less.
const AMPLE: Limits = Limits { time: Duration::from_secs(60), output: 1 << 20 };
const SHORT: Limits = Limits { time: Duration::from_millis(300), ..AMPLE };

fn run(problem: &str, rule: &str, input: &str) -> Run {
    let command = vec![contestant().into(), problem.into(), rule.into()];
    let limits = if rule.starts_with("hang") { SHORT } else { AMPLE };
    Program::find(command, None).expect("it is built").run(input.as_bytes(), &limits).expect("it starts")
}

/// What the library answers.
fn truth(problem: &str, input: &str) -> Vec<String> {
    answers(ran(&format!("solve {problem}"), input).out.as_bytes())
}

/// What the contestant answers, of which nothing is odd.
fn answered(problem: &str, rule: &str, input: &str) -> Vec<String> {
    let ran = run(problem, rule, input);
    assert_eq!((ran.end, ran.errors.as_slice(), ran.read_all), (End::Finished, &b""[..], true), "{problem} {rule}");
    answers(&ran.output)
}

fn bundle(problem: &str, cases: &[&str]) -> String {
    find(problem).expect("a problem").bundle(cases)
}

#[test]
fn the_right_rule_answers_every_sample() {
    for problem in PROBLEMS {
        let (input, expected) = problem.about().sample;
        let ran = run(problem.about().id, "right", input);
        assert_eq!(String::from_utf8_lossy(&ran.output), expected, "{}", problem.about().id);
    }
}

/// Wrong rules, each with a case.
pub type Failures = &'static [(&'static str, &'static str)];

/// Each wrong rule, with the smallest case on which it must fail, and the problems that have it.
pub const RULES: [(&[&str], Failures); 6] = [
    (
        &["hdu4315"],
        &[
            ("no-king-first", "2 1\n1 2\n"),
            ("no-king-second", "3 2\n1 2 3\n"),
            ("adjust-even-people", "2 2\n1 2\n"),
            ("adjust-every-even-king", "5 4\n1 2 3 4 5\n"),
            ("adjust-every-lower-king", "3 3\n1 2 3\n"),
            ("adjust-nim-sum", "3 2\n2 3 5\n"),
            ("stairs-from-top", "2 2\n1 2\n"),
            ("every-gap", "2 2\n1 2\n"),
            ("differences", "2 2\n1 2\n"),
            ("nim-on-cells", "2 2\n1 2\n"),
            ("king-from-zero", "1 1\n1\n"),
            ("king-from-bottom", "2 1\n1 2\n"),
        ],
    ),
    (
        &["acwing892"],
        &[
            ("every-stair", "2\n0 1\n"),
            ("even-stairs", "1\n1\n"),
            ("stairs-from-top", "2\n0 1\n"),
            ("sum-parity", "1\n2\n"),
            ("any-odd-coin", "3\n1 0 1\n"),
        ],
    ),
    (
        &["poj1704"],
        &[
            ("every-gap", "2\n2 3\n"),
            ("stairs-from-left", "2\n1 3\n"),
            ("first-gap-whole", "1\n1\n"),
            ("differences", "1\n1\n"),
            ("border-forgotten", "1\n2\n"),
            ("own-piles", "3\n2 3 5\n"),
            ("last-bit", "1\n3\n"),
            ("unsorted", "2\n2 1\n"),
        ],
    ),
    (
        &["bzoj1115", "stonegamestrategist"],
        &[
            ("stairs-from-front", "2\n0 1\n"),
            ("every-difference", "2\n1 1\n"),
            ("differences-less-one", "1\n0\n"),
            ("nim-on-piles", "3\n1 1 2\n"),
            ("first-difference-dropped", "1\n1\n"),
        ],
    ),
    (&["hdu3389"], &[("odd-boxes", "1\n1\n"), ("even-boxes", "4\n0 0 0 1\n"), ("residues-mod-3", "3\n0 0 1\n")]),
    (
        &["hdu5996"],
        &[("root-is-one", "1\n\n1\n"), ("height-from-leaves", "2\n0\n0 1\n"), ("every-node", "3\n0 1\n0 0 1\n")],
    ),
];

#[test]
fn every_wrong_rule_fails_on_its_smallest_position() {
    for (problems, rules) in RULES {
        for ((rule, case), problem) in
            rules.iter().flat_map(|rule| problems.iter().map(move |problem| (rule, *problem)))
        {
            let input = bundle(problem, &[case]);
            let right = truth(problem, &input);
            assert_eq!(answered(problem, "right", &input), right, "{problem} {rule}");
            let wrong = answered(problem, rule, &input);
            assert!(wrong.len() == 1 && wrong != right, "{problem} {rule}: {wrong:?}");
        }
    }
    // The floor of this staircase is out of the game, by every rule.
    for rule in ["right", "every-stair", "even-stairs", "stairs-from-top", "sum-parity", "any-odd-coin"] {
        assert_eq!(answered("cses1099", rule, "1\n3\n9 0 0\n"), ["second"], "{rule}");
        let wrong = answered("cses1099", rule, "5\n2\n9 1\n2\n9 2\n3\n9 0 1\n3\n9 1 1\n4\n9 1 0 1\n");
        assert_eq!(wrong == ["first", "first", "second", "first", "second"], rule == "right", "{rule}");
    }
}

/// Boxes: won, lost, won, lost; the third has four numbers.
const BOXES: [&str; 4] = ["2\n0 3\n", "1\n7\n", "5\n0 1 0 0 0\n", "3\n1 0 1\n"];

#[test]
fn every_fault_shows_as_what_it_is() {
    let input = bundle("hdu3389", &BOXES);
    let right = truth("hdu3389", &input);
    assert_eq!(right, ["Case 1: Alice", "Case 2: Bob", "Case 3: Alice", "Case 4: Bob"]);
    let wrong = |got: &str| Kind::Wrong { got: got.to_owned() };
    let words = |got: &str| Kind::Words { got: got.to_owned(), same: true };
    let extra = |got: &str| Kind::Extra { got: got.to_owned() };
    for (fault, end, found) in [
        ("right", End::Finished, None),
        ("inverted", End::Finished, Some((0, wrong("Case 1: Bob")))),
        ("wrong-case", End::Finished, Some((0, words("Case 1: alice")))),
        (
            "wrong-case-number",
            End::Finished,
            Some((0, Kind::CaseNumber { got: "Case 0: Alice".to_owned(), number: 0 })),
        ),
        ("kept-xor", End::Finished, Some((1, wrong("Case 2: Alice")))),
        ("one-case", End::Finished, Some((1, Kind::Missing))),
        ("small-array", End::Finished, None),
        ("constant", End::Finished, Some((1, wrong("Case 2: Alice")))),
        ("crash", End::Signal(6), Some((0, Kind::Missing))),
        ("crash-late", End::Signal(6), Some((0, Kind::Missing))),
        ("hang", End::TimeOut, Some((0, Kind::Missing))),
        ("hang-late", End::TimeOut, Some((0, Kind::Missing))),
        ("flood", End::TooMuchOutput, Some((4, extra("Case 1: Alice")))),
        ("silent", End::Finished, Some((0, Kind::Missing))),
        ("extra", End::Finished, Some((4, extra("Case 5: Alice")))),
        ("state", End::Finished, Some((2, wrong("Case 3: Bob")))),
        ("spaces", End::Finished, None),
        ("deaf", End::Finished, Some((0, Kind::Missing))),
    ] {
        let ran = run("hdu3389", fault, &input);
        let Comparison { difference, oddities, .. } = compare(&ran.output, &right, &["Alice", "Bob"]);
        let found = found.map(|(case, kind)| Difference { case, kind });
        assert_eq!((ran.end, difference), (end, found), "{fault}");
        let odd: Vec<_> = oddities.into_iter().collect();
        match fault {
            "spaces" => assert_eq!(odd, [Oddity::BlanksAtLineEnds, Oddity::CarriageReturns]),
            "flood" => {} // cut off anywhere
            _ => assert!(odd.is_empty(), "{fault}: {odd:?}"),
        }
        assert_eq!(ran.read_all, !["crash", "hang", "deaf"].contains(&fault), "{fault}");
    }
    // On every problem that has words or numbers for it.
    for problem in PROBLEMS {
        let (id, (input, sample)) = (problem.about().id, problem.about().sample);
        let inverted = answered(id, "inverted", input);
        let right = answers(sample.as_bytes());
        assert!(inverted.len() == right.len() && inverted.iter().zip(&right).all(|(one, other)| one != other), "{id}");
    }
}

#[test]
fn some_faults_show_on_some_cases_alone() {
    // An array of the sample's size.
    let large = run("hdu4315", "small-array", "11 11\n1 2 3 4 5 6 7 8 9 10 11\n");
    assert_eq!((large.end, answers(&large.output)), (End::Code(101), Vec::new()));
    assert!(String::from_utf8_lossy(&large.errors).contains("index out of bounds"));
    // The smallest file on which a kept nim-sum shows.
    assert_eq!(answered("poj1704", "kept-xor", "1\n1\n1\n"), ["Bob will win"]);
    assert_eq!(answered("poj1704", "kept-xor", "2\n1\n2\n1\n1\n"), ["Georgia will win"; 2]);
    // A coin that falls the same way a hundred times is none.
    let cases = bundle("hdu4315", &["1 1\n1\n"; 100]);
    let tossed = answered("hdu4315", "coin", &cases);
    assert!(tossed.contains(&"Alice".to_owned()) && tossed.contains(&"Bob".to_owned()));
    assert_ne!(tossed, answered("hdu4315", "coin", &cases));
}
