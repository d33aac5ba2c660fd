#include "engine/games/jumpgate/codec.h"

#include "engine/games/jumpgate/fields.h"
#include "engine/games/jumpgate/score.h"

namespace orrery::jumpgate {

Json encode_result(const Table& t) {
    if (t.open) return {};
    const Outcome end = outcome(t);
    Json scores = Json::array();
    for (const Seat seat : all_seats(t.seats)) {
        const FinalRow& row = end.rows[seat];
        const Points& p = row.points;
        scores.push_back({{"seat", static_cast<int>(seat)}, {"planets", p.planets}, {"sand", p.sand}, {"water", p.water},
                          {"energel", p.energel}, {"gems", p.gems}, {"fame", p.fame}, {"total", p.total()},
                          {"claimed", row.claimed}, {"cards", row.cards}, {"black_hole", row.black_hole},
                          {"hidden_kept", row.hidden_kept}, {"rank", row.rank}});
    }
    return {{"reason", as::kEndReason.write(end.reason)}, {"planet", or_null(as::kPlanet).write(end.planet)},
            {"scores", std::move(scores)}, {"winners", list_of(kPlain).write(end.winners)}};
}

Json encode_options(const Options& options) { return fields(Type<Options>{}).write(options); }
Json encode_table(const State& s) { return table_fields<State>(s.seats).write(s); }
Json encode_table(const Observation& o) { return table_fields<Observation>(o.seats).write(o); }
Json encode_decision(const Table& t) { return decision_fields(t.seats).write(question(t)); }

Json encode_move(const Move& m) { return write_alternative(m, "type"); }

Json encode_event(const Event& e) { return write_alternative(e, "event"); }

Json encode_event_full(const Event& e) {
    Json out = encode_event(e);
    if (const Drew* drew = std::get_if<Drew>(&e); drew != nullptr && drew->cards) {
        out["to"] = Json::array({static_cast<int>(drew->seat)});
        out["public"] = encode_event(redact_for_all(e));
    }
    return out;
}

}  // namespace orrery::jumpgate
