//! `completions` and `man`: made from the same definition as the command line itself.
//!
//! Never here: a word of their own.

use clap_complete::Shell;

use super::args::localised;
use super::failure::Failure;
use super::world::{Style, World};

pub(super) fn completions(shell: Shell, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    // Into memory first: the generator panics when a pipe is closed.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut localised(style.lang, style.output.width), "stairwise", &mut script);
    world.output.write_all(&script).map_err(Failure::Unwritable)?;
    Ok(0)
}

pub(super) fn man(style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let mut page = Vec::new();
    clap_mangen::Man::new(localised(style.lang, style.output.width)).render(&mut page).map_err(Failure::Unwritable)?;
    world.output.write_all(&page).map_err(Failure::Unwritable)?;
    Ok(0)
}
