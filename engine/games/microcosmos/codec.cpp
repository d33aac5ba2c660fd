#include "engine/games/microcosmos/codec.h"

#include "engine/games/microcosmos/fields.h"
#include "engine/games/microcosmos/players.h"
#include "engine/games/microcosmos/rules.h"

namespace orrery::microcosmos {

namespace {

/// Adds what the front effect tells.
void tell_effect(const Table& t, const Effect& effect, Question& out) {
    out.card = effect.card;
    out.source = effect.source;
    out.purpose = effect.purpose;
    out.planet = effect.planet;
    out.raised = effect.raised;
    out.survivors = effect.survivors;
    switch (effect.kind) {
        case Effect::Kind::gain:
            out.left = effect.gain.any > 0 ? effect.gain.any : effect.gain.club > 0 ? effect.gain.club : effect.gain.deck;
            break;
        case Effect::Kind::pay_resource: out.left = effect.count; break;
        case Effect::Kind::pay_specialist: out.need = effect.needs.empty() ? Specialist::engineer : effect.needs.front(); break;
        case Effect::Kind::terraform: out.left = effect.left; break;
        case Effect::Kind::automa_pay:
            out.need = automa_need(effect);
            out.left = effect.any_leaders > 0 ? effect.any_leaders : effect.free;
            break;
        case Effect::Kind::automa_outpost: out.planet = planet_of(t.player(kAutoma).at); break;
        case Effect::Kind::place:
        case Effect::Kind::unlock:
        case Effect::Kind::discovery_bonus:
        case Effect::Kind::scout:
        case Effect::Kind::choose_survivor:
        case Effect::Kind::keep_survivor:
        case Effect::Kind::colony:
        case Effect::Kind::automa_do: break;
    }
}

}  // namespace

std::optional<Question> question(const Table& t) {
    const std::optional<Asked> open = asked(t);
    if (!open) return {};
    Question out{*open};
    const Player& player = t.player(t.turn_seat);
    if (!t.pending.empty()) tell_effect(t, t.pending.back(), out);
    else if (open->kind == Kind::place_crew) out.card = player.hand.front();
    else if (open->kind == Kind::crew) out.left = static_cast<std::int8_t>(play_limit(player.at) - t.turn.plays);
    else if (open->kind == Kind::planet) out.left = static_cast<std::int8_t>(action_limit(t, t.turn_seat) - static_cast<int>(t.turn.actions.size()));
    out.limit = static_cast<std::int8_t>(travel_limit(player));
    out.done = t.turn.actions;
    out.collected = t.turn.collected;
    out.token_taken = t.turn.token_taken;
    return out;
}

Json encode_options(const Options& options) { return fields(Type<Options>{}).write(options); }
Json encode_table(const State& s) { return table_fields<State>(s).write(s); }
Json encode_table(const Observation& o) { return table_fields<Observation>(o).write(o); }
Json encode_decision(const Table& t) { return decision_fields(t).write(question(t)); }
Json encode_move(const Move& m) { return write_alternative(m, "type"); }
Json encode_event(const Event& e) { return write_alternative(e, "event"); }

Json encode_outcome(const Outcome& outcome) {
    Json out = Json::object();
    out["scores"] = as::scores_of(outcome);
    out["winners"] = list_of(kPlain).write(outcome.winners);
    return out;
}

}  // namespace orrery::microcosmos
