// 1 frames   2 observation cards   3 backs and free places   4 tiles. Quests, instruments, characters and agendas: quest_cards.cpp
#include "imgui_ui/games/astronavigators/cards.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/card_frame.h"
#include "imgui_ui/games/astronavigators/cards_words.h"
#include "imgui_ui/games/astronavigators/sky_chart.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::astronavigators_table {

// --- 1 frames ---

namespace {

constexpr Color kNightTop = rgb(0x1D1950), kNightFoot = rgb(0x0B0D24), kNightInk = rgb(0xE6E2FF), kNightStar = rgb(0xB9B4E8);
constexpr Color kBackTop = rgb(0x2E2C6E), kBackFoot = rgb(0x16163A);
constexpr Color kGoodInk = rgb(0x1E7040), kBadInk = rgb(0x9B2C2C);
constexpr Color kOutwardBlue = rgb(0x3D6FD6), kHomewardYellow = rgb(0xE3B341), kDvRed = rgb(0xB23A34), kTileInk = rgb(0x12182A);

}  // namespace

Color night_ink() { return kNightInk; }
Color good_on_ivory(const Theme& t) { return t.flat ? t.ink : kGoodInk; }
Color bad_on_ivory(const Theme& t) { return t.flat ? t.ink : kBadInk; }
float card_corner(Rect r) { return std::clamp(std::min(r.w, r.h) * 0.09f, 4.0f, 12.0f); }

void draw_card_face(Canvas& c, Rect r, float corner, Glow glow, float breath) {
    ui::CardLook face;
    face.legal = glow == Glow::legal;
    face.selected = glow == Glow::selected;
    face.dim = glow == Glow::pale;
    face.glow = breath;
    draw_card(c, r, corner, face);
    if (glow == Glow::later) c.rect_stroke(r.grown(2), corner + 2, fade(c.theme().gold, 0.55f), 1.5f);
}

void draw_light_below(Canvas& c, Rect r, float corner, Glow glow, float breath) {
    if (glow == Glow::legal) c.halo(r.grown(1), corner + 1, c.theme().gold, 0.9f * breath, 16);
}

void draw_line_above(Canvas& c, Rect r, float corner, Glow glow) {
    if (glow == Glow::legal) c.rect_stroke(r.grown(2), corner + 2, c.theme().warm, 2);
    if (glow == Glow::later) c.rect_stroke(r.grown(1), corner + 1, fade(c.theme().gold, 0.55f), 1.5f);
    if (glow == Glow::selected) draw_selected_frame(c, r, corner);
}

void draw_night(Canvas& c, Rect r, float corner) {
    if (c.theme().flat) {
        c.rect(r, corner, kBlack);
        return;
    }
    // Faint stars at fixed places, so that the sky stands still.
    static constexpr std::array<Vec, 9> kStars{
        {{0.07f, 0.2f}, {0.21f, 0.78f}, {0.34f, 0.12f}, {0.46f, 0.88f}, {0.58f, 0.24f}, {0.69f, 0.7f}, {0.8f, 0.1f}, {0.88f, 0.52f},
         {0.95f, 0.86f}}};
    c.gradient(r, corner, kNightTop, kNightFoot);
    for (std::size_t i = 0; i < kStars.size(); ++i)
        c.circle({r.x + kStars[i].x * r.w, r.y + kStars[i].y * r.h}, i % 3 == 0 ? 0.9f : 0.6f, fade(kNightStar, 0.45f));
}

void draw_tick(Canvas& c, Vec centre, float size) {
    const Theme& t = c.theme();
    c.circle(centre, size / 2, t.flat ? kWhite : kGoodInk);
    c.circle_stroke(centre, size / 2, t.flat ? kBlack : kWhite, 1.2f);
    draw_icon(c, Icon::check, centre, size * 0.66f, t.flat ? kBlack : kWhite);
}

// --- 2 observation cards ---

