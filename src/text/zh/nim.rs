//! What Nim says, in Chinese.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said, count};
use super::shared;
use crate::trace::{Bars, Carry, Mv, Picture, Reduction};

/// The words of Nim.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "Nim 取石子"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &["有若干堆石子。每步从某一堆取走若干颗（至少一颗）。无法走的一方输。"],
            notation: "`3 4 5`：第 1、2、3……堆的石子数。",
            reduction: "每一堆都是只有一级的台阶，下面就是地面，所以每一堆都计入。这一家族的其他游戏都归约成它。",
            program: &[
                "X = 0",
                "对每一堆 s：X = X XOR s",
                shared::WINS,
                "必胜走法：找一堆 s，使 s XOR X < s，把它减小到 s XOR X",
            ],
            traps: &["看的是异或，不是总和：`1 2 3` 必败。", "模仿对方的走法，只在各堆两两相等时管用。"],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Bars(Bars { heights, .. }) = picture else { return String::new() };
        format!("{} 堆", count(heights.len() as u64))
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Carry(Carry { count: stones, from, .. }) = *mv else { return String::new() };
        format!("第 {from} 堆取 {}", count(stones))
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("局面", note.clone()).aloud(note).finding("最左边是第 1 堆")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, "堆", |row| row.pile.to_string());
        Said::new("各堆", piles).finding("每一堆都原样计入")
    }

    fn kept(&self) -> &'static str {
        "每一堆都计入"
    }
}

/// `nim.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "局面",
        says: "局面就是各堆石子，从左边起编号。",
        why: &["谁赢与各堆的先后无关；编号只是为了说明从哪一堆取。"],
    }
}

/// `nim.piles`.
pub fn piles() -> RuleText {
    RuleText {
        title: "各堆",
        says: "每一堆都原样计入。",
        why: &["取走的石子就出局：每一堆都是紧挨地面的一级台阶，没有偶数级可以不计。"],
    }
}

/// The problem POJ 2975.
pub fn poj2975() -> ProblemText {
    ProblemText {
        asks: "给出 n 堆石子，必胜走法有几种？",
        input: &["若干组数据，到 n = 0 为止，每组：", "n（n <= 1000）；", "各堆石子数（每堆最多 10^9）。"],
        output: "每组一行，必胜走法的种数；必败态输出 0。",
        traps: &[
            "问的是必胜走法的种数，不是谁赢。设尼姆和为 X，堆 s 恰好在 s XOR X < s 时有一种。",
            "在 C 和 C++ 里，`s ^ x < s` 的意思是 `s ^ (x < s)`：要写成 `(s ^ x) < s`。",
        ],
    }
}
