//! Running somebody's program: its limits, its ends, and that nothing of it is left.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use stairwise::check::{End, Limits, Program, Run, Unusable, stop_on_signals};

use crate::support::Folder;

/// More than anything here needs.
const AMPLE: Limits = Limits { time: Duration::from_secs(60), output: 1 << 30 };

/// Too little for who sleeps.
const SHORT: Limits = Limits { time: Duration::from_millis(300), output: 1 << 20 };

fn program(words: &[&str]) -> Program {
    Program::find(words.iter().map(OsString::from).collect(), None).expect("it is there")
}

fn run(words: &[&str], input: &[u8], limits: &Limits) -> Run {
    program(words).run(input, limits).expect("it starts")
}

/// Runs a script that prints its process id first, which is its group's too; takes it off the output.
fn run_script(script: &str, limits: &Limits) -> (Run, u32) {
    let mut ran = run(&["sh", "-c", &format!("echo $$; {script}")], b"", limits);
    let line = ran.output.iter().position(|byte| *byte == b'\n').expect("a line");
    let id: Vec<_> = ran.output.drain(..=line).collect();
    (ran, String::from_utf8_lossy(&id).trim().parse().expect("an id"))
}

/// The processes of the group `id` that are still running.
pub fn left_of(id: u32) -> Vec<PathBuf> {
    let runs = |path: &Path| {
        let about = fs::read_to_string(path.join("stat")).ok()?;
        // Behind the name, which may hold anything: state, parent, group.
        let mut fields = about.rsplit_once(") ")?.1.split(' ');
        let (state, group) = (fields.next()?, fields.nth(1)?);
        Some(group == id.to_string() && !["Z", "X"].contains(&state))
    };
    let processes = fs::read_dir("/proc").expect("a system that lists its processes");
    processes.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| runs(path) == Some(true)).collect()
}

/// Waits until nothing of the group `id` is running: whoever was killed needs a moment.
pub fn assert_nothing_left_of(id: u32) {
    let start = Instant::now();
    while !left_of(id).is_empty() {
        assert!(start.elapsed() < Duration::from_secs(10), "{:?}", left_of(id));
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn what_goes_in_can_come_out() {
    let ran = run(&["cat"], b"3 3\n1 2 4\n", &AMPLE);
    assert_eq!((ran.output.as_slice(), ran.end, ran.read_all), (&b"3 3\n1 2 4\n"[..], End::Finished, true));
    assert_eq!(run(&["cat"], b"", &AMPLE).output, b"");
    // No shell: every word is an argument.
    assert_eq!(run(&["echo", "$HOME", "a  b", "*"], b"", &AMPLE).output, b"$HOME a  b *\n");
}

#[test]
fn fifty_megabytes_go_each_way() {
    let input: Vec<_> = (0_u8..250).cycle().take(50_000_000).collect();
    let ran = run(&["cat"], &input, &AMPLE);
    assert!(ran.output == input && ran.end == End::Finished && ran.read_all);
}

#[test]
fn a_program_need_not_read_its_input() {
    let long = b"1".repeat(1_000_000);
    for input in [&b"1 1\n5\n"[..], &long] {
        let ran = run(&["true"], input, &AMPLE);
        assert_eq!((ran.end, ran.read_all), (End::Finished, false), "{} bytes", input.len());
        let ran = run(&["sh", "-c", "exec <&-; sleep 0.05; echo done"], input, &AMPLE);
        assert_eq!((ran.output.as_slice(), ran.end, ran.read_all), (&b"done\n"[..], End::Finished, false));
    }
    let ran = run(&["head", "-c", "5"], &long, &AMPLE);
    assert_eq!((ran.output.as_slice(), ran.end, ran.read_all), (&b"11111"[..], End::Finished, false));
}

#[test]
fn what_was_printed_before_the_time_ran_out_is_kept() {
    let (ran, id) = run_script("printf Alice; sleep 1000", &SHORT);
    assert_eq!((ran.output.as_slice(), ran.end), (&b"Alice"[..], End::TimeOut));
    assert!(ran.time >= SHORT.time && ran.time < SHORT.time * 20, "{:?}", ran.time);
    assert_nothing_left_of(id);
}

#[test]
fn a_child_in_the_background_that_holds_the_pipe_holds_nobody_up() {
    let (ran, id) = run_script("sleep 1000 & sleep 1000 >&2 & echo Bob", &AMPLE);
    assert_eq!((ran.output.as_slice(), ran.end), (&b"Bob\n"[..], End::Finished));
    assert!(ran.time < Duration::from_secs(20), "{:?}", ran.time);
    assert_nothing_left_of(id);
}

#[test]
fn who_closes_its_output_and_sleeps_runs_out_of_time() {
    let (ran, id) = run_script("echo Bob; exec >&- 2>&-; sleep 1000", &SHORT);
    assert_eq!((ran.output.as_slice(), ran.end), (&b"Bob\n"[..], End::TimeOut));
    assert_nothing_left_of(id);
    let (ran, _) = run_script("echo Bob; exec >&- 2>&-; sleep 0.05; exit 7", &AMPLE);
    assert_eq!((ran.output.as_slice(), ran.end), (&b"Bob\n"[..], End::Code(7)));
}

#[test]
fn endless_output_is_cut_off() {
    let limits = Limits { output: 1_000_000, ..AMPLE };
    let ran = run(&["yes"], b"", &limits);
    assert_eq!((ran.output.len(), ran.end), (1_000_000, End::TooMuchOutput));
    // What is just allowed is not too much.
    for (most, end) in [(4, End::TooMuchOutput), (5, End::Finished), (0, End::TooMuchOutput)] {
        let ran = run(&["printf", "Alice"], b"", &Limits { output: most, ..AMPLE });
        assert_eq!((ran.output.as_slice(), ran.end), (&b"Alice"[..usize::try_from(most).expect("few")], end));
    }
}

#[test]
fn endless_talk_on_standard_error_keeps_its_end_and_runs_out_of_time() {
    let ran = run(&["sh", "-c", "echo Alice; exec yes >&2"], b"", &SHORT);
    assert_eq!((ran.output.as_slice(), ran.end), (&b"Alice\n"[..], End::TimeOut));
    assert_eq!(ran.errors.len(), 4096);
    let ran = run(&["sh", "-c", "seq 1 100000 >&2; exit 3"], b"", &AMPLE);
    assert_eq!(ran.end, End::Code(3));
    assert!(ran.errors.ends_with(b"99999\n100000\n") && ran.errors.len() == 4096);
}

#[test]
fn a_crash_is_told_by_its_signal_or_its_code() {
    const SEGV: i32 = 11;
    let (ran, _) = run_script("kill -SEGV $$", &AMPLE);
    assert_eq!(ran.end, End::Signal(SEGV));
    assert_eq!(run(&["false"], b"", &AMPLE).end, End::Code(1));
    assert_eq!(run(&["sh", "-c", "exit 255"], b"", &AMPLE).end, End::Code(255));
}

#[test]
fn nothing_of_the_family_is_left() {
    for (script, limits) in [
        ("(sleep 1000 & sleep 1000) & sleep 1000", &SHORT),
        ("(trap '' TERM INT HUP; sleep 1000 & wait) & exit 4", &AMPLE),
        ("yes & exec yes", &Limits { output: 1000, ..AMPLE }),
    ] {
        let (_, id) = run_script(script, limits);
        assert_nothing_left_of(id);
    }
}

#[test]
fn a_file_that_the_system_refuses_to_start_is_an_error() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("refused");
    let file = folder.0.join("prog");
    fs::write(&file, "1 2 3\n").expect("a file");
    let name: OsString = file.clone().into();
    assert_eq!(Program::find(vec![name.clone()], None).err(), Some(Unusable::NotExecutable { name: name.clone() }));
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("it is ours");
    let found = Program::find(vec![name], None).expect("nobody can tell yet");
    assert!(found.run(b"", &AMPLE).is_err());
}

/// Set for [`inner_open_files`], which names what it sees.
const OPEN_FILES: &str = "STAIRWISE_TEST_OPEN_FILES";

/// Runs as a process of its own, in which a file was left open; else it does nothing.
#[test]
fn inner_open_files() {
    let Some(seen) = std::env::var_os(OPEN_FILES) else { return };
    let script = "for file in 0 1 2 3 4 5 6 7 8 9; do (: <&$file) 2>/dev/null && printf '%s ' $file; done";
    fs::write(seen, run(&["sh", "-c", script], b"", &AMPLE).output).expect("a file");
}

#[test]
fn only_the_three_usual_files_are_open() {
    let folder = Folder::new("files");
    let seen = folder.0.join("seen");
    let script = "exec 9<Cargo.toml \"$0\" --exact program::inner_open_files";
    let ran = Command::new("sh").args(["-c", script, &me()]).env(OPEN_FILES, &seen).output().expect("it runs");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stdout));
    assert_eq!(fs::read_to_string(seen).expect("it was written"), "0 1 2 ");
}

