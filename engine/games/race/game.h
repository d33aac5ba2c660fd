// Binds Race for the Galaxy to the templates of match, computer players and tests. Other folders include only this header.
#pragma once

#include <array>

#include "engine/core/game_rules.h"
#include "engine/games/race/codec.h"
#include "engine/games/race/describe.h"
#include "engine/games/race/features.h"
#include "engine/games/race/observe.h"
#include "engine/games/race/rules.h"
#include "engine/games/race/score.h"

namespace orrery::race {

struct Game {
    ORRERY_BIND_GAME(race)

    /// Random play takes 100 to 600 moves, but no rule ends a game in which no seat builds (RG-Q34).
    static constexpr int kMaxPlies = 20'000;
    /// Two or three rounds, after which powers built now have shown their worth.
    static constexpr int kPlayoutPlies = 40;
    static constexpr int kPlayoutTurns = 2;                ///< to the end of the next round
    /// How novice to expert play, and what advises (docs/opponents.md).
    static constexpr std::array<Thinking, 6> kThinking{{{12, 60}, {20, 30}, {40, 0}, {160, 0}, {20000, 0}, {1500, 0}}};
    static constexpr int kFeatures = race::kFeatures;
    ORRERY_BIND_CHANGING(race, write_features)
    static std::span<const Text> topic_words() { return race::topic_words(); }

    static const GameInfo& info();
    static const Rule& malformed_rule();
    static const Rule& not_asked_rule();
    static const Rule& over_rule();
    static const Rule& seat_count_rule();

    /// Returns the number of the round; 0 during the choice of the first hands.
    static int turn_number(const State& s) { return s.round; }
    /// Returns the deciding seat, because seats have no turns. After the end it is the first in turn order.
    static Seat turn_seat(const State& s) { return race::to_act(s).value_or(s.first); }
    static bool begins_turn(const Event& e) { return std::holds_alternative<RoundStarted>(e); }
    static bool has_secrets(const State&, Seat) { return true; }
    /// Returns true except at the decisions of RG-H2 (section 14).
    static bool decides_in_the_open(const State& s);
    /// Returns true at the choice of actions and of cards to place, which are revealed together (RG-T22, RG-A16, RG-A24).
    static bool decides_sealed(const State& s);
    ORRERY_BIND(race, asked_first)
};
static_assert(GameRules<Game> && HasSealedDecisions<Game> && HasCommonSteps<Game>);

}  // namespace orrery::race
