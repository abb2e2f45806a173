//! The mistakes of the tree, in Simplified Chinese.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `tree.root-is-one`.
pub fn root_is_one() -> MistakeText {
    MistakeText {
        title: "根的深度算作 1",
        thinks: "把根的深度当作 1，计入深度为奇数的结点。",
        fails: "根就是地面：到了根上的石子再也不能动。它的深度是 0，它的子结点才在台阶 1。",
    }
}

/// `tree.height-from-leaves`.
pub fn height_from_leaves() -> MistakeText {
    MistakeText {
        title: "从叶子数起",
        thinks: "把离叶子的高度当成台阶号。",
        fails: "石子是往根走的，所以要数到根的距离。高度取决于下面挂着什么，而石子从不往那里走。",
    }
}

/// `tree.every-node`.
pub fn every_node() -> MistakeText {
    MistakeText {
        title: "除根以外全部计入",
        thinks: "凡是能动的石子都计入。",
        fails: "从深度为偶数的结点移走的石子，落到深度为奇数的结点上，对方马上可以再移一步。所以它们救不了输家。",
    }
}
