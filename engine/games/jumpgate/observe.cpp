#include "engine/games/jumpgate/observe.h"

#include "engine/core/redact.h"

namespace orrery::jumpgate {

Observation observe(const State& s, Seat me) {
    Observation o;
    static_cast<Table&>(o) = s;
    o.me = me;
    o.own = s.secrets[me];
    for (const Seat seat : all_seats(s.seats)) o.hand_sizes[seat] = static_cast<int>(s.secrets[seat].hand.size());
    o.reserve_size = static_cast<int>(s.reserve.size());
    o.deck_size = static_cast<int>(s.deck.size());
    return o;
}

Observation observe_public(const State& s, Seat me) {
    Observation o = observe(s, me);
    o.own = {};
    return o;
}

const Hidden* seen_hidden(const Observation& o, Seat seat) {
    if (!o.open) return &o.players[seat].revealed;
    return seat == o.me && !o.own.hidden.empty() ? &o.own.hidden : nullptr;
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
    for (const RingPlanet& planet : o.ring)
        for (const FaceUp& card : planet.face_up) unseen.see(card.resource);
    for (const Seat seat : all_seats(o.seats)) {
        unseen.see_all(o.players[seat].collected);
        unseen.see_all(o.players[seat].revealed);
    }
    unseen.see_all(o.own.hidden);
    return unseen.shuffled(rng);
}

NavPile unseen_cards(const Observation& o, Rng& rng) {
    Unseen<NavPile> unseen;
    unseen.see_all(o.own.hand);
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
    static_cast<Table&>(s) = o;
    s.secrets[o.me] = o.own;

    ResourcePile resources = unseen_resources(o, rng);
    NavPile cards = unseen_cards(o, rng);
    for (const Seat seat : all_seats(o.seats)) {
        if (seat == o.me) continue;
        Secrets& secrets = s.secrets[seat];
        for (std::size_t i = 0; o.open && i < hidden_each(o.seats); ++i)
            secrets.hidden.push_back(take_hidden(resources, o.options));
        for (int i = 0; i < o.hand_sizes[seat]; ++i) secrets.hand.push_back(take_top(cards));
    }
    for (std::size_t at = 0; at < o.ring.size(); ++at)
        for (int i = 0; i < o.ring[at].face_down; ++i) s.face_down[at].push_back(take_top(resources));
    s.reserve = resources;
    s.deck = cards;
    s.rng = Rng(rng.next64());
    return s;
}

Event redact(const Event& e, Seat reader) { return redacted(e, reader); }
Event redact_for_all(const Event& e) { return redacted(e, {}); }

}  // namespace orrery::jumpgate
