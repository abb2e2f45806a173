//! What the strip with a silver dollar says, in English.
//!
//! Never here: anything but words.

use super::super::{Context, GameText, GameWords, Lang, PageWords, RuleText, Said, count};
use super::{ordinal, page, shared};
use crate::trace::{
    Adjustment, Carry, KingCase, Mv, NoWin, Pairing, Picture, Place, Reduction, ReplyKind, Row, Slide, WhyNot,
};

/// The words of the strip with a silver dollar.
#[derive(Debug, Clone, Copy)]
pub struct Words;

/// Heads of columns and small words: the end of the strip stands where a hill has its top.
static PAGE: PageWords = PageWords {
    top: page::WORDS.end,
    person: "coin",
    nobody_else: "No other coin has a winning move:",
    home: "the dollar at the end",
    ..page::WORDS
};

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "Silver Dollar"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "Coins lie on a strip of cells; one of them is the silver dollar. A move slides any one coin any \
                 number of cells to the left. No coin jumps over another, and no cell holds two, except the end on the \
                 left, cell 0, which has room for all. When the dollar is at the end, a player may take it instead of \
                 sliding a coin: whoever takes the dollar wins.",
            ],
            notation: "`2 d5 9`: the occupied cells from the left, as distances to the end, `d` before the dollar's. \
                       Leave out coins at the end.",
            reduction: "The free cells between neighbours lie on a staircase: a coin that slides takes cells from the \
                        gap in front of it, on its left, to the gap behind it. Only the 1st, 3rd, 5th ... gaps from \
                        the right count, and a dollar first of an odd number makes the leftmost one less.",
            program: &[
                "the cells are a[1] < a[2] < ... < a[n], and the dollar is on a[k]",
                "X = 0",
                "for i = n, n - 2, ... while i > 1: X = X XOR (a[i] - a[i-1] - 1)",
                "if n is odd: X = X XOR a[1], but X XOR (a[1] - 1) if k = 1",
                shared::WINS,
            ],
            traps: &[
                "Whoever brings the dollar to the end has not won: it is taken then.",
                "If bringing it there won, the game would be `hill`.",
            ],
        }
    }

    fn page(&self, _lang: Lang) -> &'static PageWords {
        &PAGE
    }

    fn reply_kind(&self, kind: ReplyKind, _lang: Lang) -> &'static str {
        match kind {
            ReplyKind::NextClimbs => "next slides as far",
            ReplyKind::NextClimbsOneMore => "next slides one more",
            ReplyKind::Follow
            | ReplyKind::Textbook
            | ReplyKind::Raises
            | ReplyKind::KingHome
            | ReplyKind::DollarTaken => shared::reply_kind(kind),
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Strip(strip) = picture else { return String::new() };
        let dollar = strip.dollar.unwrap_or(0);
        format!("dollar {} of {}", ordinal(dollar), count(strip.cells.len() as u64))
    }

    fn mv(&self, mv: &Mv) -> String {
        match *mv {
            Mv::Slide(Slide { from, to, king }) => {
                let end = if to == 0 { page::WORDS.end.to_owned() } else { to.to_string() };
                format!("{} -> {end}", self.person(from, king))
            }
            Mv::Carry(Carry { .. }) => "take the dollar".to_owned(),
            Mv::Jump(_) | Mv::Push(_) => String::new(),
        }
    }

    fn person(&self, cell: u64, king: bool) -> String {
        if king { format!("dollar {cell}") } else { cell.to_string() }
    }

    fn position(&self, picture: &Picture) -> Said {
        let Picture::Strip(strip) = picture else { return Said::default() };
        let others = if strip.cells.len() == 1 { "" } else { ", **o** another coin" };
        Said::new("Position", self.note(picture))
            .aloud(format!("{} from the left", self.note(picture)))
            .finding(format!("**$** is the dollar{others}; moves go left"))
    }

    fn pairing(&self, pairing: &Pairing) -> Said {
        shared::pairing(pairing, "end", "the end")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, |row| row.pile.to_string());
        Said::new("Gap piles", format!("{piles}  from the right"))
            .finding("the free cells in front of each coin, on its left")
            .text("Sliding moves free cells one stair down: from the gap in front of the coin to that behind it.")
    }

    fn row_remark(&self, row: &Row) -> Option<String> {
        matches!(row.place, Place::Gap { up_to: None, .. }).then(|| format!("the end is shared: {}", row.pile))
    }

    fn kept(&self) -> &'static str {
        "only the gaps inside pairs count"
    }

    fn adjustment(&self, adjustment: &Adjustment, context: &Context<'_>) -> Said {
        let Adjustment { king: dollar, people: coins, lift, .. } = *adjustment;
        let first = lift.mv.from;
        let lifted = self.mv(&lift.mv.into());
        let taken = lift.king_home.map(|taken| self.mv(&taken)).unwrap_or_default();
        let answered = format!("After **{lifted}** the reply is **{taken}**, and the game is over.");
        let loses = "Nothing lies in front of the dollar: whoever brings it to the end loses.";
        let none = format!("none, the dollar is {} of {coins}", ordinal(dollar));
        let brief = format!("none, dollar {} of {coins}", ordinal(dollar));
        let unchanged = || Said::new("Dollar adjustment", brief.clone()).finding(none.clone());
        let then = format!("the dollar is {} of {}", ordinal(dollar.saturating_sub(1)), coins - 1);
        let (next, made) = lift.change.map_or((0, 0), |change| (context.rows[change.row].from(), change.after));
        match adjustment.case {
            KingCase::SecondOdd => {
                let stair = context.rows.last().map_or(0, |row| row.stair);
                let after = first - 1;
                let safe = match after {
                    0 => "It is there: no safe cell is left, though the gap has 1.".to_owned(),
                    1 => format!("So there is 1 safe cell to slide, not {first}."),
                    _ => format!("So there are {after} safe cells to slide, not {first}."),
                };
                Said::new("Dollar adjustment", format!("stair {stair}: {first} -> {after}"))
                    .finding("one cell fewer for the dollar")
                    .text(loses)
                    .display(answered)
                    .text(format!("The dollar's last safe cell is 1. {safe}"))
                    .display(format!("stair {stair}: pile {first} **-> {after}**"))
                    .text(
                        "From cell 1 the dollar can only go to the end, which loses: nobody does that while another move is \
                         left. When none is, as in `d1 2 3`, the player to move must, and loses, as in Nim when all piles \
                         are 0.",
                    )
            }
            KingCase::SecondEven => {
                let (safe, follows) = match first {
                    1 => ("So it has no safe move.", "so no kept pile changes."),
                    _ => (
                        "So it may slide to cell 1 at most.",
                        "so no kept pile changes: each time the dollar slides, the coin behind it can follow as far.",
                    ),
                };
                unchanged()
                    .text(loses)
                    .display(answered)
                    .text(format!("{safe} But that gap lies on an even stair and is dropped, {follows}"))
            }
            KingCase::ThirdOdd => unchanged().text(format!(
                "The coin on {first} is first, not the dollar: after {lifted} there is no dollar to be taken, and the \
                 move does not lose at once. So that gap counts in full. Then {then}, an even number: no adjustment there \
                 either."
            )),
            KingCase::ThirdEven => unchanged().text(format!(
                "The gap in front of {first} is dropped. But {lifted} makes the dollar the first coin: then {then}, an odd \
                 number, and must not go to the end itself. So that move makes a pile of {next} - 1 = {made}, not {next}."
            )),
            KingCase::LowerOdd => unchanged().text(format!(
                "The coin on {first} is first, not the dollar: after {lifted} {then}, and the move does not lose at once. So that gap counts in \
                 full."
            )),
            KingCase::LowerEven => unchanged().text(format!(
                "The gap in front of {first} is dropped. After {lifted} {then}, and the coin on {next} is first, which may \
                 go to the end. So that move makes a pile of {made}, the whole distance."
            )),
        }
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
            WhyNot::TopMakes { room, made } => format!("{must}; only {room} to slide, and the end makes it {made}"),
            WhyNot::TopLosesAtOnce { room } => format!("{must}; only {room} to slide, and at the end it is taken"),
        }
    }
}

