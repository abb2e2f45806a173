//! What is said of a faulty input, in Chinese.
//!
//! Never here: anything but words.

use std::io::ErrorKind;

use super::super::{count, is_decimal};
use crate::input::{Kind, Layout, MAX_NUMBER};
use crate::problems::{Limit, Warning};

/// The word in front of an error.
pub fn error_word() -> &'static str {
    "错误"
}

/// The word in front of a warning.
pub fn warning_word() -> &'static str {
    "警告"
}

/// The word in front of what to do.
pub fn help_word() -> &'static str {
    "帮助"
}

/// The name of standard input.
pub fn stdin() -> &'static str {
    "标准输入"
}

/// The name of what was typed.
pub fn typed() -> &'static str {
    "命令行"
}

/// What is wrong.
pub fn title(kind: &Kind, case: Option<u64>) -> String {
    let what = match kind {
        Kind::NotText(byte) => format!("字节 0x{byte:02x} 不是文本"),
        Kind::NotANumber(word) => format!("`{word}` 不是整数"),
        Kind::Negative(word) => format!("`{word}` 小于零"),
        Kind::TooLarge(word) => format!("`{word}` 太大"),
        Kind::EndsInside(missing) => format!("输入在这一组中间结束：还缺 {} 个数", count(*missing)),
        Kind::CasesMissing(missing) => format!("输入结束：还缺 {} 组", count(*missing)),
        Kind::Empty => "没有数".to_owned(),
        Kind::Nobody => "山上没有人".to_owned(),
        Kind::NoPeople => "N 是 0".to_owned(),
        Kind::KingOutside { king, people } => format!("k 是 {king}，但 N 是 {people}"),
        Kind::OnTop => "有人站在 0，也就是山顶".to_owned(),
        Kind::OutOfOrder { before, here } | Kind::CoinsOutOfOrder { before, here } => {
            format!("格子没有递增：{before} 后面是 {here}")
        }
        Kind::NotSorted { before, here } => format!("大小为 {here} 的堆排在大小为 {before} 的堆后面"),
        Kind::Repeated(cell) => format!("有两个人站在 {cell}"),
        Kind::CellZero => "有棋子在格子 0".to_owned(),
        Kind::CellOutside { cell, .. } => format!("一行里没有格子 {cell}"),
        Kind::CellTaken(cell) => format!("格子 {cell} 上有两枚棋子"),
        Kind::NoKing => "没有国王".to_owned(),
        Kind::TwoKings => "有两个国王".to_owned(),
        Kind::LonelyK => "`k` 后面没有格子".to_owned(),
        Kind::NoDollar => "没有银元".to_owned(),
        Kind::TwoDollars => "有两枚银元".to_owned(),
        Kind::LonelyD => "`d` 后面没有格子".to_owned(),
        Kind::CoinAtEnd { dollar: true } => "银元在格子 0，也就是尽头".to_owned(),
        Kind::CoinAtEnd { dollar: false } => "有硬币在格子 0，也就是尽头".to_owned(),
        Kind::CoinTwice(cell) => format!("格子 {cell} 上有两枚硬币"),
        Kind::NoNodes => "n 是 0".to_owned(),
        Kind::NoRoot => "没有结点".to_owned(),
        Kind::RootHasParent => "结点 0 是根，没有父结点".to_owned(),
        Kind::NoParent(node) => format!("结点 {node} 没有父结点"),
        Kind::NoStones(node) => format!("结点 {node} 有父结点，却没有石子数"),
        Kind::ParentNotBefore { node, parent } => format!("结点 {node} 的父结点不能是 {parent}"),
        Kind::NoCells => "一个格子也没有".to_owned(),
        Kind::UnevenRow { row, found, expected } => {
            format!("第 {row} 行有 {} 个数，而第 1 行有 {} 个", count(*found), count(*expected))
        }
        Kind::JudgesCase(_) => "这像是题目的一组数据：N、k，然后 N 个格子".to_owned(),
    };
    match case {
        Some(case) => format!("第 {} 组：{what}", count(case)),
        None => what,
    }
}

