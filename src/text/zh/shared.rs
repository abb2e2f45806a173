//! What all games say alike, in Chinese.
//!
//! Never here: anything but words.

use super::super::{Context, GameWords, RuleText, Said, count, first_few, list_few, reckoning};
use super::page::{label, places};
use crate::trace::{
    MoveKind, NimSum, Outcome, Pairing, PassOn, Replies, ReplyKind, Selection, Verdict, WinningMove, Without,
};

/// The last line of every program.
pub const WINS: &str = "X 不是 0，轮到走的一方赢；X 是 0，轮到走的一方输";

/// The first few of `things`, as `word` puts them, and how many more there are; `measure` is their measure word.
pub fn few<T>(things: &[T], measure: &str, word: impl Fn(&T) -> String) -> String {
    list_few(things, word, |more| format!("… 还有 {more} {measure}")).join(" ")
}

/// The words of the pairing, where whoever is left over is paired with `end`.
pub fn pairing(pairing: &Pairing, end: &str) -> Said {
    let pairs = &pairing.pairs;
    let mut brief =
        list_few(pairs, |pair| format!("{}+{}", pair.lower, pair.upper), |more| format!("… 还有 {more} 对"));
    brief.extend(pairing.left_over.map(|cell| format!("{cell}+{end}")));
    let all = list_few(pairs, |pair| format!("{} 和 {}", pair.lower, pair.upper), |more| format!("还有 {more} 对"));
    let mut parts = vec![all.join("，")];
    parts.retain(|part| !part.is_empty());
    parts.extend(pairing.left_over.map(|cell| format!("{cell} 和{end}")));
    Said::new("配对", brief.join("  ")).finding(parts.join("；"))
}

/// The words of the XOR.
pub fn accumulation(sum: &NimSum, context: &Context<'_>) -> Said {
    let all = match sum.terms.len() {
        0 => "没有堆".to_owned(),
        1 => format!("只有一堆，{}", sum.nim_sum),
        _ => reckoning(sum),
    };
    let said = Said::new("异或累加", all.clone()).finding(all);
    match &sum.owner {
        None if sum.terms.is_empty() => said.then("没有计入的堆，所以尼姆和是 0。"),
        None if sum.ones.is_empty() && !context.has_stairs() => said.then("各堆都是 0，尼姆和也是 0。"),
        None if sum.ones.is_empty() => said.then("计入的堆都是 0，尼姆和也是 0。"),
        None => said.then("每一列都有偶数个 1，所以尼姆和是 0。"),
        Some(owner) => {
            let stair = label(&context.rows[owner.row]);
            let space = if context.has_stairs() { " " } else { "" };
            let who = match owner.holders {
                1 => format!("只有{stair}{space}有"),
                holders => format!("{stair}{space}等 {} 堆有", count(holders)),
            };
            said.then(format!("`*`：奇数个 1，合起来是 {}。其中最高的一列 {}，{who}。", sum.nim_sum, owner.place))
        }
    }
}

/// The words of the selection.
pub fn selection(selection: &Selection, words: &dyn GameWords, context: &Context<'_>) -> Said {
    let kept: Vec<_> = context.rows.iter().filter(|row| row.kept).collect();
    let (kept, more) = first_few(&kept);
    let dots = if more > 0 { " ..." } else { "" };
    let piles: Vec<_> = kept.iter().map(|row| row.pile.to_string()).collect();
    let brief = match kept {
        [] => "无".to_owned(),
        _ => format!("{}{dots}  {}", piles.join(" "), places(kept, more > 0)),
    };
    let said = Said::new("选奇数级", brief).finding(words.kept());
    let rule = "不计的堆救不了输家：";
    let passes = "移到下面一级的，马上再往下移。";
    match &selection.example {
        Some(PassOn { mv, change, reply }) => said.text(format!(
            "{rule}**{}** 之后，{} 从 {} 变成 {}；接着 **{}**，又变回 {}。",
            words.mv(mv),
            label(&context.rows[change.row]),
            change.before,
            change.after,
            words.mv(reply),
            change.before,
        )),
        None if selection.dropped == 0 => said.text("这里没有不计的堆。"),
        None if selection.only_topmost => {
            said.text(format!("{rule}{passes}（这里不计的堆中只有最上面一堆有空格，见下一步。）"))
        }
        None => said.text(format!("{rule}{passes}（这里不计的堆没有东西可移。）")),
    }
}

