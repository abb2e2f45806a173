//! What is said of exercises, in Chinese.
//!
//! Never here: anything but words.

use super::super::{list_few, reckoning};
use crate::problems::Names;
use crate::trace::{NimSum, Player};

/// Above the questions.
pub fn title(game: &str) -> String {
    format!("练习：{game}")
}

/// Above the answers.
pub fn key_title(game: &str) -> String {
    format!("练习答案：{game}")
}

/// What is asked of every position; `reckoned`: the way to the answer too.
pub fn task(reckoned: bool) -> &'static str {
    if reckoned {
        "每个局面都轮到 Alice 走，双方都采取最优策略。哪些堆计入，它们的尼姆和是多少？谁赢，Alice 还是 Bob？若是 Alice \
         赢，写出一种必胜走法。"
    } else {
        "每个局面都轮到 Alice 走，双方都采取最优策略。谁赢，Alice 还是 Bob？若是 Alice 赢，写出一种必胜走法。"
    }
}

/// Room for an answer.
pub fn room() -> &'static str {
    "赢家：____________   必胜走法：____________"
}

/// Room for the way to it.
pub fn room_to_reckon() -> &'static str {
    "计入的堆：____________   尼姆和：____________"
}

/// One player wins all of several positions.
pub fn one_sided(winner: Player, names: Names) -> String {
    let name = names.of(winner);
    format!("每一题都是 {name} 赢，只写赢家说明不了什么：批改时也要看其余的答案。")
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
    nim_sum: Option<&NimSum>,
    moves: &[String],
    defeats: &[&str],
) -> String {
    let nim_sum = nim_sum.map_or("一步分胜负".to_owned(), |sum| format!("尼姆和 {}", reckoning(sum)));
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

/// What to do then: where so many `mistakes` need as many positions, or where a `higher` difficulty is left.
pub fn what_to_ask(mistakes: Option<usize>, higher: bool) -> String {
    match (mistakes, higher) {
        (Some(mistakes), _) => {
            format!("每个误区都要出现：少选几个误区，或者用 `--count {mistakes}`，让每个误区各有一个局面")
        }
        (None, true) => "少要几个，或者提高 `--difficulty`".to_owned(),
        (None, false) => "少要几个".to_owned(),
    }
}

/// The game tree disagrees.
pub fn contradicted(position: &str) -> String {
    format!("博弈树与求解在这个局面上不符：这是 stairwise 的缺陷，请报告：{position}")
}
