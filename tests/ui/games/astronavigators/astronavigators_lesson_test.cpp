// Both parts of the lesson of AstroNavigators: each sentence is checked against its position. On the table they can be completed by
// touch alone, and the coach's panel never covers what it speaks of.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/games/astronavigators/atlas.h"
#include "engine/games/astronavigators/game.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/score.h"
#include "engine/games/astronavigators/sky.h"
#include "engine/games/astronavigators/words.h"
#include "engine/match/games.h"
#include "engine/match/match.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/games/astronavigators/layout.h"
#include "imgui_ui/games/astronavigators/scene.h"
#include "imgui_ui/games/astronavigators/table.h"
#include "imgui_ui/games/astronavigators/teach.h"
#include "tests/rounds.h"
#include "tests/ui/inspect.h"
#include "tests/ui/lesson_steps.h"
#include "tests/ui/table_rig.h"

namespace orrery::ui {
namespace {

namespace an = orrery::astronavigators;
namespace table = astronavigators_table;
using table::Button;
using table::Kind;
using test::Driver;

// --- its words ---

constexpr int kLessonParts[] = {1, 2};

const Lesson& astronavigators_lesson(int part) { return *lesson_part(table::lesson(), part); }
std::string astronavigators_lesson_fragment(int part) { return "learn=astronavigators&part=" + std::to_string(part); }

std::unique_ptr<AnyMatch> astronavigators_lesson_match(const Lesson& lesson) {
    auto match = lesson_match(lesson, *game_by_id("astronavigators"), Lang::en);
    EXPECT_TRUE(match);
    return match;
}

class AstronavigatorsLessonScript : public ::testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Parts, AstronavigatorsLessonScript, ::testing::ValuesIn(kLessonParts));

TEST_P(AstronavigatorsLessonScript, EveryMoveIsLegalAndAskedOfTheRightSeat) {
    const Lesson& lesson = astronavigators_lesson(GetParam());
    LessonRun run(lesson, "astronavigators");
    const auto match = astronavigators_lesson_match(lesson);
    while (!run.is_last()) {
        SCOPED_TRACE(run.beat().title.en);
        if (!run.beat().move) {
            while (match->ply() < run.ply_of(run.at() + 1)) ASSERT_TRUE(match->make(run.script()[match->ply()])) << match->ply();
            run.go_to(run.at() + 1);
            continue;
        }
        ASSERT_EQ(match->to_act(), Seat{0});
        const auto asked = run.asked(*match);
        ASSERT_TRUE(asked);
        ASSERT_TRUE(match->make(*asked)) << asked->dump();
        while (const auto reply = run.reply(*match)) ASSERT_TRUE(match->make(*reply)) << reply->dump();
        ASSERT_TRUE(run.follow(*match));
    }
}

TEST_P(AstronavigatorsLessonScript, EveryStepHasWordsAndItsRuleIsKnown) {
    const Rules rules = game_by_id("astronavigators")->info->rules();
    std::set<std::string> titles;
    for (const LessonBeat& beat : astronavigators_lesson(GetParam()).beats) {
        for (const Lang lang : kLangs) {
            EXPECT_NE(std::string(beat.title.in(lang)), "");
            EXPECT_NE(std::string(beat.text.in(lang)), "");
        }
        EXPECT_TRUE(titles.insert(beat.title.en).second) << beat.title.en << " stands twice";
        ASSERT_NE(beat.rule, nullptr) << beat.title.en;
        const auto is_it = [&beat](const Rule* rule) { return std::string(beat.rule) == rule->id; };
        EXPECT_TRUE(std::any_of(rules.begin(), rules.end(), is_it)) << beat.rule;
    }
}

an::SpaceId lesson_space(const char* id) { return *an::space_by_id(id); }
an::CardId lesson_card(const char* id) { return *an::card_by_id(id); }
an::TileId lesson_tile(const char* id) { return *an::tile_by_id(id); }

/// Fixture for the texts. `at` goes to the start of the step with this English title.
class AstronavigatorsLessonTexts : public ::testing::Test {
  protected:
    const an::State& at(const std::string& title, int part = 1) {
        const Lesson& lesson = astronavigators_lesson(part);
        LessonRun run(lesson, "astronavigators");
        match_ = astronavigators_lesson_match(lesson);
        for (std::size_t i = 0; i < lesson.beats.size(); ++i) {
            if (title != lesson.beats[i].title.en) continue;
            for (std::size_t k = 0; k < run.ply_of(i); ++k) EXPECT_TRUE(match_->make(run.script()[k])) << run.script()[k].dump();
            return now();
        }
        ADD_FAILURE() << "no beat " << title;
        return now();
    }
    const an::State& now() const { return match_of<an::Game>(*match_)->now(); }
    /// Returns the top card of a week, and the reason why the person cannot observe it.
    static an::CardId top(const an::State& s, int week) { return s.week(week).back(); }
    static std::optional<an::Failure> failure(const an::State& s, int week) {
        return an::failure_of(s, s.players[0], top(s, week), an::From::direct, week);
    }
    std::unique_ptr<AnyMatch> match_;
};

TEST_F(AstronavigatorsLessonTexts, AreTrueOfObservations) {
    {
        const an::State& s = at("Earth and sky");
        EXPECT_EQ(s.players[0].vehicle, (an::Vehicle{an::Map::earth, lesson_space("p2p00")}));
        EXPECT_EQ(an::row_of(s.players[0].vehicle.at), 2);
        EXPECT_EQ(2 - an::kReach, -1);
        EXPECT_GE(2 + an::kReach, an::kPolarRow) << "up to the top row";
    }
    {
        const an::State& s = at("Ticks and reasons");
        EXPECT_EQ(top(s, 1), lesson_card("cassiopeia"));
        EXPECT_EQ(failure(s, 1), std::nullopt);
        EXPECT_EQ(top(s, 3), lesson_card("pegasus"));
        EXPECT_EQ(failure(s, 3), an::Failure::daylight);
        EXPECT_EQ(top(s, 4), lesson_card("crux"));
        EXPECT_EQ(failure(s, 4), an::Failure::below_horizon);
    }
    {
        const an::State& s = at("Moon cards");
        EXPECT_EQ(s.sun_step, 1);
        EXPECT_EQ(s.players[0].observed.back(), lesson_card("cassiopeia"));
        EXPECT_EQ(an::kCards[lesson_card("cassiopeia")].nk, 3);
        EXPECT_EQ(an::kCards[top(s, 2)].phase, 4);
        EXPECT_EQ(failure(s, 2), an::Failure::wrong_week);
        EXPECT_EQ(an::kCards[top(s, 3)].phase, 3);
        EXPECT_EQ(failure(s, 3), std::nullopt);
    }
    {
        const an::State& s = at("For later");
        EXPECT_EQ(s.sun_step, 2);
        EXPECT_EQ(s.players[0].moon(3), an::MoonState::active);
        EXPECT_EQ(top(s, 1), lesson_card("perseus"));
        EXPECT_EQ(failure(s, 1), an::Failure::daylight);
        for (int week = 2; week <= an::kWeeks; ++week) EXPECT_NE(failure(s, week), std::nullopt) << week;
    }
    {
        const an::State& s = at("Perseus returns");
        const an::Player& me = s.players[0];
        EXPECT_EQ(s.sun_step, 4);
        ASSERT_EQ(me.schedule.size(), 1u);
        EXPECT_EQ(me.schedule[0], lesson_card("perseus"));
        EXPECT_EQ(an::failure_of(s, me, me.schedule[0], an::From::planned, 1), std::nullopt);
        an::Player without = me;
        without.instruments.clear();
        EXPECT_EQ(an::failure_of(s, without, me.schedule[0], an::From::planned, 1), std::nullopt) << "without the instrument, too";
    }
    {
        const an::State& s = at("A set");
        EXPECT_EQ(an::to_act(s), Seat{0}) << "the table shows the board of another player, who has no set";
        const an::SetId royal = *an::set_by_id("royal_family");
        EXPECT_EQ(s.players[0].sets[royal], an::SetState::ready);
        EXPECT_EQ(an::observed_with(s.players[0], royal), 2);
        EXPECT_EQ(an::completed_sets(s.players[0]), 1);
        EXPECT_EQ(an::kCards[lesson_card("perseus")].nk, 5);
        EXPECT_EQ(s.players[0].nk, 37);
    }
    {
        at("DV and NK");
        EXPECT_EQ(match_->score().rows[0].total, 5);
        EXPECT_EQ(match_->score().rows[1].total, 0);
        int sum = 0;
        for (const an::OrbitTile& tile : an::kOrbitTiles) sum += tile.dv;
        EXPECT_EQ(sum / static_cast<int>(an::kOrbitTilesEach), 114);
    }
}

TEST_F(AstronavigatorsLessonTexts, AreTrueOfTravels) {
    using an::Transport;
    const an::QuestId quest = *an::quest_by_id("q_uraniborg");
    const an::SpaceId berlin = lesson_space("p2p01"), istanbul = lesson_space("p2p02"), giza = lesson_space("p1p02");
    {
        const an::State& s = at("A ship at sea");
        EXPECT_EQ(s.players[1].vehicle.at, lesson_space("m1m02"));
        EXPECT_TRUE(an::is_at_sea(s.players[1]));
    }
    {
        const an::State& s = at("Your journey");
        EXPECT_TRUE(an::has_icon(s.players[0].vehicle.at, Transport::plane));
        EXPECT_EQ(s.players[0].used_transports, 0);
        EXPECT_EQ(an::kTransports[an::index_of(Transport::plane)].allowance + an::bonus_steps(s.players[0], Transport::plane), 3);
    }
    {
        const an::State& s = at("A quest");
        ASSERT_EQ(s.players[0].tiles.size(), 1u);
        EXPECT_TRUE(an::kTiles[s.players[0].tiles[0].id].has_flag);
        EXPECT_EQ(an::asked(s)->kind, an::Kind::quest_window);
    }
    {
        const an::State& s = at("Choose your quest");
        EXPECT_EQ(an::kQuests[quest].continent, an::kCharacters[*s.players[0].character].continent);
        EXPECT_EQ(an::observed_of(s.players[0], quest), 1);
        EXPECT_TRUE(an::kQuests[quest].targets.has(berlin));
    }
    {
        const an::State& s = at("Legs end on an icon");
        EXPECT_FALSE(an::leg_ends(Transport::plane).has(berlin));
        EXPECT_TRUE(an::steps_from(Transport::plane, s.players[0].vehicle.at).has(berlin));
    }
    {
        const an::State& s = at("Passing through");
        EXPECT_EQ(an::asked(s)->kind, an::Kind::quest_complete);
        EXPECT_EQ(an::kQuests[quest].rewards[0], 3);
        EXPECT_EQ(an::kQuests[quest].rewards[2], 11);
    }
    {
        const an::State& s = at("A new continent");
        EXPECT_EQ(s.players[0].vehicle.at, istanbul);
        EXPECT_TRUE(contains(s.players[0].instruments, quest));
        EXPECT_EQ(an::icon_colour(istanbul, Transport::plane), an::Continent::asia);
        EXPECT_FALSE(an::has_continent(s.players[0], an::Continent::asia));
    }
    {
        const an::State& s = at("A travel chain");
        EXPECT_EQ(s.players[0].tiles.back().id, lesson_tile("tile_as_2"));
        EXPECT_EQ(an::kTiles[lesson_tile("tile_as_2")].icon, Transport::car);
        EXPECT_TRUE(an::has_icon(istanbul, Transport::car));
    }
    {
        const an::State& s = at("On to Africa");
        EXPECT_EQ(s.players[0].vehicle.at, lesson_space("p1p03"));
        EXPECT_EQ(s.turn->steps_left, 1);
        EXPECT_EQ(an::icon_colour(giza, Transport::car), an::Continent::africa);
    }
    {
        const an::State& s = at("Only in the first year");
        EXPECT_EQ(s.players[0].vehicle.at, giza);
        EXPECT_TRUE(an::has_continent(s.players[0], an::Continent::asia) && an::has_continent(s.players[0], an::Continent::africa));
        EXPECT_EQ(s.year, 1);
        EXPECT_FALSE(s.players[0].vehicle_bonus || s.players[0].continent_bonus);
    }
}

/// Returns the lowest and the highest DV of a stack of orbit tiles.
std::pair<int, int> lesson_dv_of(an::StageId stage) {
    int least = 99, most = 0;
    for (const an::OrbitTile& tile : an::kOrbitTiles) {
        if (tile.stack != an::stack_at(stage)) continue;
        least = std::min(least, int{tile.dv});
        most = std::max(most, int{tile.dv});
    }
    return {least, most};
}

an::StageId lesson_stage(const char* id) { return *an::stage_by_id(id); }
bool shows_icon(an::CardId card, const char* set) { return (an::kCards[card].icons & an::icon_of(*an::set_by_id(set))) != 0; }
/// Returns the DV on the orbit board; 0 if the tile is hidden.
int shown_dv(const an::State& s, const char* stage) {
    const an::OrbitTileId tile = s.revealed[an::stack_at(lesson_stage(stage))];
    return tile == an::kNoOrbitTile ? 0 : an::kOrbitTiles[tile].dv;
}

/// Fixture for the texts of the flight.
class AstronavigatorsFlightTexts : public AstronavigatorsLessonTexts {
  protected:
    const an::State& at(const std::string& title) { return AstronavigatorsLessonTexts::at(title, 2); }
    static void expect_at(const an::State& s, const char* month, const char* stage, int dv) {
        EXPECT_EQ(an::month_name(s.sun_step, Lang::en), month);
        EXPECT_EQ(s.players[0].vehicle, (an::Vehicle{an::Map::orbit, lesson_stage(stage)}));
        EXPECT_EQ(s.players[0].dv, dv);
        EXPECT_EQ(s.players[0].nk, 90);
    }
};

TEST_F(AstronavigatorsFlightTexts, AreTrueOfTheCalibration) {
    const an::SetId royal = *an::set_by_id("royal_family"), beacons = *an::set_by_id("beacons");
    {
        const an::State& s = at("To the Moon and back");
        EXPECT_EQ(an::month_name(s.sun_step, Lang::en), "July");
        EXPECT_EQ(s.year, 2);
        EXPECT_EQ(s.players[0].vehicle, (an::Vehicle{an::Map::earth, an::kLaunchSpace}));
        EXPECT_EQ(an::space_name(an::kLaunchSpace, Lang::en), "Cape Canaveral");
        EXPECT_EQ(s.players[0].nk, 85);
    }
    {
        const an::State& s = at("Become an astronaut");
        EXPECT_EQ(an::asked(s)->kind, an::Kind::calibrate);
        EXPECT_EQ(an::dv_to_come(s, 0), 114);
        EXPECT_EQ(s.players[0].nk, 85);
    }
    {
        const an::State& s = at("The sextant");
        EXPECT_EQ(s.players[0].status, an::Status::astronaut);
        EXPECT_EQ(s.players[0].moon(3), an::MoonState::active);
        EXPECT_EQ(an::phase_name(3, Lang::en), "Full Moon");
    }
    {
        const an::State& s = at("Extra moves");
        EXPECT_EQ(s.players[0].sets[royal], an::SetState::ready);
        EXPECT_EQ(s.players[0].sets[beacons], an::SetState::ready);
    }
    {
        const an::State& s = at("Cards that match");
        EXPECT_EQ(an::month_name(s.sun_step, Lang::en), "August");
        EXPECT_EQ(s.players[0].sct, royal);
        EXPECT_EQ(s.players[0].ai, beacons);
        EXPECT_EQ(top(s, 1), lesson_card("andromeda"));
        EXPECT_TRUE(shows_icon(top(s, 1), "royal_family"));
        EXPECT_EQ(top(s, 2), lesson_card("crux"));
        EXPECT_TRUE(shows_icon(top(s, 2), "beacons"));
        EXPECT_TRUE(an::may_launch(s, s.players[0]));
    }
    {
        const an::State& s = at("Orbit tiles");
        for (const Seat seat : all_seats(s.seats)) EXPECT_TRUE(s.players[seat].is_on(an::Map::earth));
        EXPECT_EQ(lesson_stage("yellow_1"), an::kMoon + 1);
        EXPECT_EQ(an::stage_name(lesson_stage("yellow_1"), Lang::en).find("Lunar ascent"), 0u);
        EXPECT_EQ(lesson_dv_of(lesson_stage("yellow_1")), std::pair(5, 30));
    }
}

TEST_F(AstronavigatorsFlightTexts, AreTrueOfTheWayOut) {
    {
        const an::State& s = at("Lift-off");
        expect_at(s, "August", "blue_1", 10);
        EXPECT_EQ(an::stage_name(lesson_stage("blue_1"), Lang::en), "Earth parking orbit");
        EXPECT_EQ(shown_dv(s, "blue_1"), 10);
        EXPECT_EQ(s.first_launch_seat, 0);
        EXPECT_EQ(an::kTransports[an::index_of(an::Transport::spacecraft)].nk, 5);
        EXPECT_EQ(shown_dv(s, "blue_2"), 0) << "hidden";
        EXPECT_EQ(lesson_dv_of(lesson_stage("blue_2")).second, 15);
        EXPECT_TRUE(an::matches(s, s.players[0], s.players[0].sct));
    }
    {
        const an::State& s = at("No DV");
        expect_at(s, "August", "blue_2", 10);
        EXPECT_EQ(an::asked(s)->kind, an::Kind::dv);
        EXPECT_EQ(s.turn->pending_dv, 15);
        EXPECT_EQ(s.players[0].sxt, 3);
    }
    {
        const an::State& s = at("One space a month");
        EXPECT_EQ(s.players[0].moon(3), an::MoonState::used);
        expect_at(s, "August", "blue_3", 25);
        EXPECT_EQ(s.players[0].module, an::Module::die);
    }
    {
        const an::State& s = at("The landing");
        expect_at(s, "October", "blue_5", 70);
        EXPECT_EQ(shown_dv(s, "blue_4"), 20);
        EXPECT_EQ(shown_dv(s, "blue_5"), 25);
        EXPECT_TRUE(s.landing_order.empty());
    }
    {
        const an::State& s = at("A risk");
        expect_at(s, "November", "moon", 70);
        EXPECT_EQ(s.landing_order.front(), 0);
        EXPECT_EQ(shown_dv(s, "yellow_1"), 0) << "hidden";
        EXPECT_EQ(lesson_dv_of(lesson_stage("yellow_1")).second, 30);
        EXPECT_FALSE(s.players[0].abort_used);
    }
}

TEST_F(AstronavigatorsFlightTexts, AreTrueOfTheWayHome) {
    {
        const an::State& s = at("Aborted");
        expect_at(s, "December", "moon", 0);
        EXPECT_EQ(shown_dv(s, "yellow_1"), 30);
        EXPECT_TRUE(s.players[0].abort_used);
        ASSERT_EQ(s.secrets[0].orbit_tiles.size(), 1u);
        EXPECT_EQ(an::kOrbitTiles[s.secrets[0].orbit_tiles[0]].dv, 5);
        EXPECT_EQ(s.secrets[0].orbit_tiles[0], *an::orbit_tile_by_id("orb_y1_a"));
    }
    {
        const an::State& s = at("The way home");
        expect_at(s, "December", "moon", 0);
        EXPECT_EQ(shown_dv(s, "yellow_1"), 5);
        EXPECT_FALSE(s.players[0].abort_stage_used);
        EXPECT_TRUE(an::matches(s, s.players[0], s.players[0].ai));
    }
    {
        const an::State& s = at("Splashdown");
        expect_at(s, "February", "yellow_5", 50);
        EXPECT_EQ(s.year, an::kYears);
        EXPECT_EQ(s.sun_step, an::kSunSteps - 1);
        EXPECT_EQ(an::next_stage(s, s.players[0].vehicle.at), an::kSplashdown);
        EXPECT_EQ(top(s, 1), lesson_card("gemini"));
        EXPECT_TRUE(shows_icon(top(s, 1), "beacons"));
        for (int week = 2; week <= an::kWeeks; ++week) EXPECT_FALSE(shows_icon(top(s, week), "beacons")) << week;
    }
    {
        const an::State& s = at("Home again");
        EXPECT_FALSE(match_->to_act());
        EXPECT_EQ(an::remaining_nk(s, 0), 40);
        EXPECT_LT(an::remaining_nk(s, 1), 40);
        const an::Points mine = an::points_of(s, 0), hers = an::points_of(s, 1);
        EXPECT_EQ(mine[an::Category::nk], 2);
        EXPECT_EQ(mine[an::Category::race], 2);
        EXPECT_EQ(mine[an::Category::landing], 1);
        EXPECT_EQ(mine.total(), 8);
        EXPECT_EQ(hers.total(), 0);
        EXPECT_EQ(match_->score().winners, std::vector<Contender>{0});
    }
}

// --- in the app ---

/// Returns the things touched for a move of the lesson, in order. A prefix may be enough.
std::vector<Thing> lesson_things(const an::Move& move) {
    using Things = std::vector<Thing>;
    return std::visit(overloaded{
        [](const an::Select& m) { return Things{table::week_thing(m.week), table::action_thing(m.action)}; },
        [](const an::SelectTravel& m) { return Things{table::week_thing(m.week), table::transport_thing(m.transport)}; },
        [](const an::StartQuest& m) {
            Things out{table::button_thing(Button::start_quest)};
            for (const an::TileId tile : m.tiles) out.push_back(table::tile_thing(tile));
            return out;
        },
        [](const an::QuestHome& m) { return Things{table::quest_thing(m.quest)}; },
        [](const an::CompleteQuest& m) { return Things{table::quest_thing(m.quest)}; },
        [](const an::StepTo& m) { return Things{table::space_thing(m.to)}; },
        [](const an::Stop&) { return Things{table::button_thing(Button::stop)}; },
        [](const an::ChainTile& m) { return Things{table::tile_thing(m.tile)}; },
        [](const an::BecomeAstronaut&) { return Things{table::button_thing(Button::become_astronaut)}; },
        [](const an::PlaceSxt& m) { return Things{table::moon_thing(m.phase, 0)}; },
        [](const an::PlaceSct& m) { return Things{table::set_thing(m.set, 0), table::gauge_thing(an::Gauge::sct, 0)}; },
        [](const an::TakeOrbitTile& m) { return Things{table::thing(Kind::stack, m.stack)}; },
        [](const an::ExtraSct&) { return Things{table::button_thing(Button::extra_sct)}; },
        [](const an::ExtraAi&) { return Things{table::button_thing(Button::extra_ai)}; },
        [](const an::UseSxt&) { return Things{table::button_thing(Button::use_sxt)}; },
        [](const an::Advance&) { return Things{table::button_thing(Button::advance)}; },
        [](const an::SwapOrbitTile&) { return Things{table::thing(Kind::orbit_tile, 0, 0)}; },
        [](const auto&) {
            ADD_FAILURE() << "no touches of this move";
            return Things{};
        },
    }, move);
}

an::Move move_of_beat(const LessonBeat& beat) { return *an::decode_move(*parse_json(beat.move)); }

/// Returns the target of a thing. In small windows it may be behind a tab.
const Target* lesson_target(Driver& d, Thing what) {
    const Id id = target_of(what);
    if (const Target* there = test::target_with(d, id)) return there;
    for (int tab = 0; tab < static_cast<int>(table::kTabs); ++tab) {
        if (!test::tap_settled(d, test::target_with(d, target_of(table::thing(Kind::tab, tab))))) continue;
        if (const Target* there = test::target_with(d, id)) return there;
    }
    return nullptr;
}

/// Completes a step of the lesson by touch. Where spaces are small, the first tap enlarges the map.
void do_lesson_step(Driver& d, const LessonBeat& beat) {
    const int before = test::beat_of(d);
    if (!beat.move) {
        ASSERT_TRUE(test::tap_settled(d, test::target_named(d, "Next")));
        return;
    }
    for (const Thing what : lesson_things(move_of_beat(beat))) {
        if (test::beat_of(d) != before || d.attr("data-stage") == "computer") break;
        ASSERT_TRUE(test::tap_settled(d, lesson_target(d, what))) << beat.move;
        const bool is_enlarged = table::kind_of(what) == Kind::space && test::beat_of(d) == before && d.attr("data-stage") != "computer";
        if (is_enlarged) { ASSERT_TRUE(test::tap_settled(d, lesson_target(d, what))) << beat.move << ", on the enlarged map"; }
        if (d.has("confirm")) { ASSERT_TRUE(test::tap_settled(d, d.target("Become an astronaut"))); }
    }
    test::wait_for_others(d);
}

class AstronavigatorsLessonWalk : public ::testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Parts, AstronavigatorsLessonWalk, ::testing::ValuesIn(kLessonParts));

