// Background of every screen, box art of the five games, and the product's mark.
#pragma once

#include <cstdint>
#include <vector>

#include "canvas.h"

namespace orrery::ui {

struct SpaceLook {
    Color key;               // tint of the nebula: a game's key colour, or a seat's colour on the curtain
    Vec centre;              // centre of the engraved rings
    float rings = 0.10f;     // alpha of the rings; 0 draws none
    std::uint32_t seed = 23;
};

/// Static backdrop. It is built once and copied into the draw list until the size, palette or look changes.
class Space {
  public:
    void draw(Canvas&, const SpaceLook&);

  private:
    struct Key {
        SpaceLook look;
        Vec size;
        float scale = 0;
        Palette palette{};
        int textures = -1;
    };
    bool is_current(const Key&) const;
    Key key_{};
    std::vector<ImDrawVert> vertices_;
    std::vector<ImDrawIdx> indices_;
};

/// Draws engraved brass rings; the third has ticks.
void draw_orrery_rings(Canvas&, Vec centre, float r, float a);
/// Draws a ticked brass ring, as around the disc of the curtain.
void draw_ticked_ring(Canvas&, Vec centre, float r);
/// Draws the product's mark: brass rings, a gold sun and a planet.
void draw_mark(Canvas&, Vec centre, float r);
/// Draws the key art of a game's box in `r`, with corners rounded by `c`.
void draw_box_art(Canvas&, GameKey game, Rect r, Corners c = 0);
/// Draws a game's weight as dots, from 0 to 4.
void draw_weight_dots(Canvas&, Vec first, int weight, Color col);

}  // namespace orrery::ui
