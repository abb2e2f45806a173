//! Help, lists and what is told of each name; the choice of language and colour.

use stairwise::cli::Terminals;
use stairwise::games::{GAMES, find};
use stairwise::problems::PROBLEMS;
use stairwise::text::Lang;
use unicode_width::UnicodeWidthStr;

use crate::support::{ran, ran_in, shown, snapshot};

#[test]
fn help_is_told_in_both_languages() {
    for command in [
        "",
        "--help",
        "explain --help",
        "solve --help",
        "about --help",
        "list --help",
        "completions --help",
        "learn --help",
        "lint --help",
        "exercises --help",
    ] {
        let text = format!("{}\n{}", shown(command), shown(&format!("--lang zh {command}")));
        let name =
            if command.is_empty() { "bare" } else { command.trim_end_matches(" --help").trim_start_matches("--") };
        snapshot("help", name, command, &text);
    }
}

#[test]
fn the_examples_of_the_short_help_work_as_typed() {
    let text = shown("");
    let examples: Vec<_> = text.lines().filter_map(|line| line.trim_start().strip_prefix("stairwise ")).collect();
    let typed = examples
        .iter()
        .filter(|line| !line.starts_with("--help"))
        .map(|line| line.split("   ").next().expect("a command"));
    let typed: Vec<_> = typed.collect();
    assert_eq!(typed.len(), 3, "{text}");
    for command in typed {
        shown(command);
    }
}

#[test]
fn every_rule_game_and_problem_is_told_on_its_own() {
    let mut names: Vec<_> = GAMES.iter().flat_map(|game| game.rules()).map(|rule| rule.id).collect();
    names.sort_unstable();
    names.dedup();
    for name in names
        .into_iter()
        .chain(["nim.misere"])
        .chain(GAMES.iter().map(|game| game.id()))
        .chain(PROBLEMS.iter().map(|problem| problem.about().id))
    {
        for lang in ["en", "zh"] {
            let command = format!("about {name} --lang {lang}");
            snapshot("about", &format!("{name}-{lang}"), &command, &shown(&command));
        }
    }
}

#[test]
fn every_rules_example_shows_the_rule_at_work() {
    for rule in GAMES.iter().flat_map(|game| game.rules()) {
        let (game, position) = rule.example;
        let page = shown(&format!("explain {game} {position}"));
        assert!(page.contains(rule.id), "{} in {position}", rule.id);
        assert!(find(game).is_some());
    }
}

#[test]
fn the_glossary_has_the_same_words_in_both_languages() {
    let ids = |lang: Lang| lang.terms().iter().map(|term| term.id).collect::<Vec<_>>();
    assert_eq!(ids(Lang::En), ids(Lang::Zh));
    assert!(ids(Lang::En).is_sorted());
    for lang in ["en", "zh"] {
        let mut text = shown(&format!("list --lang {lang}"));
        for id in ids(Lang::En) {
            text.extend(["\n", &shown(&format!("about {id} --lang {lang}"))]);
        }
        snapshot("about", &format!("list-and-terms-{lang}"), "list; about each term", &text);
    }
}

#[test]
fn what_is_told_can_be_had_as_prose_and_markdown() {
    for format in ["prose", "markdown"] {
        let command = format!("about hill.king-adjustment --format {format}");
        snapshot("about", &format!("king-adjustment-{format}"), &command, &shown(&command));
    }
}

