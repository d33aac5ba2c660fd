// 1 picture   2 face   3 things on the card   4 back
#include "imgui_ui/games/race/cards.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "imgui_ui/games/race/words.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/planets.h"
#include "imgui_ui/kit/scatter.h"

namespace orrery::ui::race_table {

namespace {

constexpr Color kSteel = rgb(0xC9D3EA), kPlate = rgb(0x46557F), kNight = rgb(0x0A0F1E);
constexpr Color kNeutral = rgb(0x5C6B92);                  // light of cards without a good
constexpr Color kAmber = rgb(0xE9B45A), kAmberDark = rgb(0xC8803A), kEmberDark = rgb(0x7A2F35);
constexpr float kLargeCard = 190;                          // minimum width for whole sentences
constexpr float kLeastSight = 84;                          // visible part of a card in a fan that fits its name and signs

// Returns the look of a world. It depends on the place in the deck, and the good's colour lights it.
const PlanetLook& look_of(rc::CardId card) {
    const auto ids = planet_look_ids();
    static constexpr std::size_t kStride = 5;              // neighbours in the deck look different
    return planet_look(ids[(std::size_t(card) * kStride + std::size_t(card) / ids.size()) % ids.size()]);
}

}  // namespace

// --- 1 picture ---

namespace {

void draw_shield(Canvas& c, Vec at, float r) {
    const std::initializer_list<Vec> outline{{at.x, at.y - r},           {at.x + r * 0.8f, at.y - r * 0.55f},
                                             {at.x + r * 0.62f, at.y + r * 0.5f}, {at.x, at.y + r},
                                             {at.x - r * 0.62f, at.y + r * 0.5f}, {at.x - r * 0.8f, at.y - r * 0.55f}};
    c.polygon(outline, kPlate);
    c.polyline(outline, kSteel, std::max(1.5f, r * 0.07f), true);
    draw_sword(c, at, r * 1.15f, rgb(0xF3C9C5));
}

void draw_sunburst(Canvas& c, Vec at, float r, rc::CardId card) {
    constexpr int kRays = 12;
    for (int i = 0; i < kRays; ++i) {
        const float a = float(i) * kTau / kRays;
        c.polygon({polar(at, r, a), polar(at, r * 0.45f, a + 0.14f), polar(at, r * 0.45f, a - 0.14f)}, i % 2 == 0 ? kAmber : kAmberDark);
    }
    c.circle(at, r * 0.46f, kEmberDark);
    c.circle_stroke(at, r * 0.46f, rgb(0xF6DDA6), std::max(1.5f, r * 0.07f));
    // The number of dots depends on the card, so that similar cards differ.
    const int points = 3 + card % 6;
    for (int i = 0; i < points; ++i) c.circle(polar(at, r * 0.27f, float(i) * kTau / float(points) - kPi / 2), r * 0.07f, rgb(0xF6DDA6));
}

void draw_gear(Canvas& c, Vec at, float r) {
    constexpr int kTeeth = 8;
    for (int i = 0; i < kTeeth; ++i) {
        const float a = float(i) * kTau / kTeeth;
        c.polygon({polar(at, r * 0.7f, a - 0.24f), polar(at, r, a - 0.15f), polar(at, r, a + 0.15f), polar(at, r * 0.7f, a + 0.24f)}, kSteel);
    }
    c.circle(at, r * 0.76f, kPlate);
    c.circle_stroke(at, r * 0.76f, kSteel, std::max(1.5f, r * 0.08f));
    c.circle_stroke(at, r * 0.3f, kSteel, std::max(1.5f, r * 0.08f));
}

void draw_crate(Canvas& c, Vec at, float r, std::optional<rc::Good> good) {
    const Rect box{at.x - r * 0.8f, at.y - r * 0.55f, r * 1.6f, r * 1.15f};
    c.rect(box, r * 0.1f, kPlate);
    for (int i = -1; i < 2; ++i)
        c.line({at.x + float(i) * r * 0.45f, box.y}, {at.x + float(i) * r * 0.45f, box.bottom()}, fade(kSteel, 0.45f), std::max(1.0f, r * 0.04f));
    c.rect_stroke(box, r * 0.1f, kSteel, std::max(1.5f, r * 0.06f));
    c.polygon({{at.x - r * 0.22f, at.y - r}, {at.x + r * 0.22f, at.y - r}, {at.x, at.y - r * 0.64f}}, kSteel);
    if (good) draw_good(c, *good, {at.x, at.y + r * 0.02f}, r * 0.72f);
    else draw_points(c, {at.x, at.y + r * 0.02f}, r * 0.7f, "$");
}

void draw_rocket(Canvas& c, Vec at, float r) {
    const auto p = [&](float u, float v) { return Vec{at.x + u * r, at.y + v * r}; };
    c.glow(p(-0.5f, 0.5f), r * 0.5f, rgb(0x7FD8FF), 0.6f);
    c.polygon({p(-0.42f, -0.1f), p(-0.95f, 0.06f), p(-0.62f, 0.3f)}, kSteel);
    c.polygon({p(0.1f, 0.42f), p(-0.06f, 0.95f), p(-0.3f, 0.62f)}, kSteel);
    c.bezier_fill({p(0.9f, -0.9f), p(0.2f, -0.86f), p(-0.3f, -0.4f), p(-0.56f, 0.3f), p(-0.5f, 0.4f), p(-0.4f, 0.5f), p(-0.3f, 0.56f),
                   p(0.4f, 0.3f), p(0.86f, -0.2f), p(0.9f, -0.9f)},
                  kPlate);
    c.bezier({p(0.9f, -0.9f), p(0.2f, -0.86f), p(-0.3f, -0.4f), p(-0.56f, 0.3f), p(-0.5f, 0.4f), p(-0.4f, 0.5f), p(-0.3f, 0.56f),
              p(0.4f, 0.3f), p(0.86f, -0.2f), p(0.9f, -0.9f)},
             kSteel, std::max(1.5f, r * 0.07f));
    c.circle(p(0.3f, -0.3f), r * 0.19f, rgb(0x9BDFFF));
}

void draw_robot(Canvas& c, Vec at, float r) {
    draw_icon(c, Icon::bot, {at.x, at.y - r * 0.04f}, r * 1.9f, kSteel);
}

void draw_flask(Canvas& c, Vec at, float r, rc::Good good) {
    const auto p = [&](float u, float v) { return Vec{at.x + u * r, at.y + v * r}; };
    c.polygon({p(-0.46f, 0.2f), p(0.46f, 0.2f), p(0.72f, 0.86f), p(-0.72f, 0.86f)}, mix(good_color(good), kBlack, 0.2f));
    c.polyline({p(-0.24f, -0.9f), p(-0.24f, -0.3f), p(-0.76f, 0.88f), p(0.76f, 0.88f), p(0.24f, -0.3f), p(0.24f, -0.9f)}, kSteel,
               std::max(1.5f, r * 0.08f), false, Cap::round);
    c.line(p(-0.38f, -0.92f), p(0.38f, -0.92f), kSteel, std::max(1.5f, r * 0.08f), Cap::round);
    draw_good(c, good, p(0, 0.52f), r * 0.44f);
}

void draw_market(Canvas& c, Vec at, float r, std::optional<rc::Good> good) {
    static constexpr std::array<rc::Good, 3> kAny{rc::Good::novelty, rc::Good::rare, rc::Good::genes};
    for (std::size_t i = 0; i < kAny.size(); ++i)
        draw_good(c, good.value_or(kAny[i]), polar(at, r * 0.52f, -kPi / 2 + float(i) * kTau / 3), r * 0.7f);
    c.circle_stroke(at, r, fade(kSteel, 0.55f), std::max(1.2f, r * 0.05f));
}

// Draws a development. Its first power determines the picture.
void draw_development(Canvas& c, rc::CardId card, Vec at, float r) {
    using enum rc::PowerType;
    const rc::Design& d = rc::design(card);
    if (!d.vp) return draw_sunburst(c, at, r, card);
    if (d.powers.empty()) return draw_gear(c, at, r);
    const rc::Power& p = d.powers.front();
    switch (p.type) {
        case settle_military: return draw_shield(c, at, r);
        case settle_discard_for_military: return draw_shield(c, at, r);
        case settle_discard_for_zero_cost:
        case explore_draw: return draw_rocket(c, at, r);
        case settle_reduce_cost:
        case settle_draw_after_placing: return draw_robot(c, at, r);
        case explore_keep: return draw_flask(c, at, r, rc::Good::alien);
        case trade_bonus:
            if (p.good == rc::Good::genes) return draw_flask(c, at, r, *p.good);
            return draw_crate(c, at, r, p.good);
        case consume_goods: return draw_market(c, at, r, p.good);
        case consume_hand_for_vp:
        case develop_draw_at_start: return draw_crate(c, at, r, {});
        default: return draw_gear(c, at, r);
    }
}

}  // namespace

void draw_card_art(Canvas& c, rc::CardId card, Vec at, float r) {
    const rc::Design& d = rc::design(card);
    if (!d.is_world) return draw_development(c, card, at, r * 1.12f);
    draw_planet(c, at, r, look_of(card));
    if (!d.good) return;
    const Color ring = good_color(*d.good);
    const float width = std::clamp(r * 0.11f, 1.8f, 4.0f), out = r + std::max(2.5f, r * 0.15f);
    if (d.world_type == rc::WorldType::production) c.circle_stroke(at, out, ring, width);
    else c.dashed_circle(at, out, ring, width, width * 2.1f, width * 1.7f);
}

// --- 2 face ---

namespace {

constexpr float kRibbonFoot = 4;                           // from the bottom of the card

struct Face {
    Canvas& c;
    const rc::Design& d;
    rc::CardId card;
    Rect r;
    const RaceCardLook& look;
    float pad, radius, badge;
    Rect art;
    bool named;
    Rect sight;                                            // part that no other card of a fan covers
    float name_size = 0;
    std::size_t name_lines = 0;
    bool has_points_left = false;                          // the right corner is covered

