#!/usr/bin/env bash
# Times `stairwise check` with a right program for hdu4315 as a whole process against what people write without it: a shell loop
# of a generator, a brute force and the program, one case a turn. Prints cases a second of both, and their ratio. The program
# and the loop's two are in C++ (-O2), so that the loop is as fast as it can be. Needs g++ and awk.
#
#     benches/check-against-loop.sh [TURNS_OF_THE_LOOP [CHECKS]]
set -euo pipefail
cd "$(dirname "$0")/.."
turns=${1:-2000}
checks=${2:-5}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

target=${CARGO_TARGET_DIR:-target}
cargo build --release --quiet
stairwise=$(realpath "$target/release/stairwise")
cd "$folder"

cat > program.cpp << 'END'
#include <cstdio>
#include <vector>
int main() {
    int n, k;
    while (scanf("%d %d", &n, &k) == 2) {
        std::vector<int> cells(n);
        for (int &cell : cells) scanf("%d", &cell);
        int sum = 0;
        for (int i = n - 1; i > 0; i -= 2) sum ^= cells[i] - cells[i - 1] - 1;
        if (n % 2) sum ^= k == 2 ? cells[0] - 1 : cells[0];
        puts(k == 1 || sum ? "Alice" : "Bob");
    }
}
END
cat > brute.cpp << 'END'
#include <cstdio>
#include <map>
#include <vector>
// Cells from the top down; those on the top are gone. The king's place is the number of people above him.
std::map<std::pair<std::vector<int>, int>, bool> known;
bool wins(const std::vector<int> &cells, int king) {
    auto [found, fresh] = known.insert({{cells, king}, false});
    if (!fresh) return found->second;
    bool won = false;
    for (int i = 0; i < (int)cells.size() && !won; i++) {
        for (int to = i ? cells[i - 1] + 1 : 0; to < cells[i] && !won; to++) {
            std::vector<int> next = cells;
            if (to > 0) {
                next[i] = to;
                won = !wins(next, king);
            } else if (i == king) {
                won = true;
            } else {
                next.erase(next.begin());
                won = !wins(next, king - 1);
            }
        }
    }
    return known[{cells, king}] = won;
}
int main() {
    int n, k;
    while (scanf("%d %d", &n, &k) == 2) {
        std::vector<int> cells(n);
        for (int &cell : cells) scanf("%d", &cell);
        puts(wins(cells, k - 1) ? "Alice" : "Bob");
    }
}
END
cat > generator.cpp << 'END'
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
int main(int, char **args) {
    std::mt19937 random(atoi(args[1]));
    int cells[14], n = 1 + random() % 6;
    std::iota(cells, cells + 14, 1);
    std::shuffle(cells, cells + 14, random);
    std::sort(cells, cells + n);
    printf("%d %d\n", n, 1 + (int)(random() % n));
    for (int i = 0; i < n; i++) printf("%d%c", cells[i], i < n - 1 ? ' ' : '\n');
}
END
for source in program brute generator; do
    g++ -O2 -std=c++17 -o "$source" "$source.cpp" 2> /dev/null
done

cat > loop.sh << 'END'
turn=0
while [ "$turn" -lt "$1" ]; do
    ./generator "$turn" > case.txt
    ./brute < case.txt > expected.txt
    ./program < case.txt > got.txt
    cmp -s expected.txt got.txt || { cat case.txt; exit 1; }
    turn=$((turn + 1))
done
END

start=$EPOCHREALTIME
sh loop.sh "$turns"
loop=$(echo "$EPOCHREALTIME $start $turns" | awk '{ print $3 / ($1 - $2) }')

for _ in $(seq "$checks"); do
    start=$EPOCHREALTIME
    "$stairwise" check hdu4315 --format json -- ./program > record.json
    seconds=$(echo "$EPOCHREALTIME $start" | awk '{ print $1 - $2 }')
    cases=$(sed 's/.*"cases_tried":\([0-9]*\).*"random_cases":\([0-9]*\).*/\1 \2/' record.json | awk '{ print $1 + $2 }')
    echo "$seconds $cases"
done | sort -n | awk -v loop="$loop" '
    { seconds[NR] = $1; cases = $2 }
    END {
        middle = seconds[int((NR + 1) / 2)]
        printf "check: %d cases in %.2f s (%.2f to %.2f), %.0f a second; shell loop: %.0f a second; ratio %.0f\n",
            cases, middle, seconds[1], seconds[NR], cases / middle, loop, cases / middle / loop
    }'
