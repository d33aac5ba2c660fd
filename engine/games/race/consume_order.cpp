#include "engine/games/race/consume_order.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

#include "engine/games/race/costs.h"
#include "engine/games/race/rules.h"
#include "engine/games/race/words.h"

namespace orrery::race {

namespace {

/// Pareto front: no yield in it is at least as good as another in both VP and cards.
using Front = std::vector<Yield>;

bool is_as_good(const Yield& a, const Yield& b) { return a.vp >= b.vp && a.cards >= b.cards; }

void add_to(Front& front, const Yield& yield) {
    for (const Yield& other : front)
        if (is_as_good(other, yield)) return;
    front.erase(std::remove_if(front.begin(), front.end(), [&](const Yield& other) { return is_as_good(yield, other); }), front.end());
    front.push_back(yield);
}

/// Class of interchangeable goods: of one kind and with the same value in a sale.
struct GoodClass {
    Good kind{};
    int plain_sale = 0, full_sale = 0;                     ///< cards without and with trade powers
};

struct UsablePower {
    CardId card{};
    std::size_t index = 0;
    const Power* power = nullptr;
};

/// Search state: all that determines the remaining yield.
struct Moment {
    std::vector<int> goods;                                ///< by class
    std::vector<bool> used;                                ///< by power
    int open = -1;                                         ///< index of the power that is taking goods, or -1
    int left = 0;
    unsigned taken = 0;                                    ///< bit by kind

    bool operator==(const Moment&) const = default;
    bool operator<(const Moment& other) const {
        return std::tie(goods, used, open, left, taken) < std::tie(other.goods, other.used, other.open, other.left, other.taken);
    }
};

/// Returns the value of a yield when VP and cards must be compared.
int worth_of(const Yield& yield) {
    constexpr int kVpWorth = 9, kCardWorth = 4;
    return yield.vp * kVpWorth + yield.cards * kCardWorth;
}

class Lookahead {
  public:
    Lookahead(const Table& t, Seat seat) : table_(t), seat_(seat) {
        const Tableau& tableau = t.players[seat].tableau;
        for (const Placed& placed : tableau) {
            for (std::size_t i = 0; i < design(placed.card).powers.size(); ++i) {
                const Power& power = design(placed.card).powers[i];
                if (power.type != PowerType::consume_goods && power.type != PowerType::consume_sell) continue;
                powers_.push_back({placed.card, i, &power});
                now_.used.push_back(placed.is_new || placed.has_used(i));
            }
            if (placed.has_good) ++now_.goods[class_of(placed.card)];
        }
        if (!t.power) return;
        now_.open = power_index(t.power->card, t.power->power);
        now_.left = t.power->left;
        for (const Good kind : t.power->taken) now_.taken |= bit(kind);
    }

    const Moment& now() const { return now_; }

    /// A search step: the state after a move, and the immediate gain. `after` returns nullopt if the move takes no goods.
    struct Step { Moment after; Yield gain; };
    std::optional<Step> after(const Move& m) {
        if (const auto* use = std::get_if<UsePower>(&m)) {
            const int index = use->power < 0 ? -1 : power_index(use->card, static_cast<std::size_t>(use->power));
            if (now_.open >= 0 || index < 0 || !can_begin(now_, index)) return {};
            return begin(now_, index);
        }
        const auto* take = std::get_if<TakeGood>(&m);
        const Placed* placed = take != nullptr ? find_placed(table_.players[seat_].tableau, take->world) : nullptr;
        if (placed == nullptr || !placed->has_good || now_.open < 0 || !may_take(*table_.power, *placed)) return {};
        return take_from(now_, class_of(take->world));
    }

    int steps() const { return steps_; }
    /// Returns whether the limit of steps is reached. Fronts are then unreliable.
    bool is_spent() const { return steps_ >= kMostSteps; }

    /// Returns the Pareto front of the remaining yield.
    Front front(const Moment& moment) {
        if (const auto known = known_.find(moment); known != known_.end()) return known->second;
        if (is_spent()) return {Yield{}};
        Front best;
        if (moment.open >= 0) {
            for (std::size_t i = 0; i < classes_.size(); ++i)
                if (fits(moment, i)) follow(best, take_from(moment, i));
        } else {
            for (int i = 0; i < static_cast<int>(powers_.size()); ++i)
                if (can_begin(moment, i)) follow(best, begin(moment, i));
        }
        if (best.empty()) best.push_back({});
        return known_[moment] = best;
    }

    /// Adds the yields of a step and of the best continuations after it.
    void follow(Front& best, const Step& step) {
        if (is_spent()) return;
        ++steps_;
        for (const Yield& rest : front(step.after)) add_to(best, {step.gain.vp + rest.vp, step.gain.cards + rest.cards});
    }

