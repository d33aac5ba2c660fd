// What a coach points at: places that light up, with a number where several are to be touched one after another.
#pragma once

#include <span>
#include <vector>

#include "canvas.h"

namespace orrery::ui {

/// A place that lights up.
struct Highlight {
    Rect place;
    int order = 0;                   ///< what is touched first has 1; 0: one touch is enough
    float radius = 8;                ///< of its corners
    bool round = false;
    bool is_told = false;            ///< spoken of, not to be touched
};

/// Where they lie with the light round them: what is said of them must not cover that.
std::vector<Rect> places_of(std::span<const Highlight> highlights);
/// The disc at a corner of it, with the number or the sign of a hint.
struct Badge {
    Vec centre;
    float radius;
};
/// `keep`: what it may not cover, as far as one of the corners is free.
Badge badge_of(const Highlight& highlight, std::span<const Rect> keep);
/// `breath`: how strong the light is, 0 to 1. `keep`: numbers that no badge may cover.
void draw_highlights(Canvas&, std::span<const Highlight> highlights, float breath, std::span<const Rect> keep = {});

}  // namespace orrery::ui
