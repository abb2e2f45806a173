//! The tables of a page: one function for each list that a trace holds.
//!
//! Never here: the layout of a table.

use super::Role;
use super::condense::Pick;
use super::page::{Block, Line, Table};
use crate::problems::Names;
use crate::text::{Context, GameWords, Lang, PageWords, say};
use crate::trace::{Cell, Change, Led, MoveKind, NimSum, NoWin, Place, Replies, Reply, Row, Term, WinningMove};

/// With more binary digits than this they are written in one column, in groups of four.
const MOST_COLUMNS: usize = 8;
/// With more binary digits than this only the telling columns are shown, and of these so many.
const MOST_DIGITS: usize = 24;
const MOST_TELLING: usize = 4;

/// More kept piles than these are not listed once a move.
const MOST_PILES: usize = 8;

/// What every table needs at hand.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    /// The language.
    pub lang: Lang,
    /// The words of the game.
    pub words: &'static dyn GameWords,
    /// Heads of columns.
    pub page: &'static PageWords,
    /// The rows of the reduction.
    pub rows: &'a [Row],
}

impl View<'_> {
    /// The piles, where they come from, and whether they count.
    pub(super) fn piles(self, picks: &[Pick]) -> Table {
        let page = self.page;
        // All rows of a game are of one kind.
        let kind = self.rows.first().map_or(Place::Stair, |row| row.place);
        let mut columns = match kind {
            Place::Gap { .. } => vec![(">", page.stair), (">", page.from), (">", page.up_to), ("?>", page.free)],
            Place::Stair => vec![(">", page.stair)],
            Place::Run { .. } => vec![(">", page.row), (">", page.stair), (">", page.blank)],
            Place::Pile { .. } => vec![(">", page.number)],
            Place::Node { .. } => vec![(">", page.node), (">", page.parent), (">", page.depth)],
            Place::Cell(_) => vec![(">", page.row), (">", page.column), (">", page.distance)],
            Place::Box { .. } => vec![(">", page.r#box), (">", page.shortest), ("?>", page.longest)],
            Place::Difference { .. } => {
                vec![(">", page.stair), (">", page.number), (">", page.difference)]
            }
        };
        columns.push((">", page.pile));
        columns.extend([("", if self.rows.iter().all(|row| row.kept) { "" } else { page.counts }), ("?", "")]);
        let mut table = Table::new(columns);
        self.fill(&mut table, picks, |index| {
            let row = &self.rows[index];
            let (role, kept) = match (self.has_stairs(), row.kept) {
                (false, _) => (Role::Plain, String::new()),
                (true, true) => (Role::Kept, page.kept.to_owned()),
                (true, false) => (Role::Dropped, format!("- {}", page.dropped)),
            };
            let remark = self.words.row_remark(row).unwrap_or_default();
            let spoken = say!(self.lang, page::spoken_pile(row, &remark, page.top));
            let mut texts = match row.place {
                Place::Gap { from, up_to } => {
                    let end = if remark.is_empty() { "0" } else { page.top };
                    let sum = match up_to {
                        Some(upper) => format!("{from} - {upper} - 1"),
                        None if remark.is_empty() => format!("{from} - 0 - 1"),
                        None => from.to_string(),
                    };
                    let up_to = up_to.map_or(end.to_owned(), |cell| cell.to_string());
                    vec![row.stair.to_string(), from.to_string(), up_to, sum]
                }
                Place::Stair => vec![row.stair.to_string()],
                Place::Run { row: number, blank } => vec![number.to_string(), row.stair.to_string(), blank.to_string()],
                Place::Pile { number } => vec![number.to_string()],
                Place::Difference { number, larger, smaller } => {
                    vec![row.stair.to_string(), number.to_string(), format!("{larger} - {smaller}")]
                }
                Place::Node { node, parent } => {
                    let parent = parent.map_or("-".to_owned(), |parent| parent.to_string());
                    vec![node.to_string(), parent, row.stair.to_string()]
                }
                Place::Cell(Cell { row: line, column }) => {
                    vec![line.to_string(), column.to_string(), row.stair.to_string()]
                }
                Place::Box { number, shortest, longest } => {
                    vec![number.to_string(), shortest.to_string(), longest.to_string()]
                }
            };
            texts.extend([row.pile.to_string(), kept]);
            let mut cells: Vec<_> = texts.into_iter().map(|text| (role, text)).collect();
            cells.push((Role::Quiet, remark));
            (cells, spoken)
        });
        table
    }

    /// The XOR, with the binary digits in columns.
    pub(super) fn nim_sum(self, sum: &NimSum, picks: &[Pick]) -> Vec<Block> {
        if sum.terms.is_empty() {
            return Vec::new();
        }
        let columns = Columns::of(sum);
        let page = self.page;
        let heads = columns.heads(page);
        let mut table = Table::new(
            [(">", self.numbered_by()), (">", page.pile)]
                .into_iter()
                .chain(heads.iter().map(|head| ("", head.as_str())))
                .chain([(">", page.so_far)]),
        );
        let last = sum.terms.len().saturating_sub(1);
        self.fill(&mut table, picks, |index| {
            let Term { row, pile, so_far } = sum.terms[index];
            let label = self.rows[row].name();
            let changed = pile != self.rows[row].pile;
            let mut cells =
                vec![(Role::Plain, label), (if changed { Role::Changed } else { Role::Kept }, pile.to_string())];
            cells.extend(columns.digits(pile));
            cells.push((if index == last { Role::Changed } else { Role::Plain }, so_far.to_string()));
            let telling = matches!(columns, Columns::Telling { .. });
            let binary = (!telling).then(|| format!("{pile:0width$b}", width = sum.ones.len().max(1)));
            (cells, say!(self.lang, page::spoken_term(&self.rows[row], pile, binary.as_deref(), so_far)))
        });
        if !heads.is_empty() {
            let label = if matches!(columns, Columns::Grouped(_)) { page.odd } else { page.ones };
            let mut cells = vec![(Role::Quiet, label.to_owned()), (Role::Plain, String::new())];
            cells.extend(columns.totals());
            cells.push((Role::Plain, String::new()));
            table.row(cells, say!(self.lang, page::spoken_columns(&columns.spoken_totals())));
        }
        let mut blocks = Vec::new();
        if let Columns::Telling { shown, odd, digits } = &columns {
            blocks.push(Block::Text(say!(self.lang, shared::telling_columns(shown.len(), *odd, *digits))));
        }
        blocks.push(Block::Table(table));
        blocks
    }

    /// The head of the column with the numbers of rows.
    fn numbered_by(self) -> &'static str {
        match self.rows.first().map(|row| row.place) {
            Some(Place::Pile { .. }) => self.page.number,
            Some(Place::Box { .. }) => self.page.r#box,
            Some(Place::Node { .. }) => self.page.node,
            Some(Place::Cell(_)) => self.page.cell,
            Some(Place::Run { .. }) => self.page.row_and_stair,
            Some(Place::Gap { .. } | Place::Stair | Place::Difference { .. }) | None => self.page.stair,
        }
    }

    fn has_stairs(self) -> bool {
        !matches!(self.rows.first().map(|row| row.place), Some(Place::Pile { .. }))
    }

    /// The winning moves.
    pub(super) fn winning(self, winning: &[WinningMove], picks: &[Pick]) -> Table {
        let page = self.page;
        let mut table = Table::new([
            ("", page.mv),
            ("", page.kind),
            ("", page.change),
            ("?", page.leads_to),
            ("?", page.piles_after),
        ]);
        self.fill(&mut table, picks, |index| {
            let WinningMove { mv, kind, change, leads_to } = &winning[index];
            let kind = match kind {
                MoveKind::Textbook => page.textbook,
                MoveKind::Also => page.also,
                MoveKind::KingHome => page.king_home,
            };
            let mv = self.words.mv(mv);
            let spoken = vec![mv.clone(), kind.to_owned()];
            self.with_end(vec![(Role::Strong, mv), (Role::Plain, kind.to_owned())], spoken, *change, leads_to.as_ref())
        });
        table
    }

    /// The people without a winning move.
    pub(super) fn others(self, others: &[NoWin], picks: &[Pick], context: &Context<'_>) -> Table {
        let mut table = Table::new([("", self.page.person), ("", self.page.why)]);
        self.fill(&mut table, picks, |index| {
            let no_win = &others[index];
            let who = self.words.person(no_win.from, no_win.king);
            let why = self.words.no_win(no_win, context);
            let spoken = format!("{who}{}{why}", self.page.colon);
            (vec![(Role::Plain, who), (Role::Plain, why)], spoken)
        });
        table
    }

    /// Moves of a lost position, with replies.
    pub(super) fn replies(self, replies: &Replies, picks: &[Pick], context: &Context<'_>) -> Table {
        let page = self.page;
        let Names { first, second } = context.names;
        let mut table =
            Table::new([("", first), ("", page.change), ("", second), ("", page.how), ("?", page.leads_to), ("?", "")]);
        self.fill(&mut table, picks, |index| {
            let Reply { mv, change, kind, reply, leads_to } = &replies.examples[index];
            let change = change.map_or(page.home.to_owned(), |change| self.change(change));
            let how = self.words.reply_kind(*kind, self.lang);
            let (mv, reply) = (self.words.mv(mv), self.words.mv(reply));
            let exchange = say!(self.lang, page::spoken_reply([first, second], [&mv, &reply], [&change, how]));
            let cells =
                [(Role::Plain, mv), (Role::Plain, change), (Role::Strong, reply), (Role::Plain, how.to_owned())];
            self.with_end(cells.into(), vec![exchange], None, leads_to.as_ref())
        });
        table
    }

    /// A row that ends with a change (where there is one), where it leads, and the kept piles then; and the row spoken.
    fn with_end(
        self,
        mut cells: Vec<(Role, String)>,
        mut spoken: Vec<String>,
        change: Option<Change>,
        led: Option<&Led>,
    ) -> (Vec<(Role, String)>, String) {
        if let Some(change) = change {
            let change = self.change(change);
            spoken.push(change.clone());
            cells.push((Role::Changed, change));
        }
        let piles = led.filter(|led| change.is_some() && led.piles.len() <= MOST_PILES).map_or(String::new(), |led| {
            let piles: Vec<_> = led.piles.iter().map(u64::to_string).collect();
            piles.join(" ")
        });
        let position = led.map_or(String::new(), |led| led.position.clone());
        // Where the position is its piles, they are not shown twice.
        let piles = if piles == position { String::new() } else { piles };
        if !position.is_empty() {
            spoken.push(format!("{} `{position}`", self.page.leads_to));
        }
        if !piles.is_empty() {
            spoken.push(format!("{} {piles}", self.page.piles_after));
        }
        cells.push((Role::Plain, position));
        cells.push((Role::Quiet, piles));
        (cells, spoken.join(self.page.semicolon))
    }

    fn change(self, change: Change) -> String {
        say!(self.lang, page::change(&self.rows[change.row], change.before, change.after))
    }

    fn fill(self, table: &mut Table, picks: &[Pick], row: impl Fn(usize) -> (Vec<(Role, String)>, String)) {
        for pick in picks {
            match *pick {
                Pick::Entry(index) => {
                    let (cells, spoken) = row(index);
                    table.row(cells, spoken);
                }
                Pick::Omitted(rows) => table.lines.push(Line::Omitted(say!(self.lang, page::omitted(rows)))),
            }
        }
    }
}

