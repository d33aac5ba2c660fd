// Points, ranks, agendas and the judgement for the computer players (sections 6 and 15). The worked examples are in rules_test.cpp.
#include "engine/games/astronavigators/score.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <map>
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

TEST(AstroNavigatorsScore, EachModeHasItsCategories) {
    using enum Category;
    const auto listed = [](Mode mode) {
        const auto all = categories(mode);
        return std::vector<Category>(all.begin(), all.end());
    };
    EXPECT_EQ(listed(Mode::astronavigator), (std::vector<Category>{nk, instruments, race, landing, agenda}));
    EXPECT_EQ(listed(Mode::astronomer), (std::vector<Category>{nk, instruments, sets, moons, continents, vehicles}));
    // Whatever the players have, a mode gives points in its own categories only.
    for (const Mode mode : {Mode::astronavigator, Mode::astronomer}) {
        State s = begun(3, mode);
        for (const Seat seat : all_seats(3)) {
            Player& player = s.players[seat];
            player.sets.fill(SetState::used);
            player.moons.fill(MoonState::active);
            player.used_transports = 63;
            player.vehicle = {Map::orbit, 7};
            player.agenda = *agenda_by_id("agenda_test_pilot");
            s.landing_order.push_back(seat);
        }
        const ScoreSheet sheet = score(s);
        for (const Seat seat : all_seats(3)) {
            int sum = 0;
            for (const Category category : categories(mode)) sum += points_of(s, seat)[category];
            EXPECT_EQ(points_of(s, seat).total(), sum);
            EXPECT_EQ(sheet.rows[static_cast<std::size_t>(seat)].points.size(), categories(mode).size());
            EXPECT_EQ(sheet.rows[static_cast<std::size_t>(seat)].total, sum);
        }
        EXPECT_TRUE(sheet.winners.empty()) << "the game goes on";
    }
}

TEST(AstroNavigatorsScore, WhatAstronomersHaveAlone) {     // AN-E13
    State s = begun(2, Mode::astronomer);
    Player& player = s.players[0];
    for (int sets = 0; sets <= static_cast<int>(kSetCount); ++sets) {
        EXPECT_EQ(points_of(s, 0)[Category::sets], sets);
        if (sets < static_cast<int>(kSetCount)) player.sets[static_cast<std::size_t>(sets)] = SetState::ready;
    }
    player.tiles = {};
    for (std::size_t i = 0; i < kContinentCount; ++i) {
        EXPECT_EQ(points_of(s, 0)[Category::continents], 0) << i << " continents";
        player.tiles.push_back({static_cast<TileId>(i * kTilesEach), i % 2 == 0});
    }
    EXPECT_EQ(points_of(s, 0)[Category::continents], 3);
    for (int bits = 0; bits < 64; ++bits) {
        player.used_transports = static_cast<Bits>(bits);
        EXPECT_EQ(points_of(s, 0)[Category::vehicles], (bits & 31) == 31 ? 3 : 0) << bits;
    }
    const Points other = points_of(s, 1);
    EXPECT_EQ(other.total(), other[Category::nk] + other[Category::instruments]) << "the other player has nothing of it";
}

TEST(AstroNavigatorsScore, WhereEverybodyIsLostNobodyWins) {                       // AN-E2
    for (int seats = kMinSeats; seats <= kMostSeats; ++seats) {
        State s = begun(seats);
        for (const Seat seat : all_seats(seats)) {
            Player& player = s.players[seat];
            player.nk = static_cast<std::int16_t>(90 - 10 * seat);
            player.dv = static_cast<std::int16_t>(player.nk + 1);
            player.instruments.push_back(seat);
            player.fate = Fate::lost;
            player.vehicle = {};
            s.landing_order.push_back(seat);
            s.lost_order.push_back({seat, 7});
        }
        s.phase = Phase::over;
        EXPECT_EQ(ranks(s), List(static_cast<std::size_t>(seats), 1)) << "all share the last place";
        EXPECT_TRUE(winners_of(s).empty());
        const ScoreSheet sheet = score(s);
        EXPECT_TRUE(sheet.over);
        EXPECT_TRUE(sheet.winners.empty());
        for (const ScoreSheet::Row& row : sheet.rows) EXPECT_EQ(row.total, 0);
        for (const Seat seat : all_seats(seats)) EXPECT_EQ(remaining_nk(s, seat), 0);
    }
}

TEST(AstroNavigatorsScore, WhereNobodyHasFlownTheRaceGivesNothing) {               // AN-E8
    for (int seats = kMinSeats; seats <= kMostSeats; ++seats) {
        State s = begun(seats);
        EXPECT_EQ(points(s, Category::race), List(static_cast<std::size_t>(seats), 0));
        EXPECT_EQ(points(s, Category::landing), List(static_cast<std::size_t>(seats), 0));
        s.players[1].vehicle = {Map::orbit, 0};
        EXPECT_EQ(points_of(s, 1)[Category::race], seats == 4 ? 3 : 2) << "the farthest of those who have not returned";
        EXPECT_EQ(points_of(s, 0)[Category::race], 0);
    }
}

