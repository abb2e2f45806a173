//! What shows that all games are one: positions side by side, and one game as another.

use serde_json::Value;

use crate::support::{shown, snapshot};

/// The record of a command line.
fn record(command: &str) -> Value {
    serde_json::from_str(&shown(&format!("{command} --format json"))).expect("JSON")
}

#[test]
fn two_positions_stand_side_by_side() {
    for (name, positions) in [
        ("king-moved", "hill 3 k5 6 10 14 with hill 3 5 k6 10 14"),
        ("king-second-or-third", "hill 1 2 k3 with hill 1 k2 3"),
        ("king-first", "hill k3 9 with hill 3 k9"),
        ("dollar-or-king", "dollar 2 d5 9 with hill 2 k5 9"),
        ("two-games", "hill 3 k5 6 10 14 with staircase 3 3 0 1 2"),
    ] {
        for (view, more) in [("table", ""), ("narrow", " --width 40 --lang zh"), ("prose", " --format prose")] {
            let command = format!("compare {positions}{more}");
            snapshot("compare", &format!("{name}@{view}"), &command, &shown(&command));
        }
    }
}

#[test]
fn a_position_compared_with_itself_has_no_difference() {
    for position in ["hill 3 k5 6 10 14", "hill k3 9", "staircase 2 1 3"] {
        let page = shown(&format!("compare {position} with {position}"));
        let marked: Vec<_> = page.lines().filter(|line| line.ends_with('*')).collect();
        assert!(marked.is_empty(), "{marked:?}");
    }
}

#[test]
fn a_hill_or_a_dollar_as_another_game_has_the_same_verdict_and_nim_sum() {
    let hills = ["3 k5 6 10 14", "1 k2 3", "1 2 k4", "2 4 k7 9", "1 2 k3 5", "4 6 7 k9 12", "1 k9223372036854775807"];
    let dollars = ["d3 5 6 10 14", "d1", "d1 2", "2 d5 9", "2 d5 6 11", "2 4 d7 12", "1 d9223372036854775807"];
    let hills = hills.map(|position| format!("hill {position}"));
    for typed in hills.into_iter().chain(dollars.map(|position| format!("dollar {position}"))) {
        let own = record(&format!("explain {typed}"));
        for game in ["staircase", "nim"] {
            let other = record(&format!("explain {typed} --as {game}"));
            assert_eq!(other["game"], game);
            assert_eq!((&other["winner"], &other["nim_sum"]), (&own["winner"], &own["nim_sum"]), "{typed}");
            // The line that is printed, typed back, gives the same again.
            let page = shown(&format!("explain {typed} --as {game} --width 400"));
            let position = page.split('`').nth(3).expect("the position");
            assert_eq!(record(&format!("explain {game} {position}")), other, "{typed}");
        }
    }
    for game in ["staircase", "nim"] {
        let command = format!("explain hill 3 k5 6 10 14 --as {game} --detail brief");
        snapshot("compare", &format!("hill-as-{game}"), &command, &shown(&command));
    }
}

#[test]
fn misere_play_has_a_verdict_of_its_own() {
    for (name, position) in [
        ("ones", "nim 1 1 1"),
        ("large", "nim 1 2"),
        ("over", "nim 0 0"),
        ("last", "nim 1"),
        ("lost", "staircase 2 1 2"),
        ("stairs", "staircase 0 1 1 0 1"),
    ] {
        for lang in ["en", "zh"] {
            let command = format!("explain {position} --misere --lang {lang}");
            snapshot("misere", &format!("{name}-{lang}"), &command, &shown(&command));
        }
    }
    let proof = "explain pebbles 1 2 4 --misere --detail proof";
    snapshot("misere", "proof", proof, &shown(proof));
    // Nothing changes for normal play.
    assert_ne!(record("explain nim 1 1 1")["winner"], record("explain nim 1 1 1 --misere")["winner"]);
    assert_eq!(record("explain nim 1 1 1 --misere")["misere"], true);
}

#[test]
fn a_translated_position_is_written_in_the_format_of_its_own_game() {
    assert_eq!(shown("explain staircase 2 1 3 --as nim --format judge"), "2\n2 3\n0\n");
    assert_eq!(shown("explain hill 3 k5 6 10 14 --as staircase --format judge"), "5\n3 3 0 1 2\n");
}
