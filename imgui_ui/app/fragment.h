// What the part of the address behind '#' asks for: "new=jumpgate&players=2&seed=7&bots=1&lang=ja".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/text.h"

namespace orrery::ui {

struct FragmentWish {
    std::string new_game;                      ///< slug as given; the caller knows whether there is such a game
    std::optional<int> players, bots;
    std::string level;                         ///< of those bots
    std::string learn;                         ///< slug of the game whose lesson is asked for
    std::string seed;
    std::vector<std::pair<std::string, std::string>> options;  ///< option.<key>=<value>
    std::string shared_game;                   ///< a game as a link (engine/match/link.h), not looked into
    std::string screen;                        ///< "rules", "settings", "shelf"
    std::optional<Lang> lang;
    std::vector<std::string> not_understood;   ///< pieces that are no wish, as they stood, cut to a readable length
};

FragmentWish parse_fragment(std::string_view fragment);

}  // namespace orrery::ui
