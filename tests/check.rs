//! What `check` finds in somebody's program: the smallest case, and the name of the mistake.
//!
//! Never here: a rule of the gallery. The contestant's rules are written by hand, and share nothing with it.

use serde_json::Value;
use stairwise::problems::{PROBLEMS, Problem, find};

use crate::contestant::RULES;
use crate::support::Workshop;

/// The names in a record; `None` where none was sought.
fn named(record: &Value) -> Option<Vec<&str>> {
    let mistakes = record.get("mistakes")?.as_array().expect("a list");
    Some(mistakes.iter().map(|mistake| mistake["id"].as_str().expect("an id")).collect())
}

fn bundle(problem: &dyn Problem, cases: &[&str]) -> String {
    problem.bundle(cases)
}

/// Judges that give nothing but numbers from 1 have other smallest cases.
const FROM_ONE: [(&str, &str, &str); 5] = [
    ("acwing892", "every-stair", "2\n1 1\n"),
    ("acwing892", "stairs-from-top", "4\n1 1 1 2\n"),
    ("acwing892", "any-odd-coin", "3\n1 1 1\n"),
    ("stonegamestrategist", "stairs-from-front", "2\n1 1\n"),
    ("stonegamestrategist", "differences-less-one", "1\n1\n"),
];

/// Two readings of the floor: it is left out, or kept as one more stair.
const ON_THE_FLOOR: [(&str, &str); 8] = [
    ("every-stair", "3\n0 0 1\n"),
    ("every-stair-and-floor", "1\n1\n"),
    ("even-stairs", "2\n0 1\n"),
    ("even-stairs-and-floor", "1\n1\n"),
    ("stairs-from-top", "3\n0 0 1\n"),
    ("stairs-from-top-and-floor", "1\n1\n"),
    ("sum-parity", "2\n0 2\n"),
    ("any-odd-coin", "4\n0 1 0 1\n"),
];

/// The box of this budget shows each of the problem's mistakes on ten cases.
fn budget(problem: &str) -> &'static str {
    match problem {
        "acwing892" | "poj1704" | "stonegamestrategist" => "normal",
        _ => "small",
    }
}

#[test]
fn every_wrong_rule_is_found_on_the_smallest_case_and_named() {
    let workshop = Workshop::new("wrong-rules");
    let table = RULES.iter().flat_map(|(problems, rules)| problems.iter().map(move |problem| (*problem, *rules)));
    for (problem, rules) in table.chain([("cses1099", &ON_THE_FLOOR[..])]) {
        for &(rule, smallest) in rules {
            let own = FROM_ONE.iter().find(|(own, of, _)| (*own, *of) == (problem, rule));
            let smallest = own.map_or(smallest, |(.., case)| case);
            let (code, record) = workshop.check(problem, rule, &["--budget", budget(problem)]);
            let posed = find(problem).expect("a problem");
            let failure = &record["failure"];
            assert_eq!((code, record["result"].as_str()), (1, Some("wrong-answer")), "{problem} {rule}");
            assert_eq!(failure["input"], bundle(posed, &[smallest]), "{problem} {rule}");
            assert_eq!(failure["repeats"], true, "{problem} {rule}");
            let before = record["cases_tried"].as_u64().map(|tried| tried - 1);
            assert_eq!(failure["smaller_cases"].as_u64(), before, "{problem} {rule}");
            let mistake = format!("{}.{}", posed.about().game.id(), rule.trim_end_matches("-and-floor"));
            // With numbers from 1, there is a coin on an odd stair in every case.
            let constant = (problem, rule) == ("acwing892", "any-odd-coin");
            let names = if constant { vec![] } else { vec![mistake.as_str()] };
            assert_eq!(named(&record), Some(names), "{problem} {rule}");
        }
    }
}

#[test]
fn a_right_program_is_right_on_the_whole_box_and_accused_of_nothing() {
    let workshop = Workshop::new("right");
    for problem in PROBLEMS {
        let id = problem.about().id;
        let (code, record) = workshop.check(id, "right", &["--budget", "small"]);
        assert_eq!((code, record["result"].as_str(), named(&record)), (0, Some("agrees"), None), "{id}");
        let all = &record["cases_in_box"];
        assert!(all.as_u64() > Some(20) && record["random_cases"].as_u64() > Some(0), "{id}: {record}");
        assert_eq!((&record["cases_tried"], &record["confirmed_by_game_tree"]), (all, all), "{id}");
        assert!(record.get("failure").is_none(), "{id}");
    }
}

#[test]
fn who_looks_at_nothing_or_tosses_a_coin_is_accused_of_no_rule() {
    let workshop = Workshop::new("unnamed");
    for problem in PROBLEMS {
        let id = problem.about().id;
        for rule in ["constant", "coin"] {
            let (code, record) = workshop.check(id, rule, &["--budget", "small"]);
            assert_eq!((code, record["result"].as_str()), (1, Some("wrong-answer")), "{id} {rule}");
            assert!(named(&record).is_none_or(|names| names.is_empty()), "{id} {rule}: {:?}", named(&record));
        }
    }
}

#[test]
fn an_inverted_winner_is_named_on_every_problem() {
    let workshop = Workshop::new("inverted");
    for problem in PROBLEMS {
        let id = problem.about().id;
        let (code, record) = workshop.check(id, "inverted", &["--budget", "small"]);
        assert_eq!((code, &record["failure"]["smaller_cases"]), (1, &0.into()), "{id}");
        assert_eq!(named(&record), Some(vec!["verdict-inverted"]), "{id}");
    }
}

