// 1 geometry   2 bodies and track   3 spaces   4 vehicles   5 price of a move
#include "imgui_ui/games/astronavigators/orbit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/cards.h"
#include "imgui_ui/games/astronavigators/motion.h"
#include "imgui_ui/games/astronavigators/panel_words.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/planets.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::astronavigators_table {

// --- 1 geometry ---

namespace {

constexpr int kOrbitLegs = 5;                              // numbered spaces on each way

/// Places of an area in the direction from the Earth to the Moon (`along`) and across it, from the way out to the way home.
struct OrbitFrame {
    Rect area;
    bool is_upright = false;
    float along = 0, across = 0;

    explicit OrbitFrame(Rect r)
        : area(r), is_upright(r.h > r.w), along(is_upright ? r.h : r.w), across(is_upright ? r.w : r.h) {}
    Vec at(float u, float v) const { return is_upright ? Vec{area.x + v, area.bottom() - u} : Vec{area.x + u, area.y + v}; }
    Rect around(float u, float v, float along_size, float across_size) const {
        return is_upright ? rect_around(at(u, v), across_size, along_size) : rect_around(at(u, v), along_size, across_size);
    }
    float earth() const { return std::clamp(along * 0.12f, 56.0f, 170.0f); }
    float moon() const { return std::clamp(std::min(along * 0.18f, across * 0.62f), 60.0f, 240.0f); }
};

/// Parts of a numbered space: its tile, places of vehicles, the number of tiles in its stack, its name.
struct StageParts {
    Rect tile, rest, stack, name;
    std::size_t name_lines = 0;
    bool is_small = false;                                 // the tile fills it, and vehicles lie on its edge
    float piece = 0;                                       // size of a vehicle

    /// Returns the place of vehicle `i` of `count`.
    Rect piece_place(int i, int count) const {
        const float step = count > 1 ? std::min(piece + 3, (rest.w - piece) / static_cast<float>(count - 1)) : 0;
        const float left = rest.centre().x - (piece + step * static_cast<float>(count - 1)) / 2;
        return {left + step * static_cast<float>(i), rest.centre().y - piece / 2, piece, piece};
    }
};
StageParts parts_of_stage(Rect r) {
    constexpr float kPad = 4, kGap = 5, kStackLine = 16, kSmallFrom = 64, kSmallPiece = 17;
    StageParts out;
    if (r.w < kSmallFrom) {
        out.is_small = true;
        out.tile = square_around(r.centre(), std::max(14.0f, std::min(r.w, r.h) - 6));
        out.rest = {r.x, r.bottom() - kSmallPiece * 0.7f, r.w, kSmallPiece};
        out.piece = kSmallPiece;
        return out;
    }
    out.name_lines = r.h >= 90 ? 3 : 0;                    // as many as every name takes
    const float name = out.name_lines > 0 ? static_cast<float>(out.name_lines) * 15 - 1 : 0.0f;
    const Rect upper{r.x + kPad, r.y + kPad, r.w - 2 * kPad, r.h - 2 * kPad - name};
    if (name > 0) out.name = {r.x + 4, r.bottom() - name - 2, r.w - 8, name};
    const float side = std::max(14.0f, std::min({upper.h, upper.w * 0.54f, 84.0f}));
    out.tile = {upper.x, upper.centre().y - side / 2, side, side};
    const Rect right{upper.x + side + kGap, upper.y, std::max(0.0f, upper.w - side - kGap), upper.h};
    const bool has_stack = right.h >= kStackLine + 20 && right.w >= 24;
    if (has_stack) out.stack = {right.x, right.bottom() - kStackLine, right.w, kStackLine};
    out.rest = {right.x, right.y, right.w, right.h - (has_stack ? kStackLine : 0)};
    out.piece = std::clamp(std::min(out.rest.w, out.rest.h), 14.0f, 34.0f);
    return out;
}

/// Returns the place of vehicle `i` of `count` on the Moon.
Rect piece_on_moon(Rect moon, int i, int count) {
    const float piece = std::clamp(moon.w * 0.26f, 18.0f, 36.0f), step = std::min(piece + 4, moon.w * 0.8f / static_cast<float>(count));
    const float left = moon.centre().x - (piece + step * static_cast<float>(count - 1)) / 2;
    return {left + step * static_cast<float>(i), moon.centre().y - piece * 0.62f, piece, piece};
}

}  // namespace

