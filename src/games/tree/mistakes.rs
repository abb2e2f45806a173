//! The wrong rules of the tree: each is the right rule with one thing changed.
//!
//! Never here: words, or a mistake that another game has too.

use super::{DEPTHS, ID, Position};
use crate::games::shared;
use crate::mistakes::WrongRule;
use crate::mistakes::alter::keep_even;
use crate::solver::{Reckoned, Twist};
use crate::text::say;
use crate::trace::as_index;

/// The trees of up to 4 nodes with up to 2 stones each.
const SMALL: u32 = 552;

/// All of them, in the order of the steps that they get wrong.
pub(super) static GALLERY: &[WrongRule<Position>] = &[
    WrongRule::new(ID, "tree.root-is-one", &DEPTHS, ("1", 242, SMALL), Twist::Piles(keep_even), |lang| {
        say!(lang, tree_mistakes::root_is_one())
    }),
    WrongRule::new(
        ID,
        "tree.height-from-leaves",
        &DEPTHS,
        ("0 1:0", 194, SMALL),
        Twist::Piles(height_from_leaves),
        |lang| say!(lang, tree_mistakes::height_from_leaves()),
    ),
    WrongRule::new(
        ID,
        "tree.every-node",
        &shared::ODD_STAIRS,
        ("0 0:0 1:1", 162, SMALL),
        Twist::Piles(every_node),
        |lang| say!(lang, tree_mistakes::every_node()),
    ),
];

/// The stair of a node is its height above the lowest leaf below it; a leaf has height 0.
fn height_from_leaves(position: &Position, rows: &mut [Reckoned]) {
    let mut heights = vec![0_u64; rows.len()];
    for node in (1..rows.len()).rev() {
        if let Some(parent) = position.parent(node) {
            let parent = as_index(parent);
            heights[parent] = heights[parent].max(heights[node] + 1);
        }
    }
    for (row, height) in rows.iter_mut().zip(heights) {
        row.kept = height % 2 == 1;
    }
}

/// All nodes but the root.
fn every_node(_: &Position, rows: &mut [Reckoned]) {
    for row in rows {
        row.kept = row.stair > 0;
    }
}
