//! `explain`: every case, step by step.
//!
//! Never here: how a trace is shown.

use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};

use super::args::{ExplainArgs, Format, WalkArgs};
use super::failure::{DEFECT, Failure, INTERRUPTED, Warnings, hint};
use super::open::{Topic, open, topic};
use super::show::progress_line;
use super::translate::translate;
use super::world::{Style, Terminals, World};
use crate::games::{Effort, Game, Position, USUAL_BUDGET, VERIFY_BUDGET};
use crate::input::{self, Fault, Kind, MARK, Origin, Place, Reader};
use crate::lessons::{Keyboard, Manner, Medium, Sheet, Walk, of_trace};
use crate::problems::{Names, Problem};
use crate::text::say;
use crate::trace::{Check, Trace};
use crate::views::{CaseOf, Explained, Item, Page, Record, compose, lines_of, markdown, prose, terminal};

pub(super) fn run(args: &ExplainArgs, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let lang = style.lang;
    let cases = args.case.as_deref().map_or(Ok(Cases::ALL), |text| Cases::parse(text, style))?;
    let topic = topic(&args.topic, lang)?;
    let game = match &topic {
        Topic::Game(game) => *game,
        Topic::Problem(problem) => problem.about().game,
    };
    if args.misere && !game.misere() {
        return Err(Failure::Usage(say!(lang, compare::no_misere(game.id())), vec![]));
    }
    let words: Vec<_> = args.input.iter().map(|word| word.to_string_lossy()).collect();
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    // Keys come from standard input, so positions cannot.
    let from_input = matches!((&topic, words.as_slice()), (Topic::Problem(_), []) | (_, ["-"]));
    let walks = args.walking.walk || args.walking.predict;
    if walks && !matches!(args.format, Format::Table | Format::Prose) {
        return Err(Failure::Usage(say!(lang, learn::no_walk_in()).to_owned(), vec![]));
    }
    let manner = world.manner(args.walking.plain_prompts).filter(|_| walks && !from_input);
    if walks && manner.is_none() && world.terminals.talk {
        hint(say!(lang, learn::no_walk()), style, world.talk)?;
    }
    let World { terminals, input, output, talk, keyboard, .. } = world;
    let terminals = *terminals;
    let desk = Desk {
        args,
        cases,
        style,
        terminals,
        output: *output,
        talk: *talk,
        keyboard: *keyboard,
        manner,
        seen: 0,
        shown: 0,
        judged: vec![],
        stopped: false,
        code: 0,
    };
    match (topic, words.as_slice()) {
        (Topic::Game(game), []) => {
            Err(Failure::Usage(say!(lang, faults::position_missing(game.id(), game.example())), vec![]))
        }
        (Topic::Game(game), ["-"]) => desk.positions(game, *input),
        (Topic::Game(game), words) => {
            let position = game.parse(&words.join(" "));
            desk.typed(game, position.map_err(|fault| Failure::Fault(Box::new(fault), Origin::Typed))?.as_ref())
        }
        (Topic::Problem(problem), [] | [_]) => desk.cases(problem, args.input.first().map(AsRef::as_ref), *input),
        (Topic::Problem(problem), _) => {
            let game = problem.about().game;
            let help = say!(lang, faults::position_instead(game.id(), game.example()));
            Err(Failure::Usage(say!(lang, faults::one_file(problem.about().id)), vec![help]))
        }
    }
}

/// The cases that are shown, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Cases {
    first: u64,
    last: u64,
}

impl Cases {
    const ALL: Self = Self { first: 1, last: u64::MAX };

    fn parse(text: &str, style: &Style) -> Result<Self, Failure> {
        let number = |text: &str| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse::<u64>().ok().filter(|&number| digits && number > 0)
        };
        let cases = match text.split_once("..") {
            Some((first, last)) => number(first).zip(number(last)),
            None => number(text).map(|case| (case, case)),
        };
        match cases.filter(|(first, last)| first <= last) {
            Some((first, last)) => Ok(Self { first, last }),
            None => {
                let what = say!(style.lang, faults::bad_cases(&input::clean(text.as_bytes())));
                Err(Failure::Usage(what, vec![say!(style.lang, faults::cases_format()).to_owned()]))
            }
        }
    }
}

