// Scan and its marker (5.4), Harvest (5.6).
#include "engine/games/jumpgate/rules_detail.h"

namespace orrery::jumpgate {

Verdict check(const State& s, Seat who, const Scan& m) {
    if (Verdict v = answers<ChooseAction>(s)) return v;
    const RingPlanet* here = planet_of(s, who);
    if (here == nullptr) return Violation{&rule::A11};
    if (here->face_down.empty()) return Violation{&rule::A12};
    const int code = kPlanets[here->id].scan;
    if (!contains(s.players[who].hand, m.card) || !serves(kNavCards[m.card].scan, code))
        return Violation{&rule::A13, kNavCards[m.card].scan, code};
    return {};
}

void play(State& s, Seat who, const Scan& m, Chance&, Events& out) {
    announce(s);
    pay(s, who, m.card);
    RingPlanet& here = *planet_of(s, who);
    const ResourceId revealed = take_top(here.face_down);  // turns the top card face-up (JG-A14)
    here.face_up.push_back({revealed, {}});
    s.idle_turns = 0;                                      // a scan resets the counter (JG-E8)
    out.push_back(Scanned{who, m.card, here.id, revealed});
    s.open = PlaceMarker{who, here.id, revealed};
}

Verdict check(const State& s, Seat, const Place& m) {
    if (Verdict v = answers<PlaceMarker>(s)) return v;
    const RingPlanet& planet = s.ring[ring_index(s, std::get<PlaceMarker>(*s.open).planet)];
    const FaceUp* card = face_up_card(planet, m.resource);
    if (card == nullptr) return Violation{&rule::A20};
    if (card->marker) return Violation{&rule::A19};
    return {};
}

void play(State& s, Seat who, const Place& m, Chance&, Events& out) {
    RingPlanet& planet = s.ring[ring_index(s, std::get<PlaceMarker>(*s.open).planet)];
    FaceUp* held = nullptr;                                // at most one at a planet (JG-A18)
    for (FaceUp& card : planet.face_up)
        if (card.marker == who) held = &card;
    if (held == nullptr) {                                 // no marker here yet (JG-A15)
        out.push_back(MarkerPlaced{who, planet.id, m.resource});
    } else {                                               // moves the marker already here (JG-A16, JG-A21)
        held->marker.reset();
        out.push_back(MarkerMoved{who, planet.id, held->resource, m.resource});
    }
    face_up_card(planet, m.resource)->marker = who;
    after_action(s, out);
}

// Legal after a scan (JG-A17) and in step 3 of Land & Claim (JG-A34).
Verdict check(const State& s, Seat, const Pass&) {
    if (std::holds_alternative<PlaceMarker>(*s.open)) return {};
    return answers<ClaimTake>(s);
}

void play(State& s, Seat who, const Pass&, Chance&, Events& out) {
    if (const auto* scan = std::get_if<PlaceMarker>(&*s.open)) out.push_back(MarkerPassed{who, scan->planet});
    else out.push_back(ClaimPassed{who, std::get<ClaimTake>(*s.open).planet});
    after_action(s, out);
}

Verdict check(const State& s, Seat who, const Harvest& m) {
    if (Verdict v = answers<ChooseAction>(s)) return v;
    const RingPlanet* here = planet_of(s, who);
    if (here == nullptr) return Violation{&rule::A37};
    const Hand& hand = s.players[who].hand;
    if (hand.empty()) return Violation{&rule::A39};
    if (!contains(hand, m.card)) return Violation{&rule::A38};
    const FaceUp* card = face_up_card(*here, m.resource);
    if (card == nullptr) return Violation{&rule::A46};
    if (card->marker && card->marker != who) return Violation{&rule::A43};
    const int face_down = static_cast<int>(here->face_down.size());
    if (!card->marker && face_down > 0) return Violation{&rule::A44, face_down, 0};
    return {};  // own or unmarked (JG-A40, JG-A41, JG-A42), on any planet (JG-A45)
}

void play(State& s, Seat who, const Harvest& m, Chance&, Events& out) {
    announce(s);
    pay(s, who, m.card);
    RingPlanet& here = *planet_of(s, who);
    const bool own_mark = face_up_card(here, m.resource)->marker == who;
    out.push_back(Harvested{who, m.card, here.id, m.resource, own_mark});
    if (gain(s, who, here, m.resource, out)) after_action(s, out);
}

}  // namespace orrery::jumpgate
