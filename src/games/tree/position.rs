//! A rooted tree with stones on its nodes, written as `1 2:0 3:1 0:0`: the stones, and the parent behind a colon.
//!
//! Never here: what a position is worth.

use std::cell::OnceCell;
use std::fmt;

use crate::trace::Children;

/// Stones on the nodes of a tree. Node 0 is the root; every other node has a larger number than its parent.
#[derive(Debug, Clone, Default)]
pub struct Position {
    parents: Vec<u64>,
    stones: Vec<u64>,
    /// Found when they are first asked for: a verdict does not need them.
    children: OnceCell<Children>,
}

impl Position {
    /// A position from the parents of nodes 1, 2, 3, ... and the stones of all; `None` when a parent does not come before
    /// its child, or their numbers do not agree.
    #[must_use]
    pub fn new(parents: Vec<u64>, stones: Vec<u64>) -> Option<Self> {
        let sound = stones.len() == parents.len() + 1 && not_before(&parents).is_none();
        sound.then(|| Self { parents, stones, children: OnceCell::new() })
    }

    /// The parents of nodes 1, 2, 3, ...
    #[must_use]
    pub fn parents(&self) -> &[u64] {
        &self.parents
    }

    /// The parent of `node`; `None` for the root.
    #[must_use]
    pub fn parent(&self, node: usize) -> Option<u64> {
        self.parents.get(node.checked_sub(1)?).copied()
    }

    /// The stones on each node, the root first.
    #[must_use]
    pub fn stones(&self) -> &[u64] {
        &self.stones
    }

    /// The children of every node.
    pub(super) fn children(&self) -> &Children {
        self.children.get_or_init(|| Children::of(&self.parents))
    }

    /// The same tree with other stones.
    pub(super) fn with_stones(&self, stones: Vec<u64>) -> Self {
        Self { parents: self.parents.clone(), stones, children: self.children.clone() }
    }

    /// Room for the parents and stones of another case.
    pub(crate) fn room(&mut self) -> (&mut Vec<u64>, &mut Vec<u64>) {
        self.children = OnceCell::new();
        (&mut self.parents, &mut self.stones)
    }
}

/// The first node whose parent, as in `parents`, does not come before it.
pub(crate) fn not_before(parents: &[u64]) -> Option<u64> {
    (1..).zip(parents).find(|&(node, &parent)| parent >= node).map(|(node, _)| node)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (node, stones) in self.stones.iter().enumerate() {
            match self.parent(node) {
                None => write!(f, "{stones}")?,
                Some(parent) => write!(f, " {stones}:{parent}")?,
            }
        }
        Ok(())
    }
}
