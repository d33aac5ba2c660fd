// Checks the component tables against section 3 of the specification: counts, totals and the checks of the maps.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "engine/games/quantum/board.h"
#include "engine/games/quantum/game.h"
#include "engine/games/quantum/sites.h"
#include "tests/card_names.h"
#include "tests/readable.h"

namespace orrery::quantum {
namespace {

TEST(QuantumContent, CardsAndTheirCopies) {
    std::set<std::string_view> ids;
    for (CardId card = 0; card < kCardCount; ++card) {
        EXPECT_TRUE(ids.insert(card_id(card)).second) << card_id(card);
        EXPECT_EQ(card_by_id(card_id(card)), card);
    }
    int copies = 0;
    for (const CardText& gambit : kGambits) copies += gambit.copies;
    EXPECT_EQ(copies, 22);
    const int counts[]{4, 8, 4, 2, 2, 2};
    for (std::size_t i = 0; i < kGambitNames; ++i) EXPECT_EQ(kGambits[i].copies, counts[i]) << kGambits[i].id;
    EXPECT_EQ(card_id(card_of(Command::warlike)), "warlike");
    EXPECT_EQ(gambit_of(*card_by_id("expansion_8")), Gambit::expansion);
    EXPECT_EQ(gambit_of(*card_by_id("sabotage_2")), Gambit::sabotage);
    EXPECT_FALSE(card_by_id("expansion_9"));
    EXPECT_TRUE(std::is_sorted(kCommands.begin(), kCommands.end(), [](const CardText& a, const CardText& b) { return a.id < b.id; }));
}

TEST(QuantumContent, EveryCardDoesSomethingAndSaysIt) {
    const auto check = [](const CardText& card) {
        EXPECT_NE(card.effects[0].op, Op::none) << card.id;
        for (const Lang lang : kLangs)
            for (const Text& text : {card.name, card.subtitle, card.text}) EXPECT_NE(text.in(lang)[0], '\0') << card.id;
        tests::expect_readable(card.text.en, Lang::en);
        tests::expect_readable(card.text.in(Lang::ja), Lang::ja);
    };
    for (const CardText& card : kGambits) check(card);
    for (const CardText& card : kCommands) check(card);
    EXPECT_EQ(kGambits[static_cast<std::size_t>(Gambit::momentum)].effects[0].amount, 2);
    EXPECT_EQ(kCommands[static_cast<std::size_t>(Command::strategic)].effects[0].amount, -2);
    EXPECT_EQ(kCommands[static_cast<std::size_t>(Command::stubborn)].effects[1].op, Op::destroy_beaten_attacker);
}

TEST(QuantumContent, TilesOfTheBoxSufficeForEveryMap) {
    int total = 0;
    for (const TileKind& kind : kTiles) total += kind.count;
    EXPECT_EQ(total, 25);
    for (const Map& map : kMaps) {
        std::map<Tile, int> used;
        for (const Tile tile : map.tiles) ++used[tile];
        for (const auto& [tile, count] : used)
            if (tile != Tile::gap) {
                EXPECT_LE(count, kind_of(tile).count) << map.id;
            }
    }
}

// The spaces and slots of a map as listed in section 3.3.
struct Listed {
    const char* id;
    int spaces, slots;
};
TEST(QuantumContent, MapsAreThoseOfTheTable) {
    const Listed table[]{{"basic_2p", 72, 18},  {"basic_3p", 72, 20},   {"basic_4p", 72, 24}, {"skirmish_2p", 48, 12},
                         {"corridor_2p", 80, 18}, {"ring_2p", 64, 14},  {"void_2p", 73, 18},  {"dumbbell_2p", 104, 28},
                         {"grand_2p", 120, 34}, {"arms_3p", 80, 26},    {"keel_3p", 89, 23},  {"triad_3p", 96, 27},
                         {"cross_4p", 104, 28}, {"nexus_4p", 73, 24},   {"halo_4p", 96, 28},  {"winds_4p", 128, 40}};
    ASSERT_EQ(std::size(table), kMapCount);
    for (std::size_t i = 0; i < kMapCount; ++i) {
        const Map& map = kMaps[i];
        const auto id = static_cast<MapId>(i);
        EXPECT_EQ(map.id, table[i].id);
        EXPECT_EQ(map_by_id(map.id), id);
        EXPECT_EQ(spaces_of(id).size(), table[i].spaces) << map.id;
        EXPECT_EQ(cube_slots(map), table[i].slots) << map.id;
        EXPECT_GE(cube_slots(map), map.players * (map.cubes - 1) + 1) << map.id;
        EXPECT_EQ(map.is_basic, i < 3) << map.id;
        for (int k = 0; k < map.players; ++k)
            EXPECT_EQ(kind_of(map.tiles[map.start_planets[static_cast<std::size_t>(k)]]).number, 8) << map.id;
    }
    for (int seats = kMinSeats; seats <= kMaxQuantumSeats; ++seats) {
        EXPECT_TRUE(kMaps[basic_map(seats)].is_basic);
        EXPECT_EQ(kMaps[basic_map(seats)].players, seats);
    }
}

TEST(QuantumContent, EveryMapIsOneRegion) {
    for (MapId map = 0; map < kMapCount; ++map) {
        const SquareSet& spaces = spaces_of(map);
        Square first = 0;
        while (!spaces.has(first)) ++first;
        EXPECT_EQ(reach(spaces, first, spaces.size(), false), spaces) << kMaps[map].id;
    }
}

TEST(QuantumContent, OrbitsAndCorners) {                   // QU-B3
    const PlanetId planet = planet_at(1, 0);
    EXPECT_EQ(kOrbits[planet].size(), 4);
    EXPECT_EQ(kCorners[planet].size(), 4);
    for (const Square orbit : {square_at(4, 0), square_at(3, 1), square_at(5, 1), square_at(4, 2)}) {
        EXPECT_TRUE(kOrbits[planet].has(orbit));
        EXPECT_TRUE(is_orbit(orbit));
        EXPECT_EQ(tile_of(orbit), planet);
    }
    for (const Square corner : {square_at(3, 0), square_at(5, 0), square_at(3, 2), square_at(5, 2)}) EXPECT_TRUE(kCorners[planet].has(corner));
}

TEST(QuantumContent, TheSetUpOffersEveryMap) {
    const OptionSpec& maps = (*Game::info().options)[0];
    ASSERT_EQ(maps.values.size(), kMapCount);
    for (std::size_t i = 0; i < kMapCount; ++i) {
        EXPECT_EQ(maps.values[i].value, std::string(kMaps[i].id));
        EXPECT_STREQ(maps.values[i].name.en, kMaps[i].name.en);
        EXPECT_STREQ(maps.values[i].name.in(Lang::ja), kMaps[i].name.in(Lang::ja));
        EXPECT_EQ(maps.values[i].seats.least, kMaps[i].players);
        EXPECT_EQ(maps.values[i].seats.most, kMaps[i].players);
    }
}

TEST(QuantumContent, NamesOfCardsStandNowhereElse) {
    std::vector<std::string_view> names;
    for (const CardText& card : kGambits) names.insert(names.end(), {card.name.en, card.name.in(Lang::ja)});
    for (const CardText& card : kCommands) names.insert(names.end(), {card.name.en, card.name.in(Lang::ja)});
    tests::expect_no_names_in_words("quantum", names);
}

}  // namespace
}  // namespace orrery::quantum
