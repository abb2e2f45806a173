//! What the grid says, in Chinese.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said, count};
use super::shared;
use crate::trace::{Grid, Mv, Picture, Push, Reduction};

/// The words of the grid.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "方格中的硬币"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "硬币放在方格表的格子里。每步从某个格子拿若干枚硬币（至少一枚），全部放到右边一格，或者全部放到下面一格。右下角的硬\
                 币不能动。无法走的一方输。",
            ],
            notation: "`1 2 : 3 4`：逐行写各格的硬币数，行与行之间写 `:`。各行一样长。",
            reduction: "右下角是地面，格子到右下角的距离就是台阶号：无论向右还是向下，每一步都把硬币往下移一级。",
            program: &[
                "X = 0",
                "对 R 行 C 列中第 i 行第 j 列的格子：d = (R - i) + (C - j)",
                "d 为奇数时：X = X XOR 那里的硬币数",
                shared::WINS,
            ],
            traps: &["距离从右下角数起，不是从左上角数起。", "如果一步能走任意多格，就是另一个游戏了。"],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Grid(grid) = picture else { return String::new() };
        size(grid)
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Push(Push { count: coins, from, to }) = *mv else { return String::new() };
        format!("{} 枚：{from} -> {to}", count(coins))
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("局面", note.clone()).aloud(note).finding("各行各列的硬币数，`*` 表示距离为奇数")
    }

    fn legend(&self, _picture: &Picture) -> String {
        "各行各列的硬币数".to_owned()
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let distances = shared::few(&reduction.rows, "个", |row| row.stair.to_string());
        Said::new("距离", format!("逐行的距离：{distances}"))
            .finding("到右下角的距离就是台阶号")
            .text("格子写作 (行,列)。距离等于下面的行数加上右边的列数。")
    }

    fn kept(&self) -> &'static str {
        "只计距离为奇数的格子"
    }
}

/// `2 行 3 列`.
fn size(grid: &Grid) -> String {
    let rows = count((grid.values.len() / grid.columns) as u64);
    format!("{rows} 行 {} 列", count(grid.columns as u64))
}

/// `grid.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "局面",
        says: "格子用行号和列号表示，都从 1 数起：(1,1) 是左上角。每步把一个格子里的若干枚硬币向右或向下移一格，都移到同一格。",
        why: &["硬币到了右下角就出局，在其他格子都还能动。"],
    }
}

/// `grid.distances`.
pub fn distances() -> RuleText {
    RuleText {
        title: "距离",
        says: "格子到右下角的距离，即下面的行数加上右边的列数，就是台阶号。右下角的距离是 0，即地面。",
        why: &[
            "向右走，右边少一列；向下走，下面少一行。所以每一步正好往下移一级，从同一格到右下角的各条路线一样长。几个格子可以在同一级，\
             各自是一堆。",
            "只有最后一行和最后一列没有方向可选。在其他格子，两个方向都到同一级，所以从那里出发的标准着法总是成对出现。",
        ],
    }
}

/// The problem `LightOJ` 1393.
pub fn lightoj1393() -> ProblemText {
    ProblemText {
        asks: "给出方格表和各格的硬币数，先手能赢吗？",
        input: &[
            "数据组数（最多 100），每组：",
            "R 和 C（R x C <= 50000）；",
            "R 行，每行 C 个硬币数（每个最多 10^9）。",
        ],
        output: "每组一行，`Case i: win` 或 `Case i: lose`。",
        traps: &[
            "距离要从右下角数，不是从左上角数：行数与列数一奇一偶时，两种数法计入的格子正好相反。",
            "一步只移一格。如果可以移任意多格，就是另一个游戏了。",
        ],
    }
}
