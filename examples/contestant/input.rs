//! The judges' formats.

use crate::answers::{Format, Game, Problem};

/// A case, as far as its game has it.
#[derive(Debug, Default, Clone)]
pub struct Case {
    /// Cells, piles, coins or stones, as they were given; without the floor of a staircase.
    pub numbers: Vec<i64>,
    /// What lies on the floor of a staircase.
    pub floor: i64,
    /// Which person is the king, from 1.
    pub king: i64,
    /// The parents of nodes 1, 2, ...
    pub parents: Vec<usize>,
    /// The columns of a grid.
    pub columns: usize,
    /// The cells of each row of pieces.
    pub rows: Vec<Vec<i64>>,
}

impl Case {
    /// How many pieces, piles or nodes there are.
    pub fn size(&self) -> usize {
        self.numbers.len() + self.rows.iter().map(Vec::len).sum::<usize>()
    }
}

/// All cases of an input; an input that breaks off ends with the last whole one.
pub fn cases(problem: &Problem, text: &str) -> Vec<Case> {
    let mut words = Words(text.split_ascii_whitespace());
    let most = match problem.format {
        Format::Counted => words.number().and_then(|count| usize::try_from(count).ok()).unwrap_or(0),
        Format::One => 1,
        Format::UntilEnd | Format::UntilZero => usize::MAX,
    };
    let mut cases = Vec::new();
    while cases.len() < most
        && let Some(case) = words.case(problem)
    {
        if problem.format == Format::UntilZero && case.numbers.is_empty() {
            break;
        }
        cases.push(case);
    }
    cases
}

struct Words<'a>(std::str::SplitAsciiWhitespace<'a>);

impl Words<'_> {
    fn number(&mut self) -> Option<i64> {
        self.0.next()?.parse().ok()
    }

    fn numbers(&mut self, count: i64) -> Option<Vec<i64>> {
        (0..count).map(|_| self.number()).collect()
    }

    fn case(&mut self, problem: &Problem) -> Option<Case> {
        let mut case = Case::default();
        let count = self.number()?;
        match problem.game {
            Game::Hill => {
                case.king = self.number()?;
                case.numbers = self.numbers(count)?;
            }
            Game::Tree => {
                let parents = self.numbers(count - 1)?;
                case.parents = parents.into_iter().filter_map(|parent| usize::try_from(parent).ok()).collect();
                case.numbers = self.numbers(count)?;
            }
            Game::Grid => {
                let columns = self.number()?;
                case.columns = usize::try_from(columns).ok()?;
                case.numbers = self.numbers(count * columns)?;
            }
            Game::Row => {
                for _ in 0..count {
                    let pieces = self.number()?;
                    case.rows.push(self.numbers(pieces)?);
                }
            }
            Game::Staircase => {
                case.numbers = self.numbers(count)?;
                if problem.floor && !case.numbers.is_empty() {
                    case.floor = case.numbers.remove(0);
                }
            }
            Game::Nim | Game::Boxes | Game::Strip | Game::Pebbles => case.numbers = self.numbers(count)?,
        }
        Some(case)
    }
}
