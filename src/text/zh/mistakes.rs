//! The mistakes that can be made in every game, in Simplified Chinese.
//!
//! Never here: anything but words.

use super::super::{ContrastWords, MistakeText, count};
use crate::mistakes::Mistake;

/// The words of a mistake beside the truth.
pub fn words() -> ContrastWords {
    ContrastWords {
        mistake: "误区",
        mistakes: "误区",
        thinks: "错误做法",
        fails: "为什么不对",
        refuted: "推翻它的最小局面",
        often: "容易发现吗",
        versions: "错误的版本",
        table: "逐堆比较",
        truth: "正确规则",
        wrong: "误区",
        nim_sum: "尼姆和",
        at_once: "一步分胜负",
        another: "答案",
        noticed: "样例能发现",
        share: "出错比例",
        all: "是",
        some: "部分",
        none: "否",
    }
}

/// How the rule and the mistake part on a position, or do not.
pub fn parting(place: Option<&str>, same_winner: bool) -> String {
    match (place, same_winner) {
        (None, _) => "在这里两者没有分歧：每一堆和赢家都相同。".to_owned(),
        (Some(place), false) => format!("最先分歧之处：**{place}**。`*` 标出不同之处。"),
        (Some(place), true) => format!("最先分歧之处：**{place}**，但碰巧得出同一个赢家。`*` 标出不同之处。"),
    }
}

/// One line of the table in words.
pub fn both_sides(label: &str, truth: &str, wrong: &str) -> String {
    if truth == wrong {
        return format!("{label}：都是 {truth}");
    }
    format!("{label}：正确规则 {truth}，误区 {wrong}")
}

/// A position read wrongly may have the same winner.
pub fn same_winner() -> &'static str {
    "在这里两者得出同一个赢家。"
}

/// What marks a mistake in the list.
pub fn marked() -> &'static str {
    "在小局面中出错的比例；`*`：题目的样例就能发现它。"
}

/// On how many positions a mistake shows.
pub fn share(mistake: &Mistake) -> String {
    let Mistake { failing, small, .. } = mistake;
    format!("{} 个小局面中有 {} 个出错（{}）。", count(*small), count(*failing), mistake.percent())
}

/// Which samples show it.
pub fn samples(noticing: &[&str], silent: &[&str]) -> String {
    let list = |ids: &[&str]| ids.iter().map(|id| format!("`{id}`")).collect::<Vec<_>>().join("、");
    match (noticing, silent) {
        ([], []) => String::new(),
        ([], silent) => format!("样例发现不了它：{}。", list(silent)),
        (noticing, []) => format!("样例能发现它：{}。", list(noticing)),
        (noticing, silent) => format!("{} 的样例能发现它，{} 的不能。", list(noticing), list(silent)),
    }
}

/// A mistake cannot be set beside a position of another game.
pub fn of_another_game(mistake: &str, game: &str) -> String {
    format!("`{mistake}` 是关于 `{game}` 的误区，与别的游戏无关")
}

/// A mistake without piles cannot be shown so.
pub fn no_single_position(mistake: &str) -> String {
    format!("`{mistake}` 出现在输出里或各组数据之间，单独一个局面看不出来")
}

/// Only a mistake has a position that refutes it.
pub fn judge_only_for_mistakes() -> &'static str {
    "`--format judge` 写出推翻某个误区的局面：请给出误区的名字，或者换一种格式"
}

/// There is no such mistake.
pub fn unknown(word: &str) -> String {
    format!("没有名为 `{word}` 的误区")
}

/// Games, problems and terms are not listed by game.
pub fn not_by_game() -> &'static str {
    "只有规则和误区可以按游戏列出"
}

/// Where all mistakes are listed.
pub fn see_list(game: &str) -> String {
    format!("`stairwise list mistakes {game}` 会列出它们")
}

/// `verdict-inverted`.
pub fn inverted() -> MistakeText {
    MistakeText {
        title: "胜负写反",
        thinks: "胜负算对了，输出的却是另一方获胜时的字样。",
        fails: "尼姆和不为 0 时先手胜，先手就是题目里先走的那一方。检查一下哪个字样对应哪一方。",
    }
}

/// `wrong-words`.
pub fn wrong_words() -> MistakeText {
    MistakeText {
        title: "字样和题目不一致",
        thinks: "答案对，但某个单词、大小写、空格或者组号与题目要求不同。",
        fails: "评测是逐字比较的：`alice` 不等于 `Alice`，而且组号从 1 开始。",
    }
}

/// `kept-xor`.
pub fn kept_xor() -> MistakeText {
    MistakeText {
        title: "异或没有清零",
        thinks: "异或只在开头清零一次，没有在每组数据前清零。",
        fails: "第一组是对的，之后每组都混进了前面各组的异或。只有前面的异或不为 0 时才会露馅，样例组数少时很可能发现不了。",
    }
}

/// `one-case`.
pub fn one_case() -> MistakeText {
    MistakeText {
        title: "只读了一组数据",
        thinks: "程序回答第一组之后就结束了。",
        fails: "输入里有很多组数据：直到文件结束，或者由第一个数给出组数。",
    }
}

/// `small-array`.
pub fn small_array() -> MistakeText {
    MistakeText {
        title: "数组开小了",
        thinks: "数组只够放下样例，或者再多几个数。",
        fails: "评测数据会用足数据范围。数组越界后，程序可能崩溃，也可能改写别的变量，给出莫名其妙的答案。",
    }
}
