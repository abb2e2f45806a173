//! Wrong answers that a mistake of the gallery would give, so that each can be answered with the mistake's reason.
//!
//! Never here: a sentence. An answer that several mistakes would give is laid at nobody's door.

use super::judge::{multiset, typed_option};
use super::typed_move::{in_words, like, names};
use super::{Ask, Judged, Question, Right, judge};
use crate::games::{Game, Position};
use crate::mistakes::Mistake;
use crate::problems::Names;
use crate::solver::{Grounds, Reckoned, Reckoning};

/// A mistake, and what it answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// The mistake.
    pub mistake: &'static Mistake,
    /// Its answer, which is wrong.
    pub answer: Right,
}

/// The mistakes behind a wrong answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Behind {
    /// None that is known.
    Nothing,
    /// These one or two.
    Few(Vec<&'static Mistake>),
    /// So many that nothing can be said, of the game with this id.
    Many(&'static str),
}

/// Why an answer is wrong, as far as that can be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why<'a> {
    /// The mistakes behind it, if there are any.
    Mistakes(Behind),
    /// A move that loses to this reply, or ends the game where the last mover loses.
    Loses(Option<&'a str>),
    /// A move that cannot be made.
    NoMove,
    /// An option, of which this is wrong.
    Option(&'a str),
}

/// The mistakes of `game` that give another answer than `right` on this position, in the order of the gallery.
pub(super) fn slips(game: &dyn Game, position: &dyn Position, ask: Ask, right: &Right) -> Vec<Slip> {
    let slip = |mistake: &'static Mistake| {
        let answer = answer_of(ask, &position.reckon(Some(mistake.id))?)?;
        (!same(&answer, right)).then_some(Slip { mistake, answer })
    };
    game.mistakes().into_iter().filter_map(slip).collect()
}

/// Whether two answers are judged alike: nobody needs to name a pile of 0.
fn same(one: &Right, other: &Right) -> bool {
    match (one, other) {
        (Right::Piles(_, one), Right::Piles(_, other)) => multiset(one) == multiset(other),
        (_, _) => one == other,
    }
}

/// What somebody answers who reckons so; `None` where that does not follow.
fn answer_of(ask: Ask, reckoning: &Reckoning) -> Option<Right> {
    let Grounds::NimSum(nim_sum) = reckoning.grounds else {
        return (ask == Ask::Winner).then_some(Right::Winner(reckoning.winner, Names::USUAL));
    };
    let kept = || reckoning.rows.iter().filter(|row| row.kept);
    match ask {
        Ask::Winner => Some(Right::Winner(reckoning.winner, Names::USUAL)),
        Ask::Kept => Some(Right::Kept(kept().map(|row| (row.row().name(), row.pile != 0)).collect())),
        Ask::PilesBefore => Some(Right::Piles(ask, kept().map(|row| row.pile).collect())),
        Ask::Piles => Some(Right::Piles(ask, kept().map(|row| row.after).collect())),
        Ask::Running => {
            let add = |sum: &mut i64, row: &Reckoned| {
                *sum ^= row.after;
                Some(*sum)
            };
            let sums: Vec<_> = kept().scan(0, add).collect();
            // Who changes the nim-sum afterwards has other sums on the way, too.
            (sums.last() == Some(&nim_sum)).then_some(Right::Running(sums))
        }
        Ask::NimSum => Some(Right::Number(ask, nim_sum)),
        Ask::Pairs | Ask::Move | Ask::Moves | Ask::Reply => None,
    }
}

impl Question {
    /// Judges what was `typed`. What a mistake gives is an answer, whatever its form.
    #[must_use]
    pub fn judge(&self, typed: &str) -> Judged {
        match judge(&self.right, typed) {
            // Two numbers may name a move in one language, and another move in the other.
            Judged::Right if self.losing.iter().flatten().any(|losing| in_words(&losing.way, typed)) => Judged::Wrong,
            Judged::Unclear if self.behind(typed) != Behind::Nothing => Judged::Wrong,
            judged @ (Judged::Right | Judged::Wrong | Judged::Unclear) => judged,
        }
    }

    /// Why what was `typed` is wrong.
    #[must_use]
    pub fn why_not(&self, typed: &str) -> Why<'_> {
        if let Right::Option { .. } = self.right {
            let option = typed_option(typed).and_then(|option| self.wrong.get(option.checked_sub(1)?));
            return Why::Option(option.map_or("", String::as_str));
        }
        let losing = || self.losing.iter().flatten();
        let named = losing().find(|losing| in_words(&losing.way, typed));
        match named.or_else(|| losing().find(|losing| names(&losing.way, typed))) {
            Some(losing) => Why::Loses(losing.reply.as_deref()),
            None if self.losing.is_some() && self.sample.as_ref().is_some_and(|sample| like(sample, typed)) => {
                Why::NoMove
            }
            None => Why::Mistakes(self.behind(typed)),
        }
    }

    /// The mistakes that would give the wrong answer which was `typed`.
    #[must_use]
    pub fn behind(&self, typed: &str) -> Behind {
        let gives = |slip: &&Slip| judge(&slip.answer, typed) == Judged::Right;
        let found: Vec<_> = self.slips.iter().filter(gives).map(|slip| slip.mistake).collect();
        match found.as_slice() {
            [] => Behind::Nothing,
            [_] | [_, _] => Behind::Few(found),
            [first, ..] => first.game.map_or(Behind::Nothing, Behind::Many),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::trace::trace;
    use crate::text::Lang;

    fn question(ask: Ask, position: &str) -> Question {
        let Ok(case) = trace(position, false) else { panic!("{position}") };
        Question::usual(ask, case.game, case.position.as_ref(), &case.trace, Lang::En).expect("an answer")
    }

    /// The ids behind an answer; the game instead where there are many.
    fn behind(ask: Ask, position: &str, typed: &str) -> Vec<&'static str> {
        match question(ask, position).behind(typed) {
            Behind::Nothing => vec![],
            Behind::Few(mistakes) => mistakes.iter().map(|mistake| mistake.id).collect(),
            Behind::Many(game) => vec![game],
        }
    }

    #[test]
    fn a_wrong_answer_is_laid_to_the_mistakes_that_give_it_and_to_no_other() {
        for (ask, position, typed, ids) in [
            (Ask::Winner, "strip 3", "second", &["strip.border-forgotten", "strip.last-bit"][..]),
            (Ask::Winner, "hill 1 2 3 k4 5", "first", &[]),
            (Ask::Winner, "hill 1 k2 3", "first", &["hill"]),
            (Ask::Winner, "boxes 1 3 3 2 2 1 2", "first", &["boxes.odd-boxes", "boxes.residues-mod-3"]),
            (Ask::Winner, "hill k1", "second", &["hill.king-from-zero"]),
            (Ask::Kept, "boxes 1 1 1 1", "1 3", &["boxes.odd-boxes"]),
            (Ask::Kept, "boxes 1 1 1 1", "1 2", &[]),
            (Ask::Kept, "staircase 3 1 2 2", "2 4", &["staircase.even-stairs", "staircase.stairs-from-top"]),
            (Ask::NimSum, "staircase 0 1", "1", &["staircase"]),
            (Ask::PilesBefore, "hill 4 k6 8 9 13", "4 1 0 1 3", &["hill.every-gap"]),
            (Ask::Kept, "tree 1 2:0 2:0 1:1", "0 3", &["tree.root-is-one"]),
            (Ask::Piles, "pebbles 1 2 4", "1 2 4", &["pebbles.nim-on-piles"]),
            (Ask::Piles, "pebbles 0", "-1", &["pebbles.differences-less-one"]),
            (Ask::Piles, "hill 4 k6 8 9 13", "4 3 1", &["hill.no-king-second", "hill.adjust-nim-sum"]),
            (Ask::Running, "staircase 3 9 5", "3 10 15", &["staircase.every-stair"]),
            (Ask::Running, "staircase 3 9 5", "3 9 6", &[]),
            (Ask::NimSum, "strip 2 4 7", "1 xor 7 xor 4 = 0", &["strip.first-gap-whole"]),
            (Ask::NimSum, "hill 2 k3 5", "2", &["hill.adjust-nim-sum"]),
            (Ask::NimSum, "strip 2 4 7", "99", &[]),
            (Ask::NimSum, "staircase 3 9 5 8", "7", &["staircase.every-stair"]),
            (Ask::NimSum, "staircase 1 0 1", "1", &[]),
            (Ask::Moves, "strip 2 4 7", "7", &[]),
            (Ask::Winner, "nim 2 2", "first", &[]),
        ] {
            assert_eq!(behind(ask, position, typed), ids, "{position} {ask:?}: {typed}");
        }
    }

    #[test]
    fn no_mistake_is_behind_a_right_answer_and_each_is_behind_a_wrong_winner() {
        for game in crate::games::GAMES {
            for mistake in game.mistakes() {
                let question = question(Ask::Winner, &format!("{} {}", game.id(), mistake.refuted_by));
                assert!(question.slips.iter().any(|slip| slip.mistake == mistake), "{}", mistake.id);
                let right = matches!(question.right, Right::Winner(crate::trace::Player::First, _));
                let right = if right { "first" } else { "second" };
                assert_eq!(judge(&question.right, right), Judged::Right);
                assert_eq!(question.behind(right), Behind::Nothing, "{}", mistake.id);
            }
        }
    }
}
