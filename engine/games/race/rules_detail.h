// Declarations shared by the rules_*.cpp files: `check` and `play` for each move, and common steps. Sections cited in these
// files are those of docs/rules/race.md.
#pragma once

#include "engine/games/race/costs.h"
#include "engine/games/race/rule_ids.h"
#include "engine/games/race/rules.h"

namespace orrery::race {

// `check` judges a move of the deciding seat, whose view it gets. It tests the columns of the move's row in section 8 from
// left to right.
Verdict check(const View& v, Kind kind, const Discard& m);
Verdict check(const View& v, Kind kind, const Choose& m);
Verdict check(const View& v, Kind kind, const Keep& m);
Verdict check(const View& v, Kind kind, const Place& m);
Verdict check(const View& v, Kind kind, const Pass& m);
Verdict check(const View& v, Kind kind, const TakeMethod& m);
Verdict check(const View& v, Kind kind, const Sell& m);
Verdict check(const View& v, Kind kind, const UsePower& m);
Verdict check(const View& v, Kind kind, const Done& m);
Verdict check(const View& v, Kind kind, const TakeGood& m);
Verdict check(const View& v, Kind kind, const CallNumber& m);
Verdict check(const View& v, Kind kind, const Windfall& m);

/// Rule context: state, source of chance and event log of the move in progress.
struct RuleContext {
    State& s;
    Chance& chance;
    Events& out;

    Player& player(Seat seat) { return s.players[seat]; }
    Secrets& secrets(Seat seat) { return s.secrets[seat]; }
};

// `play` executes a legal move and continues up to the next decision.
void play(RuleContext& c, Seat who, Kind kind, const Discard& m);
void play(RuleContext& c, Seat who, Kind kind, const Choose& m);
void play(RuleContext& c, Seat who, Kind kind, const Keep& m);
void play(RuleContext& c, Seat who, Kind kind, const Place& m);
void play(RuleContext& c, Seat who, Kind kind, const Pass& m);
void play(RuleContext& c, Seat who, Kind kind, const TakeMethod& m);
void play(RuleContext& c, Seat who, Kind kind, const Sell& m);
void play(RuleContext& c, Seat who, Kind kind, const UsePower& m);
void play(RuleContext& c, Seat who, Kind kind, const Done& m);
void play(RuleContext& c, Seat who, Kind kind, const TakeGood& m);
void play(RuleContext& c, Seat who, Kind kind, const CallNumber& m);
void play(RuleContext& c, Seat who, Kind kind, const Windfall& m);

/// Returns the refusal of a move that does not belong to the open decision (RG-M0).
inline Verdict wrong_kind() { return Violation{&rule::M0}; }

// The supply (supply.cpp).
/// Shuffles a pile. A scripted order that does not fit is skipped for the next one (section 9).
inline void shuffle_cards(Chance& chance, Pile& pile) { chance.shuffle(pile, card_by_id, Chance::Misfit::next_order); }
/// Draws up to `count` cards into the seat's hand, or in Explore into `drawn` (RG-T8), and appends the event.
void draw(RuleContext& c, Seat seat, int count, DrawReason reason);
/// Puts the top card of the supply on a world as its good. Returns false if no card is left (RG-T8).
bool add_good(RuleContext& c, Seat seat, Placed& world, GoodReason reason);
/// Takes the top card of the supply, reshuffling first if needed. Returns nullopt if no card is left. The caller must call
/// `refill` once the card is in its place.
std::optional<CardId> take_card(RuleContext& c);
/// Shuffles the discard pile into an empty supply.
void refill(RuleContext& c);
/// Discards the card that represents the good of a world.
void discard_good(RuleContext& c, Placed& world);
/// Discards a card from the hand (RG-T11). Only one copy leaves the hand (RG-T10).
void discard_from_hand(RuleContext& c, Seat seat, CardId card);
/// Discards a card from the tableau.
void discard_placed(RuleContext& c, Seat seat, CardId card);
/// Gives a seat VP from the pool, then from the reserve (RG-T13). `count` is final; `doubled` is only reported in the event.
void gain_vp(RuleContext& c, Seat seat, int count, bool doubled);
/// Draws for every active power of a type, one draw for each power.
void draw_for_powers(RuleContext& c, Seat seat, PowerType type, DrawReason reason);

// The round (rules_round.cpp).
void begin_round(RuleContext& c);
/// Starts the next phase that a seat chose, or the end of the round (RG-T3).
void next_phase(RuleContext& c);
/// Removes the deciding seat from `waiting`: its part of the step is done.
void leave_waiting(State& s);

// Start of each phase. Except for Develop and Settle, which always ask, it continues until a player must decide.
void begin_explore(RuleContext& c);
void begin_develop(RuleContext& c);
void begin_settle(RuleContext& c);
void begin_consume(RuleContext& c);
void begin_produce(RuleContext& c);

/// Returns the windfall sources offered to a seat now.
Sources windfall_sources(const Player& player);

// Effects of Discard, by decision.
void pay_one(RuleContext& c, Seat who, CardId card);
void throw_for_vp(RuleContext& c, Seat who, CardId card);

/// Returns the cost of a development in the current phase, in cards.
inline int develop_price(const Table& t, const Player& player, CardId card) {
    return develop_cost(player.tableau, chose_phase(player.actions, t.phase), card);
}

}  // namespace orrery::race
