// What a player has and may pay, as functions of the table.
#pragma once

#include <optional>

#include "engine/games/microcosmos/galaxy.h"
#include "engine/games/microcosmos/state.h"

namespace orrery::microcosmos {

/// Returns the limit of each resource (MC-A101, MC-O11).
inline int hold_of(const Player& player) { return player.has(Upgrade::cargo_hold) ? kLargeHold : kHold; }
inline bool is_full(const Player& player) {
    for (const std::int8_t units : player.resources)
        if (units < hold_of(player)) return false;
    return true;
}
inline bool has_units(const Player& player, const Units& cost) {
    for (std::size_t i = 0; i < kResourceCount; ++i)
        if (player.resources[i] < cost[i]) return false;
    return true;
}

inline bool has_room(const Player& player, Row row) { return !player.row(row).full(); }       // MC-A107
/// Returns the row of a crew card; nullopt if the player does not have it.
inline std::optional<Row> row_of(const Player& player, CrewId card) {
    for (const Row row : kRows)
        if (contains(player.row(row), card)) return row;
    return {};
}
/// Calls `each(card)` for the crew cards of both rows, in the order of section 8.5.
template <class Each>
void for_crew(const Player& player, Each each) {
    for (const Row row : kRows)
        for (const CrewId card : player.row(row)) each(card);
}

/// Returns the number of cards and ready tokens that meet the requirement (MC-A114).
inline int sources_of(const Player& player, Specialist need) {
    int count = 0;
    for_crew(player, [&](CrewId card) { count += meets(kCrew[card].specialist, need); });
    for (const Specialist kind : kSpecialists) count += player.tokens[index_of(kind)] && meets(kind, need);
    return count;
}

using Needs = FixedVector<Specialist, kMostNeeds>;

/// Returns the specialists that the n-th colony needs on a planet of this colour, in the order of MC-A115.
inline Needs colony_needs(int n, Colour colour) {
    const ColonyCost& cost = kColonyCosts[static_cast<std::size_t>(n - 1)];
    Needs out;
    for (int i = 0; i < cost.engineers; ++i) out.push_back(Specialist::engineer);
    for (int i = 0; i < cost.planet_leaders; ++i) out.push_back(leader_of(colour));
    for (int i = 0; i < cost.any_leaders; ++i) out.push_back(Specialist::any_leader);
    return out;
}
/// Returns whether the player can use all these specialists. Each needs a source of its own; the leaders of one colour among
/// `needs` are all of the same colour (MC-A115).
inline bool can_use(const Player& player, const Needs& needs) {
    int engineers = 0, leaders = 0;
    for (const Specialist need : needs) {
        if (!is_leader(need)) ++engineers;
        else ++leaders;
        if (sources_of(player, need) == 0) return false;
    }
    return sources_of(player, Specialist::engineer) >= engineers && sources_of(player, Specialist::any_leader) >= leaders;
}

/// Returns whether nothing of the upgrade is left to unlock.
inline bool is_unlocked(const Player& player, Upgrade upgrade) {
    return upgrade == Upgrade::engine ? player.engine == kEngineSteps : player.has(upgrade);
}
/// Returns whether the player can unlock the upgrade or its next step (MC-A202, MC-A103).
inline bool may_unlock(const Player& player, Upgrade upgrade) {
    const UpgradeKind& kind = kUpgrades[index_of(upgrade)];
    return !is_unlocked(player, upgrade) && has_units(player, kind.cost) && sources_of(player, kind.need) > 0;
}
inline int completed_pairs(const Player& player) {
    int pairs = 0;
    for (const auto& pair : kUpgradePairs) pairs += player.has(pair[0]) && player.has(pair[1]);
    return pairs;
}

// The galaxy.

inline int colonies_of(const Table& t, Seat who) {
    int count = 0;
    for (const PlanetId planet : t.grid)
        if (planet != kNoPlanet) count += contains(t.places[planet].colonies, who);
    return count;
}
inline int outposts_of(const Table& t, Seat who) {
    int count = 0;
    for (const PlanetId planet : t.grid)
        if (planet != kNoPlanet) count += contains(t.places[planet].outposts, who);
    return count;
}
/// Returns the levels that the player may raise in one action (MC-A603).
inline int terraform_limit(const Table& t, Seat who) { return kTerraformBase + colonies_of(t, who) + outposts_of(t, who); }
/// Returns what the top of a planet shows now (MC-A504, MC-Q22).
inline const Units& shown_gain(const Table& t, PlanetId planet) {
    return t.places[planet].is_restored ? kPlanets[planet].after : kPlanets[planet].before;
}
/// Returns what collecting at a spot gives. Precondition: not an asteroid.
inline Gain collected_at(const Table& t, SpotId spot) {
    const PlanetId planet = planet_of(spot);
    switch (kind_of(spot)) {
        case SpotKind::planet: return Gain{shown_gain(t, planet)};
        case SpotKind::moon: return kPlanets[planet].moon;
        case SpotKind::station: return kPlanets[planet].station;
        case SpotKind::portal: return kPlanets[planet].portal;
        case SpotKind::asteroid: break;
    }
    return {};
}
inline bool is_complete(const Table& t, PlanetId planet) { return t.places[planet].levels == kPlanets[planet].tracks; }
/// Returns whether the player can raise this track of a barren planet by a unit (MC-A602).
inline bool may_raise(const Table& t, Seat who, PlanetId planet, Resource resource) {
    const std::size_t i = index_of(resource);
    return t.player(who).resources[i] > 0 && t.places[planet].levels[i] < kPlanets[planet].tracks[i];
}
inline bool may_raise_any(const Table& t, Seat who, PlanetId planet) {
    for (const Resource resource : kResources)
        if (may_raise(t, who, planet, resource)) return true;
    return false;
}
/// Returns whether a contender has a colony marker, no colony there yet, and the specialists that one needs (MC-A801).
inline bool may_colonize(const Table& t, Seat who, PlanetId planet) {
    const Player& player = t.player(who);
    return player.colony_pool > 0 && !contains(t.places[planet].colonies, who) &&
           can_use(player, colony_needs(colonies_of(t, who) + 1, kPlanets[planet].colour));
}

/// Returns the half of a card that touches the cargo card (MC-A403).
inline const Half& active_half(CrewId card, Row row) { return row == Row::lower ? kCrew[card].top : kCrew[card].bottom; }
/// Returns whether the half matches the spot (MC-A404).
inline bool matches(const Half& half, SpotId spot) {
    switch (kind_of(spot)) {
        case SpotKind::portal: return true;
        case SpotKind::planet: return (half.edges & edge_of(kPlanets[planet_of(spot)].colour)) != 0;
        case SpotKind::moon: return (half.edges & kMoonEdge) != 0;
        case SpotKind::station: return (half.edges & kStationEdge) != 0;
        case SpotKind::asteroid: break;
    }
    return false;
}
/// Returns whether the cost of the half can be paid (MC-A405).
inline bool can_pay(const Player& player, const Half& half) {
    return has_units(player, half.cost) && sum_of(player.resources) - sum_of(half.cost) >= half.any_cost;
}
inline int play_limit(SpotId spot) { return kind_of(spot) == SpotKind::portal ? kPortalPlays : kPlays; }      // MC-A401

/// Returns the number of actions on the planet where the ark is (MC-A506).
inline int action_limit(const Table& t, Seat who) {
    const Player& player = t.player(who);
    const bool is_double = player.has(Upgrade::robotics) && contains(t.places[planet_of(player.at)].colonies, who);
    return is_double ? kRoboticActions : kActions;
}
/// Returns whether the survivor has the colour of the planet.
inline bool fits(SurvivorId card, PlanetId planet) { return (kSurvivors[card].colours & edge_of(kPlanets[planet].colour)) != 0; }
inline bool may_keep(const Table& t, Seat who, SurvivorId card) {             // MC-A702
    const Player& player = t.player(who);
    return fits(card, planet_of(player.at)) && !player.survivors.full();
}

// Cards that can be drawn. Their number follows from the cards that lie open.

/// Returns the number of crew cards in the deck and the discard pile together (MC-A113).
inline int drawable_crew(const Table& t) {
    std::size_t elsewhere = t.robot.crew.size();
    for (const CrewId card : t.club) elsewhere += card != kNoCrew;
    for (const Seat seat : all_seats(t.contenders())) {
        const Player& player = t.player(seat);
        elsewhere += player.hand.size() + static_cast<std::size_t>(player.crew());
    }
    for (const Effect& effect : t.pending) elsewhere += effect.kind == Effect::Kind::place;
    return static_cast<int>(kCrewCount) - static_cast<int>(elsewhere);
}
/// Returns the number of survivor cards in the deck and the discard pile together (MC-A704).
inline int drawable_survivors(const Table& t) {
    std::size_t elsewhere = 0;
    for (const Seat seat : all_seats(t.contenders())) elsewhere += t.player(seat).survivors.size() + t.player(seat).settled.size();
    bool has_source = false, has_keep = false;
    for (const Effect& effect : t.pending) {
        elsewhere += effect.survivors.size();
        has_keep = has_keep || !effect.survivors.empty();
        has_source = has_source || (effect.kind == Effect::Kind::gain && effect.source.kind == Source::Kind::survivor);
    }
    return static_cast<int>(kSurvivorCount) - static_cast<int>(elsewhere) - (has_source && !has_keep ? 1 : 0);
}
inline bool club_is_empty(const Table& t) {
    for (const CrewId card : t.club)
        if (card != kNoCrew) return false;
    return true;
}

// Automa.

/// Returns the numbers of the Automa's crew cards by kind (MC-O6).
inline std::array<int, kSpecialistKinds> automa_crew(const Table& t) {
    std::array<int, kSpecialistKinds> out{};
    for (const CrewId card : t.robot.crew) ++out[index_of(kCrew[card].specialist)];
    return out;
}
/// Requirement that the Automa's payment is at (section 8.2).
inline Specialist automa_need(const Effect& pay) { return pay.any_leaders > 0 ? Specialist::any_leader : Specialist::any_specialist; }
/// Returns the number of kinds that the Automa could use for the requirement.
inline int automa_choices(const Table& t, Specialist need) {
    const auto held = automa_crew(t);
    int kinds = 0;
    for (const Specialist kind : kSpecialists) kinds += held[index_of(kind)] > 0 && meets(kind, need);
    return kinds;
}

}  // namespace orrery::microcosmos
