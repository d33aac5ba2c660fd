// Checks the component tables against the tables of sections 3, 5.3 and 5.10 of the specification, row by row, and the checks of
// section 15.1.
#include "engine/games/microcosmos/content.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/readable.h"
#include "tests/rule_coverage.h"

namespace orrery::microcosmos {
namespace {

using Cells = std::vector<std::string>;

/// Returns the cells of the row of the specification that begins with this id.
Cells row_of_specification(std::string_view id) {
    static const std::string text = tests::text_of(tests::fs::path(ORRERY_TESTS_DIR) / ".." / "docs" / "rules" / "microcosmos.md");
    const std::string mark = "\n| `" + std::string(id) + "` |";
    const std::size_t at = text.find(mark);
    EXPECT_NE(at, std::string::npos) << id;
    if (at == std::string::npos) return Cells(12);
    std::size_t from = at + mark.size();
    const std::size_t end = text.find('\n', from);
    Cells out;
    while (from < end) {
        const std::size_t bar = text.find(" |", from);
        out.push_back(text.substr(from + 1, bar - from - 1));
        from = bar + 2;
    }
    return out;
}

std::string both_names(const Text& name) { return std::string(name.en) + " / " + name.in(Lang::ja); }

std::string in_notation(const Gain& gain) {
    std::string out;
    const auto add = [&out](int count, const std::string& what) {
        if (count > 0) out += (out.empty() ? "" : " ") + std::to_string(count) + what;
    };
    for (std::size_t i = 0; i < kResourceCount; ++i) add(gain.fixed[i], std::string(1, "BLMT"[i]));
    add(gain.any, " any");
    add(gain.club, " Club");
    add(gain.deck, " deck");
    return out;
}

std::string in_notation(Edges edges) {
    static const char* const kWords[]{"R", "G", "B", "moon", "station"};
    std::string out;
    for (unsigned i = 0; i < 5; ++i)
        if ((edges >> i & 1u) != 0) out += (out.empty() ? "" : "/") + std::string(kWords[i]);
    return out;
}

std::string in_notation(const Half& half) {
    Gain cost{half.cost};
    cost.any = half.any_cost;
    return in_notation(half.edges) + ": " + (cost.empty() ? "" : in_notation(cost) + " → ") + in_notation(half.gain);
}

std::string in_notation(const Step& step) {
    static const char* const kWords[]{"upgrade", "collect", "crew", "travel", "terraform", "scout", "colony", "outpost"};
    static const char* const kSeeks[]{"`unterraformed`", "`no_colony`", "`undiscovered`"};
    std::string out = kWords[static_cast<std::size_t>(step.what)];
    if (step.what == Do::collect) out += " " + in_notation(step.gain);
    if (step.what == Do::crew) out += " " + std::to_string(step.count);
    if (step.what == Do::travel)
        out += std::string(step.jumps ? " jump" : "") + (step.is_clockwise ? " cw " : " ccw ") + kSeeks[static_cast<std::size_t>(step.seek)];
    return out;
}

const char* const kSpots[]{"P", "M", "S", "a1", "a2"};
const char* const kColours[]{"red", "green", "blue"};
const char* const kKinds[]{"engineer", "leader_red", "leader_green", "leader_blue", "any leader"};

std::multiset<std::string> words_of(const std::string& text) {
    std::multiset<std::string> out;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find(' ', from), text.size());
        out.insert(text.substr(from, end - from));
        from = end + 1;
    }
    return out;
}

