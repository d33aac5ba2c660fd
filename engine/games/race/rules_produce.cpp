// Phase V, Produce (RG-A64 to A72).
#include <algorithm>

#include "engine/games/race/rules_detail.h"

namespace orrery::race {

namespace {

int count_kind(const Goods& goods, Good kind) { return static_cast<int>(std::count(goods.begin(), goods.end(), kind)); }

/// Produces a good on a world; the world's own powers then draw (RG-A66).
void produce_on(RuleContext& c, Seat seat, Placed& world) {
    if (!add_good(c, seat, world, GoodReason::produced)) return;
    c.player(seat).produced.push_back(*design(world.card).good);
    if (const Power* power = power_of(world.card, PowerType::produce_draw_on_good))
        draw(c, seat, power->amount, DrawReason::production_world);
}

int worlds_of(const Tableau& tableau, std::optional<Good> kind) {
    return static_cast<int>(std::count_if(tableau.begin(), tableau.end(), [kind](const Placed& placed) {
        return design(placed.card).good.has_value() && design(placed.card).good == kind;
    }));
}

/// Produces on production worlds (RG-A65), then draws for powers (RG-A67).
void produce_and_draw(RuleContext& c, Seat seat) {
    Player& player = c.player(seat);
    for (Placed& placed : player.tableau)
        if (has_power(placed.card, PowerType::produce_good) && !placed.has_good) produce_on(c, seat, placed);
    for (const Placed& placed : player.tableau) {
        if (const Power* power = power_of(placed.card, PowerType::produce_draw)) draw(c, seat, power->amount, DrawReason::produce);
        if (const Power* power = power_of(placed.card, PowerType::produce_draw_per_world))
            draw(c, seat, power->amount * worlds_of(player.tableau, power->good), DrawReason::produce);
    }
}

/// Draws for the goods and kinds the seat produced (RG-A71).
void draw_for_goods(RuleContext& c, Seat seat) {
    const Player& player = c.player(seat);
    int kinds = 0;
    for (std::size_t i = 0; i < kGoodCount; ++i) kinds += count_kind(player.produced, static_cast<Good>(i)) > 0 ? 1 : 0;
    for (const Placed& placed : player.tableau) {
        if (const Power* power = power_of(placed.card, PowerType::produce_draw_per_good))
            draw(c, seat, power->amount * count_kind(player.produced, *power->good), DrawReason::produce);
        if (const Power* power = power_of(placed.card, PowerType::produce_draw_per_kind))
            draw(c, seat, power->amount * kinds, DrawReason::produce);
    }
}

/// Draws if the seat alone produced the most goods of a kind (RG-A72).
void draw_for_most(RuleContext& c, Seat seat) {
    const State& s = c.s;
    for (const Placed& placed : s.players[seat].tableau) {
        const Power* power = power_of(placed.card, PowerType::produce_draw_if_most);
        if (power == nullptr) continue;
        const int mine = count_kind(s.players[seat].produced, *power->good);
        bool is_most = mine > 0;
        for (const Seat other : all_seats(s.seats))
            is_most = is_most && (other == seat || count_kind(s.players[other].produced, *power->good) < mine);
        if (is_most) draw(c, seat, power->amount, DrawReason::most_produced);
    }
}

void end_produce(RuleContext& c) {
    State& s = c.s;
    for (const Seat seat : turn_order(s.first, s.seats)) draw_for_most(c, seat);
    for (const Seat seat : all_seats(s.seats)) {
        Player& player = s.players[seat];
        player.produced.clear();
        player.bonus_used = false;
        for (Placed& placed : player.tableau) placed.used = 0;
    }
    next_phase(c);
}

void use_source(RuleContext& c, Seat seat, const Windfall& m) {
    Player& player = c.player(seat);
    for (Placed& placed : player.tableau)
        if (m.source == placed.card)
            placed.used = static_cast<std::uint8_t>(placed.used | 1u << *windfall_power(placed.card));
    if (!m.source) player.bonus_used = true;
    for (Placed& placed : player.tableau)
        if (placed.card == m.world) return produce_on(c, seat, placed);
}

/// Uses the seat's windfall sources as far as there is no choice. Returns whether the seat must choose; false if none is
/// left.
bool produce_windfalls(RuleContext& c, Seat seat) {
    for (;;) {
        int moves = 0;
        std::optional<Windfall> only;
        for (const std::optional<CardId>& source : windfall_sources(c.player(seat)))
            for (const Placed& world : c.player(seat).tableau)
                if (may_produce(source, world)) {
                    ++moves;
                    only = Windfall{source, world.card};
                }
        if (moves != 1) return moves > 1;
        c.out.push_back(Auto{seat, Kind::produce_windfall});
        use_source(c, seat, *only);
    }
}

/// Continues with the waiting seats in turn order, each completely, until one must decide (RG-A64). Precondition: RG-A65 to
/// A67 are done for the deciding seat.
void go_on_producing(RuleContext& c) {
    State& s = c.s;
    while (!s.waiting.empty()) {
        const Seat seat = s.waiting.front();
        if (produce_windfalls(c, seat)) return;
        draw_for_goods(c, seat);
        leave_waiting(s);
        if (!s.waiting.empty()) produce_and_draw(c, s.waiting.front());
    }
    end_produce(c);
}

}  // namespace

Sources windfall_sources(const Player& player) {
    return windfall_sources(player.tableau, chose(player.actions, ActionId::produce) && !player.bonus_used);
}

void begin_produce(RuleContext& c) {
    produce_and_draw(c, c.s.waiting.front());
    go_on_producing(c);
}

Verdict check(const View& v, Kind kind, const Windfall& m) {
    if (kind != Kind::produce_windfall) return wrong_kind();
    if (!contains(windfall_sources(v.player()), m.source)) return Violation{&rule::A70};
    const Placed* world = find_placed(v.tableau(), m.world);
    if (world == nullptr || !may_produce(m.source, *world)) return Violation{&rule::A69};
    return {};
}

void play(RuleContext& c, Seat who, Kind, const Windfall& m) {
    use_source(c, who, m);
    go_on_producing(c);
}

}  // namespace orrery::race
