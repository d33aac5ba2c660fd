// Decides how much work a test does in each build and tier.
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
#define ORRERY_SANITIZED 1
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#define ORRERY_SANITIZED 1
#endif
#if defined(ORRERY_SANITIZED) || defined(__EMSCRIPTEN__) || defined(NDEBUG)
#define ORRERY_FEWER_ROUNDS 1
#endif

// TEST_IN_ONE_BUILD replaces TEST where only the builds with all rounds need the test. Such a test checks texts or the tests
// themselves, or counts steps, so the other builds would find nothing more. TEST_NATIVELY does the same for the programs that the
// quick tier runs under sanitizers only: WebAssembly does not need the test.
#ifdef ORRERY_FEWER_ROUNDS
inline constexpr bool kFewerRounds = true;
#ifdef __clang__
#pragma clang diagnostic ignored "-Wunneeded-internal-declaration"             // of functions that only such tests call
#endif
#define TEST_IN_ONE_BUILD(suite, name) template <int> void suite##_##name##_elsewhere()
#else
inline constexpr bool kFewerRounds = false;
#define TEST_IN_ONE_BUILD(suite, name) TEST(suite, name)
#endif

#ifdef __EMSCRIPTEN__
#define TEST_NATIVELY(suite, name) template <int> void suite##_##name##_natively()
#else
#define TEST_NATIVELY(suite, name) TEST(suite, name)
#endif

/// Returns whether this is the deep tier (`./dev test --deep` sets ORRERY_DEEP=1).
inline bool is_deep_tier() {
    static const char* const told = std::getenv("ORRERY_DEEP");
    return told != nullptr && std::string_view(told) == "1";
}

/// Returns whether this build searches everything: `check`, in the deep tier. A round takes
/// 6 times as long under sanitizers and up to 20 times as long as WebAssembly. These builds and `native` look for memory faults, for
/// differences in arithmetic, and for what the optimiser does. Such faults depend on the code and not on the dice, so in both tiers
/// they search as far as it takes to reach the same code.
inline bool is_deep() { return !kFewerRounds && is_deep_tier(); }

/// Returns whether this build plays the tournaments of computer players: `native`, in the deep tier, where they take half as long as
/// in `check`.
inline bool plays_tournaments() {
#ifdef NDEBUG
    return is_deep_tier();
#else
    return false;
#endif
}

/// Returns the number of rounds that this build makes of a search with `whole` rounds. `check` makes all of them in the deep tier and
/// half of them in the quick one, the other builds a tenth. A build always makes the first rounds, so
/// all builds play the same games. The test `agreement` shows that WebAssembly plays all games like `check`.
inline int rounds(int whole) {
    const int part = kFewerRounds ? 10 : is_deep() ? 1 : 2;
    return whole < part ? 1 : whole / part;
}

/// Returns the interval between the positions that a search examines. The moves in between are still played by the rules.
inline int stride() { return kFewerRounds ? 4 : 1; }

/// Returns those of the items of a test (window sizes, for example) that this build and tier use: all of them in the deep
/// tier of `check`, otherwise every third.
template <class T>
std::vector<T> sampled(std::initializer_list<T> all) {
    const std::size_t step = is_deep() ? 1 : 3;
    std::vector<T> out;
    for (std::size_t i = 0; i < all.size(); i += step) out.push_back(std::data(all)[i]);
    return out;
}

/// Returns the numbers of seats that a search covers: all of them, or the smallest and the largest where there are fewer
/// rounds.
inline std::vector<int> seat_counts(std::initializer_list<int> all) {
    if (stride() == 1) return all;
    return {*all.begin(), *(all.end() - 1)};
}

}  // namespace orrery::tests
