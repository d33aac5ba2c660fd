// Scan and its marker (5.4), Harvest (5.6).
#include "engine/games/jumpgate/rules_detail.h"

namespace orrery::jumpgate {

Verdict check(const View& v, Kind kind, const Scan& m) {
    if (Verdict refusal = answers(kind, Kind::action)) return refusal;
    const RingPlanet* here = planet_of(v.table, v.who);
    if (here == nullptr) return Violation{&rule::A11};
    if (here->face_down == 0) return Violation{&rule::A12};
    const int code = kPlanets[here->id].scan;
    if (!contains(v.own.hand, m.card) || !serves(kNavCards[m.card].scan, code))
        return Violation{&rule::A13, kNavCards[m.card].scan, code};
    return {};
}

void play(RuleContext& c, Seat who, Kind, const Scan& m) {
    State& s = c.s;
    announce(s);
    pay(s, who, m.card);
    const std::size_t at = ring_index(s, *s.players[who].ship);
    RingPlanet& here = s.ring[at];
    const ResourceId revealed = s.take_face_down(at);      // turns the top card face-up (JG-A14)
    here.face_up.push_back({revealed, {}});
    s.idle_turns = 0;                                      // a scan resets the counter (JG-E8)
    c.out.push_back(Scanned{who, m.card, here.id, revealed});
    s.open = Asked{who, Kind::scan_marker};
}

Verdict check(const View& v, Kind kind, const Place& m) {
    if (Verdict refusal = answers(kind, Kind::scan_marker)) return refusal;
    const FaceUp* card = face_up_card(*planet_of(v.table, v.who), m.resource);
    if (card == nullptr) return Violation{&rule::A20};
    if (card->marker) return Violation{&rule::A19};
    return {};
}

void play(RuleContext& c, Seat who, Kind, const Place& m) {
    RingPlanet& planet = *planet_of(c.s, who);
    FaceUp* held = nullptr;                                // at most one at a planet (JG-A18)
    for (FaceUp& card : planet.face_up)
        if (card.marker == who) held = &card;
    if (held == nullptr) {                                 // no marker here yet (JG-A15)
        c.out.push_back(MarkerPlaced{who, planet.id, m.resource});
    } else {                                               // moves the marker already here (JG-A16, JG-A21)
        held->marker.reset();
        c.out.push_back(MarkerMoved{who, planet.id, held->resource, m.resource});
    }
    face_up_card(planet, m.resource)->marker = who;
    after_action(c);
}

// Legal after a scan (JG-A17) and in step 3 of Land & Claim (JG-A34).
Verdict check(const View&, Kind kind, const Pass&) {
    if (kind == Kind::scan_marker) return {};
    return answers(kind, Kind::claim_take);
}

void play(RuleContext& c, Seat who, Kind kind, const Pass&) {
    const PlanetId planet = *c.s.players[who].ship;
    if (kind == Kind::scan_marker) c.out.push_back(MarkerPassed{who, planet});
    else c.out.push_back(ClaimPassed{who, planet});
    after_action(c);
}

bool can_harvest(const RingPlanet& planet, const FaceUp& card, Seat who) {
    return card.marker ? card.marker == who : planet.face_down == 0;       // own (JG-A40) or unmarked (JG-A41)
}

Verdict check(const View& v, Kind kind, const Harvest& m) {
    if (Verdict refusal = answers(kind, Kind::action)) return refusal;
    const RingPlanet* here = planet_of(v.table, v.who);
    if (here == nullptr) return Violation{&rule::A37};
    if (v.own.hand.empty()) return Violation{&rule::A39};
    if (!contains(v.own.hand, m.card)) return Violation{&rule::A38};
    const FaceUp* card = face_up_card(*here, m.resource);
    if (card == nullptr) return Violation{&rule::A46};
    if (card->marker && card->marker != v.who) return Violation{&rule::A43};
    if (!can_harvest(*here, *card, v.who)) return Violation{&rule::A44, here->face_down, 0};
    return {};  // own or unmarked (JG-A40, JG-A41, JG-A42), on any planet (JG-A45)
}

void play(RuleContext& c, Seat who, Kind, const Harvest& m) {
    announce(c.s);
    pay(c.s, who, m.card);
    RingPlanet& here = *planet_of(c.s, who);
    const bool own_mark = face_up_card(here, m.resource)->marker == who;
    c.out.push_back(Harvested{who, m.card, here.id, m.resource, own_mark});
    if (gain(c, who, here, m.resource)) after_action(c);
}

}  // namespace orrery::jumpgate
