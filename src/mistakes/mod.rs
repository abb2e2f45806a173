//! The gallery: wrong rules with names, as data.
//!
//! Never here: a wrong rule of one game (those are in the game's room, in `mistakes.rs`), or words.
//!
//! A wrong rule is the right rule with one thing changed, so that it can be told pile by pile beside the truth, refuted by its
//! smallest position, and recognised in somebody's program. Mistakes of output and across cases wrap the problem, not the
//! solver.

use std::fmt;
pub(crate) mod alter;

use std::io::Read;

use crate::games::{GAMES, Position, Rule};
use crate::input::Reader;
use crate::problems::{About, PROBLEMS};
use crate::solver::{Grounds, Reckoning, Theory, Twist, reckon};
use crate::text::{Lang, MistakeText, say};
use crate::trace::Player;

/// A mistake that people make.
#[derive(Clone, Copy)]
pub struct Mistake {
    /// The stable id, such as `hill.no-king-second`.
    pub id: &'static str,
    /// What goes wrong.
    pub kind: Kind,
    /// The id of the game whose rule it is; `None` for one that can be made in every game.
    pub game: Option<&'static str>,
    /// The rule that it gets wrong, where it gets one wrong.
    pub rule: Option<&'static Rule>,
    /// The smallest position on which it gives the wrong winner, in native notation: fewest pieces, then smallest sum, then
    /// first in lexicographic order, then smallest king. Empty where no single position shows it.
    pub refuted_by: &'static str,
    /// On how many of the small positions of its game it gives the wrong winner.
    pub failing: u32,
    /// How many small positions there are.
    pub small: u32,
    /// What people think, and why it fails.
    pub text: fn(Lang) -> MistakeText,
}

impl fmt::Debug for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl PartialEq for Mistake {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Mistake {}

/// What goes wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A wrong rule.
    Rule,
    /// The right rule on a position that was read wrongly.
    Reading,
    /// The right winner, but written wrongly.
    Output,
    /// Something is kept from one case to the next, or their number is mistaken.
    AcrossCases,
}

/// A wrong rule of one game: the mistake, and the one thing that it changes.
pub(crate) struct WrongRule<P: 'static> {
    pub mistake: Mistake,
    pub twist: Twist<P>,
}

impl<P> WrongRule<P> {
    /// A wrong version of `rule` in the game called `game`.
    pub const fn new(
        game: &'static str,
        id: &'static str,
        rule: &'static Rule,
        (refuted_by, failing, small): (&'static str, u32, u32),
        twist: Twist<P>,
        text: fn(Lang) -> MistakeText,
    ) -> Self {
        let kind = if matches!(twist, Twist::Reading(_)) { Kind::Reading } else { Kind::Rule };
        let mistake = Mistake { id, kind, game: Some(game), rule: Some(rule), refuted_by, failing, small, text };
        Self { mistake, twist }
    }
}

/// The winner inverted.
static INVERTED: Mistake = general("verdict-inverted", Kind::Output, |lang| say!(lang, mistakes::inverted()));

/// Other words than the judge's.
static WORDS: Mistake = general("wrong-words", Kind::Output, |lang| say!(lang, mistakes::wrong_words()));

/// The XOR kept from the case before.
static KEPT_XOR: Mistake = general("kept-xor", Kind::AcrossCases, |lang| say!(lang, mistakes::kept_xor()));

/// Only one case is read.
static ONE_CASE: Mistake = general("one-case", Kind::AcrossCases, |lang| say!(lang, mistakes::one_case()));

/// Too little room for what a judge may give.
static SMALL_ARRAY: Mistake = general("small-array", Kind::AcrossCases, |lang| say!(lang, mistakes::small_array()));

/// The mistakes that can be made in every game.
static GENERAL: [&Mistake; 5] = [&INVERTED, &WORDS, &KEPT_XOR, &ONE_CASE, &SMALL_ARRAY];

const fn general(id: &'static str, kind: Kind, text: fn(Lang) -> MistakeText) -> Mistake {
    Mistake { id, kind, game: None, rule: None, refuted_by: "", failing: 0, small: 0, text }
}

/// Every mistake: those of the games in their order, then those that can be made in every game.
pub fn all() -> impl Iterator<Item = &'static Mistake> {
    GAMES.iter().flat_map(|game| game.mistakes()).chain(GENERAL)
}