namespace {

constexpr float kWholeFrom = 90, kPlate = 17;           // plate: in a corner of a picture

std::string nk_text(an::CardId card, Lang lang) {
    const int nk = an::kCards[card].nk;
    return nk == 0 ? std::string() : fill(words::kNkOf, lang, {{"n", nk}});
}
/// Returns the words below a card: its reason, or that it can be observed.
std::string_view verdict_of(an::CardId card, const CardLook& look) {
    if (!look.reason) return {};
    return look.reason->empty() ? (an::is_moon(card) ? words::kPhaseFits : words::kSeenFromHere).in(look.lang) : *look.reason;
}
bool is_ticked(const CardLook& look) { return look.reason && look.reason->empty(); }

/// Draws the Moon beside the number of its week, which is as large, or the figure of a constellation.
void draw_card_picture(Canvas& c, an::CardId card, Rect r) {
    if (!an::is_moon(card)) return draw_figure(c, card, r, kNightInk, std::clamp(r.h * 0.03f, 1.0f, 1.8f));
    constexpr float kBoth = 42;                            // width from which both have room
    const int phase = an::kCards[card].phase;
    if (r.w >= kBoth && r.h > r.w * 1.1f) {
        // A high picture has the number below the Moon.
        const float high = std::min(r.w * 0.34f, r.h * 0.22f);
        draw_moon(c, phase, {r.centre().x, r.centre().y - high * 1.1f}, high, false);
        return c.text({r.centre().x, r.centre().y + high * 1.25f}, std::to_string(phase), std::max(type::kSmall, high * 1.5f), kNightInk,
                      Weight::bold, Align::center);
    }
    const float radius = std::min(r.h * 0.42f, r.w * (r.w < kBoth ? 0.4f : 0.2f));
    if (r.w < kBoth) return draw_moon(c, phase, r.centre(), radius, r.w >= 26);
    const float apart = radius * 1.35f;
    draw_moon(c, phase, {r.centre().x - apart, r.centre().y}, radius, false);
    c.text({r.centre().x + apart, r.centre().y}, std::to_string(phase), std::max(type::kSmall, radius * 1.9f), kNightInk, Weight::bold,
           Align::center);
}

/// Draws the set icons of a card in columns at the left of `r`. Returns the width taken.
float draw_set_column(Canvas& c, an::CardId card, Rect r) {
    constexpr float kSign = 15, kStep = 18;
    std::vector<an::SetId> sets;
    for (an::SetId set = 0; set < an::kSetCount; ++set)
        if ((an::kCards[card].icons & an::icon_of(set)) != 0) sets.push_back(set);
    if (sets.empty()) return 0;
    const std::size_t rows = std::max<std::size_t>(1, static_cast<std::size_t>(std::max(0.0f, (r.h - 2) / kStep)));
    const std::size_t columns = (sets.size() + rows - 1) / rows;
    const float tall = static_cast<float>(std::min(rows, sets.size())) * kStep;
    for (std::size_t i = 0; i < sets.size(); ++i)
        draw_set_sign(c, sets[i],
                      {r.x + 3 + (static_cast<float>(i / rows) + 0.5f) * kStep,
                       r.centre().y - tall / 2 + (static_cast<float>(i % rows) + 0.5f) * kStep},
                      kSign, kNightInk);
    return static_cast<float>(columns) * kStep + 3;
}

/// Draws the set icons of a card in a row from `left`.
void draw_set_row(Canvas& c, an::CardId card, Vec left, float size, float room, Color ink) {
    float x = left.x + size / 2;
    for (an::SetId set = 0; set < an::kSetCount; ++set) {
        if ((an::kCards[card].icons & an::icon_of(set)) == 0 || x + size / 2 > left.x + room) continue;
        draw_set_sign(c, set, {x, left.y}, size, ink);
        x += size + 4;
    }
}

void draw_verdict_sign(Canvas& c, bool is_good, Vec centre, float size) {
    draw_icon(c, is_good ? Icon::check : Icon::close, centre, size * (is_good ? 1.0f : 0.8f),
              is_good ? good_on_ivory(c.theme()) : bad_on_ivory(c.theme()));
}

/// Draws NK on a plate in the lower right corner of a picture.
void draw_nk_plate(Canvas& c, Rect picture, std::string_view nk, float size) {
    if (nk.empty()) return;
    const float wide = c.text_width(nk, size, Weight::bold) + 10;
    const Rect plate{picture.right() - wide, picture.bottom() - kPlate, wide, kPlate};
    c.rect(plate, 5, c.theme().ivory);
    c.text(plate.centre(), nk, size, c.theme().ink, Weight::bold, Align::center);
}

/// Draws the sign of a verdict on a plate in the lower left corner of a picture.
void draw_verdict_plate(Canvas& c, Rect picture, bool is_good) {
    const float high = std::min(kPlate, picture.h);
    const Rect plate{picture.x, picture.bottom() - high, kPlate, high};
    c.rect(plate, 5, c.theme().ivory);
    draw_verdict_sign(c, is_good, plate.centre(), 11);
}

void draw_observation_chip(Canvas&, an::CardId, Rect, const CardLook&);

void draw_whole_observation(Canvas& c, an::CardId card, Rect r, const CardLook& look) {
    constexpr float kPad = 6, kNameLine = 17, kVerdictLine = 15, kLeastPicture = 24, kSign = 13, kLeastBeside = 56;
    const Theme& t = c.theme();
    const float corner = card_corner(r), wide = r.w - 2 * kPad - 4, x = r.x + kPad + 2;
    const std::string name = an::card_name(card, look.lang), nk = nk_text(card, look.lang);
    const std::string_view verdict = verdict_of(card, look);
    const float nk_wide = nk.empty() ? 0 : c.text_width(nk, type::kLabel, Weight::bold) + 6;
    // On a narrow card the NK stand in the picture, so that no word of the name is torn.
    const auto lines_in = [&](float room) { return c.lines(name, type::kSmall, Weight::bold, room).size(); };
    const bool has_nk_above = c.widest_word(name, type::kSmall, Weight::bold) > wide - nk_wide || lines_in(wide - nk_wide) > 2 ||
                              (wide - nk_wide < kLeastBeside && lines_in(wide - nk_wide) > lines_in(wide));
    const float name_room = has_nk_above ? wide : wide - nk_wide;
    const float verdict_room = wide - kSign - 4;
    const auto lines_of = [&](std::string_view text, Weight w, float room) {
        return text.empty() ? 0 : static_cast<int>(std::min<std::size_t>(2, c.lines(text, type::kSmall, w, room).size()));
    };
    // What is written takes two lines where the picture keeps its room.
    int name_lines = lines_of(name, Weight::bold, name_room), verdict_lines = lines_of(verdict, Weight::medium, verdict_room);
    const int whole_verdict = static_cast<int>(c.lines(verdict, type::kSmall, Weight::medium, verdict_room).size());
    const auto foot_of = [&] {
        return static_cast<float>(name_lines) * kNameLine + static_cast<float>(verdict_lines) * kVerdictLine + (verdict_lines > 0 ? 9 : 7);
    };
    // A verdict that has no room whole is only a sign, in the picture. A name that has none makes a chip of the card.
    const bool has_sign_above = verdict_lines > 0 && (verdict_lines < whole_verdict || r.h - kPad - foot_of() < kLeastPicture ||
                                                      c.widest_word(verdict, type::kSmall, Weight::medium) > verdict_room);
    if (has_sign_above) verdict_lines = 0;
    if (r.h - kPad - foot_of() < kLeastPicture || lines_in(name_room) > static_cast<std::size_t>(name_lines))
        return draw_observation_chip(c, card, r, look);
    draw_card_face(c, r, corner, look.glow, look.breath);
    const Rect picture{r.x + kPad, r.y + kPad, r.w - 2 * kPad, r.h - kPad - foot_of()};
    draw_night(c, picture, std::max(3.0f, corner - 4));
    const float taken = draw_set_column(c, card, picture);
    const float plates = (has_nk_above && !nk.empty()) || has_sign_above ? kPlate - 4 : 0;
    draw_card_picture(c, card, Rect{picture.x + taken, picture.y, picture.w - taken, picture.h - plates}
                                   .grown(-std::min(6.0f, picture.h * 0.1f)));
    if (has_sign_above) draw_verdict_plate(c, picture, is_ticked(look));
    float y = picture.bottom() + 3 + kNameLine / 2;
    const float name_y = y + static_cast<float>(name_lines - 1) * kNameLine / 2;
    c.fit_lines({x, name_y}, name, r.h >= 120 ? type::kBody : type::kLabel, t.ink, Weight::bold,
                Align::left, name_room, name_lines);
    if (has_nk_above) draw_nk_plate(c, picture, nk, type::kSmall);
    else if (!nk.empty()) c.text({x + wide, y}, nk, type::kLabel, t.ink, Weight::bold, Align::right);
    if (verdict_lines == 0) return;
    y += (static_cast<float>(name_lines) - 0.5f) * kNameLine + 1 + static_cast<float>(verdict_lines) * kVerdictLine / 2;
    const bool is_good = is_ticked(look);
    draw_verdict_sign(c, is_good, {x + kSign / 2, y}, kSign);
    c.fit_lines({x + kSign + 4, y}, verdict, type::kSmall, is_good ? good_on_ivory(t) : bad_on_ivory(t), Weight::medium, Align::left,
                verdict_room, verdict_lines);
}

/// Draws a chip that is only a picture: NK stand in one corner, the sign of the verdict in the other.
void draw_picture_chip(Canvas& c, an::CardId card, Rect r, const CardLook& look) {
    constexpr float kPad = 3, kTall = 44, kSetsHigh = 64, kSetsWide = 58, kLow = 48, kLeastFigure = 24, kLeastSign = 12;
    const Rect picture = r.grown(-kPad);
    Rect figure = picture.grown(-std::min(4.0f, picture.h * 0.12f));
    const std::string nk = nk_text(card, look.lang);
    const bool has_plates = !nk.empty() || look.reason;
    draw_night(c, picture, std::max(2.0f, card_corner(r) - 2));
    const float unit_room = picture.w - (look.reason ? kPlate + 2 : 0) - 10;
    const bool has_unit = c.text_width(nk, type::kSmall, Weight::bold) <= unit_room;
    const std::string shown = nk.empty() || has_unit ? nk : std::to_string(an::kCards[card].nk);
    const bool is_stacked = look.reason && !shown.empty() && picture.h < kLow && picture.h >= kPlate + kLeastSign;
    const float left = look.reason && !is_stacked ? kPlate + 2 : 0;
    const float right = shown.empty() ? 0 : c.text_width(shown, type::kSmall, Weight::bold) + 12;
    // The plates stand beside the figure of a wide low chip, below that of a higher one.
    if (picture.h < kLow && picture.w - left - right >= kLeastFigure)
        figure = {picture.x + left + 2, figure.y, picture.w - left - right - 2, figure.h};
    else if (r.h >= kTall && has_plates) figure.h -= kPlate - 4;
    if (figure.h >= kSetsHigh && figure.w >= kSetsWide) {
        const float taken = draw_set_column(c, card, {picture.x, figure.y, figure.w, figure.h});
        figure = {figure.x + taken, figure.y, figure.w - taken, figure.h};
    }
    draw_card_picture(c, card, figure);
    draw_nk_plate(c, picture, shown, type::kSmall);
    if (is_stacked) draw_verdict_plate(c, {picture.right() - kPlate, picture.y, kPlate, picture.h - kPlate}, is_ticked(look));
    else if (look.reason) draw_verdict_plate(c, picture, is_ticked(look));
}

void draw_observation_chip(Canvas& c, an::CardId card, Rect r, const CardLook& look) {
    constexpr float kNarrow = 96, kTwoRows = 48, kTwoLines = 34, kPad = 3, kGap = 7, kSign = 13;
    const Theme& t = c.theme();
    const float corner = card_corner(r);
    const std::string name = an::card_name(card, look.lang), nk = nk_text(card, look.lang);
    const std::string_view verdict = verdict_of(card, look);
    const Rect picture{r.x + kPad, r.y + kPad, std::min(r.h * 1.3f, r.w * 0.38f), r.h - 2 * kPad};
    const float x = picture.right() + kGap, room = r.right() - kGap - x;
    const float nk_wide = nk.empty() ? 0 : c.text_width(nk, type::kSmall, Weight::bold) + 6;
    const auto fits_in = [&](std::size_t most, float wide) {
        return c.widest_word(name, type::kSmall, Weight::bold) <= wide && c.lines(name, type::kSmall, Weight::bold, wide).size() <= most;
    };
    // Two rows, name and verdict or sets; otherwise the name alone, in up to two lines; otherwise only the picture.
    // NK stand below a name that leaves no room beside it.
    const bool is_nk_below = r.h >= kTwoRows && !nk.empty() && !fits_in(1, room - nk_wide) && fits_in(1, room);
    const bool has_two_rows = r.h >= kTwoRows && fits_in(1, room - (is_nk_below ? 0 : nk_wide));
    const bool has_words = has_two_rows && !is_nk_below && !verdict.empty() && c.text_width(verdict, type::kSmall) <= room - kSign - 4;
    const bool has_sets = has_two_rows && !has_words && (is_nk_below || an::kCards[card].icons != 0);
    const bool has_sign = look.reason.has_value() && !has_words;
    const float sign = has_sign && !has_sets ? kSign + 4 : 0, name_room = room - (is_nk_below ? 0 : nk_wide) - sign;
    const int lines = fits_in(1, name_room) ? 1 : !has_words && !has_sets && r.h >= kTwoLines && fits_in(2, name_room) ? 2 : 0;
    draw_card_face(c, r, corner, look.glow, look.breath);
    if (r.w < kNarrow || lines == 0) return draw_picture_chip(c, card, r, look);
    draw_night(c, picture, std::max(2.0f, corner - 2));
    draw_card_picture(c, card, picture.grown(-std::min(4.0f, picture.h * 0.12f)));
    const bool is_good = is_ticked(look);
    const float y = has_words || has_sets ? r.y + r.h * 0.3f : r.centre().y, below = r.y + r.h * 0.72f;
    const float end = r.right() - kGap - (is_nk_below ? nk_wide : 0);
    if (has_sign) draw_verdict_sign(c, is_good, has_sets ? Vec{end - kSign / 2, below} : Vec{x + kSign / 2, y}, kSign);
    c.fit_lines({x + sign, y}, name, type::kLabel, t.ink, Weight::bold, Align::left, name_room, lines);
    if (!nk.empty()) c.text({r.right() - kGap, is_nk_below ? below : y}, nk, type::kSmall, t.ink, Weight::bold, Align::right);
    if (has_words) {
        draw_verdict_sign(c, is_good, {x + kSign / 2, below}, kSign);
        c.text({x + kSign + 4, below}, verdict, type::kSmall, is_good ? good_on_ivory(t) : bad_on_ivory(t));
    } else if (has_sets) {
        draw_set_row(c, card, {x, below}, 15, end - x - (has_sign ? kSign + 4 : 0), t.ink2);
    }
}

}  // namespace

