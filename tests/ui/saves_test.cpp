// Saved games, links and files, through the mirror and by pointer; a second tab; messages that offer a remedy.
#include <gtest/gtest.h>

#include "engine/match/link.h"
#include "engine/match/rescue.h"
#include "imgui_ui/app/page_strings.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::some_game;
using test::TestHost;
using test::walk;

/// Returns the articles of the page of saved games.
std::vector<Json> games(Driver& d) {
    std::vector<Json> out;
    walk(d.mirror(), [&](const Json& node) {
        if (node["t"] == "article" && node["a"].contains("data-save")) out.push_back(node);
    });
    return out;
}
std::string kind(const Json& game) { return game["a"]["data-kind"].get<std::string>(); }
std::string id_of(const Json& game) { return game["a"]["data-save"].get<std::string>(); }
std::string words(const Json& game) {
    std::string out;
    walk(game, [&](const Json& node) { out += node.value("x", "") + "\n"; });
    return out;
}

/// Plays `moves` moves of a new game and returns to the shelf.
std::string play_some(Driver& d, std::size_t moves, const std::string& fragment = some_game("players=2&seed=3")) {
    d.app.open_fragment(fragment);
    d.frames(2);
    d.play(4, [&] { return d.app.session()->match().ply() >= moves; });
    const std::string hash = d.app.session()->match().hash();
    EXPECT_TRUE(d.press("menu"));
    EXPECT_TRUE(d.press("shelf"));
    return hash;
}

TEST(Saves, ThreeTapsFromAColdStart) {
    Driver d;
    d.start();
    // New game: Play, Start.
    ASSERT_TRUE(d.tap("Play Jump Gate"));
    ASSERT_TRUE(d.tap("Start the game"));
    EXPECT_EQ(d.screen(), "curtain");
    // Continue: one tap.
    TestHost& host = d.host();
    Driver again({1180, 820}, &host);
    again.start();
    ASSERT_TRUE(again.press("continue"));
    EXPECT_EQ(again.screen(), "curtain");
}

TEST(Saves, EveryGameIsListedNewestFirst) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start();
    play_some(d, 12, some_game("players=2&seed=3", test::Some::secrets));
    host.now_ms += 3'600'000;
    d.app.open_fragment("new=jumpgate&players=3&seed=5&bots=3");
    for (int i = 0; i < 4000 && d.screen() != "end"; ++i) d.frame(700);
    ASSERT_EQ(d.screen(), "end");
    const ScoreSheet sheet = d.app.session()->match().score();
    const std::string winner = d.app.session()->name(sheet.winners[0].index);
    d.press("shelf");
    host.now_ms += 60'000 * 12;
    ASSERT_TRUE(d.press("saves"));
    EXPECT_EQ(d.screen(), "saves");
    const auto all = games(d);
    ASSERT_EQ(all.size(), 2u);
    EXPECT_NE(words(all[0]).find(winner), std::string::npos) << words(all[0]);
    EXPECT_NE(words(all[0]).find("won"), std::string::npos);
    EXPECT_NE(words(all[1]).find("'s turn"), std::string::npos) << words(all[1]);
    EXPECT_NE(words(all[1]).find("1 h ago"), std::string::npos);
    EXPECT_EQ(kind(all[0]), "automatic");
    // A finished game opens with its results, an unfinished one continues.
    ASSERT_TRUE(d.press("continue", id_of(all[0])));
    EXPECT_EQ(d.screen(), "end");
    d.press("shelf");
    d.press("saves");
    ASSERT_TRUE(d.press("continue", id_of(all[1])));
    EXPECT_EQ(d.screen(), "curtain");
}

