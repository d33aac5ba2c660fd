#include "engine/games/quantum/features.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/games/quantum/prospects.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/sites.h"

namespace orrery::quantum {

namespace {

constexpr int kFarPlan = 70;

void write_seat(const Table& t, Seat seat, bool is_own, const Prospects& seen, FeatureWriter& out) {
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
    PerSeat<Prospects> all;
    Seat best = next_clockwise(me, t.seats);
    const auto ahead = [&](Seat seat) { return -100 * t.players[seat].cubes_left - all[seat].best + 3 * t.players[seat].dominance; };
    for (const Seat seat : all_seats(t.seats)) all[seat] = prospects_of(t, seat);
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
