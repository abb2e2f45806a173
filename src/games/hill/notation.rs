//! The native notation of the hill, read back: cells from the top down, `k` before the king's.
//!
//! Never here: more than one position.

use super::{Defect, Position};
use crate::input::{Fault, Kind, Token, tokens};

/// Reads a position such as `1 2 k4` from one line.
///
/// # Errors
///
/// A fault that points at the first word that is wrong, or at the end of the line when the king or everybody is missing.
pub fn parse(line: &str) -> Result<Position, Fault> {
    let words: Vec<_> = tokens(line).collect();
    let mut king = None;
    let mut cells = Vec::with_capacity(words.len());
    for (person, token) in words.iter().enumerate() {
        let crown = usize::from(token.word.starts_with(['k', 'K']));
        if crown > 0 && king.replace(person + 1).is_some() {
            return Err(token.fault(Kind::TwoKings));
        }
        if crown == token.word.len() {
            return Err(token.fault(Kind::LonelyK));
        }
        cells.push(token.number(crown)?);
    }
    if words.is_empty() {
        return Err(Token::end_of(line).fault(Kind::Nobody));
    }
    if king.is_none()
        && let Some(meant) = as_a_judges_case(&cells)
    {
        return Err(words[0].fault(Kind::JudgesCase(meant.to_string())));
    }
    // Places are checked before the king is missed: whoever forgot both learns of both, one after the other.
    let position = Position::new(cells, king.unwrap_or(1)).map_err(|defect| fault(&defect, &words))?;
    if king.is_none() {
        return Err(Token::end_of(line).fault(Kind::NoKing));
    }
    Ok(position)
}

/// The position that `numbers` stand for when they are a judge's case: N, k, and N increasing cells.
fn as_a_judges_case(numbers: &[u64]) -> Option<Position> {
    let [people, king, cells @ ..] = numbers else { return None };
    let fits = usize::try_from(*people) == Ok(cells.len());
    fits.then(|| Position::new(cells.to_vec(), usize::try_from(*king).ok()?).ok()).flatten()
}

fn fault(defect: &Defect, words: &[Token<'_>]) -> Fault {
    let cell = |person: usize| {
        let token = &words[person];
        token.number(usize::from(token.word.starts_with(['k', 'K']))).expect("it was a number before")
    };
    match *defect {
        Defect::OnTop(person) => words[person].fault(Kind::OnTop),
        Defect::OutOfOrder(person) => words[person].fault(Kind::order(cell(person - 1), cell(person))),
        Defect::TooFar(person) => words[person].fault(Kind::TooLarge(words[person].word.to_owned())),
        Defect::Nobody | Defect::KingOutside => unreachable!("there are people, and the king is one of them"),
    }
}
