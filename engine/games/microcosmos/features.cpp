#include "engine/games/microcosmos/features.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/games/microcosmos/players.h"
#include "engine/games/microcosmos/rules.h"
#include "engine/games/microcosmos/score.h"

namespace orrery::microcosmos {

namespace {

/// What a contender could do at a spot with what it has.
struct Chances {
    int plays = 0, play_units = 0;                         ///< crew cards that match and can be paid; units and cards that they bring
    int units = 0;                                         ///< that collecting brings, as far as they fit in
    int raises = 0;                                        ///< levels of one action
    bool completes = false, colonizes = false, settles = false;
};

int units_of(const Gain& gain) { return sum_of(gain.fixed) + gain.any + gain.club + gain.deck; }

/// Returns the units and cards of a gain that the player has room for.
int fitting(const Player& player, const Gain& gain) {
    int units = 0, room = 0;
    for (std::size_t i = 0; i < kResourceCount; ++i) {
        const int free = hold_of(player) - player.resources[i];
        units += std::min<int>(gain.fixed[i], free);
        room += std::max(0, free - gain.fixed[i]);
    }
    return units + std::min<int>(gain.any, room) + std::min(gain.club + gain.deck, kCrewLimit - player.crew());
}

Chances chances_at(const Table& t, Seat who, SpotId spot) {
    Chances out;
    const Player& player = t.player(who);
    for (const Row row : kRows) {
        for (const CrewId card : player.row(row)) {
            const Half& half = active_half(card, row);
            if (!matches(half, spot) || !can_pay(player, half)) continue;
            ++out.plays;
            out.play_units += units_of(half.gain) - sum_of(half.cost) - half.any_cost;
        }
    }
    if (kind_of(spot) != SpotKind::asteroid) out.units = fitting(player, collected_at(t, spot));
    if (kind_of(spot) != SpotKind::planet) return out;
    const PlanetId planet = planet_of(spot);
    const Place& place = t.places[planet];
    if (place.is_restored) {
        for (const SurvivorId card : player.survivors) out.settles |= fits(card, planet);
    } else {
        int missing = 0;
        for (std::size_t i = 0; i < kResourceCount; ++i) {
            const int lacking = kPlanets[planet].tracks[i] - place.levels[i];
            missing += lacking;
            out.raises += std::min<int>(player.resources[i], lacking);
        }
        out.raises = std::min(out.raises, terraform_limit(t, who));
        out.completes = out.raises == missing;
    }
    out.colonizes = may_colonize(t, who, planet);
    return out;
}

void write_chances(const Chances& chances, FeatureWriter& out) {
    out.add(chances.plays, 2);
    out.add(chances.play_units, 4);
    out.add(chances.units, 3);
    out.add(chances.raises, 3);
    out.flag(chances.completes);
    out.flag(chances.colonizes);
    out.flag(chances.settles);
}

/// Returns of each chance the best that a spot within reach offers.
Chances best_in_reach(const Table& t, Seat who) {
    Chances best;
    for (Nodes rest = destinations(t, who); rest != 0; rest &= rest - 1) {
        const Chances there = chances_at(t, who, spot_at(t, std::countr_zero(rest)));
        best.plays = std::max(best.plays, there.plays);
        best.play_units = std::max(best.play_units, there.play_units);
        best.units = std::max(best.units, there.units);
        best.raises = std::max(best.raises, there.raises);
        best.completes |= there.completes;
        best.colonizes |= there.colonizes;
        best.settles |= there.settles;
    }
    return best;
}

/// Writes the tracks of the barren planets in which the contender stands, and what stands on the planets.
void write_planets(const Table& t, Seat who, FeatureWriter& out) {
    int first = 0, second = 0, spots = 0, progress = 0, beside = 0, restored_colonies = 0;
    for (const PlanetId planet : t.grid) {
        if (planet == kNoPlanet || planet == kPortal) continue;
        const Place& place = t.places[planet];
        const bool has_colony = contains(place.colonies, who);
        beside += has_colony && contains(place.outposts, who);
        restored_colonies += has_colony && place.is_restored;
        const int done = 100 * sum_of(place.levels) / kPlanets[planet].total();
        for (std::size_t i = 0; i < place.markers.size(); ++i) {
            if (place.markers[i].seat != who) continue;
            spots += place.markers[i].spot;
            progress = std::max(progress, done);
            if (i < 2) (i == 0 ? first : second) += done;
        }
    }
    out.add(first, 100);
    out.add(second, 100);
    out.add(spots, 6);
    out.add(progress, 100);
    out.add(beside, 2);
    out.add(restored_colonies, 2);
}

void write_contender(const Table& t, Seat who, bool is_own, FeatureWriter& out) {
    const auto topic = [&](Topic own) { out.topic(is_own ? own : Topic::rivals); };
    const Player& player = t.player(who);
    topic(Topic::points);
    const Points points = points_of(t, who);
    out.add(points.total(), 20);
    out.add(points.play, 20);
    out.add(points.colonies, 5);
    out.add(points.survivors, 5);
    out.add(points.upgrades, 8);
    topic(Topic::resources);
    for (const std::int8_t units : player.resources) {
        out.add(std::min<int>(units, 3), 2);
        out.add(std::max(units - 3, 0), 2);
    }
    topic(Topic::crew);
    for (const bool is_ready : player.tokens) out.flag(is_ready);
    std::array<int, kSpecialistKinds> crew = t.is_automa(who) ? automa_crew(t) : std::array<int, kSpecialistKinds>{};
    std::array<int, kColourCount + 2> edges{};             // active halves by the places that they match
    for (const Row row : kRows) {
        for (const CrewId card : player.row(row)) {
            ++crew[index_of(kCrew[card].specialist)];
            for (std::size_t edge = 0; edge < edges.size(); ++edge) edges[edge] += active_half(card, row).edges >> edge & 1;
        }
        out.add(static_cast<int>(player.row(row).size()), 3);
    }
    for (const int count : crew) out.add(count, 2);
    for (const int count : edges) out.add(count, 2);
    topic(Topic::ark);
    for (std::size_t i = 0; i < kSingleUpgrades; ++i) out.flag(player.has(static_cast<Upgrade>(i)));
    out.one_of(player.engine - 1, kEngineSteps);
    int payable = 0;
    for (std::size_t i = 0; i < kUpgradeCount; ++i) payable += may_unlock(player, static_cast<Upgrade>(i));
    out.add(payable, 3);
    out.add(completed_pairs(player), 2);
    topic(Topic::planets);
    out.add(player.outpost_pool, 2);
    out.add(outposts_of(t, who), 2);
    out.add(player.colony_pool, 4);
    out.add(colonies_of(t, who), 3);
    out.add(static_cast<int>(player.survivors.size()), 2);
    out.add(static_cast<int>(player.settled.size()), 2);
    out.add(terraform_limit(t, who), 4);
    topic(Topic::crew);
    for (std::size_t colour = 0; colour < kColourCount; ++colour)
        out.flag(player.colony_pool > 0 && can_use(player, colony_needs(std::min(colonies_of(t, who) + 1, kColonyMarkers), static_cast<Colour>(colour))));
    topic(Topic::place);
    out.one_of(static_cast<int>(kind_of(player.at)), 5);
    topic(Topic::planets);
    write_planets(t, who, out);
    topic(Topic::place);
    write_chances(chances_at(t, who, player.at), out);
    write_chances(best_in_reach(t, who), out);
}

void write_turn(const Table& t, Seat me, FeatureWriter& out) {
    const bool mine = t.turn_seat == me && t.phase != Phase::over;
    out.flag(mine);
    out.add((me - t.turn_seat + t.contenders()) % t.contenders(), 2);
    out.one_of(static_cast<int>(t.phase), 9);
    const std::optional<Asked> open = asked(t);
    out.one_of(open && open->seat == me ? static_cast<int>(open->kind) : -1, static_cast<int>(kKindCount));
    const Turn& turn = t.turn;
    out.flag(mine && turn.upgraded);
    out.flag(mine && turn.travelled);
    out.add(mine ? turn.plays : 0, 2);
    out.flag(mine && turn.collected);
    out.flag(mine && turn.token_taken);
    for (std::size_t i = 0; i < kPlanetActions; ++i) out.flag(mine && contains(turn.actions, static_cast<Action>(i)));
    // What is still to be done: gains to choose, cards to draw, levels to raise.
    int gains = 0, cards = 0, levels = 0;
    for (const Effect& effect : t.pending) {
        if (effect.seat != me) continue;
        gains += sum_of(effect.gain.fixed) + effect.gain.any;
        cards += effect.gain.club + effect.gain.deck + (effect.kind == Effect::Kind::place);
        levels += effect.left;
    }
    out.add(gains, 2);
    out.add(cards, 2);
    out.add(levels, 3);
}

}  // namespace

std::span<const Text> topic_words() {
    static constexpr std::array<Text, kTopics> kWords{
        msg("You can still do more in this turn."),
        msg("You get more points."),
        msg("You have more of what you need in the hold."),
        msg("Your crew gets better."),
        msg("Your ark gets better."),
        msg("You stand better on the planets."),
        msg("Your ark is in a good place."),
        msg("Your rivals get less."),
    };
    return kWords;
}

void write_features(const Table& t, Seat me, FeatureWriter& out) {
    out.topic(Topic::turn);
    out.one_of(t.seats - 1, kMaxMicrocosmosSeats);
    out.one_of(t.is_solo() ? static_cast<int>(t.options.difficulty) : -1, static_cast<int>(kDifficulties));
    out.add(t.round, 8);
    const int left = t.options.end_planets - t.completed;
    out.one_of(left - 1, kLongGame);
    out.flag(t.end_round.has_value());
    out.flag(t.end_round == t.round);
    int laid = 0, nearly = 0;
    for (const PlanetId planet : t.grid) {
        if (planet == kNoPlanet || planet == kPortal) continue;
        ++laid;
        nearly += !t.places[planet].is_restored && kPlanets[planet].total() - sum_of(t.places[planet].levels) <= kTerraformBase;
    }
    out.add(laid, 4);
    out.add(nearly, 2);
    write_turn(t, me, out);

    const Standing now = standing(t);
    Seat best = next_clockwise(me, t.contenders());
    int ahead = 0;
    for (const Seat other : all_seats(t.contenders())) {
        if (other == me) continue;
        ahead += now.points[other] > now.points[me];
        if (now.points[other] > now.points[best]) best = other;
    }
    out.topic(Topic::points);
    out.add(now.points[me] - now.points[best], 10);
    out.add(ahead, 2);
    out.add(evaluate(t, me) - 500, 125);                   // the judgement of section 15
    write_contender(t, me, true, out);
    write_contender(t, best, false, out);
}

}  // namespace orrery::microcosmos