TEST(MicrocosmosContent, EveryPlanetIsThatOfTheSpecification) {
    for (PlanetId planet = kFirstStar; planet < kPlanetCount; ++planet) {
        const Planet& p = kPlanets[planet];
        SCOPED_TRACE(std::string(p.id));
        EXPECT_EQ(planet_by_id(p.id), planet);
        const Cells row = row_of_specification(p.id);
        ASSERT_GE(row.size(), 10u);
        EXPECT_EQ(row[0], both_names(p.name));
        EXPECT_EQ(row[1], std::string(kColours[static_cast<std::size_t>(p.colour)]) + (is_star(planet) ? " ★" : ""));
        EXPECT_EQ(row[2], in_notation(Gain{p.tracks}));
        EXPECT_EQ(row[3], std::to_string(p.total()));
        EXPECT_EQ(row[4], in_notation(Gain{p.before}));
        EXPECT_EQ(row[5], in_notation(Gain{p.after}));
        EXPECT_EQ(words_of(row[6]), words_of(in_notation(p.moon)));
        EXPECT_EQ(words_of(row[7]), words_of(in_notation(p.station)));
        std::string exits;
        for (const std::uint8_t exit : p.exits) exits += (exits.empty() ? "" : " ") + std::string(kSpots[exit]);
        EXPECT_EQ(row[8], exits);
        std::multiset<std::string> routes;
        for (std::size_t a = 0; a < kMaxSpots; ++a)
            for (std::size_t b = 0; b < kMaxSpots; ++b) {
                EXPECT_EQ(p.routes[a] >> b & 1, p.routes[b] >> a & 1);
                const std::string pair = std::string(kSpots[a]) + "–" + kSpots[b];
                if ((p.routes[a] >> b & 1) != 0 && words_of(row[9]).count(pair) > 0) routes.insert(pair);
            }
        EXPECT_EQ(words_of(row[9]), routes);
        int ends = 0;
        for (const std::uint8_t mask : p.routes) ends += std::popcount(mask);
        EXPECT_EQ(ends, 2 * static_cast<int>(routes.size()));
    }
    EXPECT_EQ(row_of_specification("star_portal")[0], both_names(kPlanets[kPortal].name));
    EXPECT_EQ(kPlanets[kPortal].portal, (Gain{{}, 1, 0, 1}));
}

TEST(MicrocosmosContent, EveryCardIsThatOfTheSpecification) {
    for (CrewId card = 0; card < kCrewCount; ++card) {
        const Crew& c = kCrew[card];
        EXPECT_EQ(crew_by_id(c.id), card);
        EXPECT_EQ(row_of_specification(c.id),
                  (Cells{both_names(c.name), kKinds[index_of(c.specialist)], in_notation(c.top), in_notation(c.bottom)}));
    }
    for (SurvivorId card = 0; card < kSurvivorCount; ++card) {
        const Survivor& s = kSurvivors[card];
        EXPECT_EQ(survivor_by_id(s.id), card);
        const Cells row = row_of_specification(s.id);
        ASSERT_EQ(row.size(), 3u);
        EXPECT_EQ(row[0], both_names(s.name));
        std::string colours;
        for (const std::size_t colour : {0u, 1u, 2u})
            if ((s.colours & edge_of(static_cast<Colour>(colour))) != 0) colours += (colours.empty() ? "" : " + ") + std::string(kColours[colour]);
        EXPECT_EQ(row[1], colours);
        EXPECT_EQ(row[2], in_notation(s.gain));
    }
    for (AutomaId card = 0; card < kAutomaCount; ++card) {
        const AutomaCard& a = kAutomaCards[card];
        EXPECT_EQ(automa_card_by_id(a.id), card);
        std::string steps;
        for (const Step& step : a.steps) steps += (steps.empty() ? "" : "; ") + in_notation(step);
        EXPECT_EQ(row_of_specification(a.id), (Cells{both_names(a.name), steps}));
    }
}

TEST(MicrocosmosContent, UpgradesAndLaddersAreThoseOfTheSpecification) {
    const std::map<std::string, std::string> costs{
        {"robotics", "2 technology"}, {"biodome", "2 biomatter"}, {"leisure", "1 labour"}, {"space_mining", "2 minerals"},
        {"mining_vehicles", "1 mineral"}, {"cargo_hold", "1 labour"}, {"scout_vehicles", "1 labour"},
        {"engine", "1 labour + 1 technology, each time"}};
    const Units in_units[]{{0, 0, 0, 2}, {2, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 2, 0}, {0, 0, 1, 0}, {0, 1, 0, 0}, {0, 1, 0, 0}, {0, 1, 0, 1}};
    for (std::size_t i = 0; i < kUpgradeCount; ++i) {
        const UpgradeKind& upgrade = kUpgrades[i];
        EXPECT_EQ(upgrade_by_id(upgrade.id), static_cast<Upgrade>(i));
        if (static_cast<Upgrade>(i) == Upgrade::engine) continue;
        const Cells row = row_of_specification(upgrade.id);
        ASSERT_GE(row.size(), 3u);
        EXPECT_EQ(row[0], both_names(upgrade.name));
        EXPECT_EQ(row[1], kKinds[index_of(upgrade.need)]);
        EXPECT_EQ(row[2], costs.at(std::string(upgrade.id)));
        EXPECT_EQ(upgrade.cost, in_units[i]);
    }
    EXPECT_EQ(kUpgrades[index_of(Upgrade::engine)].cost, in_units[7]);
    EXPECT_EQ(kColonyPoints[3], 9);
    EXPECT_EQ(kSurvivorPoints[1], 4);
    EXPECT_EQ(kDifficultyKinds[static_cast<std::size_t>(Difficulty::hard)].upgrade_points[6], 30);
}

