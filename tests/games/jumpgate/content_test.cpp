// Checks the tables of Jump Gate against the counts and balances of section 3 of its specification.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <utility>

#include "engine/games/jumpgate/content.h"

namespace orrery::jumpgate {
namespace {

TEST(JumpGateContent, EveryIdIsFoundAndUnique) {
    std::set<std::string_view> ids;
    for (std::size_t i = 0; i < kPlanets.size(); ++i) {
        ids.insert(kPlanets[i].id);
        EXPECT_EQ(planet_by_id(kPlanets[i].id), i);
    }
    for (std::size_t i = 0; i < kNavCards.size(); ++i) {
        ids.insert(kNavCards[i].id);
        EXPECT_EQ(nav_by_id(kNavCards[i].id), i);
    }
    for (std::size_t i = 0; i < kResources.size(); ++i) {
        ids.insert(kResources[i].id);
        EXPECT_EQ(resource_by_id(kResources[i].id), i);
    }
    EXPECT_EQ(ids.size(), kPlanetCount + kNavCount + kResourceCount);
    EXPECT_FALSE(planet_by_id("gate"));
    EXPECT_FALSE(nav_by_id(""));
}

TEST(JumpGateContent, NavCardsStandInAsciiOrder) {        // `land` compares ids by index
    for (std::size_t i = 1; i < kNavCards.size(); ++i) EXPECT_LT(kNavCards[i - 1].id, kNavCards[i].id);
}

TEST(JumpGateContent, PlanetCodesAreBalanced) {
    std::map<int, int> jump, scan;
    std::set<std::pair<int, int>> jump_scan;
    std::map<std::pair<int, int>, int> land;
    for (const Planet& planet : kPlanets) {
        ++jump[planet.jump];
        ++scan[planet.scan];
        jump_scan.insert({planet.jump, planet.scan});
        EXPECT_LT(planet.land[0], planet.land[1]) << planet.id;
        ++land[{planet.land[0], planet.land[1]}];
    }
    for (int code = 1; code <= 4; ++code) {
        EXPECT_EQ(jump[code], 3);
        EXPECT_EQ(scan[code], 3);
    }
    EXPECT_EQ(jump_scan.size(), 12u);
    EXPECT_EQ(land.size(), 6u);
    for (const auto& [pair, count] : land) EXPECT_EQ(count, 2) << pair.first << pair.second;
}

char code_char(std::int8_t code) { return code == kWildCode ? 'w' : static_cast<char>('0' + code); }

TEST(JumpGateContent, NavCardsSayWhatTheirIdsSay) {
    for (const NavCard& card : kNavCards) {
        std::string id = "nav_";
        if (card.jump != kNoCode) id += {'j', code_char(card.jump)};
        if (card.scan != kNoCode) id += {'s', code_char(card.scan)};
        if (card.land != kNoCode) id += {'l', code_char(card.land)};
        EXPECT_EQ(id, card.id);
        EXPECT_EQ(id.size(), 8u) << "two codes of different kinds";
    }
}

TEST(JumpGateContent, EachKindOfCodeStandsOnAsManyCards) {
    for (const auto kind : {&NavCard::jump, &NavCard::scan, &NavCard::land}) {
        std::map<int, int> count;
        for (const NavCard& card : kNavCards) ++count[card.*kind];
        for (int code = 1; code <= 4; ++code) EXPECT_EQ(count[code], 7);
        EXPECT_EQ(count[kWildCode], 4);
        EXPECT_EQ(count[kNoCode], 16);
    }
}

TEST(JumpGateContent, EveryPlanetIsReachedByAsManyCards) {
    for (const Planet& planet : kPlanets) {
        int jumps = 0, scans = 0, landings = 0;
        const auto fits = [](std::int8_t code, int wanted) { return code == wanted || code == kWildCode; };
        for (std::size_t i = 0; i < kNavCount; ++i) {
            jumps += fits(kNavCards[i].jump, planet.jump);
            scans += fits(kNavCards[i].scan, planet.scan);
            for (std::size_t j = i + 1; j < kNavCount; ++j) {
                const std::int8_t a = kNavCards[i].land, b = kNavCards[j].land;
                landings += (fits(a, planet.land[0]) && fits(b, planet.land[1])) || (fits(a, planet.land[1]) && fits(b, planet.land[0]));
            }
        }
        EXPECT_EQ(jumps, 11) << planet.id;
        EXPECT_EQ(scans, 11) << planet.id;
        EXPECT_EQ(landings, 111) << planet.id;
    }
}

TEST(JumpGateContent, ResourcesCountAsTheirTypesSay) {
    std::map<ResourceKind, int> count, icons;
    for (const Resource& resource : kResources) {
        ++count[resource.kind];
        icons[resource.kind] += resource.icon;
        const ResourceType& type = kResourceTypes[static_cast<std::size_t>(resource.kind)];
        EXPECT_EQ(resource.id.substr(0, type.id.size()), type.id);
    }
    int all_icons = 0;
    for (std::size_t i = 0; i < kResourceTypeCount; ++i) {
        const auto kind = static_cast<ResourceKind>(i);
        EXPECT_EQ(count[kind], kResourceTypes[i].count);
        EXPECT_EQ(icons[kind], kResourceTypes[i].icon_count);
        EXPECT_EQ(2 * icons[kind], count[kind]) << "half of each type bears the icon";
        all_icons += icons[kind];
    }
    EXPECT_EQ(all_icons, 24);
}

TEST(JumpGateContent, DealFitsTheTable) {                  // 3.4
    const int expected_reserve[] = {18, 14, 8, 2};
    for (int seats = 2; seats <= 5; ++seats) {
        const int dealt = static_cast<int>(hidden_each(seats)) * seats + static_cast<int>(ring_size(seats)) * 4;
        EXPECT_EQ(48 - dealt, expected_reserve[seats - 2]);
    }
}

}  // namespace
}  // namespace orrery::jumpgate
