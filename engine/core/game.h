// What every game tells about itself, in one shape for the table, the protocol and the screens.
#pragma once

#include <string>
#include <vector>

#include "engine/core/option.h"
#include "engine/core/rule.h"
#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace orrery {

/// A column of the score table. `what` is the id that the protocol's `result` uses.
struct ScorePart {
    const char* what;
    const Rule* rule;
    Text name;
};

/// Points by seat and part, and the standing. While play goes on: what everybody can see.
struct ScoreSheet {
    struct Row {
        std::vector<int> points;                           ///< one entry for each ScorePart
        int total = 0;
        int place = 1;                                     ///< from 1; equal seats share the better place (1, 2, 2, 4)
    };
    bool over = false;
    std::vector<Row> rows;                                 ///< by seat
    std::vector<Seat> ranking;                             ///< best first, equal seats in seat order; empty until over
    std::vector<Seat> winners;                             ///< ascending; empty until over
};

/// How the seats stand, without a byte on the heap: what search compares. Agrees with the ScoreSheet at the end.
struct Standing {
    PerSeat<int> points{};
    PerSeat<int> places{};                                 ///< 1 is best, equal seats share the better one
};

/// A heading and lines of text: how a position is told to somebody who cannot see the board.
struct Section {
    std::string heading;
    std::vector<std::string> lines;
    bool secret = false;                                   ///< holds what only its reader may know: left out while covered
};

/// The same for all seats of one game: who sits there, by seat.
using Names = std::vector<std::string>;
inline const std::string& name_of(const Names& names, Seat seat) { return names[static_cast<std::size_t>(seat)]; }

/// A game in the list of games.
struct GameInfo {
    const char* id;                                        ///< slug, also the name of its folders
    Text name;
    int min_seats;
    int max_seats;
    int rules_version;                                     ///< counts incompatible changes of the rules
    const std::vector<OptionSpec>* options;
    const std::vector<ScorePart>* score_parts;
    Rules (*rules)();                                      ///< every rule of the specification, in its order
    const std::vector<const char*>* seat_colors;           ///< ids of the colours, default order
    bool counts_rounds = false;                            ///< what `turn_number` counts is called a round, not a turn
    bool throws_dice = false;                              ///< has dice, which the people at the table may roll themselves
    int max_plies = 20'000;                                ///< moves of a history that is kept: in saves, links and the readers of both
};

}  // namespace orrery
