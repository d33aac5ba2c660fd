// Layout of the Quantum table and map, without a window.
#include <gtest/gtest.h>

#include <vector>

#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/games/quantum/layout.h"

namespace orrery::ui::quantum_table {
namespace {

constexpr Vec kWindows[] = {{1180, 820}, {1024, 768}, {820, 1180}, {390, 844}, {360, 640}, {844, 390}, {1920, 1080}, {1440, 900}};

const qu::Map& map_named(std::string_view id) { return qu::kMaps[*qu::map_by_id(id)]; }

Layout layout_of(Vec window, const qu::Map& map, Tab tab = Tab::cards) {
    LayoutInput in;
    in.areas = table_layout(window, 0, false).areas;
    in.map = &map;
    in.seats = map.players;
    in.tab = tab;
    return make_layout(in);
}

std::vector<Rect> places_of(const Layout& l) {
    std::vector<Rect> out{l.map, l.bar};
    if (l.mine.w > 0) out.push_back(l.mine);
    for (const Rect& r : l.others) out.push_back(r);
    for (const Rect& r : l.strip) out.push_back(r);
    for (const auto& row : l.cards)
        for (const Rect& r : row)
            if (r.w > 0) out.push_back(r);
    for (const Rect& r : l.tabs)
        if (r.w > 0) out.push_back(r);
    return out;
}

TEST(QuantumLayout, NothingLiesOverAnythingElseOrOutsideTheWindow) {
    for (const qu::Map& map : qu::kMaps)
        for (const Vec window : kWindows)
            for (const Tab tab : {Tab::cards, Tab::mine, Tab::others}) {
                const Layout l = layout_of(window, map, tab);
                const std::vector<Rect> places = places_of(l);
                for (std::size_t i = 0; i < places.size(); ++i) {
                    SCOPED_TRACE(std::string(map.id) + " " + std::to_string(window.x) + " " + std::to_string(i));
                    EXPECT_GT(places[i].w, 20);
                    EXPECT_GT(places[i].h, 20);
                    EXPECT_GE(places[i].x, 0);
                    EXPECT_LE(places[i].right(), window.x + 0.5f);
                    EXPECT_LE(places[i].bottom(), window.y + 0.5f);
                    for (std::size_t j = i + 1; j < places.size(); ++j) EXPECT_FALSE(places[i].grown(-0.5f).overlaps(places[j])) << j;
                }
            }
}

TEST(QuantumLayout, LargeScreensShowEverythingAtOnce) {
    for (const qu::Map& map : qu::kMaps)
        for (const Vec window : {Vec{1180, 820}, Vec{1024, 768}, Vec{820, 1180}, Vec{1920, 1080}}) {
            const Layout l = layout_of(window, map);
            EXPECT_GT(l.mine.w, 0) << map.id;
            EXPECT_EQ(static_cast<int>(l.others.size()), map.players - 1) << map.id;
            for (const auto& row : l.cards)
                for (const Rect& r : row) EXPECT_GE(r.h, 44) << map.id << " " << window.x;
        }
}

TEST(QuantumLayout, FittedMapShowsEverySpace) {
    for (const qu::Map& map : qu::kMaps)
        for (const Vec window : kWindows) {
            const MapGeometry g = map_geometry(map, layout_of(window, map).map, {});
            qu::spaces_of(static_cast<qu::MapId>(&map - qu::kMaps.data())).for_each([&](qu::Square at) {
                const Rect r = g.space(at);
                EXPECT_TRUE(g.field.grown(0.5f).contains(r.min()) && g.field.grown(0.5f).contains(r.max())) << map.id << " " << window.x;
                EXPECT_EQ(g.square_at(g.centre(at)), at);
            });
        }
}

TEST(QuantumLayout, ZoomingKeepsWhatLiesUnderTheFingers) {
    const qu::Map& map = map_named("cross_4p");
    const Rect area{10, 20, 600, 600};
    const MapGeometry before = map_geometry(map, area, {});
    const qu::Square at = qu::square_at(7, 7);
    const Vec finger = before.centre(at) + Vec{9, -7};
    const ZoomView view = zoomed(plane_of(map, area), {}, 2.0f, finger);
    const MapGeometry after = map_geometry(map, area, view);
    EXPECT_NEAR(after.cell, before.cell * 2, 0.01f);
    EXPECT_NEAR(after.centre(at).x + 18, finger.x, 0.5f);
    EXPECT_NEAR(after.centre(at).y - 14, finger.y, 0.5f);
}

TEST(QuantumLayout, DraggingStopsAtTheEdgeOfTheMap) {
    const qu::Map& map = map_named("winds_4p");
    const Rect area{0, 0, 500, 500};
    const Plane plane = plane_of(map, area);
    ZoomView view = zoomed(plane, {}, 3.0f, area.centre());
    view = panned(plane, view, {5000, 5000});
    const MapGeometry g = map_geometry(map, area, view);
    EXPECT_NEAR(g.origin.x, g.field.x, 8);
    EXPECT_NEAR(g.origin.y, g.field.y, 8);
    EXPECT_EQ(panned(plane, {}, {50, 50}).pan, Vec{});
    EXPECT_LE(zoomed(plane, view, 100, {}).zoom, Plane::kMost);
    EXPECT_GE(zoomed(plane, view, 0.001f, {}).zoom, Plane::kLeast);
}

TEST(QuantumLayout, APanelKeepsClearOfTheShipsThatFight) {
    const Rect bounds{0, 0, 400, 600};
    const std::vector<Rect> keep{{180, 520, 40, 40}, {180, 560, 40, 40}};
    const Rect place = clear_place(bounds, {360, 200}, keep);
    EXPECT_TRUE(bounds.contains(place.min()));
    EXPECT_LE(place.bottom(), 520);
    for (const Rect& r : keep) EXPECT_FALSE(place.overlaps(r));
}

}  // namespace
}  // namespace orrery::ui::quantum_table
