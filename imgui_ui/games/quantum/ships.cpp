#include "imgui_ui/games/quantum/ships.h"

#include <algorithm>
#include <limits>
#include <string>

#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::quantum_table {
namespace {

constexpr float kSmallDie = 40;                             // smaller dice have no room for pips beside a readable number
constexpr float kLeastNumber = 13;
constexpr float kCorner = 0.2f;

/// Draws a small die, which has room only for the number and the silhouette behind it.
void draw_small_face(Canvas& c, Vec centre, float size, int number, SeatColor seat) {
    const SeatPaint& paint = c.theme().seat(seat);
    const Rect face = square_around(centre, size);
    c.shadow(face, size * kCorner, 0.5f, 6, 2);
    c.gradient(face, size * kCorner, mix(paint.fill, kWhite, 0.2f), mix(paint.fill, kBlack, 0.22f));
    c.rect_stroke(face, size * kCorner, fade(kWhite, 0.75f), 1);
    const float letters = std::max(kLeastNumber, size * 0.42f);
    const bool apart = size >= 1.9f * kLeastNumber;
    if (apart) {
        draw_die_ship(c, number, {centre.x + size * 0.17f, centre.y + size * 0.02f}, size * 0.56f, paint.ink, paint.fill);
        c.text({centre.x - size * 0.26f, centre.y - size * 0.18f}, std::to_string(number), letters, paint.ink, Weight::bold, Align::center);
        draw_emblem_glyph(c, seat, {centre.x - size * 0.26f, centre.y + size * 0.26f}, size * 0.13f, paint.ink, paint.fill);
    } else {
        // The number tells the kind. The emblem tells the owner, which colour alone must not do.
        draw_emblem_glyph(c, seat, centre, size * 0.42f, fade(paint.ink, 0.32f), mix(paint.fill, kBlack, 0.08f));
        c.text(centre, std::to_string(number), letters, paint.ink, Weight::bold, Align::center);
    }
}

void draw_reserve_face(Canvas& c, Vec centre, float size, SeatColor seat) {
    const SeatPaint& paint = c.theme().seat(seat);
    const Rect face = square_around(centre, size);
    c.rect(face, size * kCorner, fade(paint.fill, 0.2f));
    c.dashed_rect(face.grown(-0.5f), size * kCorner, fade(paint.fill, 0.95f), 1.4f, 4, 3);
    draw_emblem_glyph(c, seat, centre, size * 0.26f, mix(paint.fill, kWhite, 0.55f), c.theme().s1);
}

/// Draws the ability of the number, struck out once it has been used.
void draw_ability_mark(Canvas& c, Vec centre, float size, int number, bool is_free) {
    const Theme& t = c.theme();
    const float r = std::max(7.0f, size * 0.17f);
    const Vec at{centre.x + size * 0.44f, centre.y - size * 0.44f};
    c.circle(at, r, t.s1);
    c.circle_stroke(at, r, is_free ? t.hi : t.low, 1.2f);
    draw_ability_sign(c, static_cast<qu::Ability>(number - 1), at, r * 1.15f, is_free ? t.hi : t.low);
    if (!is_free) c.line({at.x - r, at.y + r}, {at.x + r, at.y - r}, t.bad, std::max(1.6f, r * 0.24f), Cap::round);
}

/// Draws arcs over the die's corners, so that its face stays free.
void draw_attack_arcs(Canvas& c, Vec centre, float size) {
    constexpr float kReach = 0.72f, kHalf = 0.3f;
    for (int i = 0; i < 4; ++i) {
        const float angle = kPi / 4 + static_cast<float>(i) * kPi / 2;
        c.arc(centre, size * kReach, angle - kHalf, angle + kHalf, c.theme().bad, std::max(2.5f, size * 0.07f), Cap::round);
    }
}

}  // namespace

void draw_ship_die(Canvas& c, Vec centre, float size, int number, SeatColor seat, const ShipLook& look) {
    const Theme& t = c.theme();
    const Rect face = square_around(centre, size);
    const float corner = size * kCorner;
    if (look.attackable) c.glow(centre, size * 1.05f, t.bad, 0.55f * look.glow);
    if (look.legal) c.halo(face.grown(1), corner, t.gold, 0.9f * look.glow, 14);
    else if (look.can_act) c.halo(face.grown(1), corner, t.gold, 0.45f * look.glow, 10);
    if (number == 0) {
        draw_reserve_face(c, centre, size, seat);
    } else if (size < kSmallDie) {
        draw_small_face(c, centre, size, number, seat);
    } else {
        draw_die(c, centre, size, number, seat, look.rotation);
        const SeatPaint& paint = t.seat(seat);
        if (look.rotation == 0) draw_emblem_glyph(c, seat, {centre.x - size * 0.29f, centre.y + size * 0.1f}, size * 0.105f, paint.ink, paint.fill);
    }
    if (look.dim) c.rect(face, corner, fade(t.space1, 0.5f));
    if (look.legal) c.rect_stroke(face.grown(2), corner + 2, t.warm, 2);
    if (look.selected || look.picked) draw_selected_frame(c, face, corner);
    if (look.attackable) draw_attack_arcs(c, centre, size);
    if (look.refused) draw_refused_frame(c, face.grown(3), corner + 3);
    if (number > 0 && look.moved) {
        const float h = std::max(3.0f, size * 0.07f);
        c.rect({centre.x - size * 0.3f, face.bottom() + 2, size * 0.6f, h}, h / 2, t.low);
    }
    if (number > 0 && (!look.has_ability || look.shows_ability)) draw_ability_mark(c, centre, size, number, look.has_ability);
}

