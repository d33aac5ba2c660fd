// 1 chart   2 spaces and their neighbours   3 sea and land   4 ice, night and season   5 ways   6 rows   7 icons   8 what can be touched
// 9 path   10 vehicles   11 whole map   12 small twin
#include "imgui_ui/games/astronavigators/earth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/astronavigators/players.h"
#include "imgui_ui/games/astronavigators/motion.h"
#include "imgui_ui/games/astronavigators/pen.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/scatter.h"

namespace orrery::ui::astronavigators_table {

namespace {

// --- 1 chart ---

constexpr Color kEarthSea = rgb(0x12294A), kEarthDeep = rgb(0x0B1A30), kEarthShelf = rgb(0x1D4468), kEarthFoam = rgb(0xCFE8FF);
constexpr Color kEarthIce = rgb(0xE8F1FA), kEarthCanal = rgb(0x6FC7FF), kEarthLaunch = rgb(0x2A1F5E), kEarthLamp = rgb(0xFFE2B0);
constexpr float kEarthFrame = 8;                           // corner radius of the whole map
constexpr float kEarthCoast = 0.3f;                        // radius of an outer corner of land, in spaces
constexpr float kEarthSpace = 0.16f;                       // corner radius of frames on a space, in spaces
constexpr float kEarthNumber = 18;                         // least edge of a space from which on the rows have numbers

/// Map in one frame.
struct EarthChart {
    Scene& s;
    const EarthGeometry& g;
    const EarthLook& look;
    Rect inner;                                            // clip of everything but the frame
    std::array<Glow, an::kSpaceCount> glows{};

