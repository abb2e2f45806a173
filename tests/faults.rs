//! Every way in which an input or a command line can be wrong: what is said of it, in both languages.

use stairwise::cli::Terminals;

use crate::support::{ran, ran_in, snapshot};

/// A name, a command line, what stands on standard input, and the exit code.
const FAULTS: &[(&str, &str, &[u8])] = &[
    ("not-a-number", "explain hill 1 2 x", b""),
    ("comma", "explain hill 1, k2", b""),
    ("file-as-position", "explain hill cases.txt", b""),
    ("negative", "explain hill -1 k4", b""),
    ("too-large", "explain hill 1 k9223372036854775808", b""),
    ("on-top", "explain hill 0 k2", b""),
    ("out-of-order", "explain hill 4 2 k7", b""),
    ("repeated", "explain hill 4 k4", b""),
    ("no-king", "explain hill 1 2 5", b""),
    ("two-kings", "explain hill k1 k2", b""),
    ("lonely-k", "explain hill 1 k 2", b""),
    ("judges-case", "explain hill 3 3 1 2 4", b""),
    ("dollar-missing", "explain dollar 2 5 9", b""),
    ("dollar-twice", "explain dollar d2 d5", b""),
    ("dollar-lonely", "explain dollar 2 d 5", b""),
    ("dollar-at-end", "explain dollar d0 5", b""),
    ("dollar-coin-at-end", "explain dollar 0 d5", b""),
    ("dollar-out-of-order", "explain dollar 5 d2", b""),
    ("dollar-repeated", "explain dollar 5 d5", b""),
    ("dollar-judge", "explain dollar 2 d5 9 --format judge", b""),
    ("dollar-to-solve", "solve dollar", b""),
    ("tree-root-has-parent", "explain tree 1:0 2:0", b""),
    ("tree-no-parent", "explain tree 1 2:0 3", b""),
    ("tree-no-stones", "explain tree 1 :0", b""),
    ("tree-parent-not-before", "explain tree 1 2:0 3:2 4:1", b""),
    ("cases-no-nodes", "solve hdu5996", b"1\n0\n\n"),
    ("cases-parent-not-before", "solve hdu5996", b"1\n4\n0 3 0\n1 1 1 1\n"),
    ("no-position", "explain hill", b""),
    ("positions-empty", "explain hill -", b"\n\n"),
    ("positions-not-text", "explain hill -", b"\n1 \xff k2\n"),
    ("positions-third-line", "explain hill - --format judge", b"1 k2\n\n1 2\n"),
    ("cases-empty", "explain hdu4315", b""),
    ("cases-not-a-number", "solve hdu4315", b"3 3\n1 2 4\n2 one\n100 200\n"),
    ("cases-not-text", "solve hdu4315", b"3 3\n1 \xe4\xb8 4\n"),
    ("cases-control", "solve hdu4315", b"3 3\n1 \x1b[31m2 4\n"),
    ("cases-too-large", "solve hdu4315", b"1 1\n99999999999999999999\n"),
    ("cases-negative", "solve hdu4315", b"2 1\n-5 3\n"),
    ("cases-on-top", "solve hdu4315", b"2 1\n0 3\n"),
    ("cases-out-of-order", "solve hdu4315", b"3 1\n1 5 3\n"),
    ("cases-repeated", "solve hdu4315", b"3 1\r\n1 5 5\r\n"),
    ("cases-nobody", "solve hdu4315", b"2 1\n1 2\n0 0\n"),
    ("cases-king-outside", "solve hdu4315", b"2 3\n1 2\n"),
    ("cases-king-zero", "solve hdu4315", b"2 0\n1 2\n"),
    ("cases-too-few", "solve hdu4315", b"2 1\n1 2\n3 3\n1 2\n2 1\n100 200\n"),
    ("cases-too-many", "solve hdu4315", b"2 1\n1 2\n3 3\n1 2 4 5\n2 1\n100 200\n"),
    ("cases-end-inside", "solve hdu4315", b"2 1\n1 2\n5 2\n1 2 3\n"),
    ("cases-end-behind-head", "solve hdu4315", b"2 1\n1 2\n5\n"),
    ("strip-cell-zero", "explain strip 3 0", b""),
    ("strip-cell-taken", "solve poj1704", b"1\n3\n7 5 7\n"),
    ("strip-beyond-the-limits", "solve poj1704", b"2\n1\n10001\n2\n1\n"),
    ("row-cell-outside", "explain row 3 : 21", b""),
    ("row-cell-taken", "solve luogu2575", b"1\n2\n1 19\n2 7 7\n"),
    ("grid-row-too-short", "explain grid 1 2 3 : 4", b""),
    ("grid-row-too-long", "explain grid 1 2 : 3 4 5 6 : 7 8", b""),
    ("grid-row-empty", "explain grid 1 2 : : 3 4", b""),
    ("grid-first-row-empty", "explain grid : 1 2", b""),
    ("grid-colons-without-space", "explain grid 1 2:3 4:5 x", b""),
    ("cases-no-cells", "solve lightoj1393", b"1\n2 0\n"),
    ("cases-grid-ends-inside", "solve lightoj1393", b"1\n3 3\n1 2 3\n3 4\n5 6 7\n"),
    ("no-such-case", "explain hdu4315 --case 3", b"2 1\n1 2\n"),
    ("bad-cases", "explain hdu4315 --case 5..3", b""),
    ("unknown-topic", "explain hil 1 k2", b""),
    ("unknown-word", "about nim-sun", b""),
    ("game-to-solve", "solve hill", b""),
    ("position-to-problem", "explain hdu4315 1 2 k4", b""),
    ("no-such-file", "solve hdu4315 no/such/file.txt", b""),
    ("folder", "solve hdu4315 src", b""),
    ("cases-missing", "solve cses1099", b"3\n1\n1\n2\n0 1\n"),
    ("cases-not-counted", "solve cses1099", b"x\n"),
    ("misere-hill", "explain hill 1 k2 --misere", b""),
    ("misere-dollar", "explain dollar 1 d2 --misere", b""),
    ("compare-without-with", "compare hill 1 k2", b""),
    ("compare-nothing", "compare hill 1 k2 with", b""),
    ("compare-problem", "compare hdu4315 with hill k1", b""),
    ("compare-fault", "compare hill 1 k2 with hill 2 1", b""),
    ("as-king-first", "explain hill k1 2 --as staircase", b""),
    ("staircase-empty", "explain staircase -", b"\nx\n"),
    ("unknown-command", "explian hill 1 k2", b""),
    ("unknown-option", "explain hill 1 k2 --formt json", b""),
    ("bad-value", "explain hill 1 k2 --format jsn", b""),
    ("bad-width", "explain hill 1 k2 --width 5", b""),
    ("option-twice", "explain hill 1 k2 --width 50 --width 60", b""),
    ("lesson-and-file", "learn 3 --file my.md", b""),
    ("unknown-lesson", "learn kings", b""),
];

