// Setup: fleets, start player, homes, first ships and decks (QU-S1 to S13).
#include <algorithm>
#include <cassert>

#include "engine/games/quantum/rules_detail.h"

namespace orrery::quantum {

namespace {

void roll_fleet(RuleContext& c, Seat seat) {
    for (int i = 0; i < kStartingShips; ++i) c.s.ships[ship_of(seat, i)].number = static_cast<std::int8_t>(c.chance.die());
}

Numbers fleet_numbers(const Table& t, Seat seat) {
    Numbers out;
    for (int i = 0; i < kStartingShips; ++i) out.push_back(t.ships[ship_of(seat, i)].number);
    return out;
}

void tell_fleets(const Table& t, Events& out) {
    for (const Seat seat : all_seats(t.seats)) out.push_back(SetupRolled{seat, fleet_numbers(t, seat)});  // public (QU-S6)
}

/// Returns the elements of `seats` with the lowest value. `value` takes an index into `seats`.
template <class Value>
SeatList lowest(const SeatList& seats, Value value) {
    SeatList out;
    int least = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const int mine = value(i);
        if (out.empty() || mine < least) out.clear();
        else if (mine > least) continue;
        least = mine;
        out.push_back(seats[i]);
    }
    return out;
}

/// Chooses the start player: the lowest fleet sum (QU-S8), ties broken by the lowest die (QU-S9).
void choose_start_player(RuleContext& c) {
    State& s = c.s;
    SeatList seats;
    for (const Seat seat : all_seats(s.seats)) seats.push_back(seat);
    seats = lowest(seats, [&](std::size_t i) {
        int sum = 0;
        for (const std::int8_t number : fleet_numbers(s, seats[i])) sum += number;
        return sum;
    });
    while (seats.size() > 1) {
        Dice dice;
        for (std::size_t i = 0; i < seats.size(); ++i) dice.push_back(static_cast<std::int8_t>(c.chance.die()));
        c.out.push_back(StartTie{seats, dice});
        seats = lowest(seats, [&dice](std::size_t i) { return dice[i]; });
    }
    s.start_seat = seats.front();
    c.out.push_back(StartPlayer{seats.front()});
    s.phase = Phase::start_cubes;
    s.setup.index = 0;
}

void next_mulligan(RuleContext& c) {
    if (++c.s.setup.index == c.s.seats) choose_start_player(c);
}

bool has_ship_in_hand(const Table& t, Seat seat) {
    for (int i = 0; i < kStartingShips; ++i)
        if (t.ships[ship_of(seat, i)].at == kHand) return true;
    return false;
}

/// Deals the displays and starts the first turn (QU-S12, QU-S13).
void begin_play(RuleContext& c) {
    State& s = c.s;
    deal_displays(c);
    s.setup = {};
    s.round = 1;
    s.turn.number = 1;
    s.turn.seat = *s.start_seat;
    c.out.push_back(RoundStarted{s.round});
    begin_turn(c);
}

}  // namespace

State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out) {
    assert(seats == kMaps[options.map].players);           // readers of outside input refuse others (QU-S1)
    State s;
    s.options = options;
    s.seats = static_cast<std::int8_t>(seats);
    s.rng = rng;
    Chance chance(s.rng, script);
    RuleContext context{s, chance, out};
    for (const CardKind kind : kCardKinds)                 // first card of the list on top
        for (std::size_t i = card_count(kind); i-- > 0;) s.deck(kind).push_back(static_cast<CardId>(first_card(kind) + i));
    for (const Seat seat : all_seats(seats)) {
        // Sets the stock (QU-S3). The tracks are at 1 by default (QU-S4).
        s.players[seat].cubes_left = static_cast<std::int8_t>(stock_of(options));
        for (int i = 0; i < kStartingShips; ++i) s.ships[ship_of(seat, i)].at = kHand;
        roll_fleet(context, seat);                          // three ships (QU-S5)
    }
    tell_fleets(s, out);
    return s;
}

void tell_opening(const State& s, Events& out) {
    if (s.phase == Phase::mulligan && s.setup.index == 0) tell_fleets(s, out);
}

// Mulligan: asked once, for all three dice or none (QU-S7).
void keep_fleet(RuleContext& c, Seat who) {
    c.out.push_back(Mulligan{who, true, fleet_numbers(c.s, who)});
    next_mulligan(c);
}

Verdict check(const Table&, Seat, Kind kind, const RerollAll&) { return kind == Kind::mulligan ? Verdict{} : not_now(); }

void play(RuleContext& c, Seat who, Kind, const RerollAll&) {
    roll_fleet(c, who);
    c.out.push_back(Mulligan{who, false, fleet_numbers(c.s, who)});
    next_mulligan(c);
}

void choose_home(RuleContext& c, Seat who, PlanetId planet) {
    State& s = c.s;
    place_cube(c, who, planet, CubeHow::start);            // the home cube earns no pick (QU-S10)
    s.setup.homes[who] = planet;
    c.out.push_back(HomeChosen{who, shown_planet(s, planet)});
    if (++s.setup.index < s.seats) return;
    s.phase = Phase::start_ships;
    s.setup.index = 0;
}

// First ships go on free orbits of the home (QU-S11).
Verdict check(const Table& t, Seat who, Kind kind, const PlaceFirst& m) {
    if (kind != Kind::start_ship || !is_ship(t, m.ship) || !is_space(t, m.space)) return not_now();
    if (!is_own(who, m.ship) || t.ships[m.ship].at != kHand) return Violation{&rule::S11};
    return kOrbits[*t.setup.homes[who]].without(occupied_by_all(t)).has(m.space) ? Verdict{} : Violation{&rule::S11};
}

void play(RuleContext& c, Seat who, Kind, const PlaceFirst& m) {
    State& s = c.s;
    s.ships[m.ship].at = m.space;
    c.out.push_back(ShipPlaced{who, shown(s, m.ship), m.space, PlaceReason::start});
    if (has_ship_in_hand(s, who)) return;
    if (++s.setup.index == s.seats) begin_play(c);
}

}  // namespace orrery::quantum