TEST_P(AstronavigatorsLessonWalk, FingersOnTheCanvasDoAllOfIt) {
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{844, 390}}) {
        Driver d(css);
        d.start(astronavigators_lesson_fragment(GetParam()));
        const auto beats = astronavigators_lesson(GetParam()).beats;
        for (std::size_t i = 0; i + 1 < beats.size(); ++i) {
            SCOPED_TRACE(std::to_string(static_cast<int>(css.x)) + " " + beats[i].title.en);
            ASSERT_EQ(test::beat_of(d), static_cast<int>(i));
            ASSERT_NO_FATAL_FAILURE(do_lesson_step(d, beats[i]));
        }
        EXPECT_TRUE(d.has("guided-game"));
    }
}

// The lesson begins with words while another seat is due. Nobody thinks, and the board is that of the reader.
TEST(AstronavigatorsLessonInTheApp, NobodyThinksWhileTheWordsAreRead) {
    Driver d({390, 844});
    d.start(astronavigators_lesson_fragment(1));
    d.frames(3, test::kSettledMs);
    ASSERT_EQ(d.attr("data-stage"), "computer");
    const std::string told = d.all_text();
    EXPECT_NE(told.find(fill(str::lesson_watch, Lang::en, {{"name", "Nova"}})), told.npos) << told;
    EXPECT_EQ(told.find(fill(str::thinking, Lang::en, {{"name", "Nova"}})), told.npos) << told;
    constexpr Seat kCaptain = 0, kNova = 1;
    EXPECT_TRUE(test::target_with(d, target_of(table::thing(Kind::dial, 0, kCaptain))));
    EXPECT_FALSE(test::target_with(d, target_of(table::thing(Kind::dial, 0, kNova))));
}

