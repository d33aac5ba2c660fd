// Setup: galaxy, decks, first crew and resources (MC-S1 to S16).
#include <cassert>

#include "engine/games/microcosmos/rules_detail.h"

namespace orrery::microcosmos {

namespace {

/// Fills an unshuffled pile: the first card of the list on top.
template <class Pile>
void stack(Pile& pile, std::size_t first, std::size_t count) {
    for (std::size_t i = count; i-- > 0;) pile.push_back(static_cast<typename Pile::value_type>(first + i));
}

void lay_start_planets(RuleContext& c) {
    FixedVector<PlanetId, kStarPlanets> stars;
    stack(stars, kFirstStar, kStarPlanets);
    c.chance.shuffle(stars, planet_by_id, Chance::Misfit::next_order);
    c.s.grid[kCentre] = kPortal;                           // MC-S5
    for (const Cell cell : kStartCells) c.s.grid[cell] = take_top(stars);          // MC-S6
}

void tell_deals(const Table& t, Events& out) {
    for (const Seat seat : all_seats(t.seats)) out.push_back(CrewDealt{seat, t.player(seat).hand});
}

/// Sets up the Automa (MC-O2, MC-O30).
void set_up_automa(State& s) {
    const DifficultyKind& difficulty = kDifficultyKinds[static_cast<std::size_t>(s.options.difficulty)];
    Player& automa = s.player(kAutoma);
    const PlanetId home = s.grid[kAutomaCell];
    automa.at = spot_of(home, 0);
    automa.colony_pool = kAutomaColonies;
    automa.resources.fill(difficulty.resources);
    if (!difficulty.has_colony) return;
    --automa.colony_pool;
    s.places[home].colonies.push_back(kAutoma);
}

void give_start_units(State& s) {                          // MC-S13
    Gain gain;
    gain.any = kStartUnits;
    push_gain(s, s.turn_seat, gain, {Source::Kind::setup});
}

}  // namespace

State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out) {
    assert(kMinSeats <= seats && seats <= kMaxMicrocosmosSeats);
    // Boards are equal (MC-S1), and so are the players: no resources (MC-S3), no ready token (MC-S4), no free marker (MC-S2).
    State s;
    s.options = options;
    s.seats = static_cast<std::int8_t>(seats);
    s.rng = rng;
    Chance chance(s.rng, script);
    RuleContext context{s, chance, out};
    // The order of the shuffles is that of MC-S16.
    lay_start_planets(context);
    stack(s.planet_deck, kFirstDeckPlanet, kDeckPlanets);
    chance.shuffle(s.planet_deck, planet_by_id, Chance::Misfit::next_order);       // MC-S7
    stack(s.survivor_deck, 0, kSurvivorCount);
    chance.shuffle(s.survivor_deck, survivor_by_id, Chance::Misfit::next_order);   // MC-S8
    stack(s.crew_deck, 0, kCrewCount);
    chance.shuffle(s.crew_deck, crew_by_id, Chance::Misfit::next_order);           // MC-S9
    if (s.is_solo()) {
        stack(s.automa_deck, 0, kAutomaCount);
        chance.shuffle(s.automa_deck, automa_card_by_id, Chance::Misfit::next_order);      // MC-S15
        set_up_automa(s);
    }
    for (CrewId& slot : s.club) slot = take_top(s.crew_deck);                      // MC-S10
    for (const Seat seat : all_seats(seats))                                       // MC-S11
        for (int i = 0; i < kDealt; ++i) s.player(seat).hand.push_back(take_top(s.crew_deck));
    tell_deals(s, out);
    return s;
}

void tell_opening(const State& s, Events& out) {
    if (s.phase == Phase::setup_crew && s.turn_seat == 0 && s.player(0).hand.full()) tell_deals(s, out);
}

void go_on_with_setup(RuleContext& c) {
    State& s = c.s;
    const bool is_last = s.turn_seat + 1 == s.seats;
    if (!is_last) {
        ++s.turn_seat;
        if (s.phase == Phase::setup_resources) give_start_units(s);
    } else if (s.phase == Phase::setup_crew) {             // all seats have finished MC-S12
        s.phase = Phase::setup_resources;
        s.turn_seat = 0;
        give_start_units(s);
    } else {
        begin_round(c);                                    // seat 0 starts (MC-S14)
    }
}

// One of the three cards dealt is discarded (MC-S12).
Verdict check(const Table& t, Seat who, Kind, const DiscardDealt& m) {
    return contains(t.player(who).hand, m.card) ? Verdict{} : Violation{&rule::S12};
}
void play(RuleContext& c, Seat who, Kind, const DiscardDealt& m) {
    take(c.s.player(who).hand, m.card);
    c.s.crew_discard.push_back(m.card);
    c.out.push_back(CrewDiscarded{who, m.card});
}

}  // namespace orrery::microcosmos
