#include <cassert>

#include "engine/games/jumpgate/rules_detail.h"

namespace orrery::jumpgate {

namespace {

/// All `count` cards, the first on top. Every shuffle starts from here, so the order of the tables decides nothing else.
template <class Pile>
void fill_pile(Pile& pile, std::size_t count) {
    for (std::size_t i = count; i-- > 0;) pile.push_back(static_cast<typename Pile::value_type>(i));
}

/// JG-S5 to JG-S7. Returns how many Fame cards were set aside and went back.
int deal_hidden(State& s, Chance& chance) {
    ResourcePile aside;
    for (std::size_t round = 0; round < hidden_each(s.seats); ++round)
        for (const Seat seat : all_seats(s.seats)) {
            ResourceId card = take_top(s.reserve);
            while (!s.options.keep_hidden_fame && kResources[card].kind == ResourceKind::fame) {   // JG-S6
                aside.push_back(card);
                card = take_top(s.reserve);
            }
            s.players[seat].hidden.push_back(card);
        }
    if (!aside.empty()) {                                  // JG-S7
        for (const ResourceId card : aside) s.reserve.push_back(card);
        chance.shuffle(s.reserve, resource_by_id);
    }
    return static_cast<int>(aside.size());
}

}  // namespace

State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out) {
    assert(seats >= kMinSeats && seats <= kMaxSeats);      // JG-S1: whoever takes a number from outside refuses others
    State s;
    s.options = options;
    s.seats = static_cast<std::int8_t>(seats);
    s.rng = rng;
    Chance chance(s.rng, script);

    FixedVector<PlanetId, kPlanetCount> planets;           // JG-S2
    fill_pile(planets, kPlanetCount);
    chance.shuffle(planets, planet_by_id);
    GameStarted started{seats, {}};
    for (std::size_t i = 0; i < ring_size(seats); ++i) {
        RingPlanet planet;
        planet.id = take_top(planets);
        started.planets.push_back(planet.id);
        s.ring.push_back(planet);
    }
    while (!planets.empty()) s.gate_stack.push_back(take_top(planets));
    out.push_back(started);

    // JG-S3, JG-S12: ships at the gate, nothing claimed, collected or marked; that is what State{} is.
    fill_pile(s.reserve, kResourceCount);                  // JG-S4
    chance.shuffle(s.reserve, resource_by_id);
    if (const int returned = deal_hidden(s, chance); returned > 0) out.push_back(FameReturned{returned});

    for (RingPlanet& planet : s.ring) {                    // JG-S8: the first of the three is the top
        for (std::size_t i = 0; i < kFaceDownEach; ++i) planet.face_down.push_back(take_top(s.reserve));
        std::reverse(planet.face_down.begin(), planet.face_down.end());
    }
    for (RingPlanet& planet : s.ring) planet.face_up.push_back({take_top(s.reserve), {}});   // JG-S9
    // JG-S10: what is left stays in `reserve`, and no move touches it.

    fill_pile(s.deck, kNavCount);                          // JG-S11
    chance.shuffle(s.deck, nav_by_id);
    for (std::size_t round = 0; round < kHandSize; ++round)
        for (const Seat seat : all_seats(seats)) s.players[seat].hand.push_back(take_top(s.deck));

    s.open = ChooseAction{0};                              // JG-S13
    out.push_back(TurnStarted{0, 1, false});
    return s;
}

void tell_opening(const State& s, Events& out) {
    const bool is_first = s.open == Decision{ChooseAction{0}} && s.turn.number == 1 && s.turn.actions_left == kActionsPerTurn &&
                          s.discard.empty() && s.black_hole.empty();
    if (!is_first) return;
    GameStarted started{s.seats, {}};
    for (const RingPlanet& planet : s.ring) {
        if (planet.claimed_by) return;
        started.planets.push_back(planet.id);
    }
    for (const Seat seat : all_seats(s.seats))
        if (s.players[seat].ship || !s.players[seat].collected.empty()) return;
    out.push_back(started);
    out.push_back(TurnStarted{0, 1, false});
}

}  // namespace orrery::jumpgate
