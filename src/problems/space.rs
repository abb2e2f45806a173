//! What a judge may give for one case, as data: enough to write every small case, and large ones at random.
//!
//! Never here: how cases are made of it; that is the check's.

/// The inputs that a judge may give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Space {
    /// What one case is made of.
    pub shape: Shape,
    /// How large a case may be, in what its shape counts.
    pub most: u64,
    /// The smallest and the largest number in it.
    pub range: (u64, u64),
    /// How many cases one input may have.
    pub most_cases: u64,
    /// The boxes in which every case is tried: small, normal, large.
    pub boxes: [Bounds; 3],
}

/// The shapes of a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// How many numbers, and on the next line these numbers.
    List(ListOrder),
    /// How many cells, and which of them is the king's; on the next line the cells, which increase.
    King,
    /// How many nodes; the parents of all but the first; what lies on each.
    Tree,
    /// How many rows and columns; the rows.
    Grid,
    /// How many rows; for each how many pieces, and behind that their cells, which increase up to the end of the range.
    Rows,
}

/// What is promised of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListOrder {
    /// Nothing.
    Any,
    /// No number is smaller than the one before it.
    NeverFalls,
    /// No number comes twice.
    Distinct,
    /// Each number is larger than the one before it.
    Increases,
}

/// How far a box goes: the size of a case, in what its shape counts, and the span of its numbers, from the smallest on; of
/// rows, from the largest down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// The largest size.
    pub size: u64,
    /// How many different numbers there are.
    pub span: u64,
}

impl Bounds {
    /// Up to `size` and `span`.
    #[must_use]
    pub const fn new(size: u64, span: u64) -> Self {
        Self { size, span }
    }
}
