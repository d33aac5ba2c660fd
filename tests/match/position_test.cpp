#include <functional>

#include "tests/match/table.h"

namespace orrery {
namespace {

using tests::new_match;
using tests::play_on;

Json some_position() {
    const auto match = new_match(2, 7);
    play_on(*match, 12);
    return match->position();
}

std::string error_of(const Json& position) {
    const auto match = load_position(position);
    return match ? "" : match.error().pointer;
}

TEST(Position, ReadsBackToTheByte) {
    for (int seats = 2; seats <= 5; ++seats) {
        const auto match = new_match(seats, 3);
        play_on(*match, 50);
        const std::string text = to_text(match->position());
        auto again = load_position(tests::parsed(text));
        ASSERT_TRUE(again) << again.error().pointer << ": " << again.error().message;
        EXPECT_EQ(to_text((*again)->position()), text);
        EXPECT_EQ((*again)->hash(), match->hash());
    }
}

TEST(Position, KeysStandInTheOrderOfTheContract) {
    const Json position = some_position();
    std::vector<std::string> keys;
    for (const auto& item : position.items()) keys.push_back(item.key());
    EXPECT_EQ(keys, (std::vector<std::string>{"format", "game", "options", "seats", "rng", "table", "decision"}));
    EXPECT_EQ(to_text(position["options"]),
              R"({"hidden_fame":"replace","black_hole_limit":7,"deck_refill":"flip","stall_turns":40})");
}

TEST(Position, AnyOrderOfKeysIsRead) {
    const Json position = some_position();
    Json turned = Json::object();
    std::vector<std::string> keys;
    for (const auto& item : position.items()) keys.insert(keys.begin(), item.key());
    for (const std::string& key : keys) turned[key] = position[key];
    auto match = load_position(turned);
    ASSERT_TRUE(match);
    EXPECT_EQ(to_text((*match)->position()), to_text(position));
}

TEST(Position, MissingScriptsStayMissingAndDoNotChangeTheHash) {
    const Json full = some_position();
    std::vector<std::string> hashes;
    for (int without = 0; without < 4; ++without) {
        Json position = full;
        if (without & 1) position["rng"].erase("dice");
        if (without & 2) position["rng"].erase("shuffles");
        auto match = load_position(position);
        ASSERT_TRUE(match);
        EXPECT_EQ(to_text((*match)->position()), to_text(position));
        hashes.push_back((*match)->hash());
    }
    for (const std::string& hash : hashes) EXPECT_EQ(hash, hashes.front());
}

TEST(Position, ErrorsNameTheirPointer) {
    const Json good = some_position();
    struct Case {
        const char* pointer;
        std::function<void(Json&)> damage;
    };
    const Case cases[] = {
        {"/format", [](Json& p) { p["format"] = "orrery-position/2"; }},
        {"/game", [](Json& p) { p["game"] = "chess"; }},
        {"/game", [](Json& p) { p["game"] = 3; }},
        {"", [](Json& p) { p.erase("game"); }},
        {"", [](Json& p) { p.erase("table"); }},
        {"/extra", [](Json& p) { p["extra"] = 1; }},
        {"/options/luck", [](Json& p) { p["options"]["luck"] = 1; }},
        {"/options/black_hole_limit", [](Json& p) { p["options"]["black_hole_limit"] = 6; }},
        {"/seats", [](Json& p) { p["seats"] = Json::array(); }},
        {"/seats", [](Json& p) { p["seats"] = Json::object(); }},
        {"/seats", [](Json& p) { for (int i = 0; i < 4; ++i) p["seats"].push_back(p["seats"][0]); }},
        {"/seats/1/name", [](Json& p) { p["seats"][1]["name"] = ""; }},
        {"/seats/1/name", [](Json& p) { p["seats"][1]["name"] = "a\nb"; }},
        {"/seats/1/name", [](Json& p) { p["seats"][1]["name"] = std::string(41, 'x'); }},
        {"/seats/0/name", [](Json& p) { p["seats"][0]["name"] = 5; }},
        {"/seats/0/colour", [](Json& p) { p["seats"][0]["colour"] = "red"; }},
        {"/rng/state", [](Json& p) { p["rng"]["state"] = "0123"; }},
        {"/rng/state", [](Json& p) { p["rng"]["state"] = std::string(32, 'A'); }},
        {"/rng/dice/1", [](Json& p) { p["rng"]["dice"] = Json::array({1, 7}); }},
        {"/rng/dice/0", [](Json& p) { p["rng"]["dice"] = Json::array({0}); }},
        {"/rng/dice/0", [](Json& p) { p["rng"]["dice"] = Json::array({2.0}); }},
        {"/rng/shuffles/0", [](Json& p) { p["rng"]["shuffles"] = Json::array({"anno"}); }},
        {"/rng/shuffles/0/1", [](Json& p) { p["rng"]["shuffles"] = Json::array({Json::array({"anno", 1})}); }},
        {"/rng/luck", [](Json& p) { p["rng"]["luck"] = 1; }},
        {"/table/planets/0/id", [](Json& p) { p["table"]["planets"][0]["id"] = "mars"; }},
    };
    for (const Case& one : cases) {
        Json position = good;
        one.damage(position);
        EXPECT_EQ(error_of(position), one.pointer) << to_text(position).substr(0, 300);
        const auto match = load_position(position);
        ASSERT_FALSE(match) << one.pointer;
        EXPECT_FALSE(match.error().message.empty());
    }
    for (const char* text : {"[]", "5", "null", "{}", "\"x\""}) EXPECT_FALSE(load_position(tests::parsed(text))) << text;
}

TEST(Position, LongNamesCountCharactersNotBytes) {
    Json position = some_position();
    std::string name;
    for (int i = 0; i < 40; ++i) name += "宇";
    position["seats"][0]["name"] = name;
    EXPECT_TRUE(load_position(position));
    position["seats"][0]["name"] = name + "宙";
    EXPECT_FALSE(load_position(position));
}

TEST(Position, ViewsHoldNoSecretOfOthers) {
    const auto match = new_match(2, 7);
    Json position = match->position();
    const std::string seen = to_text(match->view(0));
    // Another hand for seat 1, another order of the deck and other face-down cards: seat 0 must see the same bytes.
    std::swap(position["table"]["players"][1]["hand"][0], position["table"]["deck"][3]);
    std::swap(position["table"]["planets"][0]["face_down"][0], position["table"]["planets"][2]["face_down"][1]);
    position["rng"]["state"] = "00000000000000010000000000000001";
    auto other = load_position(position);
    ASSERT_TRUE(other) << other.error().pointer << ": " << other.error().message;
    EXPECT_EQ(to_text((*other)->view(0)), seen);
    EXPECT_FALSE((*other)->view(0).contains("rng"));
    EXPECT_NE(to_text((*other)->view(1)), to_text(match->view(1)));
}

}  // namespace
}  // namespace orrery
