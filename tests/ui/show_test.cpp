// The second screen: it shows the game that another window stores, move by move, and nobody's secrets.
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "engine/match/games.h"
#include "engine/match/save_store.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;

/// Another window of the browser, in which a game is played at random and stored.
class OtherWindow {
  public:
    OtherWindow(TestHost& host, const std::string& game, std::string id) : store_(host.store), id_(std::move(id)), rng_(3) {
        NewMatch how;
        how.names = {"Aki", "Ben"};
        how.seed = 5;
        match_ = std::move(game_by_id(game)->start(how).value());
    }
    void play(int moves) {
        BotStats stats;
        for (int i = 0; i < moves && match_->to_act(); ++i) ASSERT_TRUE(match_->make(match_->bot_move("random", rng_.next64() >> 1u, {}, stats)));
    }
    void put(const std::string& updated, bool is_slot = false) {
        SaveHeader header{id_, "Game", "2026-01-01T00:00:00Z", updated, {{}, {}}};
        header.is_slot = is_slot;
        ASSERT_EQ(store_.put(header, *match_), StoreAnswer::done);
    }
    AnyMatch& match() { return *match_; }
    std::string ply() const { return std::to_string(match_->ply()); }

  private:
    SaveStore store_;
    std::string id_;
    Rng rng_;
    std::unique_ptr<AnyMatch> match_;
};

std::string ply_in_sight(const Driver& d) { return d.attr("data-ply"); }

/// Draws for some time, and returns the numbers of the moves that came into sight.
std::vector<std::string> plies_seen(Driver& d) {
    std::vector<std::string> out{ply_in_sight(d)};
    for (int i = 0; i < 220; ++i) {
        d.frame(50);
        if (ply_in_sight(d) != out.back()) out.push_back(ply_in_sight(d));
    }
    return out;
}

class SecondScreen : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, SecondScreen, testing::ValuesIn(test::playable_games()), [](const auto& info) { return info.param; });

TEST_P(SecondScreen, FollowsTheGameMoveByMove) {
    TestHost host;
    Driver d({1920, 1080}, &host);
    d.start("screen=show");
    EXPECT_EQ(d.screen(), "show");
    EXPECT_EQ(d.attr("data-game"), "") << "nothing is played yet";
    OtherWindow other(host, GetParam(), "first");
    other.play(12);
    other.put("2026-01-01T00:00:01Z");
    EXPECT_EQ(plies_seen(d), std::vector<std::string>{""}) << "it looks only where there is news";
    d.app.stored();
    EXPECT_EQ(plies_seen(d), (std::vector<std::string>{"", other.ply()})) << "a game that has begun is shown as it stands";
    EXPECT_EQ(d.attr("data-game"), GetParam());

    const std::size_t from = other.match().ply();
    other.play(3);
    other.put("2026-01-01T00:00:02Z");
    d.app.stored();
    std::vector<std::string> expected;
    for (std::size_t at = from; at <= other.match().ply(); ++at) expected.push_back(std::to_string(at));
    EXPECT_EQ(plies_seen(d), expected);

    other.match().rewind(from - 2);            // taken back, and played differently
    other.put("2026-01-01T00:00:03Z");
    d.app.stored();
    EXPECT_EQ(plies_seen(d).back(), std::to_string(from - 2));
    EXPECT_TRUE(d.app.is_mirror_current());

    SaveStore(host.store).remove("first");
    d.app.stored();
    d.frames(2);
    EXPECT_EQ(d.attr("data-game"), "") << "a deleted game is not shown any longer";
    other.put("2026-01-01T00:00:04Z");
    d.app.stored();
    EXPECT_EQ(plies_seen(d).back(), std::to_string(from - 2));
}

TEST_P(SecondScreen, ShowsTheGameThatWasSavedLast) {
    TestHost host;
    OtherWindow first(host, GetParam(), "first"), second(host, GetParam(), "second"), kept(host, GetParam(), "kept");
    first.play(4);
    first.put("2026-01-01T00:00:01Z");
    second.play(9);
    Driver d({844, 390}, &host);
    d.start("screen=show");
    EXPECT_EQ(plies_seen(d).back(), first.ply());
    second.put("2026-01-01T00:00:02Z");
    kept.put("2026-01-01T00:00:03Z", true);
    d.app.stored();
    EXPECT_EQ(plies_seen(d).back(), second.ply()) << "not a copy that somebody keeps";
    ASSERT_TRUE(d.press("back"));
    EXPECT_EQ(d.screen(), "shelf");
    d.app.stored();
    d.frames(2);
    EXPECT_EQ(d.screen(), "shelf") << "news changes nothing else";
}

TEST(SecondScreenWindow, OpensFromTheMenuOfWideWindows) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start("new=jumpgate&players=2&seed=3");
    d.press("take-device");
    ASSERT_TRUE(d.press("menu"));
    host.opens_windows = true;
    ASSERT_TRUE(d.press("second-screen"));
    EXPECT_EQ(host.windows, std::vector<std::string>{"screen=show"});
    EXPECT_EQ(d.screen(), "table");
    host.opens_windows = false;
    ASSERT_TRUE(d.press("menu"));
    ASSERT_TRUE(d.press("second-screen"));
    EXPECT_NE(to_text(d.mirror()).find("Allow pop-ups"), std::string::npos) << "where the browser forbids it, it says what helps";
    Driver phone({390, 844}, &host);
    phone.start("new=jumpgate&players=2&seed=3");
    phone.press("take-device");
    ASSERT_TRUE(phone.press("menu"));
    EXPECT_FALSE(phone.has("second-screen"));
    phone.window().resize({1180, 820});
    phone.frames(2);
    EXPECT_TRUE(phone.has("second-screen")) << "the window has become wider below the open menu";
}

}  // namespace
}  // namespace orrery::ui
