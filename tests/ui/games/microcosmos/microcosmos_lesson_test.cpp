// Lesson of Microcosmos on its table: it can be completed by touch alone, and the coach's panel never covers the requested targets.
#include <gtest/gtest.h>

#include <vector>

#include "engine/games/microcosmos/codec.h"
#include "imgui_ui/games/microcosmos/layout.h"
#include "imgui_ui/games/microcosmos/scene.h"
#include "imgui_ui/games/microcosmos/teach.h"
#include "tests/rounds.h"
#include "tests/ui/games/microcosmos/microcosmos_rig.h"
#include "tests/ui/lesson_steps.h"

namespace orrery::ui {
namespace {

namespace mc = orrery::microcosmos;
namespace table = microcosmos_table;
using table::Button;
using table::Kind;
using test::Driver;

/// Returns the things touched for a move of the lesson, in order. A prefix may be enough. A lesson asks for each move alone, so the
/// answers that are buttons are the first ones.
std::vector<Thing> lesson_touches(const mc::Move& move, Seat me) {
    const auto button = [](Button which) { return std::vector<Thing>{table::button_thing(which)}; };
    const Thing answer = table::thing(Kind::answer);
    return std::visit(overloaded{
        [](const mc::DiscardDealt& m) { return std::vector<Thing>{table::crew_thing(m.card)}; },
        [](const mc::PlaceCrew& m) { return std::vector<Thing>{table::thing(Kind::row, static_cast<int>(m.row))}; },
        [&](const mc::ChooseGain& m) { return std::vector<Thing>{table::cargo_thing(m.resource, me)}; },
        [&](const mc::Pay& m) { return std::vector<Thing>{table::cargo_thing(m.resource, me)}; },
        [](const mc::UseCard& m) { return std::vector<Thing>{table::crew_thing(m.card)}; },
        [&](const mc::UseToken& m) { return std::vector<Thing>{table::token_thing(m.token, me)}; },
        [](const mc::TakeClub& m) {
            return std::vector<Thing>{table::crew_thing(m.card), table::thing(Kind::row, static_cast<int>(m.row))};
        },
        [&](const mc::Skip&) { return button(Button::skip); },
        [&](const mc::Draw&) { return button(Button::draw); },
        [&](const mc::UnlockUpgrade& m) { return std::vector<Thing>{table::upgrade_thing(m.upgrade, me)}; },
        [&](const mc::SkipUpgrade&) { return button(Button::skip_upgrade); },
        [](const mc::Travel& m) { return std::vector<Thing>{table::spot_thing(m.to), table::spot_thing(m.to)}; },
        [](const mc::Discover& m) { return std::vector<Thing>{table::cell_thing(m.cell), table::cell_thing(m.cell)}; },
        [&](const mc::Bonus&) { return std::vector<Thing>{answer}; },
        [](const mc::Play& m) { return std::vector<Thing>{table::crew_thing(m.card), table::play_thing(m.to_upper, m.uses)}; },
        [&](const mc::Done&) { return button(Button::done); },
        [&](const mc::End&) { return button(Button::end_turn); },
        [&](const mc::Collect&) { return button(Button::collect); },
        [&](const mc::StartTerraform&) { return button(Button::terraform); },
        [&](const mc::StartScout&) { return button(Button::scout); },
        [](const mc::Settle& m) { return std::vector<Thing>{table::survivor_thing(m.card)}; },
        [&](const mc::BuildColony&) { return button(Button::colony); },
        [&](const mc::PlaceOutpost&) { return button(Button::outpost); },
        [&](const mc::MoveOutpost& m) {
            return std::vector<Thing>{table::button_thing(Button::outpost), table::thing(Kind::outpost, m.from, me)};
        },
        [&](const mc::TakeToken& m) { return std::vector<Thing>{table::crew_thing(m.card), table::token_thing(m.token, me)}; },
        [&](const mc::Raise& m) { return std::vector<Thing>{table::cargo_thing(m.resource, me)}; },
        [](const mc::ChooseSurvivor& m) { return std::vector<Thing>{table::survivor_thing(m.card)}; },
        [&](const mc::KeepSurvivor&) { return button(Button::keep); },
        [&](const mc::SendOn&) { return button(Button::send_on); },
        [&](const mc::AutomaUse&) { return std::vector<Thing>{answer}; },
        [&](const mc::AutomaMove&) { return std::vector<Thing>{answer}; },
    }, move);
}

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

Seat learner(const Driver& d) { return d.match().to_act().value_or(0); }

/// Completes a step of the lesson by touch. Whoever ends the actions may do so with the row of phases or, where there is none, with
/// the button that ends the turn.
void do_lesson_step(Driver& d, const LessonBeat& beat) {
    const int before = test::beat_of(d);
    if (!beat.move) {
        ASSERT_TRUE(test::tap_settled(d, test::target_named(d, "Next")));
        return;
    }
    const mc::Move move = *mc::decode_move(*parse_json(beat.move));
    for (const Thing what : lesson_touches(move, learner(d))) {
        if (test::beat_of(d) != before || d.attr("data-stage") == "computer") break;
        const Target* target = lesson_target(d, what);
        for (int phase = 3; target == nullptr && std::holds_alternative<mc::Done>(move) && phase < 5; ++phase)
            target = test::target_with(d, target_of(table::thing(Kind::phase, phase)));
        ASSERT_TRUE(test::tap_settled(d, target)) << beat.move;
    }
    if (d.has("confirm")) { ASSERT_TRUE(d.press("confirm")); }
    test::wait_for_others(d);
}

TEST(MicrocosmosLessonInTheApp, FingersOnTheCanvasDoAllOfIt) {
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{844, 390}}) {
        Driver d(css);
        d.start("learn=microcosmos");
        const auto beats = table::lesson().beats;
        for (std::size_t i = 0; i + 1 < beats.size(); ++i) {
            SCOPED_TRACE(std::to_string(static_cast<int>(css.x)) + " " + beats[i].title.en);
            ASSERT_EQ(test::beat_of(d), static_cast<int>(i));
            ASSERT_NO_FATAL_FAILURE(do_lesson_step(d, beats[i]));
        }
        EXPECT_TRUE(d.has("guided-game"));
    }
}