OrbitGeometry orbit_geometry(Rect area) {
    constexpr float kMargin = 6, kGap = 7;
    OrbitGeometry out;
    out.field = area;
    if (area.w <= 0 || area.h <= 0) return out;
    const OrbitFrame frame(area);
    const float earth = frame.earth(), moon = frame.moon(), middle = frame.across / 2;
    const float step = std::max(20.0f, (frame.along - earth - moon - 3 * kMargin) / kOrbitLegs);
    const float length = std::min(step - kGap, frame.is_upright ? 110.0f : 176.0f);
    const float breadth = std::min(frame.across * 0.44f - kMargin, frame.is_upright ? 210.0f : length * 1.05f);
    // The way bows outward between the two bodies.
    const auto off_middle = [&](int leg) {
        const float t = static_cast<float>(leg - kOrbitLegs / 2) / (kOrbitLegs / 2);
        return std::max(breadth / 2 + 4, middle - breadth / 2 - kMargin - frame.across * 0.045f * t * t);
    };
    for (int leg = 0; leg < kOrbitLegs; ++leg) {
        const float u = earth + kMargin + step * (static_cast<float>(leg) + 0.5f);
        out.stages[static_cast<std::size_t>(leg)] = frame.around(u, middle - off_middle(leg), length, breadth);
        out.stages[static_cast<std::size_t>(an::kSplashdown - 1 - leg)] = frame.around(u, middle + off_middle(leg), length, breadth);
    }
    out.stages[an::kMoon] = frame.around(frame.along - moon / 2 - kMargin, middle, moon, moon);
    out.stages[an::kSplashdown] = frame.around(earth / 2 + 1, middle + off_middle(0), earth - 8, std::clamp(breadth, 44.0f, 72.0f));
    out.earth = frame.around(earth / 2, middle, earth, frame.across);
    return out;
}

Rect OrbitGeometry::vehicle(const an::Table& t, Seat who) const {
    const an::Player& player = t.players[who];
    if (!player.is_on(an::Map::orbit)) return {};
    int count = 0, index = 0;
    for (const Seat seat : all_seats(t.seats)) {
        if (t.players[seat].vehicle != player.vehicle) continue;
        if (seat < who) ++index;
        ++count;
    }
    const Rect stage = stages[player.vehicle.at];
    if (an::has_stack(player.vehicle.at)) return parts_of_stage(stage).piece_place(index, count);
    if (player.vehicle.at == an::kMoon) return piece_on_moon(stage, index, count);
    return square_around(stage.centre(), std::min({stage.w, stage.h, 30.0f}));
}

// --- 2 bodies and track ---

namespace {

constexpr Color kTrackOut = rgb(0x5FA4FF), kTrackHome = rgb(0xE6C45C);

namespace moon_look {
constexpr std::array<Blob, 4> kSeas{{{-0.34f, -0.34f, 0.3f, rgb(0x8A8F9C), 0.75f},
                                     {0.12f, -0.42f, 0.2f, rgb(0x8F94A0), 0.7f},
                                     {0.3f, -0.08f, 0.22f, rgb(0x868B98), 0.7f},
                                     {-0.48f, 0.14f, 0.22f, rgb(0x8D929F), 0.65f}}};
constexpr std::array<Crater, 8> kCraters{{{-0.1f, 0.62f, 0.11f}, {0.42f, 0.46f, 0.08f}, {-0.5f, 0.5f, 0.06f}, {0.62f, 0.12f, 0.07f},
                                          {0.08f, 0.26f, 0.06f}, {-0.2f, 0.18f, 0.045f}, {0.5f, -0.5f, 0.06f}, {0.16f, 0.82f, 0.05f}}};
constexpr PlanetLook kLook{.light = rgb(0xDADCE2), .dark = rgb(0x6D7280), .atmosphere = rgb(0xC3CAE0), .glow = 0.26f, .seed = 6,
                           .blobs = kSeas, .craters = kCraters};
}  // namespace moon_look

Color track_color(const Theme& t, bool is_out) {
    if (t.flat) return is_out ? t.focus : t.brass;
    return is_out ? kTrackOut : kTrackHome;
}

void draw_bodies(Scene& s, const OrbitGeometry& g) {
    Canvas& c = s.canvas;
    const OrbitFrame frame(g.field);
    const float earth = frame.earth(), radius = std::max(frame.across * 0.74f, earth * 1.2f);
    draw_planet(c, frame.at(earth - radius, frame.across / 2), radius, earth_look());
    const Rect moon = g.stages[an::kMoon];
    draw_planet(c, moon.centre(), moon.w / 2 * 0.92f, moon_look::kLook);
}

/// Returns a smooth way through points.
std::vector<Vec> smooth_track(const std::vector<Vec>& points) {
    constexpr int kSteps = 10;
    std::vector<Vec> out;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const Vec a = points[i > 0 ? i - 1 : 0], b = points[i], d = points[i + 1], e = points[std::min(i + 2, points.size() - 1)];
        for (int k = 0; k < kSteps; ++k) {
            // Catmull-Rom: through b and d, with the directions of their neighbours.
            const float t = static_cast<float>(k) / kSteps, t2 = t * t, t3 = t2 * t;
            out.push_back((b * 2 + (d - a) * t + (a * 2 - b * 5 + d * 4 - e) * t2 + (b * 3 - a - d * 3 + e) * t3) * 0.5f);
        }
    }
    if (!points.empty()) out.push_back(points.back());
    return out;
}

