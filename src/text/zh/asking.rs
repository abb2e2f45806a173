//! What is asked, and what is said of an answer, in Chinese.
//!
//! Never here: anything but words.

use super::super::{Lang, in_binary, joined, list_few};
use super::page;
use crate::lessons::{Ask, Behind, Nudge, Right};
use crate::mistakes::Mistake;
use crate::problems::Names;
use crate::trace::{Place, Player};

/// The usual question. `place` is that of the first pile, if there are piles.
pub fn question(ask: Ask, place: Option<Place>, misere: bool) -> String {
    let places = match place {
        Some(Place::Pile { .. }) => "哪些堆",
        Some(Place::Box { .. }) => "哪些盒子",
        Some(Place::Node { .. }) => "哪些结点",
        Some(Place::Cell(_)) => "哪些格子（行,列）",
        Some(Place::Run { .. }) => "哪些台阶（行:台阶）",
        Some(Place::Gap { .. } | Place::Stair | Place::Difference { .. }) | None => "哪些台阶",
    };
    match ask {
        Ask::Winner if misere => "走最后一步的一方输。谁赢，先手还是后手？".to_owned(),
        Ask::Winner => "谁赢，先手还是后手？".to_owned(),
        Ask::Pairs => "怎样配对？".to_owned(),
        Ask::Kept => format!("{places}计入？"),
        Ask::PilesBefore => "先不管特殊规则，参加异或的是哪几个数？".to_owned(),
        Ask::Piles => "参加异或的是哪几个数？".to_owned(),
        Ask::Running => "把计入的堆逐个异或，每加入一堆之后的尼姆和依次是多少？".to_owned(),
        Ask::NimSum => "尼姆和是多少？".to_owned(),
        Ask::Move => "写出一种必胜走法。".to_owned(),
        Ask::Moves => "有几种必胜走法？".to_owned(),
        Ask::Reply => "这是必败态，怎么走都输。写出一种获胜的应手。".to_owned(),
    }
}

/// The question for a reply to a move.
pub fn reply_to(mv: &str) -> String {
    format!("先手走 **{mv}**。写出一种获胜的应手。")
}

/// The question whether a shortcut decides, its options, yes first, a hint, and why it decides or does not.
pub fn at_once() -> (&'static str, [&'static str; 2], &'static str, [&'static str; 2]) {
    let reasons = ["他上方没有人，而一步可以走任意多格。", "他上方有人，而谁也不能越过别人。"];
    ("国王第一步就能到山顶吗？", ["能", "不能"], "他上方还有人吗？", reasons)
}

/// What is known above a question: the position, the piles that count, the nim-sum.
pub fn known(position: Option<&str>, piles: Option<&[u64]>, nim_sum: Option<u64>) -> String {
    let piles = piles.map(|piles| match piles {
        [] => "没有计入的堆".to_owned(),
        piles => format!("计入的堆 {}", joined(piles, " ")),
    });
    let nim_sum = nim_sum.map(|sum| format!("尼姆和 {sum}"));
    [position.map(str::to_owned), piles, nim_sum].into_iter().flatten().collect::<Vec<_>>().join("，")
}

/// Under a question: what an answer looks like, where that is not plain. `sample` is some other answer.
pub fn such_as(ask: Ask, sample: Option<&str>) -> Option<String> {
    let sample = format!("如 {}", sample?);
    Some(match ask {
        Ask::Pairs => format!("写出每一对的数，{sample}。"),
        Ask::Kept => format!("写出位置，{sample}；一个也没有就写“没有”。"),
        Ask::PilesBefore | Ask::Piles => format!("写出各个数，{sample}；一个也没有就写“没有”。"),
        Ask::Running => format!("每一堆对应一个数，{sample}。"),
        Ask::Move | Ask::Reply => format!("写一种走法，{sample}。"),
        Ask::Winner | Ask::NimSum | Ask::Moves => return None,
    })
}

/// How an answer is typed.
pub fn form(ask: Option<Ask>, options: usize, sample: Option<&str>) -> String {
    let sample = sample.map_or(String::new(), |sample| format!("，如 {sample}"));
    let form = match ask {
        None => return format!("请输入 1 到 {options} 的编号。"),
        Some(Ask::Winner) => "“先手”或“后手”，也可以写 1 或 2".to_owned(),
        Some(Ask::Pairs) => format!("每一对的数{sample}"),
        Some(Ask::Kept) => format!("位置{sample}；一个也没有就写“没有”"),
        Some(Ask::PilesBefore | Ask::Piles) => format!("各个数{sample}；一个也没有就写“没有”"),
        Some(Ask::Running) => format!("每一堆对应的一个数{sample}"),
        Some(Ask::NimSum | Ask::Moves) => "一个数".to_owned(),
        Some(Ask::Move) => format!("一种走法{sample}；也可以写走完之后的局面"),
        Some(Ask::Reply) => format!("一种走法{sample}"),
    };
    format!("请输入{form}。")
}

/// The right answer.
pub fn solution(right: &Right) -> String {
    match right {
        Right::Winner(Player::First, Names { first, .. }) => format!("**先手**：轮到走的 {first} 赢。"),
        Right::Winner(Player::Second, Names { second, .. }) => format!("**后手**：后走的 {second} 赢。"),
        Right::Kept(places) if places.is_empty() => "**没有**".to_owned(),
        Right::Kept(places) => {
            format!("**{}**", places.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(" "))
        }
        Right::Pairs(pairs, left_over) => {
            let pairs = pairs.iter().map(|[one, other]| format!("**{one}** 与 **{other}**"));
            let alone = left_over.map(|alone| format!("剩下 **{alone}**"));
            pairs.chain(alone).collect::<Vec<_>>().join("，")
        }
        Right::Piles(_, piles) if piles.is_empty() => "**没有**".to_owned(),
        Right::Piles(_, numbers) | Right::Running(numbers) => format!("**{}**", joined(numbers, " ")),
        Right::Number(_, number) => format!("**{number}**"),
        Right::Option { right, .. } => format!("**{right}**"),
        Right::Move(_, ways) => {
            list_few(ways, |way| format!("**{}**", way.words), |more| format!("另外 {more} 种")).join(" 或 ")
        }
    }
}

