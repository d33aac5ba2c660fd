// Fly (5.2) and Jump (5.3).
#include "engine/games/jumpgate/rules_detail.h"

namespace orrery::jumpgate {

namespace {

/// Returns whether two ring positions are neighbours. The first and the last are (JG-A3).
bool adjacent(const State& s, std::size_t a, std::size_t b) {
    const std::size_t ring = s.ring.size();
    return (a + 1) % ring == b || (b + 1) % ring == a;
}

}  // namespace

Verdict check(const State& s, Seat who, const Fly& m) {
    if (Verdict v = answers<ChooseAction>(s)) return v;
    const std::optional<PlanetId>& ship = s.players[who].ship;
    if (!ship) return Violation{&rule::A2};
    const std::size_t to = ring_index(s, m.to);
    if (to == s.ring.size() || !adjacent(s, ring_index(s, *ship), to)) return Violation{&rule::A4};
    return {};
}

void play(State& s, Seat who, const Fly& m, Chance&, Events& out) {
    announce(s);                                           // costs no card (JG-A1)
    std::optional<PlanetId>& ship = s.players[who].ship;
    out.push_back(Flew{who, *ship, m.to});
    ship = m.to;
    after_action(s, out);
}

Verdict check(const State& s, Seat who, const Jump& m) {
    if (Verdict v = answers<ChooseAction>(s)) return v;
    const std::int8_t code = kNavCards[m.card].jump;
    if (!contains(s.players[who].hand, m.card) || code == kNoCode) return Violation{&rule::A5};
    if (ring_index(s, m.to) == s.ring.size()) return Violation{&rule::A10};
    if (s.players[who].ship == m.to) return Violation{&rule::A8};
    if (!serves(code, kPlanets[m.to].jump)) return Violation{&rule::A6, code, kPlanets[m.to].jump};  // wild fits all (JG-A7)
    return {};                                             // from the gate or any planet, at any distance (JG-A9)
}

void play(State& s, Seat who, const Jump& m, Chance&, Events& out) {
    announce(s);
    pay(s, who, m.card);
    // Other ships at the planet do not matter (JG-T10). The gate is never a destination (JG-T11).
    std::optional<PlanetId>& ship = s.players[who].ship;
    out.push_back(Jumped{who, m.card, ship, m.to});
    ship = m.to;
    after_action(s, out);
}

}  // namespace orrery::jumpgate
