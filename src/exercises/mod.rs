//! Exercises: positions drawn at random, whose answers the game tree has confirmed.
//!
//! Never here: a sentence, or how a position of a particular game is drawn; that is in the game's room.

use crate::games::{Effort, Game, USUAL_BUDGET};
use crate::mistakes::Mistake;
use crate::solver::Grounds;
use crate::trace::{Check, Facts, MoveKind, Player, Trace};

mod alike;
mod dice;
mod handout;

use alike::Idea;
pub use dice::{Dice, Difficulty, Sizes, typed};
pub use handout::{key, questions};

/// What exercises are wanted.
#[derive(Clone, Copy)]
pub struct Wanted<'a> {
    /// The game.
    pub game: &'static dyn Game,
    /// How many.
    pub count: usize,
    /// The same seed gives the same ones.
    pub seed: u64,
    /// How hard they are.
    pub difficulty: Difficulty,
    /// Each must give the wrong winner on some exercise, and each exercise must show one of them. None: any position will do.
    pub defeat: &'a [&'static Mistake],
}

/// An exercise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exercise {
    /// The position as it is given, in native notation.
    pub given: String,
    /// Its trace, which the game tree has confirmed.
    pub trace: Trace,
    /// The mistakes that give the wrong winner: of those to be defeated, or of all where none was named.
    pub defeats: Vec<&'static Mistake>,
}

/// Why there are no such exercises.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lack {
    /// So many were found, and then no other.
    OnlySoMany(usize),
    /// The game tree contradicts the solver on this position: a defect of stairwise.
    Contradicted(String),
}

/// What is asked of the next exercise; when many draws do not give it, less is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Asked {
    /// Who wins. Where it is open, several mistakes need not take turns either.
    winner: Option<Player>,
    /// Whether there must be something that a beginner overlooks.
    hard: bool,
    /// How much larger than usual the position may be.
    growth: u64,
}

/// So many positions are drawn before less is asked.
const PATIENCE: usize = 1000;

/// Positions grow so far, and no further, to show a mistake that those of the usual size do not show.
const MOST_GROWTH: u64 = 4;

/// Draws the exercises that are `wanted`.
///
/// # Errors
///
/// When there are too few, as far as so many draws can tell.
pub fn draw(wanted: &Wanted<'_>) -> Result<Vec<Exercise>, Lack> {
    let mut dice = Dice::new(wanted.seed, wanted.difficulty);
    // Half are won and half are lost, in no order that could be guessed.
    let odd = dice.below(2);
    let mut winners: Vec<_> = (0..wanted.count as u64)
        .map(|place| if (place + odd).is_multiple_of(2) { Player::First } else { Player::Second })
        .collect();
    dice.shuffle(&mut winners);
    let mut found = Vec::new();
    let mut ideas = Vec::new();
    // What is asked in vain once is not asked again, unless several mistakes take turns.
    let mut in_vain = Vec::new();
    for winner in winners {
        // Every other one, so that a class does not know beforehand.
        let hard = wanted.difficulty == Difficulty::Hard && found.len().is_multiple_of(2);
        let next = wanted.less_and_less(winner, hard).find_map(|asked| {
            if in_vain.contains(&asked) {
                return None;
            }
            dice.grow(asked.growth);
            let next = (0..PATIENCE).find_map(|_| wanted.one(&mut dice, asked, &found, &mut ideas).transpose());
            in_vain.extend((next.is_none() && wanted.defeat.len() < 2).then_some(asked));
            next
        });
        found.push(next.unwrap_or(Err(Lack::OnlySoMany(found.len())))?);
    }
    Ok(found)
}

