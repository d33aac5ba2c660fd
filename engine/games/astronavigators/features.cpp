#include "engine/games/astronavigators/features.h"

#include <algorithm>
#include <array>

#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rules.h"
#include "engine/games/astronavigators/score.h"
#include "engine/games/astronavigators/sky.h"

namespace orrery::astronavigators {

namespace {

constexpr int kMostLegs = 4;                               ///< legs to a space, as far as they are told apart

/// Returns the NK that an observation of the card brings the player, set rewards included.
int worth_of(const Player& player, CardId card) {
    int worth = kCards[card].nk;
    for (SetId set = 0; set < kSetCount; ++set)
        if ((kCards[card].icons & icon_of(set)) != 0 && player.sets[set] == SetState::open && observed_with(player, set) + 1 == kSets[set].threshold)
            worth += kSetReward;
    return worth;
}

/// Writes what the player would gain by observing in each week: the top cards, those in the slot, and how many are in sight.
void write_sights(const Table& t, const Player& player, FeatureWriter& out) {
    int seen = 0, best = 0, planned = 0, moons = 0;
    if (player.is_on(Map::earth) && player.is_playing()) {
        for (int week = 1; week <= kWeeks; ++week) {
            if (t.week(week).empty()) continue;
            const CardId card = t.week(week).back();
            if (failure_of(t, player, card, From::direct, week)) continue;
            ++seen;
            best = std::max(best, worth_of(player, card));
            moons += is_moon(card) && player.moon(kCards[card].phase) == MoonState::inactive;
        }
        for (const CardId card : player.schedule) {
            bool in_sight = false;
            for (int week = 1; week <= kWeeks; ++week) in_sight |= !failure_of(t, player, card, From::planned, week);
            if (in_sight) planned = std::max(planned, worth_of(player, card));
        }
    }
    out.add(seen, 2);
    out.add(best, 8);
    out.add(planned, 8);
    out.add(moons);
}

void write_sets(const Table& t, const Player& player, FeatureWriter& out) {
    for (SetId set = 0; set < kSetCount; ++set) {
        const int missing = player.sets[set] == SetState::open ? kSets[set].threshold - observed_with(player, set) : 0;
        out.add(std::clamp(missing, 0, 4), 2);
        out.flag(player.sets[set] == SetState::ready);
        out.flag(player.sets[set] == SetState::used);
    }
    for (const MoonState moon : player.moons) {
        out.flag(moon == MoonState::active);
        out.flag(moon == MoonState::used);
    }
    out.flag(player.sxt != 0);
    out.flag(player.sct != kNoSet);
    out.flag(player.sct != kNoSet && matches(t, player, player.sct));
    out.flag(player.ai != kNoSet);
    out.flag(player.ai != kNoSet && matches(t, player, player.ai));
}

void write_tiles(const Player& player, FeatureWriter& out) {
    int unused = 0, flags = 0, spacecraft = 0;
    for (const OwnTile& own : player.tiles) {
        if (own.is_used) continue;
        ++unused;
        flags += kTiles[own.id].has_flag;
        spacecraft += kTiles[own.id].icon == Transport::spacecraft;
    }
    for (std::size_t i = 0; i < kContinentCount; ++i) out.flag(has_continent(player, static_cast<Continent>(i)));
    out.add(static_cast<int>(player.tiles.size()), 4);
    out.add(unused, 3);
    out.add(flags, 2);
    out.add(spacecraft, 2);
    out.flag(player.continent_bonus);
    for (const Transport transport : kTransportList) out.flag(has(player.used_transports, transport));
    out.flag(player.vehicle_bonus);
}

void write_quests(const Player& player, FeatureWriter& out) {
    int observed = 0, nearest = kMostLegs + 1;
    for (const QuestId quest : player.quests) {
        observed += observed_of(player, quest);
        if (!player.is_on(Map::earth) || observed_of(player, quest) == 0) continue;
        for (const SpaceId target : kQuests[quest].targets.spaces)
            if (target != kNoSpace) nearest = std::min(nearest, target == player.vehicle.at ? 0 : legs_between(player.vehicle.at, target, kMostLegs));
    }
    out.add(static_cast<int>(player.quests.size()), 2);
    out.add(observed, 2);
    out.add(nearest, 2);
    out.add(player.is_on(Map::earth) ? static_cast<int>(completable(player).size()) : 0);
    out.add(static_cast<int>(player.instruments.size()), 2);
    for (int kind = 0; kind <= static_cast<int>(EffectKind::moon_tolerance); ++kind) out.flag(player.has_instrument(static_cast<EffectKind>(kind)));
}

void write_player(const Table& t, Seat who, bool is_own, const std::optional<AgendaId>& agenda, FeatureWriter& out) {
    const auto topic = [&](Topic own) { out.topic(is_own ? own : Topic::rivals); };
    topic(Topic::knowledge);
    const Player& player = t.players[who];
    const Points points = points_of(t, who);
    const int to_come = dv_to_come(t, who);
    out.add(points.total(), 4);
    for (std::size_t i = 0; i < kCategories; ++i) out.add(points[static_cast<Category>(i)], 2);
    out.add(player.nk, 40);
    topic(Topic::flight);
    out.add(player.dv, 40);
    out.add(to_come, 40);
    out.add(player.nk - player.dv - to_come, 40);
    out.flag(player.dv > player.nk);
    out.add(position_value(t, who, agenda), 1000);
    out.one_of(static_cast<int>(player.fate), 3);
    out.flag(player.status == Status::astronaut);
    const bool is_down = player.is_on(Map::earth), is_up = player.is_on(Map::orbit);
    out.flag(is_down);
    out.flag(is_up);
    out.add(is_up ? player.vehicle.at + 1 : 0, 4);
    out.flag(is_up && player.vehicle.at >= kMoon);
    out.add(is_up ? kSplashdown - player.vehicle.at : 0, 4);
    const int legs = !is_down ? 0 : player.vehicle.at == kLaunchSpace ? 0 : legs_between(player.vehicle.at, kLaunchSpace, kMostLegs);
    topic(Topic::place);
    out.one_of(is_down ? legs : -1, kMostLegs + 1);
    out.add(is_down ? row_of(player.vehicle.at) : 0, 3);
    out.flag(is_at_sea(player));
    out.one_of(is_down ? static_cast<int>(player.face) : -1, static_cast<int>(kTransportCount));
    topic(Topic::sets);
    out.add(static_cast<int>(player.observed.size()), 8);
    out.add(static_cast<int>(player.schedule.size()));
    write_sets(t, player, out);
    topic(Topic::tiles);
    write_tiles(player, out);
    topic(Topic::quests);
    write_quests(player, out);
    topic(Topic::sights);
    write_sights(t, player, out);
    topic(Topic::flight);
    out.add(static_cast<int>(player.orbit_stacks.size()), 3);
    out.flag(player.swap_tile != kNoOrbitTile);
    out.flag(player.abort_used);
    out.flag(player.abort_stage_used);
    out.one_of(static_cast<int>(player.module), 3);
    topic(Topic::round);
    out.flag(player.joined == true);
    out.flag(player.disc_done);
    out.add(player.disc ? player.disc->week : 0, 2);
    out.one_of(player.disc && !player.disc_done ? static_cast<int>(player.disc->action) : -1, static_cast<int>(kActions.size()));
}

void write_turn(const Table& t, Seat me, FeatureWriter& out) {
    const std::optional<Asked> open = asked(t);
    out.one_of(open && open->seat == me ? static_cast<int>(open->kind) : -1, static_cast<int>(kKindCount));
    const bool mine = t.turn && t.turn->seat == me;
    out.flag(mine);
    const Turn turn = mine ? *t.turn : Turn{};
    out.one_of(mine ? static_cast<int>(turn.stage) : -1, static_cast<int>(kStepKinds));
    out.one_of(turn.transport ? static_cast<int>(*turn.transport) : -1, static_cast<int>(kTransportCount));
    out.add(turn.steps_left, 3);
    out.flag(turn.steps_taken > 0);
    out.flag(turn.moved);
    out.flag(turn.rolled_vehicle);
    out.flag(turn.rolled_compass);
    out.flag(turn.advanced);
    out.flag(turn.ai_used);
    out.add(turn.pending_dv.value_or(0), 16);
    out.flag(turn.pending_reduced);
    out.add(static_cast<int>(turn.quest_tiles.size()), 2);
}

}  // namespace

std::span<const Text> topic_words() {
    static constexpr std::array<Text, kTopics> kWords{
        msg("The rest of the round suits you."),
        msg("You get more NK."),
        msg("Your flight gets safer, or farther."),
        msg("Your vehicle is in a good place."),
        msg("Your observations bring you nearer to sets and moons."),
        msg("Your vehicles and continent tiles bring more."),
        msg("Your quests and instruments get on."),
        msg("You can see more of the cards on the board."),
        msg("Your rivals get less."),
    };
    return kWords;
}

void write_features(const View& v, FeatureWriter& out) {
    const Table& t = v.table;
    const auto agenda_of = [&](Seat seat) { return seat == v.who ? v.own.agenda : std::optional<AgendaId>{}; };
    PerSeat<int> values;
    Seat best = next_clockwise(v.who, t.seats);
    int ahead = 0;
    for (const Seat seat : all_seats(t.seats)) values[seat] = position_value(t, seat, agenda_of(seat));
    for (const Seat seat : clockwise_from(best, t.seats)) {
        if (seat == v.who) continue;
        ahead += values[seat] > values[v.who];
        if (values[seat] > values[best]) best = seat;
    }

    out.topic(Topic::round);
    out.one_of(t.seats - kMinSeats, kMostSeats - kMinSeats + 1);
    out.flag(t.is_astronavigator());
    out.add(t.round, 8);
    out.flag(t.year == 2);
    out.add(kSunSteps - t.sun_step, 6);
    const int last = t.is_astronavigator() ? kYears * kSunSteps : kSunSteps;
    out.add(std::min(last - t.round, 8), 4);
    out.one_of(static_cast<int>(t.phase), static_cast<int>(kPhaseKinds));
    out.flag(t.first_seat == v.who);
    out.add(static_cast<int>(t.landing_order.size()));
    out.add(static_cast<int>(t.return_order.size()));
    out.add(static_cast<int>(t.lost_order.size()));
    out.flag(t.first_launch_seat.has_value());
    out.flag(t.first_launch_seat == v.who);
    write_turn(t, v.who, out);

    out.topic(Topic::knowledge);
    out.add(values[v.who] - values[best], 500);
    out.add(ahead, 2);
    const std::optional<AgendaId> agenda = agenda_of(v.who);
    out.flag(agenda && fulfils(t, v.who, *agenda));
    int own_tiles = 0;
    for (const OrbitTileId tile : v.own.orbit_tiles) own_tiles += kOrbitTiles[tile].dv;
    out.add(own_tiles, 20);
    write_player(t, v.who, true, agenda, out);
    write_player(t, best, false, agenda_of(best), out);
}

}  // namespace orrery::astronavigators
