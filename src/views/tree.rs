//! A tree as a picture: a node a line, below its parent and further in.
//!
//! Never here: a recursion, or what the picture means.

use unicode_width::UnicodeWidthStr;

use super::Role;
use super::markup::Ink;
use super::page::Marks;
use super::strip::Pen;
use crate::text::say;
use crate::trace::{Children, Tree};

/// At most so many nodes are drawn.
const MOST_NODES: usize = 20;

/// Draws `picture`: each node as `node: things`, with a star where the depth is odd, if marks are wanted. Nodes that are too many or too deep
/// for the page are counted.
pub(super) fn tree(picture: &Tree, pen: Pen) -> Vec<Ink> {
    let [fork, last, line, none] =
        if pen.ascii { ["+- ", "`- ", "|  ", "   "] } else { ["├─ ", "└─ ", "│  ", "   "] };
    let children = Children::of(&picture.parents);
    let mut lines = Vec::new();
    // What is still to be drawn, next on top: a node, its depth, and what stands before its children's lines.
    let mut stack = vec![(0, 0_usize, String::new())];
    while let Some((node, depth, before)) = stack.pop() {
        if lines.len() == MOST_NODES {
            break;
        }
        let end = depth == 0 || children.next(node).is_none();
        if !end {
            // The brothers and sisters stand below this node with everything under it.
            stack.push((children.next(node).expect("it has one"), depth, before.clone()));
        }
        let branch = if depth == 0 {
            ""
        } else if end {
            last
        } else {
            fork
        };
        let (mark, role) = match (pen.marks, depth % 2 == 1) {
            (Marks::None, _) => ("", Role::Plain),
            (_, true) => (" *", Role::Kept),
            (_, false) => ("", Role::Dropped),
        };
        let text = format!("{node}: {}{mark}", picture.stones[node]);
        if before.width() + branch.width() + text.width() > pen.width {
            continue;
        }
        let mut drawn = Ink::default();
        drawn.add(Role::Quiet, &format!("{before}{branch}"));
        drawn.add(role, &text);
        lines.push(drawn);
        if let Some(child) = children.first(node) {
            let indent = if depth == 0 {
                ""
            } else if end {
                none
            } else {
                line
            };
            stack.push((child, depth + 1, format!("{before}{indent}")));
        }
    }
    let left_out = picture.stones.len() - lines.len();
    if left_out > 0 {
        let words = say!(pen.lang, page::nodes_left_out(left_out));
        let mut more = Ink::default();
        let short = format!("... +{left_out}");
        more.add(Role::Quiet, if words.width() <= pen.width { &words } else { &short });
        lines.push(more);
    }
    lines
}