/// `dollar.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "Position",
        says: "A coin's cell is its distance to the end of the strip; coins are listed from the left, and the dollar is counted \
               from the left as well.",
        why: &[
            "A coin that has reached the end can never move again and is in no other's way: leave it out. Then the next coin is \
                the first, and the dollar has moved up one place.",
        ],
    }
}

/// `dollar.pairing`.
pub fn pairing() -> RuleText {
    RuleText {
        title: "Pairing",
        says: "Pair the coins from the right. With an odd number the first coin is left over, and is paired with the end.",
        why: &[
            "Nothing lies behind the last coin: the gap in front is stair 1, and behind is the ground. So the counting starts at \
                the right. Counted from the left, an even number of coins would keep exactly the gaps that must be dropped.",
        ],
    }
}

/// `dollar.gaps`.
pub fn gaps() -> RuleText {
    RuleText {
        title: "Gap piles",
        says: "Each gap is a pile: right - left - 1 free cells. The gap in front of the first coin is its whole distance to the \
               end, because the end can be shared. Stairs are counted from the right: the gap in front of the last coin is \
               stair 1.",
        why: &[
            "Think of the free cells as things on stairs. A coin that slides d cells makes the gap in front smaller by d and the \
                gap behind larger by d: d things move one stair down. Behind the last coin they are gone, on the ground, stair \
                0.",
        ],
    }
}

/// `dollar.adjustment`.
pub fn adjustment() -> RuleText {
    RuleText {
        title: "Dollar adjustment",
        says: "With the dollar first and an odd number of coins, its pile counts one less. In every other case the dollar changes \
               no pile.",
        why: &[
            "Whoever brings the dollar to the end loses: the other player takes it. So a dollar first may slide to cell 1 and \
             no farther, one cell fewer than the gap has. With an odd number of coins that gap is kept, and its pile is one \
             less; with an even number it is dropped, and there is nothing to change.",
            "Suppose both players avoid bringing the dollar to the end. Then the game is the staircase with one thing fewer in \
             front of the dollar, and whoever cannot move in it must bring the dollar to the end and loses, just as whoever \
             cannot move loses in Nim. And nobody gains by bringing it there earlier, for that loses at once.",
            "With the dollar second or lower the first coin may go to the end; that leaves a shorter line with the dollar one \
             place higher, which the same rule judges. With an odd number of coins this spends the first coin's pile; with an \
             even number it raises the pile behind it. Either way exactly one kept pile changes, as by every other move.",
        ],
    }
}
