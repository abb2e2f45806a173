//! `about`: one rule, game, problem, mistake or term on its own.
//!
//! Never here: the words.

use super::args::AboutFormat;
use super::failure::Failure;
use super::open::closest;
use super::show::show;
use super::world::{Style, World};
use crate::games::{self, Effort, GAMES, Game, Position, Rule, USUAL_BUDGET, shared};
use crate::input::clean;
use crate::mistakes::{self, Mistake};
use crate::problems::{self, About, Names, PROBLEMS, Problem};
use crate::text::{Lang, Term, say};
use crate::views::{Block, Contrast, Detail, Explained, Head, Page, Role, Section, Table, compose, contrast_blocks};

pub(super) fn run(word: &str, format: AboutFormat, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let lang = style.lang;
    let mistake = mistakes::find(word);
    let Some(format) = format.of_page() else { return judge(mistake, style, world) };
    let page = mistake.map(|mistake| about_mistake(mistake, lang)).or_else(|| find(word, lang));
    let page = page.ok_or_else(|| unknown(word, lang))?;
    show(&page, format, style, world)?;
    Ok(0)
}

/// Writes the position that refutes `mistake` as the judge's input, ready to be pasted.
fn judge(mistake: Option<&Mistake>, style: &Style, world: &mut World<'_>) -> Result<u8, Failure> {
    let lang = style.lang;
    let refused = |what: String| Failure::Usage(what, vec![]);
    let mistake = mistake.ok_or_else(|| refused(say!(lang, mistakes::judge_only_for_mistakes()).to_owned()))?;
    let game = mistake.game.and_then(games::find);
    let game = game.ok_or_else(|| refused(say!(lang, mistakes::no_single_position(mistake.id))))?;
    let case = refuting(mistake, game).judge();
    let judged = game.problem().zip(case).map(|(problem, case)| problem.bundle(&[&case]));
    let judged = judged.ok_or_else(|| refused(say!(lang, faults::no_judge(game.id()))))?;
    world.output.write_all(judged.as_bytes()).map_err(Failure::Unwritable)?;
    Ok(0)
}

/// The position of `game` that refutes `mistake`.
fn refuting(mistake: &Mistake, game: &dyn Game) -> Box<dyn Position> {
    game.parse(mistake.refuted_by).expect("a mistake is refuted by a position of its game")
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
    let term = term(word, lang)?;
    Some(about_term(term, lang))
}

/// The term called `word` in any language, however it is spelt.
fn term(word: &str, lang: Lang) -> Option<&'static Term> {
    let word = spelt(word);
    let known = |term: &Term| {
        let titles = term.title.split([',', '、']);
        titles.chain(term.also.iter().copied()).chain([term.id]).any(|known| spelt(known) == word)
    };
    let id = [lang, Lang::En, Lang::Zh].into_iter().find_map(|lang| lang.terms().iter().find(|term| known(term)))?.id;
    lang.terms().iter().find(|term| term.id == id)
}

/// A word without what people write in one way or another: capitals, blanks, hyphens, accents.
fn spelt(word: &str) -> String {
    word.to_lowercase().replace(['è', 'é'], "e").chars().filter(|c| c.is_alphanumeric()).collect()
}

fn unknown(word: &str, lang: Lang) -> Failure {
    let ids = rules().into_iter().map(|rule| rule.id);
    let ids = ids.chain(GAMES.iter().map(|game| game.id())).chain(PROBLEMS.iter().map(|problem| problem.about().id));
    let ids = ids.chain(lang.terms().iter().map(|term| term.id)).chain(mistakes::all().map(|mistake| mistake.id));
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
    let mut sections = vec![
        Section::part(heads.says, texts(&[text.says])),
        Section::part(heads.why, texts(text.why)),
        Section::part(heads.at_work, example),
    ];
    let versions = mistakes_of(mistakes::all().filter(|mistake| mistake.rule == Some(rule)), lang);
    if !versions.lines.is_empty() {
        sections.push(Section::part(say!(lang, mistakes::words()).versions, vec![Block::Table(versions)]));
    }
    Page { head: head(text.title, heads.rule, rule.id), sections, ..Page::default() }
}

/// Mistakes with their titles.
fn mistakes_of(mistakes: impl Iterator<Item = &'static Mistake>, lang: Lang) -> Table {
    let mut table = Table::new([("", ""), ("", "")]);
    for mistake in mistakes {
        let title = (mistake.text)(lang).title.to_owned();
        let spoken = format!("{}{}{title}", mistake.id, lang.page().colon);
        table.row(vec![(Role::Typed, mistake.id.to_owned()), (Role::Plain, title)], spoken);
    }
    table
}

