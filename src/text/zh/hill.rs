//! What the hill says, in Chinese.
//!
//! Never here: anything but words.

use super::super::{Context, GameText, GameWords, ProblemText, RuleText, Said, count};
use super::shared;
use crate::trace::{Adjustment, KingCase, Mv, NoWin, Pairing, Picture, Place, Reduction, Row, Shortcut, Slide, WhyNot};

/// The words of the hill.
#[derive(Debug, Clone, Copy)]
pub struct Words;

impl GameWords for Words {
    fn name(&self) -> &'static str {
        "爬山游戏"
    }

    fn about(&self) -> GameText {
        GameText {
            rules: &[
                "山顶下有一列格子，上面站着若干人，其中一人是国王。每步让任何一个人向山顶走任意多格。谁也不能越过别\
                 人，一格只站一人，只有山顶容得下所有人。谁把国王送上山顶，谁就赢。",
            ],
            notation: "`1 2 k4`：从上到下写有人的格子，用到山顶的距离表示，国王的格子前面加 `k`。已经到山顶的人不写。",
            reduction: "相邻两人之间的空格就是台阶上的硬币：有人向上走，空格就从他上方的间隔移到下方的间隔。从下往上只\
                        计第 1、3、5……个间隔；人数为奇数而国王排第 2 时，最上面的一个减 1。",
            program: &[
                "格子是 a[1] < a[2] < … < a[n]，国王在 a[k]",
                "若 k = 1，轮到走的一方赢，结束；否则 X = 0",
                "i = n、n - 2……，只要 i > 1：X = X XOR (a[i] - a[i-1] - 1)",
                "若 n 为奇数：X = X XOR a[1]；但 k = 2 时为 X XOR (a[1] - 1)",
                shared::WINS,
            ],
            traps: &[
                "k 从山顶数起，而且从 1 数起。",
                "从山脚往上配对：人数为奇数时，剩下的是最上面的人。",
                "国王排第 2 时，要先从堆里减 1 再异或，不是异或之后再减。",
            ],
        }
    }

    fn note(&self, picture: &Picture) -> String {
        let Picture::Strip(strip) = picture else { return String::new() };
        let king = strip.king.unwrap_or(0);
        format!("{} 人，国王排第 {}", count(strip.cells.len() as u64), count(king as u64))
    }

    fn mv(&self, mv: &Mv) -> String {
        let Mv::Slide(Slide { from, to, king }) = *mv else { return String::new() };
        let who = if king { "国王 " } else { "" };
        let to = if to == 0 { "山顶".to_owned() } else { to.to_string() };
        format!("{who}{from} -> {to}")
    }

    fn person(&self, cell: u64, king: bool) -> String {
        if king { format!("国王 {cell}") } else { cell.to_string() }
    }

    fn position(&self, picture: &Picture) -> Said {
        let Picture::Strip(strip) = picture else { return Said::default() };
        let others = if strip.cells.len() == 1 { "" } else { "，**o** 是其他人" };
        let note = self.note(picture);
        Said::new("局面", note.clone()).aloud(note).finding(format!("**K** 是国王{others}；左边是上方"))
    }

    fn shortcut(&self, shortcut: &Shortcut) -> Said {
        match (&shortcut.mv, shortcut.above) {
            (Some(mv), _) => Said::new("国王排第 1 吗？", format!("是：{}", self.mv(&Mv::from(*mv))))
                .finding("是，他上方没有人")
                .text(format!("无论多远，**{}** 一步就到，游戏结束。哪一堆都不用看。", self.mv(&Mv::from(*mv)))),
            (None, above) => {
                let above = above.map_or(String::new(), |cell| cell.to_string());
                Said::new("国王排第 1 吗？", format!("否：第 {above} 格的人在他上方"))
                    .finding(format!("否，第 {above} 格的人在他上方"))
            }
        }
    }

    fn pairing(&self, pairing: &Pairing) -> Said {
        shared::pairing(pairing, "山顶")
    }

    fn reduction(&self, reduction: &Reduction) -> Said {
        let piles = shared::few(&reduction.rows, "堆", |row| row.pile.to_string());
        Said::new("间隔成堆", piles)
            .finding("相邻两人之间的空格")
            .text("向上走，就是把空格往下移一级台阶：从上方的间隔移到下方的间隔。")
    }

    fn row_remark(&self, row: &Row) -> Option<String> {
        matches!(row.place, Place::Gap { up_to: None, .. }).then(|| format!("山顶可以共用：{} 格全算", row.pile))
    }

    fn kept(&self) -> &'static str {
        "只计一对之内的间隔"
    }

    fn adjustment(&self, adjustment: &Adjustment, context: &Context<'_>) -> Said {
        let Adjustment { king, people, lift, .. } = *adjustment;
        let topmost = lift.mv.from;
        let lifted = self.mv(&lift.mv.into());
        let home = lift.king_home.map(|home| self.mv(&home)).unwrap_or_default();
        let answered = format!("**{lifted}** 的应手是 **{home}**，游戏结束。");
        let guards = format!("第 {topmost} 格的人是国王的**护卫**：谁把护卫送上山顶，谁就输。");
        let none = format!("无，{people} 人中国王排第 {king}");
        let unchanged = || Said::new("国王修正", none.clone()).finding(none.clone());
        let then = format!("国王在 {} 人中排第 {}", people - 1, king - 1);
        let (next, made) = lift.change.map_or((0, 0), |change| (context.rows[change.row].from(), change.after));
        match adjustment.case {
            KingCase::SecondOdd => {
                let stair = context.rows.last().map_or(0, |row| row.stair);
                let after = topmost - 1;
                let safe = match after {
                    0 => "护卫正站在那里：间隔里虽有 1 格，却没有安全的格子可走。".to_owned(),
                    _ => format!("所以能安全走的是 {after} 格，不是 {topmost} 格。"),
                };
                Said::new("国王修正", format!("台阶 {stair}：{topmost} -> {after}"))
                    .finding("护卫能走的少一格")
                    .text(guards)
                    .display(answered)
                    .text(format!("护卫最远的安全格是第 1 格。{safe}"))
                    .display(format!("台阶 {stair}：堆 {topmost} **-> {after}**"))
                    .text(
                        "护卫到了第 1 格就只能上山顶，而这一步必输：只要还有别的走法，就没人走它。没有别的走法时，如 `1 k2 3`，轮到走的一方只好走它而输掉，正如 Nim 中各堆都是 0 时轮到谁走谁输。",
                    )
            }
            KingCase::SecondEven => {
                let (safe, follows) = match topmost {
                    1 => ("所以护卫没有安全的走法。", "计入的堆都不变。"),
                    _ => ("所以护卫最多走到第 1 格。", "计入的堆都不变：护卫走几格，国王就能跟几格。"),
                };
                unchanged()
                    .text(guards)
                    .display(answered)
                    .text(format!("{safe}但这个间隔在偶数级上，本来就不计，{follows}"))
            }
            KingCase::ThirdOdd => unchanged().text(format!(
                "国王没有护卫：{lifted} 之后仍有人在他上方，这一步不会马上输，所以这一堆不减。此后{then}，人数是偶数，仍不用修正。"
            )),
            KingCase::ThirdEven => unchanged().text(format!(
                "国王没有护卫，{topmost} 上方的间隔也本来不计。但 {lifted} 会造出护卫：此后{then}，人数是奇数，第 {next} 格的人成了护卫。所以这一步使最上面的堆成为 {next} - 1 = {made}，而不是 {next}。"
            )),
            KingCase::LowerOdd => unchanged().text(format!(
                "国王没有护卫：{lifted} 之后{then}，这一步不会马上输，所以这一堆不减。"
            )),
            KingCase::LowerEven => unchanged().text(format!(
                "{topmost} 上方的间隔本来不计。{lifted} 之后{then}，没有护卫，所以这一步使最上面的堆成为全部距离 {made}。"
            )),
        }
    }

    fn only_move(&self, context: &Context<'_>) -> String {
        format!("走别的，国王仍排第 1，{} 就送他上山顶。", context.names.second)
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
            WhyNot::TopMakes { room, made } => format!("{must}；不到山顶只能走 {room} 格，到山顶则变为 {made}"),
            WhyNot::TopLosesAtOnce { room } => format!("{must}；不到山顶只能走 {room} 格，到山顶则国王随后就到"),
        }
    }
}

