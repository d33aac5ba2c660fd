#include "engine/games/race/codec.h"

#include <string>

#include "engine/games/race/costs.h"
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
Json good_of(const Placed& placed) { return card_or_null(placed.good); }
Json good_of(const SeenPlaced& placed) { return placed.has_good ? Json("?") : Json(); }
Json supply_json(const State& s) { return pile_json(s.supply); }
Json supply_json(const Observation& o) { return o.supply_size; }
Json discard_json(const State& s) { return pile_json(s.discard); }
Json discard_json(const Observation& o) { return o.discard_size; }
Json hand_json(const State& s, Seat seat) { return list(s.players[seat].hand, card_json); }
Json hand_json(const Observation& o, Seat seat) {
    return seat == o.me ? list(o.hand, card_json) : covered(o.players[seat].hand_size);
}
Json drawn_json(const State& s, Seat seat) { return list(s.players[seat].drawn, card_json); }
Json drawn_json(const Observation& o, Seat seat) {
    return seat == o.me ? list(o.drawn, card_json) : covered(o.players[seat].drawn_size);
}
Json actions_json(const Player& player) { return list(player.actions, action_json); }
Json actions_json(const SeenPlayer& player) {
    return player.actions.empty() ? covered(player.actions_chosen) : list(player.actions, action_json);
}
Json placing_json(const Player& player) { return card_or_null(player.placing); }
Json placing_json(const SeenPlayer& player) { return player.has_chosen_placing ? Json("?") : card_or_null(player.placing); }

template <class Tableau>
Json tableau_json(const Tableau& tableau) {
    return list(tableau, [](const auto& placed) -> Json {
        return {{"card", card_json(placed.card)}, {"good", good_of(placed)}, {"new", placed.is_new}, {"used", used_json(placed.used)}};
    });
}

