//! What the hill says, in English.
//!
//! Never here: anything but words.

use super::super::{Context, GameText, GameWords, ProblemText, RuleText, Said, count, first_few};
use super::{ordinal, several};
use crate::trace::{
    Adjustment, KingCase, MoveKind, Mv, NoWin, Pairing, Picture, Reduction, Replies, ReplyKind, Row, Selection,
    Shortcut, WhyNot, WinningMove,
};

/// The words of the hill.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "Climbing the Hill"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "People stand on a strip of cells below a hilltop; one of them is the king. A move lifts one person any \
                 number of cells towards the top. Nobody passes anybody, and no cell holds two people, except the top, \
                 which has room for all. The players take turns, and either may move anybody. Whoever brings the king to \
                 the top wins.",
            ],
            notation: "Type the occupied cells from the top down, as distances to the top, with `k` before the king's: \
                       `1 2 k4`. Leave out whoever has reached the top.",
            reduction: "The free cells between neighbours are the coins of a staircase: whoever climbs moves cells from \
                        the gap above them to the gap below. Only the 1st, 3rd, 5th ... gap from the bottom counts, and \
                        only a king second of an odd number changes a pile, by one.",
        }
    }

    fn note(&self, picture: &Picture) -> String {
        format!("king {} of {}", ordinal(picture.king), count(picture.cells.len() as u64))
    }

    fn mv(&self, mv: &Mv) -> String {
        let who = if mv.king { "king " } else { "" };
        let to = if mv.to == 0 { "top".to_owned() } else { mv.to.to_string() };
        format!("{who}{} -> {to}", mv.from)
    }

    fn person(&self, cell: u64, king: bool) -> String {
        if king { format!("king {cell}") } else { cell.to_string() }
    }

    fn position(&self, picture: &Picture) -> Said {
        let people = several(picture.cells.len() as u64, "person", "people");
        let others = if picture.cells.len() == 1 { "" } else { ", **o** another person" };
        let brief = format!("{people}, the king {} from the top", ordinal(picture.king));
        Said::new("Position", brief.clone())
            .aloud(brief)
            .finding(format!("**K** is the king{others}; up is to the left"))
    }

    fn shortcut(&self, shortcut: &Shortcut) -> Said {
        match (&shortcut.mv, shortcut.above) {
            (Some(mv), _) => Said::new("King first?", format!("yes: {}", self.mv(mv)))
                .finding("Yes: nobody stands above him")
                .text(format!(
                    "**{}** takes him home in one move, however far it is, and the game is over. No pile matters.",
                    self.mv(mv)
                )),
            (None, above) => {
                let above = above.map_or(String::new(), |cell| cell.to_string());
                Said::new("King first?", format!("no: {above} stands above him"))
                    .finding(format!("No: the person on {above} stands above him"))
            }
        }
    }

    fn pairing(&self, pairing: &Pairing) -> Said {
        let (shown, more) = first_few(&pairing.pairs);
        let mut pairs: Vec<_> = shown.iter().map(|pair| format!("{} with {}", pair.lower, pair.upper)).collect();
        let mut brief: Vec<_> = shown.iter().map(|pair| format!("{}+{}", pair.lower, pair.upper)).collect();
        if more > 0 {
            pairs.push(format!("and {} more pairs", count(more as u64)));
            brief.push(format!("... {} more", count(more as u64)));
        }
        let last = match pairing.left_over {
            Some(cell) => {
                brief.push(format!("{cell}+top"));
                format!("; {cell} with the top")
            }
            None => String::new(),
        };
        Said::new("Pairing", brief.join("  ")).finding(format!("{}{last}", pairs.join(", ")))
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let (shown, more) = first_few(&reduction.rows);
        let mut piles: Vec<_> = shown.iter().map(|row| row.pile.to_string()).collect();
        if more > 0 {
            piles.push(format!("... {} more", count(more as u64)));
        }
        Said::new("Gap piles", format!("{}  from the bottom up", piles.join(" ")))
            .finding("the free cells between neighbours")
            .text("Climbing moves free cells one stair down: from the gap above to that below.")
    }

    fn row_remark(&self, row: &Row) -> Option<&'static str> {
        row.up_to.is_none().then_some("the top is shared: no -1")
    }

    fn selection(&self, selection: &Selection, context: &Context<'_>) -> Said {
        let (shown, more) = first_few(context.rows);
        let mut piles: Vec<_> =
            shown.iter().map(|row| if row.kept { row.pile.to_string() } else { "-".to_owned() }).collect();
        if more > 0 {
            piles.push(format!("... {} more", count(more as u64)));
        }
        let said =
            Said::new("Odd-step selection", format!("{}  {} kept", piles.join(" "), count(selection.kept as u64)))
                .finding("only the gaps inside pairs count");
        let rule = "A dropped pile saves nobody from a loss:";
        match &selection.example {
            Some(pass) => said.text(format!(
                "{rule} if {} climbs {}, to {}, stair {} grows from {} to {}; then {} climbs {} too, and it is {} again.",
                name(&pass.mv),
                pass.mv.from - pass.mv.to,
                pass.mv.to,
                context.rows[pass.change.row].stair,
                pass.change.before,
                pass.change.after,
                name(&pass.reply),
                pass.reply.from - pass.reply.to,
                pass.change.before,
            )),
            None => said.text(format!(
                "{rule} what it gives to the pile below, the partner below passes on at once. (Here no dropped pile has a \
                 cell to give.)"
            )),
        }
    }

    fn adjustment(&self, adjustment: &Adjustment, context: &Context<'_>) -> Said {
        let lift = &adjustment.lift;
        let topmost = lift.mv.from;
        let lifted = self.mv(&lift.mv);
        let home = lift.king_home.map(|mv| self.mv(&mv)).unwrap_or_default();
        let answered = format!("**{lifted}**  is answered by  **{home}**  and the game is over.");
        let unchanged =
            |why: &str| Said::new("King adjustment", format!("none: {why}")).finding(format!("none, {why}"));
        let counts_in_full = match topmost {
            1 => "its one free cell can be climbed: the pile counts in full".to_owned(),
            _ => format!("all {topmost} free cells can be climbed: the pile counts in full"),
        };
        match adjustment.case {
            KingCase::SecondOdd => {
                let stair = context.rows.last().map_or(0, |row| row.stair);
                let after = topmost - 1;
                let safe = match after {
                    0 => "The guard stands there: no safe cell is left to climb, though the gap has 1.".to_owned(),
                    1 => format!("So there is 1 safe cell to climb, not {topmost}."),
                    _ => format!("So there are {after} safe cells to climb, not {topmost}."),
                };
                Said::new("King adjustment", format!("stair {stair}: {topmost} -> {after}"))
                    .finding("one cell fewer for the guard")
                    .text(format!(
                        "The person on {topmost} **guards** the king: whoever lifts the guard to the top loses."
                    ))
                    .display(answered)
                    .text(format!("The guard's last safe cell is 1. {safe}"))
                    .display(format!("stair {stair}:  pile {topmost} **-> {after}**"))
                    .text(
                        "On cell 1 the guard is a pile of 0. When nobody else can move, as in `1 k2 3`, somebody must lift \
                         the guard and loses, as one loses Nim when all piles are 0.",
                    )
            }
            KingCase::SecondEven => unchanged("guard and king are a pair")
                .text(format!(
                    "The person on {topmost} **guards** the king: whoever lifts the guard to the top loses."
                ))
                .display(answered)
                .text(
                    "So the guard's last safe cell is 1 here too. But the gap above lies on an even stair and was dropped: \
                     no kept pile changes. If the guard climbs, the king follows as far.",
                ),
            KingCase::ThirdOdd => unchanged("king third, of an odd number").text(format!(
                "Nobody guards the king: {lifted} does not let him home. So {counts_in_full}. He is second then, but of an \
                 even number, which changes no pile either."
            )),
            KingCase::ThirdEven => {
                let (row, after) = lift.change.map_or((0, 0), |change| (change.row, change.after));
                let next = context.rows[row].from;
                unchanged("king third, of an even number").text(format!(
                    "Nobody guards the king, and the gap above {topmost} was dropped. But one move makes a guard: after \
                     {lifted} the king is second of an odd number, guarded from {next}. So that move makes a topmost pile of \
                     {next} - 1 = {after}, not {next}."
                ))
            }
            KingCase::LowerOdd => unchanged("the king is too far down").text(format!(
                "After {lifted} the king would be third or lower, and still nobody guards him. So {counts_in_full}."
            )),
            KingCase::LowerEven => unchanged("the king is too far down").text(format!(
                "After {lifted} the king would be third or lower, and still nobody guards him. So that move makes a topmost \
                 pile of {}, the whole distance of the next person.",
                lift.change.map_or(0, |change| change.after)
            )),
        }
    }

    fn winning(&self, winning: &[WinningMove], legal: u64, context: &Context<'_>) -> Said {
        let brief: Vec<_> = winning.iter().take(4).map(|winning| self.mv(&winning.mv)).collect();
        let dots = if winning.len() > 4 { ", ..." } else { "" };
        let said = Said::new("Winning moves", format!("{}{dots}", brief.join(", "))).finding(format!(
            "{} of the {} legal",
            count(winning.len() as u64),
            count(legal)
        ));
        let has = |kind| winning.iter().any(|winning| winning.kind == kind);
        if has(MoveKind::KingHome) {
            return said.text(format!(
                "After any other move the king is still first, and {} brings him home.",
                context.names.second
            ));
        }
        let (textbook, also) = (has(MoveKind::Textbook), has(MoveKind::Also));
        said.text(match (textbook, also) {
            (true, true) => "Each makes the nim-sum 0: the textbook lowers a kept pile, others raise one.",
            (true, false) => "Each makes the nim-sum 0 by lowering a kept pile.",
            _ => "Each makes the nim-sum 0 by raising a kept pile.",
        })
    }

    fn replies(&self, replies: &Replies, context: &Context<'_>) -> Said {
        let none = match replies.legal {
            1 => "none, the only legal move loses".to_owned(),
            legal => format!("none, all {} legal moves lose", count(legal)),
        };
        Said::new("Winning moves", none.clone())
            .finding(none)
            .text(format!("Whatever {} plays, {} has a reply. Examples:", context.names.first, context.names.second))
    }

    fn reply_kind(&self, kind: ReplyKind) -> &'static str {
        match kind {
            ReplyKind::Follow => "the partner follows",
            ReplyKind::Textbook => "another pile is lowered",
            ReplyKind::KingHome => "the king goes home",
            ReplyKind::NextClimbs => "the next one climbs as far",
            ReplyKind::NextClimbsOneMore => "the next one climbs one more",
        }
    }

    fn no_win(&self, no_win: &NoWin, context: &Context<'_>) -> String {
        let NoWin { row, pile, target, .. } = *no_win;
        let stair = context.rows[row].stair;
        let must = format!("stair {stair} must become {target}");
        match no_win.why {
            WhyNot::OnlyLowers => format!("{must}, and this person only lowers it from {pile}"),
            WhyNot::OnlyRaises => format!("{must}, and this person only raises it from {pile}"),
            WhyNot::NoRoom { need, room } => format!("{must}: climb {need}, but only {room} free"),
            WhyNot::TopMakes { room, made } => {
                format!("{must}; below the top only {room} to climb, and the top makes it {made}")
            }
            WhyNot::TopLosesAtOnce { room } => {
                format!("{must}; below the top only {room} to climb, and the top lets the king home")
            }
        }
    }
}

