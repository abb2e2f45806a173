//! What is fast, measured: the solver, the reader, the views and the oracle. Speed is a ratio, so each group has
//! something simple beside it to be compared with.

use std::io::Read;

use divan::{Bencher, black_box, counter::ItemsCount};
use stairwise::games::hill::{Position, parse};
use stairwise::games::{Effort, Position as _, USUAL_BUDGET};
use stairwise::input::Reader;
use stairwise::oracle::{Oracle, Rules};
use stairwise::problems::Names;
use stairwise::solver::solve;
use stairwise::text::Lang;
use stairwise::trace::{Silent, Step, Trace};
use stairwise::views::{Detail, Explained, Look, Record, compose, markdown, prose, terminal};

fn main() {
    divan::main();
}

/// A hill of so many people, the king second.
fn hill(people: u64) -> Position {
    Position::new((1..=people).map(|person| person * 97 + person * person % 89).collect(), 2)
        .expect("the cells increase")
}

fn trace(position: &Position) -> Trace {
    position.explain(&mut Effort { budget: USUAL_BUDGET, misere: false, watch: &mut |_| {} })
}

#[divan::bench_group]
mod solver {
    use super::{Bencher, ItemsCount, Silent, Step, black_box, hill, solve};

    /// The XOR that every program for this problem writes.
    #[divan::bench]
    fn plain_loop(bencher: Bencher) {
        let hill = hill(1000);
        bencher
            .counter(ItemsCount::new(1000_u64))
            .bench(|| black_box(hill.cells()).rchunks_exact(2).fold(0, |sum, pair| sum ^ (pair[1] - pair[0] - 1)));
    }

    #[divan::bench]
    fn silent(bencher: Bencher) {
        let hill = hill(1000);
        bencher.counter(ItemsCount::new(1000_u64)).bench(|| solve(black_box(&hill), &mut Silent));
    }

    #[divan::bench]
    fn traced(bencher: Bencher) {
        let hill = hill(1000);
        bencher.counter(ItemsCount::new(1000_u64)).bench(|| {
            let mut steps: Vec<Step> = Vec::new();
            solve(black_box(&hill), &mut steps);
            steps
        });
    }
}

#[divan::bench_group]
mod reader {
    use super::{Bencher, ItemsCount, Read, Reader, black_box};

    fn text() -> String {
        (10_000..110_000).map(|number: u64| number.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[divan::bench]
    fn split_and_parse(bencher: Bencher) {
        let text = text();
        bencher.counter(ItemsCount::new(100_000_u64)).bench(|| {
            let words = black_box(&text).split_ascii_whitespace();
            words.map(|word| word.parse::<u64>().expect("a number")).fold(0, |sum, number| sum ^ number)
        });
    }

    #[divan::bench]
    fn stream(bencher: Bencher) {
        let text = text();
        bencher.counter(ItemsCount::new(100_000_u64)).bench(|| {
            let mut source = black_box(text.as_bytes());
            let mut reader = Reader::new(&mut source as &mut dyn Read);
            let mut numbers = Vec::new();
            assert!(reader.next_case().expect("no fault"));
            reader.numbers(100_000, &mut numbers).expect("numbers");
            numbers.iter().fold(0, |sum, number| sum ^ number)
        });
    }
}

#[divan::bench_group]
mod views {
    use super::{Detail, Explained, Lang, Look, Names, Record, compose, markdown, parse, prose, terminal, trace};

    #[divan::bench(args = ["table", "prose", "markdown", "json"])]
    fn five_people(bencher: divan::Bencher, view: &str) {
        let trace = trace(&parse("3 k5 6 10 14").expect("a position"));
        let explained = Explained { trace: &trace, case: None, names: Names::USUAL, answer: None };
        let page = || compose(&explained, Lang::En, Detail::Steps, false);
        bencher.bench(|| match view {
            "table" => terminal(&page(), Lang::En, Detail::Steps, &Look::PLAIN),
            "prose" => prose(&page(), Lang::En, Detail::Steps, &Look::PLAIN),
            "markdown" => markdown(&page(), Lang::En, Detail::Steps, 80),
            _ => serde_json::to_string(&Record::of(&explained)).expect("JSON"),
        });
    }
}

#[divan::bench_group]
mod oracle {
    use super::{Oracle, Rules, parse};

    #[divan::bench(args = ["3 k5 6 10 14", "3 5 k7 10 13 16 19"])]
    fn settle(bencher: divan::Bencher, position: &str) {
        let position = parse(position).expect("a position");
        let small = position.small().expect("it is small");
        bencher.bench(|| {
            let mut oracle = Oracle::new(&position);
            oracle.settle(&small, usize::MAX, &mut |_| {}).expect("there is no limit");
            oracle.positions()
        });
    }
}
