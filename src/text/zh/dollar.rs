//! What the strip with a silver dollar says, in Chinese.
//!
//! Never here: anything but words.

use super::super::{Context, GameText, GameWords, Lang, PageWords, RuleText, Said, count};
use super::{page, shared};
use crate::trace::{
    Adjustment, Carry, KingCase, Mv, NoWin, Pairing, Picture, Place, Reduction, ReplyKind, Row, Slide, WhyNot,
};

/// The words of the strip with a silver dollar.
#[derive(Debug, Clone, Copy)]
pub struct Words;

/// Heads of columns and small words: the end of the strip stands where a hill has its top.
static PAGE: PageWords = PageWords {
    top: page::WORDS.end,
    person: "硬币",
    nobody_else: "其他硬币没有必胜走法：",
    home: "银元到了尽头",
    ..page::WORDS
};

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "银元游戏"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "一列格子上放着若干枚硬币，其中一枚是银元。每步让任何一枚硬币向左走任意多格。硬币不能越过别的硬币，\
                 一格只放一枚，只有左边的尽头（格子 0）放得下所有硬币。银元在尽头时，轮到走的一方可以不走硬币而拿走银\
                 元：谁拿走银元，谁就赢。",
            ],
            notation: "`2 d5 9`：从左到右写有硬币的格子，用到尽头的距离表示，银元的格子前面加 `d`。已经到尽头的硬币不\
                       写。",
            reduction: "相邻两枚硬币之间的空格就是台阶上的东西：硬币向左走，空格就从它前面（左边）的间隔移到后面的间\
                        隔。从右往左只计第 1、3、5……个间隔；硬币数为奇数而银元排第 1 时，最左边的一个减 1。",
            program: &[
                "格子是 a[1] < a[2] < … < a[n]，银元在 a[k]",
                "X = 0",
                "i = n、n - 2……，只要 i > 1：X = X XOR (a[i] - a[i-1] - 1)",
                "若 n 为奇数：X = X XOR a[1]；但 k = 1 时为 X XOR (a[1] - 1)",
                shared::WINS,
            ],
            traps: &["把银元送到尽头还不算赢：对方接着就拿走它。", "如果送到尽头就算赢，那就是游戏 `hill`。"],
        }
    }

    fn page(&self, _lang: Lang) -> &'static PageWords {
        &PAGE
    }

    fn reply_kind(&self, kind: ReplyKind, _lang: Lang) -> &'static str {
        match kind {
            ReplyKind::NextClimbs => "下一枚走同样多格",
            ReplyKind::NextClimbsOneMore => "下一枚多走一格",
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
        format!("{} 枚，银元排第 {}", count(strip.cells.len() as u64), count(dollar as u64))
    }

    fn mv(&self, mv: &Mv) -> String {
        match *mv {
            Mv::Slide(Slide { from, to, king }) => {
                let end = if to == 0 { page::WORDS.end.to_owned() } else { to.to_string() };
                format!("{} -> {end}", self.person(from, king))
            }
            Mv::Carry(Carry { .. }) => "拿走银元".to_owned(),
            Mv::Jump(_) | Mv::Push(_) => String::new(),
        }
    }

    fn person(&self, cell: u64, king: bool) -> String {
        if king { format!("银元 {cell}") } else { cell.to_string() }
    }

    fn position(&self, picture: &Picture) -> Said {
        let Picture::Strip(strip) = picture else { return Said::default() };
        let others = if strip.cells.len() == 1 { "" } else { "，**o** 是其他硬币" };
        let note = self.note(picture);
        Said::new("局面", note.clone()).aloud(note).finding(format!("**$** 是银元{others}；向左走"))
    }

    fn pairing(&self, pairing: &Pairing) -> Said {
        shared::pairing(pairing, "尽头")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, "堆", |row| row.pile.to_string());
        Said::new("间隔成堆", format!("从右往左 {piles}"))
            .finding("每枚硬币前面（左边）的空格")
            .text("向左走，就是把空格往下移一级台阶：从前面的间隔移到后面的间隔。")
    }

    fn row_remark(&self, row: &Row) -> Option<String> {
        matches!(row.place, Place::Gap { up_to: None, .. }).then(|| format!("尽头可以共用：{} 格全算", row.pile))
    }

    fn kept(&self) -> &'static str {
        "只计一对之内的间隔"
    }

    fn adjustment(&self, adjustment: &Adjustment, context: &Context<'_>) -> Said {
        let Adjustment { king: dollar, people: coins, lift, .. } = *adjustment;
        let first = lift.mv.from;
        let lifted = self.mv(&lift.mv.into());
        let taken = lift.king_home.map(|taken| self.mv(&taken)).unwrap_or_default();
        let answered = format!("**{lifted}** 的应手是 **{taken}**，游戏结束。");
        let loses = "银元前面没有硬币：谁把它送到尽头，谁就输。";
        let none = format!("无，{coins} 枚中银元排第 {dollar}");
        let unchanged = || Said::new("银元修正", none.clone()).finding(none.clone());
        let then = format!("银元在 {} 枚中排第 {}", coins - 1, dollar.saturating_sub(1));
        let (next, made) = lift.change.map_or((0, 0), |change| (context.rows[change.row].from(), change.after));
        match adjustment.case {
            KingCase::SecondOdd => {
                let stair = context.rows.last().map_or(0, |row| row.stair);
                let after = first - 1;
                let safe = match after {
                    0 => "银元正在那里：间隔里虽有 1 格，却没有安全的格子可走。".to_owned(),
                    _ => format!("所以能安全走的是 {after} 格，不是 {first} 格。"),
                };
                Said::new("银元修正", format!("台阶 {stair}：{first} -> {after}"))
                    .finding("银元能走的少一格")
                    .text(loses)
                    .display(answered)
                    .text(format!("银元最远的安全格是第 1 格。{safe}"))
                    .display(format!("台阶 {stair}：堆 {first} **-> {after}**"))
                    .text(
                        "银元到了第 1 格就只能去尽头，而这一步必输：只要还有别的走法，就没人走它。没有别的走法时，如 `d1 2 3`，轮到\
                         走的一方只好走它而输掉，正如 Nim 中各堆都是 0 时轮到谁走谁输。",
                    )
            }
            KingCase::SecondEven => {
                let (safe, follows) = match first {
                    1 => ("所以它没有安全的走法。", "计入的堆都不变。"),
                    _ => ("所以它最多走到第 1 格。", "计入的堆都不变：银元走几格，后面那枚就能跟几格。"),
                };
                unchanged()
                    .text(loses)
                    .display(answered)
                    .text(format!("{safe}但这个间隔在偶数级上，本来就不计，{follows}"))
            }
            KingCase::ThirdOdd => unchanged().text(format!(
                "排第 1 的不是银元，而是 {first} 上的硬币：{lifted} 之后没有银元可拿，这一步不会马上输，所以这一堆不减。此后{then}，\
                 枚数是偶数，仍不用修正。"
            )),
            KingCase::ThirdEven => unchanged().text(format!(
                "{first} 前面的间隔本来不计。但 {lifted} 之后银元排到最前：此后{then}，枚数是奇数，它自己不能去尽头。所以这一步造出的\
                 一堆是 {next} - 1 = {made}，而不是 {next}。"
            )),
            KingCase::LowerOdd => unchanged().text(format!(
                "排第 1 的不是银元，而是 {first} 上的硬币：{lifted} 之后{then}，这一步不会马上输，所以这一堆不减。"
            )),
            KingCase::LowerEven => unchanged().text(format!(
                "{first} 前面的间隔本来不计。{lifted} 之后{then}，最前的是 {next} 上的硬币，它可以去尽头。所以这一步造出的一堆是全部\
                 距离 {made}。"
            )),
        }
    }

    fn no_win(&self, no_win: &NoWin, context: &Context<'_>) -> String {
        let NoWin { row, pile, target, .. } = *no_win;
        let direction = if target < pile { "减" } else { "增" };
        let must = format!("台阶 {} 须从 {pile} {direction}到 {target}", context.rows[row].stair);
        let who = self.person(no_win.from, no_win.king);
        match no_win.why {
            WhyNot::OnlyLowers => format!("{must}，而 {who} 只能减小它"),
            WhyNot::OnlyRaises => format!("{must}，而 {who} 只能增大它"),
            WhyNot::NoRoom { need, room } => format!("{must}：须走 {need} 格，只有 {room} 个空格"),
            WhyNot::TopMakes { room, made } => format!("{must}；不到尽头只能走 {room} 格，到尽头则变为 {made}"),
            WhyNot::TopLosesAtOnce { room } => format!("{must}；不到尽头只能走 {room} 格，到尽头则被拿走"),
        }
    }
}