/// `hill.position`.
pub fn position() -> RuleText {
    RuleText {
        title: "局面",
        says: "山坡是一列格子。一个人的格子就是他到山顶的距离；人从上到下排列，国王的名次也从上往下数。",
        why: &["到了山顶的人再也不能走，也不挡别人的路，所以不写。这时下一个人排第 1，国王的名次也前移一位。"],
    }
}

/// `hill.king-first`.
pub fn king_first() -> RuleText {
    RuleText {
        title: "国王排第 1 吗？",
        says: "如果国王上方没有人，轮到走的一方就送他上山顶而获胜，不管别人站在哪里。",
        why: &[
            "一步可以走任意多个空格。所以先看这一条，再看各堆：只看堆可能判错，如 `k1 2`：唯一计入的堆是 0，却是先走的一方赢。",
        ],
    }
}

/// `hill.pairing`.
pub fn pairing() -> RuleText {
    RuleText {
        title: "配对",
        says: "从下往上两两配对。人数为奇数时，最上面的人剩下，和山顶配对。",
        why: &[
            "最下面的人身后没有别人：他前面的间隔是台阶 1，身后是地面。所以从最下面数起。如果从上面数，人数为偶数时，计入的恰好都\
                是不该计的间隔。",
        ],
    }
}

/// `hill.gap-piles`.
pub fn gap_piles() -> RuleText {
    RuleText {
        title: "间隔成堆",
        says: "每个间隔是一堆：下 - 上 - 1 个空格。最上面的间隔是最上面的人到山顶的全部距离，因为山顶可以共用。台阶从下往上编号：\
               最下面的人前面的间隔是台阶 1。",
        why: &[
            "把空格看作硬币。有人向上走 d 格，上方的间隔少 d，下方的间隔多 d：d 枚硬币往下移一级台阶。到了最下面的人身后就没有\
                了，那是地面，即台阶 0。",
        ],
    }
}

