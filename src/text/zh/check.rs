//! What is said of a checked program, in Simplified Chinese.
//!
//! Never here: anything but words.

use std::time::Duration;

use super::super::{CheckWords, count};
use crate::check::{Coverage, End, Fault, Kind, Oddity, Recipe};
use crate::problems::{Bounds, Shape, Space};

/// The small words of a check.
pub fn words() -> CheckWords {
    CheckWords {
        case: "出错的数据",
        expected: "应为",
        got: "得到",
        nothing: "（没有输出）",
        no_more: "（不应再有输出）",
        mistake: "误区",
        tried: "测试范围",
        why: "正确答案，逐步说明",
        errors: "程序写到标准错误的内容：",
        agrees: "没有发现差别",
        rerun: "重新测试",
        more: "接下来：",
    }
}

/// What went wrong, in a few words.
pub fn fault(fault: &Fault, time: Duration) -> String {
    match fault {
        Fault::Answer(Kind::Wrong { .. }) => "答案错误".to_owned(),
        Fault::Answer(Kind::Words { same: true, .. }) => "答案对，字样不对".to_owned(),
        Fault::Answer(Kind::Words { same: false, .. }) => "不是题目规定的答案".to_owned(),
        Fault::Answer(Kind::CaseNumber { .. }) => "组号错误".to_owned(),
        Fault::Answer(Kind::Missing) => "缺少输出".to_owned(),
        Fault::Answer(Kind::Extra { .. }) => "输出多余".to_owned(),
        Fault::Answer(Kind::NotText { .. }) => "输出不是文本".to_owned(),
        Fault::End(End::Finished) => "已结束".to_owned(),
        Fault::End(End::Code(code)) => format!("以退出码 {code} 结束"),
        Fault::End(End::Signal(signal)) => format!("崩溃（信号 {signal}{}）", signal_name(*signal)),
        Fault::End(End::TimeOut) => format!("{} 内没有结束", seconds(time)),
        Fault::End(End::TooMuchOutput) => "输出过多".to_owned(),
    }
}

fn signal_name(signal: i32) -> &'static str {
    match signal {
        6 => "：主动中止",
        8 => "：除以零",
        9 => "：被强行结束",
        11 => "：访问了不属于它的内存，例如数组越界",
        _ => "",
    }
}

/// A time.
pub fn seconds(time: Duration) -> String {
    if time < Duration::from_secs(1) {
        format!("{} 毫秒", time.as_millis())
    } else {
        format!("{} 秒", time.as_secs_f32())
    }
}

/// A box.
pub fn bounds(space: &Space, bounds: Bounds) -> String {
    let Bounds { size, span } = bounds;
    let (least, largest) = space.range;
    let to = (least + span - 1).min(largest);
    match space.shape {
        Shape::King => format!("前 {span} 格上至多 {size} 人"),
        Shape::List(_) => format!("至多 {size} 个数、每个在 {least} 到 {to} 之间"),
        Shape::Tree => format!("至多 {size} 个结点、每个上面 {least} 到 {to} 个"),
        Shape::Grid => format!("至多 {size} 格、每格 {least} 到 {to} 个"),
        Shape::Rows => format!("至多 2 行、最后 {span} 格上总共至多 {size} 枚棋子"),
    }
}

/// A case of the box is the smallest that fails.
pub fn smallest(before: usize, bounds: &str) -> String {
    match before {
        0 => format!("{bounds}的所有数据中最小的一组。"),
        _ => format!("出错的最小数据：{bounds}的数据中，比它小的 {} 组都对。", count(before as u64)),
    }
}

/// A case at random fails.
pub fn at_random(coverage: &Coverage, bounds: &str, seed: u64) -> String {
    format!("{}这一组更大，是随机生成的（种子 {seed}）。", tried_so_far(coverage, bounds))
}

/// A case at random was made smaller.
pub fn shrunk(coverage: &Coverage, bounds: &str, seed: u64) -> String {
    format!(
        "{}这一组是随机生成的（种子 {seed}），再在仍然出错的前提下缩小；可能还有更小的。",
        tried_so_far(coverage, bounds)
    )
}

fn tried_so_far(coverage: &Coverage, bounds: &str) -> String {
    let tried = if coverage.tried == coverage.in_box { "全部" } else { "最小的" };
    format!("{bounds}的{tried} {} 组数据都对。", count(coverage.tried as u64))
}

