#!/usr/bin/env bash
# Times `stairwise solve hdu4315` as a whole process against the usual C++ program (scanf, -O2), turn by turn on the same
# file: 20,000 cases of 1,000 people. Prints each pair and the median ratio. Needs g++ and awk.
set -euo pipefail
cd "$(dirname "$0")/.."
pairs=${1:-7}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cargo build --release --quiet
g++ -O2 -o "$folder/usual" benches/hdu4315.cpp 2>/dev/null
# 1,000 increasing cells up to 100,000, the gaps drawn anew for each case.
awk 'BEGIN {
    srand(4315)
    for (i = 0; i < 20000; i++) {
        printf "1000 %d\n", 1 + int(rand() * 1000)
        cell = 0
        for (p = 0; p < 1000; p++) { cell += 1 + int(rand() * 180); printf "%d%s", cell, p < 999 ? " " : "\n" }
    }
}' > "$folder/cases"
ls -l "$folder/cases" | awk '{ printf "%.0f MB, %d pairs\n", $5 / 1e6, '"$pairs"' }'

seconds() { local start=$EPOCHREALTIME; "$@" < "$folder/cases" > "$folder/out"; echo "$EPOCHREALTIME $start" | awk '{ print $1 - $2 }'; }

for _ in $(seq "$pairs"); do
    usual=$(seconds "$folder/usual"); mv "$folder/out" "$folder/expected"
    ours=$(seconds target/release/stairwise solve hdu4315)
    cmp "$folder/expected" "$folder/out"
    echo "$usual $ours" | awk '{ printf "C++ %.3f s   stairwise %.3f s   ratio %.1f\n", $1, $2, $1 / $2 }'
done | tee "$folder/pairs"
awk '{ print $NF }' "$folder/pairs" | sort -n | awk '{ a[NR] = $1 } END { print "median ratio", a[int((NR + 1) / 2)] }'
