// 1 things in a row   2 rows
#include "imgui_ui/games/race/figures.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "imgui_ui/app/teaching/figure_rows.h"
#include "imgui_ui/games/race/cards.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui::race_table::fig {
namespace {

// Seats of the examples: Aki and Ben.
constexpr SeatColor kSeats[] = {SeatColor::red, SeatColor::blue};
constexpr float kWord = 13, kWordLine = 16;                // words below a thing
constexpr float kSpace = 6;

// --- 1 things in a row ---

/// Returns the width of a card. The narrowest figure fits two side by side; wide figures fit more and larger ones.
float face_room(const Figure& f) {
    constexpr float kWanted = 128, kMost = 140;
    const float columns = std::max(2.0f, std::floor((f.width + kSpace) / kWanted));
    return std::min(kMost, (f.width - kSpace * (columns - 1)) / columns);
}

Vec size_of(const Figure& f, const Card& card) {
    constexpr float kTall = 1.36f;
    switch (card.kind) {
        case Card::Kind::face: return {face_room(f) - 6, (face_room(f) - 6) * kTall};
        case Card::Kind::pile: return {56, 76};
        case Card::Kind::action: return {60, 44};
        case Card::Kind::good:
        case Card::Kind::seat:
        case Card::Kind::vp: return {40, 44};
        case Card::Kind::more: return {18, 44};
    }
    return {};
}

/// Returns the width of a thing alone with the room beside it.
float bare_room(const Figure& f, const Card& card) {
    switch (card.kind) {
        case Card::Kind::face: return face_room(f);
        case Card::Kind::pile: return 70;
        case Card::Kind::action: return 108;
        case Card::Kind::good: return 84;
        case Card::Kind::vp: return 60;
        case Card::Kind::seat: return 40;
        case Card::Kind::more: return 20;
    }
    return 0;
}

/// Returns the name of a thing that does not show it itself, or "".
std::string name_of(const Card& card, Lang lang) {
    if (card.kind == Card::Kind::action) return rc::action(ActionId(card.n)).name.in(lang);
    if (card.kind == Card::Kind::good) return rc::good_type(Good(card.n)).name.in(lang);
    return {};
}

/// Returns the width of a thing with the words below it.
float room_of(const Figure& f, const Card& card) {
    const Canvas& c = f.canvas();
    const float words = std::max(c.widest_word(name_of(card, f.lang), kWord, Weight::bold), c.widest_word(card.says.in(f.lang), kWord, Weight::bold));
    return std::max(bare_room(f, card), words + 1);
}

CardLook look_of(const Card& card) {
    CardLook look;
    look.legal = card.mark == Card::Mark::lit;
    look.selected = card.mark == Card::Mark::chosen;
    look.dim = card.mark == Card::Mark::dim;
    return look;
}

void draw_face(const Figure& f, const Card& card, Rect r) {
    const auto id = rc::card_by_id(card.id);
    if (!id) return;
    RaceCardLook look;
    static_cast<CardLook&>(look) = look_of(card);
    look.lang = f.lang;
    look.has_good = card.has_good;
    draw_race_card(f.canvas(), *id, r, look);
}

void draw_action(const Figure& f, const Card& card, Rect r) {
    Canvas& c = f.canvas();
    draw_column_tag(c, column_of(rc::action(ActionId(card.n)).phase), rect_around(r.centre(), r.w - 8, r.h - 10));
    if (card.mark == Card::Mark::chosen) draw_selected_frame(c, r, r.h * 0.2f);
}

void draw_thing(const Figure& f, const Card& card, Rect r) {
    Canvas& c = f.canvas();
    switch (card.kind) {
        case Card::Kind::face: draw_face(f, card, r); break;
        case Card::Kind::action: draw_action(f, card, r); break;
        case Card::Kind::good: draw_good_tile(c, Good(card.n), r.centre(), 32); break;
        case Card::Kind::pile:
            if (card.n > 0) draw_race_back(c, r, card.n, true);
            else c.dashed_rect(r, r.w * 0.1f, f.theme().line2, 1.5f, 6, 5);
            break;
        case Card::Kind::vp: draw_points(c, r.centre(), 38, std::to_string(card.n)); break;
        case Card::Kind::seat: draw_emblem(c, kSeats[std::clamp<int>(card.n, 0, 1)], r.centre(), 17); break;
        case Card::Kind::more: draw_icon(c, Icon::fwd, r.centre(), 18, f.theme().mid); break;
    }
    if (card.mark == Card::Mark::refused) draw_refused_frame(c, r, r.w * 0.09f);
}

/// Draws the words below a thing. Returns their height.
float draw_words(const Figure& f, const Card& card, Vec at, bool draw) {
    Canvas& c = f.canvas();
    const float most = room_of(f, card);
    const bool is_strong = card.mark == Card::Mark::chosen || card.mark == Card::Mark::lit;
    float y = at.y + kWordLine / 2;
    const auto tell = [&](const std::string& text, Color ink, Weight weight) {
        if (text.empty()) return;
        const float room = c.even_room(text, kWord, weight, most);
        if (draw) c.paragraph({at.x, y}, text, kWord, ink, weight, room, kWordLine, Align::center);
        y += kWordLine * float(c.lines(text, kWord, weight, room).size());
    };
    tell(name_of(card, f.lang), f.theme().hi, Weight::bold);
    tell(card.says.in(f.lang), is_strong ? f.theme().warm : f.theme().mid, is_strong ? Weight::bold : Weight::medium);
    return y - kWordLine / 2 - at.y;
}

// --- 2 rows ---

float draw_row(const Figure& f, const Row& row, float y) {
    switch (row.kind) {
        case Row::Kind::cards: return draw_things<size_of, room_of, draw_thing, draw_words>(f, row.cards, kSpace, y);
        case Row::Kind::then: return draw_then_row(f, y);
        case Row::Kind::words: return draw_words_row(f, row.words, y);
    }
    return 0;
}

}  // namespace

float draw_rows(const Figure& f, std::span<const Row> rows) { return draw_rows_with(f, rows, draw_row); }

}  // namespace orrery::ui::race_table::fig
