//! The theory of the tree: the depth of a node is its stair, and the root is the ground.
//!
//! Never here: the rules of play.

use super::{DEPTHS, POSITION, Position};
use crate::games::Rule;
use crate::solver::Theory;
use crate::trace::{Carry, Mv, Picture, Place, Row, Tree, as_index};

impl Position {
    /// The depth of every node. No recursion is needed: a parent comes before its children.
    fn depths(&self) -> Vec<u64> {
        let mut depths = Vec::with_capacity(self.stones().len());
        depths.push(0);
        for &parent in self.parents() {
            depths.push(depths[as_index(parent)] + 1);
        }
        depths
    }
}

impl Theory for Position {
    const POSITION: &'static Rule = &POSITION;
    const REDUCTION: &'static Rule = &DEPTHS;

    fn picture(&self) -> Picture {
        Picture::Tree(Tree { parents: self.parents().to_vec(), stones: self.stones().to_vec() })
    }

    #[inline]
    fn piles(&self) -> impl Iterator<Item = Row> {
        let nodes = self.depths().into_iter().zip(self.stones()).enumerate();
        nodes.map(|(node, (depth, &pile))| {
            let place = Place::Node { node: node as u64, parent: self.parent(node) };
            Row { stair: depth, place, pile, kept: depth % 2 == 1 }
        })
    }

    fn legal_moves(&self) -> u128 {
        self.stones().iter().skip(1).copied().map(u128::from).sum()
    }

    fn lower(&self, row: usize, count: u64) -> Vec<Mv> {
        let mv = self.parent(row).map(|parent| Carry { count, from: row as u64, to: Some(parent) }.into());
        mv.into_iter().collect()
    }

    fn raise(&self, rows: &[Row], row: usize, count: u64) -> Vec<Mv> {
        let able = self.children().below(row).filter(|&child| rows[child].pile >= count);
        able.flat_map(|child| self.lower(child, count)).collect()
    }

    fn onto(&self, row: usize) -> usize {
        as_index(self.parent(row).expect("nothing moves off the root"))
    }

    fn after(&self, mv: Mv) -> Option<Self> {
        let Mv::Carry(Carry { count, from, to: Some(to) }) = mv else { unreachable!("stones go to a node") };
        let mut stones = self.stones().to_vec();
        stones[as_index(from)] -= count;
        stones[as_index(to)] += count;
        Some(self.with_stones(stones))
    }
}
