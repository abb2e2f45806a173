//! The colours, by role.
//!
//! Never here: a meaning that colour alone carries; without colours every page says the same.

use owo_colors::Style;

/// What a piece of text is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Role {
    /// Nothing special.
    #[default]
    Plain,
    /// The name of a game, the title of a step.
    Title,
    /// The number of a step.
    Number,
    /// The head of a column, an id, a remark.
    Quiet,
    /// A strong word.
    Strong,
    /// What can be typed.
    Typed,
    /// The king, or the dollar.
    King,
    /// A pile that counts.
    Kept,
    /// A pile that does not.
    Dropped,
    /// A pile that a rule has changed, a digit that decides.
    Changed,
    /// The winner.
    Win,
    /// A warning about the page itself.
    Alarm,
}

/// Turns roles into colours, or leaves them all plain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette {
    colour: bool,
}

impl Palette {
    /// A palette that uses colours, or none.
    #[must_use]
    pub fn new(colour: bool) -> Self {
        Self { colour }
    }

    /// The style of `role`: the sixteen colours that a reader has chosen, and no backgrounds.
    #[must_use]
    pub fn style(self, role: Role) -> Style {
        let style = Style::new();
        if !self.colour {
            return style;
        }
        match role {
            Role::Plain => style,
            Role::Title | Role::Strong | Role::Kept => style.bold(),
            Role::Quiet | Role::Dropped => style.dimmed(),
            Role::Typed => style.cyan(),
            Role::King => style.magenta().bold(),
            Role::Number | Role::Changed => style.cyan().bold(),
            Role::Win => style.green().bold(),
            Role::Alarm => style.red().bold(),
        }
    }

    /// `text` in the colours of `role`. Spaces behind it stay plain, so that they can be cut off at the end of a line.
    #[must_use]
    pub fn paint(self, role: Role, text: &str) -> String {
        let inked = text.trim_end();
        if !self.colour || role == Role::Plain || inked.is_empty() {
            return text.to_owned();
        }
        format!("{}{}", self.style(role).style(inked), &text[inked.len()..])
    }
}