    /// Returns the yield of the greedy order: it completes the open power, then repeatedly uses the power that pays most for
    /// a good. `first` receives the state after its first step.
    Yield greedy(Moment moment, std::optional<Moment>* first = nullptr) const {
        const auto note = [&first](const Moment& after) {
            if (first != nullptr && !*first) *first = after;
        };
        Yield sum;
        complete(moment, sum, note);
        while (const std::optional<int> power = most_for_a_good(moment)) {
            Step step = begin(moment, *power);
            note(step.after);
            moment = std::move(step.after);
            add(sum, step.gain);
            complete(moment, sum, note);
        }
        return sum;
    }

  private:
    static void add(Yield& sum, const Yield& more) {
        sum.vp += more.vp;
        sum.cards += more.cards;
    }

    /// Takes the goods of the open power: the most valuable ones for a sale, otherwise the least valuable.
    template <class Note>
    void complete(Moment& moment, Yield& sum, Note note) const {
        while (moment.open >= 0) {
            const bool sells = power(moment.open).type == PowerType::consume_sell;
            std::optional<std::size_t> best;
            for (std::size_t i = 0; i < classes_.size(); ++i) {
                if (!fits(moment, i)) continue;
                if (!best || (sells ? classes_[i].full_sale > classes_[*best].full_sale : classes_[i].full_sale < classes_[*best].full_sale))
                    best = i;
            }
            if (!best) return;                             // cannot happen in a legal position
            Step step = take_from(moment, *best);
            moment = std::move(step.after);
            add(sum, step.gain);
            note(moment);
        }
    }

    std::optional<int> most_for_a_good(const Moment& moment) const {
        std::optional<int> best;
        int most = 0, goods = 1;
        for (int i = 0; i < static_cast<int>(powers_.size()); ++i) {
            if (!can_begin(moment, i)) continue;
            Step step = begin(moment, i);
            complete(step.after, step.gain, [](const Moment&) {});
            const int worth = worth_of(step.gain), taken = count(moment, {}) - count(step.after, {});
            if (best && worth * goods <= most * taken) continue;
            best = i;
            most = worth;
            goods = taken;
        }
        return best;
    }

    static unsigned bit(Good kind) { return 1u << static_cast<unsigned>(kind); }
    const Power& power(int index) const { return *powers_[static_cast<std::size_t>(index)].power; }

    int power_index(CardId card, std::size_t index) const {
        for (std::size_t i = 0; i < powers_.size(); ++i)
            if (powers_[i].card == card && powers_[i].index == index) return static_cast<int>(i);
        return -1;
    }
    std::size_t class_of(CardId world) {
        const Tableau& tableau = table_.players[seat_].tableau;
        const GoodClass wanted{*design(world).good, sale_cards(tableau, world, false), sale_cards(tableau, world, true)};
        for (std::size_t i = 0; i < classes_.size(); ++i)
            if (classes_[i].kind == wanted.kind && classes_[i].full_sale == wanted.full_sale) return i;
        classes_.push_back(wanted);
        now_.goods.push_back(0);
        return classes_.size() - 1;
    }

    int count(const Moment& moment, std::optional<Good> kind) const {
        int goods = 0;
        for (std::size_t i = 0; i < classes_.size(); ++i)
            if (!kind || classes_[i].kind == *kind) goods += moment.goods[i];
        return goods;
    }
    int kinds(const Moment& moment) const {
        int out = 0;
        for (std::size_t kind = 0; kind < kGoodCount; ++kind) out += count(moment, static_cast<Good>(kind)) > 0;
        return out;
    }
    bool can_begin(const Moment& moment, int index) const {                               // usable (RG-A46)
        if (moment.used[static_cast<std::size_t>(index)]) return false;
        const Power& p = power(index);
        if (p.type == PowerType::consume_goods && p.mode == GoodsMode::exactly) return count(moment, p.good) >= p.count;
        if (p.type == PowerType::consume_goods && p.mode == GoodsMode::different) return kinds(moment) >= p.count;
        return count(moment, p.good) > 0;
    }
    bool fits(const Moment& moment, std::size_t i) const {                                // right kind (RG-A51, RG-A53)
        const Power& p = power(moment.open);
        if (moment.goods[i] == 0) return false;
        if (p.type == PowerType::consume_sell) return true;
        return (!p.good || p.good == classes_[i].kind) && (p.mode != GoodsMode::different || (moment.taken & bit(classes_[i].kind)) == 0);
    }

    Yield gain_for(const Power& p, int goods) const {
        const Income income = income_of(p, goods);
        return {doubled_for(table_, seat_, income.vp), income.cards};
    }

