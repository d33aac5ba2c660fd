// Declarations shared by the rules_*.cpp files: `check` and `play` for each move, and common steps. Sections cited in these
// files are those of docs/rules/jumpgate.md.
#pragma once

#include "engine/games/jumpgate/rule_ids.h"
#include "engine/games/jumpgate/rules.h"

namespace orrery::jumpgate {

/// Rule context: state, source of chance and event log of the move in progress.
struct RuleContext {
    State& s;
    Chance& chance;
    Events& out;
};

// `check` judges a move of the deciding seat, whose view it gets. It tests the columns of the move's row in section 8 from
// left to right. All requirements of an action are tested before it is announced (JG-T9). `play` executes a legal move and
// leaves the next decision in the state.
#define ORRERY_JUMPGATE_MOVE(M)                          \
    Verdict check(const View& v, Kind kind, const M& m);  \
    void play(RuleContext& c, Seat who, Kind kind, const M& m)
ORRERY_JUMPGATE_MOVE(Fly);
ORRERY_JUMPGATE_MOVE(Jump);
ORRERY_JUMPGATE_MOVE(Scan);
ORRERY_JUMPGATE_MOVE(Land);
ORRERY_JUMPGATE_MOVE(Harvest);
ORRERY_JUMPGATE_MOVE(Research);
ORRERY_JUMPGATE_MOVE(EndTurn);
ORRERY_JUMPGATE_MOVE(Place);
ORRERY_JUMPGATE_MOVE(Pass);
ORRERY_JUMPGATE_MOVE(Discard);
ORRERY_JUMPGATE_MOVE(Done);
ORRERY_JUMPGATE_MOVE(TakeMark);
ORRERY_JUMPGATE_MOVE(LeaveMark);
ORRERY_JUMPGATE_MOVE(TakeRest);
#undef ORRERY_JUMPGATE_MOVE

/// Refuses the move unless the open decision is `needed` (JG-T13).
inline Verdict answers(Kind kind, Kind needed) {
    if (kind != needed) return Violation{&rule::T13};
    return {};
}

RingPlanet* planet_of(State& s, Seat who);
FaceUp* face_up_card(RingPlanet& planet, ResourceId resource);

/// Discards the card from the hand, face-up on top of the discard pile (JG-T8).
void pay(State& s, Seat who, NavId card);

/// Executes a gain, except for its event (JG-T12): moves the card to the seat's collection, marks the black hole for an icon
/// and checks the end conditions. Returns whether the game continues.
bool gain(RuleContext& c, Seat who, RingPlanet& planet, ResourceId resource);

/// Opens the next action of the turn, or ends the turn if none is left (8.6).
void after_action(RuleContext& c);
void end_turn(RuleContext& c, bool by_itself);

/// Counts an action as announced (JG-T6).
inline void announce(State& s) { --s.turn.actions_left; }

}  // namespace orrery::jumpgate
