//! Failing cases that are kept and run again, and how a check ends early.
//!
//! Never here: which mistakes are found.

use std::fs;
use std::io::Write;
use std::process::Stdio;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

use crate::program::{assert_nothing_left_of, left_of};
use crate::support::{Ran, Workshop};

/// The command under `Run it again`, as a shell would get it.
fn again(page: &str) -> String {
    let (_, command) = page.split_once("Run it again\n").unwrap_or_else(|| panic!("no command: {page}"));
    command.split("\n\n").next().expect("a part").trim_end().to_owned()
}

/// The end of the head: what went wrong.
fn result(page: &str) -> &str {
    page.split("\n\n").next().and_then(|head| head.rsplit("  ").next()).expect("a head").trim()
}

#[test]
fn the_command_that_is_shown_works_as_it_is_and_gives_the_same_result() {
    let workshop = Workshop::new("again");
    for rule in [
        "hdu4315 no-king-second",
        "poj1704 state",
        "bzoj1115 kept-xor",
        "hdu5996 one-case",
        "hdu5996 crash-late",
        "acwing892 hang",
        "hdu5996 extra",
        "hdu5996 root-is-one",
        "hdu3389 wrong-case-number",
        "acwing892 any-odd-coin",
        "lightoj1393 kept-xor",
        "poj2975 inverted",
    ] {
        let (problem, _) = rule.split_once(' ').expect("a problem");
        let check = format!("stairwise check {problem} --budget small --time-limit 0.3");
        for more in ["", " --width 40 --lang en", " --save 'kept cases'"] {
            let first = workshop.shell(&format!("{check}{more} -- ./a.out {rule}"));
            let typed = again(&first.out);
            let second = workshop.shell(&typed);
            assert_eq!((second.code, second.err.as_str()), (first.code, ""), "{typed}");
            let joined = |page: &str| result(page).split_whitespace().collect::<Vec<_>>().join(" ");
            assert_eq!(joined(&second.out), joined(&first.out), "{typed}");
            // Once more: it is the same page, and so the same command.
            assert_eq!(workshop.shell(&again(&second.out)).out, second.out, "{typed}");
        }
    }
}

#[test]
fn a_command_with_odd_names_is_quoted() {
    let workshop = Workshop::new("quoted");
    let link = "my sol's.out";
    std::os::unix::fs::symlink("a.out", workshop.0.0.join(link)).expect("a link");
    let args = ["check", "hdu4315", "--budget", "small", "--", "./my sol's.out", "hdu4315", "every-gap"];
    for width in ["80", "20"] {
        let first = workshop.stairwise(&[&["--width", width][..], &args].concat());
        assert!(again(&first.out).contains(r"'./my sol'\''s.out'"), "{}", first.out);
        let second = workshop.shell(&again(&first.out));
        assert_eq!((second.code, second.err.as_str()), (1, ""));
    }
}

#[test]
fn a_failing_case_is_saved_under_a_new_name_and_rerun_from_there() {
    let workshop = Workshop::new("saved");
    let input = "3 2\n1 2 3\n";
    fs::create_dir(workshop.0.0.join("kept")).expect("a folder");
    workshop.0.write("kept/hdu4315-2.txt", "mine");
    for (name, folder) in [("hdu4315-1", "kept"), ("hdu4315-3", "kept"), ("hdu4315-1", "new/and deep")] {
        let options = ["--save", folder, "--budget", "small"];
        let (code, record) = workshop.check("hdu4315", "no-king-second", &options);
        let file = workshop.0.0.join(folder).join(format!("{name}.txt"));
        assert_eq!((code, fs::read_to_string(&file).expect("it was saved").as_str()), (1, input));
        let file = format!("{folder}/{name}.txt");
        let (code, again) = workshop.check("hdu4315", "no-king-second", &["--case", &file]);
        assert_eq!((code, &again["failure"]["input"]), (1, &input.into()));
        for part in ["expected", "got", "case", "repeats", "trace"] {
            assert_eq!(again["failure"][part], record["failure"][part], "{part}");
        }
        // The fixed program.
        let (code, fixed) = workshop.check("hdu4315", "right", &["--case", &file]);
        assert_eq!((code, &fixed["cases_tried"], &fixed["result"]), (0, &1.into(), &"agrees".into()));
    }
    assert_eq!(fs::read_to_string(workshop.0.0.join("kept/hdu4315-2.txt")).expect("it is there"), "mine");
    // Nothing fails, nothing is saved.
    workshop.check("hdu4315", "right", &["--save", "unused", "--budget", "small"]);
    assert!(!workshop.0.0.join("unused").exists());
}

#[test]
fn where_a_case_cannot_be_saved_the_page_is_shown_all_the_same() {
    let workshop = Workshop::new("unsaved");
    workshop.0.write("a-file", "");
    let options = ["check", "hdu4315", "--budget", "small", "--save"];
    let program = ["--", "./a.out", "hdu4315", "inverted"];
    // `/proc` is a folder in which nobody may write, not even root.
    for folder in ["a-file", "a-file/below", "/proc"] {
        let ran = workshop.stairwise(&[&options[..], &[folder], &program].concat());
        assert_eq!(ran.code, 2, "{folder}");
        assert!(ran.out.contains("verdict-inverted") && ran.out.contains("Run it again"), "{}", ran.out);
        assert!(ran.err.starts_with(&format!("error: the case cannot be saved in `{folder}`: ")), "{}", ran.err);
    }
}

