//! The real binary: exit codes, pipes, environment.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};

fn stairwise(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stairwise"));
    command.args(args).env_clear().current_dir(env!("CARGO_MANIFEST_DIR")).stdin(Stdio::null());
    command
}

fn output(mut command: Command, input: &str) -> Output {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("it reads");
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("text")
}

#[test]
fn answers_come_as_the_judge_wants_them() {
    for args in [&["solve", "hdu4315"][..], &["solve", "HDU4315", "-"]] {
        let ran = output(stairwise(args), "3 3\n1 2 4\n2 1\n100 200\n");
        assert_eq!((ran.status.code(), text(&ran.stdout), text(&ran.stderr)), (Some(0), "Bob\nAlice\n", ""));
    }
}

#[test]
fn a_lost_position_is_no_failure_and_a_fault_is() {
    assert_eq!(stairwise(&["explain", "hill", "1", "2", "k4"]).output().expect("it runs").status.code(), Some(0));
    let bad = stairwise(&["explain", "hill", "4", "k4"]).output().expect("it runs");
    assert_eq!((bad.status.code(), text(&bad.stdout)), (Some(2), ""));
    assert!(text(&bad.stderr).starts_with("error: two people stand on cell 4"), "{}", text(&bad.stderr));
}

#[test]
fn a_file_is_read_and_named_in_what_is_said_of_it() {
    let folder = std::env::temp_dir().join(format!("stairwise-test-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("cases 1.txt");
    std::fs::write(&file, "2 1\n100 200\n3 3\n1 2\n").expect("a file");
    let ran = stairwise(&["solve", "hdu4315", file.to_str().expect("text")]).output().expect("it runs");
    std::fs::remove_dir_all(&folder).expect("it is ours");
    assert_eq!((ran.status.code(), text(&ran.stdout)), (Some(2), "Alice\n"));
    assert!(text(&ran.stderr).contains("cases 1.txt:4:"), "{}", text(&ran.stderr));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for args in [&["explain", "hdu4315"][..], &["explain", "hdu4315", "--format", "json"], &["solve", "hdu4315"]] {
        let mut child = stairwise(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut stdin = child.stdin.take().expect("a pipe");
        let writer = std::thread::spawn(move || {
            // The other end may be gone before all is written: that is what is tested.
            for _ in 0..200_000 {
                if stdin.write_all(b"3 3\n1 2 4\n").is_err() {
                    break;
                }
            }
        });
        let mut first = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut first).expect("a line");
        assert!(!first.is_empty());
        let ended = child.wait_with_output().expect("it ends");
        writer.join().expect("it ends too");
        assert_eq!((ended.status.code(), text(&ended.stderr)), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn a_result_that_cannot_be_written_is_told() {
    for args in [&["explain", "hill", "k5"][..], &["solve", "hdu4315"], &["list"], &["man"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("it is always full");
        let mut child =
            stairwise(args).stdin(Stdio::piped()).stdout(full).stderr(Stdio::piped()).spawn().expect("it starts");
        // Who reads nothing may have ended before.
        let _ = child.stdin.take().expect("a pipe").write_all(b"1 1\n5\n");
        let ended = child.wait_with_output().expect("it ends");
        assert_eq!(ended.status.code(), Some(2), "{args:?}");
        assert!(text(&ended.stderr).starts_with("error: cannot write the result"), "{}", text(&ended.stderr));
    }
}

#[test]
fn the_environment_chooses_language_and_colour() {
    let mut command = stairwise(&["explain", "hill", "1", "2", "k4"]);
    let ran = command.env("LANG", "zh_CN.UTF-8").env("CLICOLOR_FORCE", "1").output().expect("it runs");
    assert!(text(&ran.stdout).contains("爬山游戏") && text(&ran.stdout).contains('\u{1b}'));
    let mut command = stairwise(&["explain", "hill", "1", "2", "k4"]);
    let ran = command.env("NO_COLOR", "1").env("CLICOLOR_FORCE", "1").output().expect("it runs");
    assert!(!text(&ran.stdout).contains('\u{1b}'));
}

#[test]
fn arguments_that_are_no_text_are_a_fault_and_no_panic() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let mut command = stairwise(&["explain", "hill"]);
    let ran = command.arg(OsStr::from_bytes(b"\xff\xfe")).output().expect("it runs");
    assert_eq!(ran.status.code(), Some(2));
    assert!(!text(&ran.stderr).contains("panicked"), "{}", text(&ran.stderr));
}