TEST(MicrocosmosLessonInTheApp, TheGuidedGameIsTheOneForBeginnersWhateverWasPlayedBefore) {
    Driver d;
    d.start();
    ASSERT_TRUE(d.press("new-game", "microcosmos"));
    Action option;
    option.name = "option";
    option.key = "end_planets";
    option.value = "4";
    d.app.act(option);
    ASSERT_TRUE(d.press("start"));
    ASSERT_EQ(d.match().options().at("end_planets"), 4);
    Action guided;
    guided.name = "guided-game";
    d.app.act(guided);
    EXPECT_EQ(d.match().options().at("end_planets"), mc::kShortGame);
}

TEST(MicrocosmosLessonInTheApp, ThePanelCoversNothingThatIsAskedFor) {
    for (const Vec css : tests::sampled({Vec{1180, 820}, Vec{1024, 768}, Vec{820, 1180}, Vec{390, 844}, Vec{360, 640}, Vec{844, 390},
                                         Vec{1920, 1080}}))
        for (const Lang lang : kLangs) {
            Driver d(css);
            d.start("learn=microcosmos", lang);
            const auto beats = table::lesson().beats;
            for (std::size_t i = 0; i < beats.size(); ++i) {
                SCOPED_TRACE(std::to_string(static_cast<int>(css.x)) + " " + code(lang) + " " + beats[i].title.en);
                d.frames(3, test::kSettledMs);
                const Target* asked = nullptr;
                if (beats[i].move) {
                    const mc::Move move = *mc::decode_move(*parse_json(beats[i].move));
                    asked = lesson_target(d, lesson_touches(move, learner(d)).front());
                    ASSERT_TRUE(asked || std::holds_alternative<mc::Done>(move)) << beats[i].move;
                }
                ASSERT_NO_FATAL_FAILURE(test::expect_panel_aside(d, asked));
                if (i + 1 == beats.size()) break;
                ASSERT_NO_FATAL_FAILURE(test::do_beat(d));
            }
        }
}

}  // namespace
}  // namespace orrery::ui

namespace orrery::ui::microcosmos_table {
namespace {

// Everything that the lesson shows must be highlighted.
TEST(MicrocosmosLesson, EverythingThatItShowsLightsUp) {
    Rig rig(lesson().deal(Lang::en));
    rig.look_as(0);
    const auto play = [&rig](const char* move) {
        if (move != nullptr) rig.play(mc::decode_move(Json::parse(move)).value());
    };
    int shown = 0;
    for (const LessonBeat& beat : lesson().beats) {
        const Json names = beat.show != nullptr ? Json::parse(beat.show)["show"] : Json::array();
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
    EXPECT_GT(shown, 3);
}

}  // namespace
}  // namespace orrery::ui::microcosmos_table
