//! The furniture of a page, in Chinese: heads of columns, footers, small words.
//!
//! Never here: anything but words.

use super::super::{Heads, Leads, count, first_few};
use crate::trace::{Bars, Check, Differs, Grid, Picture, Place, Row, Rows, Strip, Tree};

/// Heads of columns and small words.
pub const WORDS: super::super::PageWords = super::super::PageWords {
    stair: "台阶",
    number: "序号",
    r#box: "盒子",
    shortest: "最短",
    longest: "最长",
    node: "结点",
    parent: "父结点",
    depth: "深度",
    from: "从",
    up_to: "到",
    difference: "差",
    free: "空格",
    pile: "堆",
    kept: "计入",
    dropped: "不计",
    top: "山顶",
    end: "尽头",
    so_far: "尼姆和",
    binary: "二进制",
    ones: "1 的个数",
    mv: "走法",
    kind: "类别",
    change: "堆",
    piles_after: "计入的堆",
    leads_to: "到达的局面",
    how: "方式",
    textbook: "标准着法",
    also: "同样获胜",
    king_home: "国王到山顶",
    why: "原因",
    person: "人",
    nobody_else: "其他人没有必胜走法：",
    home: "国王上方没人了",
    next: "接下来：",
    colon: "：",
    semicolon: "；",
    comma: "、",
    stop: "。",
    between: "",
    to: "到",
    odd: "奇数",
    counts: "是否计入",
    row: "行",
    column: "列",
    cell: "格子",
    distance: "距离",
    blank: "空格",
    row_and_stair: "行:台阶",
    place: " ",
};

/// `台阶 3`, or `第 2 堆` where there are no stairs.
pub fn label(row: &Row) -> String {
    match row.place {
        Place::Pile { number } => format!("第 {number} 堆"),
        Place::Box { number, .. } => format!("盒子 {number}"),
        Place::Node { node, .. } => format!("结点 {node}"),
        Place::Cell(cell) => format!("格子 {cell}"),
        Place::Run { row: number, .. } => format!("第 {number} 行台阶 {}", row.stair),
        Place::Gap { .. } | Place::Stair | Place::Difference { .. } => format!("台阶 {}", row.stair),
    }
}

/// `台阶 1 3`: where the shown `rows` are, of which there are more if `more`.
pub fn places(rows: &[&Row], more: bool) -> String {
    let numbers: Vec<_> = rows.iter().map(|row| row.name()).collect();
    let what = match rows.first().map(|row| row.place) {
        Some(Place::Box { .. }) => "盒子",
        Some(Place::Node { .. }) => "结点",
        Some(Place::Cell(_)) => "格子",
        Some(Place::Run { .. } | Place::Pile { .. } | Place::Gap { .. } | Place::Stair | Place::Difference { .. })
        | None => "台阶",
    };
    format!("{what} {}{}", numbers.join(" "), if more { " ..." } else { "" })
}

/// `台阶 3：5 -> 4`.
pub fn change(row: &Row, before: u64, after: u64) -> String {
    format!("{}：{before} -> {after}", label(row))
}

/// So many rows are left out.
pub fn omitted(rows: usize) -> String {
    format!("... 略去 {} 行（--full 全部列出）...", count(rows as u64))
}

/// So many people are left out of a picture.
pub fn people_between(people: usize) -> String {
    format!("... {} 人 ...", count(people as u64))
}

/// So many pieces are left out of a picture.
pub fn pieces_between(pieces: usize) -> String {
    format!("... {} 枚 ...", count(pieces as u64))
}

/// So many nodes are left out of a picture.
pub fn nodes_left_out(nodes: usize) -> String {
    format!("... 还有 {} 个结点 ...", count(nodes as u64))
}

/// So many cells are left out of a picture.
pub fn cells_left_out(cells: usize) -> String {
    format!("... 还有 {} 个格子 ...", count(cells as u64))
}

/// `Alice 赢`.
pub fn wins(name: &str) -> String {
    format!("{name} 赢")
}

/// `HDU 4315 第 3 组`.
pub fn case(source: &str, number: u64) -> String {
    format!("{source} 第 {} 组", count(number))
}

