// Moves of Microcosmos, grouped by the decision they answer (docs/rules/microcosmos.md, section 8). A move may name any text as
// the id of a card, planet, spot or cell; one that no content has is read as kNoCrew and so on, and the rules refuse it.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <variant>

#include "engine/core/fixed_vector.h"
#include "engine/games/microcosmos/state.h"

namespace orrery::microcosmos {

// Setup, gains and payments.
struct DiscardDealt { CrewId card;                            bool operator==(const DiscardDealt&) const = default; };
struct PlaceCrew    { Row row;                                bool operator==(const PlaceCrew&) const = default; };
struct ChooseGain   { Resource resource;                      bool operator==(const ChooseGain&) const = default; };
struct Pay          { Resource resource;                      bool operator==(const Pay&) const = default; };
struct UseCard      { CrewId card;                            bool operator==(const UseCard&) const = default; };
struct UseToken     { Specialist token;                       bool operator==(const UseToken&) const = default; };
struct TakeClub     { CrewId card; Row row;                   bool operator==(const TakeClub&) const = default; };
struct Skip         {                                         bool operator==(const Skip&) const = default; };
/// Answers draw_crew and end_turn.
struct Draw         {                                         bool operator==(const Draw&) const = default; };

// Phases of a turn. Done ends the crew phase, the location phase and a terraforming.
struct UnlockUpgrade { Upgrade upgrade;                       bool operator==(const UnlockUpgrade&) const = default; };
struct SkipUpgrade  {                                         bool operator==(const SkipUpgrade&) const = default; };
struct Travel       { SpotId to;                              bool operator==(const Travel&) const = default; };
struct Discover     { Cell cell;                              bool operator==(const Discover&) const = default; };
struct Bonus        { Resource resource;                      bool operator==(const Bonus&) const = default; };
struct Play         { CrewId card; bool to_upper, uses;       bool operator==(const Play&) const = default; };
struct Done         {                                         bool operator==(const Done&) const = default; };
struct End          {                                         bool operator==(const End&) const = default; };

// Location actions and their follow-ups.
struct Collect      {                                         bool operator==(const Collect&) const = default; };
struct StartTerraform {                                       bool operator==(const StartTerraform&) const = default; };
struct StartScout   {                                         bool operator==(const StartScout&) const = default; };
struct Settle       { SurvivorId card;                        bool operator==(const Settle&) const = default; };
struct BuildColony  {                                         bool operator==(const BuildColony&) const = default; };
struct PlaceOutpost {                                         bool operator==(const PlaceOutpost&) const = default; };
struct MoveOutpost  { PlanetId from;                          bool operator==(const MoveOutpost&) const = default; };
struct TakeToken    { CrewId card; Specialist token;          bool operator==(const TakeToken&) const = default; };
struct Raise        { Resource resource;                      bool operator==(const Raise&) const = default; };
struct ChooseSurvivor { SurvivorId card;                      bool operator==(const ChooseSurvivor&) const = default; };
struct KeepSurvivor {                                         bool operator==(const KeepSurvivor&) const = default; };
struct SendOn       {                                         bool operator==(const SendOn&) const = default; };

// Choices for the Automa.
struct AutomaUse    { Specialist specialist;                  bool operator==(const AutomaUse&) const = default; };
struct AutomaMove   { PlanetId from;                          bool operator==(const AutomaMove&) const = default; };

using Move = std::variant<DiscardDealt, PlaceCrew, ChooseGain, Pay, UseCard, UseToken, TakeClub, Skip, Draw, UnlockUpgrade, SkipUpgrade,
                          Travel, Discover, Bonus, Play, Done, End, Collect, StartTerraform, StartScout, Settle, BuildColony,
                          PlaceOutpost, MoveOutpost, TakeToken, Raise, ChooseSurvivor, KeepSurvivor, SendOn, AutomaUse, AutomaMove>;

/// Upper bound on the moves of one decision. `travel` has the most: each spot of the galaxy and each cell to discover.
inline constexpr std::size_t kMaxMoves = 56;
static_assert(kCells * kMaxSpots + kRing.size() <= kMaxMoves);
static_assert(kCrewLimit * kColourCount + 2 <= kMaxMoves);                             // location elsewhere
using MoveList = FixedVector<Move, kMaxMoves>;

}  // namespace orrery::microcosmos