/// How binary digits are shown.
enum Columns {
    /// A column each, highest first; the numbers of ones.
    Each(Vec<(usize, u64)>),
    /// All in one column, in groups of four; the numbers of ones, lowest first.
    Grouped(Vec<u64>),
    /// Only the highest odd columns.
    Telling {
        /// Those, highest first, with the numbers of ones.
        shown: Vec<(usize, u64)>,
        /// How many odd ones there are.
        odd: usize,
        /// How many digits there are.
        digits: usize,
    },
}

impl Columns {
    fn of(sum: &NimSum) -> Self {
        let digits = sum.ones.len();
        let columns = sum.ones.iter().copied().enumerate().rev();
        if digits <= MOST_COLUMNS {
            return Self::Each(columns.collect());
        }
        if digits <= MOST_DIGITS {
            return Self::Grouped(sum.ones.clone());
        }
        let odd: Vec<_> = columns.filter(|(_, ones)| ones % 2 == 1).collect();
        Self::Telling { shown: odd.iter().copied().take(MOST_TELLING).collect(), odd: odd.len(), digits }
    }

    fn heads(&self, page: &PageWords) -> Vec<String> {
        match self {
            Self::Each(columns) => columns.iter().map(|(bit, _)| format!("{}{}", 1_u64 << bit, page.place)).collect(),
            Self::Grouped(_) => vec![page.binary.to_owned()],
            Self::Telling { shown, .. } => shown.iter().map(|(bit, _)| format!("2^{bit}")).collect(),
        }
    }

