// The replay: going about in a game, what may be seen of it, and new games that branch off.
#include <gtest/gtest.h>

#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;

Action action(const std::string& name, const std::string& value = {}, int seat = -1) {
    Action out;
    out.name = name;
    out.value = value;
    out.seat = seat;
    return out;
}

/// A game with two people: `moves` moves of it, or all.
void play(Driver& d, std::uint64_t seed, std::size_t moves) {
    d.app.open_fragment("new=jumpgate&players=2&seed=" + std::to_string(seed));
    d.frames(2);
    d.play(seed, [&] { return d.app.session()->match().ply() >= moves; });
}

void open(Driver& d, const std::string& value = {}) {
    d.app.act(action("replay", value));
    d.frames(2);
    ASSERT_EQ(d.screen(), "replay");
}

std::size_t ply(const Driver& d) { return static_cast<std::size_t>(std::stoul(d.attr("data-ply"))); }

void key(Driver& d, ImGuiKey key, bool shift = false) {
    ImGuiIO& io = ImGui::GetIO();
    if (shift) io.AddKeyEvent(ImGuiMod_Shift, true);
    io.AddKeyEvent(key, true);
    d.frame();
    io.AddKeyEvent(key, false);
    if (shift) io.AddKeyEvent(ImGuiMod_Shift, false);
    d.frames(3);
}

TEST(Replay, GoesByMoveByTurnAndToAnyMoment) {
    Driver d;
    d.start();
    play(d, 5, 1000);
    ASSERT_EQ(d.screen(), "end");
    const AnyMatch& match = d.app.session()->match();
    const std::size_t last = match.ply();
    open(d);
    EXPECT_EQ(ply(d), 0u) << "a finished game begins at its beginning";
    EXPECT_EQ(d.attr("data-last"), std::to_string(last));
    ASSERT_TRUE(d.press("replay-forward"));
    EXPECT_EQ(ply(d), 1u);
    ASSERT_TRUE(d.press("replay-back"));
    ASSERT_TRUE(d.press("replay-back"));
    EXPECT_EQ(ply(d), 0u) << "there is nothing before the start";
    // By turns: each stop is the first moment of a turn.
    std::size_t stops = 0, before = 0;
    while (ply(d) < last) {
        ASSERT_TRUE(d.press("replay-turn-forward"));
        ASSERT_GT(ply(d), before);
        before = ply(d);
        if (before < last) {
            ASSERT_NE(match.turn_number_at(before), match.turn_number_at(before - 1));
        }
        ++stops;
    }
    EXPECT_GT(stops, 10u);
    std::size_t back = 0;
    for (; ply(d) > 0; ++back) ASSERT_TRUE(d.press("replay-turn-back"));
    EXPECT_EQ(back, stops) << "the same stops backwards";
    ASSERT_TRUE(d.press("replay-end"));
    EXPECT_EQ(ply(d), last);
    ASSERT_TRUE(d.press("replay-start"));
    EXPECT_EQ(ply(d), 0u);
    d.app.act(action("replay-go", "17"));
    EXPECT_EQ(ply(d), 17u);
    for (const char* odd : {"", "x", "-1", "17x", "99999999999999999999"}) {
        d.app.act(action("replay-go", odd));
        EXPECT_EQ(ply(d), 17u) << odd;
    }
    d.app.act(action("replay-go", "99999"));
    EXPECT_EQ(ply(d), last);
    ASSERT_TRUE(d.press("back"));
    EXPECT_EQ(d.screen(), "end");
    EXPECT_EQ(d.app.session()->match().ply(), last) << "looking changes nothing";
}

TEST(Replay, KeysGoByMoveByTurnAndPlay) {
    Driver d;
    d.start();
    play(d, 5, 1000);
    open(d);
    key(d, ImGuiKey_RightArrow);
    key(d, ImGuiKey_RightArrow);
    EXPECT_EQ(ply(d), 2u);
    key(d, ImGuiKey_LeftArrow);
    EXPECT_EQ(ply(d), 1u);
    key(d, ImGuiKey_RightArrow, true);
    const std::size_t second_turn = ply(d);
    EXPECT_GT(second_turn, 1u);
    key(d, ImGuiKey_PageDown);
    EXPECT_GT(ply(d), second_turn);
    key(d, ImGuiKey_PageUp);
    EXPECT_EQ(ply(d), second_turn);
    key(d, ImGuiKey_LeftArrow, true);
    EXPECT_EQ(ply(d), 0u);
    key(d, ImGuiKey_End);
    EXPECT_EQ(d.attr("data-ply"), d.attr("data-last"));
    key(d, ImGuiKey_Home);
    EXPECT_EQ(ply(d), 0u);
    key(d, ImGuiKey_Space);
    EXPECT_EQ(d.attr("data-stage"), "playing");
    key(d, ImGuiKey_Space);
    EXPECT_EQ(d.attr("data-stage"), "paused");
    key(d, ImGuiKey_Escape);
    EXPECT_EQ(d.screen(), "end");
}

