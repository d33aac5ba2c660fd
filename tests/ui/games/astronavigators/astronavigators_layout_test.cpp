// Layout of the AstroNavigators table, without a window: nothing overlaps or lies outside, in any window, at any text size.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <string>
#include <vector>

#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/games/astronavigators/earth.h"
#include "imgui_ui/games/astronavigators/layout.h"
#include "imgui_ui/games/astronavigators/sky_chart.h"

namespace orrery::ui::astronavigators_table {
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
    out.insert(out.end(), {{"twin", l.twin}, {"deck", l.deck}, {"months", l.months}, {"quests", l.quests}, {"agenda", l.agenda},
                           {"orbit tiles", l.orbit_tiles}, {"actions", l.actions}, {"zoom", l.zoom}});
    all("week", l.weeks);
    all("token", l.tokens);
    all("tile", l.tiles);
    all("set", l.sets);
    all("moon", l.moons);
    all("gauge", l.gauges);
    all("slot", l.slots);
    all("other", l.others);
    all("tab", l.tabs);
    std::erase_if(out, [](const NamedPlace& p) { return p.place.w <= 0 || p.place.h <= 0; });
    return out;
}

/// Returns all places but the panel that lies below others.
std::vector<NamedPlace> all_places(const Layout& l) {
    std::vector<NamedPlace> out = touch_places(l);
    for (const NamedPlace& more : {NamedPlace{"Earth", l.earth}, NamedPlace{"sky", l.sky}, NamedPlace{"orbit", l.orbit},
                                   NamedPlace{"heading of the Earth", l.earth_heading}, NamedPlace{"heading of the sky", l.sky_heading},
                                   NamedPlace{"heading of the orbit", l.orbit_heading}, NamedPlace{"heading of the weeks", l.weeks_heading},
                                   NamedPlace{"name", l.name}})
        if (more.place.w > 0 && more.place.h > 0) out.push_back(more);
    return out;
}

struct LayoutCase {
    float text;                                ///< size of the type
    Vec window;                                ///< in canvas units
    LayoutInput in;
    std::string name;
};

LayoutCase case_of(Vec css, float text, int seats, bool has_orbit, Tab tab) {
    const float scale = ui_scale_for(css.x, text);
    LayoutCase out{};
    out.text = text;
    out.window = css * (1 / scale);
    out.in.areas = table_layout(out.window, 0, false).areas;
    out.in.seats = seats;
    out.in.has_orbit = has_orbit;
    out.in.tab = tab;
    out.in.shows_orbit = tab == Tab::orbit;
    out.in.slots = seats == 3 ? an::kMostSlot : an::kSlot;
    const auto whole = [](float n) { return std::to_string(static_cast<int>(n)); };
    out.name = whole(css.x) + " x " + whole(css.y) + ", text " + whole(text * 100) + ", " + std::to_string(seats) +
               (has_orbit ? " Astronavigator" : " Astronomer") + ", tab " + std::to_string(static_cast<int>(tab));
    return out;
}

constexpr Vec kAllWindows[] = {{360, 640},   {390, 844},  {412, 915},   {600, 960},   {740, 360},  {844, 390},
                               {932, 430},   {768, 1024}, {820, 1180},  {1024, 768},  {1180, 820}, {1366, 1024},
                               {1440, 900},  {1600, 900}, {1920, 1080}, {2560, 1440}, {3840, 2160}};
constexpr Tab kAllTabs[] = {Tab::earth, Tab::sky, Tab::orbit, Tab::weeks, Tab::player};

/// Calls `look` for each layout of the windows.
template <class Windows, class Texts, class Look>
void for_layouts_of(const Windows& windows, const Texts& texts, Look look) {
    for (const Vec css : windows)
        for (const float text : texts)
            for (int seats = an::kMinSeats; seats <= an::kMostSeats; ++seats)
                for (const bool has_orbit : {false, true})
                    for (const Tab tab : kAllTabs) {
                        const LayoutCase one = case_of(css, text, seats, has_orbit, tab);
                        look(one, make_layout(one.in));
                    }
}
template <class Look>
void for_layouts(Look look) {
    for_layouts_of(kAllWindows, std::initializer_list<float>{0.8f, 1.0f, 1.3f, 1.6f}, look);
}

