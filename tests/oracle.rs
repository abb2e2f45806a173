//! The solver held against the game tree, on every small position: verdicts, all winning moves, replies.

use std::fmt::Debug;

use stairwise::games::{Effort, boxes, dollar, grid, hill, nim, pebbles, row, staircase, strip, tree};
use stairwise::oracle::{Oracle, Rules};
use stairwise::solver::{Theory, solve};
use stairwise::trace::{Check, Facts, Mv, Outcome, Silent, Step};

/// Holds one position against the game tree. `oracle` may know some positions already, and is of the same game.
fn holds<P: Theory + Rules>(position: &P, oracle: &mut Oracle<'_, P>)
where
    P::Small: Debug,
{
    let small = position.small().expect("it is small");
    let truth = oracle.settle(&small, usize::MAX, &mut |_| {}).expect("there is no limit");
    let mut steps = Vec::new();
    let verdict = solve(position, &mut steps);
    assert_eq!(verdict.outcome, truth, "{position}");
    assert_eq!(verdict, solve(position, &mut Silent), "{position}");
    assert_eq!(claimed_moves(&steps), oracle.winning_moves(&small), "{position}");
    let mut legal = 0;
    position.each_move(&small, |_, _| legal += 1);
    assert_eq!(position.legal_moves(), legal, "{position}");
    replies_hold(position, &small, &steps, oracle);
}

/// Holds a position of a game whose positions do not lead to one another against a game tree of its own.
fn holds_alone<P: Theory + Rules>(position: &P)
where
    P::Small: Debug,
{
    holds(position, &mut Oracle::new(position));
}

/// Holds one position against the game tree when the last mover loses.
fn holds_misere<P: Theory + Rules + stairwise::games::Position>(position: &P)
where
    P::Small: Debug,
{
    let effort = &mut Effort { budget: 100_000, misere: true, watch: &mut |_| {} };
    let trace = position.explain(effort);
    // The check inside compares the verdict and all winning moves with a game tree of misère play.
    assert!(matches!(trace.check, Check::GameTree { .. }), "{position}: {:?}", trace.check);
    let small = position.small().expect("it is small");
    let mut oracle = Oracle::new(position).misere();
    oracle.settle(&small, usize::MAX, &mut |_| {}).expect("there is no limit");
    replies_hold(position, &small, &trace.steps, &oracle);
}

fn claimed_moves(steps: &[Step]) -> Vec<Mv> {
    let found = steps.iter().find_map(|step| if let Facts::Moves(moves) = &step.facts { Some(moves) } else { None });
    let mut moves: Vec<_> = found.iter().flat_map(|moves| &moves.winning).map(|winning| winning.mv).collect();
    moves.sort_unstable();
    moves
}

/// Each example is a legal move, its reply is legal, and leads to a position lost for who must move.
fn replies_hold<P: Theory + Rules>(position: &P, small: &P::Small, steps: &[Step], oracle: &Oracle<'_, P>)
where
    P::Small: Debug,
{
    let replies =
        steps.iter().find_map(|step| if let Facts::Replies(found) = &step.facts { Some(found) } else { None });
    let Some(replies) = replies else { return };
    // In misère play every move may end the game, and then there is no reply.
    let ends = replies.legal == 0 || oracle.outcome_of_the_end() == Outcome::N;
    assert!(!replies.examples.is_empty() || ends, "{position}");
    let play = |from: &P::Small, mv: Mv| {
        let mut to = None;
        position.each_move(from, |legal, option| {
            if legal == mv {
                to = Some(option);
            }
        });
        to.unwrap_or_else(|| panic!("{position}: {mv:?} is not legal"))
    };
    for reply in &replies.examples {
        let end = play(&play(small, reply.mv), reply.reply);
        assert_eq!(oracle.outcome(&end), Some(Outcome::P), "{position}: {reply:?}");
    }
}

/// Calls `look` with every list of up to `length` numbers up to `largest` each and `sum` together.
fn every_list(length: usize, largest: u64, sum: u64, look: &mut impl FnMut(&[u64])) {
    fn longer(list: &mut Vec<u64>, length: usize, largest: u64, sum: u64, look: &mut impl FnMut(&[u64])) {
        if !list.is_empty() {
            look(list);
        }
        if list.len() == length {
            return;
        }
        for number in 0..=largest.min(sum) {
            list.push(number);
            longer(list, length, largest, sum - number, look);
            list.pop();
        }
    }
    longer(&mut Vec::new(), length, largest, sum, look);
}

/// Holds every hill of up to `cells` cells: all people, all kings; how many hills there were.
fn hills_hold(cells: u32) -> usize {
    let game = hill::parse("k1").expect("a hill");
    let mut oracle = Oracle::new(&game);
    let mut hills = 0;
    for mask in 1..1_u32 << cells {
        let people: Vec<u64> =
            (0..cells).filter(|cell| mask >> cell & 1 == 1).map(|cell| u64::from(cell) + 1).collect();
        for king in 1..=people.len() {
            holds(&hill::Position::new(people.clone(), king).expect("a hill"), &mut oracle);
            hills += 1;
        }
    }
    hills
}

#[test]
fn every_hill_of_up_to_14_cells_is_judged_as_the_game_tree_judges_it() {
    assert_eq!(hills_hold(14), 14 << 13);
}

#[test]
#[ignore = "takes a minute"]
fn every_hill_of_up_to_18_cells_is_judged_as_the_game_tree_judges_it() {
    assert_eq!(hills_hold(18), 18 << 17);
}

#[test]
fn every_strip_of_up_to_12_cells_with_a_dollar_is_judged_as_the_game_tree_judges_it() {
    let game = dollar::parse("d1").expect("a strip");
    let mut oracle = Oracle::new(&game);
    let mut strips = 0;
    for mask in 1..1_u32 << 12 {
        let cells: Vec<u64> = (1..=12_u64).filter(|cell| mask >> (cell - 1) & 1 == 1).collect();
        for dollar in 1..=cells.len() {
            holds(&dollar::Position::new(cells.clone(), dollar).expect("a strip"), &mut oracle);
            strips += 1;
        }
    }
    assert_eq!(strips, 12 << 11);
}

#[test]
fn every_small_staircase_is_judged_as_the_game_tree_judges_it() {
    every_list(5, 4, 9, &mut |coins| holds_alone(&staircase::Position::new(coins.to_vec())));
}

#[test]
fn every_small_nim_position_is_judged_as_the_game_tree_judges_it() {
    let games: Vec<_> = (0..=4).map(|length| nim::Position::new(vec![0; length])).collect();
    let mut oracles: Vec<_> = games.iter().map(Oracle::new).collect();
    every_list(4, 6, 24, &mut |piles| holds(&nim::Position::new(piles.to_vec()), &mut oracles[piles.len()]));
}

#[test]
fn every_small_position_of_pebbles_is_judged_as_the_game_tree_judges_it() {
    let mut positions = 0;
    let games: Vec<_> = (0..=5).map(|length| pebbles::Position::new(vec![0; length]).expect("sorted")).collect();
    let mut oracles: Vec<_> = games.iter().map(Oracle::new).collect();
    every_list(5, 7, 35, &mut |piles| {
        if let Some(position) = pebbles::Position::new(piles.to_vec()) {
            holds(&position, &mut oracles[piles.len()]);
            positions += 1;
        }
    });
    assert_eq!(positions, 1286);
}

#[test]
fn every_strip_of_up_to_12_cells_is_judged_as_the_game_tree_judges_it() {
    let game = strip::parse("1").expect("a strip");
    let mut oracle = Oracle::new(&game);
    for mask in 0..1_u32 << 12 {
        let cells = (1..=12_u64).filter(|cell| mask >> (cell - 1) & 1 == 1).collect();
        holds(&strip::Position::new(cells).expect("a strip"), &mut oracle);
    }
}

#[test]
fn all_small_boxes_are_judged_as_the_game_tree_judges_them() {
    every_list(8, 2, 4, &mut |cards| holds_alone(&boxes::Position::new(cards.to_vec())));
}

/// Calls `look` with the parents of every tree of up to `nodes` nodes.
fn every_tree(nodes: u64, parents: &mut Vec<u64>, look: &mut impl FnMut(&[u64])) {
    look(parents);
    let node = parents.len() as u64 + 1;
    for parent in 0..if node < nodes { node } else { 0 } {
        parents.push(parent);
        every_tree(nodes, parents, look);
        parents.pop();
    }
}

#[test]
fn every_small_tree_is_judged_as_the_game_tree_judges_it() {
    let mut trees = 0;
    every_tree(5, &mut Vec::new(), &mut |parents| {
        trees += 1;
        let nodes = parents.len() + 1;
        let tree = |stones: Vec<u64>| tree::Position::new(parents.to_vec(), stones).expect("a tree");
        let game = tree(vec![0; nodes]);
        let mut oracle = Oracle::new(&game);
        every_list(nodes, 2, u64::MAX, &mut |stones| {
            if stones.len() == nodes {
                holds(&tree(stones.to_vec()), &mut oracle);
            }
        });
    });
    assert_eq!(trees, 1 + 1 + 2 + 6 + 24);
}

#[test]
fn every_small_grid_is_judged_as_the_game_tree_judges_it() {
    let mut grids = 0;
    for (cells, columns, coins) in [(4, 2, 2), (4, 4, 2), (4, 1, 2), (6, 3, 1), (6, 2, 1), (1, 1, 2), (9, 3, 1)] {
        let grid = |coins: Vec<u64>| grid::Position::new(columns, coins).expect("a grid");
        let game = grid(vec![0; cells]);
        let mut oracle = Oracle::new(&game);
        every_list(cells, coins, if cells == 9 { 4 } else { u64::MAX }, &mut |coins| {
            if coins.len() == cells {
                holds(&grid(coins.to_vec()), &mut oracle);
                grids += 1;
            }
        });
    }
    assert_eq!(grids, 3 * 81 + 2 * 64 + 3 + (1 + 9 + 36 + 84 + 126));
}

#[test]
fn rows_with_few_places_to_go_are_judged_as_the_game_tree_judges_them() {
    let game = row::parse("1").expect("a row");
    let mut oracle = Oracle::new(&game);
    // Pieces on the last 9 cells of one row, and on the last 5 of two.
    let cells = |first: u64, mask: u32, count: u64| {
        let cells: Vec<_> =
            (0..count).filter(|bit| mask >> bit & 1 == 1).map(|bit| (first + bit).to_string()).collect();
        cells.join(" ")
    };
    for mask in 1..1_u32 << 9 {
        holds(&row::parse(&cells(12, mask, 9)).expect("a row"), &mut oracle);
    }
    // All cells behind the first 9 taken: the border in front matters.
    let full = cells(10, u32::MAX, 11);
    for mask in 0..1_u32 << 9 {
        holds(&row::parse(&format!("{} {full}", cells(1, mask, 9))).expect("a row"), &mut oracle);
    }
    for mask in 0..1_u32 << 10 {
        let text = format!("{} : {}", cells(16, mask & 31, 5), cells(16, mask >> 5, 5));
        holds(&row::parse(&text).expect("two rows"), &mut oracle);
    }
}

#[test]
fn the_largest_numbers_that_are_packed_are_searched_as_well() {
    for position in ["k255", "1 k255", "254 k255", "k1 255"] {
        holds_alone(&hill::parse(position).expect("a hill"));
    }
    for position in ["d255", "1 d255", "254 d255", "d1 255"] {
        holds_alone(&dollar::parse(position).expect("coins"));
    }
    holds_alone(&staircase::Position::new(vec![0, 255]));
    holds_alone(&nim::Position::new(vec![255]));
    holds_alone(&strip::parse("1 128").expect("a strip"));
}

#[test]
fn misere_play_is_judged_as_the_game_tree_judges_it() {
    every_list(4, 3, 8, &mut |piles| {
        holds_misere(&nim::Position::new(piles.to_vec()));
        holds_misere(&staircase::Position::new(piles.to_vec()));
        if let Some(position) = pebbles::Position::new(piles.to_vec()) {
            holds_misere(&position);
        }
    });
    every_list(7, 2, 4, &mut |cards| holds_misere(&boxes::Position::new(cards.to_vec())));
    for mask in 0..1_u64 << 9 {
        let cells: Vec<_> = (1..=9_u64).filter(|cell| mask >> (cell - 1) & 1 == 1).collect();
        holds_misere(&strip::Position::new(cells).expect("a strip"));
        let cells: Vec<_> =
            (12..=20).filter(|cell| mask >> (cell - 12) & 1 == 1).map(|cell| cell.to_string()).collect();
        let cells = if cells.is_empty() { ":".to_owned() } else { cells.join(" ") };
        holds_misere(&row::parse(&cells).expect("a row"));
    }
    every_tree(4, &mut Vec::new(), &mut |parents| {
        every_list(parents.len() + 1, 2, 5, &mut |stones| {
            if stones.len() == parents.len() + 1 {
                holds_misere(&tree::Position::new(parents.to_vec(), stones.to_vec()).expect("a tree"));
            }
        });
    });
    for text in ["0 1 : 1 0", "1 1 : 1 1", "2 1 : 0 1", "1 0 1 1", "2 2 : 1 0", "1 2 1 : 0 1 0"] {
        holds_misere(&grid::parse(text).expect("a grid"));
    }
}