/// Draws the way out as a solid line and the way home as a dashed one.
void draw_orbit_track(Scene& s, const OrbitGeometry& g) {
    constexpr Dash kHomeDash{{8, 6, 0, 0}, 2};
    Canvas& c = s.canvas;
    const OrbitFrame frame(g.field);
    const Vec moon = g.stages[an::kMoon].centre(), first = g.stages[0].centre();
    std::vector<Vec> out{frame.is_upright ? Vec{first.x, g.field.bottom() - frame.earth() * 0.5f}
                                          : Vec{g.field.x + frame.earth() * 0.5f, first.y}};
    std::vector<Vec> home{moon};
    for (an::StageId stage = 0; stage < an::kMoon; ++stage) out.push_back(g.stages[stage].centre());
    out.push_back(moon);
    for (an::StageId stage = an::kMoon + 1; stage <= an::kSplashdown; ++stage) home.push_back(g.stages[stage].centre());
    const std::vector<Vec> there = smooth_track(out), back = smooth_track(home);
    if (!s.theme.flat) c.polyline(there, fade(kTrackOut, 0.16f), 8, false, Cap::round);
    c.polyline(there, fade(track_color(s.theme, true), 0.85f), 2.4f, false, Cap::round);
    if (!s.theme.flat) c.polyline(back, fade(kTrackHome, 0.14f), 8, false, Cap::round);
    c.dashed_polyline(back, fade(track_color(s.theme, false), 0.9f), 2.4f, kHomeDash);
}

/// Draws words on a dark ground, so that they are read on a bright body.
void draw_word_on_body(Scene& s, Vec centre, std::string_view word, float most) {
    Canvas& c = s.canvas;
    const float wide = c.text_width(word, type::kSmall, Weight::bold);
    if (wide > most) return;
    c.rect(rect_around(centre, wide + 12, 20), 7, fade(s.theme.space1, s.theme.flat ? 1.0f : 0.72f));
    c.text(centre, word, type::kSmall, s.theme.hi, Weight::bold, Align::center);
}

// --- 3 spaces ---

/// Returns the vehicles that a numbered space holds at present (AN-A55).
int capacity_of_orbit(const an::Table& t) {
    return an::vehicles_in_orbit(t) <= an::kFewVehicles ? an::kFewCapacity : an::kManyCapacity;
}
int vehicles_on_stage(const an::Table& t, an::StageId stage) {
    int count = 0;
    for (const Seat seat : all_seats(t.seats)) count += t.players[seat].vehicle == an::Vehicle{an::Map::orbit, stage};
    return count;
}

void draw_stage_glow(Scene& s, Rect r, float radius, Glow glow) {
    switch (glow) {
        case Glow::none:
        case Glow::pale: break;
        case Glow::legal: s.canvas.rect_stroke(r.grown(2), radius + 2, s.theme.warm, 2); break;       // its light lies below
        case Glow::later: s.canvas.rect_stroke(r.grown(1), radius + 1, fade(s.theme.gold, 0.55f), 1.5f); break;
        case Glow::selected: draw_selected_frame(s.canvas, r, radius); break;
    }
}

/// Returns the stronger of two signs of touch.
Glow stronger_glow(Glow a, Glow b) {
    for (const Glow glow : {Glow::selected, Glow::legal, Glow::later, Glow::pale})
        if (a == glow || b == glow) return glow;
    return Glow::none;
}