/// Each with the run of cases that is shown.
const KEPT_XOR: [(&str, &[&str]); 8] = [
    ("hdu4315", &["2 2\n1 4\n", "2 2\n2 3\n"]),
    ("hdu5996", &["2\n0\n0 1\n", "2\n0\n1 0\n"]),
    ("hdu3389", &["2\n0 1\n", "2\n1 0\n"]),
    ("bzoj1115", &["1\n1\n", "1\n2\n", "1\n3\n"]),
    ("poj1704", &["1\n2\n", "1\n3\n", "1\n4\n"]),
    ("cses1099", &["2\n0 1\n", "2\n1 0\n"]),
    ("lightoj1393", &["1 2\n1 0\n", "2 1\n0\n1\n"]),
    ("luogu2575", &["1\n1 15\n", "1\n1 16\n"]),
];

#[test]
fn what_is_kept_from_one_case_to_the_next_is_shown_as_a_run_of_cases_and_named() {
    let workshop = Workshop::new("kept-xor");
    for (id, cases) in KEPT_XOR {
        let (code, record) = workshop.check(id, "kept-xor", &["--budget", "small"]);
        let failure = &record["failure"];
        let run = bundle(find(id).expect("a problem"), cases);
        assert_eq!((code, failure["input"].as_str(), &failure["case"]), (1, Some(&*run), &cases.len().into()), "{id}");
        assert_eq!(named(&record), Some(vec!["kept-xor"]), "{id}");
    }
    // A number of moves does not follow from who wins, so here nothing can be predicted.
    let (code, record) = workshop.check("poj2975", "kept-xor", &["--budget", "small"]);
    assert_eq!((code, &record["failure"]["case"], named(&record)), (1, &3.into(), Some(vec![])));
}

/// A fault on a problem: what is found, with which exit code, in which input and with which answers.
type Found = (&'static str, &'static str, &'static str, u8, &'static str, &'static [&'static str]);

const FAULTS: [Found; 15] = [
    ("hdu4315", "one-case", "missing-output", 1, "1 1\n1\n1 1\n2\n", &["Alice"]),
    ("hdu4315", "state", "wrong-answer", 1, "2 2\n1 2\n2 1\n1 4\n", &["Bob", "Bob"]),
    ("hdu4315", "deaf", "missing-output", 1, "1 1\n1\n", &[]),
    ("hdu4315", "silent", "missing-output", 1, "1 1\n1\n", &[]),
    ("hdu4315", "extra", "extra-output", 1, "1 1\n1\n", &["Alice", "Alice"]),
    ("acwing892", "extra", "extra-output", 1, "1\n1\n", &["Yes", "Yes"]),
    ("hdu4315", "wrong-case", "wrong-words", 1, "1 1\n1\n", &["alice"]),
    ("hdu3389", "wrong-case", "wrong-words", 1, "1\n1\n0\n", &["Case 1: bob"]),
    ("hdu3389", "wrong-case-number", "wrong-case-number", 1, "1\n1\n0\n", &["Case 0: Bob"]),
    ("hdu4315", "crash", "signal", 3, "1 1\n1\n", &[]),
    ("hdu4315", "crash-late", "signal", 3, "4 1\n1 2 3 4\n", &[]),
    ("acwing892", "crash-late", "signal", 3, "4\n1 1 1 1\n", &[]),
    ("hdu4315", "hang-late", "time-out", 3, "4 1\n1 2 3 4\n", &[]),
    ("hdu4315", "hang", "time-out", 3, "1 1\n1\n", &[]),
    ("hdu4315", "flood", "too-much-output", 1, "1 1\n1\n", &["Alice", "Alice"]),
];

#[test]
fn every_fault_is_a_result_of_its_own_and_no_rule() {
    let workshop = Workshop::new("faults");
    for (problem, fault, result, expected_code, input, got) in FAULTS {
        let budget = budget(problem);
        let (code, record) = workshop.check(problem, fault, &["--time-limit", "0.3", "--budget", budget]);
        let failure = &record["failure"];
        assert_eq!((code, record["result"].as_str()), (expected_code, Some(result)), "{problem} {fault}");
        assert_eq!((failure["input"].as_str(), &failure["got"]), (Some(input), &Value::from(got)), "{problem} {fault}");
        assert_eq!(failure["repeats"], true, "{problem} {fault}");
        assert!(named(&record).is_none_or(|names| names.is_empty()), "{problem} {fault}");
    }
    let (code, record) = workshop.check("hdu4315", "spaces", &["--budget", "small"]);
    assert_eq!((code, record["result"].as_str()), (0, Some("agrees")));
}

#[test]
fn what_only_a_large_case_shows_is_found_at_random() {
    let workshop = Workshop::new("small-array");
    for (problem, most) in [("hdu4315", 1000), ("poj1704", 1000), ("hdu5996", 100_000)] {
        let (code, record) = workshop.check(problem, "small-array", &["--budget", "small"]);
        assert_eq!((code, record["result"].as_str(), &record["failure"]["code"]), (3, Some("exit-code"), &101.into()));
        assert_eq!(record["cases_tried"], record["cases_in_box"], "{problem}");
        assert!(record["failure"].get("smaller_cases").is_none() && named(&record).is_none(), "{problem}");
        let input = record["failure"]["input"].as_str().expect("text");
        let size = input.split_ascii_whitespace().filter_map(|word| word.parse::<u64>().ok()).find(|size| *size > 10);
        assert!(size.is_some_and(|size| size <= most), "{problem}: {size:?}");
    }
}
