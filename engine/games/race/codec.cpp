#include "engine/games/race/codec.h"

#include <string>

#include "engine/games/race/costs.h"
#include "engine/games/race/fields.h"
#include "engine/games/race/ids.h"
#include "engine/games/race/rules.h"
#include "engine/games/race/score.h"

namespace orrery::race {

namespace {

Json word(std::string_view id) { return std::string(id); }

Json card_json(CardId card) { return word(design(card).id); }
Json card_or_null(const std::optional<CardId>& card) { return card ? card_json(*card) : Json(); }
Json action_json(ActionId id) { return word(action(id).id); }
Json good_json(Good good) { return word(good_type(good).id); }
Json method_json(Method method) { return word(id_of(kMethodIds, method)); }
Json phase_json(Phase phase) { return word(kPhases[static_cast<std::size_t>(phase)].id); }
Json seat_json(Seat seat) { return static_cast<int>(seat); }

template <class List, class Word>
Json list(const List& items, Word to_word) {
    Json out = Json::array();
    for (const auto& item : items) out.push_back(to_word(item));
    return out;
}

/// Piles have their top at the back; the contract lists the top first.
Json pile_json(const Pile& cards) {
    Json out = Json::array();
    for (std::size_t i = cards.size(); i-- > 0;) out.push_back(card_json(cards[i]));
    return out;
}

Json covered(int count) { return Json(std::vector<std::string>(static_cast<std::size_t>(count), "?")); }

/// The powers used, as their numbers.
Json used_json(std::uint8_t used) {
    Json out = Json::array();
    for (std::size_t power = 0; power < kMaxPowers; ++power)
        if ((used >> power & 1u) != 0) out.push_back(power);
    return out;
}

Json power_json(const std::optional<OpenPower>& open) {
    if (!open) return {};
    return {{"card", card_json(open->card)},
            {"power", static_cast<int>(open->power)},
            {"left", static_cast<int>(open->left)},
            {"taken", list(open->taken, good_json)}};
}

Json result_json(const Outcome& end, int seats) {
    Json scores = Json::array();
    for (const Seat seat : all_seats(seats)) {
        const FinalRow& row = end.rows[seat];
        scores.push_back({{"seat", seat_json(seat)}, {"chips", row.points.chips}, {"cards", row.points.cards},
                          {"bonus", row.points.bonus}, {"total", row.points.total()}, {"tiebreak", row.tiebreak}});
    }
    return {{"reason", word(id_of(kEndReasonIds, end.reason))}, {"scores", std::move(scores)}, {"winners", list(end.winners, seat_json)}};
}

// What a state shows of its secrets and an observation covers (9.1).
Json good_of(const State& s, const Placed& placed) { return card_or_null(s.good_cards[placed.card]); }
Json good_of(const Observation&, const Placed& placed) { return placed.has_good ? Json("?") : Json(); }
Json supply_json(const State& s) { return pile_json(s.supply); }
Json supply_json(const Observation& o) { return o.supply_size; }
Json discard_json(const State& s) { return pile_json(s.discard); }
Json discard_json(const Observation& o) { return o.discard_size; }
Json hand_json(const State& s, Seat seat) { return list(s.secrets[seat].hand, card_json); }
Json hand_json(const Observation& o, Seat seat) {
    return seat == o.me ? list(o.own.hand, card_json) : covered(o.hand_sizes[seat]);
}
Json drawn_json(const State& s, Seat seat) { return list(s.secrets[seat].drawn, card_json); }
Json drawn_json(const Observation& o, Seat seat) {
    return seat == o.me ? list(o.own.drawn, card_json) : covered(o.drawn_sizes[seat]);
}
Json actions_json(const State& s, Seat seat) { return list(view_of(s, seat).actions(), action_json); }
Json actions_json(const Observation& o, Seat seat) {
    const Choice& actions = seat == o.me ? view_of(o).actions() : o.players[seat].actions;
    const bool has_chosen = o.phase == Phase::choose && !contains(o.waiting, seat);
    return actions.empty() && has_chosen ? covered(o.options.two_actions ? 2 : 1) : list(actions, action_json);
}
Json placing_json(const State& s, Seat seat) { return card_or_null(view_of(s, seat).placing()); }
Json placing_json(const Observation& o, Seat seat) {
    if (seat == o.me) return card_or_null(view_of(o).placing());
    const std::optional<Asked> open = asked(o);
    const bool is_secret = open && is_placement(open->kind);
    return is_secret && !contains(o.waiting, seat) ? Json("?") : card_or_null(o.players[seat].placing);
}

template <class Position>
Json tableau_json(const Position& p, Seat seat) {
    return list(p.players[seat].tableau, [&p](const Placed& placed) -> Json {
        return {{"card", card_json(placed.card)}, {"good", good_of(p, placed)}, {"new", placed.is_new}, {"used", used_json(placed.used)}};
    });
}

template <class Position>
Json table_json(const Position& p) {
    Json seats = Json::array();
    for (const Seat seat : all_seats(p.seats)) {
        const Player& player = p.players[seat];
        seats.push_back({{"start", card_json(player.start)},
                         {"tableau", tableau_json(p, seat)},
                         {"hand", hand_json(p, seat)},
                         {"drawn", drawn_json(p, seat)},
                         {"vp", static_cast<int>(player.vp)},
                         {"actions", actions_json(p, seat)},
                         {"placing", placing_json(p, seat)},
                         {"method", player.method ? method_json(*player.method) : Json()},
                         {"sold", player.sold},
                         {"bonus_used", player.bonus_used},
                         {"produced", list(player.produced, good_json)}});
    }
    return {{"round", static_cast<int>(p.round)},
            {"phase", phase_json(p.phase)},
            {"first", seat_json(p.first)},
            {"supply", supply_json(p)},
            {"discard", discard_json(p)},
            {"vp_pool", static_cast<int>(p.vp_pool)},
            {"vp_reserve", static_cast<int>(p.vp_reserve)},
            {"waiting", list(p.waiting, seat_json)},
            {"owed", static_cast<int>(p.owed)},
            {"power", power_json(p.power)},
            {"seats", std::move(seats)},
            {"result", p.phase == Phase::over ? result_json(outcome(p, hand_sizes(p)), p.seats) : Json()}};
}

}  // namespace

Json encode_options(const Options& options) {
    return {{"two_actions", options.two_actions},
            {"setup", word(id_of(kSetupIds, options.setup))},
            {"sale_needs_power", options.sale_needs_power},
            {"round_limit", static_cast<int>(options.round_limit)}};
}

Json encode_table(const State& s) { return table_json(s); }
Json encode_table(const Observation& o) { return table_json(o); }

Json encode_decision(const Table& t) {
    const std::optional<Asked> open = asked(t);
    if (!open) return {};
    return {{"seat", seat_json(open->seat)}, {"kind", word(kind_id(open->kind))}};
}


Json encode_move(const Move& m) { return write_alternative(m, "type"); }

Json encode_event(const Event& e) { return write_alternative(e, "event"); }

namespace {

/// Who alone may read an event that still carries its cards.
std::optional<Seat> sole_reader(const Event& e) {
    return std::visit([](const auto& x) -> std::optional<Seat> {
        if constexpr (!std::decay_t<decltype(x)>::is_public) {
            if (x.cards) return x.seat;
        }
        return {};
    }, e);
}

}  // namespace

Json encode_event_full(const Event& e) {
    Json out = encode_event(e);
    if (const std::optional<Seat> reader = sole_reader(e)) {
        out["to"] = Json::array({seat_json(*reader)});
        out["public"] = encode_event(redact_for_all(e));
    }
    return out;
}

}  // namespace orrery::race
