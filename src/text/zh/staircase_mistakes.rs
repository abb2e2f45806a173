//! The mistakes of the staircase, in Simplified Chinese.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `staircase.every-stair`.
pub fn every_stair() -> MistakeText {
    MistakeText {
        title: "把所有台阶都异或起来",
        thinks: "所有台阶上的硬币都当作 Nim 的堆。",
        fails: "离开偶数级的硬币落在奇数级上，对方马上可以再往下移一级。所以偶数级上的硬币救不了输家。",
    }
}

/// `staircase.even-stairs`.
pub fn even_stairs() -> MistakeText {
    MistakeText {
        title: "计入偶数级",
        thinks: "计入台阶 2、4、6……：或者把地面编成了 1，或者弄反了奇偶。",
        fails: "地面是台阶 0：到了地面的硬币就出局了，地面上面一级才是台阶 1。如果题目把地面叫作台阶 1，它的偶数级就是我们的奇数级。",
    }
}

/// `staircase.stairs-from-top`.
pub fn stairs_from_top() -> MistakeText {
    MistakeText {
        title: "台阶从最上面数起",
        thinks: "计入最上面一级，往下隔一级计一级。",
        fails: "奇偶由最底下决定：到了地面的硬币不能再往下移。从最上面数，结果就取决于碰巧有多少级台阶。",
    }
}

/// `staircase.sum-parity`.
pub fn sum_parity() -> MistakeText {
    MistakeText {
        title: "只看总和的奇偶",
        thinks: "把奇数级上的硬币加起来，和为奇数就算先手胜。",
        fails: "异或要看每一个二进制位，和的奇偶只看最低位。单独一堆 2 是先手胜，和却是偶数。",
    }
}

/// `staircase.any-odd-coin`.
pub fn any_odd_coin() -> MistakeText {
    MistakeText {
        title: "奇数级上有硬币就赢",
        thinks: "只要某个奇数级上有硬币，先手就赢。",
        fails: "奇数级上相等的两堆互相抵消：对方在一堆里怎样走，就在另一堆里照样走。要看异或是否为 0，而不是有没有硬币。",
    }
}
