// Collecting, terraforming, colonies and outposts (MC-A501 to A504, A506, A507, A601 to A608, A801 to A807).
#include <algorithm>

#include "engine/games/microcosmos/rules_detail.h"

namespace orrery::microcosmos {

namespace {

/// Refuses an action that was done on this planet in this turn (MC-A506).
Verdict repeated(const Table& t, Action action) {
    return contains(t.turn.actions, action) ? Violation{&rule::A506} : Verdict{};
}

void begin_action(RuleContext& c, Seat who, Action action) {
    c.s.turn.actions.push_back(action);
    c.out.push_back(ActionTaken{who, action, c.s.player(who).at});
}

PlanetId planet_under(const Table& t, Seat who) { return planet_of(t.player(who).at); }

}  // namespace

// Each action on a planet is one of six (MC-A501). Elsewhere each of two may be done once (MC-A502).
Verdict check(const Table& t, Seat, Kind kind, const Collect&) {
    if (kind == Kind::planet) return repeated(t, Action::collect);
    return t.turn.collected ? Violation{&rule::A502} : Verdict{};
}
void play(RuleContext& c, Seat who, Kind kind, const Collect&) {
    const SpotId at = c.s.player(who).at;
    if (kind == Kind::planet) {
        begin_action(c, who, Action::collect);
    } else {
        c.s.turn.collected = true;
        c.out.push_back(ActionTaken{who, Action::collect, at});
    }
    push_gain(c.s, who, collected_at(c.s, at), {Source::Kind::spot, at});          // MC-A504
}

// Terraforming.

void raise_level(RuleContext& c, Seat who, PlanetId planet, Resource resource) {
    Units one{};
    one[index_of(resource)] = 1;
    pay_units(c, who, one);
    std::int8_t& level = c.s.places[planet].levels[index_of(resource)];
    ++level;
    c.out.push_back(LevelRaised{actor(c.s, who), planet, resource, level});
}

namespace {

void restore(RuleContext& c, PlanetId planet) {
    State& s = c.s;
    Place& place = s.places[planet];
    PlanetRestored told{planet, {}, s.is_solo()};
    for (std::size_t i = 0; i < place.markers.size(); ++i) {               // in their order (MC-A608)
        const Marker& marker = place.markers[i];
        const int bonus = i == 0 ? kFirstBonus : i == 1 ? kSecondBonus : 0;
        gain_points(c, marker.seat, marker.spot + bonus);
        told.scores.push_back({marker.seat, marker.spot, static_cast<std::int8_t>(bonus)});
    }
    place.levels = {};
    place.markers.clear();
    place.is_restored = true;                              // MC-A606; arks, colonies and outposts stay
    c.out.push_back(told);
    ++s.completed;
    if (s.end_round || s.completed < s.options.end_planets) return;
    s.end_round = std::min(s.round + 1, kMaxRounds);       // one more full round (MC-E1)
    c.out.push_back(EndTriggered{*s.end_round, s.completed});
}

}  // namespace

void finish_terraforming(RuleContext& c, Seat who, PlanetId planet, int raised) {
    auto& markers = c.s.places[planet].markers;
    Marker mine{who, 0};
    for (const Marker& marker : markers)
        if (marker.seat == who) mine = marker;
    if (mine.spot > 0) take(markers, mine);
    mine.spot = static_cast<std::int8_t>(mine.spot + raised);              // MC-A604
    // Before all markers on the same or lower spots: the later one ranks higher (MC-A605).
    const auto at = std::find_if(markers.begin(), markers.end(), [&](const Marker& other) { return other.spot <= mine.spot; });
    markers.insert(at, mine);
    c.out.push_back(MarkerMoved{actor(c.s, who), planet, mine.spot});
    if (is_complete(c.s, planet)) restore(c, planet);
}

bool resolve_terraform(RuleContext& c) {
    const Effect effect = c.s.pending.back();
    const PlanetId planet = planet_under(c.s, effect.seat);
    // The action ends with the limit, with the last track, or without a unit to place (MC-A602, MC-A606).
    if (effect.left > 0 && may_raise_any(c.s, effect.seat, planet)) return true;
    c.s.pending.pop_back();
    finish_terraforming(c, effect.seat, planet, effect.raised);
    return false;
}

Verdict check(const Table& t, Seat who, Kind, const StartTerraform&) {
    if (Verdict v = repeated(t, Action::terraform)) return v;
    const PlanetId planet = planet_under(t, who);
    if (t.places[planet].is_restored) return Violation{&rule::A607};
    return may_raise_any(t, who, planet) ? Verdict{} : Violation{&rule::A601};
}
void play(RuleContext& c, Seat who, Kind, const StartTerraform&) {
    begin_action(c, who, Action::terraform);
    push_effect(c.s, who, Effect::Kind::terraform);
    c.s.pending.back().left = static_cast<std::int8_t>(terraform_limit(c.s, who));         // MC-A603
}

Verdict check(const Table& t, Seat who, Kind, const Raise& m) {
    return may_raise(t, who, planet_under(t, who), m.resource) ? Verdict{} : Violation{&rule::A602};
}
void play(RuleContext& c, Seat who, Kind, const Raise& m) {
    --c.s.pending.back().left;
    ++c.s.pending.back().raised;
    raise_level(c, who, planet_under(c.s, who), m.resource);
}

// Colonies.

Verdict check(const Table& t, Seat who, Kind, const BuildColony&) {
    if (Verdict v = repeated(t, Action::colony)) return v;
    return may_colonize(t, who, planet_under(t, who)) ? Verdict{} : Violation{&rule::A801};
}
void play(RuleContext& c, Seat who, Kind, const BuildColony&) {
    begin_action(c, who, Action::colony);
    push_effect(c.s, who, Effect::Kind::colony);
    push_specialists(c.s, who, colony_needs(colonies_of(c.s, who) + 1, kPlanets[planet_under(c.s, who)].colour), Purpose::colony);
}

void build_colony(RuleContext& c, Seat who) {
    const PlanetId planet = planet_under(c.s, who);
    --c.s.player(who).colony_pool;
    c.s.places[planet].colonies.push_back(who);            // barren or restored, to the end of the game (MC-A802)
    c.out.push_back(ColonyBuilt{actor(c.s, who), planet, colonies_of(c.s, who)});
}

// Outposts. Those of others do not matter (MC-A806). A new one pays from the next arrival (MC-A807).

void place_outpost(RuleContext& c, Seat who, std::optional<PlanetId> from) {
    const PlanetId planet = planet_under(c.s, who);
    if (from) take(c.s.places[*from].outposts, who);
    else --c.s.player(who).outpost_pool;
    c.s.places[planet].outposts.push_back(who);
    const int points = contains(c.s.places[planet].colonies, who) ? kOutpostBesideColony : 0;      // MC-A805
    gain_points(c, who, points);
    c.out.push_back(OutpostPlaced{actor(c.s, who), planet, from, points});
}

Verdict check(const Table& t, Seat who, Kind, const PlaceOutpost&) {
    if (Verdict v = repeated(t, Action::outpost)) return v;
    const bool is_there = contains(t.places[planet_under(t, who)].outposts, who);
    return is_there || t.player(who).outpost_pool == 0 ? Violation{&rule::A803} : Verdict{};
}
void play(RuleContext& c, Seat who, Kind, const PlaceOutpost&) {
    begin_action(c, who, Action::outpost);
    place_outpost(c, who, {});
}

Verdict check(const Table& t, Seat who, Kind, const MoveOutpost& m) {
    if (Verdict v = repeated(t, Action::outpost)) return v;
    if (contains(t.places[planet_under(t, who)].outposts, who)) return Violation{&rule::A803};
    const bool is_there = is_laid(t, m.from) && contains(t.places[m.from].outposts, who);
    return is_there && t.player(who).outpost_pool == 0 ? Verdict{} : Violation{&rule::A804};
}
void play(RuleContext& c, Seat who, Kind, const MoveOutpost& m) {
    begin_action(c, who, Action::outpost);
    place_outpost(c, who, m.from);
}

}  // namespace orrery::microcosmos