/// The case goes wrong only behind others.
pub fn only_in_company(cases: usize) -> String {
    format!(
        "单独测试这一组是对的，排在这 {cases} 组的最后才出错：**有东西从一组带到了下一组**，或者组数读错了。这是找到的最短的一串数据。"
    )
}

/// The program answers only the first case.
pub fn only_the_first() -> &'static str {
    "它只回答了第一组：见 `stairwise about one-case`。"
}

/// A second run gave something else.
pub fn does_not_repeat() -> &'static str {
    "同样的输入再运行一次，出错的情形不一样：**程序的结果不能重复**。（用了随机数、时间，或没有赋初值的变量？）"
}

/// The winner is right and the words are not.
pub fn see_wrong_words() -> &'static str {
    "评测是逐字比较的：见 `stairwise about wrong-words`。"
}

/// A mistake predicts every output.
pub fn exactly_like(id: &str, title: &str, cases: usize, wrong: usize) -> String {
    format!(
        "在全部 {} 组小数据上（其中 {} 组出错），你的程序和误区 `{id}` 的表现完全一样：**{title}**。",
        count(cases as u64),
        count(wrong as u64)
    )
}

/// Several mistakes do.
pub fn exactly_like_several(ids: &[&str], cases: usize, wrong: usize) -> String {
    let ids = ids.iter().map(|id| format!("`{id}`")).collect::<Vec<_>>().join("、");
    format!(
        "在全部 {} 组小数据上（其中 {} 组出错），你的程序和下面每个误区的表现都完全一样，在这里无法区分：{ids}。",
        count(cases as u64),
        count(wrong as u64)
    )
}

/// Nothing can be told of a program that has not answered all cases.
pub fn time_up() -> &'static str {
    "看不出是哪种误区：你的程序还没有答完全部小数据，时间就用完了。较大的 `--budget` 给的时间更多，较小的数据更少。"
}

/// No mistake does.
pub fn like_none(cases: usize, wrong: usize) -> String {
    format!(
        "没有一个已知的误区能解释你的程序在 {} 组小数据上的输出（其中 {} 组出错）。",
        count(cases as u64),
        count(wrong as u64)
    )
}

/// The winner is always right, and what else is printed is not.
pub fn right_winner(cases: usize) -> String {
    format!("全部 {} 组小数据上，你的程序都说对了谁获胜；错的是数目或走法。", count(cases as u64))
}

/// Of answers that are more than who wins, only that was held against the mistake.
pub fn only_the_winner() -> &'static str {
    "（比较的是谁获胜，不是数目或走法。）"
}

/// The same player is always said to win.
pub fn always_the_same(cases: usize, wrong: usize) -> String {
    format!(
        "你的程序说全部 {} 组小数据都由同一方获胜（其中 {} 组出错）。它看输入了吗？",
        count(cases as u64),
        count(wrong as u64)
    )
}

/// Too few cases are wrong to tell by them which mistake it is.
pub fn too_few(cases: usize, wrong: usize) -> String {
    format!(
        "{} 组小数据中只有 {} 组出错，太少，无法判断是哪个误区。加大 `--budget` 也许能看出来。",
        count(cases as u64),
        count(wrong as u64)
    )
}

/// The box that was tried.
pub fn tried_box(coverage: &Coverage, bounds: &str) -> String {
    let Coverage { in_box, tried, by_tree, .. } = coverage;
    let confirmed = match by_tree {
        all if all == tried => "答案全部由博弈树核对过".to_owned(),
        some => format!("其中 {} 组答案由博弈树核对过", count(*some as u64)),
    };
    if tried == in_box {
        return format!("{bounds}的全部 {} 组数据；{confirmed}。", count(*in_box as u64));
    }
    format!(
        "{bounds}的 {} 组数据中最小的 {} 组：**之后时间用完了**；{confirmed}。",
        count(*in_box as u64),
        count(*tried as u64)
    )
}

/// The cases at random that were tried.
pub fn tried_random(cases: usize, seed: u64) -> String {
    match cases {
        0 => "没有测试更大的数据：时间用完了。".to_owned(),
        _ => format!("{} 组随机数据，直到题目的数据上限（种子 {seed}）。", count(cases as u64)),
    }
}

