//! Walks through lessons and explanations, with right and wrong answers. The keyboard is a list of keys.

use stairwise::cli::Terminals;

use crate::support::{Ran, Typist, snapshot, typed};

/// A lesson of a few steps.
const SMALL: &str = "learn --file tests/lessons-of-tests/small.md";

fn terminals(rows: u16) -> Terminals {
    Terminals { input: true, output: true, talk: true, rows: Some(rows), ..Terminals::default() }
}

/// Walks with keys; prompts that were erased are shown as lines.
fn keyed(command: &str, rows: u16, keys: &str) -> Ran {
    let env = |name: &str| (name == "TERM").then(|| "xterm".to_owned());
    let mut ran = typed(&format!("{command} --color never"), "", terminals(rows), &env, &mut Typist::keys(keys));
    ran.out = ran.out.replace("\r\u{1b}[K", "\n").replace("\u{8} \u{8}", "<");
    assert!(!ran.out.contains('\u{1b}'), "{}", ran.out);
    ran
}

/// Walks with lines.
fn lined(command: &str, lines: &[&str]) -> Ran {
    let env = |name: &str| (name == "TERM").then(|| "dumb".to_owned());
    typed(command, "", terminals(24), &env, &mut Typist::lines(lines))
}

#[test]
fn a_whole_walk_with_right_and_wrong_answers() {
    // Right at once, by a key; wrong, then a hint, then right; the solution on request.
    let keys = " b  4a5\nha3\nn2r2rr ?12n";
    let ran = keyed(SMALL, 100, keys);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    snapshot("walks", "keys", &format!("{SMALL} (keys {keys:?})"), &ran.out);
}

#[test]
fn a_walk_by_lines_draws_nothing_twice() {
    for lang in ["en", "zh"] {
        let lines =
            ["", "back", "g 3", "what", "n", "hint", "4", "h", "hint", "3", "", "solution", "next", "s", "", ""];
        let command = format!("{SMALL} --lang {lang}");
        let ran = lined(&command, &lines);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(!ran.out.contains(['\r', '\u{1b}', '\u{8}']), "{}", ran.out);
        snapshot("walks", &format!("lines-{lang}"), &format!("{command} (lines {lines:?})"), &ran.out);
    }
}

#[test]
fn plain_prompts_are_lines_on_any_terminal() {
    let env = |name: &str| (name == "TERM").then(|| "xterm".to_owned());
    let ran =
        typed(&format!("{SMALL} --plain-prompts --color never"), "", terminals(24), &env, &mut Typist::lines(&["q"]));
    assert!(ran.out.contains("\n> ") && !ran.out.contains('\u{1b}'), "{}", ran.out);
}

#[test]
fn the_step_is_always_in_sight_and_the_keys_are_shown() {
    let ran = keyed(SMALL, 24, "  ");
    for step in 1..=3 {
        assert!(ran.out.contains(&format!("step {step} of 6   n next  b back  g go to  q quit")), "{}", ran.out);
    }
    let narrow = keyed(&format!("{SMALL} --width 40"), 24, "  ");
    assert!(narrow.out.contains("step 2 of 6   n next  b g q ? keys"), "{}", narrow.out);
    let asks = keyed(&format!("{SMALL} --width 40"), 24, "   ");
    assert!(asks.out.contains("step 4 of 6   a h r x b g q ? keys"), "{}", asks.out);
    let tiny = keyed(&format!("{SMALL} --width 20"), 24, " ?");
    assert!(tiny.out.lines().all(|line| unicode_width::UnicodeWidthStr::width(line) <= 20), "{}", tiny.out);
}

#[test]
fn a_long_step_is_shown_part_by_part() {
    let ran = keyed("learn 1", 12, "n nn");
    assert!(ran.out.contains("n more"), "{}", ran.out);
    let longest = ran.out.split("step ").map(|part| part.lines().count()).max();
    assert!(longest.is_some_and(|lines| lines <= 13), "{}", ran.out);
}

#[test]
fn keys_go_forth_back_and_anywhere() {
    let at = |keys: &str| {
        let ran = keyed(SMALL, 100, keys);
        let last = ran.out.rfind("step ").expect("a prompt");
        ran.out[last..].chars().nth(5).expect("a number")
    };
    for (keys, step) in
        [("", '1'), ("n", '2'), ("nb", '1'), ("b", '1'), ("5", '5'), ("9", '1'), ("g", '1'), ("nx", '2')]
    {
        assert_eq!(at(keys), step, "{keys}");
    }
    // A number at a question is an answer; `g` goes on all the same. Backspace and escape work while typing.
    for (keys, step) in [("4g2", '4'), ("4g2\n", '2'), ("434<<3\n ", '5'), ("4a3~b", '3'), ("4x ", '5'), ("4a<b", '3')]
    {
        assert_eq!(at(keys), step, "{keys}");
    }
}

