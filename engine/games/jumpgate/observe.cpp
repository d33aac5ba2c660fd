#include "engine/games/jumpgate/observe.h"

#include "engine/core/redact.h"

namespace orrery::jumpgate {

Observation observe(const State& s, Seat me) {
    Observation o;
    o.me = me;
    o.options = s.options;
    o.seats = s.seats;
    for (const RingPlanet& planet : s.ring)
        o.ring.push_back({planet.id, static_cast<int>(planet.face_down.size()), planet.face_up, planet.claimed_by});
    o.gate_stack = s.gate_stack;
    o.reserve_size = static_cast<int>(s.reserve.size());
    o.deck_size = static_cast<int>(s.deck.size());
    o.hand = s.players[me].hand;
    const bool over = !s.open.has_value();
    for (const Seat seat : all_seats(s.seats)) {
        const Player& player = s.players[seat];
        SeenPlayer& seen = o.players[seat];
        seen.ship = player.ship;
        seen.hand_size = static_cast<int>(player.hand.size());
        seen.hidden_size = static_cast<int>(player.hidden.size());
        if (seat == me || over) seen.hidden = player.hidden;
        seen.collected = player.collected;
    }
    o.black_hole = s.black_hole;
    o.discard = s.discard;
    o.turn = s.turn;
    o.final_round = s.final_round;
    o.idle_turns = s.idle_turns;
    o.open = s.open;
    return o;
}

Observation observe_public(const State& s, Seat me) {
    Observation o = observe(s, me);
    o.players[me] = observe(s, next_clockwise(me, s.seats)).players[me];
    o.hand.clear();
    return o;
}

namespace {

/// Cards of a set of 48 that the observer has not seen, in random order.
template <class Pile>
class Unseen {
  public:
    void see(typename Pile::value_type card) { seen_[card] = true; }
    template <class Cards>
    void see_all(const Cards& cards) { for (const auto card : cards) see(card); }

    Pile shuffled(Rng& rng) const {
        Pile pile;
        for (std::size_t i = 0; i < Pile::capacity(); ++i)
            if (!seen_[i]) pile.push_back(static_cast<typename Pile::value_type>(i));
        rng.shuffle(pile);
        return pile;
    }

  private:
    std::array<bool, Pile::capacity()> seen_{};
};

ResourcePile unseen_resources(const Observation& o, Rng& rng) {
    Unseen<ResourcePile> unseen;
    for (const SeenPlanet& planet : o.ring)
        for (const FaceUp& card : planet.face_up) unseen.see(card.resource);
    for (const Seat seat : all_seats(o.seats)) {
        unseen.see_all(o.players[seat].collected);
        if (o.players[seat].hidden) unseen.see_all(*o.players[seat].hidden);
    }
    return unseen.shuffled(rng);
}

NavPile unseen_cards(const Observation& o, Rng& rng) {
    Unseen<NavPile> unseen;
    unseen.see_all(o.hand);
    unseen.see_all(o.discard);
    return unseen.shuffled(rng);
}

/// Takes a card that another player's hidden resources may contain: no Fame if the option replaces it (JG-S6).
ResourceId take_hidden(ResourcePile& pile, const Options& options) {
    for (std::size_t i = pile.size(); i-- > 0;)
        if (options.keep_hidden_fame || kResources[pile[i]].kind != ResourceKind::fame) {
            const ResourceId card = pile[i];
            pile.erase(pile.begin() + i);
            return card;
        }
    return take_top(pile);
}

}  // namespace

State determinize(const Observation& o, Rng& rng) {
    State s;
    s.options = o.options;
    s.seats = static_cast<std::int8_t>(o.seats);
    s.gate_stack = o.gate_stack;
    s.black_hole = o.black_hole;
    s.discard = o.discard;
    s.turn = o.turn;
    s.final_round = o.final_round;
    s.idle_turns = o.idle_turns;
    s.open = o.open;

    ResourcePile resources = unseen_resources(o, rng);
    NavPile cards = unseen_cards(o, rng);
    for (const Seat seat : all_seats(o.seats)) {
        const SeenPlayer& seen = o.players[seat];
        Player& player = s.players[seat];
        player.ship = seen.ship;
        player.collected = seen.collected;
        if (seen.hidden) player.hidden = *seen.hidden;
        else for (int i = 0; i < seen.hidden_size; ++i) player.hidden.push_back(take_hidden(resources, o.options));
        if (seat == o.me) player.hand = o.hand;
        else for (int i = 0; i < seen.hand_size; ++i) player.hand.push_back(take_top(cards));
    }
    for (const SeenPlanet& seen : o.ring) {
        RingPlanet planet{seen.id, {}, seen.face_up, seen.claimed_by};
        for (int i = 0; i < seen.face_down; ++i) planet.face_down.push_back(take_top(resources));
        s.ring.push_back(planet);
    }
    s.reserve = resources;
    s.deck = cards;
    s.rng = Rng(rng.next64());
    return s;
}

Event redact(const Event& e, Seat reader) { return redacted(e, reader); }
Event redact_for_all(const Event& e) { return redacted(e, {}); }

}  // namespace orrery::jumpgate