    bool is_large() const { return r.w >= kLargeCard; }
    float inset() const { return sight.w < 104 ? 1.0f : 3.0f; }
    float left() const { return r.x + pad + inset(); }
    float width() const { return sight.w - 2 * pad - 2 * inset(); }
    float bottom() const { return r.bottom() - (has_ribbon_at_foot() ? ribbon() + kRibbonFoot + 1 : pad); }
    float ribbon() const { return named ? 20.0f : 12.0f; }
    bool has_ribbon() const { return look.is_new || !look.ribbon.empty(); }
    /// Returns true if the picture has room only for cost and points.
    bool has_ribbon_at_foot() const { return has_ribbon() && art.h < badge + ribbon(); }
    float row() const { return is_large() ? 24.0f : r.w >= 104 ? 20.0f : 18.0f; }
};

/// Returns the number of lines below the name: the good of a windfall world, powers, points at the end.
std::size_t rows_of(const rc::Design& d) {
    const bool brings_good = d.world_type == rc::WorldType::windfall && d.good;
    return d.powers.size() + std::size_t(brings_good) + std::size_t(!d.vp);
}

// Uses two lines, or three if two would make the type too small. A name whose words do not fit at all is left out in favour of the
// powers; an explanation of the card tells it.
void size_name(Face& f) {
    constexpr float kLeastName = 9, kSmallName = 11.5f;
    const float wanted = f.is_large() ? 18.0f : f.r.w >= 130 ? 15.0f : f.r.w >= 104 ? 14.0f : type::kSmall;
    const std::string_view name = f.d.name.in(f.look.lang);
    f.name_size = f.c.whole_words(name, wanted, Weight::bold, f.width(), 2, kLeastName);
    if (f.name_size < kSmallName) f.name_size = f.c.whole_words(name, type::kSmall, Weight::bold, f.width(), 3, kLeastName);
    f.name_lines = f.c.lines(name, f.name_size, Weight::bold, f.width()).size();
    if (f.name_lines > 3 || f.c.widest_word(name, f.name_size, Weight::bold) > f.width()) f.name_lines = 0;
}

Face lay_face(Canvas& c, rc::CardId card, Rect r, const RaceCardLook& look) {
    Face f{c, rc::design(card), card, r, look, 0, 0, 0, {}, r.w >= kNamedCard, r};
    f.pad = f.named ? std::max(4.0f, r.w * 0.04f) : 3;
    f.radius = std::clamp(r.w * 0.075f, 6.0f, 14.0f);
    f.badge = f.named ? std::clamp(r.w * 0.24f, 22.0f, 46.0f) : std::clamp(r.w * 0.38f, 15.0f, 22.0f);
    if (f.named && look.in_sight > 0 && look.in_sight < r.w) {
        f.has_points_left = look.in_sight < r.w - f.badge * 0.3f;
        if (look.in_sight >= kLeastSight) f.sight.w = look.in_sight;
    }
    float high = r.h - 2 * f.pad;
    if (f.named) {
        size_name(f);
        const float share = look.in_words && f.is_large() ? 0.36f : r.h > 190 ? 0.5f : 0.45f;
        // The picture shrinks in favour of the powers.
        const float name = f.name_size * 0.5f + 6 + (f.name_size + 3) * float(f.name_lines);
        const float words = name + f.row() * float(rows_of(f.d)) - f.row() / 2;
        const float tile = look.has_good && f.d.good ? std::clamp(r.w * 0.27f, 24.0f, 44.0f) : 0.0f;
        const float least = std::max(f.badge * (f.has_points_left ? 2.1f : 1.0f), f.badge * 0.6f + tile) + 3;
        high = std::clamp(r.h - 2 * f.pad - words, least, std::max(least, r.h * share));
    }
    f.art = {r.x + f.pad, r.y + f.pad, r.w - 2 * f.pad, std::min(high, r.h - 2 * f.pad)};
    return f;
}

void draw_window(const Face& f) {
    Canvas& c = f.c;
    const Color light = f.d.good ? good_color(*f.d.good) : kNeutral;
    c.gradient(f.art, std::max(3.0f, f.radius - 2), mix(light, rgb(0x0B1020), 0.72f), kNight);
    if (!c.theme().flat) c.glow_in(f.art, {f.art.centre().x, f.art.centre().y}, f.art.w * 0.46f, light, 0.28f);
    Scatter stars(std::uint32_t(f.card) * 3u + 1);
    for (int i = 0; i < (f.named ? 14 : 5); ++i) {
        const float x = stars.next(), y = stars.next(), a = stars.next();
        c.circle({f.art.x + 3 + x * (f.art.w - 6), f.art.y + 3 + y * (f.art.h - 6)}, 0.7f, fade(kWhite, 0.22f + a * 0.4f));
    }
    const float size = f.named ? std::min(f.art.w * 0.24f, f.art.h * 0.35f) : std::min(f.art.w * 0.28f, f.art.h * 0.3f);
    // Beside the signs at the left if the rest is covered.
    const float shift = f.has_points_left && f.sight.w < f.r.w ? std::min(0.0f, (f.sight.w + f.badge) / 2 - f.r.w / 2) : 0.0f;
    draw_card_art(c, f.card, {f.art.centre().x + shift, f.art.y + f.art.h * (f.named ? 0.54f : 0.52f)}, size);
}

void draw_badges(const Face& f) {
    Canvas& c = f.c;
    const float half = f.badge / 2;
    const Vec at{f.r.x + half * (f.d.is_world ? 1.05f : 1.15f) + 1, f.r.y + half * (f.d.is_world ? 1.05f : 1.15f) + 1};
    const std::string cost = std::to_string(int(f.d.cost));
    draw_cost(c, f.d, at, f.badge, cost);
    if (f.named) {
        const std::string points = f.d.vp ? std::to_string(int(*f.d.vp)) : f.look.value ? std::to_string(*f.look.value) : "?";
        const Vec place = f.has_points_left ? Vec{f.r.x + half + 2, at.y + f.badge * 1.06f} : Vec{f.r.right() - half - 2, at.y};
        draw_points(c, place, f.badge * 1.02f, points);
        // A counted value is marked as variable.
        const Vec beside = f.has_points_left ? Vec{place.x + f.badge * 0.72f, place.y} : Vec{place.x, place.y + f.badge * 0.72f};
        const bool has_room = f.has_points_left || beside.y + 6 <= f.art.bottom();
        if (!f.d.vp && f.look.value && has_room && !f.look.has_gain) c.text(beside, "?", 13, c.theme().hi, Weight::bold, Align::center);
    }
    const bool is_printed = !f.d.is_military && f.look.price == cost;
    if (!f.look.price.empty() && !is_printed) {
        // "3 → 1": the actual price is on a gold tag beside the printed cost.
        const std::string& price = f.look.price;
        const float size = std::max(13.0f, f.badge * 0.5f), arrow = size * 0.7f, h = size + 7;
        const Rect tag{at.x + half + (f.d.is_world ? 2.0f : 5.0f), at.y - h / 2, c.text_width(price, size, Weight::bold) + arrow + 16, h};
        const Color ink = c.theme().ink;
        const float y = tag.centre().y, tip = tag.x + 6 + arrow, barb = size * 0.24f;
        c.rect(tag, h / 2, c.theme().gold);
        c.line({tag.x + 6, y}, {tip, y}, ink, 2);          // drawn, because the font has no arrow
        c.line({tip - barb, y - barb}, {tip, y}, ink, 2);
        c.line({tip - barb, y + barb}, {tip, y}, ink, 2);
        c.text({tip + 4, y}, price, size, ink, Weight::bold);
    }
}

void draw_body(const Face& f) {
    Canvas& c = f.c;
    const Theme& t = c.theme();
    const Lang lang = f.look.lang;
    const std::string_view name = f.d.name.in(lang);
    const float left = f.left(), width = f.width(), bottom = f.bottom(), name_line = f.name_size + 3;
    const float room = std::min(width, c.even_room(name, f.name_size, Weight::bold, width) + 1);
    const float top = f.art.bottom() + f.name_size * 0.5f + 4;
    if (f.name_lines > 0) c.paragraph({left, top}, name, f.name_size, t.ink, Weight::bold, room, name_line, Align::left, 3);
    float y = top + name_line * float(f.name_lines) + 2;
    if (f.look.in_words && f.is_large()) {
        c.paragraph({left, y + 4}, f.d.text.in(lang), 15, t.ink2, Weight::medium, width, 21, Align::left, int((bottom - y) / 21));
        return;
    }
    const float row = f.row(), tag_w = f.is_large() ? 32.0f : f.sight.w >= 104 ? 27.0f : 22.0f, tag_h = row - 3;
    const float size = f.is_large() ? 18.0f : f.sight.w >= 104 ? 16.0f : 14.0f;
    const float x = left + tag_w + 5, room_for_signs = left + width - x;
    std::size_t lines_left = std::size_t(std::max(0.0f, std::floor((bottom + 1 - (y - tag_h / 2) + 3) / row)));
    std::size_t still = rows_of(f.d);
    // If not all lines fit, the last one shows the phases of the rest.
    float tag_x = left;
    bool shares_line = false;
    const auto next_line = [&] {
        y += row;
        --lines_left;
        --still;
    };
    if (f.d.world_type == rc::WorldType::windfall && f.d.good && lines_left > 0) {
        const float wide = draw_windfall_line(c, *f.d.good, {left, y}, size, t.ink);
        shares_line = lines_left == 1 && still > 1;
        if (shares_line) tag_x += wide + 4;
        else next_line();
    }
    const auto tag = [&](Column column) {
        const bool alone = shares_line || (still > lines_left && lines_left <= 1);
        if (lines_left == 0 || (alone && tag_x + tag_w > left + width)) return false;
        draw_column_tag(c, column, {tag_x, y - tag_h / 2, tag_w, tag_h});
        if (alone) tag_x += tag_w + 4;
        return !alone;
    };
    for (const rc::Power& power : f.d.powers) {
        if (!tag(column_of(rc::phase_of(power.type)))) continue;
        draw_power(c, power.type == rc::PowerType::produce_good ? rc::Power{.type = power.type, .good = f.d.good} : power, {x, y}, size,
                   room_for_signs, t.ink, lang);
        next_line();
    }
    const std::string_view at_the_end = words::kAtTheEnd.in(lang);
    if (!f.d.vp && tag(Column::end) && c.text_width(at_the_end, type::kSmall) <= room_for_signs)
        c.text({x, y}, at_the_end, type::kSmall, t.ink);
}

}  // namespace

// --- 3 things on the card ---

namespace {

void draw_ribbon(const Face& f) {
    Canvas& c = f.c;
    const float foot = f.has_ribbon_at_foot() ? f.r.bottom() - kRibbonFoot : f.art.bottom() - 2;
    const Rect band{f.r.x - 2, foot - f.ribbon(), f.r.w + 4, f.ribbon()};
    c.shadow(band, 2, 0.4f, 4, 1);
    c.gradient(band, 3, rgb(0xD0483F), rgb(0xA83429));
    const std::string_view text = f.look.ribbon.empty() ? words::kFromNextPhase.in(f.look.lang) : std::string_view(f.look.ribbon);
    constexpr float kLeast = 10;
    const float size = c.whole_words(text, type::kSmall, Weight::bold, band.w - 6, 1, kLeast);
    if (f.named) c.text(band.centre(), text, size, kWhite, Weight::bold, Align::center);
    else c.text(band.centre(), "···", 13, kWhite, Weight::bold, Align::center);
}

void draw_number(const Face& f) {
    Canvas& c = f.c;
    constexpr float kRight = 14;                           // from the end of what is in sight
    const float sight = f.look.in_sight > 0 ? std::min(f.look.in_sight, f.r.w) : f.r.w;
    const Vec at{std::min(f.r.centre().x, f.r.x + sight - kRight), f.r.y + f.badge * 0.5f + 2};
    c.shadow_circle(at, 13, 0.6f, 8, 2);
    c.circle(at, 13, c.theme().gold);
    c.circle_stroke(at, 13, c.theme().space1, 2);
    c.text(at, std::to_string(*f.look.number), 15, c.theme().ink, Weight::bold, Align::center);
}

}  // namespace

void draw_race_card(Canvas& c, rc::CardId card, Rect r, const RaceCardLook& look) {
    const Face f = lay_face(c, card, r, look);
    CardLook ground = look;
    ground.dim = false;
    draw_card(c, r, f.radius, ground);
    draw_window(f);
    if (f.named) draw_body(f);
    if (look.dim) c.rect(r, f.radius, fade(c.theme().space1, 0.5f));
    draw_badges(f);
    if (look.has_good && f.d.good) {
        const float tile = f.named ? std::clamp(r.w * 0.27f, 24.0f, 44.0f) : std::clamp(r.w * 0.42f, 16.0f, 24.0f);
        draw_good_tile(c, *f.d.good, {f.r.right() - f.pad - tile / 2 - 1, f.art.bottom() - tile / 2 - (f.named ? 2.0f : 1.0f)}, tile);
    }
    if (f.has_ribbon()) draw_ribbon(f);
    if (look.number) draw_number(f);
}

Rect card_window(Canvas& c, rc::CardId card, Rect r, const RaceCardLook& look) { return lay_face(c, card, r, look).art; }

void draw_race_tile(Canvas& c, rc::CardId card, Rect r, bool has_good) {
    const rc::Design& d = rc::design(card);
    const float radius = r.w * 0.22f;
    const Color light = d.good ? good_color(*d.good) : kNeutral;
    c.gradient(r, radius, mix(light, rgb(0x0B1020), 0.66f), kNight);
    c.rect_stroke(r, radius, fade(c.theme().ivory, 0.55f), 1);
    if (has_good && d.good) draw_good(c, *d.good, r.centre(), r.w * 0.78f);
    else draw_card_art(c, card, r.centre(), r.w * 0.29f);
}

// --- 4 back ---

void draw_race_back(Canvas& c, Rect r, int count, bool is_pile) {
    const float radius = std::clamp(r.w * 0.1f, 4.0f, 12.0f);
    for (int i = is_pile ? 2 : 0; i >= 0; --i) {
        const Rect edge = r.moved(2.0f * float(i), -2.0f * float(i));
        c.shadow(edge, radius, 0.4f, 6, 2);
        c.gradient(edge, radius, rgb(0x5A3324), rgb(0x341B16));
        c.rect_stroke(edge, radius, rgb(0xC98A5C), 1);
    }
    const Color brass = c.theme().brass;
    if (r.w >= 24) c.rect_stroke(r.grown(-std::min(5.0f, r.w * 0.1f)), std::max(2.0f, radius - 3), fade(brass, 0.5f), 1);
    const Vec at = r.centre();
    c.circle_stroke(at, r.w * 0.2f, fade(brass, 0.7f), 1.4f);
    c.ellipse_stroke(at, r.w * 0.36f, r.w * 0.12f, -0.5f, fade(brass, 0.7f), 1.4f);
    if (count < 0) return;
    const float size = std::clamp(r.w * 0.42f, 15.0f, 22.0f);
    const std::string number = std::to_string(count);
    c.rect(rect_around(at, c.text_width(number, size, Weight::bold) + 10, size + 8), 6, fade(kBlack, 0.55f));
    c.text(at, number, size, c.theme().hi, Weight::bold, Align::center);
}

}  // namespace orrery::ui::race_table
