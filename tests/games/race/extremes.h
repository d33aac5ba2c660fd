// Extreme positions of Race: one seat has everything, and the others have nothing.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/race/choices.h"
#include "engine/games/race/game.h"
#include "tests/extremes.h"

namespace orrery::tests {

/// Builds a position from a supply that begins with every card.
class RaceExtreme {
  public:
    RaceExtreme(int seats, race::Phase phase, std::initializer_list<race::ActionId> actions) {
        using namespace race;
        s_.seats = static_cast<std::int8_t>(seats);
        s_.options.two_actions = actions.size() == 2;
        s_.phase = phase;
        s_.round = phase == Phase::setup ? 0 : 1;
        s_.vp_pool = static_cast<std::int16_t>(kVpPerSeat * seats);
        for (CardId card = 0; card < kDesignCount; ++card)
            for (int i = 0; i < design(card).copies; ++i) s_.supply.push_back(card);
        for (const Seat seat : all_seats(seats)) {
            s_.players[seat].start = kStartWorldCards[static_cast<std::size_t>(seat)];
            for (const ActionId action : actions) s_.players[seat].actions.push_back(action);
        }
        for (const Seat seat : turn_order(0, seats)) s_.waiting.push_back(seat);
    }

    /// Places one card of each available design that `wanted` accepts.
    template <class Wanted>
    RaceExtreme& place(Wanted wanted) {
        for (race::CardId card = 0; card < race::kDesignCount; ++card)
            if (wanted(card) && take_if_there(card)) mine().tableau.push_back({card, {}, false, 0});
        return *this;
    }
    RaceExtreme& place_all() {
        return place([](race::CardId) { return true; });
    }
    template <class Wanted>
    RaceExtreme& hold(Wanted wanted) {
        std::vector<race::CardId> cards(s_.supply.begin(), s_.supply.end());
        for (const race::CardId card : cards)
            if (wanted(card) && take_if_there(card)) s_.secrets[deciding()].hand.push_back(card);
        return *this;
    }
    RaceExtreme& hold_all() {
        return hold([](race::CardId) { return true; });
    }
    /// Puts a good on every world that can have one, as long as the supply lasts.
    RaceExtreme& stock() {
        for (race::Placed& placed : mine().tableau)
            if (race::design(placed.card).good && !s_.supply.empty()) {
                placed.has_good = true;
                s_.good_cards[placed.card] = take_top(s_.supply);
            }
        return *this;
    }
    RaceExtreme& choose(race::CardId card) {
        take(s_.supply, card);
        mine().placing = card;
        return *this;
    }
    /// Moves the rest of the supply to the discard pile.
    RaceExtreme& empty_supply() {
        while (!s_.supply.empty()) s_.discard.push_back(take_top(s_.supply));
        return *this;
    }
    template <class Change>
    RaceExtreme& with(Change change) {
        change(s_, mine());
        return *this;
    }
    /// Leaves only the last seat of the turn order to act.
    RaceExtreme& alone() {
        s_.waiting = {race::turn_order(0, s_.seats).back()};
        return *this;
    }
    /// Leaves only seat 0 to act, as where cards are being placed.
    RaceExtreme& only_me() {
        s_.waiting = {0};
        return *this;
    }
    const race::State& state() const { return s_; }

  private:
    Seat deciding() const { return s_.waiting.empty() ? Seat{0} : s_.waiting.front(); }
    race::Player& mine() { return s_.players[deciding()]; }
    bool take_if_there(race::CardId card) {
        if (!contains(s_.supply, card)) return false;
        take(s_.supply, card);
        return true;
    }

    race::State s_;
};

template <>
struct ExtremePositions<race::Game> {
    static std::size_t kinds() { return race::kKindCount; }
    static std::vector<Narrower> narrower() {
        return {
            {"/table/power/taken", {0, 2}, "the largest powers take 3 goods, and the last one closes them"},
            {"/table/seats/*/produced", {0, 44}, "all worlds that can have a good but two, which leave the seat that is asked a choice"},
            {"/table/seats/*/tableau/*/used", {0, 2}, "no card has more than two powers of a phase in which they are marked"},
            {"/table/waiting", {0, 4}, "4 players at most"},
        };
    }

    static std::vector<Extreme<race::State>> list() {
        std::vector<Extreme<race::State>> out;
        for (int seats = race::kMinSeats; seats <= race::kMaxRaceSeats; ++seats) add_of(seats, out);
        return out;
    }

  private:
    using ActionId = race::ActionId;
    using CardId = race::CardId;

    static bool has_power(CardId card, race::PowerType type) {
        const auto& powers = race::design(card).powers;
        return std::any_of(powers.begin(), powers.end(), [type](const race::Power& power) { return power.type == type; });
    }
    /// Returns the most expensive card of a kind. Alien technology is excluded, because most ways to place a world do not
    /// apply to it.
    static CardId dearest(bool is_world, bool is_military) {
        CardId best = 0;
        for (CardId card = 0; card < race::kDesignCount; ++card) {
            const race::Design& d = race::design(card);
            const bool fits = d.is_world == is_world && d.is_military == is_military && d.start_number < 0 && d.good != race::Good::alien;
            if (fits && d.cost > race::design(best).cost) best = card;
        }
        return best;
    }

