// Who stands where: what the score sheets of all games have in common.
#pragma once

#include <algorithm>

#include "engine/core/game.h"

namespace orrery {

/// 1 for the best; equal seats share the better place. `stands_before(a, b)`: seat `a` is better than seat `b`.
template <class StandsBefore>
int place_of(int seats, Seat seat, StandsBefore stands_before) {
    int place = 1;
    for (const Seat other : all_seats(seats)) place += stands_before(other, seat) ? 1 : 0;
    return place;
}

/// Ranking and winners of a finished game, as the places of its rows have them.
inline void rank_by_place(ScoreSheet& sheet) {
    const auto place = [&sheet](Seat seat) { return sheet.rows[static_cast<std::size_t>(seat)].place; };
    for (const Seat seat : all_seats(static_cast<int>(sheet.rows.size()))) {
        sheet.ranking.push_back(seat);
        if (place(seat) == 1) sheet.winners.push_back(seat);
    }
    std::stable_sort(sheet.ranking.begin(), sheet.ranking.end(), [&place](Seat a, Seat b) { return place(a) < place(b); });
}

}  // namespace orrery
