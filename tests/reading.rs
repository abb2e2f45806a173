//! What pages promise to their readers: widths, colours that carry nothing alone, the same facts in every view.

use std::collections::BTreeMap;

use crate::support::{ran, shown, snapshot};
use unicode_width::UnicodeWidthStr;

/// Small hills of every kind.
const HILLS: [&str; 9] = [
    "k1",
    "k3 9",
    "1 k2 3",
    "3 k5 6 10 14",
    "2 k4 7 9",
    "1 2 k3 5",
    "2 4 6 k8 10 12",
    "1 2 3 4 5 6 7 8 9 10 11 k12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 300",
    "1000 k70000 200000000000 3000000000000 1000000000000000000",
];

#[test]
fn no_line_is_wider_than_it_may_be() {
    for hill in HILLS {
        for (width, lang) in [
            (100, "en"),
            (80, "zh"),
            (60, "en"),
            (60, "zh"),
            (59, "zh"),
            (40, "en"),
            (40, "zh"),
            (30, "en"),
            (20, "zh"),
        ] {
            for more in ["--detail proof --full", "--detail brief", "--format prose"] {
                let command = format!("explain hill {hill} --width {width} --lang {lang} {more}");
                for line in shown(&command).lines() {
                    assert!(line.width() <= width, "{command}\n{line}");
                    assert_eq!(line, line.trim_end(), "{command}");
                }
            }
        }
    }
}

/// Text without its escape sequences.
pub fn without_escapes(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, escape)) = rest.split_once('\u{1b}') {
        plain.push_str(before);
        rest = escape.split_once('m').expect("only colours are used").1;
    }
    plain + rest
}

#[test]
fn colours_add_nothing_and_take_nothing_away() {
    for hill in HILLS {
        for more in ["", "--lang zh", "--width 40", "--detail proof", "--format prose", "--detail brief"] {
            let command = format!("explain hill {hill} {more}");
            let coloured = shown(&format!("{command} --color always"));
            assert!(coloured.contains('\u{1b}'), "{command}");
            assert_eq!(without_escapes(&coloured), shown(&command), "{command}");
        }
    }
}

#[test]
fn only_the_readers_own_sixteen_colours_are_used_and_no_backgrounds() {
    let page = shown("explain hill 3 k5 6 10 14 --color always");
    let codes = page.split('\u{1b}').skip(1).map(|escape| escape.split_once('m').expect("a colour").0);
    for code in codes {
        let numbers: Vec<u32> =
            code.trim_start_matches('[').split(';').map(|number| number.parse().expect("a number")).collect();
        assert!(numbers.iter().all(|number| matches!(number, 0..=9 | 30..=37 | 39 | 90..=97)), "{code}");
    }
}

#[test]
fn a_page_in_colour() {
    for lang in ["en", "zh"] {
        let command = format!("explain hill 3 k5 6 10 14 --color always --lang {lang}");
        let svg = anstyle_svg::Term::new().render_svg(&shown(&command));
        snapshot("picture", &format!("matrix-{lang}.svg"), &command, &svg);
    }
}

/// How often each number stands in `text`.
fn numbers(text: &str) -> BTreeMap<String, usize> {
    let mut count = BTreeMap::new();
    for number in text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()) {
        *count.entry(number.to_owned()).or_default() += 1;
    }
    count
}

#[test]
fn prose_tells_every_number_of_the_tables() {
    for hill in HILLS.iter().filter(|hill| hill.len() < 40) {
        for lang in ["en", "zh"] {
            // As a table, wide enough for every column; the numbers of tables are those of lines with two spaces inside.
            let table = shown(&format!("explain hill {hill} --width 120 --lang {lang}"));
            let prose = numbers(&shown(&format!("explain hill {hill} --format prose --width 400 --lang {lang}")));
            let rows = table.lines().filter(|line| line.starts_with("    ") && !line.contains(['|', '└', 'K']));
            let rows = rows.filter(|row| !["top", "山顶"].iter().any(|top| row.trim_start().starts_with(top)));
            for row in rows.filter(|row| row.trim().contains("  ")) {
                for (number, _) in numbers(&row.replace("2s", "").replace("4s", "").replace("8s", "").replace("1s", ""))
                {
                    let said = prose.contains_key(&number) || matches!(number.as_str(), "0" | "1");
                    assert!(said, "{hill} ({lang}): {number} of the row\n{row}");
                }
            }
        }
    }
}

#[test]
fn prose_draws_nothing() {
    for hill in HILLS {
        for lang in ["en", "zh"] {
            let prose = shown(&format!("explain hill {hill} --format prose --lang {lang} --detail proof"));
            assert!(!prose.contains(['─', '│', '└', '┘', '|']), "{prose}");
            assert!(!prose.lines().any(|line| line.starts_with(' ')), "{prose}");
        }
    }
}

#[test]
fn every_position_that_is_printed_can_be_typed_back() {
    for hill in HILLS {
        let record: serde_json::Value =
            serde_json::from_str(&shown(&format!("explain hill {hill} --format json"))).expect("JSON");
        let mut positions = vec![record["position"].as_str().expect("a position").to_owned()];
        let winning = record["steps"]
            .as_array()
            .expect("steps")
            .iter()
            .flat_map(|step| step["winning"].as_array().into_iter().flatten());
        positions.extend(winning.filter_map(|winning| Some(winning["leads_to"]["position"].as_str()?.to_owned())));
        assert_eq!(positions[0], hill);
        for position in positions {
            let again: serde_json::Value =
                serde_json::from_str(&shown(&format!("explain hill {position} --format json"))).expect("JSON");
            assert_eq!(again["position"], position);
        }
    }
}

#[test]
fn what_is_said_last_can_be_typed() {
    for hill in HILLS {
        let page = shown(&format!("explain hill {hill} --width 400"));
        let last = page.lines().last().expect("a last line");
        let command = last.strip_prefix("Next: stairwise ").expect("what to type next");
        let command = command.split("  (").next().expect("a command");
        let next = ran(command, "");
        assert_eq!((next.code, next.err.as_str()), (0, ""), "{command}");
    }
}
