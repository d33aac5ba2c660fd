#include "engine/games/jumpgate/score.h"

#include <algorithm>

#include "engine/core/ranking.h"
#include "engine/games/jumpgate/rule_ids.h"

namespace orrery::jumpgate {

namespace {

template <std::size_t N>
int table_points(const std::array<int, N>& table, int count) {
    return table[std::min(static_cast<std::size_t>(count), N - 1)];
}

int claimed_planets(const Table& t, Seat who) {
    return static_cast<int>(std::count_if(t.ring.begin(), t.ring.end(),
                                          [who](const RingPlanet& planet) { return planet.claimed_by == who; }));
}

bool hole_is_full(const Table& t) {
    return static_cast<int>(t.black_hole.size()) >= t.options.black_hole_limit;
}

std::optional<PlanetId> dry_planet(const Table& t) {
    for (const RingPlanet& planet : t.ring)
        if (planet.face_up.empty() && planet.face_down == 0) return planet.id;
    return {};
}

/// Counts the black-hole markers and decides which seats keep their hidden resources. With a full black hole, all seats with
/// the most markers lose them (JG-E9, JG-E10, JG-E11).
void swallow_hidden(const Table& t, PerSeat<FinalRow>& rows) {
    int most = 0;
    for (const Seat seat : all_seats(t.seats)) {
        rows[seat].black_hole = static_cast<int>(std::count(t.black_hole.begin(), t.black_hole.end(), seat));
        most = std::max(most, rows[seat].black_hole);
    }
    for (const Seat seat : all_seats(t.seats)) rows[seat].hidden_kept = !hole_is_full(t) || rows[seat].black_hole < most;
}

/// Compares by points (JG-E20), then by the tie-breaks in order (JG-E21). Negative if `a` ranks before `b`, 0 if they share
/// a rank.
int compare(const FinalRow& a, const FinalRow& b) {
    if (a.points.total() != b.points.total()) return b.points.total() - a.points.total();
    if (a.claimed != b.claimed) return b.claimed - a.claimed;
    if (a.cards != b.cards) return b.cards - a.cards;
    return a.black_hole - b.black_hole;
}

/// Returns the final scores and ranks if the game ended with this table. `hidden` returns the hidden resources of a seat.
template <class HiddenOf>
PerSeat<FinalRow> final_rows(const Table& t, HiddenOf hidden) {
    PerSeat<FinalRow> rows;
    swallow_hidden(t, rows);
    for (const Seat seat : all_seats(t.seats)) {
        FinalRow& row = rows[seat];
        ResourcePile cards = t.players[seat].collected;
        if (row.hidden_kept)  // kept ones count (JG-E12), discarded ones do not (JG-E13)
            for (const ResourceId card : hidden(seat)) cards.push_back(card);
        row.claimed = claimed_planets(t, seat);
        row.cards = static_cast<int>(cards.size());
        row.points = resource_points(cards);
        row.points.planets = kClaimPoints * row.claimed;
    }
    for (const Seat seat : all_seats(t.seats))                             // equal seats share a rank (JG-E22, JG-E23)
        rows[seat].rank = place_of(t.seats, seat, [&rows](Seat a, Seat b) { return compare(rows[a], rows[b]) < 0; });
    return rows;
}

ScoreSheet::Row sheet_row(const Points& points) {
    ScoreSheet::Row row;
    row.points = {points.planets, points.sand, points.water, points.energel, points.gems, points.fame};
    row.total = points.total();
    return row;
}

}  // namespace

Points points_of(const ResourceCounts& count) {
    const auto of = [&count](ResourceKind kind) { return count[static_cast<std::size_t>(kind)]; };
    using enum ResourceKind;
    Points points;
    points.sand = table_points(kSandPoints, of(sand));                     // tables (JG-E16)
    points.water = table_points(kWaterPoints, of(water));
    const int light = of(energel_light), dark = of(energel_dark), pairs = std::min(light, dark);
    // Pairs of light and dark count more than singles (JG-E17).
    points.energel = kEnergelPairPoints * pairs + kEnergelSinglePoints * (light + dark - 2 * pairs);
    const int blue = of(gem_blue), red = of(gem_red), white = of(gem_white);
    points.gems = std::max({blue, red, white}) * (blue + red + white);     // largest colour × all gems (JG-E18)
    points.fame = kFamePoints * of(fame);                                  // five for each card (JG-E15)
    return points;                                                         // total() adds the parts up (JG-E19)
}

Points resource_points(const ResourcePile& cards) {
    ResourceCounts count{};
    for (const ResourceId card : cards) ++count[static_cast<std::size_t>(kResources[card].kind)];
    return points_of(count);
}

Points visible_points(const Table& t, Seat who) {
    Points points = resource_points(t.players[who].collected);
    points.planets = kClaimPoints * claimed_planets(t, who);               // points for claimed planets (JG-E14)
    return points;
}

std::optional<EndReason> end_reason(const Table& t) {
    if (hole_is_full(t)) return EndReason::black_hole;                     // first if both hold (JG-E1, JG-E2, JG-E6)
    if (dry_planet(t)) return EndReason::planet_exhausted;
    if (t.final_round && t.final_round->turns_left == 0) return EndReason::all_claimed;
    if (t.options.stall_turns > 0 && t.idle_turns >= t.options.stall_turns) return EndReason::stalled;
    return {};
}

Outcome outcome(const Table& t) {
    Outcome end;
    end.reason = *end_reason(t);
    if (end.reason == EndReason::planet_exhausted) end.planet = dry_planet(t);
    end.rows = final_rows(t, [&t](Seat seat) -> const Hidden& { return t.players[seat].revealed; });
    for (const Seat seat : all_seats(t.seats))
        if (end.rows[seat].rank == 1) end.winners.push_back(seat);
    return end;
}

Standing standing(const State& s) {
    const PerSeat<FinalRow> rows = final_rows(s, [&s](Seat seat) -> const Hidden& { return hidden_of(s, seat); });
    Standing out;
    for (const Seat seat : all_seats(s.seats)) {
        out.points[seat] = rows[seat].points.total();
        out.places[seat] = rows[seat].rank;
    }
    return out;
}

ScoreSheet score(const Table& t) {
    ScoreSheet out;
    out.over = !t.open.has_value();
    if (!out.over) {
        for (const Seat seat : all_seats(t.seats)) out.rows.push_back(sheet_row(visible_points(t, seat)));
        for (ScoreSheet::Row& row : out.rows)
            for (const ScoreSheet::Row& other : out.rows) row.place += other.total > row.total ? 1 : 0;
        return out;
    }
    const Outcome end = outcome(t);
    for (const Seat seat : all_seats(t.seats)) {
        out.rows.push_back(sheet_row(end.rows[seat].points));
        out.rows.back().place = end.rows[seat].rank;
    }
    rank_by_place(out);
    return out;
}

}  // namespace orrery::jumpgate
