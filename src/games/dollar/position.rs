//! A strip with a silver dollar and its native notation: cells from the left, `d` before the dollar's, as in `2 d5 9`.
//!
//! Never here: what a position is worth.

use std::fmt;

use crate::input::{Fault, Kind, MAX_NUMBER, Token, tokens};

/// Coins on a strip of cells, one of them the silver dollar.
///
/// Cells are numbered by their distance to the end on the left, which is 0. No coin is there: a common coin that has
/// reached the end can never move again and is left out, and the dollar there is simply taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    cells: Vec<u64>,
    dollar: usize,
}

/// What keeps cells and a dollar from being a position; coins are counted from 0 here, from the left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Defect {
    /// The dollar is none of the coins.
    DollarOutside,
    /// This coin is on cell 0, the end.
    AtEnd(usize),
    /// This coin is on the cell of the one before, or nearer the end.
    OutOfOrder(usize),
    /// This coin's cell is larger than [`MAX_NUMBER`].
    TooFar(usize),
}

impl Position {
    /// A position from the occupied `cells`, which increase, and the `dollar`'s place among them, 1 for the coin nearest
    /// the end.
    ///
    /// # Errors
    ///
    /// The first [`Defect`] found.
    pub fn new(cells: Vec<u64>, dollar: usize) -> Result<Self, Defect> {
        if dollar == 0 || dollar > cells.len() {
            return Err(Defect::DollarOutside);
        }
        let mut before = 0;
        for (coin, &cell) in cells.iter().enumerate() {
            if cell == 0 {
                return Err(Defect::AtEnd(coin));
            }
            if cell <= before {
                return Err(Defect::OutOfOrder(coin));
            }
            if cell > MAX_NUMBER {
                return Err(Defect::TooFar(coin));
            }
            before = cell;
        }
        Ok(Self { cells, dollar })
    }

    /// The occupied cells, from the left.
    #[must_use]
    pub fn cells(&self) -> &[u64] {
        &self.cells
    }

    /// The dollar's place: 1 for the coin nearest the end.
    #[must_use]
    pub fn dollar(&self) -> usize {
        self.dollar
    }
}

/// Reads a position such as `2 d5 9` from one line.
///
/// # Errors
///
/// A fault that points at the first word that is wrong, or at the end of the line when the dollar is missing.
pub fn parse(line: &str) -> Result<Position, Fault> {
    let words: Vec<_> = tokens(line).collect();
    let mut dollar = None;
    let mut cells = Vec::with_capacity(words.len());
    for (coin, token) in words.iter().enumerate() {
        let mark = usize::from(token.word.starts_with(['d', 'D']));
        if mark > 0 && dollar.replace(coin + 1).is_some() {
            return Err(token.fault(Kind::TwoDollars));
        }
        if mark == token.word.len() {
            return Err(token.fault(Kind::LonelyD));
        }
        cells.push(token.number(mark)?);
    }
    // Places are checked before the dollar is missed: whoever forgot both learns of both, one after the other.
    let missing = || Token::end_of(line).fault(Kind::NoDollar);
    let position = Position::new(cells.clone(), dollar.unwrap_or(1)).map_err(|defect| match defect {
        Defect::DollarOutside => missing(),
        Defect::AtEnd(coin) => words[coin].fault(Kind::CoinAtEnd { dollar: dollar == Some(coin + 1) }),
        Defect::OutOfOrder(coin) if cells[coin] == cells[coin - 1] => words[coin].fault(Kind::CoinTwice(cells[coin])),
        Defect::OutOfOrder(coin) => {
            words[coin].fault(Kind::CoinsOutOfOrder { before: cells[coin - 1], here: cells[coin] })
        }
        Defect::TooFar(coin) => words[coin].fault(Kind::TooLarge(words[coin].word.to_owned())),
    })?;
    if dollar.is_none() { Err(missing()) } else { Ok(position) }
}

/// The native notation: cells from the left, `d` before the dollar's, as in `2 d5 9`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (coin, cell) in self.cells.iter().enumerate() {
            let space = if coin == 0 { "" } else { " " };
            let mark = if coin + 1 == self.dollar { "d" } else { "" };
            write!(f, "{space}{mark}{cell}")?;
        }
        Ok(())
    }
}