/// What was expected, at the place itself.
pub fn label(kind: &Kind) -> String {
    match kind {
        Kind::NotText(_) | Kind::NotANumber(_) => "这里应是整数".to_owned(),
        Kind::TooLarge(_) => format!("最大为 {MAX_NUMBER}"),
        Kind::EndsInside(missing) => format!("这里还应有 {} 个数", count(*missing)),
        Kind::CasesMissing(_) => "这里还应有一组".to_owned(),
        Kind::Empty => "至少要有一个数".to_owned(),
        Kind::Nobody => "至少要有一个人".to_owned(),
        Kind::Negative(_) => "不应有负号".to_owned(),
        Kind::NoPeople | Kind::NoNodes | Kind::NoCells | Kind::OnTop | Kind::CellZero | Kind::CoinAtEnd { .. } => {
            "至少为 1".to_owned()
        }
        Kind::KingOutside { people: 1, .. } => "应为 1".to_owned(),
        Kind::KingOutside { people, .. } => format!("应为 1 到 {people}"),
        Kind::CellOutside { last, .. } => format!("应为 1 到 {last}"),
        Kind::OutOfOrder { before, .. } | Kind::CoinsOutOfOrder { before, .. } => format!("应大于 {before}"),
        Kind::NotSorted { before, .. } => format!("至少为 {before}"),
        Kind::Repeated(cell) | Kind::CellTaken(cell) | Kind::CoinTwice(cell) => format!("又是 {cell}"),
        Kind::NoKing => "应有一个格子前面加 `k`".to_owned(),
        Kind::TwoKings | Kind::TwoDollars => "第二个".to_owned(),
        Kind::LonelyK => "应为 `k` 加数字，如 `k4`".to_owned(),
        Kind::NoDollar => "应有一个格子前面加 `d`".to_owned(),
        Kind::LonelyD => "应为 `d` 加数字，如 `d5`".to_owned(),
        Kind::NoRoot => "至少要有根".to_owned(),
        Kind::RootHasParent => "这里只写石子数".to_owned(),
        Kind::NoParent(_) => "应为石子数、`:` 和父结点，如 `2:0`".to_owned(),
        Kind::NoStones(_) => "`:` 前面应有石子数，可以是 0".to_owned(),
        Kind::ParentNotBefore { node: 1, .. } => "应为 0".to_owned(),
        Kind::ParentNotBefore { node, .. } => format!("应为 0 到 {}", node - 1),
        Kind::UnevenRow { found, expected, .. } => match expected.checked_sub(*found) {
            None => "这一行不应再有数".to_owned(),
            Some(missing) => format!("这里还应有 {} 个数", count(missing)),
        },
        Kind::JudgesCase(_) => "N".to_owned(),
    }
}