/// This binary.
fn me() -> String {
    std::env::current_exe().expect("it runs").into_os_string().into_string().expect("text")
}

/// Names a file for [`inner_stopped`] to write an id to.
const STOPPED: &str = "STAIRWISE_TEST_STOPPED";

/// Runs as a process of its own that is to be stopped; else it does nothing.
#[test]
fn inner_stopped() {
    let Some(file) = std::env::var_os(STOPPED) else { return };
    stop_on_signals().expect("nobody has taken them");
    let script = "sleep 1000 & echo $$ >\"$0.new\" && mv \"$0.new\" \"$0\"; trap '' INT TERM HUP; sleep 1000";
    let file = file.into_string().expect("text");
    std::thread::scope(|scope| {
        for number in ["0", "1"] {
            let file = format!("{file}{number}");
            scope.spawn(move || run(&["sh", "-c", script, &file], b"", &AMPLE));
        }
    });
}

#[test]
fn a_signal_ends_every_running_program_and_then_the_process() {
    use rustix::process::{Pid, Signal, kill_process};
    for signal in [Signal::INT, Signal::TERM, Signal::HUP] {
        let folder = Folder::new("stopped");
        let file = folder.0.join("id");
        let mut child = Command::new(me())
            .args(["--exact", "program::inner_stopped"])
            .env(STOPPED, &file)
            .stdout(Stdio::null())
            .spawn()
            .expect("it starts");
        let start = Instant::now();
        let ids = ["id0", "id1"].map(|name| {
            loop {
                if let Ok(id) = fs::read_to_string(folder.0.join(name)) {
                    break id.trim().parse::<u32>().expect("an id");
                }
                assert!(start.elapsed() < Duration::from_secs(30), "nothing has started");
                std::thread::sleep(Duration::from_millis(2));
            }
        });
        assert!(ids.iter().all(|id| !left_of(*id).is_empty()));
        kill_process(Pid::from_child(&child), signal).expect("it runs");
        assert_eq!(child.wait().expect("it ends").code(), Some(130), "{signal:?}");
        for id in ids {
            assert_nothing_left_of(id);
        }
    }
}
