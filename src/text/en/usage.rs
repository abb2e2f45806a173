//! What is said of a command line that is not understood, in English.
//!
//! Never here: anything but words.

/// An option without its value.
pub fn value_missing(argument: &str) -> String {
    format!("`{argument}` needs a value")
}

/// A value that an option or argument does not take.
pub fn bad_value(value: &str, argument: &str) -> String {
    format!("`{value}` is no value for `{argument}`")
}

/// An option that does not exist here.
pub fn unknown_argument(argument: &str) -> String {
    format!("`{argument}` is not expected here")
}

/// A command that does not exist.
pub fn unknown_command(command: &str) -> String {
    format!("there is no command `{command}`")
}

/// An argument is missing.
pub fn missing(argument: &str) -> String {
    format!("missing: {argument}")
}

/// Too many values.
pub fn too_many(argument: &str) -> String {
    format!("too many values for `{argument}`")
}

/// An option is given twice.
pub fn twice(argument: &str) -> String {
    format!("`{argument}` may be given only once")
}

/// Two that cannot be given together.
pub fn not_together(argument: &str, other: &str) -> String {
    format!("`{argument}` cannot be given together with `{other}`")
}

/// The values that are taken.
pub fn valid_values(values: &str) -> String {
    format!("expected one of: {values}")
}

/// The range of `--width`.
pub fn width_range() -> &'static str {
    "expected 20 to 400"
}

/// Where to look.
pub fn see_help() -> &'static str {
    "`stairwise --help` shows what can be typed"
}
