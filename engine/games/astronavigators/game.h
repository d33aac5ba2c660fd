// Binds AstroNavigators to the templates of match, computer players and tests. Other folders include only this header.
#pragma once

#include <array>

#include "engine/core/game_rules.h"
#include "engine/games/astronavigators/codec.h"
#include "engine/games/astronavigators/describe.h"
#include "engine/games/astronavigators/features.h"
#include "engine/games/astronavigators/observe.h"
#include "engine/games/astronavigators/rules.h"
#include "engine/games/astronavigators/score.h"

namespace orrery::astronavigators {

struct Game {
    ORRERY_BIND_GAME(astronavigators)
    ORRERY_BIND(astronavigators, evaluate)
    ORRERY_BIND(astronavigators, is_pruned)

    /// Games have at most 24 rounds. Random ones take a few hundred moves.
    static constexpr int kMaxPlies = 5'000;
    /// About two rounds of two players. Much longer random playouts are noise (docs/astronavigators.md).
    static constexpr int kPlayoutPlies = 16;
    /// How novice to expert play, and what advises (docs/opponents.md).
    static constexpr std::array<Thinking, 6> kThinking{{{8, 60}, {20, 30}, {160, 0}, {1200, 0}, {16000, 0}, {8000, 0}}};
    static constexpr int kFeatures = astronavigators::kFeatures;
    ORRERY_BIND_CHANGING(astronavigators, write_features)
    static std::span<const Text> topic_words() { return astronavigators::topic_words(); }

    static const GameInfo& info();
    static const Rule& malformed_rule();
    static const Rule& not_asked_rule();
    static const Rule& over_rule();
    static const Rule& seat_count_rule();

    /// Returns the number of the round.
    static int turn_number(const State& s) { return s.round; }
    /// Returns the seat of the turn; otherwise the seat that decides, and the first player after the end.
    static Seat turn_seat(const State& s) { return s.turn ? s.turn->seat : to_act(s).value_or(s.first_seat); }
    static bool begins_turn(const Event& e) { return std::holds_alternative<TurnStarted>(e); }
    static bool has_secrets(const State& s, Seat seat) { return astronavigators::has_secrets(s, seat); }
    static bool decides_in_the_open(const State& s) { return astronavigators::decides_in_the_open(s); }
};
static_assert(GameRules<Game>);

}  // namespace orrery::astronavigators
