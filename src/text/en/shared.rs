//! What all games say alike, in English.
//!
//! Never here: anything but words.

use super::super::{Context, GameWords, RuleText, Said, count, first_few, list_few, reckoning};
use super::page::{label, places};
use crate::trace::{
    MoveKind, NimSum, Outcome, Pairing, PassOn, Replies, ReplyKind, Selection, Verdict, WinningMove, Without,
};

/// The last line of every program.
pub const WINS: &str = "the player to move wins if X is not 0, and loses if X is 0";

/// The first few of `things`, as `word` puts them, and how many more there are.
pub fn few<T>(things: &[T], word: impl Fn(&T) -> String) -> String {
    list_few(things, word, |more| format!("... {more} more")).join(" ")
}

/// The words of the pairing, where whoever is left over is paired with `the_end`, in short `end`.
pub fn pairing(pairing: &Pairing, end: &str, the_end: &str) -> Said {
    let pairs = &pairing.pairs;
    let mut brief = list_few(pairs, |pair| format!("{}+{}", pair.lower, pair.upper), |more| format!("... {more} more"));
    brief.extend(pairing.left_over.map(|cell| format!("{cell}+{end}")));
    let all =
        list_few(pairs, |pair| format!("{} with {}", pair.lower, pair.upper), |more| format!("and {more} more pairs"));
    let mut parts = vec![all.join(", ")];
    parts.retain(|part| !part.is_empty());
    parts.extend(pairing.left_over.map(|cell| format!("{cell} with {the_end}")));
    Said::new("Pairing", brief.join("  ")).finding(parts.join("; "))
}

/// The words of the XOR.
pub fn accumulation(sum: &NimSum, context: &Context<'_>) -> Said {
    let all = match sum.terms.len() {
        0 => "no pile".to_owned(),
        1 => format!("one pile, {}", sum.nim_sum),
        _ => reckoning(sum),
    };
    let said = Said::new("XOR accumulation", all.clone()).finding(all);
    match &sum.owner {
        None if sum.terms.is_empty() => said.then("No pile counts, and so the nim-sum is 0."),
        None if sum.ones.is_empty() && !context.has_stairs() => said.then("All piles are 0, and so is the nim-sum."),
        None if sum.ones.is_empty() => said.then("All kept piles are 0, and so is the nim-sum."),
        None => said.then("Every column has an even number of ones: the nim-sum is 0."),
        Some(owner) => {
            let stair = label(&context.rows[owner.row]);
            let who = match owner.holders {
                1 => format!("only {stair} has"),
                2 => format!("{stair} and another have"),
                holders => format!("{stair} and {} others have", count(holders - 1)),
            };
            said.then(format!(
                "`*`: an odd number of ones, together {}; {who} the highest, the {}s.",
                sum.nim_sum, owner.place
            ))
        }
    }
}

/// The words of the selection.
pub fn selection(selection: &Selection, words: &dyn GameWords, context: &Context<'_>) -> Said {
    let kept: Vec<_> = context.rows.iter().filter(|row| row.kept).collect();
    let (kept, more) = first_few(&kept);
    let dots = if more > 0 { " ..." } else { "" };
    let piles: Vec<_> = kept.iter().map(|row| row.pile.to_string()).collect();
    let brief = match kept {
        [] => "none".to_owned(),
        _ => format!("{}{dots}  {}", piles.join(" "), places(kept, more > 0)),
    };
    let said = Said::new("Odd-step selection", brief).finding(words.kept());
    let rule = "A dropped pile saves nobody from a loss:";
    let passes = "what it gives to the stair below is passed on at once.";
    match &selection.example {
        Some(PassOn { mv, change, reply }) => said.text(format!(
            "{rule} after **{}**, {} is {}, not {}; then **{}**, and it is {} again.",
            words.mv(mv),
            label(&context.rows[change.row]),
            change.after,
            change.before,
            words.mv(reply),
            change.before,
        )),
        None if selection.dropped == 0 => said.text("Here no pile is dropped."),
        None if selection.only_topmost => said.text(format!(
            "{rule} {passes} (Here the only dropped pile with cells is the topmost; the next step tells of it.)"
        )),
        None => said.text(format!("{rule} {passes} (Here no dropped pile has anything to give.)")),
    }
}

