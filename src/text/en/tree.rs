//! What the tree says, in English.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said};
use super::{several, shared};
use crate::trace::{Carry, Mv, Picture, Reduction, Tree};

/// The words of the tree.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "Stones on a tree"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "Stones lie on the nodes of a rooted tree. A move takes one or more stones from one node to its parent. Stones \
                 on the root cannot move. Whoever cannot move loses.",
            ],
            notation: "`1 2:0 3:1 0:0`: a word for each node: its stones, a colon, its parent; for the root, which \
                       comes first, only its stones. Nodes are numbered from 0 in this order, a parent before its \
                       children.",
            reduction: "The root is the ground, and the depth of a node is its stair: a move takes stones one stair down.",
            program: &[
                "depth[0] = 0",
                "for the others, parents first: depth = the parent's depth + 1",
                "X = 0",
                "for every node of odd depth: X = X XOR its stones",
                shared::WINS,
            ],
            traps: &[
                "The root has depth 0: its children count, it does not.",
                "Depth is counted down from the root, not up from the leaves.",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Tree(Tree { stones, .. }) = picture else { return String::new() };
        several(stones.len() as u64, "node", "nodes")
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Carry(Carry { count: stones, from, to: Some(to) }) = *mv else { return String::new() };
        format!("{}: {from} -> {to}", several(stones, "stone", "stones"))
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("Position", note.clone()).aloud(note).finding("each node with its stones, `*` at odd depth")
    }

    fn legend(&self, _picture: &Picture) -> String {
        "each node with its stones".to_owned()
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let depths = shared::few(&reduction.rows, |row| row.stair.to_string());
        Said::new("Depths", format!("depths {depths}  of nodes 0, 1, ..."))
            .finding("the depth of a node is its stair, and the root is the ground")
    }

    fn kept(&self) -> &'static str {
        "only nodes at odd depth count"
    }
}

/// `tree.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "Position",
        says: "Nodes are numbered from 0, the root. A move takes stones from a node to its parent.",
        why: &["A stone makes as many moves as its node is deep. On the root it is out of the game."],
    }
}

/// `tree.depths`.
pub fn depths() -> RuleText {
    RuleText {
        title: "Depths",
        says: "The depth of a node, its number of moves to the root, is its stair. The root has depth 0: it is the ground.",
        why: &[
            "A parent is one less deep than its children, so every move goes one stair down. Several nodes may share a stair; \
                each is a pile of its own.",
            "Depth is counted from the root, not height from the leaves: what matters is how far the stones have to go.",
        ],
    }
}

/// The problem HDU 5996.
pub fn hdu5996() -> ProblemText {
    ProblemText {
        asks: "Given a tree with stones on its nodes, can the player to move win?",
        input: &[
            "the number of cases (at most 100), and for each:",
            "n (n <= 100000);",
            "the parents of nodes 1 to n - 1, each smaller than its child (an empty line if n is 1);",
            "the stones on nodes 0 to n - 1 (less than 2^27 each).",
        ],
        output: "`win` or `lose` on a line for each case.",
        traps: &[
            "The root has depth 0, so its children count, and the root itself does not.",
            "The tree may be a chain of 100000 nodes: a recursion may run out of stack. The parents come first, so one loop \
             finds all depths.",
        ],
    }
}
