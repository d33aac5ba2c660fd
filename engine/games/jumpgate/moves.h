// Moves of Jump Gate, grouped by the decision they answer (docs/rules/jumpgate.md, section 8).
#pragma once

#include <variant>

#include "engine/core/fixed_vector.h"
#include "engine/games/jumpgate/content.h"

namespace orrery::jumpgate {

// Decision `action`.
struct Fly      { PlanetId to;             bool operator==(const Fly&) const = default; };
struct Jump     { NavId card; PlanetId to; bool operator==(const Jump&) const = default; };
struct Scan     { NavId card;              bool operator==(const Scan&) const = default; };
/// Two different cards in ascending order if legal. The decoder shortens longer lists to three cards, or to a repeated pair
/// if an id occurs twice; this does not change the verdict.
struct Land     { FixedVector<NavId, 3> cards; bool operator==(const Land&) const = default; };
struct Harvest  { NavId card; ResourceId resource; bool operator==(const Harvest&) const = default; };
struct Research { bool operator==(const Research&) const = default; };
struct EndTurn  { bool operator==(const EndTurn&) const = default; };
// Decision `scan_marker`; `pass` also answers `claim_take`.
struct Place    { ResourceId resource;     bool operator==(const Place&) const = default; };
struct Pass     { bool operator==(const Pass&) const = default; };
// Decision `research`.
struct Discard  { NavId card;              bool operator==(const Discard&) const = default; };
struct Done     { bool operator==(const Done&) const = default; };
// Decision `claim_mark`.
struct TakeMark { bool operator==(const TakeMark&) const = default; };
struct LeaveMark{ bool operator==(const LeaveMark&) const = default; };
// Decision `claim_take`.
struct TakeRest { ResourceId resource;     bool operator==(const TakeRest&) const = default; };

using Move = std::variant<Fly, Jump, Scan, Land, Harvest, Research, EndTurn, Place, Pass, Discard, Done, TakeMark,
                          LeaveMark, TakeRest>;

/// Upper bound on the candidates of decision `action`, which has the most: 2 flights, 5 × 9 jumps, 5 scans, 10 landing
/// pairs, 5 × 4 harvests, Research and the end of the turn.
inline constexpr std::size_t kMaxMoves = 96;
static_assert(2 + kHandSize * kMaxRing + kHandSize + kHandSize * (kHandSize - 1) / 2 + kHandSize * (kFaceDownEach + 1) + 2 <= kMaxMoves);
using MoveList = FixedVector<Move, kMaxMoves>;

}  // namespace orrery::jumpgate
