// Shared between the rules_*.cpp files: `check` and `play` for every move, and the steps that several of them need.
#pragma once

#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/rule_ids.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/sites.h"

namespace orrery::quantum {

/// What a move needs besides the state: chance, and somebody to tell.
struct Course {
    State& s;
    Chance& chance;
    Events& out;
};

// `check` judges a move of the deciding seat, row by row of section 8; `play` carries a legal one out.
#define ORRERY_QUANTUM_MOVE(M)                                       \
    Verdict check(const Table& t, Seat who, Kind kind, const M& m);  \
    void play(Course& c, Seat who, Kind kind, const M& m)
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

/// QU-T7: a move of another kind, or one that names what this game does not have.
inline Verdict not_now() { return Violation{&rule::T7}; }
inline bool is_ship(const Table& t, ShipId ship) { return ship < t.ship_count(); }
inline bool is_space(const Table& t, Square space) { return spaces_of(t.options.map).has(space); }
inline bool is_own(Seat who, ShipId ship) { return owner_of(ship) == who; }
/// On the map or in the scrapyard: in the fleet, and not in transit.
inline bool is_in_play(const Ship& ship) { return ship.on_map() || ship.at == kScrapyard; }

// Going on (rules.cpp): rolls, fights, cards and turns until somebody must decide.
void go_on(Course& c);

// Tracks and cubes (rules_turn.cpp).
/// `card`: of a cause that is a card.
void change_research(Course& c, Seat seat, int by, ResearchCause cause, CardId card = kNoCard);
/// With infamy at once (QU-I6).
void change_dominance(Course& c, Seat seat, int by, DominanceCause cause, CardId card = kNoCard);
/// Puts a cube of the seat's stock on a planet; the last one ends the game (QU-E1).
void place_cube(Course& c, Seat seat, PlanetId planet, CubeHow how);
void place_infamy_cube(Course& c, Seat seat, PlanetId planet);
void gain_actions(Course& c, Seat seat, int amount, Command card);
/// QU-T2. Turn, seat and round are set already.
void begin_turn(Course& c);
/// QU-P13, QU-T1.
void end_turn(Course& c);
/// A ship uses its ability (QU-A5, QU-M8).
void use_ability(Course& c, ShipId ship, Ability ability);
void use_power(Course& c, Seat seat, Command card);

// Ship rolls (rules_dice.cpp).
/// Queues a ship roll; `go_on` makes it.
void queue_roll(State& s, ShipId ship, Reason reason);
/// Makes the first roll as far as chance goes. True: its owner must decide.
bool roll_on(Course& c);
void keep_roll(Course& c);

// Combat (rules_combat.cpp).
void begin_combat(Course& c, CombatKind kind, ShipId attacker, ShipId defender, Square from);
/// True: somebody must decide.
bool fight_on(Course& c);

// Cards (rules_cards.cpp).
void deal_displays(Course& c);
/// The present card goes on its discard pile; nothing is being resolved any more.
void finish_play(State& s);
/// True: somebody must decide.
bool resolve_on(Course& c);

// Setup (setup.cpp).
void keep_fleet(Course& c, Seat who);
void choose_home(Course& c, Seat who, PlanetId planet);

}  // namespace orrery::quantum
