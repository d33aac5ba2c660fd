#include "imgui_ui/kit/highlights.h"

#include <algorithm>
#include <array>
#include <string>

#include "imgui_ui/kit/icons.h"

namespace orrery::ui {
namespace {

constexpr float kRim = 5, kRoundRim = 8;                   // extent of the light beyond the thing
constexpr float kBadge = 13, kBadgeType = 15;              // disc with the number
constexpr float kSmallBadge = 10, kSmallType = 13;         // on a small thing, a large badge would reach into its neighbour
constexpr float kSmallThing = 44;
constexpr int kHalos = 4;

float round_radius(const Highlight& highlight) { return highlight.place.w / 2 + 7; }

void draw_badge(Canvas& c, const Highlight& highlight, std::span<const Rect> keep, Color ink) {
    const Theme& t = c.theme();
    const auto [at, radius] = badge_of(highlight, keep);
    const float letters = radius < kBadge ? kSmallType : kBadgeType;
    c.shadow_circle(at, radius, 0.6f, 8, 2);
    c.circle(at, radius, ink);
    c.circle_stroke(at, radius, t.space1, 2);
    if (highlight.order > 0) c.text(at, std::to_string(highlight.order), letters, t.ink, Weight::bold, Align::center);
    else draw_icon(c, Icon::hint, at, letters, t.ink);
}

// Draws light around the thing and none on it, so that its text stays readable.
void draw_frame_highlight(Canvas& c, const Highlight& highlight, Color ink, float breath, std::span<const Rect> keep) {
    const Rect ring = highlight.place.grown(kRim);
    const float radius = highlight.radius + 4;
    if (!c.theme().flat)
        for (int i = 1; i <= kHalos; ++i)
            c.rect_stroke(ring.grown(2.0f * float(i)), radius + 2.0f * float(i), fade(ink, (0.36f - 0.08f * float(i)) * breath), 2);
    c.rect_stroke(ring, radius, ink, 4);
    if (!highlight.is_told) draw_badge(c, highlight, keep, ink);
}

void draw_round_highlight(Canvas& c, const Highlight& highlight, Color ink, float breath, std::span<const Rect> keep) {
    const Vec centre = highlight.place.centre();
    const float radius = round_radius(highlight);
    if (!c.theme().flat) c.glow(centre, radius * 1.45f, ink, 0.34f * breath);
    c.circle_stroke(centre, radius, ink, 4);
    if (!highlight.is_told) draw_badge(c, highlight, keep, ink);
}

}  // namespace

Badge badge_of(const Highlight& highlight, std::span<const Rect> keep) {
    constexpr float kInside = 3, kOnRing = 0.74f;
    const Rect corners =
        highlight.round ? square_around(highlight.place.centre(), 2 * kOnRing * round_radius(highlight)) : highlight.place.grown(kRim - kInside);
    const float radius = std::min(highlight.place.w, highlight.place.h) < kSmallThing ? kSmallBadge : kBadge;
    const std::array<Vec, 4> all{Vec{corners.right(), corners.y}, Vec{corners.right(), corners.bottom()},
                                 Vec{corners.x, corners.bottom()}, Vec{corners.x, corners.y}};
    const auto is_free = [&](Vec at) {
        const Rect badge = square_around(at, 2 * radius);
        return std::none_of(keep.begin(), keep.end(), [&](const Rect& r) { return r.overlaps(badge); });
    };
    const auto found = std::find_if(all.begin(), all.end(), is_free);
    return {found != all.end() ? *found : all.front(), radius};
}

std::vector<Rect> places_of(std::span<const Highlight> highlights) {
    std::vector<Rect> out;
    for (const Highlight& highlight : highlights) out.push_back(highlight.place.grown(highlight.round ? kRoundRim : kRim));
    return out;
}

void draw_highlights(Canvas& c, std::span<const Highlight> highlights, float breath, std::span<const Rect> keep) {
    for (const Highlight& highlight : highlights) {
        const Color ink = highlight.is_told ? c.theme().brass : c.theme().gold;     // gold marks what can be touched
        if (highlight.round) draw_round_highlight(c, highlight, ink, breath, keep);
        else draw_frame_highlight(c, highlight, ink, breath, keep);
    }
}

}  // namespace orrery::ui
