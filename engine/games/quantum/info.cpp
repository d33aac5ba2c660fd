// Game information for the shelf and the set-up screen. The browser loads this file at the start and the rest of the game on
// demand (web/split_wasm.py).
#include "engine/games/quantum/game.h"
#include "engine/games/quantum/rule_ids.h"

namespace orrery::quantum {

namespace {

constexpr SeatCounts kTwo{2, 2}, kThree{3, 3}, kFour{4, 4};

// Options in the order of docs/rules/quantum.md, section 13. The maps are repeated here, because content.cpp is loaded
// later.
const std::vector<OptionSpec>& option_specs() {
    static const std::vector<OptionSpec> specs{
        {"map",
         msg("Map"),
         msg("The first map for each number of players is the basic one."),
         {{"basic_2p", msg("Twin Gates"), kTwo},
          {"basic_3p", msg("Three Harbours"), kThree},
          {"basic_4p", msg("Four Corners"), kFour},
          {"skirmish_2p", msg("Skirmish"), kTwo},
          {"corridor_2p", msg("Long Corridor"), kTwo},
          {"ring_2p", msg("Broken Core"), kTwo},
          {"void_2p", msg("Void Between"), kTwo},
          {"dumbbell_2p", msg("Twin Clusters"), kTwo},
          {"grand_2p", msg("Grand Traverse"), kTwo},
          {"arms_3p", msg("Three Arms"), kThree},
          {"keel_3p", msg("The Keel"), kThree},
          {"triad_3p", msg("Triad Ring"), kThree},
          {"cross_4p", msg("Crossroads"), kFour},
          {"nexus_4p", msg("Void Nexus"), kFour},
          {"halo_4p", msg("Halo"), kFour},
          {"winds_4p", msg("Four Winds"), kFour}},
         0},
        {"cubes",
         msg("Quantum cubes"),
         msg("As many as the map says, or your own number: fewer for a short game, more for a long one."),
         {{0, msg("As on the map")}, {3, verbatim("3")}, {4, verbatim("4")}, {5, verbatim("5")}, {6, verbatim("6")}, {7, verbatim("7")}},
         0},
        {"round_limit",
         msg("Rounds", "option"),
         msg("Play until somebody has placed all cubes, or stop after this many rounds."),
         {{0, msg("No limit")}, {10, verbatim("10")}, {20, verbatim("20")}}, 0, WholeRange{0, kMaxRoundLimit}},
    };
    return specs;
}

const std::vector<ScorePart>& score_parts() {
    static const std::vector<ScorePart> parts{{"cubes", &rule::E5, msg("Cubes")}};
    return parts;
}

const std::vector<const char*>& seat_colors() {
    // The game uses the first four (QU-S2).
    static const std::vector<const char*> ids{"red", "blue", "green", "yellow", "purple"};
    return ids;
}

}  // namespace

const GameInfo& Game::info() {
    static const GameInfo info{"quantum",       msg("Quantum"), {"Quantum", "クァンタム"}, kMinSeats,      kMaxQuantumSeats, 1,
                               &option_specs(), &score_parts(),            &all_rules,     &seat_colors(),
                               false,           true,                      Game::kMaxPlies};
    return info;
}

}  // namespace orrery::quantum
