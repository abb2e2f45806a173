//! What the tests share: running a command line in this process, and snapshots that name the command that makes them.

use std::collections::VecDeque;
use std::io::{self, Cursor};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use serde_json::Value;
use stairwise::cli::{Terminals, World, run};
use stairwise::lessons::{Keyboard, Stroke};

/// What a command line gave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ran {
    /// The exit code.
    pub code: u8,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// Runs a command line without a terminal, in an empty environment.
pub fn ran(line: &str, input: impl AsRef<[u8]>) -> Ran {
    ran_in(line, input, Terminals::default(), &|_| None)
}

/// Runs a command line in surroundings of one's own.
pub fn ran_in(line: &str, input: impl AsRef<[u8]>, terminals: Terminals, env: &dyn Fn(&str) -> Option<String>) -> Ran {
    typed(line, input, terminals, env, &mut Typist::default())
}

/// The same, with somebody who types.
pub fn typed(
    line: &str,
    input: impl AsRef<[u8]>,
    terminals: Terminals,
    env: &dyn Fn(&str) -> Option<String>,
    typist: &mut dyn Keyboard,
) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = run(&mut World {
        args: std::iter::once("stairwise").chain(line.split_ascii_whitespace()).map(Into::into).collect(),
        env,
        terminals,
        input: &mut Cursor::new(input.as_ref()),
        output: &mut out,
        talk: &mut err,
        keyboard: typist,
    });
    let text = |bytes| String::from_utf8(bytes).expect("all output is text");
    Ran { code, out: text(out), err: text(err) }
}

/// The output of a command line that must succeed and say nothing else.
pub fn shown(line: &str) -> String {
    let Ran { code, out, err } = ran(line, "");
    assert_eq!((code, err.as_str()), (0, ""), "stairwise {line}");
    out
}

/// Compares `text` with the snapshot `folder/name`, which tells the command that makes it.
pub fn snapshot(folder: &str, name: &str, command: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(format!("{}/snapshots/{folder}", env!("CARGO_MANIFEST_DIR")));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_description(format!("stairwise {command}"));
    settings.bind(|| insta::assert_snapshot!(name, text));
}

/// A position as part of a file name.
pub fn file_name(words: &str) -> String {
    words.replace(' ', "-")
}

/// The hand-written contestant of `examples/contestant`, built if need be: `cargo test --test` builds no examples.
pub fn contestant() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the target folder");
        let profile = if cfg!(debug_assertions) { "dev" } else { "release" };
        let built = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--offline", "--example", "contestant", "--profile", profile, "--target-dir"])
            .arg(folder)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .expect("cargo runs");
        assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
        folder.join(if cfg!(debug_assertions) { "debug" } else { "release" }).join("examples/contestant")
    })
}

/// Types what it was told, and then nothing more.
#[derive(Debug, Default)]
pub struct Typist {
    /// Keys.
    pub strokes: VecDeque<Stroke>,
    /// Lines.
    pub lines: VecDeque<String>,
}

impl Typist {
    /// Types these characters one by one; `\n` is enter, `<` backspace, `!` Ctrl-C, `~` escape.
    pub fn keys(text: &str) -> Self {
        let stroke = |c| match c {
            '\n' => Stroke::Enter,
            '<' => Stroke::Rub,
            '!' => Stroke::Interrupt,
            '~' => Stroke::Escape,
            c => Stroke::Char(c),
        };
        Self { strokes: text.chars().map(stroke).collect(), lines: VecDeque::new() }
    }

    /// Types these lines.
    pub fn lines(lines: &[&str]) -> Self {
        Self { strokes: VecDeque::new(), lines: lines.iter().map(|line| (*line).to_owned()).collect() }
    }
}

impl Keyboard for Typist {
    fn stroke(&mut self) -> io::Result<Stroke> {
        Ok(self.strokes.pop_front().unwrap_or(Stroke::End))
    }

    fn line(&mut self) -> io::Result<Option<String>> {
        Ok(self.lines.pop_front())
    }
}

/// A folder of one's own, which is gone when it is dropped.
pub struct Folder(pub PathBuf);

impl Folder {
    /// A new folder; `name` is the test's.
    pub fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("stairwise-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    /// Writes a file in it, in folders that need not exist, and gives its path.
    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, text).expect("a file");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A folder in which somebody checks a program: the contestant is `./a.out` there, and `stairwise` is at hand.
pub struct Workshop(pub Folder);

impl Workshop {
    /// A new one; `name` is the test's.
    pub fn new(name: &str) -> Self {
        let folder = Folder::new(name);
        let link = |file: &Path, name: &str| std::os::unix::fs::symlink(file, folder.0.join(name)).expect("a link");
        link(contestant(), "a.out");
        std::fs::create_dir(folder.0.join("bin")).expect("a folder");
        link(Path::new(env!("CARGO_BIN_EXE_stairwise")), "bin/stairwise");
        Self(folder)
    }

    /// A command that is run in it, in an environment that has nothing but the usual programs.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.0.0).env_clear().env("PATH", format!("{}/bin:/usr/bin:/bin", self.0.0.display()));
        command.stdin(Stdio::null());
        command
    }

    /// Runs stairwise, the real one.
    pub fn stairwise(&self, args: &[&str]) -> Ran {
        Self::ran(self.command("bin/stairwise").args(args))
    }

    /// Runs what is typed into a shell.
    pub fn shell(&self, line: &str) -> Ran {
        Self::ran(self.command("/bin/sh").args(["-c", line]))
    }

    fn ran(command: &mut Command) -> Ran {
        let Output { status, stdout, stderr } = command.output().expect("it runs");
        let text = |bytes| String::from_utf8(bytes).expect("all output is text");
        let code = status.code().and_then(|code| u8::try_from(code).ok()).expect("it ends by itself");
        Ran { code, out: text(stdout), err: text(stderr) }
    }

    /// What a check of the contestant with `rule` gives: its exit code, and its record without what a clock has measured.
    pub fn check(&self, problem: &str, rule: &str, options: &[&str]) -> (u8, Value) {
        let args = [&["check", problem, "--format", "json"], options, &["--", "./a.out", problem, rule]].concat();
        let Ran { code, out, err } = self.stairwise(&args);
        assert_eq!(err, "", "{problem} {rule}");
        let mut record: Value = serde_json::from_str(&out).expect("JSON");
        record["slowest_run_ms"].take();
        (code, record)
    }
}
