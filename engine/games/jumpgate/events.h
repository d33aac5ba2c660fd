// Events of Jump Gate (docs/rules/jumpgate.md, section 10).
#pragma once

#include <optional>
#include <variant>

#include "engine/core/event_log.h"
#include "engine/games/jumpgate/state.h"

namespace orrery::jumpgate {

enum class EndReason : std::uint8_t { black_hole, planet_exhausted, all_claimed, stalled };

// `is_public` is true if every reader may see the whole event. The other events have `cards` that only
// the seat may see: nullopt for every other reader.
struct GameStarted    { static constexpr bool is_public = true; int players; FixedVector<PlanetId, kMaxRing> planets; };
struct FameReturned   { static constexpr bool is_public = true; int count; };
struct TurnStarted    { static constexpr bool is_public = true; Seat seat; int number; bool final; };
struct Flew           { static constexpr bool is_public = true; Seat seat; PlanetId from, to; };
struct Jumped         { static constexpr bool is_public = true; Seat seat; NavId card; std::optional<PlanetId> from; PlanetId to; };
struct Scanned        { static constexpr bool is_public = true; Seat seat; NavId card; PlanetId planet; ResourceId resource; };
struct MarkerPlaced   { static constexpr bool is_public = true; Seat seat; PlanetId planet; ResourceId resource; };
struct MarkerMoved    { static constexpr bool is_public = true; Seat seat; PlanetId planet; ResourceId from, to; };
struct MarkerPassed   { static constexpr bool is_public = true; Seat seat; PlanetId planet; };
struct Landed         { static constexpr bool is_public = true; Seat seat; NavId first, second; PlanetId planet; };
struct FinalRoundCame { static constexpr bool is_public = true; Seat seat; int turns; };
struct MarkTaken      { static constexpr bool is_public = true; Seat seat; PlanetId planet; ResourceId resource; };
struct MarkLeft       { static constexpr bool is_public = true; Seat seat; PlanetId planet; ResourceId resource; };
struct ClaimTaken     { static constexpr bool is_public = true; Seat seat; PlanetId planet; ResourceId resource; };
struct ClaimPassed    { static constexpr bool is_public = true; Seat seat; PlanetId planet; };
struct Harvested      { static constexpr bool is_public = true; Seat seat; NavId card; PlanetId planet; ResourceId resource; bool own_mark; };
struct BlackHoleMarked{ static constexpr bool is_public = true; Seat seat; int space; ResourceId resource; };
struct Researched     { static constexpr bool is_public = true; Seat seat; };
struct Discarded      { static constexpr bool is_public = true; Seat seat; NavId card; };
/// Cards drawn by Research. `cards` is nullopt for every reader but the seat that drew.
struct Drew           { static constexpr bool is_public = false; Seat seat; int count; std::optional<Hand> cards; };
struct DeckTurned     { static constexpr bool is_public = true; int count; bool shuffled; };
struct TurnEnded      { static constexpr bool is_public = true; Seat seat; bool by_itself; };
struct GameEnded      { static constexpr bool is_public = true; EndReason reason; std::optional<PlanetId> planet; };
struct HiddenDiscarded{ static constexpr bool is_public = true; Seat seat; Hidden resources; };
struct HiddenRevealed { static constexpr bool is_public = true; Seat seat; Hidden resources; };
struct FinalScore     { static constexpr bool is_public = true; Seat seat; int total; int rank; };
struct Won            { static constexpr bool is_public = true; FixedVector<Seat, kMaxSeats> seats; };

using Event = std::variant<GameStarted, FameReturned, TurnStarted, Flew, Jumped, Scanned, MarkerPlaced, MarkerMoved,
                           MarkerPassed, Landed, FinalRoundCame, MarkTaken, MarkLeft, ClaimTaken, ClaimPassed, Harvested,
                           BlackHoleMarked, Researched, Discarded, Drew, DeckTurned, TurnEnded, GameEnded,
                           HiddenDiscarded, HiddenRevealed, FinalScore, Won>;
using Events = EventLog<Event>;

}  // namespace orrery::jumpgate
