//! Everything that `lint` finds, with its place.

use stairwise::cli::Terminals;

use crate::support::{Folder, Ran, ran, ran_in, shown, snapshot};

/// A lesson without its head, each with what is wrong in it.
const BODIES: [(&str, &str); 30] = [
    ("unknown-block", "```explian\nposition = \"nim 1 2\"\n```\n"),
    ("no-info", "```\nnim 1 2\n```\n"),
    ("unknown-key", "```explain\npositon = \"nim 1 2\"\n```\n"),
    ("missing-key", "```predict\nposition = \"nim 1 2\"\n```\n"),
    ("bad-value", "```predict\nposition = \"nim 1 2\"\nask = \"loser\"\n```\n"),
    ("no-toml", "```claim\nposition: nim 1 2\n```\n"),
    ("unknown-game", "```explain\nposition = \"nym 1 2\"\n```\n"),
    ("bad-position", "```explain\nposition = \"hill 1 k2 2 5\"\n```\n"),
    ("no-position", "```explain\nposition = \"\"\n```\n"),
    ("no-such-step", "```explain\nposition = \"nim 1 2\"\nsteps = [\"nim.nim-sum\", \"hill.pairing\"]\n```\n"),
    ("unknown-rule", "```explain\nposition = \"nim 1 2\"\nsteps = [\"nim.sum\"]\n```\n"),
    ("no-misere", "```explain\nposition = \"hill 1 k2\"\nmisere = true\n```\n"),
    ("no-answer", "```predict\nposition = \"hill k1 2\"\nask = \"nim-sum\"\n```\n"),
    ("no-move", "```predict\nposition = \"nim 2 2\"\nask = \"move\"\n```\n"),
    ("hints", "```predict\nposition = \"nim 2 2\"\nask = \"winner\"\nhints = [\"a\", \"\", \"c\", \"d\"]\n```\n"),
    ("options", "```choice\nquestion = \"?\"\noptions = [\"one\"]\nanswer = 1\nwhy = \"\"\n```\n"),
    ("option", "```choice\nquestion = \"?\"\noptions = [\"one\", \"two\"]\nanswer = 0\nwhy = \"so\"\n```\n"),
    (
        "reasons",
        "```choice\nquestion = \"?\"\noptions = [\"one\", \"two\"]\nanswer = 1\nwhy = \"so\"\nwrong = [\"no\"]\n```\n",
    ),
    ("no-mistake", "```mistake\nposition = \"hill 1 k2 3\"\nmistake = \"hill.no-king-secnd\"\n```\n"),
    ("mistake-of-another-game", "```mistake\nposition = \"strip 1 3\"\nmistake = \"hill.no-king-second\"\n```\n"),
    ("mistake-that-is-right", "```mistake\nposition = \"hill 1 k2\"\nmistake = \"hill.no-king-second\"\n```\n"),
    (
        "mistake-that-answers-right",
        "```predict\nposition = \"hill 1 k2 3\"\nask = \"winner\"\nmistake = \"hill.adjust-nim-sum\"\n```\n",
    ),
    (
        "mistake-in-prose",
        "See `hill.no-king-second` and `hill.no-king-third`.\n\n\
         ```choice\nquestion = \"Is it `nim.sum`?\"\noptions = [\"yes\", \"no\"]\nanswer = 2\nwhy = \"so\"\n```\n",
    ),
    ("no-claim", "```claim\nposition = \"nim 1 2\"\ntext = \"Well.\"\n```\n"),
    (
        "false-claim",
        "```claim\nposition = \"nim 1 2\"\nwinner = \"second\"\nnim_sum = 0\nmoves = 7\ntext = \"中文 too.\"\n```\n",
    ),
    ("too-large", "```claim\nposition = \"nim 90 80 70 60\"\nwinner = \"first\"\ntext = \"Who knows.\"\n```\n"),
    ("commands", "```sh\nstairwise explain nim 1 2\nrm -r nim\nstairwise explian nim 1\n```\n\nSee `nim.nim-sun`.\n"),
    (
        "commands-that-are-refused",
        "```sh\nstairwise learn 99\nstairwise solve nope\nstairwise check hill -- ./a.out\nstairwise check hdu4315\n\
         stairwise explain hill 1 2 3\nstairwise about grundi\nstairwise explain nim 1 --format xml\n\
         stairwise check hdu4315 -- ./a.out\nstairwise solve hdu4315 in.txt\nstairwise learn kam\n```\n",
    ),
    (
        "unsupported",
        "| a | b |\n|---|---|\n| 1 | 2 |\n\n![a](b.png)\n\n<b>x</b>\n\n### Three\n\n> said\n\n***\n\n    predict\n\n\
         - a\n  - b\n- c\n\none  \ntwo\n",
    ),
    (
        "form-and-content",
        "```explian\n```\n\n```claim\nposition = \"nim 1 2\"\nwinner = \"second\"\ntext = \"So.\"\n```\n\n### Three\n",
    ),
];

const HEAD: &str = "+++\nquestion = \"Q\"\nminutes = 1\nlearnt = \"L\"\n+++\n\n# T\n";

/// What lint says of one file, which is called `lesson.md`.
fn linted(folder: &Folder, text: &[u8], lang: &str) -> (u8, String) {
    let path = folder.write("lesson.md", text);
    let ran = ran(&format!("lint {} --lang {lang}", path.display()), "");
    assert_eq!(ran.err, "");
    (ran.code, ran.out.replace(&path.display().to_string(), "lesson.md"))
}

