//! What the hill says, in English.
//!
//! Never here: anything but words.

use super::super::{Context, GameText, GameWords, ProblemText, RuleText, Said, count};
use super::{ordinal, several, shared};
use crate::trace::{Adjustment, KingCase, Mv, NoWin, Pairing, Picture, Place, Reduction, Row, Shortcut, Slide, WhyNot};

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
                "People stand on a strip of cells below a hilltop; one of them is the king. A move lifts any one \
                 person any number of cells up. Nobody passes anybody, and only the top has room for several. Whoever \
                 brings the king to the top wins.",
            ],
            notation: "`1 2 k4`: the occupied cells from the top down, as distances to the top, `k` before the king's. \
                       Leave out whoever is on the top.",
            reduction: "The free cells of a gap are coins: whoever climbs moves some to the gap below. Only the 1st, \
                        3rd, 5th ... gaps from the bottom count, and a king second of an odd number makes the topmost \
                        one less.",
            program: &[
                "the cells are a[1] < a[2] < ... < a[n], and the king is on a[k]",
                "if k = 1, the player to move wins: done; otherwise X = 0",
                "for i = n, n - 2, ... while i > 1: X = X XOR (a[i] - a[i-1] - 1)",
                "if n is odd: X = X XOR a[1], but X XOR (a[1] - 1) if k = 2",
                shared::WINS,
            ],
            traps: &[
                "k counts from the top, and from 1.",
                "Pair from the bottom: of an odd number the topmost is left over.",
                "With the king second, 1 is taken off the pile, not off the XOR.",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Strip(strip) = picture else { return String::new() };
        let king = strip.king.unwrap_or(0);
        format!("king {} of {}", ordinal(king), count(strip.cells.len() as u64))
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Slide(Slide { from, to, king }) = *mv else { return String::new() };
        let who = if king { "king " } else { "" };
        let to = if to == 0 { "top".to_owned() } else { to.to_string() };
        format!("{who}{from} -> {to}")
    }

    fn person(&self, cell: u64, king: bool) -> String {
        if king { format!("king {cell}") } else { cell.to_string() }
    }

    fn position(&self, picture: &Picture) -> Said {
        let Picture::Strip(strip) = picture else { return Said::default() };
        let people = several(strip.cells.len() as u64, "person", "people");
        let others = if strip.cells.len() == 1 { "" } else { ", **o** another person" };
        let brief = format!("{people}, the king {} from the top", ordinal(strip.king.unwrap_or(0)));
        Said::new("Position", self.note(picture))
            .aloud(brief)
            .finding(format!("**K** is the king{others}; up is to the left"))
    }

    fn shortcut(&self, shortcut: &Shortcut) -> Said {
        match (&shortcut.mv, shortcut.above) {
            (Some(mv), _) => Said::new("King first?", format!("yes: {}", self.mv(&Mv::from(*mv))))
                .finding("Yes: nobody stands above him")
                .text(format!(
                    "**{}** takes him home in one move, however far it is, and the game is over. No pile matters.",
                    self.mv(&Mv::from(*mv))
                )),
            (None, above) => {
                let above = above.map_or(String::new(), |cell| cell.to_string());
                Said::new("King first?", format!("no: {above} stands above him"))
                    .finding(format!("No: the person on {above} stands above him"))
            }
        }
    }

    fn pairing(&self, pairing: &Pairing) -> Said {
        shared::pairing(pairing, "top", "the top")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, |row| row.pile.to_string());
        Said::new("Gap piles", piles)
            .finding("the free cells between neighbours")
            .text("Climbing moves free cells one stair down: from the gap above to that below.")
    }

    fn row_remark(&self, row: &Row) -> Option<String> {
        matches!(row.place, Place::Gap { up_to: None, .. }).then(|| format!("the top is shared: {}", row.pile))
    }

    fn kept(&self) -> &'static str {
        "only the gaps inside pairs count"
    }

    fn adjustment(&self, adjustment: &Adjustment, context: &Context<'_>) -> Said {
        let Adjustment { king, people, lift, .. } = *adjustment;
        let topmost = lift.mv.from;
        let lifted = self.mv(&lift.mv.into());
        let home = lift.king_home.map(|home| self.mv(&home)).unwrap_or_default();
        let answered = format!("**{lifted}** is answered by **{home}**, and the game is over.");
        let guards = format!("The person on {topmost} **guards** the king: whoever lifts the guard to the top loses.");
        let none = format!("none, the king is {} of {people}", ordinal(king));
        let brief = format!("none, king {} of {people}", ordinal(king));
        let unchanged = || Said::new("King adjustment", brief.clone()).finding(none.clone());
        let then = format!("the king is {} of {}", ordinal(king - 1), people - 1);
        let (next, made) = lift.change.map_or((0, 0), |change| (context.rows[change.row].from(), change.after));
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
                    .text(guards)
                    .display(answered)
                    .text(format!("The guard's last safe cell is 1. {safe}"))
                    .display(format!("stair {stair}: pile {topmost} **-> {after}**"))
                    .text(
                        "From cell 1 the guard can only go to the top, which loses: nobody does that while another move is \
                         left. When none is, as in `1 k2 3`, the player to move must, and loses, as in Nim when all piles \
                         are 0.",
                    )
            }
            KingCase::SecondEven => {
                let (safe, follows) = match topmost {
                    1 => ("So the guard has no safe move.", "so no kept pile changes."),
                    _ => (
                        "So the guard may climb to cell 1 at most.",
                        "so no kept pile changes: each time the guard climbs, the king can follow as far.",
                    ),
                };
                unchanged()
                    .text(guards)
                    .display(answered)
                    .text(format!("{safe} But that gap lies on an even stair and is dropped, {follows}"))
            }
            KingCase::ThirdOdd => unchanged().text(format!(
                "Nobody guards the king: after {lifted} somebody still stands above him, and the move does not lose at once. \
                 So that gap counts in full. Then {then}, an even number: no adjustment there either."
            )),
            KingCase::ThirdEven => unchanged().text(format!(
                "Nobody guards the king, and the gap above {topmost} is dropped. But {lifted} makes a guard: then {then}, an \
                 odd number, guarded from {next}. So that move makes a topmost pile of {next} - 1 = {made}, not {next}."
            )),
            KingCase::LowerOdd => unchanged().text(format!(
                "Nobody guards the king: after {lifted} {then}, and the move does not lose at once. So that gap counts in \
                 full."
            )),
            KingCase::LowerEven => unchanged().text(format!(
                "The gap above {topmost} is dropped. After {lifted} {then}, and nobody guards him. So that move makes a \
                 topmost pile of {made}, the whole distance."
            )),
        }
    }

    fn only_move(&self, context: &Context<'_>) -> String {
        format!("After any other move the king is still first, and {} brings him home.", context.names.second)
    }

    fn no_win(&self, no_win: &NoWin, context: &Context<'_>) -> String {
        let NoWin { row, pile, target, .. } = *no_win;
        let direction = if target < pile { "fall" } else { "grow" };
        let must = format!("stair {} must {direction} from {pile} to {target}", context.rows[row].stair);
        let who = self.person(no_win.from, no_win.king);
        match no_win.why {
            WhyNot::OnlyLowers => format!("{must}; {who} can only lower it"),
            WhyNot::OnlyRaises => format!("{must}; {who} can only raise it"),
            WhyNot::NoRoom { need, room } => format!("{must}: that takes {need} free cells, and there are {room}"),
            WhyNot::TopMakes { room, made } => format!("{must}; only {room} to climb, and the top makes it {made}"),
            WhyNot::TopLosesAtOnce { room } => format!("{must}; only {room} to climb, and the top lets the king home"),
        }
    }
}

