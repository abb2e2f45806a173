//! From the text of a file to a lesson, or to all that is wrong with its form.
//!
//! Never here: whether what it says is true; that is `check`'s.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, MetadataBlockKind, Options, Parser, Tag, TagEnd};
use serde::de::DeserializeOwned;
use unicode_width::UnicodeWidthChar;

use super::block::{Front, data};
use super::{Block, Fault, Kind, Lesson, Piece, Section};

/// What was read of a text that is no lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unread {
    /// Everything that is wrong with its form.
    pub faults: Vec<Fault>,
    /// The blocks that could be read all the same.
    pub blocks: Vec<Block>,
}

/// The kinds of fenced blocks that mean something here.
const CASES: [&str; 6] = ["explain", "mistake", "predict", "claim", "choice", "sh"];
/// Programs may be shown in these languages.
const PROGRAMS: [&str; 6] = ["cpp", "c", "python", "java", "rust", "text"];

/// Reads a lesson.
///
/// # Errors
///
/// Everything that is wrong with its form, and what could be read.
pub fn read(text: &str) -> Result<Lesson, Unread> {
    let mut reader = Reader::new(text);
    let options = Options::ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS | Options::ENABLE_TABLES;
    for (event, place) in Parser::new_ext(text, options).into_offset_iter() {
        reader.take(event, place);
    }
    reader.finish()
}

