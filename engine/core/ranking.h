// Ranking helpers shared by the score sheets of all games.
#pragma once

#include <algorithm>

#include "engine/core/game.h"

namespace orrery {

/// Returns the place of `seat`, 1 for the best. Tied seats share the better place. `stands_before(a, b)` returns true if
/// seat `a` ranks above seat `b`.
template <class StandsBefore>
int place_of(int seats, Seat seat, StandsBefore stands_before) {
    int place = 1;
    for (const Seat other : all_seats(seats)) place += stands_before(other, seat) ? 1 : 0;
    return place;
}

/// Fills in the ranking from the places of the rows. Precondition: the ranking is empty.
inline void order_by_place(ScoreSheet& sheet) {
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
        const auto is_worse = [&, place = sheet.rows[i].place](Contender other) { return sheet.row(other).place > place; };
        sheet.ranking.insert(std::find_if(sheet.ranking.begin(), sheet.ranking.end(), is_worse), static_cast<Seat>(i));
    }
}

/// Fills in the ranking and the winners from the places of the rows, for games that the first place wins.
inline void rank_by_place(ScoreSheet& sheet) {
    order_by_place(sheet);
    for (const Contender who : sheet.ranking)
        if (sheet.row(who).place == 1) sheet.winners.push_back(who);
}

}  // namespace orrery
