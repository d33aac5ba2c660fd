// Choices shown above the board, beside the thing that they concern.
#include <algorithm>
#include <limits>

#include "engine/core/punctuation.h"
#include "imgui_ui/games/jumpgate/explain.h"
#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/explanation.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::jumpgate_table {

namespace {

constexpr float kPad = 16;

void draw_bubble(Scene& s, Rect r) {
    PanelLook look;
    look.shadow = 0.7f;
    look.blur = 30;
    look.alpha = 0.99f;
    look.line = fade(s.theme.gold, 0.55f);
    draw_panel(s.canvas, r, radius::kPanel, look);
}

}  // namespace

void Table::draw_bubbles(const Frame& f, Rect whole) {
    if (!is_live()) return;
    // Bubbles may cover the board and the seats, but not the hand.
    Rect bounds = whole;
    if (f.l.kind == LayoutKind::phone_landscape) bounds.w = f.l.board.right() - bounds.x;
    else bounds.h = f.l.board.bottom() + 4 - bounds.y;
    if (choice() == Choice::way) draw_way(f, bounds);
    else if (choice() == Choice::land) draw_pairs(f, bounds);
    else if (f.asks(jg::Kind::claim_mark)) draw_mark_question(f, bounds);
}

void Table::draw_way(const Frame& f, Rect bounds) {
    Scene& s = f.s;
    const jg::PlanetId planet = chosen_planet();
    const auto at = ring_of(s.seen, planet);
    if (!at) {
        touches().drop();
        return;
    }
    const Cards& cards = f.o.reach[planet].jump;
    const float card_w = 62, card_h = 84, gap = 10;
    const float row = float(cards.size()) * (card_w + gap) - gap;
    const float w = std::max(196.0f, row + 2 * kPad), h = kPad + 48 + 30 + card_h + kPad;
    const Rect r = beside(f.l.planets[*at].block, w, h, bounds);
    s.ui.push_layer();
    draw_bubble(s, r);
    keep_clear(r);
    ButtonLook look;
    look.icon = Icon::fwd;
    look.kind = ButtonKind::primary;
    press(thing(Kind::fly), {r.x + kPad, r.y + kPad, w - 2 * kPad, 48}, words::kFly.in(s.lang), look);
    s.canvas.text({r.centre().x, r.y + kPad + 48 + 16}, words::kOrJump.in(s.lang), 13, s.theme.mid, Weight::medium, Align::center);
    float x = r.centre().x - row / 2;
    for (const jg::NavId card : cards) {
        const Rect place{x, r.y + kPad + 48 + 30, card_w, card_h};
        NavCardLook card_look;
        card_look.legal = true;
        card_look.glow = s.breath;
        draw_nav_card(s.canvas, codes_of(card), place, card_look);
        touch(thing(Kind::bubble_card, card), place, jg::card_text(card, s.lang));
        x += card_w + gap;
    }
    if (s.ui.pressed_outside()) touches().drop();
    s.ui.pop_layer();
}

