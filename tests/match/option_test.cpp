// Options of an invented game: the values that each number of seats allows, and the defaults.
#include <gtest/gtest.h>

#include "engine/core/option.h"
#include "engine/match/service.h"
#include "tests/match/table.h"

namespace orrery {
namespace {

/// Two seats play with two dice by default, more seats always with one die. The map of four is for four seats only.
std::vector<OptionSpec> specs() {
    return {
        {"two_dice", msg("Dice"), msg("How many dice."),
         {{false, msg("One")}, {true, msg("Two"), {2, 2}}}, 1},
        {"map", msg("Map"), msg("Where it happens."),
         {{"ring", msg("Ring"), {2, 3}}, {"star", msg("Star"), {3, 4}}, {"cross", msg("Cross"), {4, 4}}}, 0},
        {"limit", msg("Limit"), msg("Rounds."), {{0, msg("None")}, {10, msg("Ten")}}, 0, WholeRange{0, 99}},
    };
}

struct Completed {
    Json options;
    std::optional<OptionTrouble> trouble;
    Error error;
};

Completed complete(const std::string& given, int seats) {
    Completed out;
    const Json json = tests::parsed(given);
    out.trouble = complete_options(specs(), Reader(json, "/options", out.error), seats, out.options);
    return out;
}

TEST(Options, DefaultsFollowTheNumberOfSeats) {
    EXPECT_EQ(to_text(complete("{}", 2).options), R"({"two_dice":true,"map":"ring","limit":0})");
    EXPECT_EQ(to_text(complete("{}", 3).options), R"({"two_dice":false,"map":"ring","limit":0})");
    EXPECT_EQ(to_text(complete("{}", 4).options), R"({"two_dice":false,"map":"star","limit":0})");
    EXPECT_EQ(to_text(complete(R"({"limit":7,"two_dice":false})", 2).options), R"({"two_dice":false,"map":"ring","limit":7})")
        << "what was given stays, in the order of the game";
}

TEST(Options, WhatDoesNotFitIsRefusedWithPointerAndReason) {
    using T = OptionTrouble;
    const struct { const char* given; int seats; T trouble; const char* pointer; const char* message; } kCases[] = {
        {"[]", 2, T::no_object, "/options", "expected an object"},
        {R"({"luck":1})", 2, T::unknown_key, "/options/luck", "no such option"},
        {R"({"two_dice":true})", 3, T::wrong_seats, "/options/two_dice", "true is for 2 players only"},
        {R"({"two_dice":1})", 2, T::wrong_type, "/options/two_dice", "expected one of false, true"},
        {R"({"two_dice":"true"})", 3, T::wrong_type, "/options/two_dice", "expected one of false"},
        {R"({"map":"star"})", 2, T::wrong_seats, "/options/map", "\"star\" is for 3 to 4 players only"},
        {R"({"map":"cube"})", 3, T::unknown_value, "/options/map", R"(expected one of "ring", "star")"},
        {R"({"map":null})", 3, T::wrong_type, "/options/map", R"(expected one of "ring", "star")"},
        {R"({"limit":100})", 2, T::unknown_value, "/options/limit", "expected a whole number from 0 to 99"},
        {R"({"limit":-1})", 2, T::unknown_value, "/options/limit", "expected a whole number from 0 to 99"},
        {R"({"limit":7.0})", 2, T::wrong_type, "/options/limit", "expected a whole number from 0 to 99"},
        {R"({"limit":true})", 2, T::wrong_type, "/options/limit", "expected a whole number from 0 to 99"},
        {R"({"limit":18446744073709551615})", 2, T::unknown_value, "/options/limit", "expected a whole number from 0 to 99"},
    };
    for (const auto& one : kCases) {
        const Completed done = complete(one.given, one.seats);
        EXPECT_EQ(done.trouble, one.trouble) << one.given;
        EXPECT_EQ(done.error.pointer, one.pointer) << one.given;
        EXPECT_EQ(done.error.message, one.message) << one.given;
    }
}

/// Two options for one seat only: documents of other games refuse the first and keep the second.
std::vector<OptionSpec> solo_specs() {
    return {
        {"limit", msg("Limit"), msg("Rounds."), {{5, verbatim("Five")}, {10, msg("Ten")}}, 0},
        {"rival", msg("Rival"), msg("Who plays against you."), {{"mild", msg("Mild")}, {"wild", msg("Wild")}}, 1, {}, {1, 1}},
        {"skill", msg("Skill"), msg("How well it plays."), {{1, verbatim("1")}, {2, verbatim("2")}}, 0, {}, {1, 1}, Elsewhere::ignored},
    };
}

TEST(Options, MayExistForSomeSeatCountsOnly) {
    const std::vector<OptionSpec> all = solo_specs();
    const auto completed = [&all](const char* given, int seats, Error& error) {
        const Json json = tests::parsed(given);
        Json options;
        const auto trouble = complete_options(all, Reader(json, "/options", error), seats, options);
        return trouble ? Json() : options;
    };
    Error none, refused;
    EXPECT_EQ(to_text(completed("{}", 1, none)), R"({"limit":5,"rival":"wild","skill":1})");
    EXPECT_EQ(to_text(completed(R"({"rival":"mild","skill":2})", 1, none)), R"({"limit":5,"rival":"mild","skill":2})");
    EXPECT_EQ(to_text(completed("{}", 3, none)), R"({"limit":5,"skill":1})") << "defaults leave out what documents refuse";
    EXPECT_EQ(to_text(completed(R"({"skill":2})", 3, none)), R"({"limit":5,"skill":2})");
    EXPECT_EQ(none.message, "");
    EXPECT_TRUE(completed(R"({"rival":"mild"})", 3, refused).is_null());
    EXPECT_EQ(refused.pointer, "/options/rival");
    EXPECT_EQ(refused.message, "this option is for 1 player only");

    EXPECT_EQ(available_values(all[1], 1), (std::vector<Json>{"mild", "wild"}));
    EXPECT_TRUE(available_values(all[1], 2).empty());
    EXPECT_TRUE(available_values(all[2], 2).empty()) << "screens do not offer what is ignored";
    const Json rival = write_option(all[1], 1, 3), skill = write_option(all[2], 1, 3);
    EXPECT_EQ(to_text(rival["players"]), "[[1,1],[1,1]]");
    EXPECT_EQ(to_text(rival["defaults"]), R"(["wild",null,null])");
    EXPECT_EQ(to_text(skill["players"]), "[[1,1],[1,1]]");
    EXPECT_EQ(to_text(skill["defaults"]), "[1,1,1]");
}

TEST(Options, TheProtocolTellsWhatDependsOnTheSeats) {
    const std::vector<OptionSpec> all = specs();
    const Json dice = write_option(all[0], 2, 4), limit = write_option(all[2], 2, 4);
    EXPECT_EQ(to_text(dice["values"]), "[false,true]");
    EXPECT_EQ(dice["default"], true);
    EXPECT_EQ(to_text(dice["players"]), "[[2,4],[2,2]]");
    EXPECT_EQ(to_text(dice["defaults"]), "[true,false,false]");
    EXPECT_FALSE(dice.contains("range"));
    EXPECT_EQ(to_text(limit["range"]), "[0,99]");
    EXPECT_EQ(limit["default"], 0);
    EXPECT_FALSE(limit.contains("players")) << "nothing to tell where the seats do not matter";
    EXPECT_FALSE(limit.contains("defaults"));
}

}  // namespace
}  // namespace orrery
