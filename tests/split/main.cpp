#include "sample.h"

#define EXPORTED extern "C" [[gnu::used, gnu::noinline, gnu::visibility("default")]]

namespace {

const Labelled labels[] = {{'a', &kUnaligned[0]}, {'b', &kUnaligned[2]}};

// The part is entered through addresses of its functions.
int (*volatile sum)(int) = part_sum;
const Row* (*volatile row)(int) = part_row;
const char* (*volatile words)(int) = part_words;
int (*volatile mixer)(int) = part_mixed;
int (*volatile spinner)(int) = part_spun;

int own_spun(int n) { return orrery::spun(n); }
int (*volatile own_spinner)(int) = own_spun;

}  // namespace

/// An index with a lower bound far above 0: the code contains an address 600 bytes before the table.
EXPORTED int far(int year) { return kFar[year - 150]; }

/// The address is the offset of a load.
EXPORTED int fixed() { return kFixed[0]; }

EXPORTED int value_of_high_half(unsigned long long both) {
    return *reinterpret_cast<const int*>(static_cast<unsigned long>(both >> 32));
}
/// The address is the upper half of a constant of 64 bits.
EXPORTED int half() {
    return value_of_high_half(static_cast<unsigned long long>(reinterpret_cast<unsigned long>(&kHalf[1])) << 32 | 7);
}

/// The address lies in a constant, at an odd address.
EXPORTED int unaligned(int at) { return *labels[at & 1].value; }

/// Rows of three bytes: the optimiser multiplies the address by the inverse of 3.
EXPORTED int number_of_row(int at) { return static_cast<int>(row(at) - kRows); }

EXPORTED int sum_of_part(int from) { return sum(from); }
EXPORTED int letter_of_part(int at) { return words(at)[0]; }
EXPORTED int mixed_here(int n) { return orrery::mixed(n); }
EXPORTED int mixed_by_part(int n) { return mixer(n); }
EXPORTED int spun_here(int n) { return own_spinner(n); }
EXPORTED int spun_by_part(int n) { return spinner(n); }
