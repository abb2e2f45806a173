//! Exercises as a sheet for a class, and the key to them on a sheet of its own.
//!
//! Never here: the words, or the layout.

use super::{Exercise, Wanted};
use crate::lessons::Sheet;
use crate::problems::Names;
use crate::text::say;
use crate::views::Item;

/// The questions, with `room` to write the answers or without. Where mistakes are to be defeated, the reckoning is asked for
/// too: with some mistakes one player wins all the positions, and a guess must not pass for an answer.
#[must_use]
pub fn questions(exercises: &[Exercise], wanted: &Wanted<'_>, room: bool, sheet: &Sheet) -> String {
    let lang = sheet.lang;
    let words = wanted.game.words(lang);
    let reckoned = !wanted.defeat.is_empty();
    let mut items = vec![Item::Title(say!(lang, exercises::title(words.name())))];
    items.extend(words.about().rules.iter().map(|rule| Item::Text((*rule).to_owned())));
    // How to read the pictures.
    items.extend(exercises.first().map(|first| {
        let picture = first.trace.picture();
        Item::Text(format!("{}{}{}", words.position(picture).title, lang.page().colon, words.legend(picture)))
    }));
    items.push(Item::Text(say!(lang, exercises::task(reckoned)).to_owned()));
    for (number, Exercise { given, trace, .. }) in (1_usize..).zip(exercises) {
        items.push(Item::Text(format!("**{number}.** `{} {given}`", wanted.game.id())));
        items.push(sheet.picture(trace));
        items.extend((room && reckoned).then(|| Item::Text(say!(lang, exercises::room_to_reckon()).to_owned())));
        items.extend(room.then(|| Item::Text(say!(lang, exercises::room()).to_owned())));
    }
    items.push(Item::Quiet(say!(lang, exercises::checked(wanted.seed))));
    sheet.lay(&items)
}

/// The answers: who wins, the nim-sum, every winning move, and the mistakes that are wrong here.
#[must_use]
pub fn key(exercises: &[Exercise], wanted: &Wanted<'_>, command: &str, sheet: &Sheet) -> String {
    let lang = sheet.lang;
    let words = wanted.game.words(lang);
    let answers = (1_usize..).zip(exercises).map(|(number, Exercise { given, trace, defeats })| {
        let moves: Vec<_> = trace.winning_moves().iter().map(|winning| words.mv(&winning.mv)).collect();
        let ids: Vec<_> = defeats.iter().map(|mistake| mistake.id).collect();
        let position = format!("{} {given}", wanted.game.id());
        let (winner, nim_sum) = (trace.verdict.winner, trace.nim_sum());
        let answer = say!(lang, exercises::answer(&position, winner, Names::USUAL, nim_sum, &moves, &ids));
        (format!("{number}."), answer)
    });
    let mut items = vec![
        Item::Title(say!(lang, exercises::key_title(words.name()))),
        Item::Code("sh", command.to_owned()),
        Item::List(answers.collect()),
    ];
    let first = exercises.first().map(|exercise| exercise.trace.verdict.winner);
    let one_sided = exercises.len() > 1 && exercises.iter().all(|next| Some(next.trace.verdict.winner) == first);
    let winner = first.filter(|_| one_sided);
    items.extend(winner.map(|winner| Item::Text(say!(lang, exercises::one_sided(winner, Names::USUAL)))));
    items.push(Item::Quiet(say!(lang, exercises::checked(wanted.seed))));
    sheet.lay(&items)
}