/// The scoring of section 6 a second time, by sorting: rankings as lists of groups that are level.
class SecondScore {
  public:
    explicit SecondScore(const State& s) : s_(s) {
        for (const Seat seat : all_seats(s.seats))
            if (s.players[seat].fate != Fate::lost) in_.push_back(seat);
    }
    List totals() const {
        List out(static_cast<std::size_t>(s_.seats), 0);
        const auto add = [&out](const std::vector<std::vector<Seat>>& groups, const List& of_places) {
            std::size_t place = 0;
            for (const auto& group : groups) {
                for (const Seat seat : group) out[seat] += of_places[place];
                place += group.size();
            }
        };
        const auto table = static_cast<std::size_t>(s_.seats - 2);
        const List two[]{{2, 0}, {2, 0, 0}, {2, 1, 0, 0}}, nk_on_earth[]{{2, 0}, {2, 1, 0}, {3, 2, 1, 0}}, moon[]{{1, 0}, {1, 0, 0}, {2, 1, 0, 0}};
        const bool flies = s_.options.mode == Mode::astronavigator;
        add(level([this](Seat seat) { return nk(seat); }), flies ? two[table] : nk_on_earth[table]);
        add(level([this](Seat seat) { return static_cast<int>(s_.players[seat].instruments.size()); }), two[table]);
        for (const Seat seat : in_) out[seat] += flies ? 0 : alone(s_.players[seat]);
        if (!flies) return out;
        add(in_order(s_.landing_order), moon[table]);
        if (!s_.return_order.empty()) {
            add(in_order(s_.return_order), nk_on_earth[table]);
        } else {
            const auto way = level([this](Seat seat) { return s_.players[seat].is_on(Map::orbit) ? s_.players[seat].vehicle.at : -1; });
            if (!way.empty() && s_.players[way[0][0]].is_on(Map::orbit))
                for (const Seat seat : way[0]) out[seat] += nk_on_earth[table][0];
        }
        for (const Seat seat : in_)
            if (const auto agenda = s_.players[seat].agenda) out[seat] += fulfils(s_, seat, *agenda);
        return out;
    }
    /// Ranks of the seats that are not lost, from the points and the ties of AN-E11 or AN-E14; the lost ones come after them.
    List ranks() const {
        const List points = totals();
        const auto landed = [this](Seat seat) {
            for (std::size_t i = 0; i < s_.landing_order.size(); ++i)
                if (s_.landing_order[i] == seat) return -static_cast<int>(i);
            return -9;
        };
        List out(static_cast<std::size_t>(s_.seats), static_cast<int>(in_.size()) + 1);
        const auto worth = [&](Seat seat) {
            int sets = 0;
            for (const SetState set : s_.players[seat].sets) sets += set != SetState::open;
            return List{points[seat], s_.options.mode == Mode::astronavigator ? landed(seat) : 0, nk(seat), sets};
        };
        for (const Seat seat : in_)
            out[seat] = 1 + static_cast<int>(std::count_if(in_.begin(), in_.end(), [&](Seat other) { return worth(other) > worth(seat); }));
        return out;
    }
    const std::vector<Seat>& ranked() const { return in_; }

  private:
    int nk(Seat seat) const {
        const Player& player = s_.players[seat];
        const int left = player.nk - player.dv;
        return player.fate == Fate::playing ? player.nk : left < 0 ? 0 : left;
    }
    static int alone(const Player& player) {
        int sets = 0, moons = 0, used = 0;
        for (const SetState set : player.sets) sets += set != SetState::open;
        for (const MoonState token : player.moons) moons += token != MoonState::inactive;
        for (int i = 0; i < 5; ++i) used += player.used_transports >> i & 1;
        return sets + List{0, 0, 1, 2, 4}[static_cast<std::size_t>(moons)] + (player.tiles.size() == 7 ? 3 : 0) + (used == 5 ? 3 : 0);
    }
    template <class Value>
    std::vector<std::vector<Seat>> level(Value value) const {
        std::map<int, std::vector<Seat>, std::greater<>> groups;
        for (const Seat seat : in_) groups[value(seat)].push_back(seat);
        std::vector<std::vector<Seat>> out;
        for (const auto& [worth, group] : groups) out.push_back(group);
        return out;
    }
    std::vector<std::vector<Seat>> in_order(const SeatList& order) const {
        std::vector<std::vector<Seat>> out;
        for (const Seat seat : order)
            if (std::find(in_.begin(), in_.end(), seat) != in_.end()) out.push_back({seat});
        return out;
    }
    const State& s_;
    std::vector<Seat> in_;
};

