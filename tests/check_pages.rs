//! Pages of what `check` has found, and what is said of a command that cannot be run.
//!
//! Never here: whether it is the smallest case, or the right name.

use std::fs;

use unicode_width::UnicodeWidthStr;

use crate::reading::without_escapes;
use crate::support::{Ran, Workshop, snapshot};

/// A name, a command line, and its exit code. Where a clock would be seen there is none.
const PAGES: &[(&str, &str, u8)] = &[
    ("no-king-second", "check hdu4315 --budget small -- ./a.out hdu4315 no-king-second", 1),
    ("king-from-zero", "check hdu4315 --budget small --detail brief -- ./a.out hdu4315 king-from-zero", 1),
    ("adjust-nim-sum", "check hdu4315 --budget small --detail brief -- ./a.out hdu4315 adjust-nim-sum", 1),
    ("every-stair", "check cses1099 --budget small --detail brief -- ./a.out cses1099 every-stair-and-floor", 1),
    ("unsorted", "check poj1704 --detail brief -- ./a.out poj1704 unsorted", 1),
    ("too-few", "check poj1704 --budget small --detail brief -- ./a.out poj1704 own-piles", 1),
    ("inverted", "check hdu3389 --budget small --detail brief -- ./a.out hdu3389 inverted", 1),
    ("kept-xor", "check bzoj1115 --budget small --detail brief -- ./a.out bzoj1115 kept-xor", 1),
    ("state", "check hdu4315 --budget small --detail brief -- ./a.out hdu4315 state", 1),
    ("one-case", "check hdu5996 --budget small -- ./a.out hdu5996 one-case", 1),
    ("constant", "check lightoj1393 --budget small --detail brief -- ./a.out lightoj1393 constant", 1),
    ("any-odd-coin", "check acwing892 --detail brief -- ./a.out acwing892 any-odd-coin", 1),
    ("wrong-case-number", "check hdu3389 --budget small -- ./a.out hdu3389 wrong-case-number", 1),
    ("silent", "check luogu2575 --budget small -- ./a.out luogu2575 silent", 1),
    ("extra", "check poj2975 --budget small -- ./a.out poj2975 extra", 1),
    ("wrong-number", "check poj2975 --budget small --detail brief -- ./a.out poj2975 inverted", 1),
    (
        "wrong-move",
        "check stonegamestrategist --detail brief -- sh -c 'read n; read a; echo TAKE 1 STONES FROM PILE 0'",
        1,
    ),
    ("other-words", "check acwing892 --budget small -- echo maybe", 1),
    ("crash", "check hdu4315 --budget small -- ./a.out hdu4315 crash-late", 3),
    ("exit-code", "check hdu4315 --budget small -- ./a.out hdu4315 small-array", 3),
    ("time-out", "check bzoj1115 --budget small --time-limit 0.3 -- ./a.out bzoj1115 hang-late", 3),
    ("flood", "check hdu4315 --budget small -- ./a.out hdu4315 flood", 1),
    ("agrees", "check hdu4315 --budget small -- ./a.out hdu4315 right", 0),
    ("spaces", "check hdu5996 --budget small -- ./a.out hdu5996 spaces", 0),
    (
        "long-command",
        "check hdu4315 --budget small --detail brief -- ./a.out --fast --table=/usr/share/games/nimbers.txt --depth 20",
        3,
    ),
];

/// Without what a clock has measured, and what else is new in every run.
fn timeless(page: &str) -> String {
    let lines = page.split_inclusive('\n').map(|line| match line.split_once("The slowest run took ") {
        Some((before, rest)) => {
            let (_, rest) = rest.split_once(". ").expect("a sentence");
            format!("{before}The slowest run took (a while). {rest}")
        }
        None => match line.split_once("最慢的一次运行用了 ") {
            Some((before, rest)) => {
                let (_, rest) = rest.split_once('。').expect("a sentence");
                format!("{before}最慢的一次运行用了（一会儿）。{rest}")
            }
            None => line.to_owned(),
        },
    });
    // Rust tells the number of a thread that panics.
    let threads = lines.map(|line| match line.split_once("thread 'main' (") {
        Some((before, rest)) => {
            format!("{before}thread 'main' ({}", rest.trim_start_matches(|c: char| c.is_ascii_digit()))
        }
        None => line,
    });
    threads.collect()
}

fn page(workshop: &Workshop, command: &str, code: u8) -> String {
    let ran = workshop.shell(&format!("stairwise {command}"));
    assert_eq!((ran.code, ran.err.as_str()), (code, ""), "{command}");
    let home = workshop.0.0.to_str().expect("text");
    assert!(!ran.out.contains(home) && !ran.out.contains(env!("CARGO_MANIFEST_DIR")), "{}", ran.out);
    timeless(&ran.out)
}

#[test]
fn every_kind_of_result_has_a_page_in_both_languages() {
    let workshop = Workshop::new("pages");
    for &(name, command, code) in PAGES {
        for lang in ["en", "zh"] {
            let (check, rest) = command.split_once(" -- ").expect("a program");
            let command = format!("{check} --lang {lang} -- {rest}");
            snapshot("check", &format!("{name}@{lang}"), &command, &page(&workshop, &command, code));
        }
    }
}

