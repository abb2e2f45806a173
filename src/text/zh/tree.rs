//! What the tree says, in Chinese.
//!
//! Never here: anything but words.

use super::super::{GameText, GameWords, ProblemText, RuleText, Said, count};
use super::shared;
use crate::trace::{Carry, Mv, Picture, Reduction, Tree};

/// The words of the tree.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "树上石子"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "石子放在有根树的结点上。每步从某个结点拿若干颗石子（至少一颗），放到它的父结点。根上的石子不能动。无法走的一方输。",
            ],
            notation: "`1 2:0 3:1 0:0`：每个结点写一项：石子数、冒号和父结点；根排在最前，只写石子数。结点按这个顺\
                       序从 0 编号，父结点在子结点之前。",
            reduction: "根是地面，结点的深度就是台阶号：每一步把石子往下移一级。",
            program: &[
                "depth[0] = 0",
                "对其余每个结点，先父后子：depth = 父结点的 depth + 1",
                "X = 0",
                "对每个深度为奇数的结点：X = X XOR 它的石子数",
                shared::WINS,
            ],
            traps: &["根的深度是 0：它的子结点计入，它自己不计。", "深度从根往下数，不是从叶子往上数。"],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Tree(Tree { stones, .. }) = picture else { return String::new() };
        format!("{} 个结点", count(stones.len() as u64))
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Carry(Carry { count: stones, from, to: Some(to) }) = *mv else { return String::new() };
        format!("{} 颗：{from} -> {to}", count(stones))
    }

    fn position(&self, picture: &Picture) -> Said {
        let note = self.note(picture);
        Said::new("局面", note.clone()).aloud(note).finding("各结点和它的石子数，`*` 表示深度为奇数")
    }

    fn legend(&self, _picture: &Picture) -> String {
        "各结点和它的石子数".to_owned()
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let depths = shared::few(&reduction.rows, "个", |row| row.stair.to_string());
        Said::new("深度", format!("结点 0、1……的深度：{depths}")).finding("结点的深度就是台阶号，根是地面")
    }

    fn kept(&self) -> &'static str {
        "只计深度为奇数的结点"
    }
}

/// `tree.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "局面",
        says: "结点从 0 开始编号，0 是根。每步把石子从一个结点移到它的父结点。",
        why: &["石子所在的结点有多深，它就能走多少步。到了根上就出局。"],
    }
}

/// `tree.depths`.
pub fn depths() -> RuleText {
    RuleText {
        title: "深度",
        says: "结点的深度，即到根的步数，就是台阶号。根的深度是 0，即地面。",
        why: &[
            "父结点比子结点浅一层，所以每一步都往下移一级。几个结点可以在同一级，各自是一堆。",
            "要数到根的深度，不是到叶子的高度：要紧的是石子还能走多远。",
        ],
    }
}

/// The problem HDU 5996.
pub fn hdu5996() -> ProblemText {
    ProblemText {
        asks: "给出一棵树和各结点上的石子数，先手能赢吗？",
        input: &[
            "数据组数（最多 100），每组：",
            "n（n <= 100000）；",
            "结点 1 到 n - 1 的父结点，编号都比子结点小（n 为 1 时是空行）；",
            "结点 0 到 n - 1 上的石子数（都小于 2^27）。",
        ],
        output: "每组一行，`win` 或 `lose`。",
        traps: &[
            "根的深度是 0，所以要计的是根的子结点，不是根。",
            "树可能是 100000 个结点的一条链：递归可能栈溢出。父结点总在前面，一个循环就能求出所有深度。",
        ],
    }
}
