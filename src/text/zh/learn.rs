//! What is said on a walk through a lesson, or through an explanation, in Chinese.
//!
//! Never here: anything but words.

use super::super::LearnWords;
use super::page;

/// The names of the keys, and other small words.
pub const WORDS: LearnWords = LearnWords {
    next: "下一步",
    more: "更多",
    back: "返回",
    go: "跳到",
    answer: "作答",
    hint: "提示",
    reveal: "解答",
    first: "先手",
    second: "后手",
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
    format!("一共只有 {steps} 步。")
}

/// A key that means nothing.
pub fn unknown_key() -> &'static str {
    "这里不能输入这个；`?` 列出可以输入什么。"
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
    "空格、回车或 `n`：下一步。`b`：返回。`g` 或数字：跳到某一步。`q`：退出。有问题时，按 `a` 或直接输入答案：作答，按 Esc 取消输入。`h`：提示。\
     连按两次 `r`：解答。`x`：跳过。"
}

/// Said when the key of the solution was pressed once.
pub fn reveal_again() -> &'static str {
    "再按 r：解答"
}

/// All commands.
pub fn all_commands() -> &'static str {
    "`下一步`、`返回`、`跳到 3`、`退出`；有问题时还可以输入答案、`提示`、`解答`、`跳过`。也可以用 `n`、`b`、`g 3`、`q`、`h`、`r`、`x`，\
     只要不会和答案混淆。"
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
            let later = match (kept, right) {
                (false, _) => "",
                (true, 0) => "；这些题以后还会再问",
                (true, _) => "；其余的以后还会再问",
            };
            format!("{head}{questions} 题中一次答对 {right} 题{with}{later}。")
        }
    }
}

/// What comes next: a lesson that was not begun; `first` where none was.
pub fn next_lesson(number: usize, title: &str, first: bool) -> String {
    let what = if first { "从这里开始" } else { title };
    format!("{}`stairwise learn {number}`  （{what}）", page::WORDS.next)
}

/// What comes next: a lesson that was begun.
pub fn next_step(number: usize, step: usize) -> String {
    format!("{}`stairwise learn {number}`  （从第 {step} 步继续）", page::WORDS.next)
}

/// What comes next: a lesson with questions that were missed.
pub fn repeat(number: usize, title: &str) -> String {
    format!("{}`stairwise learn {number}`  （再来一遍：{title}）", page::WORDS.next)
}

/// Behind the last lesson.
pub fn last_lesson() -> &'static str {
    "这是最后一课。`stairwise list` 列出可以拿来练手的游戏和题目。"
}

/// Nothing comes next.
pub fn all_done() -> &'static str {
    "所有课程都学完了，你已经全部学会。`stairwise list` 列出可以拿来练手的游戏和题目。"
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

/// In the list: where a lesson was left.
pub fn left_at(step: usize) -> String {
    format!("在第 {step} 步")
}

/// In the list: questions that come again.
pub fn to_repeat(questions: usize) -> String {
    format!("{questions} 题待复习")
}

/// A format in which nobody can walk.
pub fn no_walk_in() -> &'static str {
    "`--walk` 和 `--predict` 只能用 table 或 prose 格式"
}

/// Nobody can be asked here.
pub fn no_walk() -> &'static str {
    "逐步讲解需要能输入的终端：这里直接给出完整的解释。"
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
    format!("没有课程 `{word}`；共有 {lessons} 课，`stairwise learn` 列出全部")
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
