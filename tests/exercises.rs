//! Exercises: drawn for every game, confirmed, as many won as lost, and each showing a mistake where one is to be shown.

use std::collections::BTreeSet;

use stairwise::exercises::{Difficulty, Exercise, Lack, Wanted, draw};
use stairwise::games::{GAMES, find};
use stairwise::mistakes;
use stairwise::trace::{Check, Place, Player, Trace};

use crate::support::{ran, shown, snapshot};

const LEVELS: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Middling, Difficulty::Hard];

/// What was asked for.
fn said(wanted: &Wanted<'_>) -> String {
    let Wanted { game, count, seed, difficulty, defeat } = wanted;
    format!("{count} for {}, {difficulty:?}, seed {seed}, {defeat:?}", game.id())
}

fn drawn(wanted: &Wanted<'_>) -> Result<Vec<Exercise>, Lack> {
    let exercises = draw(wanted)?;
    assert_eq!(exercises.len(), wanted.count);
    let mut seen = BTreeSet::new();
    for exercise in &exercises {
        // A king first has no piles; a sheet on which that is the mistake has several.
        if !exercise.trace.rows().is_empty() || wanted.defeat.is_empty() {
            assert!(seen.insert(idea(&exercise.trace)), "{}: another is like `{}`", said(wanted), exercise.given);
        }
        assert!(matches!(exercise.trace.check, Check::GameTree { .. }), "{}", exercise.given);
    }
    Ok(exercises)
}

/// What a class learns from a position: the piles that count, on which stairs there are others, and the king's case.
fn idea(trace: &Trace) -> String {
    let rows = || trace.rows().iter().filter(|row| row.pile > 0 && row.stair > 0);
    let number = |place: &Place| if let Place::Box { number, .. } = place { *number } else { 0 };
    let kept = rows().filter(|row| row.kept).map(|row| (row.stair, number(&row.place), row.pile));
    let mut kept: Vec<_> = kept.collect();
    kept.sort_unstable();
    let dropped: BTreeSet<_> = rows().filter(|row| !row.kept).map(|row| row.stair).collect();
    let case = trace.adjustment().map(|(_, adjustment)| adjustment.case);
    format!("{kept:?} {dropped:?} {case:?}")
}

#[test]
fn no_two_exercises_differ_only_in_what_changes_nothing() {
    for game in GAMES {
        for (difficulty, seeds) in LEVELS.into_iter().zip([20, 10, 2]) {
            for seed in 1..=seeds {
                let wanted = Wanted { game: *game, count: 8, seed, difficulty, defeat: &[] };
                drawn(&wanted).unwrap_or_else(|lack| panic!("{}: {lack:?}", said(&wanted)));
            }
        }
    }
}

#[test]
fn every_mistake_has_a_full_sheet_at_every_difficulty() {
    for mistake in mistakes::all() {
        let Some(game) = mistake.game.and_then(find) else { continue };
        for difficulty in LEVELS {
            for seed in 1..=5 {
                let wanted = Wanted { game, count: 8, seed, difficulty, defeat: &[mistake] };
                let exercises = drawn(&wanted).unwrap_or_else(|lack| panic!("{}: {lack:?}", said(&wanted)));
                for exercise in exercises {
                    let position = game.parse(&exercise.given).expect("a position");
                    let wrong = position.reckon(Some(mistake.id)).expect("a mistake of this game");
                    assert_ne!(wrong.winner, exercise.trace.verdict.winner, "{} {}", mistake.id, exercise.given);
                    assert_eq!(exercise.defeats, [mistake]);
                }
            }
        }
    }
}

#[test]
fn positions_grow_only_as_far_as_a_mistake_needs() {
    let strip = find("strip").expect("a game");
    let pieces = |id, count| {
        let defeat = [mistakes::find(id).expect("a mistake")];
        let wanted = Wanted { game: strip, count, seed: 7, difficulty: Difficulty::Easy, defeat: &defeat };
        let exercises = drawn(&wanted).expect("there are some");
        exercises.iter().map(|exercise| exercise.given.split(' ').count()).max()
    };
    assert_eq!(pieces("strip.every-gap", 6), Some(3), "as many as are usual");
    assert_eq!(pieces("strip.differences", 8), Some(5), "two kept piles one larger are still equal, or still not");
}

