//! The quick path of the reader: ordinary numbers, eight bytes at a time.
//!
//! Never here: anything out of the ordinary; the reader looks at that with care.

/// The quick path: reads numbers from the start of `text` into `slots`, and tells how many bytes and how many slots that
/// took. Stops before anything out of the ordinary (sixteen digits or more, two separators in a row, a strange byte, the end
/// of the text), which the careful path must look at.
pub(super) fn quick(text: &[u8], slots: &mut [u64]) -> (usize, usize) {
    // The separator in front of the first number, when one has been read before.
    let start = usize::from(text.first().is_some_and(|byte| is_space(*byte)));
    let (mut at, mut filled) = (start, 0);
    while let Some(bytes) = text[at..].first_chunk::<8>() {
        let run = match digits_in(u64::from_le_bytes(*bytes)) {
            1 => equally_long::<1>,
            2 => equally_long::<2>,
            3 => equally_long::<3>,
            4 => equally_long::<4>,
            5 => equally_long::<5>,
            6 => equally_long::<6>,
            7 => equally_long::<7>,
            8 => long,
            _ => break,
        };
        let read = run(&text[at..], &mut slots[filled..]);
        if read == (0, 0) {
            break;
        }
        at += read.0;
        filled += read.1;
    }
    // The last separator is left for the next call, which expects one.
    (if filled > 0 { at - 1 } else { 0 }, filled)
}

const ZEROS: u64 = u64::from_le_bytes(*b"00000000");
const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

/// Eight bytes whose high bit is set where `bytes` has no digit.
#[inline]
fn no_digits(bytes: u64) -> u64 {
    let values = bytes ^ ZEROS;
    (((values & !HIGH_BITS) + 0x7676_7676_7676_7676) | values) & HIGH_BITS
}

/// How many digits `bytes` starts with.
#[inline]
fn digits_in(bytes: u64) -> u32 {
    no_digits(bytes).trailing_zeros() / 8
}

/// Reads numbers of `LENGTH` digits for as long as they come. In sorted cells they come in long runs, and a length that is
/// known beforehand lets the processor start on a number before it is done with the one before.
fn equally_long<const LENGTH: u32>(text: &[u8], slots: &mut [u64]) -> (usize, usize) {
    let first_other = 0x80 << (8 * LENGTH); // in the byte behind the digits
    let up_to_there = first_other | (first_other - 1);
    let (mut at, mut filled) = (0, 0);
    for slot in slots {
        let Some(bytes) = text[at..].first_chunk::<8>() else { break };
        let bytes = u64::from_le_bytes(*bytes);
        let separator = (bytes >> (8 * LENGTH)).to_le_bytes()[0];
        if no_digits(bytes) & up_to_there != first_other || !is_space(separator) {
            break;
        }
        *slot = value(bytes, LENGTH);
        at += LENGTH as usize + 1;
        filled += 1;
    }
    (at, filled)
}

/// Reads numbers of eight to fifteen digits for as long as they come.
fn long(text: &[u8], slots: &mut [u64]) -> (usize, usize) {
    const TENS: [u64; 8] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000];
    let (mut at, mut filled) = (0, 0);
    for slot in slots {
        let Some(bytes) = text[at..].first_chunk::<16>() else { break };
        let (head, tail) = bytes.split_at(8);
        let half = |half: &[u8]| u64::from_le_bytes(half.try_into().expect("half of sixteen bytes is eight"));
        let (head, tail) = (half(head), half(tail));
        let more = digits_in(tail);
        if no_digits(head) != 0 || more == 8 || !is_space((tail >> (8 * more)).to_le_bytes()[0]) {
            break;
        }
        *slot = value(head, 8) * TENS[more as usize] + if more == 0 { 0 } else { value(tail, more) };
        at += 8 + more as usize + 1;
        filled += 1;
    }
    (at, filled)
}

/// The number that the first `length` bytes are, which are digits; 1 to 8 of them.
#[inline]
fn value(bytes: u64, length: u32) -> u64 {
    // The digits move to the high bytes, zeros in front; then twos, fours and eights are joined.
    let ones = (bytes ^ ZEROS) << (64 - 8 * length);
    let twos = (ones * 10 + (ones >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = twos * 100 + (twos >> 16);
    (fours & 0xffff) * 10_000 + (fours >> 32 & 0xffff)
}

/// White space, as C's `isspace` has it.
pub(super) fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
