#!/usr/bin/env bash
# Times `stairwise solve` as a whole process against the usual C++ programs (scanf, -O2), turn by turn on the same large
# input, which is made here. Prints the median ratio of each problem. Needs g++ and awk.
#
#     benches/whole-process.sh [PAIRS [PROBLEM...]]
set -euo pipefail
cd "$(dirname "$0")/.."
pairs=${1:-5}
shift || true
problems=("$@")
[ ${#problems[@]} -gt 0 ] || problems=(
    hdu4315 poj2975 acwing892 cses1099 hdu5996 hdu3389 poj1704 bzoj1115 stonegamestrategist lightoj1393 luogu2575
)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

target=${CARGO_TARGET_DIR:-target}
cargo build --release --quiet
g++ -O2 -o "$folder/usual" benches/usual.cpp 2>/dev/null

# A large input of a problem, within the judge's limits for one case, but with more cases. stonegamestrategist has one case,
# in a format of ours without limits: the judge's own, at most 50 piles, would time nothing but the start of a process.
make_input() {
    awk -v problem="$1" '
        function rising(n, gap,    i, cell) {
            cell = 0
            for (i = 0; i < n; i++) { cell += 1 + int(rand() * gap); printf "%d%s", cell, i < n - 1 ? " " : "\n" }
        }
        function any(n, most,    i) {
            for (i = 0; i < n; i++) printf "%d%s", int(rand() * (most + 1)), i < n - 1 ? " " : "\n"
        }
        BEGIN {
            srand(4315)
            if (problem == "hdu4315") for (i = 0; i < 20000; i++) { print 1000, 1 + int(rand() * 1000); rising(1000, 180) }
            if (problem == "poj2975") { for (i = 0; i < 5000; i++) { print 1000; any(1000, 1e9) } print 0 }
            if (problem == "acwing892") { print 100000; any(100000, 1e9) }
            if (problem == "cses1099") { print 20; for (i = 0; i < 20; i++) { print 200000; any(200000, 1e9) } }
            if (problem == "hdu5996") {
                print 40
                for (i = 0; i < 40; i++) {
                    print 100000
                    for (node = 1; node < 100000; node++) printf "%d%s", int(rand() * node), node < 99999 ? " " : "\n"
                    any(100000, 134217727)
                }
            }
            if (problem == "hdu3389") { print 1000; for (i = 0; i < 1000; i++) { print 10000; any(10000, 100) } }
            if (problem == "poj1704") { print 5000; for (i = 0; i < 5000; i++) { print 1000; rising(1000, 18) } }
            if (problem == "bzoj1115") { print 5000; for (i = 0; i < 5000; i++) { print 1000; rising(1000, 18) } }
            if (problem == "stonegamestrategist") { print 1000000; rising(1000000, 18) }
            if (problem == "lightoj1393") {
                print 100
                for (i = 0; i < 100; i++) { print 200, 250; for (row = 0; row < 200; row++) any(250, 1e9) }
            }
            if (problem == "luogu2575") {
                print 2000
                for (i = 0; i < 2000; i++) {
                    print 100
                    for (row = 0; row < 100; row++) {
                        pieces = 0
                        line = ""
                        for (cell = 1; cell <= 20; cell++) if (rand() < 0.5) { pieces++; line = line " " cell }
                        print pieces line
                    }
                }
            }
        }'
}

seconds() {
    local start=$EPOCHREALTIME
    "$@" < "$folder/input" > "$folder/out" 2> /dev/null
    echo "$EPOCHREALTIME $start" | awk '{ print $1 - $2 }'
}

for problem in "${problems[@]}"; do
    make_input "$problem" > "$folder/input"
    : > "$folder/pairs"
    for _ in $(seq "$pairs"); do
        usual=$(seconds "$folder/usual" "$problem")
        mv "$folder/out" "$folder/expected"
        ours=$(seconds "$target/release/stairwise" solve "$problem")
        cmp "$folder/expected" "$folder/out"
        echo "$usual $ours" | awk '{ print $1 / $2, $1, $2 }' >> "$folder/pairs"
    done
    sort -n "$folder/pairs" | awk -v problem="$problem" -v bytes="$(wc -c < "$folder/input")" '
        { ratio[NR] = $1; usual[NR] = $2; ours[NR] = $3 }
        END {
            middle = int((NR + 1) / 2)
            printf "%-19s %4.0f MB   C++ %.3f s   stairwise %.3f s   median ratio %.1f (%.1f to %.1f)\n",
                problem, bytes / 1e6, usual[middle], ours[middle], ratio[middle], ratio[1], ratio[NR]
        }'
done
