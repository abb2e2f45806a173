//! The mistakes of the strip, in Simplified Chinese.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `strip.unsorted`.
pub fn unsorted() -> MistakeText {
    MistakeText {
        title: "格子没有排序",
        thinks: "按输入的先后顺序，取相邻两枚棋子的间隔。",
        fails: "题目没有保证顺序。间隔是格子上相邻两枚棋子之间的，所以要先排序。",
    }
}

/// `strip.stairs-from-left`.
pub fn stairs_from_left() -> MistakeText {
    MistakeText {
        title: "从左边配对",
        thinks: "从左边数起，计入第 1、3、5……个间隔。",
        fails: "地面在最后一枚棋子后面，所以它前面的间隔才是台阶 1。棋子数为偶数时，从左边数，计入的恰好都是不该计的间隔。",
    }
}

/// `strip.first-gap-whole`.
pub fn first_gap_whole() -> MistakeText {
    MistakeText {
        title: "第一个间隔取整个格子号",
        thinks: "第一枚棋子的堆取它的格子号 p，好像它能走出左边界，像上山顶那样。",
        fails: "格子 1 就是尽头，棋子不能再往前。所以第一枚棋子前面只有 p - 1 格。",
    }
}

/// `strip.differences`.
pub fn differences() -> MistakeText {
    MistakeText {
        title: "用距离代替间隔",
        thinks: "相邻两枚棋子的堆取格子号之差。",
        fails: "两枚棋子不能同格，所以间隔是差减 1。两枚棋子紧挨着时，堆是 0，不是 1。",
    }
}

/// `strip.border-forgotten`.
pub fn border_forgotten() -> MistakeText {
    MistakeText {
        title: "忘了左边界",
        thinks: "只有两枚棋子之间的间隔才算，第一枚棋子前面没有堆。",
        fails: "棋子数为奇数时，第一枚棋子和左边界配对，它前面的 p - 1 个空格和别的堆一样计入。",
    }
}

/// `strip.own-piles`.
pub fn own_piles() -> MistakeText {
    MistakeText {
        title: "每枚棋子自成一堆",
        thinks: "第 i 枚棋子的堆是 p - i：它左边所有的空格。",
        fails: "前面的棋子挡着路，一枚棋子只能走自己的间隔。更左边的空格属于别的间隔。",
    }
}

/// `strip.every-gap`.
pub fn every_gap() -> MistakeText {
    MistakeText {
        title: "把所有间隔都异或起来",
        thinks: "每个间隔都是堆，全部计入。",
        fails: "从偶数级的间隔走出的空格，会落进后面奇数级的间隔，后一枚棋子马上就能跟上。所以偶数级的间隔救不了输家。",
    }
}

/// `strip.last-bit`.
pub fn last_bit() -> MistakeText {
    MistakeText {
        title: "只看最低位",
        thinks: "只用异或结果的最低位判断胜负。",
        fails: "每一个二进制位都算数。单独一枚棋子在格子 3，前面有 2 个空格：最低位是 0，先手却能赢。",
    }
}
