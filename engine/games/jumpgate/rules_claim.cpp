// Land & Claim (5.5): payment and claim, then the marked resources, then one of the remaining resources.
#include "engine/games/jumpgate/rules_detail.h"

namespace orrery::jumpgate {

namespace {

bool has_repetition(const FixedVector<NavId, 3>& cards) {
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (std::size_t j = i + 1; j < cards.size(); ++j)
            if (cards[i] == cards[j]) return true;
    return false;
}

/// Asks the next seat with a marker here (step 2): the claimant first, then clockwise. Without such a seat, starts step 3.
/// No record of answers is needed, because a seat that has answered has no marker left here (JG-A29, JG-A30).
void ask_next(State& s, const RingPlanet& planet) {
    const Seat claimer = s.turn.seat;
    s.open = Asked{claimer, Kind::claim_take};
    for (const Seat seat : clockwise_from(claimer, s.seats))
        if (marked_by(planet, seat)) {
            s.open = Asked{seat, Kind::claim_mark};
            return;
        }
}

}  // namespace

Verdict refuses_claims(const RingPlanet& planet) {
    if (planet.face_down > 0) return Violation{&rule::A23, planet.face_down, 0};
    if (planet.claimed_by) return Violation{&rule::A24};   // in the final round all planets are claimed (JG-E7)
    return {};
}

// Each card matches one of the two codes, in either order (JG-A25).
bool can_land_with(NavId a, NavId b, PlanetId planet) {
    const std::array<std::int8_t, 2>& codes = kPlanets[planet].land;
    const std::int8_t x = kNavCards[a].land, y = kNavCards[b].land;
    return (serves(x, codes[0]) && serves(y, codes[1])) || (serves(x, codes[1]) && serves(y, codes[0]));
}

Verdict check(const View& v, Kind kind, const Land& m) {
    if (Verdict refusal = answers(kind, Kind::action)) return refusal;
    const RingPlanet* here = planet_of(v.table, v.who);
    if (here == nullptr) return Violation{&rule::A22};
    if (Verdict refusal = refuses_claims(*here)) return refusal;
    if (has_repetition(m.cards)) return Violation{&rule::A26};
    const int count = static_cast<int>(m.cards.size());
    if (count != 2) return Violation{&rule::A25, count, 2};
    const Hand& hand = v.own.hand;
    const NavId first = m.cards[0], second = m.cards[1];
    const bool in_hand = contains(hand, first) && contains(hand, second);
    if (!in_hand || first > second || !can_land_with(first, second, here->id)) return Violation{&rule::A25, 2, 2};
    return {};                                             // neither a marker nor an earlier scan is required (JG-A27)
}

void play(RuleContext& c, Seat who, Kind, const Land& m) {
    State& s = c.s;
    announce(s);
    pay(s, who, m.cards[0]);                               // the second card listed ends on top (JG-A28)
    pay(s, who, m.cards[1]);
    RingPlanet& here = *planet_of(s, who);
    here.claimed_by = who;
    s.idle_turns = 0;                                      // a claim resets the counter (JG-E8)
    c.out.push_back(Landed{who, m.cards[0], m.cards[1], here.id});
    const bool all_claimed = std::all_of(s.ring.begin(), s.ring.end(),
                                         [](const RingPlanet& planet) { return planet.claimed_by.has_value(); });
    if (all_claimed) {                                     // the last planet is claimed: final round (JG-E3)
        s.final_round = FinalRound{who, s.seats};
        c.out.push_back(FinalRoundCame{who, s.seats});
    }
    ask_next(s, here);
}

Verdict check(const View&, Kind kind, const TakeMark&) { return answers(kind, Kind::claim_mark); }
Verdict check(const View&, Kind kind, const LeaveMark&) { return answers(kind, Kind::claim_mark); }

void play(RuleContext& c, Seat who, Kind, const TakeMark&) {
    RingPlanet& planet = *planet_of(c.s, c.s.turn.seat);
    const ResourceId resource = *marked_by(planet, who);
    c.out.push_back(MarkTaken{who, planet.id, resource});
    if (gain(c, who, planet, resource)) ask_next(c.s, planet);             // the seat gains it (JG-A31)
}

void play(RuleContext& c, Seat who, Kind, const LeaveMark&) {
    RingPlanet& planet = *planet_of(c.s, c.s.turn.seat);
    const ResourceId resource = *marked_by(planet, who);
    c.out.push_back(MarkLeft{who, planet.id, resource});
    face_up_card(planet, resource)->marker.reset();        // resource stays, marker returns (JG-A32, JG-A33)
    ask_next(c.s, planet);
}

Verdict check(const View& v, Kind kind, const TakeRest& m) {
    if (Verdict refusal = answers(kind, Kind::claim_take)) return refusal;
    if (face_up_card(*planet_of(v.table, v.who), m.resource) == nullptr) return Violation{&rule::A34};
    return {};
}

void play(RuleContext& c, Seat who, Kind, const TakeRest& m) {
    RingPlanet& planet = *planet_of(c.s, who);
    c.out.push_back(ClaimTaken{who, planet.id, m.resource});
    if (gain(c, who, planet, m.resource)) after_action(c); // only one (JG-A35), the others stay (JG-A36)
}

}  // namespace orrery::jumpgate
