// A program of two parts. The main program uses constants of the part in such ways that their own addresses do not occur in its
// code.
#pragma once

struct Row {
    unsigned char a, b, c;
};

struct [[gnu::packed]] Labelled {
    char label;
    const int* value;
};

extern const int kFar[200];
extern const int kFixed[3];
extern const int kHalf[4];
extern const int kUnaligned[4];
extern const Row kRows[100];

int part_mixed(int n);
int part_spun(int n);
int part_sum(int from);
const Row* part_row(int at);
const char* part_words(int at);

namespace orrery {
namespace {

// Both files have this function as their own, under the same name.
[[gnu::noinline]] int mixed(int n) {
    for (int i = 0; i < 7; ++i) {
        n = (n << 3 ^ n >> 5) * 31 + (n & 0x1234567) * 77 - (n | 0x7654321) % 1009;
        n ^= (n ^ 0x55aa55aa) / 13 + (n * 3 & 0xff00ff) * 5 + (n >> 7 & 0x3fffff) * 19 - (n & 0x0f0f0f0f) % 257;
    }
    return n;
}

}  // namespace

/// Content of equal functions with different names.
[[gnu::always_inline]] inline int spun(int n) {
    for (int i = 0; i < 5; ++i) n = (n << 2 ^ n >> 3) * 29 + (n & 0x2345671) * 71 - (n | 0x6543217) % 1013;
    return n;
}

}  // namespace orrery
