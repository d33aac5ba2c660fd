// A random game of which everything is asked that must hold at every ply: the search for what no test has thought of.
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/chance.h"
#include "engine/core/json.h"
#include "engine/core/rng.h"

namespace orrery {

/// How such a game went.
struct SoakedGame {
    std::uint64_t moves = 0;                               ///< made; with `trouble`: the ply it stands at
    std::string trouble;                                   ///< empty: all is well
};

/// Plays one game at random. After every move the invariants hold, somebody who is asked has a legal move, and the game ends
/// within its bound. Precondition: `options` are those of G.
template <class G>
SoakedGame soak_game(const typename G::Options& options, int seats, std::uint64_t seed) {
    Rng pick(seed + 1);                                    // the players' chance is not the game's
    typename G::Events dropped;
    typename G::State state = G::start(options, seats, Rng(seed), nullptr, dropped);
    SoakedGame game;
    for (;; ++game.moves) {
        game.trouble = G::broken_invariant(state);
        if (!game.trouble.empty()) return game;
        const auto who = G::to_act(state);
        if (!who) return game;
        const auto choices = G::legal_moves(state, *who);
        if (choices.empty()) game.trouble = "seat " + std::to_string(int(*who)) + " is asked and has no legal move";
        if (game.moves >= static_cast<std::uint64_t>(G::kMaxPlies)) game.trouble = "the game does not end";
        if (!game.trouble.empty()) return game;
        const auto move = choices[pick.below(static_cast<std::uint32_t>(choices.size()))];
        if (const auto verdict = G::violation(state, *who, move)) {
            game.trouble = to_text(G::encode_move(move)) + " is listed and breaks " + verdict->rule->id;
            return game;
        }
        G::apply(state, *who, move, nullptr, dropped);
    }
}

}  // namespace orrery