#[test]
fn every_fault_is_told_with_its_place() {
    let folder = Folder::new("lint");
    for lang in ["en", "zh"] {
        let mut told = String::new();
        for (name, body) in BODIES {
            let (code, said) = linted(&folder, format!("{HEAD}{body}").as_bytes(), lang);
            assert_eq!(code, 1, "{name}\n{said}");
            assert!(said.contains("lesson.md:"), "{name}\n{said}");
            told.extend(["-- ", name, "\n", &said, "\n"]);
        }
        for (name, text) in [
            ("no-head", &b"# Title\n"[..]),
            ("unfinished-head", b"+++\nquestion = \"Q\"\n+++\n\n# T\n"),
            ("unknown-in-head", b"+++\nquestion = \"Q\"\nauthor = \"me\"\n+++\n\n# T\n"),
            ("empty-question", b"+++\nquestion = \"\"\nminutes = 1\nlearnt = \"L\"\n+++\n\n# T\n"),
            ("empty-title", b"+++\nquestion = \"Q\"\nminutes = 1\nlearnt = \"L\"\n+++\n\n#\n"),
            ("no-title", b"+++\nquestion = \"Q\"\nminutes = 1\nlearnt = \"L\"\n+++\n\nWords.\n\n# T\n"),
            ("not-text", b"+++\nquestion = \"Q\xff\"\n+++\n"),
            ("empty", b""),
        ] {
            let (code, said) = linted(&folder, text, lang);
            assert_eq!(code, 1, "{name}\n{said}");
            told.extend(["-- ", name, "\n", &said, "\n"]);
        }
        snapshot("lint", lang, "lint lesson.md, with one fault after the other", &told);
    }
}

#[test]
fn a_lesson_of_a_teacher_is_fine() {
    let ran = ran("lint tests/lessons-of-tests/small.md tests/lessons-of-tests", "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    assert!(ran.out.contains("2 lessons checked"), "{}", ran.out);
}

#[test]
fn a_byte_order_mark_moves_no_place() {
    let folder = Folder::new("mark");
    let plain = format!("{HEAD}```explain\npositon = \"nim 1 2\"\n```\n");
    let marked = |text: &str| format!("\u{feff}{text}");
    assert_eq!(linted(&folder, marked(&plain).as_bytes(), "en"), linted(&folder, plain.as_bytes(), "en"));
    let headless = "+++\nquestion = 1\n+++\n\n# T\n";
    assert_eq!(linted(&folder, marked(headless).as_bytes(), "en"), linted(&folder, headless.as_bytes(), "en"));
    let path = folder.write("fine.md", marked(&format!("{HEAD}Words.\n")));
    assert_eq!(shown(&format!("learn --file {}", path.display())).lines().next(), Some("T"));
}

#[test]
fn a_lesson_is_read_from_standard_input() {
    let faulty = ran("lint -", format!("{HEAD}{}", BODIES[0].1));
    assert_eq!((faulty.code, faulty.err.as_str()), (1, ""));
    assert!(faulty.out.contains("standard input:8:1"), "{}", faulty.out);
    let text = format!("{HEAD}Words.\n");
    assert_eq!(ran("lint -", &text).code, 0);
    // It cannot be walked, since no key can come from there.
    let terminals = Terminals { input: true, output: true, talk: true, ..Terminals::default() };
    let Ran { code, out, err } = ran_in("learn --file -", &text, terminals, &|_| None);
    assert_eq!((code, err.lines().count()), (0, 1), "{err}");
    assert!(out.starts_with("T\n") && out.contains("Words."), "{out}");
}

#[test]
fn a_folder_may_have_one_language() {
    for lang in ["en", "zh"] {
        let folder = Folder::new("one-language");
        folder.write(&format!("{lang}/01-a.md"), format!("{HEAD}Words.\n"));
        assert_eq!(shown(&format!("lint {}", folder.0.display())), "1 lesson checked: all is well.\n");
    }
}

#[test]
fn two_languages_must_be_alike() {
    let folder = Folder::new("alike");
    let lesson = |cases: &str| format!("{HEAD}Words.\n\n{cases}");
    let claim = |winner: &str, nim: &str| {
        format!("```claim\nposition = \"nim {nim}\"\nwinner = \"{winner}\"\ntext = \"So.\"\n```\n\n")
    };
    folder.write("en/01-same.md", lesson(&claim("first", "1 2")));
    folder.write("zh/01-same.md", format!("{HEAD}词。\n\n又一段。\n\n{}", claim("first", "1 2")));
    folder.write("en/02-other.md", lesson(&claim("first", "1 2")));
    folder.write("zh/02-other.md", lesson(&claim("second", "2 2")));
    folder.write("en/03-more.md", lesson(&(claim("first", "1 2") + &claim("first", "3 2"))));
    folder.write("zh/03-more.md", lesson(&claim("first", "1 2")));
    folder.write("en/04-alone.md", lesson(""));
    folder.write("zh/05-alone.md", lesson(""));
    let ran = ran(&format!("lint {}", folder.0.display()), "");
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    let said = ran.out.replace(&folder.0.display().to_string(), "lessons");
    snapshot("lint", "alike", "lint lessons, whose two languages differ", &said);
}

#[test]
fn what_is_not_there_is_told() {
    let folder = Folder::new("nothing");
    for path in [folder.0.display().to_string(), folder.0.join("no.md").display().to_string()] {
        let ran = ran(&format!("lint {path}"), "");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""));
        assert!(ran.err.starts_with("error: "), "{}", ran.err);
    }
}

#[test]
fn a_faulty_lesson_is_not_walked() {
    let folder = Folder::new("faulty");
    let path = folder.write("my.md", format!("{HEAD}{}", BODIES[1].1));
    let ran = ran(&format!("learn --file {}", path.display()), "");
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("my.md:8:"), "{}", ran.err);
}
