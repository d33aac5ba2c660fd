// Declarations shared by the rules_*.cpp files: `check` and `play` for each move, and common steps. Sections cited in these
// files are those of docs/rules/quantum.md.
#pragma once

#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/rule_ids.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/sites.h"

namespace orrery::quantum {

/// Rule context: state, source of chance and event log of the move in progress.
struct RuleContext {
    State& s;
    Chance& chance;
    Events& out;
};

// `check` judges a move of the deciding seat by its row in section 8. `play` executes a legal move.
#define ORRERY_QUANTUM_MOVE(M)                                       \
    Verdict check(const Table& t, Seat who, Kind kind, const M& m);  \
    void play(RuleContext& c, Seat who, Kind kind, const M& m)
ORRERY_QUANTUM_MOVE(Keep);
ORRERY_QUANTUM_MOVE(RerollAll);
ORRERY_QUANTUM_MOVE(PlaceCube);
ORRERY_QUANTUM_MOVE(PlaceFirst);
ORRERY_QUANTUM_MOVE(Reconfigure);
ORRERY_QUANTUM_MOVE(Deploy);
ORRERY_QUANTUM_MOVE(StartMove);
ORRERY_QUANTUM_MOVE(Construct);
ORRERY_QUANTUM_MOVE(Research);
ORRERY_QUANTUM_MOVE(Strike);
ORRERY_QUANTUM_MOVE(Warp);
ORRERY_QUANTUM_MOVE(Modify);
ORRERY_QUANTUM_MOVE(UseAbility);
ORRERY_QUANTUM_MOVE(Convert);
ORRERY_QUANTUM_MOVE(FreeMove);
ORRERY_QUANTUM_MOVE(Flexible);
ORRERY_QUANTUM_MOVE(Nomadic);
ORRERY_QUANTUM_MOVE(Resourceful);
ORRERY_QUANTUM_MOVE(EndActions);
ORRERY_QUANTUM_MOVE(Go);
ORRERY_QUANTUM_MOVE(Attack);
ORRERY_QUANTUM_MOVE(PickUp);
ORRERY_QUANTUM_MOVE(Drop);
ORRERY_QUANTUM_MOVE(Place);
ORRERY_QUANTUM_MOVE(Scrap);
ORRERY_QUANTUM_MOVE(Fight);
ORRERY_QUANTUM_MOVE(DestroyBoth);
ORRERY_QUANTUM_MOVE(Pass);
ORRERY_QUANTUM_MOVE(RerollDie);
ORRERY_QUANTUM_MOVE(Number);
ORRERY_QUANTUM_MOVE(RerollShip);
ORRERY_QUANTUM_MOVE(Occupy);
ORRERY_QUANTUM_MOVE(Hold);
ORRERY_QUANTUM_MOVE(Take);
ORRERY_QUANTUM_MOVE(Refresh);
ORRERY_QUANTUM_MOVE(Skip);
ORRERY_QUANTUM_MOVE(Discard);
ORRERY_QUANTUM_MOVE(Choose);
ORRERY_QUANTUM_MOVE(Done);
ORRERY_QUANTUM_MOVE(MoveCube);
ORRERY_QUANTUM_MOVE(MoveTo);
#undef ORRERY_QUANTUM_MOVE

/// Returns the refusal of a move that does not belong to the open decision or names something this game does not have
/// (QU-T7).
inline Verdict not_now() { return Violation{&rule::T7}; }
inline bool is_ship(const Table& t, ShipId ship) { return ship < t.ship_count(); }
inline bool is_space(const Table& t, Square space) { return spaces_of(t.options.map).has(space); }
inline bool is_own(Seat who, ShipId ship) { return owner_of(ship) == who; }
/// Returns whether the ship is on the map or in the scrapyard: rolled at least once and not in transit.
inline bool is_in_play(const Ship& ship) { return ship.on_map() || ship.at == kScrapyard; }

// Continuation (rules.cpp): executes rolls, combat, cards and turns until a player must decide.
void go_on(RuleContext& c);

// Tracks and cubes (rules_turn.cpp).
/// `card` is set if the cause is a card.
void change_research(RuleContext& c, Seat seat, int by, ResearchCause cause, CardId card = kNoCard);
/// Changes dominance and triggers infamy immediately at 6 (QU-I6).
void change_dominance(RuleContext& c, Seat seat, int by, DominanceCause cause, CardId card = kNoCard);
/// Places a cube from the seat's stock on a planet. The last cube ends the game (QU-E1).
void place_cube(RuleContext& c, Seat seat, PlanetId planet, CubeHow how);
void place_infamy_cube(RuleContext& c, Seat seat, PlanetId planet);
void gain_actions(RuleContext& c, Seat seat, int amount, Command card);
/// Begins a turn (QU-T2). Precondition: turn number, seat and round are set.
void begin_turn(RuleContext& c);
/// Ends the turn and begins the next one (QU-P13, QU-T1).
void end_turn(RuleContext& c);
/// Records that a ship uses an ability (QU-A5, QU-M8).
void use_ability(RuleContext& c, ShipId ship, Ability ability);
void use_power(RuleContext& c, Seat seat, Command card);

// Ship rolls (rules_dice.cpp).
/// Queues a ship roll. `go_on` executes it.
void queue_roll(State& s, ShipId ship, Reason reason);
/// Executes the first queued roll up to a decision. Returns true if the ship's owner must decide.
bool roll_on(RuleContext& c);
void keep_roll(RuleContext& c);

// Combat (rules_combat.cpp).
void begin_combat(RuleContext& c, CombatKind kind, ShipId attacker, ShipId defender, Square from);
/// Returns true if a player must decide.
bool fight_on(RuleContext& c);

// Cards (rules_cards.cpp).
void deal_displays(RuleContext& c);
/// Discards the card being resolved and ends its resolution.
void finish_play(State& s);
/// Returns true if a player must decide.
bool resolve_on(RuleContext& c);

// Setup (setup.cpp).
void keep_fleet(RuleContext& c, Seat who);
void choose_home(RuleContext& c, Seat who, PlanetId planet);

}  // namespace orrery::quantum
