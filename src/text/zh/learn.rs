//! What is said on a walk through a lesson, or through an explanation, in Chinese.
//!
//! Never here: anything but words.

use super::super::{Lang, LearnWords, in_binary, joined};
use super::page;
use crate::lessons::{Ask, Behind, Nudge, Right};
use crate::mistakes::Mistake;
use crate::problems::Names;
use crate::trace::{Place, Player};

/// The names of the keys, and other small words.
pub const WORDS: LearnWords = LearnWords {
    next: "下一步",
    more: "更多",
    back: "返回",
    go: "跳到",
    answer: "作答",
    hint: "提示",
    solution: "解答",
    skip: "跳过",
    quit: "退出",
    keys: "按键",
    lessons: "课程",
    done: "已学完",
    begun: "学习中",
};

/// Where a walk is.
pub fn step(number: usize, of: usize) -> String {
    format!("第 {number} 步，共 {of} 步")
}

/// The same, before the first step.
pub fn again(number: usize, of: usize) -> String {
    if of == 1 { "复习".to_owned() } else { format!("复习 {number}/{of}") }
}

/// Above a question of an earlier lesson.
pub fn from_before(title: &str) -> String {
    format!("复习：出自《{title}》")
}

/// Above a question that is asked before a step is told.
pub fn before_step(number: usize, title: &str) -> String {
    format!("在第 {number} 步“{title}”之前")
}

/// How long a lesson takes.
pub fn minutes(minutes: u32) -> String {
    format!("约 {minutes} 分钟。")
}

/// Behind a claim.
pub fn checked(position: &str) -> String {
    format!("（`{position}`，已核对）")
}

/// The number of a question.
pub fn numbered(number: usize) -> String {
    format!("**第 {number} 题**")
}

/// Above the answers of a section.
pub fn answers() -> &'static str {
    "**答案**"
}

/// What is learnt.
pub fn learnt(text: &str) -> String {
    format!("**学到了：**{text}")
}

/// The usual question. `place` is that of the first pile, if there are piles.
pub fn question(ask: Ask, place: Option<Place>, misere: bool) -> String {
    let places = match place {
        Some(Place::Pile { .. }) => "哪些堆",
        Some(Place::Box { .. }) => "哪些盒子",
        Some(Place::Node { .. }) => "哪些结点",
        Some(Place::Cell(_)) => "哪些格子（行,列）",
        Some(Place::Run { .. }) => "哪些台阶（行:台阶）",
        Some(Place::Gap { .. } | Place::Stair | Place::Difference { .. }) | None => "哪些台阶",
    };
    match ask {
        Ask::Winner if misere => "走最后一步的一方输。谁赢，先手还是后手？".to_owned(),
        Ask::Winner => "谁赢，先手还是后手？".to_owned(),
        Ask::Kept => format!("{places}计入？"),
        Ask::Piles => "参加异或的是哪几个数？".to_owned(),
        Ask::Running => "把计入的堆逐个异或，每加入一堆之后的尼姆和依次是多少？".to_owned(),
        Ask::NimSum => "尼姆和是多少？".to_owned(),
        Ask::Move => "写出一种必胜走法。".to_owned(),
        Ask::Moves => "有几种必胜走法？".to_owned(),
    }
}

/// How an answer is typed.
pub fn form(ask: Option<Ask>, options: usize) -> String {
    let form = match ask {
        None => return format!("请输入 1 到 {options} 的编号。"),
        Some(Ask::Winner) => "“先手”或“后手”，也可以写 1 或 2",
        Some(Ask::Kept) => "编号，如 1 3；一个也没有就写“没有”",
        Some(Ask::Piles) => "各个数，如 3 0 2；一个也没有就写“没有”",
        Some(Ask::Running) => "每一堆对应一个数，如 1 5 3",
        Some(Ask::NimSum | Ask::Moves) => "一个数",
        Some(Ask::Move) => "一种走法，写法与页面上相同，如 14 -> 13、第 1 堆取 2、1 枚：3 -> 2；也可以写走完之后的局面",
    };
    format!("请输入{form}。")
}

/// The right answer.
pub fn solution(right: &Right) -> String {
    match right {
        Right::Winner(Player::First, Names { first, .. }) => format!("**先手**：轮到走的 {first} 赢。"),
        Right::Winner(Player::Second, Names { second, .. }) => format!("**后手**：接着走的 {second} 赢。"),
        Right::Kept(places) if places.is_empty() => "**没有**".to_owned(),
        Right::Kept(places) => {
            format!("**{}**", places.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(" "))
        }
        Right::Piles(piles) if piles.is_empty() => "**没有**".to_owned(),
        Right::Piles(numbers) | Right::Running(numbers) => format!("**{}**", joined(numbers, " ")),
        Right::Number(_, number) => format!("**{number}**"),
        Right::Option(option) => format!("**{option}**"),
        Right::Move(ways) => {
            let ways: Vec<_> = ways.iter().map(|way| format!("**{}**", way.words)).collect();
            ways.join("，或 ")
        }
    }
}

