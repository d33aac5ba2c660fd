// Motion on the AstroNavigators table: every thing that goes somewhere is seen going there, and every motion ends. With reduced motion
// nothing travels.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/games/astronavigators/codec.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/motion.h"
#include "imgui_ui/kit/motion.h"
#include "tests/ui/game_scene.h"
#include "tests/ui/games/astronavigators/astronavigators_rig.h"

namespace orrery::ui::astronavigators_table {
namespace {

constexpr Rect kEarthArea{20, 80, 760, 230}, kOrbitArea{20, 340, 760, 230};

/// Gives everything outside the maps a place.
Rect place_of_all(Thing what) {
    const auto i = static_cast<float>(what.index);
    switch (kind_of(what)) {
        case Kind::card: return {820, 100, 120, 90};
        case Kind::week: return {800 + 90 * i, 100, 84, 96};
        case Kind::deck: return {1000, 80, 120, 28};
        case Kind::sheet: return {820, 560 + 50.0f * static_cast<float>(what.seat), 300, 44};
        case Kind::dial: return {900, 560, 90, 40};
        case Kind::set: return {20 + 60 * i, 600, 56, 44};
        case Kind::moon: return {640 + 40 * i, 600, 36, 36};
        case Kind::gauge: return {400 + 50 * i, 660, 44, 44};
        case Kind::token: return {820 + 50 * i, 420, 40, 40};
        case Kind::tile:
        case Kind::continent: return {820, 470, 44, 44};
        case Kind::quest:
        case Kind::quest_deck:
        case Kind::instrument: return {200, 660, 120, 90};
        case Kind::orbit_tile: return {20 + 50 * i, 660, 44, 44};
        case Kind::die: return {1100, 560, 36, 36};
        case Kind::sun: return {400, 420, 24, 24};
        default: return {};
    }
}

struct SeenMotion {
    double longest_ms = 0;
    std::map<std::string, int> moved, events;  // by event name; `moved` counts moves with a single event
};

class Frames {
  public:
    explicit Frames(bool is_reduced) : is_reduced_(is_reduced), ui_(window_.assets()) {}

    /// Calls `look(scene, earth, orbit)` in a frame.
    template <class Look>
    void frame(const an::Observation& seen, const Names& names, Look look) {
        static const std::vector<SeatLook> looks{{SeatColor::yellow, false}, {SeatColor::purple, false}, {SeatColor::white, false}};
        window_.begin_frame();
        FrameInput in = window_.frame_input();
        in.reduced_motion = is_reduced_;
        Canvas& canvas = ui_.begin(in);
        Scene s{ui_, canvas, ui_.theme(), Lang::en, seen, names, looks};
        look(s, earth_geometry(kEarthArea), orbit_geometry(kOrbitArea));
        ui_.end();
        window_.end_frame();
    }

    std::vector<unsigned char> pixels() { return window_.pixels(); }

