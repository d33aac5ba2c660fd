// Pictures on the cards of Race for the Galaxy: a scene for each world, an emblem for each development.
#pragma once

#include "imgui_ui/games/race/symbols.h"
#include "imgui_ui/kit/canvas.h"

namespace orrery::ui::race_table {

/// Where a picture is painted.
struct PictureFrame {
    Rect window;
    float corner = 3;                                      ///< radius of the window's corners
    Vec centre;                                            ///< of the globe or emblem
    float r = 0;                                           ///< its radius
    bool has_left = true, has_right = true;                ///< the lower corners are in sight, with nothing over them
};

/// Paints the whole picture of a card.
void draw_picture(Canvas&, rc::CardId, const PictureFrame&);
/// Draws only the globe of a world, with the ring of its good, or the emblem of a development, for small spaces.
void draw_card_art(Canvas&, rc::CardId, Vec centre, float r);
/// Draws the ring of a world's good around its globe of radius `r`, dashed for a windfall, with the good as a bead on it.
void draw_ring(Canvas&, const rc::Design& world, Vec centre, float r);
/// Returns the light of a card: the colour of its good.
Color card_light(rc::CardId);

}  // namespace orrery::ui::race_table
