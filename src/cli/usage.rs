//! A command line that is not understood, in the user's language.
//!
//! Never here: faults of an input.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::input::clean;
use crate::text::{Lang, say};

/// What clap tells of an error.
fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => clean(text.as_bytes()),
        Some(ContextValue::Strings(texts)) => {
            texts.iter().map(|text| clean(text.as_bytes())).collect::<Vec<_>>().join(", ")
        }
        Some(other) => clean(other.to_string().as_bytes()),
        None => String::new(),
    }
}

/// What is wrong.
#[expect(clippy::wildcard_enum_match_arm, reason = "the kinds of errors are clap's, and more may come")]
pub(super) fn title(error: &Error, lang: Lang) -> String {
    let argument = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => say!(lang, usage::value_missing(&argument)),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => say!(lang, usage::bad_value(&value, &argument)),
        ErrorKind::UnknownArgument => say!(lang, usage::unknown_argument(&argument)),
        ErrorKind::InvalidSubcommand => {
            say!(lang, usage::unknown_command(&context(error, ContextKind::InvalidSubcommand)))
        }
        ErrorKind::MissingRequiredArgument => say!(lang, usage::missing(&argument)),
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues => say!(lang, usage::too_many(&argument)),
        ErrorKind::ArgumentConflict => {
            let other = context(error, ContextKind::PriorArg);
            if other == argument {
                say!(lang, usage::twice(&argument))
            } else {
                say!(lang, usage::not_together(&argument, &other))
            }
        }
        // What remains cannot come from this command line today; its own words are better than none.
        _ => clean(error.kind().as_str().unwrap_or("?").as_bytes()),
    }
}

/// What to do.
pub(super) fn help(error: &Error, lang: Lang) -> Vec<String> {
    let argument = context(error, ContextKind::InvalidArg);
    let valid = context(error, ContextKind::ValidValue);
    let mut help = Vec::new();
    if !valid.is_empty() {
        help.push(say!(lang, usage::valid_values(&valid)));
    }
    if argument.starts_with("--width") {
        help.push(say!(lang, usage::width_range()).to_owned());
    }
    if error.kind() == ErrorKind::UnknownArgument
        && !argument.starts_with('-')
        && context(error, ContextKind::Usage).contains(" check ")
    {
        help.push(say!(lang, check::behind_dashes(&argument)));
    }
    for kind in [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue] {
        let near = context(error, kind);
        if !near.is_empty() {
            help.push(say!(lang, faults::did_you_mean(&near)));
        }
    }
    help.push(say!(lang, usage::see_help()).to_owned());
    help
}
