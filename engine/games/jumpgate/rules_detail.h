// Declarations shared by the rules_*.cpp files: `check` and `play` for each move, and common steps. Sections cited in these
// files are those of docs/rules/jumpgate.md.
#pragma once

#include "engine/games/jumpgate/rule_ids.h"
#include "engine/games/jumpgate/rules.h"

namespace orrery::jumpgate {

// `check` judges a move of the deciding seat. It tests the columns of the move's row in section 8 from left to right. All
// requirements of an action are tested before it is announced (JG-T9).
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

// `play` executes a legal move and leaves the next decision in `s.open`.
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

/// Refuses the move unless the open decision is a D (JG-T13).
template <class D>
Verdict answers(const State& s) {
    if (!std::holds_alternative<D>(*s.open)) return Violation{&rule::T13};
    return {};
}

/// Returns the ring planet of the seat's ship; nullptr at the gate.
const RingPlanet* planet_of(const State& s, Seat who);
RingPlanet* planet_of(State& s, Seat who);

/// Returns the face-up card, or nullptr if it does not lie face-up at this planet.
const FaceUp* face_up_card(const RingPlanet& planet, ResourceId resource);
FaceUp* face_up_card(RingPlanet& planet, ResourceId resource);

/// Returns whether a card's code matches a planet's code. A wild code matches every code, kNoCode none.
constexpr bool serves(std::int8_t card_code, int planet_code) { return card_code == planet_code || card_code == kWildCode; }

/// Discards the card from the hand, face-up on top of the discard pile (JG-T8).
void pay(State& s, Seat who, NavId card);

/// Executes a gain, except for its event (JG-T12): moves the card to the seat's collection, marks the black hole for an icon
/// and checks the end conditions. Returns whether the game continues.
bool gain(State& s, Seat who, RingPlanet& planet, ResourceId resource, Events& out);

/// Opens the next action of the turn, or ends the turn if none is left (8.6).
void after_action(State& s, Events& out);
void end_turn(State& s, bool by_itself, Events& out);

/// Counts an action as announced (JG-T6).
inline void announce(State& s) { --s.turn.actions_left; }

}  // namespace orrery::jumpgate
