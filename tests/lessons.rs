//! Lessons: every bundled one as text in both languages, and the rules that they keep.

use std::collections::BTreeSet;
use std::path::Path;

use stairwise::lessons::{LESSONS, Piece, find};
use stairwise::text::Lang;
use unicode_width::UnicodeWidthStr;

use crate::support::{Folder, contestant, ran, shown, snapshot};

const LANGS: [(Lang, &str); 2] = [(Lang::En, "en"), (Lang::Zh, "zh")];

#[test]
fn every_lesson_is_shown_in_both_languages() {
    for bundled in LESSONS.iter() {
        for (_, lang) in LANGS {
            let command = format!("learn {} --lang {lang}", bundled.name);
            snapshot(
                "lessons",
                &format!("{}@{lang}", bundled.file.trim_end_matches(".md")),
                &command,
                &shown(&command),
            );
        }
    }
}

#[test]
fn a_lesson_is_never_wider_than_it_may_be() {
    for bundled in LESSONS.iter() {
        for (_, lang) in LANGS {
            for width in [80, 40] {
                for format in ["table", "prose"] {
                    let command = format!("learn {} --lang {lang} --width {width} --format {format}", bundled.number);
                    let page = shown(&command);
                    // What is to be copied is not broken.
                    let broad = page.lines().find(|line| line.width() > width && !line.starts_with("    "));
                    assert_eq!(broad, None, "{command}");
                }
            }
        }
    }
}

#[test]
fn the_folder_and_the_register_hold_the_same_lessons() {
    let files = |lang: &str| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons").join(lang);
        let entries = std::fs::read_dir(folder).expect("a folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("text"));
        names.collect::<BTreeSet<_>>()
    };
    let registered: BTreeSet<_> = LESSONS.iter().map(|bundled| bundled.file.to_owned()).collect();
    assert_eq!(files("en"), registered);
    assert_eq!(files("zh"), registered);
    let numbers: Vec<_> = LESSONS.iter().map(|bundled| bundled.number).collect();
    assert_eq!(numbers, (1..=LESSONS.len()).collect::<Vec<_>>());
    for bundled in LESSONS.iter() {
        assert_eq!(bundled.file, format!("{:02}-{}.md", bundled.number, bundled.name));
        assert_eq!(find(bundled.name), Some(bundled));
        assert_eq!(find(&bundled.number.to_string()), Some(bundled));
    }
}

#[test]
fn a_lesson_leads_to_its_page_and_to_its_other_language() {
    for bundled in LESSONS.iter() {
        for ((lang, id), (_, other)) in LANGS.into_iter().zip(LANGS.into_iter().rev()) {
            let name = bundled.file.trim_end_matches(".md");
            for address in [format!("../../snapshots/lessons/{name}@{id}.snap"), format!("../{other}/{name}.md")] {
                assert!(bundled.text(lang).contains(&format!("]({address})")), "{id}/{name}: {address}");
                let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons").join(id).join(&address);
                assert!(path.is_file(), "{}", path.display());
            }
            assert!(!shown(&format!("learn {} --lang {id}", bundled.number)).contains("]("), "not shown");
        }
    }
}

#[test]
fn the_bundled_lessons_pass_lint() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/lessons");
    let ran = ran(&format!("lint {folder}"), "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    assert!(ran.out.contains(&format!("{} lesson", 2 * LESSONS.len())), "{}", ran.out);
}

#[test]
fn every_command_in_a_lesson_can_be_run() {
    let program = format!("{} hdu4315 right", contestant().display());
    for bundled in LESSONS.iter() {
        for (lang, id) in LANGS {
            // In blocks, and between words.
            let blocks = bundled.lesson(lang).blocks;
            let typed = blocks
                .into_iter()
                .filter_map(|block| if let Piece::Commands(lines) = block.piece { Some(lines) } else { None });
            let text = bundled.text(lang).replace("```", "");
            let between = text.split('`').skip(1).step_by(2).filter(|words| words.starts_with("stairwise "));
            for line in typed.flatten().chain(between.map(str::to_owned)) {
                let line = line.split_whitespace().collect::<Vec<_>>().join(" ").replace("./a.out", &program);
                let command = line.strip_prefix("stairwise ").unwrap_or_else(|| panic!("{}: {line}", bundled.file));
                let (options, program) = command.split_once(" -- ").map_or((command, None), |(o, p)| (o, Some(p)));
                let program = program.map_or(String::new(), |program| format!(" -- {program}"));
                let ran = ran(&format!("{options} --lang {id}{program}"), "");
                assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}: {line}", bundled.file);
            }
        }
    }
}

