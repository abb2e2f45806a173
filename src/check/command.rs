//! Which program a command names, and why it names none.
//!
//! Never here: a sentence, a look at the environment, or the run itself.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::Read;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

/// Why a command cannot be run. Names are as they were typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unusable {
    /// There is no such program.
    NotFound {
        /// Its name. One with a blank may be a whole command line that was put into quotes.
        name: OsString,
        /// Whether a program of that name is in the current folder, where it is not looked for without `./`.
        here: bool,
    },
    /// It is a file that may not be executed.
    NotExecutable {
        /// Its name.
        name: OsString,
    },
    /// It is the source of a program.
    SourceFile {
        /// Its name.
        name: OsString,
        /// What it is written in.
        language: Language,
    },
    /// It is a folder.
    Folder {
        /// Its name.
        name: OsString,
    },
}

/// The languages that people answer judges in, each known by the ending of a file's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// `.c`
    C,
    /// `.cpp`, `.cc`, `.cxx`
    Cpp,
    /// `.go`
    Go,
    /// `.java`
    Java,
    /// `.js`
    JavaScript,
    /// `.kt`
    Kotlin,
    /// `.pas`
    Pascal,
    /// `.py`
    Python,
    /// `.rs`
    Rust,
}

/// What to type so that a source can be run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recipe {
    /// First, where the language wants it: compile it.
    pub compile: Option<String>,
    /// The command that runs it.
    pub run: String,
}

impl Language {
    /// The language of a file of that name.
    #[must_use]
    pub fn of(name: &Path) -> Option<Self> {
        Some(match name.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "c" => Self::C,
            "cpp" | "cc" | "cxx" => Self::Cpp,
            "go" => Self::Go,
            "java" => Self::Java,
            "js" => Self::JavaScript,
            "kt" => Self::Kotlin,
            "pas" => Self::Pascal,
            "py" => Self::Python,
            "rs" => Self::Rust,
            _ => return None,
        })
    }

    /// What is usually typed to run the source `file`, with quotes where a shell needs them.
    #[must_use]
    pub fn recipe(self, file: &Path) -> Recipe {
        let source = quoted(file);
        let compiled = |compile: String| Recipe { compile: Some(compile), run: "./a.out".to_owned() };
        let run = |run: String| Recipe { compile: None, run };
        match self {
            Self::C => compiled(format!("gcc -O2 {source} -o a.out")),
            Self::Cpp => compiled(format!("g++ -O2 {source} -o a.out")),
            Self::Go => compiled(format!("go build -o a.out {source}")),
            Self::Pascal => compiled(format!("fpc -O2 {source} -oa.out")),
            Self::Rust => compiled(format!("rustc -O {source} -o a.out")),
            Self::Kotlin => Recipe {
                compile: Some(format!("kotlinc {source} -include-runtime -d a.jar")),
                run: "java -jar a.jar".to_owned(),
            },
            Self::Java => {
                let class = quoted(Path::new(file.file_stem().unwrap_or_default()));
                let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
                let folder = folder.map(|folder| format!("-cp {} ", quoted(folder))).unwrap_or_default();
                Recipe { compile: Some(format!("javac {source}")), run: format!("java {folder}{class}") }
            }
            Self::JavaScript => run(format!("node {source}")),
            Self::Python => run(format!("python3 {source}")),
        }
    }
}

/// A name as a shell takes it for one word.
#[must_use]
pub fn quoted(name: &Path) -> String {
    let name = name.to_string_lossy();
    let plain = |c: char| c.is_alphanumeric() || "/._-+=@%,:".contains(c);
    if !name.is_empty() && name.chars().all(plain) {
        return name.into_owned();
    }
    format!("'{}'", name.replace('\'', r"'\''"))
}

/// Where the system looks for programs when it was not told.
const USUAL: &str = "/bin:/usr/bin";

/// The program `name`, as `exec` finds it: a path when there is a `/` in it, and else a file in one of the folders `path`.
pub(super) fn find(name: &OsStr, path: Option<&str>) -> Result<PathBuf, Unusable> {
    let kind = Kind::of(Path::new(name));
    let own = || name.to_owned();
    if name.to_string_lossy().contains(MAIN_SEPARATOR) {
        return match kind {
            Kind::Program => Ok(name.into()),
            Kind::Nothing => Err(Unusable::NotFound { name: own(), here: false }),
            Kind::Folder => Err(Unusable::Folder { name: own() }),
            Kind::Source(language) => Err(Unusable::SourceFile { name: own(), language }),
            Kind::Document => Err(Unusable::NotExecutable { name: own() }),
        };
    }
    let mut document = false;
    for folder in std::env::split_paths(path.unwrap_or(USUAL)).filter(|_| !name.is_empty()) {
        // An empty one is the current folder.
        let file = Path::new(".").join(folder).join(name);
        match Kind::of(&file) {
            Kind::Program => return Ok(file),
            Kind::Document => document = true,
            Kind::Nothing | Kind::Folder | Kind::Source(_) => {}
        }
    }
    Err(match kind {
        Kind::Program => Unusable::NotFound { name: own(), here: true },
        Kind::Source(language) => Unusable::SourceFile { name: own(), language },
        Kind::Folder => Unusable::Folder { name: own() },
        Kind::Document => Unusable::NotExecutable { name: own() },
        Kind::Nothing if document => Unusable::NotExecutable { name: own() },
        Kind::Nothing => Unusable::NotFound { name: own(), here: false },
    })
}

