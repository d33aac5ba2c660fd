// Shared between the rules_*.cpp files: `check` and `play` for every move, and the steps that several of them need.
#pragma once

#include "engine/games/jumpgate/rules.h"
#include "engine/games/jumpgate/rule_ids.h"

namespace orrery::jumpgate {

// `check` judges a move of the deciding seat; the rows of section 8, from left to right. All an action requires is judged
// before it is announced (JG-T9).
Verdict check(const State& s, Seat who, const Fly& m);
Verdict check(const State& s, Seat who, const Jump& m);
Verdict check(const State& s, Seat who, const Scan& m);
Verdict check(const State& s, Seat who, const Land& m);
Verdict check(const State& s, Seat who, const Harvest& m);
Verdict check(const State& s, Seat who, const Research& m);
Verdict check(const State& s, Seat who, const EndTurn& m);
Verdict check(const State& s, Seat who, const Place& m);
Verdict check(const State& s, Seat who, const Pass& m);
Verdict check(const State& s, Seat who, const Discard& m);
Verdict check(const State& s, Seat who, const Done& m);
Verdict check(const State& s, Seat who, const TakeMark& m);
Verdict check(const State& s, Seat who, const LeaveMark& m);
Verdict check(const State& s, Seat who, const TakeRest& m);

// `play` carries a legal move out and leaves the next decision in `s.open`.
void play(State& s, Seat who, const Fly& m, Chance& chance, Events& out);
void play(State& s, Seat who, const Jump& m, Chance& chance, Events& out);
void play(State& s, Seat who, const Scan& m, Chance& chance, Events& out);
void play(State& s, Seat who, const Land& m, Chance& chance, Events& out);
void play(State& s, Seat who, const Harvest& m, Chance& chance, Events& out);
void play(State& s, Seat who, const Research& m, Chance& chance, Events& out);
void play(State& s, Seat who, const EndTurn& m, Chance& chance, Events& out);
void play(State& s, Seat who, const Place& m, Chance& chance, Events& out);
void play(State& s, Seat who, const Pass& m, Chance& chance, Events& out);
void play(State& s, Seat who, const Discard& m, Chance& chance, Events& out);
void play(State& s, Seat who, const Done& m, Chance& chance, Events& out);
void play(State& s, Seat who, const TakeMark& m, Chance& chance, Events& out);
void play(State& s, Seat who, const LeaveMark& m, Chance& chance, Events& out);
void play(State& s, Seat who, const TakeRest& m, Chance& chance, Events& out);

/// JG-T13: the open decision must be a D; a move of another kind does not belong to it.
template <class D>
Verdict answers(const State& s) {
    if (!std::holds_alternative<D>(*s.open)) return Violation{&rule::T13};
    return {};
}

/// The ring planet where the seat's ship is; null at the gate.
const RingPlanet* planet_of(const State& s, Seat who);
RingPlanet* planet_of(State& s, Seat who);

/// The face-up card, or null if it does not lie face-up at this planet.
const FaceUp* face_up_card(const RingPlanet& planet, ResourceId resource);
FaceUp* face_up_card(RingPlanet& planet, ResourceId resource);

/// A numbered or wild code of a card serves a planet's code; "no code" serves none.
constexpr bool serves(std::int8_t card_code, int planet_code) { return card_code == planet_code || card_code == kWildCode; }

/// JG-T8: the card goes from the hand face-up on top of the discard pile.
void pay(State& s, Seat who, NavId card);

/// JG-T12, without the event of the gain itself: the card leaves the planet for the seat's collection, icons mark the
/// black hole, the end conditions are checked. Returns whether the game goes on.
bool gain(State& s, Seat who, RingPlanet& planet, ResourceId resource, Events& out);

/// 8.6: the next action of the same turn, or the end of the turn.
void after_action(State& s, Events& out);
void end_turn(State& s, bool by_itself, Events& out);

/// JG-T6: announces an action.
inline void announce(State& s) { --s.turn.actions_left; }

}  // namespace orrery::jumpgate