/// One run of `explain`: takes positions one after the other and shows their traces.
struct Desk<'a> {
    args: &'a ExplainArgs,
    cases: Cases,
    style: &'a Style,
    terminals: Terminals,
    output: &'a mut dyn Write,
    talk: &'a mut dyn Write,
    keyboard: &'a mut dyn Keyboard,
    /// How a person is asked on a walk; nothing where there is none.
    manner: Option<Manner>,
    /// How many have been seen, and how many of them shown.
    seen: u64,
    shown: u64,
    /// Cases as judges write them: their number may have to be written first.
    judged: Vec<String>,
    /// Whether no further case is wanted.
    stopped: bool,
    /// The exit code so far.
    code: u8,
}

impl Desk<'_> {
    /// Explains the positions of `input`, one a line.
    fn positions(mut self, game: &dyn Game, input: &mut dyn Read) -> Result<u8, Failure> {
        let lang = self.style.lang;
        self.hint(&Origin::Stdin, || say!(lang, faults::reading_positions(game.id())))?;
        let mut input = BufReader::new(input);
        let mut line = Vec::new();
        for number in 1.. {
            line.clear();
            let read = input.read_until(b'\n', &mut line);
            if read.map_err(|error| Failure::Unreadable(Origin::Stdin, error))? == 0 || self.seen >= self.cases.last {
                break;
            }
            let bytes = line.strip_prefix(MARK).filter(|_| number == 1).unwrap_or(&line);
            if bytes.trim_ascii().is_empty() {
                continue;
            }
            self.seen += 1;
            let position = parse_line(game, bytes.trim_ascii_end()).map_err(|mut fault| {
                fault.place.line = number;
                Failure::Fault(Box::new(fault), Origin::Stdin)
            })?;
            self.take(position.as_ref(), None, Names::USUAL)?;
        }
        self.finish(game.problem())
    }

    /// Explains the cases of a judge's input.
    fn cases(
        mut self,
        problem: &'static dyn Problem,
        file: Option<&OsStr>,
        input: &mut dyn Read,
    ) -> Result<u8, Failure> {
        let lang = self.style.lang;
        let (mut input, origin) = open(file, input)?;
        self.hint(&origin, || say!(lang, faults::reading_terminal(problem.about().source)))?;
        let mut cases = problem.cases(Reader::new(&mut *input as &mut dyn Read));
        let mut warnings = Warnings::default();
        while self.seen < self.cases.last && !self.stopped {
            let (style, talk) = (self.style, &mut *self.talk);
            let position = cases.next(&mut |warning| warnings.say(warning, style, talk));
            let Some(position) = position.map_err(|error| Failure::reading(error, &origin))? else { break };
            self.seen += 1;
            let case = CaseOf { problem: problem.about().id, source: problem.about().source, number: self.seen };
            self.take(position.as_ref(), Some(case), problem.about().names)?;
        }
        self.finish(Some(problem))
    }

    /// Explains one position that was typed.
    fn typed(mut self, game: &dyn Game, position: &dyn Position) -> Result<u8, Failure> {
        self.seen = 1;
        self.take(position, None, Names::USUAL)?;
        self.finish(game.problem())
    }

    /// Shows the position just seen, if it is one of those asked for.
    fn take(&mut self, position: &dyn Position, case: Option<CaseOf>, names: Names) -> Result<(), Failure> {
        if self.seen < self.cases.first || self.seen > self.cases.last {
            return Ok(());
        }
        let ExplainArgs { format, detail, full, .. } = *self.args;
        let separator = matches!(format, Format::Table | Format::Prose | Format::Markdown) && self.shown > 0;
        self.shown += 1;
        if separator {
            self.output.write_all(b"\n").map_err(Failure::Unwritable)?;
        }
        let translated = match self.args.as_game {
            Some(game) => {
                let trace = self.explain(position);
                Some(translate(&trace, game, self.style.lang)?)
            }
            None => None,
        };
        let position = translated.as_ref().map_or(position, |translated| translated.position.as_ref());
        if format == Format::Judge {
            let Some(case) = position.judge() else {
                return Err(Failure::Usage(say!(self.style.lang, faults::no_judge(self.args.topic.as_str())), vec![]));
            };
            self.judged.push(case);
            return Ok(());
        }
        let trace = self.explain(position);
        let answer = position.answer(self.seen);
        let (lang, look) = (self.style.lang, &self.style.output);
        if let Some(translated) = translated.as_ref().filter(|_| format != Format::Json) {
            let said = lines_of(&translated.said, look.width).join("\n");
            write!(self.output, "{said}\n\n").map_err(Failure::Unwritable)?;
        }
        let explained = Explained { trace: &trace, case, names, answer };
        let page = || compose(&explained, lang, detail, full);
        if let Some(manner) = self.manner {
            return self.walk(position, &trace, page(), manner);
        }
        let shown = match format {
            Format::Table => self.output.write_all(terminal(&page(), lang, detail, look).as_bytes()),
            Format::Prose => self.output.write_all(prose(&page(), lang, detail, look).as_bytes()),
            Format::Markdown => self.output.write_all(markdown(&page(), lang, detail, look.width).as_bytes()),
            Format::Json | Format::Judge => json_line(&mut *self.output, &Record::of(&explained)),
        };
        shown.and_then(|()| self.output.flush()).map_err(Failure::Unwritable)
    }

    /// Walks along the steps of a trace.
    fn walk(&mut self, position: &dyn Position, trace: &Trace, page: Page, manner: Manner) -> Result<(), Failure> {
        let ExplainArgs { format, detail, walking: WalkArgs { predict, .. }, .. } = *self.args;
        let medium = if format == Format::Prose { Medium::Prose } else { Medium::Terminal };
        let sheet = Sheet { lang: self.style.lang, medium, look: self.style.output };
        let stops = of_trace(trace, position, page, detail, predict, &sheet);
        let mut walk = Walk {
            stops: &stops,
            unnumbered: 0,
            manner,
            sheet,
            follows: self.style.follows,
            keyboard: self.keyboard,
            output: self.output,
            watch: &mut |_| {},
        };
        let walked = walk.run(0, Vec::new()).map_err(Failure::Unwritable)?;
        let sheet = walk.sheet;
        if walked.finished {
            let asked = stops.iter().filter(|stop| stop.question.is_some()).count();
            let right = (0..stops.len()).filter(|stop| walked.at_once(*stop)).count();
            let said = sheet.lay(&[Item::Text(say!(sheet.lang, learn::walked(right, asked)))]);
            write!(self.output, "\n{said}").map_err(Failure::Unwritable)?;
        }
        // Who quits is not led through the next case.
        self.stopped = !walked.finished;
        if walked.interrupted {
            self.code = INTERRUPTED;
        }
        Ok(())
    }

    /// Solves and checks; a search that was asked for shows how far it is.
    fn explain(&mut self, position: &dyn Position) -> Trace {
        let (lang, verify) = (self.style.lang, self.args.verify);
        let shown = verify && self.terminals.talk;
        let bar = progress_line(shown);
        let mut watch = |positions| bar.set_message(say!(lang, faults::searching(positions)));
        let budget = if verify { VERIFY_BUDGET } else { USUAL_BUDGET };
        let trace = position.explain(&mut Effort { budget, misere: self.args.misere, watch: &mut watch });
        bar.finish_and_clear();
        if matches!(trace.check, Check::Disagrees { .. }) {
            self.code = DEFECT;
        }
        trace
    }

    /// Says that the terminal is being read, when it is.
    fn hint(&mut self, origin: &Origin, text: impl FnOnce() -> String) -> Result<(), Failure> {
        if *origin == Origin::Stdin && self.terminals.input { hint(&text(), self.style, self.talk) } else { Ok(()) }
    }

    /// Writes what was put off, and gives the exit code; nothing shown is a failure.
    fn finish(self, problem: Option<&dyn Problem>) -> Result<u8, Failure> {
        let lang = self.style.lang;
        let problem = self.args.as_game.map_or(problem, |game| game.game().problem());
        if !self.judged.is_empty() {
            let cases: Vec<_> = self.judged.iter().map(String::as_str).collect();
            let judged = problem.map_or_else(|| cases.concat(), |problem| problem.bundle(&cases));
            self.output.write_all(judged.as_bytes()).map_err(Failure::Unwritable)?;
        }
        match (self.shown, self.seen) {
            (0, 0) => Err(Failure::Usage(say!(lang, faults::no_case()).to_owned(), vec![])),
            (0, seen) => Err(Failure::Usage(say!(lang, faults::no_such_case(self.cases.first, seen)), vec![])),
            _ => Ok(self.code),
        }
    }
}