/// `dollar.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "局面",
        says: "硬币的格子就是它到尽头的距离；硬币从左到右排列，银元的名次也从左数。",
        why: &["到了尽头的硬币再也不能走，也不挡别的硬币，所以不写。这时下一枚排第 1，银元的名次也前移一位。"],
    }
}

/// `dollar.pairing`.
pub fn pairing() -> RuleText {
    RuleText {
        title: "配对",
        says: "从右往左两两配对。硬币数为奇数时，最左边的一枚剩下，和尽头配对。",
        why: &[
            "最右边的硬币后面没有别的硬币：它前面的间隔是台阶 1，后面是地面。所以从右边数起。如果从左边数，硬币数为偶数时，计入的恰好\
                都是不该计的间隔。",
        ],
    }
}

/// `dollar.gaps`.
pub fn gaps() -> RuleText {
    RuleText {
        title: "间隔成堆",
        says: "每个间隔是一堆：右 - 左 - 1 个空格。最左边硬币前面的间隔是它到尽头的全部距离，因为尽头可以共用。台阶从右往左编号：\
               最右边的硬币前面的间隔是台阶 1。",
        why: &[
            "把空格看作台阶上的东西。硬币向左走 d 格，前面的间隔少 d，后面的间隔多 d：d 格空格往下移一级台阶。到了最右边的硬币后面就\
                没有了，那是地面，即台阶 0。",
        ],
    }
}

/// `dollar.adjustment`.
pub fn adjustment() -> RuleText {
    RuleText {
        title: "银元修正",
        says: "硬币数为奇数而银元排第 1 时，它的那一堆减 1。其他情形银元不改变任何一堆。",
        why: &[
            "谁把银元送到尽头，对方接着就拿走它，谁就输。所以排第 1 的银元最多走到第 1 格，比间隔少一格。硬币数为奇数时这个间隔计入，\
             那一堆就少 1；硬币数为偶数时它不计，没有什么可改。",
            "假设双方都不肯把银元送到尽头。那么游戏就是银元前面少一格的台阶；在其中无法走的一方只好把银元送到尽头而输掉，正如 Nim 中\
             无法走的一方输。提早送它也没有好处，因为马上就输。",
            "银元排第 2 或更后时，最前的硬币可以到尽头；剩下的硬币少一枚，银元前移一位，仍用同一条规则判断。硬币数为奇数时，这一步用光\
             最前那枚的堆；硬币数为偶数时，它增大后面一堆。无论哪种，都和别的走法一样，恰好改变一个计入的堆。",
        ],
    }
}
