// Parser of the address's fragment, the part behind '#': "new=jumpgate&players=2&seed=7&bots=1&lang=ja".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/text.h"

namespace orrery::ui {

struct FragmentWish {
    std::string new_game;                      ///< id as given; the game may not exist
    std::optional<int> players, bots;
    std::string level;                         ///< level of the bots
    std::string learn;                         ///< id of the game whose lesson is requested
    std::optional<int> part;                   ///< part of the lesson
    std::string puzzle;                        ///< "race/12": two ids, which may be of no puzzle
    std::string seed;
    std::vector<std::pair<std::string, std::string>> options;  ///< option.<key>=<value>
    std::string shared_game;                   ///< game as a link (engine/match/link.h), not decoded
    std::string saved_game, save;              ///< slug and id of a game that is stored on this device
    std::string screen;                        ///< "rules", "settings", "shelf", "show"
    std::optional<Lang> lang;
    std::vector<std::string> not_understood;   ///< unknown pieces, shortened for display
};

FragmentWish parse_fragment(std::string_view fragment);

}  // namespace orrery::ui
