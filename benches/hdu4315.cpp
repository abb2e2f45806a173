// The usual program for HDU 4315: scanf, an array, XOR. What `stairwise solve` is measured against.
#include <cstdio>

static int cell[1000000];

int main() {
    int people, king;
    while (scanf("%d %d", &people, &king) == 2) {
        for (int i = 0; i < people; i++) scanf("%d", &cell[i]);
        int sum = 0;
        if (king != 1) {
            int i = people - 1;
            for (; i >= 1; i -= 2) sum ^= cell[i] - cell[i - 1] - 1;
            if (i == 0) sum ^= king == 2 ? cell[0] - 1 : cell[0];
        }
        puts(king == 1 || sum != 0 ? "Alice" : "Bob");
    }
}