    float px(float spaces) const { return spaces * g.cell; }
    /// Returns the length of the way once round the Earth.
    float turn() const { return static_cast<float>(an::kColumns) * g.cell; }
    float right() const { return g.origin.x + turn(); }
    float bottom() const { return g.origin.y + static_cast<float>(an::kRows) * g.cell; }
    Color sea() const { return s.theme.flat ? s.theme.space1 : kEarthSea; }
    Vec centre(an::SpaceId space) const { return g.space(space).centre(); }
    bool shows(Rect r) const { return r.overlaps(inner); }
    /// Returns the rectangle of a space on whole device pixels, so that polygons meet without a seam.
    Rect snapped(an::SpaceId space) const {
        const float scale = s.canvas.scale();
        const auto snap = [scale](float v) { return std::round(v * scale) / scale; };
        const Rect r = g.space(space);
        const float x = snap(r.x), y = snap(r.y);
        return {x, y, snap(r.right()) - x, snap(r.bottom()) - y};
    }
    /// Calls `draw(space)` for the visible spaces, with those whose ornaments reach into the visible part.
    template <class Draw>
    void for_spaces(Draw draw) const {
        for (std::size_t i = 0; i < an::kSpaceCount; ++i) {
            const auto space = static_cast<an::SpaceId>(i);
            if (shows(g.space(space).grown(px(0.2f)))) draw(space);
        }
    }
};

// --- 2 spaces and their neighbours ---

bool earth_is_land(an::SpaceId space) { return an::kSpaces[space].colours[0] != '\0'; }
bool earth_has_two_colours(an::SpaceId space) { return earth_is_land(space) && an::kSpaces[space].colours[1] != '\0'; }

/// Returns a continent of a land space. Precondition: it has so many.
an::Continent earth_continent(an::SpaceId space, std::size_t which = 0) {
    return static_cast<an::Continent>(an::kContinentLetters.find(an::kSpaces[space].colours[which]));
}

/// Returns whether there is land beside a space. The map goes on over its left and right edges, and Antarctica over the lower one.
bool earth_is_land_beside(an::SpaceId space, int columns, int lines) {
    const int line = space / an::kColumns + lines, column = (space % an::kColumns + columns + an::kColumns) % an::kColumns;
    if (line < 0 || line >= an::kRows) return line >= an::kRows;
    return earth_is_land(static_cast<an::SpaceId>(line * an::kColumns + column));
}

/// Returns whether the coast bends at a corner of the space: outwards on land, inwards on sea.
bool earth_is_bent(an::SpaceId space, int dx, int dy) {
    const bool is_land = earth_is_land(space);
    if (earth_is_land_beside(space, dx, 0) == is_land || earth_is_land_beside(space, 0, dy) == is_land) return false;
    return is_land || earth_is_land_beside(space, dx, dy);
}

/// Returns the colour of the ground of a land space.
Color earth_ground(const EarthChart& m, an::SpaceId space, an::Continent continent) {
    const bool is_sea = an::kSpaces[space].is_sea, is_ice = continent == an::Continent::antarctica;
    return mix(m.sea(), continent_color(continent), is_ice ? (is_sea ? 0.58f : 0.84f) : is_sea ? 0.46f : 0.68f);
}

// --- 3 sea and land ---

constexpr int kEarthArc = 6;                               // points of the arc of a corner
constexpr std::array<Vec, 4> kEarthCorners{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};      // clockwise

/// Returns the arc that rounds a corner of a rectangle, from its vertical to its horizontal side.
std::array<Vec, kEarthArc> earth_arc(Rect r, Vec corner, float radius) {
    std::array<Vec, kEarthArc> out;
    const Vec middle{r.centre().x + corner.x * (r.w / 2 - radius), r.centre().y + corner.y * (r.h / 2 - radius)};
    for (std::size_t i = 0; i < out.size(); ++i) {
        const float angle = kPi / 2 * static_cast<float>(i) / (kEarthArc - 1);
        out[i] = {middle.x + corner.x * radius * std::cos(angle), middle.y + corner.y * radius * std::sin(angle)};
    }
    return out;
}

bool earth_is_bent(an::SpaceId space, Vec corner) { return earth_is_bent(space, corner.x < 0 ? -1 : 1, corner.y < 0 ? -1 : 1); }

Corners earth_corners(const EarthChart& m, an::SpaceId space) {
    const auto radius = [&](std::size_t i) { return earth_is_bent(space, kEarthCorners[i]) ? m.px(kEarthCoast) : 0.0f; };
    return {radius(0), radius(1), radius(2), radius(3)};
}

void draw_earth_sea(const EarthChart& m) {
    Canvas& c = m.s.canvas;
    const Theme& t = m.s.theme;
    if (t.flat) {
        c.rect(m.g.field, kEarthFrame, t.space1);
        return;
    }
    c.gradient(m.g.field, kEarthFrame, kEarthSea, kEarthDeep);
    const auto clip = c.clipped(m.inner);
    m.for_spaces([&](an::SpaceId space) {                  // shallow water round the land
        if (earth_is_land(space)) c.rect(m.g.space(space).grown(m.px(0.14f)), m.px(0.4f), kEarthShelf);
    });
}

/// Draws the lower right half of a space with two colours.
void draw_earth_half(const EarthChart& m, an::SpaceId space, Rect r) {
    std::vector<Vec> outline;
    const auto add = [&](Vec p) {
        if ((p.x - r.x) / r.w + (p.y - r.y) / r.h >= 0.999f) outline.push_back(p);
    };
    for (std::size_t i = 1; i < kEarthCorners.size(); ++i) {
        const Vec corner = kEarthCorners[i];
        if (!earth_is_bent(space, corner)) {
            add({corner.x < 0 ? r.x : r.right(), corner.y < 0 ? r.y : r.bottom()});
            continue;
        }
        std::array<Vec, kEarthArc> arc = earth_arc(r, corner, m.px(kEarthCoast));
        if (corner.x * corner.y < 0) std::reverse(arc.begin(), arc.end());
        for (const Vec p : arc) add(p);
    }
    m.s.canvas.polygon(outline, earth_ground(m, space, earth_continent(space, 1)));
}

/// Draws the land that fills an inner corner of a coast, on the sea.
void draw_earth_bays(const EarthChart& m, an::SpaceId space) {
    for (const Vec corner : kEarthCorners) {
        if (!earth_is_bent(space, corner)) continue;
        const Rect r = m.snapped(space);
        const int column = (space % an::kColumns + (corner.x < 0 ? -1 : 1) + an::kColumns) % an::kColumns;
        const auto beside = static_cast<an::SpaceId>(space / an::kColumns * an::kColumns + column);
        std::array<Vec, kEarthArc + 1> outline;
        outline[0] = {corner.x < 0 ? r.x : r.right(), corner.y < 0 ? r.y : r.bottom()};
        const std::array<Vec, kEarthArc> arc = earth_arc(r, corner, m.px(kEarthCoast));
        std::copy(arc.begin(), arc.end(), outline.begin() + 1);
        m.s.canvas.polygon(outline, earth_ground(m, beside, earth_continent(beside)));
    }
}

/// Draws the sides and corners of a space that are coast.
void draw_earth_coast(const EarthChart& m, an::SpaceId space) {
    Canvas& c = m.s.canvas;
    const Rect r = m.snapped(space);
    const Color ink = m.s.theme.flat ? m.s.theme.hi : fade(kEarthFoam, 0.55f);
    const float thick = std::max(1.0f, m.px(0.035f)), radius = m.px(kEarthCoast);
    for (const Vec corner : kEarthCorners)
        if (earth_is_bent(space, corner)) c.polyline(earth_arc(r, corner, radius), ink, thick);
    if (!earth_is_land(space)) return;
    // A side ends where the coast bends at this space, or at its neighbour in the sea.
    const auto cut = [&](int side_x, int side_y, int dx, int dy) {
        return !earth_is_land_beside(space, dx, dy) || earth_is_land_beside(space, side_x + dx, side_y + dy) ? radius : 0.0f;
    };
    for (const int side : {-1, 1}) {
        const float y = side < 0 ? r.y : r.bottom(), x = side < 0 ? r.x : r.right();
        if (!earth_is_land_beside(space, 0, side)) c.line({r.x + cut(0, side, -1, 0), y}, {r.right() - cut(0, side, 1, 0), y}, ink, thick);
        if (!earth_is_land_beside(space, side, 0)) c.line({x, r.y + cut(side, 0, 0, -1)}, {x, r.bottom() - cut(side, 0, 0, 1)}, ink, thick);
    }
}

/// Draws the land that lies beyond the left and right edge, paler and paler, because the map goes on at its other side.
void draw_earth_beyond(const EarthChart& m) {
    const float half = m.px(0.5f);
    for (int line = 0; line < an::kRows; ++line) {
        const auto first = static_cast<an::SpaceId>(line * an::kColumns), last = static_cast<an::SpaceId>(first + an::kColumns - 1);
        const Rect a = m.snapped(first), b = m.snapped(last);
        if (earth_is_land(last)) {
            const Color ground = earth_ground(m, last, earth_continent(last));
            m.s.canvas.gradient_horizontal({a.x - half, a.y, half, a.h}, 0, fade(ground, 0), ground);
        }
        if (earth_is_land(first)) {
            const Color ground = earth_ground(m, first, earth_continent(first));
            m.s.canvas.gradient_horizontal({b.right(), b.y, half, b.h}, 0, ground, fade(ground, 0));
        }
    }
}

/// Draws the wave of a space on which ships can end, at its foot: bright on land, faint on the open sea.
void draw_earth_wave(const EarthChart& m, an::SpaceId space) {
    constexpr int kPoints = 13;
    constexpr float kHalf = 0.32f, kTop = 0.41f, kHeight = 0.03f;
    if (!an::kSpaces[space].is_sea || m.g.cell < 20) return;
    const Vec middle = m.centre(space);
    std::array<Vec, kPoints> wave;
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const float at = static_cast<float>(i) / (kPoints - 1);
        wave[i] = {middle.x + m.px(kHalf * (2 * at - 1)), middle.y + m.px(kTop - kHeight * std::sin(at * 2 * kTau))};
    }
    const float bright = m.look.transport == an::Transport::ship ? 1.5f : 1.0f;
    const float alpha = (earth_is_land(space) ? 0.6f : 0.16f) * bright;
    m.s.canvas.polyline(wave, fade(kEarthFoam, m.s.theme.flat ? alpha * 1.5f : alpha), std::max(1.0f, m.px(0.035f)), false, Cap::round);
}

void draw_earth_grid(const EarthChart& m) {
    Canvas& c = m.s.canvas;
    const float thick = std::max(c.hairline(), m.px(0.016f));
    const Color ink = m.s.theme.flat ? fade(m.s.theme.mid, 0.5f) : fade(m.s.theme.space1, 0.42f);
    for (int column = 0; column <= an::kColumns; ++column) {
        const float x = m.g.origin.x + m.px(static_cast<float>(column));
        c.rect({x - thick / 2, m.g.origin.y, thick, m.bottom() - m.g.origin.y}, 0, ink);
    }
    for (int line = 1; line < an::kRows; ++line)
        c.rect({m.inner.x, m.g.origin.y + m.px(static_cast<float>(line)) - thick / 2, m.inner.w, thick}, 0, ink);
}

void draw_earth_land(const EarthChart& m) {
    Canvas& c = m.s.canvas;
    draw_earth_beyond(m);
    m.for_spaces([&](an::SpaceId space) {
        if (!earth_is_land(space)) return;
        const Rect r = m.snapped(space);
        c.rect(r, earth_corners(m, space), earth_ground(m, space, earth_continent(space)));
        if (earth_has_two_colours(space)) draw_earth_half(m, space, r);
    });
    m.for_spaces([&](an::SpaceId space) {
        if (!earth_is_land(space)) draw_earth_bays(m, space);
    });
    draw_earth_grid(m);
    m.for_spaces([&](an::SpaceId space) { draw_earth_coast(m, space); });
}

// --- 4 ice, night and season ---

constexpr float kEarthTilt = 0.409f;                       // of the axis, in radians
constexpr float kEarthRowAngle = 0.436f;                   // latitudes of a row, in radians
constexpr float kEarthOutside = 3.6f;                      // row beyond the map

/// Returns the season: 0 at the equinoxes, 1 at the northern summer solstice.
float earth_season(const EarthChart& m) { return std::sin(kTau * static_cast<float>(m.s.seen.sun_step) / an::kSunSteps); }

/// Rows between which the sun stands higher than an angle, in a column; it is noon in the middle column.
struct EarthDay { float south, north; };
EarthDay earth_day(float season, float column, float angle) {
    const float tilt = kEarthTilt * season, a = std::sin(tilt), b = std::cos(tilt) * std::cos(kTau * column / an::kColumns);
    const float middle = std::atan2(a, b), most = std::max(1e-4f, std::sqrt(a * a + b * b));
    if (std::sin(angle) <= -most) return {-kEarthOutside, kEarthOutside};
    const float half = std::acos(std::min(std::sin(angle) / most, 1.0f));
    const auto row = [](float latitude) { return std::clamp(latitude / kEarthRowAngle, -kEarthOutside, kEarthOutside); };
    return {row(middle - half), row(middle + half)};
}

float earth_y_of(const EarthChart& m, float row) { return m.g.origin.y + m.px(an::kPolarRow + 0.5f - row); }

/// Returns the line between day and night from the left edge of the map to the right one.
std::vector<Vec> earth_twilight(const EarthChart& m, float angle) {
    const float season = earth_season(m);
    std::vector<Vec> line;
    constexpr int kHalfColumns = an::kColumns + 1;         // half columns from the middle to the edge of the gutter
    for (int i = -kHalfColumns; i <= kHalfColumns; ++i) {
        const float column = static_cast<float>(i) / 2;
        const EarthDay day = earth_day(season, column, angle);
        line.push_back({m.g.origin.x + m.px(column + an::kColumns / 2.0f), earth_y_of(m, season >= 0 ? day.south : day.north)});
    }
    return line;
}

void draw_earth_night(const EarthChart& m) {
    Canvas& c = m.s.canvas;
    const Theme& t = m.s.theme;
    constexpr std::array<float, 3> kAngles{0, -0.1f, -0.21f};
    const float beyond = earth_season(m) >= 0 ? m.bottom() + m.px(1) : m.g.origin.y - m.px(1);
    if (t.flat) {
        constexpr Dash kDash{{{5, 5}}, 2};
        c.dashed_polyline(earth_twilight(m, 0), fade(t.low, 0.8f), 1.5f, kDash);
        return;
    }
    for (const float angle : kAngles) {
        std::vector<Vec> night = earth_twilight(m, angle);
        night.push_back({night.back().x, beyond});
        night.push_back({night.front().x, beyond});
        c.polygon(night, fade(t.space1, 0.17f));
    }
}

/// Draws the lamps of towns in the night.
void draw_earth_lamps(const EarthChart& m) {
    constexpr int kLamps = 5;
    constexpr float kDark = -0.1f;
    if (m.s.theme.flat || m.g.cell < 20) return;
    const float season = earth_season(m);
    m.for_spaces([&](an::SpaceId space) {
        if (!an::has_icon(space, an::Transport::car) && !an::has_icon(space, an::Transport::train)) return;
        const EarthDay day = earth_day(season, static_cast<float>(an::column_of(space)), kDark);
        const auto row = static_cast<float>(an::row_of(space));
        if (row > day.south && row < day.north) return;
        Scatter scatter(space + 31u);
        const Rect r = m.g.space(space);
        for (int i = 0; i < kLamps; ++i) {
            const Vec at{r.x + r.w * (0.08f + 0.84f * scatter.next()), r.y + r.h * (0.06f + 0.7f * scatter.next())};
            m.s.canvas.circle(at, std::max(0.6f, m.px(0.02f)), fade(kEarthLamp, 0.55f));
        }
    });
}

/// Draws the ice of a pole, with an edge that is the same each time. In its winter it reaches farther.
void draw_earth_ice(const EarthChart& m, bool is_north) {
    const float season = earth_season(m), depth = is_north ? 0.15f - 0.08f * season : 0.17f + 0.08f * season;
    const float edge = is_north ? m.g.origin.y : m.bottom(), way = is_north ? 1.0f : -1.0f;
    std::vector<Vec> outline{{m.right() + m.px(1), edge - way * m.px(1)}, {m.g.origin.x - m.px(1), edge - way * m.px(1)}};
    Scatter scatter(is_north ? 5u : 9u);
    for (int i = -2; i <= 2 * an::kColumns + 2; ++i)
        outline.push_back({m.g.origin.x + m.px(static_cast<float>(i) / 2), edge + way * m.px(depth * (0.55f + 0.9f * scatter.next()))});
    m.s.canvas.polygon(outline, fade(kEarthIce, m.s.theme.flat ? 1.0f : 0.72f));
}

/// Draws the sun beside the row over which it stands, as on the star map.
void draw_earth_sun(const EarthChart& m) {
    if (m.g.cell < kEarthNumber) return;
    const an::SunStep& step = an::kEcliptic[static_cast<std::size_t>(m.s.seen.sun_step)];
    const Vec at{m.right() + m.px(0.25f), earth_y_of(m, step.row)};
    if (m.inner.contains(at)) draw_sun(m.s.canvas, at, m.px(0.19f));
}

// --- 5 ways ---

/// Calls `draw(a, b)` with the centres of two linked spaces; twice if the link crosses the edge of the map.
template <class Draw>
void for_earth_link(const EarthChart& m, const an::Link& link, Draw draw) {
    const auto put = [&](Vec a, Vec b) {
        const Rect around{std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x), std::abs(a.y - b.y)};
        if (m.shows(around.grown(m.px(0.1f)))) draw(a, b);
    };
    const Vec a = m.centre(link.a), b = m.centre(link.b), once_round{m.turn(), 0};
    if (b.x - a.x > m.turn() / 2) put(a, b - once_round), put(a + once_round, b);
    else if (a.x - b.x > m.turn() / 2) put(a, b + once_round), put(a - once_round, b);
    else put(a, b);
}

