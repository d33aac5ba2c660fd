// What a ship can do next: the answers to the decision that a first move would open, and the attacks among them. Only the judge
// decides legality.
#pragma once

#include <vector>

#include "engine/games/quantum/odds.h"
#include "engine/games/quantum/rules.h"

namespace orrery::ui::quantum_table {

namespace qu = orrery::quantum;

/// What the next touch on the map means for a ship.
enum class Mode : std::uint8_t { move, curious, tactical, carry, deploy, nomadic, strike, warp };
inline constexpr std::size_t kModes = 8;

/// Returns whether a move opens a decision about its ship.
bool is_opening(const qu::Move& move);
/// Returns the table after the opening move `first`, as far as the answers depend on it.
qu::Observation opened(const qu::Observation& seen, const qu::Move& first);

/// Attack on an enemy from a space: for Strike the ship's own.
struct AttackWay {
    qu::Move move;
    qu::Square from = 0;
};
/// Returns the attacks on this enemy among `moves`, best first. Among equals, the shortest path comes first.
std::vector<AttackWay> attacks_on(const qu::Table& t, const qu::MoveList& moves, qu::ShipId attacker, qu::ShipId target);

/// Returns whether a move is made with a button that names it.
bool is_answer(const qu::Move& move);

}  // namespace orrery::ui::quantum_table
