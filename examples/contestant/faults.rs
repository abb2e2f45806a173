//! What can be wrong with a program whatever the game: the right rule, and then a fault.

use std::io::{self, Write};
use std::time::{Duration, SystemTime};

use crate::answers::Problem;
use crate::input::Case;
use crate::rules::nim_sum;

/// The faults, each with what it does.
const FAULTS: [(&str, &str); 18] = [
    ("inverted", "the verdict is inverted"),
    ("wrong-case", "the words are in the wrong capitals"),
    ("wrong-case-number", "cases are numbered from 0"),
    ("kept-xor", "the nim-sum is not set back to 0 after a case"),
    ("one-case", "only the first case is answered"),
    ("small-array", "an array is too small for what the sample does not have"),
    ("constant", "every case is said to be won"),
    ("coin", "a coin is tossed"),
    ("crash", "it crashes at once"),
    ("crash-late", "it crashes on a case of some size"),
    ("hang", "it never ends"),
    ("hang-late", "it never ends on a case of some size"),
    ("flood", "it prints without end"),
    ("silent", "it prints nothing"),
    ("extra", "it prints a line too many"),
    ("state", "it is wrong on every case that comes right after a lost one"),
    ("spaces", "it prints blanks and carriage returns at the ends of lines"),
    ("deaf", "it reads nothing, and prints nothing"),
];

/// Whether `fault` is one of them.
pub fn exists(fault: &str) -> bool {
    FAULTS.iter().any(|(id, _)| *id == fault)
}

/// From this size on a case is too much for the late faults.
const LATE: usize = 4;

/// Never ends, and takes no time from others.
pub fn hang() -> ! {
    loop {
        std::thread::sleep(Duration::from_secs(3600));
    }
}

/// Answers `cases` with `fault`.
pub fn answer(fault: &str, problem: &Problem, cases: &[Case], output: &mut impl Write) -> io::Result<()> {
    let mut kept = 0;
    let mut lost_before = false;
    let mut coin = Coin::new();
    for (number, case) in (1..).zip(cases) {
        let sum = nim_sum(problem.game, "right", case);
        let right = problem.answer_of(number, case, sum, "right");
        let line = match fault {
            "inverted" => problem.inverted(number, &right),
            "wrong-case" => Problem::in_wrong_case(&right),
            "wrong-case-number" => problem.answer_of(number - 1, case, sum, "right"),
            // A case that needs no nim-sum leaves it alone.
            "kept-xor" => {
                let sum = sum.map(|sum| {
                    kept ^= sum;
                    kept
                });
                problem.answer_of(number, case, sum, "right")
            }
            "constant" => problem.verdict(number, true),
            "coin" => problem.verdict(number, coin.toss()),
            "state" if lost_before => problem.inverted(number, &right),
            "spaces" => format!("{right} \r"),
            "small-array" => {
                let mut array = [0; 10];
                (0..case.size()).for_each(|piece| array[piece] = piece);
                right
            }
            "crash-late" if case.size() >= LATE => std::process::abort(),
            "hang-late" if case.size() >= LATE => hang(),
            "silent" => continue,
            _ => right,
        };
        writeln!(output, "{line}")?;
        lost_before = sum == Some(0);
        if fault == "one-case" {
            break;
        }
    }
    match fault {
        "extra" => writeln!(output, "{}", problem.verdict(cases.len() + 1, true)),
        "flood" => loop {
            writeln!(output, "{}", problem.verdict(1, true))?;
        },
        _ => Ok(()),
    }
}

/// A coin that falls otherwise in every run.
struct Coin(u64);

impl Coin {
    fn new() -> Self {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        Self(u64::from(now.subsec_nanos()) << 20 ^ u64::from(std::process::id()) | 1)
    }

    fn toss(&mut self) -> bool {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.count_ones().is_multiple_of(2)
    }
}
