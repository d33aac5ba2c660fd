// Checks the component tables against the tables of sections 3 and 3.3 to 3.4 of the specification.
#include "engine/games/astronavigators/content.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/astronavigators/atlas.h"
#include "tests/readable.h"
#include "tests/rule_coverage.h"

namespace orrery::astronavigators {
namespace {

const std::string& specification() {
    static const std::string text = tests::text_of(tests::fs::path(ORRERY_TESTS_DIR) / ".." / "docs" / "rules" / "astronavigators.md");
    return text;
}

std::vector<std::string_view> cells(std::string_view row) {
    std::vector<std::string_view> out;
    for (std::size_t from = 2; from < row.size();) {
        const std::size_t bar = std::min(row.find(" |", from), row.size());
        out.push_back(row.substr(from, bar - from));
        from = bar + 3;
    }
    return out;
}
/// Returns the cells of the row of the specification that begins with this cell.
std::vector<std::string_view> row_of_specification(const std::string& first) {
    const std::string mark = "\n| " + first + " |";
    const std::size_t at = specification().find(mark);
    EXPECT_NE(at, std::string::npos) << first;
    if (at == std::string::npos) return std::vector<std::string_view>(8);
    const std::size_t end = specification().find('\n', at + 1);
    return cells(std::string_view(specification()).substr(at + 1, end - at - 1));
}

template <class Table>
void expect_unique_ids(const Table& table) {
    std::set<std::string> ids;
    for (const auto& entry : table) EXPECT_TRUE(ids.insert(entry.id).second) << entry.id;
}

int count_icons(Transport transport) {
    int count = 0;
    for (SpaceId space = 0; space < kSpaceCount; ++space) count += has_icon(space, transport);
    return count;
}

TEST(AstroNavigatorsContent, IdsAreUniqueAndFound) {
    expect_unique_ids(kSpaces);
    expect_unique_ids(kCards);
    expect_unique_ids(kTiles);
    expect_unique_ids(kOrbitTiles);
    expect_unique_ids(kQuests);
    expect_unique_ids(kInstruments);
    expect_unique_ids(kAgendas);
    for (SpaceId space = 0; space < kSpaceCount; ++space) EXPECT_EQ(space_by_id(kSpaces[space].id), space);
    for (CardId card = 0; card < kCardCount; ++card) EXPECT_EQ(card_by_id(kCards[card].id), card);
    for (StackId stack = 0; stack < kStackCount; ++stack) EXPECT_EQ(stack_by_id(kTrack[stage_of(stack)].id), stack);
    EXPECT_FALSE(stack_by_id("moon"));
    EXPECT_FALSE(stack_by_id("splashdown"));
    EXPECT_TRUE(std::is_sorted(kTiles.begin(), kTiles.end(), [](const Tile& a, const Tile& b) { return std::string_view(a.id) < b.id; }));
}

// An id of a space is made of its row and column (section 3.1).
TEST(AstroNavigatorsContent, SpacesAreNamedByTheirPlace) {
    for (SpaceId space = 0; space < kSpaceCount; ++space) {
        const int row = row_of(space), column = column_of(space);
        const std::string digits = std::to_string(100 + std::abs(column)).substr(1);
        const std::string id = (row < 0 ? "m" : "p") + std::to_string(std::abs(row)) + (column < 0 ? "m" : "p") + digits;
        EXPECT_EQ(kSpaces[space].id, id);
    }
    EXPECT_EQ(space_by_id("p1m05"), kLaunchSpace);
    EXPECT_TRUE(has_icon(kLaunchSpace, Transport::spacecraft));
    EXPECT_EQ(count_icons(Transport::spacecraft), 1);
}

TEST(AstroNavigatorsContent, CountsOfTheEarth) {           // section 3.3
    std::map<std::size_t, int> colours;
    int brown = 0, bare = 0;
    for (const Space& space : kSpaces) {
        ++colours[std::string_view(space.colours).size()];
        brown += space.is_sea;
        bare += std::string_view(space.icons) == "......";
        ASSERT_EQ(std::string_view(space.icons).size(), kTransportCount) << space.id;
    }
    EXPECT_EQ(brown, 143);
    EXPECT_EQ(colours, (std::map<std::size_t, int>{{0, 32}, {1, 121}, {2, 8}}));
    EXPECT_EQ(bare, 40);
    const int icons[]{65, 50, 92, 49, 61};
    for (std::size_t i = 0; i < kEarthTransports; ++i) EXPECT_EQ(count_icons(kTransportList[i]), icons[i]) << kTransports[i].id;
    const int allowances[]{2, 3, 3, 2, 3, 1}, nk[]{3, 3, 4, 4, 2, 5};
    for (std::size_t i = 0; i < kTransportCount; ++i) {
        EXPECT_EQ(kTransports[i].allowance, allowances[i]);
        EXPECT_EQ(kTransports[i].nk, nk[i]);
    }
}

template <class Links>
void expect_links_of_neighbours(const Links& links) {
    std::set<std::pair<int, int>> seen;
    for (const Link& link : links) {
        EXPECT_LT(link.a, link.b);
        EXPECT_TRUE(seen.insert({link.a, link.b}).second) << kSpaces[link.a].id << " " << kSpaces[link.b].id;
        EXPECT_TRUE(steps_from(Transport::helicopter, link.a).has(link.b)) << kSpaces[link.a].id << " " << kSpaces[link.b].id;
    }
}
TEST(AstroNavigatorsContent, EveryLinkJoinsNeighbours) {
    expect_links_of_neighbours(kRoads);
    expect_links_of_neighbours(kRailways);
    expect_links_of_neighbours(kSeaways);
    for (const Canal& canal : kCanals) EXPECT_TRUE(steps_from(Transport::ship, canal.link.a).has(canal.link.b));
    EXPECT_TRUE(steps_from(Transport::ship, *space_by_id("p1p02")).has(*space_by_id("p1p03")));        // 11.12
    EXPECT_FALSE(steps_from(Transport::ship, *space_by_id("p1m06")).has(*space_by_id("p0m06")));
    EXPECT_TRUE(steps_from(Transport::ship, *space_by_id("p1p11")).has(*space_by_id("p1m11")));
    EXPECT_TRUE(steps_from(Transport::plane, *space_by_id("p1p11")).has(*space_by_id("p1m11")));
}

// Every icon has another space with the same icon within one leg.
TEST(AstroNavigatorsContent, EveryIconLeadsSomewhere) {
    for (std::size_t i = 0; i < kEarthTransports; ++i)
        for (SpaceId space = 0; space < kSpaceCount; ++space) {
            if (!has_icon(space, kTransportList[i])) continue;
            SpaceSet reached, ends;
            for (SpaceId end = 0; end < kSpaceCount; ++end)
                if (end != space && has_icon(end, kTransportList[i])) ends.add(end);
            reached.add(space);
            for (int step = 0; step < kTransports[i].allowance; ++step) {
                SpaceSet wider = reached;
                reached.for_common(reached, [&](SpaceId at) { wider.add_all(steps_from(kTransportList[i], at)); });
                reached = wider;
            }
            EXPECT_TRUE(reached.meets(ends)) << kTransports[i].id << " at " << kSpaces[space].id;
        }
}

TEST(AstroNavigatorsContent, LegsToTheLaunchSpace) {       // section 3.3
    const int legs[]{1, 1, 2, 2, 2, 3, 2};
    for (std::size_t i = 0; i < kContinentCount; ++i) EXPECT_EQ(legs_between(kContinents[i].start, kLaunchSpace, 9),
        legs[i]) << kContinents[i].id;
}

TEST(AstroNavigatorsContent, ObservationCards) {
    std::map<int, int> cards_with;
    int nk = 0, moon_nk = 0;
    for (CardId id = 0; id < kCardCount; ++id) {
        const Card& card = kCards[id];
        (is_moon(id) ? moon_nk : nk) += card.nk;
        if (is_moon(id)) {
            EXPECT_EQ(std::string(card.id).substr(0, 6), "moon_" + std::to_string(card.phase));
            continue;
        }
        int icons = 0;
        for (SetId set = 0; set < kSetCount; ++set) icons += (card.icons & icon_of(set)) != 0;
        ++cards_with[icons];
        EXPECT_GE(card.row, -3) << card.id;
        EXPECT_LE(card.row + card.rows - 1, 3) << card.id;
        EXPECT_LT(card.column, kHours) << card.id;
    }
    EXPECT_EQ(nk, 209);
    EXPECT_EQ(moon_nk, 45);
    EXPECT_EQ(cards_with, (std::map<int, int>{{1, 13}, {2, 16}, {3, 14}, {4, 1}}));
}

TEST(AstroNavigatorsContent, SetsAreThoseOfTheSpecification) {                     // section 3.4
    for (SetId set = 0; set < kSetCount; ++set) {
        const auto row = row_of_specification("`" + std::string(kSets[set].id) + "`");
        ASSERT_GE(row.size(), 4u) << kSets[set].id;
        EXPECT_EQ(std::string(row[1]), std::string(kSets[set].name.en) + " / " + kSets[set].name.in(Lang::ja));
        EXPECT_EQ(std::string(row[2]), std::to_string(kSets[set].threshold));
        const auto has_it = [set](const Card& card) { return (card.icons & icon_of(set)) != 0; };
        const auto cards = std::count_if(kCards.begin(), kCards.end(), has_it);
        EXPECT_EQ(std::string(row[3]), std::to_string(cards));
        EXPECT_GE(cards, kSets[set].threshold + 2);
    }
}

TEST(AstroNavigatorsContent, ContinentTiles) {
    std::map<int, int> icons;
    std::array<int, kContinentCount> each{};
    int flags = 0, plain = 0;
    for (const Tile& tile : kTiles) {
        ++each[index_of(tile.continent)];
        flags += tile.has_flag;
        if (tile.icon) ++icons[static_cast<int>(*tile.icon)];
        else ++plain;
        EXPECT_TRUE(tile.icon || tile.has_flag) << tile.id;
    }
    for (const int count : each) EXPECT_EQ(count, static_cast<int>(kTilesEach));
    EXPECT_EQ(flags, 14);
    EXPECT_EQ(plain, 3);
    EXPECT_EQ(icons, (std::map<int, int>{{0, 4}, {1, 4}, {2, 6}, {3, 4}, {4, 7}, {5, 7}}));
}

TEST(AstroNavigatorsContent, OrbitTiles) {
    int cheapest = 0, dearest = 0, sum = 0;
    for (StackId stack = 0; stack < kStackCount; ++stack) {
        int least = 99, most = 0;
        for (std::size_t i = 0; i < kOrbitTilesEach; ++i) {
            const OrbitTile& tile = kOrbitTiles[stack * kOrbitTilesEach + i];
            EXPECT_EQ(tile.stack, stack) << tile.id;
            least = std::min<int>(least, tile.dv);
            most = std::max<int>(most, tile.dv);
            sum += tile.dv;
        }
        cheapest += least;
        dearest += most;
    }
    EXPECT_EQ(cheapest, 50);
    EXPECT_EQ(dearest, 195);
    EXPECT_EQ(sum, 114 * static_cast<int>(kOrbitTilesEach));
}

TEST(AstroNavigatorsContent, QuestsAndCharacters) {
    std::array<int, kContinentCount> quests{}, characters{};
    std::set<int> effects;
    for (QuestId quest = 0; quest < kQuestCount; ++quest) {
        ++quests[index_of(kQuests[quest].continent)];
        effects.insert(static_cast<int>(kInstruments[quest].effect));
        for (const CardId card : kQuests[quest].constellations) EXPECT_FALSE(is_moon(card)) << kQuests[quest].id;
        EXPECT_LT(kQuests[quest].rewards[0], kQuests[quest].rewards[1]);
        EXPECT_LT(kQuests[quest].rewards[1], kQuests[quest].rewards[2]);
    }
    EXPECT_EQ(effects.size(), 13u);                        // Octant and Star compass share one
    for (const Character& character : kCharacters) ++characters[index_of(character.continent)];
    for (std::size_t i = 0; i < kContinentCount; ++i) {
        EXPECT_EQ(quests[i], 2);
        EXPECT_EQ(characters[i], 1);
    }
    for (const Agenda& agenda : kAgendas) EXPECT_GE(agenda.count, 1) << agenda.id;
}

TEST(AstroNavigatorsContent, TheSunOfEachStep) {           // section 5.2
    const int rows[]{0, 0, 1, 1, 1, 0, 0, 0, -1, -1, -1, 0};
    for (int step = 0; step < kSunSteps; ++step) {
        EXPECT_EQ(kEcliptic[static_cast<std::size_t>(step)].hour, 2 * step);
        EXPECT_EQ(kEcliptic[static_cast<std::size_t>(step)].row, rows[step]);
    }
}

TEST(AstroNavigatorsContent, TextsAreReadable) {
    for (const Lang lang : kLangs) {
        for (const Card& card : kCards) tests::expect_readable(card.fact.in(lang), lang);
        for (const SetKind& set : kSets) tests::expect_readable(set.text.in(lang), lang);
        for (const Quest& quest : kQuests) tests::expect_readable(quest.fact.in(lang), lang);
        for (const Instrument& instrument : kInstruments) tests::expect_readable(instrument.text.in(lang), lang);
        for (const Character& character : kCharacters) tests::expect_readable(character.fact.in(lang), lang);
        for (const Agenda& agenda : kAgendas) tests::expect_readable(agenda.text.in(lang), lang);
    }
}

}  // namespace
}  // namespace orrery::astronavigators