#[test]
fn every_fault_is_told_in_both_languages() {
    for &(name, command, input) in FAULTS {
        let english = ran(command, input);
        let chinese = ran(&format!("{command} --lang zh"), input);
        assert_eq!((english.code, chinese.code), (2, 2), "{command}");
        assert_eq!(english.out, chinese.out, "{command}");
        for text in [&english.err, &chinese.err] {
            assert!(!text.contains('\u{1b}') && !text.is_empty(), "{command}: {text}");
        }
        let text = format!("{}{}\n{}", english.out, english.err, chinese.err);
        snapshot("faults", name, command, &text);
    }
}

#[test]
fn a_value_or_argument_that_is_missing_is_named() {
    for command in ["explain", "explain hill 1 k2 --format", "about", "completions tcsh", "list game", "solve"] {
        let english = ran(command, "");
        let chinese = ran(&format!("--lang zh {command}"), "");
        assert_eq!((english.code, english.out.as_str(), chinese.code), (2, "", 2), "{command}");
        let text = format!("{}\n{}", english.err, chinese.err);
        snapshot("faults", &format!("usage@{}", command.replace([' ', '-'], "_")), command, &text);
    }
}

#[test]
fn the_answers_before_a_fault_stand() {
    let ran = ran("solve hdu4315", "3 3\n1 2 4\n2 1\n100 200\n2 1\n7 7\n2 1\n1 2\n");
    assert_eq!((ran.out.as_str(), ran.code), ("Bob\nAlice\n", 2));
    assert!(ran.err.contains("case 3") && ran.err.contains(":6:3"), "{}", ran.err);
}

