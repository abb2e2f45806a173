//! Questions, and their right answers, which are taken from a trace.
//!
//! Never here: what was typed, or a sentence.

use serde::Deserialize;

use crate::games::{Exchange, Game, Position};
use crate::problems::Names;
use crate::text::{GameWords, Lang, say};
use crate::trace::{Carry, Cell, Jump, Mv, Player, Push, Slide, Trace};

use super::hints::nudges;
use super::judge::{Judged, judge};
use super::slips::{Slip, slips};
use super::trace::Case;
use super::{Choice, Predict};

/// What is asked about a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Who wins.
    Winner,
    /// The pairs of pieces.
    Pairs,
    /// The places whose piles count.
    Kept,
    /// The piles that count, before any special rule changes one.
    PilesBefore,
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
    /// A winning reply to a move of a lost position.
    Reply,
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
    /// Where a winning move is asked for: the moves that lose, where all moves are known.
    pub losing: Option<Vec<Losing>>,
    /// An answer as it can be typed, but not the right one; for answers whose form is not plain.
    pub sample: Option<String>,
    /// What is wrong with each option; may be empty.
    pub wrong: Vec<String>,
}

/// A right answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Right {
    /// This player, of these two.
    Winner(Player, Names),
    /// These places; their names, and whether anything is there.
    Kept(Vec<(String, bool)>),
    /// These pairs, and who is left over.
    Pairs(Vec<[u64; 2]>, Option<u64>),
    /// These numbers, in any order. Nobody needs to name a 0.
    Piles(Ask, Vec<i64>),
    /// These numbers, in this order.
    Running(Vec<i64>),
    /// This number.
    Number(Ask, i64),
    /// Any of these moves.
    Move(Ask, Vec<Way>),
    /// This option, from 1, of so many.
    Option {
        /// The number of the right one.
        right: usize,
        /// How many there are.
        of: usize,
    },
}

/// A move that can be typed.
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

/// A move that loses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Losing {
    /// The move.
    pub way: Way,
    /// The words of a reply that wins; `None` where the move ends the game.
    pub reply: Option<String>,
}

impl Way {
    /// A move of which no more is known than itself.
    fn plain(mv: Mv, words: &dyn GameWords) -> Self {
        Self { mv, words: words.mv(&mv), pile: None, leads_to: None }
    }
}

impl Right {
    /// The answer to what is asked about `position`, whose trace is given; `None` when there is none.
    #[must_use]
    pub fn of(ask: Ask, position: &dyn Position, trace: &Trace, words: &dyn GameWords) -> Option<Self> {
        Some(match ask {
            Ask::Winner => Self::Winner(trace.verdict.winner, Names::USUAL),
            Ask::Pairs => {
                let pairing = trace.pairing().filter(|pairing| !pairing.pairs.is_empty())?;
                let pairs = pairing.pairs.iter().map(|pair| [pair.lower, pair.upper]);
                Self::Pairs(pairs.collect(), pairing.left_over)
            }
            Ask::Kept => {
                let rows = Some(trace.rows()).filter(|rows| !rows.is_empty())?;
                Self::Kept(rows.iter().filter(|row| row.kept).map(|row| (row.name(), row.pile > 0)).collect())
            }
            Ask::PilesBefore => {
                let rows = Some(trace.rows()).filter(|rows| !rows.is_empty())?;
                Self::Piles(ask, rows.iter().filter(|row| row.kept).map(|row| row.pile.cast_signed()).collect())
            }
            Ask::Piles => Self::Piles(ask, trace.nim_sum()?.terms.iter().map(|term| term.pile.cast_signed()).collect()),
            Ask::Running => {
                let terms = &trace.nim_sum()?.terms;
                Some(()).filter(|()| !terms.is_empty())?;
                Self::Running(terms.iter().map(|term| term.so_far.cast_signed()).collect())
            }
            Ask::NimSum => Self::Number(ask, trace.nim_sum()?.nim_sum.cast_signed()),
            Ask::Moves => Self::Number(ask, (trace.winning_moves().len() as u64).cast_signed()),
            Ask::Move => {
                let ways = trace.winning_moves().iter().map(|winning| Way {
                    pile: winning.change.map(|change| (change.before, change.after)),
                    leads_to: winning.leads_to.as_ref().map(|led| led.position.clone()),
                    ..Way::plain(winning.mv, words)
                });
                Self::Move(ask, Some(ways.collect::<Vec<_>>()).filter(|ways| !ways.is_empty())?)
            }
            Ask::Reply => {
                let mv = trace.replies()?.examples.first()?.mv;
                let exchanges = position.exchanges(trace.verdict.misere)?;
                let replies = exchanges.into_iter().find(|exchange| exchange.mv == mv)?.replies;
                Self::Move(ask, replies.into_iter().map(|reply| Way::plain(reply, words)).collect())
            }
        })
    }

    /// What is asked; `None` for a choice.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        match self {
            Self::Winner(..) => Some(Ask::Winner),
            Self::Kept(_) => Some(Ask::Kept),
            Self::Pairs(..) => Some(Ask::Pairs),
            Self::Running(_) => Some(Ask::Running),
            Self::Piles(ask, _) | Self::Number(ask, _) | Self::Move(ask, _) => Some(*ask),
            Self::Option { .. } => None,
        }
    }
}

