// Random games of Quantum for the tests: with a round limit, since nothing else bounds them.
#pragma once

#include "engine/games/quantum/rules.h"

namespace orrery::quantum {

inline Options short_options(MapId map, std::int8_t rounds = 15) {
    Options options;
    options.map = map;
    options.round_limit = rounds;
    return options;
}

/// Calls `look` for every position, the last included; `events` gathers all that happened.
template <class Look>
void random_game(const Options& options, std::uint64_t seed, Look look, Events& events) {
    Rng pick(seed * 31 + 7);
    State s = start(options, kMaps[options.map].players, Rng(seed), nullptr, events);
    for (;;) {
        look(static_cast<const State&>(s));
        const auto who = to_act(s);
        if (!who) return;
        const MoveList moves = legal_moves(s, *who);
        apply(s, *who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, events);
    }
}

}  // namespace orrery::quantum