void Table::draw_pairs(const Frame& f, Rect bounds) {
    Scene& s = f.s;
    const jg::PlanetId planet = chosen_planet();
    const auto at = ring_of(s.seen, planet);
    if (!at || f.o.land.empty()) {
        touches().drop();
        return;
    }
    const jg::RingPlanet& seen = s.seen.ring[*at];
    // Lists what each seat gets, in the order in which the seats are asked.
    std::vector<std::string> lines{fill(words::kLandPoints, s.lang, {{"n", jg::kClaimPoints}})};
    std::size_t marked = 0;
    for (const Seat seat : clockwise_from(s.seen.me, s.seen.seats))
        for (const jg::FaceUp& card : seen.face_up)
            if (card.marker == seat) {
                ++marked;
                lines.push_back(fill(seat == s.seen.me ? words::kLandMine : words::kLandOther, s.lang,
                                     {{"seat", s.name_of(seat)}, {"resource", s.resource(card.resource)}}));
            }
    lines.push_back(marked < seen.face_up.size() ? words::kLandRest.in(s.lang) : words::kLandRestMaybe.in(s.lang));

    const std::size_t n = f.o.land.size();
    const bool low = bounds.h < 420;
    const float card_w = low ? 36 : 46, card_h = low ? 50 : 64, tile_w = 2 * card_w + 18, tile_h = card_h + 12, gap = 8;
    const std::size_t most = std::size_t(std::max(1.0f, std::floor((bounds.w - 2 * kPad + gap) / (tile_w + gap))));
    const std::size_t per = std::min({n, most, low ? std::size_t(5) : n > 6 ? std::size_t(4) : std::size_t(3)});
    const std::size_t rows = (n + per - 1) / per;
    const float inner = std::min(bounds.w - 2 * kPad, std::max(330.0f, float(per) * (tile_w + gap) - gap));
    const std::string title = fill(words::kLandTitle, s.lang, {{"planet", s.planet(planet)}});
    const float line_h = 20;
    float text_h = 0;
    for (const std::string& line : lines) text_h += line_h * float(s.canvas.lines(line, 14, Weight::medium, inner).size());
    const float h = kPad + 28 + text_h + 26 + float(rows) * (tile_h + gap) - gap + kPad;
    const Rect r = beside(f.l.planets[*at].block, inner + 2 * kPad, h, bounds);
    s.ui.push_layer();
    draw_bubble(s, r);
    keep_clear(r);
    float y = r.y + kPad;
    s.canvas.fit({r.x + kPad, y + 11}, title, 18, s.theme.hi, Weight::bold, Align::left, inner);
    y += 28;
    for (const std::string& line : lines)
        y += s.canvas.paragraph({r.x + kPad, y + line_h / 2}, line, 14, s.theme.mid, Weight::medium, inner, line_h);
    s.canvas.text({r.x + kPad, y + 13}, words::kLandWith.in(s.lang), 13, s.theme.low, Weight::bold);
    y += 26;
    for (std::size_t i = 0; i < n; ++i) {
        const Offers::Pair& pair = f.o.land[i];
        const Rect tile{r.x + kPad + float(i % per) * (tile_w + gap), y + float(i / per) * (tile_h + gap), tile_w, tile_h};
        s.canvas.rect(tile, 10, fade(s.theme.s3, 0.8f));
        s.canvas.rect_stroke(tile, 10, fade(s.theme.gold, i == 0 ? 0.9f : 0.45f), i == 0 ? 2.0f : 1.0f);
        draw_nav_card(s.canvas, codes_of(pair.cards[0]), {tile.x + 6, tile.y + 6, card_w, card_h});
        draw_nav_card(s.canvas, codes_of(pair.cards[1]), {tile.x + 12 + card_w, tile.y + 6, card_w, card_h});
        const std::string name = jg::card_text(pair.cards[0], s.lang) + punctuation::kParts.in(s.lang) + jg::card_text(pair.cards[1], s.lang);
        TapOptions options;
        options.radius = 10;
        touch(pair_of(pair.cards[0], pair.cards[1]), tile, name, options);
    }
    if (s.ui.pressed_outside()) touches().drop();
    s.ui.pop_layer();
}

namespace {

/// One form of the question of a claim: with a picture of the resource, with the title that the prompt bar repeats, with the
/// buttons beside the words or below them, and as narrow as the buttons allow.
struct MarkForm {
    bool has_picture, has_title, are_buttons_beside, is_slim = false;
    float pad = kPad, inner_width = 0, text_x = 0, text_w = 0, body_h = 0;
    Rect take{}, leave{};                                  // from the form's corner
    float height = 0;

    float width() const { return inner_width + 2 * pad; }
};
constexpr MarkForm kMarkForms[] = {{true, true, false}, {true, true, true}, {false, true, false}, {false, true, true}, {false, false, false}, {false, false, true},
                                   {false, false, false, true}};

constexpr float kPictureW = 66, kPictureH = 84, kMarkTitleLine = 24, kMarkLine = 20;

MarkForm measured(MarkForm form, const Canvas& c, const std::string& title, const std::vector<std::string>& lines, float most_w) {
    constexpr float kSlim = 226, kNarrow = 360, kWide = 640, kButtonW = 104, kWideButton = 148, kButtonGap = 12;
    if (!form.has_title) form.pad = 12;
    form.inner_width = std::min(form.is_slim ? kSlim : form.are_buttons_beside ? kWide : kNarrow, most_w - 2 * form.pad);
    form.text_x = form.has_picture ? kPictureW + 14 : 0;
    // Buttons beside the words form a column, or a row if there is no title.
    const bool is_column = form.are_buttons_beside && form.has_title;
    const float button_w = is_column ? kWideButton : form.are_buttons_beside ? kButtonW : (form.inner_width - kButtonGap) / 2;
    const float button_h = form.has_picture && !form.are_buttons_beside ? 56 : 48;
    const float buttons_w = is_column ? button_w : 2 * button_w + kButtonGap, buttons_h = is_column ? 2 * button_h + kButtonGap : button_h;
    form.text_w = form.inner_width - form.text_x - (form.are_buttons_beside ? buttons_w + 20 : 0);
    if (form.has_title) form.body_h = kMarkTitleLine * float(c.lines(title, 16, Weight::bold, form.text_w).size()) + 4;
    for (const std::string& line : lines) form.body_h += kMarkLine * float(c.lines(line, 14, Weight::medium, form.text_w).size());
    if (form.has_picture) form.body_h = std::max(form.body_h, kPictureH);
    if (form.are_buttons_beside) form.body_h = std::max(form.body_h, buttons_h);
    const float y = form.are_buttons_beside ? form.pad + (form.body_h - buttons_h) / 2 : form.pad + form.body_h + 14;
    form.height = form.are_buttons_beside ? form.body_h + 2 * form.pad : y + buttons_h + form.pad;
    form.take = {form.pad + form.inner_width - buttons_w, y, button_w, button_h};
    form.leave = is_column ? form.take.moved(0, button_h + kButtonGap) : form.take.moved(button_w + kButtonGap, 0);
    return form;
}

}  // namespace

