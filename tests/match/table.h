// Creates the matches that the tests of this folder play.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "engine/core/rng.h"
#include "engine/games/jumpgate/game.h"
#include "engine/match/games.h"
#include "engine/match/match.h"
#include "engine/match/save.h"

namespace orrery::tests {

using JumpGate = jumpgate::Game;

inline std::unique_ptr<AnyMatch> new_match(int seats, std::uint64_t seed) {
    NewMatch how;
    how.names.resize(static_cast<std::size_t>(seats));
    how.seed = seed;
    auto match = game_by_id("jumpgate")->start(how);
    return match ? std::move(*match) : nullptr;
}

/// Makes up to `moves` random moves.
inline void play_on(AnyMatch& match, int moves, std::uint64_t seed = 1) {
    Rng pick(seed);
    for (int i = 0; i < moves && match.to_act(); ++i) {
        const std::vector<Json> legal = match.moves();
        ASSERT_TRUE(match.make(legal[pick.below(static_cast<std::uint32_t>(legal.size()))]));
    }
}

/// Expects the same game: start, moves and marks.
inline void expect_same(const AnyMatch& a, const AnyMatch& b) {
    ASSERT_EQ(a.ply(), b.ply());
    EXPECT_EQ(a.hash(), b.hash());
    EXPECT_EQ(to_text(a.start_position()), to_text(b.start_position()));
    for (std::size_t i = 0; i < a.ply(); ++i) ASSERT_EQ(to_text(a.move_at(i)), to_text(b.move_at(i))) << i;
    EXPECT_EQ(a.friendly_marks(), b.friendly_marks());
}

inline SaveHeader header_for(const AnyMatch& match) {
    SaveHeader header{"test-1", "A game", "2026-11-21T09:00:00Z", "2026-11-21T09:30:00Z", {}};
    header.seats.resize(static_cast<std::size_t>(match.seats()));
    return header;
}

inline Json parsed(const std::string& text) {
    Result<Json> json = parse_json(text);
    EXPECT_TRUE(json) << (json ? "" : json.error().message) << "\n" << text;
    return json ? *json : Json();
}

}  // namespace orrery::tests
