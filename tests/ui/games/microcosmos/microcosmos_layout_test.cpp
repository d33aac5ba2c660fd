// Layout of the Microcosmos table, without a window: nothing overlaps or lies outside, in any window, at any text size.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/games/microcosmos/galaxy.h"
#include "imgui_ui/games/microcosmos/layout.h"

namespace orrery::ui::microcosmos_table {
namespace {

struct NamedPlace {
    std::string name;
    Rect place;
};

/// Returns the places that are touched one by one.
std::vector<NamedPlace> touch_places(const Layout& l) {
    std::vector<NamedPlace> out;
    const auto all = [&out](const char* name, const auto& places) {
        for (std::size_t i = 0; i < places.size(); ++i) out.push_back({name + (" " + std::to_string(i)), places[i]});
    };
    out.insert(out.end(), {{"round", l.round}, {"restored", l.restored}, {"points", l.points}, {"crew deck", l.crew_deck},
                           {"crew discards", l.crew_discard}, {"survivor deck", l.survivor_deck}, {"planet deck", l.planet_deck},
                           {"bridge", l.bridge}, {"automa", l.automa}, {"actions", l.actions}});
    all("Club", l.club);
    all("upgrade", l.upgrades);
    all("other", l.others);
    all("upper row", l.crew[0]);
    all("lower row", l.crew[1]);
    all("resource", l.resources);
    all("token", l.tokens);
    all("tab", l.tabs);
    std::erase_if(out, [](const NamedPlace& p) { return p.place.w <= 0 || p.place.h <= 0; });
    return out;
}

struct LayoutCase {
    float text;                                ///< size of the type
    Vec window;                                ///< in canvas units
    LayoutInput in;
    std::string name;
};

LayoutCase case_of(Vec css, float text, int contenders, bool is_solo, Tab tab) {
    const float scale = ui_scale_for(css.x, text);
    LayoutCase out{};
    out.text = text;
    out.window = css * (1 / scale);
    out.in.areas = table_layout(out.window, 0, false).areas;
    out.in.contenders = contenders;
    out.in.is_solo = is_solo;
    out.in.tab = tab;
    out.name = std::to_string(static_cast<int>(css.x)) + " x " + std::to_string(static_cast<int>(css.y)) + ", text " +
               std::to_string(static_cast<int>(text * 100)) + ", " + (is_solo ? std::string("solo") : std::to_string(contenders)) +
               ", tab " + std::to_string(static_cast<int>(tab));
    return out;
}

constexpr Vec kAllWindows[] = {{360, 640},   {390, 844},  {412, 915},  {600, 960},   {740, 360},  {844, 390},
                               {932, 430},   {768, 1024}, {820, 1180}, {1024, 768},  {1180, 820}, {1366, 1024},
                               {1440, 900},  {1600, 900}, {1920, 1080}, {2560, 1440}, {3840, 2160}};

/// Calls `look` for each layout.
template <class Look>
void for_layouts(Look look) {
    for (const Vec css : kAllWindows)
        for (const float text : {0.8f, 1.0f, 1.3f, 1.6f})
            for (int contenders = 1; contenders <= mc::kMaxMicrocosmosSeats; ++contenders)
                for (const Tab tab : {Tab::crew, Tab::ark, Tab::club, Tab::others}) {
                    const bool is_solo = contenders == 1;
                    const LayoutCase one = case_of(css, text, is_solo ? 2 : contenders, is_solo, tab);
                    look(one, make_layout(one.in));
                }
}

bool has_largest_text(const LayoutCase& one) { return one.text > 1.5f; }

TEST(MicrocosmosLayout, NothingLiesOverAnythingElseOrOutside) {
    for_layouts([](const LayoutCase& one, const Layout& l) {
        SCOPED_TRACE(one.name);
        std::vector<NamedPlace> places = touch_places(l);
        places.push_back({"galaxy", l.galaxy});
        if (l.phase.w > 0) places.push_back({"phases", l.phase});
        const Rect room = one.in.areas.whole.grown(0.5f);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Rect& a = places[i].place;
            EXPECT_TRUE(room.contains(a.min()) && room.contains({a.right() - 1, a.bottom() - 1})) << places[i].name << " lies outside";
            for (std::size_t k = i + 1; k < places.size(); ++k)
                EXPECT_FALSE(a.grown(-0.5f).overlaps(places[k].place.grown(-0.5f))) << places[i].name << " and " << places[k].name;
        }
    });
}

TEST(MicrocosmosLayout, TheGalaxyIsASquareThatFitsItsCards) {
    for_layouts([](const LayoutCase& one, const Layout& l) {
        SCOPED_TRACE(one.name);
        EXPECT_NEAR(l.galaxy.w, l.galaxy.h, 0.6f);
        const GalaxyGeometry g = galaxy_geometry(l.galaxy);
        for (mc::Cell cell = 0; cell < mc::kCells; ++cell) {
            const Rect card = g.cell(cell);
            EXPECT_TRUE(l.galaxy.grown(1).contains(card.min())) << static_cast<int>(cell);
            EXPECT_TRUE(l.galaxy.grown(1).contains({card.right() - 1, card.bottom() - 1})) << static_cast<int>(cell);
        }
        // Where the largest type leaves little room on a phone, the galaxy is enlarged by hand.
        constexpr float kLeast = 60, kLeastEnlarged = 130;
        EXPECT_GE(g.card * Plane::kMost, kLeastEnlarged);
        if (!has_largest_text(one)) { EXPECT_GE(g.card, kLeast) << "a card has room for five spots"; }
    });
}

TEST(MicrocosmosLayout, PartsLieOnTheirPanels) {
    for_layouts([](const LayoutCase& one, const Layout& l) {
        SCOPED_TRACE(one.name);
        const auto expect_on = [](const Rect& panel, const auto& parts, const char* name) {
            for (const Rect& part : parts)
                if (part.w > 0) { EXPECT_TRUE(panel.grown(1).contains(part.min()) && panel.grown(1).contains(part.max())) << name; }
        };
        if (l.ark.w > 0) expect_on(l.ark, l.upgrades, "upgrade");
        if (l.ark.w > 0) expect_on(l.ark, l.pairs, "pair");
        if (l.cargo.w > 0) expect_on(l.cargo, l.resources, "resource");
        if (l.cargo.w > 0) expect_on(l.cargo, l.tokens, "token");
        EXPECT_GE(l.actions.w, 120);
        EXPECT_GE(l.actions.h, 44);
    });
}

TEST(MicrocosmosLayout, LargeScreensShowEverythingAtOnce) {
    for (const Vec css : {Vec{1180, 820}, Vec{1024, 768}, Vec{1366, 1024}, Vec{1440, 900}, Vec{1920, 1080}})
        for (int contenders = 1; contenders <= mc::kMaxMicrocosmosSeats; ++contenders) {
            const bool is_solo = contenders == 1;
            const LayoutCase one = case_of(css, 1, is_solo ? 2 : contenders, is_solo, Tab::crew);
            SCOPED_TRACE(one.name);
            const Layout l = make_layout(one.in);
            for (const Rect& tab : l.tabs) EXPECT_LE(tab.w, 0) << "no tabs";
            for (const Rect& card : l.club) EXPECT_GE(card.h, 44);
            for (const Rect& tile : l.upgrades) EXPECT_GE(tile.h, 38);
            for (const auto& row : l.crew)
                for (const Rect& card : row) EXPECT_GE(card.h, 44);
            for (const Rect& rest : {l.round, l.restored, l.points, l.phase, l.crew_deck, l.bridge, l.cargo}) EXPECT_GT(rest.w, 0);
            EXPECT_EQ(static_cast<int>(l.others.size()), is_solo ? 1 : contenders - 1);
            if (is_solo) { EXPECT_GT(l.automa.w, 0); }
        }
}

// Behind one of the tabs of a phone lies everything that a large screen shows.
TEST(MicrocosmosLayout, PhonesShowEverythingBehindSomeTab) {
    for (const Vec css : {Vec{360, 640}, Vec{390, 844}, Vec{844, 390}})
        for (const bool is_solo : {false, true}) {
            std::vector<std::string> names;
            for (const Tab tab : {Tab::crew, Tab::ark, Tab::club, Tab::others})
                for (const NamedPlace& p : touch_places(make_layout(case_of(css, 1, is_solo ? 2 : 3, is_solo, tab).in)))
                    names.push_back(p.name);
            const auto has = [&names](const std::string& name) { return std::find(names.begin(), names.end(), name) != names.end(); };
            SCOPED_TRACE(std::to_string(static_cast<int>(css.x)) + (is_solo ? ", solo" : ""));
            for (int i = 0; i < 8; ++i) EXPECT_TRUE(has("upgrade " + std::to_string(i))) << i;
            for (int i = 0; i < 3; ++i) {
                EXPECT_TRUE(has("Club " + std::to_string(i))) << i;
                EXPECT_TRUE(has("upper row " + std::to_string(i))) << i;
                EXPECT_TRUE(has("lower row " + std::to_string(i))) << i;
            }
            for (int i = 0; i < 4; ++i) {
                EXPECT_TRUE(has("resource " + std::to_string(i))) << i;
                EXPECT_TRUE(has("token " + std::to_string(i))) << i;
            }
            EXPECT_TRUE(has("other 0"));
            EXPECT_TRUE(has("crew deck"));
            EXPECT_TRUE(has("bridge"));
            if (is_solo) { EXPECT_TRUE(has("automa")); }
        }
}

// Targets grow to the size of a finger. Where they meet, the nearer one wins, so their middles must lie far enough apart.
TEST(MicrocosmosLayout, EachPlaceKeepsRoomForAFinger) {
    struct Window {
        Vec css;
        float finger, least;
    };
    for (const auto& [css, finger, least] : {Window{{1180, 820}, 44, 38}, Window{{1024, 768}, 44, 38}, Window{{820, 1180}, 44, 38},
                                             Window{{1920, 1080}, 44, 38}, Window{{390, 844}, 40, 32}, Window{{844, 390}, 40, 32},
                                             Window{{360, 640}, 40, 26}})
        for (int contenders = 1; contenders <= mc::kMaxMicrocosmosSeats; ++contenders)
            for (const Tab tab : {Tab::crew, Tab::ark, Tab::club, Tab::others}) {
                const bool is_solo = contenders == 1;
                const LayoutCase one = case_of(css, 1, is_solo ? 2 : contenders, is_solo, tab);
                SCOPED_TRACE(one.name);
                const std::vector<NamedPlace> places = touch_places(make_layout(one.in));
                const auto hit = [finger = finger](Rect r) {
                    return rect_around(r.centre(), std::max(r.w, finger), std::max(r.h, finger));
                };
                for (std::size_t i = 0; i < places.size(); ++i)
                    for (std::size_t k = i + 1; k < places.size(); ++k) {
                        if (!hit(places[i].place).grown(-0.5f).overlaps(hit(places[k].place))) continue;
                        const Vec apart = places[i].place.centre() - places[k].place.centre();
                        EXPECT_GE(std::max(std::abs(apart.x), std::abs(apart.y)), least) << places[i].name << " and " << places[k].name;
                    }
            }
}

TEST(MicrocosmosLayout, SpotsOfACardKeepRoomForAFinger) {
    constexpr float kLeast = 26;
    mc::Table t;
    for (mc::Cell cell = 0; cell < mc::kCells; ++cell)
        t.grid[cell] = cell == mc::kCentre ? mc::kPortal : static_cast<mc::PlanetId>(cell + 1);
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{360, 640}}) {
        const LayoutCase one = case_of(css, 1, 2, false, Tab::crew);
        SCOPED_TRACE(one.name);
        const GalaxyGeometry g = galaxy_geometry(make_layout(one.in).galaxy);
        for (const mc::PlanetId planet : t.grid)
            for (std::size_t i = 0; i < mc::kPlanets[planet].spots; ++i)
                for (std::size_t k = 0; k < i; ++k) {
                    const Vec one = g.spot(t, mc::spot_of(planet, i)), other = g.spot(t, mc::spot_of(planet, k));
                    EXPECT_GE(distance(one, other), kLeast) << mc::kPlanets[planet].id;
                }
    }
}

}  // namespace
}  // namespace orrery::ui::microcosmos_table
