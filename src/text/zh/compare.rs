//! What is said of two positions side by side, in Chinese.
//!
//! Never here: anything but words.

use super::super::CompareWords;

/// The words of a comparison.
pub fn words() -> CompareWords {
    CompareWords {
        title: "比较", with: "  与  ", steps: "逐步比较", piles: "逐堆比较", marks: "`*` 标出不同之处。"
    }
}

/// There is no `with` between two positions.
pub fn with_missing() -> (&'static str, &'static str) {
    ("`compare` 需要两个局面，中间写 `with`", "例如 `stairwise compare hill 1 2 k3 with hill 1 k2 3`")
}

/// Only a game has positions that can be typed.
pub fn game_needed(word: &str) -> String {
    format!("`{word}` 不是游戏：请写明每个局面的游戏")
}

/// A position as another game.
pub fn translated(game: &str, position: &str) -> String {
    format!("看作 `{game}`，它就是 `{position}`：尼姆和与赢家都相同，但走法不一定一一对应。")
}

/// A shortcut leaves no piles.
pub fn no_piles() -> &'static str {
    "国王排第 1，一步就分出胜负：没有堆可以看作别的游戏"
}

/// Not a single staircase.
pub fn not_one_staircase(game: &str) -> String {
    format!("`{game}` 不是单独一个台阶：有几堆在同一级上；`--as nim` 可以看计入的堆")
}

/// The last mover cannot simply lose.
pub fn no_misere(game: &str) -> String {
    format!("`{game}` 不支持反常规则：它由特殊棋子分出胜负，不看最后一步是谁走的")
}
