#include <cassert>

#include "engine/games/jumpgate/rules_detail.h"

namespace orrery::jumpgate {

namespace {

/// Fills a pile with all `count` cards, card 0 on top. Every shuffle starts from this order.
template <class Pile>
void fill_pile(Pile& pile, std::size_t count) {
    for (std::size_t i = count; i-- > 0;) pile.push_back(static_cast<typename Pile::value_type>(i));
}

/// Deals the hidden resources, replacing Fame unless the option keeps it (JG-S5 to JG-S7). Returns the number of Fame cards
/// put back.
int deal_hidden(State& s, Chance& chance) {
    ResourcePile aside;
    for (std::size_t round = 0; round < hidden_each(s.seats); ++round)
        for (const Seat seat : all_seats(s.seats)) {
            ResourceId card = take_top(s.reserve);
            while (!s.options.keep_hidden_fame && kResources[card].kind == ResourceKind::fame) {   // set Fame aside (JG-S6)
                aside.push_back(card);
                card = take_top(s.reserve);
            }
            s.secrets[seat].hidden.push_back(card);
        }
    if (!aside.empty()) {                                  // put back and shuffle (JG-S7)
        for (const ResourceId card : aside) s.reserve.push_back(card);
        chance.shuffle(s.reserve, resource_by_id);
    }
    return static_cast<int>(aside.size());
}

}  // namespace

State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out) {
    assert(seats >= kMinSeats && seats <= kMaxSeats);      // readers of outside input refuse other numbers (JG-S1)
    State s;
    s.options = options;
    s.seats = static_cast<std::int8_t>(seats);
    s.rng = rng;
    Chance chance(s.rng, script);

    FixedVector<PlanetId, kPlanetCount> planets;           // shuffle 1: the ring (JG-S2)
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

    // State{} already has all ships at the gate (JG-S3) and nothing claimed, collected or marked (JG-S12).
    fill_pile(s.reserve, kResourceCount);                  // shuffle 2: resources (JG-S4)
    chance.shuffle(s.reserve, resource_by_id);
    if (const int returned = deal_hidden(s, chance); returned > 0) out.push_back(FameReturned{returned});

    for (std::size_t at = 0; at < s.ring.size(); ++at) {   // the first of the three is the top (JG-S8)
        FaceDown cards;
        for (std::size_t i = 0; i < kFaceDownEach; ++i) cards.push_back(take_top(s.reserve));
        std::reverse(cards.begin(), cards.end());
        s.lay_face_down(at, cards);
    }
    // Each planet gets one face-up resource (JG-S9).
    for (RingPlanet& planet : s.ring) planet.face_up.push_back({take_top(s.reserve), {}});
    // The remaining cards stay in `reserve`; no move uses them (JG-S10).

    fill_pile(s.deck, kNavCount);                          // navigation cards, five each (JG-S11)
    chance.shuffle(s.deck, nav_by_id);
    for (std::size_t round = 0; round < kHandSize; ++round)
        for (const Seat seat : all_seats(seats)) s.secrets[seat].hand.push_back(take_top(s.deck));

    s.open = Asked{0, Kind::action};                       // seat 0 begins (JG-S13)
    out.push_back(TurnStarted{0, 1, false});
    return s;
}

void tell_opening(const State& s, Events& out) {
    const bool is_first = s.open == Asked{0, Kind::action} && s.turn.number == 1 && s.turn.actions_left == kActionsPerTurn &&
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