TEST(Replay, PlaysByItselfUntilTheEnd) {
    Driver d;
    d.start();
    play(d, 5, 1000);
    open(d);
    const std::size_t last = static_cast<std::size_t>(std::stoul(d.attr("data-last")));
    ASSERT_TRUE(d.press("replay-play"));
    EXPECT_EQ(ply(d), 0u);
    d.frame(610);
    EXPECT_EQ(ply(d), 1u) << "600 ms a move";
    d.frame(100);
    EXPECT_EQ(ply(d), 1u);
    EXPECT_GT(d.app.ui().wake_ms(), 0) << "the page sleeps until the next move is due";
    d.frame(610);
    EXPECT_EQ(ply(d), 2u);
    ASSERT_TRUE(d.press("replay-forward"));
    EXPECT_EQ(d.attr("data-stage"), "paused") << "whoever goes by hand has taken over";
    ASSERT_TRUE(d.press("replay-speed", "4×"));
    ASSERT_TRUE(d.press("replay-play"));
    for (std::size_t i = 3; i < last; ++i) d.frame(160);
    EXPECT_EQ(ply(d), last);
    d.frames(3, 200);
    EXPECT_EQ(d.attr("data-stage"), "paused") << "it stops at the end";
    EXPECT_LT(d.app.ui().wake_ms(), 0) << "and no frame is asked for any more";
    EXPECT_FALSE(d.app.ui().frame_wanted());
    ASSERT_TRUE(d.press("replay-play"));
    EXPECT_EQ(ply(d), 0u) << "from the end it begins anew";
}

TEST(Replay, BranchesOffAGameOfItsOwn) {
    Driver d;
    d.start();
    play(d, 5, 1000);
    const std::string old_id = d.app.session()->header().id;
    const std::size_t last = d.app.session()->match().ply();
    const std::string original = d.app.session()->match().hash();
    open(d, "23");
    EXPECT_EQ(ply(d), 23u);
    auto expected = d.app.session()->match().copy();
    expected->rewind(23);
    ASSERT_TRUE(d.press("play-on"));
    const Session& branch = *d.app.session();
    EXPECT_NE(branch.header().id, old_id);
    EXPECT_NE(branch.header().title.find("from move 23"), std::string::npos) << branch.header().title;
    EXPECT_EQ(branch.match().hash(), expected->hash());
    EXPECT_EQ(branch.match().history_size(), 23u) << "what came later is no part of it";
    EXPECT_FALSE(branch.match().can_redo());
    EXPECT_EQ(branch.match().can_undo(), expected->can_undo());
    EXPECT_EQ(branch.looks().size(), 2u);
    EXPECT_EQ(d.screen(), branch.stage() == Stage::curtain ? "curtain" : "table");
    // It is kept, and the game it came from is still what it was.
    SaveStore store(d.host().store);
    const auto kept = store.open(branch.header().id);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->save.match->ply(), 23u);
    const auto old = store.open(old_id);
    ASSERT_TRUE(old);
    EXPECT_EQ(old->save.match->ply(), last);
    EXPECT_EQ(old->save.match->hash(), original);
}

TEST(Replay, AFinishedGameCannotGoOnFromItsEnd) {
    Driver d;
    d.start();
    play(d, 5, 1000);
    const std::string id = d.app.session()->header().id;
    open(d);
    d.press("replay-end");
    d.app.act(action("play-on"));
    d.frames(2);
    EXPECT_EQ(d.screen(), "replay");
    EXPECT_EQ(d.app.session()->header().id, id);
    EXPECT_NE(d.all_text().find("The game is over here"), std::string::npos);
}

TEST(Replay, OpensAStoredGame) {
    Driver d;
    d.start();
    play(d, 5, 30);
    const std::string id = d.app.session()->header().id;
    d.app.act(action("shelf"));
    d.frames(2);
    open(d, id);
    EXPECT_EQ(ply(d), 30u) << "a game that goes on begins at the present";
    EXPECT_EQ(d.attr("data-sight"), "open") << "two people: the store does not know who looks";
    ASSERT_TRUE(d.press("back"));
    EXPECT_EQ(d.screen(), "shelf");
    d.app.act(action("replay", "nosuch"));
    d.frames(2);
    EXPECT_EQ(d.screen(), "shelf");
}

}  // namespace
}  // namespace orrery::ui
