//! `exercises`: positions for a class, and the key to them; and what can be typed to get them.
//!
//! Never here: how they are drawn or laid out.

use clap::{Args, ValueEnum};

use super::args::PageFormat;
use super::compare::mistake_of;
use super::failure::{DEFECT, Failure, tell};
use super::learn::sheet;
use super::open::{Topic, topic};
use super::world::{Style, World};
use crate::exercises::{Difficulty, Lack, Wanted, draw, key, questions};
use crate::games::Game;
use crate::text::say;

#[derive(Debug, Args)]
pub(super) struct ExercisesArgs {
    pub topic: String,
    #[arg(long, value_name = "N", hide_default_value = true, default_value = "8")]
    pub count: usize,
    #[arg(long, value_name = "N", hide_default_value = true, default_value = "1")]
    pub seed: u64,
    #[arg(long, value_name = "N", hide_possible_values = true, hide_default_value = true, default_value = "1")]
    pub difficulty: Difficulty,
    #[arg(long, value_name = "ID", num_args = 1..)]
    pub defeat: Vec<String>,
    #[arg(long)]
    pub key: bool,
    #[arg(
        long,
        value_name = "FORMAT",
        hide_possible_values = true,
        hide_default_value = true,
        default_value = "table"
    )]
    pub format: PageFormat,
}

/// More are not drawn at once.
const MOST: usize = 100;

pub(super) fn run(args: &ExercisesArgs, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let lang = style.lang;
    let game = match topic(&args.topic, lang)? {
        Topic::Game(game) => game,
        Topic::Problem(problem) => problem.about().game,
    };
    if !(1..=MOST).contains(&args.count) {
        return Err(Failure::Usage(say!(lang, exercises::bad_count(MOST)), vec![]));
    }
    let defeat: Vec<_> = args.defeat.iter().map(|word| mistake_of(game, word, lang)).collect::<Result<_, _>>()?;
    let wanted = Wanted { game, count: args.count, seed: args.seed, difficulty: args.difficulty, defeat: &defeat };
    let exercises = match draw(&wanted) {
        Ok(exercises) => exercises,
        Err(Lack::OnlySoMany(found)) => {
            let defeating = !defeat.is_empty();
            let what = say!(lang, exercises::only_so_many(found, args.count, defeating));
            let mistakes = Some(defeat.len()).filter(|mistakes| *mistakes > args.count);
            let higher = args.difficulty != Difficulty::Hard;
            return Err(Failure::Usage(what, vec![say!(lang, exercises::what_to_ask(mistakes, higher))]));
        }
        Err(Lack::Contradicted(position)) => {
            let position = format!("{} {position}", game.id());
            tell(&say!(lang, exercises::contradicted(&position)), &[], style, world.talk)
                .map_err(Failure::Unwritable)?;
            return Ok(DEFECT);
        }
    };
    let sheet = sheet(args.format, style);
    let text = if args.key {
        key(&exercises, &wanted, &command(args, game), &sheet)
    } else {
        questions(&exercises, &wanted, args.format != PageFormat::Prose, &sheet)
    };
    world.output.write_all(text.as_bytes()).map_err(Failure::Unwritable)?;
    Ok(0)
}

/// The command that draws these exercises.
fn command(args: &ExercisesArgs, game: &dyn Game) -> String {
    let level = args.difficulty.to_possible_value().expect("none is hidden");
    let level = level.get_name();
    let defeat: String = args.defeat.iter().flat_map(|word| [" --defeat ".to_owned(), word.to_lowercase()]).collect();
    let (id, count, seed) = (game.id(), args.count, args.seed);
    format!("stairwise exercises {id} --count {count} --seed {seed} --difficulty {level}{defeat}")
}
