// The hold of a player: two rows of crew cards, and between them the strip with cargo and tokens.
#include <algorithm>
#include <string>

#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/motion.h"
#include "imgui_ui/games/microcosmos/panel_words.h"
#include "imgui_ui/games/microcosmos/panels.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::microcosmos_table {

namespace {

/// Returns whether the half of a card that counts can be used at the spot (MC-A404, MC-A405).
bool is_usable(const mc::Player& player, mc::CrewId card, mc::Row row, const std::optional<mc::SpotId>& at) {
    const mc::Half& half = mc::active_half(card, row);
    return at && mc::matches(half, *at) && mc::can_pay(player, half);
}

void draw_crew_row(Scene& s, const Layout& l, Seat who, mc::Row row, const PanelLook& look) {
    const auto& places = l.crew[static_cast<std::size_t>(row)];
    if (places[0].w <= 0) return;
    const mc::Player& player = s.player(who);
    const auto& cards = player.row(row);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (look.motions != nullptr && look.motions->moves(crew_thing(cards[i]))) {
            draw_free_place(s.canvas, places[i], "");
            continue;
        }
        CrewLook face;
        face.lang = s.lang;
        face.bright = row == mc::Row::lower ? Bright::top : Bright::bottom;
        face.glow = look.glow(crew_thing(cards[i]));
        face.breath = s.breath;
        face.matches = is_usable(player, cards[i], row, look.at);
        face.plays_twice = row == mc::Row::lower;
        draw_crew_card(s.canvas, cards[i], places[i], face);
    }
    if (cards.full()) return;
    const std::string_view word = words::kFreePlace.in(s.lang);
    const Glow glow = who == s.seen.me ? look.glow(thing(Kind::row, static_cast<int>(row))) : Glow::none;
    if (glow == Glow::none || glow == Glow::pale) {
        for (std::size_t i = cards.size(); i < places.size(); ++i) draw_free_place(s.canvas, places[i], word);
        return;
    }
    // All free places are one target.
    const Rect from = places[cards.size()], to = places.back();
    draw_free_place(s.canvas, {from.x, from.y, to.right() - from.x, to.bottom() - from.y}, word, glow, s.breath);
}

/// Draws the frame of a thing on the strip: the light, and a ground that keeps the inside dark.
void draw_strip_frame(Scene& s, Rect r, Glow glow) {
    const float radius = std::min(radius::kField, r.h * 0.35f);
    if (glow == Glow::legal) {
        draw_legal_frame(s.canvas, r, radius, s.breath);
        s.canvas.rect(r, radius, mix(s.theme.s2, s.theme.space1, 0.4f));
    } else if (glow == Glow::later) {
        s.canvas.rect_stroke(r, radius, fade(s.theme.gold, 0.55f), 1.5f);
    } else if (glow == Glow::selected) {
        draw_selected_frame(s.canvas, r.grown(-2), radius);
    }
}

/// Draws the units of a resource as wells up to the limit with dashes beyond it, or as a figure where there is no room.
void draw_units(Scene& s, Rect r, mc::Resource resource, int units, int limit) {
    constexpr float kMostStep = 17, kLeastStep = 9.5f;
    Canvas& c = s.canvas;
    const float size = std::min({22.0f, r.h * 0.66f, r.w * 0.42f}), y = r.centre().y;
    const float step = std::min(kMostStep, (r.w - size - 14) / static_cast<float>(mc::kLargeHold));
    if (step < kLeastStep) {
        const std::string figure = std::to_string(units), most = "/" + std::to_string(limit);
        const float wide = c.text_width(figure, type::kBody, Weight::bold), more = c.text_width(most, type::kSmall);
        const bool has_limit = size + 5 + wide + more <= r.w - 2;
        const float x = std::max(r.x + 1, r.centre().x - (size + 4 + wide + (has_limit ? more : 0)) / 2);
        draw_resource(c, resource, {x + size / 2, y}, size);
        c.text({x + size + 4, y}, figure, type::kBody, units == limit ? s.theme.warm : s.theme.hi, Weight::bold);
        if (has_limit) c.text({x + size + 4 + wide, y}, most, type::kSmall, s.theme.mid);
        return;
    }
    draw_resource(c, resource, {r.x + 5 + size / 2, y}, size);
    const float dot = std::min(6.5f, step * 0.4f);
    float x = r.x + 5 + size + 4 + step / 2;
    for (int i = 0; i < mc::kLargeHold; ++i, x += step) {
        if (i < units) c.circle({x, y}, dot, resource_color(resource));
        else if (i < limit) c.circle_stroke({x, y}, dot - 0.5f, s.theme.line2, 1.5f);
        else c.line({x - dot * 0.45f, y}, {x + dot * 0.45f, y}, s.theme.line2, 1.6f);
    }
}

void draw_cargo(Scene& s, const Layout& l, Seat who, const PanelLook& look) {
    constexpr float kWithDisc = 40, kWithWord = 96;
    const Rect r = l.cargo;
    if (r.w <= 0) return;
    Canvas& c = s.canvas;
    const mc::Player& player = s.player(who);
    const Color fill = s.theme.seat(s.color_of(who)).fill;
    ui::PanelLook panel;
    panel.top = mix(fill, s.theme.s2, 0.82f);
    panel.line = fade(mix(fill, kWhite, 0.2f), 0.7f);
    panel.blur = 6;
    draw_panel(c, r, std::min(12.0f, r.h * 0.3f), panel);
    const float room = l.resources[0].x - r.x, middle = r.centre().y;
    if (room >= kWithDisc) draw_emblem(c, s.color_of(who), {r.x + 24, middle}, std::min(14.0f, r.h * 0.34f), {.shadow = false});
    if (room >= kWithWord)
        c.fit({r.x + 46, middle}, words::kCargoHead.in(s.lang), type::kLabel, s.theme.mid, Weight::bold, Align::left, room - 50);
    for (const mc::Resource resource : mc::kResources) {
        const std::size_t i = mc::index_of(resource);
        const Rect place = l.resources[i];
        draw_strip_frame(s, place.grown(-2), look.glow(cargo_thing(resource, who)));
        draw_units(s, place, resource, player.resources[i], mc::hold_of(player));
    }
    for (const mc::Specialist token : mc::kSpecialists) {
        const std::size_t i = mc::index_of(token);
        const Rect place = l.tokens[i];
        const Glow glow = look.glow(token_thing(token, who));
        const float ring = place.w / 2 + 1;
        if (glow == Glow::legal) draw_legal_ring(c, place.centre(), ring, s.breath);
        if (glow == Glow::later) draw_later_ring(c, place.centre(), ring);
        if (glow == Glow::selected) draw_selected_ring(c, place.centre(), ring + 1);
        draw_specialist(c, token, place.centre(), std::min(26.0f, place.w - 2), player.tokens[i]);
    }
}

}  // namespace

void draw_hold(Scene& s, const Layout& l, Seat who, const PanelLook& look) {
    draw_cargo(s, l, who, look);
    for (const mc::Row row : mc::kRows) draw_crew_row(s, l, who, row, look);
}

}  // namespace orrery::ui::microcosmos_table
