// Motion on the Quantum table: every move of a thing is animated in its order, and every animation ends. With reduced motion
// nothing travels.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/games/quantum/game.h"
#include "engine/match/match.h"
#include "imgui_ui/games/quantum/motion.h"
#include "imgui_ui/kit/motion.h"
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

TEST(QuantumMotion, WhatHappensToOneShipComesInItsOrder) {
    NewMatch how;
    how.names.resize(2);
    const std::unique_ptr<AnyMatch> any = std::move(Match<qu::Game>::start(how).value());
    const auto& match = static_cast<const Match<qu::Game>&>(*any);
    const std::vector<SeatLook> looks{{SeatColor::red, false}, {SeatColor::blue, false}};
    test::Window window({1180, 820});
    Ui ui(window.assets());
    window.begin_frame();
    Canvas& canvas = ui.begin(window.frame_input());
    const qu::Observation seen = match.observe(0);
    Scene s{ui, canvas, ui.theme(), Lang::en, seen, match.names(), looks};
    const Json rolled{{"event", "die_rolled"}, {"seat", 0}, {"ship", "r1"}, {"value", 4}};
    const auto lasts = [&](const std::vector<Json>& events) {
        Motions motions;
        motions.begin(s, events, everywhere);
        double now = ui.now_ms();
        while (motions.update(now)) now += 1;
        return now - ui.now_ms();
    };
    const double once = lasts({rolled});
    EXPECT_GT(once, 0);
    EXPECT_NEAR(lasts({rolled, rolled}), 2 * once, 2) << "one roll after the other";
    Json other = rolled;
    other["ship"] = "r2";
    EXPECT_LT(lasts({rolled, other}), 2 * once) << "two ships roll together";
    ui.end();
    window.end_frame();
}

}  // namespace
}  // namespace orrery::ui::quantum_table