/// The answer is right.
pub fn right(solution: &str) -> String {
    format!("答对了：{solution}")
}

/// It is wrong.
pub fn wrong(hints: bool) -> &'static str {
    if hints {
        "不对。再试一次，或者看一个提示。"
    } else {
        "不对。再试一次，或者看解答。"
    }
}

/// The mistakes behind a wrong answer; empty where nothing can be said.
pub fn behind(behind: &Behind) -> String {
    let about =
        |mistake: &Mistake| format!("**{}**（`stairwise about {}`）", (mistake.text)(Lang::Zh).title, mistake.id);
    match behind {
        Behind::Nothing => String::new(),
        Behind::One(mistake) => {
            format!("在这里，有一个常见误区正好得到这个答案：{}。{}", about(mistake), (mistake.text)(Lang::Zh).fails)
        }
        Behind::Several([one, other], more) => {
            let others = if *more {
                "有好几个常见误区都会得到这个答案，例如"
            } else {
                "有两个常见误区都会得到这个答案："
            };
            format!("在这里，{others}{}和{}。", about(one), about(other))
        }
    }
}

/// Said with the right answer: the wrong one that a mistake gives.
pub fn trap(answer: &Right, mistake: &Mistake) -> String {
    let answer = if let Right::Winner(winner, _) = answer {
        let player = if *winner == Player::First { "先手" } else { "后手" };
        format!("**{player}**")
    } else {
        format!(" {}", solution(answer))
    };
    format!("（不是{answer}，那是误区“{}”的结果，见 `{}`。）", (mistake.text)(Lang::Zh).title, mistake.id)
}

/// A hint.
pub fn hint(number: usize, of: usize, hint: &str) -> String {
    format!("提示 {number}/{of}：{hint}")
}

/// A hint that the position gives.
pub fn nudge(nudge: &Nudge) -> String {
    match nudge {
        Nudge::Special => "先看特殊规则：还没看堆，胜负就定了。".to_owned(),
        Nudge::Odd => "从东西停下的地方数起：相距奇数步的计入。".to_owned(),
        Nudge::Parity(dropped, kept) => format!("例如，不计{}，计入{}。", page::label(dropped), page::label(kept)),
        Nudge::Kept(rows, _) if rows.is_empty() => "没有计入的堆。".to_owned(),
        Nudge::Kept(rows, _) if matches!(rows[0].place, Place::Pile { .. }) => "Nim 里每一堆都计入。".to_owned(),
        Nudge::Kept(rows, more) => format!("计入的是{}。", page::places(&rows.iter().collect::<Vec<_>>(), *more)),
        Nudge::Changed => "其中一堆要按特殊规则修正。".to_owned(),
        Nudge::Pile(row) => format!("例如{}：{}。", page::label(row), row.pile),
        Nudge::Piles(piles) => format!("算一算 {}。", joined(piles, " XOR ")),
        Nudge::Binary(piles) => format!("写成二进制：{}。", in_binary(piles, "，")),
        Nudge::FirstTwo(one, other) => format!("先算前两个：{one} XOR {other} = {}。", one ^ other),
        Nudge::Decides { nim_sum, misere: false } => format!("尼姆和不为 0 时，轮到走的一方赢。这里是 {nim_sum}。"),
        Nudge::Decides { nim_sum, misere: true } => format!(
            "只要有计入的堆不小于 2，仍由尼姆和决定；否则，1 的个数为偶数时轮到走的一方赢。这里尼姆和是 {nim_sum}。"
        ),
        Nudge::Smaller(nim_sum) => format!("哪一个计入的堆与 {nim_sum} 异或之后会变小？"),
        Nudge::Change(row) => format!("有一种走法改变的是{}。", page::label(row)),
        Nudge::Each(nim_sum) => format!("只有把某个计入的堆 s 变成 s XOR {nim_sum} 的走法才获胜。"),
        Nudge::OneOf(mv) => format!("其中一种：{mv}。"),
    }
}

/// There is no other hint.
pub fn no_more_hints(none: bool) -> &'static str {
    if none { "这一题没有提示。" } else { "提示已经用完，只剩解答了。" }
}

/// The solution.
pub fn solved(solution: &str) -> String {
    format!("答案：{solution}")
}

/// The question was left out.
pub fn skipped() -> &'static str {
    "留到以后再答。"
}

/// In front of what is typed.
pub fn your_answer() -> &'static str {
    "你的答案："
}

/// In front of the number of a step.
pub fn which_step(steps: usize) -> String {
    format!("第几步（1 到 {steps}）：")
}

/// There is no step before.
pub fn at_the_start() -> &'static str {
    "这里就是开头。"
}

/// There is no such step.
pub fn no_such_step(steps: usize) -> String {
    format!("只有第 1 到 {steps} 步。")
}

/// A key that means nothing.
pub fn unknown_key() -> &'static str {
    "这里不能这样输入；`?` 列出可以输入的。"
}