impl Wanted<'_> {
    /// What is asked at first, and what when that is not found. Positions grow only where a mistake may need it.
    fn less_and_less(&self, winner: Player, hard: bool) -> impl Iterator<Item = Asked> + use<> {
        let most = if self.defeat.is_empty() { 0 } else { MOST_GROWTH };
        let hard = hard.then_some(Asked { winner: Some(winner), hard, growth: 0 });
        let easier = [Some(winner), None]
            .into_iter()
            .flat_map(move |winner| (0..=most).map(move |growth| Asked { winner, hard: false, growth }));
        hard.into_iter().chain(easier)
    }

    /// One more exercise, if the next draw gives one.
    fn one(
        &self,
        dice: &mut Dice,
        asked: Asked,
        found: &[Exercise],
        ideas: &mut Vec<Idea>,
    ) -> Result<Option<Exercise>, Lack> {
        let given = self.game.draw(dice);
        let position = self.game.parse(&given).expect("what a game draws is a position of it");
        let Some(truth) = position.reckon(None) else { return Ok(None) };
        let patient = asked.winner.is_some();
        if asked.winner.is_some_and(|winner| winner != truth.winner) {
            return Ok(None);
        }
        let all = if self.defeat.is_empty() { self.game.mistakes() } else { self.defeat.to_vec() };
        let wrong = |mistake: &'static Mistake| Some((mistake, position.reckon(Some(mistake.id))?));
        let wrong: Vec<_> =
            all.into_iter().filter_map(wrong).filter(|(_, wrong)| wrong.winner != truth.winner).collect();
        let defeats: Vec<_> = wrong.iter().map(|(mistake, _)| *mistake).collect();
        if !self.shows_enough(&defeats, found, patient) {
            return Ok(None);
        }
        let mut effort = Effort { budget: 0, misere: false, watch: &mut |_| {} };
        let unsearched = position.explain(&mut effort);
        // Where no pile matters, those that a mistake sees do, if it is chosen.
        let seen = wrong.iter().map(|(_, wrong)| &wrong.rows).find(|rows| !self.defeat.is_empty() && !rows.is_empty());
        let rows = if truth.grounds == Grounds::AtOnce { seen } else { Some(&truth.rows) };
        let idea = Idea::of(&unsearched, rows.map_or(&[], Vec::as_slice));
        if (asked.hard && !is_hard(&unsearched)) || is_over(&unsearched) || ideas.contains(&idea) {
            return Ok(None);
        }
        let trace = position.explain(&mut Effort { budget: USUAL_BUDGET, ..effort });
        match trace.check {
            Check::GameTree { .. } => {
                ideas.push(idea);
                Ok(Some(Exercise { given, trace, defeats }))
            }
            Check::Formula { .. } => Ok(None),
            Check::Disagrees { .. } => Err(Lack::Contradicted(given)),
        }
    }

    /// Whether an exercise on which these mistakes fail leaves not too many for the exercises behind it. While one is
    /// `patient`, the mistakes take turns.
    fn shows_enough(&self, defeats: &[&'static Mistake], found: &[Exercise], patient: bool) -> bool {
        let Some(turn) = self.defeat.get(found.len() % self.defeat.len().max(1)) else { return true };
        let shown = |mistake: &&&'static Mistake| found.iter().any(|exercise| exercise.defeats.contains(mistake));
        let missing: Vec<_> = self.defeat.iter().filter(|mistake| !shown(mistake)).collect();
        let needed = missing.len().div_ceil(self.count - found.len());
        let new = missing.iter().filter(|mistake| defeats.contains(mistake)).count();
        new >= needed && !defeats.is_empty() && (!patient || defeats.contains(turn))
    }
}

/// Whether nobody can move.
fn is_over(trace: &Trace) -> bool {
    trace.steps.iter().any(|step| matches!(&step.facts, Facts::Replies(replies) if replies.legal == 0))
}

/// Whether there is something that a beginner overlooks: a winning move that is not in the textbook, or a special rule.
fn is_hard(trace: &Trace) -> bool {
    let special = trace.adjustment().is_some_and(|(_, adjustment)| adjustment.change.is_some());
    special || trace.winning_moves().iter().any(|winning| winning.kind != MoveKind::Textbook)
}
