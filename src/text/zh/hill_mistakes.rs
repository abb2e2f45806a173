//! The mistakes of the hill, in Simplified Chinese.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `hill.king-from-zero`.
pub fn king_from_zero() -> MistakeText {
    MistakeText {
        title: "k 从 0 数起",
        thinks: "把国王当成第 k + 1 个人，就像下标从 0 开始的数组那样。",
        fails: "题目从 1 数起：k = 1 时国王离山顶最近，一步就到。从 0 数起，这种情形就丢了，还会把排第 1 的国王当成排第 2 的。",
    }
}

/// `hill.king-from-bottom`.
pub fn king_from_bottom() -> MistakeText {
    MistakeText {
        title: "k 从山脚数起",
        thinks: "把国王当成从山脚数起的第 k 个人。",
        fails: "题目从山顶数起。只有排第 1、第 2 才有影响，而两种数法恰恰在这里分出差别。",
    }
}

/// `hill.no-king-first`.
pub fn no_king_first() -> MistakeText {
    MistakeText {
        title: "忘了国王排第 1 的规则",
        thinks: "不管国王站在哪里，都由堆来决定。",
        fails: "国王排第 1 时上方没有人，无论多远，一步就到山顶。这时哪一堆都不用看。",
    }
}

/// `hill.stairs-from-top`.
pub fn stairs_from_top() -> MistakeText {
    MistakeText {
        title: "台阶从山顶数起",
        thinks: "从山顶数起，计入第 1、3、5……个间隔。",
        fails: "地面在最下面的人身后，所以他前面的间隔才是台阶 1。人数为偶数时，从山顶数，计入的恰好都是不该计的间隔。",
    }
}

/// `hill.differences`.
pub fn differences() -> MistakeText {
    MistakeText {
        title: "用距离代替间隔",
        thinks: "相邻两人的堆取“下 - 上”。",
        fails: "两个人不能站在同一格，所以两人之间能走的只有“下 - 上 - 1”格。两人紧挨着时，堆是 0，不是 1。",
    }
}

/// `hill.nim-on-cells`.
pub fn nim_on_cells() -> MistakeText {
    MistakeText {
        title: "把格子直接当作 Nim",
        thinks: "每个人到山顶的距离就是一堆，按 Nim 来算。",
        fails: "Nim 的堆可以减到任意大小。而人会让上面的人挡住，自己往上走又给下面的人腾出空格。所以堆不是人，而是一对之内的间隔。",
    }
}

/// `hill.every-gap`.
pub fn every_gap() -> MistakeText {
    MistakeText {
        title: "把所有间隔都异或起来",
        thinks: "每个间隔都是堆，全部计入。",
        fails: "从偶数级的间隔走出的空格，会落进下面奇数级的间隔，下面的人马上就能跟上。所以偶数级的间隔救不了输家，不计。",
    }
}

/// `hill.no-king-second`.
pub fn no_king_second() -> MistakeText {
    MistakeText {
        title: "忘了国王排第 2 的规则",
        thinks: "只要国王不排第 1，就不改变任何堆。",
        fails: "国王排第 2 时，他上方的人是护卫：谁把护卫送上山顶，谁就输，因为国王接着就到。人数为奇数时护卫的堆计入，所以要少算 1。",
    }
}

/// `hill.adjust-even-people`.
pub fn adjust_even_people() -> MistakeText {
    MistakeText {
        title: "人数为偶数时也减 1",
        thinks: "只要国王排第 2，最上面那个计入的堆就减 1。",
        fails: "人数为偶数时，护卫和国王是一对：护卫自己的间隔不计，而一对之内的间隔与山顶无关。所以什么都不变。",
    }
}

/// `hill.adjust-every-even-king`.
pub fn adjust_every_even_king() -> MistakeText {
    MistakeText {
        title: "国王排偶数位就减 1",
        thinks: "人数为奇数时，国王排第 2、4、6……位，最上面的堆就减 1。",
        fails: "国王排第 2 时，才有谁都不敢送上山顶的护卫。国王排第 4 时，对方下一步送不到山顶，所以最上面的人可以放心上去。",
    }
}

/// `hill.adjust-every-lower-king`.
pub fn adjust_every_lower_king() -> MistakeText {
    MistakeText {
        title: "国王只要不排第 1 就减 1",
        thinks: "人数为奇数时，最上面的堆总是格子数减 1，好像除了国王谁都不能站上山顶。",
        fails: "山顶可以多人共用，所以最上面的人可以走完整段距离。只有国王排第 2 时，这最后一格才走不得。",
    }
}

/// `hill.adjust-nim-sum`.
pub fn adjust_nim_sum() -> MistakeText {
    MistakeText {
        title: "在尼姆和上减 1",
        thinks: "国王排第 2 且人数为奇数时，从尼姆和里减去 1。",
        fails: "这个 1 要在异或之前从护卫的堆里减。从堆里减 1 可能翻转好几个二进制位：4 变成 3。异或之后再减，得到的是另一个数。",
    }
}