/// Returns how strongly the ways of a transport are drawn.
float earth_way_strength(const EarthChart& m, an::Transport transport) {
    if (!m.look.transport) return m.s.theme.flat ? 0.7f : 0.36f;
    return *m.look.transport == transport ? 1.0f : 0.2f;
}

bool earth_has_railway(const an::Link& road) {
    return std::any_of(an::kRailways.begin(), an::kRailways.end(), [&](const an::Link& way) { return way.a == road.a && way.b == road.b; });
}
bool earth_has_road(const an::Link& rails) {
    return std::any_of(an::kRoads.begin(), an::kRoads.end(), [&](const an::Link& way) { return way.a == rails.a && way.b == rails.b; });
}

void draw_earth_ways(const EarthChart& m) {
    Canvas& c = m.s.canvas;
    // Where a road and a railway join the same spaces, they run beside each other.
    constexpr float kApart = 0.085f, kRails = 0.032f;
    const auto beside = [&](Vec a, Vec b, float spaces) {
        const float far = std::max(0.01f, distance(a, b));
        return Vec{-(b.y - a.y), b.x - a.x} * (m.px(spaces) / far);
    };
    const auto is_of_leg = [&](an::Transport transport) { return m.look.transport == transport; };
    const float rails = std::max(0.7f, m.px(is_of_leg(an::Transport::train) ? 0.034f : 0.018f));
    const Color rail_ink = fade(kWhite, earth_way_strength(m, an::Transport::train));
    for (const an::Link& link : an::kRailways)
        for_earth_link(m, link, [&](Vec a, Vec b) {
            const float shift = earth_has_road(link) ? kApart : 0;
            const float gap = std::max(kRails, rails / m.g.cell);
            const Vec one = beside(a, b, shift - gap), two = beside(a, b, shift + gap);
            c.line(a + one, b + one, rail_ink, rails);
            c.line(a + two, b + two, rail_ink, rails);
        });
    const float road = std::max(0.9f, m.px(is_of_leg(an::Transport::car) ? 0.06f : 0.03f));
    const Color road_ink = fade(kWhite, earth_way_strength(m, an::Transport::car));
    for (const an::Link& link : an::kRoads)
        for_earth_link(m, link, [&](Vec a, Vec b) {
            const Vec off = beside(a, b, earth_has_railway(link) ? -kApart : 0);
            c.line(a + off, b + off, road_ink, road);
        });
}