#[test]
fn an_answer_is_asked_for_until_it_is_given_or_left() {
    let ran = keyed(SMALL, 100, "4a\na7\nhhha many\nrr");
    for said in ["Not that.", "Hint 1 of 2", "Hint 2 of 2", "the last hint", "Please type one number.", "The answer: 3"]
    {
        assert!(ran.out.contains(said), "{said}\n{}", ran.out);
    }
    assert!(!ran.out.contains("Right:"), "{}", ran.out);
    // Who comes back sees the answer, and is not asked again.
    let ran = keyed(SMALL, 100, "43\n bn");
    assert_eq!(ran.out.matches("Your answer").count(), 1, "{}", ran.out);
    assert!(ran.out.contains("The answer: 3"), "{}", ran.out);
}

#[test]
fn ctrl_c_ends_a_walk_at_once() {
    for keys in ["!", "n!", "4n1!", "g!"] {
        let ran = keyed(SMALL, 24, keys);
        assert_eq!(ran.code, 130, "{keys}");
        assert!(ran.out.ends_with('\n'), "{keys}");
    }
    assert_eq!(keyed(SMALL, 24, "nq").code, 0);
    assert_eq!(keyed(SMALL, 24, "").code, 0, "the end of the input");
}

#[test]
fn without_two_terminals_nobody_is_asked() {
    let env = |name: &str| (name == "TERM").then(|| "xterm".to_owned());
    for (input, output) in [(false, false), (true, false), (false, true)] {
        let terminals = Terminals { input, output, ..Terminals::default() };
        for command in [SMALL, "learn 1 --plain-prompts", "explain nim 1 2 --walk", "explain nim 1 2 --predict"] {
            let mut typist = Typist::keys("nnn");
            let ran = typed(command, "", terminals, &env, &mut typist);
            assert_eq!((ran.code, typist.strokes.len()), (0, 3), "{command}");
            assert!(!ran.out.contains("step 1 of"), "{}", ran.out);
        }
    }
}

#[test]
fn words_do_no_harm_where_single_keys_are_awaited() {
    // A word that begins with the key of the solution, or with that of an answer.
    let ran = keyed("explain grid 3 2 1 : 3 0 2 --predict", 100, "nrow 1\nq");
    assert!(!ran.out.contains("The answer:") && ran.out.contains("Your answer: row 1"), "{}", ran.out);
    let ran = keyed("explain nim 1 2 3 --predict", 100, "g4\nalice\nsecond\nq");
    assert!(ran.out.contains("Your answer: alice") && ran.out.contains("Right: second"), "{}", ran.out);
    // Only the second press reveals.
    let ran = keyed("explain nim 1 2 3 --predict", 100, "g4\nr q");
    assert!(ran.out.contains("r again: solution") && !ran.out.contains("The answer:"), "{}", ran.out);
}

#[test]
fn nobody_walks_in_a_format_for_machines_and_files() {
    for format in ["json", "markdown", "judge"] {
        for walk in ["--walk", "--predict"] {
            let ran = keyed(&format!("explain hill 1 k2 3 {walk} --format {format}"), 24, "q");
            assert_eq!((ran.code, ran.out.as_str()), (2, ""));
            assert!(ran.err.contains("formats table and prose"), "{}", ran.err);
        }
    }
    let env = |name: &str| (name == "TERM").then(|| "xterm".to_owned());
    let piped = Terminals { talk: true, ..Terminals::default() };
    let ran = typed("explain hill 1 k2 3 --walk", "", piped, &env, &mut Typist::keys("q"));
    assert!(ran.code == 0 && ran.err.contains("needs a terminal"), "{}", ran.err);
}

#[test]
fn what_is_asked_can_be_answered_however_large_the_position_is() {
    let cells: Vec<_> = (1..=200).map(|person| (person * 2).to_string()).collect();
    let hill = format!("explain hill {} k900 --predict", cells.join(" "));
    let ran = keyed(&hill, 100, &"rrn".repeat(20));
    assert_eq!(ran.code, 0);
    assert!(ran.out.contains("Who wins") && !ran.out.contains("one by one"), "{}", ran.out);
    let longest = ran.out.lines().filter(|line| line.contains("The answer")).map(str::len).max();
    assert!(longest.is_some_and(|length| length < 200), "{longest:?}");
    // Who is first is asked of every hill; where he is, nothing else is left to ask who wins.
    for (hill, questions) in [("k1 2", 2), ("1 k2 3", 7), ("4 k6 8 9 13", 7)] {
        let ran = keyed(&format!("explain hill {hill} --predict"), 100, &"rrn".repeat(20));
        assert!(ran.out.contains(&format!("of {questions} answered")), "{hill}\n{}", ran.out);
    }
}

#[test]
fn an_explanation_is_walked_step_by_step() {
    let command = "explain hill 1 k2 5 6 9 --walk";
    let ran = keyed(command, 100, "nnnnnnnnn");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    snapshot("walks", "explain", &format!("{command} (n nine times)"), &ran.out);
    for more in ["--detail brief", "--detail proof", "--format prose", "--lang zh", "--misere"] {
        let command = format!("explain staircase 2 1 3 {more} --walk");
        assert_eq!(keyed(&command, 100, "nnnnnnnnn").code, 0, "{command}");
    }
}

