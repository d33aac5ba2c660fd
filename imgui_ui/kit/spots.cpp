#include "imgui_ui/kit/spots.h"

#include <string>

#include "imgui_ui/kit/icons.h"

namespace orrery::ui {
namespace {

constexpr float kRim = 5, kRoundRim = 8;                   // how far the light reaches beyond the thing
constexpr float kBadge = 13, kBadgeType = 15;              // the disc with the number
constexpr int kHalos = 4;

void draw_badge(Canvas& c, const Spot& spot, Vec at, Color ink) {
    const Theme& t = c.theme();
    c.shadow_circle(at, kBadge, 0.6f, 8, 2);
    c.circle(at, kBadge, ink);
    c.circle_stroke(at, kBadge, t.space1, 2);
    if (spot.order > 0) c.text(at, std::to_string(spot.order), kBadgeType, t.ink, Weight::bold, Align::center);
    else draw_icon(c, Icon::hint, at, kBadgeType, t.ink);
}

// Light round it, none on it: what it says stays readable.
void draw_frame_spot(Canvas& c, const Spot& spot, Color ink, float breath) {
    const Rect ring = spot.place.grown(kRim);
    const float radius = spot.radius + 4;
    if (!c.theme().flat)
        for (int i = 1; i <= kHalos; ++i)
            c.rect_stroke(ring.grown(2.0f * float(i)), radius + 2.0f * float(i), fade(ink, (0.36f - 0.08f * float(i)) * breath), 2);
    c.rect_stroke(ring, radius, ink, 4);
    if (!spot.is_told) draw_badge(c, spot, {ring.right() - 3, ring.y + 3}, ink);
}

void draw_round_spot(Canvas& c, const Spot& spot, Color ink, float breath) {
    const Vec centre = spot.place.centre();
    const float radius = spot.place.w / 2 + 7, corner = radius * 0.74f;
    if (!c.theme().flat) c.glow(centre, radius * 1.45f, ink, 0.34f * breath);
    c.circle_stroke(centre, radius, ink, 4);
    if (!spot.is_told) draw_badge(c, spot, {centre.x + corner, centre.y - corner}, ink);
}

}  // namespace

std::vector<Rect> places_of(std::span<const Spot> spots) {
    std::vector<Rect> out;
    for (const Spot& spot : spots) out.push_back(spot.place.grown(spot.round ? kRoundRim : kRim));
    return out;
}

void draw_spots(Canvas& c, std::span<const Spot> spots, float breath) {
    for (const Spot& spot : spots) {
        const Color ink = spot.is_told ? c.theme().brass : c.theme().gold;     // gold is for what can be touched
        if (spot.round) draw_round_spot(c, spot, ink, breath);
        else draw_frame_spot(c, spot, ink, breath);
    }
}

}  // namespace orrery::ui
