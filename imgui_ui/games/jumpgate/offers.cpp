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

const jg::SeenPlanet* planet_with(const jg::Observation& seen, jg::ResourceId resource) {
    for (const jg::SeenPlanet& planet : seen.ring)
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

Offers find_offers(const jg::Observation& seen, const Judge& judge) {
    Offers o;
    const auto legal = [&](const jg::Move& m) { return !judge(m).has_value(); };
    o.research = legal(jg::Research{});
    o.end_turn = legal(jg::EndTurn{});
    o.pass = legal(jg::Pass{});
    o.done = legal(jg::Done{});
    o.answer_mark = legal(jg::TakeMark{});
    for (const jg::SeenPlanet& planet : seen.ring) {
        Offers::Reach& reach = o.reach[planet.id];
        reach.fly = legal(jg::Fly{planet.id});
        for (const jg::NavId card : seen.hand)
            if (legal(jg::Jump{card, planet.id})) reach.jump.push_back(card);
    }
    for (const jg::NavId card : seen.hand) {
        if (legal(jg::Scan{card})) o.scan.push_back(card);
        if (legal(jg::Discard{card})) o.discard.push_back(card);
    }
    for (std::size_t i = 0; i < seen.hand.size(); ++i) {
        for (std::size_t j = i + 1; j < seen.hand.size(); ++j) {
            const jg::NavId a = std::min(seen.hand[i], seen.hand[j]), b = std::max(seen.hand[i], seen.hand[j]);
            if (legal(jg::Land{{a, b}})) o.land.push_back({{a, b}});
        }
    }
    // The judge decides which resources are near enough. Any card can pay, so one card is enough to ask.
    for (const jg::SeenPlanet& planet : seen.ring) {
        for (const jg::FaceUp& card : planet.face_up) {
            if (!seen.hand.empty() && legal(jg::Harvest{seen.hand.front(), card.resource}) && !o.harvest.full())
                o.harvest.push_back(card.resource);
            if (legal(jg::Place{card.resource}) && !o.place.full()) o.place.push_back(card.resource);
            if (legal(jg::TakeRest{card.resource}) && !o.take.full()) o.take.push_back(card.resource);
        }
    }
    std::stable_sort(o.land.begin(), o.land.end(), [&](const Offers::Pair& a, const Offers::Pair& b) {
        const int wa = wilds(a.cards[0]) + wilds(a.cards[1]), wb = wilds(b.cards[0]) + wilds(b.cards[1]);
        return wa != wb ? wa < wb : uses(seen, o, a.cards[0]) + uses(seen, o, a.cards[1]) < uses(seen, o, b.cards[0]) + uses(seen, o, b.cards[1]);
    });
    return o;
}

int uses(const jg::Observation&, const Offers& offers, jg::NavId card) {
    int n = 3 * wilds(card);
    for (const Offers::Reach& reach : offers.reach) n += int(contains(reach.jump, card));
    n += 2 * int(contains(offers.scan, card));
    n += 2 * int(offers.lands_with(card));
    return n;
}

jg::NavId least_needed(const jg::Observation& seen, const Offers& offers) {
    return *std::min_element(seen.hand.begin(), seen.hand.end(), [&](jg::NavId a, jg::NavId b) {
        return uses(seen, offers, a) < uses(seen, offers, b);
    });
}

bool is_like(const jg::Move& a, const jg::Move& b) {
    const auto* one = std::get_if<jg::Harvest>(&a);
    const auto* other = std::get_if<jg::Harvest>(&b);
    return one && other ? one->resource == other->resource : a == b;
}

jg::Land some_landing(const jg::Observation& seen) {
    jg::Land land;
    FixedVector<jg::NavId, jg::kHandSize> hand = seen.hand;
    // Cards with a landing code come first. A refusal then concerns the planet's codes and not these cards.
    std::stable_sort(hand.begin(), hand.end(), [](jg::NavId a, jg::NavId b) {
        return (jg::kNavCards[a].land != jg::kNoCode) > (jg::kNavCards[b].land != jg::kNoCode);
    });
    for (std::size_t i = 0; i < hand.size() && i < 2; ++i) land.cards.push_back(hand[i]);
    std::sort(land.cards.begin(), land.cards.end());
    return land;
}

}  // namespace orrery::ui::jumpgate_table