Rect chance_flag_place(Vec centre, float size, Vec flag, Rect bounds, std::span<const Rect> keep) {
    constexpr float kOverlap = 3, kLeastAside = 7, kAside = 0.2f;    // aside: beside the middle, in pixels and of the size
    const float w = flag.x, h = flag.y, head = centre.y - size / 2 - h + kOverlap, foot = centre.y + size / 2 - kOverlap;
    const float aside = std::max(kLeastAside, size * kAside), right = centre.x + aside, left = centre.x - aside - w;
    const bool has_head = head >= bounds.y;
    // In the first row the flag lies on the ship, right of its number.
    const Rect usual = has_head ? Rect{centre.x - w / 2, head, w, h} : Rect{centre.x + size * kAside, bounds.y, w, h};
    Rect best;
    float least = std::numeric_limits<float>::max();
    for (Rect r : {usual, {right, head, w, h}, {left, head, w, h}, {centre.x - w / 2, foot, w, h}, {right, foot, w, h}, {left, foot, w, h}}) {
        if (r.y < bounds.y || r.bottom() > bounds.bottom()) continue;
        r.x = std::clamp(r.x, bounds.x, bounds.right() - w);
        float covered = 0;
        for (const Rect& one : keep) covered += common_area(r, one);
        if (covered >= least) continue;
        least = covered;
        best = r;
    }
    return best;
}

Rect draw_chance_flag(Canvas& c, Vec centre, float size, int percent, Rect bounds, std::span<const Rect> keep) {
    const Theme& t = c.theme();
    const std::string words = std::to_string(percent) + "%";
    const float letters = std::clamp(size * 0.28f, kLeastNumber, 16.0f), w = c.text_width(words, letters, Weight::bold) + 10, h = letters + 6;
    const Rect flag = chance_flag_place(centre, size, {w, h}, bounds, keep);
    c.gradient(flag, h / 2, t.bad_ground0, t.bad_ground1);
    c.rect_stroke(flag, h / 2, t.bad, 1.4f);
    c.text(flag.centre(), words, letters, t.hi, Weight::bold, Align::center);
    return flag;
}

void draw_cube(Canvas& c, Vec centre, float size, SeatColor seat) {
    const SeatPaint& paint = c.theme().seat(seat);
    const auto p = [&](float u, float v) { return Vec{centre.x + u * size / 2, centre.y + v * size / 2}; };
    const Vec top = p(0, -1), upper_right = p(0.9f, -0.5f), lower_right = p(0.9f, 0.5f), bottom = p(0, 1),
              lower_left = p(-0.9f, 0.5f), upper_left = p(-0.9f, -0.5f);
    c.polygon({top, upper_right, centre, upper_left}, mix(paint.fill, kWhite, 0.3f));
    c.polygon({upper_left, centre, bottom, lower_left}, paint.fill);
    c.polygon({upper_right, centre, bottom, lower_right}, mix(paint.fill, kBlack, 0.3f));
    c.polyline({top, upper_right, lower_right, bottom, lower_left, upper_left}, rgb(0xFFF8EA), 1.2f, true);
    draw_emblem_glyph(c, seat, p(-0.45f, 0.26f), size * 0.22f, paint.ink, paint.fill);
}

void draw_small_die(Canvas& c, Rect r, int number, Color col) {
    constexpr float kRadius = 8;
    c.shadow(r, kRadius, 0.4f, 6, 2);
    c.gradient(r, kRadius, mix(col, kWhite, 0.12f), mix(col, kBlack, 0.2f));
    c.rect_stroke(r, kRadius, fade(kWhite, 0.7f), 1);
    c.text(r.centre(), std::to_string(number), r.h * 0.56f, kWhite, Weight::bold, Align::center);
}

void draw_attack_ring(Canvas& c, Vec centre, float r) {
    const Theme& t = c.theme();
    // The safe palette has no red, so the light takes the palette's own colour of danger.
    c.glow(centre, r * 1.45f, t.palette == Palette::safe ? t.bad : rgb(0xFF5A52), 0.55f);
    for (int i = 0; i < 4; ++i) {
        const float angle = kPi / 4 + static_cast<float>(i) * kPi / 2;
        c.arc(centre, r, angle - 0.3f, angle + 0.3f, t.bad, 4, Cap::round);
    }
}

}  // namespace orrery::ui::quantum_table
