// Motion on the Jump Gate table: every move of a thing is animated, at most three things at a time, and every animation
// ends. With reduced motion nothing travels.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/game.h"
#include "engine/match/match.h"
#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/games/jumpgate/motion.h"
#include "tests/ui/game_scene.h"
#include "tests/ui/headless.h"

namespace orrery::ui::jumpgate_table {
namespace {

/// Gives everything a place.
PlaceOf everywhere(const Layout& l) {
    return [gate = l.centre.gate](Thing thing) -> Rect {
        switch (kind_of(thing)) {
            case Kind::card: return {100, 700, 90, 120};
            case Kind::resource: return {300, 300, 44, 56};
            case Kind::ship: return square_around(gate, 20);
            case Kind::seat: return {20.0f + 200.0f * float(thing.seat), 72, 52, 36};
            default: return {};
        }
    };
}

struct Seen {
    int most_at_once = 0;
    double longest_ms = 0;
    std::map<std::string, int> moved, events;  // by event name; `moved` counts moves with a single event
};

/// Plays games and animates the events of every move.
Seen watch(bool reduced) {
    Seen out;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        NewMatch how;
        for (int i = 0; i < 4; ++i) how.names.push_back("Player " + std::to_string(i + 1));
        how.seed = seed;
        const std::unique_ptr<AnyMatch> any = std::move(Match<jg::Game>::start(how).value());
        auto& match = static_cast<Match<jg::Game>&>(*any);
        std::vector<SeatLook> looks;
        for (int i = 0; i < 4; ++i) looks.push_back({SeatColor(i), false});
        test::Window window({1180, 820});
        Ui ui(window.assets());
        Rng rng(seed);
        Motions motions;
        while (match.to_act()) {
            // Landing and scanning are preferred, because the rare events follow from them.
            const jg::MoveList moves = match.legal_moves();
            jg::Move choice = moves[rng.below(std::uint32_t(moves.size()))];
            for (const jg::Move& move : moves)
                if (std::holds_alternative<jg::Land>(move) || (std::holds_alternative<jg::Scan>(move) && rng.below(2) == 0)) choice = move;
            const Seat viewer = *match.to_act();
            EXPECT_FALSE(match.play(choice).has_value());
            window.begin_frame();
            FrameInput in = window.frame_input();
            in.reduced_motion = reduced;
            Canvas& canvas = ui.begin(in);
            const jg::Observation seen = match.observe(viewer);
            const TableLayout table = table_layout({canvas.width(), canvas.height()}, 4, false);
            const Layout l = make_layout(table.areas, seen.ring.size(), jg::hidden_each(4), seen.options.black_hole_limit);
            Scene s{ui, canvas, ui.theme(), Lang::en, seen, match.names(), looks, false};
            std::vector<Json> events;
            for (const jg::Event& event : match.events_of(match.ply())) {
                events.push_back(jg::encode_event(jg::redact(event, viewer)));
                const std::string what = events.back()["event"].get<std::string>();
                motions.begin(s, l, {events.back()}, everywhere(l));
                ++out.events[what];
                out.moved[what] += motions.is_empty() ? 0 : 1;
            }
            motions.begin(s, l, events, everywhere(l));
            const double start = ui.now_ms();
            double now = start;
            for (; motions.update(now); now += 5) {
                out.most_at_once = std::max(out.most_at_once, motions.count_moving(now));
                motions.draw(s, now, everywhere(l));
                if (now - start > 10'000) break;
            }
            out.longest_ms = std::max(out.longest_ms, now - start);
            ui.end();
            window.end_frame();
        }
    }
    return out;
}

TEST(JumpgateMotion, EverythingThatGoesSomewhereIsSeenGoingThereThreeAtATime) {
    const Seen seen = watch(false);
    for (const char* what : {"fly", "jump", "scan", "land", "harvest", "mark_taken", "mark_left", "claim_taken", "marker_placed",
                             "marker_moved", "black_hole", "draw", "discard", "deck_turned"}) {
        ASSERT_TRUE(seen.events.count(what)) << what << " never came up";
        EXPECT_EQ(seen.moved.at(what), seen.events.at(what)) << what;
    }
    EXPECT_EQ(seen.most_at_once, motion::kMaxTogether);
    EXPECT_LT(seen.longest_ms, 2000);
}

TEST(JumpgateMotion, ReducedNothingTravels) {
    const Seen seen = watch(true);
    EXPECT_LE(seen.longest_ms, motion::kReducedTravelFade + 5);
    for (const char* what : {"fly", "jump", "harvest", "discard", "draw"}) EXPECT_GT(seen.moved.at(what), 0) << what << " comes in at its place";
    for (const char* what : {"marker_placed", "black_hole", "deck_turned"}) EXPECT_EQ(seen.moved.at(what), 0) << what;
}

TEST(JumpgateBanners, TellWhatWasAchieved) {
    test::with_scene<jg::Game, Scene>(3, [](Scene& s) {
        const auto told = [&s](const Json& event) { return test::text_of(banner_of(s, event)); };
        EXPECT_EQ(told({{"event", "land"}, {"seat", 1}, {"planet", "anno"}}), "+4 Anno claimed");
        EXPECT_EQ(told({{"event", "black_hole"}, {"seat", 0}, {"space", 3}}), "3 / 7 Black hole");
        EXPECT_EQ(told({{"event", "final_round"}, {"seat", 0}, {"turns", 2}}), "Last round: 2 turns to come");
        for (const char* quiet : {"fly", "draw", "turn_started", "nothing"}) EXPECT_EQ(told({{"event", quiet}, {"seat", 0}}), "") << quiet;
        EXPECT_EQ(told({{"event", "land"}, {"seat", 7}, {"planet", "anno"}}), "") << "no such seat";
    });
}

}  // namespace
}  // namespace orrery::ui::jumpgate_table
