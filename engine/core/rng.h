// The random generator that is part of every state.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery {

/// PCG32 (O'Neill 2014, XSH-RR 64/32). Lives in the State, so copying, saving and undoing carry it along.
/// Changing a single draw changes every recorded game.
class Rng {
  public:
    explicit Rng(std::uint64_t seed = 0);

    /// Uniform in [0, n). Precondition: n > 0. Own code: standard distributions and shuffles differ by library.
    std::uint32_t below(std::uint32_t n) {
        const std::uint32_t unfair = (0u - n) % n;         // results under this would favour small numbers
        for (;;)
            if (const std::uint32_t r = next(); r >= unfair) return r % n;
    }
    std::uint64_t next64();

    /// Fisher-Yates from the back; works on anything with size() and [].
    template <class Pile>
    void shuffle(Pile& pile) {
        for (std::size_t i = pile.size(); i > 1; --i) {
            const std::size_t j = below(static_cast<std::uint32_t>(i));
            const auto held = pile[i - 1];
            pile[i - 1] = pile[j];
            pile[j] = held;
        }
    }

    /// 32 hexadecimal digits: state, then stream.
    std::string hex() const;
    /// Empty unless the text is 32 lower-case hexadecimal digits; each such text is a generator.
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
    std::uint64_t stream_;                                  // as given, so that reading and writing changes nothing
};

}  // namespace orrery
