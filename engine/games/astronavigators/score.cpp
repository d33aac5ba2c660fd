#include "engine/games/astronavigators/score.h"

#include <algorithm>

#include "engine/core/ranking.h"
#include "engine/games/astronavigators/players.h"

namespace orrery::astronavigators {

namespace {

constexpr std::array kOfAstronavigators{Category::nk, Category::instruments, Category::race, Category::landing, Category::agenda};
constexpr std::array kOfAstronomers{Category::nk,    Category::instruments, Category::sets,
                                    Category::moons, Category::continents,  Category::vehicles};

/// Points of the places, best first (AN-E3). Rows for 2, 3 and 4 players at the start.
using PlacePoints = std::array<std::array<std::int8_t, kMostSeats>, 3>;
constexpr PlacePoints kNkInSpace{{{2, 0}, {2, 0, 0}, {2, 1, 0, 0}}};               // AN-E6
constexpr PlacePoints kNkOnEarth{{{2, 0}, {2, 1, 0}, {3, 2, 1, 0}}};               // AN-E13
constexpr PlacePoints kMostInstruments{{{2, 0}, {2, 0, 0}, {2, 1, 0, 0}}};         // AN-E7
constexpr PlacePoints kRace{{{2, 0}, {2, 1, 0}, {3, 2, 1, 0}}};                    // AN-E8
constexpr PlacePoints kLanding{{{1, 0}, {1, 0, 0}, {2, 1, 0, 0}}};                 // AN-E9
constexpr std::int8_t kAgendaPoints = 1;                                           // AN-E10
constexpr std::array<std::int8_t, kPhases + 1> kMoonPoints{0, 0, 1, 2, 4};
constexpr std::int8_t kContinentPoints = 3, kVehiclePoints = 3;

std::int8_t at_place(const PlacePoints& points, int seats, int place) {
    return points[static_cast<std::size_t>(seats - kMinSeats)][static_cast<std::size_t>(place)];
}

bool is_ranked(const Table& t, Seat seat) { return t.players[seat].fate != Fate::lost; }           // AN-E2

/// Returns the points for the place of `who` by a value: tied players have the best of their places (AN-E4).
template <class Value>
std::int8_t by_value(const Table& t, Seat who, const PlacePoints& points, Value value) {
    int better = 0;
    for (const Seat seat : all_seats(t.seats)) better += is_ranked(t, seat) && value(seat) > value(who);
    return at_place(points, t.seats, better);
}

/// Returns the 0-based place of a seat in an order, lost seats left out; -1 if it is not in it.
int place_in(const Table& t, const SeatList& order, Seat who) {
    int place = 0;
    for (const Seat seat : order) {
        if (seat == who) return place;
        place += is_ranked(t, seat);
    }
    return -1;
}

std::int8_t race_points(const Table& t, Seat who) {        // AN-E8
    if (!t.return_order.empty()) {
        const int place = place_in(t, t.return_order, who);
        return place < 0 ? std::int8_t{0} : at_place(kRace, t.seats, place);
    }
    const auto progress = [&t](Seat seat) { return t.players[seat].is_on(Map::orbit) ? t.players[seat].vehicle.at : -1; };
    int farthest = -1;
    for (const Seat seat : all_seats(t.seats)) farthest = std::max(farthest, progress(seat));
    return farthest >= 0 && progress(who) == farthest ? at_place(kRace, t.seats, 0) : std::int8_t{0};
}

Bits continents_of(const Player& player) {
    Bits out = 0;
    for (const OwnTile& own : player.tiles) out = static_cast<Bits>(out | 1u << index_of(kTiles[own.id].continent));
    return out;
}

bool holds(const Table& t, Seat who, const Condition& condition) {                 // AN-E12
    const Player& player = t.players[who];
    const int place = place_in(t, t.landing_order, who);
    switch (condition.kind) {
        case ConditionKind::landing_rank: return place >= 0 && place < condition.number;
        case ConditionKind::vehicle_tokens: return (player.used_transports & condition.which) == condition.which;
        case ConditionKind::vehicle_unused: return (player.used_transports & condition.which) == 0;
        case ConditionKind::first_launch: return t.first_launch_seat == who;
        case ConditionKind::icon_count: return observed_with(player, condition.which) >= condition.number;
        case ConditionKind::moon_tokens: return activated_moons(player) >= condition.number;
        case ConditionKind::continents: return (continents_of(player) & condition.which) == condition.which;
        case ConditionKind::continent_count: return static_cast<int>(player.tiles.size()) >= condition.number;
        case ConditionKind::instruments: break;
    }
    return static_cast<int>(player.instruments.size()) >= condition.number;
}

/// Returns whether `a` ranks above `b`. `points` are those of all seats.
bool is_better(const Table& t, const PerSeat<int>& points, Seat a, Seat b) {
    if (is_ranked(t, a) != is_ranked(t, b)) return is_ranked(t, a);
    if (!is_ranked(t, a)) return false;
    if (points[a] != points[b]) return points[a] > points[b];
    if (t.is_astronavigator()) {                           // AN-E11
        const int landed_a = place_in(t, t.landing_order, a), landed_b = place_in(t, t.landing_order, b);
        if (landed_a != landed_b) return landed_a >= 0 && (landed_b < 0 || landed_a < landed_b);
    }
    const int nk_a = remaining_nk(t, a), nk_b = remaining_nk(t, b);                // AN-E14
    if (nk_a != nk_b) return nk_a > nk_b;
    return completed_sets(t.players[a]) > completed_sets(t.players[b]);
}

PerSeat<int> totals_of(const Table& t) {
    PerSeat<int> out;
    for (const Seat seat : all_seats(t.seats)) out[seat] = points_of(t, seat).total();
    return out;
}

}  // namespace

std::span<const Category> categories(Mode mode) {
    if (mode == Mode::astronavigator) return kOfAstronavigators;
    return kOfAstronomers;
}

int remaining_nk(const Table& t, Seat who) {
    const Player& player = t.players[who];
    if (player.fate == Fate::lost) return 0;
    return player.fate == Fate::returned ? std::max(0, player.nk - player.dv) : player.nk;         // AN-E5
}

bool fulfils(const Table& t, Seat who, AgendaId agenda) {
    for (int i = 0; i < kAgendas[agenda].count; ++i)
        if (!holds(t, who, kAgendas[agenda].conditions[static_cast<std::size_t>(i)])) return false;
    return true;
}

Points points_of(const Table& t, Seat who) {
    Points out;
    if (!is_ranked(t, who)) return out;                    // AN-E2
    const Player& player = t.players[who];
    const auto nk = [&t](Seat seat) { return remaining_nk(t, seat); };
    const auto instruments = [&t](Seat seat) { return static_cast<int>(t.players[seat].instruments.size()); };
    out[Category::instruments] = by_value(t, who, kMostInstruments, instruments);
    if (t.is_astronavigator()) {
        out[Category::nk] = by_value(t, who, kNkInSpace, nk);
        out[Category::race] = race_points(t, who);
        if (const int place = place_in(t, t.landing_order, who); place >= 0)
            out[Category::landing] = at_place(kLanding, t.seats, place);
        if (player.agenda && fulfils(t, who, *player.agenda)) out[Category::agenda] = kAgendaPoints;
        return out;
    }
    constexpr Bits kOnEarth = static_cast<Bits>(bit_of(Transport::spacecraft) - 1);
    out[Category::nk] = by_value(t, who, kNkOnEarth, nk);
    out[Category::sets] = static_cast<std::int8_t>(completed_sets(player));
    out[Category::moons] = kMoonPoints[static_cast<std::size_t>(activated_moons(player))];
    out[Category::continents] = player.tiles.full() ? kContinentPoints : std::int8_t{0};
    out[Category::vehicles] = (player.used_transports & kOnEarth) == kOnEarth ? kVehiclePoints : std::int8_t{0};
    return out;
}

PerSeat<int> ranks_of(const Table& t) {
    const PerSeat<int> points = totals_of(t);
    PerSeat<int> out;
    for (const Seat seat : all_seats(t.seats))
        out[seat] = place_of(t.seats, seat, [&](Seat a, Seat b) { return is_better(t, points, a, b); });
    return out;
}

SeatList winners_of(const Table& t) {
    const PerSeat<int> ranks = ranks_of(t);
    SeatList out;
    for (const Seat seat : all_seats(t.seats))             // AN-E15
        if (ranks[seat] == 1 && is_ranked(t, seat)) out.push_back(seat);
    return out;
}

orrery::Standing standing(const Table& t) {
    orrery::Standing out;
    out.points = totals_of(t);
    out.places = ranks_of(t);
    return out;
}

namespace {

/// Mean DV of each stack, in tenths.
std::array<int, kStackCount> mean_dv() {
    std::array<int, kStackCount> out{};
    for (const OrbitTile& tile : kOrbitTiles) out[tile.stack] += tile.dv * 10 / static_cast<int>(kOrbitTilesEach);
    return out;
}

}  // namespace

int dv_to_come(const Table& t, Seat who) {
    static const std::array<int, kStackCount> kMeans = mean_dv();
    const Player& player = t.players[who];
    if (!player.is_playing() || !t.is_astronavigator()) return 0;
    int tenths = 0;
    for (StackId stack = 0; stack < kStackCount; ++stack) {
        if (player.is_on(Map::orbit) && stage_of(stack) <= player.vehicle.at) continue;
        const OrbitTileId tile = t.revealed[stack];
        tenths += tile != kNoOrbitTile ? kOrbitTiles[tile].dv * 10 : kMeans[stack];
    }
    const int pending = t.turn && t.turn->seat == who ? t.turn->pending_dv.value_or(0) : 0;
    return (tenths + 5) / 10 + pending;
}

ScoreSheet score(const Table& t) {
    const PerSeat<int> ranks = ranks_of(t);
    ScoreSheet out;
    out.over = t.phase == Phase::over;
    for (const Seat seat : all_seats(t.seats)) {
        const Points points = points_of(t, seat);
        ScoreSheet::Row row;
        for (const Category category : categories(t.options.mode)) row.points.push_back(points[category]);
        row.total = points.total();
        row.place = ranks[seat];
        out.rows.push_back(std::move(row));
    }
    if (!out.over) return out;
    order_by_place(out);
    for (const Seat seat : winners_of(t)) out.winners.push_back(seat);
    return out;
}

}  // namespace orrery::astronavigators
