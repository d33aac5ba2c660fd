// Turns, tracks, cubes and the end of the game (QU-T1 to T8, QU-X2, QU-I1 to I8, QU-P1, QU-P13, QU-E1 to E4).
#include <algorithm>

#include "engine/games/quantum/rules_detail.h"
#include "engine/games/quantum/score.h"

namespace orrery::quantum {

namespace {

std::int8_t on_track(int value) { return static_cast<std::int8_t>(std::clamp(value, kTrackMin, kTrackMax)); }

}  // namespace

void change_research(RuleContext& c, Seat seat, int by, ResearchCause cause, CardId card) {
    std::int8_t& research = c.s.players[seat].research;
    const int from = research;
    research = on_track(from + by);                        // within 1 to 6 (QU-X2)
    if (research != from) c.out.push_back(ResearchChanged{seat, from, research, cause, card});
}

namespace {

bool has_slot_anywhere(const Table& t) {
    for (PlanetId planet = 0; planet < kMaxTiles; ++planet)
        if (is_planet(t, planet) && has_free_slot(t, planet)) return true;
    return false;
}

}  // namespace

void change_dominance(RuleContext& c, Seat seat, int by, DominanceCause cause, CardId card) {
    std::int8_t& dominance = c.s.players[seat].dominance;
    const int from = dominance;
    dominance = on_track(from + by);                       // within 1 to 6 (QU-I1)
    if (dominance != from) c.out.push_back(DominanceChanged{seat, from, dominance, cause, card});
    if (dominance < kInfamy) return;
    if (!has_slot_anywhere(c.s)) {                         // no free slot on the map (QU-I8)
        dominance = kTrackStart;
        c.out.push_back(DominanceChanged{seat, kInfamy, dominance, DominanceCause::infamy, kNoCard});
        return;
    }
    c.s.infamy = seat;                                     // a cube must be placed, any number of times (QU-I6, QU-I7)
    c.out.push_back(InfamyWon{seat});
}

namespace {

/// Ends the game with the seat's victory (QU-E1, QU-E2, QU-Q48) and drops everything in progress.
void win(RuleContext& c, Seat seat) {
    State& s = c.s;
    s.phase = Phase::over;
    s.winner = seat;
    s.pending.reset();
    s.combat.reset();
    s.rolls.clear();
    s.play.reset();
    s.infamy.reset();
    for (const Seat x : all_seats(s.seats)) s.ranks[x] = x == seat ? 1 : 2;
    c.out.push_back(GameOver{seat, s.seats, s.ranks});
}

}  // namespace

void place_cube(RuleContext& c, Seat seat, PlanetId planet, CubeHow how) {
    Player& player = c.s.players[seat];
    ++c.s.cubes[planet][static_cast<std::size_t>(seat)];
    --player.cubes_left;
    c.out.push_back(CubePlaced{seat, shown_planet(c.s, planet), how, player.cubes_left});
    if (player.cubes_left == 0) return win(c, seat);
    if (how != CubeHow::start) ++player.cards_owed;  // earns a pick (QU-K10, QU-I6, QU-P12), except the first cube (QU-S10)
}

void place_infamy_cube(RuleContext& c, Seat seat, PlanetId planet) {
    place_cube(c, seat, planet, CubeHow::infamy);
    if (c.s.phase == Phase::over) return;
    c.s.infamy.reset();
    c.s.players[seat].dominance = kTrackStart;
    c.out.push_back(DominanceChanged{seat, kInfamy, kTrackStart, DominanceCause::infamy, kNoCard});
}

void gain_actions(RuleContext& c, Seat seat, int amount, Command card) {
    c.s.turn.actions = static_cast<std::int16_t>(c.s.turn.actions + amount);
    c.out.push_back(ActionsGained{seat, amount, card});
}

void use_power(RuleContext& c, Seat seat, Command card) {
    c.s.turn.use(card);
    c.out.push_back(CardPower{seat, card});
}

void use_ability(RuleContext& c, ShipId ship, Ability ability) {
    const bool is_second = c.s.ships[ship].abilities > 0;
    ++c.s.ships[ship].abilities;
    if (is_second) c.s.turn.use(Command::cunning);         // by Cunning (QU-M8)
    c.out.push_back(AbilityUsed{owner_of(ship), ship, ability, is_second});
}

namespace {

/// Returns whether the condition of Arrogant (QU-M2) or Conformist (QU-M6) is met.
bool is_met(const Table& t, Seat seat, Condition condition) {
    if (condition == Condition::strictly_most_ships_on_map) {
        for (const Seat other : all_seats(t.seats))
            if (other != seat && ships_on_map(t, other) >= ships_on_map(t, seat)) return false;
        return true;
    }
    unsigned seen = 0;
    for (int i = 0; i < kShipsPerSeat; ++i) {
        const Ship& ship = t.ships[ship_of(seat, i)];
        if (!ship.on_map()) continue;
        if ((seen >> ship.number & 1u) != 0) return true;
        seen |= 1u << ship.number;
    }
    return false;
}

/// Applies the seat's cards with a start-of-turn operation, in the order of their names (QU-T2).
void start_cards(RuleContext& c, Seat seat, Op op) {
    Held cards = c.s.players[seat].commands;
    std::sort(cards.begin(), cards.end());
    for (const CardId card : cards) {
        const Effect* effect = effect_of(command_of(card), op);
        if (effect == nullptr) continue;
        // Brilliant (QU-M3)
        if (op == Op::start_research) change_research(c, seat, effect->amount, ResearchCause::card, card);
        else if (is_met(c.s, seat, effect->condition)) gain_actions(c, seat, effect->amount, command_of(card));
    }
}

}  // namespace

void begin_turn(RuleContext& c) {
    State& s = c.s;
    const Seat seat = s.turn.seat;
    for (Ship& ship : s.ships) ship.moves = ship.abilities = 0;
    s.turn.used = 0;
    s.turn.actions = static_cast<std::int16_t>(actions_of_turn(s.turn.is_bonus));
    s.phase = Phase::actions;
    c.out.push_back(TurnStarted{seat, s.turn.number, s.turn.is_bonus, s.turn.actions});
    int in_void = 0;
    for (int i = 0; i < kShipsPerSeat; ++i)
        if (const Ship& ship = s.ships[ship_of(seat, i)]; ship.on_map() && void_of(s.options.map).has(ship.at)) ++in_void;
    change_research(c, seat, in_void * kVoidResearch, ResearchCause::void_tile);
    for (const Op op : {Op::start_research, Op::start_actions_if})
        if (has(s, seat, op)) start_cards(c, seat, op);
}

namespace {

/// Ends the game at the round limit (QU-E4).
void end_by_limit(RuleContext& c) {
    State& s = c.s;
    s.phase = Phase::over;
    s.ranks = places(s);
    c.out.push_back(RoundLimit{s.seats, s.ranks});
}

}  // namespace

void end_turn(RuleContext& c) {
    State& s = c.s;
    Turn next;
    next.number = std::min(s.turn.number + 1, kMaxTurns);
    if (s.turn.bonus_turns > 0) {                          // bonus turns first (QU-G3); they start no round (QU-T8)
        next.seat = s.turn.seat;
        next.is_bonus = true;
        next.bonus_turns = static_cast<std::int16_t>(s.turn.bonus_turns - 1);
    } else {
        next.seat = next_clockwise(s.turn.seat, s.seats);
        if (next.seat == *s.start_seat) {
            if (s.options.round_limit > 0 && s.round >= s.options.round_limit) return end_by_limit(c);
            s.round = std::min(s.round + 1, kMaxTurns);
            c.out.push_back(RoundStarted{s.round});
        }
    }
    s.turn = next;
    begin_turn(c);
}

Verdict check(const Table&, Seat, Kind kind, const EndActions&) { return kind == Kind::action ? Verdict{} : not_now(); }

void play(RuleContext& c, Seat who, Kind, const EndActions&) {
    State& s = c.s;
    c.out.push_back(ActionsEnded{who, s.turn.actions});    // unused actions are lost (QU-T4, QU-T5)
    s.turn.actions = 0;
    s.phase = Phase::cards;
    if (s.players[who].research < breakthrough_threshold(s, who)) return;                  // breakthrough (QU-P1, QU-X3)
    ++s.players[who].cards_owed;
    c.out.push_back(Breakthrough{who});
    change_research(c, who, kTrackStart - s.players[who].research, ResearchCause::breakthrough);
}

Verdict check(const Table& t, Seat who, Kind kind, const PlaceCube& m) {
    if ((kind != Kind::start_cube && kind != Kind::infamy_cube) || !is_planet(t, m.planet)) return not_now();
    if (kind == Kind::infamy_cube) return is_eligible(t, m.planet, who) ? Verdict{} : Violation{&rule::I6};
    const auto& starts = t.map().start_planets;
    if (!contains(std::span(starts).first(static_cast<std::size_t>(t.map().players)), m.planet)) return Violation{&rule::S10};
    return cubes_on(t, m.planet) == 0 ? Verdict{} : Violation{&rule::S10};
}

void play(RuleContext& c, Seat who, Kind kind, const PlaceCube& m) {
    if (kind == Kind::infamy_cube) place_infamy_cube(c, who, m.planet);
    else choose_home(c, who, m.planet);
}

}  // namespace orrery::quantum
