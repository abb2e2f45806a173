//! Cases to try a program on: every case of a box, smallest first, and larger ones at random.
//!
//! Never here: who wins them.

use crate::chance::Chance;
use crate::problems::{Bounds, ListOrder, Shape, Space};

/// One case, as the judge writes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// Its lines, each with its end.
    pub text: String,
    /// How many numbers it has.
    pub numbers: usize,
}

/// The numbers of a case, line by line.
pub(super) type Lines = Vec<Vec<u64>>;

impl Case {
    /// A case as it is written already.
    #[must_use]
    pub fn written(text: String) -> Self {
        let numbers = text.split_ascii_whitespace().count();
        Self { text, numbers }
    }

    /// Its numbers, line by line.
    pub(super) fn lines(&self) -> Lines {
        let number = |word: &str| word.parse().expect("a case has numbers only");
        self.text.lines().map(|line| line.split(' ').filter(|word| !word.is_empty()).map(number).collect()).collect()
    }

    /// A case of these numbers.
    pub(super) fn of(lines: &Lines) -> Self {
        let line = |line: &Vec<u64>| line.iter().map(u64::to_string).collect::<Vec<_>>().join(" ") + "\n";
        Self { text: lines.iter().map(line).collect(), numbers: lines.iter().map(Vec::len).sum() }
    }
}

/// Every case of `space` inside the box `bounds`: fewest numbers first, then the smallest sum, then lexicographic.
#[must_use]
pub fn every(space: &Space, bounds: Bounds) -> Vec<Case> {
    let mut cases = Vec::new();
    let size = usize::try_from(bounds.size).unwrap_or(usize::MAX);
    let (least, largest) = space.range;
    let to = least.saturating_add(bounds.span - 1).min(largest);
    match space.shape {
        Shape::List(order) => {
            for length in 1..=size {
                each_list(length, (least, to), order, &mut |list| cases.push(vec![vec![length as u64], list.to_vec()]));
            }
        }
        Shape::King => {
            for people in 1..=size {
                each_list(people, (least, to), ListOrder::Increases, &mut |cells| {
                    let heads = (1..=people).map(|king| vec![people as u64, king as u64]);
                    cases.extend(heads.map(|head| vec![head, cells.to_vec()]));
                });
            }
        }
        Shape::Tree => {
            for nodes in 1..=size {
                each_list(nodes - 1, (0, nodes as u64), ListOrder::Any, &mut |parents| {
                    if (1..).zip(parents).all(|(node, parent)| *parent < node) {
                        each_list(nodes, (least, to), ListOrder::Any, &mut |stones| {
                            cases.push(vec![vec![nodes as u64], parents.to_vec(), stones.to_vec()]);
                        });
                    }
                });
            }
        }
        Shape::Grid => {
            for (rows, columns) in (1..=size).flat_map(|rows| (1..=size / rows).map(move |columns| (rows, columns))) {
                each_list(rows * columns, (least, to), ListOrder::Any, &mut |values| {
                    let head = std::iter::once(vec![rows as u64, columns as u64]);
                    cases.push(head.chain(values.chunks(columns).map(<[u64]>::to_vec)).collect());
                });
            }
        }
        Shape::Rows => {
            let row = (largest - (bounds.span - 1).min(largest - 1), largest);
            let rows: Vec<_> = (1..=size).flat_map(|pieces| sorted_rows(pieces, row)).collect();
            cases.extend(rows.iter().map(|row| vec![vec![1], row.clone()]));
            let pairs = rows.iter().flat_map(|first| rows.iter().map(move |second| (first, second)));
            let few = |(first, second): &(&Vec<u64>, &Vec<u64>)| first[0] + second[0] <= bounds.size;
            cases.extend(pairs.filter(few).map(|(first, second)| vec![vec![2], first.clone(), second.clone()]));
        }
    }
    cases.sort_by_cached_key(|lines| {
        let numbers = lines.concat();
        (numbers.len(), numbers.iter().sum::<u64>(), numbers)
    });
    cases.iter().map(Case::of).collect()
}

/// Every line of so many pieces on the cells `from` to `to`, with their number in front.
fn sorted_rows(pieces: usize, range: (u64, u64)) -> Vec<Vec<u64>> {
    let mut rows = Vec::new();
    each_list(pieces, range, ListOrder::Increases, &mut |cells| rows.push([&[pieces as u64], cells].concat()));
    rows
}

