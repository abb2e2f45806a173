//! What is said of exercises, in Chinese.
//!
//! Never here: anything but words.

use super::super::list_few;
use crate::problems::Names;
use crate::trace::Player;

/// Above the questions.
pub fn title(game: &str) -> String {
    format!("练习：{game}")
}

/// Above the answers.
pub fn key_title(game: &str) -> String {
    format!("练习答案：{game}")
}

/// What is asked of every position.
pub fn task() -> &'static str {
    "每个局面都轮到 Alice 走，双方都采取最优策略。谁赢，Alice 还是 Bob？若是 Alice 赢，写出一种必胜走法。"
}

/// Room for an answer.
pub fn room() -> &'static str {
    "赢家：____________   必胜走法：____________"
}

/// How the positions were found.
pub fn checked(seed: u64) -> String {
    format!("种子 {seed}。每个答案都由博弈树核对过。")
}

/// An answer; `defeats` are mistakes that give another winner.
pub fn answer(
    position: &str,
    winner: Player,
    names: Names,
    nim_sum: Option<u64>,
    moves: &[String],
    defeats: &[&str],
) -> String {
    let nim_sum = nim_sum.map_or("一步分胜负".to_owned(), |sum| format!("尼姆和 {sum}"));
    let moves = if moves.is_empty() {
        "没有必胜走法。".to_owned()
    } else {
        let typed: Vec<_> = moves.iter().map(|mv| format!("`{mv}`")).collect();
        format!("必胜走法：{}。", typed.join("；"))
    };
    let ids = list_few(defeats, |id| format!("`{id}`"), |more| format!("另外 {more} 个")).join("、");
    let defeats = if defeats.is_empty() { String::new() } else { format!("在这里出错的误区：{ids}。") };
    format!("`{position}`：**{}** 赢，{nim_sum}。{moves}{defeats}", names.of(winner))
}

/// More than are drawn at once.
pub fn bad_count(most: usize) -> String {
    format!("`--count` 可以是 1 到 {most}")
}

/// There are not so many such positions.
pub fn only_so_many(found: usize, wanted: usize, defeating: bool) -> String {
    let such = if defeating { "能推翻这些误区的局面" } else { "这样的局面" };
    match found {
        0 => format!("没有找到{such}"),
        found => format!("要 {wanted} 个{such}，只找到 {found} 个"),
    }
}

/// What to do then.
pub fn ask_for_less(defeating: bool) -> &'static str {
    if defeating {
        "少要几个，或者少写几个误区：一个局面很难同时推翻好几个"
    } else {
        "少要几个，或者换一个 `--difficulty`"
    }
}

/// The game tree disagrees.
pub fn contradicted(position: &str) -> String {
    format!("博弈树与求解在这个局面上不符：这是 stairwise 的缺陷，请报告：{position}")
}
