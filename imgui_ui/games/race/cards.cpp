// 1 face   2 things on the card   3 back
#include "imgui_ui/games/race/cards.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/fixed_vector.h"
#include "imgui_ui/games/race/layout.h"
#include "imgui_ui/games/race/pictures.h"
#include "imgui_ui/games/race/words.h"

namespace orrery::ui::race_table {

namespace {

constexpr float kLargeCard = 190;                          // minimum width for whole sentences

constexpr float kTellingThumb = 32;                        // minimum width of a thumbnail with points and phases
constexpr float kNumeralThumb = 46;                        // minimum width of one with the phases' numerals

// --- 1 face ---

constexpr float kRibbonFoot = 4;                           // from the bottom of the card

struct Face {
    Canvas& c;
    const rc::Design& d;
    rc::CardId card;
    Rect r;
    const RaceCardLook& look;
    float pad, radius, badge;
    Rect art;
    bool named;                                            // otherwise a thumbnail
    Rect sight;                                            // part that no other card of a fan covers
    float name_size = 0;
    std::size_t name_lines = 0;
    bool is_wide = false;                                  // the picture lies beside the words
    bool has_points_left = false;                          // the right corner is covered
    bool splits_scoring = false;                           // in two lines
    float growth = 1;                                      // of the powers, where there is room for larger ones
    float foot = 0;                                        // height of the phases at the foot of a thumbnail; 0: too small for them

