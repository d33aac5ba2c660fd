// Binds Quantum to the templates of match, computer players and tests. Other folders include only this header.
#pragma once

#include <array>

#include "engine/core/game_rules.h"
#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/describe.h"
#include "engine/games/quantum/features.h"
#include "engine/games/quantum/observe.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/score.h"

namespace orrery::quantum {

struct Game {
    ORRERY_BIND_GAME(quantum)
    ORRERY_BIND(quantum, evaluate)

    /// No rule limits a game without `round_limit`. Random play has taken up to ten thousand moves.
    static constexpr int kMaxPlies = 100'000;
    /// Several turns, enough to complete an equation.
    static constexpr int kPlayoutPlies = 60;
    static constexpr int kPlayoutTurns = 1;                ///< to the end of the turn, where its plan shows
    /// How novice to expert play, and what advises (docs/opponents.md).
    static constexpr std::array<Thinking, 6> kThinking{{{16, 60}, {50, 20}, {160, 0}, {800, 0}, {8000, 0}, {8000, 0}}};
    static constexpr int kFeatures = quantum::kFeatures;
    ORRERY_BIND_CHANGING(quantum, write_features)
    static std::span<const Text> topic_words() { return quantum::topic_words(); }

    static const GameInfo& info();
    static const Rule& malformed_rule();
    static const Rule& not_asked_rule();
    static const Rule& over_rule();
    static const Rule& seat_count_rule();

    /// Returns the number of the turn, counted from 1 with bonus turns; 0 during setup.
    static int turn_number(const State& s) { return s.turn.number; }
    /// Returns the seat of the turn. During setup it is the deciding seat, after the end the seat of the last turn.
    static Seat turn_seat(const State& s) { return is_setup(s.phase) ? *quantum::to_act(s) : s.turn.seat; }
    static bool begins_turn(const Event& e) { return std::holds_alternative<TurnStarted>(e); }
    /// Returns false, because nothing is hidden (section 7).
    static bool has_secrets(const State&, Seat) { return false; }
    static bool decides_in_the_open(const State&) { return true; }
};
static_assert(GameRules<Game>);

}  // namespace orrery::quantum
