// Parts of the program that are not loaded yet: actions wait for them, nothing is lost, and the player is told.
#include <algorithm>

#include "engine/match/link.h"
#include "engine/match/save.h"
#include "imgui_ui/app/parts.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/table_view.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using Names = std::vector<std::string>;

/// Shelf whose browser has loaded all parts except these.
struct Lacking {
    explicit Lacking(std::set<std::string> parts, const std::string& fragment = {}) {
        d.host().absent_parts = std::move(parts);
        d.start(fragment);
    }
    void come(const std::string& part, bool is_here = true) {
        if (is_here) d.host().absent_parts.erase(part);
        d.app.part_came(part, is_here);
        d.frames(1, 16);
    }
    Driver d;
};

TEST(Parts, AGameStartsWhenItsPartHasCome) {
    Lacking on({"jumpgate"});
    ASSERT_TRUE(on.d.press("new-game", "jumpgate"));
    EXPECT_EQ(on.d.screen(), "setup") << "the set-up needs no more than the shelf";
    EXPECT_TRUE(on.d.host().wanted_parts.contains("jumpgate")) << "what comes next is fetched meanwhile";
    ASSERT_TRUE(on.d.press("start"));
    EXPECT_EQ(on.d.screen(), "setup");
    on.come("jumpgate");
    EXPECT_EQ(on.d.screen(), "curtain");
}

TEST(Parts, TheMapsOfASetUpAreDrawnWhenTheGameHasCome) {
    Lacking on({"quantum"});
    ASSERT_TRUE(on.d.press("new-game", "quantum"));
    on.d.window().paint();
    const auto vertices = [&] {
        on.d.frames(2);
        return on.d.app.ui().canvas().list().VtxBuffer.Size;
    };
    const int before = vertices();
    ASSERT_TRUE(on.d.target("Map: Skirmish")) << "maps can be chosen without their pictures";
    const float y = on.d.target("Map: Skirmish")->rect.y;
    on.come("quantum");
    EXPECT_GT(vertices(), before + 200);
    EXPECT_EQ(on.d.target("Map: Skirmish")->rect.y, y) << "nothing moves";
}

TEST(Parts, ComputersPlayEachOtherWhenTheirGameHasCome) {
    Lacking on({"quantum"});
    ASSERT_TRUE(on.d.press("watch", "quantum"));
    EXPECT_EQ(on.d.screen(), "shelf");
    on.come("quantum");
    EXPECT_EQ(on.d.screen(), "table");
}

// The page asks for the parts of a fragment before the program sees it. They may not have come, for example after a new version.
TEST(Parts, ALinkWaitsForItsPartsAndSaysThatTheyAreGone) {
    for (const bool is_here : {true, false}) {
        Lacking on({"race"}, "new=race&players=2&seed=3&bots=2");
        EXPECT_EQ(on.d.screen(), "shelf");
        on.come("race", is_here);
        EXPECT_EQ(on.d.screen(), is_here ? "table" : "shelf");
        EXPECT_EQ(on.d.all_text().find(str::part_missing.en) != std::string::npos, !is_here);
    }
    Lacking on({"race"});
    on.d.app.open_fragment("new=race&players=2&seed=3&bots=2");
    on.d.frames(1, 16);
    EXPECT_EQ(on.d.screen(), "shelf");
    on.come("race");
    EXPECT_EQ(on.d.screen(), "table");
}

// The engine may know games that have no table yet. Their links and saves ask for no part, and the player is told.
TEST(Parts, ALinkOpensAGameWithATableAndSaysOfAnotherThatItIsNotHere) {
    for (const GameEntry& entry : all_games()) {
        const bool has_table = face_of(entry.info->id) != nullptr;
        NewMatch how;
        how.names.assign(2, "Aki");
        const auto match = entry.start(how);
        ASSERT_TRUE(match);
        SaveHeader header;
        header.seats.resize(2);
        Driver d;
        d.start("game=" + write_link(header, **match));
        EXPECT_EQ(d.screen() != "shelf", has_table) << entry.info->id;
        EXPECT_EQ(d.all_text().find(str::coming_text.en) != std::string::npos, !has_table) << entry.info->id;
        EXPECT_EQ(d.host().wanted_parts.contains(game_part(entry.info->id)), has_table) << entry.info->id;
    }
}

TEST(Parts, AnExplanationAppearsWhenItsPartHasCome) {
    Lacking on({"microcosmos_learn"}, "new=microcosmos&players=2&seed=3");
    on.d.frames(4, 1000);
    const auto target = [&](const std::string& beginning) -> const Target* {
        for (const Target& t : on.d.app.ui().targets())
            if (t.name.compare(0, beginning.size(), beginning) == 0) return &t;
        return nullptr;
    };
    const Target* round = target("Round ");
    ASSERT_TRUE(round);
    on.d.tap_at(round->rect.centre());
    on.d.frames(2, 16);
    EXPECT_FALSE(target("Read rule ")) << "its words are not here";
    EXPECT_TRUE(on.d.host().wanted_parts.contains("microcosmos_learn"));
    on.come("microcosmos_learn");
    on.d.frames(2, 16);
    EXPECT_TRUE(target("Read rule "));
}

