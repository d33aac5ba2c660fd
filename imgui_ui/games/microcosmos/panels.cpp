// 1 rail   2 phases   3 Club and piles
#include "imgui_ui/games/microcosmos/panels.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string>

#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/motion.h"
#include "imgui_ui/games/microcosmos/panel_words.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/games/microcosmos/words.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::microcosmos_table {

namespace {

// --- 1 rail ---

constexpr float kRailLine = 44, kRailNamed = 150;          // lower panels are lines; wider ones have names

void draw_rail_ground(Scene& s, Rect r, bool is_last = false) {
    ui::PanelLook look;
    look.blur = 8;
    if (is_last) look.line = fade(s.theme.warn, 0.8f);
    draw_panel(s.canvas, r, std::min(14.0f, r.h * 0.28f), look);
}

bool is_last_round(const mc::Observation& seen) { return seen.end_round && *seen.end_round <= seen.round; }

/// Draws a caption and what it names in a panel of two lines. A caption without room is left out.
void draw_captioned(Scene& s, Rect r, std::string_view caption, const std::string& figure, float size, Color ink, float shift) {
    const bool has_caption = s.canvas.text_width(caption, type::kSmall) <= r.w - 6 && r.h >= 40;
    if (has_caption)
        s.canvas.text({r.centre().x, r.y + std::min(18.0f, r.h * 0.27f)}, caption, type::kSmall, ink, Weight::medium, Align::center);
    const float y = has_caption ? r.y + r.h * 0.64f : r.centre().y;
    s.canvas.fit({r.centre().x + shift, y}, figure, size, s.theme.hi, Weight::bold, Align::center, r.w - 8);
}

void draw_round(Scene& s, Rect r) {
    if (r.w <= 0) return;
    Canvas& c = s.canvas;
    const bool is_last = is_last_round(s.seen);
    const std::string_view caption = (is_last ? words::kLastRoundHead : words::kRoundHead).in(s.lang);
    const std::string number = std::to_string(s.seen.round);
    const Color ink = is_last ? s.theme.warn : s.theme.mid;
    const SeatColor first = s.color_of(s.seen.first_seat);
    draw_rail_ground(s, r, is_last);
    if (r.h < kRailLine) {
        const float y = r.centre().y, disc = std::min(8.0f, r.h * 0.34f), figure = c.text_width(number, type::kLabel, Weight::bold);
        const float room = r.w - 16 - figure - 2 * disc - 6, word = c.text_width(caption, type::kSmall);
        float x = r.x + 8;
        if (word + 5 <= room) {
            c.text({x, y}, caption, type::kSmall, ink);
            x += word + 5;
        } else if (room >= 19) {
            draw_icon(c, Icon::clock, {x + 7, y}, 14, ink);
            x += 19;
        }
        c.text({x, y}, number, type::kLabel, s.theme.hi, Weight::bold);
        if (x + figure + 6 + 2 * disc <= r.right() - 4) draw_emblem(c, first, {r.right() - 8 - disc, y}, disc, {.shadow = false});
        return;
    }
    const bool has_disc = r.w >= 64;
    const float size = std::clamp(r.h * 0.38f, 15.0f, 30.0f), shift = has_disc ? -13.0f : 0.0f;
    draw_captioned(s, r, caption, number, size, ink, shift);
    if (has_disc)
        draw_emblem(c, first, {r.centre().x + c.text_width(number, size, Weight::bold) / 2 + 6, r.y + r.h * 0.64f},
                    std::min(10.0f, r.h * 0.15f), {.shadow = false});
}

/// Draws a place for each planet that the end needs, with the colours of those that are restored.
void draw_restored_dots(Scene& s, Vec centre, float radius, float step) {
    const int all = s.seen.options.end_planets;
    float x = centre.x - step * static_cast<float>(all - 1) / 2;
    int left = all;
    for (const mc::PlanetId planet : s.seen.grid) {
        if (planet == mc::kNoPlanet || planet == mc::kPortal || !s.seen.places[planet].is_restored || left == 0) continue;
        draw_spot_sign(s.canvas, mc::SpotKind::planet, {x, centre.y}, 2 * radius + 2, mc::kPlanets[planet].colour);
        x += step;
        --left;
    }
    for (; left > 0; --left, x += step) s.canvas.circle_stroke({x, centre.y}, radius, s.theme.line2, 1.6f);
}

void draw_restored(Scene& s, Rect r) {
    if (r.w <= 0) return;
    constexpr float kWithDots = 78;
    draw_rail_ground(s, r, s.seen.completed >= s.seen.options.end_planets);
    if (r.h < kRailLine) {
        const float step = std::min(20.0f, (r.w - 12) / static_cast<float>(s.seen.options.end_planets));
        return draw_restored_dots(s, r.centre(), std::min(step * 0.36f, r.h * 0.26f), step);
    }
    const std::string whole = fill(words::kCount, s.lang, {{"n", s.seen.completed}, {"of", s.seen.options.end_planets}});
    const bool fits = s.canvas.text_width(whole, type::kSmall, Weight::bold) <= r.w - 8;
    const std::string figure = fits ? whole : std::to_string(s.seen.completed);
    const bool has_dots = r.h >= kWithDots && fits;
    const Rect upper{r.x, r.y, r.w, has_dots ? r.h * 0.74f : r.h};
    draw_captioned(s, upper, words::kRestoredHead.in(s.lang), figure, std::clamp(r.h * 0.22f, 15.0f, 20.0f), s.theme.mid, 0);
    if (has_dots)
        draw_restored_dots(s, {r.centre().x, r.y + r.h * 0.8f}, 7,
                           std::min(24.0f, (r.w - 16) / static_cast<float>(s.seen.options.end_planets)));
}

bool has_turn(const Scene& s, Seat who) {
    return !mc::is_setup(s.seen.phase) && s.seen.phase != mc::Phase::over && s.seen.turn_seat == who;
}

void draw_points_line(Scene& s, Rect r, const std::vector<int>& points) {
    Canvas& c = s.canvas;
    const float w = r.w / static_cast<float>(points.size()), disc = std::min({9.0f, r.h * 0.34f, w * 0.2f});
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto who = static_cast<Seat>(i);
        const std::string number = std::to_string(points[i]);
        const float whole = 2 * disc + 5 + c.text_width(number, type::kLabel, Weight::bold);
        const float x = r.x + (static_cast<float>(i) + 0.5f) * w - whole / 2;
        draw_emblem(c, s.color_of(who), {x + disc, r.centre().y}, disc, {.shadow = false});
        c.text({x + 2 * disc + 5, r.centre().y}, number, type::kLabel, s.theme.hi, Weight::bold);
        if (has_turn(s, who)) c.rect({x, r.bottom() - 3, whole, 2}, 1, s.theme.seat(s.color_of(who)).fill);
    }
}

