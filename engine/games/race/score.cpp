#include "engine/games/race/score.h"

#include "engine/core/ranking.h"
#include "engine/games/race/costs.h"
#include "engine/games/race/rule_ids.h"

namespace orrery::race {

namespace {

bool matches(CardId card, const CardMatch& match) {
    const Design& d = design(card);
    return (!match.is_world || *match.is_world == d.is_world) &&
           (!match.world_type || (d.is_world && *match.world_type == d.world_type)) && (!match.good || match.good == d.good) &&
           (!match.is_military || *match.is_military == d.is_military) && (!match.keyword || has_keyword(card, *match.keyword)) &&
           (!match.cost || *match.cost == d.cost) && (!match.has_power || has_any_power(card, bits_of(*match.has_power))) &&
           (match.id.empty() || match.id == d.id);
}

/// Returns the first line that counts the card (RG-E8), or the number of lines if none does.
std::size_t first_match(std::span<const ScoreLine> lines, CardId card) {
    std::size_t i = 0;
    while (i < lines.size() && (lines[i].per != ScorePer::card || !matches(card, lines[i].match))) ++i;
    return i;
}

}  // namespace

int line_points(const Tableau& tableau, int chips, CardId card, std::size_t index) {
    const std::span<const ScoreLine> lines = design(card).scoring;
    const ScoreLine& line = lines[index];
    if (line.per == ScorePer::three_chip_vp) return line.points * (chips / kChipsPerPoint);
    if (line.per == ScorePer::military) return line.points * total_military(tableau);  // unconditional Military (RG-E9)
    int points = 0;
    for (const Placed& placed : tableau)
        if (first_match(lines, placed.card) == index) points += line.points;
    return points;
}

int bonus_of(const Tableau& tableau, int chips, CardId card) {
    const std::span<const ScoreLine> lines = design(card).scoring;
    int points = 0;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i].per != ScorePer::card) points += line_points(tableau, chips, card, i);
    for (const Placed& placed : tableau)
        if (const std::size_t i = first_match(lines, placed.card); i < lines.size()) points += lines[i].points;
    return points;
}

Points points_of(const Tableau& tableau, int chips) {
    Points points;
    points.chips = chips;
    for (const Placed& placed : tableau) {
        points.cards += design(placed.card).vp.value_or(0);
        if (!design(placed.card).scoring.empty()) points.bonus += bonus_of(tableau, chips, placed.card);
    }
    return points;
}

std::optional<EndReason> end_reason(const Table& t) {
    if (t.vp_pool == 0) return EndReason::vp;                              // empty pool (RG-E1, RG-E4)
    for (const Seat seat : all_seats(t.seats))
        if (t.players[seat].tableau.size() >= kEndTableau) return EndReason::tableau;  // at the end of the round (RG-E2)
    if (t.options.round_limit > 0 && t.round >= t.options.round_limit) return EndReason::rounds;
    return {};
}

namespace {

/// Compares by score, then by the tie-break (RG-E10). Negative if `a` ranks before `b`, 0 if they share a place.
int compare(const FinalRow& a, const FinalRow& b) {
    if (a.points.total() != b.points.total()) return b.points.total() - a.points.total();
    return b.tiebreak - a.tiebreak;
}

PerSeat<FinalRow> final_rows(const Table& t, const PerSeat<int>& hand_sizes) {
    PerSeat<FinalRow> rows;
    for (const Seat seat : all_seats(t.seats)) {
        const Player& player = t.players[seat];
        rows[seat] = {points_of(player.tableau, player.vp), hand_sizes[seat] + count_goods(player.tableau)};
    }
    return rows;
}

int place_of(const PerSeat<FinalRow>& rows, int seats, Seat seat) {
    return orrery::place_of(seats, seat, [&rows](Seat a, Seat b) { return compare(rows[a], rows[b]) < 0; });
}

}  // namespace

PerSeat<int> hand_sizes(const State& s) {
    PerSeat<int> sizes;
    for (const Seat seat : all_seats(s.seats)) sizes[seat] = view_of(s, seat).hand_size();
    return sizes;
}

Outcome outcome(const Table& t, const PerSeat<int>& hand_sizes) {
    Outcome end;
    end.reason = *end_reason(t);
    end.rows = final_rows(t, hand_sizes);
    for (const Seat seat : all_seats(t.seats))
        if (place_of(end.rows, t.seats, seat) == 1) end.winners.push_back(seat);
    return end;
}

Standing standing(const State& s) {
    const PerSeat<FinalRow> rows = final_rows(s, hand_sizes(s));
    Standing out;
    for (const Seat seat : all_seats(s.seats)) {
        out.points[seat] = rows[seat].points.total();
        out.places[seat] = place_of(rows, s.seats, seat);
    }
    return out;
}

namespace {

ScoreSheet sheet(const Table& t, const PerSeat<int>& hand_sizes) {
    ScoreSheet out;
    out.over = t.phase == Phase::over;
    PerSeat<FinalRow> rows = final_rows(t, hand_sizes);
    if (!out.over)                                         // during play the tie-break does not count
        for (const Seat seat : all_seats(t.seats)) rows[seat].tiebreak = 0;
    for (const Seat seat : all_seats(t.seats)) {
        const Points& points = rows[seat].points;
        ScoreSheet::Row row;
        row.points = {points.chips, points.cards, points.bonus};
        row.total = points.total();
        row.place = place_of(rows, t.seats, seat);
        out.rows.push_back(row);
    }
    if (out.over) rank_by_place(out);
    return out;
}

}  // namespace

ScoreSheet score(const State& s) { return sheet(s, hand_sizes(s)); }
ScoreSheet score(const Observation& o) { return sheet(o, hand_sizes(o)); }

}  // namespace orrery::race
