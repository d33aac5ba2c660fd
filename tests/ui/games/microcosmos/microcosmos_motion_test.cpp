// Motion on the Microcosmos table: every thing that goes somewhere is seen going there, and every motion ends. With reduced motion
// nothing travels.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/galaxy.h"
#include "imgui_ui/games/microcosmos/motion.h"
#include "imgui_ui/kit/motion.h"
#include "tests/ui/game_scene.h"
#include "tests/ui/games/microcosmos/microcosmos_rig.h"

namespace orrery::ui::microcosmos_table {
namespace {

/// Gives everything outside the galaxy a place.
Rect place_of_all(Thing what) {
    switch (kind_of(what)) {
        case Kind::crew: return {100, 700, 150, 80};
        case Kind::crew_deck:
        case Kind::crew_discard: return {900, 100, 60, 80};
        case Kind::cargo: return {100, 640, 120, 40};
        case Kind::sheet: return {900, 300.0f + 100.0f * static_cast<float>(what.seat), 200, 60};
        case Kind::points: return {10, 300, 90, 200};
        case Kind::ark: return {300, 300, 40, 30};
        default: return {};
    }
}

struct SeenMotion {
    double longest_ms = 0;
    std::map<std::string, int> moved, events;  // by event name; `moved` counts moves with a single event
};

/// Plays games and animates the events of every move.
SeenMotion watch_games(bool reduced) {
    constexpr int kMostPlies = 500;
    constexpr double kStepMs = 5, kMuchTooLong = 10'000;
    SeenMotion out;
    for (const int seats : {1, 2, 3}) {
        NewMatch how = test::some_match(seats, static_cast<std::uint64_t>(seats) + 4);
        const std::unique_ptr<AnyMatch> any = std::move(Match<mc::Game>::start(how).value());
        auto& match = static_cast<Match<mc::Game>&>(*any);
        const std::vector<SeatLook> looks{{SeatColor::yellow, false}, {SeatColor::purple, false}, {SeatColor::white, false}};
        test::Window window({1180, 820});
        Ui ui(window.assets());
        Rng rng(static_cast<std::uint64_t>(seats));
        Motions motions;
        for (int ply = 0; ply < kMostPlies && match.to_act(); ++ply) {
            const Seat viewer = *match.to_act();
            EXPECT_FALSE(match.play(choose_move(match.legal_moves(), rng)).has_value());
            window.begin_frame();
            FrameInput in = window.frame_input();
            in.reduced_motion = reduced;
            Canvas& canvas = ui.begin(in);
            const mc::Observation seen = match.observe(viewer);
            Scene s{ui, canvas, ui.theme(), Lang::en, seen, match.names(), looks};
            const GalaxyGeometry galaxy = galaxy_geometry({120, 76, 500, 500});
            std::vector<Json> events;
            for (const mc::Event& event : match.events_of(match.ply())) {
                events.push_back(mc::encode_event(event));
                const std::string what = events.back()["event"].get<std::string>();
                motions.begin(s, galaxy, {events.back()}, place_of_all);
                ++out.events[what];
                out.moved[what] += motions.is_empty() ? 0 : 1;
            }
            motions.begin(s, galaxy, events, place_of_all);
            const double start = ui.now_ms();
            double now = start;
            for (; motions.update(now); now += kStepMs) {
                motions.draw(s, now, place_of_all);
                if (now - start > kMuchTooLong) break;
            }
            out.longest_ms = std::max(out.longest_ms, now - start);
            ui.end();
            window.end_frame();
        }
    }
    return out;
}

TEST(MicrocosmosMotion, EverythingThatGoesSomewhereIsSeenGoingThere) {
    constexpr double kLongest = 6000;                      // for a whole turn of the Automa
    const SeenMotion seen = watch_games(false);
    for (const char* what : {"travelled", "discovered", "crew_discarded", "crew_placed", "crew_played", "crew_drawn", "club_taken",
                             "token_readied", "level_raised", "colony_built"}) {
        ASSERT_TRUE(seen.events.count(what)) << what << " never came up";
        EXPECT_EQ(seen.moved.at(what), seen.events.at(what)) << what;
    }
    // A marker that has restored its planet has gone, and full holds gain nothing.
    for (const char* what : {"marker_moved", "gained"}) {
        ASSERT_TRUE(seen.events.count(what)) << what << " never came up";
        EXPECT_GT(2 * seen.moved.at(what), seen.events.at(what)) << what;
    }
    for (const char* what : {"round_started", "turn_started", "turn_ended", "action", "automa_card", "automa_step", "club_refilled"}) {
        ASSERT_TRUE(seen.events.count(what)) << what << " never came up";
        EXPECT_EQ(seen.moved.at(what), 0) << what;
    }
    EXPECT_LT(seen.longest_ms, kLongest);
}

TEST(MicrocosmosMotion, ReducedNothingTravels) {
    const SeenMotion seen = watch_games(true);
    EXPECT_LE(seen.longest_ms, motion::kReducedTravelFade + 5);
    for (const char* what : {"travelled", "crew_played", "crew_drawn"})
        EXPECT_GT(seen.moved.at(what), 0) << what << " comes in at its place";
    EXPECT_EQ(seen.moved.at("gained"), 0) << "an ornament";
}

// The planet turns green before its points fly to their players.
TEST(MicrocosmosMotion, ARestoredPlanetTurnsGreenFirst) {
    const Json restored = Json::parse(R"({"event":"planet_restored","planet":"pl_azurel","scores":[{"seat":0,"spot":5,"bonus":3},
                                                                                                    {"seat":1,"spot":3,"bonus":1}]})");
    NewMatch how = test::some_match(2, 3);
    const std::unique_ptr<AnyMatch> any = std::move(Match<mc::Game>::start(how).value());
    const auto& match = static_cast<const Match<mc::Game>&>(*any);
    const std::vector<SeatLook> looks{{SeatColor::yellow, false}, {SeatColor::purple, false}};
    test::Window window({1180, 820});
    Ui ui(window.assets());
    window.begin_frame();
    Canvas& canvas = ui.begin(window.frame_input());
    const mc::Observation seen = match.observe(0);
    Scene s{ui, canvas, ui.theme(), Lang::en, seen, match.names(), looks};
    Motions motions;
    motions.begin(s, galaxy_geometry({120, 76, 500, 500}), {restored}, place_of_all);
    const Thing planet = spot_thing(*mc::spot_by_id("pl_azurel.planet"));
    ASSERT_TRUE(motions.moves(planet));
    const double start = ui.now_ms();
    double green_ms = start, all_ms = start;
    for (double now = start; motions.update(now); now += 5) {
        if (motions.moves(planet)) green_ms = now;
        motions.draw(s, now, place_of_all);
        all_ms = now;
    }
    EXPECT_GT(green_ms, start + 100);
    EXPECT_GT(all_ms, green_ms + 100) << "the points follow";
    EXPECT_LT(all_ms, start + 4000);
    ui.end();
    window.end_frame();
}

