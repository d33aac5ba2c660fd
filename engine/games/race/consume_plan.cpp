#include "engine/games/race/consume_plan.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <vector>

#include "engine/games/race/costs.h"
#include "engine/games/race/rules.h"

namespace orrery::race {

namespace {

constexpr int kVpWorth = 9, kCardWorth = 4;                // of the same measure: a card is worth less than half a point
constexpr int kDouble = 2;                                 // RG-A60
constexpr int kNoOpen = -1;
constexpr std::size_t kMostWorlds = 32, kMostPowers = 32;  // far above any tableau; what is beyond stays out of the plan

struct Gain {
    int vp = 0, cards = 0;
    int worth() const { return vp * kVpWorth + cards * kCardWorth; }
    Gain operator+(const Gain& other) const { return {vp + other.vp, cards + other.cards}; }
};

/// A consume power of the seat.
struct Source {
    CardId card;
    std::int8_t index;
    const Power* power;
};

/// A world with a good at the beginning of the plan.
struct Holder {
    CardId world;
    Good kind;
    int own_sale = 0, powered_sale = 0;                    ///< cards for its good, without and with trade powers
};

/// Where an order stands. Goods of one kind on worlds that sell alike are the same, so the first of them is always taken.
struct Node {
    std::uint32_t goods = 0, used = 0;                     // bits of holders and sources
    int open = kNoOpen;                                    // source being resolved
    int left = 0, taken_count = 0;
    std::uint32_t taken = 0;                               // bits of kinds, for `different`
    auto key() const { return std::tie(goods, used, open, left, taken_count, taken); }
    bool operator<(const Node& other) const { return key() < other.key(); }
};

class Search {
  public:
    explicit Search(const Observation& o) {
        const SeenPlayer& me = o.players[o.me];
        doubled_ = chose(me.actions, ActionId::consume_x2);
        for (const SeenPlaced& placed : me.tableau) {
            if (placed.has_good && holders_.size() < kMostWorlds) {
                start_.goods |= 1u << holders_.size();
                holders_.push_back({placed.card, *design(placed.card).good, sale_cards(me.tableau, placed.card, false),
                                    sale_cards(me.tableau, placed.card, true)});
            }
            const auto& powers = design(placed.card).powers;
            for (std::size_t i = 0; i < powers.size(); ++i) {
                const bool is_open = o.power && o.power->card == placed.card && o.power->power == i;
                if (phase_of(powers[i].type) != PowerPhase::consume || placed.is_new || sources_.size() >= kMostPowers) continue;
                if (powers[i].type == PowerType::consume_hand_for_vp) continue;
                if (is_open) start_.open = static_cast<int>(sources_.size());
                if (placed.has_used(i)) start_.used |= 1u << sources_.size();
                sources_.push_back({placed.card, static_cast<std::int8_t>(i), &powers[i]});
            }
        }
        if (!o.power) return;
        start_.left = o.power->left;
        start_.taken_count = static_cast<int>(o.power->taken.size());
        for (const Good kind : o.power->taken) start_.taken |= 1u << static_cast<unsigned>(kind);
    }

    const Node& start() const { return start_; }

    /// Every step from a node with where it leads and what it brings at once.
    template <class Visit>
    void each_step(const Node& at, Visit visit) const {
        if (at.open != kNoOpen) {
            for (std::size_t i = 0; i < holders_.size(); ++i)
                if (can_take(at, i) && !is_like_earlier(at, i)) {
                    Gain gain;
                    const Node next = after_taking(at, i, gain);
                    visit(Move{TakeGood{holders_[i].world}}, next, gain);
                }
            return;
        }
        for (std::size_t i = 0; i < sources_.size(); ++i)
            if (is_usable(at, i)) {
                Gain gain;
                const Node next = after_beginning(at, i, gain);
                visit(Move{UsePower{sources_[i].card, sources_[i].index}}, next, gain);
            }
    }

    Gain best(const Node& at) {
        if (const auto known = known_.find(at); known != known_.end()) return known->second;
        Gain best_gain;
        bool has_any = false;
        each_step(at, [&](const Move&, const Node& next, const Gain& gain) {
            const Gain all = gain + best(next);
            if (!has_any || all.worth() > best_gain.worth()) best_gain = all;
            has_any = true;
        });
        known_[at] = best_gain;
        return best_gain;
    }

  private:
    bool fits(const Source& source, Good kind) const { return !source.power->good || source.power->good == kind; }
    int count(const Node& at, const Source& source) const {
        int n = 0;
        for (std::size_t i = 0; i < holders_.size(); ++i)
            if ((at.goods >> i & 1u) != 0 && fits(source, holders_[i].kind)) ++n;
        return n;
    }
    int kinds(const Node& at) const {
        std::array<bool, kGoodCount> has{};
        for (std::size_t i = 0; i < holders_.size(); ++i)
            if ((at.goods >> i & 1u) != 0) has[static_cast<std::size_t>(holders_[i].kind)] = true;
        return static_cast<int>(std::count(has.begin(), has.end(), true));
    }

