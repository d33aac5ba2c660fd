// 1 the viewer's tableau   2 gains of its cards   3 another seat's tableau, enlarged
#include <algorithm>

#include "imgui_ui/games/race/view.h"
#include "imgui_ui/games/race/words.h"
#include "imgui_ui/kit/emblems.h"

namespace orrery::ui::race_table {

namespace {

constexpr float kPlacedTall = 1.27f, kMostPlaced = 150, kMostViewed = 186;
constexpr float kGroundMargin = 8;                         // a card dropped this far beside the tableau still counts

float corner_of(Rect place) { return std::clamp(place.w * 0.075f, 6.0f, 12.0f); }

/// Draws a gain, such as "+2" with a card or "+3" with a hexagon, on a gold tag at the bottom of a card's picture. It is pale if
/// the move gives something away.
void draw_reward(Canvas& c, Rect over, Rect picture, int vp, int cards, bool is_best = true) {
    const Theme& t = c.theme();
    const float size = over.w >= kNamedCard ? 15.0f : 13.0f, h = size + 11;
    const std::string points = vp > 0 ? "+" + std::to_string(vp) : "", more = cards > 0 ? "+" + std::to_string(cards) : "";
    float w = 14;
    if (!points.empty()) w += c.text_width(points, size, Weight::bold) + size * 1.25f;
    if (!more.empty()) w += c.text_width(more, size, Weight::bold) + size;
    if (points.empty() && more.empty()) w += size * 0.6f;
    // Where there is no name, good or cost; over the points of the card if its picture is low.
    const bool is_low = over.w >= kNamedCard && picture.h < h + 26;
    const Rect tag{is_low ? over.right() - w - 2 : over.x + 4, is_low ? over.y + 2 : picture.bottom() - h - 2, w, h};
    c.shadow(tag, h / 2, 0.6f, 6, 2);
    c.rect(tag, h / 2, is_best ? t.gold : t.ivory2);
    c.rect_stroke(tag, h / 2, t.space1, 1.5f);
    float x = tag.x + 7;
    const float y = tag.centre().y;
    if (!points.empty()) {
        c.text({x, y}, points, size, t.ink, Weight::bold);
        x += c.text_width(points, size, Weight::bold) + size * 0.6f;
        draw_points(c, {x, y}, size * 1.05f, "");
        x += size * 0.65f;
    }
    if (!more.empty()) {
        c.text({x, y}, more, size, t.ink, Weight::bold);
        draw_card_sign(c, {x + c.text_width(more, size, Weight::bold) + size * 0.55f, y}, size, t.ink);
    }
    if (points.empty() && more.empty()) c.text(tag.centre(), "0", size, t.ink, Weight::bold, Align::center);
}

}  // namespace

// --- 1 the viewer's tableau ---

RaceCardLook Table::look_of_placed(const Frame& f, Seat seat, const rc::Placed& placed) const {
    RaceCardLook look = plain_look(f.s.lang);
    look.has_good = placed.has_good && !motions_.moves_good(seat, placed.card);
    look.is_new = placed.is_new;
    if (!rc::design(placed.card).vp) look.value = points_of_card(f.s.player(seat), placed.card);
    return look;
}

void Table::draw_tableau(const Frame& f) {
    Scene& s = f.s;
    const Rect area = f.l.tableau;
    // A card may be dropped anywhere on the tableau.
    if (raised() && is_dragging(touches().first()))
        touch_ground(thing(Kind::place), id("race.ground"), (area.w > 0 ? area : f.l.sheet).grown(kGroundMargin), words::kPlaceHere.in(s.lang));
    if (area.w <= 0) return;
    const rc::Tableau& tableau = s.me().tableau;
    const bool roomy = !f.l.has_small_figures && f.l.tray.w <= 0;
    const std::optional<rc::CardId> placing = rc::view_of(s.seen).placing();
    std::size_t slots = tableau.size() + std::size_t(is_placement() || placing);
    if (roomy) slots = std::max(slots, std::size_t(rc::kEndTableau));
    const std::vector<Rect> cells = grid(area, slots, kPlacedTall, f.l.has_small_figures ? 5.0f : 8.0f, kMostPlaced);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Rect r = cells[i];
        if (i < tableau.size()) draw_own_card(f, tableau[i], r);
        else if (placing && i == tableau.size()) draw_placing(f, *placing, r);
        else if (i == tableau.size() && can_place(s.seen.own.hand)) draw_free_place(f, r);
        else s.canvas.dashed_rect(r, corner_of(r), fade(s.theme.line2, 0.42f), 1, 4, 6);
    }
}

void Table::draw_own_card(const Frame& f, const rc::Placed& placed, Rect r) {
    Scene& s = f.s;
    const Thing card = placed_card(placed.card, s.seen.me);
    RaceCardLook look = look_of_placed(f, s.seen.me, placed);
    look.glow = s.breath;
    look.legal = is_open(card);
    look.selected = is_live() && (touches().is_chosen(card) || touches().is_chosen(source_of(placed.card)));
    look.has_gain = look.legal && (is_asked(rc::Kind::consume) || is_asked(rc::Kind::trade_sell));
    if (!motions_.moves_card(s.seen.me, placed.card)) draw_race_card(s.canvas, placed.card, r, look);
    if (look.legal) draw_gain_of(f, placed, r, look);
    touch(card, r, rc::card_name(placed.card, s.lang), {.enabled = look.legal, .radius = r.w * 0.08f});
}