    static void add_of(int seats, std::vector<Extreme<race::State>>& out) {
        using namespace race;
        const auto add = [&](const char* what, const RaceExtreme& position) {
            out.push_back({std::to_string(seats) + " seats, " + what, position.state()});
        };
        const auto world = [](CardId card) { return design(card).is_world; };
        const auto development = [](CardId card) { return !design(card).is_world; };
        const auto all = [](CardId) { return true; };

        add("setup", RaceExtreme(seats, Phase::setup, {}).with([&](State& s, Player&) {
            s.owed = kSetupDiscards;
            std::vector<CardId> designs(s.supply.begin(), s.supply.end());
            designs.erase(std::unique(designs.begin(), designs.end()), designs.end());
            std::size_t next = 0;
            for (const Seat seat : all_seats(seats))
                for (int i = 0; i < kDeal; ++i) {
                    s.secrets[seat].hand.push_back(designs[next]);
                    take(s.supply, designs[next++]);
                }
        }));
        add("all actions", RaceExtreme(seats, Phase::choose, {}).with([&](State& s, Player&) { s.options.two_actions = seats == 2; }));
        add("all actions, every card in the hand", RaceExtreme(seats, Phase::choose, {}).hold_all());
        add("everything drawn", RaceExtreme(seats, Phase::explore, {ActionId::explore_5}).with([](State& s, Player&) {
            while (!s.supply.empty()) s.secrets[s.waiting.front()].drawn.push_back(take_top(s.supply));
            s.owed = 1;
        }));
        add("everything drawn, all keep powers", RaceExtreme(seats, Phase::explore, {ActionId::explore_1})
            .place([&](CardId card) { return has_power(card, PowerType::explore_keep); })
            .with([](State& s, Player& mine) {
                while (!s.supply.empty()) s.secrets[s.waiting.front()].drawn.push_back(take_top(s.supply));
                s.owed = static_cast<std::int16_t>(explore_keeps(mine.tableau, mine.actions));
            }));
        add("every development in the hand", RaceExtreme(seats, Phase::develop, {ActionId::develop}).hold_all());
        add("every world in the hand", RaceExtreme(seats, Phase::settle, {ActionId::settle}).hold_all());
        add("every world in the hand, every development in the tableau",
            RaceExtreme(seats, Phase::settle, {ActionId::settle}).place(development).hold_all());
        add("an empty hand", RaceExtreme(seats, Phase::settle, {ActionId::settle}).empty_supply());
        add("paying a development with everything", RaceExtreme(seats, Phase::develop, {ActionId::settle})
            .only_me().with([](State& s, Player& mine) {
                for (const Seat seat : all_seats(s.seats)) s.players[seat].actions = {ActionId::develop};
                mine.actions = {ActionId::settle};
            })
            .choose(dearest(false, false)).hold_all()
            .with([](State& s, Player& mine) { s.owed = design(*mine.placing).cost; }));
        add("paying a world with everything", RaceExtreme(seats, Phase::settle, {ActionId::settle})
            .only_me().choose(dearest(true, false)).hold_all()
            .with([](State& s, Player& mine) {
                s.owed = design(*mine.placing).cost;
                mine.method = Method::pay;
            }));
        for (const bool is_military : {false, true})
            add(is_military ? "all methods, a military world" : "all methods, a world", RaceExtreme(seats, Phase::settle, {ActionId::settle})
                .only_me().choose(dearest(true, is_military)).place(development).hold_all());
        add("every good for sale", RaceExtreme(seats, Phase::consume, {ActionId::consume_trade}).place(world).stock());
        add("every consume power, every good, and as many chips as a document may state",
            RaceExtreme(seats, Phase::consume, {ActionId::consume_x2}).place_all().stock().with([](State& s, Player& mine) {
                mine.sold = true;
                s.vp_pool = 0;
                for (int step = 1 << 12; step > 0; step /= 2) {
                    State more = s;
                    const int vp = mine.vp + step;
                    more.players[more.waiting.front()].vp = static_cast<std::int16_t>(vp);
                    more.vp_reserve = static_cast<std::int16_t>(std::max(0, vp - kVpPerSeat * more.seats));
                    if (broken_invariant(more).empty()) s = more;
                }
            }));
        add("every consume power, every good", RaceExtreme(seats, Phase::consume, {ActionId::consume_x2})
            .place_all().stock().with([](State&, Player& mine) { mine.sold = true; }));
        add("the consume powers of the last seat, every good and no supply", RaceExtreme(seats, Phase::consume, {ActionId::consume_x2}).alone()
            .place([](CardId card) {
                const auto& powers = design(card).powers;
                const bool consumes = std::any_of(powers.begin(), powers.end(), [](const Power& p) { return phase_of(p.type) == PowerPhase::consume; });
                return consumes || design(card).good.has_value();
            })
            .stock().empty_supply().with([](State& s, Player& mine) {
                for (const Seat seat : all_seats(s.seats)) s.players[seat].sold = true;
                (void)mine;
            }));
        for (const PowerType type : {PowerType::consume_goods, PowerType::consume_sell, PowerType::consume_lucky, PowerType::consume_hand_for_vp})
            add_open_power(seats, type, out);
        for (const bool bonus : {true, false})
            add(bonus ? "every windfall world, all sources and the bonus" : "every windfall world, all sources, the bonus used",
                RaceExtreme(seats, Phase::produce, {ActionId::produce}).place_all().with([&](State&, Player& mine) { mine.bonus_used = !bonus; }));
        add("every windfall world, nothing to draw", RaceExtreme(seats, Phase::produce, {ActionId::produce}).place_all()
            .hold(all));
        add("every card above the hand limit", RaceExtreme(seats, Phase::round_end, {ActionId::produce}).only_me().hold_all()
            .with([](State& s, Player&) {
                for (const Seat seat : all_seats(s.seats)) s.players[seat].actions = {ActionId::produce};
                s.owed = static_cast<std::int16_t>(s.secrets[s.waiting.front()].hand.size()) - kHandLimit;
            }));
        if (seats == 2)
            add("two actions revealed", RaceExtreme(seats, Phase::explore, {ActionId::explore_5, ActionId::explore_1}).with([](State& s, Player& mine) {
                while (!s.supply.empty()) s.secrets[s.waiting.front()].drawn.push_back(take_top(s.supply));
                s.owed = static_cast<std::int16_t>(explore_keeps(mine.tableau, mine.actions));
            }));
        add("every power used, every good for sale", RaceExtreme(seats, Phase::consume, {ActionId::consume_trade}).place_all().stock()
            .with([](State&, Player& mine) {
                for (Placed& placed : mine.tableau)
                    for (std::size_t i = 0; i < design(placed.card).powers.size(); ++i)
                        if (phase_of(design(placed.card).powers[i].type) == PowerPhase::consume)
                            placed.used = static_cast<std::uint8_t>(placed.used | 1u << i);
            }));
        add_produced(seats, out);
        add("over, everything in one tableau", RaceExtreme(seats, Phase::over, {ActionId::produce}).place_all().stock()
            .with([](State& s, Player&) { s.waiting.clear(); }));
    }

