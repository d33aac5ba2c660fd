// Fly (5.2) and Jump (5.3).
#include "engine/games/jumpgate/rules_detail.h"

namespace orrery::jumpgate {

namespace {

/// Returns whether two ring positions are neighbours. The first and the last are (JG-A3).
bool adjacent(std::size_t ring, std::size_t a, std::size_t b) { return (a + 1) % ring == b || (b + 1) % ring == a; }

}  // namespace

Verdict check(const View& v, Kind kind, const Fly& m) {
    if (Verdict refusal = answers(kind, Kind::action)) return refusal;
    const std::optional<PlanetId>& ship = v.player().ship;
    if (!ship) return Violation{&rule::A2};
    const std::size_t ring = v.table.ring.size(), to = ring_index(v.table, m.to);
    if (to == ring || !adjacent(ring, ring_index(v.table, *ship), to)) return Violation{&rule::A4};
    return {};
}

void play(RuleContext& c, Seat who, Kind, const Fly& m) {
    announce(c.s);                                         // costs no card (JG-A1)
    std::optional<PlanetId>& ship = c.s.players[who].ship;
    c.out.push_back(Flew{who, *ship, m.to});
    ship = m.to;
    after_action(c);
}

Verdict check(const View& v, Kind kind, const Jump& m) {
    if (Verdict refusal = answers(kind, Kind::action)) return refusal;
    const std::int8_t code = kNavCards[m.card].jump;
    if (!contains(v.own.hand, m.card) || code == kNoCode) return Violation{&rule::A5};
    if (ring_index(v.table, m.to) == v.table.ring.size()) return Violation{&rule::A10};
    if (v.player().ship == m.to) return Violation{&rule::A8};
    if (!serves(code, kPlanets[m.to].jump)) return Violation{&rule::A6, code, kPlanets[m.to].jump};  // wild fits all (JG-A7)
    return {};                                             // from the gate or any planet, at any distance (JG-A9)
}

void play(RuleContext& c, Seat who, Kind, const Jump& m) {
    announce(c.s);
    pay(c.s, who, m.card);
    // Other ships at the planet do not matter (JG-T10). The gate is never a destination (JG-T11).
    std::optional<PlanetId>& ship = c.s.players[who].ship;
    c.out.push_back(Jumped{who, m.card, ship, m.to});
    ship = m.to;
    after_action(c);
}

}  // namespace orrery::jumpgate
