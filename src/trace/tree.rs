//! A rooted tree with things on its nodes, and who hangs below whom.
//!
//! Never here: a recursion, for a tree can be as deep as it is large.

use serde::Serialize;

/// A rooted tree. Nodes are numbered from 0, the root, and every other node has a larger number than its parent.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Tree {
    /// The parents of nodes 1, 2, 3, ...
    pub parents: Vec<u64>,
    /// How many things lie on each node, the root first.
    pub stones: Vec<u64>,
}

/// The children of every node, smallest first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Children {
    /// The smallest child of each node.
    first: Vec<Option<usize>>,
    /// The next larger child of the same parent.
    next: Vec<Option<usize>>,
}

impl Children {
    /// Of all nodes, from the parents of nodes 1, 2, 3, ...
    #[must_use]
    pub fn of(parents: &[u64]) -> Self {
        let nodes = parents.len() + 1;
        let mut children = Self { first: vec![None; nodes], next: vec![None; nodes] };
        for (before, parent) in parents.iter().enumerate().rev() {
            let child = before + 1;
            children.next[child] = children.first[as_index(*parent)].replace(child);
        }
        children
    }

    /// The children of `node`.
    pub fn below(&self, node: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(self.first[node], |&child| self.next[child])
    }

    /// The smallest child of `node`.
    #[must_use]
    pub fn first(&self, node: usize) -> Option<usize> {
        self.first[node]
    }

    /// The next larger child of the same parent.
    #[must_use]
    pub fn next(&self, node: usize) -> Option<usize> {
        self.next[node]
    }
}

/// The number of a node as an index.
pub(crate) fn as_index(node: u64) -> usize {
    usize::try_from(node).expect("nodes are kept in memory")
}
