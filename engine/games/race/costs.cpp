#include "engine/games/race/costs.h"

#include <algorithm>

namespace orrery::race {

namespace {

/// Calls `look(placed, power)` for every power of a type on cards that are not new (RG-T5), in tableau order.
template <class Look>
void each_power(const Tableau& tableau, PowerType type, Look look) {
    for (const Placed& placed : tableau)
        if (is_active(placed, type)) look(placed, *power_of(placed.card, type));
}

const Power* first_power(const Tableau& tableau, PowerType type) {
    const std::optional<CardId> card = card_with(tableau, type);
    return card ? power_of(*card, type) : nullptr;
}

/// Returns whether a Military power counts against a world (RG-A28).
bool counts_against(const Power& power, CardId world) {
    if (power.good) return power.good == design(world).good;
    return !power.keyword || has_keyword(world, *power.keyword);
}

/// Returns whether a trade power counts for the sale of a world's good (RG-A43).
bool counts_in_sale(const Placed& placed, const Power& power, CardId world) {
    return power.this_world ? placed.card == world : !power.good || power.good == design(world).good;
}

// Terms of the sums: each function calls `look(card, amount)` for every power that counts. Sums and their explanations use
// the same functions.

template <class Look>
void each_reduction(const Tableau& tableau, CardId world, Look look) {                   // no kind, or the world's (RG-A27)
    each_power(tableau, PowerType::settle_reduce_cost, [&](const Placed& placed, const Power& power) {
        if (!power.good || power.good == design(world).good) look(placed.card, power.amount);
    });
}

template <class Look>
void each_military(const Tableau& tableau, CardId world, Look look) {
    each_power(tableau, PowerType::settle_military, [&](const Placed& placed, const Power& power) {
        if (counts_against(power, world)) look(placed.card, power.amount);
    });
}

template <class Look>
void each_sale_bonus(const Tableau& tableau, CardId world, Look look) {
    each_power(tableau, PowerType::trade_bonus, [&](const Placed& placed, const Power& power) {
        if (counts_in_sale(placed, power, world)) look(placed.card, power.amount);
    });
}

/// Returns whether an optional power applies to a world: it does unless the world's kind is excepted (RG-A31, RG-A32).
bool serves(const Tableau& tableau, PowerType type, const Design& world) {
    const Power* power = first_power(tableau, type);
    return power != nullptr && (!power->good || power->good != world.good);
}

int kinds_present(const Tableau& tableau) {
    unsigned seen = 0;
    for (const Placed& placed : tableau)
        if (placed.has_good) seen |= 1u << static_cast<unsigned>(*design(placed.card).good);
    int kinds = 0;
    for (; seen != 0; seen &= seen - 1u) ++kinds;
    return kinds;
}

}  // namespace

int total(const Tableau& tableau, PowerType type) {
    int sum = 0;
    each_power(tableau, type, [&sum](const Placed&, const Power& power) { sum += power.amount; });
    return sum;
}

std::optional<CardId> card_with(const Tableau& tableau, PowerType type) {
    for (const Placed& placed : tableau)
        if (is_active(placed, type)) return placed.card;
    return {};
}

int develop_cost(const Tableau& tableau, bool has_bonus, CardId card) {
    const int reduced = design(card).cost - total(tableau, PowerType::develop_reduce_cost) - (has_bonus ? kDevelopBonus : 0);
    return std::max(0, reduced);
}

Terms develop_terms(const Tableau& tableau, bool has_bonus) {
    Terms terms;
    if (has_bonus) terms.push_back({{}, -kDevelopBonus});
    each_power(tableau, PowerType::develop_reduce_cost,
               [&terms](const Placed& placed, const Power& power) { terms.push_back({placed.card, -power.amount}); });
    return terms;
}

Terms settle_terms(const Tableau& tableau, CardId world) {
    Terms terms;
    each_reduction(tableau, world, [&terms](CardId card, int amount) { terms.push_back({card, -amount}); });
    return terms;
}

namespace {

int after_reductions(const Tableau& tableau, CardId world, int cost) {
    each_reduction(tableau, world, [&cost](CardId, int amount) { cost -= amount; });
    return std::max(0, cost);
}

}  // namespace

int settle_cost(const Tableau& tableau, CardId world) {
    return after_reductions(tableau, world, design(world).cost);
}

int contact_cost(const Tableau& tableau, CardId world) {
    const int discount = first_power(tableau, PowerType::settle_pay_for_military)->amount;
    return after_reductions(tableau, world, std::max(0, design(world).cost - discount));
}

int military_against(const Tableau& tableau, CardId world) {
    int sum = 0;
    each_military(tableau, world, [&sum](CardId, int amount) { sum += amount; });
    return sum;
}

Terms military_terms(const Tableau& tableau, CardId world) {
    Terms terms;
    each_military(tableau, world, [&terms](CardId card, int amount) { terms.push_back({card, amount}); });
    return terms;
}

int total_military(const Tableau& tableau) {
    int sum = 0;
    for (const Placed& placed : tableau)
        if (const Power* power = power_of(placed.card, PowerType::settle_military); power && !power->good && !power->keyword)
            sum += power->amount;
    return sum;
}

int tactics_military(const Tableau& tableau) {
    const Power* power = first_power(tableau, PowerType::settle_discard_for_military);
    return power != nullptr ? power->amount : 0;
}

bool is_open(const Tableau& tableau, int others, CardId world, Method method) {
    const Design& w = design(world);
    const bool for_military = method != Method::pay && method != Method::pay_ship;   // never mixed (RG-A26)
    if (w.is_military != for_military) return false;
    switch (method) {
        case Method::pay:
            return settle_cost(tableau, world) <= others;
        case Method::pay_ship:
            return serves(tableau, PowerType::settle_discard_for_zero_cost, w) && settle_cost(tableau, world) >= 1;
        case Method::conquer:
            return military_against(tableau, world) >= w.cost;
        case Method::conquer_tactics:
            return card_with(tableau, PowerType::settle_discard_for_military).has_value() &&
                   military_against(tableau, world) + tactics_military(tableau) >= w.cost;
        case Method::contact:
            return serves(tableau, PowerType::settle_pay_for_military, w) && contact_cost(tableau, world) <= others;
        case Method::contact_ship:
            return serves(tableau, PowerType::settle_pay_for_military, w) &&
                   serves(tableau, PowerType::settle_discard_for_zero_cost, w) && contact_cost(tableau, world) >= 1;
    }
    return false;
}

Methods open_methods(const Tableau& tableau, int others, CardId world) {
    Methods open;
    for (std::size_t i = 0; i < kMethodCount; ++i)
        if (const auto method = static_cast<Method>(i); is_open(tableau, others, world, method)) open.push_back(method);
    return open;
}

bool has_open_method(const Tableau& tableau, int others, CardId world) {
    for (std::size_t i = 0; i < kMethodCount; ++i)
        if (is_open(tableau, others, world, static_cast<Method>(i))) return true;
    return false;
}

bool is_affordable(const Tableau& tableau, bool has_bonus, int others, CardId card) {
    return design(card).is_world ? has_open_method(tableau, others, card) : develop_cost(tableau, has_bonus, card) <= others;
}

int method_cost(const Tableau& tableau, CardId world, Method method) {
    if (method == Method::pay) return settle_cost(tableau, world);
    if (method == Method::contact) return contact_cost(tableau, world);
    return 0;                                              // no payment (RG-A29 to A31)
}

std::optional<CardId> method_gives_up(const Tableau& tableau, Method method) {
    if (method == Method::conquer_tactics) return card_with(tableau, PowerType::settle_discard_for_military);
    if (method == Method::pay_ship || method == Method::contact_ship)
        return card_with(tableau, PowerType::settle_discard_for_zero_cost);
    return {};
}

int sale_cards(const Tableau& tableau, CardId world, bool with_powers) {
    int sum = good_type(*design(world).good).price;
    if (with_powers) each_sale_bonus(tableau, world, [&sum](CardId, int amount) { sum += amount; });
    return sum;
}

Terms sale_terms(const Tableau& tableau, CardId world) {
    Terms terms;
    each_sale_bonus(tableau, world, [&terms](CardId card, int amount) { terms.push_back({card, amount}); });
    return terms;
}

const Placed* find_placed(const Tableau& tableau, CardId card) {
    const auto* at = std::find_if(tableau.begin(), tableau.end(), [card](const Placed& placed) { return placed.card == card; });
    return at == tableau.end() ? nullptr : at;
}

int count_goods(const Tableau& tableau, std::optional<Good> kind) {
    return static_cast<int>(std::count_if(tableau.begin(), tableau.end(), [kind](const Placed& placed) {
        return placed.has_good && (!kind || design(placed.card).good == kind);
    }));
}

bool is_usable(const Tableau& tableau, int hand, const Placed& placed, std::size_t index) {
    const Power& power = design(placed.card).powers[index];
    if (placed.is_new || placed.has_used(index)) return false;
    switch (power.type) {
        case PowerType::consume_goods:
            switch (power.mode) {
                case GoodsMode::up_to:
                case GoodsMode::all: return count_goods(tableau, power.good) > 0;
                case GoodsMode::exactly: return count_goods(tableau, power.good) >= power.count;
                case GoodsMode::different: return kinds_present(tableau) >= power.count;
            }
            return false;
        case PowerType::consume_sell: return count_goods(tableau) > 0;
        case PowerType::consume_draw:
        case PowerType::consume_lucky: return true;
        case PowerType::consume_hand_for_vp: return hand > 0;
        default: return false;                             // no consume power
    }
}

int goods_needed(const Tableau& tableau, const Power& power) {
    if (power.type == PowerType::consume_sell) return 1;
    switch (power.mode) {
        case GoodsMode::up_to: return std::min<int>(power.count, count_goods(tableau, power.good));
        case GoodsMode::all: return count_goods(tableau, power.good);
        case GoodsMode::exactly:
        case GoodsMode::different: return power.count;
    }
    return 0;
}

Income income_of(const Power& power, int goods) {
    switch (power.mode) {
        case GoodsMode::up_to: return {power.vp * goods, power.cards * goods};             // for each good (RG-A51)
        case GoodsMode::all: return {power.vp * (goods - 1), power.cards};                 // VP for all but one (RG-A54)
        case GoodsMode::exactly:
        case GoodsMode::different: break;                                                  // once (RG-A52, RG-A53)
    }
    return {power.vp, power.cards};
}

bool may_take(const OpenPower& open, const Placed& world) {
    if (!world.has_good) return false;
    const Power& power = design(open.card).powers[open.power];
    if (power.type == PowerType::consume_sell) return true;
    const Good kind = *design(world.card).good;
    if (power.good && power.good != kind) return false;
    return power.mode != GoodsMode::different || !contains(open.taken, kind);
}

std::optional<std::size_t> windfall_power(CardId card) {
    const Power* power = power_of(card, PowerType::produce_windfall);
    if (power == nullptr) return {};
    return static_cast<std::size_t>(power - design(card).powers.data());
}

std::optional<Good> windfall_kind(std::optional<CardId> source) {
    const Power* power = source ? power_of(*source, PowerType::produce_windfall) : nullptr;
    return power != nullptr ? power->good : std::nullopt;
}

Sources windfall_sources(const Tableau& tableau, bool has_bonus) {
    Sources sources;
    const auto offer = [&sources](std::optional<CardId> source) {  // only the first source of a kind restriction (RG-A70)
        for (const std::optional<CardId>& earlier : sources)
            if (windfall_kind(earlier) == windfall_kind(source)) return;
        sources.push_back(source);
    };
    if (has_bonus) offer({});
    for (const Placed& placed : tableau)
        if (const auto power = windfall_power(placed.card); power && !placed.has_used(*power)) offer(placed.card);
    return sources;
}

bool may_produce(std::optional<CardId> source, const Placed& world) {
    const Design& w = design(world.card);
    if (w.world_type != WorldType::windfall || world.has_good) return false;
    const std::optional<Good> kind = windfall_kind(source);
    return !kind || kind == w.good;
}

}  // namespace orrery::race
