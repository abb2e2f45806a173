//! The rules that all games share: after the reduction every game is one staircase.
//!
//! Never here: a rule of one game.

use super::Rule;
use crate::text::say;

/// Only the piles on odd stairs count.
pub static ODD_STAIRS: Rule =
    Rule { id: "staircase.odd-stairs", example: ("hill", "2 4 k5 8"), text: |lang| say!(lang, shared::odd_stairs()) };

/// The XOR of the kept piles.
pub static NIM_SUM: Rule =
    Rule { id: "nim.nim-sum", example: ("hill", "3 k5 6 10 14"), text: |lang| say!(lang, shared::nim_sum()) };

/// Who wins.
pub static VERDICT: Rule =
    Rule { id: "verdict", example: ("hill", "1 2 k4"), text: |lang| say!(lang, shared::verdict()) };

/// Who wins when the last mover loses.
pub static MISERE: Rule =
    Rule { id: "nim.misere", example: ("nim", "1 1 1"), text: |lang| say!(lang, shared::misere()) };

/// Which moves win, or why none does.
pub static MOVES: Rule =
    Rule { id: "moves", example: ("hill", "3 k5 6 10 14"), text: |lang| say!(lang, shared::moves()) };
