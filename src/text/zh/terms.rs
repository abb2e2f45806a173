//! The words of the field, in Chinese.
//!
//! Never here: anything but words.

use super::super::Term;

/// The glossary, in alphabetical order of the ids.
pub const TERMS: &[Term] = &[
    Term {
        id: "adjustment",
        title: "修正",
        also: &["国王修正"],
        text: "一条特殊规则对某一堆的改变，如山坡上的国王。1 要在异或之前从堆里减，不能在异或之后从尼姆和里减：4 变成 3，三个二进制位都会翻转。",
    },
    Term {
        id: "also-wins",
        title: "同样获胜",
        also: &["同样必胜"],
        text: "标准着法以外的必胜走法：从上方的偶数级移来东西，把计入的堆 s 增大到 s XOR 尼姆和。",
    },
    Term {
        id: "grundy",
        title: "格伦迪值",
        also: &["SG 值", "SG 函数", "Grundy 数", "Grundy 值", "尼姆数"],
        text: "也叫 SG 值：局面相当于多大的一堆 Nim，等于各个后继局面的格伦迪值的 mex。值为 0 的恰好是必败态。在这一家族中它等于尼姆和，\
               只有爬山和银元例外：那里只有“是不是 0”一致。",
    },
    Term {
        id: "guard",
        title: "护卫",
        also: &["守卫"],
        text: "国王排第 2 时，紧靠在他上方的人。谁把护卫送上山顶，谁就输，因为国王接着就到。",
    },
    Term {
        id: "kept",
        title: "计入、不计",
        also: &["计入", "不计"],
        text: "奇数级上的堆计入，参加异或；偶数级上的堆不计。",
    },
    Term {
        id: "mex",
        title: "mex",
        also: &["最小未出现值", "最小排除值"],
        text: "0、1、2……中没有出现的最小的数：0、1、3 的 mex 是 2，什么也没有时 mex 是 0。",
    },
    Term {
        id: "mirror",
        title: "模仿走法",
        also: &["模仿着法", "模仿", "镜像", "对称", "对称走法"],
        text: "对方在一半里怎样走，就在相等的另一半里照样走。两堆相等时，以及一对棋子之内，这样走就赢；三堆各不相同时没有什么可模仿的，\
               要靠尼姆和。",
    },
    Term {
        id: "misere",
        title: "反常规则",
        also: &["反 Nim", "反尼姆", "反常", "走最后一步的一方输"],
        text: "走最后一步的一方输。只要有一个计入的堆不少于 2，仍由尼姆和决定；各堆都不超过 1 时，1 的个数为偶数，轮到走的一方赢。",
    },
    Term {
        id: "mistake",
        title: "误区",
        also: &["错误", "错误规则"],
        text: "起了名字的错误规则。`stairwise list mistakes` 列出全部，`stairwise about ID` 给出推翻它的最小局面。",
    },
    Term {
        id: "n-position",
        title: "必胜态（N）",
        also: &["必胜态", "N 态", "N-局面", "N 局面", "先手必胜", "先手必胜态"],
        text: "轮到走的一方赢。总有一步到必败态。",
    },
    Term {
        id: "nim-sum",
        title: "尼姆和",
        also: &["异或", "异或和", "Nim 和", "尼姆加法"],
        text: "计入的各堆的异或，即不进位的二进制加法。3 和 5 的尼姆和是 6，因为 011 XOR 101 = 110。当且仅当每一列都有偶数个 1 时，\
               它是 0。",
    },
    Term { id: "option", title: "后继局面", also: &["后继", "选项"], text: "走一步能到的局面。" },
    Term {
        id: "oracle",
        title: "博弈树",
        also: &["暴力搜索", "搜索"],
        text: "只按游戏规则，搜索所有能到达的局面。它不懂任何理论，所以用来核对理论。",
    },
    Term {
        id: "p-position",
        title: "必败态（P）",
        also: &["必败态", "P 态", "P-局面", "P 局面", "先手必败", "后手必胜"],
        text: "刚走完的一方赢。所有走法都到必胜态。",
    },
    Term {
        id: "pile",
        title: "堆",
        also: &["石堆"],
        text: "放在一处的若干东西，如一个间隔里的空格、一级台阶上的硬币。",
    },
    Term {
        id: "reduction",
        title: "归约",
        also: &["化归", "转化"],
        text: "把局面化成台阶上的堆。这一家族的游戏其实都是同一个台阶游戏，不同的只是归约。",
    },
    Term {
        id: "reply", title: "应手", also: &["应对"], text: "对方从尼姆和 0 走出之后，使尼姆和重新为 0 的走法。"
    },
    Term {
        id: "reversible",
        title: "可逆走法",
        also: &["可逆着法", "可逆", "可逆的走法", "扑克 Nim"],
        text: "对方可以马上抵消的走法：硬币移到奇数级，对方就把它再移到下面的偶数级。它只会拖长游戏，改变不了结果。",
    },
    Term {
        id: "sprague-grundy",
        title: "斯普拉格-格伦迪定理",
        also: &["SG 定理", "SG 理论", "Sprague-Grundy 定理"],
        text: "也叫 SG 定理：一个游戏若必有终局，双方走法相同，无法走的一方输，那么每个局面都相当于一堆 Nim，堆的大小就是格伦迪值。几个游戏同时进行时，把它们的值异或。R. Sprague 1935，P. M. Grundy 1939。",
    },
    Term {
        id: "stair",
        title: "台阶",
        also: &["级", "阶梯"],
        text: "从地面往上编号，地面是台阶 0。一步把东西从一级移到下面一级。",
    },
    Term {
        id: "textbook",
        title: "标准着法",
        also: &["标准走法"],
        text: "把计入的堆 s 减小到 s XOR 尼姆和。必胜态中总有一种：那一堆在尼姆和的最高位上是 1。",
    },
];