void draw_observation_card(Canvas& c, an::CardId card, Rect r, const CardLook& look) {
    if (!look.is_open) return draw_card_back(c, r, 0);
    // A card too narrow for its name is drawn like a chip.
    const bool has_name = c.widest_word(an::card_name(card, look.lang), type::kSmall, Weight::bold) <= r.w - 16;
    if (r.h >= kWholeFrom && has_name) draw_whole_observation(c, card, r, look);
    else draw_observation_chip(c, card, r, look);
}

// --- 3 backs and free places ---

void draw_night_back(Canvas& c, Rect r, int count) {
    const Theme& t = c.theme();
    const float corner = card_corner(r), size = std::min(r.w, r.h);
    const Color rim = fade(t.brass, 0.8f);
    for (int i = std::clamp(count - 1, 0, 2); i >= 0; --i) {
        const Rect edge = r.moved(2.0f * static_cast<float>(i), -2.0f * static_cast<float>(i));
        c.shadow(edge, corner, 0.4f, 6, 2);
        c.gradient(edge, corner, t.flat ? kBlack : kBackTop, t.flat ? kBlack : kBackFoot);
        c.rect_stroke(edge, corner, rim, 1);
    }
    if (size >= 30) c.rect_stroke(r.grown(-std::min(4.0f, size * 0.08f)), std::max(2.0f, corner - 3), fade(rim, 0.5f), 1);
    c.circle_stroke(r.centre(), size * 0.3f, fade(t.brass, 0.7f), 1.3f);
    if (count <= 0) return;
    const std::string number = std::to_string(count);
    const float digits = std::clamp(size * 0.36f, type::kSmall, 20.0f);
    c.rect(rect_around(r.centre(), c.text_width(number, digits, Weight::bold) + 8, digits + 4), 5, fade(kBlack, 0.6f));
    c.text(r.centre(), number, digits, t.hi, Weight::bold, Align::center);
}

