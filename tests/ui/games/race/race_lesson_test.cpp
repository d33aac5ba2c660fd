// Lesson of Race for the Galaxy on its table: it can be completed by touch alone, and the coach's panel never covers the requested
// card.
#include <gtest/gtest.h>

#include "engine/games/race/content.h"
#include "imgui_ui/games/race/teach.h"
#include "tests/rounds.h"
#include "tests/ui/lesson_steps.h"

namespace orrery::ui {
namespace {

namespace rg = orrery::race;
using namespace test;                                      // NOLINT: steps of a lesson

/// Returns the target of a card. Its name also contains the place of the card.
const Target* target_of_card(Driver& d, const std::string& name) {
    for (const Target& t : d.app.ui().targets())
        if (t.name.find(name) != std::string::npos) return &t;
    return nullptr;
}

/// Returns the name of the card of a move, or "" if it has none.
std::string card_of(const Json& move, Lang lang) {
    for (const char* key : {"card", "world"})
        if (move.contains(key)) return rg::design(*rg::card_by_id(move[key].get<std::string>())).name.in(lang);
    return {};
}

/// Completes a step of the lesson by touch.
void do_by_touch(Driver& d, const LessonBeat& beat) {
    if (!beat.move) {
        ASSERT_TRUE(tap_settled(d, target_named(d, "Next")));
        return;
    }
    const Json move = *parse_json(beat.move);
    const int before = beat_of(d);
    if (move.contains("actions")) {
        const auto action = rg::action_by_id(move["actions"][0].get<std::string>());
        const std::string phase = rg::kPhases[static_cast<std::size_t>(rg::action(*action).phase)].name.en;
        ASSERT_TRUE(tap_settled(d, target_named(d, phase + ": "))) << phase;
        ASSERT_TRUE(tap_settled(d, target_named(d, "Choose")));
    } else {
        ASSERT_TRUE(tap_settled(d, target_of_card(d, card_of(move, Lang::en)))) << beat.move;
        if (beat_of(d) == before && d.attr("data-stage") != "computer") {
            ASSERT_TRUE(tap_settled(d, target_named(d, "Place it")));
        }
    }
    wait_for_others(d);
}

TEST(RaceLessonInTheApp, FingersOnTheCanvasDoAllOfIt) {
    for (Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{844, 390}}) {
        Driver d(css);
        d.start("learn=race");
        const auto beats = race_table::lesson().beats;
        for (std::size_t i = 0; i + 1 < beats.size(); ++i) {
            SCOPED_TRACE(std::to_string(int(css.x)) + " " + beats[i].title.en);
            ASSERT_EQ(beat_of(d), int(i));
            do_by_touch(d, beats[i]);
        }
        EXPECT_TRUE(d.has("guided-game"));
    }
}

TEST(RaceLessonInTheApp, ThePanelCoversNoCardThatIsAskedFor) {
    for (Vec css : tests::sampled({Vec{1180, 820}, Vec{1024, 768}, Vec{820, 1180}, Vec{390, 844}, Vec{360, 640}, Vec{844, 390}, Vec{1920, 1080}}))
        for (Lang lang : kLangs) {
            Driver d(css);
            d.start("learn=race", lang);
            const auto beats = race_table::lesson().beats;
            for (std::size_t i = 0; i < beats.size(); ++i) {
                SCOPED_TRACE(std::to_string(int(css.x)) + " " + code(lang) + " " + beats[i].title.en);
                d.frames(3, kSettledMs);
                const std::string name = beats[i].move && !beats[i].free_key ? card_of(*parse_json(beats[i].move), lang) : "";
                const Target* asked = name.empty() ? nullptr : target_of_card(d, name);
                ASSERT_TRUE(asked || name.empty()) << name;
                ASSERT_NO_FATAL_FAILURE(expect_panel_aside(d, asked));
                if (i + 1 == beats.size()) break;
                ASSERT_NO_FATAL_FAILURE(do_beat(d));
            }
        }
}

}  // namespace
}  // namespace orrery::ui
