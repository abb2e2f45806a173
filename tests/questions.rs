//! Questions: their hints, their examples, and that what is right and what is wrong is judged so.

use stairwise::exercises::{Difficulty, Wanted, draw};
use stairwise::games::{Effort, GAMES, USUAL_BUDGET, find};
use stairwise::lessons::{Ask, Judged, LESSONS, Medium, Question, Right, Sheet, Why, judge, of_lesson};
use stairwise::text::Lang;
use stairwise::trace::Player;
use stairwise::views::Look;

use crate::support::snapshot;

#[test]
fn a_position_gives_hints_of_its_own() {
    const ASKS: [(Ask, &str); 10] = [
        (Ask::Pairs, "pairs"),
        (Ask::Kept, "kept"),
        (Ask::PilesBefore, "piles-before"),
        (Ask::Piles, "piles"),
        (Ask::Running, "running"),
        (Ask::NimSum, "nim-sum"),
        (Ask::Winner, "winner"),
        (Ask::Move, "move"),
        (Ask::Moves, "moves"),
        (Ask::Reply, "reply"),
    ];
    let examples = GAMES.iter().map(|game| (game.id(), game.example(), false));
    let others = [("hill", "k4 7", false), ("hill", "2 3 7 k9", false), ("nim", "1 1 1", true), ("nim", "1 2 2", true)];
    let positions: Vec<_> = examples.chain(others).collect();
    for (lang, id) in [(Lang::En, "en"), (Lang::Zh, "zh")] {
        let mut told = String::new();
        for &(name, position, misere) in &positions {
            let game = find(name).expect("a game");
            let parsed = game.parse(position).expect("a position");
            let trace = parsed.explain(&mut Effort { budget: USUAL_BUDGET, misere, watch: &mut |_| {} });
            let misere = if misere { " --misere" } else { "" };
            told.extend([name, " ", position, misere, "\n"]);
            for (ask, word) in ASKS {
                let Some(question) = Question::usual(ask, game, parsed.as_ref(), &trace, lang) else { continue };
                assert!(question.hints.len() <= 3, "{name} {position} {word}");
                // Where one number is asked for, another one may happen to be the same.
                let telling = !matches!(ask, Ask::PilesBefore | Ask::Piles | Ask::NimSum | Ask::Moves);
                for hint in question.hints.iter().filter(|_| telling) {
                    assert_ne!(judge(&question.right, hint), Judged::Right, "{name} {position} {word}: {hint}");
                }
                told.extend(["  ", word, ": ", &question.hints.join(" | "), "\n"]);
            }
        }
        snapshot(
            "walks",
            &format!("hints-{id}"),
            "explain GAME POSITION --predict (the hints to what could be asked)",
            &told,
        );
    }
}

#[test]
fn the_solution_is_a_right_answer_and_every_losing_move_a_wrong_one() {
    let asks = [
        Ask::Pairs,
        Ask::Kept,
        Ask::PilesBefore,
        Ask::Piles,
        Ask::Running,
        Ask::NimSum,
        Ask::Winner,
        Ask::Move,
        Ask::Moves,
        Ask::Reply,
    ];
    let mut asked = [0; 10];
    for game in GAMES {
        let wanted = Wanted { game: *game, count: 6, seed: 11, difficulty: Difficulty::Easy, defeat: &[] };
        for exercise in draw(&wanted).expect("there are six") {
            let position = game.parse(&exercise.given).expect("a position");
            for lang in [Lang::En, Lang::Zh] {
                for (ask, times) in asks.iter().zip(&mut asked) {
                    let usual = Question::usual(*ask, *game, position.as_ref(), &exercise.trace, lang);
                    let Some(question) = usual else { continue };
                    let sample = question.sample.as_deref().map(|sample| question.judge(sample));
                    assert_ne!(sample, Some(Judged::Right), "{} {} {ask:?}", game.id(), exercise.given);
                    let place = format!("{} {} {ask:?} {lang:?}", game.id(), exercise.given);
                    let solution = question.solved(lang).replace("**", "");
                    match &question.right {
                        Right::Winner(player, _) => {
                            let number = if *player == Player::First { "1" } else { "2" };
                            assert_eq!(question.judge(number), Judged::Right, "{place}");
                        }
                        Right::Move(_, ways) => {
                            for way in ways {
                                assert_eq!(question.judge(&way.words), Judged::Right, "{place}: {}", way.words);
                            }
                            for losing in question.losing.iter().flatten() {
                                let words = &losing.way.words;
                                assert_eq!(question.judge(words), Judged::Wrong, "{place}: {words}");
                                assert!(matches!(question.why_not(words), Why::Loses(_)), "{place}: {words}");
                            }
                        }
                        Right::Kept(_)
                        | Right::Pairs(..)
                        | Right::Piles(..)
                        | Right::Running(_)
                        | Right::Number(..)
                        | Right::Option { .. } => {
                            assert_eq!(question.judge(&solution), Judged::Right, "{place}: {solution}");
                        }
                    }
                    *times += 1;
                }
            }
        }
    }
    assert!(asked.iter().all(|times| *times >= 20), "{asked:?}");
}

#[test]
fn of_every_legal_move_it_is_known_whether_it_wins() {
    let more =
        [("strip", "3"), ("row", "18 19"), ("pebbles", "0 0 3"), ("staircase", "2"), ("nim", "7"), ("nim", "3 4 5")];
    let examples = GAMES.iter().map(|game| (game.id(), game.example())).chain(more);
    for (id, given) in examples {
        let game = find(id).expect("a game");
        for misere in [false, true].into_iter().filter(|misere| !misere || game.misere()) {
            let position = game.parse(given).expect("a position");
            let trace = position.explain(&mut Effort { budget: USUAL_BUDGET, misere, watch: &mut |_| {} });
            for lang in [Lang::En, Lang::Zh] {
                let usual = Question::usual(Ask::Move, game, position.as_ref(), &trace, lang);
                let (Some(question), Some(legal)) = (usual, position.exchanges(misere)) else { continue };
                let Right::Move(_, ways) = &question.right else { panic!("a move was asked for") };
                assert_eq!(ways.len(), legal.iter().filter(|exchange| exchange.wins).count(), "{id} {given}");
                for exchange in &legal {
                    let words = game.words(lang).mv(&exchange.mv);
                    let judged = if exchange.wins { Judged::Right } else { Judged::Wrong };
                    assert_eq!(question.judge(&words), judged, "{id} {given} {misere}: {words}");
                    if !exchange.wins {
                        let reply = exchange.replies.first().map(|reply| game.words(lang).mv(reply));
                        assert_eq!(question.why_not(&words), Why::Loses(reply.as_deref()), "{id} {given}: {words}");
                    }
                }
            }
        }
    }
}

#[test]
fn no_example_under_a_question_of_a_lesson_is_its_answer() {
    for bundled in LESSONS.iter() {
        for lang in [Lang::En, Lang::Zh] {
            let sheet = Sheet { lang, medium: Medium::Terminal, look: Look::PLAIN };
            for question in of_lesson(&bundled.lesson(lang), &[], &sheet).into_iter().filter_map(|stop| stop.question) {
                let sample = question.sample.as_deref().map(|sample| question.judge(sample));
                assert_ne!(sample, Some(Judged::Right), "{}: {}", bundled.file, question.text);
            }
        }
    }
}