#[test]
fn every_game_has_exercises_of_every_difficulty_half_of_them_won() {
    for game in GAMES {
        let mut earlier = Vec::new();
        for difficulty in LEVELS {
            for seed in [1, 2] {
                let wanted = Wanted { game: *game, count: 4, seed, difficulty, defeat: &[] };
                let exercises = drawn(&wanted).unwrap_or_else(|lack| panic!("{} {difficulty:?}: {lack:?}", game.id()));
                let won = exercises.iter().filter(|exercise| exercise.trace.verdict.winner == Player::First).count();
                assert_eq!(won, 2, "{} {difficulty:?} {seed}", game.id());
                if difficulty == Difficulty::Easy {
                    assert_eq!(Ok(&exercises), draw(&wanted).as_ref(), "a seed gives the same ones");
                }
                let given: Vec<_> = exercises.into_iter().map(|exercise| exercise.given).collect();
                assert!(!earlier.contains(&given), "another seed, other exercises");
                earlier.push(given);
            }
        }
    }
}

#[test]
fn several_mistakes_are_all_shown_even_by_fewer_exercises() {
    let hill = find("hill").expect("a game");
    let ids = ["hill.no-king-second", "hill.every-gap", "hill.no-king-first", "hill.differences"];
    let defeat: Vec<_> = ids.iter().map(|id| mistakes::find(id).expect("a mistake")).collect();
    for count in [2, 3, 4, 9] {
        let wanted = Wanted { game: hill, count, seed: 5, difficulty: Difficulty::Middling, defeat: &defeat };
        let exercises = drawn(&wanted).expect("there are some");
        assert!(exercises.iter().all(|exercise| !exercise.defeats.is_empty()));
        for mistake in &defeat {
            assert!(exercises.iter().any(|exercise| exercise.defeats.contains(mistake)), "{} {count}", mistake.id);
        }
    }
    // No single position shows both: one needs a king first, one a king second.
    let wanted = Wanted { game: hill, count: 1, seed: 5, difficulty: Difficulty::Middling, defeat: &defeat };
    assert_eq!(draw(&wanted), Err(Lack::OnlySoMany(0)));
}

#[test]
fn the_sheet_has_no_answers_and_the_key_has_all_of_them() {
    for lang in ["en", "zh"] {
        let command = format!("exercises hill --count 4 --seed 7 --difficulty 2 --lang {lang}");
        let (sheet, key) = (shown(&command), shown(&format!("{command} --key")));
        assert!(!sheet.contains("hill.") && key.contains("hill."), "{sheet}");
        snapshot(
            "exercises",
            &format!("hill-{lang}"),
            &format!("{command}, then with --key"),
            &format!("{sheet}\n{key}"),
        );
    }
    let command = "exercises strip --count 3 --difficulty 3 --defeat strip.every-gap strip.unsorted --format markdown";
    let both = format!("{}\n{}", shown(command), shown(&format!("{command} --key")));
    snapshot("exercises", "strip-markdown", &format!("{command}, then with --key"), &both);
    // One player wins all of these: the class has to show more than a name, and the teacher is told.
    let command = "exercises staircase --count 2 --seed 7 --defeat staircase.any-odd-coin";
    let told = ["en", "zh"].map(|lang| {
        let command = format!("{command} --lang {lang}");
        format!("{}\n{}", shown(&command), shown(&format!("{command} --key")))
    });
    snapshot(
        "exercises",
        "one-sided",
        &format!("{command}, then with --key; in English, then in Chinese"),
        &told.join("\n"),
    );
    let command = "exercises tree --count 2 --format prose";
    snapshot("exercises", "tree-prose", command, &shown(command));
    // A problem stands for its game.
    assert_eq!(shown("exercises hdu4315 --key"), shown("exercises hill --count 8 --seed 1 --difficulty 1 --key"));
}

#[test]
fn the_command_on_the_key_draws_the_same_exercises() {
    let key = shown("exercises hill --count 3 --seed 9 --defeat HILL.every-gap hill.differences --key");
    let command = key.lines().find_map(|line| line.trim().strip_prefix("stairwise ")).expect("a command");
    assert_eq!(shown(&format!("{command} --key")), key);
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let mut told = String::new();
    for lang in ["en", "zh"] {
        for command in [
            "exercises chess",
            "exercises nim --count 0",
            "exercises nim --count 101",
            "exercises nim --count 80",
            "exercises nim --difficulty 4",
            "exercises hill --defeat strip.every-gap",
            "exercises hill --defeat hill.every-gapp",
            "exercises hill --defeat kept-xor",
            "exercises grid --count 100 --difficulty 2",
            "exercises hill --count 100 --defeat hill.adjust-nim-sum",
            "exercises hill --count 1 --defeat hill.no-king-first hill.no-king-second",
        ] {
            let ran = ran(&format!("{command} --lang {lang}"), "");
            assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{command}");
            told.extend(["$ stairwise ", command, "\n", &ran.err, "\n"]);
        }
    }
    snapshot("exercises", "refused", "exercises, with what cannot be drawn", &told);
}