/// Calls `look` with every list of `length` numbers in a range, both ends included.
fn each_list(length: usize, range: (u64, u64), order: ListOrder, look: &mut dyn FnMut(&[u64])) {
    fn longer(
        list: &mut Vec<u64>,
        left: usize,
        (from, to): (u64, u64),
        order: ListOrder,
        look: &mut dyn FnMut(&[u64]),
    ) {
        let Some(left) = left.checked_sub(1) else { return look(list) };
        let from = match (order, list.last()) {
            (ListOrder::NeverFalls, Some(&last)) => last,
            (ListOrder::Increases, Some(&last)) => last + 1,
            (_, _) => from,
        };
        for next in from..=to {
            if order == ListOrder::Distinct && list.contains(&next) {
                continue;
            }
            list.push(next);
            longer(list, left, (from, to), order, look);
            list.pop();
        }
    }
    longer(&mut Vec::with_capacity(length), length, range, order, look);
}

/// Cases at random, up to the judge's limits; a seed gives the same ones for ever.
pub struct Random<'a> {
    space: &'a Space,
    chance: Chance,
    /// How many have been made: the kinds take turns.
    made: usize,
}

/// What is special about a case at random.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Flavour {
    /// Few numbers, and small ones.
    Small,
    /// Some numbers, of any size.
    Middling,
    /// As many as may be, of any size.
    Longest,
    /// As many as may be, and as small as may be.
    Dense,
    /// Few numbers, and as large as may be.
    Largest,
    /// Powers of two, and their neighbours.
    Powers,
    /// All alike, or one after the other.
    Alike,
    /// As small as may be, but for one jump by a power of two: the nim-sum may have one high digit only.
    Jump,
}

const FLAVOURS: [Flavour; 12] = [
    Flavour::Small,
    Flavour::Middling,
    Flavour::Largest,
    Flavour::Small,
    Flavour::Powers,
    Flavour::Alike,
    Flavour::Jump,
    Flavour::Small,
    Flavour::Middling,
    Flavour::Jump,
    Flavour::Dense,
    Flavour::Longest,
];

impl<'a> Random<'a> {
    /// Cases of `space`, from a `seed`.
    #[must_use]
    pub fn new(space: &'a Space, seed: u64) -> Self {
        Self { space, chance: Chance::new(seed), made: 0 }
    }

    /// The next case.
    pub fn case(&mut self) -> Case {
        let flavour = FLAVOURS[self.made % FLAVOURS.len()];
        self.made += 1;
        let size = self.size(flavour);
        let lines = match self.space.shape {
            Shape::List(order) => {
                let list = self.list(size, flavour, order);
                vec![vec![list.len() as u64], list]
            }
            Shape::King => {
                let cells = self.list(size, flavour, ListOrder::Increases);
                let people = cells.len() as u64;
                // The places that matter, more often than chance would have them.
                let king = if self.chance.below(2) == 0 {
                    self.chance.below(4).min(people - 1)
                } else {
                    self.chance.below(people)
                };
                vec![vec![people, king + 1], cells]
            }
            Shape::Tree => {
                let stones = self.list(size, flavour, ListOrder::Any);
                let chain = self.chance.below(3) == 0;
                let nodes = 1..stones.len() as u64;
                let parents = nodes.map(|node| if chain { node - 1 } else { self.chance.below(node) }).collect();
                vec![vec![stones.len() as u64], parents, stones]
            }
            Shape::Grid => {
                let rows = 1 + self.chance.below(size.isqrt().max(1) as u64);
                let columns = (size as u64 / rows).max(1);
                let values = self.list(as_size(rows * columns), flavour, ListOrder::Any);
                let head = std::iter::once(vec![rows, columns]);
                head.chain(values.chunks(as_size(columns)).map(<[u64]>::to_vec)).collect()
            }
            Shape::Rows => {
                let rows = size.clamp(1, 50);
                let mut lines = vec![vec![rows as u64]];
                for _ in 0..rows {
                    let pieces = as_size(1 + self.chance.below(self.space.range.1));
                    let cells = self.list(pieces, Flavour::Middling, ListOrder::Increases);
                    lines.push([vec![cells.len() as u64], cells].concat());
                }
                lines
            }
        };
        Case::of(&lines)
    }

    fn size(&mut self, flavour: Flavour) -> usize {
        let most = self.space.most;
        let size = match flavour {
            Flavour::Small | Flavour::Largest | Flavour::Jump => 1 + self.chance.below(most.min(8)),
            Flavour::Middling | Flavour::Powers | Flavour::Alike => 1 + self.chance.below(most.min(100)),
            Flavour::Longest | Flavour::Dense => most,
        };
        as_size(size)
    }

