// Every way to answer a decision of Quantum (section 8 of the specification). Spaces, planets and ships are named as any map
// and any table could have them: those that a game does not have are refused by the rules.
#pragma once

#include <variant>

#include "engine/core/fixed_vector.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

// Setup. Keep also answers reroll_ship, PlaceCube also infamy_cube.
struct Keep        {                                          bool operator==(const Keep&) const = default; };
struct RerollAll   {                                          bool operator==(const RerollAll&) const = default; };
struct PlaceCube   { PlanetId planet;                         bool operator==(const PlaceCube&) const = default; };
struct PlaceFirst  { ShipId ship; Square space;               bool operator==(const PlaceFirst&) const = default; };

// The action phase. Numbers from outside that no die shows are cut to 0: the verdict is the same.
struct Reconfigure { ShipId ship;                             bool operator==(const Reconfigure&) const = default; };
struct Deploy      { ShipId ship;                             bool operator==(const Deploy&) const = default; };
struct StartMove   { ShipId ship;                             bool operator==(const StartMove&) const = default; };
struct Construct   { PlanetId planet;                         bool operator==(const Construct&) const = default; };
struct Research    {                                          bool operator==(const Research&) const = default; };
struct Strike      { ShipId ship, target;                     bool operator==(const Strike&) const = default; };
struct Warp        { ShipId ship, with;                       bool operator==(const Warp&) const = default; };
struct Modify      { ShipId ship; std::int8_t number;         bool operator==(const Modify&) const = default; };
/// The abilities that need no more than their ship; those of a move are named to be refused.
struct UseAbility  { ShipId ship; Ability ability;            bool operator==(const UseAbility&) const = default; };
/// A power named after its card: `cerebral` and `tyrannical`.
struct Convert     { Command card;                            bool operator==(const Convert&) const = default; };
/// `curious` and `tactical`.
struct FreeMove    { Command card; ShipId ship;               bool operator==(const FreeMove&) const = default; };
struct Flexible    { ShipId ship; std::int8_t number;         bool operator==(const Flexible&) const = default; };
struct Nomadic     { ShipId ship;                             bool operator==(const Nomadic&) const = default; };
struct Resourceful { ShipId ship;                             bool operator==(const Resourceful&) const = default; };
struct EndActions  {                                          bool operator==(const EndActions&) const = default; };

// What follows an action.
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

/// A move of a ship has the most answers: each space, 15 enemies from 8 sides each, 4 ships to pick up. That they fit is
/// proved of every map where the maps stand (content.cpp).
inline constexpr std::size_t kMaxMoves = 256;
/// Each ship: roll, deploy or move, 4 neighbours for its ability, a construction, 6 answers by cards (two dice up or down
/// among them); and 4 moves without a ship.
static_assert(kShipsPerSeat * (3 + 4 + 1 + 6) + 4 <= kMaxMoves);
static_assert(kMaxTiles * kMaxQuantumSeats <= kMaxMoves);              // cubes to move: an owner on each planet
using MoveList = FixedVector<Move, kMaxMoves>;

}  // namespace orrery::quantum
