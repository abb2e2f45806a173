//! Which mistakes predict what a program prints.
//!
//! Never here: running it.

use super::report::Naming;
use crate::games::Position;
use crate::mistakes::{self, Mistake};
use crate::problems::Problem;
use crate::trace::Player;

/// A mistake must show on so many cases before it is named.
pub const SHOWS_ON: usize = 10;

/// Outputs of a program on runs of cases, and the mistakes that predict all of them so far.
pub(super) struct Suspects {
    /// Each with which of its predictions still hold.
    left: Vec<(&'static Mistake, [bool; 2])>,
    cases: usize,
    wrong: usize,
    /// Whether the player to move, and the other one, were ever said to win.
    winners: [bool; 2],
}

impl Suspects {
    /// Every mistake that can be made in `problem`.
    pub fn of(problem: &dyn Problem) -> Self {
        let game = problem.about().game.id();
        let fitting = mistakes::all().filter(|mistake| mistake.game.is_none_or(|of| of == game));
        let left = fitting.map(|mistake| (mistake, [true; 2]));
        Self { left: left.collect(), cases: 0, wrong: 0, winners: [false; 2] }
    }

    /// Takes notice of who wins the `positions` of one run by the program. Nobody is suspected any more when that cannot be
    /// told of each.
    pub fn observe(&mut self, positions: &[&dyn Position], said: &[Option<Player>]) {
        let said: Option<Vec<_>> = said.iter().copied().collect();
        let Some(said) = said.filter(|said| said.len() == positions.len()) else {
            self.left.clear();
            return;
        };
        let truths = positions.iter().map(|position| position.reckon(None).map(|right| right.winner));
        self.wrong += truths.zip(&said).filter(|(truth, said)| *truth != Some(**said)).count();
        self.cases += positions.len();
        for player in &said {
            self.winners[usize::from(*player == Player::Second)] = true;
        }
        self.left.retain_mut(|(mistake, holds)| {
            let Some(predictions) = mistake.predict(positions) else { return false };
            for (holds, prediction) in holds.iter_mut().zip(predictions) {
                *holds &= prediction == said;
            }
            *holds != [false; 2]
        });
    }

