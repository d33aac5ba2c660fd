// Worked examples of the specification (section 11) that need no document, and whole random games under the invariants.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/games/astronavigators/game.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "engine/games/astronavigators/sky.h"

namespace orrery::astronavigators {
namespace {

CardId card(std::string_view id) { return *card_by_id(id); }

// What is visible.

struct Sky {
    Table table;
    Player player;

    Sky(int row, int sun_step) {
        table.sun_step = static_cast<std::int8_t>(sun_step);
        player.vehicle = {Map::earth, static_cast<SpaceId>((kPolarRow - row) * kColumns)};
    }
    Sky with(std::string_view instrument) const {
        Sky out = *this;
        out.player.instruments.push_back(*instrument_by_id(instrument));
        return out;
    }
    std::optional<Failure> look(std::string_view id, From from = From::direct, int week = 1) const {
        return failure_of(table, player, card(id), from, week);
    }
};

TEST(AstroNavigatorsSky, MoonCardsNeedTheirWeek) {         // 11.1, 11.2, AN-A93
    const Sky sky(1, 0);
    EXPECT_FALSE(sky.look("moon_1b", From::direct, 1));
    EXPECT_EQ(sky.look("moon_1b", From::direct, 3), Failure::wrong_week);
    EXPECT_FALSE(sky.with("moon_rock").look("moon_1b", From::direct, 4));
    EXPECT_FALSE(sky.with("moon_rock").look("moon_1b", From::direct, 2));
    EXPECT_EQ(sky.with("moon_rock").look("moon_1b", From::direct, 3), Failure::wrong_week);
}

TEST(AstroNavigatorsSky, DaylightOfTheYear) {
    EXPECT_FALSE(Sky(1, 0).look("leo"));                   // 11.3
    EXPECT_EQ(Sky(1, 0).look("pisces"), Failure::daylight);
    EXPECT_EQ(Sky(1, 5).look("leo"), Failure::daylight);   // 11.4
    EXPECT_EQ(Sky(2, 3).look("orion"), Failure::daylight); // 11.5
    EXPECT_FALSE(Sky(2, 9).look("orion"));
    EXPECT_FALSE(Sky(-2, 3).look("crux"));                 // 11.6
    EXPECT_EQ(Sky(-2, 3).look("orion"), Failure::daylight);
    EXPECT_FALSE(Sky(2, 3).look("draco"));                 // 11.7
}

TEST(AstroNavigatorsSky, TheHorizon) {                     // 11.8
    EXPECT_EQ(Sky(2, 6).look("crux"), Failure::below_horizon);
    EXPECT_EQ(Sky(2, 6).with("armillary_sphere").look("crux"), Failure::daylight);
}

TEST(AstroNavigatorsSky, PolarRows) {                      // 11.9
    EXPECT_FALSE(Sky(3, 8).look("ursa_minor"));
    EXPECT_EQ(Sky(3, 8).look("sagittarius"), Failure::below_horizon);
    Sky literal(3, 8);
    literal.table.options.polar_literal = true;
    EXPECT_FALSE(literal.look("sagittarius"));
    EXPECT_EQ(Sky(3, 0).look("ursa_minor"), Failure::midnight_sun);
    EXPECT_FALSE(Sky(3, 0).with("ice_telescope").look("ursa_minor"));              // AN-A92
    EXPECT_FALSE(Sky(-3, 4).look("crux"));
    for (int step = 0; step < kSunSteps; ++step) {         // the polar nights
        EXPECT_EQ(!Sky(3, step).look("ursa_minor"), step >= 8 && step <= 10) << step;
        EXPECT_EQ(!Sky(-3, step).look("octans"), step >= 2 && step <= 4) << step;
    }
}

TEST(AstroNavigatorsSky, InstrumentsAgainstDaylight) {
    EXPECT_FALSE(Sky(1, 5).with("radio_array").look("leo", From::planned));        // AN-A83
    EXPECT_EQ(Sky(1, 5).with("radio_array").look("leo"), Failure::daylight);
    // In September the sun covers 9 to 14 in row 0 from row +1; the Gnomon leaves 10 to 13 (AN-A84).
    EXPECT_EQ(Sky(1, 6).look("leo"), Failure::daylight);
    EXPECT_EQ(Sky(1, 6).with("gnomon").look("leo"), Failure::daylight);
    int helped = 0;                                        // the Mural quadrant never hides what was visible (AN-A86)
    for (int row = -2; row <= 2; ++row)
        for (int step = 0; step < kSunSteps; ++step)
            for (CardId id = 0; id < kConstellations; ++id) {
                const Sky sky(row, step), shifted = sky.with("quadrant");
                const bool before = !sky.look(kCards[id].id), after = !shifted.look(kCards[id].id);
                EXPECT_TRUE(after || !before) << kCards[id].id;
                helped += after && !before;
            }
    EXPECT_GT(helped, 0);
}

// The orbit map.

State first(int seats, Mode mode = Mode::astronavigator) {
    Options options;
    options.mode = mode;
    options.first_player = Seat{0};
    Events none;
    State s = start(options, seats, Rng(7), nullptr, none);
    while (s.phase == Phase::setup) apply(s, *to_act(s), legal_moves(s, *to_act(s))[0], nullptr, none);
    return s;
}

/// Puts a vehicle on the orbit map.
void put(State& s, Seat seat, std::string_view stage) {
    Player& player = s.players[seat];
    player.vehicle = {Map::orbit, *stage_by_id(stage)};
    player.status = Status::astronaut;
    player.face = Transport::spacecraft;
    player.used_transports = static_cast<Bits>(player.used_transports | bit_of(Transport::spacecraft));
    player.module = player.vehicle.at >= kMoon ? Module::moon : player.vehicle.at >= kDocking ? Module::die : Module::board;
    if (player.vehicle.at >= kMoon) s.landing_order.push_back(seat);
    if (!s.first_launch_seat) s.first_launch_seat = seat;
    if (has_stack(player.vehicle.at)) {
        const StackId stack = stack_at(player.vehicle.at);
        if (s.revealed[stack] == kNoOrbitTile) s.revealed[stack] = s.hidden_board[stack];
        s.hidden_board[stack] = kNoOrbitTile;
    }
}

TEST(AstroNavigatorsOrbit, FullSpacesAreSkipped) {         // 11.21, 11.22
    State s = first(4);
    put(s, 1, "blue_2");
    EXPECT_EQ(next_stage(s, std::nullopt), *stage_by_id("blue_1"));
    put(s, 0, "blue_1");
    EXPECT_EQ(next_stage(s, s.players[0].vehicle.at), *stage_by_id("blue_3"));
    put(s, 2, "blue_5");
    EXPECT_EQ(next_stage(s, s.players[0].vehicle.at), *stage_by_id("blue_2"));     // three vehicles: room for two
    State landing = first(2);
    put(landing, 0, "blue_4");
    put(landing, 1, "blue_5");
    EXPECT_EQ(next_stage(landing, landing.players[0].vehicle.at), kMoon);
}

/// Brings seat 0 of two to the decision `space` at a stage, with this much NK and DV.
State in_space(std::string_view stage, int nk, int dv) {
    State s = first(2);
    s.players[0].nk = static_cast<std::int16_t>(nk);
    s.players[0].dv = static_cast<std::int16_t>(dv);
    put(s, 0, stage);
    for (const Seat seat : all_seats(2)) s.players[seat].tiles[0].is_used = true;  // no quest can be started
    Events none;
    apply(s, 0, Select{1, Action::travel}, nullptr, none);
    apply(s, 1, Select{2, Action::schedule}, nullptr, none);
    return s;
}
/// Lays the tile with the least or the most DV of a stack on the board.
void lay(State& s, std::string_view stage, bool most) {
    const StackId stack = *stack_by_id(stage);
    OrbitTileId& board = s.revealed[stack] != kNoOrbitTile ? s.revealed[stack] : s.hidden_board[stack];
    for (OrbitTileId& other : s.orbit_stacks[stack])
        if ((kOrbitTiles[other].dv > kOrbitTiles[board].dv) == most) std::swap(other, board);
}

TEST(AstroNavigatorsOrbit, DvUpToNkIsSafe) {               // 11.19
    State s = in_space("blue_5", 200, 0);
    ASSERT_EQ(asked(s), (Asked{0, Kind::space}));
    EXPECT_EQ(violation(s, 0, EndTravel{})->rule, &rule::A100);
    lay(s, "yellow_1", true);
    const int dv = kOrbitTiles[s.hidden_board[*stack_by_id("yellow_1")]].dv;
    s.players[0].vehicle.at = kMoon;                       // from the Moon onto the tile
    s.players[0].module = Module::moon;
    s.landing_order.push_back(0);
    for (const int spare : {0, -1}) {
        State after = s;
        after.players[0].nk = static_cast<std::int16_t>(10 + dv + spare);
        after.players[0].dv = 10;
        Events none;
        apply(after, 0, Advance{}, nullptr, none);
        EXPECT_EQ(after.players[0].dv, spare == 0 ? 10 + dv : 0);
        EXPECT_EQ(after.players[0].abort_used, spare != 0);
        EXPECT_EQ(after.players[0].vehicle.at, spare == 0 ? *stage_by_id("yellow_1") : kMoon);     // 11.24
        EXPECT_EQ(broken_invariant(after), "");
    }
}

TEST(AstroNavigatorsOrbit, TheSecondAbortIsALoss) {        // 11.23
    State s = in_space("blue_4", 90, 90);
    lay(s, "blue_5", true);
    State aborted = s;
    Events none;
    apply(aborted, 0, Advance{}, nullptr, none);
    EXPECT_EQ(asked(aborted), (Asked{0, Kind::abort_status}));
    EXPECT_EQ(aborted.players[0].vehicle, (Vehicle{Map::earth, kLaunchSpace}));
    EXPECT_EQ(aborted.players[0].module, Module::board);
    EXPECT_EQ(aborted.players[0].dv, 0);
    EXPECT_EQ(broken_invariant(aborted), "");
    s.players[0].abort_used = true;
    apply(s, 0, Advance{}, nullptr, none);
    EXPECT_EQ(s.players[0].fate, Fate::lost);
    EXPECT_EQ(s.lost_order, (FixedVector<Loss, kMostSeats>{{0, *stage_by_id("blue_5")}}));
    EXPECT_EQ(broken_invariant(s), "");
}

// Scores.

TEST(AstroNavigatorsScore, ThreeAstronavigators) {         // 11.29
    State s = first(3);
    Player &a = s.players[0], &b = s.players[1], &c = s.players[2];
    a.fate = Fate::returned;
    a.vehicle = {};
    a.nk = 110;
    a.dv = 92;
    b.nk = 104;
    c.nk = 121;
    put(s, 1, "yellow_3");
    s.landing_order = {0, 1};
    s.return_order = {0};
    s.first_launch_seat = 1;
    a.instruments = {0};
    c.instruments = {1};
    a.agenda = agenda_by_id("agenda_test_pilot");
    b.agenda = agenda_by_id("agenda_poyekhali");
    c.agenda = agenda_by_id("agenda_jade_rabbit");
    c.moons = {MoonState::active, MoonState::used, MoonState::active, MoonState::inactive};
    EXPECT_EQ(points_of(s, 0).total(), 5);
    EXPECT_EQ(points_of(s, 1).total(), 1);
    EXPECT_EQ(points_of(s, 2).total(), 5);
    EXPECT_EQ(winners_of(s), SeatList{0});                 // A landed earlier (AN-E11)
    EXPECT_EQ(ranks_of(s)[2], 2);
    EXPECT_EQ(ranks_of(s)[1], 3);
}

TEST(AstroNavigatorsScore, NobodyReturned) {               // 11.30
    State s = first(4);
    put(s, 0, "yellow_4");
    put(s, 1, "yellow_4");
    put(s, 2, "blue_2");
    EXPECT_EQ(points_of(s, 0)[Category::race], 3);
    EXPECT_EQ(points_of(s, 1)[Category::race], 3);
    EXPECT_EQ(points_of(s, 2)[Category::race], 0);
    EXPECT_EQ(points_of(s, 3)[Category::race], 0);
}

TEST(AstroNavigatorsScore, TwoAstronomers) {               // 11.31
    State s = first(2, Mode::astronomer);
    Player &a = s.players[0], &b = s.players[1];
    a.nk = 98;
    b.nk = 104;
    a.instruments = {0};
    for (const SetId set : {0, 1}) a.sets[set] = SetState::ready;
    for (const SetId set : {0, 1, 2, 3}) b.sets[set] = SetState::ready;
    a.moons = {MoonState::active, MoonState::active, MoonState::active, MoonState::inactive};
    b.moons[0] = MoonState::active;
    a.used_transports = b.used_transports = 31;
    a.tiles = {};
    b.tiles = {};
    for (TileId tile = 0; tile < kTileCount; tile = static_cast<TileId>(tile + kTilesEach)) {
        a.tiles.push_back({tile, false});
        if (tile > 0) b.tiles.push_back({tile, false});
    }
    EXPECT_EQ(points_of(s, 0).total(), 12);
    EXPECT_EQ(points_of(s, 1).total(), 9);
    EXPECT_EQ(winners_of(s), SeatList{0});
}

TEST(AstroNavigatorsScore, LostPlayersAreLeftOut) {        // 11.32, AN-E2
    State s = first(3);
    s.players[1].fate = Fate::lost;
    s.landing_order = {1, 0};
    s.players[1].instruments = {0, 1};
    EXPECT_EQ(points_of(s, 0)[Category::instruments], 2);
    EXPECT_EQ(points_of(s, 2)[Category::instruments], 2);
    EXPECT_EQ(points_of(s, 0)[Category::landing], 1);
    EXPECT_EQ(points_of(s, 1).total(), 0);
    EXPECT_EQ(ranks_of(s)[1], 3);
    for (const Seat seat : all_seats(3)) s.players[seat].fate = Fate::lost;
    EXPECT_TRUE(winners_of(s).empty());
    for (const Seat seat : all_seats(3)) EXPECT_EQ(ranks_of(s)[seat], 1);
}

// Whole games.

TEST(AstroNavigatorsGames, RandomGamesKeepEveryInvariant) {
    int decisions[kKindCount]{}, finished[3]{};
    for (std::uint64_t seed = 0; seed < 36; ++seed) {
        Options options;
        options.mode = seed % 3 == 2 ? Mode::astronomer : Mode::astronavigator;
        options.polar_literal = (seed & 1) != 0;
        options.continent_on_pass = (seed & 2) != 0;
        options.agendas_open = (seed & 4) != 0;
        const int seats = kMinSeats + static_cast<int>(seed / 3 % 3);
        Events none;
        Rng pick(seed);
        State s = start(options, seats, Rng(seed), nullptr, none);
        for (int ply = 0; to_act(s); ++ply) {
            SCOPED_TRACE("seed " + std::to_string(seed) + ", ply " + std::to_string(ply));
            ASSERT_LT(ply, Game::kMaxPlies);
            ASSERT_EQ(broken_invariant(s), "");
            const Seat who = *to_act(s);
            ++decisions[static_cast<std::size_t>(asked(s)->kind)];
            const MoveList moves = legal_moves(s, who);
            ASSERT_FALSE(moves.empty());
            for (const Move& move : moves) ASSERT_FALSE(violation(s, who, move));
            for (const Seat seat : all_seats(seats)) {
                const Observation seen = observe(s, seat);
                const State guess = determinize(seen, pick);
                ASSERT_EQ(observe(guess, seat), seen);
                ASSERT_EQ(broken_invariant(guess), "");
                ASSERT_EQ(legal_moves(guess, seat), legal_moves(s, seat));
            }
            if (ply % 7 == 0) {
                Error error;
                const Json table = encode_table(s), decision = encode_decision(s);
                const State again = decode_state(Reader(table, "/table", error), Reader(decision, "/decision", error),
                    options, seats, s.rng);
                ASSERT_EQ(error.message, "") << error.pointer;
                ASSERT_EQ(again, s);
            }
            apply(s, who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, none);
        }
        EXPECT_EQ(broken_invariant(s), "");
        for (const Seat seat : all_seats(seats)) ++finished[static_cast<std::size_t>(s.players[seat].fate)];
    }
    EXPECT_GT(finished[0], 0);
    EXPECT_GT(decisions[static_cast<std::size_t>(Kind::travel_step)], 100);
    EXPECT_GT(decisions[static_cast<std::size_t>(Kind::calibrate)], 50);
}

}  // namespace
}  // namespace orrery::astronavigators