/// Who moves.
fn name(mv: &Mv) -> String {
    if mv.king { format!("the king on {}", mv.from) } else { mv.from.to_string() }
}

/// `hill.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "Position",
        says: "A hill is a strip of cells. A person's cell is the distance to the top; people are listed from the top down, \
               and the king is counted from the top as well.",
        why: &[
            "Who has reached the top can never move again and is in nobody's way: leave them out. Then the next person is \
                the first, and the king has moved up one place.",
        ],
    }
}

/// `hill.king-first`.
pub fn king_first() -> RuleText {
    RuleText {
        title: "King first?",
        says: "If nobody stands above the king, the player to move brings him to the top and wins, whatever the others do.",
        why: &[
            "A person may climb any number of free cells in one move. So look at this before any pile: the piles would \
                tell something else, and be wrong.",
        ],
    }
}

/// `hill.pairing`.
pub fn pairing() -> RuleText {
    RuleText {
        title: "Pairing",
        says: "Pair the people from the bottom up. With an odd number the topmost person is left over, and is paired with \
               the top.",
        why: &[
            "The lowest person has nothing to protect below: the gap in front of that person is stair 1, and the ground \
                is behind. So the counting starts at the bottom. From the top it comes out wrong whenever the number of \
                people is even.",
        ],
    }
}

