// Space behind every screen, the five boxes' pictures and the product's mark.
#pragma once

#include <cstdint>
#include <vector>

#include "canvas.h"

namespace orrery::ui {

struct SpaceLook {
    Color key;               // tint of the nebula: a game's key colour, a seat's colour on the curtain
    Vec centre;              // of the engraved rings
    float rings = 0.10f;     // their alpha; 0 leaves them out
    std::uint32_t seed = 23;
};

/// The backdrop, built once and copied into the draw list until size, palette or look changes. It never moves.
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

/// Engraved brass rings with ticks on the third.
void draw_orrery_rings(Canvas&, Vec centre, float r, float a);
/// Ticked brass ring around the disc of the curtain.
void draw_ticked_ring(Canvas&, Vec centre, float r);
/// The product's mark: brass rings, a gold sun, a planet.
void draw_mark(Canvas&, Vec centre, float r);
/// Key art of a game's box in `r`, its corners rounded by `c`.
void draw_box_art(Canvas&, GameKey game, Rect r, Corners c = 0);
/// Dots for a game's weight, of 4.
void draw_weight_dots(Canvas&, Vec first, int weight, Color col);

}  // namespace orrery::ui
