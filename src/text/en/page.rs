//! The furniture of a page, in English: heads of columns, footers, small words.
//!
//! Never here: anything but words.

use super::super::{Heads, Leads, count, first_few};
use super::several;
use crate::trace::{Bars, Check, Differs, Grid, Picture, Place, Row, Rows, Strip, Tree};

/// Heads of columns and small words.
pub const WORDS: super::super::PageWords = super::super::PageWords {
    stair: "stair",
    number: "no.",
    r#box: "box",
    shortest: "shortest",
    longest: "longest",
    node: "node",
    parent: "parent",
    depth: "depth",
    from: "from",
    up_to: "up to",
    difference: "difference",
    free: "free cells",
    pile: "pile",
    kept: "kept",
    dropped: "dropped",
    top: "top",
    end: "end",
    so_far: "nim-sum",
    binary: "binary",
    ones: "ones",
    mv: "move",
    kind: "kind",
    change: "pile",
    piles_after: "kept piles",
    leads_to: "leads to",
    how: "how",
    textbook: "textbook",
    also: "also wins",
    king_home: "king home",
    why: "why",
    person: "person",
    nobody_else: "Nobody else has a winning move:",
    home: "nobody above the king",
    next: "Next: ",
    colon: ": ",
    semicolon: "; ",
    comma: ", ",
    stop: ".",
    between: " ",
    to: "to",
    odd: "odd",
    counts: "counts?",
    row: "row",
    column: "column",
    cell: "cell",
    distance: "distance",
    blank: "empty cell",
    row_and_stair: "row:stair",
    place: "s",
};

/// `stair 3`, or `pile 2` where there are no stairs.
pub fn label(row: &Row) -> String {
    match row.place {
        Place::Pile { number } => format!("pile {number}"),
        Place::Box { number, .. } => format!("box {number}"),
        Place::Node { node, .. } => format!("node {node}"),
        Place::Cell(cell) => format!("cell {cell}"),
        Place::Run { row: number, .. } => format!("stair {} of row {number}", row.stair),
        Place::Gap { .. } | Place::Stair | Place::Difference { .. } => format!("stair {}", row.stair),
    }
}

/// `on stairs 1 3`: where the shown `rows` are, of which there are more if `more`.
pub fn places(rows: &[&Row], more: bool) -> String {
    let numbers: Vec<_> = rows.iter().map(|row| row.name()).collect();
    let many = rows.len() > 1 || more;
    let what = match rows.first().map(|row| row.place) {
        Some(Place::Box { .. }) if many => "in boxes",
        Some(Place::Box { .. }) => "in box",
        Some(Place::Node { .. }) if many => "on nodes",
        Some(Place::Node { .. }) => "on node",
        Some(Place::Cell(_)) if many => "on cells",
        Some(Place::Cell(_)) => "on cell",
        _ if !many => "on stair",
        Some(Place::Run { .. } | Place::Pile { .. } | Place::Gap { .. } | Place::Stair | Place::Difference { .. })
        | None => "on stairs",
    };
    format!("{what} {}{}", numbers.join(" "), if more { " ..." } else { "" })
}

/// `stair 3: 5 -> 4`.
pub fn change(row: &Row, before: u64, after: u64) -> String {
    format!("{}: {before} -> {after}", label(row))
}

/// So many rows are left out.
pub fn omitted(rows: usize) -> String {
    format!("... {} (--full shows all) ...", several(rows as u64, "more row", "more rows"))
}

/// So many people are left out of a picture.
pub fn people_between(people: usize) -> String {
    format!("... {} ...", several(people as u64, "person", "people"))
}

/// So many pieces are left out of a picture.
pub fn pieces_between(pieces: usize) -> String {
    format!("... {} ...", several(pieces as u64, "piece", "pieces"))
}

/// So many nodes are left out of a picture.
pub fn nodes_left_out(nodes: usize) -> String {
    format!("... {} ...", several(nodes as u64, "more node", "more nodes"))
}

/// So many cells are left out of a picture.
pub fn cells_left_out(cells: usize) -> String {
    format!("... {} ...", several(cells as u64, "more cell", "more cells"))
}

/// `Alice wins`.
pub fn wins(name: &str) -> String {
    format!("{name} wins")
}