void draw_earth_head(Canvas& c, Vec tip, Vec way, float size, Color ink) {
    const Vec side{-way.y, way.x}, back = tip - way * size;
    c.polygon({tip, back + side * (size * 0.6f), back - side * (size * 0.6f)}, ink);
}

/// Draws the canals as arrows in both directions, over the border that they cross.
void draw_earth_canals(const EarthChart& m) {
    Canvas& c = m.s.canvas;
    const float strength = m.look.transport ? earth_way_strength(m, an::Transport::ship) : 1.0f;
    const float thick = std::max(1.6f, m.px(0.06f)), head = std::max(4.0f, m.px(0.17f));
    for (const an::Canal& canal : an::kCanals)
        for_earth_link(m, canal.link, [&](Vec a, Vec b) {
            const Vec from = lerp(a, b, 0.22f), to = lerp(a, b, 0.78f), way = (to - from) * (1 / std::max(0.01f, distance(from, to)));
            const auto draw = [&](float more, Color ink) {
                const Vec tips = way * more;
                c.line(from + way * head * 0.8f, to - way * head * 0.8f, ink, thick + 2 * more);
                draw_earth_head(c, to + tips, way, head + 2 * more, ink);
                draw_earth_head(c, from - tips, way * -1.0f, head + 2 * more, ink);
            };
            draw(1.4f, fade(m.s.theme.space1, 0.85f * strength));
            draw(0, fade(kEarthCanal, strength));
        });
}