void draw_card_back(Canvas& c, Rect r, int count) {
    draw_night_back(c, r, count);
    // A small figure of stars around the ring.
    static constexpr std::array<Vec, 5> kFigure{{{-0.38f, 0.1f}, {-0.2f, -0.34f}, {0.12f, -0.22f}, {0.36f, -0.36f}, {0.3f, 0.24f}}};
    const float size = std::min(r.w, r.h);
    const Color brass = c.theme().brass;
    std::vector<Vec> at;
    for (const Vec star : kFigure) at.push_back(r.centre() + star * size);
    if (count <= 0) c.polyline(at, fade(brass, 0.6f), 1);
    for (const Vec star : at) c.circle(star, std::max(1.2f, size * 0.03f), brass);
}

void draw_free_place(Canvas& c, Rect r, std::string_view word, Glow glow, float breath) {
    const Theme& t = c.theme();
    const float corner = card_corner(r);
    draw_light_below(c, r, corner, glow, breath);
    if (glow == Glow::legal) c.rect(r, corner, fade(t.space1, 0.85f));
    c.dashed_rect(r, corner, fade(t.line2, 0.7f), 1.2f, 5, 6);
    const Color ink = glow == Glow::legal ? t.hi : t.low;
    if (!word.empty() && r.h >= 18) {
        if (c.text_width(word, type::kSmall) <= r.w - 8) c.fit(r.centre(), word, type::kLabel, ink, Weight::medium, Align::center, r.w - 8);
        else if (r.h >= 36 && c.widest_word(word, type::kSmall, Weight::medium) <= r.w - 8 &&
                 c.lines(word, type::kSmall, Weight::medium, r.w - 8).size() <= 2)
            c.fit_lines(r.centre(), word, type::kSmall, ink, Weight::medium, Align::center, r.w - 8);
    }
    draw_line_above(c, r, corner, glow);
}

