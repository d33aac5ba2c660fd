#include "engine/games/quantum/features.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/sites.h"

namespace orrery::quantum {

namespace {

constexpr int kFar = 99, kFarPlan = 70;
/// Costs of a plan in tenths of an action, after section 15. A plan without a fitting set costs more than any other.
constexpr int kOneMove = 10, kTwoMoves = 22, kLongWay = 35, kMustLeave = 10, kNoSum = kShipsPerSeat * kLongWay + 1;

int distance(Square a, Square b) { return std::abs(x_of(a) - x_of(b)) + std::abs(y_of(a) - y_of(b)); }

/// Returns the distance of a ship from the nearest of the four spaces next to the planet, as the crow flies.
int distance_to_orbit(Square ship, PlanetId planet) {
    const Square middle = middle_of(planet);
    int nearest = kFar;
    for (const int step : kNextSteps) nearest = std::min(nearest, distance(ship, static_cast<Square>(middle + step)));
    return nearest;
}

/// Returns what it costs the seat to bring ships of exactly the required sum into the planet's orbit (section 15).
int plan_cost(const Table& t, Seat seat, PlanetId planet) {
    const int required = required_number(t, planet, seat);
    std::array<int, kShipsPerSeat> numbers{}, costs{};
    std::size_t count = 0;
    unsigned in_orbit = 0;
    for (int i = 0; i < kShipsPerSeat; ++i) {
        const ShipId id = ship_of(seat, i);
        const Ship& ship = t.ships[id];
        if (!ship.on_map()) continue;
        const int far = distance_to_orbit(ship.at, planet), range = range_of(t, id);
        numbers[count] = ship.number;
        costs[count] = far == 0 ? 0 : far <= range ? kOneMove : far <= 2 * range ? kTwoMoves : kLongWay;
        if (far == 0) in_orbit |= 1u << count;
        ++count;
    }
    int best = kNoSum;
    for (unsigned set = 1; set < 1u << count; ++set) {
        int sum = 0, cost = 0;
        for (std::size_t i = 0; i < count; ++i) {
            if ((set >> i & 1u) != 0) {
                sum += numbers[i];
                cost += costs[i];
            } else if ((in_orbit >> i & 1u) != 0) {
                cost += kMustLeave;
            }
        }
        if (sum == required) best = std::min(best, cost);
    }
    return best;
}

/// Returns the attacker's chance to win in per cent (section 15), without re-rolls and Stubborn.
int chance(int a, int d) {
    constexpr std::array<int, 11> kChances{100, 97, 92, 83, 72, 58, 42, 28, 17, 8, 3};
    return kChances[static_cast<std::size_t>(std::clamp(a - d + 5, 0, 10))];
}

/// What the features tell of a seat.
struct Seen {
    int best = kNoSum, second = kNoSum;                    ///< costs of the two cheapest plans
    int ready = 0, near = 0;                               ///< planets with the sum in orbit; planets one move from it
    int open = 0;                                          ///< eligible planets
    std::array<int, 7> on_map{};                           ///< ships by number
    int ships = 0, scrapped = 0, reserve = 0;
    int danger = 0;                                        ///< of each own ship, the best chance of a rival in range; their sum, in hundredths
    int attack = 0, attacks = 0;                           ///< best chance of an attack within range; number of such attacks
};

Seen seen_of(const Table& t, Seat seat) {
    Seen out;
    for_each_planet(t, [&](PlanetId planet) {
        if (!is_eligible(t, planet, seat)) return;
        ++out.open;
        const int cost = plan_cost(t, seat, planet);
        if (cost < out.best) {
            out.second = out.best;
            out.best = cost;
        } else {
            out.second = std::min(out.second, cost);
        }
        out.ready += sum_fits(t, planet, seat, required_number(t, planet, seat));
        out.near += cost > 0 && cost <= kOneMove;
    });
    // Cards that lower a total are taken to apply always, also Strategic, which needs a ship beside the fighting one.
    const auto fighting = [&](ShipId ship) { return t.ships[ship].number + total_of(t, owner_of(ship), Op::combat_modifier); };
    for (int i = 0; i < kShipsPerSeat; ++i) {
        const ShipId id = ship_of(seat, i);
        const Ship& ship = t.ships[id];
        out.scrapped += ship.at == kScrapyard;
        out.reserve += ship.at == kReserve;
        if (!ship.on_map()) continue;
        ++out.ships;
        ++out.on_map[static_cast<std::size_t>(std::clamp<int>(ship.number, 0, 6))];
        int worst = 0;
        for (std::size_t k = 0; k < t.ship_count(); ++k) {
            const auto other = static_cast<ShipId>(k);
            const Ship& enemy = t.ships[other];
            if (owner_of(other) == seat || !enemy.on_map()) continue;
            const int far = distance(ship.at, enemy.at);
            if (far <= range_of(t, other)) worst = std::max(worst, chance(fighting(other), fighting(id)));
            if (far <= range_of(t, id)) {
                out.attack = std::max(out.attack, chance(fighting(id), fighting(other)));
                ++out.attacks;
            }
        }
        out.danger += worst;
    }
    return out;
}

void write_seat(const Table& t, Seat seat, bool is_own, const Seen& seen, FeatureWriter& out) {
    const Player& player = t.players[seat];
    const auto topic = [&](Topic own) { out.topic(is_own ? own : Topic::rivals); };
    topic(Topic::cubes);
    out.add(player.cubes_left, 4);
    out.one_of(player.cubes_left, 3);
    topic(Topic::dice);
    out.one_of(player.dominance - 1, 6);
    out.one_of(player.research - 1, 6);
    out.add(player.cards_owed, 2);
    out.add(static_cast<int>(player.commands.size()), 2);
    topic(Topic::sums);
    out.add(std::min(seen.best, kFarPlan), 20);
    out.add(std::min(seen.second, kFarPlan), 20);
    out.flag(seen.best == 0);
    out.flag(seen.best > 0 && seen.best <= kOneMove);
    out.flag(seen.best == kNoSum);
    out.add(seen.ready, 2);
    out.add(seen.near, 2);
    out.add(seen.open, 4);
    topic(Topic::fleet);
    for (std::size_t number = 1; number < seen.on_map.size(); ++number) out.add(seen.on_map[number], 2);
    out.add(seen.ships, 4);
    out.add(seen.scrapped, 2);
    out.add(seen.reserve, 2);
    topic(Topic::combat);
    out.add(seen.danger, 100);
    out.add(seen.attack, 100);
    out.add(seen.attacks, 4);
    topic(Topic::dice);
    std::array<bool, kCommandCount> held{};
    for (const CardId card : player.commands) held[static_cast<std::size_t>(command_of(card))] = true;
    for (const bool holds : held) out.flag(holds);
}

/// Writes the fight from the side of `me`; 0 if there is none, or the seat takes no part in it.
void write_combat(const Table& t, Seat me, FeatureWriter& out) {
    const bool fights = t.combat && (owner_of(t.combat->attacker) == me || owner_of(t.combat->defender) == me);
    const bool attacks = fights && owner_of(t.combat->attacker) == me;
    out.flag(fights);
    out.flag(attacks);
    const bool rolled = fights && t.combat->attack_die > 0 && t.combat->defense_die > 0;
    const bool wins = rolled && attacker_wins(t, *t.combat) == attacks;
    out.flag(wins);
    out.flag(rolled && !wins);
    out.flag(t.combat.has_value() && !fights);
}

}  // namespace

std::span<const Text> topic_words() {
    static constexpr std::array<Text, kTopics> kWords{
        msg("You can still do more in this turn."),
        msg("Your ships are nearer to the number of a planet."),
        msg("You are nearer to your last quantum cube."),
        msg("Research, dominance and your cards get better."),
        msg("Your fleet has better ships."),
        msg("Your ships are safer, or threaten more."),
        msg("Your rivals are farther from their cubes."),
    };
    return kWords;
}

void write_features(const Table& t, Seat me, FeatureWriter& out) {
    PerSeat<Seen> all;
    Seat best = next_clockwise(me, t.seats);
    const auto ahead = [&](Seat seat) { return -100 * t.players[seat].cubes_left - all[seat].best + 3 * t.players[seat].dominance; };
    for (const Seat seat : all_seats(t.seats)) all[seat] = seen_of(t, seat);
    for (const Seat seat : clockwise_from(best, t.seats))
        if (seat != me && ahead(seat) > ahead(best)) best = seat;

    out.topic(Topic::turn);
    out.one_of(t.seats - 2, 3);
    out.one_of(static_cast<int>(t.phase), 5);
    const bool has_turn = t.phase == Phase::actions || t.phase == Phase::cards;
    const bool mine = has_turn && t.turn.seat == me;
    out.flag(mine);
    out.flag(has_turn && t.turn.seat == best);
    out.one_of(mine ? t.turn.actions : -1, 5);
    out.add(has_turn && !mine ? t.turn.actions : 0, 3);
    out.add(has_turn ? (me - t.turn.seat + t.seats) % t.seats : 0, 3);
    out.topic(Topic::sums);
    out.flag(mine && t.turn.actions >= 2 && all[me].ready > 0);                 // can build now
    out.flag(mine && t.turn.actions >= 2 && all[me].ready > 0 && t.players[me].cubes_left == 1);
    out.topic(Topic::rivals);
    out.flag(!mine && all[best].ready > 0 && t.players[best].cubes_left == 1);  // a rival is about to win
    out.topic(Topic::turn);
    out.add(mine ? t.turn.bonus_turns : 0);
    out.flag(t.infamy == me);
    out.flag(t.infamy && *t.infamy != me);
    const std::optional<Asked> open = asked(t);
    out.flag(open && open->seat == me);
    out.flag(t.pending && mine);
    out.flag(!t.rolls.empty() && mine);
    out.topic(Topic::combat);
    write_combat(t, me, out);
    out.topic(Topic::cubes);
    int slots = 0;
    for_each_planet(t, [&](PlanetId planet) { slots += has_free_slot(t, planet); });
    out.add(slots, 6);
    out.add(t.players[best].cubes_left - t.players[me].cubes_left, 2);
    write_seat(t, me, true, all[me], out);
    write_seat(t, best, false, all[best], out);
    // The other rivals together.
    out.topic(Topic::rivals);
    int rivals_ready = 0, rivals_least = 9;
    for (const Seat seat : all_seats(t.seats)) {
        if (seat == me) continue;
        rivals_ready += all[seat].ready;
        rivals_least = std::min<int>(rivals_least, t.players[seat].cubes_left);
    }
    out.add(rivals_ready, 2);
    out.add(rivals_least, 4);
}

}  // namespace orrery::quantum
