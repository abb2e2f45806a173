//! What each judge wants to be printed.

use crate::input::Case;
use crate::rules::{nim_sum, piles_of_nim};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Game {
    Nim,
    Staircase,
    Tree,
    Grid,
    Boxes,
    Strip,
    Pebbles,
    Row,
    Hill,
}

/// How cases follow one another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Counted,
    One,
    UntilEnd,
    UntilZero,
}

/// What an answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Style {
    /// Who wins.
    Word,
    /// The same behind the number of the case.
    Numbered,
    /// How many moves win.
    Count,
    /// A move that wins.
    Move,
}

#[derive(Debug, Clone, Copy)]
pub struct Problem {
    pub game: Game,
    pub format: Format,
    /// Whether the first stair is the floor.
    pub floor: bool,
    style: Style,
    won: &'static str,
    lost: &'static str,
}

impl Problem {
    pub fn find(id: &str) -> Option<Self> {
        use Format::{Counted, One, UntilEnd, UntilZero};
        use Game::{Boxes, Grid, Hill, Nim, Pebbles, Row, Staircase, Strip, Tree};
        use Style::{Count, Move, Numbered, Word};
        let (game, format, style, won, lost) = match id {
            "acwing892" => (Staircase, One, Word, "Yes", "No"),
            "bzoj1115" => (Pebbles, Counted, Word, "TAK", "NIE"),
            "cses1099" => (Staircase, Counted, Word, "first", "second"),
            "hdu3389" => (Boxes, Counted, Numbered, "Alice", "Bob"),
            "hdu4315" => (Hill, UntilEnd, Word, "Alice", "Bob"),
            "hdu5996" => (Tree, Counted, Word, "win", "lose"),
            "lightoj1393" => (Grid, Counted, Numbered, "win", "lose"),
            "luogu2575" => (Row, Counted, Word, "YES", "NO"),
            "poj1704" => (Strip, Counted, Word, "Georgia will win", "Bob will win"),
            "poj2975" => (Nim, UntilZero, Count, "", ""),
            "stonegamestrategist" => (Pebbles, One, Move, "", "YOU LOSE"),
            _ => return None,
        };
        Some(Self { game, format, floor: id == "cses1099", style, won, lost })
    }

    /// The answer that `rule` gives to `case`.
    pub fn answer(&self, number: usize, case: &Case, rule: &str) -> String {
        self.answer_of(number, case, nim_sum(self.game, rule, case), rule)
    }

    /// The answer to `case` by a nim-sum; `None` when the case is won without one.
    pub fn answer_of(&self, number: usize, case: &Case, nim_sum: Option<i64>, rule: &str) -> String {
        match self.style {
            Style::Count => {
                let sum = nim_sum.unwrap_or(0);
                piles_of_nim(case).filter(|pile| pile ^ sum < *pile).count().to_string()
            }
            Style::Move if nim_sum != Some(0) => take(case, rule),
            Style::Word | Style::Numbered | Style::Move => self.verdict(number, nim_sum != Some(0)),
        }
    }

    /// An answer that says who wins, and makes up the rest.
    pub fn verdict(&self, number: usize, won: bool) -> String {
        let word = if won { self.won } else { self.lost };
        match self.style {
            Style::Word => word.to_owned(),
            Style::Numbered => format!("Case {number}: {word}"),
            Style::Count => u8::from(won).to_string(),
            Style::Move if won => taken(1, 0),
            Style::Move => self.lost.to_owned(),
        }
    }

    /// An answer in the wrong capitals.
    pub fn in_wrong_case(answer: &str) -> String {
        let lower = |word: &str| word.chars().all(|c| !c.is_uppercase());
        let turned = |word: &str| if lower(word) { word.to_uppercase() } else { word.to_lowercase() };
        match answer.split_once(": ") {
            Some((number, word)) => format!("{number}: {}", turned(word)),
            None => turned(answer),
        }
    }

    /// An answer that is not this one.
    pub fn inverted(&self, number: usize, answer: &str) -> String {
        let lost = answer == self.verdict(number, false);
        self.verdict(number, lost)
    }
}

fn taken(stones: i64, pile: usize) -> String {
    format!("TAKE {stones} STONES FROM PILE {pile}")
}

/// The move off piles that may not become unsorted: the fewest stones, then the lowest pile, after which the other player
/// has lost by `rule`. When there is none, one stone from the first pile that has any to spare.
fn take(case: &Case, rule: &str) -> String {
    let spare = |pile: usize| case.numbers[pile] - if pile == 0 { 0 } else { case.numbers[pile - 1] };
    let piles = 0..case.numbers.len();
    let most = piles.clone().map(spare).max().unwrap_or(0);
    for stones in 1..=most {
        for pile in piles.clone().filter(|pile| spare(*pile) >= stones) {
            let mut after = case.clone();
            after.numbers[pile] -= stones;
            if nim_sum(Game::Pebbles, rule, &after) == Some(0) {
                return taken(stones, pile);
            }
        }
    }
    taken(1, piles.clone().find(|pile| spare(*pile) > 0).unwrap_or(0))
}