// --- 4 tiles ---

void draw_tile(Canvas& c, an::TileId tile, Rect r, bool is_used, Glow glow, float breath) {
    constexpr float kWithNumber = 30;
    const Theme& t = c.theme();
    const an::Tile& what = an::kTiles[tile];
    const Color colour = continent_color(what.continent), ink = is_used ? t.mid : kTileInk;
    const Color top = is_used ? mix(colour, t.s1, 0.66f) : mix(colour, kWhite, t.flat ? 0 : 0.16f);
    const Color foot = is_used ? mix(colour, t.s1, 0.74f) : mix(colour, kBlack, t.flat ? 0 : 0.1f);
    const float size = std::min(r.w, r.h), corner = std::clamp(size * 0.18f, 3.0f, 10.0f);
    draw_light_below(c, r, corner, glow, breath);
    if (!is_used && glow != Glow::legal) c.shadow(r, corner, 0.4f, 5, 2);
    c.gradient(r, corner, top, foot);
    c.rect_stroke(r, corner, is_used ? fade(colour, 0.8f) : fade(kWhite, 0.65f), t.flat ? 2.0f : 1.0f);
    const std::string nk = std::to_string(what.nk);
    const auto draw_main = [&](Vec at, float big) {
        if (what.icon) draw_transport(c, *what.icon, at, big, ink);
        else draw_flag(c, at, big * 0.86f, ink);
    };
    if (size < kWithNumber) {
        draw_main(r.centre(), size * 0.7f);
    } else if (r.w >= r.h * 1.7f) {
        // All in one row: mark, number, transport, flag.
        const float step = r.w / (what.icon && what.has_flag ? 4.4f : 3.4f), y = r.centre().y;
        draw_continent_mark(c, what.continent, {r.x + step * 0.66f, y}, r.h * 0.36f, ink);
        c.text({r.x + step * 1.55f, y}, nk, std::clamp(r.h * 0.44f, type::kSmall, 20.0f), ink, Weight::bold, Align::center);
        draw_main({r.x + step * 2.6f, y}, std::min(r.h * 0.62f, step));
        if (what.icon && what.has_flag) draw_flag(c, {r.x + step * 3.7f, y}, r.h * 0.42f, ink);
    } else {
        const float small = std::clamp(size * 0.24f, 9.0f, 18.0f), inset = std::clamp(size * 0.2f, 8.0f, 14.0f);
        c.text({r.x + inset, r.y + inset + 1}, nk, std::clamp(size * 0.32f, type::kSmall, 20.0f), ink, Weight::bold, Align::center);
        draw_continent_mark(c, what.continent, {r.right() - inset, r.y + inset}, small, ink);
        const bool has_both = what.icon && what.has_flag;
        draw_main({r.centre().x - (has_both ? size * 0.14f : 0), r.y + r.h * 0.68f}, size * 0.48f);
        if (has_both) draw_flag(c, {r.right() - inset, r.bottom() - inset - 1}, small * 1.2f, ink);
    }
    if (is_used) c.line({r.x + 3, r.bottom() - 3}, {r.right() - 3, r.y + 3}, fade(t.hi, 0.7f), 1.6f, Cap::round);
    draw_line_above(c, r, corner, glow);
}

