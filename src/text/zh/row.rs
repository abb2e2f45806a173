//! What the rows say, in Chinese.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said, count};
use super::shared;
use crate::trace::{Jump, Mv, Picture, Reduction};

/// The words of the rows.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "行内跳棋"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "棋子放在若干行里，每行 20 格，每格最多一枚。每步把一枚棋子移到同一行右边的第一个空格，中间的棋子可以跳过。无法走\
                 的一方输。",
            ],
            notation: "`15 16 18 : 17 19`：每行有棋子的格子，行与行之间写 `:`。",
            reduction: "每行是一座台阶：空格把棋子分成若干段，一段就是一堆。跳一步，就有一枚或几枚棋子越过一个空格，归入右边的下一段。\
                        各行合在一起算。",
            program: &[
                "X = 0",
                "对每一行：blanks = 0，run = 0；从最后一格走到第一格",
                "遇到棋子：run = run + 1",
                "遇到空格：若 blanks 为奇数，X = X XOR run；blanks 加 1；run = 0",
                "走过第一格之后，再来一次：若 blanks 为奇数，X = X XOR run",
                shared::WINS,
            ],
            traps: &[
                "堆是棋子连成的段，不是段与段之间的空格。",
                "空格从右边数起，每一行重新数。",
                "跳一步要越过整段棋子，到下一个空格为止。",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Rows(rows) = picture else { return String::new() };
        format!("{} 行", count(rows.rows.len() as u64))
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Jump(Jump { row, from, to }) = *mv else { return String::new() };
        format!("{from} -> {to}（第 {row} 行）")
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("局面", note.clone()).aloud(note).finding("**o** 是棋子；向右跳")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, "堆", |row| row.pile.to_string());
        Said::new("段成堆", format!("{piles}  从右往左")).finding("每个空格左边紧挨着的一段棋子").text(
            "一段中从右数第 d 枚棋子跳走，它原来的格子就成了空格：这时 d 枚棋子到了空格右边，即下移一级台阶。最右的空格右边是地面。台阶 1 和 2、3 和 4……\
             都空的不列。",
        )
    }

    fn kept(&self) -> &'static str {
        "每行只计奇数级"
    }
}

/// `row.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "局面",
        says: "每行从左到右是格子 1 到 20。右边有空格的棋子才能走。",
        why: &["棋子不会离开自己那一行，所以每行是一个独立的游戏，每步就是在其中一行里走一步。"],
    }
}

/// `row.runs`.
pub fn runs() -> RuleText {
    RuleText {
        title: "段成堆",
        says: "一行的空格从右往左编号。一个空格和它左边的下一个空格（或左边界）之间的棋子是一堆：第 1 个空格左边的是台阶 1，第 2 个空\
               格左边的是台阶 2。",
        why: &[
            "一段中从右数第 d 枚棋子跳过 d - 1 枚棋子，落到空格上，原来的格子空出来。所以空格左移 d 格，有 d 枚棋子从它左边换到右边：\
                下移一级台阶。",
            "最右的空格右边的棋子不能走：那是地面，即台阶 0。每行一座台阶，尼姆和是各行一起求的。",
        ],
    }
}

/// The problem Luogu P2575.
pub fn luogu2575() -> ProblemText {
    ProblemText {
        asks: "给出 n 行棋子，每行 20 格，先手能赢吗？",
        input: &["数据组数，每组：", "n：行数；", "n 行，每行 m 和 m 枚棋子的格子（1 到 20）。"],
        output: "每组一行，`YES` 或 `NO`。",
        traps: &[
            "堆是连续的棋子，不是棋子之间的空格。",
            "每行都从右边数空格；最左一段到左边界为止。",
            "棋子跳过整段，只能到右边第一个空格，不能更远。",
        ],
    }
}