/// Writes `record` on a line of its own.
fn json_line(output: &mut dyn Write, record: &Record<'_>) -> io::Result<()> {
    // A buffer of its own: a record is written in a great many small pieces.
    let mut buffer = BufWriter::with_capacity(64 * 1024, output);
    serde_json::to_writer(&mut buffer, record)?;
    buffer.write_all(b"\n")?;
    buffer.flush()
}

/// Reads one line, which may not even be text.
fn parse_line(game: &dyn Game, line: &[u8]) -> Result<Box<dyn Position>, Fault> {
    match std::str::from_utf8(line) {
        Ok(line) => game.parse(line),
        Err(error) => {
            let at = error.valid_up_to();
            let place = Place::new(line, at..at + 1, 1);
            Err(Fault { kind: Kind::NotText(line[at]), place, layout: None })
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::super::args::{Cli, Command};
    use super::*;
    use crate::games::{Exchange, find};
    use crate::lessons::Nobody;
    use crate::solver::Reckoning;
    use crate::text::Lang;
    use crate::trace::Outcome;
    use crate::views::Look;

    /// A hill about which the game tree is made to disagree.
    struct Contradicted;

    impl Position for Contradicted {
        fn explain(&self, effort: &mut Effort<'_>) -> Trace {
            let hill = find("hill").expect("a game").parse("1 2 k4").expect("a position");
            let mut trace = hill.explain(effort);
            trace.check = Check::Disagrees { positions: 11, tree: Outcome::N };
            trace
        }

        fn reckon(&self, _: Option<&str>) -> Option<Reckoning> {
            None
        }

        fn exchanges(&self, _: bool) -> Option<Vec<Exchange>> {
            None
        }
    }

    #[test]
    fn a_game_tree_that_disagrees_is_told_and_gives_an_exit_code_of_its_own() {
        for (lang, told) in [(Lang::En, "defect of stairwise"), (Lang::Zh, "缺陷")] {
            let cli = Cli::parse_from(["stairwise", "explain", "hill", "1"]);
            let Some(Command::Explain(args)) = cli.command else { panic!("it is explain") };
            let style = Style { lang, output: Look::PLAIN, talk: Look::PLAIN, follows: false };
            let (mut output, mut talk) = (Vec::new(), Vec::new());
            let desk = Desk {
                args: &args,
                cases: Cases::ALL,
                style: &style,
                terminals: Terminals::default(),
                output: &mut output,
                talk: &mut talk,
                keyboard: &mut Nobody,
                manner: None,
                seen: 0,
                shown: 0,
                judged: vec![],
                stopped: false,
                code: 0,
            };
            let code = desk.typed(find("hill").expect("a game"), &Contradicted).expect("it is shown");
            let page = String::from_utf8(output).expect("text");
            assert_eq!(code, DEFECT);
            assert!(page.contains(told), "{page}");
        }
    }
}