  private:
    bool is_reduced_;
    test::Window window_{kTabletWindow};
    Ui ui_;
};

/// Draws flights until they have ended, and returns how long they took.
double watch(Motions& motions, Scene& s) {
    constexpr double kStepMs = 5, kMuchTooLong = 20'000;
    const double start = s.ui.now_ms();
    double now = start;
    for (; motions.update(now) && now - start < kMuchTooLong; now += kStepMs) motions.draw(s, now, place_of_all);
    return now - start;
}

/// Plays games of both modes and animates the events of every move.
SeenMotion watch_games(bool is_reduced) {
    constexpr int kMostPlies = 700;
    SeenMotion out;
    Frames frames(is_reduced);
    Motions motions;
    for (const an::Mode mode : {an::Mode::astronavigator, an::Mode::astronomer})
        for (const int seats : {2, 3}) {
            Rig game(match_in(mode, seats, static_cast<std::uint64_t>(seats) + 4));
            game.set(shorten);
            Match<an::Game>& match = game.match();
            Rng rng(static_cast<std::uint64_t>(seats));
            for (int ply = 0; ply < kMostPlies && match.to_act(); ++ply) {
                const Seat viewer = *match.to_act();
                EXPECT_FALSE(match.play(choose_move(match.legal_moves(), rng)).has_value());
                frames.frame(match.observe(viewer), match.names(), [&](Scene& s, const EarthGeometry& earth, const OrbitGeometry& orbit) {
                    std::vector<Json> events;
                    for (const an::Event& event : match.events_of(match.ply())) {
                        events.push_back(an::encode_event(event));
                        const std::string what = events.back()["event"].get<std::string>();
                        motions.begin(s, earth, orbit, {events.back()}, place_of_all);
                        ++out.events[what];
                        out.moved[what] += motions.is_empty() ? 0 : 1;
                    }
                    motions.begin(s, earth, orbit, events, place_of_all);
                    out.longest_ms = std::max(out.longest_ms, watch(motions, s));
                });
            }
        }
    return out;
}

TEST(AstronavigatorsMotion, EverythingThatGoesSomewhereIsSeenGoingThere) {
    constexpr double kLongest = 6000;                      // for a move that ends a month
    const SeenMotion seen = watch_games(false);
    for (const char* what : {"step", "observed", "scheduled", "card_dealt", "month_shift", "continent_tile", "vehicle_token", "orbit_move",
                             "orbit_tile_taken", "orbit_revealed", "placed", "selected"}) {
        ASSERT_TRUE(seen.events.count(what)) << what << " never came up";
        EXPECT_EQ(seen.moved.at(what), seen.events.at(what)) << what;
    }
    // These do not come up in every game.
    for (const char* what : {"rolled", "chain_tile", "quest_started", "quest_completed", "set_completed", "moon_token_activated",
                             "launched", "dv_cancelled", "orbit_swap", "lm_docked", "moon_landing", "splashdown", "aborted", "lost"}) {
        if (seen.events.count(what)) { EXPECT_EQ(seen.moved.at(what), seen.events.at(what)) << what; }
    }
    for (const char* what : {"round_start", "turn_start", "stopped", "stayed", "joined", "calibration_reset", "year_two"}) {
        if (seen.events.count(what)) { EXPECT_EQ(seen.moved.at(what), 0) << what; }
    }
    EXPECT_LT(seen.longest_ms, kLongest);
}

TEST(AstronavigatorsMotion, ReducedNothingTravels) {
    const SeenMotion seen = watch_games(true);
    EXPECT_LE(seen.longest_ms, motion::kReducedTravelFade + 5);
    for (const char* what : {"step", "observed", "continent_tile", "orbit_move"})
        EXPECT_GT(seen.moved.at(what), 0) << what << " comes in at its place";
    for (const char* what : {"vehicle_token", "placed", "selected", "orbit_revealed"})
        EXPECT_EQ(seen.moved.at(what), 0) << what << " is an ornament";
}

Json step_event(Seat seat, const char* from, const char* to, const char* by) {
    return Json{{"event", "step"}, {"seat", seat}, {"from", from}, {"to", to}, {"transport", by}};
}

const Names kTwo{"Player 1", "Player 2"};

/// Returns how long the vehicle of the first seat glides after the last of these moves, each of which follows in the next frame.
double glide_ms(const an::State& s, const std::vector<std::vector<Json>>& moves) {
    const Thing vehicle = thing(Kind::vehicle, 0, 0);
    double out = 0;
    Frames frames(false);
    Motions motions;
    for (const std::vector<Json>& events : moves)
        frames.frame(an::observe(s, 0), kTwo, [&](Scene& scene, const EarthGeometry& earth, const OrbitGeometry& orbit) {
            motions.clear();
            motions.begin(scene, earth, orbit, events, place_of_all);
            const double start = scene.ui.now_ms();
            if (&events != &moves.back()) return;
            for (double now = start; motions.update(now) && motions.moves(vehicle); now += 5) out = now - start;
        });
    return out;
}

// The steps of a touch of a far space are moves that follow each other faster than the vehicle glides.
TEST(AstronavigatorsMotion, AFurtherStepGoesOnFromWhereTheVehicleIs) {
    an::State s = at_selection();
    put_vehicle(s, 0, space_named("p2p02"), an::Transport::plane);
    const Json first = step_event(0, "p2p00", "p2p01", "plane"), second = step_event(0, "p2p01", "p2p02", "plane");
    const double alone = glide_ms(s, {{second}}), together = glide_ms(s, {{first, second}}), apart = glide_ms(s, {{first}, {second}});
    EXPECT_GT(alone, 100);
    EXPECT_GT(together, alone) << "one glide over both steps";
    EXPECT_GT(apart, alone) << "the way of the first step is still ahead";
    EXPECT_LT(together, 1000);
}

// The map is round: +11 is next to -11.
TEST(AstronavigatorsMotion, AVehicleThatLeavesAtOneEdgeComesInAtTheOther) {
    an::State s = at_selection();
    put_vehicle(s, 0, space_named("p0m11"), an::Transport::plane);
    Frames frames(false);
    Motions motions;
    const auto picture = [&](bool is_on_its_way) {
        frames.frame(an::observe(s, 0), kTwo, [&](Scene& scene, const EarthGeometry& earth, const OrbitGeometry& orbit) {
            constexpr double kHalfWay = 110;
            if (!is_on_its_way) return;
            motions.begin(scene, earth, orbit, {step_event(0, "p0p11", "p0m11", "plane")}, [](Thing) { return Rect{}; });
            motions.draw(scene, scene.ui.now_ms() + kHalfWay, place_of_all);
        });
        return frames.pixels();
    };
    const std::vector<unsigned char> before = picture(false), now = picture(true);
    ASSERT_EQ(before.size(), now.size());
    const std::size_t row = before.size() / static_cast<std::size_t>(kTabletWindow.y);
    const std::size_t pixel = row / static_cast<std::size_t>(kTabletWindow.x);
    const auto differs = [&](float from, float to) {
        for (std::size_t i = 0; i < now.size(); ++i) {
            const auto x = static_cast<float>(i % row / pixel);
            if (x >= from && x < to && now[i] != before[i]) return true;
        }
        return false;
    };
    const float left = kEarthArea.x, right = kEarthArea.right(), third = kEarthArea.w / 3;
    EXPECT_TRUE(differs(left, left + third)) << "it comes in";
    EXPECT_TRUE(differs(right - third, right)) << "it leaves";
    EXPECT_FALSE(differs(left + third, right - third)) << "it does not cross the map";
}

// The table itself comes to rest after every move.
TEST(AstronavigatorsMotion, TheTableComesToRest) {
    constexpr int kPatience = 150;
    constexpr double kFrameMs = 60;
    Rng rng(17);
    int moved = 0;
    for (const an::Mode mode : {an::Mode::astronavigator, an::Mode::astronomer}) {
        Rig rig(match_in(mode, 2, 5));
        rig.set(shorten);
        rig.look_as(0);
        for (int ply = 0; ply < 90 && rig.match().to_act(); ++ply) {
            rig.frame();
            rig.play(choose_move(rig.match().legal_moves(), rng));
            rig.frame();
            if (!rig.table().is_moving()) continue;
            ++moved;
            int frames = 0;
            while (rig.table().is_moving() && frames < kPatience) rig.frame(kFrameMs), ++frames;
            ASSERT_LT(frames, kPatience) << "ply " << ply;
        }
    }
    EXPECT_GT(moved, 40);
}

TEST(AstronavigatorsMotion, NothingMovesForEver) {
    Rig rig(match_in(an::Mode::astronavigator, 2, 5));
    rig.set(shorten);
    Rng rng(3);
    for (int i = 0; i < 20 && rig.match().to_act(); ++i) {
        rig.play(choose_move(rig.match().legal_moves(), rng));
        rig.frame();
    }
    // After seven seconds of frames, glow and motion must have ended.
    for (int i = 0; i < 120; ++i) rig.frame(60);
    rig.asked();
    EXPECT_FALSE(rig.ui().frame_wanted());
    EXPECT_LT(rig.ui().wake_ms(), 0);
}

TEST(AstronavigatorsMotion, SoundsBelongToWhatIsSeen) {
    EXPECT_EQ(astronavigators_face().sound_of(Json{{"event", "step"}, {"seat", 0}}), Sound::ship);
    EXPECT_EQ(astronavigators_face().sound_of(Json{{"event", "observed"}, {"seat", 0}}), Sound::card);
    EXPECT_EQ(astronavigators_face().sound_of(Json{{"event", "vehicle_token"}, {"seat", 0}}), Sound::marker);
    EXPECT_FALSE(astronavigators_face().sound_of(Json{{"event", "turn_start"}, {"seat", 0}}).has_value());
    EXPECT_FALSE(astronavigators_face().sound_of(Json(3)).has_value());
}

TEST(AstronavigatorsBanners, TellWhatWasAchieved) {
    test::with_scene<an::Game, Scene>(2, [](Scene& s) {
        const auto told = [&](const Json& event) { return test::text_of(banner_of(s, event)); };
        const auto event = [](const char* what) { return Json{{"event", what}, {"seat", 1}}; };
        Json observed = event("observed"), set = event("set_completed"), quest = event("quest_completed");
        observed["card"] = an::kCards[0].id, observed["nk"] = 4;
        set["set"] = an::kSets[0].id, set["nk"] = 10;
        quest["quest"] = an::kQuests[0].id, quest["nk"] = 0;
        EXPECT_EQ(told(observed), "+4 " + an::card_name(0, Lang::en));
        EXPECT_EQ(told(set), "+10 " + an::set_name(0, Lang::en));
        EXPECT_EQ(told(quest), an::quest_name(0, Lang::en)) << "no gain is told that there is not";
        EXPECT_EQ(told(event("launched")), "Launch");
        EXPECT_EQ(told(event("moon_landing")), "Landed on the Moon");
        EXPECT_EQ(told(event("splashdown")), "Home again");
        EXPECT_EQ(told(event("lost")), "Lost in space");
        EXPECT_EQ(told({{"event", "year_two"}}), "The second year");
        EXPECT_EQ(told(event("moved")), "");
        EXPECT_FALSE(banner_of(s, event("launched")).is_great);
        EXPECT_TRUE(banner_of(s, event("moon_landing")).is_great);
    });
}

}  // namespace
}  // namespace orrery::ui::astronavigators_table