/// `hill.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "Position",
        says: "A hill is a strip of cells. A person's cell is the distance to the top; people are listed from the top down, \
               and the king is counted from the top as well.",
        why: &[
            "Whoever has reached the top can never move again and is in nobody's way: leave them out. Then the next person \
                is the first, and the king has moved up one place.",
        ],
    }
}

/// `hill.king-first`.
pub fn king_first() -> RuleText {
    RuleText {
        title: "King first?",
        says: "If nobody stands above the king, the player to move brings him to the top and wins, whatever the others do.",
        why: &[
            "A person may climb any number of free cells in one move. So look at this before any pile: the piles can name \
                the wrong winner, as in `k1 2`, where the only kept pile is 0 and yet the player to move wins.",
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
            "Nobody stands behind the lowest person: the gap in front is stair 1, and behind is the ground. So the counting \
                starts at the bottom. Counted from the top, an even number of people would keep exactly the gaps that must \
                be dropped.",
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
            "Suppose both players avoid lifting the guard. Then the game is the staircase with one coin fewer above the guard, \
             and whoever cannot move in it must lift the guard and loses, just as whoever cannot move loses in Nim. And \
             nobody gains by lifting the guard earlier, for that loses at once.",
            "With the king third or lower nobody guards him. The topmost person may go to the top; that leaves a smaller hill \
             with the king one place higher, which the same rule judges. With an odd number of people this spends the \
             topmost pile; with an even number it raises the pile below. Either way exactly one kept pile changes, as by \
             every other move.",
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
            "With an odd N the first person's pile is the whole distance, not distance - 1; only a king second makes it one less.",
            "If k is 1, Alice wins, whatever the piles say.",
        ],
    }
}
