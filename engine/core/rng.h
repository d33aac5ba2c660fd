// Random generator. Every state contains one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery {

/// PCG32 (O'Neill 2014, XSH-RR 64/32). Part of the State, so it is copied, saved and undone with it.
/// Changing a single draw changes every recorded game.
class Rng {
  public:
    explicit Rng(std::uint64_t seed = 0);

    /// Returns a uniform number in [0, n). Precondition: n > 0. Does not use <random>, whose distributions differ between
    /// standard libraries.
    std::uint32_t below(std::uint32_t n) {
        for (;;) {
            const std::uint32_t r = next();
            // Draws below 2^32 mod n would bias the result towards small numbers. That limit is below n and rarely computed.
            if (r >= n || r >= (0u - n) % n) return r % n;
        }
    }
    std::uint64_t next64();

    /// Shuffles with Fisher-Yates, starting at the back. `Pile` needs size() and operator[].
    template <class Pile>
    void shuffle(Pile& pile) {
        for (std::size_t i = pile.size(); i > 1; --i) {
            const std::size_t j = below(static_cast<std::uint32_t>(i));
            const auto held = pile[i - 1];
            pile[i - 1] = pile[j];
            pile[j] = held;
        }
    }

    /// Returns 32 hexadecimal digits: the state, then the stream.
    std::string hex() const;
    /// Returns nullopt unless the text is 32 lower-case hexadecimal digits. Every such text is a valid generator.
    static std::optional<Rng> from_hex(std::string_view text);

    bool operator==(const Rng&) const = default;

  private:
    std::uint32_t next() {
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005ULL + (stream_ | 1u);   // the increment of an LCG must be odd
        const auto shifted = static_cast<std::uint32_t>(((old >> 18u) ^ old) >> 27u);
        const auto turn = static_cast<std::uint32_t>(old >> 59u);
        return (shifted >> turn) | (shifted << ((0u - turn) & 31u));
    }

    std::uint64_t state_;
    std::uint64_t stream_;                                  // kept as given, so that hex() returns what from_hex() read
};

}  // namespace orrery
