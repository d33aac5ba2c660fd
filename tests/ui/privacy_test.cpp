// People round one device: the curtain lifts by holding, falls when the device is left, and lifts only in the tab that plays.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/table_view.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;

const std::string kLift = "I am Aki: show my cards";

class Privacy : public testing::TestWithParam<std::string> {
  protected:
    /// Two people: the device is handed to the first one whose secrets are asked for.
    void start(Driver& d) {
        d.start("new=" + GetParam() + "&players=2&seed=3");
        d.play(5, [&] { return d.app.session()->match().has_secrets(d.app.session()->decider()) && !d.app.session()->is_covered(); });
        ASSERT_EQ(d.screen(), "table");
    }
};

TEST(Curtain, IsHeldAndATapSaysSo) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    const std::string who = fill(str::take_device, Lang::en, {{"name", d.app.session()->name(0)}});
    ASSERT_EQ(d.screen(), "curtain");
    EXPECT_EQ(d.all_text().find(str::hold_to_lift.en), std::string::npos);
    ASSERT_TRUE(d.tap(who));
    EXPECT_EQ(d.screen(), "curtain") << "a slip lifts nothing";
    EXPECT_NE(d.all_text().find(str::hold_to_lift.en), std::string::npos);
    EXPECT_NE(d.drawn_text(16).find(str::hold_to_lift.en), std::string::npos);
    ASSERT_TRUE(d.hold(who, 300));
    EXPECT_EQ(d.screen(), "curtain") << "let go too early";
    ASSERT_TRUE(d.hold(who, 700));
    EXPECT_EQ(d.screen(), "table");
    EXPECT_EQ(d.app.session()->match().ply(), 0u) << "the release meant nothing on the table";
    EXPECT_EQ(d.all_text().find(str::hold_to_lift.en), std::string::npos);
}

TEST(Curtain, AFingerThatSlipsOffLiftsNothing) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    const Target* lift = d.target(fill(str::take_device, Lang::en, {{"name", d.app.session()->name(0)}}));
    ASSERT_NE(lift, nullptr);
    d.window().pointer(lift->rect.centre());
    d.frames(2);
    d.window().press(true);
    d.frames(2);
    d.window().pointer({20, 20});
    d.frames(20, 100);
    d.window().press(false);
    d.frames(3);
    EXPECT_EQ(d.screen(), "curtain");
}

TEST(Curtain, AKeyLiftsItAtOnce) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    for (int i = 0; i < 4 && !(d.focused() && d.focused()->id == id("take-device")); ++i) d.key(ImGuiKey_Tab);
    ASSERT_NE(d.focused(), nullptr);
    d.key(ImGuiKey_Enter);
    EXPECT_EQ(d.screen(), "table");
}

TEST_P(Privacy, TheCurtainFallsWhenTheDeviceIsLeft) {
    Driver d;
    start(d);
    const Seat who = d.app.session()->viewer();
    const std::size_t ply = d.match().ply();
    d.app.left();
    EXPECT_EQ(d.screen(), "curtain") << "at once: nobody draws a frame of a page out of sight";
    EXPECT_TRUE(d.moves().empty());
    d.frames(3, 600);
    EXPECT_EQ(d.screen(), "curtain");
    EXPECT_EQ(d.match().ply(), ply);
    ASSERT_TRUE(d.press("take-device"));
    EXPECT_EQ(d.screen(), "table");
    EXPECT_EQ(d.app.session()->viewer(), who);
    EXPECT_FALSE(d.moves().empty()) << "the game goes on as it stood";
}

TEST_P(Privacy, WhatShowsSecretsClosesAndTheRestStays) {
    for (const auto& [page, stays] : {std::pair{"replay", false}, {"share", false}, {"rules", true}, {"saves", true}}) {
        SCOPED_TRACE(page);
        Driver d;
        start(d);
        Action open;
        open.name = ActionName::of(page);
        d.app.act(open);
        d.frames(3);
        ASSERT_EQ(d.screen(), page);
        d.app.left();
        d.frames(3);
        EXPECT_EQ(d.screen(), stays ? page : "curtain");
        if (stays) d.press("back");
        EXPECT_EQ(d.screen(), "curtain");
    }
}

TEST_P(Privacy, AnotherTabCannotLiftTheCurtain) {
    Driver first;
    start(first);
    TestHost host;
    host.store.entries = first.host().store.entries;
    host.gives_locks = false;
    Driver second({1180, 820}, &host);
    second.start();
    ASSERT_TRUE(second.press("continue"));
    second.app.save_held(host.held, false);
    second.frames(3);
    ASSERT_EQ(second.screen(), "curtain");
    second.press("take-device");
    EXPECT_EQ(second.screen(), "curtain");
    EXPECT_NE(second.all_text().find(str::other_tab_curtain.en), std::string::npos);
    Action lift;
    lift.name = "take-device";
    second.app.act(lift);
    second.frames(2);
    EXPECT_EQ(second.screen(), "curtain");
}

