// Declarations shared by the rules_*.cpp files: `check` and `play` for each move, and common steps. Sections cited in these
// files are those of docs/rules/microcosmos.md.
#pragma once

#include "engine/games/microcosmos/players.h"
#include "engine/games/microcosmos/rule_ids.h"
#include "engine/games/microcosmos/rules.h"

namespace orrery::microcosmos {

/// Rule context: state, source of chance and event log of the move in progress.
struct RuleContext {
    State& s;
    Chance& chance;
    Events& out;
};

// `check` judges a move of the deciding seat by its row in section 8; the move belongs to the open decision. `play` executes a
// legal move.
#define ORRERY_MICROCOSMOS_MOVE(M)                                   \
    Verdict check(const Table& t, Seat who, Kind kind, const M& m);  \
    void play(RuleContext& c, Seat who, Kind kind, const M& m)
ORRERY_MICROCOSMOS_MOVE(DiscardDealt);
ORRERY_MICROCOSMOS_MOVE(PlaceCrew);
ORRERY_MICROCOSMOS_MOVE(ChooseGain);
ORRERY_MICROCOSMOS_MOVE(Pay);
ORRERY_MICROCOSMOS_MOVE(UseCard);
ORRERY_MICROCOSMOS_MOVE(UseToken);
ORRERY_MICROCOSMOS_MOVE(TakeClub);
ORRERY_MICROCOSMOS_MOVE(Skip);
ORRERY_MICROCOSMOS_MOVE(Draw);
ORRERY_MICROCOSMOS_MOVE(UnlockUpgrade);
ORRERY_MICROCOSMOS_MOVE(SkipUpgrade);
ORRERY_MICROCOSMOS_MOVE(Travel);
ORRERY_MICROCOSMOS_MOVE(Discover);
ORRERY_MICROCOSMOS_MOVE(Bonus);
ORRERY_MICROCOSMOS_MOVE(Play);
ORRERY_MICROCOSMOS_MOVE(Done);
ORRERY_MICROCOSMOS_MOVE(End);
ORRERY_MICROCOSMOS_MOVE(Collect);
ORRERY_MICROCOSMOS_MOVE(StartTerraform);
ORRERY_MICROCOSMOS_MOVE(StartScout);
ORRERY_MICROCOSMOS_MOVE(Settle);
ORRERY_MICROCOSMOS_MOVE(BuildColony);
ORRERY_MICROCOSMOS_MOVE(PlaceOutpost);
ORRERY_MICROCOSMOS_MOVE(MoveOutpost);
ORRERY_MICROCOSMOS_MOVE(TakeToken);
ORRERY_MICROCOSMOS_MOVE(Raise);
ORRERY_MICROCOSMOS_MOVE(ChooseSurvivor);
ORRERY_MICROCOSMOS_MOVE(KeepSurvivor);
ORRERY_MICROCOSMOS_MOVE(SendOn);
ORRERY_MICROCOSMOS_MOVE(AutomaUse);
ORRERY_MICROCOSMOS_MOVE(AutomaMove);
#undef ORRERY_MICROCOSMOS_MOVE

// Continuation (rules.cpp): resolves effects and passes phases until a player must decide.
void go_on(RuleContext& c);

// Effects. Each `resolve` function brings the front effect further and returns true if a player must decide.

// Gains, cards and payments (supply.cpp).
bool resolve_gain(RuleContext& c);
bool resolve_place(RuleContext& c);
bool resolve_pay_resource(RuleContext& c);
bool resolve_pay_specialist(RuleContext& c);
void gain_points(RuleContext& c, Seat who, int points);
/// Adds units up to the limit and returns the number lost (MC-A102). `got` receives what was really added.
int add_units(Player& player, const Units& units, Units& got);
void gain_units(RuleContext& c, Seat who, const Units& units, Source source);
/// Pays units that the player has. Tells nothing if there are none.
void pay_units(RuleContext& c, Seat who, const Units& units);
/// Puts a gain in front of the pending effects unless it is empty.
void push_gain(State& s, Seat who, const Gain& gain, Source source);
void push_effect(State& s, Seat who, Effect::Kind kind);
/// Puts a payment with specialists in front of the pending effects.
void push_specialists(State& s, Seat who, const Needs& needs, Purpose purpose);
/// Draws a crew card. Returns kNoCrew if there is none (MC-A113).
CrewId draw_crew(RuleContext& c);
/// Draws a survivor card. Returns kNoSurvivor if there is none (MC-A704).
SurvivorId draw_survivor(RuleContext& c);
/// Fills empty slots of the Club, leftmost first (MC-A111).
void refill_club(RuleContext& c);
void discard_survivor(RuleContext& c, Seat who, SurvivorId card);

// Turns (rules_turn.cpp).
void begin_round(RuleContext& c);
void end_turn(RuleContext& c);
/// Pays the resources of an upgrade and unlocks it or its next step.
void unlock(RuleContext& c, Seat who, Upgrade upgrade);
bool has_payable_upgrade(const Table& t, Seat who);

// Travel (rules_travel.cpp).
void pay_outposts(RuleContext& c, Seat traveller, PlanetId planet);
/// Lays the bottom card of the planet deck in a cell and moves the ark there (MC-A323).
PlanetId discover(RuleContext& c, Seat who, Cell cell);
void take_discovery_bonus(RuleContext& c, Seat who, PlanetId planet, Resource resource);

// Terraforming, colonies and outposts (rules_build.cpp).
void raise_level(RuleContext& c, Seat who, PlanetId planet, Resource resource);
/// Moves the marker and restores the planet if it is complete.
void finish_terraforming(RuleContext& c, Seat who, PlanetId planet, int raised);
bool resolve_terraform(RuleContext& c);
void build_colony(RuleContext& c, Seat who);
/// Places the outpost from the pool, or moves it if `from` is set.
void place_outpost(RuleContext& c, Seat who, std::optional<PlanetId> from);

// Survivors (rules_survivors.cpp).
void resolve_scout(RuleContext& c);
bool resolve_keep(RuleContext& c);

// Automa (rules_automa.cpp).
/// Draws the Automa's card and begins its first step.
void begin_automa_turn(RuleContext& c);
/// Goes on to the next step. Precondition: nothing is pending.
void go_on_with_automa(RuleContext& c);
bool resolve_automa_pay(RuleContext& c);
bool resolve_automa_outpost(RuleContext& c);
void resolve_automa_do(RuleContext& c);

// Setup (setup.cpp).
void go_on_with_setup(RuleContext& c);
/// Puts a crew card into a row (MC-A108).
void place_crew(RuleContext& c, Seat who, CrewId card, Row row);

}  // namespace orrery::microcosmos
