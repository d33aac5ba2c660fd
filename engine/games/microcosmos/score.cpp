#include "engine/games/microcosmos/score.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/ranking.h"
#include "engine/games/microcosmos/players.h"

namespace orrery::microcosmos {

namespace {

/// Returns the entry of a number; beyond the last entry the last counts.
template <std::size_t N>
std::int16_t entry(const std::array<std::int8_t, N>& table, std::size_t number) { return table[std::min(number, N - 1)]; }

/// Returns the spots of the player's markers on barren planets (MC-E6).
std::int16_t barren_points(const Table& t, Seat who) {
    int sum = 0;
    for (const PlanetId planet : t.grid)
        if (planet != kNoPlanet)
            for (const Marker& marker : t.places[planet].markers) sum += marker.seat == who ? marker.spot : 0;
    return static_cast<std::int16_t>(sum);
}

/// Returns whether `a` stands before `b`. Ties go to the larger sum of resources (MC-E8), in the solo game to the Automa (MC-O33).
bool is_better(const Outcome& outcome, Seat a, Seat b) {
    const Points& one = outcome.points[static_cast<std::size_t>(a)];
    const Points& other = outcome.points[static_cast<std::size_t>(b)];
    if (one.total() != other.total()) return one.total() > other.total();
    return outcome.has_automa ? a == kAutoma && b != kAutoma : one.resources > other.resources;
}

Outcome points_of_all(const Table& t) {
    Outcome out;
    out.contenders = t.contenders();
    out.has_automa = t.is_solo();
    for (const Seat who : all_seats(out.contenders)) out.points[static_cast<std::size_t>(who)] = points_of(t, who);
    return out;
}

}  // namespace

Points points_of(const Table& t, Seat who) {
    const Player& player = t.player(who);
    Points out;
    out.play = player.points;                              // MC-E7: counted where it was gained
    out.colonies = entry(kColonyPoints, static_cast<std::size_t>(colonies_of(t, who)));    // MC-E4
    out.survivors = entry(kSurvivorPoints, player.settled.size());                         // MC-E5
    out.barren = barren_points(t, who);
    out.resources = static_cast<std::int16_t>(sum_of(player.resources));
    if (t.is_automa(who)) {                                // MC-O31, MC-O32
        const DifficultyKind& difficulty = kDifficultyKinds[static_cast<std::size_t>(t.options.difficulty)];
        out.upgrades = entry(difficulty.upgrade_points, player.upgrades.size());
    }
    return out;
}

Outcome outcome_of(const Table& t) {
    Outcome out = points_of_all(t);
    for (const Seat who : all_seats(out.contenders))
        if (place_of(out.contenders, who, [&out](Seat a, Seat b) { return is_better(out, a, b); }) == 1) out.winners.push_back(who);
    return out;
}

Standing standing(const Table& t) {
    const Outcome all = points_of_all(t);
    Standing out;
    out.automata = t.is_solo() ? 1 : 0;
    for (const Seat who : all_seats(all.contenders)) {
        out.points[who] = all.points[static_cast<std::size_t>(who)].total();
        out.places[who] = place_of(all.contenders, who, [&all](Seat a, Seat b) { return is_better(all, a, b); });
    }
    return out;
}

ScoreSheet score(const Table& t) {
    const Standing now = standing(t);
    ScoreSheet out;
    out.over = t.phase == Phase::over;
    for (const Seat who : all_seats(t.contenders())) {
        const Points points = points_of(t, who);
        ScoreSheet::Row row;
        row.points = {points.play, points.colonies, points.survivors, points.barren, points.upgrades};
        row.total = points.total();
        row.place = now.places[who];
        if (t.is_automa(who)) row.automaton = &kAutomata[0];
        out.rows.push_back(std::move(row));
    }
    if (out.over) rank_by_place(out);
    return out;
}

// Judgement for the computer players (section 15), in hundredths of a VP.

namespace {

constexpr int kPoint = 100, kWhole = 1000;

/// Estimates of the time that is left: a weight from 0 to kWhole for what pays later.
struct Horizon {
    int late, upgrades;

