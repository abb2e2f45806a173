//! Exercises: positions drawn at random, whose answers the game tree has confirmed.
//!
//! Never here: a sentence, or how a position of a particular game is drawn; that is in the game's room.

use crate::games::{Effort, Game, USUAL_BUDGET};
use crate::mistakes::Mistake;
use crate::trace::{Check, Facts, MoveKind, Picture, Player, Trace};

mod dice;
mod handout;

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

/// So many positions are drawn for one exercise, before they grow. In the last third either player may win.
const ROUND: usize = 1500;
/// So many of them may be too large for the game tree.
const SEARCHES: usize = 100;
/// So often they grow, until the exercise is given up.
const ROUNDS: usize = 8;

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
    let mut found: Vec<Exercise> = Vec::new();
    for winner in winners {
        let mut searches = SEARCHES;
        let exercise = (0..ROUND * ROUNDS)
            .find_map(|draws| wanted.one(&mut dice, winner, draws, &found, &mut searches).transpose());
        found.push(exercise.unwrap_or(Err(Lack::OnlySoMany(found.len())))?);
    }
    Ok(found)
}

impl Wanted<'_> {
    /// One more exercise, if the next draw gives one. After many `draws` less is asked of it; without `searches` there is none.
    fn one(
        &self,
        dice: &mut Dice,
        winner: Player,
        draws: usize,
        found: &[Exercise],
        searches: &mut usize,
    ) -> Result<Option<Exercise>, Lack> {
        if *searches == 0 {
            return Ok(None);
        }
        dice.grow((draws / ROUND) as u64);
        let draws = draws % ROUND;
        let given = self.game.draw(dice);
        let position = self.game.parse(&given).expect("what a game draws is a position of it");
        let Some(truth) = position.reckon(None) else { return Ok(None) };
        let fails = |mistake: &&'static Mistake| {
            position.reckon(Some(mistake.id)).is_some_and(|wrong| wrong.winner != truth.winner)
        };
        let all = if self.defeat.is_empty() { self.game.mistakes() } else { self.defeat.to_vec() };
        let defeats: Vec<_> = all.into_iter().filter(fails).collect();
        let patient = draws < ROUND / 3 * 2;
        if (patient && truth.winner != winner) || !self.shows_enough(&defeats, found, patient) {
            return Ok(None);
        }
        let mut effort = Effort { budget: 0, misere: false, watch: &mut |_| {} };
        let unsearched = position.explain(&mut effort);
        // Every other one, so that a class does not know beforehand.
        let hard = self.difficulty == Difficulty::Hard && found.len().is_multiple_of(2);
        let easy = hard && draws < ROUND / 3 && !is_hard(&unsearched);
        let idea = Idea::of(&unsearched, &defeats);
        if easy || is_over(&unsearched) || found.iter().any(|old| Idea::of(&old.trace, &old.defeats) == idea) {
            return Ok(None);
        }
        let trace = position.explain(&mut Effort { budget: USUAL_BUDGET, ..effort });
        match trace.check {
            Check::GameTree { .. } => Ok(Some(Exercise { given, trace, defeats })),
            Check::Formula { .. } => {
                *searches -= 1;
                Ok(None)
            }
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

/// What an exercise is about. Two exercises with the same idea are alike, whatever else differs: things where they count
/// nowhere, the order of piles, cells that only move the whole position.
#[derive(PartialEq, Eq)]
struct Idea {
    /// The piles that count, the empty ones left out.
    piles: Vec<u64>,
    /// How far the others are from the king, where a shortcut decides.
    decided: Vec<u64>,
    /// The place of the king, or of the dollar.
    special: Option<usize>,
    mistakes: Vec<&'static str>,
}

impl Idea {
    fn of(trace: &Trace, defeats: &[&'static Mistake]) -> Self {
        let mut piles: Vec<_> =
            trace.rows().iter().filter(|row| row.kept && row.pile > 0).map(|row| row.pile).collect();
        piles.sort_unstable();
        let (special, cells) = match trace.picture() {
            Picture::Strip(strip) => (strip.king.or(strip.dollar), strip.cells.as_slice()),
            Picture::Bars(_) | Picture::Tree(_) | Picture::Grid(_) | Picture::Rows(_) => (None, &[][..]),
        };
        let decided = if trace.rows().is_empty() { cells } else { &[] };
        let decided = decided.iter().map(|cell| cell - decided[0]).collect();
        Self { piles, decided, special, mistakes: defeats.iter().map(|mistake| mistake.id).collect() }
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
