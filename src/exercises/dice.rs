//! What is drawn at random: numbers, and the lists of numbers that positions are made of.
//!
//! Never here: a game.

use crate::chance::Chance;

/// How hard exercises are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
pub enum Difficulty {
    /// Two or three small piles.
    #[value(name = "1")]
    Easy,
    /// Some more, and larger ones.
    #[value(name = "2")]
    Middling,
    /// Many, and where the game has them, what a beginner overlooks.
    #[value(name = "3")]
    Hard,
}

/// The sizes of positions: from how many numbers to how many, and the largest one.
pub type Sizes = (u64, u64, u64);

/// Dice that fall in the same way for the same seed, for ever.
#[derive(Debug)]
pub struct Dice {
    chance: Chance,
    difficulty: Difficulty,
    growth: u64,
}

impl Dice {
    /// Dice for exercises that are so hard.
    #[must_use]
    pub fn new(seed: u64, difficulty: Difficulty) -> Self {
        Self { chance: Chance::new(seed), difficulty, growth: 0 }
    }

    /// From now on positions have up to so many numbers more than usual, and these may be larger.
    pub fn grow(&mut self, growth: u64) {
        self.growth = growth;
    }

    /// A number from 0 to `bound` - 1.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.chance.below(bound)
    }

    /// How many numbers a position has, and the largest one, as hard as the exercises are and as far as they have grown.
    pub fn size(&mut self, [easy, middling, hard]: [Sizes; 3]) -> (u64, u64) {
        let (least, most, largest) = match self.difficulty {
            Difficulty::Easy => easy,
            Difficulty::Middling => middling,
            Difficulty::Hard => hard,
        };
        (least + self.below(most + self.growth - least + 1), largest + self.growth * largest.div_ceil(8))
    }

    /// So many numbers from `least` to `largest`.
    pub fn numbers(&mut self, count: u64, least: u64, largest: u64) -> Vec<u64> {
        (0..count).map(|_| least + self.below(largest - least + 1)).collect()
    }

    /// So many different numbers from 1 to `largest`, in order.
    pub fn distinct(&mut self, count: u64, largest: u64) -> Vec<u64> {
        let mut all: Vec<_> = (1..=largest).collect();
        self.shuffle(&mut all);
        let mut chosen: Vec<_> = all.into_iter().zip(0..count).map(|(number, _)| number).collect();
        chosen.sort_unstable();
        chosen
    }

    /// Puts things into any order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        self.chance.shuffle(things);
    }

    /// Cells in order, `mark` before the one of the special piece: more often than not it is one of the first few.
    pub fn marked(&mut self, cells: &[u64], mark: &str) -> String {
        let pieces = cells.len() as u64;
        let special = if self.below(4) == 0 { self.below(pieces) } else { self.below(pieces.min(4)) };
        let cells = cells.iter().zip(0..).map(|(cell, place)| {
            let mark = if place == special { mark } else { "" };
            format!("{mark}{cell}")
        });
        cells.collect::<Vec<_>>().join(" ")
    }
}

/// Numbers as a position is typed.
#[must_use]
pub fn typed(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}
