// Lesson of AstroNavigators: each sentence is checked against its position. On the table it can be completed by touch alone, and the
// coach's panel never covers the requested targets.
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
#include "engine/games/astronavigators/sky.h"
#include "engine/match/games.h"
#include "engine/match/match.h"
#include "imgui_ui/games/astronavigators/layout.h"
#include "imgui_ui/games/astronavigators/scene.h"
#include "imgui_ui/games/astronavigators/table.h"
#include "imgui_ui/games/astronavigators/teach.h"
#include "tests/rounds.h"
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

std::unique_ptr<AnyMatch> astronavigators_lesson_match() {
    auto match = game_by_id("astronavigators")->start(table::lesson().deal(Lang::en));
    EXPECT_TRUE(match);
    return std::move(*match);
}

TEST(AstronavigatorsLessonScript, EveryMoveIsLegalAndAskedOfTheRightSeat) {
    const Lesson& lesson = table::lesson();
    LessonRun run(lesson, "astronavigators");
    const auto match = astronavigators_lesson_match();
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

TEST(AstronavigatorsLessonScript, EveryStepHasWordsAndItsRuleIsKnown) {
    const Rules rules = game_by_id("astronavigators")->info->rules();
    std::set<std::string> titles;
    for (const LessonBeat& beat : table::lesson().beats) {
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
    const an::State& at(const std::string& title) {
        const Lesson& lesson = table::lesson();
        LessonRun run(lesson, "astronavigators");
        match_ = astronavigators_lesson_match();
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
    }
    test::wait_for_others(d);
}

TEST(AstronavigatorsLessonInTheApp, FingersOnTheCanvasDoAllOfIt) {
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{844, 390}}) {
        Driver d(css);
        d.start("learn=astronavigators");
        const auto beats = table::lesson().beats;
        for (std::size_t i = 0; i + 1 < beats.size(); ++i) {
            SCOPED_TRACE(std::to_string(static_cast<int>(css.x)) + " " + beats[i].title.en);
            ASSERT_EQ(test::beat_of(d), static_cast<int>(i));
            ASSERT_NO_FATAL_FAILURE(do_lesson_step(d, beats[i]));
        }
        EXPECT_TRUE(d.has("guided-game"));
    }
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

TEST(AstronavigatorsLessonInTheApp, ThePanelCoversNothingThatIsAskedFor) {
    for (const Vec css : tests::sampled({Vec{1180, 820}, Vec{1024, 768}, Vec{820, 1180}, Vec{390, 844}, Vec{360, 640}, Vec{844, 390},
                                         Vec{1920, 1080}}))
        for (const Lang lang : kLangs) {
            Driver d(css);
            d.start("learn=astronavigators", lang);
            const auto beats = table::lesson().beats;
            for (std::size_t i = 0; i < beats.size(); ++i) {
                SCOPED_TRACE(std::to_string(static_cast<int>(css.x)) + " " + code(lang) + " " + beats[i].title.en);
                d.frames(3, test::kSettledMs);
                const Target* asked = nullptr;
                if (beats[i].move) {
                    asked = lesson_target(d, lesson_things(move_of_beat(beats[i])).front());
                    ASSERT_TRUE(asked) << beats[i].move;
                }
                ASSERT_NO_FATAL_FAILURE(test::expect_panel_aside(d, asked));
                if (i + 1 == beats.size()) break;
                ASSERT_NO_FATAL_FAILURE(test::do_beat(d));
            }
        }
}

// Everything that the lesson shows must be highlighted.
TEST(AstronavigatorsLesson, EverythingThatItShowsLightsUp) {
    test::TableRig<an::Game> rig(astronavigators_face(), table::lesson().deal(Lang::en), {1180, 820}, Lang::en);
    rig.look_as(0);
    const auto play = [&rig](const char* move) {
        if (move != nullptr) rig.play(an::decode_move(*parse_json(move)).value());
    };
    int shown = 0;
    for (const LessonBeat& beat : table::lesson().beats) {
        const Json names = beat.show != nullptr ? (*parse_json(beat.show))["show"] : Json::array();
        for (const Json& name : names) {
            Json hint;
            hint["show"].push_back(name);
            rig.point_at(hint);
            rig.frame();
            EXPECT_FALSE(rig.table().hinted().empty()) << beat.title.en << ": " << name;
            ++shown;
        }
        play(beat.move);
        for (const char* reply : beat.replies) play(reply);
    }
    EXPECT_GT(shown, 6);
}

}  // namespace
}  // namespace orrery::ui
