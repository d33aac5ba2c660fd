// Land & Claim (5.5): payment and claim, then the marked resources, then one of the remaining resources.
#include "engine/games/jumpgate/rules_detail.h"

namespace orrery::jumpgate {

namespace {

/// Returns whether each card matches one of the two codes, in either order (JG-A25).
bool covers(NavId a, NavId b, const std::array<std::int8_t, 2>& codes) {
    const std::int8_t x = kNavCards[a].land, y = kNavCards[b].land;
    return (serves(x, codes[0]) && serves(y, codes[1])) || (serves(x, codes[1]) && serves(y, codes[0]));
}

bool has_repetition(const FixedVector<NavId, 3>& cards) {
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (std::size_t j = i + 1; j < cards.size(); ++j)
            if (cards[i] == cards[j]) return true;
    return false;
}

/// Asks the next seat with a marker here (step 2): the claimant first, then clockwise. Without such a seat, starts step 3.
/// No record of answers is needed, because a seat that has answered has no marker left here (JG-A29, JG-A30).
void ask_next(State& s, Seat claimer, const RingPlanet& planet) {
    for (const Seat seat : clockwise_from(claimer, s.seats))
        for (const FaceUp& card : planet.face_up)
            if (card.marker == seat) {
                s.open = ClaimMark{seat, planet.id, card.resource, claimer};
                return;
            }
    s.open = ClaimTake{claimer, planet.id};
}

}  // namespace

Verdict check(const State& s, Seat who, const Land& m) {
    if (Verdict v = answers<ChooseAction>(s)) return v;
    const RingPlanet* here = planet_of(s, who);
    if (here == nullptr) return Violation{&rule::A22};
    if (const int left = static_cast<int>(here->face_down.size()); left > 0) return Violation{&rule::A23, left, 0};
    if (here->claimed_by) return Violation{&rule::A24};    // in the final round all planets are claimed (JG-E7)
    if (has_repetition(m.cards)) return Violation{&rule::A26};
    const int count = static_cast<int>(m.cards.size());
    if (count != 2) return Violation{&rule::A25, count, 2};
    const Hand& hand = s.players[who].hand;
    const NavId first = m.cards[0], second = m.cards[1];
    const bool in_hand = contains(hand, first) && contains(hand, second);
    if (!in_hand || first > second || !covers(first, second, kPlanets[here->id].land)) return Violation{&rule::A25, 2, 2};
    return {};                                             // neither a marker nor an earlier scan is required (JG-A27)
}

void play(State& s, Seat who, const Land& m, Chance&, Events& out) {
    announce(s);
    pay(s, who, m.cards[0]);                               // the second card listed ends on top (JG-A28)
    pay(s, who, m.cards[1]);
    RingPlanet& here = *planet_of(s, who);
    here.claimed_by = who;
    s.idle_turns = 0;                                      // a claim resets the counter (JG-E8)
    out.push_back(Landed{who, m.cards[0], m.cards[1], here.id});
    const bool all_claimed = std::all_of(s.ring.begin(), s.ring.end(),
                                         [](const RingPlanet& planet) { return planet.claimed_by.has_value(); });
    if (all_claimed) {                                     // the last planet is claimed: final round (JG-E3)
        s.final_round = FinalRound{who, s.seats};
        out.push_back(FinalRoundCame{who, s.seats});
    }
    ask_next(s, who, here);
}

Verdict check(const State& s, Seat, const TakeMark&) { return answers<ClaimMark>(s); }
Verdict check(const State& s, Seat, const LeaveMark&) { return answers<ClaimMark>(s); }

void play(State& s, Seat who, const TakeMark&, Chance&, Events& out) {
    const ClaimMark asked = std::get<ClaimMark>(*s.open);
    RingPlanet& planet = s.ring[ring_index(s, asked.planet)];
    out.push_back(MarkTaken{who, asked.planet, asked.resource});
    if (gain(s, who, planet, asked.resource, out)) ask_next(s, asked.claimer, planet);      // the seat gains it (JG-A31)
}

void play(State& s, Seat who, const LeaveMark&, Chance&, Events& out) {
    const ClaimMark asked = std::get<ClaimMark>(*s.open);
    RingPlanet& planet = s.ring[ring_index(s, asked.planet)];
    out.push_back(MarkLeft{who, asked.planet, asked.resource});
    face_up_card(planet, asked.resource)->marker.reset();  // resource stays, marker returns (JG-A32, JG-A33)
    ask_next(s, asked.claimer, planet);
}

Verdict check(const State& s, Seat, const TakeRest& m) {
    if (Verdict v = answers<ClaimTake>(s)) return v;
    const RingPlanet& planet = s.ring[ring_index(s, std::get<ClaimTake>(*s.open).planet)];
    if (face_up_card(planet, m.resource) == nullptr) return Violation{&rule::A34};
    return {};
}

void play(State& s, Seat who, const TakeRest& m, Chance&, Events& out) {
    RingPlanet& planet = s.ring[ring_index(s, std::get<ClaimTake>(*s.open).planet)];
    out.push_back(ClaimTaken{who, planet.id, m.resource});
    if (gain(s, who, planet, m.resource, out)) after_action(s, out);   // only one (JG-A35), the others stay (JG-A36)
}

}  // namespace orrery::jumpgate
