// Phase IV, Consume: sale and consume powers (RG-A40 to A61).
#include <algorithm>

#include "engine/games/race/rules_detail.h"

namespace orrery::race {

namespace {

Placed& placed_card(Player& player, CardId card) { return const_cast<Placed&>(*find_placed(player.tableau, card)); }

/// Sells a good: discards it and draws its cards (RG-A42).
void sell(RuleContext& c, Seat seat, Placed& world, bool with_powers) {
    const Tableau& tableau = c.player(seat).tableau;
    const int cards = sale_cards(tableau, world.card, with_powers);
    discard_good(c, world);
    c.out.push_back(Sold{seat, world.card, *design(world.card).good, cards});
    draw(c, seat, cards, DrawReason::sale);
}

/// Returns whether the seat must sell a good (RG-A41). A trade power is needed only with the option (RG-A44).
bool owes_sale(const Options& options, const Player& player) {
    if (!chose(player.actions, ActionId::consume_trade) || count_goods(player.tableau) == 0) return false;
    return !options.sale_needs_power || card_with(player.tableau, PowerType::trade_bonus).has_value();
}

Placed& first_good(Player& player) {
    return *std::find_if(player.tableau.begin(), player.tableau.end(), [](const Placed& placed) { return placed.has_good; });
}

/// Discards or sells the good of a world for the open power.
void give_good(RuleContext& c, Seat seat, Placed& world) {
    const Power& power = *open_power(c.s);
    if (power.type == PowerType::consume_sell) return sell(c, seat, world, power.trade_powers);
    discard_good(c, world);
    c.out.push_back(Consumed{seat, world.card, *design(world.card).good});
}

/// Pays for the open power after `count` goods, VP before cards (RG-A50). A power that sells has paid with the sale
/// (RG-A56).
void reward(RuleContext& c, Seat seat, int count) {
    const Power& power = *open_power(c.s);
    c.s.power.reset();
    if (power.type == PowerType::consume_sell) return;
    const Income income = income_of(power, count);
    const bool doubled = chose(c.player(seat).actions, ActionId::consume_x2);       // doubles VP of goods powers (RG-A60)
    gain_vp(c, seat, income.vp * (doubled ? kDoubleVp : 1), doubled);
    draw(c, seat, income.cards, DrawReason::consume);
}

/// Takes the goods of the open power as far as there is no choice (RG-A55). Returns whether the seat must choose a good.
bool take_goods(RuleContext& c, Seat seat) {
    Player& player = c.player(seat);
    const OpenPower open = *c.s.power;
    const auto candidates = std::count_if(player.tableau.begin(), player.tableau.end(),
                                          [&open](const Placed& placed) { return may_take(open, placed); });
    if (open.left > 0 && candidates > open.left) return true;
    if (open.left > 0) {
        c.out.push_back(Auto{seat, Kind::consume_good});
        for (Placed& placed : player.tableau)
            if (may_take(open, placed)) give_good(c, seat, placed);
    }
    reward(c, seat, open.left + static_cast<int>(open.taken.size()));
    return false;
}

/// Begins a power, which counts as used from now on (RG-A45). Returns whether the seat must choose something inside it.
bool begin_power(RuleContext& c, Seat seat, Placed& placed, std::size_t index) {
    State& s = c.s;
    const Power& power = design(placed.card).powers[index];
    OpenPower open{placed.card, static_cast<std::uint8_t>(index), 0, {}};
    if (power.type == PowerType::consume_goods || power.type == PowerType::consume_sell)
        open.left = static_cast<std::int8_t>(goods_needed(s.players[seat].tableau, power));
    if (power.type == PowerType::consume_hand_for_vp)
        open.left = static_cast<std::int8_t>(std::min<int>(power.count, view_of(s, seat).hand_size()));
    placed.used = static_cast<std::uint8_t>(placed.used | 1u << index);
    c.out.push_back(PowerUsed{seat, placed.card, static_cast<int>(index)});
    if (power.type == PowerType::consume_draw) {           // draws at once (RG-A57)
        draw(c, seat, power.amount, DrawReason::consume);
        return false;
    }
    s.power = open;
    if (power.type == PowerType::consume_lucky || power.type == PowerType::consume_hand_for_vp) return true;
    return take_goods(c, seat);
}

struct Usable {
    int powers = 0;
    bool only_hand = true;                                 ///< all usable powers are `consume_hand_for_vp`
    std::size_t placed = 0, index = 0;                     ///< the first one: card in the tableau, power on the card
};

Usable usable_powers(const View& v) {
    Usable found;
    for (std::size_t at = 0; at < v.tableau().size(); ++at) {
        const Placed& placed = v.tableau()[at];
        if (!has_any_power(placed.card, bits_of(PowerPhase::consume))) continue;
        const std::span<const Power> powers = design(placed.card).powers;
        for (std::size_t i = 0; i < powers.size(); ++i) {
            if (!is_usable(v.tableau(), v.hand_size(), placed, i)) continue;
            if (found.powers++ == 0) {
                found.placed = at;
                found.index = i;
            }
            found.only_hand = found.only_hand && powers[i].type == PowerType::consume_hand_for_vp;
        }
    }
    return found;
}

/// Makes the sale that is due, before VP are doubled (RG-A61). Returns whether the seat must choose the good.
bool trade(RuleContext& c, Seat seat) {
    Player& player = c.player(seat);
    if (owes_sale(c.s.options, player)) {
        if (count_goods(player.tableau) > 1) return true;
        c.out.push_back(Auto{seat, Kind::trade_sell});
        sell(c, seat, first_good(player), true);
    }
    player.sold = true;
    return false;
}

/// Uses the seat's powers as far as there is no choice. Returns whether the seat must choose; false if it is done (RG-A47,
/// RG-A48). Goods that no power takes stay (RG-A49).
bool use_powers(RuleContext& c, Seat seat) {
    for (;;) {
        const Usable usable = usable_powers(view_of(c.s, seat));
        if (usable.powers == 0) return false;
        if (usable.powers > 1 || usable.only_hand) return true;
        c.out.push_back(Auto{seat, Kind::consume});
        if (begin_power(c, seat, c.player(seat).tableau[usable.placed], usable.index)) return true;
    }
}

void end_consume(RuleContext& c) {
    for (const Seat seat : all_seats(c.s.seats)) {
        Player& player = c.player(seat);
        player.sold = false;
        for (Placed& placed : player.tableau) placed.used = 0;
    }
    next_phase(c);
}

/// Continues with the waiting seats in turn order, each completely, until one must decide (RG-A40).
void go_on_consuming(RuleContext& c) {
    State& s = c.s;
    while (!s.waiting.empty()) {
        const Seat seat = s.waiting.front();
        if (!s.players[seat].sold && trade(c, seat)) return;
        if (use_powers(c, seat)) return;
        leave_waiting(s);
    }
    end_consume(c);
}

}  // namespace

void begin_consume(RuleContext& c) { go_on_consuming(c); }

Verdict check(const View& v, Kind kind, const Sell& m) {
    if (kind != Kind::trade_sell) return wrong_kind();
    const Placed* world = find_placed(v.tableau(), m.world);
    if (world == nullptr || !world->has_good) return Violation{&rule::A41};
    return {};
}

void play(RuleContext& c, Seat who, Kind, const Sell& m) {
    Player& player = c.player(who);
    sell(c, who, placed_card(player, m.world), true);
    player.sold = true;
    go_on_consuming(c);
}

Verdict check(const View& v, Kind kind, const UsePower& m) {
    if (kind != Kind::consume) return wrong_kind();
    const Placed* placed = find_placed(v.tableau(), m.card);
    if (placed == nullptr || m.power < 0 || static_cast<std::size_t>(m.power) >= design(m.card).powers.size())
        return Violation{&rule::A46};
    if (!is_usable(v.tableau(), v.hand_size(), *placed, static_cast<std::size_t>(m.power))) return Violation{&rule::A46};
    return {};
}

void play(RuleContext& c, Seat who, Kind, const UsePower& m) {
    if (!begin_power(c, who, placed_card(c.player(who), m.card), static_cast<std::size_t>(m.power))) go_on_consuming(c);
}

Verdict check(const View& v, Kind kind, const Done&) {
    if (kind == Kind::consume_hand) return {};             // the seat may stop at any time (RG-A59)
    if (kind != Kind::consume) return wrong_kind();
    if (!usable_powers(v).only_hand) return Violation{&rule::A47};
    return {};
}

void play(RuleContext& c, Seat, Kind kind, const Done&) {
    if (kind == Kind::consume_hand) c.s.power.reset();
    else leave_waiting(c.s);
    go_on_consuming(c);
}

Verdict check(const View& v, Kind kind, const TakeGood& m) {
    if (kind != Kind::consume_good) return wrong_kind();
    const Placed* world = find_placed(v.tableau(), m.world);
    const Power& power = *open_power(v.table);
    const bool fits = world != nullptr && world->has_good && (!power.good || power.good == design(m.world).good);
    if (!fits) return Violation{&rule::A51};
    if (!may_take(*v.table.power, *world)) return Violation{&rule::A53};
    return {};
}

void play(RuleContext& c, Seat who, Kind, const TakeGood& m) {
    give_good(c, who, placed_card(c.player(who), m.world));
    c.s.power->taken.push_back(*design(m.world).good);
    --c.s.power->left;
    if (!take_goods(c, who)) go_on_consuming(c);
}

Verdict check(const View& v, Kind kind, const CallNumber& m) {
    if (kind != Kind::lucky_number) return wrong_kind();
    const Power& power = *open_power(v.table);
    if (m.number < power.amount || m.number > power.count) return Violation{&rule::A58, m.number, power.count};
    return {};
}

void play(RuleContext& c, Seat who, Kind, const CallNumber& m) {
    c.s.power.reset();
    if (const std::optional<CardId> card = take_card(c)) {
        const bool hit = design(*card).cost == m.number;
        if (hit) c.secrets(who).hand.push_back(*card);
        else c.s.discard.push_back(*card);
        c.out.push_back(Lucky{who, m.number, *card, hit});
        refill(c);
    } else {
        c.out.push_back(LuckyNothing{who, m.number});
    }
    go_on_consuming(c);
}

void throw_for_vp(RuleContext& c, Seat who, CardId card) {
    const int vp = open_power(c.s)->vp;
    discard_from_hand(c, who, card);
    c.out.push_back(HandDiscarded{who, 1, DiscardReason::power, Cards{card}});
    gain_vp(c, who, vp, false);                            // never doubled (RG-A60)
    if (--c.s.power->left > 0) return;                     // ends by itself at the limit (RG-M2)
    c.s.power.reset();
    go_on_consuming(c);
}

}  // namespace orrery::race
