// Reading positions and moves of Jump Gate: a breach of any law of section 9 is refused with its pointer.
#include <gtest/gtest.h>

#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/rules.h"
#include "tests/documents.h"
#include "tests/random_play.h"

namespace orrery::jumpgate {
namespace {

using Document = tests::DocumentWith<Options>;
using Damage = tests::DamageWith<Options>;
using tests::document;
using tests::error_in;

State opening(int seats = 2) {
    Events none;
    return start({}, seats, Rng(7), nullptr, none);
}

/// Returns the first position of a random game in which `wanted` holds.
template <class Wanted>
State position_where(Wanted wanted, int seats = 3) {
    for (std::uint64_t seed = 1; seed < 400; ++seed) {
        Events none;
        State s = start({}, seats, Rng(seed), nullptr, none);
        Rng pick(seed);
        tests::play_until(s, pick, none, wanted);
        if (wanted(s)) return s;
    }
    ADD_FAILURE() << "no such position in 400 games";
    return opening();
}

template <Kind kind>
bool asks(const State& s) { return s.open && s.open->kind == kind; }

TEST(JumpGateCodec, APositionReadAgainIsTheSame) {
    tests::expect_read_again(position_where(asks<Kind::claim_mark>));
    tests::expect_read_again(position_where([](const State& s) { return !s.open; }));
}

class BrokenOpening : public testing::TestWithParam<Damage> {};
TEST_P(BrokenOpening, IsRefusedAtItsPointer) { tests::expect_refused_at_its_pointer(document(opening()), GetParam()); }

Json& planet(Document& d, std::size_t i) { return d.table["planets"][i]; }
Json& player(Document& d, std::size_t i) { return d.table["players"][i]; }

const Damage kDamages[] = {
    {"missing_key", "/table", [](Document& d) { d.table.erase("deck"); }},
    {"surplus_key", "/table/extra", [](Document& d) { d.table["extra"] = 1; }},
    {"ring_too_small", "/table/planets", [](Document& d) { d.table["gate_stack"].push_back(planet(d, 5)["id"]); d.table["planets"].erase(5); }},
    {"planet_twice", "/table/gate_stack/0", [](Document& d) { d.table["gate_stack"][0] = planet(d, 0)["id"]; }},
    {"unknown_planet", "/table/planets/2/id", [](Document& d) { planet(d, 2)["id"] = "pluto"; }},
    {"resource_twice", "/table/reserve/3", [](Document& d) { d.table["reserve"][3] = planet(d, 0)["face_down"][1]; }},
    {"resource_nowhere", "/table/reserve", [](Document& d) { d.table["reserve"].erase(0); }},
    {"card_twice", "/table/deck/4", [](Document& d) { d.table["deck"][4] = player(d, 1)["hand"][2]; }},
    {"card_nowhere", "/table/deck", [](Document& d) { player(d, 0)["hand"].erase(0); }},
    {"unknown_card", "/table/players/0/hand/1", [](Document& d) { player(d, 0)["hand"][1] = "nav_x"; }},
    {"hand_too_big", "/table/players/0/hand", [](Document& d) { player(d, 0)["hand"].push_back("nav_j1s2"); }},
    {"hidden_too_few", "/table/players/1/hidden", [](Document& d) { d.table["reserve"].push_back(player(d, 1)["hidden"][0]); player(d, 1)["hidden"].erase(0); }},
    {"players_too_few", "/table/players", [](Document& d) { d.table["players"].erase(1); }},
    {"ship_elsewhere", "/table/players/0/ship", [](Document& d) { player(d, 0)["ship"] = d.table["gate_stack"][0]; }},
    {"ship_no_word", "/table/players/0/ship", [](Document& d) { player(d, 0)["ship"] = 3; }},
    {"marker_no_seat", "/table/planets/0/face_up/0/marker", [](Document& d) { planet(d, 0)["face_up"][0]["marker"] = 2; }},
    {"claimed_with_face_down", "/table/planets/1/face_down", [](Document& d) { planet(d, 1)["claimed_by"] = 0; }},
    {"hole_without_icon", "/table/black_hole", [](Document& d) { d.table["black_hole"].push_back(0); }},
    {"final_round_early", "/table/final_round", [](Document& d) { d.table["final_round"] = {{"triggered_by", 0}, {"turns_left", 2}}; }},
    {"turn_number", "/table/turn/number", [](Document& d) { d.table["turn"]["number"] = 0; }},
    {"turn_fraction", "/table/turn/number", [](Document& d) { d.table["turn"]["number"] = 1.5; }},
    {"no_actions_left", "/table/turn/actions_left", [](Document& d) { d.table["turn"]["actions_left"] = 0; }},
    {"three_actions", "/table/turn/actions_left", [](Document& d) { d.table["turn"]["actions_left"] = 3; }},
    {"wrong_decider", "/decision/seat", [](Document& d) { d.decision["seat"] = 1; }},
    {"unknown_kind", "/decision/kind", [](Document& d) { d.decision["kind"] = "wait"; }},
    {"surplus_in_decision", "/decision/planet", [](Document& d) { d.decision["planet"] = "anno"; }},
    {"not_over", "/decision", [](Document& d) { d.decision = nullptr; }},
    {"idle_too_long", "/table/idle_turns", [](Document& d) { d.table["idle_turns"] = 40; }},
    {"result_while_playing", "/table/result", [](Document& d) { d.table["result"] = Json::object(); }},
    {"planet_not_list", "/table/planets", [](Document& d) { d.table["planets"] = "none"; }},
};

INSTANTIATE_TEST_SUITE_P(All, BrokenOpening, testing::ValuesIn(kDamages), [](const auto& param) { return param.param.name; });

TEST(JumpGateCodec, FameMayBeHiddenOnlyWithTheOption) {    // JG-S6
    Document d = document(opening());
    Json& hidden = d.table["players"][0]["hidden"][0];
    for (Json& zone : d.table["planets"])
        for (Json& card : zone["face_down"])
            if (card.get<std::string>().rfind("fame_", 0) == 0 && hidden.get<std::string>().rfind("fame_", 0) != 0) std::swap(card, hidden);
    for (Json& card : d.table["reserve"])
        if (card.get<std::string>().rfind("fame_", 0) == 0 && hidden.get<std::string>().rfind("fame_", 0) != 0) std::swap(card, hidden);
    ASSERT_EQ(hidden.get<std::string>().rfind("fame_", 0), 0u);
    EXPECT_EQ(error_in(d).pointer, "/table/players/0/hidden/0");
    d.options.keep_hidden_fame = true;
    EXPECT_EQ(error_in(d).message, "");
}

TEST(JumpGateCodec, DecisionsMustFitTheTable) {
    Document scan = document(position_where(asks<Kind::scan_marker>));
    scan.decision["revealed"] = scan.table["reserve"][0];
    EXPECT_EQ(error_in(scan).pointer, "/decision/revealed");

    const State claim_state = position_where(asks<Kind::claim_mark>);
    Document claim = document(claim_state);
    claim.decision["claimer"] = (claim.decision["claimer"].get<int>() + 1) % 3;
    EXPECT_EQ(error_in(claim).pointer, "/decision/claimer");
    claim = document(claim_state);
    claim.decision["seat"] = (claim.decision["seat"].get<int>() + 1) % 3;
    EXPECT_EQ(error_in(claim).pointer, "/decision/seat");
    claim = document(claim_state);
    claim.decision = {{"seat", claim.table["turn"]["seat"]}, {"kind", "claim_take"}, {"planet", claim.decision["planet"]}};
    EXPECT_NE(error_in(claim).message, "") << "markers must have been answered first";

    Document take = document(position_where(asks<Kind::claim_take>));
    take.decision["planet"] = take.table["planets"][0]["id"] == take.decision["planet"] ? take.table["planets"][1]["id"]
                                                                                        : take.table["planets"][0]["id"];
    EXPECT_EQ(error_in(take).pointer, "/decision/planet");
}

TEST(JumpGateCodec, AFinishedGameTellsExactlyItsResult) {  // invariant 11
    const State over = position_where([](const State& s) { return !s.open; });
    Document d = document(over);
    EXPECT_EQ(error_in(d).message, "");
    d.table["result"]["scores"][1]["total"] = 99;
    EXPECT_EQ(error_in(d).pointer, "/table/result");
    d = document(over);
    d.decision = {{"seat", d.table["turn"]["seat"]}, {"kind", "action"}};
    d.table["turn"]["actions_left"] = 1;
    d.table["result"] = nullptr;
    EXPECT_NE(error_in(d).message, "") << "a game that has ended has no decision";
}

TEST(JumpGateCodec, OptionsTakeTheirValuesOnly) {
    const auto read_options = [](const Json& json) {
        Error error;
        decode_options(Reader(json, "/options", error));
        return error;
    };
    EXPECT_EQ(read_options(Json::object()).message, "");
    EXPECT_EQ(read_options({{"black_hole_limit", 9}, {"stall_turns", 0}, {"deck_refill", "shuffle"}, {"hidden_fame", "keep"}}).message, "");
    EXPECT_EQ(read_options({{"black_hole_limit", 6}}).pointer, "/options/black_hole_limit");
    EXPECT_EQ(read_options({{"black_hole_limit", "7"}}).pointer, "/options/black_hole_limit");
    EXPECT_EQ(read_options({{"stall_turns", 41}}).pointer, "/options/stall_turns");
    EXPECT_EQ(read_options({{"deck_refill", "burn"}}).pointer, "/options/deck_refill");
    EXPECT_EQ(read_options({{"hidden_fame", nullptr}}).pointer, "/options/hidden_fame");
    EXPECT_EQ(read_options({{"speed", 1}}).pointer, "/options/speed");
    EXPECT_NE(read_options(Json::array()).message, "");
}

TEST(JumpGateCodec, MovesHaveExactlyTheirKeys) {           // JG-T13
    const auto good = [](const char* text) { return decode_move(Json::parse(text)).has_value(); };
    EXPECT_TRUE(good(R"({"type":"fly","to":"anno"})"));
    EXPECT_TRUE(good(R"({"to":"anno","type":"fly"})"));
    EXPECT_FALSE(good(R"({"type":"fly","to":"gate"})"));
    EXPECT_FALSE(good(R"({"type":"fly","to":7})"));
    EXPECT_FALSE(good(R"({"type":"fly"})"));
    EXPECT_FALSE(good(R"({"type":"fly","to":"anno","seat":0})"));
    EXPECT_FALSE(good(R"({"type":"jump","card":"nav_j1s2"})"));
    EXPECT_FALSE(good(R"({"type":"jump","card":"anno","to":"nav_j1s2"})"));
    EXPECT_FALSE(good(R"({"type":"hop"})"));
    EXPECT_FALSE(good(R"({"to":"anno"})"));
    EXPECT_FALSE(good(R"("fly")"));
    EXPECT_FALSE(good(R"([])"));
    EXPECT_FALSE(good("null"));
    EXPECT_TRUE(good(R"({"type":"research"})"));
    EXPECT_FALSE(good(R"({"type":"research","cards":[]})"));
    EXPECT_TRUE(good(R"({"type":"take"})"));
    EXPECT_TRUE(good(R"({"type":"take","resource":"sand_1"})"));
    EXPECT_FALSE(good(R"({"type":"take","resource":"anno"})"));
    EXPECT_FALSE(good(R"({"type":"land"})"));
    EXPECT_FALSE(good(R"({"type":"land","cards":"nav_j1l2"})"));
    EXPECT_FALSE(good(R"({"type":"land","cards":["nav_j1l2","nav_j1l2",3]})"));
    EXPECT_TRUE(good(R"({"type":"land","cards":[]})"));
    EXPECT_TRUE(good(R"({"type":"land","cards":["nav_j1l2","nav_j1l3","nav_j1l4","nav_j2l1"]})"));
}

TEST(JumpGateCodec, LongListsOfLandingCardsAreJudgedAsTheyStand) {   // JG-A25, JG-A26
    const auto cards = [](const char* text) { return std::get<Land>(*decode_move(Json::parse(text))).cards.size(); };
    EXPECT_EQ(cards(R"({"type":"land","cards":["nav_j1l2"]})"), 1u);
    EXPECT_EQ(cards(R"({"type":"land","cards":["nav_j1l2","nav_j1l3","nav_j1l4","nav_j2l1"]})"), 3u);
    const auto repeated = std::get<Land>(*decode_move(Json::parse(R"({"type":"land","cards":["nav_j1l2","nav_j1l3","nav_j1l4","nav_j1l3"]})")));
    EXPECT_EQ(repeated.cards[0], repeated.cards[1]);
}

}  // namespace
}  // namespace orrery::jumpgate
