// Judgement of a position for the computer players (docs/rules/astronavigators.md, section 15), in tenths of NK.
#include <algorithm>

#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/score.h"
#include "engine/games/astronavigators/sky.h"

namespace orrery::astronavigators {

namespace {

constexpr int kNk = 10;

int rounds_left(const Table& t) {
    const int last = t.is_astronavigator() ? kYears * kSunSteps : kSunSteps;
    return last - t.round + 1;
}

/// Returns the DV that a seat must expect with the help of its tokens and instruments.
int expected_dv(const Table& t, Seat who) {
    const Player& player = t.players[who];
    int active = 0;
    for (const MoonState moon : player.moons) active += moon == MoonState::active;
    const int per_move = player.has_instrument(EffectKind::space_dv_reduction) ? 5 * static_cast<int>(kStackCount) / 2 : 0;
    return std::max(0, dv_to_come(t, who) - 12 * active - per_move);
}

int sets_value(const Table& t, const Player& player) {
    int value = 0;
    for (SetId set = 0; set < kSetCount; ++set) {
        const int missing = kSets[set].threshold - observed_with(player, set);
        if (player.sets[set] == SetState::open) value += missing == 1 ? 30 : missing == 2 ? 15 : 0;
        if (player.sets[set] == SetState::ready) value += t.is_astronavigator() ? 40 : 100;
    }
    return value;
}

/// Returns the value of what a player has on the way to more NK.
int growth_value(const Table& t, const Player& player) {
    int value = sets_value(t, player);
    const bool is_first_year = t.year == 1;
    int used = 0;
    for (std::size_t i = 0; i < kEarthTransports; ++i) used += has(player.used_transports, kTransportList[i]);
    if (is_first_year && !player.vehicle_bonus) value += 40 * used;
    if (is_first_year && !player.continent_bonus) value += 40 * static_cast<int>(player.tiles.size());
    for (const OwnTile& own : player.tiles) value += own.is_used ? 0 : 15;
    for (const MoonState moon : player.moons) value += moon == MoonState::active ? (t.is_astronavigator() ? 80 : 60) : 0;
    for (const QuestId quest : player.quests) value += 30 + 25 * observed_of(player, quest);
    value += 90 * static_cast<int>(player.instruments.size());
    for (const CardId card : player.schedule) value += 4 * kCards[card].nk + 10;
    if (player.is_on(Map::earth) && player.status == Status::astronomer)
        for (int week = 1; week <= kWeeks; ++week)
            if (!t.week(week).empty() && !failure_of(t, player, t.week(week).back(), From::direct, week)) value += 8;
    return value;
}

/// Returns the value of the flight: readiness before the launch, safety and progress after it.
int flight_value(const Table& t, Seat who) {
    const Player& player = t.players[who];
    const int left = rounds_left(t);
    if (player.fate == Fate::returned) return 1500;
    const int safety = player.nk - player.dv - expected_dv(t, who);
    if (player.is_on(Map::orbit)) {
        const int stages = kSplashdown - player.vehicle.at;
        const int late = std::max(0, stages - left);
        return 500 + 60 * player.vehicle.at - 60 * late + std::clamp(safety * 4, -400, 200) - (player.abort_used ? 50 : 0);
    }
    const int legs = legs_between(player.vehicle.at, kLaunchSpace, 5);
    const bool is_time = safety >= 0 || left <= kSunSteps;
    int value = std::clamp(safety * 2, -200, 100);
    if (is_time) value += player.status == Status::astronaut ? 250 - 30 * legs : 60 - 15 * legs;
    else if (player.status == Status::astronaut) value -= 200;
    return value;
}

int position_value(const State& s, Seat who) {
    const Player& player = s.players[who];
    if (player.fate == Fate::lost) return -2000;
    int value = kNk * remaining_nk(s, who) + growth_value(s, player) + 60 * points_of(s, who).total();
    if (!s.is_astronavigator()) return value;
    value += flight_value(s, who);
    const std::optional<AgendaId>& agenda = s.secrets[who].agenda;
    if (agenda && fulfils(s, who, *agenda)) value += 60;
    return value;
}

}  // namespace

int evaluate(const State& s, Seat me) {
    constexpr int kMiddle = 500, kWin = 250, kPerPoint = 25, kMost = 240, kMostRunning = 450, kPerReward = 4;
    const bool is_over = s.phase == Phase::over;
    int best = 0;
    bool is_first = true;
    const auto value = [&](Seat seat) { return is_over ? points_of(s, seat).total() : position_value(s, seat); };
    for (const Seat seat : all_seats(s.seats)) {
        if (seat == me) continue;
        const int theirs = value(seat);
        best = is_first ? theirs : std::max(best, theirs);
        is_first = false;
    }
    if (!is_over) return kMiddle + std::clamp((value(me) - best) / kPerReward, -kMostRunning, kMostRunning);
    const SeatList winners = winners_of(s);
    const int end = !contains(winners, me) ? -kWin : winners.size() == 1 ? kWin : kWin / 2;
    return kMiddle + end + std::clamp((value(me) - best) * kPerPoint, -kMost, kMost);
}

}  // namespace orrery::astronavigators
