//! `TopCoder` SRM 309, `StoneGameStrategist`: one test, n and n piles that do not get smaller. This format is ours; the judge
//! calls a method.
//!
//! Never here: which moves win and why.

use std::io::Read;

use super::bzoj1115::read_piles;
use super::{About, Answers, Bounds, Cases, Judge, ListOrder, Names, Shape, Space, Warning, line_of};
use crate::games::pebbles::{Pebbles, Position};
use crate::input::{Error, MAX_NUMBER, Reader};
use crate::solver::each_winning_move;
use crate::text::say;
use crate::trace::{Carry, Mv};

/// The problem, as the register holds it.
pub static STONE_GAME_STRATEGIST: StoneGameStrategist = StoneGameStrategist;

/// Its type.
#[derive(Debug, Clone, Copy)]
pub struct StoneGameStrategist;

/// What is wanted for a lost position.
const LOST: &str = "YOU LOSE";

static ABOUT: About = About {
    id: "stonegamestrategist",
    aliases: &["tc-stonegame"],
    source: "TopCoder SRM 309 StoneGameStrategist",
    game: &Pebbles,
    sample: ("3\n3 6 6\n", "TAKE 3 STONES FROM PILE 0\n"),
    names: Names::USUAL,
    answers: Answers::Move { lost: LOST },
    text: |lang| say!(lang, pebbles::stonegamestrategist()),
};

/// The format is ours, and so it promises nothing.
const LIMITS: (u64, u64) = (MAX_NUMBER, MAX_NUMBER);

static SPACE: Space = Space {
    shape: Shape::List(ListOrder::NeverFalls),
    most: 50,
    range: (1, 1000),
    most_cases: 1,
    boxes: [Bounds::new(3, 4), Bounds::new(4, 6), Bounds::new(5, 7)],
};

impl Judge for StoneGameStrategist {
    type Position = Position;

    const CASES: Cases = Cases::One;

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
        read_piles(input, position, LIMITS, warn)
    }

    fn write(&self, position: &Position) -> String {
        format!("{}\n{}", position.heights().len(), line_of(position.heights()))
    }

    /// Of all winning moves, the one that takes the fewest stones, and of these the one from the lowest pile.
    fn answer(&self, position: &Position, _: u64) -> String {
        let mut best = None;
        each_winning_move(position, |mv| {
            let Mv::Carry(Carry { count, from, .. }) = mv else { unreachable!("pebbles do not slide") };
            best = Some(best.map_or((count, from), |best| (count, from).min(best)));
        });
        match best {
            Some((count, from)) => format!("TAKE {count} STONES FROM PILE {}", from - 1),
            None => LOST.to_owned(),
        }
    }
}
