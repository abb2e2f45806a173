//! A position as a picture: which drawing belongs to which shape.
//!
//! Never here: the drawings themselves.

use super::bars::bars;
use super::grid::grid;
use super::markup::Ink;
use super::rows::rows;
use super::strip::{Pen, strip};
use super::tree::tree;
use crate::trace::Picture;

/// Draws `picture`.
pub(super) fn draw(picture: &Picture, pen: Pen) -> Vec<Ink> {
    match picture {
        Picture::Strip(picture) => strip(picture, pen),
        Picture::Bars(picture) => bars(picture, pen.marks, pen.width),
        Picture::Tree(picture) => tree(picture, pen),
        Picture::Rows(picture) => rows(picture, pen.width),
        Picture::Grid(picture) => grid(picture, pen),
    }
}
