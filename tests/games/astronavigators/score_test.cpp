// Points, ranks, agendas and the judgement for the computer players (sections 6 and 15). The worked examples are in rules_test.cpp.
#include "engine/games/astronavigators/score.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "engine/games/astronavigators/game.h"
#include "engine/games/astronavigators/players.h"
#include "tests/games/astronavigators/short_game.h"
#include "tests/score_law.h"

namespace orrery::astronavigators {
namespace {

State begun(int seats, Mode mode = Mode::astronavigator) {
    Options options;
    options.mode = mode;
    options.first_player = Seat{0};
    Events none;
    Rng pick(3);
    State s = start(options, seats, Rng(3), nullptr, none);
    finish_setup(s, pick, none);
    for (const Seat seat : all_seats(seats)) s.players[seat].nk = 0;
    return s;
}

void set_nk(State& s, std::initializer_list<int> nk) {
    Seat seat = 0;
    for (const int each : nk) s.players[seat++].nk = static_cast<std::int16_t>(each);
}
std::vector<int> points(const State& s, Category category) {
    std::vector<int> out;
    for (const Seat seat : all_seats(s.seats)) out.push_back(points_of(s, seat)[category]);
    return out;
}
std::vector<int> ranks(const State& s) {
    std::vector<int> out;
    for (const Seat seat : all_seats(s.seats)) out.push_back(ranks_of(s)[seat]);
    return out;
}
using List = std::vector<int>;

// The tables of AN-E6 to E9 and E13, by place.
TEST(AstroNavigatorsScore, PlacesOfEachNumberOfSeats) {
    struct Row { int seats; Mode mode; List nk; };
    const Row rows[]{{2, Mode::astronavigator, {2, 0}}, {3, Mode::astronavigator, {2, 0, 0}}, {4, Mode::astronavigator, {2, 1, 0, 0}},
                     {2, Mode::astronomer, {2, 0}},     {3, Mode::astronomer, {2, 1, 0}},     {4, Mode::astronomer, {3, 2, 1, 0}}};
    const List instruments[]{{2, 0}, {2, 0, 0}, {2, 1, 0, 0}}, race[]{{2, 0}, {2, 1, 0}, {3, 2, 1, 0}};
    const List landing[]{{1, 0}, {1, 0, 0}, {2, 1, 0, 0}};
    for (const Row& row : rows) {
        SCOPED_TRACE(std::to_string(row.seats) + (row.mode == Mode::astronomer ? " astronomers" : " astronavigators"));
        State s = begun(row.seats, row.mode);
        const auto table = static_cast<std::size_t>(row.seats - kMinSeats);
        for (const Seat seat : all_seats(row.seats)) {
            s.players[seat].nk = static_cast<std::int16_t>(50 - seat);
            for (QuestId quest = 0; quest < row.seats - seat; ++quest) s.players[seat].instruments.push_back(quest);
        }
        EXPECT_EQ(points(s, Category::nk), row.nk);
        EXPECT_EQ(points(s, Category::instruments), instruments[table]);
        if (row.mode == Mode::astronomer) continue;
        for (const Seat seat : all_seats(row.seats)) {
            s.landing_order.push_back(seat);
            s.return_order.push_back(seat);
            s.players[seat].fate = Fate::returned;
        }
        EXPECT_EQ(points(s, Category::race), race[table]);
        EXPECT_EQ(points(s, Category::landing), landing[table]);
    }
}

TEST(AstroNavigatorsScore, TiedPlayersHaveTheBestOfTheirPlaces) {                  // AN-E4
    State s = begun(3, Mode::astronomer);
    set_nk(s, {9, 9, 5});
    EXPECT_EQ(points(s, Category::nk), (List{2, 2, 0}));
    set_nk(s, {9, 5, 5});
    EXPECT_EQ(points(s, Category::nk), (List{2, 1, 1}));
    EXPECT_EQ(points(s, Category::instruments), (List{2, 2, 2}));                  // "even with 0"
    State four = begun(4);
    set_nk(four, {7, 9, 9, 7});
    EXPECT_EQ(points(four, Category::nk), (List{0, 2, 2, 0}));
}

TEST(AstroNavigatorsScore, DvCountsForReturnedPlayersOnly) {                       // AN-E5
    State s = begun(2);
    set_nk(s, {60, 40});
    s.players[0].dv = 30;
    EXPECT_EQ(remaining_nk(s, 0), 60);
    s.players[0].fate = Fate::returned;
    EXPECT_EQ(remaining_nk(s, 0), 30);
    EXPECT_EQ(points(s, Category::nk), (List{0, 2}));
    s.players[0].fate = Fate::lost;
    EXPECT_EQ(remaining_nk(s, 0), 0);
    EXPECT_EQ(points(s, Category::nk), (List{0, 2}));
}

TEST(AstroNavigatorsScore, MoonPhasesOfAstronomers) {      // AN-E13
    State s = begun(2, Mode::astronomer);
    const int expected[]{0, 0, 1, 2, 4};
    for (int active = 0; active <= kPhases; ++active) {
        EXPECT_EQ(points_of(s, 1)[Category::moons], expected[active]);
        if (active < kPhases) s.players[1].moon(active + 1) = MoonState::active;
    }
}

TEST(AstroNavigatorsScore, TiesOfAstronavigators) {        // AN-E11
    State s = begun(3);
    EXPECT_EQ(ranks(s), (List{1, 1, 1}));
    s.players[1].sets[0] = SetState::used;                 // more completed sets
    EXPECT_EQ(ranks(s), (List{2, 1, 2}));
    s.players[0].nk = s.players[2].nk = 1;                 // more remaining NK at equal points
    s.players[1].instruments = {0};
    EXPECT_EQ(points_of(s, 0).total(), points_of(s, 1).total());
    EXPECT_EQ(ranks(s), (List{1, 3, 1}));
    EXPECT_EQ(winners_of(s), (SeatList{0, 2}));
}

TEST(AstroNavigatorsScore, TiesOfAstronomers) {            // AN-E14
    State s = begun(2, Mode::astronomer);
    s.players[0].sets[0] = SetState::ready;
    s.players[1].moons = {MoonState::active, MoonState::active};
    EXPECT_EQ(points_of(s, 0).total(), points_of(s, 1).total());
    EXPECT_EQ(ranks(s), (List{1, 2}));
    s.players[0].sets[0] = SetState::open;
    s.players[1].moons = {};
    EXPECT_EQ(winners_of(s), (SeatList{0, 1}));
}

// Each agenda is fulfilled exactly at its threshold.
class AstroNavigatorsAgendas : public testing::Test {
  protected:
    bool holds(const char* id) const { return fulfils(s, 0, *agenda_by_id(id)); }
    void observe_cards(Icons icon, int count) {
        s.players[0].observed = {};
        for (CardId card = 0; card < kConstellations && count > 0; ++card)
            if ((kCards[card].icons & icon) != 0) s.players[0].observed.push_back(card), --count;
    }
    void own(std::initializer_list<Continent> continents) {
        s.players[0].tiles = {};
        for (TileId tile = 0; tile < kTileCount; ++tile)
            for (const Continent continent : continents)
                if (kTiles[tile].continent == continent && !has_continent(s.players[0], continent))
                    s.players[0].tiles.push_back({tile, false});
    }
    State s = begun(3);
};

TEST_F(AstroNavigatorsAgendas, OfTheFlight) {
    EXPECT_FALSE(holds("agenda_eagle"));
    s.landing_order = {1, 0};
    EXPECT_FALSE(holds("agenda_eagle"));
    s.players[1].fate = Fate::lost;                        // lost seats are left out
    EXPECT_TRUE(holds("agenda_eagle"));
    EXPECT_FALSE(holds("agenda_poyekhali"));
    s.first_launch_seat = Seat{1};
    EXPECT_FALSE(holds("agenda_poyekhali"));
    s.first_launch_seat = Seat{0};
    EXPECT_TRUE(holds("agenda_poyekhali"));
}
TEST_F(AstroNavigatorsAgendas, OfCards) {
    struct Row { const char* id; Icons icon; int least; };
    for (const Row& row : {Row{"agenda_science", kIconZodiac, 4}, Row{"agenda_carnival", kIconBeacons, 4},
                           Row{"agenda_tapir", kIconMilkyWay, 4}, Row{"agenda_hokulea", kIconWaters, 3},
                           Row{"agenda_emu", kIconSouthPolar, 3}}) {
        observe_cards(row.icon, row.least - 1);
        EXPECT_FALSE(holds(row.id)) << row.id;
        observe_cards(row.icon, row.least);
        EXPECT_TRUE(holds(row.id)) << row.id;
    }
    observe_cards(kIconNorthPolar, 2);
    EXPECT_FALSE(holds("agenda_pole_to_pole"));
    s.players[0].observed.push_back(*card_by_id("crux"));
    EXPECT_TRUE(holds("agenda_pole_to_pole"));
    s.players[0].moons = {MoonState::active, MoonState::used};
    EXPECT_FALSE(holds("agenda_jade_rabbit"));
    s.players[0].moons[3] = MoonState::active;
    EXPECT_TRUE(holds("agenda_jade_rabbit"));
    s.players[0].instruments = {3};
    EXPECT_FALSE(holds("agenda_lion"));
    s.players[0].instruments = {3, 5};
    EXPECT_TRUE(holds("agenda_lion"));
}
TEST_F(AstroNavigatorsAgendas, OfTravels) {
    using enum Continent;
    s.players[0].used_transports = 31;
    EXPECT_FALSE(holds("agenda_test_pilot"));
    s.players[0].used_transports = 63;
    EXPECT_TRUE(holds("agenda_test_pilot"));
    own({asia, europe});
    EXPECT_FALSE(holds("agenda_silk_road"));
    own({asia, europe, africa});
    EXPECT_TRUE(holds("agenda_silk_road"));
    s.players[0].used_transports = bit_of(Transport::train);
    EXPECT_FALSE(holds("agenda_silk_road"));
    own({africa, south_america, oceania});
    EXPECT_FALSE(holds("agenda_gondwana"));
    own({africa, south_america, oceania, antarctica});
    EXPECT_TRUE(holds("agenda_gondwana"));
    EXPECT_FALSE(holds("agenda_flightless"));
    own({africa, south_america, oceania, antarctica, europe});
    EXPECT_TRUE(holds("agenda_flightless"));
    s.players[0].used_transports = bit_of(Transport::plane);
    EXPECT_FALSE(holds("agenda_flightless"));
}

// A secret agenda counts only at the end, so that a running score tells nothing (section 9.2).
TEST(AstroNavigatorsScore, SecretAgendasCountAtTheEnd) {
    State s = begun(2);
    s.first_launch_seat = Seat{0};
    s.players[0].character = character_of(*agenda_by_id("agenda_poyekhali"));
    s.players[0].agenda.reset();
    s.secrets[0].agenda = agenda_by_id("agenda_poyekhali");
    EXPECT_EQ(points_of(s, 0)[Category::agenda], 0);
    s.players[0].agenda = s.secrets[0].agenda;
    EXPECT_EQ(points_of(s, 0)[Category::agenda], 1);
}

TEST(AstroNavigatorsScore, EverySeatSeesTheSameScores) {
    Events none;
    for (const int seats : {2, 4}) tests::expect_views_agree(begun(seats), none);
    tests::expect_views_agree(Flight::start({}, 3, Rng(5), nullptr, none), none);
    tests::expect_views_agree(begun(3, Mode::astronomer), none);
}

// Each feature of section 15 is worth something.
TEST(AstroNavigatorsScore, TheJudgementPrefersWhatHelps) {
    const State s = begun(2);
    const int even = evaluate(s, 0);
    const auto better = [&](const char* what, auto change) {
        State changed = s;
        change(changed);
        EXPECT_GT(evaluate(changed, 0), even) << what;
        EXPECT_LT(evaluate(changed, 1), evaluate(s, 1)) << what;
    };
    better("NK", [](State& t) { t.players[0].nk = 10; });
    better("a ready set", [](State& t) { t.players[0].sets[0] = SetState::ready; });
    better("a moon token", [](State& t) { t.players[0].moons[0] = MoonState::active; });
    better("an instrument", [](State& t) { t.players[0].instruments = {3}; });
    better("a quest", [](State& t) { t.players[0].quests = {0}; });
    better("a transport", [](State& t) { t.players[0].used_transports = 1; });
    better("a scheduled card", [](State& t) { t.players[0].schedule = {0}; });
    State aloft = s;
    aloft.players[0].nk = aloft.players[1].nk = 150;
    for (const Seat seat : all_seats(2)) aloft.players[seat].vehicle = {Map::orbit, 4};
    State farther = aloft;
    farther.players[0].vehicle.at = 7;
    EXPECT_GT(evaluate(farther, 0), evaluate(aloft, 0));
    State heavy = aloft;
    heavy.players[0].dv = 140;
    EXPECT_LT(evaluate(heavy, 0), evaluate(aloft, 0));
}

}  // namespace
}  // namespace orrery::astronavigators
