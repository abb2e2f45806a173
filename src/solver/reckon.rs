//! What a rule, right or wrong, makes of a position, pile by pile.
//!
//! Never here: a wrong rule of a particular game. A wrong rule is the right one with one thing changed, so all but that one
//! thing comes from the game's theory, as in [`solve`](super::solve).

use serde::Serialize;

use super::Theory;
use crate::trace::{Place, Player, Row, Verdict};

/// The one thing that a wrong rule changes.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Twist<P> {
    /// It knows no shortcut.
    Shortcut,
    /// It makes other piles, or keeps others; its special rule is the right one.
    Piles(fn(&P, &mut [Reckoned])),
    /// It changes other piles by a special rule, or none, instead of what [`Theory::change`] says.
    Change(fn(&P, &mut [Reckoned])),
    /// It knows no special rule for the piles, and changes their nim-sum instead.
    NimSum(fn(&P, i64) -> i64),
    /// It joins the kept piles, before any special rule, to a number that is no nim-sum; the player to move is said to win if
    /// that is not 0.
    Join(fn(&mut dyn Iterator<Item = i64>) -> i64),
    /// It solves another position, and so has no piles of its own: who wins that one.
    Reading(fn(&P) -> Player),
}

/// What a rule makes of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reckoning {
    /// The piles, lowest stair first; none where a shortcut decides, and where another position is solved.
    pub rows: Vec<Reckoned>,
    /// What decides.
    pub grounds: Grounds,
    /// Who wins, by this rule.
    pub winner: Player,
}

impl Reckoning {
    /// The winner, if what lies on the ground is left out.
    pub(crate) fn groundless(&self) -> Player {
        let ground = self.rows.first().filter(|row| row.kept && row.place == Place::Stair && row.stair == 0);
        match (ground, self.grounds) {
            (Some(ground), Grounds::NimSum(nim_sum)) => Player::by_nim_sum(nim_sum ^ ground.after),
            (_, _) => self.winner,
        }
    }
}

/// What a rule decides by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grounds {
    /// A shortcut.
    AtOnce,
    /// What the rule takes for the nim-sum.
    NimSum(i64),
    /// A number that is no nim-sum, and decides in its place.
    Number(i64),
    /// Another position, for which it takes this one.
    AnotherPosition,
}

/// One pile, as a rule sees it. Piles are signed here: a wrong rule may make one of -1, and that is not 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Reckoned {
    /// The stair, counted from the ground up.
    pub stair: u64,
    /// Where the pile is in the game itself.
    #[serde(flatten)]
    pub place: Place,
    /// The number of things in the pile.
    pub pile: i64,
    /// The same after a special rule.
    pub after: i64,
    /// Whether the pile takes part in the XOR.
    pub kept: bool,
}

impl Reckoned {
    /// A pile as the right rule sees it, before any special rule.
    pub(crate) fn of(row: Row) -> Self {
        let pile = row.pile.cast_signed();
        Self { stair: row.stair, place: row.place, pile, after: pile, kept: row.kept }
    }

    /// Its row in the reduction, without its pile.
    pub(crate) fn row(&self) -> Row {
        Row { stair: self.stair, place: self.place, pile: 0, kept: self.kept }
    }

    /// Makes another pile of it.
    pub(crate) fn resize(&mut self, pile: i64) {
        self.pile = pile;
        self.after = pile;
    }
}

/// What the right rule makes of `position`, or that with one thing changed.
pub(crate) fn reckon<T: Theory>(position: &T, twist: Option<&Twist<T>>) -> Reckoning {
    if let Some(Twist::Reading(winner)) = twist {
        return Reckoning { rows: Vec::new(), grounds: Grounds::AnotherPosition, winner: winner(position) };
    }
    let at_once = position.shortcut().is_some_and(|(_, shortcut)| shortcut.applies());
    if at_once && !matches!(twist, Some(Twist::Shortcut)) {
        return Reckoning { rows: Vec::new(), grounds: Grounds::AtOnce, winner: Verdict::at_once().winner };
    }
    let mut rows: Vec<_> = position.ground().into_iter().chain(position.piles()).map(Reckoned::of).collect();
    if let Some(Twist::Piles(alter)) = twist {
        alter(position, &mut rows);
    }
    match (twist, position.change()) {
        (Some(Twist::Change(alter)), _) => alter(position, &mut rows),
        (Some(Twist::NimSum(_) | Twist::Join(_)), _) => {}
        // Of a position that a shortcut should have decided no other rule speaks.
        (_, Some(change)) if !at_once => {
            rows[change.row].after += change.after.cast_signed() - change.before.cast_signed();
        }
        (_, _) => {}
    }
    let mut kept = rows.iter().filter(|row| row.kept).map(|row| row.after);
    let nim_sum = |kept: &mut dyn Iterator<Item = i64>| kept.fold(0, |sum, pile| sum ^ pile);
    let (number, grounds): (i64, fn(i64) -> Grounds) = match twist {
        Some(Twist::Join(join)) => (join(&mut kept), Grounds::Number),
        Some(Twist::NimSum(alter)) => (alter(position, nim_sum(&mut kept)), Grounds::NimSum),
        _ => (nim_sum(&mut kept), Grounds::NimSum),
    };
    Reckoning { grounds: grounds(number), winner: Player::by_nim_sum(number), rows }
}
