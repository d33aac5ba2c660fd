#include "engine/core/rng.h"

#include "engine/core/hash.h"

namespace orrery {

namespace {

/// SplitMix64 generator. Spreads small seeds over the whole state.
std::uint64_t spread(std::uint64_t& seed) {
    seed += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = seed;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

}  // namespace

Rng::Rng(std::uint64_t seed) : state_(spread(seed)), stream_(spread(seed) | 1u) {}

std::uint64_t Rng::next64() {
    const std::uint64_t high = next();
    return high << 32u | next();
}

std::string Rng::hex() const { return to_hex16(state_) + to_hex16(stream_); }

std::optional<Rng> Rng::from_hex(std::string_view text) {
    if (text.size() != 32) return {};
    const auto state = from_hex16(text.substr(0, 16));
    const auto stream = from_hex16(text.substr(16));
    if (!state || !stream) return {};
    Rng rng;
    rng.state_ = *state;
    rng.stream_ = *stream;
    return rng;
}

}  // namespace orrery
