//! What the strip says, in Chinese.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said, count};
use super::shared;
use crate::trace::{Mv, Order, Pairing, Picture, Reduction, Slide};

/// The words of the strip.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "Georgia 和 Bob"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "一列格子从左到右编号为 1、2、3……，每格最多放一枚棋子。每步把一枚棋子向左移任意多格（至少一格），不能越过别的棋子，\
                 最左到格子 1 为止。无法走的一方输。",
            ],
            notation: "`1 5 6 7`：有棋子的格子，顺序不限。",
            reduction: "相邻棋子之间的空格就是台阶上的硬币：棋子向左移，空格就从它前面（左边）的间隔移到后面的间隔。从\
                        右往左只计第 1、3、5……个间隔。",
            program: &[
                "把格子排序：p[1] < p[2] < … < p[n]；p[0] = 0",
                "X = 0",
                "i = n、n - 2……，只要 i > 0：X = X XOR (p[i] - p[i-1] - 1)",
                shared::WINS,
            ],
            traps: &[
                "题目给出的格子可能没有排序。",
                "从右往左配对：个数为奇数时，剩下的是第一枚。",
                "间隔是距离减 1，第一个也一样：它是 p[1] - 1。",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Strip(strip) = picture else { return String::new() };
        format!("{} 枚棋子", count(strip.cells.len() as u64))
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Slide(Slide { from, to, .. }) = *mv else { return String::new() };
        format!("{from} -> {to}")
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("局面", note.clone()).aloud(note).finding("**o** 是棋子；棋子向左移，到格子 1 为止")
    }

    fn order(&self, order: &Order) -> Said {
        let given = shared::few(&order.given, "个", u64::to_string);
        Said::new("排序", format!("输入为 {given}"))
            .finding(format!("输入的格子是 {given}"))
            .text("以下已从左到右排好序：间隔是左右相邻的两枚棋子之间的空格。")
    }

    fn pairing(&self, pairing: &Pairing) -> Said {
        shared::pairing(pairing, "左边界")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, "堆", |row| row.pile.to_string());
        Said::new("间隔成堆", format!("{piles}  从右往左")).finding("每枚棋子前面（左边）的空格").text(
            "棋子移动，就是把空格往下移一级台阶：从它前面的间隔移到后面的间隔。每个间隔都是距离减 1：棋子不能放在别的棋子上，也不能放在左边界上，它算作格子 0。",
        )
    }

    fn kept(&self) -> &'static str {
        "只计一对之内的间隔"
    }
}

/// `strip.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "局面",
        says: "格子从左到右编号为 1、2、3……；每枚棋子独占一格，只向左移。",
        why: &["棋子都一样，双方可以走任何一枚，所以只要知道哪些格子有棋子就够了。"],
    }
}

/// `strip.sort`.
pub fn sort() -> RuleText {
    RuleText {
        title: "排序",
        says: "先把格子排好序。",
        why: &[
            "间隔是格子上相邻的两枚棋子之间的，不是输入中相邻的两个数之间的。不排序就会算出不存在的间隔：`2 1` 照原样算，间隔是 \
                1 - 2 - 1 = -2。",
        ],
    }
}

/// `strip.pairing`.
pub fn pairing() -> RuleText {
    RuleText {
        title: "配对",
        says: "从右往左两两配对。棋子数为奇数时，最左的棋子剩下，和左边界配对。",
        why: &[
            "最右的棋子后面没有别的棋子：它前面的间隔是台阶 1，后面是地面。所以从右边数起。如果从左边数，棋子数为偶数时，计入的恰好都\
                是不该计的间隔。",
        ],
    }
}

/// `strip.gaps`.
pub fn gaps() -> RuleText {
    RuleText {
        title: "间隔成堆",
        says: "每个间隔是一堆：棋子到前一枚棋子的距离减 1。最左的棋子前面是左边界，相当于 0，所以它的堆是格子编号减 1。台阶从右往左\
               编号：最右的棋子前面的间隔是台阶 1。",
        why: &[
            "把空格看作硬币。棋子移 d 格，前面的间隔少 d，后面的间隔多 d：d 枚硬币往下移一级台阶。到了最右的棋子后面就没有了，那是\
                地面，即台阶 0。",
            "总要减 1，因为棋子不能放在别的棋子那一格，也不能移出去：最左只能到格子 1。（爬山游戏的山顶可以共用，所以那里第一堆是\
                全部距离。）",
        ],
    }
}

/// The problem POJ 1704.
pub fn poj1704() -> ProblemText {
    ProblemText {
        asks: "给出每枚棋子的格子；Georgia 先走，双方都采取最优策略，谁赢？",
        input: &["数据组数，每组：", "N：棋子数（N <= 1000）；", "N 个不同的格子，顺序不定（1 <= 格子 <= 10000）。"],
        output: "每组一行，`Georgia will win` 或 `Bob will win`。",
        traps: &[
            "格子的顺序不定：先排序。",
            "从右往左配对：N 为奇数时剩下的是最左的棋子，不是最右的。",
            "每个间隔都是距离减 1，第一个也是：它的堆是 p - 1，因为棋子最左只能到格子 1。",
            "各堆要做异或，不是相加；只看总和、只看最低位都不行。",
        ],
    }
}