    explicit Horizon(const Table& t) {
        // Tenths of rounds: at least one, 0.7 in the last round.
        const int left = t.end_round == t.round ? 7 : std::max(1, 12 - static_cast<int>(t.round)) * 10;
        late = std::min(kWhole, left * kWhole / 60);
        upgrades = std::min(kWhole, left * kWhole / 80);
    }
};

int value_of(const Half& half) {
    const Gain& gain = half.gain;
    const int units = (sum_of(gain.fixed) - sum_of(half.cost)) * 100 + (gain.any - half.any_cost) * 120 + (gain.club + gain.deck) * 120;
    int edges = 0;
    for (unsigned rest = half.edges; rest != 0; rest &= rest - 1) ++edges;
    return units * (2 + edges) / 4;                        // × (0.5 + 0.25 for each edge)
}

/// Values of the crew cards: 0.6 and 0.15 of the value of both halves.
const std::array<std::int16_t, kCrewCount>& crew_values() {
    static const auto values = [] {
        std::array<std::int16_t, kCrewCount> out{};
        for (std::size_t i = 0; i < kCrewCount; ++i)
            out[i] = static_cast<std::int16_t>(60 + (value_of(kCrew[i].top) + value_of(kCrew[i].bottom)) * 15 / 100);
        return out;
    }();
    return values;
}

constexpr std::array<int, kUpgradeCount> kUpgradeValues{220, 150, 220, 150, 220, 180, 120, 350};      // by Upgrade
constexpr int kSecondEngineStep = 140;

int board_value(const Table& t, Seat who) {
    int late = 0, race = 0;
    std::array<bool, kColourCount> is_open{};              // a restored planet of the colour exists
    for (const PlanetId planet : t.grid) {
        if (planet == kNoPlanet || planet == kPortal) continue;
        const Place& place = t.places[planet];
        if (contains(place.colonies, who)) late += 250;
        if (place.is_restored) is_open[static_cast<std::size_t>(kPlanets[planet].colour)] = true;
        for (std::size_t i = 0; i < place.markers.size() && i < 2; ++i)
            if (place.markers[i].seat == who) race += (i == 0 ? 220 : 70) * sum_of(place.levels) / kPlanets[planet].total();
    }
    late += 120 * (terraform_limit(t, who) - kTerraformBase) + race;
    for (const SurvivorId card : t.player(who).survivors) {
        bool fits_one = false;
        for (std::size_t colour = 0; colour < kColourCount; ++colour)
            fits_one = fits_one || (is_open[colour] && (kSurvivors[card].colours & edge_of(static_cast<Colour>(colour))) != 0);
        late += 350 + (fits_one ? 170 : 0);
    }
    return late;
}

int position_value(const Table& t, Seat who, const Horizon& horizon) {
    const Player& player = t.player(who);
    const int points = points_of(t, who).total() * kPoint;
    int late = board_value(t, who);
    for (const std::int8_t units : player.resources) late += std::min<int>(units, 3) * 55 + std::max(units - 3, 0) * 25;
    for (const Row row : kRows)
        for (const CrewId card : player.row(row)) late += crew_values()[card] + (row == Row::lower ? 15 : 0);
    for (const bool is_ready : player.tokens) late += is_ready ? 90 : 0;
    late += std::min<int>(player.colony_pool, 2) * 100 + player.outpost_pool * 100;
    for (const auto& pair : kUpgradePairs) late += player.has(pair[0]) != player.has(pair[1]) ? 200 : 0;
    if (t.is_automa(who)) return points + late * horizon.late / kWhole;
    int upgrades = player.engine > 0 ? kUpgradeValues[index_of(Upgrade::engine)] + (player.engine - 1) * kSecondEngineStep : 0;
    for (const Upgrade upgrade : player.upgrades) upgrades += kUpgradeValues[index_of(upgrade)];
    return points + late * horizon.late / kWhole + upgrades * horizon.upgrades / kWhole;
}

}  // namespace

int evaluate(const Table& t, Seat me) {
    constexpr int kMiddle = 500, kWin = 250, kPerPoint = 6, kMost = 250, kMostRunning = 450;
    const bool is_over = t.phase == Phase::over;
    const Horizon horizon(t);
    int best = 0;
    bool is_first = true;
    const auto value = [&](Seat who) { return is_over ? points_of(t, who).total() * kPoint : position_value(t, who, horizon); };
    for (const Seat other : all_seats(t.contenders())) {
        if (other == me) continue;
        const int theirs = value(other);
        best = is_first ? theirs : std::max(best, theirs);
        is_first = false;
    }
    const int margin = (value(me) - best) * kPerPoint / kPoint;
    if (!is_over) return kMiddle + std::clamp(margin, -kMostRunning, kMostRunning);
    const Outcome outcome = outcome_of(t);
    const int end = !contains(outcome.winners, me) ? -kWin : outcome.winners.size() == 1 ? kWin : 0;
    return kMiddle + end + std::clamp(margin, -kMost, kMost);
}

}  // namespace orrery::microcosmos