// --- 6 rows ---

/// Draws a polar row as a ring, because aircraft (in the north ships too) hop from each of its spaces to every other.
void draw_earth_ring(const EarthChart& m, int row) {
    Canvas& c = m.s.canvas;
    const Rect place = m.g.row(row);
    const Rect ring{m.g.origin.x - m.px(0.42f), place.y + m.px(0.085f), m.turn() + m.px(0.84f), m.px(0.83f)};
    const Color ink = fade(m.s.theme.brass, m.s.theme.flat ? 1.0f : 0.85f);
    const float head = std::max(4.0f, m.px(0.16f));
    c.rect_stroke(ring, m.px(0.42f), ink, std::max(1.0f, m.px(0.035f)));
    for (const int column : {3, 11, 19}) {
        const float x = m.g.origin.x + m.px(static_cast<float>(column) + 1);
        draw_earth_head(c, {x + head / 2, ring.y + 0.5f}, {1, 0}, head, ink);
        draw_earth_head(c, {x - head / 2, ring.bottom() - 0.5f}, {-1, 0}, head, ink);
    }
}

std::string earth_row_number(int row) { return (row > 0 ? "+" : row < 0 ? "−" : "") + std::to_string(std::abs(row)); }

/// Returns the row of the viewer's vehicle, if it is on the Earth.
std::optional<int> earth_row_of(const Scene& s, std::optional<Seat> who) {
    if (!who || *who < 0 || *who >= s.seen.seats) return {};
    const an::Vehicle& vehicle = s.player(*who).vehicle;
    if (vehicle.map != an::Map::earth) return {};
    return an::row_of(vehicle.at);
}

/// Draws the band of the viewer's row, which is the middle of the rows that can be seen in the sky.
void draw_earth_band(const EarthChart& m) {
    const std::optional<int> row = earth_row_of(m.s, m.look.viewer);
    if (!row) return;
    Canvas& c = m.s.canvas;
    const Rect band = m.g.row(*row);
    const Color ink = m.s.ink_of(*m.look.viewer);
    c.rect(band, 0, fade(kWhite, 0.07f));
    c.rect({band.x, band.y - 0.5f, band.w, 1}, 0, fade(ink, 0.7f));
    c.rect({band.x, band.bottom() - 0.5f, band.w, 1}, 0, fade(ink, 0.7f));
}

void draw_earth_rows(const EarthChart& m) {
    if (m.g.cell < kEarthNumber) return;
    Canvas& c = m.s.canvas;
    const Theme& t = m.s.theme;
    const std::optional<int> own = earth_row_of(m.s, m.look.viewer);
    for (int row = -an::kPolarRow; row <= an::kPolarRow; ++row) {
        const std::string number = earth_row_number(row);
        const bool is_own = own == row;
        const float wide = c.text_width(number, type::kSmall, Weight::bold);
        // In the gutter, or at the edge of the visible part of an enlarged map.
        const Vec at{std::max(m.g.origin.x - m.px(0.25f), m.inner.x + wide / 2 + 1), m.g.row(row).centre().y};
        const Rect tag = rect_around(at, wide + 3, 16);
        if (tag.y < m.inner.y - 0.5f || tag.bottom() > m.inner.bottom() + 0.5f) continue;
        const bool is_over = tag.right() > m.g.origin.x + m.px(0.15f) || std::abs(row) == an::kPolarRow;   // the ring passes there
        if (is_own) c.rect(tag, 4, m.s.theme.seat(m.s.color_of(*m.look.viewer)).fill);
        else if (is_over) c.rect(tag, 4, fade(t.space1, 0.8f));
        const Color ink = is_own ? m.s.theme.seat(m.s.color_of(*m.look.viewer)).ink : t.mid;
        c.text(at, number, type::kSmall, ink, Weight::bold, Align::center);
    }
}

// --- 7 icons ---

constexpr float kEarthRinged = 21;                         // least size of an icon with a ring and its mark
constexpr float kEarthUp = -0.05f;                         // of icons, which leave room for the wave, in spaces