#[test]
fn a_lesson_is_found_by_any_name_that_only_it_has() {
    for lesson in LESSONS.iter() {
        let stem = lesson.file.trim_end_matches(".md");
        for word in [lesson.name, stem, lesson.file, &lesson.name.to_uppercase(), &lesson.number.to_string()] {
            assert_eq!(find(word), Some(lesson), "{word}");
        }
    }
    assert_eq!(find("kam").map(|lesson| lesson.name), Some("kamyki"));
    assert_eq!(find("king").map(|lesson| lesson.name), Some("king"));
    for word in ["", "0", "99", "k", "kings"] {
        assert_eq!(find(word), None, "{word}");
    }
}

#[test]
fn the_lesson_that_teachers_are_shown_is_a_good_one() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/README.md")).expect("a file");
    let (_, example) = text.split_once("~~~markdown\n").expect("an example");
    let (example, rest) = example.split_once("~~~\n").expect("its end");
    let folder = Folder::new("example");
    let path = folder.write("my.md", example);
    let linted = ran(&format!("lint {}", path.display()), "");
    assert_eq!((linted.code, linted.err.as_str()), (0, ""), "{}", linted.out);
    let page = shown(&format!("learn --file {}", path.display()));
    assert!(page.starts_with("Equal stairs\n"), "{page}");
    let blocks = rest.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    assert_eq!(blocks.collect::<Vec<_>>(), ["explain", "mistake", "claim", "predict", "choice", "sh"]);
}

#[test]
fn no_hint_tells_the_solution() {
    use stairwise::lessons::{Judged, judge, of_lesson};
    use stairwise::lessons::{Medium, Sheet};
    use stairwise::views::Look;
    for bundled in LESSONS.iter() {
        for (lang, _) in LANGS {
            let sheet = Sheet { lang, medium: Medium::Terminal, look: Look::PLAIN };
            for question in of_lesson(&bundled.lesson(lang), &[], &sheet).into_iter().filter_map(|stop| stop.question) {
                for hint in &question.hints {
                    assert_ne!(judge(&question.right, hint), Judged::Right, "{}: {hint}", bundled.file);
                }
            }
        }
    }
}

#[test]
fn whoever_chooses_wrongly_is_told_why() {
    for bundled in LESSONS.iter() {
        for (lang, id) in LANGS {
            for block in bundled.lesson(lang).blocks {
                let Piece::Choice(choice) = block.piece else { continue };
                let told: Vec<_> = choice.wrong.iter().map(|text| !text.as_ref().is_empty()).collect();
                let wrong = (1..=choice.options.as_ref().len()).map(|option| option != *choice.answer.as_ref());
                assert_eq!(told, wrong.collect::<Vec<_>>(), "{id} {}: {}", bundled.file, choice.question.as_ref());
            }
        }
    }
}

#[test]
fn the_handout_has_answers_or_none() {
    let with = shown("learn 1 --format markdown");
    let without = shown("learn 1 --format markdown --answers off");
    assert_eq!(with, shown("learn 1 --format markdown --answers on"));
    assert!(with.contains("**Answers**") && !without.contains("**Answers**"));
    assert!(with.starts_with("# ") && with.contains("\n## ") && !with.contains("```predict"));
    snapshot("lessons", "01-nim-sum@handout", "learn 1 --format markdown", &with);
    let prose = shown("learn 1 --format prose");
    assert!(!prose.contains('\u{2500}'), "nothing is drawn");
    snapshot("lessons", "01-nim-sum@prose", "learn 1 --format prose", &prose);
}

#[test]
fn the_list_tells_where_to_start() {
    for (_, lang) in LANGS {
        let command = format!("learn --lang {lang}");
        let list = shown(&command);
        assert!(list.contains("`stairwise learn 1`") || list.contains("stairwise learn 1"), "{list}");
        snapshot("lessons", &format!("list@{lang}"), &command, &list);
    }
}

#[test]
fn a_lesson_that_does_not_exist_is_told() {
    for word in ["0", "99", "nim-summ", "-1"] {
        let ran = ran(&format!("learn {word}"), "");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{word}");
    }
}