#[test]
fn one_result_is_shown_in_every_view() {
    let workshop = Workshop::new("views");
    let program = "-- ./a.out hdu4315 no-king-second";
    for (name, options) in [
        ("narrow", "--width 40"),
        ("narrow-zh", "--width 40 --lang zh"),
        ("prose", "--format prose"),
        ("prose-zh", "--format prose --lang zh"),
        ("markdown", "--format markdown"),
        ("ascii", "--ascii"),
    ] {
        let command = format!("check hdu4315 --budget small {options} {program}");
        let page = page(&workshop, &command, 1);
        assert!(name != "ascii" || page.is_ascii());
        let widest = page.lines().map(UnicodeWidthStr::width).max();
        assert!(!name.starts_with("narrow") || widest <= Some(40), "{page}");
        snapshot("check", &format!("view@{name}"), &command, &page);
    }
    let saved = "check hdu4315 --budget small --detail brief --save kept -- ./a.out hdu4315 no-king-second";
    snapshot("check", "view@saved", saved, &page(&workshop, saved, 1));
    let again = "check hdu4315 --case kept/hdu4315-1.txt --detail brief -- ./a.out hdu4315 no-king-second";
    snapshot("check", "view@again", again, &page(&workshop, again, 1));
    let fixed = "check hdu4315 --case kept/hdu4315-1.txt -- ./a.out hdu4315 right";
    snapshot("check", "view@fixed", fixed, &page(&workshop, fixed, 0));
    let (_, record) = workshop.check("hdu4315", "no-king-second", &["--budget", "small"]);
    let json = "check hdu4315 --budget small --format json -- ./a.out hdu4315 no-king-second";
    snapshot("check", "view@json", json, &serde_json::to_string_pretty(&record).expect("JSON"));
}

#[test]
fn what_is_wrong_is_red_and_what_agrees_is_green() {
    let workshop = Workshop::new("colours");
    for (rule, code, answer) in
        [("inverted", 1, "\u{1b}[31;1mwrong answer\u{1b}[0m"), ("right", 0, "\u{1b}[32;1mno difference found\u{1b}[0m")]
    {
        let command = |color: &str| format!("check poj1704 --budget small --color {color} -- ./a.out poj1704 {rule}");
        let coloured = page(&workshop, &command("always"), code);
        assert!(coloured.contains(answer), "{coloured}");
        assert_eq!(without_escapes(&coloured), page(&workshop, &command("never"), code));
    }
}

/// A name, and what is typed behind `check`.
const UNUSABLE: &[(&str, &str)] = &[
    ("check-source", "hdu4315 -- sol.cpp"),
    ("check-source-python", "hdu4315 -- './my sol.py'"),
    ("check-source-java", "hdu4315 -- Main.java"),
    ("check-here", "hdu4315 -- a.out"),
    ("check-not-found", "hdu4315 -- ./b.out"),
    ("check-folder", "hdu4315 -- ./sources"),
    ("check-not-executable", "hdu4315 -- ./notes"),
    ("check-no-program", "hdu4315 -- ./text"),
    ("check-quoted", "hdu4315 -- 'python3 sol.py'"),
    ("check-nothing", "hdu4315"),
    ("check-without-dashes", "hdu4315 ./a.out"),
    ("check-game", "hill -- ./a.out"),
    ("check-game-without-judge", "dollar -- ./a.out"),
    ("check-unknown", "hdu4314 -- ./a.out"),
    ("check-time-limit", "hdu4315 --time-limit 2s -- ./a.out"),
    ("check-no-time", "hdu4315 --time-limit 0 -- ./a.out"),
    ("check-budget", "hdu4315 --budget huge -- ./a.out"),
    ("check-bad-case", "hdu4315 --case bad.txt -- ./a.out"),
    ("check-no-case", "hdu4315 --case empty.txt -- ./a.out"),
    ("check-no-such-case", "hdu4315 --case none.txt -- ./a.out"),
];

#[test]
fn a_command_that_cannot_be_run_is_told_in_both_languages_with_what_to_type() {
    let workshop = Workshop::new("unusable");
    for (name, text) in
        [("sol.cpp", "int main() {}\n"), ("my sol.py", ""), ("Main.java", ""), ("notes", ""), ("empty.txt", "")]
    {
        workshop.0.write(name, text);
    }
    workshop.0.write("bad.txt", "3 3\n1 2 4\n2 5\n1 2\n");
    fs::create_dir(workshop.0.0.join("sources")).expect("a folder");
    let text = workshop.0.write("text", "1 2 3\n");
    fs::set_permissions(text, std::os::unix::fs::PermissionsExt::from_mode(0o755)).expect("it is ours");
    for &(name, typed) in UNUSABLE {
        let told = ["en", "zh"].map(|lang| {
            let Ran { code, out, err } = workshop.shell(&format!("stairwise --lang {lang} check {typed}"));
            assert_eq!((code, out.as_str()), (2, ""), "{typed}");
            err
        });
        snapshot("faults", name, &format!("check {typed}"), &told.join("\n"));
    }
}
