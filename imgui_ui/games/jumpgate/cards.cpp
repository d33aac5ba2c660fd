// 1 resource cards   2 navigation cards
#include "imgui_ui/games/jumpgate/cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "imgui_ui/kit/emblems.h"

namespace orrery::ui::jumpgate_table {

// --- 1 resource cards ---

namespace {

/// Returns the look without its veil, for cards that draw the veil last, over everything on them.
CardLook without_veil(CardLook o) {
    o.dim = false;
    return o;
}

float small_card_radius(float w) { return std::max(6.0f, w * 0.13f); }

/// Draws colour along the foot of a card. Its corners follow the card's even if the foot is lower than they are high.
void draw_card_foot(Canvas& c, Rect r, float radius, float height, Color col) {
    constexpr int kSteps = 6;
    const Rect inner = r.grown(-1);
    const float round = std::max(0.5f, radius - 1), top = inner.bottom() - height;
    const float from = std::asin(std::clamp((round - height) / round, 0.0f, 1.0f));
    std::vector<Vec> p;
    if (height > round) p.push_back({inner.right(), top});
    const Vec right{inner.right() - round, inner.bottom() - round}, left{inner.x + round, right.y};
    for (int i = 0; i <= kSteps; ++i) p.push_back(polar(right, round, lerp(from, kPi / 2, float(i) / kSteps)));
    for (int i = 0; i <= kSteps; ++i) p.push_back(polar(left, round, lerp(kPi / 2, kPi - from, float(i) / kSteps)));
    if (height > round) p.push_back({inner.x, top});
    c.polygon(p, col);
}

}  // namespace

void draw_resource_card(Canvas& c, jg::ResourceKind kind, Rect r, const ResourceCardLook& o) {
    const float radius = small_card_radius(r.w);
    const bool named = !o.name.empty();
    draw_card(c, r, radius, without_veil(o));
    draw_card_foot(c, r, radius, r.h * 0.1f, resource_color(kind));
    const float size = named ? std::min(r.w * 0.5f, r.h * 0.4f) : std::min(r.w * 0.66f, r.h * 0.54f);
    draw_resource(c, kind, {r.x + r.w / 2, r.y + r.h * (named ? 0.38f : 0.44f)}, size);
    if (named)
        c.fit({r.x + r.w / 2, r.y + r.h * 0.74f}, o.name, type::kSmall, c.theme().ink, Weight::bold, Align::center,
              r.w - 8);
    if (o.black_hole)
        draw_black_hole_mark(c, {r.right() - r.w * 0.2f, r.y + r.w * 0.2f}, std::max(6.0f, r.w * 0.135f));
    if (o.dim) draw_veil(c, r, radius);
    if (!o.marker) return;
    // A dashed line marks a reservation; a solid one would mean ownership.
    if (o.marker_is_mine) c.dashed_rect(r.grown(3), radius + 3, c.theme().seat(*o.marker).fill, 2, 4, 3);
    draw_emblem(c, *o.marker, {r.x + 11, r.bottom() - 9}, 11, {.on_ivory = true});
}

namespace {

/// Draws the edges of a pile, the lowest first. Each lies `step` beyond the one above it.
void draw_back_edges(Canvas& c, Rect top, float radius, int edges, Vec step, float shadow, float blur, Color upper,
                     Color lower, Color line) {
    const Theme& t = c.theme();
    for (int i = edges - 1; i >= 0; --i) {
        const Rect r = top.moved(step.x * float(i), step.y * float(i));
        c.shadow(r, radius, shadow, blur, 2);
        c.gradient(r, radius, t.flat ? t.s3 : upper, t.flat ? t.s3 : lower);
        c.rect_stroke(r, radius, t.flat ? t.line : line, 1);
    }
}

}  // namespace

void draw_resource_back(Canvas& c, Rect r, int count) {
    const Theme& t = c.theme();
    draw_back_edges(c, r, small_card_radius(r.w), std::clamp(count, 1, 3), {3, -2.5f}, 0.35f, 5, rgb(0x2B3A5E),
                    rgb(0x1D2947), rgb(0x6E80A8));
    c.circle_stroke(r.centre(), r.w * 0.34f, fade(t.brass, 0.55f), 1);
    c.circle_stroke(r.centre(), r.w * 0.25f, fade(t.brass, 0.35f), 1);
    if (count > 0)
        c.text(r.centre(), std::to_string(count), std::max(15.0f, r.w * 0.42f), t.hi, Weight::bold, Align::center);
}

// --- 2 navigation cards ---

void draw_nav_card(Canvas& c, NavCodes codes, Rect r, const NavCardLook& o) {
    struct Line {
        Code code;
        int value;
        std::string_view word;
    };
    const std::array<Line, 3> lines{Line{Code::jump, codes.jump, o.jump_word}, Line{Code::scan, codes.scan, o.scan_word},
                                    Line{Code::land, codes.land, o.land_word}};
    const Theme& t = c.theme();
    const float radius = r.w * 0.1f, half = r.h / 2;
    const bool has_words = !o.jump_word.empty() || !o.scan_word.empty() || !o.land_word.empty();
    r.y -= o.lift;
    draw_card(c, r, radius, without_veil(o));
    {
        const auto dimmed = c.faded(o.dim ? 0.42f : 1);
        c.rect_stroke(r.grown(-5), std::max(0.0f, radius - 3), fade(t.card_line, 0.75f), 1);
        c.line({r.x + 12, r.y + half}, {r.right() - 12, r.y + half}, fade(t.card_line, 0.9f), 1);
        const float size = has_words ? std::min(r.w * 0.4f, half - 28) : r.w * 0.46f;
        int row = 0;
        for (const Line& line : lines) {
            if (line.value == jg::kNoCode) continue;
            const float top = r.y + (row++ ? half : 2);
            const float y = has_words ? top + 6 + size / 2 : top + half / 2;
            draw_badge(c, line.code, {r.x + r.w / 2, y}, size, line.value);
            if (!has_words) continue;
            std::string word(line.word);
            if (line.value == jg::kWildCode && !o.any_word.empty()) {
                if (o.any_word.front() != ' ') word += ' ';
                word += o.any_word;
            }
            // A long word gives way, because the badge already shows the code.
            if (line.value == jg::kWildCode && !o.any_word.empty() && c.text_width(word, type::kSmall) > r.w - 10) word = o.any_word.substr(o.any_word.find_first_not_of(' '));
            c.fit({r.x + r.w / 2, top + size + 15}, word, type::kSmall, t.ink2, Weight::medium, Align::center, r.w - 10);
        }
    }
    if (o.dim) draw_veil(c, r, radius);
}

void draw_nav_back(Canvas& c, Rect r, int count) {
    constexpr Color kFoot = rgb(0x182844);
    const Theme& t = c.theme();
    const float radius = r.w * 0.1f;
    draw_back_edges(c, r, radius, 3, {2, -2}, 0.4f, 6, rgb(0x274069), kFoot, rgb(0x7C92BF));
    c.rect_stroke(r.grown(-5), std::max(0.0f, radius - 3), fade(t.brass, 0.5f), 1);
    c.circle_stroke(r.centre(), r.w * 0.26f, fade(t.brass, 0.6f), 1.5f);
    c.ellipse_stroke(r.centre(), r.w * 0.36f, r.w * 0.12f, -0.5f, fade(t.brass, 0.6f), 1.5f);
    if (count < 0) return;
    // On a small back the engraving would run through the number.
    if (r.w < 44) c.circle(r.centre(), 12, t.flat ? t.s3 : kFoot);
    c.text(r.centre(), std::to_string(count), std::clamp(r.w * 0.28f, 15.0f, 28.0f), t.hi, Weight::bold, Align::center);
}

}  // namespace orrery::ui::jumpgate_table
