//! Snapshots of pages: each branch of the explanation once, and one position in every view, width and language.

use crate::support::{file_name, ran, shown, snapshot};

/// The position that is shown in every way.
const MATRIX: &str = "3 k5 6 10 14";

/// One position for each branch, and the branch.
const BRANCHES: [(&str, &str); 12] = [
    ("k3 9", "the king first"),
    ("k9223372036854775807", "the king alone, as far as can be"),
    ("1 k2 3", "the king second of an odd number, all piles 0"),
    ("2 k4 7 9", "the king second of an even number, won"),
    ("1 k2 5 6 8 12", "the king second of an even number, lost"),
    ("1 2 k4", "the king third of an odd number, lost"),
    ("1 2 k3 5", "the king third of an even number, won by going to the top as well"),
    ("2 4 k7 9", "the king third of an even number, lost"),
    ("2 4 6 k8 10 12", "the king lower of an even number, won by the textbook alone"),
    ("2 3 5 k6 8 9", "the king lower of an even number, lost"),
    ("4 6 7 k9 12", "the king lower of an odd number"),
    ("1000 k70000 200000000000 3000000000000 1000000000000000000", "more than 24 binary digits"),
];

#[test]
fn every_branch_has_a_page() {
    for (position, _) in BRANCHES {
        let command = format!("explain hill {position}");
        snapshot("table", &format!("hill@{}", file_name(position)), &command, &shown(&command));
    }
}

#[test]
fn one_position_is_shown_in_every_view_width_and_language() {
    for lang in ["en", "zh"] {
        for width in [100, 80, 60, 59, 40] {
            for format in ["table", "prose", "markdown"] {
                let command = format!("explain hill {MATRIX} --format {format} --width {width} --lang {lang}");
                snapshot(format, &format!("matrix@{width}-{lang}"), &command, &shown(&command));
            }
        }
        for detail in ["brief", "proof"] {
            let command = format!("explain hill {MATRIX} --detail {detail} --lang {lang}");
            snapshot("table", &format!("{detail}@{lang}"), &command, &shown(&command));
        }
    }
    let ascii = format!("explain hill {MATRIX} --ascii");
    let page = shown(&ascii);
    assert!(page.is_ascii());
    snapshot("table", "ascii", &ascii, &page);
}