/// What people think, why it fails, and where the mistake and the truth part on the smallest position that tells them apart.
fn about_mistake(mistake: &Mistake, lang: Lang) -> Page {
    let words = say!(lang, mistakes::words());
    let text = (mistake.text)(lang);
    let mut sections =
        vec![Section::part(words.thinks, texts(&[text.thinks])), Section::part(words.fails, texts(&[text.fails]))];
    let mut often = Vec::new();
    let mut last = None;
    if let Some(game) = mistake.game.and_then(games::find) {
        let position = refuting(mistake, game);
        let trace = games::explained(position.as_ref());
        let command = format!("stairwise explain {} {}", game.id(), mistake.refuted_by);
        let mut blocks = vec![Block::Code(command)];
        if let Some((truth, wrong)) = mistake.beside(position.as_ref()) {
            let sides = Contrast { trace: &trace, truth: &truth, wrong: &wrong, names: Names::USUAL };
            blocks.extend(contrast_blocks(&sides, lang));
        }
        sections.push(Section::part(words.refuted, blocks));
        often.push(Block::Text(say!(lang, mistakes::share(mistake))));
        let (next, id) = (lang.page().next, game.id());
        last = Some(format!("{next}`stairwise compare {id} {} with {}`", game.example(), mistake.id));
    }
    let (noticing, silent): (Vec<_>, Vec<_>) = mistake.samples().partition(|(_, noticed)| *noticed);
    let ids = |samples: Vec<(&'static About, bool)>| samples.iter().map(|(about, _)| about.id).collect::<Vec<_>>();
    let samples = say!(lang, mistakes::samples(&ids(noticing), &ids(silent)));
    often.extend((!samples.is_empty()).then_some(Block::Text(samples)));
    if !often.is_empty() {
        sections.push(Section::part(words.often, often));
    }
    Page { head: head(text.title, words.mistake, mistake.id), sections, last, ..Page::default() }
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

/// The card of a game: all that is needed to play it, to solve it, and to go on.
fn about_game(game: &dyn Game, lang: Lang) -> Page {
    let heads = say!(lang, page::heads());
    let words = game.words(lang);
    let text = words.about();
    let program = (1_usize..).zip(text.program).map(|(number, line)| Block::Text(format!("{number}. {line}")));
    let traps = text.traps.iter().map(|trap| Block::Text(format!("- {trap}")));
    let sections = vec![
        Section::part(heads.play, texts(text.rules)),
        Section::part(heads.typed, texts(&[text.notation])),
        Section::part(heads.reduction, texts(&[text.reduction])),
        Section::part(heads.program, program.collect()),
        Section::part(heads.pitfalls, traps.collect()),
        Section::part(heads.next, vec![Block::Table(leads(game, lang))]),
    ];
    Page { head: head(words.name(), heads.game, game.id()), sections, card: true, ..Page::default() }
}

/// Where the card of a game leads: commands, and what they tell.
fn leads(game: &dyn Game, lang: Lang) -> Table {
    let (leads, colon, id) = (say!(lang, page::leads()), lang.page().colon, game.id());
    let mistakes = Some((format!("list mistakes {id}"), leads.mistakes.to_owned()));
    let problems = PROBLEMS.iter().map(|problem| problem.about()).filter(|problem| problem.game.id() == id);
    let commands = std::iter::once((format!("explain {id} {}", game.example()), leads.explain.to_owned()))
        .chain(mistakes.filter(|_| !game.mistakes().is_empty()))
        .chain([(format!("list rules {id}"), leads.rules.to_owned())])
        .chain(problems.map(|problem| {
            // What the id says is not said again.
            let said = |word: &&str| !word.eq_ignore_ascii_case(problem.id);
            let source = problem.source.split(' ').filter(said).collect::<Vec<_>>().join(" ");
            (format!("about {}", problem.id), format!("{} {source}", leads.problem))
        }));
    let mut table = Table::new([("", ""), ("", "")]);
    for (command, tells) in commands {
        let command = format!("stairwise {command}");
        let spoken = format!("`{command}`{colon}{tells}");
        table.row(vec![(Role::Typed, command), (Role::Plain, tells)], spoken);
    }
    table
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