    /// RG-A46, for what goods decide.
    bool is_usable(const Node& at, std::size_t i) const {
        if ((at.used >> i & 1u) != 0) return false;
        const Power& power = *sources_[i].power;
        if (power.type == PowerType::consume_sell) return at.goods != 0;
        if (power.type != PowerType::consume_goods) return true;
        switch (power.mode) {
            case GoodsMode::up_to:
            case GoodsMode::all: return count(at, sources_[i]) > 0;
            case GoodsMode::exactly: return count(at, sources_[i]) >= power.count;
            case GoodsMode::different: return kinds(at) >= power.count;
        }
        return false;
    }

    Node after_beginning(const Node& at, std::size_t i, Gain& gain) const {
        const Power& power = *sources_[i].power;
        Node next = at;
        next.used |= 1u << i;
        if (power.type == PowerType::consume_draw) gain.cards += power.amount;
        if (power.type != PowerType::consume_goods && power.type != PowerType::consume_sell) return next;
        next.open = static_cast<int>(i);
        const bool takes_any = power.type == PowerType::consume_goods && (power.mode == GoodsMode::up_to || power.mode == GoodsMode::all);
        const int there = count(at, sources_[i]);
        if (power.type == PowerType::consume_sell) next.left = 1;
        else if (takes_any) next.left = power.mode == GoodsMode::all ? there : std::min<int>(power.count, there);
        else next.left = power.count;
        return next;
    }

    bool can_take(const Node& at, std::size_t i) const {
        if ((at.goods >> i & 1u) == 0) return false;
        const Source& source = sources_[static_cast<std::size_t>(at.open)];
        if (source.power->type == PowerType::consume_sell) return true;
        const auto kind = static_cast<unsigned>(holders_[i].kind);
        return fits(source, holders_[i].kind) && (source.power->mode != GoodsMode::different || (at.taken >> kind & 1u) == 0);
    }
    bool is_like_earlier(const Node& at, std::size_t i) const {
        for (std::size_t k = 0; k < i; ++k)
            if ((at.goods >> k & 1u) != 0 && holders_[k].kind == holders_[i].kind && holders_[k].powered_sale == holders_[i].powered_sale)
                return true;
        return false;
    }

    Node after_taking(const Node& at, std::size_t i, Gain& gain) const {
        const Power& power = *sources_[static_cast<std::size_t>(at.open)].power;
        Node next = at;
        next.goods &= ~(1u << i);
        --next.left;
        ++next.taken_count;
        if (power.type == PowerType::consume_goods && power.mode == GoodsMode::different) next.taken |= 1u << static_cast<unsigned>(holders_[i].kind);
        if (next.left > 0) return next;
        if (power.type == PowerType::consume_sell) {
            gain.cards += power.trade_powers ? holders_[i].powered_sale : holders_[i].own_sale;
        } else {
            int times = 1;
            if (power.mode == GoodsMode::up_to) times = next.taken_count;
            if (power.mode == GoodsMode::all) times = next.taken_count - 1;
            gain.vp += power.vp * times * (doubled_ ? kDouble : 1);
            gain.cards += power.cards * times;
        }
        next.open = kNoOpen;
        next.left = next.taken_count = 0;
        next.taken = 0;
        return next;
    }

    std::vector<Holder> holders_;
    std::vector<Source> sources_;
    std::map<Node, Gain> known_;
    Node start_;
    bool doubled_ = false;
};

/// The holder that stands for a good in the search is the first of its like: a step is the same if it takes such a one.
bool is_same_step(const Observation& o, const Move& a, const Move& b) {
    const auto* one = std::get_if<TakeGood>(&a);
    const auto* other = std::get_if<TakeGood>(&b);
    if (one == nullptr || other == nullptr) return a == b;
    const SeenTableau& tableau = o.players[o.me].tableau;
    return design(one->world).good == design(other->world).good &&
           sale_cards(tableau, one->world, true) == sale_cards(tableau, other->world, true);
}

bool is_asked(const Observation& o) {
    return o.asked && o.asked->seat == o.me && (o.asked->kind == Kind::consume || o.asked->kind == Kind::consume_good);
}

}  // namespace

std::optional<ConsumePlan> plan_consume(const Observation& o) {
    if (!is_asked(o)) return {};
    Search search(o);
    std::optional<ConsumePlan> plan;
    int most = 0;
    search.each_step(search.start(), [&](const Move& move, const Node& next, const Gain& gain) {
        const Gain all = gain + search.best(next);
        if (plan && all.worth() <= most) return;
        plan = ConsumePlan{move, all.vp, all.cards};
        most = all.worth();
    });
    return plan;
}

ConsumePlan plan_after(const Observation& o, const Move& first) {
    Search search(o);
    ConsumePlan plan{first, 0, 0};
    search.each_step(search.start(), [&](const Move& move, const Node& next, const Gain& gain) {
        if (!is_same_step(o, move, first)) return;
        const Gain all = gain + search.best(next);
        plan = {first, all.vp, all.cards};
    });
    return plan;
}

}  // namespace orrery::race
