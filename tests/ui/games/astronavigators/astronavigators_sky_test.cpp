// The star map of AstroNavigators: figures lie in the spaces of their cards, and the sun on its wave.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <optional>

#include "imgui_ui/games/astronavigators/sky_chart.h"

namespace orrery::ui::astronavigators_table {
namespace {

const SkyGeometry& sky_fitted() {
    static const SkyGeometry g = sky_geometry({16, 400, 774, 230});
    return g;
}

bool lies_in(const Rect& r, Vec p) { return r.w > 0 && r.grown(0.01f).contains(p); }

TEST(AstronavigatorsSky, FiguresLieInTheSpacesOfTheirCards) {
    const SkyGeometry& g = sky_fitted();
    for (an::CardId card = 0; card < an::kConstellations; ++card) {
        const std::array<Rect, 2> spaces = g.spaces(card);
        for (const Star& star : figure_of(card).stars) {
            const Vec at = g.star(card, star);
            EXPECT_TRUE(lies_in(spaces[0], at) || lies_in(spaces[1], at))
                << an::kCards[card].id << " at " << star.hours << " h, " << star.degrees << " degrees";
        }
    }
}

TEST(AstronavigatorsSky, SpacesAreThoseOfTheRules) {
    const SkyGeometry& g = sky_fitted();
    for (an::CardId card = 0; card < an::kConstellations; ++card) {
        const an::Card& kind = an::kCards[card];
        const std::array<Rect, 2> spaces = g.spaces(card);
        int covered = 0;
        for (int hour = 0; hour < an::kHours; ++hour)
            for (int row = -an::kPolarRow; row <= an::kPolarRow; ++row) {
                const Vec middle = g.space(hour, row).centre();
                const bool is_drawn = lies_in(spaces[0], middle) || lies_in(spaces[1], middle);
                const bool is_in_column = (hour - kind.column + an::kHours) % an::kHours < kind.columns;
                EXPECT_EQ(is_drawn, is_in_column && row >= kind.row && row < kind.row + kind.rows) << kind.id << " " << hour << " " << row;
                covered += is_drawn ? 1 : 0;
            }
        EXPECT_EQ(covered, kind.columns * kind.rows) << kind.id;
    }
}

TEST(AstronavigatorsSky, StarsOfAFigureKeepTogetherAtHourZero) {
    const SkyGeometry& g = sky_fitted();
    for (an::CardId card = 0; card < an::kConstellations; ++card) {
        const float most = static_cast<float>(an::kCards[card].columns) * g.cell;
        const StarFigure figure = figure_of(card);
        for (const FigureLine& line : figure.lines) {
            const Vec a = g.joined_star(card, figure.stars[line.from]), b = g.joined_star(card, figure.stars[line.to]);
            EXPECT_LE(std::abs(a.x - b.x), most) << an::kCards[card].id;
        }
    }
}

TEST(AstronavigatorsSky, AFigureIsFoundAtItsStars) {
    const SkyGeometry g = sky_geometry({0, 0, 2400, 720});
    for (an::CardId card = 0; card < an::kConstellations; ++card)
        EXPECT_TRUE(g.at(g.star(card, figure_of(card).stars[0])).has_value()) << an::kCards[card].id;
    EXPECT_FALSE(g.at({-50, -50}).has_value());
    const std::optional<an::CardId> orion = an::card_by_id("orion");
    ASSERT_TRUE(orion);
    EXPECT_EQ(g.at(g.star(*orion, figure_of(*orion).stars[7])), orion);
}

TEST(AstronavigatorsSky, TheSunStandsInTheRowOfItsMonth) {
    const SkyGeometry& g = sky_fitted();
    for (int step = 0; step < an::kSunSteps; ++step) {
        const an::SunStep& kind = an::kEcliptic[static_cast<std::size_t>(step)];
        const Vec at = g.sun(step);
        EXPECT_TRUE(g.row(kind.row).contains(at)) << step;
        if (kind.hour > 0) {                               // hour 0 is the edge, which would cut the disc
            EXPECT_NEAR(at.x, g.space(kind.hour - 1, 0).x, 0.01f) << step;
        }
        EXPECT_TRUE(g.field.contains(at)) << step;
    }
}

TEST(AstronavigatorsSky, FiguresAloneKeepTheirShape) {
    // Castor and Pollux are four and a half degrees apart, Dubhe and Merak five and a half.
    const auto apart = [](const char* id, std::size_t a, std::size_t b) {
        const an::CardId card = *an::card_by_id(id);
        const StarFigure figure = figure_of(card);
        return distance(place_in_figure(card, figure.stars[a]), place_in_figure(card, figure.stars[b]));
    };
    EXPECT_NEAR(apart("gemini", 0, 5), 4.5f, 0.3f);
    EXPECT_NEAR(apart("ursa_major", 0, 1), 5.4f, 0.3f);
    EXPECT_NEAR(apart("ursa_minor", 0, 4), 16.5f, 1.2f);
}

}  // namespace
}  // namespace orrery::ui::astronavigators_table