/// The words above the winning moves.
pub fn winning(winning: &[WinningMove], legal: u128, words: &dyn GameWords, context: &Context<'_>) -> Said {
    let brief: Vec<_> = winning.iter().take(4).map(|winning| words.mv(&winning.mv)).collect();
    let dots = if winning.len() > 4 { ", ..." } else { "" };
    let finding = match (winning.len(), legal) {
        (_, 0) => "none, there is no legal move".to_owned(),
        (1, 1) => "the only legal move".to_owned(),
        (2, 2) => "both legal moves".to_owned(),
        (found, legal) => format!("{} of the {} legal moves", count(found as u64), count(legal)),
    };
    let said = Said::new("Winning moves", format!("{}{dots}", brief.join(", "))).finding(finding);
    let has = |kind| winning.iter().any(|winning| winning.kind == kind);
    if has(MoveKind::KingHome) {
        return if legal == 1 { said } else { said.text(words.only_move(context)) };
    }
    if context.misere {
        let first = context.names.first;
        return said.text(match winning.len() {
            0 => format!("{first} cannot move, and so wins: the last mover has lost."),
            1 => "It leaves a lost position.".to_owned(),
            _ => "Each leaves a lost position.".to_owned(),
        });
    }
    said.text(match (winning.len(), has(MoveKind::Also)) {
        (1, _) if !context.has_stairs() => "It makes the nim-sum 0 by lowering a pile.",
        (_, false) if !context.has_stairs() => "Each makes the nim-sum 0 by lowering a pile.",
        (1, _) => "It makes the nim-sum 0 by lowering a kept pile.",
        (_, true) => "Each makes the nim-sum 0: textbook moves lower a kept pile, others raise one.",
        (_, false) => "Each makes the nim-sum 0 by lowering a kept pile.",
    })
}

/// The words above the replies.
pub fn replies(replies: &Replies, context: &Context<'_>) -> Said {
    let finding = match replies.legal {
        0 => "none, there is no legal move".to_owned(),
        1 => "none, the only legal move loses".to_owned(),
        2 => "none, both legal moves lose".to_owned(),
        legal => format!("none, all {} legal moves lose", count(legal)),
    };
    let (first, second) = (context.names.first, context.names.second);
    let said = Said::new("Winning moves", "none").finding(finding);
    match replies.examples.len() {
        0 if replies.legal > 0 => said.text(format!("{first} has to make the last move, and loses.")),
        0 => said.text(format!("{first} cannot move, and whoever cannot move loses.")),
        1 => said.text(format!("{second} has a reply:")),
        _ => said.text(format!("Whatever {first} plays, {second} has a reply. Examples:")),
    }
}

/// How a reply beats a move.
pub fn reply_kind(kind: ReplyKind) -> &'static str {
    match kind {
        ReplyKind::Follow => "as many move on",
        ReplyKind::Textbook => "lowers another pile",
        ReplyKind::Raises => "raises a pile",
        ReplyKind::KingHome => "king goes home",
        ReplyKind::DollarTaken => "wins at once",
        ReplyKind::NextClimbs => "next climbs as far",
        ReplyKind::NextClimbsOneMore => "next climbs one more",
    }
}

/// Said above a table that shows only some columns.
pub fn telling_columns(shown: usize, odd: usize, digits: usize) -> String {
    if odd == 0 {
        return format!("(None of the {digits} binary columns has an odd number of ones; they are left out.)");
    }
    let which = if shown < odd { format!("the {shown} highest of the {odd}") } else { format!("the {odd}") };
    format!("(Shown of the {digits} binary columns: {which} with an odd number of ones.)")
}

/// The words of the verdict; `without` is the answer without the step numbered `step`.
pub fn judgement(verdict: &Verdict, without: Option<(usize, Without)>, context: &Context<'_>) -> Said {
    let winner = context.names.of(verdict.winner);
    if verdict.misere {
        return misere_judgement(verdict, winner, context);
    }
    let (kind, text) = match verdict.nim_sum {
        None => ("N", format!("an N-position, **{winner}** wins at once")),
        Some(0) => ("P", format!("the nim-sum is 0: a P-position, **{winner}** wins")),
        Some(sum) => ("N", format!("the nim-sum is {sum}, not 0: an N-position, **{winner}** wins")),
    };
    let said = Said::new("Verdict", format!("{winner} wins ({kind}-position)")).finding(text);
    match without {
        None => said,
        Some((step, without)) => {
            let sum = without.nim_sum;
            let other = context.names.of(without.winner);
            said.text(if without.winner == verdict.winner {
                format!("Without step {step} it would be {sum}: the same winner by luck, but the wrong moves.")
            } else {
                format!("Without step {step} it would be {sum}, and {other} would seem to win: **wrong**.")
            })
        }
    }
}

