//! The mistakes of the staircase, in Simplified Chinese.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `staircase.every-stair`.
pub fn every_stair() -> MistakeText {
    MistakeText {
        title: "把所有台阶都异或起来",
        thinks: "所有台阶上的硬币都当作尼姆堆。",
        fails: "离开偶数台阶的硬币落在奇数台阶上，对方马上可以再往下传一级。所以偶数台阶上的硬币救不了任何人。",
    }
}

/// `staircase.even-stairs`.
pub fn even_stairs() -> MistakeText {
    MistakeText {
        title: "计入偶数台阶",
        thinks: "计入第 2、4、6……级台阶：或者把地面编成了 1，或者弄反了奇偶。",
        fails: "地面是第 0 级：落到地面的硬币就出局了，它上面才是第 1 级。如果题目把地面叫第 1 级，它的偶数级就是我们的奇数级。",
    }
}

/// `staircase.stairs-from-top`.
pub fn stairs_from_top() -> MistakeText {
    MistakeText {
        title: "台阶从顶上数起",
        thinks: "最高的台阶计入，往下隔一级计入一级。",
        fails: "奇偶由最底下决定：落到地面的硬币不能再往下传。从顶上数，结果就取决于碰巧有多少级台阶。",
    }
}

/// `staircase.sum-parity`.
pub fn sum_parity() -> MistakeText {
    MistakeText {
        title: "看总和的奇偶",
        thinks: "把奇数台阶上的硬币加起来，和为奇数就算先手胜。",
        fails: "异或比较每一个二进制位，和的奇偶只看最低一位。单独一堆 2 是先手胜，它的和却是偶数。",
    }
}

/// `staircase.any-odd-coin`.
pub fn any_odd_coin() -> MistakeText {
    MistakeText {
        title: "奇数台阶上有硬币就赢",
        thinks: "只要某个奇数台阶上有硬币，先手就赢。",
        fails: "奇数台阶上两个相等的堆可以互相应对：对一堆做什么，就能对另一堆做什么。要看异或是否为 0，而不是有没有堆。",
    }
}