#[test]
fn a_prediction_comes_before_the_step() {
    let command = "explain staircase 0 1 1 --predict";
    let keys = "na1 2\na1 3\nnna0 1\nn21na1 1 0\na1 3 2\nn";
    let ran = keyed(command, 100, keys);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    snapshot("walks", "predict", &format!("{command} (keys {keys:?})"), &ran.out);
}

#[test]
fn a_wrong_answer_that_a_known_mistake_gives_is_answered_with_its_reason() {
    for lang in ["en", "zh"] {
        let command = format!("explain hill 4 k6 8 9 13 --predict --lang {lang}");
        // Every gap; the piles, and the sums, of somebody who knows no king second; the winner, wrong and right, where nothing
        // is said, since the nim-sum is in sight; a move that loses, one that cannot be made, and one that wins.
        let keys =
            "n2n13 9, 8 6, 4\nn4 1 0 1 3\n3 1 4\nnn4 1 3\n3 1 3\nn3 2 6\n9\n3 2 1\nn21n13 -> 11\n8 -> 9\n9 -> 7\nq";
        let ran = keyed(&command, 100, keys);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        snapshot("walks", &format!("mistakes-{lang}"), &format!("{command} (keys {keys:?})"), &ran.out);
    }
    // The gallery knows nothing of games whose last mover loses.
    let ran = keyed("explain staircase 1 1 --misere --predict", 100, "nna1 2\nsq");
    assert!(ran.out.contains("Not that.") && !ran.out.contains("known mistake"), "{}", ran.out);
}

#[test]
fn a_question_that_is_after_one_mistake_names_that_one() {
    let ran = keyed("learn 4", 400, "g10\na2 4\nq");
    assert!(ran.out.contains("stairwise about staircase.stairs-from-top"), "{}", ran.out);
    assert!(!ran.out.contains("staircase.even-stairs"), "{}", ran.out);
}

#[test]
fn nothing_in_sight_tells_what_is_asked() {
    // Stars mark what counts, and a `+` a difference.
    for (position, marks) in [("tree 0 1:0 3:0 2:1", "*"), ("grid 3 2 1 : 3 0 2", "*"), ("pebbles 1 3 4 6", "+")] {
        let walked = keyed(&format!("explain {position} --walk"), 100, "q").out;
        let predicted = keyed(&format!("explain {position} --predict"), 100, "q").out;
        let steps = |out: &str| out.split_once("1 Position").map(|(_, after)| after.contains(marks));
        assert_eq!((steps(&walked), steps(&predicted)), (Some(true), Some(false)), "{walked}{predicted}");
    }
}

#[test]
fn every_game_can_be_predicted_in_both_languages() {
    for game in stairwise::games::GAMES {
        for lang in ["en", "zh"] {
            let command = format!("explain {} {} --predict --lang {lang}", game.id(), game.example());
            // At each step the solution, and on.
            let ran = keyed(&command, 200, &"rrn".repeat(20));
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{command}");
        }
    }
}

#[test]
fn who_quits_is_not_led_through_the_next_case() {
    let folder = crate::support::Folder::new("cases");
    let file = folder.write("cases.txt", "3\n1 2 3\n2\n5 5\n0\n");
    let ran = keyed(&format!("explain poj2975 {} --walk", file.display()), 100, "q");
    assert_eq!(ran.out.matches("step 1 of").count(), 1, "{}", ran.out);
    let ran = keyed(&format!("explain poj2975 {} --walk", file.display()), 100, "nnnnnnnnnnnnnn");
    assert!(ran.out.matches("step 1 of").count() == 2, "{}", ran.out);
}

#[test]
fn questions_of_before_come_first_and_have_no_number() {
    use stairwise::lessons::{Answer, Manner, Medium, Review, Sheet, Walk, of_lesson, read};
    use stairwise::text::Lang;
    use stairwise::views::Look;
    let text = std::fs::read_to_string("tests/lessons-of-tests/small.md").expect("a file");
    let lesson = read(&text).expect("it has no fault");
    let again = [2, 9, 3].map(|number| Review { lesson: &lesson, number });
    let sheet = Sheet { lang: Lang::En, medium: Medium::Terminal, look: Look::PLAIN };
    let stops = of_lesson(&lesson, &again, &sheet);
    assert_eq!(stops.len(), 2 + lesson.steps().len(), "there is no question 9");
    let (mut output, mut seen) = (Vec::new(), Vec::new());
    let mut walk = Walk {
        stops: &stops,
        unnumbered: 2,
        manner: Manner::Keys(None),
        sheet,
        follows: false,
        keyboard: &mut Typist::keys("1nrr nq"),
        output: &mut output,
        watch: &mut |walked| seen.push(walked.at),
    };
    let walked = walk.run(0, vec![]).expect("it is written");
    assert_eq!([0, 1].map(|stop| walked.tries[stop].answer), [Some(Answer::Right), Some(Answer::Solution)]);
    assert_eq!(seen, [0, 0, 1, 1, 2, 3, 3]);
    let output = String::from_utf8(output).expect("text");
    assert!(output.contains("Once more, from \u{201c}A small lesson\u{201d}"), "{output}");
}
