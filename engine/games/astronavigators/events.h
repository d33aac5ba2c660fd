// Events of AstroNavigators (docs/rules/astronavigators.md, section 10). None of them is hidden from anyone.
#pragma once

#include <array>
#include <optional>
#include <variant>
#include <vector>

#include "engine/core/event_log.h"
#include "engine/games/astronavigators/state.h"

namespace orrery::astronavigators {

/// Dice of one seat for the first player.
struct Roll {
    Seat seat = 0;
    FixedVector<std::int8_t, kStartDice> dice;
};

enum class From : std::uint8_t { direct, planned };
enum class Failure : std::uint8_t { wrong_week, below_horizon, daylight, midnight_sun };
enum class RollWhy : std::uint8_t { vehicle, compass };
enum class ExtraWhy : std::uint8_t { sct, ai, tile, swap };
enum class EndWhy : std::uint8_t { nobody_playing, last_month };
/// Space of the orbit board where a token is placed.
enum class Gauge : std::uint8_t { sxt, sct, ai };

/// Categories of the score (section 6), in the order of documents: first those of Astronavigator mode.
enum class Category : std::uint8_t { nk, instruments, race, landing, agenda, sets, moons, continents, vehicles };
inline constexpr std::size_t kCategories = 9;

struct FirstPlayer     { Seat seat; std::vector<Roll> rolls; };
struct CharacterChosen { Seat seat; CharacterId character; };
struct AgendaChosen    { Seat seat; };
struct RoundStarted    { int round; int sun_step; };
struct Selected        { Seat seat; int week; Action action; std::optional<Transport> transport; };
struct TurnStarted     { Seat seat; int week; Action action; };
struct Observed        { Seat seat; CardId card; From from; int nk; };
struct NotObserved     { Seat seat; CardId card; Failure reason; };
struct NoCard          { int week; };
struct MoonActivated   { Seat seat; int phase; };
struct SetCompleted    { Seat seat; SetId set; int nk; };
struct Scheduled       { Seat seat; CardId card; std::optional<CardId> returned; };
struct Stepped         { Seat seat; SpaceId from, to; Transport transport; };
struct Stopped         { Seat seat; SpaceId space; Transport transport; };
struct Stayed          { Seat seat; };
struct FirstUse        { Seat seat; Transport transport; int nk; };
struct AllVehicles     { Seat seat; int nk; };
struct TileGained      { Seat seat; Continent continent; TileId tile; int nk; };
struct AllContinents   { Seat seat; int nk; };
struct Chained         { Seat seat; TileId tile; Transport transport; };
struct Rolled          { Seat seat; RollWhy why; Transport face; bool success; };
struct QuestStarted    { Seat seat; QuestId quest; FixedVector<TileId, kTilesForQuest> tiles; };
struct QuestCompleted  { Seat seat; QuestId quest; int count; int nk; };
struct Launched        { Seat seat; bool first; };
struct OrbitTileTaken  { Seat seat; StackId stack; };
struct OrbitMoved      { Seat seat; std::optional<StageId> from; StageId to; FixedVector<StageId, kStackCount> skipped; };
struct Docked          { Seat seat; };
struct OrbitRevealed   { StackId stack; OrbitTileId tile; int dv; };
struct DvAdded         { Seat seat; int amount; int total; };
struct DvCancelled     { Seat seat; int phase; };
struct ExtraMove       { Seat seat; ExtraWhy why; };
struct OrbitSwapped    { Seat seat; StackId stack; OrbitTileId placed, taken; bool equal; };
struct MoonLanded      { Seat seat; int place; };
struct Aborted         { Seat seat; StageId stage; bool voluntary; };
struct StatusChanged   { Seat seat; Status status; };
struct LostInSpace     { Seat seat; StageId stage; };
struct SplashedDown    { Seat seat; int place; };
struct CalibrationReset {};
struct Joined          { Seat seat; bool join; };
struct TokenPlaced     { Seat seat; Gauge where; std::int8_t phase; SetId set; };      ///< phase on SXT, otherwise a set
struct TokensRestored  { Seat seat; };
struct MonthShifted    { int sun_step; };
struct YearTwo         {};
struct CardDealt       { int week; CardId card; };
struct DeckRebuilt     { int count; };
struct GameEnded       { EndWhy why; };
struct Scored          { Seat seat; Category category; int rp; };
struct Won             { SeatList seats; };

using Event = std::variant<FirstPlayer, CharacterChosen, AgendaChosen, RoundStarted, Selected, TurnStarted, Observed, NotObserved, NoCard,
                           MoonActivated, SetCompleted, Scheduled, Stepped, Stopped, Stayed, FirstUse, AllVehicles, TileGained,
                           AllContinents, Chained, Rolled, QuestStarted, QuestCompleted, Launched, OrbitTileTaken, OrbitMoved, Docked,
                           OrbitRevealed, DvAdded, DvCancelled, ExtraMove, OrbitSwapped, MoonLanded, Aborted, StatusChanged, LostInSpace,
                           SplashedDown, CalibrationReset, Joined, TokenPlaced, TokensRestored, MonthShifted, YearTwo, CardDealt,
                           DeckRebuilt, GameEnded, Scored, Won>;
using Events = EventLog<Event>;

}  // namespace orrery::astronavigators
