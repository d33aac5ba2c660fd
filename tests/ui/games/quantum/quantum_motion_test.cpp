// Motion on the Quantum table: every move of a thing is animated in its order, and every animation ends. With reduced motion
// nothing travels.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/games/quantum/game.h"
#include "engine/games/quantum/ids.h"
#include "engine/match/match.h"
#include "imgui_ui/games/quantum/motion.h"
#include "imgui_ui/kit/motion.h"
#include "tests/ui/game_scene.h"
#include "tests/ui/headless.h"

namespace orrery::ui::quantum_table {
namespace {

/// Gives everything a place.
Rect everywhere(Thing thing) {
    switch (kind_of(thing)) {
        case Kind::ship: return {100, 700, 40, 40};
        case Kind::card:
        case Kind::command: return {300, 300, 120, 150};
        case Kind::sheet: return {900, 80.0f + 100.0f * static_cast<float>(thing.seat), 200, 90};
        default: return {};
    }
}

struct Seen {
    double longest_ms = 0;
    std::map<std::string, int> moved, events;  // by event name; `moved` counts moves with a single event
};

/// Prefers fights, cubes and cards, because the rare events follow from them.
qu::Move choose_what_moves(const qu::MoveList& moves, Rng& rng) {
    qu::Move choice = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    for (const qu::Move& move : moves)
        if (std::holds_alternative<qu::Construct>(move) || std::holds_alternative<qu::Take>(move) ||
            (std::holds_alternative<qu::Attack>(move) && rng.below(2) == 0))
            choice = move;
    return choice;
}

/// Plays games and animates the events of every move.
Seen watch(bool reduced) {
    constexpr int kSeats = 2, kMostPlies = 500;
    constexpr double kStepMs = 5, kMuchTooLong = 10'000;
    Seen out;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        NewMatch how;
        how.names.resize(kSeats);
        how.seed = seed;
        const std::unique_ptr<AnyMatch> any = std::move(Match<qu::Game>::start(how).value());
        auto& match = static_cast<Match<qu::Game>&>(*any);
        const std::vector<SeatLook> looks{{SeatColor::red, false}, {SeatColor::blue, false}};
        test::Window window({1180, 820});
        Ui ui(window.assets());
        Rng rng(seed);
        Motions motions;
        for (int ply = 0; ply < kMostPlies && match.to_act(); ++ply) {
            const Seat viewer = *match.to_act();
            EXPECT_FALSE(match.play(choose_what_moves(match.legal_moves(), rng)).has_value());
            window.begin_frame();
            FrameInput in = window.frame_input();
            in.reduced_motion = reduced;
            Canvas& canvas = ui.begin(in);
            const qu::Observation seen = match.observe(viewer);
            Scene s{ui, canvas, ui.theme(), Lang::en, seen, match.names(), looks};
            s.map = map_geometry(seen.map(), {10, 80, 700, 700}, {});
            std::vector<Json> events;
            for (const qu::Event& event : match.events_of(match.ply())) {
                events.push_back(qu::encode_event(event));
                const std::string what = events.back()["event"].get<std::string>();
                motions.begin(s, {events.back()}, everywhere);
                ++out.events[what];
                out.moved[what] += motions.is_empty() ? 0 : 1;
            }
            motions.begin(s, events, everywhere);
            const double start = ui.now_ms();
            double now = start;
            for (; motions.update(now); now += kStepMs) {
                motions.draw(s, now, everywhere);
                if (now - start > kMuchTooLong) break;
                motions.release(now);                      // of a fight, whose outcome waits for its dice
            }
            out.longest_ms = std::max(out.longest_ms, now - start);
            ui.end();
            window.end_frame();
        }
    }
    return out;
}

TEST(QuantumMotion, EverythingThatGoesSomewhereIsSeenGoingThere) {
    constexpr double kLongest = 4000;                      // for a move with several fights and cards
    const Seen seen = watch(false);
    for (const char* what : {"moved", "deployed", "dropped", "warped", "occupied", "ship_placed", "ship_destroyed", "reconfigured",
                             "die_rolled", "cube_placed", "home_chosen", "card_taken"}) {
        ASSERT_TRUE(seen.events.count(what)) << what << " never came up";
        EXPECT_EQ(seen.moved.at(what), seen.events.at(what)) << what;
    }
    for (const char* what : {"turn_started", "research_changed", "combat_result"}) {
        ASSERT_TRUE(seen.events.count(what)) << what << " never came up";
        EXPECT_EQ(seen.moved.at(what), 0) << what;
    }
    EXPECT_LT(seen.longest_ms, kLongest);
}

TEST(QuantumMotion, ReducedNothingTravels) {
    const Seen seen = watch(true);
    EXPECT_LE(seen.longest_ms, motion::kReducedTravelFade + 5);
    for (const char* what : {"moved", "deployed", "card_taken", "cube_placed"}) EXPECT_GT(seen.moved.at(what), 0) << what << " comes in at its place";
}

TEST(QuantumMotion, TheOutcomeOfAFightWaitsForItsDice) {
    test::with_scene<qu::Game, Scene>(2, [](Scene& s) {
        const Json attacked{{"event", "attacked"}, {"seat", 0}, {"ship", "r1"}, {"target", "b1"}, {"from", "a1"}, {"kind", "attack"}};
        const Json dice{{"event", "combat_dice"}, {"attack_die", 2}, {"defense_die", 5}};
        const Json lost{{"event", "ship_destroyed"}, {"seat", 1}, {"ship", "b1"}, {"by", "r1"}};
        Motions motions;
        motions.begin(s, {attacked, dice, lost}, everywhere);
        const Thing ship = ship_thing(*qu::ship_by_id("b1"));
        ASSERT_TRUE(motions.moves(ship));
        const double late = s.ui.now_ms() + 60'000;
        motions.update(late);
        ASSERT_TRUE(motions.moves(ship)) << "it waits";
        EXPECT_FALSE(motions.progress_of(ship, late).has_value());
        motions.release(late);
        EXPECT_TRUE(motions.progress_of(ship, late).has_value()) << "it sets off at once";
        motions.update(late + 5000);
        EXPECT_TRUE(motions.is_empty());
    });
}

TEST(QuantumMotion, WhatHappensToOneShipComesInItsOrder) {
    test::with_scene<qu::Game, Scene>(2, [](Scene& s) {
        const Json rolled{{"event", "die_rolled"}, {"seat", 0}, {"ship", "r1"}, {"value", 4}};
        const auto lasts = [&](const std::vector<Json>& events) {
            Motions motions;
            motions.begin(s, events, everywhere);
            double now = s.ui.now_ms();
            while (motions.update(now)) now += 1;
            return now - s.ui.now_ms();
        };
        const double once = lasts({rolled});
        EXPECT_GT(once, 0);
        EXPECT_NEAR(lasts({rolled, rolled}), 2 * once, 2) << "one roll after the other";
        Json other = rolled;
        other["ship"] = "r2";
        EXPECT_LT(lasts({rolled, other}), 2 * once) << "two ships roll together";
    });
}

TEST(QuantumBanners, TellWhatWasAchieved) {
    test::with_scene<qu::Game, Scene>(2, [](Scene& s) {
        const std::string planet = qu::planet_id(0);
        const auto told = [&s](const Json& event) { return test::text_of(banner_of(s, event)); };
        const auto cube = [&](const char* how, int left) {
            return banner_of(s, {{"event", "cube_placed"}, {"seat", 0}, {"planet", planet}, {"how", how}, {"left", left}});
        };
        EXPECT_EQ(test::text_of(cube("construct", 3)), "3 more to go");
        EXPECT_EQ(test::text_of(cube("infamy", 0)), "Last cube");
        EXPECT_TRUE(cube("construct", 0).is_great);
        EXPECT_EQ(test::text_of(cube("start", 4)), "") << "everybody starts with one";
        EXPECT_EQ(told({{"event", "infamy"}, {"seat", 1}}), "Infamy");
        EXPECT_EQ(told({{"event", "breakthrough"}, {"seat", 1}}), "Breakthrough");
        EXPECT_EQ(told({{"event", "moved"}, {"seat", 1}}), "");
        int sums[2] = {};
        for (qu::ShipId ship = 0; ship < qu::kShipCount; ++ship)
            if (qu::owner_of(ship) < 2) sums[qu::owner_of(ship)] += s.ship(ship).number;
        EXPECT_EQ(told({{"event", "start_player"}, {"seat", 1}}),
                  std::to_string(sums[0]) + " Player 1 / " + std::to_string(sums[1]) + " Player 2 begins");
    });
}

}  // namespace
}  // namespace orrery::ui::quantum_table