using EarthTransports = FixedVector<an::Transport, an::kEarthTransports>;
EarthTransports earth_transports(an::SpaceId space) {
    EarthTransports out;
    for (std::size_t i = 0; i < an::kEarthTransports; ++i)
        if (an::has_icon(space, an::kTransportList[i])) out.push_back(an::kTransportList[i]);
    return out;
}

/// Places of the icons of a space, from its middle, and their size, in spaces.
struct EarthIcons {
    std::array<Vec, 4> places{};
    float size = 0;
};
EarthIcons earth_icons(an::SpaceId space, std::size_t count) {
    if (space == an::kLaunchSpace) return {{{{-0.31f, -0.31f}, {0.31f, -0.31f}, {-0.31f, 0.31f}, {0.31f, 0.31f}}}, 0.36f};
    if (count <= 1) return {{{{0, kEarthUp}}}, 0.58f};
    if (count == 2) return {{{{-0.235f, kEarthUp}, {0.235f, kEarthUp}}}, 0.46f};
    if (count == 3) return {{{{-0.23f, -0.22f + kEarthUp}, {0.23f, -0.22f + kEarthUp}, {0, 0.2f + kEarthUp}}}, 0.44f};
    return {{{{-0.23f, -0.22f + kEarthUp}, {0.23f, -0.22f + kEarthUp}, {-0.23f, 0.22f + kEarthUp}, {0.23f, 0.22f + kEarthUp}}}, 0.44f};
}

/// Draws an icon. A small one has no room for its ring, and needs none where the whole space has its colour.
void draw_earth_icon(const EarthChart& m, an::SpaceId space, an::Transport transport, Vec at, float size) {
    Canvas& c = m.s.canvas;
    const an::Continent continent = an::icon_colour(space, transport).value_or(an::Continent::antarctica);
    constexpr float kReadable = 3;                         // contrast of white on the ground
    if (size >= kEarthRinged) return draw_icon_on_map(c, transport, continent, at, size);
    if (earth_has_two_colours(space)) {
        c.circle(at, size / 2, m.s.theme.space1);
        c.circle_stroke(at, size / 2 - 0.6f, continent_color(continent), 1.3f);
        return draw_transport(c, transport, at, size * 0.74f, kWhite);
    }
    const bool is_lit = m.glows[space] == Glow::legal || m.glows[space] == Glow::selected;
    const bool is_plain = !is_lit && space != an::kLaunchSpace && contrast(earth_ground(m, space, continent), kWhite) >= kReadable;
    if (!is_plain) c.circle(at, size / 2, fade(m.s.theme.space1, 0.72f));
    draw_transport(c, transport, at, size * (is_plain ? 0.96f : 0.8f), kWhite);
}

void draw_earth_icons(const EarthChart& m, an::SpaceId space) {
    Canvas& c = m.s.canvas;
    const EarthTransports all = earth_transports(space);
    EarthIcons plan = earth_icons(space, all.size());
    Vec middle = m.centre(space);
    // The number of the row reaches out of the gutter of a small map.
    if (an::column_of(space) == 0 && m.g.cell < 40 && all.size() > 1) {
        middle.x += m.px(0.06f);
        plan.size *= 0.9f;
    }
    for (std::size_t i = 0; i < std::min(all.size(), plan.places.size()); ++i) {
        const Vec at{middle.x + m.px(plan.places[i].x), middle.y + m.px(plan.places[i].y)};
        const bool is_pale = m.look.transport && *m.look.transport != all[i];
        const auto pale = c.faded(is_pale ? 0.45f : 1.0f);
        if (m.look.has_targets) draw_earth_icon(m, space, all[i], at, m.px(plan.size));
        else c.circle(at, std::max(1.0f, m.px(0.09f)), mix(continent_color(*an::icon_colour(space, all[i])), kWhite, 0.55f));
    }
}

void draw_earth_start(const EarthChart& m, an::SpaceId space) {
    const Rect r = m.g.space(space).grown(-m.px(0.04f));
    const float leg = m.px(0.34f);
    m.s.canvas.polygon({Vec{r.x, r.y}, Vec{r.x + leg, r.y}, Vec{r.x, r.y + leg}}, m.s.theme.space1);
    const float in = std::max(1.0f, m.px(0.03f));
    m.s.canvas.polygon({Vec{r.x + in, r.y + in}, Vec{r.x + leg - 2 * in, r.y + in}, Vec{r.x + in, r.y + leg - 2 * in}}, m.s.theme.good);
}

void draw_earth_launch(const EarthChart& m) {
    Canvas& c = m.s.canvas;
    const Rect r = m.g.space(an::kLaunchSpace).grown(-m.px(0.07f));
    if (!m.shows(r)) return;
    c.rect(r, m.px(kEarthSpace), m.s.theme.flat ? m.s.theme.space1 : kEarthLaunch);
    c.rect_stroke(r, m.px(kEarthSpace), kWhite, std::max(1.2f, m.px(0.04f)));
    draw_transport(c, an::Transport::spacecraft, r.centre(), m.px(m.look.has_targets ? 0.5f : 0.8f), kWhite);
}

void draw_earth_signs(const EarthChart& m) {
    m.for_spaces([&](an::SpaceId space) { draw_earth_wave(m, space); });
    for (const an::ContinentKind& continent : an::kContinents)
        if (m.shows(m.g.space(continent.start))) draw_earth_start(m, continent.start);
    draw_earth_launch(m);
    m.for_spaces([&](an::SpaceId space) {
        if (space != an::kLaunchSpace || m.look.has_targets) draw_earth_icons(m, space);
    });
    draw_earth_canals(m);
}

