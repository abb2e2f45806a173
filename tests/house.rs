//! The rules of the house: what the files of this project must keep to.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::{Ran, Workshop, ran};

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = home().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file below `folder` with the ending `ending`.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![home().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

#[test]
fn every_test_file_is_on_the_map() {
    let map = read("tests/main.rs");
    let on_map: BTreeSet<_> = map.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';')).collect();
    let files = files("tests", "rs");
    let names: BTreeSet<_> =
        files.iter().filter_map(|path| path.file_stem()?.to_str()).filter(|name| *name != "main").collect();
    assert_eq!(on_map, names);
}

#[test]
fn every_room_says_what_it_holds_and_what_never() {
    for path in files("src", "rs") {
        let text = read(&path);
        let (name, door) = (path.display(), path.ends_with("main.rs") || path.ends_with("lib.rs"));
        assert!(text.starts_with("//! "), "{name}");
        let doc = text.lines().take_while(|line| line.starts_with("//!"));
        assert!(
            door || doc.clone().any(|line| line.starts_with("//! Never here: ")) || path.ends_with("hill/mod.rs"),
            "{name}"
        );
    }
}

#[test]
fn every_file_can_be_read_in_one_sitting() {
    for path in ["src", "tests", "examples"].into_iter().flat_map(|folder| files(folder, "rs")) {
        let lines = read(&path).lines().count();
        assert!(lines <= 450, "{}: {lines} lines are two things", path.display());
    }
}

#[test]
fn snapshots_are_plain_text_and_name_their_command() {
    let snapshots = files("snapshots", "snap");
    assert!(snapshots.len() > 50);
    for path in snapshots {
        let text = read(&path);
        assert!(
            text.lines().any(|line| line.starts_with("description:") && line.contains("stairwise ")),
            "{}",
            path.display()
        );
        assert!(!text.contains('\u{1b}'), "{}", path.display());
    }
}

#[test]
fn what_the_documents_show_is_what_is_printed() {
    let mut shown = 0;
    for document in ["README.md", "CONTRIBUTING.md"] {
        let text = read(document);
        for block in text.split("```console\n").skip(1) {
            let block = block.split("```").next().expect("a block");
            // A block holds commands, each followed by what it prints.
            for part in block.split("$ ").skip(1) {
                let (line, printed) = part.split_once('\n').expect("a command and its output");
                let (input, line) = match line.split_once(" | ") {
                    Some((printf, line)) => (input_of(printf), line),
                    None => (String::new(), line),
                };
                let command = line.strip_prefix("stairwise ").unwrap_or_else(|| panic!("{document}: {line}"));
                let ran = if command.starts_with("check ") { checked(&text, line) } else { ran(command, input) };
                assert_eq!(format!("{}{}", ran.out, ran.err).trim_end(), printed.trim_end(), "{document}: {line}");
                shown += 1;
            }
        }
    }
    assert!(shown >= 3);
}

/// What a check of the program in a document gives. Where there is no Python, the contestant stands in for it: it has the
/// same rule.
fn checked(document: &str, line: &str) -> Ran {
    let workshop = Workshop::new("documents");
    let source = document.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a program");
    workshop.0.write("sol.py", source);
    let python = workshop.0.0.join("bin/python3");
    match Command::new("python3").args(["-c", "import sys; print(sys.executable)"]).output() {
        Ok(told) if told.status.success() => {
            let found = String::from_utf8(told.stdout).expect("a path");
            std::os::unix::fs::symlink(found.trim(), python).expect("a link");
        }
        _ => {
            let script = "#!/bin/sh\nexec ./a.out hdu4315 no-king-second\n";
            workshop.0.write("bin/python3", script);
            fs::set_permissions(python, std::os::unix::fs::PermissionsExt::from_mode(0o755)).expect("it is ours");
        }
    }
    workshop.shell(line)
}

/// What `printf '...'` prints.
fn input_of(printf: &str) -> String {
    let text = printf.strip_prefix("printf '").and_then(|text| text.strip_suffix('\'')).expect("a printf");
    text.replace("\\n", "\n")
}

#[test]
fn the_readme_is_short_and_names_the_two_first_commands() {
    let text = read("README.md");
    assert!(text.lines().count() < 185);
    let first = text.find("cargo run --release -- explain hill").expect("the main job");
    let second = text.find("cargo test").expect("the tests");
    assert!(first < second);
    assert!(read(".ci/run").contains("cargo test"));
}

#[test]
fn every_command_in_the_words_of_the_readme_can_be_run() {
    let text = read("README.md");
    let prose: String = text.split("```").step_by(2).collect();
    let commands = prose.split('`').skip(1).step_by(2).filter_map(|word| word.strip_prefix("stairwise "));
    // Those that name a file of the reader's cannot be run here, and `check` alone is but a name.
    let whole = commands.filter(|command| !command.contains(['.', '/']) || command.contains("hill."));
    let whole = whole.filter(|command| *command != "check");
    let mut runs = 0;
    for command in whole.filter(|command| !command.split(' ').any(|word| word.chars().all(char::is_uppercase))) {
        let ran = ran(command, "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{command}");
        runs += 1;
    }
    assert!(runs >= 4);
}

#[test]
fn the_changelog_knows_the_version() {
    assert!(read("CHANGELOG.md").contains(&format!("## {}", env!("CARGO_PKG_VERSION"))));
}

#[test]
fn every_dependency_may_be_used_by_everybody() {
    const FREE: [&str; 8] =
        ["MIT", "Apache-2.0", "Unicode-3.0", "BSD-3-Clause", "BSD-2-Clause", "Zlib", "ISC", "Unlicense"];
    /// Only what is built here has been fetched.
    const PLATFORM: &str = "x86_64-unknown-linux-gnu";
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--offline", "--locked", "--filter-platform", PLATFORM])
        .current_dir(home())
        .output()
        .expect("cargo runs");
    assert!(metadata.status.success(), "{}", String::from_utf8_lossy(&metadata.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&metadata.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    assert!(packages.len() > 30);
    for package in packages {
        let licence = package["license"].as_str().unwrap_or_default();
        // One of the licences of a choice is enough.
        let usable = licence.split(" OR ").flat_map(|choice| choice.split('/')).any(|choice| {
            choice
                .split(" AND ")
                .all(|part| FREE.contains(&part.trim_matches(|c: char| c == '(' || c == ')' || c == ' ')))
        });
        assert!(usable, "{}: {licence}", package["name"]);
    }
}

#[test]
fn nothing_half_done_is_left_in_the_sources() {
    let unwanted = ["dbg!(", "todo!(", "unimplemented!(", concat!("FIX", "ME"), concat!("XX", "X")];
    for path in ["src", "tests", "examples", "benches"].into_iter().flat_map(|folder| files(folder, "rs")) {
        let text = read(&path);
        if path.ends_with("house.rs") {
            continue;
        }
        for word in unwanted {
            assert!(!text.contains(word), "{}: {word}", path.display());
        }
    }
}
