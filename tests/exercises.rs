//! Exercises: drawn for every game, confirmed, as many won as lost, and each showing a mistake where one is to be shown.

use stairwise::exercises::{Difficulty, Exercise, Lack, Wanted, draw};
use stairwise::games::{GAMES, find};
use stairwise::mistakes;
use stairwise::trace::{Check, Picture, Player};

use crate::support::{ran, shown, snapshot};

const LEVELS: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Middling, Difficulty::Hard];

/// What makes two positions alike: the same piles count, in any order, and the same piece is special; and where a king first
/// makes piles meaningless, everybody is as far from him.
fn alike(exercise: &Exercise) -> (Vec<u64>, Option<usize>, Vec<u64>) {
    let mut piles: Vec<_> = exercise.trace.rows().iter().filter(|row| row.kept).map(|row| row.pile).collect();
    piles.retain(|pile| *pile > 0);
    piles.sort_unstable();
    let Picture::Strip(strip) = exercise.trace.picture() else { return (piles, None, vec![]) };
    let away = strip.cells.iter().map(|cell| cell - strip.cells[0]).collect();
    let decided = exercise.trace.rows().is_empty();
    (piles, strip.king.or(strip.dollar), if decided { away } else { vec![] })
}

fn drawn(wanted: &Wanted<'_>) -> Result<Vec<Exercise>, Lack> {
    let exercises = draw(wanted)?;
    assert_eq!(exercises.len(), wanted.count);
    for (at, exercise) in exercises.iter().enumerate() {
        assert!(matches!(exercise.trace.check, Check::GameTree { .. }), "{}", exercise.given);
        let twin = exercises[..at].iter().find(|other| alike(other) == alike(exercise));
        let twin = twin.filter(|other| other.defeats == exercise.defeats);
        assert_eq!(twin, None, "no two alike: {}", exercise.given);
    }
    Ok(exercises)
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
fn each_exercise_shows_a_chosen_mistake() {
    for mistake in mistakes::all() {
        let Some(game) = mistake.game.and_then(find) else { continue };
        for difficulty in LEVELS {
            let exercises = drawn(&Wanted { game, count: 8, seed: 3, difficulty, defeat: &[mistake] });
            for exercise in exercises.unwrap_or_else(|lack| panic!("{} {difficulty:?}: {lack:?}", mistake.id)) {
                let position = game.parse(&exercise.given).expect("a position");
                let wrong = position.reckon(Some(mistake.id)).expect("a mistake of this game");
                assert_ne!(wrong.winner, exercise.trace.verdict.winner, "{} {}", mistake.id, exercise.given);
                assert_eq!(exercise.defeats, [mistake]);
            }
        }
    }
}

#[test]
fn what_counts_nowhere_makes_no_other_exercise() {
    // Things on the dead corner or on the root, and a position that is only moved, were taken for something new.
    for (game, seeds) in [("grid", 1..=12), ("tree", 1..=12), ("hill", 7..=8)] {
        for seed in seeds {
            let game = find(game).expect("a game");
            let wanted = Wanted { game, count: 8, seed, difficulty: Difficulty::Easy, defeat: &[] };
            drawn(&wanted).expect("there are as many");
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
            "exercises nim --difficulty 4",
            "exercises hill --defeat strip.every-gap",
            "exercises hill --defeat hill.every-gapp",
            "exercises hill --defeat kept-xor",
            "exercises hill --count 1 --defeat hill.no-king-first hill.no-king-second",
            "exercises hill --count 100 --difficulty 1 --defeat hill.adjust-nim-sum",
        ] {
            let ran = ran(&format!("{command} --lang {lang}"), "");
            assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{command}");
            told.extend(["$ stairwise ", command, "\n", &ran.err, "\n"]);
        }
    }
    snapshot("exercises", "refused", "exercises, with what cannot be drawn", &told);
}