TEST(AstronavigatorsLessonInTheApp, TheGuidedGameStaysOnTheEarthWhateverWasPlayedBefore) {
    Driver d;
    d.start();
    ASSERT_TRUE(d.press("new-game", "astronavigators"));
    Action option;
    option.name = "option";
    option.key = "mode";
    option.value = "astronavigator";
    d.app.act(option);
    ASSERT_TRUE(d.press("start"));
    ASSERT_EQ(d.match().options().at("mode"), "astronavigator");
    Action guided;
    guided.name = "guided-game";
    d.app.act(guided);
    EXPECT_EQ(d.match().options().at("mode"), "astronomer");
}

TEST_P(AstronavigatorsLessonWalk, ThePanelCoversNothingThatItSpeaksOf) {
    for (const Vec css : tests::sampled({Vec{1180, 820}, Vec{1024, 768}, Vec{820, 1180}, Vec{360, 640}, Vec{390, 844}, Vec{844, 390},
                                         Vec{1920, 1080}}))
        for (const Lang lang : kLangs) {
            Driver d(css);
            d.start(astronavigators_lesson_fragment(GetParam()), lang);
            const auto beats = astronavigators_lesson(GetParam()).beats;
            for (std::size_t i = 0; i < beats.size(); ++i) {
                SCOPED_TRACE(std::to_string(static_cast<int>(css.x)) + " " + code(lang) + " " + beats[i].title.en);
                d.frames(3, test::kSettledMs);
                const Target* asked = nullptr;
                if (beats[i].move) {
                    asked = lesson_target(d, lesson_things(move_of_beat(beats[i])).front());
                    ASSERT_TRUE(asked) << beats[i].move;
                }
                ASSERT_NO_FATAL_FAILURE(test::expect_panel_aside(d, asked));
                for (const std::string& fault : test::panel_faults(d)) ADD_FAILURE() << fault;
                if (i + 1 == beats.size()) break;
                ASSERT_NO_FATAL_FAILURE(test::do_beat(d));
            }
        }
}

