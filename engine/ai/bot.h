// Computer players: what any of them can do, for any game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/rng.h"
#include "engine/core/seat.h"

namespace orrery {

/// How long a computer player may think; the first limit reached counts, 0 is none.
struct Budget {
    int ms = 0;
    int iterations = 0;
};

/// What a computer player tells of its thinking, for the protocol's `stats`.
struct BotStats {
    int iterations = 0;
};

/// Levels that exist, weakest first. `random` plays any legal move.
inline constexpr std::string_view kBotLevels[] = {"random"};
bool is_bot_level(std::string_view level);

/// A legal move, each with the same chance. It sees only what its seat sees: the legal moves of a state that could be
/// the true one, which are the same as the true ones.
/// Precondition: `o.me` is to act.
template <class G>
typename G::Move random_move(const typename G::Observation& o, Rng& rng) {
    const typename G::State dream = G::determinize(o, rng);
    const auto moves = G::legal_moves(dream, o.me);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace orrery
