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
    while filled < slots.len()
        && let Some(bytes) = text[at..].first_chunk::<8>()
    {
        let digits = match digits_in(u64::from_le_bytes(*bytes)) {
            8 => 8 + text[at + 8..].first_chunk().map_or(0, |bytes| digits_in(u64::from_le_bytes(*bytes))),
            digits => digits,
        };
        let run = match digits {
            1 => equally_long::<1>,
            2 => equally_long::<2>,
            3 => equally_long::<3>,
            4 => equally_long::<4>,
            5 => equally_long::<5>,
            6 => equally_long::<6>,
            7 => equally_long::<7>,
            8 => long::<0>,
            9 => long::<1>,
            10 => long::<2>,
            11 => long::<3>,
            12 => long::<4>,
            13 => long::<5>,
            14 => long::<6>,
            15 => long::<7>,
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
/// Adds ten times each byte to the one above it.
const TEN_AND_ONE: u64 = 10 << 8 | 1;
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

/// Reads numbers of `LENGTH` digits, 1 to 7, for as long as they come. In sorted cells they come in long runs, and a length
/// that is known beforehand lets the processor start on a number before it is done with the one before.
fn equally_long<const LENGTH: u32>(text: &[u8], slots: &mut [u64]) -> (usize, usize) {
    run(text, slots, LENGTH, |bytes: &[u8; 8]| just::<LENGTH>(u64::from_le_bytes(*bytes)))
}

/// As [`equally_long`], for numbers of eight digits and `MORE`, 0 to 7.
fn long<const MORE: u32>(text: &[u8], slots: &mut [u64]) -> (usize, usize) {
    run(text, slots, 8 + MORE, |bytes: &[u8; 16]| {
        let (head, tail) = bytes.split_at(8);
        let half = |half: &[u8]| u64::from_le_bytes(half.try_into().expect("half of sixteen bytes is eight"));
        let head = half(head);
        let more = just::<MORE>(half(tail)).filter(|_| no_digits(head) == 0)?;
        Some(joined(head ^ ZEROS) * 10_u64.pow(MORE) + more)
    })
}

/// Reads numbers of so many `digits` with `number` for as long as it finds one.
#[inline]
fn run<const BYTES: usize>(
    text: &[u8],
    slots: &mut [u64],
    digits: u32,
    number: impl Fn(&[u8; BYTES]) -> Option<u64>,
) -> (usize, usize) {
    let (mut at, mut filled) = (0, 0);
    for slot in slots {
        let Some(found) = text[at..].first_chunk().and_then(&number) else { break };
        *slot = found;
        at += digits as usize + 1;
        filled += 1;
    }
    (at, filled)
}

/// The number of the `LENGTH` digits, 0 to 7, that `bytes` starts with, if just these and white space come.
#[inline]
fn just<const LENGTH: u32>(bytes: u64) -> Option<u64> {
    let first_other = 0x80 << (8 * LENGTH); // in the byte behind the digits
    let up_to_there = first_other | (first_other - 1);
    let separator = (bytes >> (8 * LENGTH)).to_le_bytes()[0];
    let found = no_digits(bytes) & up_to_there == first_other && is_space(separator);
    // The digits move to the high bytes, zeros in front.
    let ones = if LENGTH == 0 { 0 } else { (bytes ^ ZEROS) << (64 - 8 * LENGTH) };
    found.then(|| if LENGTH <= 2 { ones.wrapping_mul(TEN_AND_ONE) >> 56 } else { joined(ones) })
}

/// The number of eight digits, the highest in the lowest byte: twos, fours and eights are joined.
#[inline]
fn joined(ones: u64) -> u64 {
    let twos = ones.wrapping_mul(TEN_AND_ONE) >> 8 & 0x00ff_00ff_00ff_00ff;
    let fours = twos.wrapping_mul(100 << 16 | 1) >> 16 & 0x0000_ffff_0000_ffff;
    fours.wrapping_mul(10_000 << 32 | 1) >> 32
}

/// White space, as C's `isspace` has it.
pub(super) fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}