#[test]
fn the_language_is_taken_from_the_option_or_the_locale() {
    let with = |pairs: &'static [(&str, &str)], command: &str| {
        let env = |name: &str| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        ran_in(command, "", Terminals::default(), &env).out
    };
    let (english, chinese) = (shown("about pile"), shown("about pile --lang zh"));
    assert_ne!(english, chinese);
    assert_eq!(with(&[("LANG", "zh_CN.UTF-8")], "about pile"), chinese);
    assert_eq!(with(&[("LC_MESSAGES", "zh_CN"), ("LANG", "en_GB.UTF-8")], "about pile"), chinese);
    assert_eq!(with(&[("LC_ALL", "C"), ("LANG", "zh_CN.UTF-8")], "about pile"), english);
    assert_eq!(with(&[("LC_ALL", ""), ("LANG", "zh")], "about pile"), chinese);
    assert_eq!(with(&[("LANG", "de_DE.UTF-8")], "about pile"), english);
    assert_eq!(with(&[("LANG", "zh_CN.UTF-8")], "about pile --lang en"), english);
    assert!(with(&[("LANG", "zh_CN.UTF-8")], "--help").contains("用法"));
}

#[test]
fn colour_follows_the_conventions() {
    let terminal = Terminals { output: true, ..Terminals::default() };
    let coloured = |terminals, pairs: &'static [(&str, &str)], command: &str| {
        let env = |name: &str| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        ran_in(command, "", terminals, &env).out.contains('\u{1b}')
    };
    let pipe = Terminals::default();
    for command in ["about pile", "--help"] {
        assert!(!coloured(pipe, &[("TERM", "xterm")], command));
        assert!(coloured(terminal, &[("TERM", "xterm")], command));
        assert!(!coloured(terminal, &[("TERM", "dumb")], command));
        assert!(!coloured(terminal, &[], command));
        assert!(!coloured(terminal, &[("TERM", "xterm"), ("NO_COLOR", "1")], command));
        assert!(coloured(terminal, &[("TERM", "xterm"), ("NO_COLOR", "")], command));
        assert!(!coloured(terminal, &[("TERM", "xterm"), ("NO_COLOR", "0")], command));
        assert!(coloured(pipe, &[("CLICOLOR_FORCE", "1")], command));
        assert!(!coloured(pipe, &[("CLICOLOR_FORCE", "0")], command));
        assert!(!coloured(pipe, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")], command));
        assert!(!coloured(terminal, &[("TERM", "xterm"), ("CLICOLOR", "0")], command));
        assert!(coloured(pipe, &[("NO_COLOR", "1")], &format!("{command} --color always")));
        assert!(coloured(pipe, &[], &format!("{command} --color=always")));
        assert!(!coloured(terminal, &[("TERM", "xterm")], &format!("--color never {command}")));
    }
}

#[test]
fn the_width_is_the_terminals_unless_told_otherwise() {
    let at = |width, command: &str| {
        let terminals = Terminals { width, ..Terminals::default() };
        ran_in(command, "", terminals, &|_| None).out
    };
    let page = "explain hill 1 2 k4";
    assert_eq!(at(None, page), shown(&format!("{page} --width 80")));
    assert_eq!(at(Some(0), page), shown(&format!("{page} --width 80")));
    assert_eq!(at(Some(100), page), shown(&format!("{page} --width 100")));
    assert_eq!(at(Some(100), &format!("{page} --width 60")), shown(&format!("{page} --width 60")));
    assert_eq!(at(Some(7), page), shown(&format!("{page} --width 20")));
}

#[test]
fn completions_and_the_manual_page_are_made() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(shown(&format!("completions {shell}")).contains("stairwise"), "{shell}");
    }
    let manual = shown("man");
    assert!(manual.starts_with(".ie") || manual.contains(".TH stairwise"), "{manual}");
    assert!(manual.contains("explain"), "{manual}");
}

