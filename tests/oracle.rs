//! The solver held against the game tree, on every small position: verdicts, all winning moves, replies.

use stairwise::games::hill::{Position, Small};
use stairwise::oracle::{Oracle, Rules};
use stairwise::solver::solve;
use stairwise::trace::{Facts, Mv, Outcome, Silent, Step};

/// Calls `look` with every hill of up to `cells` cells: all people, all kings.
fn every_hill(cells: u32, mut look: impl FnMut(Position)) {
    for mask in 1..1_u32 << cells {
        let people: Vec<u64> =
            (0..cells).filter(|cell| mask >> cell & 1 == 1).map(|cell| u64::from(cell) + 1).collect();
        for king in 1..=people.len() {
            look(Position::new(people.clone(), king).expect("a hill"));
        }
    }
}

/// The verdict, the winning moves and the replies of every hill of up to `cells` cells; how many hills there were.
fn agrees(cells: u32) -> usize {
    let game = Position::new(vec![1], 1).expect("a hill");
    let mut oracle = Oracle::new(&game);
    let mut hills = 0;
    every_hill(cells, |hill| {
        hills += 1;
        let small = hill.small().expect("it is small");
        let truth = oracle.settle(&small, usize::MAX, &mut |_| {}).expect("there is no limit");
        let mut steps = Vec::new();
        let verdict = solve(&hill, &mut steps);
        assert_eq!(verdict.outcome, truth, "{hill}");
        assert_eq!(verdict, solve(&hill, &mut Silent), "{hill}");
        assert_eq!(claimed_moves(&steps), oracle.winning_moves(&small), "{hill}");
        replies_hold(&hill, &small, &steps, &oracle);
    });
    hills
}

fn claimed_moves(steps: &[Step]) -> Vec<Mv> {
    let found = steps.iter().find_map(|step| if let Facts::Moves(moves) = &step.facts { Some(moves) } else { None });
    let mut moves: Vec<_> = found.iter().flat_map(|moves| &moves.winning).map(|winning| winning.mv).collect();
    moves.sort_unstable();
    moves
}

/// Each example is a legal move, its reply is legal, and leads to a position lost for who must move.
fn replies_hold(hill: &Position, small: &Small, steps: &[Step], oracle: &Oracle<'_, Position>) {
    let replies =
        steps.iter().find_map(|step| if let Facts::Replies(found) = &step.facts { Some(found) } else { None });
    let Some(replies) = replies else { return };
    assert!(!replies.examples.is_empty(), "{hill}");
    let play = |from: &Small, mv: Mv| {
        let mut to = None;
        hill.each_move(from, |legal, option| {
            if legal == mv {
                to = Some(option);
            }
        });
        to.unwrap_or_else(|| panic!("{hill}: {mv:?} is not legal"))
    };
    for reply in &replies.examples {
        let end = play(&play(small, reply.mv), reply.reply);
        assert_eq!(oracle.outcome(&end), Some(Outcome::P), "{hill}: {reply:?}");
    }
}

#[test]
fn every_hill_of_up_to_14_cells_is_judged_as_the_game_tree_judges_it() {
    assert_eq!(agrees(14), 14 << 13);
}

#[test]
#[ignore = "takes a minute"]
fn every_hill_of_up_to_18_cells_is_judged_as_the_game_tree_judges_it() {
    assert_eq!(agrees(18), 18 << 17);
}
