// Small picture of a map, for the set-up.
#include <algorithm>

#include "engine/games/quantum/board.h"
#include "imgui_ui/games/quantum/look.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/planets.h"

namespace orrery::ui::quantum_table {

void draw_map_picture(Canvas& c, const Theme& t, const Json& value, Rect place) {
    const auto id = value.is_string() ? qu::map_by_id(value.get_ref<const std::string&>()) : std::nullopt;
    if (!id) return;
    const qu::Map& map = qu::kMaps[*id];
    const float tile = std::min(place.w / static_cast<float>(map.cols), place.h / static_cast<float>(map.rows));
    const Vec corner{place.centre().x - tile * static_cast<float>(map.cols) / 2, place.centre().y - tile * static_cast<float>(map.rows) / 2};
    for (int row = 0; row < map.rows; ++row)
        for (int col = 0; col < map.cols; ++col) {
            const qu::PlanetId at = qu::planet_at(col, row);
            const Rect r = Rect{corner.x + tile * static_cast<float>(col), corner.y + tile * static_cast<float>(row), tile, tile}.grown(-1);
            if (map.tiles[at] == qu::Tile::gap) continue;
            c.rect(r, tile * 0.2f, fade(rgb(0x141C33), 0.9f));
            c.rect_stroke(r, tile * 0.2f, fade(t.line2, 0.6f), 1);
            if (map.tiles[at] == qu::Tile::void_tile) {
                c.circle(r.centre(), tile * 0.34f, t.hole);
                draw_swirl(c, r.centre(), tile * 0.34f, fade(t.hole_light, 0.6f), 4, 1);
                continue;
            }
            draw_planet(c, r.centre(), tile * 0.3f, look_of(map.tiles[at]));
            // Where the players begin.
            const auto end = map.start_planets.begin() + map.players;
            if (std::find(map.start_planets.begin(), end, at) != end) c.circle_stroke(r.centre(), tile * 0.39f, t.brass, 1.5f);
        }
}

}  // namespace orrery::ui::quantum_table