/// What to do about it.
pub fn help(kind: &Kind, layout: Option<Layout>, typed: bool) -> Vec<String> {
    let mut help = Vec::new();
    if let Some(Layout { line, found, expected }) = layout {
        help.push(format!("第 {line} 行有 {} 个数，而应有 {} 个：是不是错在那里？", count(found), count(expected)));
    }
    let more = match kind {
        Kind::NotText(_) => Some("请把文件存成纯文本"),
        Kind::NotANumber(word) if is_decimal(word) => Some(DECIMAL),
        Kind::NotANumber(word) if typed && word.contains(['.', '/', '\\']) => {
            Some("要读入题目数据文件，请写题目名，如 `stairwise explain hdu4315 文件名`")
        }
        Kind::NotANumber(word) if word.contains(|c| ('\u{ff10}'..='\u{ff19}').contains(&c)) => {
            Some("请用半角数字 0 到 9")
        }
        Kind::NotANumber(word) if word.contains([',', ';', '，', '；', '、']) => Some("请用空格分开各个数"),
        Kind::NoPeople => Some("每座山上都有人；输入到最后一组为止，末尾不要加一行 0"),
        Kind::CasesMissing(_)
        | Kind::Empty
        | Kind::NotANumber(_)
        | Kind::TooLarge(_)
        | Kind::EndsInside(_)
        | Kind::CellOutside { .. }
        | Kind::TwoKings
        | Kind::TwoDollars => None,
        Kind::NoCells => Some("R 和 C 都至少为 1"),
        Kind::UnevenRow { .. } => Some("各行要一样长，行与行之间写 `:`，如 `1 2 : 3 4`"),
        Kind::NoNodes => Some("每棵树都有根，所以 n 至少为 1"),
        Kind::NoRoot | Kind::RootHasParent | Kind::NoParent(_) | Kind::NoStones(_) => {
            Some("从根开始，每个结点写一项：石子数，冒号，父结点（根不写），如 `1 2:0 3:1`")
        }
        Kind::ParentNotBefore { .. } => Some("结点按出现的顺序从 0 编号，父结点要在子结点之前"),
        Kind::Negative(_) => Some("这里的数都从 0 或 1 数起"),
        Kind::Nobody => Some("从上到下输入格子，国王的前面加 `k`，如 `1 2 k4`"),
        Kind::KingOutside { .. } => Some("k 从离山顶最近的人数起，那人是 1"),
        Kind::OnTop => Some("到了山顶的人已经出局：不要写他，国王的名次重新数"),
        Kind::OutOfOrder { .. } => Some("格子从上到下排列：请排好序，并留意国王的名次"),
        Kind::NotSorted { .. } => Some("每一堆都不得少于前一堆"),
        Kind::Repeated(_) => Some("只有山顶能站不止一人"),
        Kind::CellZero => Some("第一个格子是格子 1"),
        Kind::CellTaken(_) => Some("一格只放一枚棋子"),
        Kind::NoDollar => Some("从左到右输入格子，银元的前面加 `d`，如 `2 d5 9`"),
        Kind::CoinAtEnd { dollar: true } => Some("银元到了那里，轮到走的一方拿走它就赢：没有什么可解释的"),
        Kind::CoinAtEnd { dollar: false } => Some("到了尽头的硬币再也不能走：不要写它"),
        Kind::CoinsOutOfOrder { .. } => Some("格子从左到右排列，离尽头最近的在前"),
        Kind::CoinTwice(_) => Some("只有尽头能放不止一枚"),
        Kind::NoKing => Some("国王决定胜负：在他的格子前面加 `k`，如 `1 2 k4`"),
        Kind::LonelyK | Kind::LonelyD => Some("连在一起写，中间不要空格"),
        Kind::JudgesCase(position) => {
            help.push(format!("写成局面是 `{position}`：请输入 `stairwise explain hill {position}`"));
            Some("题目数据可以原样读入：`stairwise explain hdu4315 文件名`")
        }
    };
    help.extend(more.map(str::to_owned));
    help
}

/// Something odd about a case.
pub fn oddity(warning: Warning) -> String {
    match warning {
        Warning::Beyond { case, what, found, limit } => {
            let (found, limit) = (count(found), count(limit));
            let found = match what {
                Limit::People => format!("{found} 人"),
                Limit::Nodes => format!(" {found} 个结点"),
                Limit::Piles => format!(" {found} 堆"),
                Limit::Pile => format!("大小为 {found} 的堆"),
                Limit::Pieces => format!(" {found} 枚棋子"),
                Limit::Cells => format!(" {found} 个格子"),
                Limit::Cell => format!("格子 {found}"),
            };
            format!("第 {case} 组有{found}，题目保证不超过 {limit}；照样求解（只提醒一次）")
        }
        Warning::Uneven { case, layout: Layout { line, found, expected } } => format!(
            "第 {case} 组在一行中间结束：第 {line} 行有 {} 个数，而应有 {} 个，从这里起的答案可能没有意义（只提醒一次）",
            count(found),
            count(expected)
        ),
    }
}