    bool is_large() const { return r.w >= kLargeCard; }
    float inset() const { return sight.w < 104 ? 1.0f : 3.0f; }
    float left() const { return sight.x + pad + inset(); }
    float top() const { return is_wide ? r.y + pad + 1 : art.bottom() + 4; }
    float width() const { return sight.w - 2 * pad - 2 * inset(); }
    float bottom() const { return r.bottom() - (has_ribbon_at_foot() ? ribbon() + kRibbonFoot + 1 : pad); }
    float ribbon() const { return named ? 20.0f : 12.0f; }
    float tag_width() const { return (is_large() ? 32.0f : is_wide ? 17.0f : sight.w >= 104 ? 27.0f : 22.0f) * (1 + (growth - 1) / 2); }
    float sign_size() const { return (is_large() ? 18.0f : sight.w >= 104 ? 16.0f : 14.0f) * growth; }
    /// Returns the room for the signs of a line, beside its tag.
    float sign_room() const { return width() - tag_width() - 5; }
    /// Returns by how much the first line lies lower, because it is higher than usual.
    float drop() const { return row() * (1 - 1 / growth) / 2; }
    bool has_ribbon() const { return look.is_new || !look.ribbon.empty(); }
    /// Returns true if the picture has room only for cost and points.
    bool has_ribbon_at_foot() const { return has_ribbon() && (is_wide || art.h < badge + ribbon()); }
    /// Returns where the middle of the first line of powers lies, below the name.
    float first_line() const { return top() + name_size * 0.5f + (name_size + 3) * float(name_lines) + 2 + drop(); }
    /// Returns the number of lines that fit from there on.
    std::size_t lines_at(float y) const { return std::size_t(std::max(0.0f, std::floor((bottom() + 1 - (y - (row() - 3) / 2) + 3) / row()))); }
    float row() const { return (is_large() ? 24.0f : r.w >= 104 && !is_wide ? 20.0f : 18.0f) * growth; }
};

/// Returns the number of lines below the name: the good of a windfall world, powers, points at the end.
std::size_t rows_of(const Face& f) {
    const bool brings_good = f.d.world_type == rc::WorldType::windfall && f.d.good;
    return f.d.powers.size() + std::size_t(brings_good) + std::size_t(!f.d.vp) + std::size_t(f.splits_scoring);
}

// Uses two lines, or three if two would make the type too small. A name whose words do not fit at all is left out in favour of the
// powers; an explanation of the card tells it.
void size_name(Face& f) {
    constexpr float kLeastName = 9, kSmallName = 11.5f;
    const float wanted = f.is_wide ? type::kSmall : f.is_large() ? 18.0f : f.r.w >= 130 ? 15.0f : f.r.w >= 104 ? 14.0f : type::kSmall;
    const std::string_view name = f.d.name.in(f.look.lang);
    f.name_size = f.c.whole_words(name, wanted, Weight::bold, f.width(), 2, kLeastName);
    if (f.name_size < kSmallName) f.name_size = f.c.whole_words(name, type::kSmall, Weight::bold, f.width(), 3, kLeastName);
    f.name_lines = f.c.lines(name, f.name_size, Weight::bold, f.width()).size();
    if (f.name_lines > 3 || f.c.widest_word(name, f.name_size, Weight::bold) > f.width()) f.name_lines = 0;
}

/// Lays out a card with its name. Returns false if a card that nothing covers has no room for a single line below it.
bool lay_named(Face& f) {
    const Rect r = f.r;
    f.pad = std::max(4.0f, r.w * 0.04f);
    f.badge = std::clamp(r.w * 0.24f, 22.0f, 46.0f);
    if (f.look.in_sight > 0 && f.look.in_sight < r.w) {
        f.has_points_left = f.look.in_sight < r.w - f.badge * 0.3f;
        if (f.look.in_sight >= kLeastSight) f.sight.w = f.look.in_sight;
    }
    size_name(f);
    const float share = f.look.in_words && f.is_large() ? 0.36f : r.h > 190 ? 0.5f : 0.45f;
    // First the powers grow, then the picture; the picture shrinks in favour of powers that have no room.
    constexpr float kMostGrowth = 1.25f, kMostShare = 0.6f;
    const float name = f.name_size * 0.5f + 6 + (f.name_size + 3) * float(f.name_lines);
    constexpr float kLeastShare = 0.36f;
    f.splits_scoring = r.w >= 104 && scoring_break(f.d.scoring) < f.d.scoring.size() &&
                       r.h * (1 - kLeastShare) > 2 * f.pad + name + f.row() * (float(rows_of(f)) + 0.5f);
    const float lines = float(rows_of(f)) - 0.5f;
    const float left = r.h * (1 - share) - 2 * f.pad - name;
    if (!f.look.in_words && lines > 0) f.growth = std::clamp(left / (f.row() * (lines + 0.5f)), 1.0f, kMostGrowth);
    for (const rc::Power& power : f.d.powers)              // all lines in one size
        f.growth = std::clamp(f.growth * f.sign_room() / power_width(f.c, power, f.sign_size(), f.look.lang), 1.0f, f.growth);
    const float words = name + f.row() * lines + f.drop();
    const float most = f.look.in_words && f.is_large() ? share : kMostShare;
    const float tile = f.look.has_good && f.d.good ? std::clamp(r.w * 0.27f, 24.0f, 44.0f) : 0.0f;
    const float least = std::max(f.badge * (f.has_points_left ? 2.1f : 1.0f), f.badge * 0.6f + tile) + 3;
    f.art = {r.x + f.pad, r.y + f.pad, r.w - 2 * f.pad, std::clamp(r.h - 2 * f.pad - words, least, std::max(least, r.h * most))};
    f.art.h = std::min(f.art.h, r.h - 2 * f.pad);
    return rows_of(f) == 0 || f.sight.w < r.w || f.lines_at(f.first_line()) > 0;
}

void lay_thumbnail(Face& f) {
    const Rect r = f.r;
    f.named = f.has_points_left = f.splits_scoring = false;
    f.growth = 1;
    f.pad = 3;
    f.badge = std::clamp(r.w * 0.38f, 15.0f, 22.0f);
    f.foot = r.w < kTellingThumb ? 0.0f : r.w < kNumeralThumb ? 8.0f : 14.0f;
    f.art = r.grown(-f.pad);
    f.art.h -= f.foot;
}

/// Lays out a card on its side.
void lay_wide(Face& f) {
    constexpr float kPicture = 0.34f, kRoomForWords = 68;  // share of the width; what a long word needs
    const Rect r = f.r;
    f.is_wide = true;
    f.pad = r.w < 100 ? 2.0f : 3.0f;
    f.badge = 19;
    f.art = {r.x + f.pad, r.y + f.pad, std::max(f.badge + 1, std::min(r.w * kPicture, r.w - kRoomForWords)), r.h - 2 * f.pad};
    f.sight = {f.art.right(), r.y, r.right() - f.art.right(), r.h};
    size_name(f);
}

Face lay_face(Canvas& c, rc::CardId card, Rect r, const RaceCardLook& look) {
    Face f{c, rc::design(card), card, r, look, 0, 0, 0, {}, true, r};
    f.radius = std::clamp(r.w * 0.075f, 6.0f, 14.0f);
    if (r.w > r.h && r.w >= kWideCard) lay_wide(f);
    else if (r.w < kNamedCard || !lay_named(f)) lay_thumbnail(f);
    return f;
}

void draw_window(const Face& f) {
    const float size = f.named ? std::min(f.art.w * 0.27f, f.art.h * 0.35f) : std::min(f.art.w * 0.28f, f.art.h * 0.3f);
    // Beside the signs at the left if the rest is covered.
    const float shift = f.has_points_left && f.sight.w < f.r.w ? std::min(0.0f, (f.sight.w + f.badge) / 2 - f.r.w / 2) : 0.0f;
    draw_picture(f.c, f.card, {.window = f.art,
                               .corner = std::max(3.0f, f.radius - 2),
                               .centre = {f.art.centre().x + shift, f.art.y + f.art.h * (f.named ? 0.54f : 0.52f)},
                               .r = size,
                               .has_left = !f.has_points_left,
                               .has_right = !f.has_points_left && !(f.look.has_good && f.d.good)});
}

void draw_badges(const Face& f) {
    Canvas& c = f.c;
    const float half = f.badge / 2;
    const Vec at{f.r.x + half * (f.d.is_world ? 1.05f : 1.15f) + 1, f.r.y + half * (f.d.is_world ? 1.05f : 1.15f) + 1};
    const std::string cost = std::to_string(int(f.d.cost));
    draw_cost(c, f.d, at, f.badge, cost);
    if (f.named || f.foot > 0) {
        const std::string points = f.d.vp ? std::to_string(int(*f.d.vp)) : f.look.value ? std::to_string(*f.look.value) : "?";
        const Vec place = f.is_wide ? Vec{f.art.right() - half, f.art.bottom() - half}
                        : f.has_points_left ? Vec{f.r.x + half + 2, at.y + f.badge * 1.06f} : Vec{f.r.right() - half - 2, at.y};
        draw_points(c, place, f.badge * 1.02f, points);
        // A counted value is marked as variable.
        const Vec beside = f.has_points_left ? Vec{place.x + f.badge * 0.72f, place.y} : Vec{place.x, place.y + f.badge * 0.72f};
        const bool has_room = f.named && !f.is_wide && (f.has_points_left || beside.y + 6 <= f.art.bottom());
        if (!f.d.vp && f.look.value && has_room && !f.look.has_gain) c.text(beside, "?", 13, c.theme().hi, Weight::bold, Align::center);
    }
    const bool is_printed = !f.d.is_military && f.look.price == cost;
    if (!f.look.price.empty() && !is_printed) {
        // "3 → 1": the actual price is on a gold tag beside the printed cost.
        const std::string& price = f.look.price;
        const float size = std::max(13.0f, f.badge * 0.5f), arrow = size * 0.7f, h = size + 7;
        const Vec corner = f.is_wide ? Vec{f.art.x, at.y + half + 1} : Vec{at.x + half + (f.d.is_world ? 2.0f : 5.0f), at.y - h / 2};
        const float words = c.text_width(price, size, Weight::bold) + arrow;
        Rect tag{corner.x, corner.y, words + 16, h};
        // On narrow cards it lies over the edge of the cost instead of the points.
        const float most = f.is_wide || f.has_points_left ? f.r.right() : f.r.right() - f.badge * 1.02f - 3;
        const float margin = tag.right() > most ? 4.0f : 6.0f;
        if (tag.right() > most) tag = {most - words - 11, corner.y, words + 11, h};
        const Color ink = c.theme().ink;
        const float y = tag.centre().y, tip = tag.x + margin + arrow, barb = size * 0.24f;
        c.rect(tag, h / 2, c.theme().gold);
        c.line({tag.x + margin, y}, {tip, y}, ink, 2);     // drawn, because the font has no arrow
        c.line({tip - barb, y - barb}, {tip, y}, ink, 2);
        c.line({tip - barb, y + barb}, {tip, y}, ink, 2);
        c.text({tip + margin - 2, y}, price, size, ink, Weight::bold);
    }
}

void draw_body(const Face& f) {
    Canvas& c = f.c;
    const Theme& t = c.theme();
    const Lang lang = f.look.lang;
    const std::string_view name = f.d.name.in(lang);
    const float left = f.left(), width = f.width(), bottom = f.bottom(), name_line = f.name_size + 3;
    const float room = std::min(width, c.even_room(name, f.name_size, Weight::bold, width) + 1);
    const float top = f.top() + f.name_size * 0.5f;
    if (f.name_lines > 0) c.paragraph({left, top}, name, f.name_size, t.ink, Weight::bold, room, name_line, Align::left, 3);
    float y = f.first_line();
    if (f.look.in_words && f.is_large()) {
        c.paragraph({left, y + 4}, f.d.text.in(lang), 15, t.ink2, Weight::medium, width, 21, Align::left, int((bottom - y) / 21));
        return;
    }
    const float row = f.row(), tag_w = f.tag_width(), tag_h = row - 3, size = f.sign_size();
    const float x = left + tag_w + 5, room_for_signs = f.sign_room();
    std::size_t lines_left = f.lines_at(y);
    std::size_t still = rows_of(f);
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
    if (f.d.vp || !tag(Column::end)) return;
    const auto scoring = [&](ScoringPart part) { return draw_scoring(c, f.d.scoring, part, {x, y}, size, room_for_signs, t.ink, lang); };
    if (f.splits_scoring && lines_left >= 2) {
        scoring(ScoringPart::first);
        y += row;
        scoring(ScoringPart::second);
    } else if (const std::string_view words = words::kAtTheEnd.in(lang); !scoring(ScoringPart::all) && c.text_width(words, type::kSmall) <= room_for_signs) {
        c.text({x, y}, words, type::kSmall, t.ink);
    }
}

/// Draws in which phases the card helps, and whether it counts at the end, at the foot of a thumbnail.
void draw_phases(const Face& f) {
    FixedVector<Column, 8> columns;
    const auto add = [&](Column column) {
        if (std::find(columns.begin(), columns.end(), column) == columns.end()) columns.push_back(column);
    };
    for (const rc::Power& power : f.d.powers) add(column_of(rc::phase_of(power.type)));
    if (!f.d.vp) add(Column::end);
    if (columns.empty()) return;
    constexpr float kBetween = 2;
    const float n = float(columns.size()), width = f.r.w - 2 * f.pad - 2, h = f.foot - 2;
    const float w = std::min(h * 1.5f, (width - (n - 1) * kBetween) / n);
    float x = f.r.x + f.pad + 1;
    for (const Column column : columns) {
        const Rect tag{x, f.art.bottom() + 2, w, h};
        if (f.r.w >= kNumeralThumb) draw_column_tag(f.c, column, tag);
        else f.c.rect(tag, 2, column_color(column));
        x += w + kBetween;
    }
}

}  // namespace

// --- 2 things on the card ---

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
    const Vec at = f.is_wide ? Vec{f.r.right() - 16, f.r.bottom() - 16} : Vec{std::min(f.r.centre().x, f.r.x + sight - kRight), f.r.y + f.badge * 0.5f + 2};
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
    else if (f.foot > 0) draw_phases(f);
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
    c.gradient(r, radius, mix(card_light(card), rgb(0x0B1020), 0.66f), rgb(0x0A0F1E));
    c.rect_stroke(r, radius, fade(c.theme().ivory, 0.55f), 1);
    if (has_good && d.good) draw_good(c, *d.good, r.centre(), r.w * 0.78f);
    else draw_card_art(c, card, r.centre(), r.w * 0.29f);
}

// --- 3 back ---

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