/// What a path leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Nothing,
    Folder,
    /// A file that may be executed.
    Program,
    /// A source that does not name its own interpreter; whether it may be executed says nothing on foreign disks.
    Source(Language),
    /// Any other file.
    Document,
}

impl Kind {
    fn of(path: &Path) -> Self {
        let Ok(about) = fs::metadata(path) else { return Self::Nothing };
        if about.is_dir() {
            return Self::Folder;
        }
        let executable = may_be_executed(path);
        match Language::of(path) {
            Some(language) if !(executable && names_interpreter(path)) => Self::Source(language),
            _ if executable => Self::Program,
            _ => Self::Document,
        }
    }
}

#[cfg(unix)]
fn may_be_executed(path: &Path) -> bool {
    rustix::fs::access(path, rustix::fs::Access::EXEC_OK).is_ok()
}

#[cfg(not(unix))]
fn may_be_executed(_: &Path) -> bool {
    true
}

/// Whether a file starts with `#!`.
fn names_interpreter(path: &Path) -> bool {
    let mut start = [0; 2];
    File::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok() && start == *b"#!"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_can_be_pasted_into_a_shell() {
        let recipe = |name: &str| {
            let name = Path::new(name);
            let Recipe { compile, run } = Language::of(name).expect("a source").recipe(name);
            (compile.unwrap_or_default(), run)
        };
        assert_eq!(recipe("a.cpp"), ("g++ -O2 a.cpp -o a.out".to_owned(), "./a.out".to_owned()));
        assert_eq!(recipe("a.PY"), (String::new(), "python3 a.PY".to_owned()));
        assert_eq!(recipe("my sol's.c").0, r"gcc -O2 'my sol'\''s.c' -o a.out");
        assert_eq!(recipe("Main.java"), ("javac Main.java".to_owned(), "java Main".to_owned()));
        assert_eq!(recipe("x y/Main.java"), ("javac 'x y/Main.java'".to_owned(), "java -cp 'x y' Main".to_owned()));
    }

    #[test]
    fn a_name_without_a_slash_is_sought_in_the_folders_alone() {
        let not_found = |name: &str, here| Err(Unusable::NotFound { name: name.into(), here });
        assert_eq!(find("sh".as_ref(), Some("/nowhere:/bin")), Ok("/bin/sh".into()));
        assert_eq!(find("sh".as_ref(), None), Ok("/bin/sh".into()));
        assert_eq!(find("sh".as_ref(), Some("/nowhere")), not_found("sh", false));
        assert_eq!(find("no such thing".as_ref(), None), not_found("no such thing", false));
        assert_eq!(find("".as_ref(), None), not_found("", false));
        assert_eq!(find("/bin/nowhere".as_ref(), None), not_found("/bin/nowhere", false));
    }

    #[test]
    fn the_current_folder_is_looked_at_for_what_was_meant() {
        // Tests run in the project's folder.
        assert_eq!(find("src".as_ref(), None), Err(Unusable::Folder { name: "src".into() }));
        assert_eq!(find("./src".as_ref(), None), Err(Unusable::Folder { name: "./src".into() }));
        assert_eq!(find("Cargo.toml".as_ref(), None), Err(Unusable::NotExecutable { name: "Cargo.toml".into() }));
        assert_eq!(find("./Cargo.toml".as_ref(), None), Err(Unusable::NotExecutable { name: "./Cargo.toml".into() }));
        let source = |name: &str| Err(Unusable::SourceFile { name: name.into(), language: Language::Rust });
        assert_eq!(find("src/lib.rs".as_ref(), None), source("src/lib.rs"));
        // An empty folder in `PATH` is the current one.
        assert_eq!(find(".ci/run".as_ref(), None), Ok(".ci/run".into()));
        assert_eq!(find("run".as_ref(), Some("/nowhere:.ci")), Ok("./.ci/run".into()));
    }
}
