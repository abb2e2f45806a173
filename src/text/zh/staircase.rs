//! What the staircase says, in Chinese.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said, count};
use super::shared;
use crate::trace::{Bars, Carry, Mv, Picture, Reduction};

/// The words of the staircase.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "台阶 Nim"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "硬币放在各级台阶上。每步从某一级拿若干枚硬币（至少一枚），放到下面一级；台阶 1 下面是地面，即台阶 0，到了地面的硬\
                 币就出局。无法走的一方输。",
            ],
            notation: "`2 1 3`：从地面往上，台阶 1、2、3……上的硬币数。",
            reduction: "它就是台阶本身：奇数级上的硬币就是各堆。",
            program: &[
                "X = 0",
                "对台阶 1、3、5……：X = X XOR 那里的硬币数",
                shared::WINS,
                "必胜走法：奇数级有 s 枚，s XOR X < s：在那里留下 s XOR X 枚",
            ],
            traps: &[
                "台阶 1 是地面上的第一级；有的题目把地面叫作 1。",
                "奇偶从地面数起，不是从顶上数起。",
                "看的是异或，不是总和的奇偶：`2` 必胜。",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Bars(Bars { heights, .. }) = picture else { return String::new() };
        format!("{} 级台阶", count(heights.len() as u64))
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Carry(Carry { count: coins, from, to }) = *mv else { return String::new() };
        let to = to.filter(|&to| to > 0).map_or("地面".to_owned(), |to| to.to_string());
        format!("{} 枚：{from} -> {to}", count(coins))
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("局面", note.clone()).aloud(note).finding("左边是台阶 1，再左边是地面")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, "堆", |row| row.pile.to_string());
        Said::new("台阶", piles).finding("每一级上的硬币就是一堆，地面是台阶 0")
    }

    fn kept(&self) -> &'static str {
        "只计奇数级"
    }
}

/// `staircase.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "局面",
        says: "台阶从地面往上编号：地面是台阶 0，最低一级是台阶 1。",
        why: &["地面上的硬币再也不能动，所以不写。有的题目把地面叫作台阶 1：那样每个编号都大 1，要计的是偶数级。"],
    }
}

/// `staircase.stairs`.
pub fn stairs() -> RuleText {
    RuleText {
        title: "台阶",
        says: "每一级台阶是一堆硬币。",
        why: &["这里不需要任何转换。在这一家族的其他游戏里，台阶换了样子：棋子之间的间隔、相邻堆的差、树上的结点。"],
    }
}

/// The problem `AcWing` 892.
pub fn acwing892() -> ProblemText {
    ProblemText {
        asks: "给出台阶 1 到 n 上的硬币数，先手能赢吗？",
        input: &["只有一组数据：n（n <= 100000）；", "台阶 1 到 n 上的硬币数（每级最多 10^9）。"],
        output: "`Yes` 或 `No`。",
        traps: &["地面是台阶 0：要计的是台阶 1、3、5……，即使数组从 0 开始。", "奇偶从地面数起，不是从顶上数起。"],
    }
}

/// The problem CSES 1099.
pub fn cses1099() -> ProblemText {
    ProblemText {
        asks: "给出 n 级台阶上的球数，其中第一级就是地面，谁赢？",
        input: &["数据组数，每组：", "n（各组 n 之和最多 200000）；", "台阶 1 到 n 上的球数（每级最多 10^9）。"],
        output: "每组一行，`first` 或 `second`。",
        traps: &["它的台阶 1 是地面，即我们的台阶 0。所以它的偶数级就是我们的奇数级，要计的是它们。"],
    }
}