    /// The mistakes that are left, if they show on enough cases.
    pub fn verdict(self) -> Naming {
        let constant = self.winners != [true; 2];
        let enough = self.wrong >= SHOWS_ON && !constant;
        let mistakes = self.left.into_iter().map(|(mistake, _)| mistake).filter(|_| enough).collect();
        Naming::Fits { mistakes, cases: self.cases, wrong: self.wrong, constant }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::check::cases::every;
    use crate::problems::{PROBLEMS, find};

    /// The positions of every case of the normal box of `problem`.
    fn positions(problem: &'static dyn Problem) -> Vec<Box<dyn Position>> {
        let cases = every(problem.space(), problem.space().boxes[1]);
        let texts: Vec<_> = cases.iter().map(|case| case.text.as_str()).collect();
        let together = if problem.space().most_cases == 1 { 1 } else { texts.len() };
        let inputs = texts.chunks(together).map(|texts| problem.bundle(texts));
        let held = inputs.flat_map(|input| problem.held(&input, 0).expect("nothing is searched"));
        held.map(|held| held.position).collect()
    }

    fn borrowed(positions: &[Box<dyn Position>]) -> Vec<&dyn Position> {
        positions.iter().map(AsRef::as_ref).collect()
    }

    /// Who is suspected when a program says `said` of `positions` in runs of so many cases.
    fn fitting(
        problem: &dyn Problem,
        positions: &[&dyn Position],
        said: &[Player],
        run: usize,
    ) -> (Vec<&'static str>, bool) {
        let mut suspects = Suspects::of(problem);
        for (positions, said) in positions.chunks(run).zip(said.chunks(run)) {
            let said: Vec<_> = said.iter().copied().map(Some).collect();
            suspects.observe(positions, &said);
        }
        match suspects.verdict() {
            Naming::Fits { mistakes, constant, .. } => (mistakes.iter().map(|mistake| mistake.id).collect(), constant),
            Naming::NotSought | Naming::TimeUp => panic!("it was sought"),
        }
    }

    /// What a mistake says in runs of so many cases, in both ways of making it.
    fn predicted(mistake: &Mistake, positions: &[&dyn Position], run: usize) -> Option<[Vec<Player>; 2]> {
        let runs: Option<Vec<_>> = positions.chunks(run).map(|positions| mistake.predict(positions)).collect();
        Some([0, 1].map(|way| runs.iter().flatten().flat_map(|ways| ways[way].clone()).collect()))
            .filter(|_| runs.is_some())
    }

    /// The mistakes that can be made in `problem` and told by who wins.
    fn made(problem: &'static dyn Problem) -> impl Iterator<Item = &'static Mistake> {
        let game = problem.about().game.id();
        mistakes::all().filter(move |mistake| mistake.game.is_none_or(|of| of == game))
    }

    #[test]
    fn a_mistake_fits_what_it_predicts_itself_and_the_truth_and_a_constant_fit_none() {
        let mut seen = 0;
        for problem in PROBLEMS.iter().filter(|problem| problem.about().id != "hdu4315") {
            let (positions, id) = (positions(*problem), problem.about().id);
            let positions = borrowed(&positions);
            let truth: Vec<_> =
                positions.iter().map(|position| position.reckon(None).expect("a rule").winner).collect();
            for run in [7, positions.len()] {
                assert_eq!(fitting(*problem, &positions, &truth, run), (vec![], false), "{id}");
                for player in [Player::First, Player::Second] {
                    let same = vec![player; positions.len()];
                    assert_eq!(fitting(*problem, &positions, &same, run), (vec![], true), "{id}");
                }
                for mistake in made(*problem) {
                    let Some(ways) = predicted(mistake, &positions, run) else { continue };
                    for said in ways {
                        let wrong = said.iter().zip(&truth).filter(|(said, truth)| said != truth).count();
                        let (names, constant) = fitting(*problem, &positions, &said, run);
                        let named = wrong >= SHOWS_ON && !constant;
                        assert_eq!(names.contains(&mistake.id), named, "{id} {}: {names:?}", mistake.id);
                        seen += usize::from(named);
                    }
                }
            }
        }
        assert!(seen > 100, "{seen}");
    }

    #[test]
    fn who_prints_something_else_or_too_little_is_suspected_of_nothing() {
        let problem = find("poj1704").expect("it is there");
        let positions = positions(problem);
        let positions = borrowed(&positions);
        let said = positions.iter().map(|position| position.reckon(Some("strip.every-gap")).map(|way| way.winner));
        let said: Vec<_> = said.collect();
        let left = |said: &[Option<Player>]| {
            let mut suspects = Suspects::of(problem);
            suspects.observe(&positions, said);
            suspects.left.len()
        };
        assert_eq!(left(&said), 1);
        assert_eq!(left(&said[1..]), 0);
        assert_eq!(left(&[&said[1..], &[None]].concat()), 0);
        assert_eq!(left(&[&said[..], &said[..1]].concat()), 0);
    }

    #[test]
    fn a_mistake_that_shows_on_fewer_than_ten_cases_is_not_named() {
        let problem = find("poj1704").expect("it is there");
        let positions = positions(problem);
        let own_piles = |position: &dyn Position| position.reckon(Some("strip.own-piles")).expect("a rule").winner;
        let shows = |position: &&dyn Position| position.reckon(None).expect("a rule").winner != own_piles(*position);
        let (wrong, right): (Vec<_>, Vec<_>) = borrowed(&positions).into_iter().partition(shows);
        for (shown, names) in [(9, vec![]), (10, vec!["strip.own-piles"])] {
            let few = [&right, &wrong[..shown]].concat();
            let said: Vec<_> = few.iter().map(|position| own_piles(*position)).collect();
            assert_eq!(fitting(problem, &few, &said, few.len()).0, names, "{shown}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]
        #[test]
        fn one_other_answer_anywhere_clears_a_mistake(
            mistake in any::<prop::sample::Index>(),
            way in 0..2_usize,
            place in any::<prop::sample::Index>(),
            // In runs of one case nothing is kept from the case before.
            run in 2..200_usize,
        ) {
            let problem = find("poj1704").expect("it is there");
            let all: Vec<_> = made(problem).collect();
            let mistake = all[mistake.index(all.len())];
            let positions = positions(problem);
            let positions = borrowed(&positions);
            if let Some(ways) = predicted(mistake, &positions, run) {
                let mut said = ways[way].clone();
                prop_assert!(fitting(problem, &positions, &said, run).0.contains(&mistake.id));
                let place = place.index(said.len());
                said[place] = said[place].other();
                let other = fitting(problem, &positions, &said, run).0;
                // Nor does another mistake step in its place by chance.
                prop_assert!(other.is_empty(), "{other:?}");
            }
        }
    }
}
