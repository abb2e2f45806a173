//! Runs somebody's program once on an input, within limits, and leaves nothing of it running.
//!
//! Never here: what its output means.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use super::command::{Unusable, find};

/// A program that can be started, with its arguments.
#[derive(Debug, Clone)]
pub struct Program {
    pub(super) path: PathBuf,
    pub(super) name: OsString,
    pub(super) args: Vec<OsString>,
}

/// What a run may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// So much time, from the start to the end of the program.
    pub time: Duration,
    /// So many bytes of output.
    pub output: u64,
}

/// What a run gave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// What it printed, up to the limit.
    pub output: Vec<u8>,
    /// The end of what it wrote to standard error.
    pub errors: Vec<u8>,
    /// How it ended.
    pub end: End,
    /// How long it took.
    pub time: Duration,
    /// Whether nothing of its input was left in the pipe.
    pub read_all: bool,
}

/// How a run ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// By itself, with the exit code 0.
    Finished,
    /// By itself, with another exit code.
    Code(i32),
    /// By a signal, as in a crash.
    Signal(i32),
    /// Its time ran out.
    TimeOut,
    /// It printed more than it may.
    TooMuchOutput,
}

impl Program {
    /// Looks for the program that `command` names, as the system does: a name with `/` is a path, any other is sought in
    /// the folders of `path`, the variable `PATH`. No shell has a part in it.
    ///
    /// # Errors
    ///
    /// Why it cannot be run.
    ///
    /// # Panics
    ///
    /// When `command` is empty.
    pub fn find(command: Vec<OsString>, path: Option<&str>) -> Result<Self, Unusable> {
        let mut args = command;
        let name = args.remove(0);
        Ok(Self { path: find(&name, path)?, name, args })
    }

    /// Runs it once, with `input` on its standard input, and ends whatever it has started.
    ///
    /// # Errors
    ///
    /// When the system cannot start it (as with a file that is no program), and other faults of the system. There are no
    /// runs but on Unix.
    pub fn run(&self, input: &[u8], limits: &Limits) -> io::Result<Run> {
        #[cfg(unix)]
        return super::run::run(self, input, limits);
        #[cfg(not(unix))]
        return Err(io::Error::from(io::ErrorKind::Unsupported));
    }
}
