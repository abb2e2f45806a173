//! `about`: one rule, game, problem or term on its own.
//!
//! Never here: the words.

use super::args::PageFormat;
use super::failure::Failure;
use super::open::closest;
use super::world::{Style, World};
use crate::games::{self, Effort, GAMES, Game, Rule, USUAL_BUDGET, shared};
use crate::input::clean;
use crate::problems::{self, Names, PROBLEMS, Problem};
use crate::text::{Lang, Term, say};
use crate::views::{Block, Detail, Explained, Head, Page, Role, Section, Table, compose, markdown, prose, terminal};

pub(super) fn run(word: &str, format: PageFormat, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let (lang, look) = (style.lang, &style.output);
    let page = find(word, lang).ok_or_else(|| unknown(word, lang))?;
    let text = match format {
        PageFormat::Table => terminal(&page, lang, Detail::Steps, look),
        PageFormat::Prose => prose(&page, lang, Detail::Steps, look),
        PageFormat::Markdown => markdown(&page, lang, Detail::Steps, look.width),
    };
    world.output.write_all(text.as_bytes()).map_err(Failure::Unwritable)?;
    Ok(0)
}

/// Every rule of every game, once.
pub(super) fn rules() -> Vec<&'static Rule> {
    let mut rules: Vec<&Rule> = Vec::new();
    for rule in GAMES.iter().flat_map(|game| game.rules()).chain([&&shared::MISERE]) {
        if !rules.contains(rule) {
            rules.push(rule);
        }
    }
    rules
}

fn find(word: &str, lang: Lang) -> Option<Page> {
    let called = |id: &str| id.eq_ignore_ascii_case(word);
    if let Some(rule) = rules().into_iter().find(|rule| called(rule.id)) {
        return Some(about_rule(rule, lang));
    }
    if let Some(game) = games::find(word) {
        return Some(about_game(game, lang));
    }
    if let Some(problem) = problems::find(word) {
        return Some(about_problem(problem, lang));
    }
    let term = lang.terms().iter().find(|term| called(term.id) || called(term.title))?;
    Some(about_term(term, lang))
}

fn unknown(word: &str, lang: Lang) -> Failure {
    let ids = rules().into_iter().map(|rule| rule.id);
    let ids = ids.chain(GAMES.iter().map(|game| game.id())).chain(PROBLEMS.iter().map(|problem| problem.about().id));
    let ids = ids.chain(lang.terms().iter().map(|term| term.id));
    let word = clean(word.as_bytes());
    let near = closest(&word, ids).map(|near| say!(lang, faults::did_you_mean(near)));
    let help = near.into_iter().chain([say!(lang, faults::see_list()).to_owned()]).collect();
    Failure::Usage(say!(lang, faults::unknown_word(&word)), help)
}

fn head(title: &str, kind: &str, id: &str) -> Head {
    Head { title: title.to_owned(), note: format!("{kind} {id}"), ..Head::default() }
}

fn texts(texts: &[&str]) -> Vec<Block> {
    texts.iter().map(|text| Block::Text((*text).to_owned())).collect()
}

/// What a rule says, why it holds, and the step in which it is applied to a small position.
fn about_rule(rule: &Rule, lang: Lang) -> Page {
    let heads = say!(lang, page::heads());
    let text = (rule.text)(lang);
    let (game, position) = rule.example;
    let option = if is_misere(rule) { " --misere" } else { "" };
    let mut example = vec![Block::Code(format!("stairwise explain {game} {position}{option}"))];
    example.extend(step_of(rule, lang));
    Page {
        head: head(text.title, heads.rule, rule.id),
        sections: vec![
            Section::part(heads.says, texts(&[text.says])),
            Section::part(heads.why, texts(text.why)),
            Section::part(heads.at_work, example),
        ],
        ..Page::default()
    }
}

/// Whether the rule is at work only when the last mover loses.
fn is_misere(rule: &Rule) -> bool {
    *rule == shared::MISERE
}

/// The step that applies `rule` to its example.
fn step_of(rule: &Rule, lang: Lang) -> Vec<Block> {
    let (game, position) = rule.example;
    let position = games::find(game).expect("a rule's example is of a game").parse(position);
    let position = position.expect("a rule's example is a position");
    let trace = position.explain(&mut Effort { budget: USUAL_BUDGET, misere: is_misere(rule), watch: &mut |_| {} });
    let explained = Explained { trace: &trace, case: None, names: Names::USUAL, answer: None };
    let page = compose(&explained, lang, Detail::Steps, false);
    let step = page.sections.into_iter().find(|section| section.rule == rule.id).unwrap_or_default();
    let finding = format!("**{}**{}{}", step.title, lang.page().colon, step.finding);
    std::iter::once(Block::Text(finding)).chain(step.blocks).collect()
}

fn about_game(game: &dyn Game, lang: Lang) -> Page {
    let heads = say!(lang, page::heads());
    let words = game.words(lang);
    let text = words.about();
    let problems = PROBLEMS.iter().map(|problem| problem.about()).filter(|problem| problem.game.id() == game.id());
    let width = problems.clone().map(|problem| problem.id.len()).max().unwrap_or(0).max(10);
    let problems: Vec<_> = problems.map(|problem| format!("{:width$}  {}", problem.id, problem.source)).collect();
    let mut rules = Table::new([("", ""), ("", "")]);
    for rule in game.rules() {
        let title = (rule.text)(lang).title.to_owned();
        let spoken = format!("{}{}{title}", rule.id, lang.page().colon);
        rules.row(vec![(Role::Typed, rule.id.to_owned()), (Role::Plain, title)], spoken);
    }
    let mut sections = vec![
        Section::part(heads.play, texts(text.rules)),
        Section::part(heads.typed, texts(&[text.notation])),
        Section::part(heads.reduction, texts(&[text.reduction])),
        Section::part(heads.rules, vec![Block::Table(rules)]),
    ];
    if !problems.is_empty() {
        sections.push(Section::part(heads.problems, vec![Block::Code(problems.join("\n"))]));
    }
    Page {
        head: head(words.name(), heads.game, game.id()),
        sections,
        last: Some(format!("{}`stairwise explain {} {}`", lang.page().next, game.id(), game.example())),
        ..Page::default()
    }
}

fn about_problem(problem: &dyn Problem, lang: Lang) -> Page {
    let heads = say!(lang, page::heads());
    let text = (problem.about().text)(lang);
    let (input, answers) = problem.about().sample;
    let game = problem.about().game;
    Page {
        head: head(
            &format!("{} {}", problem.about().source, game.words(lang).name()),
            heads.problem,
            problem.about().id,
        ),
        sections: vec![
            Section::part(heads.asks, texts(&[text.asks])),
            Section::part(heads.input, texts(text.input)),
            Section::part(heads.output, texts(&[text.output])),
            Section::part(heads.sample, vec![Block::Code(format!("{input}\n{answers}"))]),
            Section::part(heads.traps, texts(text.traps)),
        ],
        last: Some(format!("{}`stairwise explain {} FILE`", lang.page().next, problem.about().id)),
        ..Page::default()
    }
}

fn about_term(term: &Term, lang: Lang) -> Page {
    let heads = say!(lang, page::heads());
    Page {
        head: head(term.title, heads.term, term.id),
        sections: vec![Section::part(heads.meaning, texts(&[term.text]))],
        ..Page::default()
    }
}
