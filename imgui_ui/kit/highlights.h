// Highlights: places that light up because they can be touched. Numbers give the order of several touches.
#pragma once

#include <span>
#include <vector>

#include "canvas.h"

namespace orrery::ui {

/// Rectangle that lights up.
struct Highlight {
    Rect place;
    int order = 0;                   ///< position in the order of touches, from 1; 0 if one touch is enough
    float radius = 8;                ///< corner radius
    bool round = false;
    bool is_told = false;            ///< mentioned only; it cannot be touched
};

/// Returns the rectangles that the highlights cover, their light included. Bubbles of text must not cover these.
std::vector<Rect> places_of(std::span<const Highlight> highlights);
/// Disc at a corner of a highlight, with its number or the sign of a hint.
struct Badge {
    Vec centre;
    float radius;
};
/// Returns the badge of a highlight. The badge avoids the rectangles of `keep` if one of the four corners allows it.
Badge badge_of(const Highlight& highlight, std::span<const Rect> keep);
/// Draws the highlights. `breath` is the strength of the light, 0 to 1. Badges avoid `keep`.
void draw_highlights(Canvas&, std::span<const Highlight> highlights, float breath, std::span<const Rect> keep = {});

}  // namespace orrery::ui