    /// A list of `length` numbers; when they must be distinct, it may become shorter.
    fn list(&mut self, length: usize, flavour: Flavour, order: ListOrder) -> Vec<u64> {
        let (least, largest) = self.space.range;
        let start = least + self.chance.below((largest - least).min(1000) + 1);
        let distinct = matches!(order, ListOrder::Distinct | ListOrder::Increases);
        let step = if distinct { 1 } else { self.chance.below(2) };
        let place_of_jump = self.chance.below(length as u64);
        // Where a number is kept in too few bytes, just these are lost.
        let bits = if self.chance.below(2) == 0 { 8 << self.chance.below(2) } else { self.chance.below(64) };
        let power = 1 << bits.min(largest.ilog2().into());
        let mut list: Vec<_> = (0..length as u64)
            .map(|place| {
                let number = match flavour {
                    Flavour::Small => least + self.chance.below(16),
                    Flavour::Middling | Flavour::Longest => least + self.chance.below(largest - least + 1),
                    Flavour::Dense if distinct => least + self.chance.below(2 * length as u64),
                    Flavour::Dense => least + self.chance.below(2),
                    Flavour::Largest => largest - self.chance.below(4).min(largest - least),
                    Flavour::Powers => {
                        (1 << self.chance.below(u64::from(largest.ilog2()) + 1)) + self.chance.below(3) - 1
                    }
                    Flavour::Alike => start + step * place,
                    Flavour::Jump if order == ListOrder::Any => least + if place == place_of_jump { power } else { 0 },
                    Flavour::Jump => {
                        least + place * u64::from(distinct) + if place >= place_of_jump { power } else { 0 }
                    }
                };
                number.clamp(least, largest)
            })
            .collect();
        match order {
            ListOrder::Any => {}
            ListOrder::NeverFalls => list.sort_unstable(),
            ListOrder::Increases | ListOrder::Distinct => {
                list.sort_unstable();
                list.dedup();
            }
        }
        if order == ListOrder::Distinct {
            self.chance.shuffle(&mut list);
        }
        list
    }
}

fn as_size(number: u64) -> usize {
    usize::try_from(number).expect("a case is kept in memory")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problems::PROBLEMS;

    #[test]
    fn every_case_of_every_box_is_one_that_the_problem_reads_and_writes_back() {
        for problem in PROBLEMS {
            let space = problem.space();
            let cases = every(space, space.boxes[0]);
            assert!(cases.len() > 20, "{}", problem.about().id);
            let mut random = Random::new(space, 1);
            let mut texts: Vec<_> = cases.iter().map(|case| case.text.clone()).collect();
            texts.extend((0..40).map(|_| random.case().text));
            let together = if space.most_cases == 1 { 1 } else { texts.len() };
            let texts: Vec<_> = texts.iter().map(String::as_str).collect();
            for texts in texts.chunks(together) {
                let read = problem.held(&problem.bundle(texts), 0).expect("nothing is searched");
                let written: Vec<_> = read.iter().filter_map(|held| held.position.judge()).collect();
                assert_eq!(written, texts, "{}", problem.about().id);
            }
        }
    }

    #[test]
    fn cases_of_a_box_are_in_order_and_none_comes_twice() {
        let numbers = |case: &Case| -> Vec<u64> {
            case.text.split_ascii_whitespace().map(|word| word.parse().expect("a number")).collect()
        };
        for problem in PROBLEMS {
            let cases = every(problem.space(), problem.space().boxes[1]);
            let keys: Vec<_> = cases
                .iter()
                .map(|case| (numbers(case).len(), numbers(case).iter().sum::<u64>(), numbers(case)))
                .collect();
            assert!(keys.is_sorted_by(|a, b| a < b), "{}", problem.about().id);
        }
    }

    #[test]
    fn the_small_box_of_the_hill_has_all_hills_of_up_to_6_people_and_12_cells() {
        let space = PROBLEMS.iter().find(|problem| problem.about().id == "hdu4315").expect("it is there").space();
        let choose = |n: u64, k: u64| (0..k).fold(1, |product, i| product * (n - i) / (i + 1));
        let hills: u64 = (1..=6).map(|people| people * choose(12, people)).sum();
        assert_eq!(every(space, space.boxes[0]).len() as u64, hills);
    }

    #[test]
    fn a_seed_gives_the_same_cases_for_ever() {
        let space = PROBLEMS.iter().find(|problem| problem.about().id == "poj1704").expect("it is there").space();
        let mut random = Random::new(space, 7);
        let first = random.case();
        assert_eq!(first, Random::new(space, 7).case());
        assert_eq!(first.text, "4\n2 8 16 10\n");
    }
}
