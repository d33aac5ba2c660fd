// Builds matches whose dice are rolled by hand at the table.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "engine/core/rng.h"
#include "engine/match/games.h"

namespace orrery::tests {

inline NewMatch two_seats(const char* first, std::uint64_t seed) {
    NewMatch how;
    how.names = {first, "Ben"};
    how.seed = seed;
    return how;
}

/// Returns the faces of all dice that are asked for at one point of a game.
template <class Next>
Faces rolled(Rng& hand, const Next& next_die) {
    Faces faces;
    while (next_die(faces)) faces.push_back(1 + static_cast<int>(hand.below(kDieFaces)));
    return faces;
}

/// Returns a match of Quantum in which every die is rolled by hand.
inline std::unique_ptr<AnyMatch> rolled_game(std::uint64_t deal, std::uint64_t seed, int plies) {
    const GameEntry& game = *game_by_id("quantum");
    Rng hand(seed), pick(seed + 1);
    NewMatch how = two_seats("Aki", deal);
    how.script.dice = rolled(hand, [&](const Faces& faces) {
        how.script.dice = faces;
        return next_die(game, how).has_value();
    });
    auto match = std::move(*game.start(how));
    for (int ply = 0; ply < plies && match->to_act(); ++ply) {
        const std::vector<Json> legal = match->moves();
        const Json& move = legal[pick.below(static_cast<std::uint32_t>(legal.size()))];
        const Faces faces = rolled(hand, [&](const Faces& so_far) { return match->next_die(move, so_far).has_value(); });
        EXPECT_TRUE(match->make(move, faces));
        EXPECT_EQ(match->faces_at(match->ply() - 1), faces) << "each die that was asked for fell";
    }
    return match;
}

}  // namespace orrery::tests
