// Documents of Microcosmos: each rule of section 9 is checked when a position is read, and the error names its pointer.
#include "engine/games/microcosmos/codec.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/games/microcosmos/rules.h"
#include "tests/documents.h"
#include "tests/games/microcosmos/extremes.h"

namespace orrery::microcosmos {
namespace {

using Document = tests::DocumentWith<Options>;
using Damage = tests::DamageWith<Options>;

/// Returns a position in the first turn of two seats: the first seat travels.
State travelling() {
    Events none;
    State s = start({}, 2, Rng(3), nullptr, none);
    while (s.phase != Phase::travel) {
        const MoveList moves = legal_moves(s, *to_act(s));
        apply(s, *to_act(s), moves[moves.size() - 1], nullptr, none);
    }
    return s;
}

const std::vector<Damage> kTravelling{
    {"a card of the crew stands twice", "/table/crew_deck/0", [](Document& d) { d.table["crew_deck"][0] = d.table["club"][0]; }},
    {"a card of the crew stands nowhere", "/table/crew_deck", [](Document& d) { d.table["crew_deck"].erase(0); }},
    {"a survivor stands twice", "/table/survivor_deck/1", [](Document& d) { d.table["survivor_deck"][1] = d.table["survivor_deck"][0]; }},
    {"a planet stands nowhere", "/table/planet_deck", [](Document& d) { d.table["planet_deck"].erase(3); }},
    {"the portal is not in the centre", "/table/grid/c", [](Document& d) { d.table["grid"]["c"] = nullptr; }},
    {"a starting planet lies elsewhere", "/table/grid/n",
     [](Document& d) {
         d.table["grid"]["s"] = d.table["grid"]["n"];
         d.table["grid"]["n"] = nullptr;
     }},
    {"a planet without an entry", "/table/planets", [](Document& d) { d.table["planets"].erase("pl_azurel"); }},
    {"an entry without a planet", "/table/planets", [](Document& d) { d.table["planets"]["pl_mosswick"] = d.table["planets"]["pl_azurel"]; }},
    {"a level above its maximum", "/table/planets/pl_azurel/levels/technology", [](Document& d) { d.table["planets"]["pl_azurel"]["levels"]["technology"] = 2; }},
    {"levels without markers", "/table/planets/pl_azurel/markers", [](Document& d) { d.table["planets"]["pl_azurel"]["levels"]["technology"] = 1; }},
    {"levels of a restored planet", "/table/planets/pl_azurel/levels",
     [](Document& d) {
         d.table["planets"]["pl_azurel"]["levels"]["technology"] = 1;
         d.table["planets"]["pl_azurel"]["restored"] = true;
         d.table["completed"] = 1;
     }},
    {"a complete planet that is barren", "/table/planets/pl_azurel/levels",
     [](Document& d) { d.table["planets"]["pl_azurel"]["levels"] = {{"biomatter", 2}, {"labour", 3}, {"mineral", 2}, {"technology", 1}}; }},
    {"markers in the wrong order", "/table/planets/pl_azurel/markers/1",
     [](Document& d) {
         d.table["planets"]["pl_azurel"]["levels"]["labour"] = 3;
         d.table["planets"]["pl_azurel"]["markers"] = {{{"seat", 0}, {"spot", 1}}, {{"seat", 1}, {"spot", 2}}};
     }},
    {"two markers of a seat", "/table/planets/pl_azurel/markers/1",
     [](Document& d) {
         d.table["planets"]["pl_azurel"]["levels"]["labour"] = 3;
         d.table["planets"]["pl_azurel"]["markers"] = {{{"seat", 0}, {"spot", 2}}, {{"seat", 0}, {"spot", 1}}};
     }},
    {"two colonies of a seat", "/table/planets/pl_azurel/colonies",
     [](Document& d) {
         d.table["planets"]["pl_azurel"]["colonies"] = {0, 0};
         d.table["players"][0]["upgrades"] = {"robotics"};
     }},
    {"a colony without a marker", "/table/players/0/colony_pool", [](Document& d) { d.table["planets"]["pl_azurel"]["colonies"] = {0}; }},
    {"an outpost without a pair", "/table/players/0/outpost_pool", [](Document& d) { d.table["planets"]["pl_azurel"]["outposts"] = {0}; }},
    {"a wrong number of restored planets", "/table/completed", [](Document& d) { d.table["completed"] = 1; }},
    {"an end without its cause", "/table/end_round", [](Document& d) { d.table["end_round"] = 1; }},
    {"too many units", "/table/players/0/resources", [](Document& d) { d.table["players"][0]["resources"]["labour"] = 5; }},
    {"an upgrade twice", "/table/players/0/upgrades/0",
     [](Document& d) {
         d.table["players"][0]["upgrades"] = {"robotics", "robotics"};
         d.table["players"][0]["colony_pool"] = 2;
     }},
    {"the engine among the single upgrades", "/table/players/0/upgrades/0", [](Document& d) { d.table["players"][0]["upgrades"] = {"engine"}; }},
    {"an ark on a card that is not laid", "/table/players/1/at", [](Document& d) { d.table["players"][1]["at"] = "pl_mosswick.moon"; }},
    {"a spot that no card has", "/table/players/1/at", [](Document& d) { d.table["players"][1]["at"] = "pl_azurel.a2"; }},
    {"two arks on a moon", "/table/players/1/at",
     [](Document& d) { d.table["players"][0]["at"] = d.table["players"][1]["at"] = "pl_azurel.moon"; }},
    {"a hand after the setup", "/table/players/0/hand",
     [](Document& d) {
         d.table["players"][0]["hand"].push_back(d.table["crew_deck"][0]);
         d.table["crew_deck"].erase(0);
     }},
    {"plays before the crew phase", "/table/turn/plays", [](Document& d) { d.table["turn"]["plays"] = 1; }},
    {"an action before the location phase", "/table/turn/actions", [](Document& d) { d.table["turn"]["actions"] = {"collect"}; }},
    {"an Automa among several", "/table/automa",
     [](Document& d) { d.table["automa"] = {{"deck", Json::array()}, {"discard", Json::array()}, {"card", nullptr}, {"step", 0}, {"crew", Json::array()}}; }},
    {"the Automa's turn among several", "/table/phase", [](Document& d) { d.table["phase"] = "automa"; }},
    {"an effect of another seat", "/table/pending/0/seat", [](Document& d) { d.table["pending"] = {{{"effect", "colony"}, {"seat", 1}}}; }},
    {"an effect that does not fit", "/table/pending", [](Document& d) { d.table["pending"] = {{{"effect", "colony"}, {"seat", 0}}}; }},
    {"a phase that passes by itself", "/table/phase",
     [](Document& d) {
         d.table["phase"] = "upgrade";
         for (Json& units : d.table["players"][0]["resources"]) units = 0;
     }},
    {"a result before the end", "/table/result", [](Document& d) { d.table["result"] = {{"scores", Json::array()}, {"winners", {0}}}; }},
    {"another decision", "/decision/kind", [](Document& d) { d.decision["kind"] = "crew"; }},
    {"another limit", "/decision/limit", [](Document& d) { d.decision["limit"] = 4; }},
    {"a key too many", "/table/turn/started", [](Document& d) { d.table["turn"]["started"] = true; }},
    {"two slots of the Club", "/table/club", [](Document& d) { d.table["club"].erase(0); }},
};

TEST(MicrocosmosCodec, DamagedPositionsAreRefusedAtTheirPointer) {
    const auto document = tests::document(travelling());
    for (const Damage& damage : kTravelling) {
        SCOPED_TRACE(damage.name);
        tests::expect_refused_at_its_pointer(document, damage);
    }
}

const std::vector<Damage> kSolo{
    {"an Automa card twice", "/table/automa/deck/0", [](Document& d) { d.table["automa"]["deck"][0] = d.table["automa"]["card"]; }},
    {"no card in the Automa's turn", "/table/automa/card",
     [](Document& d) {
         d.table["automa"]["deck"].push_back(d.table["automa"]["card"]);
         d.table["automa"]["card"] = nullptr;
     }},
    {"a step that the card has not", "/table/automa/step", [](Document& d) { d.table["automa"]["step"] = 5; }},
    {"another step", "/table/pending", [](Document& d) { d.table["automa"]["step"] = 1; }},
    {"a row of the Automa", "/table/players/1/lower",
     [](Document& d) {
         d.table["players"][1]["lower"].push_back(d.table["crew_deck"][0]);
         d.table["crew_deck"].erase(0);
     }},
    {"a token of the Automa", "/table/players/1/tokens", [](Document& d) { d.table["players"][1]["tokens"]["engineer"] = true; }},
    {"an engine of the Automa", "/table/players/1/engine", [](Document& d) { d.table["players"][1]["engine"] = 1; }},
    {"the Automa on a moon", "/table/players/1/at", [](Document& d) { d.table["players"][1]["at"] = "pl_azurel.moon"; }},
    {"the human's turn", "/table/turn_seat", [](Document& d) { d.table["turn_seat"] = 0; }},
    {"one player", "/table/players", [](Document& d) { d.table["players"].erase(1); }},
};

TEST(MicrocosmosCodec, DamagedSoloPositionsAreRefusedAtTheirPointer) {
    const auto document = tests::document(tests::MicrocosmosExtreme(1, 3).move_outpost().state());
    for (const Damage& damage : kSolo) {
        SCOPED_TRACE(damage.name);
        tests::expect_refused_at_its_pointer(document, damage);
    }
}

TEST(MicrocosmosCodec, ExtremePositionsAreReadAgain) {
    for (const auto& position : tests::ExtremePositions<Game>::list()) {
        SCOPED_TRACE(position.what);
        tests::expect_read_again(position.state);
    }
}

TEST(MicrocosmosCodec, UnknownIdsOfMovesAreReadAndWordsAreNot) {
    const auto read = [](const char* text) { return decode_move(Json::parse(text)); };
    EXPECT_EQ(read(R"({"type":"travel","to":"nowhere"})"), Move{Travel{kNoSpot}});
    EXPECT_EQ(read(R"({"type":"discover","cell":"middle"})"), Move{Discover{kNoCell}});
    EXPECT_EQ(read(R"({"type":"outpost","from":"pl_none"})"), Move{MoveOutpost{kNoPlanet}});
    EXPECT_EQ(read(R"({"type":"play","card":"crew_34","to":"upper","use":true})"), (Move{Play{kNoCrew, true, true}}));
    EXPECT_FALSE(read(R"({"type":"play","card":"crew_33","to":"lower","use":true})"));
    EXPECT_FALSE(read(R"({"type":"place","row":"middle"})"));
    EXPECT_FALSE(read(R"({"type":"upgrade","upgrade":"sails"})"));
    EXPECT_FALSE(read(R"({"type":"travel","to":7})"));
    EXPECT_FALSE(read(R"({"type":"collect","what":"labour"})"));
}

}  // namespace
}  // namespace orrery::microcosmos
