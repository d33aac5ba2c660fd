// Binds Microcosmos to the templates of match, computer players and tests. Other folders include only this header.
#pragma once

#include <array>

#include "engine/core/game_rules.h"
#include "engine/games/microcosmos/codec.h"
#include "engine/games/microcosmos/describe.h"
#include "engine/games/microcosmos/features.h"
#include "engine/games/microcosmos/observe.h"
#include "engine/games/microcosmos/rules.h"
#include "engine/games/microcosmos/score.h"

namespace orrery::microcosmos {

struct Game {
    ORRERY_BIND_GAME(microcosmos)
    ORRERY_BIND(microcosmos, evaluate)

    /// No rule limits a game in which nobody terraforms. Random games take a few hundred moves for each seat.
    static constexpr int kMaxPlies = 20'000;
    /// About a turn and a half. With 18 the level `normal` wins fewer solo games (docs/microcosmos.md).
    static constexpr int kPlayoutPlies = 12;
    static constexpr int kPlayoutTurns = 2;                ///< to the end of the next turn
    /// How novice to expert play, and what advises (docs/opponents.md).
    static constexpr std::array<Thinking, 6> kThinking{{{16, 80}, {40, 30}, {80, 0}, {400, 0}, {12000, 0}, {4000, 0}}};
    /// The same alone against the Automa, which makes no mistakes.
    static constexpr std::array<Thinking, 6> kSoloThinking{{{80, 30}, {400, 0}, {1200, 0}, {2400, 0}, {30000, 0}, {6000, 0}}};
    static constexpr int kFeatures = microcosmos::kFeatures;
    ORRERY_BIND_CHANGING(microcosmos, write_features)
    static std::span<const Text> topic_words() { return microcosmos::topic_words(); }

    static const GameInfo& info();
    static const Rule& malformed_rule();
    static const Rule& not_asked_rule();
    static const Rule& over_rule();
    static const Rule& seat_count_rule();

    /// Returns the number of the round.
    static int turn_number(const State& s) { return s.round; }
    /// Returns the seat of the turn; the human's in the Automa's turn. After the end it is the seat of the last turn.
    static Seat turn_seat(const State& s) { return s.is_automa(s.turn_seat) ? Seat{0} : s.turn_seat; }
    static bool begins_turn(const Event& e) { return std::holds_alternative<TurnStarted>(e); }
    /// Returns false, because nothing is hidden (section 7).
    static bool has_secrets(const State&, Seat) { return false; }
    static bool decides_in_the_open(const State&) { return true; }
};
static_assert(GameRules<Game>);

}  // namespace orrery::microcosmos
