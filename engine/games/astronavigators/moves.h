// Moves of AstroNavigators, in the order of docs/rules/astronavigators.md, section 8.1.
#pragma once

#include <array>
#include <cstddef>
#include <variant>

#include "engine/core/fixed_vector.h"
#include "engine/games/astronavigators/state.h"

namespace orrery::astronavigators {

// Setup and selection.
struct ChooseCharacter { CharacterId character{};              bool operator==(const ChooseCharacter&) const = default; };
struct ChooseAgenda    { AgendaId agenda{};                    bool operator==(const ChooseAgenda&) const = default; };
/// Selects an action without a transport: on the orbit map also travel.
struct Select          { std::int8_t week = 1; Action action{}; bool operator==(const Select&) const = default; };
/// Selects travel by a transport.
struct SelectTravel    { std::int8_t week = 1; Transport transport{};
                                                               bool operator==(const SelectTravel&) const = default; };

// Quests.
using PaidTiles = FixedVector<TileId, kTilesForQuest>;
struct StartQuest      { PaidTiles tiles;                      bool operator==(const StartQuest&) const = default; };
struct Pass            {                                       bool operator==(const Pass&) const = default; };
struct QuestHome       { QuestId quest{};                      bool operator==(const QuestHome&) const = default; };
struct QuestDraw       {                                       bool operator==(const QuestDraw&) const = default; };
struct Keep            { QuestId quest{};                      bool operator==(const Keep&) const = default; };
struct CompleteQuest   { QuestId quest{};                      bool operator==(const CompleteQuest&) const = default; };
/// Answers quest_complete and chain_transport.
struct Decline         {                                       bool operator==(const Decline&) const = default; };

// Observation and scheduling.
struct ObserveWeek     { std::int8_t week = 1;                 bool operator==(const ObserveWeek&) const = default; };
struct ObserveCard     { CardId card{};                        bool operator==(const ObserveCard&) const = default; };
struct SwapCard        { CardId card{};                        bool operator==(const SwapCard&) const = default; };

// Travel on Earth.
struct StepTo          { SpaceId to{};                         bool operator==(const StepTo&) const = default; };
struct Stop            {                                       bool operator==(const Stop&) const = default; };
struct NoMove          {                                       bool operator==(const NoMove&) const = default; };
/// Answers chain and space.
struct ChainTile       { TileId tile{};                        bool operator==(const ChainTile&) const = default; };
struct RollVehicle     {                                       bool operator==(const RollVehicle&) const = default; };
struct RollCompass     {                                       bool operator==(const RollCompass&) const = default; };
struct EndTravel       {                                       bool operator==(const EndTravel&) const = default; };
struct ChooseTransport { Transport transport{};                bool operator==(const ChooseTransport&) const = default; };

// Space.
struct TakeOrbitTile   { StackId stack{};                      bool operator==(const TakeOrbitTile&) const = default; };
struct Advance         {                                       bool operator==(const Advance&) const = default; };
struct ExtraSct        {                                       bool operator==(const ExtraSct&) const = default; };
struct ExtraAi         {                                       bool operator==(const ExtraAi&) const = default; };
struct SwapOrbitTile   { OrbitTileId tile{};                   bool operator==(const SwapOrbitTile&) const = default; };
struct UseSxt          {                                       bool operator==(const UseSxt&) const = default; };
struct AcceptDv        {                                       bool operator==(const AcceptDv&) const = default; };
struct AbortStatus     { Status status{};                      bool operator==(const AbortStatus&) const = default; };

// Calibration.
struct Join            {                                       bool operator==(const Join&) const = default; };
struct SkipJoin        {                                       bool operator==(const SkipJoin&) const = default; };
struct BecomeAstronaut {                                       bool operator==(const BecomeAstronaut&) const = default; };
struct PlaceSxt        { std::int8_t phase = 1;                bool operator==(const PlaceSxt&) const = default; };
struct PlaceSct        { SetId set{};                          bool operator==(const PlaceSct&) const = default; };
struct PlaceAi         { SetId set{};                          bool operator==(const PlaceAi&) const = default; };
struct VoluntaryAbort  {                                       bool operator==(const VoluntaryAbort&) const = default; };
struct Done            {                                       bool operator==(const Done&) const = default; };

using Move = std::variant<ChooseCharacter, ChooseAgenda, Select, SelectTravel, StartQuest, Pass, QuestHome, QuestDraw, Keep, CompleteQuest,
                          Decline, ObserveWeek, ObserveCard, SwapCard, StepTo, Stop, NoMove, ChainTile, RollVehicle, RollCompass, EndTravel,
                          ChooseTransport, TakeOrbitTile, Advance, ExtraSct, ExtraAi, SwapOrbitTile, UseSxt, AcceptDv, AbortStatus,
                          Join, SkipJoin, BecomeAstronaut, PlaceSxt, PlaceSct, PlaceAi, VoluntaryAbort, Done>;

/// Upper bound on the moves of one decision: a step of a plane in a polar row, to each other space of the row and to the
/// neighbours in the next row, and the end of the leg.
inline constexpr std::size_t kMaxMoves = 64;
static_assert(kColumns - 1 + 3 + 2 <= static_cast<int>(kMaxMoves));
/// A chain: each tile, both rolls, the end, and quests for one or two of seven tiles.
static_assert(kContinentCount + 3 + kContinentCount * (kContinentCount - 1) / 2 <= kMaxMoves);
/// Space: each tile twice, an exchange of each orbit tile, two extra moves, the end, and quests for two of seven tiles.
static_assert(kContinentCount + kStackCount + 3 + kContinentCount * (kContinentCount - 1) / 2 <= kMaxMoves);
static_assert(kWeeks * (3 + kTransportCount) <= kMaxMoves);
using MoveList = FixedVector<Move, kMaxMoves>;

}  // namespace orrery::astronavigators
