#include "engine/games/quantum/codec.h"

#include "engine/games/quantum/fields.h"
#include "engine/games/quantum/rules.h"

namespace orrery::quantum {

namespace {

Placing placing_in(const Table& t) {
    if (t.play) return gambit_of(t.play->card) == Gambit::expansion ? Placing::expansion : Placing::reorganization;
    return t.pending->kind == Pending::Kind::nomadic ? Placing::nomadic : Placing::deploy;
}

}  // namespace

std::optional<Question> question(const Table& t) {
    const std::optional<Asked> open = asked(t);
    if (!open) return {};
    Question out{*open};
    if (t.pending) {
        out.ship = t.pending->ship;
        out.source = t.pending->source;
        out.carrying = t.pending->carrying;
    }
    if (!t.rolls.empty()) {
        out.ship = t.rolls.front().ship;
        out.reason = t.rolls.front().reason;
        out.value = t.rolls.front().value;
    }
    if (t.combat) {
        out.attacker = t.combat->attacker;
        out.defender = t.combat->defender;
        out.side = t.combat->reroller;
    }
    if (t.play) {
        out.card = t.play->card;
        out.planet = t.play->from;
        out.owner = t.play->owner.value_or(Seat{});
    }
    if (open->kind == Kind::place_ship) {
        out.ship = placed_ship(t);
        out.placing = placing_in(t);
    }
    out.picks = t.players[t.turn.seat].cards_owed;
    return out;
}

Json encode_options(const Options& options) { return fields(Type<Options>{}).write(options); }
Json encode_table(const State& s) { return table_fields<State>(s).write(s); }
Json encode_table(const Observation& o) { return table_fields<Observation>(o).write(o); }
Json encode_decision(const Table& t) { return decision_fields(t).write(question(t)); }

Json encode_move(const Move& m) { return write_alternative(m, "type"); }

Json encode_event(const Event& e) { return write_alternative(e, "event"); }

}  // namespace orrery::quantum