/// Calls `look(beat, rig)` for each beat of a part, on the table of the person.
template <class Look>
void for_each_beat(int part, Vec css, Look look) {
    const Lesson& lesson = astronavigators_lesson(part);
    test::TableRig<an::Game> rig(astronavigators_face(), table::lesson().deal(Lang::en), css, Lang::en);
    if (lesson.position) rig.load(lesson.position(Lang::en));
    rig.look_as(0);
    const auto play = [&rig](const char* move) {
        if (move != nullptr) rig.play(an::decode_move(*parse_json(move)).value());
    };
    for (const LessonBeat& beat : lesson.beats) {
        look(beat, rig);
        play(beat.move);
        for (const char* reply : beat.replies) play(reply);
    }
}

// Everything that the lesson shows must be highlighted.
TEST_P(AstronavigatorsLessonWalk, EverythingThatItShowsLightsUp) {
    int shown = 0;
    for_each_beat(GetParam(), {1180, 820}, [&shown](const LessonBeat& beat, auto& rig) {
        const Json names = beat.show != nullptr ? (*parse_json(beat.show))["show"] : Json::array();
        for (const Json& name : names) {
            Json hint;
            hint["show"].push_back(name);
            rig.point_at(hint);
            rig.frame();
            EXPECT_FALSE(rig.table().hinted().empty()) << beat.title.en << ": " << name;
            ++shown;
        }
    });
    EXPECT_GT(shown, 6);
}

// A small window shows one board at a time: the one with what the lesson shows, whatever the open decision is about.
TEST_P(AstronavigatorsLessonWalk, TheBoardThatItSpeaksOfIsShown) {
    for (const Vec css : {Vec{390, 844}, Vec{844, 390}})
        for_each_beat(GetParam(), css, [&css](const LessonBeat& beat, auto& rig) {
            if (beat.show == nullptr) return;
            Json hint;
            hint["show"].push_back((*parse_json(beat.show))["show"].front());
            rig.point_at(hint, true);
            rig.frame();
            EXPECT_FALSE(rig.table().hinted().empty()) << css.x << " " << beat.title.en << ": " << beat.show;
        });
}

}  // namespace
}  // namespace orrery::ui