    /// Adds a position in which the first seat has produced on every world but two. Those belong to the last seat, which is asked.
    static void add_produced(int seats, std::vector<Extreme<race::State>>& out) {
        using namespace race;
        std::vector<CardId> left;
        for (CardId card = 0; card < kDesignCount && left.size() < 2; ++card)
            if (design(card).world_type == WorldType::windfall && design(card).start_number < 0) left.push_back(card);
        const auto is_left = [&](CardId card) { return std::find(left.begin(), left.end(), card) != left.end(); };
        RaceExtreme position(seats, Phase::produce, {ActionId::produce});
        position.place([&](CardId card) { return design(card).good && !is_left(card); }).stock().with([](State&, Player& mine) {
            mine.bonus_used = true;
            for (const Placed& placed : mine.tableau) mine.produced.push_back(*design(placed.card).good);
        });
        position.alone().place(is_left);
        out.push_back({std::to_string(seats) + " seats, everything has been produced", position.state()});
    }

    /// Adds a position for each power of the type that leaves a choice, with the largest tableau and all goods or the
    /// largest hand.
    static void add_open_power(int seats, race::PowerType type, std::vector<Extreme<race::State>>& out) {
        using namespace race;
        for (CardId card = 0; card < kDesignCount; ++card)
            for (std::size_t i = 0; i < design(card).powers.size(); ++i) {
                const Power& power = design(card).powers[i];
                if (power.type != type || power.mode == GoodsMode::all) continue;
                const bool takes_goods = type == PowerType::consume_goods || type == PowerType::consume_sell;
                RaceExtreme position(seats, Phase::consume, {ActionId::consume_x2});
                if (takes_goods) position.place([&](CardId other) { return other == card || design(other).good.has_value(); }).stock();
                else position.place([&](CardId other) { return other == card; }).hold([](CardId) { return true; });
                position.with([&](State& s, Player& mine) {
                    mine.sold = true;
                    OpenPower open{card, static_cast<std::uint8_t>(i), 0, {}};
                    if (type == PowerType::consume_sell) open.left = 1;
                    else if (type != PowerType::consume_lucky) open.left = power.count;
                    s.power = open;
                    for (Placed& placed : mine.tableau)
                        if (placed.card == card) placed.used = static_cast<std::uint8_t>(1u << i);
                });
                const std::string what = std::to_string(seats) + " seats, open power " + std::to_string(i) + " of " + std::string(design(card).id);
                out.push_back({what, position.state()});
                if (type != PowerType::consume_goods || power.count < 2) continue;
                position.with([&](State& s, Player&) {
                    for (; s.power->left > 1; --s.power->left)
                        s.power->taken.push_back(power.good.value_or(static_cast<Good>(s.power->taken.size())));
                });
                out.push_back({what + ", one good to come", position.state()});
            }
    }
};

}  // namespace orrery::tests