/// The words above the winning moves.
pub fn winning(winning: &[WinningMove], legal: u128, words: &dyn GameWords, context: &Context<'_>) -> Said {
    let brief: Vec<_> = winning.iter().take(4).map(|winning| words.mv(&winning.mv)).collect();
    let dots = if winning.len() > 4 { "，…" } else { "" };
    let finding = match (winning.len(), legal) {
        (_, 0) => "没有，已无合法走法".to_owned(),
        (1, 1) => "唯一的合法走法".to_owned(),
        (2, 2) => "两种合法走法都是".to_owned(),
        (found, legal) => format!("{} 种合法走法中有 {} 种", count(legal), count(found as u64)),
    };
    let said = Said::new("必胜走法", format!("{}{dots}", brief.join("，"))).finding(finding);
    let has = |kind| winning.iter().any(|winning| winning.kind == kind);
    if has(MoveKind::KingHome) {
        return if legal == 1 { said } else { said.text(words.only_move(context)) };
    }
    if context.misere {
        let first = context.names.first;
        return said.text(match winning.len() {
            0 => format!("{first} 无法走，所以赢了：走最后一步的一方已经输了。"),
            1 => "它留下必败态。".to_owned(),
            _ => "每一种都留下必败态。".to_owned(),
        });
    }
    said.text(match (winning.len(), has(MoveKind::Also)) {
        (1, _) if !context.has_stairs() => "它减小一堆，使尼姆和为 0。",
        (_, false) if !context.has_stairs() => "每一种都减小一堆，使尼姆和为 0。",
        (1, _) => "它减小一个计入的堆，使尼姆和为 0。",
        (_, true) => "每一种都使尼姆和为 0：标准着法减小一个计入的堆，其余的增大一个。",
        (_, false) => "每一种都减小一个计入的堆，使尼姆和为 0。",
    })
}

/// The words above the replies.
pub fn replies(replies: &Replies, context: &Context<'_>) -> Said {
    let finding = match replies.legal {
        0 => "没有，已无合法走法".to_owned(),
        1 => "没有，唯一的合法走法会输".to_owned(),
        2 => "没有，两种合法走法都会输".to_owned(),
        legal => format!("没有，{} 种合法走法都会输", count(legal)),
    };
    let (first, second) = (context.names.first, context.names.second);
    let said = Said::new("必胜走法", "没有").finding(finding);
    match replies.examples.len() {
        0 if replies.legal > 0 => said.text(format!("{first} 只好走最后一步，因而输了。")),
        0 => said.text(format!("{first} 无法走，无法走的一方输。")),
        1 => said.text(format!("{second} 有应手：")),
        _ => said.text(format!("无论 {first} 怎么走，{second} 都有应手。例如：")),
    }
}

/// How a reply beats a move.
pub fn reply_kind(kind: ReplyKind) -> &'static str {
    match kind {
        ReplyKind::Follow => "原样再往下移",
        ReplyKind::Textbook => "减小另一堆",
        ReplyKind::Raises => "增大一堆",
        ReplyKind::KingHome => "国王到山顶",
        ReplyKind::DollarTaken => "马上就赢",
        ReplyKind::NextClimbs => "下一人走同样多格",
        ReplyKind::NextClimbsOneMore => "下一人多走一格",
    }
}

/// Said above a table that shows only some columns.
pub fn telling_columns(shown: usize, odd: usize, digits: usize) -> String {
    if odd == 0 {
        return format!("（{digits} 个二进制列中，没有一列有奇数个 1，故略去。）");
    }
    let which = if shown < odd { format!("{odd} 列中最高的 {shown} 列") } else { format!("{odd} 列") };
    format!("（{digits} 个二进制列中，只列出有奇数个 1 的{which}。）")
}

/// The words of the verdict; `without` is the answer without the step numbered `step`.
pub fn judgement(verdict: &Verdict, without: Option<(usize, Without)>, context: &Context<'_>) -> Said {
    let winner = context.names.of(verdict.winner);
    if verdict.misere {
        return misere_judgement(verdict, winner, context);
    }
    let (kind, text) = match verdict.nim_sum {
        None => ("必胜态", format!("必胜态，**{winner}** 一步就赢")),
        Some(0) => ("必败态", format!("尼姆和是 0，必败态，**{winner}** 赢")),
        Some(sum) => ("必胜态", format!("尼姆和是 {sum}，不是 0，必胜态，**{winner}** 赢")),
    };
    let said = Said::new("结论", format!("{winner} 赢（{kind}）")).finding(text);
    match without {
        None => said,
        Some((step, without)) => {
            let sum = without.nim_sum;
            let other = context.names.of(without.winner);
            said.text(if without.winner == verdict.winner {
                format!("漏掉第 {step} 步会算得 {sum}：赢家碰巧没错，走法却错了。")
            } else {
                format!("漏掉第 {step} 步会算得 {sum}，误判 {other} 赢：**错**。")
            })
        }
    }
}

