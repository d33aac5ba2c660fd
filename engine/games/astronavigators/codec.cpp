#include "engine/games/astronavigators/codec.h"

#include "engine/games/astronavigators/fields.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rules.h"

namespace orrery::astronavigators {

std::optional<Question> question(const Table& t, const Secrets* own) {
    const std::optional<Asked> open = asked(t);
    if (!open) return {};
    Question out;
    static_cast<Asked&>(out) = *open;
    const Player& player = t.players[open->seat];
    out.characters = own != nullptr ? Offer<CharacterId>(own->offered) : kOffered;
    out.agendas = own != nullptr ? Offer<AgendaId>(own->agenda_offer) : kOffered;
    out.offer = own != nullptr ? Offer<QuestId>(own->quest_offer) : kOffered;
    out.quests = completable(player);
    out.cards = player.schedule;
    out.may_finish = t.may_finish;
    if (!t.turn) return out;
    const Turn& turn = *t.turn;
    out.when = turn.stage == Step::before ? When::before : When::after;
    out.transport = turn.transport.value_or(Transport::car);
    out.steps_left = turn.steps_left;
    out.steps_taken = turn.steps_taken;
    out.transports = turn.roll_options.value_or(Bits{0});
    out.launcher = turn.seat;
    out.must_advance = !turn.advanced;
    out.stage = player.is_on(Map::orbit) ? player.vehicle.at : StageId{0};
    out.amount = turn.pending_dv.value_or(std::int16_t{0});
    return out;
}

std::optional<Question> question(const State& s) {
    const std::optional<Asked> open = asked(s);
    return question(s, open ? &s.secrets[open->seat] : nullptr);
}

std::optional<Question> question(const Observation& o) {
    const std::optional<Asked> open = asked(o);
    const bool knows = !o.own.offered.empty() || !o.own.agenda_offer.empty() || !o.own.quest_offer.empty();
    return question(o, open && open->seat == o.me && knows ? &o.own : nullptr);
}

Json encode_options(const Options& options) { return fields(Type<Options>{}).write(options); }
Json encode_table(const State& s) { return table_fields<State>(s).write(s); }
Json encode_table(const Observation& o) { return table_fields<Observation>(o).write(o); }
Json encode_decision(const State& s) { return decision_fields(s.seats).write(question(s)); }
Json encode_decision(const Observation& o) { return decision_fields(o.seats).write(question(o)); }
Json encode_move(const Move& m) { return write_alternative(m, "type"); }
Json encode_event(const Event& e) { return write_alternative(e, "event"); }

}  // namespace orrery::astronavigators