bool has_tabs(const Layout& l) { return l.tabs[static_cast<std::size_t>(Tab::earth)].w > 0; }
const Rect& tab_of(const Layout& l, Tab tab) { return l.tabs[static_cast<std::size_t>(tab)]; }

/// Expects that no two places overlap and that all lie in `room`.
void expect_apart(const std::vector<NamedPlace>& places, Rect room) {
    room = room.grown(0.5f);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Rect& a = places[i].place;
        EXPECT_TRUE(room.contains(a.min()) && room.contains({a.right() - 1, a.bottom() - 1})) << places[i].name << " lies outside";
        for (std::size_t k = i + 1; k < places.size(); ++k)
            if (a.grown(-0.5f).overlaps(places[k].place.grown(-0.5f))) ADD_FAILURE() << places[i].name << " and " << places[k].name;
    }
}

TEST(AstronavigatorsLayout, NothingLiesOverAnythingElseOrOutside) {
    for_layouts([](const LayoutCase& one, const Layout& l) {
        SCOPED_TRACE(one.name);
        expect_apart(all_places(l), one.in.areas.whole);
    });
}

TEST(AstronavigatorsLayout, LeavesRoomForGuideAndLog) {
    for (const Vec css : kAllWindows)
        for (const Tab tab : kAllTabs) {
            LayoutCase one = case_of(css, 1, 4, true, tab);
            SCOPED_TRACE(one.name);
            const TableLayout guided = guided_layout(one.window, 0, false, false);
            one.in.areas = guided.areas;
            std::vector<NamedPlace> places = all_places(make_layout(one.in));
            if (guided.guide.w > 0) places.push_back({"guide", guided.guide});
            expect_apart(places, one.in.areas.whole);
            one.in.areas = table_layout(one.window, 0, true).areas;
            expect_apart(all_places(make_layout(one.in)), one.in.areas.whole);
        }
}

TEST(AstronavigatorsLayout, ShowsWhatIsNeededAtEveryMoment) {
    for_layouts([](const LayoutCase& one, const Layout& l) {
        SCOPED_TRACE(one.name);
        EXPECT_GE(l.actions.w, 120);
        EXPECT_GE(l.actions.h, 44);
        EXPECT_GT(l.name.w, 0);
        EXPECT_GT(l.player.w, 0);
        EXPECT_TRUE(l.player.grown(1).contains(l.name.min()) && l.player.grown(1).contains(l.name.max()));
        const bool has_map = l.shown != Tab::weeks && l.shown != Tab::player;
        EXPECT_EQ(l.earth.w > 0 || l.sky.w > 0 || l.orbit.w > 0, has_map);
        if (l.shown != Tab::player) { EXPECT_GT(l.weeks[0].w, 0); }
        if (one.text > 1.2f) return;
        if (has_map) { EXPECT_TRUE(l.earth.w > 0 || l.twin.w > 0) << "the own place"; }
        EXPECT_GT(l.months.w, 0);
        EXPECT_EQ(static_cast<int>(l.others.size()), one.in.seats - 1);
    });
}

TEST(AstronavigatorsLayout, ShowsWhatTheModeHas) {
    for_layouts([](const LayoutCase& one, const Layout& l) {
        if (one.in.has_orbit) return;
        SCOPED_TRACE(one.name);
        for (const Rect& none : {l.orbit, l.orbit_heading, l.agenda, l.orbit_tiles, l.gauges[0], tab_of(l, Tab::orbit)})
            EXPECT_LE(none.w, 0);
        EXPECT_NE(l.shown, Tab::orbit);
    });
}