/// One row of the reduction, spoken.
pub fn spoken_pile(row: &Row, remark: &str, top: &str) -> String {
    let (label, pile) = (label(row), row.pile);
    let what = match row.place {
        Place::Gap { from, up_to: Some(upper) } => format!("从 {from} 到 {upper}：{from} - {upper} - 1 = {pile}"),
        Place::Gap { from, up_to: None } if remark.is_empty() => {
            format!("从 {from} 到左边界（格子 0）：{from} - 0 - 1 = {pile}")
        }
        Place::Gap { from, up_to: None } => format!("从 {from} 到{top}：{pile}（{remark}）"),
        Place::Difference { number, larger, smaller } => format!("第 {number} 堆：{larger} - {smaller} = {pile}"),
        Place::Node { parent: None, .. } => format!("根：{pile}"),
        Place::Node { parent: Some(parent), .. } => format!("父结点 {parent}，深度 {}：{pile}", row.stair),
        Place::Cell(_) => format!("距离 {}：{pile}", row.stair),
        Place::Box { shortest: 0, .. } => format!("死路：{pile}"),
        Place::Box { shortest, longest, .. } if shortest == longest => format!("{shortest} 步到死路：{pile}"),
        Place::Box { shortest, longest, .. } => format!("{shortest} 到 {longest} 步到死路：{pile}"),
        Place::Run { blank, .. } => format!("{blank} 左边：{pile}"),
        Place::Stair | Place::Pile { .. } => pile.to_string(),
    };
    let kept = match (matches!(row.place, Place::Pile { .. }), row.kept) {
        (true, _) => "",
        (false, true) => "，计入",
        (false, false) => "，不计",
    };
    format!("{label}，{what}{kept}")
}

/// One term of the XOR, spoken.
pub fn spoken_term(row: &Row, pile: u64, binary: Option<&str>, so_far: u64) -> String {
    let binary = binary.map_or(String::new(), |binary| format!("，二进制 {binary}"));
    format!("{}：堆 {pile}{binary}；累计尼姆和 {so_far}", label(row))
}

/// The columns of the XOR, spoken.
pub fn spoken_columns(columns: &str) -> String {
    format!("各列 1 的个数，从高位起：{columns}")
}

/// A move and its reply, spoken: who plays, what, and what that does.
pub fn spoken_reply(who: [&str; 2], moves: [&str; 2], why: [&str; 2]) -> String {
    format!("{} {}（{}）；{} {}（{}）", who[0], moves[0], why[0], who[1], moves[1], why[1])
}

/// How far the answer was checked.
pub fn check(check: Check, verify: usize) -> String {
    match check {
        Check::GameTree { positions } => {
            format!("已用博弈树核对：{} 个局面；赢家和所有必胜走法一致。", count(positions as u64))
        }
        Check::Formula { budget: None } => "只用了公式：这么大的局面不作搜索。".to_owned(),
        Check::Formula { budget: Some(budget) } => {
            let more = if budget < verify {
                format!("`--verify` 最多搜索 {} 个。", count(verify as u64))
            } else {
                String::new()
            };
            format!("只用了公式：博弈树的局面多于 {} 个。{more}", count(budget as u64))
        }
        Check::Disagrees { positions, .. } => format!(
            "**{} 个局面的博弈树与此不符：这是 stairwise 的缺陷，上面的解释不可信。请把这个局面报告给我们。**",
            count(positions as u64)
        ),
    }
}

/// What tells a neighbouring position apart, and who wins it.
pub fn neighbour(differs: Differs, winner: &str, other: &str) -> String {
    match differs {
        Differs::King(_) => wins(winner),
        Differs::AfterWinningMove => format!("此后 {other} 面对的局面"),
    }
}

/// The list of all names.
pub fn whole_list() -> &'static str {
    "可以查询的全部名称"
}

/// A rule on its own.
pub fn on_its_own() -> &'static str {
    "单看这条规则"
}

