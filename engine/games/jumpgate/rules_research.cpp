// Research (5.7): discard, then draw up to five.
#include <cassert>

#include "engine/games/jumpgate/rules_detail.h"

namespace orrery::jumpgate {

namespace {

/// Makes the discard pile the new deck, turned over (JG-A50) or shuffled (JG-A51). Called only when a card must be drawn
/// from an empty deck (JG-A52).
void refill_deck(RuleContext& c) {
    State& s = c.s;
    assert(s.deck.empty() && !s.discard.empty());          // never both empty (JG-A54)
    s.deck = s.discard;
    s.discard.clear();
    std::reverse(s.deck.begin(), s.deck.end());            // turned over: the oldest discard is the top
    if (s.options.shuffle_refill) c.chance.shuffle(s.deck, nav_by_id);
    c.out.push_back(DeckTurned{static_cast<int>(s.deck.size()), s.options.shuffle_refill});
}

}  // namespace

// Legal anywhere, for no card (JG-A47).
Verdict check(const View&, Kind kind, const Research&) { return answers(kind, Kind::action); }

void play(RuleContext& c, Seat who, Kind, const Research&) {
    announce(c.s);
    c.out.push_back(Researched{who});
    c.s.open = Asked{who, Kind::research};
}

Verdict check(const View& v, Kind kind, const Discard& m) {
    if (Verdict refusal = answers(kind, Kind::research)) return refusal;
    if (!contains(v.own.hand, m.card)) return Violation{&rule::A48};
    return {};
}

void play(RuleContext& c, Seat who, Kind, const Discard& m) {
    pay(c.s, who, m.card);
    c.out.push_back(Discarded{who, m.card});
}

Verdict check(const View&, Kind kind, const Done&) { return answers(kind, Kind::research); }

void play(RuleContext& c, Seat who, Kind, const Done&) {
    Hand& hand = c.s.secrets[who].hand;                    // no other move draws cards (JG-A53)
    Hand drawn;
    while (hand.size() < kHandSize) {                      // draw up to five (JG-A49)
        if (c.s.deck.empty()) refill_deck(c);
        drawn.push_back(take_top(c.s.deck));
        hand.push_back(drawn.back());
    }
    if (!drawn.empty()) c.out.push_back(Drew{who, static_cast<int>(drawn.size()), drawn});
    after_action(c);
}

}  // namespace orrery::jumpgate
