//! The mistakes of pebbles, in Simplified Chinese.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `pebbles.differences-less-one`.
pub fn differences_less_one() -> MistakeText {
    MistakeText {
        title: "差再减 1",
        thinks: "每堆取差减 1，就像山坡上两人之间的间隔。",
        fails: "允许两堆相等，所以一堆可以一直减到和前一堆一样。不用再减 1。",
    }
}

/// `pebbles.nim-on-piles`.
pub fn nim_on_piles() -> MistakeText {
    MistakeText {
        title: "把石子堆直接当作 Nim",
        thinks: "石子堆本身就是 Nim 的堆。",
        fails: "一堆不能少于前一堆，所以不能随意减；而且取走几颗，又给后一堆腾出了余地。和台阶上的硬币一样的是差，不是堆。",
    }
}

/// `pebbles.first-difference-dropped`.
pub fn first_difference_dropped() -> MistakeText {
    MistakeText {
        title: "漏掉第一个差",
        thinks: "只有两堆之间的差才算。",
        fails: "第一堆可以减到 0。堆数为奇数时它要计入：它的差就是整堆。",
    }
}

/// `pebbles.stairs-from-front`.
pub fn stairs_from_front() -> MistakeText {
    MistakeText {
        title: "从前面数起",
        thinks: "从前面数起，计入第 1、3、5……个差。",
        fails: "从最后一堆取走的石子就出局了：它后面是地面。所以最后一个差才是台阶 1，要从那里数起。",
    }
}

/// `pebbles.every-difference`.
pub fn every_difference() -> MistakeText {
    MistakeText {
        title: "把所有的差都异或起来",
        thinks: "每个差都是堆，全部计入。",
        fails: "从偶数级的差里取走的，会加到后面奇数级的差上，对方马上可以从后一堆再取走。所以偶数级的差救不了输家。",
    }
}
