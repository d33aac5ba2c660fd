// Events of Quantum (docs/rules/quantum.md, section 10). All of them are public.
#pragma once

#include <variant>

#include "engine/core/event_log.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

// Causes of a change of a track. For `card` the event names the card.
enum class ResearchCause : std::uint8_t { void_tile, action, breakthrough, card };
enum class DominanceCause : std::uint8_t { kill, loss, infamy, card };
enum class DiscardCause : std::uint8_t { limit, sabotage };
enum class PlaceReason : std::uint8_t { start, expansion, reorganization, nomadic };
enum class CubeHow : std::uint8_t { start, construct, infamy };

/// Ship and planet as the log names them: with their numbers at the time of the event.
struct ShownShip {
    ShipId id;
    int number;
};
struct ShownPlanet {
    PlanetId id;
    int number;
};
inline ShownShip shown(const Table& t, ShipId ship) { return {ship, t.ships[ship].number}; }
inline ShownPlanet shown_planet(const Table& t, PlanetId planet) { return {planet, kind_of(t.map().tiles[planet]).number}; }

using Numbers = FixedVector<std::int8_t, kStartingShips>;
using Dice = FixedVector<std::int8_t, kMaxSeats>;

struct SetupRolled   { Seat seat; Numbers numbers; };
struct Mulligan      { Seat seat; bool kept; Numbers numbers; };
struct StartTie      { SeatList seats; Dice dice; };
struct StartPlayer   { Seat seat; };
struct HomeChosen    { Seat seat; ShownPlanet planet; };
struct ShipPlaced    { Seat seat; ShownShip ship; Square space; PlaceReason reason; };
struct ShipScrapped  { Seat seat; ShownShip ship; Reason reason; };
struct DecksDealt    { std::array<CardId, kDisplay> gambit, command; };
struct RoundStarted  { int round; };
struct TurnStarted   { Seat seat; int number; bool bonus; int actions; };
struct ResearchChanged  { Seat seat; int from, to; ResearchCause cause; CardId card = kNoCard; };
struct DominanceChanged { Seat seat; int from, to; DominanceCause cause; CardId card = kNoCard; };
struct ActionsGained { Seat seat; int amount; Command card; };
struct Reconfigured  { Seat seat; ShipId ship; int from, to; bool free; };
struct DieRolled     { Seat seat; ShipId ship; int value; Reason reason; };
struct DieRerolled   { Seat seat; ShipId ship; int value; Command card; };
struct NumberChosen  { Seat seat; ShipId ship; int number; };
struct Deployed      { Seat seat; ShownShip ship; Square space; };
struct Moved         { Seat seat; ShownShip ship; Square from, to; Source source; bool maneuver; };
struct PickedUp      { Seat seat; ShipId ship, carrying; };
struct Dropped       { Seat seat; ShipId ship, carrying; Square space; };
struct Warped        { Seat seat; ShipId ship, with; };
struct Modified      { Seat seat; ShipId ship; int number; };
struct AbilityUsed   { Seat seat; ShipId ship; Ability ability; bool second; };
struct Attacked      { Seat seat; ShownShip ship, target; Square from; CombatKind kind; };
struct CombatDice    { int attack_die, defense_die; };
struct CombatRerolled{ Seat seat; Command card; Side die; int value; };
struct CombatResult  { int attack_total, defense_total; Side winner; };
struct BothDestroyed { ShipId attacker, defender; };
struct ShipDestroyed { Seat seat; ShownShip ship; ShipId by; };
struct Occupied      { Seat seat; ShownShip ship; Square space; };
struct HeldBack      { Seat seat; ShownShip ship; Square space; };
struct InfamyWon     { Seat seat; };
struct CubePlaced    { Seat seat; ShownPlanet planet; CubeHow how; int left; };
struct CardPower     { Seat seat; Command card; };
struct Breakthrough  { Seat seat; };
struct CardTaken     { Seat seat; CardId card; };
struct CardDiscarded { Seat seat; CardId card; DiscardCause cause; };
struct DisplayRefilled  { CardKind kind; int slot; CardId card; };
struct DisplayRefreshed { Seat seat; };
struct PickSkipped   { Seat seat; };
struct Reshuffled    { CardKind kind; };
struct BonusTurnWon  { Seat seat; };
struct CubeMoved     { Seat seat, owner; ShownPlanet from, to; };
struct NoEffect      { Seat seat; CardId card; };
struct ActionsEnded  { Seat seat; int unused; };
/// The first `seats` entries of `ranks` are in use. The same holds for RoundLimit.
struct GameOver      { Seat winner; int seats; PerSeat<std::int8_t> ranks; };
struct RoundLimit    { int seats; PerSeat<std::int8_t> ranks; };

using Event = std::variant<SetupRolled, Mulligan, StartTie, StartPlayer, HomeChosen, ShipPlaced, ShipScrapped, DecksDealt,
                           RoundStarted, TurnStarted, ResearchChanged, DominanceChanged, ActionsGained, Reconfigured, DieRolled,
                           DieRerolled, NumberChosen, Deployed, Moved, PickedUp, Dropped, Warped, Modified, AbilityUsed, Attacked,
                           CombatDice, CombatRerolled, CombatResult, BothDestroyed, ShipDestroyed, Occupied, HeldBack, InfamyWon,
                           CubePlaced, CardPower, Breakthrough, CardTaken, CardDiscarded, DisplayRefilled, DisplayRefreshed,
                           PickSkipped, Reshuffled, BonusTurnWon, CubeMoved, NoEffect, ActionsEnded, GameOver, RoundLimit>;
using Events = EventLog<Event>;

}  // namespace orrery::quantum
