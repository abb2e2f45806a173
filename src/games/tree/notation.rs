//! The native notation of the tree, read back: a word a node, the stones and then the parent behind a colon.
//!
//! Never here: more than one position.

use super::Position;
use crate::input::{Fault, Kind, Token, tokens};

/// Reads a position such as `1 2:0 3:1 0:0` from one line.
///
/// # Errors
///
/// A fault that points at the first word that is wrong, or at the end of an empty line.
pub fn parse(line: &str) -> Result<Position, Fault> {
    let (mut parents, mut stones) = (Vec::new(), Vec::new());
    for (token, node) in tokens(line).zip(0_u64..) {
        let Some(colon) = token.word.find(':') else {
            stones.push(token.number(0)?);
            if node > 0 {
                return Err(token.fault(Kind::NoParent(node)));
            }
            continue;
        };
        if node == 0 {
            return Err(token.fault(Kind::RootHasParent));
        }
        let (before, after) = (token.part(0..colon), token.part(colon + 1..token.word.len()));
        if before.word.is_empty() {
            return Err(token.fault(Kind::NoStones(node)));
        }
        if after.word.is_empty() {
            return Err(token.fault(Kind::NoParent(node)));
        }
        stones.push(before.number(0)?);
        let parent = after.number(0)?;
        if parent >= node {
            return Err(after.fault(Kind::ParentNotBefore { node, parent }));
        }
        parents.push(parent);
    }
    Position::new(parents, stones).ok_or_else(|| Token::end_of(line).fault(Kind::NoRoot))
}
