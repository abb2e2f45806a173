//! The programs that are running, each with whatever it has started: its process group.
//!
//! Never here: what a program reads and prints. A process that leaves its group (`setsid`) is out of reach, and so are the
//! programs of a stairwise that is killed (`SIGKILL`); these find their pipes closed.

use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

/// Held open by whoever starts a program until it is listed, and shut for good by a signal.
static GATE: RwLock<()> = RwLock::new(());

/// Every group that is running.
static RUNNING: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

/// The exit code of a run that a signal has ended: 128 + `SIGINT`.
const STOPPED: i32 = 130;

/// From now on, a signal that ends stairwise (`SIGINT`, `SIGTERM`, `SIGHUP`) first ends every running program; then the
/// process exits with 130.
///
/// Once is enough; more often does no harm.
///
/// # Errors
///
/// What the system gives.
pub fn stop_on_signals() -> io::Result<()> {
    let stop = || {
        // Whoever is starting a program lists it first, and nobody starts another one.
        let _shut = GATE.write();
        for group in running().iter() {
            // One that has just ended by itself is fine too.
            let _ = kill_process_group(*group, Signal::KILL);
        }
        std::process::exit(STOPPED);
    };
    match ctrlc::set_handler(stop) {
        Ok(()) | Err(ctrlc::Error::MultipleHandlers) => Ok(()),
        Err(ctrlc::Error::System(error)) => Err(error),
        Err(error @ ctrlc::Error::NoSuchSignal(_)) => Err(io::Error::other(error)),
    }
}

fn running() -> MutexGuard<'static, Vec<Pid>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A running program, the leader of a group of its own. The group does not outlive this value.
pub(super) struct Group {
    child: Child,
    id: Pid,
    /// Until then its id is nobody else's.
    reaped: bool,
}

impl Group {
    /// Starts a program.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        let _open = GATE.read();
        let child = command.process_group(0).spawn()?;
        let id = Pid::from_child(&child);
        running().push(id);
        Ok(Self { child, id, reaped: false })
    }

    /// The program itself, for its pipes.
    pub fn child(&mut self) -> &mut Child {
        &mut self.child
    }

    /// Whether the program has ended; what it has started may still be running.
    pub fn has_ended(&self) -> io::Result<bool> {
        const LOOK: WaitIdOptions = WaitIdOptions::EXITED.union(WaitIdOptions::NOHANG).union(WaitIdOptions::NOWAIT);
        Ok(self.reaped || waitid(WaitId::Pid(self.id), LOOK)?.is_some())
    }

    /// Ends the whole group, and tells how the program has ended.
    pub fn end(&mut self) -> io::Result<ExitStatus> {
        if !self.reaped {
            // The program is not yet reaped, so the group is still ours. Some systems will not signal a group of which
            // only the dead are left.
            if let Err(error) = kill_process_group(self.id, Signal::KILL)
                && !self.has_ended()?
            {
                return Err(error.into());
            }
            running().retain(|group| *group != self.id);
        }
        let status = self.child.wait()?;
        self.reaped = true;
        Ok(status)
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        // Nothing more can be done about one that may not be killed.
        let _ = self.end();
    }
}