/// Draws a row of the points: disc and number, with the name beside them or below.
void draw_points_row(Scene& s, Rect r, Seat who, int points) {
    constexpr float kNameBelow = 56, kLeastDisc = 42;
    Canvas& c = s.canvas;
    const std::string number = std::to_string(points);
    const SeatColor color = s.color_of(who);
    if (has_turn(s, who)) c.rect(r.grown(-1), 10, fade(s.theme.seat(color).fill, 0.2f));
    if (r.w >= kRailNamed) {
        const float disc = std::min(14.0f, r.h * 0.38f), size = std::clamp(r.h * 0.55f, 16.0f, 24.0f);
        draw_emblem(c, color, {r.x + 10 + disc, r.centre().y}, disc, {.shadow = false});
        const float x = r.x + 20 + 2 * disc;
        c.fit({x, r.centre().y}, s.name_of(who), type::kBody, s.theme.hi, Weight::medium, Align::left,
              r.right() - 20 - c.text_width(number, size, Weight::bold) - x);
        c.text({r.right() - 10, r.centre().y}, number, size, s.theme.hi, Weight::bold, Align::right);
        return;
    }
    const bool has_name = r.h >= kNameBelow;
    const float y = has_name ? r.y + r.h * 0.36f : r.centre().y, disc = std::min({16.0f, r.w * 0.18f, r.h * 0.36f});
    const float size = std::clamp(std::min(r.h, r.w * 0.6f) * 0.44f, type::kSmall, 24.0f);
    if (r.w < kLeastDisc) return c.text({r.centre().x, y}, number, type::kSmall, s.ink_of(who), Weight::bold, Align::center);
    const float whole = 2 * disc + 8 + c.text_width(number, size, Weight::bold), x = r.centre().x - whole / 2;
    draw_emblem(c, color, {x + disc, y}, disc, {.shadow = false});
    c.text({x + 2 * disc + 8, y}, number, size, s.theme.hi, Weight::bold);
    if (has_name)
        c.fit({r.centre().x, r.y + r.h * 0.78f}, s.name_of(who), type::kLabel, s.theme.mid, Weight::medium, Align::center, r.w - 8);
}

