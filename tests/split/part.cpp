#include "sample.h"

#define FIVE(n) n, n + 1, n + 2, n + 3, n + 4
#define TWENTY(n) FIVE(n), FIVE(n + 5), FIVE(n + 10), FIVE(n + 15)
#define HUNDRED(n) TWENTY(n), TWENTY(n + 20), TWENTY(n + 40), TWENTY(n + 60), TWENTY(n + 80)
#define ROW(n) {n, n + 1, n + 2}
#define FIVE_ROWS(n) ROW(n), ROW(n + 1), ROW(n + 2), ROW(n + 3), ROW(n + 4)
#define TEN_ROWS(n) FIVE_ROWS(n), FIVE_ROWS(n + 5)

const int kFar[200] = {HUNDRED(1000), HUNDRED(1100)};
const int kFixed[3] = {41, 42, 43};
const int kHalf[4] = {21, 22, 23, 24};
const int kUnaligned[4] = {31, 32, 33, 34};
const Row kRows[100] = {TEN_ROWS(1), TEN_ROWS(11), TEN_ROWS(21), TEN_ROWS(31), TEN_ROWS(41),
                        TEN_ROWS(51), TEN_ROWS(61), TEN_ROWS(71), TEN_ROWS(81), TEN_ROWS(91)};

int part_mixed(int n) { return orrery::mixed(n); }
int part_spun(int n) { return orrery::spun(n); }

int part_sum(int from) {
    int sum = 0;
    for (int i = from & 3; i < 4; ++i) sum += kFar[i] + kFixed[i % 3] + kHalf[i] + kUnaligned[i];
    return sum;
}

const Row* part_row(int at) { return &kRows[at % 100]; }

const char* part_words(int at) {
    static const char* const words[] = {"only the part says this", "and this, which is said by the part as well"};
    return words[at & 1];
}
