// What is visible, computed a second time from the words and tables of section 5.2: the daylight tiles are laid on a map of the sky,
// and every card is looked up there. All cards, rows of the Earth, months and weeks, both kinds of observation, both readings of the
// polar rows, and every set of the instruments that help to observe.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/astronavigators/ids.h"
#include "engine/games/astronavigators/sky.h"
#include "tests/rounds.h"

namespace orrery::astronavigators {
namespace {

/// Hour line and row of the sun disc in each month, from the last paragraph of AN-A10.
struct Sun { int hour, row; };
constexpr Sun kSun[12]{{0, 0}, {2, 0}, {4, 1}, {6, 1}, {8, 1}, {10, 0}, {12, 0}, {14, 0}, {16, -1}, {18, -1}, {20, -1}, {22, 0}};

/// Columns that each half of the daylight covers, from row -3 of the tile to row +3 (AN-A12).
constexpr int kTileWidths[7]{1, 2, 3, 4, 3, 2, 1};

using Rows = std::set<int>;
using Cell = std::pair<int, int>;                          ///< row and hour column

struct Helps {
    bool radio_array, gnomon, quadrant, armillary_sphere, ice_telescope, moon_rock;
};
constexpr std::array<const char*, 6> kHelpIds{"radio_array", "gnomon", "quadrant", "armillary_sphere", "ice_telescope", "moon_rock"};
constexpr unsigned kHelpSets = 1u << kHelpIds.size();

Helps helps_of(unsigned bits) {
    const auto has = [bits](unsigned i) { return (bits >> i & 1u) != 0; };
    return {has(0), has(1), has(2), has(3), has(4), has(5)};
}

/// Rows from `reach` below to `reach` above a latitude.
Rows rows_around(int latitude, int reach) {
    Rows out;
    for (int row = latitude - reach; row <= latitude + reach; ++row) out.insert(row);
    return out;
}

/// Cells of the star map under the two tiles when the number of the latitude stands in the sun's row.
std::set<Cell> daylight(int latitude, const Sun& sun, bool is_narrower) {
    std::set<Cell> out;
    for (int of_tile = -3; of_tile <= 3; ++of_tile) {
        const int row = of_tile + sun.row - latitude;      // the tile's row `latitude` lies on the sun's row
        const int width = kTileWidths[of_tile + 3] - (is_narrower ? 1 : 0);
        for (int i = 0; i < width; ++i) {
            out.insert({row, (sun.hour + i) % 24});        // the left tile begins at the hour line,
            out.insert({row, (sun.hour + 23 - i) % 24});   // the right one ends there
        }
    }
    return out;
}

std::vector<Cell> cells_of(const Card& card) {
    std::vector<Cell> out;
    for (int column = card.column, left = card.columns; left > 0; --left, column = column == 23 ? 0 : column + 1)
        for (int row = card.row; row < card.row + card.rows; ++row) out.push_back({row, column});
    return out;
}

/// The answer of the steps of AN-A10 at one latitude.
std::string at_latitude(const std::vector<Cell>& cells, int latitude, const Sun& sun, bool is_planned, bool is_literal, const Helps& helps,
                        const std::set<Cell>& covered) {
    const bool is_polar = latitude == 3 || latitude == -3;
    const Rows seen = rows_around(latitude, helps.armillary_sphere ? 4 : 3);
    if (!(is_literal && is_polar))
        for (const Cell& cell : cells)
            if (seen.count(cell.first) == 0) return "below_horizon";
    if (is_polar) {
        const bool sun_is_up = sun.row == 0 || rows_around(latitude, 3).count(sun.row) > 0;
        return sun_is_up && !helps.ice_telescope ? "midnight_sun" : "";
    }
    if (is_planned && helps.radio_array) return "";
    for (const Cell& cell : cells)
        if (covered.count(cell) > 0) return "daylight";
    return "";
}

/// The skies of one month: the covered cells for each latitude from -3.
using Skies = std::array<std::set<Cell>, 7>;

std::string answer(const std::vector<Cell>& cells, int latitude, const Sun& sun, bool is_planned, bool is_literal, const Helps& helps,
                   const Skies& skies) {
    const auto at = [&](int k) {
        return at_latitude(cells, k, sun, is_planned, is_literal, helps, skies[static_cast<std::size_t>(k + 3)]);
    };
    const std::string own = at(latitude);
    if (own.empty() || !helps.quadrant) return own;
    static const std::array<std::vector<int>, 7> kBeside{{{}, {-1}, {-2, 0}, {-1, 1}, {0, 2}, {1}, {}}};           // AN-A86
    for (const int other : kBeside[static_cast<std::size_t>(latitude + 3)])
        if (at(other).empty()) return "";
    return own;
}

std::string moon_answer(int phase, int week, bool is_tolerant) {
    if (phase == week) return "";
    const int before = phase == 1 ? 4 : phase - 1, after = phase == 4 ? 1 : phase + 1;
    return is_tolerant && (week == before || week == after) ? "" : "wrong_week";
}

std::string told(const std::optional<Failure>& failure) {
    return failure ? std::string(kFailureIds[static_cast<std::size_t>(*failure)]) : std::string();
}

/// Compares everything with these instruments. Returns the number of visible cards.
int compare(unsigned bits) {
    const Helps helps = helps_of(bits);
    Table table;
    Player player;
    for (unsigned i = 0; i < kHelpIds.size(); ++i)
        if ((bits >> i & 1u) != 0) player.instruments.push_back(*instrument_by_id(kHelpIds[i]));
    int visible = 0, column = 0;
    for (int month = 0; month < 12; ++month) {
        const Sun& sun = kSun[month];
        table.sun_step = static_cast<std::int8_t>(month);
        Skies skies;
        for (int k = -3; k <= 3; ++k) skies[static_cast<std::size_t>(k + 3)] = daylight(k, sun, helps.gnomon);
        for (CardId card = 0; card < kCardCount; ++card) {
            const std::vector<Cell> cells = cells_of(kCards[card]);
            for (int k = -3; k <= 3; ++k) {
                column = (column + 1) % kColumns;          // the longitude does not matter
                player.vehicle = {Map::earth, static_cast<SpaceId>((3 - k) * kColumns + column)};
                for (const bool is_literal : {false, true})
                    for (const bool is_planned : {false, true}) {
                        table.options.polar_literal = is_literal;
                        const std::string sky = is_moon(card) ? std::string() : answer(cells, k, sun, is_planned, is_literal, helps, skies);
                        for (int week = 1; week <= 4; ++week) {
                            const std::string expected = is_moon(card) ? moon_answer(kCards[card].phase, week, helps.moon_rock) : sky;
                            const auto failure = failure_of(table, player, card, is_planned ? From::planned : From::direct, week);
                            visible += !failure;
                            if (told(failure) == expected) continue;
                            ADD_FAILURE() << kCards[card].id << " from row " << k << ", month " << month << ", week " << week
                                          << (is_planned ? ", planned" : ", direct") << (is_literal ? ", polar rows by the letter" : "")
                                          << ", instruments " << bits << ": " << told(failure) << " instead of " << expected;
                            return visible;
                        }
                    }
            }
        }
    }
    return visible;
}

TEST(AstroNavigatorsVisibility, EngineAgreesWithTheTables) {
    const int plain = compare(0);
    EXPECT_GT(plain, 10'000);
    for (unsigned i = 0; i < kHelpIds.size(); ++i) EXPECT_GT(compare(1u << i), plain) << kHelpIds[i] << " makes nothing visible";
}

TEST_IN_ONE_BUILD(AstroNavigatorsVisibility, InstrumentsWorkTogether) {
    for (unsigned bits = 0; bits < kHelpSets && !testing::Test::HasFailure(); ++bits) compare(bits);
}

// The other instruments help nobody to observe.
TEST(AstroNavigatorsVisibility, NoOtherInstrumentChangesTheSky) {
    Table table;
    Player plain;
    Player equipped;
    for (QuestId quest = 0; quest < kQuestCount; ++quest)
        if (std::none_of(kHelpIds.begin(), kHelpIds.end(), [quest](const char* id) { return instrument_by_id(id) == quest; }))
            equipped.instruments.push_back(quest);
    ASSERT_EQ(equipped.instruments.size(), kQuestCount - kHelpIds.size());
    for (int month = 0; month < kSunSteps; ++month)
        for (SpaceId space = 0; space < kSpaceCount; ++space)
            for (CardId card = 0; card < kCardCount; ++card) {
                table.sun_step = static_cast<std::int8_t>(month);
                plain.vehicle = equipped.vehicle = {Map::earth, space};
                const auto expected = failure_of(table, plain, card, From::direct, 1);
                ASSERT_EQ(failure_of(table, equipped, card, From::direct, 1), expected) << kCards[card].id;
            }
}

// The numbers of section 5.2 that follow from the tiles.
TEST(AstroNavigatorsVisibility, PolarNights) {
    for (int month = 0; month < 12; ++month) {
        const auto is_dark = [month](int pole) { return kSun[month].row != 0 && rows_around(pole, 3).count(kSun[month].row) == 0; };
        EXPECT_EQ(is_dark(3), month >= 8 && month <= 10) << month;
        EXPECT_EQ(is_dark(-3), month >= 2 && month <= 4) << month;
    }
}

}  // namespace
}  // namespace orrery::astronavigators