#[test]
fn json_is_the_same_in_every_language_width_and_detail() {
    let command = format!("explain hill {MATRIX} --format json");
    let record = shown(&command);
    for more in ["--lang zh", "--width 40", "--detail brief", "--full", "--color always"] {
        assert_eq!(shown(&format!("{command} {more}")), record, "{more}");
    }
    assert_eq!(record.lines().count(), 1);
    assert!(record.starts_with(r#"{"schema":"stairwise.trace/1","#), "{record}");
    let value: serde_json::Value = serde_json::from_str(&record).expect("JSON");
    let pretty = serde_json::to_string_pretty(&value).expect("JSON");
    snapshot("json", "matrix", &command, &pretty);
    let lost = "explain hill 1 2 k4 --format json";
    let value: serde_json::Value = serde_json::from_str(&shown(lost)).expect("JSON");
    snapshot("json", "lost", lost, &serde_json::to_string_pretty(&value).expect("JSON"));
}

/// A thousand people, with gaps that look like nothing.
fn thousand() -> String {
    let cells: Vec<_> = (1..=1000_u64).map(|person| (person * 97 + person * person * 31 % 89).to_string()).collect();
    format!("1000 2\n{}\n", cells.join(" "))
}

#[test]
fn a_thousand_people_are_shortened_and_counted() {
    let command = "explain hdu4315 --case 1";
    let page = ran(command, thousand());
    assert_eq!((page.code, page.err.as_str()), (0, ""));
    snapshot("table", "hdu4315@1000-people", command, &page.out);
    assert!(page.out.lines().count() < 80, "{}", page.out);
    let full = ran("explain hdu4315 --full", thousand());
    assert!(full.out.lines().count() > 1500, "{}", full.out.lines().count());
}

#[test]
fn every_case_of_a_judges_input_is_explained() {
    let sample = "3 3\n1 2 4\n2 1\n100 200\n";
    let command = "explain hdu4315 --detail brief";
    snapshot("table", "hdu4315@sample", command, &ran(command, sample).out);
    let judge = ran("explain hdu4315 --format judge", sample);
    assert_eq!(judge.out, sample);
    let second = ran("explain hdu4315 --format judge --case 2", sample);
    assert_eq!(second.out, "2 1\n100 200\n");
    assert_eq!(ran("explain hdu4315 --format judge --case 1..2", sample), judge);
    assert_eq!(ran("explain HDU4315 --format judge --case 2..9", sample), second);
}

#[test]
fn every_problem_answers_its_sample() {
    for problem in stairwise::problems::PROBLEMS {
        let about = problem.about();
        let (input, answers) = about.sample;
        for name in std::iter::once(&about.id).chain(about.aliases) {
            let solved = ran(&format!("solve {name}"), input);
            assert_eq!((solved.code, solved.out.as_str(), solved.err.as_str()), (0, answers, ""), "{name}");
        }
        let judge = ran(&format!("explain {} --format judge", about.id), input);
        assert_eq!((judge.code, judge.out.as_str()), (0, input), "{}", about.id);
        let command = format!("explain {}", about.id);
        let page = ran(&command, input);
        assert_eq!((page.code, page.err.as_str()), (0, ""), "{}", about.id);
        snapshot("table", &format!("{}@sample-pages", about.id), &command, &page.out);
    }
}

#[test]
fn every_game_is_shown_in_every_view_and_both_languages() {
    for game in stairwise::games::GAMES.iter().filter(|game| game.id() != "hill") {
        for lang in ["en", "zh"] {
            for view in ["table", "prose", "markdown"] {
                let command = format!("explain {} {} --format {view} --lang {lang}", game.id(), game.example());
                let page = shown(&command);
                assert!(!page.contains("hill"), "{command}");
                snapshot(view, &format!("{}@{lang}", game.id()), &command, &page);
            }
        }
        let proof = format!("explain {} {} --detail proof --width 40", game.id(), game.example());
        assert!(shown(&proof).lines().all(|line| unicode_width::UnicodeWidthStr::width(line) <= 40), "{proof}");
    }
}

#[test]
fn every_place_of_a_dollar_has_a_page_without_a_king() {
    for position in [
        "d1 2 3",
        "d2 7 8 10 12",
        "d3 5 8 9",
        "d4 5 7 8",
        "d1 2",
        "3 d5 9",
        "4 d10 11",
        "2 d5 6 11",
        "3 d7 8 12",
        "3 6 d7 9",
        "3 7 d8 12",
        "2 4 d7 12",
        "2 5 8 d11 12",
        "d1",
        "d9",
        "1000 d70000 200000000000 3000000000000 1000000000000000000",
    ] {
        for (lang, foreign) in [
            ("en", ["king", "person", "people", "hill", "top ", "climb"].as_slice()),
            ("zh", ["国王", "护卫", "下一人", "人数", "山"].as_slice()),
        ] {
            for more in ["", " --format prose", " --format prose --detail proof", " --width 40", " --detail proof"] {
                let command = format!("explain dollar {position} --lang {lang}{more}");
                let page = shown(&command);
                for word in foreign {
                    assert!(!page.contains(word), "{command}: {word}\n{page}");
                }
            }
        }
        let command = format!("explain dollar {position}");
        snapshot("table", &format!("dollar@{}", file_name(position)), &command, &shown(&command));
    }
    for lang in ["en", "zh"] {
        let command = format!("explain dollar 3 d7 8 12 --detail proof --lang {lang}");
        snapshot("table", &format!("dollar@proof-{lang}"), &command, &shown(&command));
    }
}

#[test]
fn a_strip_is_sorted_and_has_a_border() {
    for (position, width) in [("7 1 6 5", 80), ("2 5 6", 80), ("1", 80), ("1 70 900", 60)] {
        let command = format!("explain strip {position} --width {width}");
        let page = shown(&command);
        assert!(!page.contains("top") && page.contains("strip.sort") == (position == "7 1 6 5"), "{page}");
        snapshot("table", &format!("strip@{}", file_name(position)), &command, &page);
    }
    // As they were given, for the judge.
    let input = "1\n4\n7 1 6 5\n";
    assert_eq!(ran("explain poj1704 --format judge", input).out, input);
    // Nothing at all is a position, too, and a lost one.
    let nothing = ran("explain poj1704", "1\n0\n");
    assert!(nothing.code == 0 && nothing.out.contains("Bob wins"), "{}{}", nothing.out, nothing.err);
    let many: Vec<_> = (1..=1000_u64).map(|piece| (piece * 7).to_string()).collect();
    let page = ran("explain poj1704", format!("1\n1000\n{}\n", many.join(" "))).out;
    assert!(page.contains("pieces ...") && !page.contains("people") && !page.contains("person"), "{page}");
}

#[test]
fn a_large_tree_is_cut_and_counted() {
    let wide: Vec<String> =
        (1..60_u64).map(|node| format!("{}:{}", node % 5, node.saturating_sub(1 + node % 4))).collect();
    let position = format!("7 {}", wide.join(" "));
    let command = format!("explain tree {position}");
    snapshot("table", "tree@60-nodes", &command, &shown(&command));
}

#[test]
fn a_deep_tree_keeps_a_narrow_width() {
    for lang in ["en", "zh"] {
        let command = format!("explain tree 9 0:0 1:1 0:2 1:3 0:4 0:5 0:6 0:7 0:1 --ascii --width 22 --lang {lang}");
        let page = shown(&command);
        assert!(page.lines().all(|line| unicode_width::UnicodeWidthStr::width(line) <= 22), "{page}");
        snapshot("table", &format!("tree@deep-{lang}"), &command, &page);
    }
}

#[test]
fn a_chain_as_long_as_the_judge_allows_is_read_solved_and_explained() {
    let nodes = 100_000;
    let parents: Vec<String> = (0..nodes - 1).map(|parent: usize| parent.to_string()).collect();
    let input = format!("1\n{nodes}\n{}\n{}\n", parents.join(" "), vec!["3"; nodes].join(" "));
    assert_eq!(ran("solve hdu5996", &input).out, "lose\n");
    for format in ["table", "prose", "markdown", "json", "judge"] {
        let page = ran(&format!("explain hdu5996 --width 40 --format {format}"), &input);
        assert_eq!((page.code, page.err.as_str()), (0, ""), "{format}");
        assert!(format != "judge" || page.out == input);
        if format == "table" {
            assert!(page.out.lines().all(|line| unicode_width::UnicodeWidthStr::width(line) <= 40), "{}", page.out);
        }
    }
}

#[test]
fn a_large_grid_is_cut_and_counted() {
    let coins: Vec<_> =
        (0..20_u64).map(|row| (0..30).map(|cell| (row * cell * 7 % 12).to_string()).collect()).collect();
    let rows: Vec<_> = coins.iter().map(|row: &Vec<_>| row.join(" ")).collect();
    let command = format!("explain grid {}", rows.join(" : "));
    snapshot("table", "grid@20x30", &command, &shown(&command));
    for lang in ["en", "zh"] {
        let command = format!("explain grid 5 0 9223372036854775807 : 1 0 12 --width 24 --lang {lang}");
        let page = shown(&command);
        assert!(page.lines().all(|line| unicode_width::UnicodeWidthStr::width(line) <= 24), "{page}");
        snapshot("table", &format!("grid@narrow-{lang}"), &command, &page);
    }
    let lost = "explain grid 1 2 1 : 3 0 4";
    snapshot("table", "grid@lost", lost, &shown(lost));
}

#[test]
fn a_grid_as_large_as_the_judge_allows_is_read_solved_and_explained() {
    let input = format!("1\n500 100\n{}", format!("{}\n", vec!["1000000000"; 100].join(" ")).repeat(500));
    assert_eq!(ran("solve lightoj1393", &input).out, "Case 1: lose\n");
    for format in ["table", "prose", "markdown", "json", "judge"] {
        let page = ran(&format!("explain lightoj1393 --width 40 --format {format}"), &input);
        assert_eq!((page.code, page.err.as_str()), (0, ""), "{format}");
        assert!(format != "judge" || page.out == input);
        if format == "table" {
            assert!(page.out.lines().all(|line| unicode_width::UnicodeWidthStr::width(line) <= 40), "{}", page.out);
        }
    }
    let beyond = ran("solve lightoj1393", "2\n1 2\n1000000001 0\n1 1\n1\n");
    assert_eq!((beyond.code, beyond.out.as_str()), (0, "Case 1: win\nCase 2: lose\n"));
    assert!(beyond.err.contains("warning") && beyond.err.contains("1,000,000,001"), "{}", beyond.err);
}
