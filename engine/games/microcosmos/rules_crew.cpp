// Plays of crew cards (MC-A401 to A408) and specialist tokens (MC-A505).
#include "engine/games/microcosmos/rules_detail.h"

namespace orrery::microcosmos {

// Which card was played before does not matter: a card may be played twice (MC-A407), and a card gained by the first play may be the
// second (MC-A408).
Verdict check(const Table& t, Seat who, Kind, const Play& m) {
    const Player& player = t.player(who);
    const std::optional<Row> row = row_of(player, m.card);
    if (!row) return Violation{&rule::A402};
    if (m.to_upper && (*row == Row::upper || !has_room(player, Row::upper))) return Violation{&rule::A402};
    if (!m.uses) return {};
    const Half& half = active_half(m.card, *row);          // as the card lies before the move (MC-A403)
    if (!matches(half, player.at)) return Violation{&rule::A404};
    return can_pay(player, half) ? Verdict{} : Violation{&rule::A405};
}
void play(RuleContext& c, Seat who, Kind, const Play& m) {
    State& s = c.s;
    Player& player = s.player(who);
    const Row row = *row_of(player, m.card);
    const Half& half = active_half(m.card, row);
    ++s.turn.plays;                                        // MC-A401
    // The card leaves its place first, then the cost is paid, then the gain is resolved (MC-A406).
    take(player.row(row), m.card);
    if (m.to_upper) player.row(Row::upper).push_back(m.card);
    else s.crew_discard.push_back(m.card);
    c.out.push_back(CrewPlayed{who, m.card, row, m.to_upper, m.uses});
    if (!m.uses) return;
    const Source source{Source::Kind::crew, m.card};
    pay_units(c, who, half.cost);
    push_gain(s, who, half.gain, source);
    if (half.any_cost == 0) return;
    push_effect(s, who, Effect::Kind::pay_resource);
    s.pending.back().count = half.any_cost;
    s.pending.back().source = source;
}

// An engineer makes a leader token ready, a leader the engineer token.
Verdict check(const Table& t, Seat who, Kind, const TakeToken& m) {
    if (t.turn.token_taken) return Violation{&rule::A502};
    const Player& player = t.player(who);
    if (!row_of(player, m.card) || player.tokens[index_of(m.token)]) return Violation{&rule::A505};
    return is_leader(kCrew[m.card].specialist) != is_leader(m.token) ? Verdict{} : Violation{&rule::A505};
}
void play(RuleContext& c, Seat who, Kind, const TakeToken& m) {
    Player& player = c.s.player(who);
    c.s.turn.token_taken = true;
    c.out.push_back(ActionTaken{who, Action::token, player.at});
    take(player.row(*row_of(player, m.card)), m.card);
    c.s.crew_discard.push_back(m.card);
    player.tokens[index_of(m.token)] = true;
    c.out.push_back(TokenReadied{who, m.token, m.card});
}

}  // namespace orrery::microcosmos
