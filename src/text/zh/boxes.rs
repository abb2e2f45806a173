//! What the boxes say, in Chinese.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said, count};
use super::shared;
use crate::trace::{Bars, Carry, Mv, Picture, Reduction};

/// The words of the boxes.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "盒子与卡片"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "卡片放在盒子 1、2、3……里。每步从某个盒子 A 拿若干张卡片（至少一张）放进编号更小的盒子 B，要求 A + \
                 B 是奇数且能被 3 整除（3、9、15……）。无法走的一方输。",
                "例如盒子 8 的卡片可以移到盒子 1 或 7；盒子 1、3、4 是死路。",
            ],
            notation: "`1 3 3 2 2 1 2`：盒子 1、2、3……里的卡片数。",
            reduction: "一个盒子就是一级台阶：台阶号是它到死路的最短步数。同一盒子出发的各条路线，步数的奇偶都相同，所以每一步总是从奇\
                        数级到偶数级，或者相反。",
            program: &[
                "X = 0",
                "对盒子 i = 1、2、3……：r = i 除以 6 的余数",
                "r 为 0、2 或 5 时：X = X XOR 那里的卡片数",
                shared::WINS,
            ],
            traps: &["“奇数台阶”不等于“奇数号盒子”。", "A + B 还必须是奇数，所以只看除以 3 的余数不够。"],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Bars(Bars { heights, .. }) = picture else { return String::new() };
        format!("{} 个盒子", count(heights.len() as u64))
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Carry(Carry { count: cards, from, to: Some(to) }) = *mv else { return String::new() };
        format!("{} 张：{from} -> {to}", count(cards))
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("局面", note.clone()).aloud(note).finding("线下是盒子的编号，线上是卡片数")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let stairs = shared::few(&reduction.rows, "个", |row| row.stair.to_string());
        Said::new("路线", format!("盒子 1、2……的台阶：{stairs}"))
            .finding("盒子的台阶号就是到死路的最短步数")
            .text("每个盒子到死路的最短步数和最长步数：奇偶总是相同。最短步数就是台阶号。")
    }

    fn kept(&self) -> &'static str {
        "只计到死路要走奇数步的盒子"
    }
}

/// `boxes.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "局面",
        says: "盒子从 1 开始编号。A + B 是奇数且能被 3 整除时，卡片可以从盒子 A 移到盒子 B（B < A）。",
        why: &[
            "奇数且能被 3 整除，就是 3、9、15……，即除以 6 余 3。盒子 1、3、4 没有这样的 B，所以是死路，里面的卡片已经出局。",
        ],
    }
}

/// `boxes.parity`.
pub fn parity() -> RuleText {
    RuleText {
        title: "路线",
        says: "盒子的台阶号是它到死路的最短步数。盒子 2、5、6、8、11、12……（除以 6 余 0、2 或 5）在奇数级，其余的在偶数级。",
        why: &[
            "A + B 除以 6 余 3，所以 A 的余数决定了 B 的余数：0 与 3 互换，1 与 2 互换，4 与 5 互换。每一步都从 0、2、5 到 3、1、\
             4，或者相反。死路 3、1、4 属于后一类，所以从前一类盒子出发的路线都是奇数步，从后一类出发的都是偶数步。",
            "一步可能跨过几级台阶，但总是到奇偶不同的一级。死路都在偶数级，所以到了奇数级的卡片总能马上再往下移。台阶理论只需要这两点。",
        ],
    }
}

/// The problem HDU 3389.
pub fn hdu3389() -> ProblemText {
    ProblemText {
        asks: "给出 n 个盒子里的卡片数，谁赢？Alice 先走。",
        input: &["数据组数，每组：", "n（n <= 10000）；", "盒子 1 到 n 里的卡片数（每个最多 100）。"],
        output: "每组一行，`Case i: Alice` 或 `Case i: Bob`。",
        traps: &[
            "要计的不是编号为奇数的盒子，而是编号除以 6 余 0、2 或 5 的盒子。",
            "A + B 既要是奇数，又要能被 3 整除：是除以 6 余 3，不能只看除以 3 的余数。",
        ],
    }
}
