// Lesson of Quantum on its table: it can be completed by touch alone, and the coach's panel never covers the requested targets.
#include <gtest/gtest.h>

#include "engine/games/quantum/codec.h"
#include "imgui_ui/games/quantum/scene.h"
#include "imgui_ui/games/quantum/teach.h"
#include "tests/rounds.h"
#include "tests/ui/lesson_steps.h"

namespace orrery::ui {
namespace {

namespace qu = orrery::quantum;
using namespace quantum_table;                             // NOLINT: names of things on the table
using namespace test;                                      // NOLINT: steps of a lesson

Id space_target(qu::Square space) { return target_of(space_thing(space)); }
Id ship_target(qu::ShipId ship) { return target_of(ship_thing(ship)); }
Id planet_target(qu::PlanetId planet) { return target_of(planet_thing(planet)); }
Id button_target(Kind kind) { return target_of(thing(kind)); }

/// Returns the touches for a move of the lesson, in order. A prefix may be enough.
std::vector<Id> touches_of(const qu::Move& move) {
    return std::visit(overloaded{
        [](const qu::PlaceCube& m) { return std::vector<Id>{planet_target(m.planet)}; },
        // The first ship is selected without a touch.
        [](const qu::PlaceFirst& m) { return std::vector<Id>{space_target(m.space)}; },
        [](const qu::StartMove& m) { return std::vector<Id>{ship_target(m.ship)}; },
        [](const qu::Go& m) { return std::vector<Id>{space_target(m.to)}; },
        [](const qu::Attack& m) { return std::vector<Id>{ship_target(m.target), space_target(m.from)}; },
        [](const qu::Construct& m) { return std::vector<Id>{planet_target(m.planet), button_target(Kind::construct)}; },
        [](const qu::Reconfigure& m) { return std::vector<Id>{ship_target(m.ship), target_of(order(Order::reconfigure))}; },
        [](const qu::Research&) { return std::vector<Id>{button_target(Kind::research)}; },
        [](const qu::EndActions&) { return std::vector<Id>{button_target(Kind::end_actions)}; },
        [](const qu::Take& m) { return std::vector<Id>{target_of(thing(Kind::card, m.card))}; },
        [](const auto&) { return std::vector<Id>{button_target(Kind::answer)}; },
    }, move);
}

/// Completes a step of the lesson by touch.
void do_by_touch(Driver& d, const LessonBeat& beat) {
    const int before = beat_of(d);
    if (!beat.move) {
        ASSERT_TRUE(tap_settled(d, target_named(d, "Next")));
        return;
    }
    for (const Id id : touches_of(*qu::decode_move(*parse_json(beat.move)))) {
        if (beat_of(d) != before || d.attr("data-stage") == "computer") break;
        ASSERT_TRUE(tap_settled(d, target_with(d, id))) << beat.move;
    }
    wait_for_others(d);
}

TEST(QuantumLessonInTheApp, FingersOnTheCanvasDoAllOfIt) {
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{844, 390}}) {
        Driver d(css);
        d.start("learn=quantum");
        const auto beats = lesson().beats;
        for (std::size_t i = 0; i + 1 < beats.size(); ++i) {
            SCOPED_TRACE(std::to_string(static_cast<int>(css.x)) + " " + beats[i].title.en);
            ASSERT_EQ(beat_of(d), static_cast<int>(i));
            ASSERT_NO_FATAL_FAILURE(do_by_touch(d, beats[i]));
        }
        EXPECT_TRUE(d.has("guided-game"));
    }
}

TEST(QuantumLessonInTheApp, TheGuidedGameIsTheOneForBeginnersWhateverWasPlayedBefore) {
    Driver d;
    d.start();
    ASSERT_TRUE(d.press("new-game", "quantum"));
    for (const auto& [key, value] : {std::pair{"map", "grand_2p"}, std::pair{"cubes", "7"}, std::pair{"round_limit", "10"}}) {
        Action option;
        option.name = "option";
        option.key = key;
        option.value = value;
        d.app.act(option);
    }
    ASSERT_TRUE(d.press("start"));
    ASSERT_EQ(d.app.session()->match().options().at("map"), "grand_2p");
    Action guided;
    guided.name = "guided-game";
    d.app.act(guided);
    const Json options = d.app.session()->match().options();
    EXPECT_EQ(options.at("map"), qu::kMaps[qu::basic_map(2)].id);
    EXPECT_EQ(options.at("cubes"), 0);
    EXPECT_EQ(options.at("round_limit"), 0);
    EXPECT_TRUE(d.app.session()->looks()[1].computer);
}

TEST(QuantumLessonInTheApp, ThePanelCoversNothingThatIsAskedFor) {
    for (const Vec css : tests::sampled({Vec{1180, 820}, Vec{1024, 768}, Vec{820, 1180}, Vec{390, 844}, Vec{360, 640}, Vec{844, 390},
                                         Vec{1920, 1080}}))
        for (const Lang lang : kLangs) {
            Driver d(css);
            d.start("learn=quantum", lang);
            const auto beats = lesson().beats;
            for (std::size_t i = 0; i < beats.size(); ++i) {
                SCOPED_TRACE(std::to_string(static_cast<int>(css.x)) + " " + code(lang) + " " + beats[i].title.en);
                d.frames(3, kSettledMs);
                const Target* asked = nullptr;
                if (beats[i].move) {
                    asked = target_with(d, touches_of(*qu::decode_move(*parse_json(beats[i].move)))[0]);
                    ASSERT_TRUE(asked) << beats[i].move;
                }
                ASSERT_NO_FATAL_FAILURE(expect_panel_aside(d, asked));
                if (i + 1 == beats.size()) break;
                ASSERT_NO_FATAL_FAILURE(do_beat(d));
            }
        }
}

}  // namespace
}  // namespace orrery::ui
