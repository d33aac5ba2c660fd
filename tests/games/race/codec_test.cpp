// Reading positions and moves of Race: a breach of any law of section 9 is refused with its place.
#include <gtest/gtest.h>

#include "engine/games/race/codec.h"
#include "engine/games/race/rules.h"
#include "tests/documents.h"
#include "tests/random_play.h"

namespace orrery::race {
namespace {

using Document = tests::DocumentWith<Options>;
using Damage = tests::DamageWith<Options>;
using tests::document;
using tests::error_in;

State opening(int seats = 2) {
    Events none;
    return start({}, seats, Rng(7), nullptr, none);
}

/// Returns the first position of a random game that asks for `kind`.
State position_that_asks(Kind kind, int seats = 3) {
    for (std::uint64_t seed = 1; seed < 400; ++seed) {
        Events none;
        State s = start({}, seats, Rng(seed), nullptr, none);
        Rng pick(seed);
        const auto is_asked = [kind](const State& now) { return asked(now) && asked(now)->kind == kind; };
        tests::play_until(s, pick, none, is_asked);
        if (is_asked(s)) return s;
    }
    ADD_FAILURE() << "no such position in 400 games";
    return opening();
}

State finished() {
    Events none;
    Options options;
    options.round_limit = 2;
    State s = start(options, 2, Rng(4), nullptr, none);
    Rng pick(4);
    tests::play_out(s, pick, none, [](const State&) {});
    return s;
}

TEST(RaceCodec, APositionOfEveryKindReadAgainIsTheSame) {
    for (std::size_t i = 0; i < kKindCount; ++i) {
        SCOPED_TRACE(kind_id(static_cast<Kind>(i)));
        tests::expect_read_again(position_that_asks(static_cast<Kind>(i)));
    }
}

class BrokenRaceOpening : public testing::TestWithParam<Damage> {};
TEST_P(BrokenRaceOpening, IsRefusedAtItsPointer) { tests::expect_refused_at_its_pointer(document(opening()), GetParam()); }

Json& seat(Document& d, std::size_t i) { return d.table["seats"][i]; }

const Damage kDamages[] = {
    {"missing_key", "/table", [](Document& d) { d.table.erase("supply"); }},
    {"surplus_key", "/table/extra", [](Document& d) { d.table["extra"] = 1; }},
    {"missing_seat_key", "/table/seats/1", [](Document& d) { seat(d, 1).erase("produced"); }},
    {"seats_too_few", "/table/seats", [](Document& d) { d.table["seats"].erase(1); }},
    {"unknown_card", "/table/seats/0/hand/1", [](Document& d) { seat(d, 0)["hand"][1] = "terra"; }},
    {"card_no_word", "/table/seats/0/hand/1", [](Document& d) { seat(d, 0)["hand"][1] = 4; }},
    {"unknown_phase", "/table/phase", [](Document& d) { d.table["phase"] = "rest"; }},
    {"pool_negative", "/table/vp_pool", [](Document& d) { d.table["vp_pool"] = -1; }},
    {"wrong_decider", "/decision/seat", [](Document& d) { d.decision["seat"] = 1 - d.decision["seat"].get<int>(); }},
    {"wrong_kind", "/decision/kind", [](Document& d) { d.decision["kind"] = "pay"; }},
    {"unknown_kind", "/decision/kind", [](Document& d) { d.decision["kind"] = "wait"; }},
    {"surplus_in_decision", "/decision/card", [](Document& d) { d.decision["card"] = "old_earth"; }},
    {"not_over", "/decision", [](Document& d) { d.decision = nullptr; }},
    {"result_while_playing", "/table/result", [](Document& d) { d.table["result"] = Json::object(); }},
    {"supply_not_list", "/table/supply", [](Document& d) { d.table["supply"] = 88; }},
    {"first_not_the_lowest", "/table/first", [](Document& d) { d.table["first"] = 1 - d.table["first"].get<int>(); }},
    {"same_start", "/table/seats/1/start", [](Document& d) { seat(d, 1)["start"] = seat(d, 0)["start"]; }},
    {"start_is_none", "/table/seats/0/start", [](Document& d) { seat(d, 0)["start"] = "gem_world"; }},
    {"owed_too_much", "/table/owed", [](Document& d) { d.table["owed"] = 3; }},
    {"vp_from_nowhere", "/table/vp_pool", [](Document& d) { seat(d, 0)["vp"] = 2; }},
};

INSTANTIATE_TEST_SUITE_P(All, BrokenRaceOpening, testing::ValuesIn(kDamages), [](const auto& param) { return param.param.name; });

/// Breaks one law in a position that asks for `kind`, and expects the error.
void expect_refused(const char* what, Kind kind, void (*harm)(Document&)) {
    Document d = document(position_that_asks(kind));
    ASSERT_EQ(error_in(d).message, "") << what;
    harm(d);
    EXPECT_NE(error_in(d).message, "") << what;
}

std::size_t decider(const Document& d) { return d.decision["seat"].get<std::size_t>(); }

TEST(RaceCodec, EveryLawOfSectionNineIsKept) {
    expect_refused("a card twice", Kind::choose_actions, [](Document& d) { d.table["supply"][0] = d.table["supply"][1] == "gem_world" ? "old_earth" : "gem_world"; });
    expect_refused("a card nowhere", Kind::choose_actions, [](Document& d) { d.table["supply"].erase(0); });
    expect_refused("a reserve beside a pool", Kind::choose_actions, [](Document& d) { d.table["vp_reserve"] = 1; });
    expect_refused("setup after the first round", Kind::choose_actions, [](Document& d) { d.table["round"] = 0; });
    expect_refused("actions before the choice", Kind::choose_actions, [](Document& d) { seat(d, decider(d))["actions"] = {"develop"}; });
    expect_refused("a phase that nobody chose", Kind::place_development, [](Document& d) { for (Json& s : d.table["seats"]) s["actions"] = {"produce"}; });
    expect_refused("an action of the game for two", Kind::place_development, [](Document& d) { seat(d, 0)["actions"] = {"develop_2"}; });
    expect_refused("a development placed in Settle", Kind::pay, [](Document& d) { d.table["phase"] = d.table["phase"] == "develop" ? "settle" : "develop"; });
    expect_refused("a price that is paid", Kind::pay, [](Document& d) { d.table["owed"] = 0; });
    expect_refused("a price too high", Kind::pay, [](Document& d) { d.table["owed"] = 9; });
    expect_refused("nothing being placed", Kind::settle_method, [](Document& d) { d.table["waiting"] = Json::array(); });
    expect_refused("drawn cards outside Explore", Kind::place_world, [](Document& d) {
        seat(d, 0)["drawn"].push_back(d.table["supply"][0]);
        d.table["supply"].erase(0);
    });
    expect_refused("new cards while worlds are chosen", Kind::place_world, [](Document& d) { seat(d, 0)["tableau"][0]["new"] = true; });
    expect_refused("a power used outside Consume", Kind::place_world, [](Document& d) { seat(d, 0)["tableau"][0]["used"] = {0}; });
    expect_refused("a good produced outside Produce", Kind::place_world, [](Document& d) { seat(d, 0)["produced"] = {"rare"}; });
    expect_refused("a bonus used that nobody chose", Kind::place_world, [](Document& d) { seat(d, 0)["bonus_used"] = true; });
    expect_refused("a sale before its turn", Kind::consume, [](Document& d) { seat(d, decider(d))["sold"] = false; });
    expect_refused("no power being resolved", Kind::consume_good, [](Document& d) { d.table["power"] = nullptr; });
    expect_refused("more goods than there are", Kind::consume_good, [](Document& d) { d.table["power"]["left"] = 9; });
    expect_refused("no number of goods", Kind::consume_good, [](Document& d) { d.table["power"]["left"] = 0; });
    expect_refused("more cards than the power takes", Kind::consume_hand, [](Document& d) { d.table["power"]["left"] = 3; });
    expect_refused("goods left for a number", Kind::lucky_number, [](Document& d) { d.table["power"]["left"] = 1; });
    expect_refused("a power that is no number", Kind::lucky_number, [](Document& d) { d.table["power"]["power"] = 0; });
    expect_refused("too many still to keep", Kind::explore_keep, [](Document& d) { d.table["owed"] = 9; });
    expect_refused("a hand within the limit", Kind::hand_limit, [](Document& d) { d.table["owed"] = 4 + d.table["owed"].get<int>(); });
    expect_refused("a seat that need not discard", Kind::hand_limit, [](Document& d) { d.table["waiting"] = {0, 1, 2}; });
    expect_refused("no choice of windfalls", Kind::produce_windfall, [](Document& d) { for (Json& card : seat(d, decider(d))["tableau"]) card["used"] = {0}; });
    expect_refused("a good on a development", Kind::place_development, [](Document& d) {
        Json& card = seat(d, 0)["tableau"][0];
        card["card"] = d.table["supply"][0] == "drop_ships" ? "space_marines" : "drop_ships";
        card["good"] = d.table["supply"][0];
    });
}

TEST(RaceCodec, AFinishedGameTellsExactlyItsResult) {      // consistency 9
    const State over = finished();
    Document d = document(over);
    EXPECT_EQ(error_in(d).message, "");
    d.table["result"]["scores"][1]["total"] = 99;
    EXPECT_EQ(error_in(d).pointer, "/table/result");
    d = document(over);
    d.table["result"]["reason"] = "tableau";
    EXPECT_EQ(error_in(d).pointer, "/table/result");
    d = document(over);
    d.options.round_limit = 9;
    EXPECT_NE(error_in(d).message, "") << "no end has been reached";
}

TEST(RaceInvariants, WhatIsHiddenBelongsToWhatLiesOpen) {  // no document can break this
    const auto broken_place = [](const State& s) {
        const std::string broken = broken_invariant(s);
        return broken.substr(0, broken.find(':'));
    };
    State s = opening();
    EXPECT_EQ(broken_place(s), "");
    s.secrets[0].actions = {ActionId::settle};
    EXPECT_EQ(broken_place(s), "/table/seats/0/actions");
    s = opening();
    s.secrets[1].placing = take_top(s.secrets[1].hand);
    EXPECT_EQ(broken_place(s), "/table/seats/1/placing");
    s = opening();
    s.players[0].tableau.front().has_good = true;
    EXPECT_EQ(broken_place(s), "/table/seats");
}

TEST(RaceCodec, OptionsTakeTheirValuesOnly) {
    const auto read_options = [](const Json& json) {
        Error error;
        decode_options(Reader(json, "/options", error));
        return error;
    };
    EXPECT_EQ(read_options({{"two_actions", true}, {"setup", "no_zero"}, {"sale_needs_power", true}, {"round_limit", 99}}).message, "");
    EXPECT_EQ(read_options({{"round_limit", 100}}).pointer, "/options/round_limit");
    EXPECT_EQ(read_options({{"round_limit", -1}}).pointer, "/options/round_limit");
    EXPECT_EQ(read_options({{"round_limit", 1.5}}).pointer, "/options/round_limit");
    EXPECT_EQ(read_options({{"two_actions", 1}}).pointer, "/options/two_actions");
    EXPECT_EQ(read_options({{"setup", "quick"}}).pointer, "/options/setup");
    EXPECT_EQ(read_options({{"sale_needs_power", "no"}}).pointer, "/options/sale_needs_power");
    EXPECT_EQ(read_options({{"speed", 1}}).pointer, "/options/speed");
    EXPECT_NE(read_options(Json::array()).message, "");
}

TEST(RaceCodec, MovesHaveExactlyTheirKeys) {               // RG-M0
    const auto good = [](const char* text) { return decode_move(Json::parse(text)).has_value(); };
    EXPECT_TRUE(good(R"({"type":"actions","actions":["develop"]})"));
    EXPECT_TRUE(good(R"({"actions":["develop","settle"],"type":"actions"})"));
    EXPECT_TRUE(good(R"({"type":"actions","actions":[]})")) << "the number is judged by RG-T20";
    EXPECT_TRUE(good(R"({"type":"actions","actions":["develop","settle","produce","develop"]})"));
    EXPECT_FALSE(good(R"({"type":"actions","actions":["trade"]})"));
    EXPECT_FALSE(good(R"({"type":"actions","actions":"develop"})"));
    EXPECT_TRUE(good(R"({"type":"discard","card":"gem_world"})"));
    EXPECT_FALSE(good(R"({"type":"discard","card":"gem"})"));
    EXPECT_FALSE(good(R"({"type":"discard"})"));
    EXPECT_FALSE(good(R"({"type":"discard","card":"gem_world","seat":0})"));
    EXPECT_TRUE(good(R"({"type":"pass"})"));
    EXPECT_FALSE(good(R"({"type":"pass","card":"gem_world"})"));
    EXPECT_TRUE(good(R"({"type":"method","method":"contact_ship"})"));
    EXPECT_FALSE(good(R"({"type":"method","method":"buy"})"));
    EXPECT_TRUE(good(R"({"type":"power","card":"old_earth","power":1})"));
    EXPECT_TRUE(good(R"({"type":"power","card":"old_earth","power":-5000000000})"));
    EXPECT_FALSE(good(R"({"type":"power","card":"old_earth","power":1.0})"));
    EXPECT_FALSE(good(R"({"type":"power","card":"old_earth","power":"1"})"));
    EXPECT_TRUE(good(R"({"type":"number","number":400})"));
    EXPECT_FALSE(good(R"({"type":"number","number":true})"));
    EXPECT_TRUE(good(R"({"type":"windfall","source":"bonus","world":"asteroid_belt"})"));
    EXPECT_TRUE(good(R"({"type":"windfall","source":"gem_world","world":"asteroid_belt"})"));
    EXPECT_FALSE(good(R"({"type":"windfall","source":null,"world":"asteroid_belt"})"));
    EXPECT_FALSE(good(R"({"type":"windfall","world":"asteroid_belt"})"));
    EXPECT_FALSE(good(R"({"type":"windfall","source":"bonus","world":"bonus"})"));
    EXPECT_FALSE(good(R"({"type":"build"})"));
    EXPECT_FALSE(good(R"({"card":"gem_world"})"));
    EXPECT_FALSE(good(R"("pass")"));
    EXPECT_FALSE(good("[]"));
    EXPECT_FALSE(good("null"));
}

TEST(RaceCodec, NumbersOfAnySizeAreJudgedAndNotCutIntoLegalOnes) {
    const auto move = [](const char* text) { return *decode_move(Json::parse(text)); };
    EXPECT_EQ(std::get<UsePower>(move(R"({"type":"power","card":"old_earth","power":257})")).power, kNoPower);
    EXPECT_EQ(std::get<UsePower>(move(R"({"type":"power","card":"old_earth","power":-255})")).power, kNoPower);
    EXPECT_EQ(std::get<CallNumber>(move(R"({"type":"number","number":258})")).number, 0);
    EXPECT_EQ(std::get<Choose>(move(R"({"type":"actions","actions":["develop","settle","produce","develop"]})")).actions.size(), 3u);
}

}  // namespace
}  // namespace orrery::race
