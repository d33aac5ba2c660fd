#include "engine/games/jumpgate/score.h"

#include <algorithm>

#include "engine/core/ranking.h"
#include "engine/games/jumpgate/rule_ids.h"

namespace orrery::jumpgate {

namespace {

// Accessors for the public data that a state and an observation store in different types.
int face_down_count(const RingPlanet& planet) { return static_cast<int>(planet.face_down.size()); }
int face_down_count(const SeenPlanet& planet) { return planet.face_down; }
const Hidden& shown_hidden(const Player& player) { return player.hidden; }
const Hidden& shown_hidden(const SeenPlayer& player) { return *player.hidden; }

template <std::size_t N>
int table_points(const std::array<int, N>& table, int count) {
    return table[std::min(static_cast<std::size_t>(count), N - 1)];
}

template <class Position>
int claimed_planets(const Position& p, Seat who) {
    return static_cast<int>(std::count_if(p.ring.begin(), p.ring.end(),
                                          [who](const auto& planet) { return planet.claimed_by == who; }));
}

template <class Position>
Points visible(const Position& p, Seat who) {
    Points points = resource_points(p.players[who].collected);
    points.planets = kClaimPoints * claimed_planets(p, who);               // points for claimed planets (JG-E14)
    return points;
}

template <class Position>
bool hole_is_full(const Position& p) {
    return static_cast<int>(p.black_hole.size()) >= p.options.black_hole_limit;
}

template <class Position>
std::optional<PlanetId> dry_planet(const Position& p) {
    for (const auto& planet : p.ring)
        if (planet.face_up.empty() && face_down_count(planet) == 0) return planet.id;
    return {};
}

template <class Position>
std::optional<EndReason> reason_to_end(const Position& p) {
    if (hole_is_full(p)) return EndReason::black_hole;                     // first if both hold (JG-E1, JG-E2, JG-E6)
    if (dry_planet(p)) return EndReason::planet_exhausted;
    if (p.final_round && p.final_round->turns_left == 0) return EndReason::all_claimed;
    if (p.options.stall_turns > 0 && p.idle_turns >= p.options.stall_turns) return EndReason::stalled;
    return {};
}

/// Counts the black-hole markers and decides which seats keep their hidden resources. With a full black hole, all seats with
/// the most markers lose them (JG-E9, JG-E10, JG-E11).
template <class Position>
void swallow_hidden(const Position& p, PerSeat<FinalRow>& rows) {
    int most = 0;
    for (const Seat seat : all_seats(p.seats)) {
        rows[seat].black_hole = static_cast<int>(std::count(p.black_hole.begin(), p.black_hole.end(), seat));
        most = std::max(most, rows[seat].black_hole);
    }
    for (const Seat seat : all_seats(p.seats)) rows[seat].hidden_kept = !hole_is_full(p) || rows[seat].black_hole < most;
}

/// Compares by points (JG-E20), then by the tie-breaks in order (JG-E21). Negative if `a` ranks before `b`, 0 if they share
/// a rank.
int compare(const FinalRow& a, const FinalRow& b) {
    if (a.points.total() != b.points.total()) return b.points.total() - a.points.total();
    if (a.claimed != b.claimed) return b.claimed - a.claimed;
    if (a.cards != b.cards) return b.cards - a.cards;
    return a.black_hole - b.black_hole;
}

/// Returns the final scores and ranks if the game ended in this position.
template <class Position>
PerSeat<FinalRow> final_rows(const Position& p) {
    PerSeat<FinalRow> rows;
    swallow_hidden(p, rows);
    for (const Seat seat : all_seats(p.seats)) {
        FinalRow& row = rows[seat];
        ResourcePile cards = p.players[seat].collected;
        if (row.hidden_kept)  // kept ones count (JG-E12), discarded ones do not (JG-E13)
            for (const ResourceId card : shown_hidden(p.players[seat])) cards.push_back(card);
        row.claimed = claimed_planets(p, seat);
        row.cards = static_cast<int>(cards.size());
        row.points = resource_points(cards);
        row.points.planets = kClaimPoints * row.claimed;
    }
    for (const Seat seat : all_seats(p.seats))                             // equal seats share a rank (JG-E22, JG-E23)
        rows[seat].rank = place_of(p.seats, seat, [&rows](Seat a, Seat b) { return compare(rows[a], rows[b]) < 0; });
    return rows;
}

template <class Position>
Outcome outcome_of(const Position& p) {
    Outcome end;
    end.reason = *reason_to_end(p);
    if (end.reason == EndReason::planet_exhausted) end.planet = dry_planet(p);
    end.rows = final_rows(p);
    for (const Seat seat : all_seats(p.seats))
        if (end.rows[seat].rank == 1) end.winners.push_back(seat);
    return end;
}

ScoreSheet::Row sheet_row(const Points& points) {
    ScoreSheet::Row row;
    row.points = {points.planets, points.sand, points.water, points.energel, points.gems, points.fame};
    row.total = points.total();
    return row;
}

template <class Position>
ScoreSheet sheet(const Position& p) {
    ScoreSheet out;
    out.over = !p.open.has_value();
    if (!out.over) {
        for (const Seat seat : all_seats(p.seats)) out.rows.push_back(sheet_row(visible(p, seat)));
        for (ScoreSheet::Row& row : out.rows)
            for (const ScoreSheet::Row& other : out.rows) row.place += other.total > row.total ? 1 : 0;
        return out;
    }
    const Outcome end = outcome_of(p);
    for (const Seat seat : all_seats(p.seats)) {
        out.rows.push_back(sheet_row(end.rows[seat].points));
        out.rows.back().place = end.rows[seat].rank;
    }
    rank_by_place(out);
    return out;
}

}  // namespace

Points resource_points(const ResourcePile& cards) {
    std::array<int, kResourceTypeCount> count{};
    for (const ResourceId card : cards) ++count[static_cast<std::size_t>(kResources[card].kind)];
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

Points visible_points(const State& s, Seat who) { return visible(s, who); }
Points visible_points(const Observation& o, Seat who) { return visible(o, who); }

std::optional<EndReason> end_reason(const State& s) { return reason_to_end(s); }
Outcome outcome(const State& s) { return outcome_of(s); }
Outcome outcome(const Observation& o) { return outcome_of(o); }

Standing standing(const State& s) {
    const PerSeat<FinalRow> rows = final_rows(s);
    Standing out;
    for (const Seat seat : all_seats(s.seats)) {
        out.points[seat] = rows[seat].points.total();
        out.places[seat] = rows[seat].rank;
    }
    return out;
}

ScoreSheet score(const State& s) { return sheet(s); }
ScoreSheet score(const Observation& o) { return sheet(o); }

}  // namespace orrery::jumpgate