/// Finds a mistake by its id, however it is capitalised.
#[must_use]
pub fn find(id: &str) -> Option<&'static Mistake> {
    all().find(|mistake| mistake.id.eq_ignore_ascii_case(id))
}

/// The mistakes of a game's `gallery`.
pub(crate) fn listed<P>(gallery: &'static [WrongRule<P>]) -> Vec<&'static Mistake> {
    gallery.iter().map(|wrong| &wrong.mistake).collect()
}

/// What the rule called `id` in `gallery` makes of `position`, or the right rule where there is no id; `None` when the
/// gallery has no such rule.
pub(crate) fn reckoned<P: Theory>(
    position: &P,
    gallery: &'static [WrongRule<P>],
    id: Option<&str>,
) -> Option<Reckoning> {
    let Some(id) = id else { return Some(reckon(position, None)) };
    let wrong = gallery.iter().find(|wrong| wrong.mistake.id == id)?;
    Some(reckon(position, Some(&wrong.twist)))
}

impl Mistake {
    /// The share of the small positions on which it gives the wrong winner, as `4.2%`.
    #[must_use]
    pub fn percent(&self) -> String {
        format!("{:.1}%", 100.0 * f64::from(self.failing) / f64::from(self.small.max(1)))
    }

    /// The problems in which it can be made and told from the winners, and whether the judge's own sample shows it.
    ///
    /// # Panics
    ///
    /// When a sample has a fault; the tests read them all.
    pub fn samples(&self) -> impl Iterator<Item = (&'static About, bool)> {
        let posed = PROBLEMS.iter().filter(|problem| self.game.is_none_or(|game| game == problem.about().game.id()));
        let posed = posed.filter(|problem| self.kind != Kind::AcrossCases || problem.space().most_cases > 1);
        posed.filter_map(|problem| {
            let about = problem.about();
            let mut sample = about.sample.0.as_bytes();
            let mut cases = problem.cases(Reader::new(&mut sample as &mut dyn Read));
            let positions: Vec<_> =
                std::iter::from_fn(|| cases.next(&mut |_| {}).expect("a sample is without fault")).collect();
            let positions: Vec<_> = positions.iter().map(AsRef::as_ref).collect();
            let truths = positions.iter().map(|position| position.reckon(None).map(|right| right.winner));
            let [claimed, _] = self.predict(&positions)?;
            Some((about, !truths.eq(claimed.into_iter().map(Some))))
        })
    }

    /// What the right rule makes of `position`, and what this mistake does; `None` where it is none of its game, or has no
    /// single position.
    #[must_use]
    pub fn beside(&self, position: &dyn Position) -> Option<(Reckoning, Reckoning)> {
        position.reckon(None).zip(position.reckon(Some(self.id)))
    }

    /// Who wins each of `positions`, the cases of one input, by somebody who makes this mistake; `None` when that does not
    /// follow from the mistake. There are two ways of making it: the first counts what a judge says of the ground where the
    /// mistake does, the second never does.
    #[must_use]
    pub fn predict(&self, positions: &[&dyn Position]) -> Option<[Vec<Player>; 2]> {
        if self.game.is_some() {
            let reckoned = positions.iter().map(|position| position.reckon(Some(self.id)));
            let winners = reckoned.map(|way| way.map(|way| (way.winner, way.groundless())));
            let (first, second) = winners.collect::<Option<Vec<_>>>()?.into_iter().unzip();
            return Some([first, second]);
        }
        let truths: Vec<_> = positions.iter().map(|position| position.reckon(None)).collect::<Option<_>>()?;
        let winners: Vec<_> = if self.id == INVERTED.id {
            truths.iter().map(|truth| truth.winner.other()).collect()
        } else if self.id == KEPT_XOR.id {
            let mut carried = 0;
            let kept = truths.iter().map(|truth| match truth.grounds {
                Grounds::AtOnce | Grounds::Number(_) | Grounds::AnotherPosition => truth.winner,
                Grounds::NimSum(nim_sum) => {
                    carried ^= nim_sum;
                    Player::by_nim_sum(carried)
                }
            });
            kept.collect()
        } else {
            return None;
        };
        Some([winners.clone(), winners])
    }
}