/// The moves of `position` that lose, each with a reply; `None` where they are not known.
fn losing(position: &dyn Position, trace: &Trace, words: &dyn GameWords) -> Option<Vec<Losing>> {
    let losing = |Exchange { mv, replies, .. }: Exchange| Losing {
        way: Way::plain(mv, words),
        reply: replies.first().map(|reply| words.mv(reply)),
    };
    let exchanges = position.exchanges(trace.verdict.misere)?.into_iter();
    Some(exchanges.filter(|exchange| !exchange.wins).map(losing).collect())
}

/// An answer like the right one, but another.
fn sample(right: &Right, words: &dyn GameWords) -> Option<String> {
    let samples = match right {
        Right::Pairs(..) => ["14 10, 6 5", "9 7, 4 2"].map(str::to_owned),
        Right::Kept(places) => match places.first() {
            Some((name, _)) if name.contains(',') => ["(1,1) (2,2)", "(1,2) (2,1)"],
            Some((name, _)) if name.contains(':') => ["1:1 2:3", "1:3 2:1"],
            Some(_) | None => ["1 3", "2 4"],
        }
        .map(str::to_owned),
        Right::Piles(..) => ["3 0 2", "4 1"].map(str::to_owned),
        Right::Running(_) => ["1 5 3", "2 6 7"].map(str::to_owned),
        Right::Move(_, ways) => moves_like(ways.first()?.mv).map(|mv| words.mv(&mv)),
        Right::Winner(..) | Right::Number(..) | Right::Option { .. } => return None,
    };
    samples.into_iter().find(|sample| judge(right, sample) != Judged::Right)
}

/// Two moves of the kind of `mv`.
fn moves_like(mv: Mv) -> [Mv; 2] {
    let carry = |to: Option<u64>, count| Mv::Carry(Carry { count, from: 9, to: to.map(|_| 8) });
    let cells = |count| {
        let (from, to) = (Cell { row: 1, column: 1 }, Cell { row: 1, column: 2 });
        Mv::Push(Push { count, from, to })
    };
    match mv {
        Mv::Slide(_) => [(9, 7), (20, 15)].map(|(from, to)| Mv::Slide(Slide { from, to, king: false })),
        Mv::Carry(Carry { to, .. }) => [carry(to, 2), carry(to, 5)],
        Mv::Jump(_) => [(7, 8), (3, 6)].map(|(from, to)| Mv::Jump(Jump { row: 1, from, to })),
        Mv::Push(_) => [cells(2), cells(5)],
    }
}

impl Question {
    /// The question on `position`, whose trace is given, in the usual words; `None` when there is no answer.
    #[must_use]
    pub fn usual(ask: Ask, game: &dyn Game, position: &dyn Position, trace: &Trace, lang: Lang) -> Option<Self> {
        let words = game.words(lang);
        let right = Right::of(ask, position, trace, words)?;
        let place = trace.rows().first().map(|row| row.place);
        let misere = trace.verdict.misere;
        let text = match (ask, trace.replies().and_then(|replies| replies.examples.first())) {
            (Ask::Reply, Some(example)) => say!(lang, asking::reply_to(&words.mv(&example.mv))),
            (_, _) => say!(lang, asking::question(ask, place, misere)),
        };
        // The gallery knows only games whose last mover wins.
        let slips = if misere { Vec::new() } else { slips(game, position, ask, &right) };
        let hints = nudges(ask, trace, words, lang).iter().map(|nudge| say!(lang, asking::nudge(nudge))).collect();
        let losing = if ask == Ask::Move { losing(position, trace, words) } else { None };
        let sample = sample(&right, words);
        Some(Self {
            text,
            options: Vec::new(),
            hints,
            right,
            why: String::new(),
            slips,
            losing,
            sample,
            wrong: Vec::new(),
        })
    }

    /// Whether a shortcut decides before any pile is counted.
    pub(super) fn shortcut(applies: bool, lang: Lang) -> Self {
        let (text, options, hint, [stands_first, stands_lower]) = say!(lang, asking::at_once());
        let wrong = if applies { ["", stands_first] } else { [stands_lower, ""] };
        Self {
            text: text.to_owned(),
            options: options.map(str::to_owned).into(),
            hints: vec![hint.to_owned()],
            right: Right::Option { right: if applies { 1 } else { 2 }, of: options.len() },
            why: String::new(),
            slips: Vec::new(),
            losing: None,
            sample: None,
            wrong: wrong.map(str::to_owned).into(),
        }
    }

    /// The question of a `predict` block on its `case`.
    pub(super) fn predict(predict: &Predict, case: &Case, lang: Lang) -> Option<Self> {
        let mut question = Self::usual(*predict.ask.as_ref(), case.game, case.position.as_ref(), &case.trace, lang)?;
        if let Some(mistake) = &predict.mistake {
            question.slips.retain(|slip| slip.mistake.id == mistake.as_ref());
            if let Some(Slip { mistake, answer }) = question.slips.first() {
                question.why = say!(lang, asking::trap(answer, mistake));
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
            right: Right::Option { right: *choice.answer.as_ref(), of: choice.options.as_ref().len() },
            why: choice.why.as_ref().clone(),
            slips: Vec::new(),
            losing: None,
            sample: None,
            wrong: choice.wrong.iter().map(|text| text.as_ref().clone()).collect(),
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
        let Right::Option { right, .. } = &self.right else { return say!(lang, asking::solution(&self.right)) };
        let option = self.options.get(right - 1).map_or("", String::as_str);
        let open = !option.ends_with(['.', '!', '?', '\u{2026}', '。', '！', '？']);
        format!("**{right}**{}{option}{}", lang.page().colon, if open { lang.page().stop } else { "" })
    }
}
