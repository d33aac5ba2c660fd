// Game information for the shelf and the set-up screen. The browser loads this file at the start and the rest of the game on
// demand (web/split_wasm.py).
#include "engine/games/astronavigators/game.h"
#include "engine/games/astronavigators/rule_ids.h"

namespace orrery::astronavigators {

namespace {

bool is_flight(const Json& options) { return options.at("mode") == "astronavigator"; }
bool is_earthly(const Json& options) { return !is_flight(options); }

// Options in the order of docs/rules/astronavigators.md, section 13.
const std::vector<OptionSpec>& option_specs() {
    static const std::vector<OptionSpec> specs{
        {"mode",
         msg("Mode", "option"),
         msg("Astronavigators fly to the Moon and back after their travels. Astronomers play twelve rounds on the Earth."),
         {{"astronavigator", msg("Astronavigator", "mode")}, {"astronomer", msg("Astronomer", "mode")}},
         0},
        {"first_player",
         msg("First player", "option"),
         msg("Dice decide who begins, or a fixed seat does."),
         {{"roll", msg("Dice", "first player")},
          {0, msg("First seat", "first player")},
          {1, msg("Second seat", "first player")},
          {2, msg("Third seat", "first player"), {3, kMaxSeats}},
          {3, msg("Fourth seat", "first player"), {4, kMaxSeats}}},
         0},
        {"polar_literal",
         msg("Rows in the polar regions", "option"),
         msg("Whether a constellation must lie within the visible rows in the polar regions as well."),
         {{false, msg("Tested", "polar rows")}, {true, msg("Not tested", "polar rows")}},
         0},
        {"continent_on_pass",
         msg("Continents", "option"),
         msg("Whether a continent is entered only where a leg ends, or also by passing an icon of the transport."),
         {{false, msg("Where a leg ends", "continents")}, {true, msg("Also in passing", "continents")}},
         0},
        {"agendas_open",
         msg("Agendas", "option"),
         msg("Whether the agendas chosen are secret until the end."),
         {{false, msg("Secret", "agendas")}, {true, msg("Open", "agendas")}},
         0},
    };
    return specs;
}

// First the categories of Astronavigator mode, then those of Astronomer mode.
const std::vector<ScorePart>& score_parts() {
    static const std::vector<ScorePart> parts{
        {"nk", &rule::E6, msg("Remaining NK", "part of the score"), &is_flight},
        {"instruments", &rule::E7, msg("Instruments", "part of the score"), &is_flight},
        {"race", &rule::E8, msg("Space race", "part of the score"), &is_flight},
        {"landing", &rule::E9, msg("Moon landing", "part of the score"), &is_flight},
        {"agenda", &rule::E10, msg("Secret agenda", "part of the score"), &is_flight},
        {"nk", &rule::E13, msg("NK", "part of the score"), &is_earthly},
        {"instruments", &rule::E13, msg("Instruments", "part of the score"), &is_earthly},
        {"sets", &rule::E13, msg("Sets", "part of the score"), &is_earthly},
        {"moons", &rule::E13, msg("Moon phases", "part of the score"), &is_earthly},
        {"continents", &rule::E13, msg("Continents", "part of the score"), &is_earthly},
        {"vehicles", &rule::E13, msg("Vehicles", "part of the score"), &is_earthly},
    };
    return parts;
}

const std::vector<const char*>& seat_colors() {
    // The game uses the first four.
    static const std::vector<const char*> ids{"blue", "yellow", "red", "green", "purple"};
    return ids;
}

}  // namespace

const GameInfo& Game::info() {
    static const GameInfo info{"astronavigators", msg("AstroNavigators", "game"), {"AstroNavigators", "アストロナビゲーターズ"},
        kMinSeats, kMostSeats, 1,
                               &option_specs(),   &score_parts(),         &all_rules, &seat_colors(),
                               true,              true,                   Game::kMaxPlies, {}};
    return info;
}

}  // namespace orrery::astronavigators
