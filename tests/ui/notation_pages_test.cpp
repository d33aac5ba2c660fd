// A game as a text in the app: the share page writes it, the page of saved games reads it from a file, and pasting opens it, in every
// game.
#include <gtest/gtest.h>

#include <string>

#include "engine/match/link.h"
#include "engine/match/notation.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/strings.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;

class NotationPages : public testing::TestWithParam<std::string> {
  protected:
    /// Plays some moves against the computer, opens the share page and saves the game as a text. Returns the text.
    std::string shared_text(Driver& d) {
        d.start("new=" + GetParam() + "&players=2&bots=1&level=random&seed=5");
        d.play(3, [&] { return d.match().ply() >= 12; });
        d.press("recap-skip");
        Action share;
        share.name = "share";
        d.app.act(share);
        d.frames(3);
        EXPECT_EQ(d.screen(), "share");
        EXPECT_TRUE(d.press("download-text"));
        EXPECT_EQ(d.host().downloads.size(), 1u);
        const auto& [name, text] = *d.host().downloads.begin();
        EXPECT_EQ(name.substr(name.size() - 4), ".txt");
        EXPECT_EQ(text, write_notation(d.app.session()->header(), d.app.session()->real_match()));
        return text;
    }
};

TEST_P(NotationPages, TheShareWritesItAndSavedGamesReadIt) {
    Driver from;
    const std::string text = shared_text(from);
    Driver d;
    d.start();
    ASSERT_TRUE(d.press("saves"));
    d.app.file_chosen("game.txt", text);
    d.frames(3);
    EXPECT_NE(d.all_text().find(fill(str::imported_title, Lang::en, {{"n", 1}})), std::string::npos) << d.all_text();
    ASSERT_TRUE(d.press("continue"));
    EXPECT_EQ(d.match().hash(), from.match().hash());
    EXPECT_EQ(d.match().ply(), from.match().ply());
    EXPECT_FALSE(d.app.session()->header().id.empty());
    EXPECT_FALSE(d.app.session()->header().created.empty());
}

TEST_P(NotationPages, WhatIsPastedIsOpenedAndNothingIsStored) {
    Driver from;
    const std::string text = shared_text(from), link = "see https://orrery.example/#game=" + write_link(from.app.session()->header(), from.app.session()->real_match()) + " !";
    for (const std::string& pasted : {"\n" + text, link}) {
        TestHost host;
        Driver d({1180, 820}, &host);
        d.start();
        const auto before = host.store.entries;
        d.app.pasted(pasted);
        d.frames(3);
        EXPECT_EQ(d.screen(), "shared");
        EXPECT_EQ(host.store.entries, before);
        ASSERT_TRUE(d.press("play-on"));
        d.frames(3);
        EXPECT_EQ(d.match().hash(), from.match().hash());
    }
}

INSTANTIATE_TEST_SUITE_P(Games, NotationPages, testing::ValuesIn(test::playable_games()), [](const auto& p) { return p.param; });

TEST(Pasted, WhatIsNoGameIsLeftAloneAndADamagedOneIsExplained) {
    Driver d;
    d.start();
    for (const char* text : {"", "hello", "[Event \"a game of chess\"]", "{}"}) {
        d.app.pasted(text);
        d.frames(2);
        EXPECT_EQ(d.screen(), "shelf");
        EXPECT_FALSE(d.has("close-message")) << text;
    }
    d.app.pasted("[Format \"orrery-notation/1\"]\n[Game \"jumpgate\"]\n[Seat.0 \"A\"]\n[Seat.1 \"B\"]\n[Deal \"7\"]\n\n1.0 dance");
    d.frames(2);
    EXPECT_EQ(d.screen(), "shelf");
    EXPECT_NE(d.all_text().find(str::pasted_bad_title.en), std::string::npos);
    EXPECT_NE(d.all_text().find("line 7: \"dance\" is no legal move"), std::string::npos) << d.all_text();
}

}  // namespace
}  // namespace orrery::ui
