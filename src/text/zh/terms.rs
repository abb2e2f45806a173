//! The words of the field, in Chinese.
//!
//! Never here: anything but words.

use super::super::Term;

/// The glossary, in alphabetical order of the ids.
pub const TERMS: &[Term] = &[
    Term {
        id: "adjustment",
        title: "修正",
        text: "一条特殊规则对某一堆的改变，如山坡上的国王。1 要在异或之前从堆里减，不能在异或之后从尼姆和里减：4 变成 3，三个二进制位都会翻转。",
    },
    Term {
        id: "also-wins",
        title: "同样获胜",
        text: "标准着法以外的必胜走法：用上方偶数台阶的东西，把计入的堆 s 增大到 s XOR 尼姆和。",
    },
    Term {
        id: "guard",
        title: "护卫",
        text: "国王排第 2 时，紧靠在他上方的人。谁把护卫送上山顶，谁就输，因为国王接着就到。",
    },
    Term {
        id: "kept", title: "计入、不计", text: "奇数台阶上的堆计入，参加异或；偶数台阶上的堆不计。"
    },
    Term { id: "n-position", title: "必胜态（N）", text: "轮到走的一方赢。总有一步到必败态。" },
    Term {
        id: "nim-sum",
        title: "尼姆和",
        text: "计入的各堆的异或，即不进位的二进制加法。3 和 5 的尼姆和是 6，因为 011 XOR 101 = 110。每一列都有偶数个 1 时，它才是 0。",
    },
    Term {
        id: "oracle",
        title: "博弈树",
        text: "只按游戏规则，搜索所有能到达的局面。它不懂任何理论，所以用来核对理论。",
    },
    Term {
        id: "p-position", title: "必败态（P）", text: "刚走完的一方赢。所有走法都到必胜态。"
    },
    Term {
        id: "pile", title: "堆", text: "游戏中一定数目的东西：一个间隔里的空格，一级台阶上的硬币。"
    },
    Term {
        id: "reduction",
        title: "归约",
        text: "把局面化成台阶上的堆。这一家族的游戏其实是同一个台阶，不同的只是归约。",
    },
    Term {
        id: "reply", title: "应手", text: "对方从尼姆和 0 走出之后，使尼姆和重新为 0 的走法。"
    },
    Term {
        id: "stair", title: "台阶", text: "从地面往上编号，地面是台阶 0。一步把东西从一级移到下面一级。"
    },
    Term {
        id: "textbook",
        title: "标准着法",
        text: "把计入的堆 s 减小到 s XOR 尼姆和。必胜态中总有一种：那一堆在尼姆和的最高位上是 1。",
    },
];
