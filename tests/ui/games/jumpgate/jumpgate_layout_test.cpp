// Layout of the Jump Gate table: nothing overlaps and nothing is missing, at any window and ring size.
#include <gtest/gtest.h>

#include <cctype>
#include <cmath>
#include <string>
#include <vector>

#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/games/jumpgate/layout.h"
#include "imgui_ui/games/jumpgate/pieces.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui::jumpgate_table {
namespace jg = orrery::jumpgate;

namespace {

struct Window {
    const char* name;
    Vec css;
    bool log_open;
    LayoutKind kind;
};

const Window kWindows[] = {
    {"1024x700", {1024, 700}, false, LayoutKind::tablet},
    {"1180x820", {1180, 820}, false, LayoutKind::tablet},
    {"1366x1024", {1366, 1024}, false, LayoutKind::tablet},
    {"820x1180", {820, 1180}, false, LayoutKind::tablet},
    {"1920x1080", {1920, 1080}, false, LayoutKind::desktop},
    {"1920x1080, log", {1920, 1080}, true, LayoutKind::desktop},
    {"1475x1025, small type, log", {1475, 1025}, true, LayoutKind::desktop},
    {"3840x2160", {3840, 2160}, false, LayoutKind::desktop},
    {"3840x2160, log", {3840, 2160}, true, LayoutKind::desktop},
    {"360x640", {360, 640}, false, LayoutKind::phone},
    {"390x844", {390, 844}, false, LayoutKind::phone},
    {"600x960", {600, 960}, false, LayoutKind::phone},
    {"737x512, large type", {737, 512}, false, LayoutKind::phone_landscape},
    {"356x770, large type", {390, 844}, false, LayoutKind::phone},
    {"844x390", {844, 390}, false, LayoutKind::phone_landscape},
    {"932x430", {932, 430}, false, LayoutKind::phone_landscape},
};

struct Case {
    Layout layout;
    TableAreas areas;
};

Case case_of(const Window& window, int seats) {
    const float scale = ui_scale_for(window.css.x, 1);
    const Vec size{window.css.x / scale, window.css.y / scale};
    const TableLayout table = table_layout(size, seats, window.log_open);
    return {make_layout(table.areas, jg::ring_size(seats), jg::hidden_each(seats), 7), table.areas};
}

bool lies_in(Rect inner, Rect outer, float slack) {
    const Rect o = outer.grown(slack);
    return inner.x >= o.x && inner.y >= o.y && inner.right() <= o.right() && inner.bottom() <= o.bottom();
}

std::string words(Rect r) {
    return "(" + std::to_string(r.x) + ", " + std::to_string(r.y) + ", " + std::to_string(r.w) + ", " + std::to_string(r.h) + ")";
}

class JumpgateLayout : public testing::TestWithParam<Window> {};

TEST_P(JumpgateLayout, IsOfTheKindThatTheWindowAsksFor) {
    EXPECT_EQ(case_of(GetParam(), 2).areas.kind, GetParam().kind);
}

// Moons are decoration: they give way to everything else, and none is cut by the edge of the window.
TEST_P(JumpgateLayout, MoonsLieInTheBlockOfTheirPlanetBesideItsSphere) {
    for (int seats = 2; seats <= 5; ++seats)
        for (const PlanetPlace& p : case_of(GetParam(), seats).layout.planets)
            for (const std::string_view id : planet_look_ids())
                for (const Moon& moon : moons_beside(p, planet_look(id).moons)) {
                    const Vec at = p.centre + Vec{moon.u, moon.v} * p.r;
                    const Rect around = square_around(at, 2 * moon.size * p.r);
                    EXPECT_TRUE(lies_in(around, p.block, 0.5f)) << seats << " " << id << ": " << words(around) << words(p.block);
                    EXPECT_GE(distance(at, p.centre), p.r * (1 + moon.size)) << seats << " " << id;
                    for (const Rect other : {p.codes, p.pile()}) EXPECT_FALSE(around.overlaps(other)) << seats << " " << id << ": " << words(around) << words(other);
                }
}

TEST_P(JumpgateLayout, PlanetsKeepApart) {
    for (int seats = 2; seats <= 5; ++seats) {
        const Layout l = case_of(GetParam(), seats).layout;
        ASSERT_EQ(l.planets.size(), jg::ring_size(seats));
        for (std::size_t i = 0; i < l.planets.size(); ++i)
            for (std::size_t j = i + 1; j < l.planets.size(); ++j)
                EXPECT_FALSE(l.planets[i].block.overlaps(l.planets[j].block))
                    << seats << " seats, planets " << i << " and " << j << ": " << words(l.planets[i].block) << words(l.planets[j].block);
    }
}

TEST_P(JumpgateLayout, PlanetsKeepOffTheMiddle) {
    for (int seats = 2; seats <= 5; ++seats) {
        const Layout l = case_of(GetParam(), seats).layout;
        const CentrePlace& c = l.centre;
        std::vector<Rect> pieces;
        if (c.strip) pieces = {c.panel};
        else pieces = {c.hole_rect, c.gate_rect, c.piles_rect, c.deck, c.discard};
        for (const PlanetPlace& p : l.planets)
            for (const Rect& piece : pieces) EXPECT_FALSE(p.block.overlaps(piece)) << seats << " seats: " << words(p.block) << words(piece);
    }
}

TEST_P(JumpgateLayout, MiddleKeepsApart) {
    for (int seats = 2; seats <= 5; ++seats) {
        const CentrePlace c = case_of(GetParam(), seats).layout.centre;
        const std::vector<Rect> pieces = c.strip ? std::vector<Rect>{c.hole_rect, c.gate_rect, c.deck, c.discard}
                                                 : std::vector<Rect>{c.hole_rect, c.gate_rect, c.deck, c.discard};
        for (std::size_t i = 0; i < pieces.size(); ++i)
            for (std::size_t j = i + 1; j < pieces.size(); ++j)
                EXPECT_FALSE(pieces[i].overlaps(pieces[j])) << seats << " seats: " << words(pieces[i]) << words(pieces[j]);
        for (int i = 0; i + 1 < c.limit; ++i)
            EXPECT_GE(distance(c.spaces[std::size_t(i)], c.spaces[std::size_t(i + 1)]), 2 * c.space_r - 0.5f) << "space " << i + 1;
    }
}

TEST_P(JumpgateLayout, EverythingLiesInItsArea) {
    for (int seats = 2; seats <= 5; ++seats) {
        const auto [l, areas] = case_of(GetParam(), seats);
        for (const PlanetPlace& p : l.planets) {
            EXPECT_TRUE(lies_in(p.block, areas.board, 0.5f)) << seats << " seats: " << words(p.block) << " in " << words(areas.board);
            EXPECT_TRUE(lies_in(square_around(p.centre, 2 * p.r), p.block, 0.5f));
            EXPECT_TRUE(lies_in(p.codes, p.block, 1)) << words(p.codes) << words(p.block);
            for (std::size_t i = 0; i < kRowCards; ++i) EXPECT_TRUE(lies_in(p.card(i, false), p.block, 1)) << words(p.card(i, false)) << words(p.block);
            for (std::size_t i = 0; i + 1 < kRowCards; ++i) EXPECT_TRUE(lies_in(p.card(i, true), p.block, 4.5f)) << words(p.card(i, true)) << words(p.block);
            EXPECT_FALSE(p.codes.overlaps(Rect{p.cards.x, p.cards.y, 4 * p.card_w, p.card_h})) << words(p.codes);
        }
        const HandPlace& h = l.hand;
        for (const Rect& r : h.cards) EXPECT_TRUE(lies_in(r.moved(0, -h.lift), areas.hand, 12)) << words(r) << words(areas.hand);
        for (const Rect& r : h.buttons) EXPECT_TRUE(lies_in(r, areas.hand, 1)) << words(r) << words(areas.hand);
    }
}

TEST_P(JumpgateLayout, HandKeepsApart) {
    for (int seats = 2; seats <= 5; ++seats) {
        const HandPlace h = case_of(GetParam(), seats).layout.hand;
        std::vector<Rect> things(h.cards.begin(), h.cards.end());
        things.insert(things.end(), h.buttons.begin(), h.buttons.end());
        if (!h.hidden_in_words) things.push_back(h.hidden_area);
        if (h.hint.w > 0) things.push_back(h.hint);
        for (std::size_t i = 0; i < things.size(); ++i)
            for (std::size_t j = i + 1; j < things.size(); ++j)
                EXPECT_FALSE(things[i].overlaps(things[j])) << seats << " seats, " << i << " and " << j << ": " << words(things[i]) << words(things[j]);
    }
}

TEST_P(JumpgateLayout, FingersFindWhatTheyNeed) {
    for (int seats = 2; seats <= 5; ++seats) {
        const auto [l, areas] = case_of(GetParam(), seats);
        const float least = areas.kind == LayoutKind::tablet || areas.kind == LayoutKind::desktop ? 44.0f : 40.0f;
        for (const Rect& r : l.hand.cards) {
            EXPECT_GE(r.w, least) << seats << " seats";
            EXPECT_GE(r.h, least) << seats << " seats";
        }
        for (const Rect& r : l.hand.buttons) {
            EXPECT_GE(r.w, 60) << seats << " seats";
            EXPECT_GE(r.h, least) << seats << " seats";
        }
        // A planet's neighbouring cards must be far enough apart for a finger, except on the smallest phones with a large ring.
        const bool is_tight = areas.kind == LayoutKind::phone && areas.board.h / float((jg::ring_size(seats) + 1) / 2) < 88;
        if (!is_tight) {
            EXPECT_GE(l.planets[0].card_w + l.planets[0].step, 38) << seats << " seats";
        }
    }
}

TEST_P(JumpgateLayout, RingIsEven) {
    for (int seats = 2; seats <= 5; ++seats) {
        const std::size_t n = jg::ring_size(seats);
        for (std::size_t i = 0; i < n; ++i)
            EXPECT_NEAR(ring_angle(i + 1, n) - ring_angle(i, n), kTau / float(n), 1e-4);
        // Ring neighbours must be adjacent on the screen: going round visits every planet once, in one direction.
        const Layout l = case_of(GetParam(), seats).layout;
        float turned = 0;
        for (std::size_t i = 0; i < n; ++i) {
            const Vec a = l.planets[i].centre - l.middle, b = l.planets[(i + 1) % n].centre - l.middle;
            const float step = std::atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
            EXPECT_GT(step, 0) << seats << " seats, planet " << i;
            turned += step;
        }
        EXPECT_NEAR(turned, kTau, 1e-3) << seats << " seats";
    }
}

TEST_P(JumpgateLayout, LetterAndBadgeSizesStayReadable) {
    for (int seats = 2; seats <= 5; ++seats) {
        const Layout l = case_of(GetParam(), seats).layout;
        EXPECT_GE(l.block.name, 13);
        EXPECT_GE(l.block.badge, 18);
        EXPECT_GE(l.centre.space_r, 8);
    }
}

INSTANTIATE_TEST_SUITE_P(Windows, JumpgateLayout, testing::ValuesIn(kWindows), [](const testing::TestParamInfo<Window>& info) {
    std::string name = info.param.name;
    for (char& c : name)
        if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
    return name;
});

TEST(JumpgateLayoutOptions, SmallestWindowsStillHoldEveryPlanet) {
    for (const Vec size : {Vec{1, 1}, {60, 200}, {200, 60}, {320, 320}, {240, 500}, {500, 240}})
        for (int seats = 2; seats <= 5; ++seats) {
            const TableLayout table = table_layout(size, seats, false);
            EXPECT_EQ(make_layout(table.areas, jg::ring_size(seats), jg::hidden_each(seats), 7).planets.size(), jg::ring_size(seats));
        }
}

TEST(JumpgateLayoutOptions, EveryLengthOfTheBlackHoleFits) {
    for (const Window& window : kWindows)
        for (const int limit : {5, 7, 9}) {
            const float scale = ui_scale_for(window.css.x, 1);
            const TableLayout table = table_layout({window.css.x / scale, window.css.y / scale}, 2, false);
            const Layout l = make_layout(table.areas, 6, 3, limit);
            for (int i = 0; i + 1 < limit; ++i)
                EXPECT_GE(distance(l.centre.spaces[std::size_t(i)], l.centre.spaces[std::size_t(i + 1)]), 2 * l.centre.space_r - 0.5f)
                    << window.name << ", " << limit << " spaces, space " << i + 1;
        }
}

}  // namespace
}  // namespace orrery::ui::jumpgate_table