TEST(Saves, ANamedSlotStaysWhatItIs) {
    Driver d;
    d.start(some_game("players=2&seed=3"));
    d.play(4, [&] { return d.app.session()->match().ply() >= 8; });
    const std::string then = d.app.session()->match().hash();
    ASSERT_TRUE(d.press("menu"));
    ASSERT_TRUE(d.press("saves"));
    d.app.typed("slot-name", "Before the landing", false);
    ASSERT_TRUE(d.press("keep-slot"));
    auto all = games(d);
    ASSERT_EQ(all.size(), 2u);
    std::string slot;
    for (const Json& game : all)
        if (kind(game) == "slot") slot = id_of(game);
    ASSERT_FALSE(slot.empty());
    ASSERT_TRUE(d.press("back"));
    d.play(5, [&] { return d.app.session()->match().ply() >= 12; });
    d.press("menu");
    d.press("shelf");
    d.press("saves");
    for (const Json& game : games(d))
        EXPECT_EQ(id_of(game) == slot, words(game).find("Before the landing") != std::string::npos);
    // Continuing it starts a separate game.
    ASSERT_TRUE(d.press("continue", slot));
    EXPECT_EQ(d.app.session()->match().hash(), then);
    EXPECT_NE(d.app.session()->header().id, slot);
    d.play(6, [&] { return d.app.session()->match().ply() >= 10; });
    d.press("menu");
    d.press("shelf");
    d.press("saves");
    EXPECT_EQ(games(d).size(), 3u);
    ASSERT_TRUE(d.press("continue", slot));
    EXPECT_EQ(d.app.session()->match().hash(), then) << "the slot is as it was";
}

TEST(Saves, RenameCopyDeleteAndUndo) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start();
    const std::string hash = play_some(d, 9);
    d.press("saves");
    const std::string id = id_of(games(d)[0]);
    d.app.typed("title-" + id, "  Rainy Sunday ", true);
    d.frames(2);
    EXPECT_NE(words(games(d)[0]).find("Rainy Sunday\n"), std::string::npos) << words(games(d)[0]);
    ASSERT_TRUE(d.press("copy-save", id));
    ASSERT_EQ(games(d).size(), 2u);
    const auto before = host.store.entries;
    ASSERT_TRUE(d.press("delete-save", id));
    EXPECT_LT(host.store.entries.size(), before.size());
    EXPECT_NE(d.all_text().find("Deleted: Rainy Sunday"), std::string::npos);
    ASSERT_TRUE(d.press("undelete-save", id));
    EXPECT_EQ(host.store.entries, before) << "to the byte";
    ASSERT_TRUE(d.press("delete-save", id));
    ASSERT_TRUE(d.press("back"));
    d.press("saves");
    ASSERT_EQ(games(d).size(), 1u);
    EXPECT_NE(words(games(d)[0]).find("Rainy Sunday (copy)"), std::string::npos);
    ASSERT_TRUE(d.press("continue"));
    EXPECT_EQ(d.app.session()->match().hash(), hash);
}

TEST(Saves, AFileReadAfterDeletingItsGameLeavesTheDeletedOneToBeBroughtBack) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start();
    play_some(d, 9);
    d.press("saves");
    const std::string id = id_of(games(d)[0]);
    ASSERT_TRUE(d.press("export-save", id));
    const std::string file = host.downloads.begin()->second;
    ASSERT_TRUE(d.press("delete-save", id));
    d.app.file_chosen("game.json", file);
    d.frames(2);
    ASSERT_TRUE(d.press("undelete-save", id));
    const auto both = games(d);
    ASSERT_EQ(both.size(), 2u);
    EXPECT_NE(id_of(both[0]), id_of(both[1]));
}

TEST(Saves, AnEmptyNameIsTheGamesAgain) {
    Driver d;
    d.start();
    play_some(d, 3, "new=jumpgate&players=2&seed=3");
    d.press("saves");
    const std::string id = id_of(games(d)[0]);
    d.app.typed("title-" + id, "x", true);
    d.app.typed("title-" + id, "   ", true);
    d.frames(2);
    EXPECT_NE(words(games(d)[0]).find("Jump Gate\n"), std::string::npos) << words(games(d)[0]);
}

