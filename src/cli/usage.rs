//! A command line that is not understood, in the user's language.
//!
//! Never here: faults of an input.

use std::io::{self, Write};

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::failure;
use super::world::Style;
use crate::input::clean;
use crate::text::say;

/// Says what is wrong with a command line.
#[expect(clippy::wildcard_enum_match_arm, reason = "the kinds of errors are clap's, and more may come")]
pub(super) fn tell(error: &clap::Error, style: &Style, talk: &mut dyn Write) -> io::Result<()> {
    let lang = style.lang;
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => clean(text.as_bytes()),
        Some(ContextValue::Strings(texts)) => {
            texts.iter().map(|text| clean(text.as_bytes())).collect::<Vec<_>>().join(", ")
        }
        Some(other) => clean(other.to_string().as_bytes()),
        None => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    let valid = context(ContextKind::ValidValue);
    let what = match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => say!(lang, usage::value_missing(&argument)),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => say!(lang, usage::bad_value(&value, &argument)),
        ErrorKind::UnknownArgument => say!(lang, usage::unknown_argument(&argument)),
        ErrorKind::InvalidSubcommand => say!(lang, usage::unknown_command(&context(ContextKind::InvalidSubcommand))),
        ErrorKind::MissingRequiredArgument => say!(lang, usage::missing(&argument)),
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => say!(lang, usage::too_many(&argument)),
        ErrorKind::ArgumentConflict => say!(lang, usage::twice(&argument)),
        // What remains cannot come from this command line today; its own words are better than none.
        _ => clean(error.kind().as_str().unwrap_or("?").as_bytes()),
    };
    let mut help = Vec::new();
    if !valid.is_empty() {
        help.push(say!(lang, usage::valid_values(&valid)));
    }
    if argument.starts_with("--width") {
        help.push(say!(lang, usage::width_range()).to_owned());
    }
    if error.kind() == ErrorKind::UnknownArgument
        && !argument.starts_with('-')
        && context(ContextKind::Usage).contains(" check ")
    {
        help.push(say!(lang, check::behind_dashes(&argument)));
    }
    for kind in [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue] {
        let near = context(kind);
        if !near.is_empty() {
            help.push(say!(lang, faults::did_you_mean(&near)));
        }
    }
    help.push(say!(lang, usage::see_help()).to_owned());
    failure::tell(&what, &help, style, talk)
}