void Table::draw_free_place(const Frame& f, Rect r) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const bool is_hot = raised().has_value();
    c.rect(r, corner_of(r), fade(s.theme.gold, is_hot ? 0.14f : 0.06f));
    c.dashed_rect(r, corner_of(r), fade(s.theme.gold, is_hot ? 1.0f : 0.6f), 2, 8, 6);
    if (r.w >= kNamedCard) {
        const std::string_view name = words::kPlaceHere.in(s.lang);
        const float w = r.w - 8;
        if (c.text_width(name, 15, Weight::bold) <= w) {
            c.text({r.centre().x, r.centre().y - 10}, name, 15, s.theme.gold, Weight::bold, Align::center);
            c.paragraph({r.centre().x, r.centre().y + 13}, words::kTapOrDrag.in(s.lang), 13, s.theme.mid, Weight::medium, w, 16, Align::center, 2);
        } else {
            c.paragraph({r.centre().x, r.centre().y - 9}, name, 13, s.theme.gold, Weight::bold, w, 18, Align::center, 2);
        }
    }
    if (is_hot) touch(thing(Kind::place), r, words::kPlaceHere.in(s.lang));
}

// Draws the card that is being placed at its future place, with what is still to be done for it.
void Table::draw_placing(const Frame& f, rc::CardId card, Rect r) {
    Scene& s = f.s;
    RaceCardLook look = plain_look(s.lang);
    look.ribbon = words::kPlacing.in(s.lang);
    if (is_asked(rc::Kind::pay)) {
        const auto count = [&](const Text& text) { return fill(text, s.lang, {{"n", int(touches().picked().size())}, {"of", s.seen.owed}}); };
        look.ribbon = count(words::kPaysOf);
        if (s.canvas.text_width(look.ribbon, type::kSmall, Weight::bold) > r.w) look.ribbon = count(words::kOfAllShort);
        look.price = std::to_string(s.seen.owed);
    }
    if (!rc::design(card).vp) look.value = points_of_card(s.me(), card);
    place(placed_card(card, s.seen.me), r);
    draw_race_card(s.canvas, card, r, look);
    s.canvas.dashed_rect(r.grown(3), corner_of(r) + 3, s.theme.gold, 2, 8, 6);
}

// --- 2 gains of its cards ---

void Table::draw_gain_of(const Frame& f, const rc::Placed& placed, Rect r, const RaceCardLook& look) {
    const rc::Tableau& tableau = f.s.me().tableau;
    Canvas& c = f.s.canvas;
    const Rect picture = card_window(c, placed.card, r, look);
    if (is_asked(rc::Kind::trade_sell)) return draw_reward(c, r, picture, 0, rc::sale_cards(tableau, placed.card, true));
    if (is_asked(rc::Kind::consume)) {
        Gain gain;
        bool is_known = false;                             // false for a called number, which gains a card or nothing
        bool is_best = false;                              // nothing is lost if it is used next
        for (std::size_t i = 0; i < rc::design(placed.card).powers.size(); ++i) {
            const rc::UsePower use{placed.card, std::int8_t(i)};
            if (!f.can(use)) continue;
            is_best |= !contains(wasteful_, use);
            const std::optional<Gain> known = gain_of(f.s.seen, use);
            is_known |= known.has_value();
            if (known) gain = *known;                      // no card has two known ones
        }
        if (is_known) draw_reward(c, r, picture, gain.vp, gain.cards, is_best);
    }
    // A good to be taken needs only its ring.
}

// --- 3 another seat's tableau, enlarged ---

void Table::draw_viewed(const Frame& f) {
    if (!viewed_ || *viewed_ >= f.s.seen.seats) return;
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const Seat seat = *viewed_;
    const rc::Player& p = s.player(seat);
    const Rect r = f.l.sheet.grown(f.l.has_small_figures ? 0 : 6);
    s.ui.push_layer();
    PanelLook panel;
    panel.shadow = 0.7f;
    panel.blur = 30;
    panel.alpha = 1;
    panel.line = fade(s.ink_of(seat), 0.8f);
    c.rect(r, radius::kPanel, t.s1);
    draw_panel(c, r, radius::kPanel, panel);
    constexpr float kHead = 80, kNumbers = 63;
    draw_emblem(c, s.color_of(seat), {r.x + 32, r.y + 28}, 15, {.shadow = false});
    const std::string title = fill(words::kTableauOf, s.lang, {{"seat", s.name_of(seat)}});
    const int total = s.points_of(seat).total();
    const std::string points = std::to_string(total) + " " + words::unit_of(total, s.lang);
    const float points_w = c.text_width(points, 18, Weight::bold);
    c.fit({r.x + 56, r.y + 28}, title, 18, t.hi, Weight::bold, Align::left, r.w - 56 - 64 - points_w - 16);
    c.text({r.right() - 64, r.y + 28}, points, 18, t.hi, Weight::bold, Align::right);
    if (icon_button(s.ui, id("race.close"), {r.right() - 54, r.y + 6}, Icon::close, words::kClose.in(s.lang), {.ground = false})) viewed_.reset();
    const float numbers = draw_numbers_of(f, seat, {r.x + 20, r.y + kNumbers}, 26);
    if (are_revealed(s.seen)) draw_actions_of(f, seat, {numbers + 8, r.y + kNumbers});
    const Rect below{r.x + 16, r.y + kHead + 6, r.w - 32, r.h - kHead - 22};
    const std::vector<Rect> cells = grid(below, p.tableau.size(), kPlacedTall, 8, kMostViewed, true);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        draw_race_card(c, p.tableau[i].card, cells[i], look_of_placed(f, seat, p.tableau[i]));
        const std::string name = fill(words::kNamePlaced, s.lang, {{"card", rc::card_name(p.tableau[i].card, s.lang)}, {"seat", s.name_of(seat)}});
        touch(placed_card(p.tableau[i].card, seat), cells[i], name, {.radius = cells[i].w * 0.08f});
    }
    if (s.ui.pressed_outside()) viewed_.reset();
    s.ui.pop_layer();
}

}  // namespace orrery::ui::race_table