void draw_orbit_stage(Scene& s, const OrbitGeometry& g, an::StageId stage, const OrbitLook& look) {
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const Rect r = g.stages[stage];
    const an::StackId stack = an::stack_at(stage);
    const float radius = std::min(12.0f, r.h * 0.16f);
    const Color ink = track_color(t, an::is_blue(stage));
    const StageParts parts = parts_of_stage(r);
    const Glow glow = stronger_glow(look.glow(stage_thing(stage)), look.glow(thing(Kind::stack, stack)));
    c.shadow(r, radius, 0.4f, 8, 3);
    if (glow == Glow::legal) c.halo(r.grown(1), radius + 1, t.gold, 0.9f * s.breath, 16);
    c.gradient(r, radius, t.flat ? t.space1 : mix(t.s2, ink, 0.14f), t.flat ? t.space1 : mix(t.s1, ink, 0.06f));
    c.rect_stroke(r, radius, fade(ink, 0.8f), std::max(1.2f, t.panel_border));

    const an::OrbitTileId tile = s.seen.revealed[stack];
    const std::optional<int> dv = tile != an::kNoOrbitTile ? std::optional<int>(an::kOrbitTiles[tile].dv) : std::nullopt;
    draw_orbit_tile(c, stack, dv, parts.tile);

    const int here = vehicles_on_stage(s.seen, stage), room = std::max(here, capacity_of_orbit(s.seen));
    for (int i = here; i < room && !parts.is_small; ++i) {
        const Rect place = parts.piece_place(i, room);
        c.dashed_circle(place.centre(), place.w / 2 - 1, fade(t.line2, 0.9f), 1.2f, 3, 4);
    }
    if (parts.stack.w > 0) {
        const std::string count = std::to_string(an::orbit_stack_size(s.seen, stack));
        const float wide = c.text_width(count, type::kSmall, Weight::bold) + 17, x = parts.stack.centre().x - wide / 2;
        if (wide <= parts.stack.w + 2) {
            draw_icon(c, Icon::card, {x + 6, parts.stack.centre().y}, 13, t.low);
            c.text({x + 17, parts.stack.centre().y}, count, type::kSmall, t.mid, Weight::bold);
        }
    }
    // A name that would be cut is left out: an explanation names the space.
    const std::string name = an::stage_name(stage, s.lang);
    if (parts.name_lines > 0 && c.widest_word(name, type::kSmall, Weight::medium) <= parts.name.w &&
        c.lines(name, type::kSmall, Weight::medium, parts.name.w).size() <= parts.name_lines)
        c.fit_lines(parts.name.centre(), name, type::kSmall, t.mid, Weight::medium, Align::center, parts.name.w,
                    static_cast<int>(parts.name_lines));
    // The lunar module waits where vehicles dock.
    if (stage == an::kDocking && !parts.is_small) draw_module(c, {r.right() - 9, r.y + 9}, 16, t.mid);
    if (look.next == stage) {
        c.dashed_rect(r.grown(4), radius + 4, s.ink_of(s.shown_seat()), 2, 6, 4);
    }
    draw_stage_glow(s, r, radius, glow);
}

void draw_moon_stage(Scene& s, const OrbitGeometry& g, const OrbitLook& look) {
    Canvas& c = s.canvas;
    const Rect r = g.stages[an::kMoon];
    const float radius = r.w / 2 * 0.92f;
    draw_word_on_body(s, {r.centre().x, r.y + r.h * 0.17f}, an::stage_name(an::kMoon, s.lang), r.w);
    // Landed modules, in the order of landing.
    const auto& landed = s.seen.landing_order;
    const float step = std::min(26.0f, r.w * 0.8f / static_cast<float>(std::max<std::size_t>(1, landed.size())));
    float x = r.centre().x - step * static_cast<float>(landed.size() - (landed.empty() ? 0u : 1u)) / 2;
    for (const Seat seat : landed) {
        const Vec at{x, r.y + r.h * 0.8f};
        c.circle(at, step * 0.5f, fade(s.theme.space1, 0.7f));
        c.circle_stroke(at, step * 0.5f, s.theme.seat(s.color_of(seat)).fill, 1.6f);
        draw_module(c, at, step * 0.68f, s.ink_of(seat));
        x += step;
    }
    if (look.next == an::kMoon) c.dashed_circle(r.centre(), radius + 5, s.ink_of(s.shown_seat()), 2, 7, 5);
    switch (look.glow(stage_thing(an::kMoon))) {
        case Glow::none:
        case Glow::pale: break;
        case Glow::legal: draw_legal_ring(c, r.centre(), radius, s.breath); break;
        case Glow::later: draw_later_ring(c, r.centre(), radius); break;
        case Glow::selected: draw_selected_ring(c, r.centre(), radius); break;
    }
}