/// The cases of a file that were tried.
pub fn tried_file(cases: usize) -> String {
    format!("文件中的 {} 组数据，一次运行。", count(cases as u64))
}

/// Agreeing is no proof.
pub fn no_proof(slowest: Duration) -> String {
    format!("最慢的一次运行用了 {}。没有发现差别，并不能证明没有差别。", seconds(slowest))
}

/// What is odd about an output.
pub fn oddity(oddity: Oddity) -> &'static str {
    match oddity {
        Oddity::BlanksAtLineEnds => "行末有空格：多数评测允许，有的不允许。",
        Oddity::BlankLines => "有空行：有的评测不允许。",
        Oddity::CarriageReturns => "行末有回车符：有的评测不允许。",
        Oddity::NoFinalNewline => "最后一行没有换行：多数评测允许。",
    }
}

/// Where the case was saved.
pub fn saved(file: &str) -> String {
    format!("已存为 `{file}`。")
}

/// How a case can be kept.
pub fn save_it() -> &'static str {
    "加上 `--save DIR` 保存数据，用 `--case FILE` 重新测试"
}

/// It could not be saved.
pub fn cannot_save(folder: &str, why: &str) -> String {
    format!("数据不能存到 `{folder}`：{why}")
}

/// How far a check is.
pub fn progress(done: usize, all: usize) -> String {
    format!("{} / {} 组", count(done as u64), count(all as u64))
}

/// No such program.
pub fn not_found(name: &str) -> String {
    format!("没有程序 `{name}`")
}

/// It is in the current folder.
pub fn here(name: &str) -> String {
    format!("它就在当前文件夹：请输入 `./{name}`")
}

/// A whole command line in quotes.
pub fn unquote(name: &str) -> String {
    format!("程序和它的每个参数各是一个词：请去掉引号，写成 `-- {name}`")
}

/// A file that may not be executed.
pub fn not_executable(name: &str) -> String {
    format!("`{name}` 没有执行权限")
}

/// How that is changed.
pub fn make_executable(name: &str) -> String {
    format!("如果它是程序：`chmod +x {name}`")
}

/// A source in place of a program.
pub fn source_file(name: &str) -> String {
    format!("`{name}` 是源代码，不是可以运行的程序")
}

/// What to type first, and then.
pub fn recipe(recipe: &Recipe, problem: &str) -> String {
    let Recipe { compile, run } = recipe;
    match compile {
        Some(compile) => format!("先输入 `{compile}`，再输入 `stairwise check {problem} -- {run}`"),
        None => format!("请输入 `stairwise check {problem} -- {run}`"),
    }
}

/// A folder in place of a program.
pub fn folder(name: &str) -> String {
    format!("`{name}` 是文件夹")
}

/// The system cannot run it.
pub fn cannot_run(why: &str) -> String {
    format!("程序无法运行：{why}")
}

/// It is a file that the system takes for no program, and what may be missing.
pub fn no_format() -> (&'static str, &'static str) {
    ("它不是这个系统的程序", "脚本要在第一行写明解释器，如 `#!/bin/sh`")
}

/// The game tree contradicts the solver.
pub fn contradicted(case: &str) -> String {
    format!("在这组数据上博弈树与求解结果矛盾：这是 stairwise 的缺陷，请报告：{case}")
}

/// A time limit that is none.
pub fn bad_time(text: &str) -> String {
    format!("`{text}` 不是时间限制：请写秒数，如 2 或 0.5")
}

/// There is no program to check.
pub fn no_command(problem: &str) -> String {
    format!("没有要测试的程序：请写在 `--` 后面，如 `stairwise check {problem} -- ./a.out`")
}

/// A word where none is expected, most likely a program.
pub fn behind_dashes(word: &str) -> String {
    format!("程序写在 `--` 后面，如 `-- {word}`")
}

/// A game in place of a problem.
pub fn needs_a_problem(game: &str, problem: Option<&str>) -> String {
    match problem {
        Some(problem) => format!("`{game}` 是游戏；测试程序要用题目的格式：试试 `{problem}`"),
        None => format!("`{game}` 是游戏，没有题目用它：没有可以测试程序的格式"),
    }
}
