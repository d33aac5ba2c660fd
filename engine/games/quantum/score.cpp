#include "engine/games/quantum/score.h"

#include "engine/core/ranking.h"
#include "engine/games/quantum/sites.h"

namespace orrery::quantum {

int cubes_on_map(const Table& t, Seat seat) {
    int sum = 0;
    for (const auto& planet : t.cubes) sum += planet[static_cast<std::size_t>(seat)];
    return sum;
}

namespace {

/// Returns the criteria of QU-E4 in order; lower is better.
std::array<int, 4> order(const Table& t, Seat seat) {
    const Player& player = t.players[seat];
    return {player.cubes_left, -player.dominance, -player.research, -ships_on_map(t, seat)};
}

}  // namespace

PerSeat<std::int8_t> places(const Table& t) {
    PerSeat<std::array<int, 4>> orders;
    for (const Seat seat : all_seats(t.seats)) orders[seat] = order(t, seat);
    PerSeat<std::int8_t> out;
    for (const Seat seat : all_seats(t.seats)) {
        const int place = t.winner ? (seat == *t.winner ? 1 : 2)           // others share second (QU-E2, QU-E3)
                                   : place_of(t.seats, seat, [&orders](Seat a, Seat b) { return orders[a] < orders[b]; });
        out[seat] = static_cast<std::int8_t>(place);
    }
    return out;
}

Standing standing(const Table& t) {
    const PerSeat<std::int8_t> place = places(t);
    Standing out;
    for (const Seat seat : all_seats(t.seats)) {
        out.points[seat] = cubes_on_map(t, seat);
        out.places[seat] = place[seat];
    }
    return out;
}

ScoreSheet score(const Table& t) {
    const Standing now = standing(t);
    ScoreSheet out;
    out.over = t.phase == Phase::over;
    for (const Seat seat : all_seats(t.seats)) {
        ScoreSheet::Row row;
        row.points = {now.points[seat]};
        row.total = now.points[seat];
        row.place = now.places[seat];
        out.rows.push_back(row);
    }
    if (out.over) rank_by_place(out);
    return out;
}

}  // namespace orrery::quantum