    /// The cells of one pile.
    fn digits(&self, pile: u64) -> Vec<(Role, String)> {
        match self {
            Self::Each(columns) | Self::Telling { shown: columns, .. } => {
                let digit = |&(bit, ones): &(usize, u64)| {
                    let set = pile >> bit & 1 == 1;
                    let role = if !set {
                        Role::Quiet
                    } else if ones % 2 == 1 {
                        Role::Strong
                    } else {
                        Role::Plain
                    };
                    (role, under(&self.head(bit), &u8::from(set).to_string(), " "))
                };
                columns.iter().map(digit).collect()
            }
            Self::Grouped(ones) => {
                let digit = |bit: usize| if pile >> bit & 1 == 1 { '1' } else { '0' };
                vec![(Role::Plain, grouped(ones.len(), digit))]
            }
        }
    }

    /// The cells that tell odd columns from even ones.
    fn totals(&self) -> Vec<(Role, String)> {
        match self {
            Self::Each(columns) | Self::Telling { shown: columns, .. } => {
                let total = |&(bit, ones): &(usize, u64)| {
                    let odd = ones % 2 == 1;
                    let role = if odd { Role::Changed } else { Role::Quiet };
                    (role, under(&self.head(bit), &ones.to_string(), if odd { "*" } else { " " }))
                };
                columns.iter().map(total).collect()
            }
            Self::Grouped(ones) => {
                vec![(Role::Changed, grouped(ones.len(), |bit| if ones[bit] % 2 == 1 { '*' } else { ' ' }))]
            }
        }
    }

