//! The mistakes of the boxes, in Simplified Chinese.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `boxes.odd-boxes`.
pub fn odd_boxes() -> MistakeText {
    MistakeText {
        title: "计入奇数号盒子",
        thinks: "把盒子的编号当成台阶号。",
        fails: "一步不是到相邻的盒子，而是到编号之和为 3、9、15……的盒子。要看的是到死路的步数：盒子 2、5、6、8、11、12……是奇数步。",
    }
}

/// `boxes.even-boxes`.
pub fn even_boxes() -> MistakeText {
    MistakeText {
        title: "计入偶数号盒子",
        thinks: "偶数号盒子的卡片只能到奇数号盒子，所以计入偶数号。",
        fails: "盒子 4 是偶数号，却是死路；盒子 5 是奇数号，一步就到盒子 4。要看的是到死路（盒子 1、3、4）的步数，奇偶每六个盒子重复一次。",
    }
}

/// `boxes.residues-mod-3`.
pub fn residues_mod_3() -> MistakeText {
    MistakeText {
        title: "只看除以 3 的余数",
        thinks: "计入除以 3 余 0 或 2 的盒子。",
        fails: "编号之和不但要能被 3 整除，还要是奇数，所以规律的周期是 6 而不是 3：盒子 2 一步到盒子 1，盒子 3 却是死路。",
    }
}
