// Scouting and settling (MC-A701 to A706).
#include "engine/games/microcosmos/rules_detail.h"

namespace orrery::microcosmos {

void discard_survivor(RuleContext& c, Seat who, SurvivorId card) {
    c.s.survivor_discard.push_back(card);
    c.out.push_back(SurvivorDiscarded{actor(c.s, who), card});
}

namespace {

/// Gives what the survivors bring. Then the player decides whether they stay (MC-A701).
void meet(RuleContext& c, Seat who, SurvivorId card) {
    push_effect(c.s, who, Effect::Kind::keep_survivor);
    c.s.pending.back().survivors.push_back(card);
    push_gain(c.s, who, kSurvivors[card].gain, {Source::Kind::survivor, card});
}

}  // namespace

void resolve_scout(RuleContext& c) {
    const Seat who = take_top(c.s.pending).seat;
    const int wanted = c.s.player(who).has(Upgrade::scout_vehicles) ? kScoutedByVehicles : kScouted;       // MC-A703
    FixedVector<SurvivorId, kScoutedByVehicles> cards;
    for (int i = 0; i < wanted; ++i) {
        const SurvivorId card = draw_survivor(c);
        if (card == kNoSurvivor) break;                    // a single card is resolved alone (MC-A704)
        cards.push_back(card);
        c.out.push_back(SurvivorDrawn{actor(c.s, who), card});
    }
    if (cards.size() == 1) return meet(c, who, cards[0]);
    push_effect(c.s, who, Effect::Kind::choose_survivor);
    c.s.pending.back().survivors = cards;
}

bool resolve_keep(RuleContext& c) {
    const Effect& effect = c.s.pending.back();
    if (may_keep(c.s, effect.seat, effect.survivors.front())) return true;
    const Effect done = take_top(c.s.pending);
    discard_survivor(c, done.seat, done.survivors.front());        // MC-A702
    return false;
}

Verdict check(const Table& t, Seat who, Kind, const StartScout&) {
    if (contains(t.turn.actions, Action::scout)) return Violation{&rule::A506};
    const Colour colour = kPlanets[planet_of(t.player(who).at)].colour;
    if (sources_of(t.player(who), leader_of(colour)) == 0) return Violation{&rule::A701};
    return drawable_survivors(t) > 0 ? Verdict{} : Violation{&rule::A704};
}
void play(RuleContext& c, Seat who, Kind, const StartScout&) {
    const SpotId at = c.s.player(who).at;
    c.s.turn.actions.push_back(Action::scout);
    c.out.push_back(ActionTaken{who, Action::scout, at});
    push_effect(c.s, who, Effect::Kind::scout);
    push_specialists(c.s, who, {leader_of(kPlanets[planet_of(at)].colour)}, Purpose::scout);
}

Verdict check(const Table& t, Seat, Kind, const ChooseSurvivor& m) {
    return contains(t.pending.back().survivors, m.card) ? Verdict{} : Violation{&rule::A703};
}
void play(RuleContext& c, Seat who, Kind, const ChooseSurvivor& m) {
    const Effect effect = take_top(c.s.pending);
    for (const SurvivorId card : effect.survivors)
        if (card != m.card) discard_survivor(c, who, card);        // at once (MC-A703)
    meet(c, who, m.card);
}

Verdict check(const Table&, Seat, Kind, const KeepSurvivor&) { return {}; }
void play(RuleContext& c, Seat who, Kind, const KeepSurvivor&) {
    const SurvivorId card = take_top(c.s.pending).survivors.front();
    c.s.player(who).survivors.push_back(card);
    c.out.push_back(SurvivorKept{who, card});
}

Verdict check(const Table&, Seat, Kind, const SendOn&) { return {}; }
void play(RuleContext& c, Seat who, Kind, const SendOn&) { discard_survivor(c, who, take_top(c.s.pending).survivors.front()); }

// Settled survivors count, held ones do not (MC-A706).
Verdict check(const Table& t, Seat who, Kind, const Settle& m) {
    if (contains(t.turn.actions, Action::settle)) return Violation{&rule::A506};
    const PlanetId planet = planet_of(t.player(who).at);
    const bool is_possible = t.places[planet].is_restored && contains(t.player(who).survivors, m.card) && fits(m.card, planet);
    return is_possible ? Verdict{} : Violation{&rule::A705};
}
void play(RuleContext& c, Seat who, Kind, const Settle& m) {
    Player& player = c.s.player(who);
    c.s.turn.actions.push_back(Action::settle);
    c.out.push_back(ActionTaken{who, Action::settle, player.at});
    take(player.survivors, m.card);
    player.settled.push_back(m.card);
    c.out.push_back(SurvivorSettled{who, m.card, planet_of(player.at), static_cast<int>(player.settled.size())});
}

}  // namespace orrery::microcosmos
