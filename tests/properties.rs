//! Properties of all positions, small and large, checked on random ones.

use proptest::prelude::*;
use stairwise::games::hill::{Position, parse};
use stairwise::solver::solve;
use stairwise::trace::{Facts, Outcome, Place, Silent, Step};

use crate::support::{ran, shown};

/// Hills of up to `people` people with gaps of all sizes.
fn hills(people: usize) -> impl Strategy<Value = Position> {
    let gap = prop_oneof![Just(1_u64), 1..9_u64, 1..1000_u64, 1..1_000_000_000_000_000_u64];
    (prop::collection::vec(gap, 1..=people), any::<prop::sample::Index>()).prop_map(|(gaps, king)| {
        let cells: Vec<_> = gaps
            .iter()
            .scan(0, |cell, gap| {
                *cell += gap;
                Some(*cell)
            })
            .collect();
        let king = king.index(cells.len()) + 1;
        Position::new(cells, king).expect("the cells increase")
    })
}

/// The first step that `pick` picks something from.
fn step<T>(steps: &[Step], pick: impl Fn(&Facts) -> Option<T>) -> Option<T> {
    steps.iter().find_map(|step| pick(&step.facts))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn traced_and_untraced_solves_agree_and_the_rows_fold_to_the_nim_sum(hill in hills(40)) {
        let mut steps = Vec::new();
        let verdict = solve(&hill, &mut steps);
        prop_assert_eq!(verdict, solve(&hill, &mut Silent));
        let rows = step(&steps, |facts| if let Facts::Reduction(found) = facts { Some(found.rows.clone()) } else { None });
        let Some(mut rows) = rows else {
            prop_assert_eq!((hill.king(), verdict.outcome), (1, Outcome::N));
            return Ok(());
        };
        let change = step(&steps, |facts| if let Facts::Adjustment(found) = facts { Some(found.change) } else { None });
        if let Some(change) = change.expect("an adjustment") {
            prop_assert_eq!(rows[change.row].pile, change.before);
            rows[change.row].pile = change.after;
        }
        let kept: Vec<_> = rows.iter().filter(|row| row.kept).map(|row| row.pile).collect();
        prop_assert_eq!(Some(kept.iter().fold(0, |sum, pile| sum ^ pile)), verdict.nim_sum);
        let sum = step(&steps, |facts| if let Facts::NimSum(found) = facts { Some(found.clone()) } else { None });
        let sum = sum.expect("a nim-sum");
        prop_assert_eq!(sum.terms.iter().map(|term| term.pile).collect::<Vec<_>>(), kept);
        prop_assert_eq!(sum.terms.last().map(|term| term.so_far), verdict.nim_sum);
        let odd = sum.ones.iter().enumerate().filter(|(_, ones)| *ones % 2 == 1).map(|(bit, _)| 1_u64 << bit).sum::<u64>();
        prop_assert_eq!(Some(odd), verdict.nim_sum);
        // All gaps and people together fill the strip.
        let filled: u64 = rows.iter().map(|row| match row.place { Place::Gap { from, up_to } => from - up_to.unwrap_or(0), Place::Stair | Place::Run { .. } | Place::Pile { .. } | Place::Difference { .. } | Place::Box { .. } | Place::Node { .. } | Place::Cell(_) => 0 }).sum();
        prop_assert_eq!(filled, *hill.cells().last().expect("somebody"));
    }

    #[test]
    fn every_winning_move_leads_to_a_lost_position_and_every_reply_too(hill in hills(12)) {
        let mut steps = Vec::new();
        let verdict = solve(&hill, &mut steps);
        let lost = |position: &str| {
            let position = parse(position).expect("a position");
            let verdict = solve(&position, &mut Silent);
            (verdict.outcome, verdict.nim_sum) == (Outcome::P, Some(0))
        };
        for Step { facts, .. } in &steps {
            if let Facts::Moves(moves) = facts {
                prop_assert_eq!(verdict.outcome, Outcome::N);
                prop_assert!(!moves.winning.is_empty());
                for led in moves.winning.iter().filter_map(|winning| winning.leads_to.as_ref()) {
                    prop_assert!(lost(&led.position), "{}", led.position);
                    prop_assert_eq!(led.piles.iter().fold(0, |sum, pile| sum ^ pile), 0);
                }
            }
            if let Facts::Replies(replies) = facts {
                prop_assert_eq!(verdict.outcome, Outcome::P);
                for led in replies.examples.iter().filter_map(|reply| reply.leads_to.as_ref()) {
                    prop_assert!(lost(&led.position), "{}", led.position);
                }
            }
        }
    }

    #[test]
    fn notation_and_judges_format_are_read_back(hill in hills(20)) {
        prop_assert_eq!(parse(&hill.to_string()).expect("its own notation"), hill.clone());
        let judge = shown(&format!("explain hill {hill} --format judge"));
        let back = ran("explain hdu4315 --format judge", &judge);
        prop_assert_eq!(back.out, judge);
    }

    #[test]
    fn any_page_of_any_hill_keeps_its_width(hill in hills(30), width in 20..130_usize, zh in any::<bool>()) {
        let lang = if zh { "zh" } else { "en" };
        let page = shown(&format!("explain hill {hill} --width {width} --lang {lang}"));
        for line in page.lines() {
            prop_assert!(unicode_width::UnicodeWidthStr::width(line) <= width, "{}\n{}", hill, line);
        }
    }

    #[test]
    fn any_bytes_as_input_give_answers_or_a_fault(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        for command in ["solve hdu4315", "explain hdu4315 --detail brief", "explain hill - --detail brief"] {
            let ran = ran(command, &bytes);
            prop_assert!(ran.code == 0 || ran.code == 2 && !ran.err.is_empty(), "{}: {:?}", command, ran);
            let clean = !ran.err.contains(['\u{1b}', '\0']);
            prop_assert!(clean, "{:?}", ran.err);
        }
    }

    #[test]
    fn numbers_in_any_layout_give_answers_or_a_fault(
        words in prop::collection::vec("[0-9]{1,2}|[ \n]|-?[0-9]{1,20}|k", 0..40),
        gap in "[ \n\t]{1,2}",
    ) {
        let text = words.join(&gap);
        for command in ["solve hdu4315", "explain hill - --format judge"] {
            let ran = ran(command, &text);
            prop_assert!(ran.code == 0 || ran.code == 2 && !ran.err.is_empty(), "{}: {:?}", command, ran);
        }
    }
}