/// The words of the verdict when the last mover loses.
fn misere_judgement(verdict: &Verdict, winner: &str, context: &Context<'_>) -> Said {
    let sum = verdict.nim_sum.unwrap_or(0);
    let (kind, article) = if verdict.outcome == Outcome::N { ("N", "an") } else { ("P", "a") };
    let said = Said::new("Verdict", format!("{winner} wins ({kind}-position, misère)"))
        .finding(format!("the last mover loses: {article} {kind}-position, **{winner}** wins"));
    match (context.has_large_pile(), sum) {
        (true, 0) => said.text("Some pile that counts has 2 or more, so the nim-sum decides as ever: it is 0."),
        (true, _) => {
            said.text(format!("Some pile that counts has 2 or more, so the nim-sum decides as ever: it is {sum}, not 0."))
        }
        (false, 0) => said.text(
            "No pile that counts has more than 1, so the number of ones decides: it is even, and the player to move wins.",
        ),
        (false, _) => said.text(
            "No pile that counts has more than 1, so the number of ones decides: it is odd, and the player to move loses.",
        ),
    }
}

/// `nim.misere`.
pub fn misere() -> RuleText {
    RuleText {
        title: "Verdict in misère play",
        says: "When the last mover loses (misère play), the nim-sum decides as ever while some kept pile has 2 or more. When all \
               have 1 at the most, the player to move wins exactly if the number of ones is even.",
        why: &[
            "With ones only, every move takes one away or brings one back, so the players alternate between even and odd, and \
             whoever faces an even number leaves an odd one, to the end.",
            "With exactly one large pile the nim-sum is not 0, and the player to move may lower it to 1 or to 0, whichever \
             leaves an odd number of ones. Whoever hands over a nim-sum of 0 each time never hands over such a position, and \
             is in the end the one to make that choice (C. L. Bouton, Nim, a game with a complete mathematical theory, 1901).",
        ],
    }
}

/// `staircase.odd-stairs`.
pub fn odd_stairs() -> RuleText {
    RuleText {
        title: "Odd-step selection",
        says: "On a staircase only the piles on odd stairs count: 1, 3, 5, ... from the bottom. The ground is stair 0.",
        why: &[
            "Whatever arrives on an odd stair from the even stair above can be passed one stair further down at once, and \
             the odd stairs look as before. So moves off even stairs save nobody from a loss.",
            "Why not the even ones, by the same argument? Because below stair 1 is the ground: what has reached it cannot \
             be passed on. A move off stair 1 has no such answer, a move off stair 2 has one. That fixes the parity.",
            "Every move changes exactly one odd stair, since it joins two neighbouring stairs. So a move off an even stair \
             is not free: from a nim-sum of 0 it too leads away from 0, and sometimes it is a winning move.",
        ],
    }
}

/// `nim.nim-sum`.
pub fn nim_sum() -> RuleText {
    RuleText {
        title: "XOR accumulation",
        says: "Write the kept piles in binary and XOR them: a column of the nim-sum is 1 where an odd number of piles has a \
               1.",
        why: &[
            "From 0 every move leads away from 0: a move changes one kept pile, so at least one column changes its number \
             of ones from even to odd.",
            "From not 0 some move leads to 0: let X be the nim-sum. Some pile s has X's highest binary digit; s XOR X lacks \
             that digit, so it is smaller than s. Lower the pile to it, and every column is even.",
            "So whoever leaves 0 can leave 0 every time, and in the end leaves all piles 0 to the other (C. L. Bouton, Nim, a \
             game with a complete mathematical theory, 1901).",
        ],
    }
}

/// `verdict`.
pub fn verdict() -> RuleText {
    RuleText {
        title: "Verdict",
        says: "Nim-sum 0 is a P-position: the previous player wins. Any other nim-sum is an N-position: the next player, the \
               one to move, wins. (On a hill: unless the king is first.)",
        why: &[
            "From every P-position all moves lead to N-positions; from every N-position some move leads to a P-position. So \
             whoever faces a P-position can be made to face one on every turn, until the end.",
        ],
    }
}

/// `moves`.
pub fn moves() -> RuleText {
    RuleText {
        title: "Winning moves",
        says: "With nim-sum X, a move wins when it turns some kept pile s into s XOR X. Lowering s so is the textbook move \
               and always exists; raising s so, with things from the stair above, also wins where it is possible. \
               (On a hill, the first person going to the top also frees the cell left behind; and a king first just goes \
               home.)",
        why: &[
            "A move changes exactly one kept pile, and the nim-sum becomes 0 only if that pile s becomes s XOR X. So these \
                are all winning moves, and in a P-position, where X is 0, there is none.",
        ],
    }
}
