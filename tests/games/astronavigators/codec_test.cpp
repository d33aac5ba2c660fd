// Documents of AstroNavigators: each rule of section 9 is checked when a position is read, and the error names its pointer.
#include "engine/games/astronavigators/codec.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/games/astronavigators/rules.h"
#include "tests/documents.h"
#include "tests/games/astronavigators/extremes.h"
#include "tests/random_play.h"

namespace orrery::astronavigators {
namespace {

using Document = tests::DocumentWith<Options>;
using Damage = tests::DamageWith<Options>;
using Builder = tests::AstroNavigatorsExtreme;

Json& player(Document& d, std::size_t seat) { return d.table["players"][seat]; }
Json& turn(Document& d) { return d.table["turn"]; }

void expect_all_refused(const State& s, const std::vector<Damage>& damages) {
    const auto document = tests::document(s);
    for (const Damage& damage : damages) {
        SCOPED_TRACE(damage.name);
        tests::expect_refused_at_its_pointer(document, damage);
    }
}

// The setup.

State setting_up() {
    Options options;
    options.first_player = Seat{0};
    Events none;
    return start(options, 3, Rng(5), nullptr, none);
}

const std::vector<Damage> kSettingUp{
    {"another round", "/table/round", [](Document& d) { d.table["round"] = 2; }},
    {"a character stands twice", "/table/character_pile/0", [](Document& d) { d.table["character_pile"][0] = player(d, 2)["offered"][0]; }},
    {"a character stands nowhere", "/table/character_pile", [](Document& d) { d.table["character_pile"].erase(0); }},
    {"characters of a seat that is not asked", "/table/players/0/offered",
     [](Document& d) { player(d, 0)["offered"] = {d.table["character_pile"][0], d.table["character_pile"][1]}; }},
    {"an agenda before the characters", "/table/players/0/agenda", [](Document& d) { player(d, 0)["agenda"] = "agenda_eagle"; }},
    {"agendas before the characters", "/table/players/0/agenda_offered",
     [](Document& d) { player(d, 0)["agenda_offered"] = {"agenda_eagle", "agenda_test_pilot"}; }},
    {"NK in the setup", "/table/players/1", [](Document& d) { player(d, 1)["nk"] = 1; }},
    {"a vehicle in the setup", "/table/players/1", [](Document& d) { player(d, 1)["vehicle"] = {{"map", "earth"}, {"space", "p2p00"}}; }},
    {"the phase without its characters", "/table/players/2/character", [](Document& d) { d.table["phase"] = "select"; }},
    {"other options to choose from", "/decision/options", [](Document& d) { d.decision["options"] = Json::array(); }},
    {"an option that names no seat", "/options/first_player", [](Document& d) { d.options.first_player = Seat{3}; }},
    {"a turn without its keys", "/table/turn", [](Document& d) { d.table["turn"] = {{"seat", 0}}; }},
};

// The selection of actions.

State selecting() { return Builder(3, Mode::astronavigator).equip().state(); }

const std::vector<Damage> kSelecting{
    {"a card stands twice", "/table/deck/0", [](Document& d) { d.table["deck"][0] = d.table["weeks"][0][0]; }},
    {"a card stands nowhere", "/table/deck", [](Document& d) { d.table["deck"].erase(0); }},
    {"three weeks", "/table/weeks", [](Document& d) { d.table["weeks"].erase(0); }},
    {"a moon card among the constellations", "/table/players/0/observed",
     [](Document& d) { std::swap(player(d, 0)["observed"][0], player(d, 0)["moon_cards"][0]); }},
    {"a tile of another continent", "/table/tile_stacks/europe",
     [](Document& d) { std::swap(d.table["tile_stacks"]["asia"][0], d.table["tile_stacks"]["europe"][0]); }},
    {"six stacks of tiles", "/table/tile_stacks", [](Document& d) { d.table["tile_stacks"].erase("asia"); }},
    {"a tile twice in one hand", "/table/players/0/tiles", [](Document& d) { player(d, 0)["tiles"][1] = player(d, 0)["tiles"][0]; }},
    {"an orbit tile of another stack", "/table/orbit_stacks/blue_1",
     [](Document& d) { std::swap(d.table["orbit_stacks"]["blue_1"][0], d.table["orbit_stacks"]["blue_2"][0]); }},
    {"an orbit tile of another space", "/table/orbit_board/blue_1",
     [](Document& d) { std::swap(d.table["orbit_board"]["blue_1"]["tile"], d.table["orbit_board"]["blue_2"]["tile"]); }},
    {"an orbit tile nowhere", "/table/orbit_stacks", [](Document& d) { d.table["orbit_stacks"]["blue_1"].erase(0); }},
    {"no orbit board", "/table/orbit_board", [](Document& d) { d.table["orbit_board"] = Json::object(); }},
    {"a quest stands twice", "/table/quest_deck/0", [](Document& d) { player(d, 0)["quests"].push_back(d.table["quest_deck"][0]); }},
    {"a quest stands nowhere", "/table/quest_deck", [](Document& d) { d.table["quest_deck"].erase(0); }},
    {"no agenda", "/table/players/1/agenda", [](Document& d) { player(d, 1)["agenda"] = nullptr; }},
    {"a round of another month", "/table/round", [](Document& d) { d.table["round"] = 5; }},
    {"a set without its cards", "/table/players/0/sets/zodiac",
     [](Document& d) {
         Json& set = player(d, 0)["sets"]["zodiac"];
         set = set == "open" ? "ready" : "open";
     }},
    {"nine sets", "/table/players/0/sets", [](Document& d) { player(d, 0)["sets"].erase("birds"); }},
    {"a moon token without its card", "/table/players/0/moons/0",
     [](Document& d) {
         Json& moon = player(d, 0)["moons"][0];
         moon = moon == "inactive" ? "active" : "inactive";
     }},
    {"three moon tokens", "/table/players/0/moons", [](Document& d) { player(d, 0)["moons"].erase(0); }},
    {"a bonus without five tokens", "/table/players/0/vehicle_bonus", [](Document& d) { player(d, 0)["vehicle_tokens"]["car"] = false; }},
    {"a bonus without seven tiles", "/table/players/0/continent_bonus",
     [](Document& d) {
         Json& tiles = player(d, 0)["tiles"];
         for (auto& stack : d.table["tile_stacks"].items())
             if (stack.value().front().get<std::string>().substr(0, 7) == tiles.back()["id"].get<std::string>().substr(0, 7))
                 stack.value().push_back(tiles.back()["id"]);
         tiles.erase(tiles.size() - 1);
     }},
    {"two cards in a slot for one", "/table/players/0/schedule",
     [](Document& d) {
         player(d, 0)["schedule"].push_back(d.table["deck"].back());
         d.table["deck"].erase(d.table["deck"].size() - 1);
     }},
    {"DV on the Earth", "/table/players/0/dv", [](Document& d) { player(d, 0)["dv"] = 5; }},
    {"a module on the Earth", "/table/players/0/lm", [](Document& d) { player(d, 0)["lm"] = "die"; }},
    {"a vehicle off the maps", "/table/players/0/vehicle",
     [](Document& d) { player(d, 0)["vehicle"] = {{"map", "out"}, {"space", nullptr}}; }},
    {"a stage on the Earth", "/table/players/0/vehicle/space", [](Document& d) { player(d, 0)["vehicle"]["space"] = "blue_1"; }},
    {"an astronomer in orbit", "/table/players/0/status",
     [](Document& d) { player(d, 0)["vehicle"] = {{"map", "orbit"}, {"space", "moon"}}; }},
    {"a launch that nobody made", "/table/first_launch_seat", [](Document& d) { d.table["first_launch_seat"] = nullptr; }},
    {"a landing on the Earth", "/table/landing_order", [](Document& d) { d.table["landing_order"] = {0}; }},
    {"a return that was none", "/table/return_order", [](Document& d) { d.table["return_order"] = {0}; }},
    {"a loss that was none", "/table/lost_order", [](Document& d) { d.table["lost_order"] = {{{"seat", 0}, {"stage", "blue_1"}}}; }},
    {"an exchange without a tile", "/table/players/0/swap_tile", [](Document& d) { player(d, 0)["swap_used"] = true; }},
    {"a tile of an exchange that is not owned", "/table/players/0/swap_tile",
     [](Document& d) {
         player(d, 0)["swap_used"] = true;
         player(d, 0)["swap_tile"] = "orb_b1_a";
     }},
    {"two discs in a week", "/table/players/1/disc",
     [](Document& d) { player(d, 0)["disc"] = player(d, 1)["disc"] = {{"week", 1}, {"action", "schedule"}}; }},
    {"a disc before its seat's turn", "/table/players/1/disc",
     [](Document& d) { player(d, 1)["disc"] = {{"week", 1}, {"action", "schedule"}}; }},
    {"a disc that is done", "/table/players/0/disc_done", [](Document& d) { player(d, 0)["disc_done"] = true; }},
    {"a choice to calibrate", "/table/players/0/joined", [](Document& d) { player(d, 0)["joined"] = true; }},
    {"no turn in the resolution", "/table/turn", [](Document& d) { d.table["phase"] = "resolve"; }},
    {"an end in the middle", "/table/phase", [](Document& d) { d.table["phase"] = "over"; }},
    {"a result before the end", "/table/result", [](Document& d) { d.table["result"] = Json::array(); }},
    {"another seat to decide", "/decision/seat", [](Document& d) { d.decision["seat"] = 1; }},
    {"another decision", "/decision/kind", [](Document& d) { d.decision["kind"] = "calibrate_join"; }},
    {"a status that nobody chooses", "/decision/kind", [](Document& d) { d.decision["kind"] = "abort_status"; }},
    {"a key too many", "/table/players/0/rocket", [](Document& d) { player(d, 0)["rocket"] = true; }},
};

// A turn on the Earth.

/// Returns the first position of random games from `s` that asks for `kind`.
State asking(const State& from, Kind kind) {
    constexpr std::uint64_t kGames = 200;
    for (std::uint64_t seed = 1; seed < kGames; ++seed) {
        Events none;
        State s = from;
        Rng pick(seed);
        const auto is_asked = [kind](const State& now) { return asked(now) && asked(now)->kind == kind; };
        tests::play_until(s, pick, none, is_asked);
        if (is_asked(s)) return s;
    }
    ADD_FAILURE() << "no such position in so many games";
    return from;
}

const std::vector<Damage> kTravelling{
    {"too many steps", "/table/turn/steps_left", [](Document& d) { turn(d)["steps_left"] = 6; }},
    {"no transport", "/table/turn/transport", [](Document& d) { turn(d)["transport"] = nullptr; }},
    {"another transport than the die shows", "/table/turn/transport",
     [](Document& d) { turn(d)["transport"] = turn(d)["transport"] == "car" ? "train" : "car"; }},
    {"the spacecraft on the Earth", "/table/turn/transport", [](Document& d) { turn(d)["transport"] = "spacecraft"; }},
    {"a roll before a stop", "/table/turn/rolled_vehicle", [](Document& d) { turn(d)["rolled_vehicle"] = true; }},
    {"the Compass without the Compass", "/table/turn/rolled_compass",
     [](Document& d) { turn(d)["moved"] = turn(d)["rolled_compass"] = true; }},
    {"a flight on the Earth", "/table/turn/advanced", [](Document& d) { turn(d)["advanced"] = true; }},
    {"transports after no roll", "/table/turn/roll_options", [](Document& d) { turn(d)["roll_options"] = {"car"}; }},
    {"seats that take orbit tiles", "/table/turn/pick_queue", [](Document& d) { turn(d)["pick_queue"] = {0}; }},
    {"a DV on the Earth", "/table/turn/pending_dv", [](Document& d) { turn(d)["pending_dv"] = 5; }},
    {"a reduction without a DV", "/table/turn/pending_reduced", [](Document& d) { turn(d)["pending_reduced"] = true; }},
    {"quests without tiles", "/table/turn/quest_offer",
     [](Document& d) {
         turn(d)["quest_offer"] = {d.table["quest_deck"][0], d.table["quest_deck"][1]};
         d.table["quest_deck"].erase(0);
         d.table["quest_deck"].erase(0);
     }},
    {"another action", "/table/turn/action", [](Document& d) { turn(d)["week"] = turn(d)["week"] == 1 ? 2 : 1; }},
    {"a stage of another action", "/table/turn/stage", [](Document& d) { turn(d)["stage"] = "act"; }},
    {"transports in another order", "/table/turn/roll_options/1", [](Document& d) { turn(d)["roll_options"] = {"train", "car"}; }},
    {"other steps than the table says", "/decision/steps_left", [](Document& d) { d.decision["steps_left"] = 0; }},
};

TEST(AstroNavigatorsCodec, DamagedPositionsAreRefusedAtTheirPointer) {
    {
        SCOPED_TRACE("setup");
        expect_all_refused(setting_up(), kSettingUp);
    }
    {
        SCOPED_TRACE("selection");
        expect_all_refused(selecting(), kSelecting);
    }
    SCOPED_TRACE("travel");
    expect_all_refused(asking(Builder(2, Mode::astronomer).equip().state(), Kind::travel_step), kTravelling);
}

// Flights.

State flying() {
    return Builder(3, Mode::astronavigator).equip().fly(0, kDocking, false).fly(1, kMoon + 1, false).lose(2, kMoon + 2).state();
}

const std::vector<Damage> kFlying{
    {"more DV than NK", "/table/players/0/dv", [](Document& d) { player(d, 0)["dv"] = 301; }},
    {"NK of a lost player", "/table/players/2/dv", [](Document& d) { player(d, 2)["dv"] = player(d, 2)["nk"]; }},
    {"another module", "/table/players/0/lm", [](Document& d) { player(d, 0)["lm"] = "board"; }},
    {"another face", "/table/players/0/face", [](Document& d) { player(d, 0)["face"] = "car"; }},
    {"a spacecraft that was not used", "/table/players/0/vehicle_tokens/spacecraft",
     [](Document& d) { player(d, 0)["vehicle_tokens"]["spacecraft"] = false; }},
    {"a hidden tile below a vehicle", "/table/orbit_board/blue_3",
     [](Document& d) { d.table["orbit_board"]["blue_3"]["revealed"] = false; }},
    {"a vehicle at splashdown", "/table/players/1/vehicle", [](Document& d) { player(d, 1)["vehicle"]["space"] = "splashdown"; }},
    {"a landing that is missing", "/table/landing_order", [](Document& d) { d.table["landing_order"].erase(0); }},
    {"a landing twice", "/table/landing_order", [](Document& d) { d.table["landing_order"].push_back(1); }},
    {"a loss on the Moon", "/table/lost_order", [](Document& d) { d.table["lost_order"][0]["stage"] = "moon"; }},
    {"a loss that is missing", "/table/lost_order", [](Document& d) { d.table["lost_order"] = Json::array(); }},
    {"a lost player who has returned", "/table/return_order",
     [](Document& d) {
         player(d, 2)["state"] = "returned";
         player(d, 2)["dv"] = 0;
     }},
    {"a first player who has left", "/table/first_seat", [](Document& d) { d.table["first_seat"] = 2; }},
    {"an observation in orbit", "/table/players/0/disc/action",
     [](Document& d) { player(d, 0)["disc"] = {{"week", 1}, {"action", "schedule"}}; }},
    {"a token on SXT that is not active", "/table/players/0/sxt",
     [](Document& d) {
         Json& own = player(d, 0);
         for (int phase = 1; phase <= 4; ++phase)
             if (own["moons"][static_cast<std::size_t>(phase - 1)] == "active") {
                 own["moons"][static_cast<std::size_t>(phase - 1)] = "used";
                 own["sxt"] = phase;
                 return;
             }
         own["sxt"] = 1;
     }},
    {"one set on SCT and AI", "/table/players/0/ai",
     [](Document& d) {
         Json& own = player(d, 0);
         for (const auto& set : own["sets"].items())
             if (set.value() == "ready") own["sct"] = own["ai"] = set.key();
     }},
};

TEST(AstroNavigatorsCodec, DamagedFlightsAreRefusedAtTheirPointer) { expect_all_refused(flying(), kFlying); }

// Astronomer mode has none of the flight.
const std::vector<Damage> kOnEarth{
    {"an astronaut", "/table/players/0", [](Document& d) { player(d, 0)["status"] = "astronaut"; }},
    {"orbit stacks", "/table/orbit_stacks", [](Document& d) { d.table["orbit_stacks"]["blue_1"] = Json::array(); }},
    {"an orbit tile", "/table/players/0/orbit_tiles", [](Document& d) { player(d, 0)["orbit_tiles"] = {"orb_b1_a"}; }},
    {"an agenda", "/table/players/0/agenda", [](Document& d) { player(d, 0)["agenda"] = "agenda_eagle"; }},
    {"a second year", "/table/year",
     [](Document& d) {
         d.table["year"] = 2;
         d.table["round"] = 12 + d.table["round"].get<int>();
     }},
    {"a calibration", "/table/players/0/disc", [](Document& d) { d.table["phase"] = "calibrate_join"; }},
};

TEST(AstroNavigatorsCodec, DamagedAstronomersAreRefusedAtTheirPointer) {
    expect_all_refused(Builder(2, Mode::astronomer).equip().state(), kOnEarth);
}

// The decisions of which the document tells more than the table.
TEST(AstroNavigatorsCodec, WhatTheDecisionAloneTellsIsRead) {
    const State from = Builder(2, Mode::astronavigator).equip().ready_to_launch().state();
    State s = asking(from, Kind::calibrate);
    ASSERT_FALSE(s.may_finish);
    auto document = tests::document(s);
    document.decision["done_allowed"] = true;
    Error error;
    const State may_finish = decode_state(Reader(document.table, "/table", error), Reader(document.decision, "/decision", error), s.options,
                                          s.seats, s.rng);
    EXPECT_EQ(error.message, "") << error.pointer;
    s.may_finish = true;
    EXPECT_EQ(may_finish, s);
    document.decision["done_allowed"] = 1;
    EXPECT_EQ(tests::error_in(document).pointer, "/decision/done_allowed");
}

TEST(AstroNavigatorsCodec, ExtremePositionsAreReadAgain) {
    for (const auto& position : tests::ExtremePositions<Game>::list()) {
        SCOPED_TRACE(position.what);
        tests::expect_read_again(position.state);
    }
}

TEST(AstroNavigatorsCodec, OnlyMovesInTheFormOfTheRulesAreRead) {                  // AN-M5
    const auto read = [](const char* text) { return decode_move(Json::parse(text)); };
    EXPECT_EQ(read(R"({"type":"select","week":2,"action":"travel","transport":"ship"})"), (Move{SelectTravel{2, Transport::ship}}));
    EXPECT_EQ(read(R"({"type":"select","week":2,"action":"travel"})"), (Move{Select{2, Action::travel}}));
    EXPECT_EQ(read(R"({"type":"observe","week":4})"), (Move{ObserveWeek{4}}));
    EXPECT_EQ(read(R"({"type":"observe","card":"leo"})"), (Move{ObserveCard{*card_by_id("leo")}}));
    EXPECT_EQ(read(R"({"type":"start_quest","tiles":["tile_eu_2","tile_as_1"]})"),
              (Move{StartQuest{{*tile_by_id("tile_eu_2"), *tile_by_id("tile_as_1")}}}));
    for (const char* text : {
             R"({"type":"select","week":0,"action":"direct"})", R"({"type":"select","week":5,"action":"direct"})",
             R"({"type":"select","week":1.5,"action":"direct"})", R"({"type":"select","week":1,"action":"direct","transport":"car"})",
             R"({"type":"select","week":1,"action":"sleep"})", R"({"type":"select","action":"direct"})",
             R"({"type":"select","week":1,"action":"travel","transport":"balloon"})", R"({"type":"step","to":"p4p00"})",
             R"({"type":"step","to":7})", R"({"type":"start_quest","tiles":[]})",
             R"({"type":"start_quest","tiles":["tile_eu_1","tile_eu_2","tile_eu_3"]})", R"({"type":"start_quest","tiles":["orb_b1_a"]})",
             R"({"type":"observe"})", R"({"type":"observe","week":1,"card":"leo"})", R"({"type":"take_orbit_tile","stack":"moon"})",
             R"({"type":"swap_orbit_tile","tile":"tile_eu_1"})", R"({"type":"place_sxt","phase":0})", R"({"type":"place_sct","set":"leo"})",
             R"({"type":"abort_status","status":"lost"})", R"({"type":"pass","why":"tired"})", R"({"type":"land"})", R"({})", "[]", "7"})
        EXPECT_FALSE(read(text)) << text;
}

}  // namespace
}  // namespace orrery::astronavigators
