// How much of its work a test does in which build and in which tier.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <iterator>
#include <string_view>
#include <vector>

namespace orrery::tests {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ORRERY_FEWER_ROUNDS 1
#endif
#endif
#if defined(__EMSCRIPTEN__) || defined(__SANITIZE_ADDRESS__)
#define ORRERY_FEWER_ROUNDS 1
#endif

// TEST_IN_ONE_BUILD stands in place of TEST where only the builds that make all rounds have the test: it looks at texts or at
// the tests themselves, or counts steps, and the others would find nothing more.
#ifdef ORRERY_FEWER_ROUNDS
inline constexpr bool kFewerRounds = true;
#define TEST_IN_ONE_BUILD(suite, name) template <int> void suite##_##name##_elsewhere()
#else
inline constexpr bool kFewerRounds = false;
#define TEST_IN_ONE_BUILD(suite, name) TEST(suite, name)
#endif

/// True in the deep tier: `./dev test --deep` sets ORRERY_DEEP=1.
inline bool is_deep() {
    static const char* const told = std::getenv("ORRERY_DEEP");
    return told != nullptr && std::string_view(told) == "1";
}

/// Number of rounds that this build makes of a search with `whole` rounds. The native build makes all of them in the deep
/// tier and half of them in the quick one. Under sanitizers a round takes 6 times as long, and as WebAssembly up to 20 times;
/// these builds look for faults of memory and for a different arithmetic, which lie in the code and not in the dice, so a
/// tenth (deep: a third) reaches the same code. They are always the first rounds, so every build plays the same games. That
/// WebAssembly plays all games as the native build does is shown by `agreement`.
inline int rounds(int whole) {
    const int part = kFewerRounds ? (is_deep() ? 3 : 10) : (is_deep() ? 1 : 2);
    return whole < part ? 1 : whole / part;
}

/// A search looks at one position in so many. Where there are fewer rounds, the rules are still played move by move.
inline int stride() { return kFewerRounds && !is_deep() ? 4 : 1; }

/// Those of the things that a test goes through (windows, for example) that this build and tier take: all in the deep tier
/// of the native build, otherwise every third.
template <class T>
std::vector<T> sampled(std::initializer_list<T> all) {
    const std::size_t step = kFewerRounds || !is_deep() ? 3 : 1;
    std::vector<T> out;
    for (std::size_t i = 0; i < all.size(); i += step) out.push_back(std::data(all)[i]);
    return out;
}

/// The numbers of seats that a search goes through: all, or where there are fewer rounds the least and the most.
inline std::vector<int> seat_counts(std::initializer_list<int> all) {
    if (stride() == 1) return all;
    return {*all.begin(), *(all.end() - 1)};
}

}  // namespace orrery::tests