/// `hill.king-adjustment`.
pub fn king_adjustment() -> RuleText {
    RuleText {
        title: "国王修正",
        says: "人数为奇数而国王排第 2 时，最上面的堆减 1。其他情形国王不改变任何一堆。",
        why: &[
            "国王排第 2 时，他上方的人就是护卫。谁把护卫送上山顶，国王接着就到，谁就输。所以护卫最多走到第 1 格，比间隔少一格。人数\
             为奇数时这个间隔计入，那一堆就少 1；人数为偶数时它不计，没有什么可改。",
            "假设双方都不肯把护卫送上山顶。那么游戏就是护卫上方少一枚硬币的台阶；在其中无法走的一方只好送护卫上山而输掉，正如 Nim \
             中无法走的一方输。提早送护卫上山也没有好处，因为马上就输。",
            "国王排第 3 或更后时没有护卫。最上面的人可以到山顶；剩下的是小一些的山，国王前移一位，仍用同一条规则判断。人数为奇数时，\
             这一步用光最上面的堆；人数为偶数时，它增大下面一堆。无论哪种，都和别的走法一样，恰好改变一个计入的堆。",
        ],
    }
}

/// The problem HDU 4315.
pub fn hdu4315() -> ProblemText {
    ProblemText {
        asks: "给出每个人的位置和国王是谁；Alice 先走，双方都采取最优策略，谁赢？",
        input: &[
            "多组数据直到输入结束，每组两行：",
            "N k：人数，以及国王的名次，离山顶最近的人是 1（1 <= k <= N <= 1000）；",
            "N 个递增的格子，即到山顶的距离（0 < 格子 <= 100000）。",
        ],
        output: "每组一行，`Alice` 或 `Bob`。",
        traps: &[
            "k 从山顶数起，从 1 开始。",
            "从下往上配对：N 为奇数时剩下的是第一个人，不是最后一个。",
            "N 为奇数时第一堆是全部距离，不是距离减 1；只有国王排第 2 才减 1。",
            "k 为 1 时 Alice 必胜，与各堆无关。",
        ],
    }
}
