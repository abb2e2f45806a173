//! What pebbles say, in Chinese.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said, count};
use super::shared;
use crate::trace::{Bars, Carry, Mv, Picture, Reduction};

/// The words of pebbles.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "不降石子"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "若干堆石子排成一行，每一堆都不少于前一堆。每步从某一堆取走若干颗（至少一颗），取后每一堆仍不得少于前一堆。无法\
                 走的一方输。",
            ],
            notation: "`1 3 4 6`：从小到大，第 1、2、3……堆的石子数。可以有相等的堆，也可以有 0。",
            reduction: "台阶上的堆是差：每一堆减去前一堆（第 1 堆减去 0）。最后一堆的差在台阶 1，前一堆的差在台阶 2，依此类推。",
            program: &[
                "各堆是 a[1] <= a[2] <= … <= a[n]；a[0] = 0",
                "X = 0",
                "i = n、n - 2……，只要 i > 0：X = X XOR (a[i] - a[i-1])",
                shared::WINS,
            ],
            traps: &[
                "从最后一堆数起：`0 1` 必胜，因为 1 - 0 计入。",
                "第一堆也有差，是和 0 的差：`1` 必胜。",
                "差不用再减 1：两堆相等，差就是 0。",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Bars(Bars { heights, .. }) = picture else { return String::new() };
        format!("{} 堆", count(heights.len() as u64))
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Carry(Carry { count: pebbles, from, .. }) = *mv else { return String::new() };
        format!("第 {from} 堆取 {}", count(pebbles))
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        let Picture::Bars(Bars { heights, .. }) = picture else { return Said::default() };
        Said::new("局面", note.clone()).aloud(note).finding(match heights.len() {
            1 => "第 1 堆的差就是整堆",
            _ => "`+` 是与前一堆的差",
        })
    }

    fn legend(&self, _picture: &Picture) -> String {
        "最左边是第 1 堆".to_owned()
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, "个", |row| row.pile.to_string());
        Said::new("差", format!("{piles}  从最后一堆起")).finding("台阶 1 是最后一堆的差")
    }

    fn kept(&self) -> &'static str {
        "从最后一个差起，隔一个计一个"
    }
}

/// `pebbles.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "局面",
        says: "各堆从左边起编号。每一堆都不少于前一堆，走后也必须如此。",
        why: &["所以一堆比前一堆多几颗，就最多能取几颗：这就是它的差。第 1 堆可以全部取走。"],
    }
}

/// `pebbles.differences`.
pub fn differences() -> RuleText {
    RuleText {
        title: "差",
        says: "每一堆与前一堆的差，是台阶上的一堆；最后一个差在台阶 1。",
        why: &[
            "从一堆取走 d 颗，它的差减少 d，下一堆的差增加 d：相当于 d 枚硬币从一个差移到下一个差，也就是下了一级台阶。",
            "最后一堆后面没有下一堆：从它的差里移走的就没有了，那里就是地面。所以台阶 1 是最后一个差，台阶从末尾数起。",
            "除了前一堆，什么也不减。棋子类游戏里的 - 1，是因为两枚棋子不能同格；而两堆石子可以相等。",
        ],
    }
}

/// The problem BZOJ 1115.
pub fn bzoj1115() -> ProblemText {
    ProblemText {
        asks: "给出 n 堆石子，每一堆都不少于前一堆，先手能赢吗？",
        input: &["数据组数，每组：", "n（n <= 1000）；", "从小到大的各堆石子数（每堆最多 10000）。"],
        output: "每组一行，`TAK`（能）或 `NIE`（不能）。",
        traps: &[
            "差要从最后一堆数起：`0 1` 是必胜态，因为计入的是 1 - 0 = 1。",
            "第 1 堆也有差，是它减去 0：`1` 是必胜态。",
            "相等的两堆差为 0，不再多减。",
        ],
    }
}

/// The problem `StoneGameStrategist`.
pub fn stonegamestrategist() -> ProblemText {
    ProblemText {
        asks: "给出各堆石子，每一堆都不少于前一堆，哪一步必胜？有多种时，选取得最少的；仍有多种时，选最靠前的堆。",
        input: &["TopCoder 把数组传给函数；下面的格式是我们定的，只有一组数据：", "n；", "从小到大的各堆石子数。"],
        output: "`TAKE s STONES FROM PILE k`（堆从 0 起编号），或 `YOU LOSE`。",
        traps: &[
            "取得最少的必胜走法可能是增大某个计入的差的那一种：要看所有必胜走法，不能只看标准着法。",
            "它的第 0 堆是我们的第 1 堆。",
        ],
    }
}