/// The words of the verdict when the last mover loses.
fn misere_judgement(verdict: &Verdict, winner: &str, context: &Context<'_>) -> Said {
    let sum = verdict.nim_sum.unwrap_or(0);
    let kind = if verdict.outcome == Outcome::N { "必胜态" } else { "必败态" };
    let said = Said::new("结论", format!("{winner} 赢（{kind}，反常规则）"))
        .finding(format!("走最后一步的一方输：{kind}，**{winner}** 赢"));
    match (context.has_large_pile(), sum) {
        (true, 0) => said.text("有计入的堆不小于 2，仍由尼姆和决定：它是 0。"),
        (true, _) => said.text(format!("有计入的堆不小于 2，仍由尼姆和决定：它是 {sum}，不是 0。")),
        (false, 0) => said.text("计入的堆都不超过 1，由 1 的个数决定：是偶数，轮到走的一方赢。"),
        (false, _) => said.text("计入的堆都不超过 1，由 1 的个数决定：是奇数，轮到走的一方输。"),
    }
}

/// `nim.misere`.
pub fn misere() -> RuleText {
    RuleText {
        title: "反常规则的结论",
        says: "走最后一步的一方输时（反常规则），只要有计入的堆不小于 2，仍由尼姆和决定；都不超过 1 时，1 的个数为偶数，轮到走的一\
               方赢，否则输。",
        why: &[
            "只有 1 时，每一步拿走一个 1 或添回一个 1，个数的奇偶交替：面对偶数的一方总是留下奇数，直到最后。",
            "恰好剩一个大堆时，尼姆和不为 0，轮到走的一方可以把它减到 1 或 0，看哪一种能留下奇数个 1。每次都留下尼姆和 0 的一方，从\
             不把这样的局面留给对方，最后作这个选择的正是自己（C. L. Bouton, Nim, a game with a complete mathematical theory, 1901）。",
        ],
    }
}

/// `staircase.odd-stairs`.
pub fn odd_stairs() -> RuleText {
    RuleText {
        title: "选奇数级",
        says: "在台阶上只计奇数级的堆：从下往上第 1、3、5……级。地面是台阶 0。",
        why: &[
            "从上方的偶数级移到奇数级的东西，可以马上原样再往下移一级，各奇数级就和原来一样。所以从偶数级移东西救不了输家。",
            "为什么不能用同样的理由改计偶数级？因为台阶 1 下面是地面：到了地面的东西不能再往下移。从台阶 1 移走没有这样的应手，从台\
             阶 2 移走却有。奇偶就是这样定下来的。",
            "每一步连接相邻两级，所以恰好改变一个奇数级。因此从偶数级移东西并不是“随便走”：尼姆和为 0 时，它同样使尼姆和不为 \
             0；有时它本身就是必胜走法。",
        ],
    }
}

/// `nim.nim-sum`.
pub fn nim_sum() -> RuleText {
    RuleText {
        title: "异或累加",
        says: "把计入的堆写成二进制再异或：某一列有奇数个 1，尼姆和的这一位就是 1。",
        why: &[
            "尼姆和为 0 时，每一步都使它不为 0：一步改变一个计入的堆，至少有一列的 1 的个数由偶变奇。",
            "尼姆和不为 0 时，有一步使它为 0：设尼姆和为 X。有一堆 s 在 X 的最高位上是 1；s XOR X 在这一位上是 0，所以比 s 小。把这\
             一堆减小到它，每一列就都是偶数个 1。",
            "所以留给对方 0 的一方每次都能留下 0，最后留给对方各堆全 0（C. L. Bouton, Nim, a game with a complete mathematical theory, \
             1901）。",
        ],
    }
}

/// `verdict`.
pub fn verdict() -> RuleText {
    RuleText {
        title: "结论",
        says: "尼姆和为 0 是必败态（P）：刚走完的一方赢。不为 0 是必胜态（N）：轮到走的一方赢。（爬山游戏中国王排第 1 时除外。）",
        why: &[
            "从必败态走，只能到必胜态；从必胜态走，总有一步到必败态。所以谁面对过一次必败态，对方就总能让他此后每次都面对必败态，直到终局。",
        ],
    }
}

/// `moves`.
pub fn moves() -> RuleText {
    RuleText {
        title: "必胜走法",
        says: "设尼姆和为 X。把某个计入的堆 s 变成 s XOR X 的走法必胜。减小到它是标准着法，总是存在；用上一级台阶的东西把它增大到 s \
               XOR X，如果做得到，同样获胜。（爬山游戏中，第一个人上山顶时，他原来的格子也空出来；国王排第 1 则直接上山顶。）",
        why: &[
            "一步恰好改变一个计入的堆，只有把这一堆 s 变成 s XOR X，尼姆和才为 0。所以必胜走法就是这些；必败态中 X 为 0，一种也没\
                有。",
        ],
    }
}