TEST(AstronavigatorsLayout, MapsCanBeReadAndTouched) {
    for_layouts([](const LayoutCase& one, const Layout& l) {
        SCOPED_TRACE(one.name);
        constexpr float kLeastEnlarged = 24, kLeastEnlargedAtSmallType = 38, kFitted = 28;
        const float least = one.text < 1.2f ? kLeastEnlargedAtSmallType : kLeastEnlarged;
        for (const float cell : {l.earth.w > 0 ? earth_geometry(l.earth).cell : 0, l.sky.w > 0 ? sky_geometry(l.sky).cell : 0}) {
            if (cell <= 0) continue;
            EXPECT_GE(cell * Plane::kMost, least);
            if (cell < kFitted) { EXPECT_GT(l.zoom.w, 0) << "small spaces can be enlarged"; }
        }
    });
}

TEST(AstronavigatorsLayout, EarthAndSkyHaveEqualSpacesAndRows) {
    for_layouts([](const LayoutCase& one, const Layout& l) {
        if (l.earth.w <= 0 || l.sky.w <= 0) return;
        SCOPED_TRACE(one.name);
        const EarthGeometry earth = earth_geometry(l.earth);
        const SkyGeometry sky = sky_geometry(l.sky);
        EXPECT_NEAR(earth.cell, sky.cell, 0.1f);
        if (!l.is_side_by_side) return;
        for (int row = -an::kPolarRow; row <= an::kPolarRow; ++row) EXPECT_NEAR(earth.row(row).y, sky.row(row).y, 0.5f) << row;
    });
}

TEST(AstronavigatorsLayout, LargeScreensShowEverythingAtOnce) {
    constexpr Vec kLarge[] = {{1024, 768}, {1180, 820}, {1366, 1024}, {1440, 900}, {1600, 900}, {1920, 1080}, {2560, 1440}};
    for_layouts_of(kLarge, std::initializer_list<float>{1.0f}, [](const LayoutCase& one, const Layout& l) {
        SCOPED_TRACE(one.name);
        EXPECT_FALSE(has_tabs(l));
        EXPECT_EQ(tab_of(l, Tab::sky).w > 0, one.in.has_orbit) << "switch between sky and orbit";
        EXPECT_EQ(l.orbit.w > 0, one.in.has_orbit && one.in.shows_orbit);
        EXPECT_NE(l.orbit.w > 0, l.sky.w > 0);
        for (const Rect& part : {l.earth, l.earth_heading, l.weeks_heading, l.deck, l.months, l.name, l.quests}) EXPECT_GT(part.w, 0);
        for (const Rect& week : l.weeks) EXPECT_GE(week.h, 80);
        for (const Rect& token : l.tokens) EXPECT_GE(token.h, 34);
        for (const Rect& tile : l.tiles) EXPECT_GE(tile.h, 34);
        for (const Rect& set : l.sets) EXPECT_GE(set.h, 34);
        for (const Rect& moon : l.moons) EXPECT_GE(moon.h, 34);
        EXPECT_EQ(static_cast<int>(l.slots.size()), one.in.slots);
        EXPECT_EQ(static_cast<int>(l.others.size()), one.in.seats - 1);
        EXPECT_GE(l.actions.h, 118);
        EXPECT_EQ(l.is_side_by_side, one.window.x >= 1590);
    });
}

TEST(AstronavigatorsLayout, TheTabletLooksLikeTheMockUp) {
    const Layout l = make_layout(case_of({1180, 820}, 1, 3, true, Tab::earth).in);
    EXPECT_NEAR(l.weeks[0].x, 800, 1);
    EXPECT_NEAR(l.weeks[1].right() - l.weeks[0].x, 364, 1);
    EXPECT_NEAR(l.weeks[0].y, 112, 2);
    EXPECT_NEAR(l.earth.y, 112, 2);
    EXPECT_NEAR(l.earth.w, 768, 1);
    EXPECT_NEAR(l.sky.y, 392, 3);
    EXPECT_LE(l.zoom.w, 0);
}

