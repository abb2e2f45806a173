//! How far somebody has come: kept, resumed, repeated, put aside, forgotten.

use std::fs;
use std::path::Path;

use stairwise::cli::Terminals;
use stairwise::lessons::{Bundled, Keyboard, LESSONS, Piece, Shelf, Stroke, find};
use stairwise::text::Lang;

use crate::support::{Folder, Ran, Typist, typed};

fn walk(home: &Path, command: &str, keys: &str) -> Ran {
    walk_with(home, command, &mut Typist::keys(keys))
}

fn walk_with(home: &Path, command: &str, typist: &mut dyn Keyboard) -> Ran {
    let home = home.to_str().expect("text").to_owned();
    let env = move |name: &str| match name {
        "TERM" => Some("xterm".to_owned()),
        "XDG_STATE_HOME" => Some(home.clone()),
        _ => None,
    };
    let terminals = Terminals { input: true, output: true, talk: true, rows: Some(500), ..Terminals::default() };
    typed(&format!("{command} --color never"), "", terminals, &env, typist)
}

/// Through the whole of lesson 1, whatever it has, with the solution of every question.
const THROUGH: &str = "rrn";

fn file(folder: &Folder) -> std::path::PathBuf {
    folder.0.join("stairwise/progress.json")
}

#[test]
fn a_walk_goes_on_where_it_was_left() {
    let folder = Folder::new("resume");
    let left = walk(&folder.0, "learn 1", "nnq");
    assert!(left.out.contains("`stairwise learn 1`") || left.out.contains("goes on at step 3"), "{}", left.out);
    assert!(walk(&folder.0, "learn", "").out.contains("at step 3"));
    let back = walk(&folder.0, "learn 1", "q");
    assert!(back.out.contains("You were at step 3") && back.out.contains("step 3 of"), "{}", back.out);
    // Nothing but the one file is left.
    let names: Vec<_> = fs::read_dir(folder.0.join("stairwise")).expect("a folder").collect();
    assert_eq!(names.len(), 1);
}

#[test]
fn the_end_is_told_and_kept() {
    let folder = Folder::new("end");
    let ran = walk(&folder.0, "learn 1", &THROUGH.repeat(60));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("Well done") && ran.out.contains("Learnt:"), "{}", ran.out);
    let list = walk(&folder.0, "learn", "").out;
    let questions = find("1").expect("a lesson").lesson(Lang::En).questions().count();
    assert!(list.contains(&format!("done, {questions} question")), "{list}");
    assert!(walk(&folder.0, "learn 1", "q").out.contains("step 1 of"), "a lesson that is done begins anew");
}

/// The first choice of all lessons: the lesson, the number of the question, its step, and the right answer.
fn choice() -> (&'static Bundled, usize, usize, usize) {
    let found = LESSONS.iter().find_map(|bundled| {
        let lesson = bundled.lesson(Lang::En);
        let mut questions = 0;
        lesson.steps().iter().zip(1..).find_map(|(blocks, step)| {
            let asks = blocks.iter().find(|block| block.piece.asks())?;
            questions += 1;
            let Piece::Choice(choice) = &asks.piece else { return None };
            Some((bundled, questions, step, *choice.answer.as_ref()))
        })
    });
    found.expect("some lesson has a choice")
}

