//! The mistakes of the strip, in Simplified Chinese.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `strip.unsorted`.
pub fn unsorted() -> MistakeText {
    MistakeText {
        title: "格子没有排序",
        thinks: "按输入里的先后次序取相邻棋子的间隔。",
        fails: "题目没有保证次序。间隔是棋盘上相邻棋子之间的，所以要先排序。",
    }
}

/// `strip.stairs-from-left`.
pub fn stairs_from_left() -> MistakeText {
    MistakeText {
        title: "从左边配对",
        thinks: "从左数起，第 1、3、5……个间隔计入。",
        fails: "地面在最后一个棋子身后，所以它前面的间隔才是第 1 级。棋子数为偶数时，从左数恰好计入了不该计入的间隔。",
    }
}

/// `strip.first-gap-whole`.
pub fn first_gap_whole() -> MistakeText {
    MistakeText {
        title: "第一个间隔取整个格子号",
        thinks: "第一个棋子的堆取为它的格子号 p，好像它能走出棋盘，像山顶那样。",
        fails: "第 1 格就是尽头，棋子不能再往前。所以第一个棋子前面只有 p - 1 格。",
    }
}

/// `strip.differences`.
pub fn differences() -> MistakeText {
    MistakeText {
        title: "用距离代替间隔",
        thinks: "相邻两个棋子的堆取为格子号之差。",
        fails: "棋子不能站在同一格，所以间隔是差减 1。紧挨着的两个棋子是大小为 0 的堆，不是 1。",
    }
}

/// `strip.border-forgotten`.
pub fn border_forgotten() -> MistakeText {
    MistakeText {
        title: "忘了左边界",
        thinks: "只有两个棋子之间的间隔才算，第一个棋子前面没有堆。",
        fails: "棋子数为奇数时，第一个棋子和左边界配对，它前面的 p - 1 个空格和别的堆一样。",
    }
}

/// `strip.own-piles`.
pub fn own_piles() -> MistakeText {
    MistakeText {
        title: "每个棋子自成一堆",
        thinks: "第 i 个棋子是大小为 p - i 的堆：它左边所有的空格。",
        fails: "棋子会被前面的棋子挡住，只能走自己的间隔。更左边的空格属于别的间隔。",
    }
}

/// `strip.every-gap`.
pub fn every_gap() -> MistakeText {
    MistakeText {
        title: "把所有间隔都异或起来",
        thinks: "每个间隔都是堆，全部计入。",
        fails: "从偶数级间隔走出的格子落进后面奇数级的间隔，后一个棋子马上就能跟上。所以偶数级的间隔救不了任何人。",
    }
}

/// `strip.last-bit`.
pub fn last_bit() -> MistakeText {
    MistakeText {
        title: "只看最低一位",
        thinks: "只用异或结果的最低一位判断胜负。",
        fails: "每一个二进制位都算数。单独一个棋子在第 3 格，前面有 2 个空格：最低位是 0，先手却能赢。",
    }
}
