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

/// Fills in the ranking and the winners from the places of the rows.
inline void rank_by_place(ScoreSheet& sheet) {
    const auto place = [&sheet](Seat seat) { return sheet.rows[static_cast<std::size_t>(seat)].place; };
    for (const Seat seat : all_seats(static_cast<int>(sheet.rows.size()))) {
        sheet.ranking.push_back(seat);
        if (place(seat) == 1) sheet.winners.push_back(seat);
    }
    std::stable_sort(sheet.ranking.begin(), sheet.ranking.end(), [&place](Seat a, Seat b) { return place(a) < place(b); });
}

}  // namespace orrery