#[test]
fn a_case_comes_from_standard_input_or_a_file_with_many() {
    let workshop = Workshop::new("cases");
    let check = |input: &str, rule: &str| {
        let line =
            format!("printf '{input}' | stairwise check hdu4315 --case - --format json -- ./a.out hdu4315 {rule}");
        let ran = workshop.shell(&line);
        (ran.code, serde_json::from_str::<Value>(&ran.out).unwrap_or_default(), ran.err)
    };
    let cases = "3 3\\n1 2 4\\n3 2\\n1 2 3\\n2 1\\n100 200\\n";
    let (code, record, _) = check(cases, "right");
    assert_eq!((code, &record["cases_tried"], &record["confirmed_by_game_tree"]), (0, &3.into(), &3.into()));
    // The one that is to blame is taken out of the file.
    let (code, record, _) = check(cases, "no-king-second");
    assert_eq!((code, &record["failure"]["input"]), (1, &"3 2\n1 2 3\n".into()));
    let (code, _, err) = check("3 3\\n1 2\\n", "right");
    assert!(code == 2 && err.contains("standard input:2:") && err.contains("expected"), "{err}");
    let (code, _, err) = check("", "right");
    assert!(code == 2 && err.starts_with("error: "), "{err}");
}

#[test]
fn a_seed_gives_the_same_cases_and_so_do_one_job_and_two() {
    let workshop = Workshop::new("seeds");
    for rule in ["small-array", "right", "kept-xor", "differences", "own-piles", "one-case"] {
        let run = |options: &[&str]| workshop.check("poj1704", rule, &[&["--budget", "small"], options].concat());
        let first = run(&["--seed", "7"]);
        assert_eq!(run(&["--seed", "7"]), first, "{rule}");
        for jobs in ["1", "2", "5"] {
            assert_eq!(run(&["--seed", "7", "--jobs", jobs]), first, "{rule}");
        }
    }
    // One case a run: then all jobs have something to do.
    let run = |jobs| workshop.check("acwing892", "stairs-from-top", &["--jobs", jobs]);
    assert_eq!(run("1"), run("2"));
}

#[test]
fn a_signal_ends_the_check_and_the_program_with_all_that_it_has_started() {
    let workshop = Workshop::new("signal");
    let file = workshop.0.0.join("id");
    let script = "sleep 1000 & echo $$ >id.new && mv id.new id; trap '' INT TERM HUP; sleep 1000";
    for signal in [Signal::INT, Signal::TERM] {
        let mut check = workshop.command("bin/stairwise");
        check.args(["check", "hdu4315", "--time-limit", "600", "--jobs", "1", "--", "sh", "-c", script]);
        let child = check.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let start = Instant::now();
        let id = loop {
            if let Ok(id) = fs::read_to_string(&file) {
                break id.trim().parse().expect("an id");
            }
            assert!(start.elapsed() < Duration::from_secs(30), "nothing has started");
            std::thread::sleep(Duration::from_millis(2));
        };
        fs::remove_file(&file).expect("it is ours");
        assert!(!left_of(id).is_empty());
        kill_process(Pid::from_child(&child), signal).expect("it runs");
        let ended = child.wait_with_output().expect("it ends");
        assert_eq!((ended.status.code(), ended.stdout, ended.stderr), (Some(130), vec![], vec![]), "{signal:?}");
        assert_nothing_left_of(id);
    }
}

#[test]
fn a_closed_pipe_ends_quietly_with_the_exit_code_of_the_check() {
    let workshop = Workshop::new("pipe");
    for (rule, code) in [("right", 0), ("inverted", 1), ("crash", 3)] {
        let mut check = workshop.command("bin/stairwise");
        check.args(["check", "hdu4315", "--budget", "small", "--", "./a.out", "hdu4315", rule]);
        let mut child = check.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        drop(child.stdout.take());
        let ended = child.wait_with_output().expect("it ends");
        assert_eq!((ended.status.code(), String::from_utf8_lossy(&ended.stderr).as_ref()), (Some(code), ""), "{rule}");
    }
    let Ran { code, out, err } =
        workshop.shell("stairwise check hdu4315 --budget small -- ./a.out hdu4315 inverted | head -n 1");
    assert_eq!((code, out.lines().count(), err.as_str()), (0, 1, ""));
}

#[test]
fn what_is_checked_cannot_read_what_stairwise_reads() {
    let workshop = Workshop::new("own-input");
    let mut check = workshop.command("bin/stairwise");
    check.args(["check", "acwing892", "--case", "-", "--format", "json", "--", "cat"]);
    let mut child = check.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    child.stdin.take().expect("a pipe").write_all(b"2\n7 9\n").expect("it reads");
    let ended = child.wait_with_output().expect("it ends");
    let record: Value = serde_json::from_slice(&ended.stdout).expect("JSON");
    assert_eq!((ended.status.code(), &record["failure"]["got"]), (Some(1), &vec!["2", "7 9"].into()));
}
