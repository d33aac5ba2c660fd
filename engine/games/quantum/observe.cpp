#include "engine/games/quantum/observe.h"

#include <algorithm>

namespace orrery::quantum {

Observation observe(const State& s, Seat me) {
    Observation o;
    static_cast<Table&>(o) = s;
    o.me = me;
    for (const CardKind kind : kCardKinds) o.deck_sizes[static_cast<std::size_t>(kind)] = static_cast<int>(s.deck(kind).size());
    return o;
}

namespace {

bool is_seen(const Table& t, CardId card) {
    const Market& market = t.market(kind_of(card));
    if (contains(market.display, card) || contains(market.discard, card)) return true;
    if (t.play && t.play->card == card) return true;
    for (const Seat seat : all_seats(t.seats))
        if (contains(t.players[seat].commands, card)) return true;
    return false;
}

}  // namespace

State determinize(const Observation& o, Rng& rng) {
    State s;
    static_cast<Table&>(s) = o;
    for (const CardKind kind : kCardKinds) {
        Pile& deck = s.deck(kind);
        for (std::size_t i = card_count(kind); i-- > 0;)   // first card of the list on top
            if (const auto card = static_cast<CardId>(first_card(kind) + i); !is_seen(o, card)) deck.push_back(card);
        if (!is_setup(o.phase)) rng.shuffle(deck);         // unshuffled before QU-S12, so the order is known
    }
    s.rng = Rng(rng.next64());
    return s;
}

}  // namespace orrery::quantum
