// One touch is undone as one step, however many moves of the rules it caused: on a player's table and in the whole app.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;

std::string kind_of(const Driver& d) {
    const Json decision = d.match().decision();
    return decision.contains("kind") ? decision["kind"].get<std::string>() : std::string();
}

/// Taps the first target whose name starts with `beginning`.
bool tap_beginning(Driver& d, const std::string& beginning) {
    for (int tries = 0; tries < 40; ++tries, d.frame())
        for (const Target& t : d.app.ui().targets())
            if (t.name.rfind(beginning, 0) == 0) {
                d.tap_at(t.rect.centre());
                return true;
            }
    return false;
}

TEST(Undo, AShipThatWentIsBackWhereItStoodAfterOneStep) {
    Driver d;
    d.start("new=quantum&players=2&seed=5");
    d.play(1, [&] { return kind_of(d) == "action"; });
    ASSERT_EQ(kind_of(d), "action");
    const std::size_t from = d.match().ply();
    const std::string before = d.match().hash(), name = d.match().names()[static_cast<std::size_t>(*d.match().to_act())];
    ASSERT_TRUE(tap_beginning(d, name + "'s "));
    ASSERT_EQ(d.match().ply(), from) << "a ship that is only looked at has not moved";
    ASSERT_TRUE(tap_beginning(d, "Space "));
    d.frames(4);
    ASSERT_EQ(d.match().ply(), from + 2) << "two moves of the rules: which ship, and where to";
    ASSERT_EQ(kind_of(d), "action");
    const std::string after = d.match().hash();
    EXPECT_EQ(d.match().undo_noun(Lang::en).rfind("move to", 0), 0u);
    ASSERT_TRUE(d.press("undo"));
    EXPECT_EQ(d.match().hash(), before);
    ASSERT_TRUE(d.press("redo"));
    EXPECT_EQ(d.match().hash(), after) << "and it goes there again in one step";
    ASSERT_TRUE(d.press("undo"));
    EXPECT_EQ(d.match().hash(), before);
}

// A game that is loaded again continues where its players left it, also after undo and redo.
TEST(Undo, WhatWasTakenBackOrDoneAgainIsSaved) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start("new=jumpgate&players=2&seed=7");
    d.play(1, [&] { return d.match().ply() > 4 && d.match().can_undo(); });
    const std::string id = d.app.session()->header().id;
    const auto saved = [&] {
        SaveStore store(host.store);
        auto opened = store.open(id);
        return opened ? opened->save.match->hash() : opened.error().message;
    };
    ASSERT_EQ(saved(), d.match().hash());
    const std::string after = d.match().hash();
    ASSERT_TRUE(d.press("undo"));
    ASSERT_NE(d.match().hash(), after);
    EXPECT_EQ(saved(), d.match().hash());
    ASSERT_TRUE(d.press("redo"));
    ASSERT_EQ(d.match().hash(), after);
    EXPECT_EQ(saved(), after);
}

TEST(Undo, WhoNamesTheShipAndThePlaceApartTakesThemBackApart) {
    Driver d;
    d.start("new=quantum&players=2&seed=5");
    d.play(1, [&] { return kind_of(d) == "action"; });
    const std::string before = d.match().hash();
    const auto move_of = [&](const std::string& type) {
        const auto all = d.moves();
        return *std::find_if(all.begin(), all.end(), [&](const std::string& m) { return m.rfind("{\"type\":\"" + type + "\"", 0) == 0; });
    };
    d.move(move_of("move"));
    const std::string between = d.match().hash();
    d.move(move_of("go"));
    ASSERT_TRUE(d.press("undo"));
    EXPECT_EQ(d.match().hash(), between);
    ASSERT_TRUE(d.press("undo"));
    EXPECT_EQ(d.match().hash(), before);
}

TEST(Undo, CardsThatWereConfirmedTogetherComeBackTogether) {
    Driver d;
    d.start("new=race&players=2&seed=5");
    ASSERT_TRUE(d.press("take-device"));
    d.frames(4);
    ASSERT_EQ(kind_of(d), "setup_discard");
    const std::string before = d.match().hash();
    int chosen = 0;
    const std::vector<Target> targets = d.app.ui().targets();
    constexpr std::string_view kInHand = ", in hand";
    for (const Target& t : targets)
        if (chosen < 2 && t.name.size() > kInHand.size() && t.name.compare(t.name.size() - kInHand.size(), kInHand.size(), kInHand) == 0) {
            d.tap_at(t.rect.centre());
            ++chosen;
        }
    ASSERT_TRUE(tap_beginning(d, "Discard 2"));
    d.frames(6);
    ASSERT_EQ(d.match().ply(), 2u);
    EXPECT_TRUE(d.app.session()->is_early()) << "chooses an action before the device is handed on";
    Action friendly;                                       // a secret choice is a barrier
    friendly.name = "undo-mode";
    friendly.value = "friendly";
    d.app.act(friendly);
    ASSERT_TRUE(d.press("undo"));
    EXPECT_EQ(d.app.session()->real_match().ply(), 0u);
    EXPECT_EQ(d.app.session()->real_match().hash(), before);
}

}  // namespace
}  // namespace orrery::ui
