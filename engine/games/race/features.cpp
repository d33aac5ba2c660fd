#include "engine/games/race/features.h"

#include <algorithm>
#include <array>

#include "engine/games/race/costs.h"
#include "engine/games/race/rules.h"
#include "engine/games/race/rules_detail.h"
#include "engine/games/race/score.h"

namespace orrery::race {

namespace {

/// What the features tell of a tableau.
struct Seen {
    int points = 0;                                        ///< chips, cards and bonuses
    int bonus = 0;
    int military = 0;
    std::array<int, kGoodCount> goods{};
    int goods_in_all = 0;
    int sale = 0;                                          ///< cards for the best sale
    int producers = 0, empty_producers = 0, empty_windfalls = 0;
    int consumers = 0;                                     ///< goods that consume powers can take
    int consume_vp = 0;                                    ///< points of all powers that consume goods, each used once in full
    std::array<int, 6> powers{};                           ///< by PowerPhase
};

Seen seen_of(const Player& player) {
    Seen out;
    const Tableau& tableau = player.tableau;
    const Points points = points_of(tableau, player.vp);
    out.points = points.total();
    out.bonus = points.bonus;
    out.military = total_military(tableau);
    for (const Placed& placed : tableau) {
        const Design& d = design(placed.card);
        if (placed.has_good && d.good) {
            ++out.goods[static_cast<std::size_t>(*d.good)];
            ++out.goods_in_all;
            out.sale = std::max(out.sale, sale_cards(tableau, placed.card, true));
        }
        out.producers += d.world_type == WorldType::production;
        out.empty_producers += d.world_type == WorldType::production && !placed.has_good;
        out.empty_windfalls += d.world_type == WorldType::windfall && !placed.has_good;
        for (const Power& power : d.powers) {
            ++out.powers[static_cast<std::size_t>(phase_of(power.type))];
            if (power.type != PowerType::consume_goods) continue;
            const int goods = power.mode == GoodsMode::all ? count_goods(tableau) : power.count;
            out.consumers += goods;
            out.consume_vp += std::max(0, income_of(power, goods).vp);
        }
    }
    return out;
}

/// Returns the cards that a seat with this many has to pay for a card that it is placing.
int price(const Table& t, const Player& player, int hand, CardId card) {
    const Design& d = design(card);
    if (!d.is_world) return develop_price(t, player, card);
    if (player.method) return method_cost(player.tableau, card, *player.method);
    const Methods methods = open_methods(player.tableau, hand, card);
    return methods.empty() ? 0 : method_cost(player.tableau, card, methods[0]);
}

/// Returns a seat as it is once the card that it is placing lies there and is paid, so that the choice of a card is judged by what it
/// brings. Subtracts what is still to be paid from `hand`.
Player when_placed(const Table& t, Player player, std::optional<CardId> placing, std::optional<int> owed, int& hand) {
    if (!placing || player.tableau.size() == player.tableau.capacity()) return player;
    hand = std::max(0, hand - owed.value_or(price(t, player, hand, *placing)));
    player.tableau.push_back({*placing, design(*placing).world_type == WorldType::windfall, true});
    return player;
}

void write_seat(const Player& player, bool is_own, const Seen& seen, int hand, FeatureWriter& out) {
    const auto topic = [&](Topic own) { out.topic(is_own ? own : Topic::rivals); };
    topic(Topic::tableau);
    std::array<int, kDesignCount> placed{};
    for (const Placed& one : player.tableau) placed[one.card] = 1;
    for (const int there : placed) out.add(there);
    out.add(static_cast<int>(player.tableau.size()), 8);
    out.flag(player.tableau.size() + 2 >= kEndTableau);
    out.flag(player.tableau.size() + 1 >= kEndTableau);
    topic(Topic::points);
    out.add(player.vp, 12);
    out.add(seen.points, 16);
    out.add(seen.bonus, 8);
    topic(Topic::military);
    out.add(seen.military, 4);
    topic(Topic::goods);
    for (const int count : seen.goods) out.add(count, 2);
    out.add(seen.goods_in_all, 3);
    out.add(seen.sale, 4);
    out.add(seen.producers, 4);
    out.add(seen.empty_producers, 3);
    out.add(seen.empty_windfalls, 2);
    out.add(seen.consumers, 4);
    out.add(std::min(seen.consumers, seen.goods_in_all), 3);
    out.add(seen.consume_vp, 4);
    topic(Topic::tableau);
    for (const int count : seen.powers) out.add(count, 3);
    topic(Topic::hand);
    out.add(hand, 5);
    topic(Topic::round);
    for (int id = 0; id < static_cast<int>(kActionCount); ++id) out.flag(contains(player.actions, static_cast<ActionId>(id)));
}

}  // namespace

std::span<const Text> topic_words() {
    static constexpr std::array<Text, kTopics> kWords{
        msg("The phases of this round suit you."),
        msg("You get more points."),
        msg("Your tableau gets better."),
        msg("You have more goods, or more use for them."),
        msg("Your military gets stronger."),
        msg("You keep the better cards in hand."),
        msg("Your rivals get less."),
    };
    return kWords;
}

void write_features(const View& v, const PerSeat<int>& held_by, FeatureWriter& out) {
    const Table& t = v.table;
    const std::optional<Asked> open = asked(t);
    const bool mine = open && open->seat == v.who;
    PerSeat<Player> players;
    PerSeat<int> hands = held_by;
    PerSeat<Seen> all;
    Seat best = next_clockwise(v.who, t.seats);
    int longest = 0;
    for (const Seat seat : clockwise_from(best, t.seats)) {
        const bool pays = open && open->seat == seat && t.owed > 0;
        const std::optional<CardId> placing = seat == v.who ? v.placing() : t.players[seat].placing;
        players[seat] = when_placed(t, t.players[seat], placing, pays ? std::optional<int>(t.owed) : std::nullopt, hands[seat]);
        all[seat] = seen_of(players[seat]);
        if (seat == v.who) continue;
        if (all[seat].points > all[best].points) best = seat;
        longest = std::max(longest, static_cast<int>(players[seat].tableau.size()));
    }

    // The table.
    out.topic(Topic::round);
    out.one_of(t.seats - 2, 3);
    out.flag(t.options.two_actions);
    out.add(t.round, 8);
    out.one_of(static_cast<int>(t.phase), static_cast<int>(kPhaseCount));
    out.add(t.vp_pool, kVpPerSeat * t.seats);
    out.flag(t.vp_pool <= 6);
    out.flag(t.vp_pool <= 0);
    out.add(longest, 8);
    out.flag(longest + 1 >= kEndTableau);
    out.one_of(mine ? static_cast<int>(open->kind) : -1, static_cast<int>(kKindCount));
    out.add(mine ? t.owed : 0, 4);
    out.flag(std::find(t.waiting.begin(), t.waiting.end(), v.who) != t.waiting.end());
    out.add(static_cast<int>(t.waiting.size()), 2);

    // The own hand, and what of it can be placed.
    out.topic(Topic::hand);
    const Seen& mine_seen = all[v.who];
    std::array<int, kDesignCount> held{};
    const Player& me = players[v.who];
    int developments = 0, worlds = 0, military = 0, best_value = 0;
    for (const CardId card : v.own.hand) {
        ++held[card];
        const Design& d = design(card);
        if (!is_affordable(me.tableau, false, v.hand_size() - 1, card)) continue;
        if (!d.is_world) ++developments;
        else if (d.is_military) ++military;
        else ++worlds;
        best_value = std::max<int>(best_value, d.vp.value_or(2));
    }
    for (const int count : held) out.add(count);
    const Design* next = v.placing() ? &design(*v.placing()) : nullptr;
    out.flag(next != nullptr);
    out.add(next != nullptr ? next->vp.value_or(2) : 0, 4);
    out.add(next != nullptr ? next->cost : 0, 4);
    out.add(developments, 3);
    out.add(worlds, 3);
    out.add(military, 3);
    out.add(best_value, 4);
    out.add(static_cast<int>(v.own.drawn.size()), 4);
    out.topic(Topic::round);
    for (int id = 0; id < static_cast<int>(kActionCount); ++id) out.flag(contains(v.actions(), static_cast<ActionId>(id)));
    out.topic(Topic::points);
    out.add(mine_seen.points - all[best].points, 8);
    out.flag(mine_seen.points > all[best].points);

    write_seat(me, true, mine_seen, hands[v.who], out);
    write_seat(players[best], false, all[best], hands[best], out);
}

void write_features(const State& s, Seat me, FeatureWriter& out) { write_features(view_of(s, me), told_hand_sizes(s), out); }
void write_features(const Observation& o, FeatureWriter& out) { write_features(view_of(o), o.hand_sizes, out); }

}  // namespace orrery::race