void draw_points(Scene& s, Rect r, const std::vector<int>& points) {
    if (r.w <= 0 || points.empty()) return;
    draw_rail_ground(s, r);
    if (r.h < kRailLine) return draw_points_line(s, {r.x + 4, r.y, r.w - 8, r.h}, points);
    const std::string_view caption = words::kPointsHead.in(s.lang);
    const auto n = static_cast<float>(points.size());
    const bool has_caption = s.canvas.text_width(caption, type::kSmall) <= r.w - 6 && r.h >= 30 + n * 20;
    const float head = has_caption ? 30.0f : 4.0f;
    if (has_caption)
        s.canvas.text({r.w >= kRailNamed ? r.x + 14 : r.centre().x, r.y + 18}, caption, type::kSmall, s.theme.mid, Weight::medium,
                      r.w >= kRailNamed ? Align::left : Align::center);
    const float row = std::min(86.0f, (r.h - head - 4) / n);
    for (std::size_t i = 0; i < points.size(); ++i)
        draw_points_row(s, {r.x + 2, r.y + head + static_cast<float>(i) * row, r.w - 4, row}, static_cast<Seat>(i), points[i]);
}

}  // namespace

void draw_rail(Scene& s, const Layout& l, const std::vector<int>& points, const PanelLook&) {
    draw_round(s, l.round);
    draw_restored(s, l.restored);
    draw_points(s, l.points, points);
}

// --- 2 phases ---

namespace {

constexpr std::size_t kPhaseCount = 5;

std::optional<std::size_t> present_phase(mc::Phase phase) {
    switch (phase) {
        case mc::Phase::upgrade: return 0;
        case mc::Phase::travel: return 1;
        case mc::Phase::crew: return 2;
        case mc::Phase::location: return 3;
        case mc::Phase::draw: return 4;
        case mc::Phase::setup_crew:
        case mc::Phase::setup_resources:
        case mc::Phase::automa:
        case mc::Phase::over: break;
    }
    return {};
}

void draw_phase_sign(Canvas& c, std::size_t phase, Vec at, float size, Color ink) {
    switch (phase) {
        case 0: return draw_icon(c, Icon::gear, at, size, ink);
        case 1: return draw_action_sign(c, ActionSign::fly, at, size, ink);
        case 2: return draw_icon(c, Icon::people, at, size, ink);
        case 3: return draw_icon(c, Icon::planet, at, size, ink);
        default: return draw_icon(c, Icon::card, at, size, ink);
    }
}

}  // namespace

void draw_phases(Scene& s, const Layout& l) {
    const Rect r = l.phase;
    if (r.w <= 0) return;
    constexpr std::size_t kTravel = 1;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const float radius = std::min(radius::kField, r.h * 0.4f), w = r.w / static_cast<float>(kPhaseCount);
    c.rect(r, radius, fade(t.well, 0.85f));
    c.rect_stroke(r, radius, t.line, t.panel_border);
    const std::optional<std::size_t> present = present_phase(s.seen.phase);
    const bool has_words = std::all_of(std::begin(words::kPhases), std::end(words::kPhases), [&](const Text& word) {
        return c.text_width(word.in(s.lang), type::kSmall, Weight::bold) <= w - 18;
    });
    const bool must_travel = present && *present <= kTravel && !s.seen.turn.travelled;
    for (std::size_t i = 0; i < kPhaseCount; ++i) {
        const Rect cell{r.x + static_cast<float>(i) * w, r.y, w, r.h};
        const bool is_now = present == i;
        const Color ink = is_now ? t.hi : present && i > *present ? t.mid : t.low;
        if (is_now) {
            c.rect(cell.grown(-2), radius - 2, t.s3);
            c.rect({cell.x + 8, cell.bottom() - 4, cell.w - 16, 2}, 1, t.seat(s.color_of(s.seen.turn_seat)).fill);
        }
        if (has_words)
            c.text(cell.centre(), words::kPhases[i].in(s.lang), type::kSmall, ink, is_now ? Weight::bold : Weight::medium, Align::center);
        else draw_phase_sign(c, i, cell.centre(), std::min(17.0f, r.h - 10), ink);
        if (i == kTravel && must_travel) c.text({cell.right() - 8, r.centre().y}, "!", type::kLabel, t.warn, Weight::bold, Align::center);
    }
}

// --- 3 Club and piles ---