struct Reader<'a> {
    text: &'a str,
    title: Option<String>,
    front: Option<Front>,
    blocks: Vec<Block>,
    faults: Vec<Fault>,
    /// The marked text of what is being read.
    marked: String,
    /// Whether a line has just ended in it.
    line_end: bool,
    /// The address of the link that is being read.
    address: Option<String>,
    /// Whether all that is being read are links to other files.
    only_files: bool,
    /// The list that is being read: its first number and its items.
    list: Option<(Option<u64>, Vec<String>)>,
    /// How many lists are open in that list.
    nested: usize,
    /// What kind of block is being read, where it has a fence.
    info: Option<String>,
    /// The data, or the program, of the block that is being read.
    fenced: Range<usize>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text,
            title: None,
            front: None,
            blocks: Vec::new(),
            faults: Vec::new(),
            marked: String::new(),
            line_end: false,
            address: None,
            only_files: false,
            list: None,
            nested: 0,
            info: None,
            fenced: 0..0,
        }
    }

    fn fault(&mut self, kind: Kind, place: Range<usize>) {
        self.faults.push(Fault { kind, place });
    }

    fn push(&mut self, piece: Piece, place: Range<usize>) {
        self.blocks.push(Block { piece, place });
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the kinds of events are pulldown-cmark's, and more may come")]
    fn take(&mut self, event: Event<'_>, place: Range<usize>) {
        match event {
            Event::Start(tag) => self.start(&tag, place),
            Event::End(tag) => self.end(tag, place),
            Event::Text(text) => {
                if self.fenced.end == 0 {
                    self.fenced.start = place.start;
                }
                self.fenced.end = place.end;
                self.add(&text);
            }
            Event::Code(code) => self.add(&format!("`{code}`")),
            Event::SoftBreak => self.line_end = true,
            Event::Html(_) | Event::InlineHtml(_) => self.fault(Kind::Unsupported(Section::Html), place),
            Event::Rule => self.fault(Kind::Unsupported(Section::Rule), place),
            Event::HardBreak => self.fault(Kind::Unsupported(Section::Break), place),
            _ => self.fault(Kind::Unsupported(Section::Other), place),
        }
    }

    /// Adds to the marked text. A line end before it is a space, but not beside Chinese characters that have none.
    fn add(&mut self, text: &str) {
        if self.address.is_none() && text.contains(char::is_alphanumeric) {
            self.only_files = false;
        }
        let wide = |c: char| c.width() == Some(2);
        if std::mem::take(&mut self.line_end) {
            let before = self.marked.chars().rev().find(|c| *c != '*').unwrap_or(' ');
            let after = text.chars().find(|c| *c != '*').unwrap_or(' ');
            let joined = wide(before) && (wide(after) || "，。；：、（）？！“”".contains(before));
            self.marked.push_str(if joined { "" } else { " " });
        }
        self.marked.push_str(text);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the kinds of tags are pulldown-cmark's, and more may come")]
    fn start(&mut self, tag: &Tag<'_>, place: Range<usize>) {
        match tag {
            Tag::Paragraph | Tag::Item if self.list.is_some() => {}
            Tag::Paragraph => {
                self.marked.clear();
                self.only_files = true;
            }
            Tag::Heading { level: HeadingLevel::H2, .. } => self.marked.clear(),
            Tag::Heading { level: HeadingLevel::H1, .. } if self.title.is_none() && self.blocks.is_empty() => {
                self.marked.clear();
            }
            Tag::Heading { level: HeadingLevel::H1, .. } => self.fault(Kind::Unsupported(Section::Title), place),
            Tag::Heading { .. } => self.fault(Kind::Unsupported(Section::Heading), place),
            Tag::Link { dest_url, .. } => self.address = Some(dest_url.to_string()),
            Tag::MetadataBlock(MetadataBlockKind::PlusesStyle) | Tag::CodeBlock(CodeBlockKind::Fenced(_)) => {
                self.fenced = 0..0;
                if let Tag::CodeBlock(CodeBlockKind::Fenced(info)) = tag {
                    self.open_fence(info, &place);
                }
            }
            Tag::List(first) if self.list.is_none() => {
                self.marked.clear();
                self.list = Some((*first, Vec::new()));
            }
            Tag::List(_) => {
                self.nested += 1;
                self.fault(Kind::Unsupported(Section::Nested), place);
            }
            Tag::Strong => self.add("**"),
            Tag::Table(_) => self.fault(Kind::Unsupported(Section::Table), place),
            Tag::Image { .. } => self.fault(Kind::Unsupported(Section::Image), place),
            Tag::BlockQuote(_) => self.fault(Kind::Unsupported(Section::Quotation), place),
            Tag::CodeBlock(CodeBlockKind::Indented) => self.fault(Kind::Unsupported(Section::Indented), place),
            Tag::Emphasis | Tag::HtmlBlock | Tag::TableHead | Tag::TableRow | Tag::TableCell => {}
            _ => self.fault(Kind::Unsupported(Section::Other), place),
        }
    }

    fn open_fence(&mut self, info: &str, place: &Range<usize>) {
        if !CASES.contains(&info) && !PROGRAMS.contains(&info) {
            let line = self.text[place.clone()].lines().next().map_or(0, str::len);
            self.fault(Kind::UnknownBlock(info.to_owned()), place.start..place.start + line);
        }
        self.info = Some(info.to_owned());
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the kinds of tags are pulldown-cmark's, and more may come")]
    fn end(&mut self, tag: TagEnd, place: Range<usize>) {
        match tag {
            // What leads from file to file is for those who read the files.
            TagEnd::Paragraph if self.only_files => self.marked.clear(),
            TagEnd::Paragraph if self.list.is_none() => {
                let text = self.marked();
                self.push(Piece::Text(text), place);
            }
            TagEnd::Heading(HeadingLevel::H1) => {
                let text = self.marked();
                if text.is_empty() {
                    self.fault(Kind::Empty, place);
                }
                self.title = Some(text);
            }
            TagEnd::Link => self.close_link(),
            TagEnd::Heading(HeadingLevel::H2) => {
                let text = self.marked();
                self.push(Piece::Heading(text), place);
            }
            TagEnd::Item => {
                let text = self.marked();
                if let Some((_, items)) = &mut self.list {
                    items.push(text);
                }
            }
            TagEnd::List(_) if self.nested > 0 => self.nested -= 1,
            TagEnd::List(_) => {
                if let Some((first, items)) = self.list.take() {
                    self.push(Piece::List(first, items), place);
                }
            }
            TagEnd::Strong => self.add("**"),
            TagEnd::MetadataBlock(_) => {
                let fenced = self.fenced.clone();
                if let Some(front) = self.data::<Front>(fenced) {
                    for text in [&front.question, &front.learnt] {
                        if text.as_ref().trim().is_empty() {
                            self.faults.push(Fault { kind: Kind::Empty, place: text.span() });
                        }
                    }
                    self.front = Some(front);
                }
            }
            TagEnd::CodeBlock => self.close_fence(place),
            _ => {}
        }
    }

    /// Adds the address of a link to the web, which is of use wherever the text is read.
    fn close_link(&mut self) {
        let Some(address) = self.address.take().filter(|address| address.contains(':')) else { return };
        let known = self.marked.ends_with(&address);
        self.add(&if known { String::new() } else { format!(" ({address})") });
        self.only_files = false;
    }

    fn close_fence(&mut self, place: Range<usize>) {
        self.marked.clear();
        let Some(info) = self.info.take() else { return };
        let text = self.text;
        let fenced = self.fenced.clone();
        let piece = match &*info {
            "explain" => self.data(fenced).map(Piece::Explain),
            "mistake" => self.data(fenced).map(Piece::Mistake),
            "predict" => self.data(fenced).map(Piece::Predict),
            "claim" => self.data(fenced).map(Piece::Claim),
            "choice" => self.data(fenced).map(Piece::Choice),
            "sh" => {
                let lines = text[fenced].lines().map(str::trim).filter(|line| !line.is_empty());
                Some(Piece::Commands(lines.map(str::to_owned).collect()))
            }
            _ => Some(Piece::Code(text[fenced].to_owned())),
        };
        if let Some(piece) = piece {
            self.push(piece, place);
        }
    }

    fn marked(&mut self) -> String {
        self.line_end = false;
        std::mem::take(&mut self.marked).trim().to_owned()
    }

    /// The data of the head or of a block.
    fn data<T: DeserializeOwned>(&mut self, fenced: Range<usize>) -> Option<T> {
        data(self.text, fenced).map_err(|fault| self.faults.push(fault)).ok()
    }

    fn finish(mut self) -> Result<Lesson, Unread> {
        if self.front.is_none() && !self.faults.iter().any(|fault| matches!(fault.kind, Kind::Data(_))) {
            self.faults.insert(0, Fault { kind: Kind::NoHead, place: 0..0 });
        }
        if self.title.is_none() && self.front.is_some() {
            let first = self.blocks.first().map_or(0..0, |block| block.place.start..block.place.start);
            self.faults.push(Fault { kind: Kind::NoTitle, place: first });
        }
        match (self.front, self.title) {
            (Some(front), Some(title)) if self.faults.is_empty() => Ok(Lesson {
                title,
                question: front.question.into_inner(),
                minutes: front.minutes.into_inner(),
                learnt: front.learnt.into_inner(),
                blocks: self.blocks,
                source: self.text.to_owned(),
            }),
            (_, _) => Err(Unread { faults: self.faults, blocks: self.blocks }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_to_files_are_for_those_who_read_the_files() {
        let head =
            "+++\nquestion = \"Q\"\nminutes = 1\nlearnt = \"L\"\n+++\n\n# T\n\n[page](a.snap) · [other](b.md)\n\n";
        let lesson =
            read(&format!("{head}See [the web](https://example.org) or <https://example.org>, not [this](c.md).\n"));
        let texts = lesson.expect("a lesson").blocks.into_iter().map(|block| block.piece).collect::<Vec<_>>();
        let shown = "See the web (https://example.org) or https://example.org, not this.";
        assert_eq!(texts, [Piece::Text(shown.to_owned())]);
    }
}
