//! The gallery of mistakes: what it says of each is held against the game tree, and shown.
//!
//! Never here: a wrong rule written once more; those are in the examples.

use std::collections::BTreeMap;

use stairwise::games::{self, Effort, GAMES, Position, USUAL_BUDGET};
use stairwise::mistakes;
use stairwise::trace::{Check, Player};
use unicode_width::UnicodeWidthStr;

use crate::support::{ran, shown, snapshot};

/// Every small position of a game, as it is typed, with what it is ordered by: fewest pieces, then the smallest sum, then
/// lexicographic, then the smallest king.
type Ordered = BTreeMap<(usize, u64, Vec<u64>, usize), String>;

/// All lists of up to `length` numbers from `least` to `largest` that are as `wanted`.
fn lists(length: usize, least: u64, largest: u64, wanted: impl Fn(&[u64]) -> bool) -> Vec<Vec<u64>> {
    let (mut all, mut ends) = (Vec::new(), vec![Vec::new()]);
    for _ in 0..length {
        let longer = |list: &Vec<u64>| (least..=largest).map(|next| [list.as_slice(), &[next]].concat()).collect();
        ends = ends.iter().flat_map(|list| -> Vec<Vec<u64>> { longer(list) }).collect();
        all.extend(ends.iter().filter(|list| wanted(list)).cloned());
    }
    all
}

