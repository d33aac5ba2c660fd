#include "engine/games/race/score.h"

#include <algorithm>

#include "engine/core/ranking.h"
#include "engine/games/race/costs.h"
#include "engine/games/race/rule_ids.h"

namespace orrery::race {

namespace {

int hand_size(const State& s, Seat seat) { return static_cast<int>(s.players[seat].hand.size()); }
int hand_size(const Observation& o, Seat seat) { return o.players[seat].hand_size; }
bool is_over(const State& s) { return s.phase == Phase::over; }
bool is_over(const Observation& o) { return o.phase == Phase::over; }

bool has_power_of(const Design& card, PowerPhase phase) {
    return std::any_of(card.powers.begin(), card.powers.end(), [phase](const Power& power) { return phase_of(power.type) == phase; });
}

bool matches(CardId card, const CardMatch& match) {
    const Design& d = design(card);
    return (!match.is_world || *match.is_world == d.is_world) &&
           (!match.world_type || (d.is_world && *match.world_type == d.world_type)) && (!match.good || match.good == d.good) &&
           (!match.is_military || *match.is_military == d.is_military) && (!match.keyword || has_keyword(card, *match.keyword)) &&
           (!match.cost || *match.cost == d.cost) && (!match.has_power || has_power_of(d, *match.has_power)) &&
           (match.id.empty() || match.id == d.id);
}

/// Returns the first line that counts the card (RG-E8), or the number of lines if none does.
std::size_t first_match(std::span<const ScoreLine> lines, CardId card) {
    std::size_t i = 0;
    while (i < lines.size() && (lines[i].per != ScorePer::card || !matches(card, lines[i].match))) ++i;
    return i;
}

}  // namespace

template <class Cards>
int line_points(const Cards& tableau, int chips, CardId card, std::size_t index) {
    const std::span<const ScoreLine> lines = design(card).scoring;
    const ScoreLine& line = lines[index];
    if (line.per == ScorePer::three_chip_vp) return line.points * (chips / kChipsPerPoint);
    if (line.per == ScorePer::military) return line.points * total_military(tableau);  // unconditional Military (RG-E9)
    int points = 0;
    for (const auto& placed : tableau)
        if (first_match(lines, placed.card) == index) points += line.points;
    return points;
}

template <class Cards>
int bonus_of(const Cards& tableau, int chips, CardId card) {
    int points = 0;
    for (std::size_t i = 0; i < design(card).scoring.size(); ++i) points += line_points(tableau, chips, card, i);
    return points;
}

template <class Cards>
Points points_of(const Cards& tableau, int chips) {
    Points points;
    points.chips = chips;
    for (const auto& placed : tableau) {
        points.cards += design(placed.card).vp.value_or(0);
        points.bonus += bonus_of(tableau, chips, placed.card);
    }
    return points;
}

namespace {

template <class Position>
std::optional<EndReason> reason_to_end(const Position& p) {
    if (p.vp_pool == 0) return EndReason::vp;                              // empty pool (RG-E1, RG-E4)
    for (const Seat seat : all_seats(p.seats))
        if (p.players[seat].tableau.size() >= kEndTableau) return EndReason::tableau;  // at the end of the round (RG-E2)
    if (p.options.round_limit > 0 && p.round >= p.options.round_limit) return EndReason::rounds;
    return {};
}

/// Compares by score, then by the tie-break (RG-E10). Negative if `a` ranks before `b`, 0 if they share a place.
int compare(const FinalRow& a, const FinalRow& b) {
    if (a.points.total() != b.points.total()) return b.points.total() - a.points.total();
    return b.tiebreak - a.tiebreak;
}

template <class Position>
PerSeat<FinalRow> final_rows(const Position& p) {
    PerSeat<FinalRow> rows;
    for (const Seat seat : all_seats(p.seats)) {
        const auto& tableau = p.players[seat].tableau;
        rows[seat] = {points_of(tableau, p.players[seat].vp), hand_size(p, seat) + count_goods(tableau)};
    }
    return rows;
}

int place_of(const PerSeat<FinalRow>& rows, int seats, Seat seat) {
    return orrery::place_of(seats, seat, [&rows](Seat a, Seat b) { return compare(rows[a], rows[b]) < 0; });
}

template <class Position>
Outcome outcome_of(const Position& p) {
    Outcome end;
    end.reason = *reason_to_end(p);
    end.rows = final_rows(p);
    for (const Seat seat : all_seats(p.seats))
        if (place_of(end.rows, p.seats, seat) == 1) end.winners.push_back(seat);
    return end;
}

template <class Position>
ScoreSheet sheet(const Position& p) {
    ScoreSheet out;
    out.over = is_over(p);
    PerSeat<FinalRow> rows = final_rows(p);
    if (!out.over)                                         // during play the tie-break does not count
        for (const Seat seat : all_seats(p.seats)) rows[seat].tiebreak = 0;
    for (const Seat seat : all_seats(p.seats)) {
        const Points& points = rows[seat].points;
        ScoreSheet::Row row;
        row.points = {points.chips, points.cards, points.bonus};
        row.total = points.total();
        row.place = place_of(rows, p.seats, seat);
        out.rows.push_back(row);
    }
    if (out.over) rank_by_place(out);
    return out;
}

}  // namespace

std::optional<EndReason> end_reason(const State& s) { return reason_to_end(s); }
std::optional<EndReason> end_reason(const Observation& o) { return reason_to_end(o); }
Outcome outcome(const State& s) { return outcome_of(s); }
Outcome outcome(const Observation& o) { return outcome_of(o); }

Standing standing(const State& s) {
    const PerSeat<FinalRow> rows = final_rows(s);
    Standing out;
    for (const Seat seat : all_seats(s.seats)) {
        out.points[seat] = rows[seat].points.total();
        out.places[seat] = place_of(rows, s.seats, seat);
    }
    return out;
}

ScoreSheet score(const State& s) { return sheet(s); }
ScoreSheet score(const Observation& o) { return sheet(o); }

#define ORRERY_RACE_SCORES(Cards)                                            \
    template int bonus_of(const Cards&, int, CardId);                        \
    template int line_points(const Cards&, int, CardId, std::size_t);        \
    template Points points_of(const Cards&, int)

ORRERY_RACE_SCORES(Tableau);
ORRERY_RACE_SCORES(SeenTableau);

#undef ORRERY_RACE_SCORES

}  // namespace orrery::race
