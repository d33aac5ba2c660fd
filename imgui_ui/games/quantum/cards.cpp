// 1 short texts   2 small cards   3 large card   4 decks
#include "imgui_ui/games/quantum/cards.h"

#include <algorithm>
#include <string>

#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {
namespace {

// --- 1 short texts ---

struct Paint {
    Color ink, ink2, box, sign;
    CardLook face;
};

Paint paint_of(const Theme& t, qu::CardId card, const AdvanceLook& look) {
    const bool is_gambit = qu::kind_of(card) == qu::CardKind::gambit;
    Paint out{is_gambit ? t.hi : t.ink, is_gambit ? t.mid : t.ink2, is_gambit ? rgb(0x6E4FC0) : rgb(0x2B3350), kWhite, {}};
    out.face.legal = look.legal;
    out.face.selected = look.selected;
    out.face.dim = look.dim;
    out.face.glow = look.glow;
    if (is_gambit) {
        out.face.top = rgb(0x2A2140);
        out.face.bottom = rgb(0x1C1730);
        out.face.line = rgb(0x7E6BB8);
    }
    return out;
}

Text short_text(qu::CardId card) {
    if (qu::kind_of(card) == qu::CardKind::gambit) return words::kGambitShort[static_cast<std::size_t>(qu::gambit_of(card))];
    return words::kCommandShort[static_cast<std::size_t>(qu::command_of(card))];
}

void draw_sign_box(Canvas& c, qu::CardId card, Vec centre, float size, const Paint& paint) {
    c.rect(square_around(centre, size), size * 0.28f, paint.box);
    draw_card_sign(c, card, centre, size * 0.62f, paint.sign, paint.box);
}

// --- 2 small cards ---

constexpr float kName = 15, kText = 13, kTextLine = 16, kPad = 7;

/// Draws a chip that is too narrow for sign and name in one line: the sign above the name, or only the sign if the name would be
/// cut.
void draw_tall_chip(Canvas& c, qu::CardId card, Rect r, std::string_view name, const Paint& paint) {
    const bool has_name = c.text_width(name, kText, Weight::bold) <= r.w - 4;
    const float size = std::min({has_name ? 24.0f : 32.0f, has_name ? r.h - 22 : r.h - 8, r.w - 8});
    draw_sign_box(c, card, {r.centre().x, has_name ? r.y + 4 + size / 2 : r.centre().y}, size, paint);
    if (has_name) c.text({r.centre().x, r.bottom() - 11}, name, kText, paint.ink, Weight::bold, Align::center);
}

void draw_chip(Canvas& c, qu::CardId card, Rect r, std::string_view name, const Paint& paint) {
    const float size = std::min(28.0f, r.h - 8);
    const float room = r.w - size - 18;
    if (c.text_width(name, kText, Weight::bold) > room) {
        draw_tall_chip(c, card, r, name, paint);
        return;
    }
    draw_sign_box(c, card, {r.x + 6 + size / 2, r.centre().y}, size, paint);
    c.fit({r.x + size + 13, r.centre().y}, name, kName, paint.ink, Weight::bold, Align::left, room);
}

/// Draws the whole text in large type if it fits, otherwise smaller, otherwise the short text, otherwise nothing; a touch shows the
/// card anyway. `y` is the middle of the first line.
void draw_text_of(Canvas& c, qu::CardId card, Rect r, float y, const Paint& paint, Lang lang) {
    constexpr float kLargeLetters = 15, kLargePitch = 20, kHigh = 190;
    const std::string_view whole = qu::card_text(card).text.in(lang), brief = short_text(card).in(lang);
    struct Try {
        std::string_view text;
        float size, pitch;
    };
    const bool is_high = r.h >= kHigh;
    for (const Try& way : {Try{is_high ? whole : std::string_view(), kLargeLetters, kLargePitch}, Try{whole, kText, kTextLine}, Try{brief, kText, kTextLine}}) {
        if (way.text.empty() || c.widest_word(way.text, way.size, Weight::medium) > r.w - 2 * kPad) continue;
        const float h = static_cast<float>(c.lines(way.text, way.size, Weight::medium, r.w - 2 * kPad).size()) * way.pitch;
        if (y - way.pitch / 2 + h > r.bottom() - 2) continue;
        c.paragraph({r.x + kPad + 1, y}, way.text, way.size, paint.ink2, Weight::medium, r.w - 2 * kPad, way.pitch);
        return;
    }
}

void draw_with_text(Canvas& c, qu::CardId card, Rect r, std::string_view name, const Paint& paint, Lang lang) {
    constexpr float kSign = 28, kNarrowSign = 22, kNarrow = 132, kAfterSign = 6, kHead = 20;
    const float size = r.w < kNarrow ? kNarrowSign : kSign;
    const float x = r.x + kPad + size + kAfterSign, room = r.right() - 5 - x, middle = r.y + kPad - 1 + kSign / 2;
    if (c.text_width(name, kText, Weight::bold) <= room) {
        draw_sign_box(c, card, {r.x + kPad + size / 2, middle}, size, paint);
        c.fit({x, middle}, name, kName, paint.ink, Weight::bold, Align::left, room);
    } else {
        // A long name has the line to itself. If there is room, the sign goes below the text.
        constexpr float kRoomForSign = 130;
        if (r.h >= kRoomForSign) draw_card_sign(c, card, {r.right() - 20, r.bottom() - 18}, 22, fade(paint.ink2, 0.35f), paint.face.top.value_or(c.theme().ivory));
        if (const float whole = r.w - kPad - 5; c.text_width(name, kText, Weight::bold) <= whole) c.fit({r.x + kPad, middle}, name, kName, paint.ink, Weight::bold, Align::left, whole);
        else draw_sign_box(c, card, {r.centre().x, middle}, kSign, paint);
    }
    draw_text_of(c, card, r, middle + kHead + (r.h >= 2 * kCardWithText ? 6.0f : 2.0f), paint, lang);
}

// --- 3 large card ---

constexpr float kLargePad = 18, kLargeHead = 64, kLargeLine = 25, kLargeText = 16, kSubtitleRow = 30, kLargeFoot = 40;
constexpr float kLargeWidth = 280;

void draw_large(Canvas& c, qu::CardId card, Rect r, const Paint& paint, Lang lang) {
    const qu::CardText& words = qu::card_text(card);
    const bool is_gambit = qu::kind_of(card) == qu::CardKind::gambit;
    draw_sign_box(c, card, {r.x + kLargePad + 22, r.y + 14 + 24}, 44, paint);
    const float x = r.x + kLargePad + 58, room = r.right() - kLargePad - x;
    c.fit({x, r.y + 28}, words.name.in(lang), 20, paint.ink, Weight::bold, Align::left, room);
    c.fit({x, r.y + 50}, (is_gambit ? words::kGambitCard : words::kCommandCard).in(lang), 13, paint.ink2, Weight::medium, Align::left, room);
    c.line({r.x + kLargePad, r.y + kLargeHead + 4}, {r.right() - kLargePad, r.y + kLargeHead + 4}, fade(paint.ink2, 0.35f));
    float y = r.y + kLargeHead + 24;
    c.fit({r.x + kLargePad, y}, words.subtitle.in(lang), 15, is_gambit ? rgb(0xC9B4FF) : paint.ink2, Weight::bold, Align::left, r.w - 2 * kLargePad);
    y += kSubtitleRow;
    y += c.paragraph({r.x + kLargePad, y}, words.text.in(lang), kLargeText, paint.ink, Weight::medium, r.w - 2 * kLargePad, kLargeLine);
    if (words.copies > 1)
        c.text({r.x + kLargePad, y + 8}, fill(words::kCopies, lang, {{"n", words.copies}}), 13, paint.ink2);
}

}  // namespace

