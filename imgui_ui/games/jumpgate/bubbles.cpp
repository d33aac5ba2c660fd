// Choices shown above the board, beside the thing that they concern.
#include <algorithm>

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
    // Over the board and the seats, not over the hand.
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
    // Who gets what, in the order in which they are asked.
    std::vector<std::string> lines{fill(words::kLandPoints.in(s.lang), {{"n", jg::kClaimPoints}})};
    std::size_t marked = 0;
    for (const Seat seat : clockwise_from(s.seen.me, s.seen.seats))
        for (const jg::FaceUp& card : seen.face_up)
            if (card.marker == seat) {
                ++marked;
                lines.push_back(fill(seat == s.seen.me ? words::kLandMine.in(s.lang) : words::kLandOther.in(s.lang),
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
    const std::string title = fill(words::kLandTitle.in(s.lang), {{"planet", s.planet(planet)}});
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
        const std::string name = jg::card_text(pair.cards[0], s.lang) + ", " + jg::card_text(pair.cards[1], s.lang);
        TapOptions options;
        options.radius = 10;
        touch(pair_of(pair.cards[0], pair.cards[1]), tile, name, options);
    }
    if (s.ui.pressed_outside()) touches().drop();
    s.ui.pop_layer();
}

void Table::draw_mark_question(const Frame& f, Rect bounds) {
    Scene& s = f.s;
    const jg::Question question = *jg::question(s.seen);
    const std::string title = fill(words::kMarkTitle.in(s.lang), {{"seat", s.name_of(question.seat)}, {"resource", s.resource(question.resource)}});
    const bool has_icon = jg::kResources[question.resource].icon;
    std::vector<std::string> lines{fill(words::kMarkPoints.in(s.lang), {{"n", gain_of(s.seen, question.seat, question.resource)}})};
    if (has_icon) lines.push_back(words::kMarkIcon.in(s.lang));
    lines.push_back((question.seat == question.claimer ? words::kMarkLeaveMine : words::kMarkLeave).in(s.lang));
    const float inner = std::min(360.0f, bounds.w - 2 * kPad), card_w = 66, card_h = 84, text_x = card_w + 14;
    float text_h = 24 * float(s.canvas.lines(title, 16, Weight::bold, inner - text_x).size()) + 4;
    for (const std::string& line : lines) text_h += 20 * float(s.canvas.lines(line, 14, Weight::medium, inner - text_x).size());
    const float body = std::max(text_h, card_h);
    const float h = kPad + body + 14 + 56 + kPad;
    const auto at = ring_of(s.seen, question.planet);
    const Rect r = beside(at ? f.l.planets[*at].block : f.l.board, inner + 2 * kPad, h, bounds);
    draw_bubble(s, r);
    keep_clear(r);
    ResourceCardLook look;
    look.black_hole = has_icon;
    draw_resource_card(s.canvas, face_of(question.resource), {r.x + kPad, r.y + kPad, card_w, card_h}, look);
    float y = r.y + kPad;
    const float x = r.x + kPad + text_x;
    y += s.canvas.paragraph({x, y + 12}, title, 16, s.ink_of(question.seat), Weight::bold, inner - text_x, 24) + 4;
    for (const std::string& line : lines)
        y += s.canvas.paragraph({x, y + 10}, line, 14, s.theme.mid, Weight::medium, inner - text_x, 20);
    const float by = r.y + kPad + body + 14, bw = (inner - 12) / 2;
    ButtonLook take;
    take.kind = ButtonKind::primary;
    take.size = 18;
    ButtonLook leave;
    leave.size = 18;
    press(thing(Kind::take), {r.x + kPad, by, bw, 56}, words::kTake.in(s.lang), take);
    press(thing(Kind::leave), {r.x + kPad + bw + 12, by, bw, 56}, words::kLeave.in(s.lang), leave);
}

}  // namespace orrery::ui::jumpgate_table
