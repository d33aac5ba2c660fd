// How many of its random games and damages each build makes.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <vector>

namespace orrery::tests {

#if defined(__EMSCRIPTEN__) || defined(__SANITIZE_ADDRESS__)
inline constexpr bool kFewerRounds = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool kFewerRounds = true;
#else
inline constexpr bool kFewerRounds = false;
#endif
#else
inline constexpr bool kFewerRounds = false;
#endif

/// Of a search's `whole` number of rounds those that this build makes. The native builds make them all. Under sanitizers a
/// round takes 6 times as long, and as WebAssembly up to 20 times, and what is looked for there, faults of memory and another
/// arithmetic, lies in the code and not in the dice: a tenth reaches the same code. They are the first ones, so every build
/// plays the same games. That WebAssembly plays all games as the native build does is shown by the 500 of each that `agreement` plays.
constexpr int rounds(int whole) {
    return !kFewerRounds ? whole : whole < 10 ? 1 : whole / 10;
}

/// Of the things that a test goes through, windows for example, those that this build takes: all, or every third.
template <class T>
std::vector<T> sampled(std::initializer_list<T> all) {
    std::vector<T> out;
    for (std::size_t i = 0; i < all.size(); i += kFewerRounds ? 3 : 1) out.push_back(std::data(all)[i]);
    return out;
}

}  // namespace orrery::tests
