// One switch is enough: the focus moves on by itself, and one key chooses. Games are played like this.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/match/games.h"
#include "tests/rounds.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;

constexpr double kStep = 901;                  // milliseconds, a little more than the step of the setting "fast"

bool has_id(const std::vector<Id>& ids, Id one) { return std::find(ids.begin(), ids.end(), one) != ids.end(); }

/// Waits until the switch would choose a group with the target, then the target alone, and presses each time. Returns the steps waited;
/// -1 if the target never comes.
int press_switch(Driver& d, Id wanted) {
    constexpr int kMost = 200;
    Ui& ui = d.app.ui();
    for (int steps = 0; steps < kMost; ++steps) {
        const bool is_framed = has_id(ui.scanned(), wanted), is_group = ui.scans_groups();
        if (!is_framed) d.frame(kStep);
        else d.key(ImGuiKey_Space);
        if (is_framed && !is_group) return steps;
    }
    return -1;
}

/// Returns the target whose name begins like this; 0 if there is none.
Id id_named(Driver& d, std::string_view name) {
    for (const Target& target : d.app.ui().targets())
        if (target.name.substr(0, name.size()) == name) return target.id;
    return 0;
}

void turn_on(Driver& d) {
    d.start("screen=settings");
    ASSERT_TRUE(d.press("scanning", "fast"));
    ASSERT_TRUE(d.press("close"));
    d.rest();
}

TEST(OneSwitch, GoesThroughEveryTargetOfEveryScreen) {
    TestHost host;
    Driver d({1180, 820}, &host);
    turn_on(d);
    std::vector<Id> focusable;
    for (const Target& target : d.app.ui().targets())
        if (target.options.can_focus) focusable.push_back(target.id);
    ASSERT_GT(focusable.size(), 6u);
    std::vector<Id> seen;
    std::size_t groups = 0;
    for (int i = 0; i < 40; ++i) {
        d.frame(kStep);
        if (groups == 0 || seen.back() != d.app.ui().scanned().back()) ++groups;
        for (const Id one : d.app.ui().scanned()) seen.push_back(one);
    }
    for (const Id one : focusable) EXPECT_TRUE(has_id(seen, one));
    // Whoever chooses nothing of a group comes back to the groups.
    d.key(ImGuiKey_Enter);
    EXPECT_EQ(d.app.ui().scanned().size(), 1u);
    bool is_back = false;
    for (int i = 0; i < 40 && !is_back; ++i) {
        d.frame(kStep);
        is_back = d.app.ui().scanned().size() > 1;
    }
    EXPECT_TRUE(is_back);
    EXPECT_EQ(d.screen(), "shelf") << "nothing was chosen";
    ASSERT_GE(press_switch(d, id_named(d, "Play Jump Gate")), 0);
    EXPECT_EQ(d.screen(), "setup");
}

TEST(OneSwitch, IsOffAtFirstAndKeptLikeAnySetting) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start();
    d.frame(kStep);
    EXPECT_TRUE(d.app.ui().scanned().empty());
    Driver on({1180, 820}, &host);
    turn_on(on);
    Driver again({1180, 820}, &host);
    again.start();
    again.frame(kStep);
    EXPECT_FALSE(again.app.ui().scanned().empty());
}

class OneSwitchGames : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, OneSwitchGames, testing::ValuesIn(test::playable_games()), [](const auto& info) { return info.param; });

/// Makes a move by pressing what the table tells. Returns false if it did not come about.
bool make_by_switch(Driver& d, const Json& move) {
    constexpr int kMost = 40;
    const std::size_t ply = d.match().ply();
    for (int touches = 0; touches < kMost; ++touches) {
        d.rest();
        const Handhold hold = d.app.table_view()->handhold(move);
        const Id next = !hold.touches.empty() ? hold.touches[0] : !hold.next.empty() ? hold.next[0] : 0;
        if (next == 0 || press_switch(d, next) < 0) return false;
        d.rest();
        if (d.has("confirm")) d.press("confirm");
        if (d.screen() != "table" || d.match().ply() != ply) return true;
    }
    return false;
}

TEST_P(OneSwitchGames, ArePlayed) {
    TestHost host;
    Driver d({1920, 1080}, &host);
    turn_on(d);
    d.app.open_fragment("new=" + GetParam() + "&players=2&seed=4");
    d.frames(2);
    Rng rng(6);
    const int moves = tests::rounds(24);
    int by_switch = 0;
    for (int made = 0; made < moves && d.screen() != "end";) {
        if (d.screen() == "curtain") {
            ASSERT_GE(press_switch(d, id_named(d, "I am ")), 0) << "the curtain";
            d.rest();
            continue;
        }
        if (d.press("pass-on")) continue;
        if (d.has("recap-skip")) d.press("recap-skip");
        d.rest();
        ASSERT_EQ(d.screen(), "table");
        // Touches that lie behind something else or mean two moves are left to the hands of the browser tests (tests/browser/hands.mjs).
        std::vector<Json> all = d.match().moves();
        std::rotate(all.begin(), all.begin() + rng.below(static_cast<std::uint32_t>(all.size())), all.end());
        const auto visible = std::find_if(all.begin(), all.end(), [&](const Json& move) {
            const Handhold hold = d.app.table_view()->handhold(move);
            const auto is_here = [&](Id id) {
                return std::any_of(d.app.ui().targets().begin(), d.app.ui().targets().end(), [id](const Target& t) { return t.id == id && t.options.can_focus; });
            };
            return !hold.is_joint && !hold.touches.empty() && is_here(hold.touches[0]);
        });
        if (visible == all.end()) {
            d.move(to_text(all[0]));
        } else {
            ASSERT_TRUE(make_by_switch(d, *visible)) << *visible << " at move " << d.match().ply();
            ++by_switch;
        }
        ++made;
    }
    EXPECT_GE(3 * by_switch, 2 * moves);
}

}  // namespace
}  // namespace orrery::ui