/// `hill.gap-piles`.
pub fn gap_piles() -> RuleText {
    RuleText {
        title: "Gap piles",
        says: "Each gap is a pile: lower - upper - 1 free cells. The gap below the top is the topmost person's whole \
               distance, because the top can be shared. Stairs are counted from the bottom: the gap in front of the lowest \
               person is stair 1.",
        why: &[
            "Think of the free cells as coins. Whoever climbs d cells makes the gap above smaller by d and the gap below \
                larger by d: d coins move one stair down. Behind the lowest person they are gone, on the ground, stair 0.",
        ],
    }
}

/// `hill.king-adjustment`.
pub fn king_adjustment() -> RuleText {
    RuleText {
        title: "King adjustment",
        says: "With the king second and an odd number of people, the topmost pile counts one less. In every other case the \
               king changes no pile.",
        why: &[
            "The person above a king second is his guard. Whoever lifts the guard to the top loses: the king goes home. So \
             the guard may climb to cell 1 and no farther, one cell fewer than the gap has. With an odd number of people \
             that gap is kept, and its pile is one less; with an even number it is dropped, and there is nothing to change.",
            "Why the king may be treated so: suppose both players avoid lifting the guard. Then the game is the staircase \
             with one coin less above the guard, and who cannot move in it must lift the guard and loses, just as who \
             cannot move in Nim. And nobody gains by lifting the guard earlier, for that loses at once.",
            "With the king third or lower nobody guards him. The topmost person may go to the top; that leaves a smaller \
             hill with the king one place higher, which the same rule judges. Checking both parities shows that the move \
             changes exactly one kept pile, like every other.",
        ],
    }
}

/// The problem HDU 4315.
pub fn hdu4315() -> ProblemText {
    ProblemText {
        asks: "Given who stands where and who is the king, who wins if Alice moves first and both play their best?",
        input: &[
            "cases until the end of the input, each of two lines:",
            "N k: the number of people, and the king's place, 1 for the person nearest the top (1 <= k <= N <= 1000);",
            "N increasing cells, distances to the top (0 < cell <= 100000).",
        ],
        output: "`Alice` or `Bob` on a line for each case.",
        traps: &[
            "k counts from the top, and from 1.",
            "Pair from the bottom: with an odd N the first person is left over, not the last.",
            "The first pile of an odd number is the whole distance, not distance - 1; only a king second makes it one less.",
            "If k is 1, Alice wins, whatever the piles say.",
        ],
    }
}
