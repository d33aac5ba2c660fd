// How well a seat stands (docs/rules/quantum.md, section 15): what the judgements of a position, evaluate.cpp and features.cpp, are
// made from.
#pragma once

#include <array>

#include "engine/games/quantum/state.h"

namespace orrery::quantum {

/// Costs of a plan in tenths of an action. A plan without a fitting set costs more than any other.
inline constexpr int kOneMove = 10, kTwoMoves = 22, kLongWay = 35, kMustLeave = 10, kNoSum = kShipsPerSeat * kLongWay + 1;

/// Ships and plans of a seat.
struct Prospects {
    int best = kNoSum, second = kNoSum;                    ///< costs of the two cheapest plans
    int ready = 0, near = 0;                               ///< planets with the sum in orbit; planets one move from it
    int open = 0;                                          ///< eligible planets
    std::array<int, 7> on_map{};                           ///< ships by number
    int ships = 0, scrapped = 0, reserve = 0;
    int danger = 0;                                        ///< of each own ship, the best chance of a rival in range; their sum, in hundredths
    int attack = 0, attacks = 0;                           ///< best chance of an attack within range; number of such attacks
};

Prospects prospects_of(const Table& t, Seat seat);

}  // namespace orrery::quantum