float large_card_height(const Canvas& c, qu::CardId card, float width, Lang lang) {
    const qu::CardText& words = qu::card_text(card);
    const auto lines = c.lines(words.text.in(lang), kLargeText, Weight::medium, width - 2 * kLargePad).size();
    return kLargeHead + 24 + kSubtitleRow + static_cast<float>(lines) * kLargeLine + (words.copies > 1 ? kLargeFoot : 18);
}

void draw_advance_card(Canvas& c, qu::CardId card, Rect r, const AdvanceLook& look) {
    const Paint paint = paint_of(c.theme(), card, look);
    const std::string_view name = qu::card_text(card).name.in(look.lang);
    const float radius = std::min(10.0f, r.h * 0.24f);
    draw_card(c, r, radius, paint.face);
    if (r.w >= kLargeWidth && r.h >= kLargeHead + kLargeLine * 2) draw_large(c, card, r, paint, look.lang);
    else if (r.h >= kCardWithText) draw_with_text(c, card, r, name, paint, look.lang);
    else draw_chip(c, card, r, name, paint);
    if (look.is_used) c.rect(r, radius, fade(c.theme().space1, 0.42f));
}

void draw_free_place(Canvas& c, Rect r, std::string_view word) {
    c.dashed_rect(r, 10, fade(c.theme().line2, 0.8f), 1, 4, 5);
    if (c.text_width(word, 13) < r.w - 6) c.text(r.centre(), word, 13, c.theme().low, Weight::medium, Align::center);
}

// --- 4 decks ---

void draw_deck(Canvas& c, qu::CardKind kind, Rect r, int count) {
    const bool is_gambit = kind == qu::CardKind::gambit;
    const Color top = is_gambit ? rgb(0x4A3A7A) : rgb(0x2B3A5E), bottom = is_gambit ? rgb(0x2A2140) : rgb(0x1D2947);
    const float radius = std::min(8.0f, r.h * 0.2f);
    for (int i = std::min(2, count - 1); i >= 0; --i) {
        const Rect card = r.moved(static_cast<float>(-2 * i), static_cast<float>(-2 * i));
        c.gradient(card, radius, top, bottom);
        c.rect_stroke(card, radius, fade(c.theme().brass, 0.7f), 1);
    }
    c.text(r.centre(), std::to_string(count), std::min(18.0f, r.h * 0.5f), c.theme().hi, Weight::bold, Align::center);
}

}  // namespace orrery::ui::quantum_table
