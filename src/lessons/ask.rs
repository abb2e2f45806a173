//! Questions, and their right answers, which are taken from a trace.
//!
//! Never here: what was typed, or a sentence.

use serde::Deserialize;

use crate::games::{Game, Position};
use crate::problems::Names;
use crate::text::{GameWords, Lang, say};
use crate::trace::{Facts, Moves, Mv, Player, Trace};

use super::hints::nudges;
use super::slips::{Slip, slips};
use super::trace::Case;
use super::{Choice, Predict};

/// What is asked about a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Who wins.
    Winner,
    /// The places whose piles count.
    Kept,
    /// The piles that go into the XOR.
    Piles,
    /// The nim-sum after each of them.
    Running,
    /// The nim-sum.
    NimSum,
    /// One winning move.
    Move,
    /// How many winning moves there are.
    Moves,
}

/// A question that is put to a reader.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// What is asked, marked.
    pub text: String,
    /// What can be chosen; empty when the answer is typed.
    pub options: Vec<String>,
    /// Graded hints.
    pub hints: Vec<String>,
    /// The right answer.
    pub right: Right,
    /// Said with the right answer, marked; may be empty.
    pub why: String,
    /// Wrong answers that mistakes would give.
    pub slips: Vec<Slip>,
}

/// A right answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Right {
    /// This player, of these two.
    Winner(Player, Names),
    /// These places; their names, and whether anything is there.
    Kept(Vec<(String, bool)>),
    /// These numbers, in any order.
    Piles(Vec<i64>),
    /// These numbers, in this order.
    Running(Vec<i64>),
    /// This number.
    Number(Ask, i64),
    /// Any of these moves.
    Move(Vec<Way>),
    /// This option, from 1.
    Option(usize),
}

/// A winning move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// The move.
    pub mv: Mv,
    /// Its words.
    pub words: String,
    /// The pile that it changes, before and after; for games whose moves are named by what they take.
    pub pile: Option<(u64, u64)>,
    /// The position that it leads to.
    pub leads_to: Option<String>,
}

impl Right {
    /// The answer that `trace` gives to what is asked; `None` when it gives none.
    #[must_use]
    pub fn of(ask: Ask, trace: &Trace, words: &dyn GameWords) -> Option<Self> {
        Some(match ask {
            Ask::Winner => Self::Winner(trace.verdict.winner, Names::USUAL),
            Ask::Kept => {
                let rows = Some(trace.rows()).filter(|rows| !rows.is_empty())?;
                Self::Kept(rows.iter().filter(|row| row.kept).map(|row| (row.name(), row.pile > 0)).collect())
            }
            Ask::Piles => Self::Piles(trace.nim_sum()?.terms.iter().map(|term| term.pile.cast_signed()).collect()),
            Ask::Running => {
                let terms = &trace.nim_sum()?.terms;
                Some(()).filter(|()| !terms.is_empty())?;
                Self::Running(terms.iter().map(|term| term.so_far.cast_signed()).collect())
            }
            Ask::NimSum => Self::Number(ask, trace.nim_sum()?.nim_sum.cast_signed()),
            Ask::Moves => Self::Number(ask, (trace.winning_moves().len() as u64).cast_signed()),
            Ask::Move => {
                let Moves { winning, .. } = moves(trace)?;
                let ways = winning.iter().map(|winning| Way {
                    mv: winning.mv,
                    words: words.mv(&winning.mv),
                    pile: winning.change.map(|change| (change.before, change.after)),
                    leads_to: winning.leads_to.as_ref().map(|led| led.position.clone()),
                });
                Self::Move(ways.collect())
            }
        })
    }

    /// What is asked; `None` for a choice.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        match self {
            Self::Winner(..) => Some(Ask::Winner),
            Self::Kept(_) => Some(Ask::Kept),
            Self::Piles(_) => Some(Ask::Piles),
            Self::Running(_) => Some(Ask::Running),
            Self::Number(ask, _) => Some(*ask),
            Self::Move(_) => Some(Ask::Move),
            Self::Option(_) => None,
        }
    }
}

fn moves(trace: &Trace) -> Option<&Moves> {
    trace.steps.iter().find_map(|step| if let Facts::Moves(found) = &step.facts { Some(found) } else { None })
}

impl Question {
    /// The question on `position`, whose trace is given, in the usual words; `None` when there is no answer.
    #[must_use]
    pub fn usual(ask: Ask, game: &dyn Game, position: &dyn Position, trace: &Trace, lang: Lang) -> Option<Self> {
        let right = Right::of(ask, trace, game.words(lang))?;
        let place = trace.rows().first().map(|row| row.place);
        let misere = trace.verdict.misere;
        let text = say!(lang, learn::question(ask, place, misere));
        // The gallery knows only games whose last mover wins.
        let slips = if misere { Vec::new() } else { slips(game, position, ask, &right) };
        let hints = nudges(ask, trace, game.words(lang)).iter().map(|nudge| say!(lang, learn::nudge(nudge))).collect();
        Some(Self { text, options: Vec::new(), hints, right, why: String::new(), slips })
    }

    /// The question of a `predict` block on its `case`.
    pub(super) fn predict(predict: &Predict, case: &Case, lang: Lang) -> Option<Self> {
        let mut question = Self::usual(*predict.ask.as_ref(), case.game, case.position.as_ref(), &case.trace, lang)?;
        if let Some(mistake) = &predict.mistake {
            question.slips.retain(|slip| slip.mistake.id == mistake.as_ref());
            if let Some(Slip { mistake, answer }) = question.slips.first() {
                question.why = say!(lang, learn::trap(answer, mistake));
            }
        }
        if let Some(text) = &predict.question {
            question.text.clone_from(text);
        }
        if !predict.hints.is_empty() {
            question.hints = predict.hints.iter().map(|hint| hint.as_ref().clone()).collect();
        }
        Some(question)
    }

    /// The question of a `choice` block.
    pub(super) fn choice(choice: &Choice) -> Self {
        Self {
            text: choice.question.as_ref().clone(),
            options: choice.options.as_ref().clone(),
            hints: choice.hints.iter().map(|hint| hint.as_ref().clone()).collect(),
            right: Right::Option(*choice.answer.as_ref()),
            why: choice.why.as_ref().clone(),
            slips: Vec::new(),
        }
    }

    /// The right answer, in words, and why it is right where that is told.
    #[must_use]
    pub fn solved(&self, lang: Lang) -> String {
        let joint = if self.why.is_empty() { "" } else { lang.page().between };
        format!("{}{joint}{}", self.solution(lang), self.why)
    }

    /// The right answer, in words.
    fn solution(&self, lang: Lang) -> String {
        let Right::Option(right) = &self.right else { return say!(lang, learn::solution(&self.right)) };
        let option = self.options.get(right - 1).map_or("", String::as_str);
        let open = !option.ends_with(['.', '!', '?', '\u{2026}', '。', '！', '？']);
        format!("**{right}**{}{option}{}", lang.page().colon, if open { lang.page().stop } else { "" })
    }
}