// --- 8 what can be touched ---

/// Draws the light of legal spaces, below their icons.
void draw_earth_lights(const EarthChart& m) {
    Canvas& c = m.s.canvas;
    m.for_spaces([&](an::SpaceId space) {
        const Glow glow = m.glows[space];
        if (glow != Glow::legal && glow != Glow::selected) return;
        const Rect r = m.g.space(space);
        c.glow(r.centre(), m.px(1), m.s.theme.gold, 0.5f * (glow == Glow::legal ? m.s.breath : 1.0f));
        c.rect(r.grown(-m.px(0.05f)), m.px(kEarthSpace), fade(m.s.theme.gold, 0.2f));
    });
}

/// Returns the place of the dot of a legal space: its middle, or below an icon that stands there.
Vec earth_dot(const EarthChart& m, an::SpaceId space) {
    const std::size_t icons = earth_transports(space).size();
    const bool is_free = !m.look.has_targets || (icons % 2 == 0 && space != an::kLaunchSpace);
    const Vec middle = m.centre(space);
    return {middle.x, middle.y + m.px(!is_free ? 0.37f : icons == 0 ? 0.0f : kEarthUp)};
}

void draw_earth_frames(const EarthChart& m) {
    Canvas& c = m.s.canvas;
    const Theme& t = m.s.theme;
    m.for_spaces([&](an::SpaceId space) {
        const Rect r = m.g.space(space).grown(-m.px(0.05f));
        const float corner = m.px(kEarthSpace);
        switch (m.glows[space]) {
            case Glow::none: return;
            case Glow::pale: return c.rect_stroke(r, corner, fade(t.gold, 0.3f), 1);
            case Glow::later: return c.rect_stroke(r, corner, fade(t.gold, 0.6f), 1.5f);
            case Glow::selected: return draw_selected_frame(c, r.grown(-3), std::max(0.0f, corner - 3));
            case Glow::legal: break;
        }
        c.rect_stroke(r, corner, t.flat ? t.gold : t.warm, t.flat ? 4.0f : 2.0f);
        const Vec dot = earth_dot(m, space);
        c.circle(dot, std::max(2.6f, m.px(0.085f)), fade(t.space1, 0.8f));
        c.circle(dot, std::max(1.8f, m.px(0.06f)), t.warm);
    });
}

// --- 9 path ---

/// Way of a leg without breaks: beyond the edge of the map it goes on where the map would.
struct EarthPath {
    std::vector<Vec> line;
    std::vector<Vec> steps;                                // spaces between the first and the last
};
EarthPath earth_path(const EarthChart& m) {
    constexpr int kBends = 8;
    EarthPath out;
    float shift = 0;
    for (std::size_t i = 0; i < m.look.path.size(); ++i) {
        const an::SpaceId space = m.look.path[i];
        if (space >= an::kSpaceCount) return {};
        if (i > 0) {
            const int across = an::column_of(space) - an::column_of(m.look.path[i - 1]);
            if (across > an::kColumns / 2) shift -= m.turn();
            if (across < -(an::kColumns / 2)) shift += m.turn();
        }
        const Vec to{m.centre(space).x + shift, m.centre(space).y};
        if (!out.line.empty() && std::abs(to.x - out.line.back().x) > m.px(1.5f)) {    // a hop round the pole
            const Vec from = out.line.back();
            const Vec bend{(from.x + to.x) / 2, from.y + m.px(an::row_of(space) > 0 ? -0.7f : 0.7f)};
            for (int k = 1; k < kBends; ++k) {
                const float t = static_cast<float>(k) / kBends;
                out.line.push_back(lerp(lerp(from, bend, t), lerp(bend, to, t), t));
            }
        }
        out.line.push_back(to);
        if (i > 0 && i + 1 < m.look.path.size()) out.steps.push_back(to);
    }
    return out;
}

void draw_earth_path_at(const EarthChart& m, const EarthPath& path, float shift) {
    Canvas& c = m.s.canvas;
    const Theme& t = m.s.theme;
    std::vector<Vec> line = path.line;
    for (Vec& p : line) p.x += shift;
    const float thick = std::max(2.6f, m.px(0.085f)), head = std::max(8.0f, m.px(0.3f));
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const int steps = std::clamp(static_cast<int>(distance(line[i], line[i + 1]) / m.px(0.3f)), 1, 12);
        for (int k = 0; k < steps; ++k)
            c.glow(lerp(line[i], line[i + 1], static_cast<float>(k) / static_cast<float>(steps)), m.px(0.34f), t.gold, 0.3f);
    }
    const Vec before = line[line.size() - 2];
    const float last = distance(before, line.back());
    if (last < 0.5f) return;
    const Vec way = (line.back() - before) * (1 / last);
    const Vec tip = line.back() - way * std::min(last * 0.3f, m.px(0.24f));      // before the icons of the space
    line.back() = tip - way * std::min(last * 0.6f, head * 0.8f);
    const Color edge = fade(t.space1, 0.8f);
    c.polyline(line, edge, thick + 3, false, Cap::round);
    draw_earth_head(c, tip + way * 2, way, head + 4, edge);
    c.polyline(line, t.gold, thick, false, Cap::round);
    draw_earth_head(c, tip, way, head, t.gold);
    for (const Vec step : path.steps) {                    // so that steps can be counted
        const Vec at{step.x + shift, step.y};
        c.circle(at, thick * 1.1f + 1.5f, t.space1);
        c.circle(at, thick * 1.1f, t.gold);
    }
}