    /// Begins a power. A single payment is counted here, because a power once begun is completed (RG-A50).
    Step begin(const Moment& moment, int index) const {
        const Power& p = power(index);
        Step step{moment, {}};
        step.after.used[static_cast<std::size_t>(index)] = true;
        const bool sells = p.type == PowerType::consume_sell;
        if (!sells && p.mode == GoodsMode::all) {  // takes all goods at once (RG-A54)
            step.gain = gain_for(p, count(moment, {}));
            std::fill(step.after.goods.begin(), step.after.goods.end(), 0);
            return step;
        }
        if (!sells && p.mode != GoodsMode::up_to) step.gain = gain_for(p, p.count);
        step.after.open = index;
        step.after.left = sells ? 1 : p.mode == GoodsMode::up_to ? std::min<int>(p.count, count(moment, p.good)) : p.count;
        return step;
    }
    Step take_from(const Moment& moment, std::size_t i) const {
        const Power& p = power(moment.open);
        Step step{moment, {}};
        --step.after.goods[i];
        step.after.taken |= bit(classes_[i].kind);
        if (p.type == PowerType::consume_sell) step.gain.cards = p.trade_powers ? classes_[i].full_sale : classes_[i].plain_sale;
        else if (p.mode == GoodsMode::up_to) step.gain = gain_for(p, 1);
        if (--step.after.left == 0) {
            step.after.open = -1;
            step.after.taken = 0;
        }
        return step;
    }

    const Table& table_;
    Seat seat_;
    std::vector<GoodClass> classes_;
    std::vector<UsablePower> powers_;
    Moment now_;
    std::map<Moment, Front> known_;
    int steps_ = 0;
};

}  // namespace

namespace {

bool is_consuming(const Observation& o) { return is_asked(o, Kind::consume) || is_asked(o, Kind::consume_good); }

std::optional<Waste> waste_of(Lookahead& ahead, const Move& m) {
    const auto step = ahead.after(m);
    if (!step) return {};
    Front with;
    ahead.follow(with, *step);
    const Front all = ahead.front(ahead.now());
    if (ahead.is_spent()) return {};
    for (const Yield& yield : with)
        if (contains(all, yield)) return {};
    const Yield most = *std::max_element(with.begin(), with.end(), [](const Yield& a, const Yield& b) {
        return a.vp != b.vp ? a.vp < b.vp : a.cards < b.cards;
    });
    const auto instead = std::find_if(all.begin(), all.end(), [&](const Yield& yield) { return is_as_good(yield, most); });
    return Waste{most, *instead};
}

void tell(const Lookahead& ahead, int* steps) {
    if (steps != nullptr) *steps = ahead.steps();
}

}  // namespace

std::optional<Waste> wasted_by(const Observation& o, const Move& m, int* steps) {
    if (!is_consuming(o)) return {};
    Lookahead ahead(o, asked_seat(o));
    const std::optional<Waste> waste = waste_of(ahead, m);
    tell(ahead, steps);
    return waste;
}

std::vector<UsePower> wasteful_powers(const Observation& o, int* steps) {
    std::vector<UsePower> out;
    if (!is_asked(o, Kind::consume) || asked_seat(o) != o.me) return out;
    Lookahead ahead(o, asked_seat(o));
    for (const Placed& placed : o.players[o.me].tableau)
        for (std::size_t i = 0; i < design(placed.card).powers.size(); ++i)
            if (const UsePower use{placed.card, static_cast<std::int8_t>(i)}; waste_of(ahead, use)) out.push_back(use);
    tell(ahead, steps);
    return out;
}

std::optional<BestOrder> best_order(const Observation& o, int* steps) {
    if (!is_consuming(o) || asked_seat(o) != o.me) return {};
    Lookahead ahead(o, o.me);
    (void)ahead.front(ahead.now());
    tell(ahead, steps);
    std::optional<Moment> greedy_step;
    const Yield greedy = ahead.is_spent() ? ahead.greedy(ahead.now(), &greedy_step) : Yield{};
    BestOrder best{};
    int most = -1;
    const auto consider = [&](const Move& m) {
        const auto step = ahead.after(m);
        if (!step) return;
        Front reached;
        if (!ahead.is_spent()) ahead.follow(reached, *step);
        else if (step->after == greedy_step) reached.push_back(greedy);
        for (const Yield& all : reached) {
            const int worth = worth_of(all);
            if (worth <= most) continue;
            best.next = m;
            best.yield = all;
            most = worth;
        }
    };
    // Powers that need no goods come last and add to every order.
    std::optional<Move> without_goods;
    int drawn = 0;
    for (const Placed& placed : o.players[o.me].tableau) {
        consider(TakeGood{placed.card});
        const auto& powers = design(placed.card).powers;
        for (std::size_t i = 0; i < powers.size(); ++i) {
            const bool is_free = powers[i].type == PowerType::consume_draw || powers[i].type == PowerType::consume_lucky;
            const UsePower use{placed.card, static_cast<std::int8_t>(i)};
            if (!is_free) {
                if (phase_of(powers[i].type) == PowerPhase::consume) consider(use);
            } else if (!placed.is_new && !placed.has_used(i)) {
                if (powers[i].type == PowerType::consume_draw) drawn += powers[i].amount;
                if (!without_goods) without_goods = use;
            }
        }
    }
    if (most < 0 && !without_goods) return {};
    if (most < 0) best.next = *without_goods;
    best.yield.cards += drawn;
    return best;
}

}  // namespace orrery::race