TEST_P(Privacy, ATabThatLosesTheGameCoversIt) {
    for (const bool is_in_replay : {false, true}) {
        Driver d;
        start(d);
        Action replay;
        replay.name = "replay";
        if (is_in_replay) d.app.act(replay);
        d.frames(2);
        ASSERT_EQ(d.screen(), is_in_replay ? "replay" : "table");
        d.app.save_held(d.host().held, false);
        d.frames(2);
        EXPECT_EQ(d.screen(), "curtain");
        EXPECT_NE(d.all_text().find(str::other_tab.en), std::string::npos) << "and says why";
    }
}

TEST_P(Privacy, OnePersonIsNeverCovered) {
    Driver d;
    d.start("new=" + GetParam() + "&players=2&bots=1&level=random&seed=3");
    for (int i = 0; i < 6; ++i) {
        d.app.left();
        d.frames(2, 700);
        EXPECT_EQ(d.screen(), "table");
    }
}

// Where things move, whoever made a move sees what it did; nobody else's secrets are in sight meanwhile, and the move can be taken back.
TEST_P(Privacy, TheCurtainWaitsUntilTheLastMoveWasInSight) {
    Driver d;
    d.reduced_motion = false;
    d.start("new=" + GetParam() + "&players=2&seed=3");
    Rng rng(7);
    int passed = 0;
    for (int i = 0; i < 400 && passed < 3 && d.screen() != "end"; ++i) {
        if (d.screen() == "curtain") {
            ASSERT_TRUE(d.press("take-device"));
            continue;
        }
        if (d.has("recap-skip")) {
            d.press("recap-skip");
            d.frames(4, 300);
            continue;
        }
        if (d.has("confirm")) {
            d.press("confirm");
            continue;
        }
        const auto moves = d.moves();
        if (moves.empty()) {
            d.frame(100);
            continue;
        }
        const Session& s = *d.app.session();
        const std::optional<Seat> reader = s.reader();
        d.move(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        if (s.stage() != Stage::passing) continue;
        SCOPED_TRACE(d.match().ply());
        ++passed;
        EXPECT_EQ(d.screen(), "table");
        EXPECT_EQ(d.attr("data-stage"), "passing");
        EXPECT_EQ(s.reader(), reader) << "still the eyes of who made the move";
        EXPECT_TRUE(d.moves().empty());
        EXPECT_TRUE(d.has("pass-on"));
        int frames = 0;
        for (; d.screen() == "table" && frames < 1000; ++frames) d.frame();
        EXPECT_EQ(d.screen(), "curtain");
        EXPECT_GE(frames * 16, 650) << "long enough to be seen";           // beside the frames that follow the move
        EXPECT_LE(frames * 16, 8000) << "nobody waits for ever";
    }
    EXPECT_EQ(passed, 3);
}

/// The first person of a game ends the turn; what the move did is in sight.
void end_first_turn(Driver& d) {
    d.reduced_motion = false;
    d.start("new=jumpgate&players=2&seed=3");
    d.press("take-device");
    d.move(R"({"type":"end_turn"})");
    ASSERT_EQ(d.attr("data-stage"), "passing");
}

// A page draws a frame only when one is asked for.
TEST(Passing, EndsThoughFramesAreDrawnOnlyWhenTheyAreWanted) {
    Driver d;
    end_first_turn(d);
    int frames = 0;
    for (; d.screen() == "table" && frames < 1000; ++frames) {
        const bool is_wanted = d.app.ui().frame_wanted();
        ASSERT_TRUE(is_wanted || d.app.ui().wake_ms() >= 0) << "nobody asks for the next frame";
        d.frame(is_wanted ? 16 : d.app.ui().wake_ms());
    }
    EXPECT_EQ(d.screen(), "curtain");
}

TEST(Passing, ATapNeedNotWait) {
    Driver d;
    end_first_turn(d);
    d.frames(3);
    d.tap_at({590, 400});
    EXPECT_EQ(d.screen(), "curtain");
}

TEST(Passing, WhatWasJustDoneCanBeTakenBack) {
    Driver d;
    end_first_turn(d);
    ASSERT_TRUE(d.press("undo"));
    EXPECT_EQ(d.match().ply(), 0u);
    EXPECT_EQ(d.screen(), "table") << "who holds the device goes on, without a curtain";
    EXPECT_FALSE(d.moves().empty());
}

TEST(Passing, LeavingTheDeviceDoesNotWait) {
    Driver d;
    end_first_turn(d);
    d.app.left();
    EXPECT_EQ(d.screen(), "curtain");
}

std::vector<std::string> games_with_a_curtain() {
    std::vector<std::string> games = test::playable_games();
    std::erase_if(games, [](const std::string& game) { return !face_of(game)->has_secrets; });
    return games;
}
INSTANTIATE_TEST_SUITE_P(Games, Privacy, testing::ValuesIn(games_with_a_curtain()), [](const auto& p) { return p.param; });

// Without secrets, nothing is ever covered.
TEST(PrivacyWithoutSecrets, LeavingChangesNothing) {
    for (const std::string& game : test::playable_games()) {
        if (face_of(game)->has_secrets) continue;
        SCOPED_TRACE(game);
        Driver d;
        d.start("new=" + game + "&players=2&seed=3");
        const std::string before = d.screen();
        d.app.left();
        d.frames(2);
        EXPECT_EQ(d.screen(), before);
    }
}

}  // namespace
}  // namespace orrery::ui
