//! What is said of a command line that is not understood, in Chinese.
//!
//! Never here: anything but words.

/// An option without its value.
pub fn value_missing(argument: &str) -> String {
    format!("`{argument}` 缺少值")
}

/// A value that an option or argument does not take.
pub fn bad_value(value: &str, argument: &str) -> String {
    format!("`{argument}` 不能是 `{value}`")
}

/// An option that does not exist here.
pub fn unknown_argument(argument: &str) -> String {
    format!("这里不能有 `{argument}`")
}

/// A command that does not exist.
pub fn unknown_command(command: &str) -> String {
    format!("没有命令 `{command}`")
}

/// An argument is missing.
pub fn missing(argument: &str) -> String {
    format!("缺少 {argument}")
}

/// Too many values.
pub fn too_many(argument: &str) -> String {
    format!("`{argument}` 的值太多")
}

/// An option is given twice.
pub fn twice(argument: &str) -> String {
    format!("`{argument}` 只能写一次")
}

/// Two that cannot be given together.
pub fn not_together(argument: &str, other: &str) -> String {
    format!("`{argument}` 和 `{other}` 不能同时使用")
}

/// The values that are taken.
pub fn valid_values(values: &str) -> String {
    format!("可以是：{values}")
}

/// The range of `--width`.
pub fn width_range() -> &'static str {
    "应为 20 到 400"
}

/// Where to look.
pub fn see_help() -> &'static str {
    "`stairwise --help` 说明可以输入什么"
}
