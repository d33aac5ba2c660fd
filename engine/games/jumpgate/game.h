// Binds Jump Gate to the templates of match, computer players and tests. Other folders include only this header.
#pragma once

#include <array>

#include "engine/core/game_rules.h"
#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/describe.h"
#include "engine/games/jumpgate/features.h"
#include "engine/games/jumpgate/observe.h"
#include "engine/games/jumpgate/rules.h"
#include "engine/games/jumpgate/score.h"

namespace orrery::jumpgate {

struct Game {
    ORRERY_BIND_GAME(jumpgate)

    /// Random play takes 165 to 265 moves.
    static constexpr int kMaxPlies = 2000;
    /// About as many moves as remain in the middle of a game between people.
    static constexpr int kPlayoutPlies = 60;
    /// How novice to expert play, and what advises (docs/opponents.md).
    static constexpr std::array<Thinking, 6> kThinking{{{1, 150}, {1, 60}, {3, 25}, {10, 0}, {4000, 0}, {2500, 0}}};
    static constexpr int kFeatures = jumpgate::kFeatures;
    ORRERY_BIND_CHANGING(jumpgate, write_features)
    static std::span<const Text> topic_words() { return jumpgate::topic_words(); }

    static const GameInfo& info();
    static const Rule& malformed_rule();
    static const Rule& not_asked_rule();
    static const Rule& over_rule();
    static const Rule& seat_count_rule();

    static int turn_number(const State& s) { return s.turn.number; }
    static Seat turn_seat(const State& s) { return s.turn.seat; }
    static bool begins_turn(const Event& e) { return std::holds_alternative<TurnStarted>(e); }
    static bool has_secrets(const State&, Seat) { return true; }
    /// Returns true at claim_mark only (section 14).
    static bool decides_in_the_open(const State& s);
};
static_assert(GameRules<Game>);

}  // namespace orrery::jumpgate