TEST(Saves, TheGameOnTheTableKeepsItsNewNameAndIsNotDeleted) {
    Driver d;
    d.start(some_game("players=2&seed=3"));
    d.play(4, [&] { return d.app.session()->match().ply() >= 3; });
    d.press("menu");
    d.press("saves");
    const std::string id = id_of(games(d)[0]);
    d.app.typed("title-" + id, "Evening", true);
    d.press("delete-save", id);
    EXPECT_NE(d.all_text().find(str::cannot_delete.en), std::string::npos);
    EXPECT_EQ(games(d).size(), 1u);
    ASSERT_TRUE(d.press("continue", id));
    EXPECT_EQ(d.screen(), "table") << "back to it, without the curtain";
    d.play(5, [&] { return d.app.session()->match().ply() >= 6; });
    d.press("menu");
    d.press("saves");
    EXPECT_NE(words(games(d)[0]).find("Evening"), std::string::npos);
}

TEST(Saves, AFileGoesOutAndComesBack) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start();
    const std::string hash = play_some(d, 9);
    d.press("saves");
    const std::string id = id_of(games(d)[0]);
    ASSERT_TRUE(d.press("export-save", id));
    ASSERT_EQ(host.downloads.size(), 1u);
    const std::string file = host.downloads.begin()->second;
    ASSERT_TRUE(d.press("import"));
    EXPECT_EQ(host.choosing_most, kMaxImportBytes);
    d.app.file_chosen("game.json", file);
    d.frames(2);
    ASSERT_EQ(games(d).size(), 2u) << "beside the one that is here, never over it";
    for (const Json& game : games(d)) {
        if (id_of(game) == id) continue;
        ASSERT_TRUE(d.press("continue", id_of(game)));
        EXPECT_EQ(d.app.session()->match().hash(), hash);
        break;
    }
    // All games at once, on another device.
    d.press("menu");
    d.press("shelf");
    d.press("saves");
    ASSERT_TRUE(d.press("export-all"));
    TestHost other;
    Driver there({390, 844}, &other);
    there.start();
    there.press("saves");
    there.app.file_chosen("orrery-saves.json", host.downloads["orrery-saves.json"]);
    there.frames(2);
    EXPECT_EQ(games(there).size(), 2u);
}

TEST(Saves, FilesThatAreNoGamesAreRefusedInWords) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start();
    play_some(d, 4);
    d.press("saves");
    const auto before = host.store.entries;
    Json save = *parse_json(*SaveStore(host.store).text(id_of(games(d)[0])));
    save["moves"][1] = 7;
    const std::pair<std::optional<std::string>, const char*> files[] = {
        {std::nullopt, "larger than 8 MB"}, {"", "cannot be read"},  {"{\"a\":", "cannot be read"},
        {"[[[[", "cannot be read"},         {to_text(save), "/moves/1"}, {"{\"format\":\"orrery-save/9\"}", "/format"}};
    for (const auto& [text, told] : files) {
        d.app.file_chosen("strange.json", text);
        d.frames(2);
        EXPECT_NE(d.all_text().find(told), std::string::npos) << told << " in " << d.all_text();
        EXPECT_NE(d.all_text().find("strange.json"), std::string::npos);
        EXPECT_EQ(host.store.entries, before);
    }
}