// Final tables at random, with many ties: of both modes, with players at home, in orbit, back and lost.
TEST(AstroNavigatorsScore, AgreesWithASecondScoreOnAnyTable) {
    Rng rng(6);
    int without_winner = 0, shared = 0, lost = 0;
    for (int round = 0; round < 4000; ++round) {
        const int seats = kMinSeats + round % 3;
        const Mode mode = round % 2 == 0 ? Mode::astronavigator : Mode::astronomer;
        static const State kBegun[3][2]{{begun(2), begun(2, Mode::astronomer)}, {begun(3), begun(3, Mode::astronomer)}, {begun(4), begun(4, Mode::astronomer)}};
        State s = kBegun[round % 3][round % 2];
        for (const Seat seat : all_seats(seats)) {
            Player& player = s.players[seat];
            player.nk = static_cast<std::int16_t>(10 * rng.below(4));
            for (QuestId quest = 0; quest < static_cast<QuestId>(rng.below(3)); ++quest) player.instruments.push_back(static_cast<QuestId>(3 * seat + quest));
            for (SetState& set : player.sets) set = static_cast<SetState>(rng.below(4) == 0 ? 1 + rng.below(2) : 0);
            for (MoonState& moon : player.moons) moon = static_cast<MoonState>(rng.below(3));
            player.used_transports = rng.below(2) == 0 ? Bits{31} : static_cast<Bits>(rng.below(64));
            player.tiles = {};
            for (std::size_t i = 0; i < (rng.below(2) == 0 ? kContinentCount : 6); ++i) player.tiles.push_back({static_cast<TileId>(5 * i), false});
            if (mode == Mode::astronomer) continue;
            player.agenda = static_cast<AgendaId>(rng.below(kAgendaCount));
            switch (rng.below(4)) {
                case 0: break;
                case 1: player.vehicle = {Map::orbit, static_cast<StageId>(rng.below(4) + 4)}; break;
                case 2: player.fate = Fate::returned; player.vehicle = {}; break;
                default: player.fate = Fate::lost; player.vehicle = {}; break;
            }
            if (player.fate != Fate::playing) player.dv = static_cast<std::int16_t>(10 * rng.below(4));
        }
        const auto joins = [&](SeatList& order, Seat seat) {
            order.insert(order.begin() + rng.below(static_cast<std::uint32_t>(order.size() + 1)), seat);
        };
        for (const Seat seat : all_seats(seats)) {
            if (mode == Mode::astronomer) break;
            const Player& player = s.players[seat];
            const bool has_landed = player.fate == Fate::returned || (player.is_on(Map::orbit) && player.vehicle.at >= kMoon) ||
                                    (player.fate == Fate::lost && rng.below(2) == 0);
            if (has_landed) joins(s.landing_order, seat);
            if (player.fate == Fate::returned) joins(s.return_order, seat);
        }
        s.phase = Phase::over;
        SCOPED_TRACE("table " + std::to_string(round));
        const SecondScore second(s);
        List totals;
        for (const Seat seat : all_seats(seats)) totals.push_back(points_of(s, seat).total());
        ASSERT_EQ(totals, second.totals());
        ASSERT_EQ(ranks(s), second.ranks());
        std::vector<Seat> best;
        for (const Seat seat : second.ranked())
            if (second.ranks()[seat] == 1) best.push_back(seat);
        const SeatList winners = winners_of(s);
        ASSERT_EQ(std::vector<Seat>(winners.begin(), winners.end()), best);
        without_winner += best.empty();
        shared += best.size() > 1;
        lost += static_cast<int>(second.ranked().size()) < seats;
    }
    EXPECT_GT(without_winner, 10);
    EXPECT_GT(shared, 10);
    EXPECT_GT(lost, 100);
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

// An astronaut observes no more, and a player with too few NK is lost on the way.
TEST(AstroNavigatorsScore, NoComputerLeavesTooEarlyOrComesBackForNothing) {
    State s = begun(2);
    s.players[0].nk = 50;
    for (const Move& move : {Move(BecomeAstronaut{}), Move(Join{})}) {
        EXPECT_TRUE(is_pruned(s, 0, move)) << "in the first round";
        State rich = s, late = s;
        rich.players[0].nk = 150;
        late.round = 16;
        EXPECT_FALSE(is_pruned(rich, 0, move)) << "whose NK cover the flight";
        EXPECT_FALSE(is_pruned(late, 0, move)) << "who has no round to spare";
    }
    EXPECT_FALSE(is_pruned(s, 0, SkipJoin{}));
    State aloft = s;
    aloft.players[0].status = Status::astronaut;
    aloft.players[0].vehicle = {Map::orbit, 2};
    for (const Move& move : {Move(VoluntaryAbort{}), Move(Join{})}) {
        aloft.players[0].dv = 20;
        EXPECT_TRUE(is_pruned(aloft, 0, move)) << "with most NK to spend";
        aloft.players[0].dv = 40;
        EXPECT_FALSE(is_pruned(aloft, 0, move));
    }
    aloft.players[0].dv = 20;
    aloft.players[0].moons[0] = MoonState::active;
    EXPECT_FALSE(is_pruned(aloft, 0, Join{})) << "to place the moon";
    EXPECT_TRUE(is_pruned(aloft, 0, VoluntaryAbort{}));
    EXPECT_FALSE(is_pruned(begun(2, Mode::astronomer), 0, SkipJoin{}));
}

}  // namespace
}  // namespace orrery::astronavigators
