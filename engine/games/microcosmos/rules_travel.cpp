// Travel, arrival and discovery (MC-A301 to A325).
#include "engine/games/microcosmos/rules_detail.h"

namespace orrery::microcosmos {

void pay_outposts(RuleContext& c, Seat traveller, PlanetId planet) {
    // The traveller first, then clockwise; in the solo game both are paid (MC-A309, MC-O21).
    for (const Seat owner : clockwise_from(traveller, c.s.contenders())) {
        if (!contains(c.s.places[planet].outposts, owner)) continue;
        Units got{};
        const int lost = add_units(c.s.player(owner), shown_gain(c.s, planet), got);
        c.out.push_back(OutpostIncome{actor(c.s, owner), planet, got, lost});
    }
}

namespace {

/// Returns what the upgrades give on arrival at a moon or station (MC-A310, MC-A311).
Gain arrival_gain(const Player& player, SpotKind kind) {
    Gain gain;
    if (kind == SpotKind::station) {
        gain.fixed[index_of(Resource::labour)] = player.has(Upgrade::biodome);
        gain.club = player.has(Upgrade::leisure);
    }
    if (kind == SpotKind::moon) {
        gain.fixed[index_of(Resource::mineral)] = player.has(Upgrade::space_mining);
        gain.club = player.has(Upgrade::mining_vehicles);
    }
    return gain;
}

}  // namespace

// The destination alone decides (MC-A308): a path of one route (MC-A301) up to the limit (MC-A302) leads there. A shortest path
// never uses a route twice (MC-A304), and asteroids are stops like others (MC-A307).
Verdict check(const Table& t, Seat who, Kind, const Travel& m) {
    const Player& player = t.player(who);
    const int limit = travel_limit(player);
    if (m.to >= kSpotCount || !is_laid(t, planet_of(m.to))) return Violation{&rule::A302, 0, limit};
    if (m.to == player.at) return Violation{&rule::A305};
    const Nodes goal = bit_of(node_of(t, m.to));
    if ((blocked_stops(t, who) & goal) != 0) return Violation{kind_of(m.to) == SpotKind::planet ? &rule::O9 : &rule::A306};
    return (reach(t, player.at, limit) & goal) != 0 ? Verdict{} : Violation{&rule::A302, 0, limit};
}
void play(RuleContext& c, Seat who, Kind, const Travel& m) {
    State& s = c.s;
    Player& player = s.player(who);
    if (c.out.is_heard()) c.out.push_back(Travelled{who, shortest_path(s, player.at, m.to)});
    player.at = m.to;
    s.turn.travelled = true;
    const SpotKind kind = kind_of(m.to);
    if (kind == SpotKind::planet) pay_outposts(c, who, planet_of(m.to));
    push_gain(s, who, arrival_gain(player, kind), {Source::Kind::arrival});
}

PlanetId discover(RuleContext& c, Seat who, Cell cell) {
    State& s = c.s;
    const PlanetId planet = s.planet_deck.front();         // the bottom card (MC-A323, MC-O20)
    s.planet_deck.erase(s.planet_deck.begin());
    s.grid[cell] = planet;
    s.player(who).at = spot_of(planet, 0);
    c.out.push_back(Discovered{actor(s, who), planet, cell});
    return planet;
}

void take_discovery_bonus(RuleContext& c, Seat who, PlanetId planet, Resource resource) {
    Place& place = c.s.places[planet];
    place.levels[index_of(resource)] = 1;                  // free, and no action (MC-A324)
    place.markers.push_back({who, 1});
    c.out.push_back(BonusChosen{actor(c.s, who), planet, resource});
}

Verdict check(const Table& t, Seat who, Kind, const Discover& m) {
    if (m.cell >= kCells || t.grid[m.cell] != kNoPlanet) return Violation{&rule::A322};
    return (discoveries(t, who) >> m.cell & 1u) != 0 ? Verdict{} : Violation{&rule::A321, 0, travel_limit(t.player(who))};
}
void play(RuleContext& c, Seat who, Kind, const Discover& m) {
    c.s.turn.travelled = true;
    const PlanetId planet = discover(c, who, m.cell);
    push_effect(c.s, who, Effect::Kind::discovery_bonus);
    c.s.pending.back().planet = planet;
}

Verdict check(const Table& t, Seat, Kind, const Bonus& m) {
    return kPlanets[t.pending.back().planet].tracks[index_of(m.resource)] > 0 ? Verdict{} : Violation{&rule::A324};
}
void play(RuleContext& c, Seat who, Kind, const Bonus& m) {
    take_discovery_bonus(c, who, take_top(c.s.pending).planet, m.resource);
}

}  // namespace orrery::microcosmos