void draw_orbit_tile(Canvas& c, an::StackId stack, std::optional<int> dv, Rect r, Glow glow, float breath) {
    constexpr float kWithWord = 40, kWithArrow = 28;
    const Theme& t = c.theme();
    const bool is_out = an::is_blue(an::stage_of(stack));
    const Color colour = is_out ? kOutwardBlue : kHomewardYellow, ink = is_out ? kWhite : kTileInk;
    const float size = std::min(r.w, r.h), corner = std::clamp(size * 0.18f, 3.0f, 10.0f);
    draw_light_below(c, r, corner, glow, breath);
    if (glow != Glow::legal) c.shadow(r, corner, 0.4f, 5, 2);
    c.gradient(r, corner, mix(colour, kWhite, t.flat ? 0 : 0.1f), mix(colour, kBlack, t.flat ? 0 : 0.18f));
    c.rect_stroke(r, corner, fade(kWhite, 0.7f), t.flat ? 2.0f : 1.0f);
    if (dv) {
        const Rect face = r.grown(-std::clamp(size * 0.09f, 2.0f, 5.0f));
        c.rect(face, std::max(2.0f, corner - 2), kDvRed);
        const bool has_word = r.h >= kWithWord;
        const Vec at{r.centre().x, r.centre().y + (has_word ? r.h * 0.13f : 0)};
        const float digits = std::clamp(size * (has_word ? 0.42f : 0.48f), type::kSmall, 28.0f);
        c.text(at, std::to_string(*dv), digits, kWhite, Weight::bold, Align::center);
        if (has_word) c.text({r.centre().x, r.y + r.h * 0.28f}, words::kDvShort.en, type::kSmall, kWhite, Weight::medium, Align::center);
    } else {
        // The number of the space on its half of the way, between the orbit's lines.
        const int number = stack % 5 + 1;
        c.ellipse_stroke(r.centre(), size * 0.42f, size * 0.2f, -0.45f, fade(ink, 0.5f), std::max(1.0f, size * 0.03f));
        const float digits = std::clamp(size * 0.4f, type::kSmall, 24.0f);
        c.circle(r.centre(), digits * 0.66f, mix(colour, is_out ? kBlack : kWhite, 0.12f));
        c.text(r.centre(), std::to_string(number), digits, ink, Weight::bold, Align::center);
        if (size >= kWithArrow) {
            const Vec at{is_out ? r.right() - size * 0.16f : r.x + size * 0.16f, r.bottom() - size * 0.18f};
            draw_icon(c, is_out ? Icon::fwd : Icon::back, at, std::max(8.0f, size * 0.24f), ink);
        }
    }
    draw_line_above(c, r, corner, glow);
}

}  // namespace orrery::ui::astronavigators_table
