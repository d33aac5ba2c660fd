// Game information for the shelf and the set-up screen. The browser loads this file at the start and the rest of the game on
// demand (web/split_wasm.py).
#include "engine/games/microcosmos/game.h"
#include "engine/games/microcosmos/rule_ids.h"

namespace orrery::microcosmos {

// Translators: name of the rival of a game for one person; not a usual word
const std::array<Automaton, 1> kAutomata{{{"automa", msg("Automa")}}};

namespace {

constexpr SeatCounts kSolo{1, 1};

// Options in the order of docs/rules/microcosmos.md, section 13.
const std::vector<OptionSpec>& option_specs() {
    static const std::vector<OptionSpec> specs{
        {"end_planets",
         msg("Restored planets", "option"),
         msg("The game ends one round after this many planets are restored. Four make a longer game."),
         {{kShortGame, msg("Three", "restored planets")}, {kLongGame, msg("Four", "restored planets")}},
         0},
        {"difficulty",
         msg("Difficulty", "option"),
         msg("How strong the Automa is. With a plus it starts with a colony or with resources."),
         {{"easy", msg("Easy", "difficulty")},
          {"easy_plus", msg("Easy +", "difficulty")},
          {"medium", msg("Medium", "difficulty")},
          {"medium_plus", msg("Medium +", "difficulty")},
          {"hard", msg("Hard", "difficulty")},
          {"hard_plus", msg("Hard +", "difficulty")}},
         2, {}, kSolo, Elsewhere::ignored},
    };
    return specs;
}

const std::vector<ScorePart>& score_parts() {
    static const std::vector<ScorePart> parts{
        {"play", &rule::E7, msg("In play", "part of the score")},
        {"colonies", &rule::E4, msg("Colonies", "part of the score")},
        {"survivors", &rule::E5, msg("Survivors", "part of the score")},
        {"barren", &rule::E6, msg("Barren planets", "part of the score")},
        {"upgrades", &rule::O31, msg("Upgrades", "part of the score")},
    };
    return parts;
}

const std::vector<const char*>& seat_colors() {
    // The game uses the first four.
    static const std::vector<const char*> ids{"yellow", "purple", "white", "black", "green"};
    return ids;
}

}  // namespace

const GameInfo& Game::info() {
    static const GameInfo info{"microcosmos",   msg("Microcosmos"), {"Microcosmos", "ミクロコスモス"}, kMinSeats, kMaxMicrocosmosSeats, 1,
                               &option_specs(), &score_parts(),     &all_rules, &seat_colors(),
                               true,            false,              Game::kMaxPlies, kAutomata};
    return info;
}

}  // namespace orrery::microcosmos