TEST(Saves, DamagedGamesAreShownWithWhatCanBeDone) {
    TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.start();
        play_some(d, 9);
        play_some(d, 5, some_game("players=2&seed=4"));
    }
    // One game loses its newest copy, the other both copies.
    std::vector<std::string> names;
    for (const auto& [key, value] : host.store.entries)
        if (key.find("/save/") != key.npos && key.find('#') == key.npos) names.push_back(key);
    ASSERT_EQ(names.size(), 2u);
    for (auto& [key, value] : host.store.entries) {
        if (key.rfind(names[0] + "#", 0) == 0) value[value.size() / 2] ^= 1;
        if (key == names[1] + "#6") value.resize(100);     // dealt, then five moves
        if (key == names[1] + "#10") value.resize(100);    // dealt, then nine
    }
    Driver d({1180, 820}, &host);
    d.start();
    EXPECT_NE(d.all_text().find("damaged"), std::string::npos);
    d.press("saves");
    auto all = games(d);
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(kind(all[1]), "damaged");
    EXPECT_NE(words(all[0]).find(str::backup_help.en), std::string::npos);
    const std::string lost = id_of(all[1]);
    ASSERT_TRUE(d.press("export-save", lost));
    EXPECT_NE(host.downloads.begin()->second.find("orrery-rescue/1"), std::string::npos);
    const auto before = host.store.entries;
    ASSERT_TRUE(d.press("delete-save", lost));
    ASSERT_TRUE(d.press("undelete-save", lost));
    EXPECT_EQ(host.store.entries, before);
    ASSERT_TRUE(d.press("continue", id_of(all[0])));
    EXPECT_NE(d.all_text().find(str::save_backup.en), std::string::npos);
}

TEST(Saves, TroubleWithTheStorageOffersTheWayOut) {
    for (bool blocked : {true, false}) {
        TestHost host;
        (blocked ? host.store.is_blocked : host.store.is_full) = true;
        Driver d({1180, 820}, &host);
        d.start(some_game("players=2&seed=3"));
        ASSERT_TRUE(d.press("download")) << "the message has the button";
        ASSERT_EQ(host.downloads.size(), 1u);
        EXPECT_TRUE(read_save(host.downloads.begin()->second));
        d.press("take-device");
        d.press("menu");
        d.press("saves");
        EXPECT_NE(d.all_text().find(blocked ? str::storage_blocked.en : str::storage_full.en), std::string::npos);
        host.downloads.clear();
        ASSERT_TRUE(d.press("download"));
        EXPECT_EQ(host.downloads.size(), 1u);
        d.press("keep-slot");
        EXPECT_TRUE(games(d).empty());
    }
    // By pointer as well.
    TestHost host;
    host.store.is_full = true;
    Driver d({1180, 820}, &host);
    d.start(some_game("players=2&seed=3"));
    ASSERT_TRUE(d.tap(str::download_game.en));
    EXPECT_EQ(host.downloads.size(), 1u);
}

TEST(Saves, ALinkLeadsToTheSameGameElsewhere) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start(some_game("players=3&seed=11"));
    d.play(4, [&] { return d.app.session()->match().ply() >= 15; });
    const std::string hash = d.app.session()->match().hash();
    d.press("menu");
    ASSERT_TRUE(d.press("share"));
    EXPECT_EQ(d.screen(), "share");
    ASSERT_TRUE(d.press("copy-link"));
    ASSERT_EQ(host.shared.size(), 1u);
    d.app.shared(ShareAnswer::failed);
    EXPECT_NE(d.all_text().find(str::share_failed_text.en), std::string::npos);
    d.app.shared(ShareAnswer::copied);
    EXPECT_NE(d.all_text().find(str::share_copied_text.en), std::string::npos);
    const std::string link = host.shared[0], address = host.address();
    ASSERT_EQ(link.substr(0, address.size() + 1), address + "#");

    TestHost other;
    Driver there({390, 844}, &other);
    there.start(link.substr(address.size() + 1));
    EXPECT_EQ(there.screen(), "shared");
    EXPECT_TRUE(there.moves().empty());
    EXPECT_TRUE(other.store.entries.empty()) << "nothing is kept of a game that is only looked at";
    ASSERT_TRUE(there.press("look"));
    EXPECT_EQ(there.screen(), "replay");
    ASSERT_TRUE(there.press("back"));
    EXPECT_EQ(there.screen(), "shared");
    EXPECT_TRUE(other.store.entries.empty());
    const auto screen = there.all_text();
    for (const char* secret : {"nav_", "Scan 1"}) EXPECT_EQ(screen.find(secret), std::string::npos);
    ASSERT_TRUE(there.press("play-on"));
    const Session& own = *there.app.session();
    EXPECT_EQ(other.fragment, std::string("save=") + own.game().id + "/" + own.header().id) << "loading again goes on with the own game";
    EXPECT_EQ(there.screen(), there.match().decides_in_the_open() ? "table" : "curtain");
    EXPECT_EQ(there.app.session()->match().hash(), hash);
    EXPECT_EQ(there.app.session()->looks()[1].color, d.app.session()->looks()[1].color);
    EXPECT_EQ(SaveStore(other.store).list().size(), 1u);
    there.play(5, [&] { return there.app.session()->match().ply() >= 17; });
}

