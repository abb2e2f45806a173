//! The real binary on a pseudo-terminal: keys, the size, Ctrl-C, and a terminal that is left as it was.

use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::support::Folder;

/// A shell on a pseudo-terminal, and its screen.
struct Screen {
    parser: vt100::Parser,
    bytes: Receiver<Vec<u8>>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
}

impl Screen {
    /// Runs `script` in a shell, so that what is left of the terminal can be asked afterwards.
    fn new(rows: u16, cols: u16, script: &str, home: &Folder) -> Self {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new("/bin/sh");
        command.args(["-c", script]);
        command.env_clear();
        for (name, value) in [("TERM", "xterm-256color"), ("PATH", "/usr/bin:/bin"), ("LANG", "C.UTF-8")] {
            command.env(name, value);
        }
        command.env("S", env!("CARGO_BIN_EXE_stairwise"));
        command.env("XDG_STATE_HOME", &home.0);
        command.cwd(env!("CARGO_MANIFEST_DIR"));
        let child = pair.slave.spawn_command(command).expect("it starts");
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let keys = pair.master.take_writer().expect("a writer");
        let (sender, bytes) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read) = reader.read(&mut buffer) {
                if read == 0 || sender.send(buffer[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        let parser = vt100::Parser::new(rows.try_into().expect("rows"), cols.try_into().expect("columns"), 0);
        Self { parser, bytes, keys, child, master: pair.master }
    }

    /// Waits until the screen has `words` in its last line that is not empty.
    fn wait(&mut self, words: &str) {
        let last =
            |text: &str| text.lines().rfind(|line| !line.trim().is_empty()).is_some_and(|line| line.contains(words));
        self.until(words, last);
    }

    fn until(&mut self, words: &str, is_so: impl Fn(&str) -> bool) {
        let until = Instant::now() + Duration::from_secs(20);
        loop {
            let text = self.text();
            if is_so(&text) {
                return;
            }
            let left = until.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "waited for {words:?}:\n{text}");
            if let Ok(bytes) = self.bytes.recv_timeout(left.min(Duration::from_millis(100))) {
                self.parser.process(&bytes);
            }
        }
    }

    /// Waits until `words` are anywhere on the screen.
    fn see(&mut self, words: &str) {
        self.until(words, |text| text.contains(words));
    }

    /// Waits until the terminal is raw: a key is waited for.
    fn raw(&self) {
        let until = Instant::now() + Duration::from_secs(20);
        let cooked = || self.master.get_termios().is_some_and(|modes| format!("{modes:?}").contains("ICANON"));
        while cooked() {
            assert!(Instant::now() < until, "no key is waited for:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn resize(&mut self, rows: u16, cols: u16) {
        self.master.resize(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).expect("it is resized");
        self.parser.screen_mut().set_size(rows.try_into().expect("rows"), cols.try_into().expect("columns"));
    }

    fn text(&self) -> String {
        self.parser.screen().contents()
    }

    /// Types `keys`, and waits for `words` in the last line.
    fn press(&mut self, keys: &str, words: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("it is read");
        self.wait(words);
    }
}

/// How the terminal is at first. Between two keys Ctrl-C reaches the shell as well, which must live on to tell.
const BEFORE: &str = "trap : INT; BEFORE=$(stty -g)";
/// Says the exit code, and whether the terminal echoes and waits for lines, as it did before.
const AFTER: &str = "echo \"code $?\"; [ \"$BEFORE\" = \"$(stty -g)\" ] && echo terminal sane";

#[test]
fn a_walk_on_a_terminal_of_two_sizes() {
    for (rows, cols, prompt, asks) in [
        (24, 80, "n next  b back  g go to  q quit", "a answer  h hint"),
        (15, 40, "n next  b g q ? keys", "a h r x b g q"),
    ] {
        let home = Folder::new(&format!("pty-{cols}"));
        let script = format!("{BEFORE}; $S learn --file tests/lessons-of-tests/small.md; {AFTER}");
        let mut screen = Screen::new(rows, cols, &script, &home);
        screen.wait("step 1 of 6");
        screen.wait(prompt);
        assert!(screen.text().contains("A small lesson"), "{}", screen.text());
        screen.press(" ", "step 2 of 6");
        assert!(screen.text().contains("XOR accumulation"), "{}", screen.text());
        screen.press("\u{1b}[D", "step 1 of 6"); // to the left
        screen.press("\r", "step 2 of 6");
        screen.press("4", "step 4 of 6");
        if rows == 15 {
            // It is too long for the screen, and is shown in two parts.
            assert!(!screen.text().contains("What comes out?"), "{}", screen.text());
            screen.press("n", "step 4 of 6");
        }
        screen.wait(asks);
        assert!(screen.text().contains("What comes out?"), "{}", screen.text());
        screen.press("h", "step 4 of 6");
        screen.see("Hint 1 of 2");
        screen.press("a", "Your answer: ");
        screen.press("56\u{7f}\r", "step 4 of 6");
        screen.see("Not that.");
        screen.press("3\r", "step 4 of 6");
        screen.see("Right: 3");
        screen.press("b", "step 3 of 6");
        // Every line is as wide as it may be, so nothing is torn by the terminal.
        screen.press("q", "terminal sane");
        assert!(screen.text().contains("code 0"), "{}", screen.text());
        screen.child.wait().expect("it ends");
    }
}

#[test]
fn ctrl_c_leaves_the_terminal_sane() {
    for keys in ["", "4", "4a"] {
        let home = Folder::new(&format!("pty-c-{keys}"));
        let script = format!("{BEFORE}; $S learn --file tests/lessons-of-tests/small.md; {AFTER}");
        let mut screen = Screen::new(24, 80, &script, &home);
        screen.wait("step 1 of 6");
        for key in keys.chars() {
            screen.press(&key.to_string(), if key == 'a' { "Your answer" } else { "step 4 of 6" });
        }
        screen.press("\u{3}", "terminal sane");
        assert!(screen.text().contains("code 130"), "{}", screen.text());
        screen.child.wait().expect("it ends");
    }
}

#[test]
fn a_signal_leaves_the_terminal_sane() {
    for signal in ["TERM", "HUP", "INT"] {
        let home = Folder::new(&format!("pty-{signal}"));
        let pid = home.0.join("pid");
        let walk = "exec $S learn --file tests/lessons-of-tests/small.md";
        let script = format!("{BEFORE}; sh -c 'echo $$ > {}; {walk}'; {AFTER}", pid.display());
        let mut screen = Screen::new(24, 80, &script, &home);
        screen.wait("step 1 of 6");
        screen.press("4", "step 4 of 6");
        screen.raw();
        let pid = std::fs::read_to_string(&pid).expect("it is running");
        let sent = std::process::Command::new("kill").args(["-s", signal, pid.trim()]).status();
        assert!(sent.expect("there is kill").success());
        screen.wait("terminal sane");
        screen.child.wait().expect("it ends");
    }
}

#[test]
fn ctrl_z_gives_the_terminal_to_the_shell_and_back() {
    let home = Folder::new("pty-z");
    let script = format!("set -m; {BEFORE}; $S learn --file tests/lessons-of-tests/small.md; {AFTER}; fg; {AFTER}");
    let mut screen = Screen::new(40, 80, &script, &home);
    screen.wait("step 1 of 6");
    screen.raw();
    screen.press("\u{1a}", "");
    screen.see("terminal sane");
    screen.wait("step 1 of 6");
    screen.press("n", "step 2 of 6");
    screen.press("q", "terminal sane");
    assert!(screen.text().contains("code 0"), "{}", screen.text());
    screen.child.wait().expect("it ends");
}

#[test]
fn a_resized_terminal_is_walked_on() {
    let home = Folder::new("pty-resize");
    let mut screen = Screen::new(24, 80, &format!("{BEFORE}; $S explain nim 3 4 5 --walk; {AFTER}"), &home);
    screen.wait("step 1 of 5");
    screen.resize(15, 40);
    // The text and the keys are as narrow as the terminal is now.
    screen.press("n", "step 2 of 5   n next  b g q ? keys");
    screen.press("n", "step 3 of 5");
    screen.see("pile 3, in binary 011;");
    screen.resize(24, 100);
    screen.press("n", "step 4 of 5   n next  b back  g go to  q quit");
    screen.press("q", "terminal sane");
    assert!(screen.text().contains("code 0"), "{}", screen.text());
    screen.child.wait().expect("it ends");
}

#[test]
fn whole_lines_can_be_typed_and_progress_is_kept() {
    let home = Folder::new("pty-lines");
    let script = format!("{BEFORE}; $S learn 1 --plain-prompts; $S learn; {AFTER}");
    let mut screen = Screen::new(40, 80, &script, &home);
    screen.wait("> ");
    assert!(screen.text().contains("step 1 of"), "{}", screen.text());
    screen.press("next\n", "> ");
    screen.press("quit\n", "terminal sane");
    assert!(screen.text().contains("at step 2"), "{}", screen.text());
    screen.child.wait().expect("it ends");
}
