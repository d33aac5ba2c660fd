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
extern const int kHalf[4];
extern const int kUnaligned[4];
extern const Row kRows[100];

int part_mixed(int n);
int part_sum(int from);
const Row* part_row(int at);
const char* part_words(int at);
