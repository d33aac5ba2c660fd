#include <fstream>
#include <sstream>

#include "tests/match/table.h"

namespace orrery {
namespace {

using tests::header_for;
using tests::new_match;
using tests::parsed;
using tests::play_on;

Json some_save(int moves = 40) {
    const auto match = new_match(2, 7);
    play_on(*match, moves);
    return write_save(header_for(*match), *match);
}

std::string pointer_of(const Json& save) {
    const auto loaded = read_save(save);
    return loaded ? "loaded" : loaded.error().pointer;
}

TEST(Save, ReadsBackToTheByte) {
    const auto match = new_match(4, 3);
    play_on(*match, 70);
    match->undo(true);
    match->undo(true);
    SaveHeader header = header_for(*match);
    header.seats[1] = {true, "normal"};
    const std::string text = to_text(write_save(header, *match));
    const auto loaded = read_save(text);
    ASSERT_TRUE(loaded) << loaded.error().pointer << ": " << loaded.error().message;
    EXPECT_FALSE(loaded->notice);
    EXPECT_EQ(to_text(write_save(loaded->header, *loaded->match)), text);
    EXPECT_EQ(loaded->match->ply(), match->ply());
    EXPECT_EQ(loaded->match->history_size(), match->history_size());
    EXPECT_EQ(loaded->match->hash(), match->hash());
    EXPECT_EQ(loaded->match->was_friendly(), match->was_friendly());
}

TEST(Save, KeysStandInTheOrderOfTheContract) {
    std::vector<std::string> keys;
    const Json save = some_save();
    for (const auto& item : save.items()) keys.push_back(item.key());
    EXPECT_EQ(keys, (std::vector<std::string>{"format", "id", "title", "game", "rules", "created", "updated", "start", "moves",
                                              "cursor", "end", "hash", "seats"}));
}

TEST(Save, ErrorsNameTheirPointer) {
    struct Case {
        const char* pointer;
        void (*damage)(Json&);
    };
    const Case cases[] = {
        {"/format", [](Json& s) { s["format"] = "orrery-save/9"; }},
        {"/id", [](Json& s) { s["id"] = "../etc"; }},
        {"/id", [](Json& s) { s["id"] = ""; }},
        {"/title", [](Json& s) { s["title"] = std::string(201, 'x'); }},
        {"/game", [](Json& s) { s["game"] = "chess"; }},
        {"/rules", [](Json& s) { s["rules"] = "1"; }},
        {"/created", [](Json& s) { s["created"] = "yesterday"; }},
        {"/updated", [](Json& s) { s["updated"] = "2026-11-21 09:00:00Z"; }},
        {"", [](Json& s) { s.erase("start"); }},
        {"/start/table/turn/number", [](Json& s) { s["start"]["table"]["turn"]["number"] = 0; }},
        {"/moves", [](Json& s) { s["moves"] = Json::object(); }},
        {"/moves/2", [](Json& s) { s["moves"][2] = 7; }},
        {"/cursor", [](Json& s) { s["cursor"] = 41; }},
        {"/cursor", [](Json& s) { s["cursor"] = -1; }},
        {"/end/seats/0/name", [](Json& s) { s["end"]["seats"][0]["name"] = ""; }},
        {"/end", [](Json& s) { s["end"] = 3; }},
        {"/hash", [](Json& s) { s["hash"] = "0123456789ABCDEF"; }},
        {"/hash", [](Json& s) { s["hash"] = "0123456789abcdef"; }},
        {"/seats", [](Json& s) { s["seats"].erase(0); }},
        {"/seats/0/kind", [](Json& s) { s["seats"][0]["kind"] = "cat"; }},
        {"/seats/0/level", [](Json& s) { s["seats"][0]["level"] = "easy"; }},
        {"/seats/0", [](Json& s) { s["seats"][0]["kind"] = "bot"; }},
        {"/friendly/0/ply", [](Json& s) { s["friendly"] = Json::array({Json{{"ply", 99}, {"count", 1}}}); }},
        {"/extra", [](Json& s) { s["extra"] = 1; }},
    };
    const Json good = some_save();
    for (const Case& one : cases) {
        Json save = good;
        one.damage(save);
        EXPECT_EQ(pointer_of(save), one.pointer);
    }
    EXPECT_FALSE(read_save(Json(3)));
    EXPECT_FALSE(read_save(std::string("{")));
}

TEST(Save, MovesThatNoLongerReplayGiveTheEnd) {
    const Json good = some_save();
    for (int way = 0; way < 4; ++way) {
        Json save = good;
        if (way == 0) save["moves"][5] = Json{{"type", "warp"}};
        if (way == 1) save["moves"].erase(3);
        if (way == 1) save["cursor"] = 39;
        if (way == 2) save["rules"] = 2;
        if (way == 3) save["start"]["rng"]["state"] = "00000000000000010000000000000001";
        const auto loaded = read_save(save);
        ASSERT_TRUE(loaded) << way << loaded.error().pointer << loaded.error().message;
        ASSERT_TRUE(loaded->notice) << way;
        EXPECT_NE(loaded->notice->in(Lang::ja), loaded->notice->en);
        EXPECT_EQ(to_text(loaded->match->position()), to_text(good["end"]));
        EXPECT_EQ(loaded->match->ply(), 0u);
        // A save written now can be read completely again.
        const auto again = read_save(write_save(loaded->header, *loaded->match));
        ASSERT_TRUE(again);
        EXPECT_FALSE(again->notice);
    }
}

TEST(Save, WhatCanBeRedoneMustReplayToo) {
    const auto match = new_match(2, 7);
    play_on(*match, 40);
    match->rewind(20);
    Json save = write_save(header_for(*match), *match);
    ASSERT_FALSE(read_save(save)->notice);
    save["moves"][30] = Json{{"type", "fly"}, {"to", "nowhere"}};
    const auto loaded = read_save(save);
    ASSERT_TRUE(loaded);
    EXPECT_TRUE(loaded->notice);
}

TEST(Save, MovesAreCapped) {
    Json save = some_save(0);
    for (std::size_t i = 0; i <= static_cast<std::size_t>(game_by_id("jumpgate")->info->max_plies); ++i) save["moves"].push_back(Json{{"type", "end_turn"}});
    EXPECT_EQ(pointer_of(save), "/moves");
}

TEST(Save, FriendlyMarksAreKept) {
    const auto match = new_match(2, 7);
    ASSERT_TRUE(match->make(Json{{"type", "research"}}));
    ASSERT_TRUE(match->make(match->moves().front()));
    ASSERT_TRUE(match->make(Json{{"type", "done"}}));
    ASSERT_EQ(match->undo(true), UndoAnswer::done);
    const Json save = write_save(header_for(*match), *match);
    EXPECT_EQ(to_text(save["friendly"]), R"([{"ply":2,"count":1}])");
    const auto loaded = read_save(save);
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->match->friendly_marks(), match->friendly_marks());
    EXPECT_EQ(to_text(write_save(loaded->header, *loaded->match)), to_text(save));
}

TEST(SaveMigration, StepsAreTakenInTurn) {
    const std::vector<SaveMigration> steps{
        {"a", "b", [](Json& d) -> std::optional<Error> { d["seen"] = "ab"; return {}; }},
        {"b", "c", [](Json& d) -> std::optional<Error> { d["seen"] = d["seen"].get<std::string>() + "c"; return {}; }},
        {"c", "d", [](Json& d) -> std::optional<Error> {
             if (d.contains("bad")) return Error{"/bad", "is bad"};
             return {};
         }},
    };
    Json document = parsed(R"({"format":"a"})");
    EXPECT_FALSE(migrate_save(document, steps));
    EXPECT_EQ(to_text(document), R"({"format":"d","seen":"abc"})");
    document = parsed(R"({"format":"c","bad":1})");
    EXPECT_EQ(migrate_save(document, steps)->pointer, "/bad");
    document = parsed(R"({"format":"z"})");
    EXPECT_FALSE(migrate_save(document, steps));
    EXPECT_EQ(to_text(document), R"({"format":"z"})");
    document = parsed("[]");
    EXPECT_FALSE(migrate_save(document, steps));
}

TEST(SaveMigration, TheTableLeadsFromEveryFormatToThePresentOne) {
    ASSERT_FALSE(save_migrations().empty());
    EXPECT_EQ(save_migrations().back().to, kSaveFormat);
    for (std::size_t i = 1; i < save_migrations().size(); ++i) EXPECT_EQ(save_migrations()[i - 1].to, save_migrations()[i].from);
}

std::string file_text(const std::string& name) {
    std::ifstream in(std::string(ORRERY_TESTS_DIR) + "/data/saves/" + name);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

TEST(SaveMigration, AFileOfFormat0IsRead) {
    const std::string text = file_text("format_0.json");
    ASSERT_FALSE(text.empty());
    ASSERT_NE(text.find("\"orrery-save/0\""), std::string::npos);
    const auto loaded = read_save(text);
    ASSERT_TRUE(loaded) << loaded.error().pointer << ": " << loaded.error().message;
    EXPECT_FALSE(loaded->notice);
    EXPECT_EQ(loaded->match->ply(), 25u);
    EXPECT_EQ(loaded->header.seats, (std::vector<SeatKind>(3)));
    EXPECT_EQ(loaded->header.id, "old-game");
    const Json now = write_save(loaded->header, *loaded->match);
    EXPECT_EQ(now["format"], kSaveFormat);
    EXPECT_EQ(now["hash"], parsed(text)["hash"]);

    Json damaged = parsed(text);
    damaged.erase("moves");
    EXPECT_FALSE(read_save(damaged));
}

TEST(Save, ALongGameLoadsWithoutANotice) {             // `./dev bench` measures how long it takes
    const auto match = new_match(2, 7);
    for (std::uint64_t seed = 1; match->ply() < 300; ++seed) {
        match->rewind(0);
        Rng pick(seed);
        while (match->ply() < 300 && match->to_act()) {
            const std::vector<Json> moves = match->moves();
            ASSERT_TRUE(match->make(moves[pick.below(static_cast<std::uint32_t>(moves.size()))]));
        }
        ASSERT_LT(seed, 200u);
    }
    const auto loaded = read_save(write_save(header_for(*match), *match));
    ASSERT_TRUE(loaded);
    EXPECT_FALSE(loaded->notice);
    EXPECT_EQ(loaded->match->ply(), 300u);
    EXPECT_EQ(loaded->match->hash(), match->hash());
}

}  // namespace
}  // namespace orrery
