//! Numbers at random, the same for the same seed for ever.
//!
//! Never here: what they are for.

use oorandom::Rand64;

/// A stream of numbers at random.
#[derive(Debug)]
pub(crate) struct Chance(Rand64);

impl Chance {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Self(Rand64::new(seed.into()))
    }

    /// A number from 0 to `bound` - 1.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0.rand_range(0..bound.max(1))
    }

    /// Puts things into any order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for place in (1..things.len()).rev() {
            let other = usize::try_from(self.below(place as u64 + 1)).unwrap_or(place);
            things.swap(place, other);
        }
    }
}
