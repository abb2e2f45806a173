//! What is said of a faulty lesson, in Chinese.
//!
//! Never here: anything but words.

use super::super::count;
use super::faults;
use crate::lessons::{Ask, Key, Kind, Section};
use crate::trace::Player;

/// What is wrong.
pub fn title(kind: &Kind) -> String {
    match kind {
        Kind::NotText(byte) => format!("字节 0x{byte:02x} 不是文本"),
        Kind::NoHead => "课程缺少开头".to_owned(),
        Kind::NoTitle => "课程没有标题".to_owned(),
        Kind::Data(Key::Unknown(key, _)) => format!("这里不能有 `{key}`"),
        Kind::Data(Key::Missing(key)) => format!("缺少 `{key}`"),
        Kind::Data(Key::Value(_)) => "这里读不懂".to_owned(),
        Kind::Empty => "文字是空的".to_owned(),
        Kind::UnknownBlock(info) if info.is_empty() => "代码块没有写明种类".to_owned(),
        Kind::UnknownBlock(info) => format!("没有 `{info}` 这种代码块"),
        Kind::Unsupported(Section::Table) => "课程里不能有表格".to_owned(),
        Kind::Unsupported(Section::Image) => "课程里不能有图片".to_owned(),
        Kind::Unsupported(Section::Html) => "课程里不能有 HTML".to_owned(),
        Kind::Unsupported(Section::Title) => "标题不在开头".to_owned(),
        Kind::Unsupported(Section::Heading) => "课程里只能有 `## ...` 这一级标题".to_owned(),
        Kind::Unsupported(Section::Quotation) => "课程里不能有引用".to_owned(),
        Kind::Unsupported(Section::Rule) => "课程里不能有分隔线".to_owned(),
        Kind::Unsupported(Section::Break) => "课程里不能有强制换行".to_owned(),
        Kind::Unsupported(Section::Indented) => "课程里不能有靠缩进写成的代码块".to_owned(),
        Kind::Unsupported(Section::Nested) => "列表里不能再有列表".to_owned(),
        Kind::Unsupported(Section::Other) => "课程里不能有这个".to_owned(),
        Kind::UnknownGame(word) if word.is_empty() => "没有局面".to_owned(),
        Kind::UnknownGame(word) => format!("没有游戏 `{word}`"),
        Kind::Position(fault) => faults::title(&fault.kind, None),
        Kind::NoSuchStep(id) => format!("这个局面的解释里没有步骤 `{id}`"),
        Kind::UnknownRule(id) => format!("没有规则 `{id}`"),
        Kind::UnknownId(id) => format!("没有名为 `{id}` 的规则或误区"),
        Kind::UnknownMistake(id) => format!("没有误区 `{id}`"),
        Kind::OtherGame(_) => "这是另一个游戏的误区".to_owned(),
        Kind::NoOtherAnswer => "在这里，这个误区得到的正是对的答案".to_owned(),
        Kind::NoMisere(game) => format!("`{game}` 没有“走最后一步者输”的玩法"),
        Kind::NoAnswer(_) => "这个局面答不了这个问题".to_owned(),
        Kind::TooManyHints(hints) => format!("{hints} 个提示太多了"),
        Kind::Options(options) => format!("选择题有 {options} 个选项"),
        Kind::NoSuchOption { answer, .. } => format!("没有第 {answer} 个选项"),
        Kind::Reasons(texts, options) => format!("{options} 个选项，却有 {texts} 条说明"),
        Kind::NoClaim => "没有断言任何事".to_owned(),
        Kind::Winner(_) => "博弈树说赢的是另一方".to_owned(),
        Kind::NimSum(_) => "尼姆和不是这个数".to_owned(),
        Kind::Moves(_) => "必胜走法的数目不是这个数".to_owned(),
        Kind::NotSearched => "这个局面的博弈树太大，无法证实断言".to_owned(),
        Kind::Disagrees => "博弈树与求解不符：这是 stairwise 的缺陷".to_owned(),
        Kind::NotACommand { line, why: None } => format!("`{line}` 无法运行"),
        Kind::NotACommand { line, why: Some(why) } => format!("`{line}` 无法运行：{why}"),
        Kind::NotTranslated(file) => format!("没有 {file}"),
        Kind::NotAlike(Some(_)) => "另一种语言在这里是别的内容".to_owned(),
        Kind::NotAlike(None) => "另一种语言到这里已经没有内容了".to_owned(),
    }
}