void Table::draw_mark_question(const Frame& f, Rect bounds) {
    Scene& s = f.s;
    const jg::Question question = *jg::question(s.seen);
    const std::string title = fill(words::kMarkTitle, s.lang, {{"seat", s.name_of(question.seat)}, {"resource", s.resource(question.resource)}});
    const bool has_icon = jg::kResources[question.resource].icon;
    std::vector<std::string> lines{fill(words::kMarkPoints, s.lang, {{"n", gain_of(s.seen, question.seat, question.resource)}})};
    if (has_icon) lines.push_back(words::kMarkIcon.in(s.lang));
    lines.push_back((question.seat == question.claimer ? words::kMarkLeaveMine : words::kMarkLeave).in(s.lang));

    // The question is about the planet and perhaps the black hole, and leaves them in sight if possible. It covers the gate and
    // the piles rather than another planet or the seats. On phones it may cover the hand, which plays no part in this decision.
    const float seats_h = f.l.board.y - bounds.y, below = f.l.board.bottom() + 4;
    if (f.l.kind == LayoutKind::phone) bounds.h = f.l.hand.buttons[1].bottom() - bounds.y;
    std::vector<Rect> subjects, others{{bounds.x, bounds.y, bounds.w, seats_h}, {bounds.x, bounds.y, f.l.board.x - bounds.x, bounds.h},
                                       {bounds.x, below, bounds.w, bounds.bottom() - below}};
    for (std::size_t i = 0; i < s.seen.ring.size(); ++i) (s.seen.ring[i].id == question.planet ? subjects : others).push_back(f.l.planets[i].block);
    (has_icon ? subjects : others).push_back(f.l.centre.hole_rect);
    const std::optional<std::size_t> at = ring_of(s.seen, question.planet);
    const Vec near = (at ? f.l.planets[*at].block : f.l.board).centre();

    constexpr float kPlain = 4000;                         // price of each form over the one before it
    MarkForm form{};
    PricedPlace found{{}, std::numeric_limits<float>::max()};
    float plainer = 0;
    for (const MarkForm& one : kMarkForms) {
        const MarkForm m = measured(one, s.canvas, title, lines, bounds.w);
        PricedPlace place = least_covering(m.width(), m.height, bounds, subjects, others, near);
        place.price += plainer;
        plainer += kPlain;
        if (place.price >= found.price) continue;
        found = place;
        form = m;
    }
    const Rect r = found.place;
    for (const Rect& thing : subjects) s.canvas.note_subject(r, thing);

    // Keeps touches from the things below it.
    (void)s.ui.tap(id("jumpgate.question"), r, {.name = title, .radius = radius::kPanel, .can_focus = false, .is_ground = true, .hides = true});
    draw_bubble(s, r);
    keep_clear(r);
    if (form.has_picture) {
        ResourceCardLook look;
        look.black_hole = has_icon;
        draw_resource_card(s.canvas, face_of(question.resource), {r.x + form.pad, r.y + form.pad, kPictureW, kPictureH}, look);
    }
    float y = r.y + form.pad;
    const float x = r.x + form.pad + form.text_x;
    if (form.has_title)
        y += s.canvas.paragraph({x, y + kMarkTitleLine / 2}, title, 16, s.ink_of(question.seat), Weight::bold, form.text_w, kMarkTitleLine) + 4;
    for (const std::string& line : lines)
        y += s.canvas.paragraph({x, y + kMarkLine / 2}, line, 14, s.theme.mid, Weight::medium, form.text_w, kMarkLine);
    const Rect take_place = form.take.moved(r.x, r.y), leave_place = form.leave.moved(r.x, r.y);
    ButtonLook take;
    take.kind = ButtonKind::primary;
    take.size = 18;
    ButtonLook leave;
    leave.size = 18;
    press(thing(Kind::take), take_place, words::kTake.in(s.lang), take);
    press(thing(Kind::leave), leave_place, words::kLeave.in(s.lang), leave);
}

}  // namespace orrery::ui::jumpgate_table
