// Game information for the shelf and the set-up screen. The browser loads this file at the start and the rest of the game on
// demand (web/split_wasm.py).
#include "engine/games/race/game.h"
#include "engine/games/race/rule_ids.h"

namespace orrery::race {

namespace {

constexpr SeatCounts kTwoSeats{2, 2};                      // two actions each: two seats only (RG-Q1)

// Options in the order of docs/rules/race.md, section 13.
const std::vector<OptionSpec>& option_specs() {
    static const std::vector<OptionSpec> specs{
        {"two_actions",
         msg("Actions each round"),
         msg("Two of nine action cards for each of two players, or one of seven."),
         // Translators: value of an option: actions a round
         {{true, msg("Two"), kTwoSeats}, {false, /* Translators: value of an option: actions a round */ msg("One")}}, 0},
        {"setup",
         msg("Start", "option"),
         msg("All start worlds, all but Old Earth, or hands put together for a first game."),
         // Translators: value of an option: the usual set-up
         {{"standard", msg("Standard")}, {"no_zero", msg("No Old Earth")}, {"first_game", msg("First game")}},
         0},
        {"sale_needs_power",
         msg("Selling a good"),
         msg("Trade always sells a good, or only with a card that has a trade power."),
         // Translators: value of an option: after every round
         {{false, msg("Always")}, {true, msg("With a trade power")}}, 0},
        {"round_limit",
         msg("Rounds", "option"),
         msg("Play to the end of the race, or stop after this many rounds."),
         {{0, msg("No limit")}, {8, verbatim("8")}, {12, verbatim("12")}}, 0, WholeRange{0, kMaxRoundLimit}},
    };
    return specs;
}

const std::vector<ScorePart>& score_parts() {
    static const std::vector<ScorePart> parts{
        {"chips", &rule::E5, msg("VP chips")},
        // Translators: kind of points: those on cards
        {"cards", &rule::E5, msg("Cards")},
        // Translators: kind of points
        {"bonus", &rule::E8, msg("Bonus")},
    };
    return parts;
}

const std::vector<const char*>& seat_colors() {
    static const std::vector<const char*> ids{"blue", "red", "green", "yellow", "purple"};
    return ids;
}

}  // namespace

const GameInfo& Game::info() {
    static const GameInfo info{"race",         msg("Race for the Galaxy"), {"Race for the Galaxy", "レース・フォー・ザ・ギャラクシー"}, kMinSeats, kMaxRaceSeats, 1,
                               &option_specs(), &score_parts(), &all_rules, &seat_colors(), true, false, Game::kMaxPlies};
    return info;
}

}  // namespace orrery::race
