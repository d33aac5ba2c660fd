// Events of Race for the Galaxy (docs/rules/race.md, section 10).
#pragma once

#include <optional>
#include <variant>

#include "engine/core/event_log.h"
#include "engine/games/race/state.h"

namespace orrery::race {

enum class EndReason : std::uint8_t { vp, tableau, rounds };
enum class DrawReason : std::uint8_t {
    explore, develop_start, after_placing, settle_bonus, sale, consume, produce, production_world, most_produced,
};
inline constexpr std::size_t kDrawReasons = 9;
enum class GoodReason : std::uint8_t { windfall, produced, setup };
enum class DiscardReason : std::uint8_t { power, limit };

// `is_public` is true if every reader may see the whole event. The other events have `cards` that only the seat may see:
// nullopt for every other reader.
struct GameStarted  { static constexpr bool is_public = true; int seats, vp_pool; };
struct StartWorld   { static constexpr bool is_public = true; Seat seat; CardId card; };
struct Dealt        { static constexpr bool is_public = false; Seat seat; int count; std::optional<Cards> cards; };
struct SetupDiscarded { static constexpr bool is_public = true; Seat seat; int count; };
struct FirstPlayer  { static constexpr bool is_public = true; Seat seat; };
struct RoundStarted { static constexpr bool is_public = true; int round; };
/// The first `seats` entries of `choices` are in use.
struct ActionsRevealed { static constexpr bool is_public = true; int seats; PerSeat<Choice> choices; };
struct PhaseStarted { static constexpr bool is_public = true; Phase phase; };
struct Drew         { static constexpr bool is_public = false; Seat seat; int count; DrawReason reason; std::optional<Cards> cards; };
/// `cards` are the kept cards in the order kept.
struct Explored     { static constexpr bool is_public = false; Seat seat; int drawn, kept; std::optional<Cards> cards; };
struct PlacementsRevealed { static constexpr bool is_public = true; int seats; PerSeat<std::optional<CardId>> cards; };
struct MethodTaken  { static constexpr bool is_public = true; Seat seat; CardId card; Method method; };
struct UsedUp       { static constexpr bool is_public = true; Seat seat; CardId card; };
struct Paid         { static constexpr bool is_public = false; Seat seat; CardId card; int count; std::optional<Cards> cards; };
struct PlacedCard   { static constexpr bool is_public = true; Seat seat; CardId card; };
struct Conquered    { static constexpr bool is_public = true; Seat seat; CardId card; int military, defense; };
struct GoodAdded    { static constexpr bool is_public = true; Seat seat; CardId world; Good kind; GoodReason reason; };
struct Sold         { static constexpr bool is_public = true; Seat seat; CardId world; Good kind; int cards; };
struct PowerUsed    { static constexpr bool is_public = true; Seat seat; CardId card; int power; };
struct Consumed     { static constexpr bool is_public = true; Seat seat; CardId world; Good kind; };
struct GainedVp     { static constexpr bool is_public = true; Seat seat; int count; bool doubled; };
struct HandDiscarded{ static constexpr bool is_public = false; Seat seat; int count; DiscardReason reason; std::optional<Cards> cards; };
struct Lucky        { static constexpr bool is_public = true; Seat seat; int number; CardId card; bool hit; };
struct LuckyNothing { static constexpr bool is_public = true; Seat seat; int number; };
struct Reshuffled   { static constexpr bool is_public = true; int count; };
struct SupplyOut    { static constexpr bool is_public = true; Seat seat; int lost; };
struct ReserveOpened{ static constexpr bool is_public = true; };
/// Reports an automatic decision: the engine made the only possible move (RG-M3).
struct Auto         { static constexpr bool is_public = true; Seat seat; Kind kind; };
struct RoundEnded   { static constexpr bool is_public = true; int round; };
struct GameOver     { static constexpr bool is_public = true; EndReason reason; };
struct FinalScore   { static constexpr bool is_public = true; Seat seat; int chips, cards, bonus, total, tiebreak; };
struct Winners      { static constexpr bool is_public = true; SeatList seats; };

using Event = std::variant<GameStarted, StartWorld, Dealt, SetupDiscarded, FirstPlayer, RoundStarted, ActionsRevealed,
                           PhaseStarted, Drew, Explored, PlacementsRevealed, MethodTaken, UsedUp, Paid, PlacedCard,
                           Conquered, GoodAdded, Sold, PowerUsed, Consumed, GainedVp, HandDiscarded, Lucky, LuckyNothing,
                           Reshuffled, SupplyOut, ReserveOpened, Auto, RoundEnded, GameOver, FinalScore, Winners>;
using Events = EventLog<Event>;

}  // namespace orrery::race