// The checks of section 15.1.
TEST(MicrocosmosContent, CountsAndTotals) {
    std::map<Specialist, int> kinds;
    std::map<Edges, int> halves;
    for (const Crew& card : kCrew) {
        ++kinds[card.specialist];
        for (const Half* half : {&card.top, &card.bottom}) {
            ++halves[half->edges];
            EXPECT_LE(sum_of(half->cost) + half->any_cost, 1) << card.id;
            EXPECT_FALSE(half->gain.empty()) << card.id;
        }
    }
    EXPECT_EQ(kinds, (std::map<Specialist, int>{{Specialist::engineer, 12}, {Specialist::leader_red, 7}, {Specialist::leader_green, 7},
                                                {Specialist::leader_blue, 7}}));
    EXPECT_EQ(halves, (std::map<Edges, int>{{1, 12}, {2, 12}, {4, 12}, {8, 6}, {16, 6}, {24, 8}, {3, 2}, {5, 2}, {6, 2}, {7, 4}}));
    std::map<Colour, int> colours;
    Units levels{};
    for (PlanetId planet = kFirstStar; planet < kPlanetCount; ++planet) {
        const Planet& p = kPlanets[planet];
        ++colours[p.colour];
        EXPECT_GE(p.total(), 7);
        EXPECT_LE(p.total(), 10);
        EXPECT_GT(p.tracks[index_of(Resource::mineral)], 0) << p.id;       // MC-Q27
        for (std::size_t i = 0; i < kResourceCount; ++i) levels[i] = static_cast<std::int8_t>(levels[i] + p.tracks[i]);
    }
    EXPECT_EQ(colours, (std::map<Colour, int>{{Colour::red, 5}, {Colour::green, 5}, {Colour::blue, 5}}));
    EXPECT_EQ(levels, (Units{31, 33, 33, 31}));
    int single = 0;
    for (const Survivor& card : kSurvivors) {
        single += std::popcount(card.colours) == 1;
        EXPECT_EQ(card.gain.club + card.gain.deck, 0) << card.id;          // MC-Q28
    }
    EXPECT_EQ(single, 13);
}

TEST(MicrocosmosContent, EveryNameIsItsOwn) {
    std::set<std::string> english, japanese;
    std::size_t count = 0;
    const auto add = [&](const Text& name) {
        ++count;
        tests::expect_readable(name.en, Lang::en);
        english.insert(name.en);
        japanese.insert(name.in(Lang::ja));
    };
    for (const Planet& planet : kPlanets) add(planet.name);
    for (const Crew& card : kCrew) add(card.name);
    for (const Survivor& card : kSurvivors) add(card.name);
    for (const AutomaCard& card : kAutomaCards) add(card.name);
    EXPECT_EQ(english.size(), count);
    EXPECT_EQ(japanese.size(), count);
}

TEST(MicrocosmosContent, SpotsHaveIds) {
    int spots = 0;
    for (PlanetId planet = 0; planet < kPlanetCount; ++planet)
        for (std::size_t i = 0; i < kPlanets[planet].spots; ++i) {
            const SpotId spot = spot_of(planet, i);
            EXPECT_EQ(spot_by_id(spot_id(spot)), spot);
            EXPECT_EQ(planet_of(spot), planet);
            ++spots;
        }
    EXPECT_EQ(spots, 1 + 15 * 4 + 3);
    EXPECT_EQ(spot_id(kPortalSpot), "star_portal.portal");
    EXPECT_FALSE(spot_by_id("star_portal.planet"));
    EXPECT_FALSE(spot_by_id("pl_azurel.a2"));
    EXPECT_FALSE(spot_by_id("pl_azurel"));
}

}  // namespace
}  // namespace orrery::microcosmos
