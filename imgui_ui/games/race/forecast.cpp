#include "imgui_ui/games/race/forecast.h"

#include <algorithm>

#include "engine/games/race/rules.h"
#include "engine/games/race/score.h"
#include "engine/games/race/words.h"
#include "imgui_ui/games/race/scene.h"

namespace orrery::ui::race_table {

namespace {

bool is_conquest(const WayToPlace& way) { return way.method == rc::Method::conquer || way.method == rc::Method::conquer_tactics; }

/// Returns the different numbers of the ways in their order, "5/0".
template <class Number>
std::string join_numbers(const std::vector<WayToPlace>& ways, Number number) {
    std::vector<int> seen;
    std::string out;
    for (const WayToPlace& way : ways) {
        if (contains(seen, number(way))) continue;
        seen.push_back(number(way));
        out += (out.empty() ? "" : "/") + std::to_string(seen.back());
    }
    return out;
}

}  // namespace

std::vector<WayToPlace> ways_to_place(const rc::Observation& seen, rc::CardId card) {
    const rc::Player& player = seen.players[seen.me];
    const rc::Tableau& tableau = player.tableau;
    const int others = rc::view_of(seen).hand_size() - 1;
    std::vector<WayToPlace> out;
    if (!rc::design(card).is_world) {
        const bool has_bonus = has_develop_bonus(seen);
        if (!rc::find_placed(tableau, card) && rc::is_affordable(tableau, has_bonus, others, card))
            out.push_back({{}, rc::develop_cost(tableau, has_bonus, card), points_with(player, card)});
        return out;
    }
    for (const rc::Method method : rc::open_methods(tableau, others, card))
        out.push_back({method, rc::method_cost(tableau, card, method), points_with(player, card, rc::method_gives_up(tableau, method))});
    return out;
}

int cards_to_choose(const rc::Observation& seen, rc::CardId card) {
    const std::vector<WayToPlace> ways = ways_to_place(seen, card);
    return ways.size() == 1 && rc::chooses_payment(rc::view_of(seen).hand_size() - 1, ways[0].price) ? ways[0].price : 0;
}

std::string prices_of(const std::vector<WayToPlace>& ways) {
    const bool is_won = std::any_of(ways.begin(), ways.end(), [](const WayToPlace& way) { return way.method == rc::Method::conquer; });
    if (is_won || std::all_of(ways.begin(), ways.end(), is_conquest)) return {};
    return join_numbers(ways, [](const WayToPlace& way) { return way.price; });
}

std::string points_after(const std::vector<WayToPlace>& ways) {
    return join_numbers(ways, [](const WayToPlace& way) { return way.points; });
}

int points_with(const rc::Player& player, rc::CardId card, std::optional<rc::CardId> given_up) {
    rc::Tableau then;
    for (const rc::Placed& placed : player.tableau)
        if (placed.card != given_up) then.push_back(placed);
    if (!rc::find_placed(then, card)) then.push_back({card});
    return rc::points_of(then, player.vp).total();
}

int points_of_card(const rc::Player& player, rc::CardId card) {
    if (const auto vp = rc::design(card).vp) return *vp;
    if (rc::find_placed(player.tableau, card)) return rc::bonus_of(player.tableau, player.vp, card);
    rc::Tableau then = player.tableau;
    then.push_back({card});
    return rc::bonus_of(then, player.vp, card);
}

int best_sale(const rc::Observation& seen, bool with_powers) {
    const rc::Tableau& tableau = seen.players[seen.me].tableau;
    int best = 0;
    for (const rc::Placed& world : tableau)
        if (world.has_good) best = std::max(best, rc::sale_cards(tableau, world.card, with_powers));
    return best;
}

std::optional<Gain> gain_of(const rc::Observation& seen, const rc::UsePower& use) {
    const rc::Tableau& tableau = seen.players[seen.me].tableau;
    const rc::Power& power = rc::design(use.card).powers[std::size_t(use.power)];
    switch (power.type) {
        case rc::PowerType::consume_sell: return Gain{0, best_sale(seen, power.trade_powers)};
        case rc::PowerType::consume_draw: return Gain{0, power.amount};
        case rc::PowerType::consume_hand_for_vp: return Gain{power.vp * std::min<int>(power.count, rc::view_of(seen).hand_size()), 0};
        case rc::PowerType::consume_goods: {
            const rc::Income income = rc::income_of(power, rc::goods_needed(tableau, power));
            return Gain{rc::doubled_for(seen, seen.me, income.vp), income.cards};
        }
        default: return {};
    }
}

}  // namespace orrery::ui::race_table