/// What was expected, at the place itself.
pub fn label(kind: &Kind) -> String {
    match kind {
        Kind::NotText(_) => "应为 UTF-8".to_owned(),
        Kind::NoHead => "应以 `+++` 开头，写上 `question`、`minutes`、`learnt`，再以 `+++` 结束".to_owned(),
        Kind::NoTitle => "此前应有标题 `# ...`".to_owned(),
        Kind::Data(Key::Unknown(_, known)) => format!("应为 {}", one_of(known)),
        Kind::Data(Key::Missing(key)) => format!("这一块里应有 `{key} = ...`"),
        Kind::Data(Key::Value(known)) if !known.is_empty() => format!("应为 {}", one_of(known)),
        Kind::Data(Key::Value(_)) => "应为 TOML，而且值的类型要对".to_owned(),
        Kind::Empty => "应有文字".to_owned(),
        Kind::UnknownBlock(_) => {
            "应为 `explain`、`mistake`、`predict`、`claim`、`choice`、`sh`，或程序的语言".to_owned()
        }
        Kind::Unsupported(Section::Title) => "应只有一个，且在其他内容之前".to_owned(),
        Kind::Unsupported(_) => "应为段落、列表、标题 `## ...` 或代码块".to_owned(),
        Kind::UnknownGame(_) => "应为游戏和局面，如 `nim 3 4 5`".to_owned(),
        Kind::Position(fault) => faults::label(&fault.kind),
        Kind::NoSuchStep(_) => "应为解释中的一个步骤".to_owned(),
        Kind::UnknownRule(_) => "应为 `stairwise list rules` 列出的规则".to_owned(),
        Kind::UnknownId(_) => "应为 `stairwise list` 列出的编号".to_owned(),
        Kind::UnknownMistake(_) => "应为 `stairwise list mistakes` 列出的误区".to_owned(),
        Kind::OtherGame(game) => format!("应为 `stairwise list mistakes {game}` 列出的误区"),
        Kind::NoOtherAnswer => "应为它会答错的局面".to_owned(),
        Kind::NoMisere(_) => "应为别的游戏".to_owned(),
        Kind::NoAnswer(Ask::Move) => "这是必败态：没有必胜走法".to_owned(),
        Kind::NoAnswer(_) => "这里由特殊规则决定，没有堆".to_owned(),
        Kind::TooManyHints(_) => "最多 3 个".to_owned(),
        Kind::Options(_) => "应为 2 到 9 个".to_owned(),
        Kind::NoSuchOption { options, .. } => format!("应为 1 到 {options}"),
        Kind::Reasons(..) => "每个选项应各有一条，正确的那个写 \"\"".to_owned(),
        Kind::NoClaim => "这一块里应有 `winner`、`nim_sum` 或 `moves`".to_owned(),
        Kind::Winner(Player::First) => "应为 \"first\"".to_owned(),
        Kind::Winner(Player::Second) => "应为 \"second\"".to_owned(),
        Kind::NimSum(Some(sum)) => format!("应为 {sum}"),
        Kind::NimSum(None) => "由特殊规则决定，没有尼姆和".to_owned(),
        Kind::Moves(moves) => format!("应为 {moves}"),
        Kind::NotSearched => "应为更小的局面".to_owned(),
        Kind::Disagrees => "请把这个局面报告给我们".to_owned(),
        Kind::NotACommand { why: Some(_), .. } => "应为能运行的命令".to_owned(),
        Kind::NotACommand { why: None, .. } => "应为 stairwise 的命令行".to_owned(),
        Kind::NotTranslated(_) => "另一种语言也应有这一课".to_owned(),
        Kind::NotAlike(Some(line)) => format!("应与那边第 {} 行相同", count(*line)),
        Kind::NotAlike(None) => "课程应在这里结束".to_owned(),
    }
}

/// Words that can stand in one place.
fn one_of(words: &[String]) -> String {
    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join("、")
}