// The table itself comes to rest after every move.
TEST(MicrocosmosMotion, TheTableComesToRest) {
    constexpr int kPatience = 400;                         // frames: more than six seconds
    const int plies = tests::is_deep() ? 120 : 50;
    Rng rng(17);
    int moved = 0;
    for (const int seats : {1, 2}) {
        Rig rig(seats, 5);
        rig.look_as(0);
        rig.show_at_once();
        for (int ply = 0; ply < plies && rig.match().to_act(); ++ply) {
            rig.frame();
            rig.play(choose_move(rig.match().legal_moves(), rng));
            rig.frame();
            if (!rig.table().is_moving()) continue;
            ++moved;
            int frames = 0;
            while (rig.table().is_moving() && frames < kPatience) rig.frame(), ++frames;
            ASSERT_LT(frames, kPatience) << "ply " << ply;
        }
    }
    EXPECT_GT(3 * moved, plies);
}

TEST(MicrocosmosMotion, SoundsBelongToWhatIsSeen) {
    EXPECT_EQ(microcosmos_face().sound_of(Json{{"event", "travelled"}, {"seat", 0}}), Sound::ship);
    EXPECT_EQ(microcosmos_face().sound_of(Json{{"event", "crew_played"}, {"seat", 0}}), Sound::card);
    EXPECT_EQ(microcosmos_face().sound_of(Json{{"event", "level_raised"}, {"seat", 0}}), Sound::marker);
    EXPECT_FALSE(microcosmos_face().sound_of(Json{{"event", "turn_started"}, {"seat", 0}}).has_value());
    EXPECT_FALSE(microcosmos_face().sound_of(Json(3)).has_value());
}

TEST(MicrocosmosBanners, TellWhatWasAchieved) {
    test::with_scene<mc::Game, Scene>(2, [](Scene& s) {
        const GalaxyGeometry g = galaxy_geometry({120, 76, 500, 500});
        const auto told = [&](const Json& event) { return test::text_of(banner_of(s, g, event)); };
        mc::PlanetId laid = 0;
        while (!mc::is_laid(s.seen, laid)) ++laid;
        const std::string planet(mc::kPlanets[laid].id), name = mc::planet_name(laid, Lang::en);
        EXPECT_EQ(told({{"event", "discovered"}, {"seat", 0}, {"planet", planet}}), name + " discovered");
        EXPECT_EQ(told({{"event", "colony_built"}, {"seat", 1}, {"planet", planet}}), "Colony on " + name);
        const Json scores{{{"seat", 0}, {"spot", 1}, {"bonus", 3}}, {{"seat", 1}, {"spot", 2}, {"bonus", 0}}};
        EXPECT_EQ(told({{"event", "planet_restored"}, {"planet", planet}, {"scores", scores}}), name + " lives again / Restored planets: 0 of 3 / +3 Player 1");
        EXPECT_EQ(told({{"event", "survivor_settled"}, {"seat", 0}, {"planet", planet}, {"card", mc::kSurvivors[0].id}}),
                  mc::survivor_name(0, Lang::en) + " settles");
        EXPECT_EQ(told({{"event", "end_triggered"}, {"round", 9}}), "Last round");
        EXPECT_EQ(told({{"event", "travelled"}, {"seat", 0}, {"planet", planet}}), "");
        const Banner found = banner_of(s, g, {{"event", "discovered"}, {"seat", 0}, {"planet", planet}});
        EXPECT_TRUE(g.field.contains(found.place.centre())) << "it stands at the planet";
    });
}

}  // namespace
}  // namespace orrery::ui::microcosmos_table