fn typed(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

fn plain(lists: &[Vec<u64>]) -> Ordered {
    let key = |list: &Vec<u64>| (list.len(), list.iter().sum(), list.clone(), 0);
    lists.iter().map(|list| (key(list), typed(list))).collect()
}

fn hills() -> Ordered {
    let mut hills = Ordered::new();
    for cells in lists(5, 1, 9, |cells| cells.is_sorted_by(|a, b| a < b)) {
        for king in 0..cells.len() {
            let words = cells.iter().map(u64::to_string).enumerate();
            let words: Vec<_> = words.map(|(at, cell)| if at == king { format!("k{cell}") } else { cell }).collect();
            hills.insert((cells.len(), cells.iter().sum(), cells.clone(), king), words.join(" "));
        }
    }
    hills
}

/// The nodes of a tree are its pieces; what is ordered are the parents and the stones.
fn trees() -> Ordered {
    let mut trees = Ordered::new();
    for nodes in 1..=4 {
        let parents = lists(nodes - 1, 0, 2, |parents| {
            parents.len() + 1 == nodes && (1..).zip(parents).all(|(node, &parent)| parent < node)
        });
        let parents = if nodes == 1 { vec![Vec::new()] } else { parents };
        for parents in parents {
            for stones in lists(nodes, 0, 2, |stones| stones.len() == nodes) {
                let hung = stones[1..].iter().zip(&parents).map(|(stones, parent)| format!(" {stones}:{parent}"));
                let text = format!("{}{}", stones[0], hung.collect::<String>());
                trees.insert((nodes, stones.iter().sum(), [parents.clone(), stones].concat(), 0), text);
            }
        }
    }
    trees
}

/// The positions on which the mistakes of `game` are counted.
fn small_positions(game: &str) -> Ordered {
    let sorted = |list: &[u64]| list.is_sorted();
    match game {
        "hill" => hills(),
        "staircase" => plain(&lists(4, 0, 4, |coins| coins.iter().sum::<u64>() <= 9)),
        "strip" => plain(&lists(5, 1, 10, |cells| cells.is_sorted_by(|a, b| a < b))),
        "pebbles" => plain(&lists(5, 0, 7, sorted)),
        "boxes" => plain(&lists(7, 0, 2, |cards| cards.iter().sum::<u64>() <= 4)),
        "tree" => trees(),
        other => panic!("{other} has no mistakes"),
    }
}

/// Strips with their cells in any order.
fn strips_in_any_order() -> Ordered {
    let distinct = |cells: &[u64]| (1..cells.len()).all(|at| !cells[..at].contains(&cells[at]));
    plain(&lists(4, 1, 8, distinct))
}

/// The winner of each of `positions` of `game`, by the game tree.
fn truths(game: &str, positions: Ordered) -> Vec<(String, Box<dyn Position>, Player)> {
    let parse = |text: &str| games::find(game).expect("a game").parse(text).expect("a position");
    let judged = positions.into_values().map(|text| {
        let position = parse(&text);
        let trace = position.explain(&mut Effort { budget: USUAL_BUDGET, misere: false, watch: &mut |_| {} });
        assert!(matches!(trace.check, Check::GameTree { .. }), "{game} {text}");
        assert_eq!(position.reckon(None).map(|right| right.winner), Some(trace.verdict.winner), "{game} {text}");
        (text, position, trace.verdict.winner)
    });
    judged.collect()
}

/// The check that every explanation carries knows the truth of all these positions, and so would find each mistake.
#[test]
fn each_mistake_is_refuted_by_the_smallest_position_and_as_often_as_the_gallery_says() {
    let mut seen = 0;
    for game in GAMES.iter().filter(|game| !game.mistakes().is_empty()) {
        let small = truths(game.id(), small_positions(game.id()));
        for mistake in game.mistakes() {
            let unsorted = mistake.id == "strip.unsorted";
            let positions = if unsorted { &truths(game.id(), strips_in_any_order()) } else { &small };
            let wrong = positions.iter().filter(|(_, position, truth)| {
                position.reckon(Some(mistake.id)).expect("a mistake of this game").winner != *truth
            });
            let wrong: Vec<_> = wrong.map(|(text, ..)| text.as_str()).collect();
            let told = (mistake.refuted_by, mistake.failing as usize, mistake.small as usize);
            assert_eq!((wrong[0], wrong.len(), positions.len()), told, "{}", mistake.id);
            seen += 1;
        }
    }
    assert_eq!(seen, 36);
}

#[test]
fn every_mistake_is_told_in_both_languages() {
    for mistake in mistakes::all() {
        let id = mistake.id;
        for lang in ["en", "zh"] {
            let command = format!("about {id} --lang {lang}");
            snapshot("about", &format!("mistake@{id}-{lang}"), &command, &shown(&command));
        }
        let loud = shown(&format!("about {} --width 40", id.to_uppercase()));
        assert!(loud.lines().all(|line| line.width() <= 40 || line.starts_with("    stairwise ")), "{loud}");
    }
    for lang in ["en", "zh"] {
        for (name, command) in [("mistakes", "list mistakes"), ("mistakes-hill", "list mistakes hill")] {
            let command = format!("{command} --lang {lang}");
            snapshot("about", &format!("list@{name}-{lang}"), &command, &shown(&command));
        }
    }
    let narrow = "list mistakes hill --width 40";
    snapshot("about", "list@mistakes-hill-narrow", narrow, &shown(narrow));
    for format in ["prose", "markdown"] {
        let command = format!("about hill.adjust-nim-sum --format {format}");
        snapshot("about", &format!("mistake@{format}"), &command, &shown(&command));
    }
}

#[test]
fn what_refutes_a_mistake_can_be_pasted_into_a_judge_and_fails_there() {
    let mut text = String::new();
    for game in GAMES {
        for mistake in game.mistakes() {
            let command = format!("about {} --format judge", mistake.id);
            let judged = shown(&command);
            let problem = game.problem().expect("a judge poses it").about();
            let solved = ran(&format!("solve {}", problem.id), &judged);
            assert_eq!((solved.code, solved.out.lines().count(), solved.err.as_str()), (0, 1, ""), "{}", mistake.id);
            text.extend([mistake.id, " (", problem.id, "):\n", &judged]);
        }
    }
    snapshot("about", "mistakes@judge", "about MISTAKE --format judge", &text);
    for (command, why) in [
        ("about kept-xor --format judge", "not on a single position"),
        ("about hill --format judge", "name a mistake"),
        ("about nothing --format judge", "name a mistake"),
    ] {
        let refused = ran(command, "");
        assert!(refused.code == 2 && refused.err.replace("\n  ", " ").contains(why), "{command}: {}", refused.err);
    }
}

/// A name, and a position of a game with a mistake; on some they part by luck, or not at all.
const BESIDE: [(&str, &str); 11] = [
    ("king-second", "hill 1 2 k3 5 9 with hill.adjust-every-lower-king"),
    ("same", "hill 2 k3 5 with hill.king-from-bottom"),
    ("lucky", "hill 3 k5 6 10 14 with hill.every-gap"),
    ("not-parted", "hill 3 5 k6 10 14 with hill.no-king-second"),
    ("king-first", "hill k1 2 with hill.no-king-first"),
    ("another", "hill 1 k2 5 with hill.king-from-zero"),
    ("staircase", "staircase 3 1 4 with staircase.every-stair"),
    ("strip", "strip 5 2 3 with strip.unsorted"),
    ("pebbles", "pebbles 2 2 5 with pebbles.differences-less-one"),
    ("boxes", "boxes 0 2 1 1 0 3 with boxes.residues-mod-3"),
    ("tree", "tree 1 2:0 1:1 3:0 with tree.height-from-leaves"),
];

#[test]
fn a_mistake_stands_beside_the_truth_on_any_position() {
    for (name, words) in BESIDE {
        for (look, options) in
            [("en", ""), ("zh", " --lang zh"), ("narrow", " --width 40"), ("prose", " --format prose")]
        {
            let command = format!("compare {words}{options}");
            let page = shown(&command);
            assert!(look != "narrow" || page.lines().all(|line| line.width() <= 40), "{page}");
            if look != "prose" || name == "king-second" {
                snapshot("compare", &format!("mistake-{name}@{look}"), &command, &page);
            }
        }
    }
    for (command, why) in [
        ("compare hill 1 k2 with kept-xor", "not on a single position"),
        ("compare hill 1 k2 with strip.every-gap", "says nothing of other games"),
        ("compare hill 1 k2 with hill.every-gapp", "did you mean `hill.every-gap`"),
        ("compare hdu4315 1 k2 with hill.every-gap", "`hdu4315` is no game"),
    ] {
        let refused = ran(command, "");
        assert!(refused.code == 2 && refused.err.replace("\n  ", " ").contains(why), "{command}: {}", refused.err);
    }
}