/// The answer is right.
pub fn right(solution: &str) -> String {
    format!("答对了：{solution}")
}

/// It is wrong, and `why`, which may be empty.
pub fn wrong(why: &str, hints: bool) -> String {
    let help = if hints { "看一条提示" } else { "看解答" };
    format!("不对。{why}再试一次，或者{help}。")
}

/// A move that can be made, and loses.
pub fn loses(reply: Option<&str>) -> String {
    match reply {
        Some(reply) => format!("这样走会输：对方应 **{reply}**。再试一次。"),
        None => "这样走游戏就结束了，而走最后一步的一方输。再试一次。".to_owned(),
    }
}

/// A move that cannot be made.
pub fn no_move() -> &'static str {
    "这里不能这样走。再试一次。"
}

/// The mistakes behind a wrong answer; empty where nothing can be said.
pub fn behind(behind: &Behind) -> String {
    let reason = |mistake: &Mistake| {
        let text = (mistake.text)(Lang::Zh);
        format!("**{}**（`stairwise about {}`）。{}", text.title, mistake.id, text.fails)
    };
    match behind {
        Behind::Nothing => String::new(),
        Behind::Few(mistakes) => {
            let reasons: Vec<_> = mistakes.iter().map(|mistake| reason(mistake)).collect();
            let known = if mistakes.len() == 1 {
                "有一个常见误区得到的正是"
            } else {
                "有两个常见误区都会得到"
            };
            format!("在这里，{known}这个答案：{}", reasons.join("或者："))
        }
        Behind::Many(game) => format!("有好几个常见误区都会得到这个答案，见 `stairwise list mistakes {game}`。"),
    }
}

/// Said with the right answer: the wrong one that a mistake gives.
pub fn trap(answer: &Right, mistake: &Mistake) -> String {
    let answer = if let Right::Winner(winner, _) = answer {
        let player = if *winner == Player::First { "先手" } else { "后手" };
        format!("**{player}**")
    } else {
        format!(" {}", solution(answer))
    };
    format!("（不是{answer}，那是误区“{}”的结果，见 `{}`。）", (mistake.text)(Lang::Zh).title, mistake.id)
}

/// A hint.
pub fn hint(number: usize, of: usize, hint: &str) -> String {
    format!("提示 {number}/{of}：{hint}")
}

/// A hint that the position gives.
pub fn nudge(nudge: &Nudge) -> String {
    match nudge {
        Nudge::Special => "先看特殊规则：还没看堆，胜负就定了。".to_owned(),
        Nudge::Home => "谁把国王送上山顶，谁马上就赢。".to_owned(),
        Nudge::FromTheEnd => "从最后面、身后什么也没有的那个开始，依次往前配。".to_owned(),
        Nudge::Pair([one, other]) => format!("第一对是 {one} 与 {other}。"),
        Nudge::Odd => "从东西停下的地方数起：相距奇数步的计入。".to_owned(),
        Nudge::Parity(dropped, kept) => format!("例如，不计{}，计入{}。", page::label(dropped), page::label(kept)),
        Nudge::Kept(rows, _) if rows.is_empty() => "没有计入的堆。".to_owned(),
        Nudge::Kept(rows, _) if matches!(rows[0].place, Place::Pile { .. }) => "Nim 里每一堆都计入。".to_owned(),
        Nudge::Kept(rows, more) => format!("计入的是{}。", page::places(&rows.iter().collect::<Vec<_>>(), *more)),
        Nudge::Changed => "其中一堆要按特殊规则修正。".to_owned(),
        Nudge::Pile(row) => format!("例如{}：{}。", page::label(row), row.pile),
        Nudge::Piles(piles) => format!("算一算 {}。", joined(piles, " XOR ")),
        Nudge::Binary(piles) => format!("写成二进制：{}。", in_binary(piles, "，")),
        Nudge::FirstTwo(one, other) => format!("先算前两个：{one} XOR {other} = {}。", one ^ other),
        Nudge::Decides { nim_sum, misere: false } => format!("尼姆和不为 0 时，轮到走的一方赢。这里是 {nim_sum}。"),
        Nudge::Decides { nim_sum, misere: true } => format!(
            "只要有计入的堆不小于 2，仍由尼姆和决定；否则，1 的个数为偶数时轮到走的一方赢。这里尼姆和是 {nim_sum}。"
        ),
        Nudge::Smaller(nim_sum) => format!("哪一个计入的堆与 {nim_sum} 异或之后会变小？"),
        Nudge::Change(row) => format!("有一种走法改变的是{}。", page::label(row)),
        Nudge::Each(nim_sum) => format!("只有把某个计入的堆 s 变成 s XOR {nim_sum} 的走法才获胜。"),
        Nudge::Kind(what) => format!("获胜的应手在这里的作用：{what}。"),
        Nudge::OneOf(mv) => format!("其中一种：{mv}。"),
    }
}

/// There is no other hint.
pub fn no_more_hints(none: bool) -> &'static str {
    if none { "这一题没有提示。" } else { "提示已经用完，只剩解答了。" }
}

/// The solution.
pub fn solved(solution: &str) -> String {
    format!("答案：{solution}")
}

/// The question was left out.
pub fn skipped() -> &'static str {
    "留到以后再答。"
}