// Behind one of the tabs lies everything that a large screen shows.
TEST(AstronavigatorsLayout, WindowsWithTabsShowEverythingBehindSomeTab) {
    for (const Vec css : {Vec{360, 640}, Vec{390, 844}, Vec{600, 960}, Vec{740, 360}, Vec{844, 390}, Vec{768, 1024}, Vec{820, 1180}})
        for (const bool has_orbit : {false, true}) {
            std::vector<std::string> names;
            for (const Tab tab : kAllTabs) {
                const LayoutCase one = case_of(css, 1, 4, has_orbit, tab);
                SCOPED_TRACE(one.name);
                const Layout l = make_layout(one.in);
                EXPECT_TRUE(has_tabs(l));
                EXPECT_EQ(l.shown == tab, tab_of(l, tab).w > 0) << "a window without this tab shows the Earth";
                for (const NamedPlace& p : all_places(l)) names.push_back(p.name);
            }
            const auto expect_all = [&names](const std::string& name, std::size_t count) {
                for (std::size_t i = 0; i < count; ++i)
                    EXPECT_TRUE(contains(names, name + " " + std::to_string(i))) << name << " " << i;
            };
            SCOPED_TRACE(std::to_string(static_cast<int>(css.x)) + (has_orbit ? " Astronavigator" : " Astronomer"));
            expect_all("week", an::kWeeks);
            expect_all("token", an::kTransportCount);
            expect_all("tile", an::kContinentCount);
            expect_all("set", an::kSetCount);
            expect_all("moon", an::kPhases);
            expect_all("gauge", has_orbit ? 3 : 0);
            expect_all("slot", 1);
            expect_all("other", 3);
            for (const char* name : {"Earth", "sky", "twin", "deck", "months", "quests"})
                EXPECT_TRUE(contains(names, std::string(name))) << name;
            for (const char* name : {"orbit", "agenda", "orbit tiles"})
                EXPECT_EQ(contains(names, std::string(name)), has_orbit) << name;
        }
}

// Nothing jumps to another place when another tab is chosen.
TEST(AstronavigatorsLayout, TabsAndActionsStayWhereTheyAre) {
    for (const Vec css : kAllWindows)
        for (const float text : {0.8f, 1.0f, 1.3f, 1.6f}) {
            const LayoutCase first = case_of(css, text, 4, true, Tab::earth);
            SCOPED_TRACE(first.name);
            const Layout expected = make_layout(first.in);
            for (const Tab tab : kAllTabs) {
                const Layout l = make_layout(case_of(css, text, 4, true, tab).in);
                EXPECT_EQ(l.actions, expected.actions);
                EXPECT_EQ(l.tabs, expected.tabs);
            }
        }
}

// Targets grow to the size of a finger. Where they meet, the nearer one wins, so their middles must lie far enough apart.
TEST(AstronavigatorsLayout, EachPlaceKeepsRoomForAFinger) {
    struct Window {
        Vec css;
        float finger, least;
    };
    for (const auto& [css, finger, least] : {Window{{1180, 820}, 44, 38}, Window{{1024, 768}, 44, 38}, Window{{820, 1180}, 44, 38},
                                             Window{{768, 1024}, 44, 38}, Window{{1600, 900}, 44, 38}, Window{{1920, 1080}, 44, 38},
                                             Window{{390, 844}, 40, 32}, Window{{844, 390}, 40, 32}, Window{{360, 640}, 40, 26}})
        for (int seats = an::kMinSeats; seats <= an::kMostSeats; ++seats)
            for (const bool has_orbit : {false, true})
                for (const Tab tab : kAllTabs) {
                    const LayoutCase one = case_of(css, 1, seats, has_orbit, tab);
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

}  // namespace
}  // namespace orrery::ui::astronavigators_table