/// What the system says of a file.
#[expect(clippy::wildcard_enum_match_arm, reason = "the kinds are the system's; the common ones have our words")]
pub fn of_system(kind: ErrorKind) -> Option<&'static str> {
    match kind {
        ErrorKind::NotFound => Some("没有这个文件"),
        ErrorKind::PermissionDenied => Some("没有读取权限"),
        ErrorKind::IsADirectory => Some("这是一个文件夹"),
        _ => None,
    }
}

/// What to do about a decimal point.
const DECIMAL: &str = "这里的数都是整数";

/// A file cannot be read.
pub fn unreadable(name: &str, why: &str) -> String {
    format!("无法读取 `{name}`：{why}")
}

/// The result cannot be written.
pub fn unwritable(why: &str) -> String {
    format!("无法写出结果：{why}")
}

/// There is no game or problem of that name.
pub fn unknown_topic(word: &str) -> String {
    format!("没有叫 `{word}` 的游戏或题目")
}

/// The games and problems that there are.
pub fn known_topics(known: &str) -> String {
    format!("现有 {known}")
}

/// There is nothing of that name.
pub fn unknown_word(word: &str) -> String {
    format!("没有关于 `{word}` 的内容")
}

/// A name that is close.
pub fn did_you_mean(word: &str) -> String {
    format!("是不是 `{word}`？")
}

/// Where the names are.
pub fn see_list() -> &'static str {
    "`stairwise list` 列出所有名称"
}

/// The input has fewer cases than the one asked for.
pub fn no_such_case(asked: u64, found: u64) -> String {
    format!("没有第 {} 组：输入只有 {} 组", count(asked), count(found))
}

/// The input has no case.
pub fn no_case() -> &'static str {
    "输入是空的：没有可读的数据"
}

/// A problem takes one file.
pub fn one_file(problem: &str) -> String {
    format!("`{problem}` 只读一个文件，不写文件名则读标准输入")
}

/// How to type a position.
pub fn position_instead(game: &str, example: &str) -> String {
    format!("要输入局面，请写游戏名：`stairwise explain {game} {example}`")
}

/// `solve` takes a problem.
pub fn solve_takes_a_problem(game: &str, problem: Option<&str>) -> String {
    let its = problem.map_or("它没有题目".to_owned(), |problem| format!("它的题目是 `{problem}`"));
    format!("`{game}` 是游戏，只有题目才有要输出的答案；{its}")
}

/// No judge poses the game.
pub fn no_judge(game: &str) -> String {
    format!("`{game}` 没有对应的题目，所以没有题目格式可写")
}

/// A game needs a position.
pub fn position_missing(game: &str, example: &str) -> String {
    format!("没有局面：请输入一个，如 `stairwise explain {game} {example}`，或用 `-` 从标准输入读，每行一个")
}

/// Standard input is a terminal.
pub fn reading_terminal(problem: &str) -> String {
    format!("正在从终端读入 {problem} 的数据；按 Ctrl-D 结束")
}

/// Positions are read from a terminal.
pub fn reading_positions(game: &str) -> String {
    format!("正在从终端读入 {game} 的局面，每行一个；按 Ctrl-D 结束")
}

/// The tree is being searched.
pub fn searching(positions: usize) -> String {
    format!("正在搜索博弈树：{} 个局面；按 Ctrl-C 停止", count(positions as u64))
}

/// `--case` was mistyped.
pub fn bad_cases(text: &str) -> String {
    format!("`{text}` 不能表示第几组")
}

/// How `--case` is typed.
pub fn cases_format() -> &'static str {
    "应为从 1 开始的编号，如 `3`，或范围，如 `3..5`"
}