    /// The numbers of ones, highest column first, with a mark on the odd ones.
    fn spoken_totals(&self) -> String {
        let marked = |ones: u64| format!("{ones}{}", if ones % 2 == 1 { "*" } else { "" });
        let totals: Vec<_> = match self {
            Self::Each(columns) => columns.iter().map(|&(_, ones)| marked(ones)).collect(),
            Self::Grouped(ones) => ones.iter().rev().map(|&ones| marked(ones)).collect(),
            Self::Telling { shown, .. } => {
                shown.iter().map(|&(bit, ones)| format!("2^{bit}: {}", marked(ones))).collect()
            }
        };
        totals.join(" ")
    }

    fn head(&self, bit: usize) -> String {
        match self {
            Self::Each(_) | Self::Grouped(_) => format!("{}s", 1_u64 << bit),
            Self::Telling { .. } => format!("2^{bit}"),
        }
    }
}

/// A number set to the right under a column's head, with one place for a mark behind it.
fn under(head: &str, number: &str, mark: &str) -> String {
    format!("{number:>width$}{mark}", width = head.len() - 1)
}

/// Signs for the binary digits from the highest down, in groups of four.
fn grouped(digits: usize, sign: impl Fn(usize) -> char) -> String {
    let mut text = String::new();
    for bit in (0..digits).rev() {
        text.push(sign(bit));
        if bit > 0 && bit % 4 == 0 {
            text.push(' ');
        }
    }
    text
}