void draw_earth_path(const EarthChart& m) {
    const EarthPath path = earth_path(m);
    if (path.line.size() < 2) return;
    const auto [west, east] = std::minmax_element(path.line.begin(), path.line.end(), [](Vec a, Vec b) { return a.x < b.x; });
    const auto rounds = [&](float x) { return static_cast<int>(std::floor((x - m.g.origin.x) / m.turn())); };
    for (int i = rounds(west->x); i <= rounds(east->x); ++i) draw_earth_path_at(m, path, -static_cast<float>(i) * m.turn());
}

// --- 10 vehicles ---

/// Draws the anchor of a ship at sea, which can only sail on (AN-T9), at the lower left of its disc.
void draw_earth_anchor(const EarthChart& m, Rect vehicle) {
    const float size = std::max(11.0f, vehicle.w * 0.48f);
    const Vec at{vehicle.x + vehicle.w * 0.1f, vehicle.bottom() - vehicle.h * 0.1f};
    m.s.canvas.circle(at, size / 2 + 1, m.s.theme.space1);
    const Pen pen(m.s.canvas, at, size * 0.8f, kWhite, 0.13f);
    pen.ring({0, -0.7f}, 0.2f);
    pen.line({0, -0.5f}, {0, 0.84f});
    pen.line({-0.4f, -0.2f}, {0.4f, -0.2f});
    pen.arc({0, 0.1f}, 0.74f, 0.08f * kPi, 0.92f * kPi);
}

void draw_earth_vehicles(const EarthChart& m) {
    Canvas& c = m.s.canvas;
    for (const Seat who : all_seats(m.s.seen.seats)) {
        const Thing what = thing(Kind::vehicle, 0, who);
        const Rect r = m.g.vehicle(m.s.seen, who);
        if (r.w <= 0 || !m.shows(r) || (m.look.motions != nullptr && m.look.motions->moves(what))) continue;
        const Glow glow = m.look.glow(what);
        if (glow == Glow::legal) draw_legal_ring(c, r.centre(), r.w * 0.56f, m.s.breath);
        c.glow(r.centre(), r.w * 0.75f, kBlack, 0.6f);     // separates it from its ground
        draw_vehicle(c, m.s.color_of(who), m.s.player(who).face, r.centre(), r.w);
        if (an::is_at_sea(m.s.player(who))) draw_earth_anchor(m, r);
        if (glow == Glow::later) draw_later_ring(c, r.centre(), r.w * 0.56f);
        if (glow == Glow::selected) draw_selected_ring(c, r.centre(), r.w * 0.56f);
    }
}

}  // namespace

// --- 11 whole map ---

void draw_earth(Scene& s, const EarthGeometry& g, const EarthLook& look) {
    EarthChart m{s, g, look, g.field.grown(-2.5f)};
    for (std::size_t i = 0; i < an::kSpaceCount; ++i) m.glows[i] = look.glow(space_thing(static_cast<an::SpaceId>(i)));
    draw_earth_sea(m);
    {
        const auto clip = s.canvas.clipped(m.inner);
        draw_earth_land(m);
        draw_earth_ice(m, true);
        draw_earth_ice(m, false);
        draw_earth_night(m);
        draw_earth_lamps(m);
        draw_earth_band(m);
        draw_earth_ways(m);
        draw_earth_ring(m, an::kPolarRow);
        draw_earth_ring(m, -an::kPolarRow);
        draw_earth_sun(m);
        draw_earth_lights(m);
        draw_earth_signs(m);
        draw_earth_frames(m);
        draw_earth_path(m);
        draw_earth_vehicles(m);
        draw_earth_rows(m);
    }
    s.canvas.rect_stroke(g.field, kEarthFrame, s.theme.line, s.theme.panel_border);
}

// --- 12 small twin ---

void draw_small_earth(Scene& s, Rect r) {
    const EarthGeometry g = earth_geometry(r);
    const EarthLook look{};
    const EarthChart m{s, g, look, g.field.grown(-1)};
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    if (t.flat) c.rect(g.field, kEarthFrame / 2, t.space1);
    else c.gradient(g.field, kEarthFrame / 2, kEarthSea, kEarthDeep);
    {
        const auto clip = c.clipped(m.inner);
        m.for_spaces([&](an::SpaceId space) {
            if (!earth_is_land(space)) return;
            const Rect at = m.snapped(space);
            c.rect(at, 0, earth_ground(m, space, earth_continent(space)));
            if (earth_has_two_colours(space))
                c.polygon({at.max(), Vec{at.x, at.bottom()}, Vec{at.right(), at.y}}, earth_ground(m, space, earth_continent(space, 1)));
        });
        const Seat shown = s.shown_seat();
        if (const std::optional<int> row = earth_row_of(s, shown)) {
            const Rect band = g.row(*row);
            c.rect(band, 0, fade(kWhite, 0.12f));
            c.rect_stroke(band, 0, fade(s.ink_of(shown), 0.8f), 1);
        }
        for (const Seat who : all_seats(s.seen.seats)) {
            const Rect place = g.vehicle(s.seen, who);
            if (place.w <= 0) continue;
            const float radius = std::max(3.0f, g.cell * 0.5f);
            c.circle(place.centre(), radius, t.seat(s.color_of(who)).fill);
            c.circle_stroke(place.centre(), radius, kWhite, 1);
        }
    }
    c.rect_stroke(g.field, kEarthFrame / 2, t.line, t.panel_border);
}

}  // namespace orrery::ui::astronavigators_table
