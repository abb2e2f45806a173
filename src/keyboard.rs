//! The keyboard of a real terminal. The terminal is raw only while a key is waited for.
//!
//! Never here: what a key means.

use std::io;

use console::{Key, Term};
use stairwise::lessons::{Keyboard, Stroke};

/// The terminal that standard output is.
pub struct Console(Term);

/// So many unknown keys in a row are no keys, but a terminal that is gone.
const PATIENCE: usize = 32;

impl Console {
    /// The terminal.
    pub fn new() -> Self {
        Self(Term::stdout())
    }
}

impl Keyboard for Console {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the keys are console's, and more may come")]
    fn stroke(&mut self) -> io::Result<Stroke> {
        unraw::on_signals();
        for _ in 0..PATIENCE {
            let key = match self.0.read_key_raw() {
                Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(Stroke::End),
                key => key?,
            };
            let stroke = match key {
                Key::Unknown => continue,
                Key::Char('\u{4}') => Stroke::End,
                Key::Char('\u{1a}') => {
                    unraw::suspend()?;
                    Stroke::Again
                }
                Key::Char(c) => Stroke::Char(c),
                Key::Enter => Stroke::Enter,
                Key::Backspace | Key::Del => Stroke::Rub,
                Key::Escape => Stroke::Escape,
                Key::ArrowLeft | Key::PageUp => Stroke::Left,
                Key::ArrowRight | Key::PageDown => Stroke::Right,
                Key::CtrlC => Stroke::Interrupt,
                _ => Stroke::Other,
            };
            return Ok(stroke);
        }
        Ok(Stroke::End)
    }

    fn size(&mut self) -> Option<(usize, usize)> {
        let (rows, columns) = self.0.size_checked().filter(|&(rows, columns)| rows > 0 && columns > 0)?;
        Some((columns.into(), rows.into()))
    }

    fn line(&mut self) -> io::Result<Option<String>> {
        let mut line = String::new();
        let read = match io::stdin().read_line(&mut line) {
            // Not text: nothing that could be understood.
            Err(error) if error.kind() == io::ErrorKind::InvalidData => return Ok(Some("?".to_owned())),
            read => read?,
        };
        Ok((read > 0).then(|| line.trim_end_matches(['\n', '\r']).to_owned()))
    }
}

/// A terminal is not left raw, whatever ends the program or stops it.
#[cfg(unix)]
mod unraw {
    use std::io::{self, Write, stdin};
    use std::sync::Once;

    use rustix::process::{Signal, kill_current_process_group};
    use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};

    /// The exit code for what a signal ended.
    const STOPPED: i32 = 130;

    /// Sees to it that a signal finds the terminal's own mode again.
    pub fn on_signals() {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| {
            let Ok(before) = tcgetattr(stdin()) else { return };
            // Without it, a signal ends the program all the same.
            let _ = ctrlc::set_handler(move || {
                let _ = tcsetattr(stdin(), OptionalActions::Now, &before);
                // Behind the prompt, and not through a stream that somebody else holds.
                let _ = writeln!(io::stderr());
                std::process::exit(STOPPED);
            });
        });
    }

    /// Ctrl-Z: gives the terminal to the shell, until the program is called back.
    pub fn suspend() -> io::Result<()> {
        Ok(kill_current_process_group(Signal::TSTP)?)
    }
}

#[cfg(not(unix))]
mod unraw {
    pub fn on_signals() {}

    pub fn suspend() -> std::io::Result<()> {
        Ok(())
    }
}
