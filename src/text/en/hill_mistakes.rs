//! The mistakes of the hill, in English.
//!
//! Never here: anything but words.

use super::super::MistakeText;

/// `hill.king-from-zero`.
pub fn king_from_zero() -> MistakeText {
    MistakeText {
        title: "k counted from 0",
        thinks: "The king is taken to be person k + 1, as in an array that starts with index 0.",
        fails: "The judge counts from 1: with k = 1 the king is the person nearest the top and goes home at \
                once. Counted from 0, that case is lost, and a king first is mistaken for a king second.",
    }
}

/// `hill.king-from-bottom`.
pub fn king_from_bottom() -> MistakeText {
    MistakeText {
        title: "k counted from the bottom",
        thinks: "The king is taken to be the k-th person from the bottom.",
        fails: "The judge counts from the top. Only the places first and second matter, so the two ways of \
                counting differ exactly where it is decided who wins.",
    }
}

/// `hill.no-king-first`.
pub fn no_king_first() -> MistakeText {
    MistakeText {
        title: "No rule for a king first",
        thinks: "The piles decide, wherever the king stands.",
        fails: "A king first has nobody above him and goes home in one move, however far it is. The piles do not \
                matter then.",
    }
}

/// `hill.stairs-from-top`.
pub fn stairs_from_top() -> MistakeText {
    MistakeText {
        title: "Stairs counted from the top",
        thinks: "The 1st, 3rd, 5th ... gap from the top are kept.",
        fails: "The ground is behind the lowest person, so the gap in front of that person is stair 1. Counted \
                from the top, an even number of people keeps exactly the gaps that must be dropped.",
    }
}

/// `hill.differences`.
pub fn differences() -> MistakeText {
    MistakeText {
        title: "Distances for gaps",
        thinks: "The pile of two neighbours is lower - upper.",
        fails: "Nobody can stand where another person stands, so of the cells between two people only lower - \
                upper - 1 can be climbed. Two people side by side are a pile of 0, not of 1.",
    }
}

/// `hill.nim-on-cells`.
pub fn nim_on_cells() -> MistakeText {
    MistakeText {
        title: "Nim on the cells",
        thinks: "Each person is a Nim pile: the distance to the top.",
        fails: "A pile of Nim can be lowered to anything. A person is stopped by the one above, and whoever \
                climbs gives room to the one below. So the people are not piles; the gaps inside pairs are.",
    }
}

/// `hill.every-gap`.
pub fn every_gap() -> MistakeText {
    MistakeText {
        title: "XOR of every gap",
        thinks: "All gaps are piles, and all of them count.",
        fails: "Cells climbed out of an even gap land in the odd gap below, and the person behind can follow at \
                once. So an even gap saves nobody from a loss, and must be dropped.",
    }
}

/// `hill.no-king-second`.
pub fn no_king_second() -> MistakeText {
    MistakeText {
        title: "No rule for a king second",
        thinks: "The king changes no pile, unless he is first.",
        fails: "The person above a king second is his guard: whoever lifts the guard to the top loses, because \
                the king goes home. With an odd number of people the guard's pile is kept, so it counts one \
                less.",
    }
}

/// `hill.adjust-even-people`.
pub fn adjust_even_people() -> MistakeText {
    MistakeText {
        title: "Less one for an even number too",
        thinks: "A king second always takes 1 off the topmost kept pile.",
        fails: "With an even number of people the guard and the king are a pair: the guard's own gap is dropped, \
                and the gap inside the pair has nothing to do with the top. So nothing changes.",
    }
}

/// `hill.adjust-every-even-king`.
pub fn adjust_every_even_king() -> MistakeText {
    MistakeText {
        title: "Less one for every even place",
        thinks: "With an odd number of people, a king 2nd, 4th, 6th ... takes 1 off the topmost pile.",
        fails: "Only a king second has a guard whom nobody dares to lift. A king fourth does not reach the top \
                by the next move, so the topmost person may go there freely.",
    }
}

/// `hill.adjust-every-lower-king`.
pub fn adjust_every_lower_king() -> MistakeText {
    MistakeText {
        title: "Less one for every lower king",
        thinks: "With an odd number of people the topmost pile is its cell less 1, as if nobody but the king \
                 could stand on the top.",
        fails: "The top can be shared, so the topmost person may climb the whole distance. Only a king second \
                makes the last cell one that must not be used.",
    }
}

/// `hill.adjust-nim-sum`.
pub fn adjust_nim_sum() -> MistakeText {
    MistakeText {
        title: "Less one on the nim-sum",
        thinks: "For a king second and an odd number of people, 1 is taken off the nim-sum.",
        fails: "The 1 belongs to the guard's pile, before the XOR. Taken off a pile it may flip several binary \
                digits: 4 becomes 3. Taken off the nim-sum afterwards it gives another number.",
    }
}