/// `HDU 4315, case 3`.
pub fn case(source: &str, number: u64) -> String {
    format!("{source}, case {}", count(number))
}

/// One row of the reduction, spoken.
pub fn spoken_pile(row: &Row, remark: &str, top: &str) -> String {
    let (label, pile) = (label(row), row.pile);
    let what = match row.place {
        Place::Gap { from, up_to: Some(upper) } => format!("from {from} up to {upper}: {from} - {upper} - 1 = {pile}"),
        Place::Gap { from, up_to: None } if remark.is_empty() => {
            format!("from {from} up to the border, cell 0: {from} - 0 - 1 = {pile}")
        }
        Place::Gap { from, up_to: None } => format!("from {from} up to {top}: {pile} ({remark})"),
        Place::Difference { number, larger, smaller } => format!("pile {number}: {larger} - {smaller} = {pile}"),
        Place::Node { parent: None, .. } => format!("the root: {pile}"),
        Place::Node { parent: Some(parent), .. } => format!("below {parent}, depth {}: {pile}", row.stair),
        Place::Cell(_) => format!("distance {}: {pile}", row.stair),
        Place::Box { shortest: 0, .. } => format!("a dead end: {pile}"),
        Place::Box { shortest: 1, longest: 1, .. } => format!("1 move from a dead end: {pile}"),
        Place::Box { shortest, longest, .. } if shortest == longest => {
            format!("{shortest} moves from a dead end: {pile}")
        }
        Place::Box { shortest, longest, .. } => format!("{shortest} to {longest} moves from a dead end: {pile}"),
        Place::Run { blank, .. } => format!("left of {blank}: {pile}"),
        Place::Stair | Place::Pile { .. } => pile.to_string(),
    };
    let kept = match (matches!(row.place, Place::Pile { .. }), row.kept) {
        (true, _) => "",
        (false, true) => ", kept",
        (false, false) => ", dropped",
    };
    format!("{label}, {what}{kept}")
}

/// One term of the XOR, spoken.
pub fn spoken_term(row: &Row, pile: u64, binary: Option<&str>, so_far: u64) -> String {
    let binary = binary.map_or(String::new(), |binary| format!(", in binary {binary}"));
    format!("{}: pile {pile}{binary}; nim-sum so far {so_far}", label(row))
}

/// The columns of the XOR, spoken.
pub fn spoken_columns(columns: &str) -> String {
    format!("number of ones, highest column first: {columns}")
}

/// A move and its reply, spoken: who plays, what, and what that does.
pub fn spoken_reply(who: [&str; 2], moves: [&str; 2], why: [&str; 2]) -> String {
    format!("{} {} ({}); {} {} ({})", who[0], moves[0], why[0], who[1], moves[1], why[1])
}

/// How far the answer was checked.
pub fn check(check: Check, verify: usize) -> String {
    match check {
        Check::GameTree { positions } => format!(
            "Checked against the game tree: {}; winner and winning moves agree.",
            several(positions as u64, "position", "positions")
        ),
        Check::Formula { budget: None } => "By the formula only: positions this large are not searched.".to_owned(),
        Check::Formula { budget: Some(budget) } => {
            let more = if budget < verify {
                format!(" Add `--verify` to search up to {}.", count(verify as u64))
            } else {
                String::new()
            };
            format!("By the formula only: the game tree has more than {} positions.{more}", count(budget as u64))
        }
        Check::Disagrees { positions, .. } => format!(
            "**The game tree of {} disagrees: this is a defect of stairwise, and the explanation above is not to be \
             trusted. Please report it with this position.**",
            several(positions as u64, "position", "positions")
        ),
    }
}

/// What tells a neighbouring position apart, and who wins it.
pub fn neighbour(differs: Differs, winner: &str, other: &str) -> String {
    match differs {
        Differs::King(_) => wins(winner),
        Differs::AfterWinningMove => format!("what {other} faces then"),
    }
}

/// The list of all names.
pub fn whole_list() -> &'static str {
    "everything there is to ask about"
}

/// A rule on its own.
pub fn on_its_own() -> &'static str {
    "this rule on its own"
}

