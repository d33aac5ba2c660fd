// Judgement of a position for the computer players (docs/rules/astronavigators.md, section 15), in tenths of NK.
#include <algorithm>
#include <cstdlib>

#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/score.h"
#include "engine/games/astronavigators/sky.h"

namespace orrery::astronavigators {

namespace {

constexpr int kNk = 10;

/// Returns the number of rounds in which the player can still act, the present one included.
int rounds_left(const Table& t, const Player& player) {
    const int last = t.is_astronavigator() ? kYears * kSunSteps : kSunSteps;
    const bool has_acted = player.disc_done || t.phase == Phase::calibrate_join || t.phase == Phase::calibrate;
    return last - t.round + (has_acted ? 0 : 1);
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
    int value = 0;
    const bool is_first_year = t.year == 1;
    int used = 0;
    for (std::size_t i = 0; i < kEarthTransports; ++i) used += has(player.used_transports, kTransportList[i]);
    if (is_first_year && !player.vehicle_bonus) value += 40 * used;
    if (is_first_year && !player.continent_bonus) value += 40 * static_cast<int>(player.tiles.size());
    for (const OwnTile& own : player.tiles) value += own.is_used ? 0 : 15;
    for (const QuestId quest : player.quests) value += 45 + 40 * observed_of(player, quest);
    value += 150 * static_cast<int>(player.instruments.size());
    for (const CardId card : player.schedule) value += 4 * kCards[card].nk + 10;
    // In space moons and sets count as helpers of the flight. Otherwise a late abort, which restores them, would seem a gain.
    if (!player.is_on(Map::earth)) return value;
    value += sets_value(t, player);
    for (const MoonState moon : player.moons) value += moon == MoonState::active ? (t.is_astronavigator() ? 80 : 60) : 0;
    if (player.status == Status::astronomer)
        for (int week = 1; week <= kWeeks; ++week)
            if (!t.week(week).empty() && !failure_of(t, player, t.week(week).back(), From::direct, week)) value += 8;
    return value;
}

/// Flight of a player as far as it can come until the end of the game.
struct Outlook {
    int from = 0, reach = 0;                               ///< stages; -1 stands for the Earth
    int spare = 0;                                         ///< rounds that the player can spend on the Earth and still come home
};

Outlook outlook_of(const Table& t, const Player& player) {
    constexpr int kMostLegs = 5;
    Outlook out;
    const bool is_flying = player.is_on(Map::orbit);
    out.from = is_flying ? player.vehicle.at : -1;
    int moves = rounds_left(t, player);
    if (!is_flying && player.vehicle.at != kLaunchSpace) moves -= legs_between(player.vehicle.at, kLaunchSpace, kMostLegs);
    else if (player.status == Status::astronomer) --moves; // the calibration in which to become an astronaut
    int helpers = 0;
    for (const OwnTile& own : player.tiles) helpers += !own.is_used && kTiles[own.id].icon == Transport::spacecraft;
    for (const SetState set : player.sets) helpers += set == SetState::ready;
    moves += helpers / 2;                                  // half, so that an extra move is worth more than what it costs
    out.reach = std::min(out.from + moves, static_cast<int>(kSplashdown));
    if (!is_flying) out.spare = std::max(0, out.from + moves - kSplashdown);
    return out;
}

/// Returns the DV that a seat must expect on the way, with the help of its moons and instruments.
int expected_dv(const Table& t, Seat who, const Outlook& way) {
    constexpr int kPerMoon = 12, kPerSextant = 4;
    const Player& player = t.players[who];
    const int stages = way.reach - way.from;
    int active = 0;
    for (const MoonState moon : player.moons) active += moon == MoonState::active;
    const int helped = kPerMoon * std::min(active, stages) + (player.has_instrument(EffectKind::space_dv_reduction) ? kPerSextant * stages : 0);
    return std::max(0, dv_to_come(t, who) * stages / (kSplashdown - way.from) - helped);
}

/// Returns the value of the flight: how far it comes, and how safely. Before the launch it falls with every round that is too
/// late, so that nobody misses the launch for a little more NK.
int flight_value(const Table& t, Seat who) {
    constexpr int kPerReach = 60, kPerStage = 15, kLanding = 200, kHome = 300, kPerCover = 2, kMostCover = 50, kMostShortage = 60;
    constexpr int kAbort = 150, kAbortStage = 60;
    const Player& player = t.players[who];
    if (player.fate == Fate::returned) {
        const int flown = (kPerReach + kPerStage) * (kSplashdown + 1) + kLanding + 2 * kHome;
        return flown + kPerCover * std::min(player.nk - player.dv, kMostCover);
    }
    const Outlook way = outlook_of(t, player);
    if (way.reach < 0) return 0;
    const int growth = way.spare * (player.status == Status::astronomer ? 8 : 4);          // NK: astronauts do not observe
    int value = kPerReach * (way.reach + 1) + kPerStage * (way.from + 1) + kNk * growth;
    if (way.reach >= kMoon) value += kLanding;
    if (way.reach == kSplashdown) value += kHome;
    const int cover = player.nk + growth - player.dv - expected_dv(t, who, way);
    const int per_shortage = !player.abort_used ? 5 : !player.abort_stage_used ? 10 : 20;  // the last excess of DV is the end
    value += cover >= 0 ? kPerCover * std::min(cover, kMostCover) : -per_shortage * std::min(-cover, kMostShortage);
    return value + (player.abort_used ? 0 : kAbort) + (player.abort_stage_used ? 0 : kAbortStage);
}

/// Returns whether the player gives up observing before the flight needs it: with rounds to spare, and NK that do not cover the flight.
bool leaves_early(const Table& t, Seat who) {
    const Player& player = t.players[who];
    Outlook whole = outlook_of(t, player);
    if (whole.spare == 0) return false;
    whole.reach = kSplashdown;
    return player.nk < expected_dv(t, who, whole);
}

/// Returns whether an abort would give up a flight that still has half of its NK.
bool aborts_early(const Player& player) { return player.dv * 2 < player.nk; }

}  // namespace

bool is_pruned(const State& s, Seat who, const Move& move) {
    const Player& player = s.players[who];
    if (std::holds_alternative<BecomeAstronaut>(move)) return leaves_early(s, who);
    if (std::holds_alternative<VoluntaryAbort>(move)) return aborts_early(player);
    if (!std::holds_alternative<Join>(move)) return false;
    // Whoever joins must take an action (AN-A112).
    if (player.status == Status::astronomer) return leaves_early(s, who);
    return !may_place_token(player) && aborts_early(player);
}

int position_value(const Table& t, Seat who, const std::optional<AgendaId>& secret_agenda) {
    constexpr int kLost = -3000, kPerPoint = 150, kAgenda = 60;
    const Player& player = t.players[who];
    if (player.fate == Fate::lost) return kLost;
    // DV count in the flight. If they were taken off at splashdown, nobody would want to come home.
    int value = kNk * player.nk + growth_value(t, player) + kPerPoint * points_of(t, who).total();
    if (!t.is_astronavigator()) return value;
    value += flight_value(t, who);
    if (secret_agenda && fulfils(t, who, *secret_agenda)) value += kAgenda;
    return value;
}

int evaluate(const State& s, Seat me) {
    constexpr int kMiddle = 500, kMost = 480, kHalf = 1500, kWin = 600, kPerPoint = 300;
    const bool is_over = s.phase == Phase::over;
    int best = 0;
    bool is_first = true;
    const auto value = [&](Seat seat) { return is_over ? kPerPoint * points_of(s, seat).total() : position_value(s, seat, s.secrets[seat].agenda); };
    for (const Seat seat : all_seats(s.seats)) {
        if (seat == me) continue;
        const int theirs = value(seat);
        best = is_first ? theirs : std::max(best, theirs);
        is_first = false;
    }
    int lead = value(me) - best;
    if (is_over) {
        const SeatList winners = winners_of(s);
        lead += !contains(winners, me) ? -kWin : winners.size() == 1 ? kWin : kWin / 2;
    }
    // A curve without an end: a player far ahead still tells a safe way from a dangerous one. A lead of kHalf gives half of kMost.
    return kMiddle + kMost * lead / (std::abs(lead) + kHalf);
}

}  // namespace orrery::astronavigators