TEST(Saves, LinksThatCannotBeOpenedAreTold) {
    for (const char* link : {"game=", "game=AAAA", "game=%%%", "game=AQ"}) {
        Driver d;
        d.start(link);
        EXPECT_EQ(d.screen(), "shelf");
        EXPECT_FALSE(d.buttons().empty());
        EXPECT_TRUE(d.has("close-message")) << link;
    }
}

TEST(Saves, ASecondTabOnlyLooksOn) {
    TestHost host;
    Driver first({1180, 820}, &host);
    first.start(some_game("players=2&seed=3"));
    first.play(4, [&] { return first.app.session()->match().ply() >= 6; });
    const std::string id = host.held;
    EXPECT_EQ(id, first.app.session()->header().id);
    const auto before = host.store.entries;

    TestHost other;
    other.store.entries = host.store.entries;
    Driver second({1180, 820}, &other);
    second.start();
    ASSERT_TRUE(second.press("continue"));
    EXPECT_EQ(other.held, id);
    second.app.save_held(id, false);
    EXPECT_NE(second.all_text().find(str::other_tab.en), std::string::npos);
    if (second.screen() == "curtain") second.press("take-device");
    second.frames(2);
    EXPECT_TRUE(second.moves().empty());
    const Json move = first.app.session()->match().moves().front();
    second.move(to_text(move));                            // not even by a forged click
    second.press("undo");
    EXPECT_EQ(second.app.session()->match().ply(), 6u);
    EXPECT_EQ(other.store.entries, before);

    // The first tab continues and closes. The second takes over from there.
    first.play(5, [&] { return first.app.session()->match().ply() >= 8; });
    other.store.entries = host.store.entries;
    second.app.save_held(id, true);
    second.frames(2);
    ASSERT_TRUE(second.has("take-over"));
    EXPECT_TRUE(second.moves().empty());
    ASSERT_TRUE(second.press("take-over"));
    EXPECT_EQ(second.app.session()->match().ply(), 8u);
    if (second.screen() == "curtain") second.press("take-device");
    EXPECT_FALSE(second.moves().empty());
    second.press("menu");
    second.press("shelf");
    EXPECT_TRUE(other.held.empty()) << "left alone, others may have it";
}

TEST(Saves, AComputerDoesNotPlayInASecondTab) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start(some_game("players=2&bots=2&seed=3"));
    d.app.save_held(host.held, false);
    const std::size_t ply = d.app.session()->match().ply();
    for (int i = 0; i < 20; ++i) d.frame(900);
    EXPECT_EQ(d.app.session()->match().ply(), ply);
}

TEST(Saves, TheBrowserIsAskedOnceAGameIsWorthKeeping) {
    TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.start(some_game("players=2&seed=3"));
        d.play(4, [&] { return d.app.session()->match().ply() >= 12; });
        EXPECT_EQ(host.asked_to_persist, 0) << "never at the start";
        d.play(5, [&] { return d.app.session()->match().ply() >= 30; });
        EXPECT_EQ(host.asked_to_persist, 1);
        d.app.persistence_answered(true);
        d.press("menu");
        d.press("saves");
        EXPECT_NE(d.all_text().find(str::persists_yes.en), std::string::npos);
    }
    Driver d({1180, 820}, &host);
    d.start();
    d.press("continue");
    d.play(6, [&] { return d.app.session()->match().ply() >= 33; });
    EXPECT_EQ(host.asked_to_persist, 1) << "the answer is remembered";
}

