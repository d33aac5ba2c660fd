// Layout of the Quantum table and map, without a window.
#include <gtest/gtest.h>

#include <vector>

#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/games/quantum/layout.h"
#include "imgui_ui/games/quantum/look.h"

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

// The rows of the other players must be high enough to be read and touched, in every window, with the guide open or without it.
TEST(QuantumLayout, RowsOfTheOthersAreHighEnough) {
    constexpr float kLeastRow = 40, kLeastCard = 44, kLeastMine = 80;
    int looked_at = 0;
    for (const qu::Map& map : qu::kMaps)
        for (const float width : {700.0f, 768.0f, 820.0f, 960.0f, 1024.0f, 1180.0f, 1280.0f, 1366.0f, 1440.0f, 1680.0f, 1920.0f, 2560.0f})
            for (const float height : {560.0f, 600.0f, 640.0f, 672.0f, 690.0f, 720.0f, 768.0f, 780.0f, 820.0f, 900.0f, 1024.0f, 1080.0f, 1180.0f, 1440.0f})
                for (const bool is_guided : {false, true}) {
                    const Vec window{width, height};
                    LayoutInput in;
                    in.areas = (is_guided ? guided_layout(window, 0, false, false) : table_layout(window, 0, false)).areas;
                    in.map = &map;
                    in.seats = map.players;
                    if (in.areas.kind != LayoutKind::tablet && in.areas.kind != LayoutKind::desktop) continue;
                    const Layout l = make_layout(in);
                    SCOPED_TRACE(std::string(map.id) + " " + std::to_string(width) + " x " + std::to_string(height) + (is_guided ? " guided" : ""));
                    ASSERT_EQ(static_cast<int>(l.others.size()), map.players - 1);
                    ++looked_at;
                    EXPECT_GE(l.mine.h, kLeastMine);
                    for (const Rect& row : l.others) EXPECT_GE(row.h, kLeastRow);
                    for (const auto& row : l.cards)
                        for (const Rect& card : row) EXPECT_GE(card.h, kLeastCard - 0.01f);
                    const std::vector<Rect> places = places_of(l);
                    for (std::size_t i = 0; i < places.size(); ++i) {
                        EXPECT_LE(places[i].bottom(), height + 0.5f) << i;
                        for (std::size_t j = i + 1; j < places.size(); ++j) EXPECT_FALSE(places[i].grown(-0.5f).overlaps(places[j])) << i << " " << j;
                    }
                }
    EXPECT_GT(looked_at, 200);
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

// Arrows of an attack end before the flags with the chances, from whatever sides they come, and at the edges of the map.
TEST(QuantumLayout, ArrowsAndFlagsLeaveEachOtherFree) {
    constexpr float kLetters = 13;
    for (const float cell : {24.0f, 30.0f, 42.0f, 60.0f, 90.0f}) {
        MapGeometry g;
        g.columns = g.rows = 9;
        g.cell = cell;
        g.origin = {20, 30};
        g.field = g.area = {g.origin.x, g.origin.y, cell * 9, cell * 9};
        const Vec flag{38, kLetters + 6};
        for (const Vec at : {Vec{4, 4}, Vec{0, 4}, Vec{8, 4}, Vec{4, 0}, Vec{4, 8}, Vec{0, 0}, Vec{8, 8}})
            for (int sides = 1; sides < 16; ++sides) {
                const int x = static_cast<int>(at.x), y = static_cast<int>(at.y);
                std::vector<MapLook::Arrow> arrows;
                constexpr int kAside[4][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
                for (int i = 0; i < 4; ++i) {
                    const int from_x = x + kAside[i][0], from_y = y + kAside[i][1];
                    if ((sides >> i) % 2 == 1 && from_x >= 0 && from_y >= 0 && from_x < 9 && from_y < 9)
                        arrows.push_back({qu::square_at(from_x, from_y), qu::square_at(x, y)});
                }
                if (arrows.empty()) continue;
                SCOPED_TRACE(std::to_string(cell) + " at " + std::to_string(x) + ", " + std::to_string(y) + " sides " + std::to_string(sides));
                std::vector<Rect> ways;
                for (const MapLook::Arrow& arrow : arrows) ways.push_back(arrow_on(g, arrow, {}).place());
                const Rect place = chance_flag_place(g.centre(arrows.front().to), cell * kShipShare, flag, g.field, ways);
                EXPECT_TRUE(g.field.grown(0.5f).contains(place.min()) && g.field.grown(0.5f).contains(place.max()));
                for (const MapLook::Arrow& arrow : arrows) {
                    const DrawnArrow drawn = arrow_on(g, arrow, {place});
                    EXPECT_FALSE(drawn.place().grown(-0.2f).overlaps(place));
                    EXPECT_GT(distance(drawn.tail, drawn.tip), drawn.thick * 2) << "no more than a head is left";
                }
            }
    }
    // A flag of another ship in the way shortens the arrow.
    MapGeometry g;
    g.cell = 60;
    const MapLook::Arrow arrow{qu::square_at(3, 3), qu::square_at(4, 3)};
    const DrawnArrow whole = arrow_on(g, arrow, {});
    const Rect label{whole.tip.x - 6, whole.tip.y - 4, 30, 19};
    const DrawnArrow shorter = arrow_on(g, arrow, {label});
    EXPECT_EQ(shorter.tail, whole.tail);
    EXPECT_LT(shorter.tip.x, whole.tip.x);
    EXPECT_FALSE(shorter.place().overlaps(label));
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
