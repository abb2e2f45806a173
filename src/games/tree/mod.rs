//! Stones on the nodes of a rooted tree: a move takes one or more stones from a node to its parent; who cannot move loses.
//!
//! Never here: judges' formats, or words.

use super::{Effort, Exchange, Game, Position as AnyPosition, Rule, exchanges, explain, next_after_winning, shared};
use crate::exercises::Dice;
use crate::input::Fault;
use crate::mistakes::{Mistake, listed, reckoned};
use crate::problems::{HDU5996, Judge, Problem};
use crate::solver::Reckoning;
use crate::text::{GameWords, Lang, say};
use crate::trace::Trace;

mod mistakes;
mod notation;
mod position;
mod rules;
mod theory;

pub use notation::parse;
pub use position::Position;
pub(crate) use position::not_before;

/// The game, as the register holds it.
#[derive(Debug, Clone, Copy)]
pub struct Tree;

/// The id of the game.
const ID: &str = "tree";

/// The tree with its stones.
pub static POSITION: Rule =
    Rule { id: "tree.position", example: (ID, "0 1:0 3:0 2:1 1:1 1:3"), text: |lang| say!(lang, tree::position()) };

/// The depth of a node is its stair.
pub static DEPTHS: Rule =
    Rule { id: "tree.depths", example: (ID, "0 1:0 3:0 2:1 1:1 1:3"), text: |lang| say!(lang, tree::depths()) };

/// All rules that explain a tree, in the order of the steps.
static ALL_RULES: &[&Rule] =
    &[&POSITION, &DEPTHS, &shared::ODD_STAIRS, &shared::NIM_SUM, &shared::VERDICT, &shared::MOVES];

impl Game for Tree {
    fn id(&self) -> &'static str {
        ID
    }

    fn example(&self) -> &'static str {
        "0 1:0 3:0 2:1 1:1 1:3"
    }

    fn rules(&self) -> &'static [&'static Rule] {
        ALL_RULES
    }

    fn mistakes(&self) -> Vec<&'static Mistake> {
        listed(mistakes::GALLERY)
    }

    fn draw(&self, dice: &mut Dice) -> String {
        let (nodes, largest) = dice.size([(3, 4, 3), (5, 6, 3), (7, 8, 3)]);
        let stones = dice.numbers(nodes, 0, largest);
        let word = |(node, stones): (u64, &u64)| match node {
            0 => stones.to_string(),
            node => format!("{stones}:{}", dice.below(node)),
        };
        (0..).zip(&stones).map(word).collect::<Vec<_>>().join(" ")
    }

    fn words(&self, lang: Lang) -> &'static dyn GameWords {
        match lang {
            Lang::En => &crate::text::en::tree::Words,
            Lang::Zh => &crate::text::zh::tree::Words,
        }
    }

    fn problem(&self) -> Option<&'static dyn Problem> {
        Some(&HDU5996)
    }

    fn parse(&self, line: &str) -> Result<Box<dyn AnyPosition>, Fault> {
        Ok(Box::new(parse(line)?))
    }
}

impl AnyPosition for Position {
    fn explain(&self, effort: &mut Effort<'_>) -> Trace {
        explain(ID, self, next_after_winning, effort)
    }

    fn reckon(&self, mistake: Option<&str>) -> Option<Reckoning> {
        reckoned(self, mistakes::GALLERY, mistake)
    }

    fn exchanges(&self, misere: bool) -> Option<Vec<Exchange>> {
        exchanges(self, misere)
    }

    fn judge(&self) -> Option<String> {
        Some(HDU5996.write(self))
    }
}