#[test]
fn a_case_that_is_not_asked_for_is_not_read() {
    let ran = ran("explain hdu4315 --case 1 --format judge", "1 1\n5\nnonsense");
    assert_eq!((ran.out.as_str(), ran.code), ("1 1\n5\n", 0));
}

#[test]
fn a_fault_in_an_endless_line_is_shown_with_its_surroundings_only() {
    let cells: Vec<_> = (1..200_000).map(|cell: u32| cell.to_string()).collect();
    let ran = ran("solve hdu4315", format!("1000000 1\n{} oops 200001 200002\n", cells.join(" ")));
    assert_eq!(ran.code, 2);
    assert!(ran.err.len() < 1000, "{}", ran.err.len());
    snapshot("faults", "cases-endless-line", "solve hdu4315", &ran.err);
}

#[test]
fn limits_of_the_judge_are_one_warning_a_run() {
    let ran = ran("solve hdu4315", "1 1\n100001\n1 1\n100002\n");
    assert_eq!((ran.code, ran.out.as_str()), (0, "Alice\nAlice\n"));
    assert_eq!(ran.err.matches("warning").count(), 1, "{}", ran.err);
    snapshot("faults", "beyond-the-limits", "solve hdu4315", &ran.err);
}

#[test]
fn a_case_that_borrows_from_the_next_one_is_a_warning() {
    let short = ran("solve hdu4315", "3 1\n1 2\n3 1\n1 5\n");
    assert_eq!((short.code, short.out.as_str(), short.err.lines().count()), (0, "Alice\nAlice\n", 2), "{}", short.err);
    snapshot("faults", "uneven", "solve hdu4315", &short.err);
    let grid = ran("solve lightoj1393", "2\n3 2\n1 1\n1\n1 1\n1 2\n1 1\n1 1\n");
    assert_eq!((grid.code, grid.out.as_str(), grid.err.lines().count()), (0, "Case 1: win\nCase 2: win\n", 2));
    snapshot("faults", "uneven-grid", "solve lightoj1393", &grid.err);
    for input in ["1\n2 2 1 1 1 1", "1\n2 2\n1 1 1 1\n", "1 2\n2\n1\n1 1\n1\n", "1\n2 2\n\n1 1 \r\n\n1 1\n"] {
        assert_eq!(ran("solve lightoj1393", input).err, "", "{input:?}");
    }
    // Other layouts than the usual one say nothing.
    for input in ["3 1 1 2 4 3 1 1 2 5", "3\n1\n1\n2\n4\n", "3 1\n1\n2\n4\n", "3 1\n1 2 4  \t\r\n"] {
        assert_eq!(ran("solve hdu4315", input).err, "", "{input:?}");
    }
}