/// What can be typed as a line: `asks` where there is a question, and whether it has hints.
pub fn can_be_typed(asks: Option<bool>) -> &'static str {
    match asks {
        Some(true) => "请输入答案，或输入 提示、解答、跳过、返回、跳到 3、退出",
        Some(false) => "请输入答案，或输入 解答、跳过、返回、跳到 3、退出",
        None => "下一步（或空行）、返回、跳到 3、退出",
    }
}

/// All keys.
pub fn all_keys() -> &'static str {
    "空格、回车或 `n`：下一步，或作答。`b`：返回。`g` 或数字：跳到某一步。`a`：作答。`h`：提示。`s`：解答。`k`：跳过。`q`：退出。"
}

/// All commands.
pub fn all_commands() -> &'static str {
    "`下一步`、`返回`、`跳到 3`、`退出`；有问题时还可以输入答案、`提示`、`解答`、`跳过`。也可以用 `n`、`b`、`g 3`、`q`、`h`、`s`、`k`，\
     只要不会被当作答案。"
}

/// Said when the last step of a lesson is done: how many of the questions were answered at once, with so many hints; and
/// whether the others are kept for another time.
pub fn finished(title: &str, right: usize, questions: usize, hints: usize, kept: bool) -> String {
    let head = format!("**真棒，《{title}》学完了。**");
    let with = match hints {
        0 => String::new(),
        hints => format!("，用了 {hints} 个提示"),
    };
    match (right, questions) {
        (_, 0) => head,
        (right, questions) if right == questions => format!("{head}{questions} 题全部一次答对{with}。"),
        (right, questions) => {
            let later = if kept { "；其余的以后还会再问" } else { "" };
            format!("{head}{questions} 题中一次答对 {right} 题{with}{later}。")
        }
    }
}

/// What comes next.
pub fn next_lesson(number: usize, title: &str) -> String {
    format!("接下来：`stairwise learn {number}`  （{title}）")
}

/// Nothing comes next.
pub fn last_lesson() -> &'static str {
    "这是最后一课，你已经全部学会了。`stairwise list` 列出可以拿来练手的游戏和题目。"
}

/// How to go on after quitting.
pub fn go_on(number: usize, step: usize) -> String {
    format!("`stairwise learn {number}` 会从第 {step} 步继续。")
}

/// Said when a walk through an explanation is through.
pub fn walked(right: usize, questions: usize) -> String {
    if questions == 0 {
        "这是最后一步。".to_owned()
    } else {
        format!("这是最后一步。{questions} 题中一次答对 {right} 题。")
    }
}

/// Said when a walk goes on where it was left.
pub fn resumed(step: usize) -> String {
    format!("上次学到第 {step} 步；`b` 返回，`g` 跳到别的步骤。")
}

/// Under the list of lessons.
pub fn start_with(number: usize, begun: bool) -> String {
    let what = if begun { "继续" } else { "从这里开始" };
    format!("{}`stairwise learn {number}`  （{what}）", page::WORDS.next)
}

/// In the list: where a lesson was left.
pub fn left_at(step: usize) -> String {
    format!("在第 {step} 步")
}

/// In the list: questions that come again.
pub fn to_repeat(questions: usize) -> String {
    format!("{questions} 题待复习")
}

/// Progress was forgotten.
pub fn forgotten(title: Option<&str>) -> String {
    match title {
        Some(title) => format!("《{title}》的进度已清除。"),
        None => "全部进度已清除。".to_owned(),
    }
}

/// Where progress is kept cannot be read.
pub fn progress_unreadable(file: &str, why: &str) -> String {
    format!("读不了保存进度的文件 {file}：{why}")
}

/// Where progress is kept cannot be written.
pub fn progress_unwritable(file: &str, why: &str) -> String {
    format!("进度无法保存到 {file}：{why}；课程照常继续，只是不保存")
}

/// A file was put aside.
pub fn put_aside(newer: bool, to: &str) -> String {
    let why = if newer { "是更新版本的 stairwise 写的" } else { "已损坏" };
    format!("保存进度的文件{why}；原文件留作 {to}，现在另起一份")
}

/// A file cannot be put aside.
pub fn not_put_aside(newer: bool, file: &str) -> String {
    let why = if newer { "是更新版本的 stairwise 写的" } else { "已损坏" };
    format!("保存进度的文件 {file} {why}，又无法改名；这次不保存进度")
}

/// There is no such lesson.
pub fn unknown_lesson(word: &str, lessons: usize) -> String {
    format!("没有课程 `{word}`；共有第 1 到 {lessons} 课，`stairwise learn` 列出全部")
}

/// A lesson is read from a terminal.
pub fn reading_lesson() -> &'static str {
    "正在从终端读入课程；按 Ctrl-D 结束"
}

/// Lint found nothing.
pub fn lint_fine(lessons: usize) -> String {
    format!("检查了 {lessons} 课，没有问题。")
}

/// Lint found faults.
pub fn lint_found(faults: usize, lessons: usize) -> String {
    format!("检查了 {lessons} 课，有 {faults} 处问题。")
}

/// There is nothing to check.
pub fn lint_nothing(folder: &str) -> String {
    format!("{folder} 里没有课程（NAME.md 文件）")
}