/// Draws the sign of the splashdown: a capsule below a parachute.
void draw_parachute(Canvas& c, Vec centre, float size, Color ink) {
    const UnitBox at{centre, size / 2};
    const float r = size * 0.44f, stroke = std::max(1.3f, size * 0.08f);
    c.arc(at(0, -0.12f), r, kPi, kTau, ink, stroke, Cap::round);
    c.line(at(-0.88f, -0.12f), at(0.88f, -0.12f), ink, stroke, Cap::round);
    c.line(at(-0.88f, -0.12f), at(0, 0.6f), ink, stroke, Cap::round);
    c.line(at(0.88f, -0.12f), at(0, 0.6f), ink, stroke, Cap::round);
    c.polygon({at(-0.14f, 0.5f), at(0.14f, 0.5f), at(0.3f, 0.96f), at(-0.3f, 0.96f)}, ink);
}

/// Draws the Earth's end of the track: the start in words, the splashdown with those who are back.
void draw_earth_end(Scene& s, const OrbitGeometry& g, const OrbitLook& look) {
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const Rect splash = g.stages[an::kSplashdown];
    const OrbitFrame frame(g.field);
    const Vec start = frame.is_upright ? Vec{g.stages[0].centre().x, splash.centre().y} : Vec{splash.centre().x, g.stages[0].centre().y};
    draw_word_on_body(s, start, words::kOrbitEarth.in(s.lang), g.earth.w - 4);
    const float radius = std::min(10.0f, splash.h * 0.2f);
    const Glow glow = look.glow(stage_thing(an::kSplashdown));
    if (glow == Glow::legal) c.halo(splash.grown(1), radius + 1, t.gold, 0.9f * s.breath, 16);
    c.rect(splash, radius, fade(t.space1, t.flat || glow == Glow::legal ? 1.0f : 0.72f));
    c.rect_stroke(splash, radius, track_color(t, false), std::max(1.2f, t.panel_border));
    const auto& back = s.seen.return_order;
    const bool has_back = !back.empty();
    const std::string name = an::stage_name(an::kSplashdown, s.lang);
    const Vec upper{splash.centre().x, splash.y + (has_back ? splash.h * 0.34f : splash.h / 2)};
    const float lines = static_cast<float>(c.lines(name, type::kSmall, Weight::medium, splash.w - 4).size());
    if (c.widest_word(name, type::kSmall, Weight::medium) <= splash.w - 4 && lines <= (has_back ? 1 : 2))
        c.fit_lines(upper, name, type::kSmall, t.hi, Weight::medium, Align::center, splash.w - 4, has_back ? 1 : 2);
    else draw_parachute(c, upper, std::min(26.0f, splash.h * 0.52f), t.hi);
    const float disc = std::min({9.0f, splash.h * 0.17f, splash.w * 0.11f}), step = 2 * disc + 2;
    float x = splash.centre().x - step * static_cast<float>(back.size()) / 2 + disc + 1;
    for (const Seat seat : back) {
        draw_emblem(c, s.color_of(seat), {x, splash.y + splash.h * 0.74f}, disc, {.shadow = false});
        x += step;
    }
    if (look.next == an::kSplashdown) c.dashed_rect(splash.grown(4), radius + 4, s.ink_of(s.shown_seat()), 2, 6, 4);
    draw_stage_glow(s, splash, radius, glow);
}

// --- 4 vehicles ---

void draw_orbit_vehicle(Scene& s, const OrbitGeometry& g, Seat who, const OrbitLook& look) {
    const Rect r = g.vehicle(s.seen, who);
    const Thing what = thing(Kind::vehicle, 0, who);
    if (r.w <= 0 || (look.motions != nullptr && look.motions->moves(what))) return;
    Canvas& c = s.canvas;
    const float radius = r.w / 2;
    const Glow glow = look.glow(what);
    if (who == s.shown_seat() && glow == Glow::none) c.glow(r.centre(), r.w * 0.9f, s.ink_of(who), 0.5f);
    draw_vehicle(c, s.color_of(who), an::Transport::spacecraft, r.centre(), r.w);
    if (s.player(who).module == an::Module::die) {
        // The lunar module is docked.
        const Vec at{r.right() - radius * 0.2f, r.bottom() - radius * 0.2f};
        c.circle(at, radius * 0.44f, s.theme.space1);
        draw_module(c, at, radius * 0.72f, s.theme.hi);
    }
    if (glow == Glow::legal) draw_legal_ring(c, r.centre(), radius + 1, s.breath);
    if (glow == Glow::later) draw_later_ring(c, r.centre(), radius + 1);
    if (glow == Glow::selected) draw_selected_ring(c, r.centre(), radius + 1);
}

}  // namespace