// Without its part an explanation must not keep the table waiting: it is dropped, the player is told once, and may touch again.
TEST(Parts, AnExplanationWhosePartCannotBeFetchedIsDroppedAndThatIsTold) {
    Lacking on({"microcosmos_learn"}, "new=microcosmos&players=2&seed=3");
    on.d.frames(4, 1000);
    const auto round = [&] {
        for (const Target& t : on.d.app.ui().targets())
            if (t.name.compare(0, 6, "Round ") == 0) return t.rect.centre();
        return Vec{};
    };
    const auto is_told = [&] { return on.d.all_text().find(str::part_missing.en) != std::string::npos; };
    on.come("microcosmos_learn", false);
    EXPECT_FALSE(is_told()) << "nobody has asked for an explanation";
    on.d.tap_at(round());
    on.d.frames(2, 16);
    on.come("microcosmos_learn", false);
    EXPECT_TRUE(is_told());
    on.d.frames(20, 1000);
    EXPECT_FALSE(is_told());
    on.come("microcosmos_learn", false);
    EXPECT_FALSE(is_told()) << "it no longer waits";
    on.come("microcosmos_learn");
    on.d.tap_at(round());
    on.d.frames(2, 16);
    EXPECT_TRUE(std::any_of(on.d.app.ui().targets().begin(), on.d.app.ui().targets().end(),
                            [](const Target& t) { return t.name.compare(0, 10, "Read rule ") == 0; }));
}

TEST(Parts, TheRuleBookWaitsForAllItNeeds) {
    Lacking on({"pages", "jumpgate", "jumpgate_learn"});
    ASSERT_TRUE(on.d.press("rules", "jumpgate"));
    on.come("pages");
    on.come("jumpgate");
    EXPECT_EQ(on.d.screen(), "shelf");
    on.come("jumpgate_learn");
    EXPECT_EQ(on.d.screen(), "rules");
}

TEST(Parts, SoDoesTheWayFromALineOfTheLog) {
    Lacking on({"pages", "jumpgate_learn"}, "new=jumpgate&players=2&seed=3");
    ASSERT_TRUE(on.d.press("take-device"));
    ASSERT_TRUE(on.d.press("log-rule"));
    EXPECT_EQ(on.d.screen(), "table");
    on.come("pages");
    on.come("jumpgate_learn");
    EXPECT_EQ(on.d.screen(), "rules");
}

TEST(Parts, SoDoTheSettings) {
    for (const bool is_here : {true, false}) {
        Lacking on({"pages"});
        ASSERT_TRUE(on.d.press("settings"));
        EXPECT_EQ(on.d.screen(), "shelf");
        on.come("pages", is_here);
        EXPECT_EQ(on.d.screen(), is_here ? "settings" : "shelf");
        EXPECT_EQ(on.d.all_text().find(str::part_missing.en) != std::string::npos, !is_here);
    }
    EXPECT_EQ(parts_for_fragment("screen=settings"), Names{"pages"});
}

TEST(Parts, WhoWaitsLongIsTold) {
    Lacking on({"pages", "jumpgate"});
    ASSERT_TRUE(on.d.press("statistics"));
    on.d.frames(2, 100);
    EXPECT_EQ(on.d.all_text().find(str::part_coming.en), std::string::npos) << "not for the blink of an eye";
    on.d.frames(4, 200);
    EXPECT_NE(on.d.all_text().find(str::part_coming.en), std::string::npos);
    on.come("jumpgate");
    on.come("pages");
    EXPECT_EQ(on.d.screen(), "statistics");
    EXPECT_EQ(on.d.all_text().find(str::part_coming.en), std::string::npos);
}

TEST(Parts, WhatCannotBeFetchedIsSaidAndMayBeTriedAgain) {
    Lacking on({"pages"});
    ASSERT_TRUE(on.d.press("saves"));
    on.come("pages", false);
    EXPECT_EQ(on.d.screen(), "shelf");
    EXPECT_NE(on.d.all_text().find(str::part_missing.en), std::string::npos);
    ASSERT_TRUE(on.d.press("saves"));
    on.come("pages");
    EXPECT_EQ(on.d.screen(), "saves");
}

TEST(Parts, WhatWasAskedForLaterCounts) {
    Lacking on({"pages", "jumpgate"});
    ASSERT_TRUE(on.d.press("saves"));
    ASSERT_TRUE(on.d.press("statistics"));
    on.come("jumpgate");
    on.come("pages");
    EXPECT_EQ(on.d.screen(), "statistics");
}

TEST(Parts, AGameIsTakenUpWithItsPart) {
    test::TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.start("new=jumpgate&players=2&seed=3");
        ASSERT_TRUE(d.press("take-device"));
    }
    host.absent_parts = {"jumpgate", "jumpgate_learn", "pages"};
    Driver d({1180, 820}, &host);
    d.start();
    ASSERT_TRUE(d.press("continue"));
    EXPECT_EQ(d.screen(), "shelf");
    d.app.part_came("jumpgate", true);
    d.app.part_came("pages", true);
    EXPECT_EQ(d.screen(), "shelf") << "what reads a save comes with the lesson";
    host.absent_parts.clear();
    d.app.part_came("jumpgate_learn", true);
    d.frames(1, 16);
    EXPECT_EQ(d.screen(), "curtain");
}

