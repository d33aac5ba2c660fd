#include "engine/games/race/codec.h"

#include <utility>

#include "engine/games/race/fields.h"
#include "engine/games/race/score.h"

namespace orrery::race {

Json encode_result(const Table& t, const PerSeat<int>& hand_sizes) {
    if (t.phase != Phase::over) return {};
    const Outcome end = outcome(t, hand_sizes);
    Json scores = Json::array();
    for (const Seat seat : all_seats(t.seats)) {
        const FinalRow& row = end.rows[seat];
        scores.push_back({{"seat", static_cast<int>(seat)}, {"chips", row.points.chips}, {"cards", row.points.cards},
                          {"bonus", row.points.bonus}, {"total", row.points.total()}, {"tiebreak", row.tiebreak}});
    }
    return {{"reason", word_of(kEndReasonIds).write(end.reason)}, {"scores", std::move(scores)},
            {"winners", list_of(kPlain).write(end.winners)}};
}

Json encode_options(const Options& options) { return fields(Type<Options>{}).write(options); }
Json encode_table(const State& s) { return table_fields<State>(s.seats).write(s); }
Json encode_table(const Observation& o) { return table_fields<Observation>(o.seats).write(o); }
Json encode_decision(const Table& t) { return or_null(fields(Type<Asked>{})).write(asked(t)); }

Json encode_move(const Move& m) { return write_alternative(m, "type"); }

Json encode_event(const Event& e) { return write_alternative(e, "event"); }

namespace {

/// Returns the only seat that may read the event; nullopt if the event is public or its cards are removed.
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
        out["to"] = Json::array({static_cast<int>(*reader)});
        out["public"] = encode_event(redact_for_all(e));
    }
    return out;
}

}  // namespace orrery::race
