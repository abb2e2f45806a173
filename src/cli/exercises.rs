//! `exercises`: positions for a class, and the key to them; and what can be typed to get them.
//!
//! Never here: how they are drawn or laid out.

use clap::{Args, ValueEnum};

use super::args::PageFormat;
use super::compare::no_mistake;
use super::failure::{DEFECT, Failure, tell};
use super::learn::sheet;
use super::open::{Topic, topic};
use super::world::{Style, World};
use crate::exercises::{Difficulty, Lack, Wanted, draw, key, questions};
use crate::games::Game;
use crate::mistakes::{self, Mistake};
use crate::text::say;

#[derive(Debug, Args)]
pub(super) struct ExercisesArgs {
    pub topic: String,
    #[arg(long, value_name = "N", hide_default_value = true, default_value = "8")]
    pub count: usize,
    #[arg(long, value_name = "N", hide_default_value = true, default_value = "1")]
    pub seed: u64,
    #[arg(long, value_name = "N", hide_possible_values = true, hide_default_value = true, default_value = "1")]
    pub difficulty: Level,
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

/// How hard exercises are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Level {
    #[value(name = "1")]
    One,
    #[value(name = "2")]
    Two,
    #[value(name = "3")]
    Three,
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
    let defeat: Vec<_> = args.defeat.iter().map(|word| mistake(word, game, style)).collect::<Result<_, _>>()?;
    let difficulty = match args.difficulty {
        Level::One => Difficulty::Easy,
        Level::Two => Difficulty::Middling,
        Level::Three => Difficulty::Hard,
    };
    let wanted = Wanted { game, count: args.count, seed: args.seed, difficulty, defeat: &defeat };
    let exercises = match draw(&wanted) {
        Ok(exercises) => exercises,
        Err(Lack::OnlySoMany(found)) => {
            let defeating = !defeat.is_empty();
            let what = say!(lang, exercises::only_so_many(found, args.count, defeating));
            return Err(Failure::Usage(what, vec![say!(lang, exercises::ask_for_less(defeating)).to_owned()]));
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

/// The mistake called `word`, which must show on positions of `game`.
fn mistake(word: &str, game: &dyn Game, style: &Style) -> Result<&'static Mistake, Failure> {
    let lang = style.lang;
    let found = mistakes::find(word).ok_or_else(|| no_mistake(word, game, lang))?;
    let refused = match found.game {
        Some(of) if of == game.id() => return Ok(found),
        Some(of) => say!(lang, mistakes::of_another_game(found.id, of)),
        None => say!(lang, mistakes::no_single_position(found.id)),
    };
    Err(Failure::Usage(refused, vec![say!(lang, mistakes::see_list(game.id()))]))
}

/// The command that draws these exercises.
fn command(args: &ExercisesArgs, game: &dyn Game) -> String {
    let level = match args.difficulty {
        Level::One => 1,
        Level::Two => 2,
        Level::Three => 3,
    };
    let defeat: String = args.defeat.iter().flat_map(|word| [" --defeat ".to_owned(), word.to_lowercase()]).collect();
    let (id, count, seed) = (game.id(), args.count, args.seed);
    format!("stairwise exercises {id} --count {count} --seed {seed} --difficulty {level}{defeat}")
}
