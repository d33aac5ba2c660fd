// Research (5.7): discard, then draw up to five.
#include <cassert>

#include "engine/games/jumpgate/rules_detail.h"

namespace orrery::jumpgate {

namespace {

/// Makes the discard pile the new deck, turned over (JG-A50) or shuffled (JG-A51). Called only when a card must be drawn
/// from an empty deck (JG-A52).
void refill_deck(State& s, Chance& chance, Events& out) {
    assert(s.deck.empty() && !s.discard.empty());          // never both empty (JG-A54)
    s.deck = s.discard;
    s.discard.clear();
    std::reverse(s.deck.begin(), s.deck.end());            // turned over: the oldest discard is the top
    if (s.options.shuffle_refill) chance.shuffle(s.deck, nav_by_id);
    out.push_back(DeckTurned{static_cast<int>(s.deck.size()), s.options.shuffle_refill});
}

}  // namespace

Verdict check(const State& s, Seat, const Research&) { return answers<ChooseAction>(s); }   // anywhere, no card (JG-A47)

void play(State& s, Seat who, const Research&, Chance&, Events& out) {
    announce(s);
    out.push_back(Researched{who});
    s.open = DoResearch{who};
}

Verdict check(const State& s, Seat who, const Discard& m) {
    if (Verdict v = answers<DoResearch>(s)) return v;
    if (!contains(s.players[who].hand, m.card)) return Violation{&rule::A48};
    return {};
}

void play(State& s, Seat who, const Discard& m, Chance&, Events& out) {
    pay(s, who, m.card);
    out.push_back(Discarded{who, m.card});
}

Verdict check(const State& s, Seat, const Done&) { return answers<DoResearch>(s); }

void play(State& s, Seat who, const Done&, Chance& chance, Events& out) {
    Hand& hand = s.players[who].hand;                      // no other move draws cards (JG-A53)
    Hand drawn;
    while (hand.size() < kHandSize) {                      // draw up to five (JG-A49)
        if (s.deck.empty()) refill_deck(s, chance, out);
        drawn.push_back(take_top(s.deck));
        hand.push_back(drawn.back());
    }
    if (!drawn.empty()) out.push_back(Drew{who, static_cast<int>(drawn.size()), drawn});
    after_action(s, out);
}

}  // namespace orrery::jumpgate
