// Soak test: plays random games and checks the invariants at every ply, to find errors that no scenario covers.
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/chance.h"
#include "engine/core/json.h"
#include "engine/core/rng.h"

namespace orrery {

/// Result of one soak game.
struct SoakedGame {
    std::uint64_t moves = 0;                               ///< moves made; with `trouble`, the ply at which it occurred
    std::string trouble;                                   ///< error message; "" if there is none
};

/// Plays one random game. Checks after every move that the invariants hold, that the seat to act has a legal move, and that
/// the game ends within G::kMaxPlies. Precondition: `options` are valid for G.
template <class G>
SoakedGame soak_game(const typename G::Options& options, int seats, std::uint64_t seed) {
    Rng pick(seed + 1);                                    // independent of the game's generator
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