template <class Position>
Json table_json(const Position& p) {
    Json seats = Json::array();
    for (const Seat seat : all_seats(p.seats)) {
        const auto& player = p.players[seat];
        seats.push_back({{"start", card_json(player.start)},
                         {"tableau", tableau_json(player.tableau)},
                         {"hand", hand_json(p, seat)},
                         {"drawn", drawn_json(p, seat)},
                         {"vp", static_cast<int>(player.vp)},
                         {"actions", actions_json(player)},
                         {"placing", placing_json(player)},
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
            {"result", p.phase == Phase::over ? result_json(outcome(p), p.seats) : Json()}};
}

Json decision_json(const std::optional<Asked>& asked) {
    if (!asked) return {};
    return {{"seat", seat_json(asked->seat)}, {"kind", word(kind_id(asked->kind))}};
}

}  // namespace

Json encode_options(const Options& options) {
    return {{"two_actions", options.two_actions},
            {"setup", word(id_of(kSetupIds, options.setup))},
            {"sale_needs_power", options.sale_needs_power},
            {"round_limit", static_cast<int>(options.round_limit)}};
}

Json encode_table(const State& s) { return table_json(s); }
Json encode_decision(const State& s) { return decision_json(asked(s)); }
Json encode_table(const Observation& o) { return table_json(o); }
Json encode_decision(const Observation& o) { return decision_json(o.asked); }

Json encode_move(const Move& m) {
    return std::visit(overloaded{
        [](const Discard& x) -> Json { return {{"type", "discard"}, {"card", card_json(x.card)}}; },
        [](const Choose& x) -> Json { return {{"type", "actions"}, {"actions", list(x.actions, action_json)}}; },
        [](const Keep& x) -> Json { return {{"type", "keep"}, {"card", card_json(x.card)}}; },
        [](const Place& x) -> Json { return {{"type", "place"}, {"card", card_json(x.card)}}; },
        [](const Pass&) -> Json { return {{"type", "pass"}}; },
        [](const TakeMethod& x) -> Json { return {{"type", "method"}, {"method", method_json(x.method)}}; },
        [](const Sell& x) -> Json { return {{"type", "sell"}, {"world", card_json(x.world)}}; },
        [](const UsePower& x) -> Json {
            return {{"type", "power"}, {"card", card_json(x.card)}, {"power", static_cast<int>(x.power)}};
        },
        [](const Done&) -> Json { return {{"type", "done"}}; },
        [](const TakeGood& x) -> Json { return {{"type", "good"}, {"world", card_json(x.world)}}; },
        [](const CallNumber& x) -> Json { return {{"type", "number"}, {"number", static_cast<int>(x.number)}}; },
        [](const Windfall& x) -> Json {
            return {{"type", "windfall"}, {"source", x.source ? card_json(*x.source) : Json("bonus")}, {"world", card_json(x.world)}};
        },
    }, m);
}

namespace {

/// `cards` stand in the event only for those who may see them.
template <class E>
Json with_cards(Json out, const E& e) {
    if (e.cards) out["cards"] = list(*e.cards, card_json);
    return out;
}

template <class T, class Word>
Json by_seat(const PerSeat<T>& of, int seats, Word to_word) {
    Json out = Json::array();
    for (const Seat seat : all_seats(seats)) out.push_back(to_word(of[seat]));
    return out;
}

Json event_body(const Event& e) {
    const auto seat = [](Seat s) { return seat_json(s); };
    return std::visit(overloaded{
        [](const GameStarted& x) -> Json { return {{"event", "game_started"}, {"seats", x.seats}, {"vp_pool", x.vp_pool}}; },
        [&](const StartWorld& x) -> Json { return {{"event", "start_world"}, {"seat", seat(x.seat)}, {"card", card_json(x.card)}}; },
        [&](const Dealt& x) -> Json { return with_cards({{"event", "dealt"}, {"seat", seat(x.seat)}, {"count", x.count}}, x); },
        [&](const SetupDiscarded& x) -> Json {
            return {{"event", "setup_discarded"}, {"seat", seat(x.seat)}, {"count", x.count}};
        },
        [&](const FirstPlayer& x) -> Json { return {{"event", "first_player"}, {"seat", seat(x.seat)}}; },
        [](const RoundStarted& x) -> Json { return {{"event", "round_started"}, {"round", x.round}}; },
        [](const ActionsRevealed& x) -> Json {
            const auto choice = [](const Choice& actions) { return list(actions, action_json); };
            return {{"event", "actions_revealed"}, {"choices", by_seat(x.choices, x.seats, choice)}};
        },
        [](const PhaseStarted& x) -> Json { return {{"event", "phase_started"}, {"phase", phase_json(x.phase)}}; },
        [&](const Drew& x) -> Json {
            return with_cards({{"event", "drew"}, {"seat", seat(x.seat)}, {"count", x.count},
                               {"reason", word(id_of(kDrawReasonIds, x.reason))}}, x);
        },
        [&](const Explored& x) -> Json {
            return with_cards({{"event", "explored"}, {"seat", seat(x.seat)}, {"drawn", x.drawn}, {"kept", x.kept}}, x);
        },
        [](const PlacementsRevealed& x) -> Json {
            return {{"event", "placements_revealed"}, {"cards", by_seat(x.cards, x.seats, card_or_null)}};
        },
        [&](const MethodTaken& x) -> Json {
            return {{"event", "method"}, {"seat", seat(x.seat)}, {"card", card_json(x.card)}, {"method", method_json(x.method)}};
        },
        [&](const UsedUp& x) -> Json { return {{"event", "used_up"}, {"seat", seat(x.seat)}, {"card", card_json(x.card)}}; },
        [&](const Paid& x) -> Json {
            return with_cards({{"event", "paid"}, {"seat", seat(x.seat)}, {"card", card_json(x.card)}, {"count", x.count}}, x);
        },
        [&](const PlacedCard& x) -> Json { return {{"event", "placed"}, {"seat", seat(x.seat)}, {"card", card_json(x.card)}}; },
        [&](const Conquered& x) -> Json {
            return {{"event", "conquered"}, {"seat", seat(x.seat)}, {"card", card_json(x.card)}, {"military", x.military},
                    {"defense", x.defense}};
        },
        [&](const GoodAdded& x) -> Json {
            return {{"event", "good_added"}, {"seat", seat(x.seat)}, {"world", card_json(x.world)}, {"kind", good_json(x.kind)},
                    {"reason", word(id_of(kGoodReasonIds, x.reason))}};
        },
        [&](const Sold& x) -> Json {
            return {{"event", "sold"}, {"seat", seat(x.seat)}, {"world", card_json(x.world)}, {"kind", good_json(x.kind)},
                    {"cards", x.cards}};
        },
        [&](const PowerUsed& x) -> Json {
            return {{"event", "power_used"}, {"seat", seat(x.seat)}, {"card", card_json(x.card)}, {"power", x.power}};
        },
        [&](const Consumed& x) -> Json {
            return {{"event", "consumed"}, {"seat", seat(x.seat)}, {"world", card_json(x.world)}, {"kind", good_json(x.kind)}};
        },
        [&](const GainedVp& x) -> Json {
            return {{"event", "gained_vp"}, {"seat", seat(x.seat)}, {"count", x.count}, {"doubled", x.doubled}};
        },
        [&](const HandDiscarded& x) -> Json {
            return with_cards({{"event", "hand_discarded"}, {"seat", seat(x.seat)}, {"count", x.count},
                               {"reason", word(id_of(kDiscardReasonIds, x.reason))}}, x);
        },
        [&](const Lucky& x) -> Json {
            return {{"event", "lucky"}, {"seat", seat(x.seat)}, {"number", x.number}, {"card", card_json(x.card)}, {"hit", x.hit}};
        },
        [&](const LuckyNothing& x) -> Json {
            return {{"event", "lucky_nothing"}, {"seat", seat(x.seat)}, {"number", x.number}};
        },
        [](const Reshuffled& x) -> Json { return {{"event", "reshuffled"}, {"count", x.count}}; },
        [&](const SupplyOut& x) -> Json { return {{"event", "supply_out"}, {"seat", seat(x.seat)}, {"lost", x.lost}}; },
        [](const ReserveOpened&) -> Json { return {{"event", "reserve_opened"}}; },
        [&](const Auto& x) -> Json { return {{"event", "auto"}, {"seat", seat(x.seat)}, {"kind", word(kind_id(x.kind))}}; },
        [](const RoundEnded& x) -> Json { return {{"event", "round_ended"}, {"round", x.round}}; },
        [](const GameOver& x) -> Json { return {{"event", "game_over"}, {"reason", word(id_of(kEndReasonIds, x.reason))}}; },
        [&](const FinalScore& x) -> Json {
            return {{"event", "final_score"}, {"seat", seat(x.seat)}, {"chips", x.chips}, {"cards", x.cards}, {"bonus", x.bonus},
                    {"total", x.total}, {"tiebreak", x.tiebreak}};
        },
        [](const Winners& x) -> Json { return {{"event", "winners"}, {"seats", list(x.seats, seat_json)}}; },
    }, e);
}

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

Json encode_event(const Event& e) { return event_body(e); }

Json encode_event_full(const Event& e) {
    Json out = event_body(e);
    if (const std::optional<Seat> reader = sole_reader(e)) {
        out["to"] = Json::array({seat_json(*reader)});
        out["public"] = event_body(redact_for_all(e));
    }
    return out;
}

}  // namespace orrery::race