#[test]
fn whoever_waits_for_an_answer_gets_it() {
    /// Hands out one case, and wants its answer before the next.
    struct Asker(Vec<&'static str>, std::rc::Rc<std::cell::RefCell<Vec<u8>>>);
    impl std::io::Read for Asker {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let asked = 3 - self.0.len();
            assert_eq!(self.1.borrow().split(|byte| *byte == b'\n').count(), asked + 1);
            let Some(case) = self.0.pop() else { return Ok(0) };
            buffer[..case.len()].copy_from_slice(case.as_bytes());
            Ok(case.len())
        }
    }
    /// Holds back what is not flushed.
    struct Holder(Vec<u8>, std::rc::Rc<std::cell::RefCell<Vec<u8>>>);
    impl std::io::Write for Holder {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.extend(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            self.1.borrow_mut().append(&mut self.0);
            Ok(())
        }
    }
    let seen = std::rc::Rc::default();
    let mut world = stairwise::cli::World {
        args: ["stairwise", "solve", "hdu4315"].map(Into::into).into(),
        env: &|_| None,
        terminals: Terminals::default(),
        input: &mut Asker(vec!["1 1\n9\n", "1 1\n8\n", "1 1\n7\n"], std::rc::Rc::clone(&seen)),
        output: &mut Holder(Vec::new(), std::rc::Rc::clone(&seen)),
        talk: &mut Vec::new(),
        keyboard: &mut stairwise::lessons::Nobody,
    };
    assert_eq!(stairwise::cli::run(&mut world), 0);
    assert_eq!(*seen.borrow(), b"Alice\nAlice\nAlice\n");
}

#[test]
fn white_space_of_every_kind_and_a_byte_order_mark_are_fine() {
    for input in ["\u{feff}3 3\r\n1 2 4\r\n", "3\t3\n\n1\n2\n4", "\n\n 3 3 1 2 4 \n\n", "3 3 1 2 4"] {
        let ran = ran("solve hdu4315", input);
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "Bob\n", ""), "{input:?}");
    }
    let positions = ran("explain hill - --format judge", "\u{feff}1 2 k4\r\n\r\n\tK3  9 \r\n");
    assert_eq!((positions.code, positions.out.as_str()), (0, "3 3\n1 2 4\n2 1\n3 9\n"));
}

#[test]
fn an_empty_judges_input_has_no_answers() {
    let ran = ran("solve hdu4315", " \n");
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "", ""));
}

#[test]
fn a_terminal_is_told_that_it_is_being_read() {
    let terminals = Terminals { input: true, ..Terminals::default() };
    for command in ["solve hdu4315", "explain hdu4315 --format judge", "explain hill - --format judge"] {
        let input = if command.contains(" - ") { "k5" } else { "1 1\n5\n" };
        let ran = ran_in(command, input, terminals, &|_| None);
        assert_eq!(ran.code, 0, "{command}");
        assert!(ran.err.contains("Ctrl-D"), "{command}: {}", ran.err);
    }
}

#[test]
fn a_case_that_starts_with_0_ends_the_input() {
    for input in ["1\n5\n0\n", "1\n5\n", "1\n5\n0\n2\n1 2\n", "\u{feff}1 5 00", "1\n5\n0 nonsense"] {
        let ran = ran("solve poj2975", input);
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "1\n", ""), "{input:?}");
    }
    assert_eq!(ran("solve poj2975", "0\n").out, "");
    assert_eq!(ran("explain poj2975 --format judge --case 2", "1\n5\n1\n6\n0\n").out, "1\n6\n0\n");
}

#[test]
fn piles_that_get_smaller_are_a_fault() {
    for (name, command, input) in
        [("not-sorted", "explain pebbles 1 4 2", ""), ("cases-not-sorted", "solve bzoj1115", "2\n2\n2 2\n3\n1 4 2\n")]
    {
        let (english, chinese) = (ran(command, input), ran(&format!("{command} --lang zh"), input));
        assert_eq!((english.code, chinese.code), (2, 2), "{command}");
        snapshot("faults", name, command, &format!("{}{}\n{}", english.out, english.err, chinese.err));
    }
}

#[test]
fn the_strategist_names_the_winning_move_with_the_fewest_stones() {
    for (piles, answer) in [
        ("2\n6 6\n", "YOU LOSE\n"),
        ("2\n6 12\n", "TAKE 6 STONES FROM PILE 1\n"),
        ("3\n3 6 6\n", "TAKE 3 STONES FROM PILE 0\n"),
        // Raising a difference takes 1, from either of two piles; the textbook takes 3.
        ("5\n7 8 9 10 15\n", "TAKE 1 STONES FROM PILE 1\n"),
    ] {
        assert_eq!(ran("solve tc-stonegame", piles).out, answer, "{piles:?}");
    }
}
