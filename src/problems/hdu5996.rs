//! HDU 5996, *dingyeye loves stone*: a number of cases, each n, the parents of nodes 1 to n - 1, and the stones of all n.
//!
//! Never here: who wins and why.

use std::io::Read;

use super::{
    About, Answers, Bounds, Cases, Judge, Limit, Names, Shape, Space, Warning, Words, beyond, layout, line_of,
};
use crate::games::tree::{Position, Tree, not_before};
use crate::input::{Error, Kind, Reader};
use crate::text::say;

/// The problem, as the register holds it.
pub static HDU5996: Hdu5996 = Hdu5996;

/// Its type.
#[derive(Debug, Clone, Copy)]
pub struct Hdu5996;

/// What the judge wants to read.
const WORDS: Words = Words { won: "win", lost: "lose", numbered: false };

static ABOUT: About = About {
    id: "hdu5996",
    aliases: &[],
    source: "HDU 5996",
    game: &Tree,
    sample: ("2\n2\n0\n1000 1\n4\n0 1 0\n2 3 3 3\n", "win\nlose\n"),
    names: Names::USUAL,
    answers: Answers::Winner(WORDS),
    text: |lang| say!(lang, tree::hdu5996()),
};

/// The judge's limits: nodes, and stones on one.
const NODES: u64 = 100_000;
const STONES: u64 = (1 << 27) - 1;

static SPACE: Space = Space {
    shape: Shape::Tree,
    most: 100_000,
    range: (0, (1 << 27) - 1),
    most_cases: 100,
    boxes: [Bounds::new(4, 3), Bounds::new(5, 3), Bounds::new(5, 4)],
};

impl Judge for Hdu5996 {
    type Position = Position;

    const CASES: Cases = Cases::Counted;

    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn space(&self) -> &'static Space {
        &SPACE
    }

    fn room(&self) -> Position {
        Position::default()
    }

    fn read(
        &self,
        input: &mut Reader<&mut dyn Read>,
        position: &mut Position,
        warn: &mut dyn FnMut(Warning),
    ) -> Result<(), Error> {
        const HEAD: usize = 1;
        let (parents, stones) = position.room();
        stones.clear();
        let nodes = input.number(1)?;
        let Some(edges) = nodes.checked_sub(1) else { return Err(input.fault_at_word(0, Kind::NoNodes).into()) };
        // The line of parents; without any it is empty, and the next line has one number too.
        let line = edges.max(1);
        // All at once, so that what is missing is counted to the end of the case.
        input.numbers(edges + nodes, stones).map_err(|error| layout(error, input, HEAD, line))?;
        parents.clear();
        parents.extend(stones.drain(..stones.len() / 2));
        if let Some(node) = not_before(parents) {
            let word = usize::try_from(node).expect("nodes are kept in memory");
            let parent = parents[word - 1];
            let fault = input.fault_at_word(word, Kind::ParentNotBefore { node, parent });
            return Err(input.with_layout(fault, HEAD, line).into());
        }
        let case = input.case_number();
        if let Some(layout) = input.end_case(HEAD, line) {
            warn(Warning::Uneven { case, layout });
        }
        let largest = stones.iter().copied().max().unwrap_or(0);
        beyond(case, &[(Limit::Nodes, nodes, NODES), (Limit::Pile, largest, STONES)], warn);
        Ok(())
    }

    fn write(&self, position: &Position) -> String {
        let stones = position.stones();
        format!("{}\n{}{}", stones.len(), line_of(position.parents()), line_of(stones))
    }

    fn answer(&self, position: &Position, case: u64) -> String {
        WORDS.of(position, case)
    }
}
