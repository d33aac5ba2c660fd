// Events of Microcosmos (docs/rules/microcosmos.md, section 10). All of them are public.
#pragma once

#include <array>
#include <optional>
#include <variant>

#include "engine/core/event_log.h"
#include "engine/games/microcosmos/state.h"

namespace orrery::microcosmos {

/// Player of an event: a seat, or the Automa if it is empty, which documents call 1.
using Actor = std::optional<Seat>;
inline Actor actor(const Table& t, Seat who) { return t.is_automa(who) ? Actor() : Actor(who); }

/// Level or way that leads from one spot to another, both included.
using Path = FixedVector<SpotId, kMostRoutes + 1>;

enum class Deck : std::uint8_t { crew, survivor, automa };

/// Points of one player at the end (section 6). `upgrades` counts for the Automa only.
struct Points {
    std::int16_t play = 0, colonies = 0, survivors = 0, barren = 0, upgrades = 0;
    std::int16_t resources = 0;                            ///< in cargo, for ties (MC-E8)

    int total() const { return play + colonies + survivors + barren + upgrades; }
    bool operator==(const Points&) const = default;
};
struct Outcome {
    int contenders = 0;                                    ///< number of entries of `points` in use
    std::array<Points, kMaxMicrocosmosSeats> points;
    SeatList winners;                                      ///< ascending
    bool has_automa = false;
    bool operator==(const Outcome&) const = default;
};

struct Restored {
    Seat seat = 0;
    std::int8_t spot = 0, bonus = 0;
};

struct RoundStarted     { int round; Seat first_seat; };
struct TurnStarted      { Actor seat; };
struct CrewDealt        { Seat seat; FixedVector<CrewId, kDealt> cards; };
struct CrewDiscarded    { Seat seat; CrewId card; };
struct CrewPlaced       { Seat seat; CrewId card; Row row; };
struct Gained           { Actor seat; Units gain; int lost; Source source; };
struct Paid             { Actor seat; Units cost; };
struct CardUsed         { Actor seat; Specialist specialist; CrewId card; };
struct TokenUsed        { Seat seat; Specialist specialist, token; };
struct UpgradeUnlocked  { Actor seat; Upgrade upgrade; int step; };
struct OutpostUnlocked  { Actor seat; int points; };
struct Travelled        { Actor seat; Path path; };
struct TravelImpossible { Seat seat; };
struct Discovered       { Actor seat; PlanetId planet; Cell cell; };
struct BonusChosen      { Actor seat; PlanetId planet; Resource resource; };
struct OutpostIncome    { Actor seat; PlanetId planet; Units gain; int lost; };
struct CrewPlayed       { Seat seat; CrewId card; Row from; bool to_upper, used; };
struct CrewDrawn        { Actor seat; CrewId card; };
struct ClubTaken        { Seat seat; CrewId card; Row row; };
struct ClubRefilled     { FixedVector<CrewId, kClubSlots> cards; };
struct Reshuffled       { Deck deck; };
struct ActionTaken      { Seat seat; Action action; SpotId spot; };
struct TokenReadied     { Seat seat; Specialist token; CrewId card; };
struct LevelRaised      { Actor seat; PlanetId planet; Resource resource; int level; };
struct MarkerMoved      { Actor seat; PlanetId planet; int spot; };
struct PlanetRestored   { PlanetId planet; FixedVector<Restored, kMaxMicrocosmosSeats> scores; bool has_automa; };
struct SurvivorDrawn    { Actor seat; SurvivorId card; };
struct SurvivorKept     { Seat seat; SurvivorId card; };
struct SurvivorDiscarded { Actor seat; SurvivorId card; };
struct SurvivorSettled  { Seat seat; SurvivorId card; PlanetId planet; int count; };
struct ColonyBuilt      { Actor seat; PlanetId planet; int count; };
struct OutpostPlaced    { Actor seat; PlanetId planet; std::optional<PlanetId> from; int points; };
struct AutomaCardDrawn  { static constexpr Actor seat{}; AutomaId card; };
struct AutomaStep       { static constexpr Actor seat{}; AutomaId card; int step; bool done; };
struct EndTriggered     { int round; int planets; };
struct TurnEnded        { Actor seat; };
struct GameOver         { Outcome outcome; };

using Event = std::variant<RoundStarted, TurnStarted, CrewDealt, CrewDiscarded, CrewPlaced, Gained, Paid, CardUsed, TokenUsed,
                           UpgradeUnlocked, OutpostUnlocked, Travelled, TravelImpossible, Discovered, BonusChosen, OutpostIncome,
                           CrewPlayed, CrewDrawn, ClubTaken, ClubRefilled, Reshuffled, ActionTaken, TokenReadied, LevelRaised,
                           MarkerMoved, PlanetRestored, SurvivorDrawn, SurvivorKept, SurvivorDiscarded, SurvivorSettled, ColonyBuilt,
                           OutpostPlaced, AutomaCardDrawn, AutomaStep, EndTriggered, TurnEnded, GameOver>;
using Events = EventLog<Event>;

}  // namespace orrery::microcosmos