TEST(Parts, WhileAGameGoesOnThePagesComeToo) {
    Lacking on({"pages"}, "new=jumpgate&players=2&seed=3");
    ASSERT_TRUE(on.d.press("take-device"));
    on.d.host().wanted_parts.clear();
    on.d.play(5, [&] { return on.d.app.session()->match().ply() > 0; });
    EXPECT_TRUE(on.d.host().wanted_parts.contains("pages")) << "the end of the game shows one";
}

bool has_coach(Driver& d) {
    const std::vector<Target>& all = d.app.ui().targets();
    return std::any_of(all.begin(), all.end(), [](const Target& t) { return t.id == id("coach") || t.id == id("coach-strip"); });
}

TEST(Parts, TheGuideSpeaksWhenItsWordsHaveCome) {
    Lacking on({"jumpgate_learn"}, "new=jumpgate&players=2&seed=3");
    ASSERT_TRUE(on.d.press("take-device"));
    Action guide;
    guide.name = "guide";
    guide.value = "on";
    on.d.app.act(guide);
    on.d.frames(2, 16);
    EXPECT_FALSE(has_coach(on.d));
    EXPECT_TRUE(on.d.host().wanted_parts.contains("jumpgate_learn"));
    on.come("jumpgate_learn", false);
    EXPECT_FALSE(has_coach(on.d)) << "and without them the game goes on";
    on.come("jumpgate_learn");
    on.d.frames(2, 16);
    EXPECT_TRUE(has_coach(on.d));
}

TEST(Parts, AHintWaitsForItsWords) {
    Lacking on({"jumpgate_learn"}, "new=jumpgate&players=2&seed=3");
    ASSERT_TRUE(on.d.press("take-device"));
    constexpr int kThinking = 400;                         // frames
    const auto comes_to_speak = [&] {
        for (int i = 0; i < kThinking && !has_coach(on.d); ++i) on.d.frames(1, 16);
        return has_coach(on.d);
    };
    ASSERT_TRUE(on.d.press("hint"));
    EXPECT_FALSE(comes_to_speak());
    on.come("jumpgate_learn");
    EXPECT_TRUE(comes_to_speak());
}

TEST(Parts, AFileIsReadWhenAllGamesHaveCome) {
    test::TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.start("new=race&players=2&seed=3");
        ASSERT_TRUE(d.press("take-device"));
        d.press("menu");
        d.press("shelf");
        ASSERT_TRUE(d.press("saves"));
        ASSERT_TRUE(d.press("export-all"));
    }
    Lacking on({"race_learn"});
    ASSERT_TRUE(on.d.press("saves"));
    on.d.app.file_chosen("orrery-saves.json", host.downloads["orrery-saves.json"]);
    on.d.frames(2, 16);
    EXPECT_TRUE(SaveStore(on.d.host().store).list().empty());
    on.come("race_learn");
    EXPECT_EQ(SaveStore(on.d.host().store).list().size(), 1u);
}

TEST(Parts, TheAddressSaysWhatIsNeeded) {
    EXPECT_EQ(parts_for_fragment(""), Names{});
    EXPECT_EQ(parts_for_fragment("lang=ja"), Names{});
    EXPECT_EQ(parts_for_fragment("new=jumpgate&players=2"), Names{"jumpgate"});
    EXPECT_EQ(parts_for_fragment("new=nonsense"), Names{});
    EXPECT_EQ(parts_for_fragment("learn=jumpgate"), (Names{"jumpgate", "jumpgate_learn", "pages"}));
    EXPECT_EQ(parts_for_fragment("learn=jumpgate&part=2"), (Names{"jumpgate", "jumpgate_learn", "pages"}));
    EXPECT_EQ(parts_for_fragment("puzzle=jumpgate/3"), (Names{"jumpgate", "jumpgate_learn", "pages", "jumpgate_puzzles"}));
    EXPECT_EQ(parts_for_fragment("puzzle=nonsense/3"), Names{"pages"});
    EXPECT_EQ(parts_for_fragment("screen=rules"), (Names{"jumpgate", "jumpgate_learn", "pages"}));
    EXPECT_EQ(parts_for_fragment("save=jumpgate/g1"), (Names{"jumpgate", "jumpgate_learn", "pages"}));
    EXPECT_EQ(parts_for_fragment("game=nonsense"), Names{"pages"});
    NewMatch how;
    how.names = {"Ada", "Ben"};
    const auto match = game_by_id("jumpgate")->start(how);
    SaveHeader header;
    header.seats.resize(2);
    EXPECT_EQ(parts_for_fragment("game=" + write_link(header, **match)), (Names{"jumpgate", "jumpgate_learn", "pages"}));
}

}  // namespace
}  // namespace orrery::ui
