// Places on the Earth map as functions of its area.
#include <algorithm>
#include <cmath>

#include "imgui_ui/games/astronavigators/earth.h"

namespace orrery::ui::astronavigators_table {

namespace {

constexpr float kEarthGutter = 0.5f;                       // sea left and right of the map, in spaces: 24 columns, as many as the sky has

/// Size of a vehicle and the distances of several vehicles on one space, in spaces.
struct EarthStand { float size, dx, dy, least; };
EarthStand earth_stand(int count) {
    if (count <= 1) return {0.74f, 0, 0, 15};
    if (count == 2) return {0.56f, 0.25f, 0, 12};
    return {0.5f, 0.25f, 0.24f, 11};
}

}  // namespace

Plane plane_of_earth(Rect area) {
    return {area, {static_cast<float>(an::kColumns) + 2 * kEarthGutter, static_cast<float>(an::kRows)}};
}

EarthGeometry earth_geometry(Rect area, const ZoomView& view) {
    const ShownPlane plane = shown(plane_of_earth(area), view);
    return {plane.field, {plane.origin.x + kEarthGutter * plane.unit, plane.origin.y}, plane.unit};
}

std::optional<an::SpaceId> EarthGeometry::at(Vec p) const {
    if (cell <= 0 || !field.contains(p)) return {};
    const int column = static_cast<int>(std::floor((p.x - origin.x) / cell)), line = static_cast<int>(std::floor((p.y - origin.y) / cell));
    if (column < 0 || column >= an::kColumns || line < 0 || line >= an::kRows) return {};
    return static_cast<an::SpaceId>(line * an::kColumns + column);
}

Rect EarthGeometry::vehicle(const an::Table& t, Seat who) const {
    const an::Vehicle& own = t.players[who].vehicle;
    if (own.map != an::Map::earth) return {};
    int count = 0, before = 0;
    for (const Seat seat : all_seats(t.seats)) {
        if (!(t.players[seat].vehicle == own)) continue;
        ++count;
        before += seat < who;
    }
    const EarthStand stand = earth_stand(count);
    const float size = std::max(stand.least, stand.size * cell);
    // Of three the last one stands in the middle of its row.
    const bool is_alone = count == 3 && before == 2;
    const float dx = is_alone ? 0 : before % 2 == 0 ? -stand.dx : stand.dx;
    const float dy = before < 2 ? -stand.dy : stand.dy;
    const Vec middle = space(own.at).centre();
    return square_around({middle.x + dx * cell, middle.y + dy * cell}, size);
}

}  // namespace orrery::ui::astronavigators_table