#[test]
fn what_was_missed_is_gone_when_it_is_answered() {
    let folder = Folder::new("missed");
    let (lesson, question, step, right) = choice();
    let name = lesson.name;
    let json = format!(r#"{{"version":1,"lessons":{{"{name}":{{"step":1,"done":true,"missed":[{question},99]}}}}}}"#);
    folder.write("stairwise/progress.json", json);
    walk(&folder.0, &format!("learn {name}"), &format!("g{step}\n{right}q"));
    let kept = fs::read_to_string(file(&folder)).expect("a file");
    let kept: serde_json::Value = serde_json::from_str(&kept).expect("JSON");
    assert_eq!(kept["lessons"][name]["missed"], serde_json::json!([99]));
}

#[test]
fn what_was_missed_comes_again_at_the_start_of_another_lesson() {
    let folder = Folder::new("again");
    let (lesson, question, _, right) = choice();
    let Some(other) = LESSONS.iter().find(|other| other.name != lesson.name) else { return };
    let json =
        format!(r#"{{"version":1,"lessons":{{"{}":{{"step":1,"done":true,"missed":[{question}]}}}}}}"#, lesson.name);
    folder.write("stairwise/progress.json", json);
    let ran = walk(&folder.0, &format!("learn {}", other.name), &format!("{right}nbq"));
    let title = lesson.lesson(Lang::En).title;
    assert!(ran.out.contains(&format!("Once more, from \u{201c}{title}")), "{}", ran.out);
    assert!(ran.out.contains("once more   1-") && ran.out.contains("step 1 of"), "{}", ran.out);
    let kept = fs::read_to_string(file(&folder)).expect("a file");
    let kept: serde_json::Value = serde_json::from_str(&kept).expect("JSON");
    assert_eq!(kept["lessons"][lesson.name]["missed"], serde_json::json!([]));
}

/// What is kept of a lesson.
fn record(folder: &Folder, name: &str) -> serde_json::Value {
    let kept = fs::read_to_string(file(folder)).expect("a file");
    serde_json::from_str::<serde_json::Value>(&kept).expect("JSON")["lessons"][name].clone()
}

#[test]
fn a_wrong_answer_is_not_undone_by_going_away() {
    let (lesson, question, step, right) = choice();
    let wrong = if right == 1 { 2 } else { 1 };
    let learn = format!("learn {}", lesson.name);
    for (name, away) in [("back", format!("bg{step}\n")), ("quit", "q".to_owned())] {
        let folder = Folder::new(&format!("away-{name}"));
        walk(&folder.0, &learn, &format!("g{step}\n{wrong}{away}q"));
        assert_eq!(record(&folder, lesson.name)["missed"], serde_json::json!([question]), "{away}");
        walk(&folder.0, &learn, &format!("{right}q"));
        let record = record(&folder, lesson.name);
        assert_eq!(record["missed"], serde_json::json!([question]), "{away}: it was not the first answer");
        let tries = serde_json::json!({"wrong": 1, "hints": 0, "answer": "late"});
        assert_eq!(record["tries"][question.to_string()], tries, "{away}");
    }
}

#[test]
fn a_walk_that_is_taken_up_again_knows_what_was_answered_before() {
    let (lesson, _, step, right) = choice();
    let folder = Folder::new("tally");
    let learn = format!("learn {}", lesson.name);
    walk(&folder.0, &learn, &format!("g{step}\n{right}q"));
    let seen = walk(&folder.0, &learn, "q").out;
    assert!(seen.contains("The answer:") && seen.contains("n next"), "{seen}");
    let end = walk(&folder.0, &learn, &THROUGH.repeat(60)).out;
    let questions = lesson.lesson(Lang::En).questions().count();
    assert!(end.contains(&format!("1 of {questions} answered at the first try")), "{end}");
    assert!(record(&folder, lesson.name)["tries"].is_null(), "a new walk begins with nothing");
}

#[test]
fn what_was_passed_over_comes_again() {
    let folder = Folder::new("passed");
    let steps = find("2").expect("a lesson").lesson(Lang::En).steps().len();
    let ran = walk(&folder.0, "learn 2", &format!("g{steps}\nn{}", "xn".repeat(9)));
    assert!(ran.out.contains("they come again"), "{}", ran.out);
    let questions = find("2").expect("a lesson").lesson(Lang::En).questions().count();
    let missed = record(&folder, "p-and-n")["missed"].clone();
    assert_eq!(missed.as_array().map(Vec::len), Some(questions), "{missed}");
}

/// Does lesson 7 somewhere else before the first key is pressed.
struct AtTwoPlaces {
    elsewhere: Option<Shelf>,
    keys: Typist,
}

impl Keyboard for AtTwoPlaces {
    fn stroke(&mut self) -> std::io::Result<Stroke> {
        if let Some(shelf) = self.elsewhere.take() {
            let (mut progress, _) = shelf.load()?;
            progress.lessons.entry("boxes".to_owned()).or_default().done = true;
            shelf.save(&progress)?;
        }
        self.keys.stroke()
    }

    fn line(&mut self) -> std::io::Result<Option<String>> {
        self.keys.line()
    }
}

#[test]
fn two_walks_at_once_do_not_undo_one_another() {
    let folder = Folder::new("two");
    let shelf = Shelf::new(folder.0.join("stairwise"));
    walk_with(&folder.0, "learn 2", &mut AtTwoPlaces { elsewhere: Some(shelf), keys: Typist::keys("nn") });
    assert_eq!(record(&folder, "boxes")["done"], true);
    assert_eq!(record(&folder, "p-and-n")["step"], 3);
}

#[test]
fn the_list_leads_to_the_lesson_that_was_begun() {
    let folder = Folder::new("list");
    let next = |folder: &Folder| walk(&folder.0, "learn", "").out.lines().last().unwrap_or_default().to_owned();
    assert_eq!(next(&folder), "Next: stairwise learn 1  (start here)");
    walk(&folder.0, "learn 3", "nnq");
    assert_eq!(next(&folder), "Next: stairwise learn 3  (go on at step 3)");
    walk(&folder.0, "learn 5", "nq");
    assert_eq!(next(&folder), "Next: stairwise learn 5  (go on at step 2)");
    // The one behind it comes next, unless it is done.
    assert!(walk(&folder.0, "learn 5", &THROUGH.repeat(60)).out.contains("Next: stairwise learn 6"));
    walk(&folder.0, "learn 4", &THROUGH.repeat(60));
    assert!(walk(&folder.0, "learn 3", &THROUGH.repeat(60)).out.contains("Next: stairwise learn 1"));
    assert_eq!(next(&folder), "Next: stairwise learn 1  (The nim-sum)");
    let all = LESSONS.iter().map(|lesson| format!(r#""{}":{{"step":1,"done":true,"missed":[1]}}"#, lesson.name));
    let all = format!(r#"{{"version":1,"lessons":{{{}}}}}"#, all.collect::<Vec<_>>().join(","));
    folder.write("stairwise/progress.json", &all);
    assert_eq!(next(&folder), "Next: stairwise learn 1  (once more: The nim-sum)");
    folder.write("stairwise/progress.json", all.replace("[1]", "[]"));
    assert!(walk(&folder.0, "learn", "").out.contains("You have done all lessons"));
}

#[test]
fn nothing_is_kept_when_that_is_not_wanted() {
    let folder = Folder::new("unsaved");
    walk(&folder.0, "learn 1 --no-save", "nnq");
    walk(&folder.0, "learn --file tests/lessons-of-tests/small.md", "nnq");
    assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 0);
}

#[test]
fn progress_can_be_forgotten() {
    let folder = Folder::new("reset");
    let json = r#"{"version":1,"lessons":{"nim-sum":{"step":2,"done":false,"missed":[]},"other":{"step":4,"done":true,"missed":[1]}}}"#;
    folder.write("stairwise/progress.json", json);
    let one = walk(&folder.0, "learn 1 --reset", "");
    assert!(one.out.contains("is forgotten"), "{}", one.out);
    let kept = fs::read_to_string(file(&folder)).expect("a file");
    assert!(!kept.contains("nim-sum") && kept.contains("other"), "{kept}");
    walk(&folder.0, "learn --reset", "");
    assert!(!fs::read_to_string(file(&folder)).expect("a file").contains("other"));
}

#[test]
fn a_broken_or_newer_file_is_put_aside_and_never_lost() {
    for (text, why, aside) in [
        ("{\"version\":1,\"less", "is broken", "progress-broken-1.json"),
        ("", "is broken", "progress-broken-1.json"),
        ("[]", "is broken", "progress-broken-1.json"),
        ("{\"version\":1,\"lessons\":{\"x\":{\"step\":-1}}}", "is broken", "progress-broken-1.json"),
        ("{\"version\":2,\"all\":{\"new\":true}}", "newer stairwise", "progress-newer-1.json"),
    ] {
        let folder = Folder::new("aside");
        folder.write("stairwise/progress.json", text);
        let ran = walk(&folder.0, "learn 1", "nq");
        assert_eq!(ran.code, 0);
        assert!(ran.err.contains("warning") && ran.err.contains(why), "{}", ran.err);
        assert_eq!(fs::read_to_string(folder.0.join("stairwise").join(aside)).expect("it is kept"), text);
        assert!(fs::read_to_string(file(&folder)).expect("a new one").contains("\"step\": 2"));
        // A second one does not take the place of the first.
        folder.write("stairwise/progress.json", text);
        walk(&folder.0, "learn", "");
        assert!(folder.0.join("stairwise").join(aside.replace('1', "2")).exists());
    }
}

#[test]
fn a_home_that_cannot_be_written_is_a_warning() {
    let folder = Folder::new("readonly");
    // A file where a folder should be: so it is for everybody, and for the superuser too.
    folder.write("stairwise", "not a folder");
    let ran = walk(&folder.0, "learn 1", "nnnq");
    assert_eq!(ran.code, 0);
    assert_eq!(ran.err.matches("warning").count(), 1, "{}", ran.err);
    assert!(ran.out.contains("step 4 of") && !ran.out.contains("goes on at"), "{}", ran.out);
}

#[test]
fn the_folder_is_that_of_the_xdg_directories() {
    let folder = Folder::new("xdg");
    let home = folder.0.to_str().expect("text").to_owned();
    let terminals = Terminals { input: true, output: true, ..Terminals::default() };
    for (state, expected) in [(None, ".local/state/stairwise"), (Some("relative"), ".local/state/stairwise")] {
        let env = |name: &str| match name {
            "TERM" => Some("xterm".to_owned()),
            "HOME" => Some(home.clone()),
            "XDG_STATE_HOME" => state.map(str::to_owned),
            _ => None,
        };
        typed("learn 1", "", terminals, &env, &mut Typist::keys("nq"));
        let kept = folder.0.join(expected).join("progress.json");
        assert!(fs::remove_file(kept).is_ok(), "{state:?}");
    }
}
