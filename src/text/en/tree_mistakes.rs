//! The mistakes of the tree, in English.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `tree.root-is-one`.
pub fn root_is_one() -> MistakeText {
    MistakeText {
        title: "The root has depth 1",
        thinks: "Depths start with 1 at the root, and odd depths are kept.",
        fails: "The root is the ground: stones on it can never move again. Its depth is 0, its children are \
                stair 1.",
    }
}

/// `tree.height-from-leaves`.
pub fn height_from_leaves() -> MistakeText {
    MistakeText {
        title: "Height from the leaves",
        thinks: "The height above the leaves is taken for the stair.",
        fails: "Stones move towards the root, so their way is counted to the root. The height depends on what \
                hangs below a node, and stones never go there.",
    }
}

/// `tree.every-node`.
pub fn every_node() -> MistakeText {
    MistakeText {
        title: "Every node but the root",
        thinks: "All stones that can move count.",
        fails: "Stones from an even depth land on an odd one, and can be moved one node further at once. So they \
                save nobody from a loss.",
    }
}
