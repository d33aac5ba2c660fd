#include "imgui_ui/games/jumpgate/offers.h"

#include <algorithm>

namespace orrery::ui::jumpgate_table {

bool Offers::lands_with(jg::NavId card) const {
    return std::any_of(land.begin(), land.end(), [&](const Pair& p) { return p.cards[0] == card || p.cards[1] == card; });
}

bool Offers::any_jump_with(jg::NavId card) const {
    return std::any_of(reach.begin(), reach.end(), [&](const Reach& r) { return contains(r.jump, card); });
}

std::optional<std::size_t> ring_of(const jg::Observation& seen, jg::PlanetId planet) {
    for (std::size_t i = 0; i < seen.ring.size(); ++i)
        if (seen.ring[i].id == planet) return i;
    return {};
}

std::optional<std::size_t> ring_here(const jg::Observation& seen, Seat seat) {
    const std::optional<jg::PlanetId>& ship = seen.players[seat].ship;
    return ship ? ring_of(seen, *ship) : std::nullopt;
}

const jg::RingPlanet* planet_with(const jg::Observation& seen, jg::ResourceId resource) {
    for (const jg::RingPlanet& planet : seen.ring)
        for (const jg::FaceUp& card : planet.face_up)
            if (card.resource == resource) return &planet;
    return nullptr;
}

namespace {

int wilds(jg::NavId card) {
    const jg::NavCard& c = jg::kNavCards[card];
    return int(c.jump == jg::kWildCode) + int(c.scan == jg::kWildCode) + int(c.land == jg::kWildCode);
}

}  // namespace

Offers offers_of(const jg::MoveList& legal) {
    Offers o;
    for (const jg::Move& move : legal)
        std::visit(overloaded{
            [&](const jg::Fly& m) { o.reach[m.to].fly = true; },
            [&](const jg::Jump& m) { o.reach[m.to].jump.push_back(m.card); },
            [&](const jg::Scan& m) { o.scan.push_back(m.card); },
            [&](const jg::Land& m) { o.land.push_back({{m.cards[0], m.cards[1]}}); },
            [&](const jg::Harvest& m) {
                if (!contains(o.harvest, m.resource)) o.harvest.push_back(m.resource);
            },
            [&](const jg::Discard& m) { o.discard.push_back(m.card); },
            [&](const jg::Place& m) { o.place.push_back(m.resource); },
            [&](const jg::TakeRest& m) { o.take.push_back(m.resource); },
            [](const jg::Research&) {}, [](const jg::EndTurn&) {}, [](const jg::Pass&) {}, [](const jg::Done&) {},
            [](const jg::TakeMark&) {}, [](const jg::LeaveMark&) {},
        }, move);
    const auto uses_of = [&](const Offers::Pair& p) { return uses(o, p.cards[0]) + uses(o, p.cards[1]); };
    const auto wilds_of = [](const Offers::Pair& p) { return wilds(p.cards[0]) + wilds(p.cards[1]); };
    std::stable_sort(o.land.begin(), o.land.end(), [&](const Offers::Pair& a, const Offers::Pair& b) {
        return wilds_of(a) != wilds_of(b) ? wilds_of(a) < wilds_of(b) : uses_of(a) < uses_of(b);
    });
    return o;
}

int uses(const Offers& offers, jg::NavId card) {
    int n = 3 * wilds(card);
    for (const Offers::Reach& reach : offers.reach) n += int(contains(reach.jump, card));
    n += 2 * int(contains(offers.scan, card));
    n += 2 * int(offers.lands_with(card));
    return n;
}

jg::NavId least_needed(const jg::Observation& seen, const Offers& offers) {
    return *std::min_element(seen.own.hand.begin(), seen.own.hand.end(),
                             [&](jg::NavId a, jg::NavId b) { return uses(offers, a) < uses(offers, b); });
}

jg::Land some_landing(const jg::Observation& seen) {
    jg::Land land;
    FixedVector<jg::NavId, jg::kHandSize> hand = seen.own.hand;
    // Puts cards with a landing code first, so that the refusal is about the planet's codes and not about these cards.
    std::stable_sort(hand.begin(), hand.end(), [](jg::NavId a, jg::NavId b) {
        return (jg::kNavCards[a].land != jg::kNoCode) > (jg::kNavCards[b].land != jg::kNoCode);
    });
    for (std::size_t i = 0; i < hand.size() && i < 2; ++i) land.cards.push_back(hand[i]);
    std::sort(land.cards.begin(), land.cards.end());
    return land;
}

}  // namespace orrery::ui::jumpgate_table