/// Returns the pixels of the picture with which a row of the list begins.
std::vector<unsigned char> picture(Driver& d, int index) {
    constexpr int kInset = 12, kWide = 180, kHigh = 84;
    std::vector<unsigned char> out;
    d.window().paint();
    d.frame();
    const std::vector<unsigned char> all = d.window().pixels();
    for (const Target& target : d.app.ui().targets()) {
        if (target.id != id("save", index)) continue;
        const float k = d.app.ui().canvas().ui_scale();
        const int x = int(target.rect.x * k) + kInset, y = int(target.rect.y * k) + kInset, width = 1180;
        for (int row = y; row < y + kHigh; ++row)
            out.insert(out.end(), all.begin() + 3 * (row * width + x), all.begin() + 3 * (row * width + x + kWide));
        EXPECT_EQ(d.app.ui().target_at({target.rect.x + 100, target.rect.y + 50}), target.id) << "nothing in a picture can be touched";
    }
    return out;
}

TEST(Saves, RowsLeadWithPicturesOfTheirPositions) {
    for (const GameEntry& game : all_games()) {
        SCOPED_TRACE(game.info->id);
        TestHost host;
        Driver d({1180, 820}, &host);
        d.start();
        const std::string table = std::string("new=") + game.info->id + "&players=2&seed=3";
        play_some(d, 40, table);
        host.now_ms += 60'000;
        play_some(d, 3, table);
        ASSERT_TRUE(d.press("saves"));
        d.rest();
        const std::vector<unsigned char> early = picture(d, 0), late = picture(d, 1);
        ASSERT_FALSE(early.empty());
        ASSERT_EQ(early.size(), late.size());
        EXPECT_NE(early, late) << "two positions of the same game";
        ASSERT_TRUE(d.press("back"));
        ASSERT_TRUE(d.press("saves"));
        d.rest();
        EXPECT_EQ(picture(d, 0), early);
    }
}

TEST(Saves, FingersOnTheCanvasDoTheSame) {
    for (const Vec size : {Vec{1180, 820}, Vec{390, 844}, Vec{360, 640}}) {
        Driver d(size);
        d.start();
        play_some(d, 4, "new=jumpgate&players=2&seed=3");
        ASSERT_TRUE(d.tap(str::saves.en)) << size.x;
        EXPECT_EQ(d.screen(), "saves");
        const std::string id = id_of(games(d)[0]);
        const auto tap_starting = [&](const std::string& name) {
            for (const Target& target : d.app.ui().targets())
                if (target.name.rfind(name, 0) == 0) {
                    d.tap_at(target.rect.centre());
                    return true;
                }
            return false;
        };
        ASSERT_TRUE(tap_starting("Jump Gate, "));
        ASSERT_TRUE(d.tap(str::rename.en));
        ASSERT_TRUE(d.host().editing) << "the field opens at once";
        EXPECT_EQ(d.host().editing->field, "title-" + id);
        d.app.typed("title-" + id, "Named", true);
        d.frames(2);
        ASSERT_TRUE(d.tap(str::duplicate.en));
        EXPECT_EQ(games(d).size(), 2u);
        ASSERT_TRUE(d.tap(str::delete_save.en));
        ASSERT_TRUE(d.tap(str::bring_back.en));
        EXPECT_EQ(games(d).size(), 2u);
        ASSERT_TRUE(d.tap(str::back.en));
        EXPECT_EQ(d.screen(), "shelf");
    }
}

}  // namespace
}  // namespace orrery::ui
