// Card and chip operations shared by all phases.
#include "engine/games/race/rules_detail.h"

namespace orrery::race {

namespace {

/// Shuffles the discard pile into the supply (RG-T9).
void reshuffle(RuleContext& c) {
    c.s.supply = c.s.discard;
    c.s.discard.clear();
    shuffle_cards(c.chance, c.s.supply);
    c.out.push_back(Reshuffled{static_cast<int>(c.s.supply.size())});
}

}  // namespace

std::optional<CardId> take_card(RuleContext& c) {
    refill(c);                                             // reshuffles cards discarded since the supply ran out (RG-T8)
    if (c.s.supply.empty()) return {};
    return take_top(c.s.supply);
}

void refill(RuleContext& c) {
    if (c.s.supply.empty() && !c.s.discard.empty()) reshuffle(c);
}

void draw(RuleContext& c, Seat seat, int count, DrawReason reason) {
    Cards& to = reason == DrawReason::explore ? c.secrets(seat).drawn : c.secrets(seat).hand;
    const std::size_t before = to.size();
    int drawn = 0;
    for (; drawn < count; ++drawn) {
        const std::optional<CardId> card = take_card(c);
        if (!card) break;
        to.push_back(*card);
        refill(c);
    }
    if (drawn > 0 && c.out.is_heard()) {
        Cards cards;
        for (std::size_t i = before; i < to.size(); ++i) cards.push_back(to[i]);
        c.out.push_back(Drew{seat, drawn, reason, cards});
    }
    if (drawn < count) c.out.push_back(SupplyOut{seat, count - drawn});
}

bool add_good(RuleContext& c, Seat seat, Placed& world, GoodReason reason) {
    const std::optional<CardId> card = take_card(c);
    if (!card) {
        c.out.push_back(SupplyOut{seat, 1});
        return false;
    }
    world.has_good = true;
    c.s.good_cards[world.card] = *card;
    c.out.push_back(GoodAdded{seat, world.card, *design(world.card).good, reason});
    refill(c);
    return true;
}

void discard_good(RuleContext& c, Placed& world) {
    c.s.discard.push_back(*c.s.good_cards[world.card]);
    c.s.good_cards[world.card].reset();
    world.has_good = false;
}

void discard_from_hand(RuleContext& c, Seat seat, CardId card) {
    take(c.secrets(seat).hand, card);
    c.s.discard.push_back(card);
}

void discard_placed(RuleContext& c, Seat seat, CardId card) {
    Tableau& tableau = c.player(seat).tableau;
    tableau.erase(tableau.begin() + (find_placed(tableau, card) - tableau.begin()));
    c.s.discard.push_back(card);
}

void gain_vp(RuleContext& c, Seat seat, int count, bool doubled) {
    if (count < 1) return;
    State& s = c.s;
    const int from_pool = std::min<int>(count, s.vp_pool), from_reserve = count - from_pool;
    const bool opens_reserve = from_reserve > 0 && s.vp_reserve == 0;      // pool exhausted, play goes on (RG-E3)
    s.vp_pool = static_cast<std::int16_t>(s.vp_pool - from_pool);
    s.vp_reserve = static_cast<std::int16_t>(s.vp_reserve + from_reserve);
    s.players[seat].vp = static_cast<std::int16_t>(s.players[seat].vp + count);
    c.out.push_back(GainedVp{seat, count, doubled});
    if (opens_reserve) c.out.push_back(ReserveOpened{});
}

void draw_for_powers(RuleContext& c, Seat seat, PowerType type, DrawReason reason) {
    for (const Placed& placed : c.player(seat).tableau)
        if (is_active(placed, type)) draw(c, seat, power_of(placed.card, type)->amount, reason);
}

}  // namespace orrery::race
