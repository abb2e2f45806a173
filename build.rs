//! Lists the lessons that are bundled: every file of `lessons`, for `src/lessons/register.rs`.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() {
    let home = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let out = env::var("OUT_DIR").expect("cargo sets it");
    let mut text = String::new();
    for lang in ["en", "zh"] {
        let folder = Path::new(&home).join("lessons").join(lang);
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut paths: Vec<_> =
            fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
        paths.sort();
        write!(text, "static {}: &[(&str, &str)] = &[", lang.to_uppercase()).expect("memory");
        for path in paths {
            let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
            let path = path.to_str().expect("the folder has a name that is text");
            write!(text, "({name:?}, include_str!({path:?})),").expect("memory");
        }
        text.push_str("];\n");
    }
    fs::write(Path::new(&out).join("lessons.rs"), text).expect("the folder for what is built");
}
