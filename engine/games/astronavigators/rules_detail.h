// Declarations shared by the rules_*.cpp files: `check` and `play` for each move, and common steps. Sections cited in these files
// are those of docs/rules/astronavigators.md.
#pragma once

#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "engine/games/astronavigators/rules.h"

namespace orrery::astronavigators {

/// Rule context: state, source of chance and event log of the move in progress.
struct RuleContext {
    State& s;
    Chance& chance;
    Events& out;

    Player& player(Seat who) { return s.players[who]; }
    /// Precondition: a turn is in progress.
    Turn& turn() { return *s.turn; }
};

// `check` judges a move of the deciding seat by its row in section 8.1; the move belongs to the open decision. `play` executes a
// legal move.
#define ORRERY_ASTRONAVIGATORS_MOVE(M)                        \
    Verdict check(const View& view, Kind kind, const M& m);   \
    void play(RuleContext& c, Seat who, Kind kind, const M& m)
ORRERY_ASTRONAVIGATORS_MOVE(ChooseCharacter);
ORRERY_ASTRONAVIGATORS_MOVE(ChooseAgenda);
ORRERY_ASTRONAVIGATORS_MOVE(Select);
ORRERY_ASTRONAVIGATORS_MOVE(SelectTravel);
ORRERY_ASTRONAVIGATORS_MOVE(StartQuest);
ORRERY_ASTRONAVIGATORS_MOVE(Pass);
ORRERY_ASTRONAVIGATORS_MOVE(QuestHome);
ORRERY_ASTRONAVIGATORS_MOVE(QuestDraw);
ORRERY_ASTRONAVIGATORS_MOVE(Keep);
ORRERY_ASTRONAVIGATORS_MOVE(CompleteQuest);
ORRERY_ASTRONAVIGATORS_MOVE(Decline);
ORRERY_ASTRONAVIGATORS_MOVE(ObserveWeek);
ORRERY_ASTRONAVIGATORS_MOVE(ObserveCard);
ORRERY_ASTRONAVIGATORS_MOVE(SwapCard);
ORRERY_ASTRONAVIGATORS_MOVE(StepTo);
ORRERY_ASTRONAVIGATORS_MOVE(Stop);
ORRERY_ASTRONAVIGATORS_MOVE(NoMove);
ORRERY_ASTRONAVIGATORS_MOVE(ChainTile);
ORRERY_ASTRONAVIGATORS_MOVE(RollVehicle);
ORRERY_ASTRONAVIGATORS_MOVE(RollCompass);
ORRERY_ASTRONAVIGATORS_MOVE(EndTravel);
ORRERY_ASTRONAVIGATORS_MOVE(ChooseTransport);
ORRERY_ASTRONAVIGATORS_MOVE(TakeOrbitTile);
ORRERY_ASTRONAVIGATORS_MOVE(Advance);
ORRERY_ASTRONAVIGATORS_MOVE(ExtraSct);
ORRERY_ASTRONAVIGATORS_MOVE(ExtraAi);
ORRERY_ASTRONAVIGATORS_MOVE(SwapOrbitTile);
ORRERY_ASTRONAVIGATORS_MOVE(UseSxt);
ORRERY_ASTRONAVIGATORS_MOVE(AcceptDv);
ORRERY_ASTRONAVIGATORS_MOVE(AbortStatus);
ORRERY_ASTRONAVIGATORS_MOVE(Join);
ORRERY_ASTRONAVIGATORS_MOVE(SkipJoin);
ORRERY_ASTRONAVIGATORS_MOVE(BecomeAstronaut);
ORRERY_ASTRONAVIGATORS_MOVE(PlaceSxt);
ORRERY_ASTRONAVIGATORS_MOVE(PlaceSct);
ORRERY_ASTRONAVIGATORS_MOVE(PlaceAi);
ORRERY_ASTRONAVIGATORS_MOVE(VoluntaryAbort);
ORRERY_ASTRONAVIGATORS_MOVE(Done);
#undef ORRERY_ASTRONAVIGATORS_MOVE

// Each `settle` function returns true if a player must decide. Otherwise it has done one automatic step (AN-M1).

/// Takes automatic steps until a player must decide or the game is over.
void go_on(RuleContext& c);

// Setup (setup.cpp).
/// Makes the first round begin (AN-S9 to S12).
void begin_play(RuleContext& c);
template <class Pile, class Find>
void shuffle(RuleContext& c, Pile& pile, Find find) {      // AN-M4
    c.chance.shuffle(pile, find, Chance::Misfit::generator, Chance::FewCards::take_none);
}

// Rounds (rules_round.cpp).
bool settle_turn(RuleContext& c);
/// Ends the turn in progress, and the game if nobody is playing any more (AN-T14).
void finish_turn(RuleContext& c);
void shift_month(RuleContext& c);
void end_game(RuleContext& c, EndWhy why);
void gain_nk(Player& player, int nk);

// Observation and scheduling (rules_observe.cpp).
/// Does the action of the disc. Returns true if a player must decide.
bool settle_observation(RuleContext& c);
/// Returns whether the action in progress leaves its player a choice (AN-M1).
bool chooses_in_act(const Table& t);

// Travel on Earth (rules_travel.cpp).
/// Begins a leg, or the launch (AN-A30, AN-A50).
void begin_leg(RuleContext& c, Seat who, Transport transport);
bool settle_leg(RuleContext& c);
bool settle_chain(RuleContext& c);
/// Judges a chain by a tile on the Earth map (AN-A45).
Verdict check_chain_on_earth(const View& view, TileId tile);
/// Takes the top tile of a continent and gains its NK (AN-A42).
void take_tile(RuleContext& c, Seat who, Continent continent);
/// Turns the vehicle token at the first use of a transport (AN-A40).
void use_transport(RuleContext& c, Seat who, Transport transport);

// Space (rules_space.cpp).
void begin_launch(RuleContext& c, Seat who);
bool settle_picks(RuleContext& c);
bool settle_space(RuleContext& c);
/// Moves the vehicle to the next space of the orbit map (AN-A54). The turn may be over afterwards.
void fly(RuleContext& c, Seat who);
/// Aborts the mission of a vehicle on a blue or yellow space (AN-A70, AN-A71).
void abort_mission(RuleContext& c, Seat who, bool is_voluntary);

// Calibration (rules_calibrate.cpp).
void begin_calibration(RuleContext& c);
bool settle_joining(RuleContext& c);
bool settle_calibration(RuleContext& c);

}  // namespace orrery::astronavigators
