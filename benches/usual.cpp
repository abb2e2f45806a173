// The usual programs for the problems, as people write them: scanf, an array, XOR. The problem is the argument. What
// `stairwise solve` is measured against.
#include <algorithm>
#include <cstdio>
#include <cstring>

static long long a[2000000];
static int depth[2000000];

static long long read() {
    long long number;
    return scanf("%lld", &number) == 1 ? number : -1;
}

static int list(int n) {
    for (int i = 0; i < n; i++) a[i] = read();
    return n;
}

static void hdu4315() {
    int people, king;
    while (scanf("%d %d", &people, &king) == 2) {
        list(people);
        long long sum = 0;
        int i = people - 1;
        for (; i >= 1; i -= 2) sum ^= a[i] - a[i - 1] - 1;
        if (i == 0) sum ^= king == 2 ? a[0] - 1 : a[0];
        puts(king == 1 || sum != 0 ? "Alice" : "Bob");
    }
}

static void poj2975() {
    for (int n; (n = read()) > 0;) {
        list(n);
        long long sum = 0;
        for (int i = 0; i < n; i++) sum ^= a[i];
        int moves = 0;
        for (int i = 0; i < n; i++) moves += (a[i] ^ sum) < a[i];
        printf("%d\n", moves);
    }
}

static void acwing892() {
    int n = list(read());
    long long sum = 0;
    for (int i = 0; i < n; i += 2) sum ^= a[i];
    puts(sum ? "Yes" : "No");
}

static void cses1099() {
    for (int tests = read(); tests-- > 0;) {
        int n = list(read());
        long long sum = 0;
        for (int i = 1; i < n; i += 2) sum ^= a[i];
        puts(sum ? "first" : "second");
    }
}

static void hdu5996() {
    for (int tests = read(); tests-- > 0;) {
        int n = read();
        for (int i = 1; i < n; i++) depth[i] = depth[read()] + 1;
        long long sum = 0;
        for (int i = 0; i < n; i++) {
            long long stones = read();
            if (depth[i] % 2) sum ^= stones;
        }
        puts(sum ? "win" : "lose");
    }
}

static void hdu3389() {
    int tests = read();
    for (int test = 1; test <= tests; test++) {
        int n = list(read());
        long long sum = 0;
        for (int i = 1; i <= n; i++)
            if (i % 6 == 0 || i % 6 == 2 || i % 6 == 5) sum ^= a[i - 1];
        printf("Case %d: %s\n", test, sum ? "Alice" : "Bob");
    }
}

static void poj1704() {
    for (int tests = read(); tests-- > 0;) {
        int n = list(read());
        std::sort(a, a + n);
        long long sum = 0;
        for (int i = n - 1; i >= 0; i -= 2) sum ^= a[i] - (i ? a[i - 1] : 0) - 1;
        puts(sum ? "Georgia will win" : "Bob will win");
    }
}

static void bzoj1115() {
    for (int tests = read(); tests-- > 0;) {
        int n = list(read());
        long long sum = 0;
        for (int i = n - 1; i >= 0; i -= 2) sum ^= a[i] - (i ? a[i - 1] : 0);
        puts(sum ? "TAK" : "NIE");
    }
}

static void stonegamestrategist() {
    int n = list(read());
    auto difference = [&](int i) { return a[i] - (i ? a[i - 1] : 0); };
    long long sum = 0;
    for (int i = n - 1; i >= 0; i -= 2) sum ^= difference(i);
    long long least = 0;
    int pile = -1;
    for (int i = 0; i < n; i++) {
        // Stones from pile i leave its difference for that of pile i + 1; the one that counts must become its XOR with sum.
        bool counts = (n - 1 - i) % 2 == 0;
        long long kept = counts ? difference(i) : difference(i + 1);
        long long take = counts ? kept - (kept ^ sum) : (kept ^ sum) - kept;
        if (take > 0 && take <= difference(i) && (pile < 0 || take < least)) least = take, pile = i;
    }
    if (pile < 0) puts("YOU LOSE");
    else printf("TAKE %lld STONES FROM PILE %d\n", least, pile);
}

static void lightoj1393() {
    int tests = read();
    for (int test = 1; test <= tests; test++) {
        int rows = read(), columns = read();
        long long sum = 0;
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++) {
                long long coins = read();
                if ((rows - row + columns - column) % 2) sum ^= coins;
            }
        printf("Case %d: %s\n", test, sum ? "win" : "lose");
    }
}

static void luogu2575() {
    for (int tests = read(); tests-- > 0;) {
        int sum = 0;
        for (int rows = read(); rows-- > 0;) {
            bool piece[21] = {};
            for (int m = read(); m-- > 0;) piece[read()] = true;
            int empty = 0, run = 0;
            for (int cell = 20; cell >= 1; cell--) {
                if (piece[cell]) {
                    run++;
                } else {
                    if (empty % 2) sum ^= run;
                    empty++;
                    run = 0;
                }
            }
            if (empty % 2) sum ^= run;
        }
        puts(sum ? "YES" : "NO");
    }
}

int main(int, char **argv) {
    struct { const char *name; void (*run)(); } problems[] = {
        {"hdu4315", hdu4315}, {"poj2975", poj2975}, {"acwing892", acwing892}, {"cses1099", cses1099},
        {"hdu5996", hdu5996}, {"hdu3389", hdu3389}, {"poj1704", poj1704}, {"bzoj1115", bzoj1115},
        {"stonegamestrategist", stonegamestrategist}, {"lightoj1393", lightoj1393}, {"luogu2575", luogu2575},
    };
    for (auto &problem : problems)
        if (!strcmp(problem.name, argv[1])) problem.run();
}