void draw_orbit(Scene& s, const OrbitGeometry& g, const OrbitLook& look) {
    if (g.field.w <= 0 || g.field.h <= 0) return;
    Canvas& c = s.canvas;
    c.rect(g.field, 14, s.theme.flat ? s.theme.space1 : mix(s.theme.space1, s.theme.game(GameKey::astronavigators), 0.04f));
    {
        const auto clip = c.clipped(g.field.grown(-1));
        draw_bodies(s, g);
        draw_orbit_track(s, g);
    }
    c.rect_stroke(g.field, 14, s.theme.line, s.theme.panel_border);
    draw_earth_end(s, g, look);
    draw_moon_stage(s, g, look);
    for (an::StageId stage = 0; stage < an::kSplashdown; ++stage)
        if (an::has_stack(stage)) draw_orbit_stage(s, g, stage, look);
    // The shown player's vehicle lies on top.
    for (const Seat who : all_seats(s.seen.seats))
        if (who != s.shown_seat()) draw_orbit_vehicle(s, g, who, look);
    draw_orbit_vehicle(s, g, s.shown_seat(), look);
}

// --- 5 price of a move ---

void draw_dv_preview(Scene& s, Seat who, int added, Rect r) {
    constexpr float kBar = 8, kSign = 20, kWithBar = 36;
    if (r.w <= 0 || r.h <= 0) return;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const an::Player& player = s.player(who);
    const int dv = player.dv, nk = player.nk, sum = dv + added;
    const bool is_too_much = sum > nk, has_bar = r.h >= kWithBar;
    const Color ink = is_too_much ? t.bad : t.hi;
    const float y = has_bar ? r.y + (r.h - kBar - 8) / 2 : r.centre().y;
    if (is_too_much) draw_icon(c, Icon::warn, {r.x + kSign / 2, y}, kSign, t.bad);
    else draw_dv_sign(c, {r.x + kSign / 2, y}, kSign, t.warn);
    const std::string price = fill(words::kPanelPrice, s.lang, {{"dv", dv}, {"added", added}, {"sum", sum}, {"nk", nk}});
    const float left = r.x + kSign + 8, unit = c.text_width(words::kPanelNk.in(s.lang), type::kSmall) + 6;
    const float drawn = c.fit({left, y}, price, has_bar && r.h >= 48 ? type::kTitle : type::kBody, ink, Weight::bold, Align::left,
                              r.right() - left - unit);
    c.text({left + drawn + 6, y + 1}, words::kPanelNk.in(s.lang), type::kSmall, t.mid);
    if (!has_bar) return;
    const Rect bar{r.x, r.bottom() - kBar - 4, r.w, kBar};
    const float whole = static_cast<float>(std::max({nk, sum, 1}));
    const auto at = [&](int points) { return bar.x + bar.w * static_cast<float>(points) / whole; };
    c.rect(bar, kBar / 2, t.well);
    if (dv > 0) c.rect({bar.x, bar.y, at(dv) - bar.x, bar.h}, Corners(kBar / 2, 0, 0, kBar / 2), t.warn);
    if (added > 0) {
        // The new part is striped, so that it differs without its colour.
        const Rect part{at(dv), bar.y, at(sum) - at(dv), bar.h};
        const auto clip = c.clipped(part);
        c.rect(part, 0, fade(is_too_much ? t.bad : t.warn, 0.45f));
        for (float x = part.x - bar.h; x < part.right(); x += 6)
            c.line({x, bar.bottom()}, {x + bar.h, bar.y}, is_too_much ? t.bad : t.warn, 2);
    }
    c.rect_stroke(bar, kBar / 2, t.line2, t.panel_border);
    const float mark = std::clamp(at(nk), bar.x + 1, bar.right() - 1);
    c.line({mark, bar.y - 3}, {mark, bar.bottom() + 3}, t.good, 2.4f);
}

}  // namespace orrery::ui::astronavigators_table
