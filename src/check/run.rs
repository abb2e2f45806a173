//! One run of a program: its three pipes, its limits and its end, on Unix.
//!
//! Never here: threads; all pipes are served from one loop, so that a run costs little more than its program.

use std::io::{self, ErrorKind, PipeReader, PipeWriter, Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::Once;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, ioctl_fionbio, ioctl_fionread};

use super::group::Group;
use super::{End, Limits, Program, Run};

/// So much of standard error is kept.
const ERRORS: usize = 4096;

/// So much of standard error is read at a time.
const CHUNK: u64 = 64 * 1024;

/// The program's end is looked for so often while its pipes are open: they may be held by what it has left behind.
const LOOK: Duration = Duration::from_millis(10);

/// And so often, at first, once they are closed.
const FIRST_LOOK: Duration = Duration::from_micros(20);

/// Runs `program`.
pub(super) fn run(program: &Program, input: &[u8], limits: &Limits) -> io::Result<Run> {
    let start = Instant::now();
    keep_files_to_ourselves();
    let (stdin, writer) = io::pipe()?;
    // Never read: it tells what the program has left in the pipe, and keeps the pipe whole for whoever closes it early.
    let unread = stdin.try_clone()?;
    ioctl_fionbio(&writer, true)?;
    let mut feed = Feed { writer: Some(writer), left: input };
    feed.push()?;

    let mut command = Command::new(&program.path);
    command.arg0(&program.name).args(&program.args).stdin(stdin).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut group = Group::start(&mut command)?;
    drop(command); // and with it the other end of `unread`
    let child = group.child();
    let mut output = Sink::new(child.stdout.take().expect("a pipe").into())?;
    let mut errors = Sink::new(child.stderr.take().expect("a pipe").into())?;

    let mut pause = FIRST_LOOK;
    let stopped = loop {
        let Some(left) = limits.time.checked_sub(start.elapsed()).filter(|left| !left.is_zero()) else {
            break Some(End::TimeOut);
        };
        let open = output.pipe.is_some() || errors.pipe.is_some();
        wait(&feed, [&output, &errors], left.min(if open { LOOK } else { pause }))?;
        if !open {
            pause = LOOK.min(pause * 2);
        }
        feed.push()?;
        output.fill(limits.output.saturating_add(1).saturating_sub(output.bytes.len() as u64))?;
        errors.fill_and_forget()?;
        if output.bytes.len() as u64 > limits.output {
            break Some(End::TooMuchOutput);
        }
        if group.has_ended()? {
            break None;
        }
    };
    let time = start.elapsed();
    let status = group.end()?;
    // What is still in the pipes was printed before the end.
    output.fill(limits.output.saturating_add(1).saturating_sub(output.bytes.len() as u64))?;
    errors.fill_and_forget()?;

    let too_much = output.bytes.len() as u64 > limits.output;
    output.bytes.truncate(usize::try_from(limits.output).unwrap_or(usize::MAX));
    let end = match stopped {
        Some(end) => end,
        None if too_much => End::TooMuchOutput,
        None => end_of(status),
    };
    let read_all = feed.left.is_empty() && ioctl_fionread(&unread)? == 0;
    Ok(Run { output: output.bytes, errors: errors.bytes, end, time, read_all })
}

/// Files that stairwise has inherited must not be handed on; those that it opens never are.
fn keep_files_to_ourselves() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| close_fds::set_fds_cloexec(3, &[]));
}

fn end_of(status: ExitStatus) -> End {
    match (status.code(), status.signal()) {
        (Some(0), _) => End::Finished,
        (Some(code), _) => End::Code(code),
        (None, Some(signal)) => End::Signal(signal),
        (None, None) => unreachable!("it has ended"),
    }
}

/// Waits until a pipe can be served, at most so long.
fn wait(feed: &Feed<'_>, sinks: [&Sink; 2], most: Duration) -> io::Result<()> {
    let ready = |pipe, flags| PollFd::from_borrowed_fd(pipe, flags);
    let mut pipes: Vec<_> = feed.writer.iter().map(|pipe| ready(pipe.as_fd(), PollFlags::OUT)).collect();
    pipes.extend(sinks.iter().filter_map(|sink| Some(ready(sink.pipe.as_ref()?.as_fd(), PollFlags::IN))));
    let most = Timespec::try_from(most).map_err(io::Error::other)?;
    match poll(&mut pipes, Some(&most)) {
        Ok(_) | Err(Errno::INTR) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// What goes into the program.
struct Feed<'a> {
    /// Until all is written.
    writer: Option<PipeWriter>,
    left: &'a [u8],
}

impl Feed<'_> {
    /// Writes what the pipe takes, and closes it behind the last byte.
    fn push(&mut self) -> io::Result<()> {
        let Some(writer) = &mut self.writer else { return Ok(()) };
        while !self.left.is_empty() {
            match writer.write(self.left) {
                Ok(bytes) => self.left = &self.left[bytes..],
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(()),
                Err(error) => return Err(error),
            }
        }
        self.writer = None;
        Ok(())
    }
}

/// What comes out of the program.
struct Sink {
    /// Until it is closed.
    pipe: Option<PipeReader>,
    bytes: Vec<u8>,
}

impl Sink {
    fn new(pipe: OwnedFd) -> io::Result<Self> {
        ioctl_fionbio(&pipe, true)?;
        Ok(Self { pipe: Some(pipe.into()), bytes: Vec::new() })
    }

    /// Reads what is there, up to `most` bytes.
    fn fill(&mut self, most: u64) -> io::Result<()> {
        let Some(pipe) = &mut self.pipe else { return Ok(()) };
        match pipe.take(most).read_to_end(&mut self.bytes) {
            Ok(bytes) if bytes as u64 == most => Ok(()),
            Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(()),
            Ok(_) => {
                self.pipe = None;
                Ok(())
            }
            Err(error) => Err(error),
        }
    }

    /// Reads what is there, and forgets what is far from the end.
    fn fill_and_forget(&mut self) -> io::Result<()> {
        self.fill(CHUNK)?;
        self.bytes.drain(..self.bytes.len().saturating_sub(ERRORS));
        Ok(())
    }
}
