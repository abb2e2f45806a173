//! From the text of a file to a lesson, or to all that is wrong with its form.
//!
//! Never here: whether what it says is true; that is `check`'s.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, MetadataBlockKind, Options, Parser, Tag, TagEnd};
use serde::de::DeserializeOwned;
use unicode_width::UnicodeWidthChar;

use super::block::Front;
use super::{Block, Fault, Key, Kind, Lesson, Piece, Section};

/// The kinds of fenced blocks that mean something here.
const CASES: [&str; 6] = ["explain", "mistake", "predict", "claim", "choice", "sh"];
/// Programs may be shown in these languages.
const PROGRAMS: [&str; 6] = ["cpp", "c", "python", "java", "rust", "text"];

/// Reads a lesson.
///
/// # Errors
///
/// Everything that is wrong with its form, in the order of the file.
pub fn read(text: &str) -> Result<Lesson, Vec<Fault>> {
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
            Tag::Strong => self.add("**"),
            Tag::Table(_) => self.fault(Kind::Unsupported(Section::Table), place),
            Tag::Image { .. } => self.fault(Kind::Unsupported(Section::Image), place),
            Tag::Emphasis | Tag::HtmlBlock | Tag::TableHead | Tag::TableRow | Tag::TableCell => {}
            _ => self.fault(Kind::Unsupported(Section::Other), place),
        }
    }

    fn open_fence(&mut self, info: &str, place: &Range<usize>) {
        if !CASES.contains(&info) && !PROGRAMS.contains(&info) {
            let line = self.text[place.clone()].lines().next().map_or(0, str::len);
            self.fault(Kind::UnknownBlock(info.to_owned()), place.start..place.start + line);
        }
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
        let text = self.text;
        let info = text[place.clone()].lines().next().unwrap_or_default().trim_start_matches(['`', '~']).trim();
        let fenced = self.fenced.clone();
        let piece = match info {
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
        self.marked.clear();
    }

    fn marked(&mut self) -> String {
        self.line_end = false;
        std::mem::take(&mut self.marked).trim().to_owned()
    }

    /// The data of the head or of a block. What stands before it is read as blanks, so that its places are those in the file.
    fn data<T: DeserializeOwned>(&mut self, fenced: Range<usize>) -> Option<T> {
        let text = &self.text[fenced.clone()];
        let error = match toml::from_str::<T>(&format!("{}{text}", " ".repeat(fenced.start))) {
            Ok(data) => return Some(data),
            Err(error) => error,
        };
        let message = error.message();
        let mut quoted = message.split('`').skip(1).step_by(2).map(str::to_owned);
        let first_line = fenced.start..fenced.start + text.lines().next().map_or(0, str::len);
        let place = error.span().filter(|span| span.start >= fenced.start).unwrap_or(first_line.clone());
        if message.starts_with("missing field") {
            self.fault(Kind::Data(Key::Missing(quoted.next().unwrap_or_default())), first_line);
        } else if message.starts_with("unknown field") {
            let key = quoted.next().unwrap_or_default();
            self.fault(Kind::Data(Key::Unknown(key, quoted.collect())), place);
        } else {
            let values = if message.starts_with("unknown variant") { quoted.skip(1).collect() } else { Vec::new() };
            self.fault(Kind::Data(Key::Value(values)), place);
        }
        None
    }

    fn finish(mut self) -> Result<Lesson, Vec<Fault>> {
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
            (_, _) => Err(self.faults),
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