/// A picture, spoken.
pub fn spoken_picture(picture: &Picture) -> String {
    let list = |numbers: &[u64]| {
        let (shown, more) = first_few(numbers);
        let shown: Vec<_> = shown.iter().map(u64::to_string).collect();
        let more = if more > 0 { format!(" and {} more", count(more as u64)) } else { String::new() };
        format!("{}{more}", shown.join(", "))
    };
    match picture {
        Picture::Strip(Strip { cells, king: Some(king), .. }) => {
            format!("From the top down, people stand on {}; the king is on {}.", list(cells), cells[king - 1])
        }
        Picture::Strip(Strip { cells, dollar: Some(dollar), .. }) => match cells.as_slice() {
            [cell] => format!("The dollar is alone, on cell {cell}."),
            cells => format!("From the left, coins are on {}; the dollar is on {}.", list(cells), cells[dollar - 1]),
        },
        Picture::Strip(Strip { cells, king: None, .. }) => match cells.as_slice() {
            [] => "There is no piece.".to_owned(),
            [cell] => format!("There is a piece on cell {cell}."),
            cells => format!("There are pieces on the cells {}.", list(cells)),
        },
        Picture::Rows(Rows { rows, .. }) => {
            let (shown, more) = first_few(rows);
            let shown = (1..).zip(shown).map(|(number, cells)| match cells.as_slice() {
                [] => format!("Row {number} is empty."),
                cells => format!("Pieces in row {number}: {}.", list(cells)),
            });
            let more = (more > 0).then(|| format!("And {} more.", several(more as u64, "row", "rows")));
            shown.chain(more).collect::<Vec<_>>().join(" ")
        }
        Picture::Grid(Grid { columns, values }) => {
            let rows: Vec<_> = values.chunks(*columns).collect();
            let (shown, more) = first_few(&rows);
            let shown = (1..).zip(shown).map(|(number, row)| format!("Row {number}: {}.", list(row)));
            let more = (more > 0).then(|| format!("And {} more.", several(more as u64, "row", "rows")));
            shown.chain(more).collect::<Vec<_>>().join(" ")
        }
        Picture::Bars(Bars { heights, .. }) => format!("From the left, there are {}.", list(heights)),
        Picture::Tree(Tree { parents, stones }) if parents.is_empty() => {
            format!("There is only the root, node 0, with {}.", list(stones))
        }
        Picture::Tree(Tree { parents, stones }) => {
            let from_1 = match parents.len() {
                1 => "The parent of node 1".to_owned(),
                others => format!("The parents of nodes 1 to {others}"),
            };
            format!("{from_1}: {}. On the nodes from 0 on: {}.", list(parents), list(stones))
        }
    }
}

/// Said under the strip with its pairs, and said instead of it; on a hill they are counted from the bottom.
pub fn pairs_and_stairs(hill: bool) -> (&'static str, &'static str) {
    if !hill {
        return (
            "Numbers are stairs, counted from the right; gaps inside pairs are odd.",
            "Each gap is a stair, counted from the right; gaps inside pairs are odd.",
        );
    }
    (
        "Numbers are stairs, counted from the bottom; gaps inside pairs are odd.",
        "Each gap is a stair, counted from the bottom; gaps inside pairs are odd.",
    )
}

/// In front of the reasons of a rule.
pub fn why() -> &'static str {
    "**Why:** "
}

/// What stands above the answer of `about`.
pub fn heads() -> Heads {
    Heads {
        rule: "rule",
        game: "game",
        problem: "problem",
        term: "term",
        says: "What it says",
        why: "Why it holds",
        at_work: "At work",
        play: "Play",
        typed: "Notation",
        reduction: "Staircase",
        program: "Program",
        pitfalls: "Traps",
        next: "Next",
        asks: "What is asked",
        input: "Input",
        output: "Output",
        sample: "Sample",
        traps: "What people trip over",
        meaning: "What it means",
        games: "Games",
        problems: "Problems",
        rules: "Rules",
        terms: "Terms",
    }
}

/// What the commands tell that a card leads to.
pub fn leads() -> Leads {
    Leads {
        explain: "who wins, and why",
        mistakes: "the named mistakes",
        rules: "its rules, one by one",
        problem: "the problem",
    }
}
