// Description of a game in the form shared by the table, the protocol and the screens.
#pragma once

#include <string>
#include <vector>

#include "engine/core/option.h"
#include "engine/core/rule.h"
#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace orrery {

/// Column of the score table. `what` is its id in the protocol's `result`.
struct ScorePart {
    const char* what;
    const Rule* rule;
    Text name;
};

/// Points by seat and part, and the ranking. During the game it contains public information only.
struct ScoreSheet {
    struct Row {
        std::vector<int> points;                           ///< one entry for each ScorePart
        int total = 0;
        int place = 1;                                     ///< from 1; tied seats share the better place (1, 2, 2, 4)
    };
    bool over = false;
    std::vector<Row> rows;                                 ///< by seat
    std::vector<Seat> ranking;                             ///< best first, tied seats in seat order; empty until over
    std::vector<Seat> winners;                             ///< ascending; empty until over
};

/// Points and places for search. Uses no heap memory. Equals the ScoreSheet at the end of the game.
struct Standing {
    PerSeat<int> points{};
    PerSeat<int> places{};                                 ///< 1 is the best; tied seats share the better place
};

/// Heading and lines of the text description of a position.
struct Section {
    std::string heading;
    std::vector<std::string> lines;
    bool secret = false;                                   ///< private to the reader; omitted while the screen is covered
};

/// Player names, by seat.
using Names = std::vector<std::string>;
inline const std::string& name_of(const Names& names, Seat seat) { return names[static_cast<std::size_t>(seat)]; }

/// Entry of the list of games.
struct GameInfo {
    const char* id;                                        ///< slug; also the name of the game's folders
    Text name;
    int min_seats;
    int max_seats;
    int rules_version;                                     ///< incremented by every incompatible change of the rules
    const std::vector<OptionSpec>* options;
    const std::vector<ScorePart>* score_parts;
    Rules (*rules)();                                      ///< every rule, in the order of the specification
    const std::vector<const char*>* seat_colors;           ///< color ids in default order
    bool counts_rounds = false;                            ///< `turn_number` counts rounds instead of turns
    bool throws_dice = false;                              ///< uses dice, which players may roll as real dice
    int max_plies = 20'000;                                ///< longest history that saves, links and their readers accept
};

}  // namespace orrery
