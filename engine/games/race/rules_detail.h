// Shared between the rules_*.cpp files: `check` and `play` for every move, and the steps that several of them need.
#pragma once

#include "engine/games/race/costs.h"
#include "engine/games/race/rule_ids.h"
#include "engine/games/race/rules.h"

namespace orrery::race {

// `check` judges a move of the deciding seat; the rows of section 8, from left to right.
Verdict check(const State& s, Seat who, Kind kind, const Discard& m);
Verdict check(const State& s, Seat who, Kind kind, const Choose& m);
Verdict check(const State& s, Seat who, Kind kind, const Keep& m);
Verdict check(const State& s, Seat who, Kind kind, const Place& m);
Verdict check(const State& s, Seat who, Kind kind, const Pass& m);
Verdict check(const State& s, Seat who, Kind kind, const TakeMethod& m);
Verdict check(const State& s, Seat who, Kind kind, const Sell& m);
Verdict check(const State& s, Seat who, Kind kind, const UsePower& m);
Verdict check(const State& s, Seat who, Kind kind, const Done& m);
Verdict check(const State& s, Seat who, Kind kind, const TakeGood& m);
Verdict check(const State& s, Seat who, Kind kind, const CallNumber& m);
Verdict check(const State& s, Seat who, Kind kind, const Windfall& m);

/// What a move needs besides the state: chance, and somebody to tell.
struct Course {
    State& s;
    Chance& chance;
    Events& out;

    Player& player(Seat seat) { return s.players[seat]; }
};

// `play` carries a legal move out and goes on to the next decision.
void play(Course& c, Seat who, Kind kind, const Discard& m);
void play(Course& c, Seat who, Kind kind, const Choose& m);
void play(Course& c, Seat who, Kind kind, const Keep& m);
void play(Course& c, Seat who, Kind kind, const Place& m);
void play(Course& c, Seat who, Kind kind, const Pass& m);
void play(Course& c, Seat who, Kind kind, const TakeMethod& m);
void play(Course& c, Seat who, Kind kind, const Sell& m);
void play(Course& c, Seat who, Kind kind, const UsePower& m);
void play(Course& c, Seat who, Kind kind, const Done& m);
void play(Course& c, Seat who, Kind kind, const TakeGood& m);
void play(Course& c, Seat who, Kind kind, const CallNumber& m);
void play(Course& c, Seat who, Kind kind, const Windfall& m);

/// RG-M0: a move of another kind does not belong to the decision.
inline Verdict wrong_kind() { return Violation{&rule::M0}; }

// The supply (supply.cpp).
/// A scripted order that does not fit gives way to the next one (section 9).
inline void shuffle_cards(Chance& chance, Pile& pile) { chance.shuffle(pile, card_by_id, Chance::Misfit::next_order); }
/// Draws up to `count` cards into the seat's hand, or in Explore into what it has drawn (RG-T8), and tells of it.
void draw(Course& c, Seat seat, int count, DrawReason reason);
/// Puts the top card of the supply on a world as its good; false if no card is left (RG-T8).
bool add_good(Course& c, Seat seat, Placed& world, GoodReason reason);
/// The top card of the supply, reshuffling first if it must be; empty if none is left. Whoever took it calls `refill` once
/// the card has come where it goes.
std::optional<CardId> take_card(Course& c);
/// Shuffles the discard pile into an empty supply.
void refill(Course& c);
/// RG-T11, with one copy of the card leaving the hand (RG-T10).
void discard_from_hand(Course& c, Seat seat, CardId card);
/// A card of the tableau goes to the discard pile.
void discard_placed(Course& c, Seat seat, CardId card);
/// RG-T13. `doubled`: told to the readers, the count is final.
void gain_vp(Course& c, Seat seat, int count, bool doubled);
/// Draws for every active power of a type, one draw a power.
void draw_for_powers(Course& c, Seat seat, PowerType type, DrawReason reason);

// The round (rules_round.cpp).
void begin_round(Course& c);
/// The next phase that somebody chose, or the end of the round (RG-T3).
void next_phase(Course& c);
/// The seat that decides has done its part of the step.
void leave_waiting(State& s);

// Each phase: how it begins; and how it goes on until somebody must decide.
void begin_explore(Course& c);
void begin_develop(Course& c);
void begin_settle(Course& c);
void begin_consume(Course& c);
void begin_produce(Course& c);

/// The sources of windfall goods that a seat is offered now.
Sources windfall_sources(const State& s, Seat who);

// Moves of several decisions: what the kind at hand makes of them.
void pay_one(Course& c, Seat who, CardId card);
void throw_for_vp(Course& c, Seat who, CardId card);

/// Cards to pay for a development in the phase that is being played.
inline int develop_price(const State& s, const Player& player, CardId card) {
    return develop_cost(player.tableau, chose_phase(player.actions, s.phase), card);
}

constexpr bool is_develop(Phase phase) { return phase == Phase::develop || phase == Phase::develop_2; }
constexpr bool is_settle(Phase phase) { return phase == Phase::settle || phase == Phase::settle_2; }

}  // namespace orrery::race
