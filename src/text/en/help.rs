//! What `--help` says, in English.
//!
//! Never here: anything but words.

/// The help texts.
pub const WORDS: super::super::HelpWords = super::super::HelpWords {
    about: "Explains, step by step, who wins a game of the staircase-Nim family, and why",
    usage: "Usage:",
    commands: "Commands",
    arguments: "Arguments",
    options: "Options",
    try_these: "Try:",
    example_explain: "who wins, and every step of the reason",
    example_about: "one rule on its own",
    example_list: "every game, problem, rule and term",
    more: "`stairwise --help` shows all commands and options.",
    exit_codes: "Exit codes: 0 fine (a lost position too), 2 bad usage or input, 4 the game tree contradicts the answer \
                 (a defect of stairwise).",
    explain: "Explain a position, or every case of a judge's input",
    solve: "Print only the answers, a line each, as the judge wants them",
    about_command: "Explain one rule, game, problem, mistake or term on its own",
    compare: "Show two positions side by side, or a position and what a mistake makes of it",
    positions: "Two positions with `with` between them, as in hill 1 2 k3 with hill 1 k2 3; or a position and a mistake",
    misere: "The last mover loses instead of winning",
    as_game: "Show the position as `staircase` or as `nim`, and explain that",
    list: "List the games, problems, rules, mistakes and terms",
    completions: "Print a completion script for a shell",
    man: "Print the manual page (roff)",
    topic: "A game (`hill`) or a problem (`hdu4315`)",
    input: "For a game a position, such as 1 2 k4, or - to read one a line; for a problem a file, or - for standard input \
            (the default)",
    problem: "A problem (`hdu4315`)",
    file: "The judge's input; - or nothing for standard input",
    word: "A rule (`hill.king-first`), game, problem, mistake (`hill.no-king-second`) or term (`nim-sum`)",
    kind: "Only these: games, problems, rules, mistakes or terms",
    game: "Only the rules or mistakes of this game or problem",
    shell: "bash, zsh, fish, elvish or powershell",
    case: "Only case N, or the cases N..M, both included",
    format: "How it is shown: table, prose (sentences without any drawing), json (a line a case), markdown, or judge (the \
             case as the problem's input)",
    format_about: "How it is shown: table, prose, markdown, or judge (the position that refutes a mistake, as the problem's input)",
    format_page: "How it is shown: table, prose or markdown",
    detail: "How much is told: brief (a line a step), steps, or proof (also why each rule holds)",
    full: "Show every row of long lists",
    verify: "Search the game tree of larger positions too, up to 2,000,000 positions",
    lang: "en or zh; otherwise taken from LC_ALL, LC_MESSAGES or LANG",
    color: "auto, always or never; auto heeds NO_COLOR, CLICOLOR and CLICOLOR_FORCE",
    ascii: "Draw lines with ASCII characters only",
    width: "The width in columns, 20 to 400; otherwise the terminal's, or 80",
    help: "Show this help",
    version: "Show the version",
};