/// A picture, spoken.
pub fn spoken_picture(picture: &Picture) -> String {
    let list = |numbers: &[u64]| {
        let (shown, more) = first_few(numbers);
        let shown: Vec<_> = shown.iter().map(u64::to_string).collect();
        let more = if more > 0 { format!(" 以及另外 {} 个", count(more as u64)) } else { String::new() };
        format!("{}{more}", shown.join("、"))
    };
    match picture {
        Picture::Strip(Strip { cells, king: Some(king), .. }) => {
            format!("从上往下，有人的格子是 {}；国王在 {}。", list(cells), cells[king - 1])
        }
        Picture::Strip(Strip { cells, dollar: Some(dollar), .. }) => {
            format!("从左往右，有硬币的格子是 {}；银元在 {}。", list(cells), cells[dollar - 1])
        }
        Picture::Strip(Strip { cells, king: None, .. }) if cells.is_empty() => "没有棋子。".to_owned(),
        Picture::Strip(Strip { cells, king: None, .. }) => format!("有棋子的格子是 {}。", list(cells)),
        Picture::Rows(Rows { rows, .. }) => {
            let (shown, more) = first_few(rows);
            let shown = (1..).zip(shown).map(|(number, cells)| match cells.as_slice() {
                [] => format!("第 {number} 行没有棋子。"),
                cells => format!("第 {number} 行的棋子：{}。", list(cells)),
            });
            let more = (more > 0).then(|| format!("另外还有 {} 行。", count(more as u64)));
            shown.chain(more).collect::<Vec<_>>().join(" ")
        }
        Picture::Grid(Grid { columns, values }) => {
            let rows: Vec<_> = values.chunks(*columns).collect();
            let (shown, more) = first_few(&rows);
            let shown = (1..).zip(shown).map(|(number, row)| format!("第 {number} 行：{}。", list(row)));
            let more = (more > 0).then(|| format!("另外还有 {} 行。", count(more as u64)));
            shown.chain(more).collect::<Vec<_>>().join(" ")
        }
        Picture::Bars(Bars { heights, .. }) => format!("从左往右依次有 {}。", list(heights)),
        Picture::Tree(Tree { parents, stones }) if parents.is_empty() => {
            format!("只有根，即结点 0，上面有 {}。", list(stones))
        }
        Picture::Tree(Tree { parents, stones }) => {
            let from_1 = if parents.len() > 1 {
                format!("结点 1 到 {} 的父结点依次是", parents.len())
            } else {
                "结点 1 的父结点是".to_owned()
            };
            format!("{from_1} {}；从结点 0 起依次有 {}。", list(parents), list(stones))
        }
    }
}

/// Said under the strip with its pairs, and said instead of it; on a hill they are counted from the bottom.
pub fn pairs_and_stairs(hill: bool) -> (&'static str, &'static str) {
    if !hill {
        return (
            "数字是台阶的编号，从右往左数；一对之内的间隔编号为奇数。",
            "每个间隔是一级台阶，从右往左编号；一对之内的间隔编号为奇数。",
        );
    }
    (
        "数字是台阶的编号，从下往上数；一对之内的间隔编号为奇数。",
        "每个间隔是一级台阶，从下往上编号；一对之内的间隔编号为奇数。",
    )
}

/// In front of the reasons of a rule.
pub fn why() -> &'static str {
    "**为什么：**"
}

/// What stands above the answer of `about`.
pub fn heads() -> Heads {
    Heads {
        rule: "规则",
        game: "游戏",
        problem: "题目",
        term: "术语",
        says: "内容",
        why: "为什么成立",
        at_work: "实例",
        play: "玩法",
        typed: "输入",
        reduction: "化为台阶",
        program: "程序",
        pitfalls: "误区",
        next: "接下来",
        asks: "问题",
        input: "输入",
        output: "输出",
        sample: "样例",
        traps: "常见误区",
        meaning: "含义",
        games: "游戏",
        problems: "题目",
        rules: "规则",
        terms: "术语",
    }
}

/// What the commands tell that a card leads to.
pub fn leads() -> Leads {
    Leads { explain: "谁赢，为什么", mistakes: "常见误区一览", rules: "各条规则", problem: "题目" }
}