namespace {

constexpr Color kCrewPileTop = rgb(0x2B3A5E), kCrewPileFoot = rgb(0x1D2947), kPlanetPile = rgb(0x33294F);

/// Draws a pile with its sign and the number of its cards; only a dashed place if it is empty.
void draw_pile(Scene& s, Rect r, int count, Color top, Color foot, Glow glow, const std::function<void(Vec, float)>& sign) {
    constexpr float kHigh = 42, kEdge = 2;
    if (r.w <= 0) return;
    Canvas& c = s.canvas;
    const float radius = std::clamp(std::min(r.w, r.h) * 0.13f, 3.0f, 8.0f);
    if (glow == Glow::legal) c.halo(r.grown(1), radius + 1, s.theme.gold, 0.9f * s.breath, 16);
    if (count == 0) {
        c.dashed_rect(r, radius, fade(s.theme.line2, 0.7f), 1.2f, 4, 5);
    } else {
        const bool is_stack = count > 1 && r.h >= kHigh;
        Rect card = is_stack ? Rect{r.x, r.y + kEdge, r.w - kEdge, r.h - kEdge} : r;
        for (int i = is_stack ? 1 : 0; i >= 0; --i) {
            const Rect one = card.moved(kEdge * static_cast<float>(i), -kEdge * static_cast<float>(i));
            c.gradient(one, radius, top, foot);
            c.rect_stroke(one, radius, fade(s.theme.brass, 0.7f), 1);
        }
    }
    const std::string number = std::to_string(count);
    const float size = std::min(r.w, r.h);
    if (r.h >= kHigh) {
        sign(Vec{r.centre().x - 1, r.y + r.h * 0.36f}, size * 0.44f);
        c.text({r.centre().x - 1, r.y + r.h * 0.77f}, number, std::clamp(size * 0.32f, type::kSmall, 18.0f), s.theme.hi, Weight::bold,
               Align::center);
    } else if (r.w >= 36) {
        sign(Vec{r.x + r.w * 0.3f, r.centre().y}, std::min(r.h * 0.6f, r.w * 0.42f));
        c.text({r.x + r.w * 0.74f, r.centre().y}, number, type::kSmall, s.theme.hi, Weight::bold, Align::center);
    } else if (r.w >= 18) {
        c.text(r.centre(), number, type::kSmall, s.theme.hi, Weight::bold, Align::center);
    }
    if (glow == Glow::legal) c.rect_stroke(r.grown(2), radius + 2, s.theme.warm, 2);
    if (glow == Glow::later) c.rect_stroke(r.grown(1), radius + 1, fade(s.theme.gold, 0.55f), 1.5f);
    if (glow == Glow::selected) draw_selected_frame(c, r, radius);
}

}  // namespace

void draw_club(Scene& s, const Layout& l, const PanelLook& look) {
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    if (const Rect r = l.club_heading; r.w > 0)
        c.fit({r.x + 4, r.centre().y - 2}, words::kClub.in(s.lang), type::kLabel, t.mid, Weight::bold, Align::left, r.w - 8);
    for (std::size_t i = 0; i < mc::kClubSlots; ++i) {
        const Rect r = l.club[i];
        if (r.w <= 0) continue;
        const mc::CrewId card = s.seen.club[i];
        if (card == mc::kNoCrew || (look.motions != nullptr && look.motions->moves(crew_thing(card)))) {
            draw_free_place(c, r, "");
            continue;
        }
        CrewLook face;
        face.lang = s.lang;
        face.glow = look.glow(crew_thing(card));
        face.breath = s.breath;
        draw_crew_card(c, card, r, face);
    }
    const auto& discard = s.seen.crew_discard;
    const Color moss = mix(t.game(GameKey::microcosmos), t.space1, 0.68f);
    draw_pile(s, l.crew_deck, s.seen.crew_deck_size, kCrewPileTop, kCrewPileFoot, look.glow(thing(Kind::crew_deck)),
              [&](Vec at, float size) { draw_icon(c, Icon::people, at, size, t.brass); });
    draw_pile(s, l.crew_discard, static_cast<int>(discard.size()), t.s3, t.s2, look.glow(thing(Kind::crew_discard)),
              [&](Vec at, float size) {
                  if (discard.empty()) draw_icon(c, Icon::card, at, size, t.low);
                  else draw_specialist(c, mc::kCrew[discard.back()].specialist, at, size * 1.15f);
              });
    draw_pile(s, l.survivor_deck, s.seen.survivor_deck_size, moss, mix(moss, kBlack, 0.3f), look.glow(thing(Kind::survivor_deck)),
              [&](Vec at, float size) { draw_survivor_sign(c, at, size, t.brass); });
    draw_pile(s, l.planet_deck, s.seen.planet_deck_size, kPlanetPile, mix(kPlanetPile, kBlack, 0.3f), look.glow(thing(Kind::planet_deck)),
              [&](Vec at, float size) { draw_icon(c, Icon::planet, at, size, t.brass); });
}

}  // namespace orrery::ui::microcosmos_table
