// Documents of Quantum: every damage is refused with its pointer, moves have exactly their keys, options exactly their
// values.
#include <gtest/gtest.h>

#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/rules.h"
#include "tests/documents.h"
#include "tests/games/quantum/random_game.h"

namespace orrery::quantum {
namespace {

using Document = tests::DocumentWith<Options>;
using Damage = tests::DamageWith<Options>;
using tests::document;
using tests::error_in;

/// Returns the first position of random games that asks for this kind of decision.
State position_asking(Kind kind) {
    State found;
    bool is_found = false;
    for (std::uint64_t seed = 1; !is_found && seed < 400; ++seed) {
        Events none;
        random_game(short_options(0, 30), seed, false, [&](const State& s) {
            const std::optional<Asked> open = asked(s);
            if (is_found || !open || open->kind != kind) return;
            found = s;
            is_found = true;
        }, none);
    }
    EXPECT_TRUE(is_found) << "no random game asks this";
    return found;
}

const Damage kDamages[]{
    {"surplus_key", "/table/extra", [](Document& d) { d.table["extra"] = 1; }},
    {"unknown_phase", "/table/phase", [](Document& d) { d.table["phase"] = "sleep"; }},
    {"round_zero", "/table/round", [](Document& d) { d.table["round"] = 0; }},
    {"no_start_seat", "/table/start_seat", [](Document& d) { d.table["start_seat"] = nullptr; }},
    {"setup_in_play", "/table/setup", [](Document& d) { d.table["setup"] = Json::object(); }},
    {"no_turn", "/table/turn", [](Document& d) { d.table["turn"] = nullptr; }},
    {"turn_zero", "/table/turn/number", [](Document& d) { d.table["turn"]["number"] = 0; }},
    {"used_order", "/table/turn/used/1", [](Document& d) { d.table["turn"]["used"] = {"warlike", "cunning"}; }},
    {"used_other", "/table/turn/used/0", [](Document& d) { d.table["turn"]["used"] = {"agile"}; }},
    {"seat_order", "/table/players/0/seat", [](Document& d) { d.table["players"][0]["seat"] = 1; }},
    {"dominance_seven", "/table/players/0/dominance", [](Document& d) { d.table["players"][0]["dominance"] = 7; }},
    {"dominance_six", "/table/players/1/dominance", [](Document& d) { d.table["players"][1]["dominance"] = 6; }},
    {"no_cubes_left", "/table/players/1/cubes_left", [](Document& d) { d.table["players"][1]["cubes_left"] = 0; }},
    {"gambit_held", "/table/players/0/commands/0", [](Document& d) { d.table["players"][0]["commands"] = {"expansion_1"}; }},
    {"card_twice", "/table/command/display/1", [](Document& d) { d.table["command"]["display"][1] = d.table["command"]["display"][0]; }},
    {"card_nowhere", "/table/command/deck", [](Document& d) { d.table["command"]["deck"].erase(0); }},
    {"too_many_cubes", "/table/planets/2/cubes", [](Document& d) { d.table["planets"][2]["cubes"] = {0, 1}; }},
    {"cubes_order", "/table/planets/1/cubes/1", [](Document& d) { d.table["planets"][1]["cubes"] = {1, 0}; }},
    {"planet_order", "/table/planets/0/id", [](Document& d) { d.table["planets"][0]["id"] = "p1_0"; }},
    {"ship_order", "/table/ships/0/id", [](Document& d) { d.table["ships"][0]["id"] = "r2"; }},
    {"absent_ship", "/table/ships/0/id", [](Document& d) { d.table["ships"][0]["id"] = "g1"; }},
    {"no_space", "/table/ships/0/at", [](Document& d) { d.table["ships"][0]["at"] = "s1_1"; }},
    {"one_space", "/table/ships/1/at", [](Document& d) { d.table["ships"][0]["at"] = d.table["ships"][1]["at"] = "s4_4" == d.table["ships"][2]["at"] ? "s4_2" : "s3_3"; }},
    {"no_number", "/table/ships/0/number", [](Document& d) { d.table["ships"][0]["number"] = nullptr; }},
    {"reserve", "/table/ships/0/at", [](Document& d) { d.table["ships"][0]["at"] = "reserve"; d.table["ships"][0]["number"] = nullptr; }},
    {"hand", "/table/ships/0/at", [](Document& d) { d.table["ships"][0]["at"] = "hand"; }},
    {"pending_of_another", "/table/pending/ship", [](Document& d) { d.table["pending"] = {{"kind", "deploy"}, {"ship", d.table["turn"]["seat"] == 0 ? "b1" : "r1"}}; }},
    {"combat_alone", "/table/combat", [](Document& d) { d.table["combat"] = 3; }},
    {"roll_alone", "/table/rolls/0/old", [](Document& d) { d.table["rolls"] = {{{"ship", "r1"}, {"reason", "destroyed"}, {"old", nullptr}, {"value", nullptr}}}; }},
    {"play_in_actions", "/table/play", [](Document& d) { d.table["play"] = {{"card", "sabotage_1"}, {"stage", "cube"}, {"ships", Json::array()}, {"from", nullptr}, {"owner", nullptr}, {"seats", Json::array()}}; }},
    {"winner_while_playing", "/table/winner", [](Document& d) { d.table["winner"] = 0; }},
    {"ranks_while_playing", "/table/ranks", [](Document& d) { d.table["ranks"] = {1, 2}; }},
    {"other_decision", "/decision/kind", [](Document& d) { d.decision["kind"] = "take_card"; }},
    {"no_decision", "/decision", [](Document& d) { d.decision = nullptr; }},
    {"surplus_in_decision", "/decision", [](Document& d) { d.decision["ship"] = "r1"; }},
};

class QuantumDamage : public testing::TestWithParam<Damage> {};
TEST_P(QuantumDamage, IsRefusedWhereItIs) { tests::expect_refused_at_its_pointer(document(position_asking(Kind::action)), GetParam()); }
INSTANTIATE_TEST_SUITE_P(All, QuantumDamage, testing::ValuesIn(kDamages), [](const auto& param) { return param.param.name; });

TEST(QuantumCodec, WhatIsInProgressMustFit) {
    Document move = document(position_asking(Kind::move));
    move.table["pending"]["source"] = "curious";
    EXPECT_EQ(error_in(move).pointer, "/table/pending/source") << "nobody used Curious";

    Document after = document(position_asking(Kind::after_attack));
    after.table["combat"]["stage"] = "dangerous";
    EXPECT_NE(error_in(after).message, "");
    after = document(position_asking(Kind::after_attack));
    after.table["combat"]["passed"] = true;
    EXPECT_EQ(error_in(after).pointer, "/table/combat/passed");

    Document pick = document(position_asking(Kind::take_card));
    pick.table["turn"]["actions"] = 1;
    EXPECT_EQ(error_in(pick).pointer, "/table/turn/actions");
    pick = document(position_asking(Kind::take_card));
    pick.table["players"][pick.table["turn"]["seat"].get<std::size_t>()]["cards_owed"] = 0;
    EXPECT_EQ(error_in(pick).pointer, "/decision") << "nobody has to decide";

    Document first = document(position_asking(Kind::start_cube));
    first.table["players"][1]["cubes_left"] = 1;
    EXPECT_EQ(error_in(first).pointer, "/table/players/1/cubes_left") << "the first cube cannot be the last";

    Document place = document(position_asking(Kind::start_ship));
    place.table["setup"]["homes"][0] = nullptr;
    EXPECT_EQ(error_in(place).pointer, "/table/setup/homes/0");
}

TEST(QuantumCodec, AMapForAnotherNumberOfSeatsIsRefused) { // QU-S1
    Document d = document(position_asking(Kind::action));
    d.options.map = 1;
    EXPECT_EQ(error_in(d).pointer, "/options/map");
}

TEST(QuantumCodec, OptionsTakeTheirValuesOnly) {
    const auto read_options = [](const Json& json) {
        Error error;
        decode_options(Reader(json, "/options", error));
        return error;
    };
    EXPECT_EQ(read_options(Json::object()).message, "");
    EXPECT_EQ(read_options({{"map", "winds_4p"}, {"cubes", 7}, {"round_limit", 99}}).message, "");
    EXPECT_EQ(read_options({{"map", "nowhere"}}).pointer, "/options/map");
    EXPECT_EQ(read_options({{"cubes", 2}}).pointer, "/options/cubes");
    EXPECT_EQ(read_options({{"cubes", 8}}).pointer, "/options/cubes");
    EXPECT_EQ(read_options({{"round_limit", 100}}).pointer, "/options/round_limit");
    EXPECT_EQ(read_options({{"speed", 1}}).pointer, "/options/speed");
    EXPECT_EQ(read_options({{"map", "skirmish_2p"}, {"cubes", 6}}).message, "");
    EXPECT_EQ(read_options({{"map", "skirmish_2p"}, {"cubes", 7}}).pointer, "/options/cubes") << "QU-S3";
    EXPECT_EQ(read_options({{"map", "basic_4p"}, {"cubes", 7}}).pointer, "/options/cubes") << "QU-S3";
}

TEST(QuantumCodec, MovesHaveExactlyTheirKeys) {            // QU-T7
    const auto good = [](const char* text) { return decode_move(Json::parse(text)).has_value(); };
    EXPECT_TRUE(good(R"({"type":"go","to":"s14_14"})"));
    EXPECT_FALSE(good(R"({"type":"go","to":"s15_0"})"));
    EXPECT_FALSE(good(R"({"type":"go","to":"s01_0"})"));
    EXPECT_FALSE(good(R"({"type":"go","to":"s1_"})"));
    EXPECT_FALSE(good(R"({"type":"go","to":"s1_2x"})"));
    EXPECT_FALSE(good(R"({"type":"go","to":7})"));
    EXPECT_FALSE(good(R"({"type":"go"})"));
    EXPECT_FALSE(good(R"({"type":"go","to":"s1_2","ship":"r1"})"));
    EXPECT_TRUE(good(R"({"type":"place","space":"s1_2"})"));
    EXPECT_TRUE(good(R"({"type":"place","ship":"y5","space":"s1_2"})"));
    EXPECT_FALSE(good(R"({"type":"place","ship":"y6","space":"s1_2"})"));
    EXPECT_TRUE(good(R"({"type":"ability","ship":"r1","ability":"free_reconfigure"})"));
    EXPECT_TRUE(good(R"({"type":"ability","ship":"r1","ability":"transport"})"));
    EXPECT_FALSE(good(R"({"type":"ability","ship":"r1","ability":"strike"})"));
    EXPECT_TRUE(good(R"({"type":"ability","ship":"r1","ability":"strike","target":"b1"})"));
    EXPECT_FALSE(good(R"({"type":"ability","ship":"r1","ability":"strike","with":"b1"})"));
    EXPECT_TRUE(good(R"({"type":"ability","ship":"r1","ability":"modify","number":99})")) << "numbers are no ids";
    EXPECT_FALSE(good(R"({"type":"ability","ship":"r1","ability":"modify","number":"3"})"));
    EXPECT_TRUE(good(R"({"type":"reroll"})"));
    EXPECT_TRUE(good(R"({"type":"reroll","card":"cruel"})"));
    EXPECT_FALSE(good(R"({"type":"reroll","card":"bold"})"));
    EXPECT_TRUE(good(R"({"type":"cube","planet":"p4_4","owner":3})"));
    EXPECT_FALSE(good(R"({"type":"cube","planet":"p4_4","owner":4})"));
    EXPECT_FALSE(good(R"({"type":"cube","planet":"p5_0","owner":1})"));
    EXPECT_FALSE(good(R"({"type":"research","ship":"r1"})"));
    EXPECT_FALSE(good(R"({"type":"dance"})"));
    EXPECT_FALSE(good(R"({"to":"s1_2"})"));
    EXPECT_FALSE(good(R"("go")"));
    EXPECT_FALSE(good("null"));
}

}  // namespace
}  // namespace orrery::quantum
