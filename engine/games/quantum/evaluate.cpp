// Judgement of a position for the computer players (docs/rules/quantum.md, section 15), in tenths of its points.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/games/quantum/prospects.h"
#include "engine/games/quantum/score.h"

namespace orrery::quantum {

namespace {

/// Values of the command cards in force, in points, in the order of Command.
constexpr std::array<std::int8_t, kCommandCount> kCommandValues{11, 9, 14, 6, 16, 9, 8, 8, 14, 9, 9, 8, 9, 14, 10, 15,
                                                                6, 7, 9, 7, 7, 9, 8, 6, 9, 10, 9, 9, 12, 10, 8};

int position_value(const Table& t, Seat who) {
    constexpr int kTenths = 10, kCube = 600, kPick = 120, kDominance = 40, kLastDominance = 80, kResearch = 20, kLastResearch = 50;
    constexpr int kShip = 80, kPerNumber = 6, kScrapped = 40, kPlan = 180, kFarPlan = 70, kPerDanger = 45;
    const Player& player = t.players[who];
    const Prospects prospects = prospects_of(t, who);
    int value = -kCube * player.cubes_left + kPick * player.cards_owed;
    value += kDominance * (player.dominance - 1) + (player.dominance >= 5 ? kLastDominance - kDominance : 0);
    value += kResearch * (player.research - 1) + (player.research >= 5 ? kLastResearch - kResearch : 0);
    for (int number = 1; number <= 6; ++number) value += prospects.on_map[static_cast<std::size_t>(number)] * (kShip - kPerNumber * number);
    value += prospects.scrapped * kScrapped;
    if (prospects.open > 0) value += kPlan - std::min(prospects.best, kFarPlan) * 22 / 10 - std::min(prospects.second, kFarPlan) * 5 / 10;
    value -= prospects.danger * kPerDanger / 100;
    for (const CardId card : player.commands) value += kTenths * kCommandValues[static_cast<std::size_t>(command_of(card))];
    return value;
}

}  // namespace

int evaluate(const Table& t, Seat me) {
    constexpr int kMiddle = 500, kMost = 480, kHalf = 1000, kWon = 1000;
    if (t.phase == Phase::over) return t.ranks[me] == 1 ? kWon / static_cast<int>(std::count(t.ranks.of.begin(), t.ranks.of.begin() + t.seats, 1)) : 0;
    int sum = 0, best = 0;
    bool is_first = true;
    for (const Seat seat : all_seats(t.seats)) {
        if (seat == me) continue;
        const int theirs = position_value(t, seat);
        best = is_first ? theirs : std::max(best, theirs);
        sum += theirs;
        is_first = false;
    }
    const int lead = position_value(t, me) - (3 * sum / (t.seats - 1) + best) / 4;
    // A curve without an end, so that more is always better. A lead of kHalf gives half of kMost.
    return kMiddle + kMost * lead / (std::abs(lead) + kHalf);
}

}  // namespace orrery::quantum
