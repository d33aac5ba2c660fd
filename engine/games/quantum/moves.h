// Moves of Quantum, grouped by the decision they answer (docs/rules/quantum.md, section 8). Spaces, planets and ships may be
// any that some map and number of seats could have. The rules refuse those that the present game does not have.
#pragma once

#include <variant>

#include "engine/core/fixed_vector.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

// Setup. Keep also answers reroll_ship, and PlaceCube infamy_cube.
struct Keep        {                                          bool operator==(const Keep&) const = default; };
struct RerollAll   {                                          bool operator==(const RerollAll&) const = default; };
struct PlaceCube   { PlanetId planet;                         bool operator==(const PlaceCube&) const = default; };
struct PlaceFirst  { ShipId ship; Square space;               bool operator==(const PlaceFirst&) const = default; };

// Action phase. The decoder replaces numbers outside 1 to 6 by 0; this does not change the verdict.
struct Reconfigure { ShipId ship;                             bool operator==(const Reconfigure&) const = default; };
struct Deploy      { ShipId ship;                             bool operator==(const Deploy&) const = default; };
struct StartMove   { ShipId ship;                             bool operator==(const StartMove&) const = default; };
struct Construct   { PlanetId planet;                         bool operator==(const Construct&) const = default; };
struct Research    {                                          bool operator==(const Research&) const = default; };
struct Strike      { ShipId ship, target;                     bool operator==(const Strike&) const = default; };
struct Warp        { ShipId ship, with;                       bool operator==(const Warp&) const = default; };
struct Modify      { ShipId ship; std::int8_t number;         bool operator==(const Modify&) const = default; };
/// Ability that needs only its ship. Transport and Maneuver can be named too, so that the rules can refuse them.
struct UseAbility  { ShipId ship; Ability ability;            bool operator==(const UseAbility&) const = default; };
/// Power of the card `cerebral` or `tyrannical`.
struct Convert     { Command card;                            bool operator==(const Convert&) const = default; };
/// Power of the card `curious` or `tactical`.
struct FreeMove    { Command card; ShipId ship;               bool operator==(const FreeMove&) const = default; };
struct Flexible    { ShipId ship; std::int8_t number;         bool operator==(const Flexible&) const = default; };
struct Nomadic     { ShipId ship;                             bool operator==(const Nomadic&) const = default; };
struct Resourceful { ShipId ship;                             bool operator==(const Resourceful&) const = default; };
struct EndActions  {                                          bool operator==(const EndActions&) const = default; };

// Follow-ups of an action.
struct Go          { Square to;                               bool operator==(const Go&) const = default; };
struct Attack      { ShipId target; Square from;              bool operator==(const Attack&) const = default; };
struct PickUp      { ShipId ship;                             bool operator==(const PickUp&) const = default; };
struct Drop        { Square space;                            bool operator==(const Drop&) const = default; };
/// Answers place_ship.
struct Place       { Square space;                            bool operator==(const Place&) const = default; };
struct Scrap       {                                          bool operator==(const Scrap&) const = default; };

// Dice and combat.
struct Fight       {                                          bool operator==(const Fight&) const = default; };
struct DestroyBoth {                                          bool operator==(const DestroyBoth&) const = default; };
struct Pass        {                                          bool operator==(const Pass&) const = default; };
struct RerollDie   { CardId card;                             bool operator==(const RerollDie&) const = default; };
struct Number      { std::int8_t number;                      bool operator==(const Number&) const = default; };
struct RerollShip  {                                          bool operator==(const RerollShip&) const = default; };
struct Occupy      {                                          bool operator==(const Occupy&) const = default; };
struct Hold        {                                          bool operator==(const Hold&) const = default; };

// Advance cards. Discard answers discard_command and sabotage_discard.
struct Take        { CardId card;                             bool operator==(const Take&) const = default; };
struct Refresh     {                                          bool operator==(const Refresh&) const = default; };
struct Skip        {                                          bool operator==(const Skip&) const = default; };
struct Discard     { CardId card;                             bool operator==(const Discard&) const = default; };
struct Choose      { ShipId ship;                             bool operator==(const Choose&) const = default; };
struct Done        {                                          bool operator==(const Done&) const = default; };
struct MoveCube    { PlanetId planet; Seat owner;             bool operator==(const MoveCube&) const = default; };
struct MoveTo      { PlanetId planet;                         bool operator==(const MoveTo&) const = default; };

using Move = std::variant<Keep, RerollAll, PlaceCube, PlaceFirst, Reconfigure, Deploy, StartMove, Construct, Research, Strike,
                          Warp, Modify, UseAbility, Convert, FreeMove, Flexible, Nomadic, Resourceful, EndActions, Go, Attack,
                          PickUp, Drop, Place, Scrap, Fight, DestroyBoth, Pass, RerollDie, Number, RerollShip, Occupy, Hold,
                          Take, Refresh, Skip, Discard, Choose, Done, MoveCube, MoveTo>;

/// Upper bound on the moves of one decision. Decision `move` has the most: each space, 15 enemies from 8 sides each, 4 ships
/// to pick up. content.cpp proves at compile time that they fit for every map.
inline constexpr std::size_t kMaxMoves = 256;
/// The action decision, for each ship: reconfigure, deploy or move; 4 neighbours for its ability; a construction; 6 moves by
/// cards (Flexible up and down among them); and 4 moves without a ship.
static_assert(kShipsPerSeat * (3 + 4 + 1 + 6) + 4 <= kMaxMoves);
static_assert(kMaxTiles * kMaxQuantumSeats <= kMaxMoves);              // relocate_cube: each owner's cube on each planet
using MoveList = FixedVector<Move, kMaxMoves>;

}  // namespace orrery::quantum