#[test]
fn the_version_is_that_of_the_package() {
    assert_eq!(ran("--version", "").out, format!("stairwise {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_game_is_told_on_one_screen() {
    // A terminal of 24 lines has one for the prompt.
    const LINES: usize = 23;
    for game in GAMES {
        for lang in [Lang::En, Lang::Zh] {
            let option = if lang == Lang::En { "en" } else { "zh" };
            let card = shown(&format!("about {} --lang {option} --width 80", game.id()));
            assert!(card.lines().count() <= LINES, "{} lines\n{card}", card.lines().count());
            let text = game.words(lang).about();
            assert!((4..=6).contains(&text.program.len()) && (2..=3).contains(&text.traps.len()), "{card}");
            // Each of these is a line of its own.
            for line in text.program.iter().chain(text.traps) {
                assert!(card.contains(&line.replace('`', "")), "{line}\n{card}");
            }
        }
    }
}

#[test]
fn a_card_leads_to_all_that_it_leaves_out() {
    for game in GAMES {
        for lang in ["en", "zh"] {
            let card = shown(&format!("about {} --lang {lang} --width 80", game.id()));
            let commands = card.lines().filter_map(|line| line.split_once("stairwise ")?.1.split("  ").next());
            let told: String = commands.map(|command| shown(&format!("{command} --lang {lang}"))).collect();
            let rules = game.rules().iter().map(|rule| rule.id);
            for id in rules.chain(game.mistakes().into_iter().map(|mistake| mistake.id)) {
                assert!(told.contains(id), "{id}\n{card}");
            }
            for problem in PROBLEMS.iter().filter(|problem| problem.about().game.id() == game.id()) {
                assert!(card.contains(&format!("stairwise about {}", problem.about().id)), "{card}");
            }
        }
    }
}

#[test]
fn a_card_can_be_had_in_every_width_and_form() {
    for width in [20, 40, 60, 100] {
        for game in GAMES {
            for lang in ["en", "zh"] {
                let command = format!("about {} --lang {lang} --width {width}", game.id());
                let card = shown(&command);
                assert!(card.lines().all(|line| line.width() <= width), "{card}");
                if game.id() == "hill" && width > 20 {
                    snapshot("about", &format!("hill@{width}-{lang}"), &command, &card);
                }
            }
        }
    }
    for format in ["prose", "markdown"] {
        let command = format!("about hill --format {format}");
        snapshot("about", &format!("hill@{format}"), &command, &shown(&command));
    }
}

#[test]
fn a_term_is_found_in_either_language_however_it_is_spelt() {
    for (word, id) in [
        ("nim sum", "nim-sum"),
        ("Nimsum", "nim-sum"),
        ("异或和", "nim-sum"),
        ("P position", "p-position"),
        ("必败态", "p-position"),
        ("n态", "n-position"),
        ("misère", "misere"),
        ("反Nim", "misere"),
        ("Sprague–Grundy", "sprague-grundy"),
        ("SG函数", "grundy"),
        ("nimber", "grundy"),
        ("dropped", "kept"),
        ("不计", "kept"),
        ("reversible move", "reversible"),
        ("textbook move", "textbook"),
        ("game-tree", "oracle"),
        ("护卫", "guard"),
        ("King", "king"),
        ("地面", "ground"),
        ("free cells", "gap"),
        ("odd stairs", "parity"),
    ] {
        for lang in ["en", "zh"] {
            let args = ["stairwise", "about", word, "--lang", lang];
            let (mut out, mut err) = (Vec::new(), Vec::new());
            let code = stairwise::cli::run(&mut stairwise::cli::World {
                args: args.map(Into::into).to_vec(),
                env: &|_| None,
                terminals: Terminals::default(),
                input: &mut std::io::empty(),
                output: &mut out,
                talk: &mut err,
                keyboard: &mut stairwise::lessons::Nobody,
            });
            assert_eq!(code, 0, "{word}");
            assert_eq!(String::from_utf8_lossy(&out), shown(&format!("about {id} --lang {lang}")), "{word}");
        }
    }
    let mut words = std::collections::BTreeMap::new();
    for term in [Lang::En, Lang::Zh].into_iter().flat_map(Lang::terms) {
        for word in term.also.iter().chain([&term.title, &term.id]) {
            let other = words.insert(word.to_lowercase(), term.id);
            assert!(other.is_none_or(|other| other == term.id), "{word} is both {other:?} and {}", term.id);
        }
    }
}
