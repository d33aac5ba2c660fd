// 1 what can be seen   2 figures   3 ground   4 Milky Way   5 ecliptic   6 figures on the chart   7 daylight and horizon   8 names
// 9 whole chart   10 small twin   11 reasons. Places: sky_geometry.cpp, stars: star_figures.cpp
#include "imgui_ui/games/astronavigators/sky_chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"
#include "imgui_ui/games/astronavigators/motion.h"
#include "imgui_ui/games/astronavigators/sky_words.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/scatter.h"

namespace orrery::ui::astronavigators_table {

namespace {

constexpr Color kSkyTop = rgb(0x120F33), kSkyFoot = rgb(0x080A1C);             // night
constexpr Color kSkyLine = rgb(0x8E86E0), kSkyStar = rgb(0xF4F2FF);            // lines of the grid and of figures; stars
constexpr Color kSkyMilk = rgb(0xA9A6F2), kSkyDay = rgb(0x6FB8F0), kSkySun = rgb(0xFFE6A6), kSkyVeil = rgb(0x04050D);
constexpr float kSkyFrame = 8;                             // corner radius of the whole map

// --- 1 what can be seen ---

bool is_sky_polar(int row) { return std::abs(row) == an::kPolarRow; }

int sky_amount(const an::Player& player, an::EffectKind kind) {
    for (const an::QuestId quest : player.instruments)
        if (an::kInstruments[quest].effect == kind) return an::kInstruments[quest].amount;
    return 0;
}

/// Sky over a row of the Earth in the month of the table, for the shown player with its instruments.
struct Firmament {
    const an::Table& t;
    std::optional<int> row;                                ///< empty: seen from space, where nothing hides it
    an::Player viewer;

    Firmament(const Scene& s, std::optional<int> from) : t(s.seen), row(from), viewer(s.player(s.shown_seat())) {
        if (row) viewer.vehicle = {an::Map::earth, static_cast<an::SpaceId>((an::kPolarRow - *row) * an::kColumns)};
    }
    const an::SunStep& sun() const { return an::kEcliptic[static_cast<std::size_t>(t.sun_step)]; }
    bool shows(an::CardId card) const { return !row || !an::failure_of(t, viewer, card, an::From::direct, 1); }
    bool is_above_horizon(int sky_row) const {
        return !row || std::abs(sky_row - *row) <= an::kReach + sky_amount(viewer, an::EffectKind::visible_rows);
    }
    /// Whether the sun does not set, so that no star is seen.
    bool has_midnight_sun() const {
        return row && is_sky_polar(*row) && sky_amount(viewer, an::EffectKind::polar_ignores_sun) == 0 &&
               (sun().row == 0 || std::abs(sun().row - *row) <= an::kPolarReach);
    }
    /// Returns the number of columns of daylight on each side of the sun (AN-A12).
    int daylight(int sky_row) const {
        if (!row || is_sky_polar(*row) || std::abs(sky_row) > an::kPolarRow) return 0;
        const int from_middle = std::abs(sky_row - sun().row + *row);
        if (from_middle > an::kTileReach) return 0;
        return std::max(0, an::kHalfWidth - from_middle - sky_amount(viewer, an::EffectKind::daylight_shrink));
    }
};

std::optional<Seat> sky_observer(const an::Table& t, an::CardId card) {
    for (const Seat who : all_seats(t.seats)) {
        const auto& observed = t.players[who].observed;
        if (std::find(observed.begin(), observed.end(), card) != observed.end()) return who;
    }
    return {};
}

// --- 2 figures ---

float star_radius(float magnitude, float scale) { return std::max(0.75f, (5.4f - magnitude) * 0.46f) * scale; }

struct FigureInk {
    Color line, star;
    float width = 1, scale = 1, shine = 0;                 ///< strength of the light around bright stars
};

/// Draws the lines of a figure, which keep clear of its stars, and the stars. `at` gives the place of a star.
template <class At>
void draw_figure_stars(Canvas& c, const StarFigure& figure, At at, const FigureInk& ink) {
    for (const FigureLine& line : figure.lines) {
        const Star& from = figure.stars[line.from];
        const Star& to = figure.stars[line.to];
        const Vec a = at(from), b = at(to);
        const float gap = distance(a, b);
        const float at_a = star_radius(from.magnitude, ink.scale) + ink.scale, at_b = star_radius(to.magnitude, ink.scale) + ink.scale;
        if (gap > at_a + at_b + 1) c.line(lerp(a, b, at_a / gap), lerp(b, a, at_b / gap), ink.line, ink.width);
    }
    constexpr float kBright = 2.6f;
    for (const Star& star : figure.stars) {
        const Vec p = at(star);
        const float r = star_radius(star.magnitude, ink.scale);
        if (ink.shine > 0 && star.magnitude < kBright) c.glow(p, r * 3.4f, ink.star, ink.shine);
        c.circle(p, r, ink.star);
    }
}

/// Returns the index of the brightest star.
std::size_t chief_star(const StarFigure& figure) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < figure.stars.size(); ++i)
        if (figure.stars[i].magnitude < figure.stars[best].magnitude) best = i;
    return best;
}

/// Box that grows with the points put into it.
struct SkyExtent {
    static constexpr float kFar = std::numeric_limits<float>::max();
    Vec first{kFar, kFar}, last{-kFar, -kFar};
    void add(Vec p) {
        first = {std::min(first.x, p.x), std::min(first.y, p.y)};
        last = {std::max(last.x, p.x), std::max(last.y, p.y)};
    }
    Vec size() const { return last - first; }
    Rect box() const { return {first.x, first.y, last.x - first.x, last.y - first.y}; }
};

// --- 3 ground ---

/// Chart in one frame.
struct SkyChart {
    Scene& s;
    const SkyGeometry& g;
    const SkyLook& look;
    Firmament sky;
    Rect map;                                              ///< all spaces

    Canvas& canvas() const { return s.canvas; }
    const Theme& theme() const { return s.theme; }
    float px(float cells) const { return cells * g.cell; }
    /// Returns the size of stars.
    float scale() const { return std::clamp(g.cell / 32, 0.7f, 2.0f); }
    /// Returns the distances by which what is drawn is repeated, because the hours go on at the other edge.
    std::array<float, 3> turns() const { return {0, g.width(), -g.width()}; }
    bool is_in_sight(Rect r) const { return r.overlaps(g.field) && r.overlaps(map); }
};

Rect sky_map(const SkyGeometry& g) { return {g.origin.x, g.origin.y, g.width(), static_cast<float>(an::kRows) * g.cell}; }

void draw_sky_ground(Canvas& c, Rect field) {
    const Theme& t = c.theme();
    if (t.flat) c.rect(field, kSkyFrame, t.space1);
    else c.gradient(field, kSkyFrame, kSkyTop, kSkyFoot);
}

void draw_sky_frame(Canvas& c, Rect field) {
    const Theme& t = c.theme();
    c.rect_stroke(field, kSkyFrame, t.line, t.panel_border);
}

/// Draws the lines of hours and rows, and the equator in the middle of row 0.
void draw_sky_grid(const SkyChart& m) {
    Canvas& c = m.canvas();
    const bool is_flat = m.theme().flat;
    const auto ink = [&](float strength) { return fade(is_flat ? m.theme().line : kSkyLine, is_flat ? strength * 1.4f : strength); };
    const Rect r = m.map;
    for (int hour = 1; hour < an::kHours; ++hour) {
        const float x = r.x + m.px(static_cast<float>(hour));
        c.line({x, r.y}, {x, r.bottom()}, ink(hour % 6 == 0 ? 0.26f : 0.11f), 1);
    }
    for (int row = 1; row < an::kRows; ++row) {
        const float y = r.y + m.px(static_cast<float>(row));
        c.line({r.x, y}, {r.right(), y}, ink(0.17f), 1);
    }
    const float equator = m.g.direction(0, 0).y;
    c.line({r.x, equator}, {r.right(), equator}, ink(0.34f), 1);
    for (int hour = 0; hour <= an::kHours; ++hour) {       // a scale, as on old charts
        const float x = r.x + m.px(static_cast<float>(hour)), tick = m.px(hour % 6 == 0 ? 0.12f : 0.07f);
        c.line({x, equator - tick}, {x, equator + tick}, ink(0.4f), 1);
    }
}

void draw_field_stars(const SkyChart& m) {
    if (m.theme().flat) return;
    constexpr int kStars = 170;
    Scatter scatter(31);
    for (int i = 0; i < kStars; ++i) {
        const Vec at{m.map.x + m.map.w * scatter.next(), m.map.y + m.map.h * scatter.next()};
        const float r = (0.4f + 0.35f * scatter.next()) * m.scale(), strength = 0.1f + 0.22f * scatter.next();
        if (m.g.field.contains(at)) m.canvas().circle(at, r, fade(kSkyStar, strength));
    }
}

// --- 4 Milky Way ---

/// Returns the direction of a place in the Milky Way: its longitude along the band from the centre of the Galaxy, and the latitude beside
/// it, in degrees.
Star in_milky_way(float longitude, float latitude) {
    constexpr float kDegree = kTau / 360;
    constexpr float kPoleHours = 12.857f, kPole = 27.13f * kDegree, kNode = 122.93f * kDegree;     // of the Galaxy
    const float l = kNode - longitude * kDegree, b = latitude * kDegree;
    const float sine = std::sin(kPole) * std::sin(b) + std::cos(kPole) * std::cos(b) * std::cos(l);
    const float east = std::cos(b) * std::sin(l), north = std::cos(kPole) * std::sin(b) - std::sin(kPole) * std::cos(b) * std::cos(l);
    const float hours = kPoleHours + std::atan2(east, north) * static_cast<float>(an::kHours) / kTau;
    constexpr float kDay = an::kHours;
    return {hours - kDay * std::floor(hours / kDay), std::asin(std::clamp(sine, -1.0f, 1.0f)) / kDegree, 4};
}

void draw_milky_way(const SkyChart& m) {
    if (m.theme().flat) return;
    Canvas& c = m.canvas();
    constexpr int kClouds = 90;
    const auto repeated = [&](Vec at, float reach, auto draw) {
        for (const float turn : m.turns()) {
            const Vec p{at.x + turn, at.y};
            if (m.is_in_sight(square_around(p, 2 * reach))) draw(p);
        }
    };
    Scatter scatter(7);
    for (int i = 0; i < kClouds; ++i) {
        const float longitude = 360.0f * static_cast<float>(i) / kClouds;
        const float core = std::pow(0.5f + 0.5f * std::cos(longitude * kTau / 360), 3.0f);         // brightest towards the centre
        const Star middle = in_milky_way(longitude, (scatter.next() - 0.5f) * 5);
        const float wide = m.px(0.78f + 0.3f * core + 0.2f * scatter.next());
        const float light = 0.055f + 0.05f * core;
        repeated(m.g.direction(middle.hours, middle.degrees), wide, [&](Vec p) { c.glow(p, wide, kSkyMilk, light, wide * 0.9f); });
        for (int k = 0; k < 2; ++k) {
            const float beside = (scatter.next() + scatter.next() - 1) * 13;
            const Star grain = in_milky_way(longitude + 4 * scatter.next(), beside);
            const float r = (0.4f + 0.3f * scatter.next()) * m.scale(), strength = 0.16f + 0.24f * scatter.next();
            repeated(m.g.direction(grain.hours, grain.degrees), r, [&](Vec p) { c.circle(p, r, fade(kSkyStar, strength)); });
        }
    }
    constexpr Star kMagellan[]{{5.4f, -69.8f, 0.9f}, {0.88f, -72.8f, 2.7f}};     // of Magellan
    for (const Star& cloud : kMagellan) {
        const float wide = m.px(0.62f - 0.09f * cloud.magnitude);
        repeated(m.g.direction(cloud.hours, cloud.degrees), wide, [&](Vec p) { c.glow(p, wide, kSkyMilk, 0.2f, wide * 0.6f); });
    }
}

// --- 5 ecliptic ---

Vec on_ecliptic(const SkyGeometry& g, float hours) {
    constexpr float kTilt = 23.44f;                        // degrees
    return g.direction(hours, kTilt * std::sin(hours * kTau / static_cast<float>(an::kHours)));
}

void draw_ecliptic(const SkyChart& m) {
    constexpr int kPieces = 72;
    std::vector<Vec> wave;
    wave.reserve(kPieces + 1);
    for (int i = 0; i <= kPieces; ++i) wave.push_back(on_ecliptic(m.g, static_cast<float>(an::kHours * i) / kPieces));
    Canvas& c = m.canvas();
    const Theme& t = m.theme();
    c.polyline(wave, fade(t.brass, t.flat ? 1 : 0.55f), std::max(1.0f, m.scale() * 1.1f));
    for (const an::SunStep& step : an::kEcliptic) {
        const Vec at = on_ecliptic(m.g, static_cast<float>(step.hour));
        for (const float turn : {0.0f, -m.g.width()}) c.circle({at.x + turn, at.y}, std::max(1.6f, m.px(0.07f)), t.brass);
    }
}

float sun_radius(const SkyGeometry& g) { return std::clamp(g.cell * 0.4f, 6.0f, 24.0f); }

void draw_sun_disc(const SkyChart& m) {
    if (m.look.motions && m.look.motions->moves(thing(Kind::sun))) return;
    const Vec at = m.g.sun(m.sky.t.sun_step);
    m.canvas().glow(at, m.px(2.4f), kSkySun, 0.3f);
    m.canvas().glow(at, m.px(1.2f), kSkySun, 0.45f);
    draw_sun(m.canvas(), at, sun_radius(m.g));
}

// --- 6 figures on the chart ---

/// Calls `draw` with a function that gives the places of the figure's stars, once for each part of the map that shows the figure.
template <class Draw>
void for_figure_parts(const SkyChart& m, an::CardId card, Draw draw) {
    const an::Card& kind = an::kCards[card];
    const bool does_wrap = kind.column + kind.columns > an::kHours;
    for (const float turn : {0.0f, m.g.width()}) {
        if (turn > 0 && !does_wrap) continue;
        draw([&m, card, turn](const Star& star) {
            const Vec at = m.g.joined_star(card, star);
            return Vec{at.x + turn, at.y};
        });
    }
}

bool is_figure_in_gold(Glow glow) { return glow == Glow::legal || glow == Glow::selected || glow == Glow::later; }

FigureInk ink_of_figure(const SkyChart& m, an::CardId card) {
    const Theme& t = m.theme();
    FigureInk ink;
    ink.scale = m.scale();
    ink.width = std::max(1.0f, m.scale());
    switch (m.look.glow(card_thing(card))) {
        case Glow::legal:
        case Glow::selected:
            ink.line = t.gold, ink.star = t.gold, ink.width *= 1.8f, ink.shine = 0.6f;
            return ink;
        case Glow::later:
            ink.line = fade(t.gold, 0.6f), ink.star = t.gold;
            return ink;
        case Glow::none:
        case Glow::pale: break;
    }
    const bool is_seen = m.sky.shows(card);
    if (const std::optional<Seat> by = sky_observer(m.sky.t, card)) {
        const Color paint = m.s.ink_of(*by);
        ink.line = fade(paint, is_seen ? 0.75f : 0.45f), ink.star = fade(paint, is_seen ? 1 : 0.7f);
        return ink;
    }
    const Color line = t.flat ? t.hi : mix(kSkyLine, kWhite, 0.35f), star = t.flat ? t.hi : kSkyStar;
    ink.line = fade(line, is_seen ? 0.72f : 0.24f), ink.star = fade(star, is_seen ? 1 : 0.42f);
    ink.shine = is_seen ? 0.42f : 0;
    return ink;
}

void draw_figure_on_chart(const SkyChart& m, an::CardId card) {
    const FigureInk ink = ink_of_figure(m, card);
    const StarFigure figure = figure_of(card);
    const std::optional<Seat> by = sky_observer(m.sky.t, card);
    const float disc = std::clamp(m.px(0.2f), 5.0f, 10.0f);
    for_figure_parts(m, card, [&](auto at) {
        draw_figure_stars(m.canvas(), figure, at, ink);
        if (!by) return;
        // The disc of the observer, beside the chief star: colour alone would not tell who it was.
        const Vec p = at(figure.stars[chief_star(figure)]);
        if (!m.map.contains(p)) return;
        const Vec beside{std::min(p.x + disc * 1.5f, m.map.right() - disc - 1), std::max(p.y - disc * 1.4f, m.map.y + disc + 1)};
        draw_emblem(m.canvas(), m.s.color_of(*by), beside, disc, {.shadow = false});
    });
}

/// Draws the spaces of a chosen card.
void draw_spaces_of(const SkyChart& m, an::CardId card) {
    const Theme& t = m.theme();
    for (const Rect& r : m.g.spaces(card)) {
        if (r.w <= 0) continue;
        m.canvas().rect(r.grown(-1), 5, fade(t.gold, t.flat ? 0 : 0.09f));
        m.canvas().rect_stroke(r.grown(-1), 5, t.gold, 2);
    }
}

void draw_figures(const SkyChart& m, bool are_in_gold) {
    for (an::CardId card = 0; card < an::kConstellations; ++card)
        if (is_figure_in_gold(m.look.glow(card_thing(card))) == are_in_gold) {
            if (m.look.glow(card_thing(card)) == Glow::selected) draw_spaces_of(m, card);
            draw_figure_on_chart(m, card);
        }
}

// --- 7 daylight and horizon ---

/// Shades the spaces of the daylight tiles, with their outline.
void draw_sky_daylight(Canvas& c, const SkyGeometry& g, const Firmament& sky) {
    const Theme& t = c.theme();
    const Color inner = t.flat ? fade(t.s3, 0.6f) : fade(kSkyDay, 0.4f), outer = t.flat ? fade(t.s3, 0.6f) : fade(kSkyDay, 0.2f);
    const Color edge = t.flat ? t.line : fade(kSkyDay, 0.6f);
    const float thin = g.cell < 12 ? 0.0f : t.flat ? 1.6f : 1.0f;
    const float noon = g.direction(static_cast<float>(sky.sun().hour), 0).x;
    for (const float turn : {0.0f, -g.width(), g.width()}) {
        const float middle = noon + turn;
        for (int row = -an::kPolarRow; row <= an::kPolarRow; ++row) {
            const float half = static_cast<float>(sky.daylight(row)) * g.cell, y = g.row(row).y;
            if (half > 0) {
                c.gradient_horizontal({middle - half, y, half, g.cell}, 0, outer, inner);
                c.gradient_horizontal({middle, y, half, g.cell}, 0, inner, outer);
            }
            if (thin == 0) continue;
            const float above = static_cast<float>(sky.daylight(row + 1)) * g.cell;
            for (const float side : {-1.0f, 1.0f}) {
                if (half > 0) c.line({middle + side * half, y}, {middle + side * half, y + g.cell}, edge, thin);
                if (above != half && row < an::kPolarRow) c.line({middle + side * half, y}, {middle + side * above, y}, edge, thin);
            }
        }
    }
}

/// Shades the whole sky under the midnight sun, and dims the rows below the horizon. Calls `tell` with each block of these rows.
template <class Tell>
void draw_sky_horizon(Canvas& c, const SkyGeometry& g, const Firmament& sky, Tell tell) {
    const Theme& t = c.theme();
    const Rect map = sky_map(g);
    if (sky.has_midnight_sun()) c.rect(map, 0, t.flat ? fade(t.s3, 0.6f) : fade(kSkyDay, 0.26f));
    const Color veil = t.flat ? fade(t.space1, 0.78f) : fade(kSkyVeil, 0.68f);
    for (int row = an::kPolarRow; row >= -an::kPolarRow; --row) {
        if (sky.is_above_horizon(row)) continue;
        int last = row;
        while (last > -an::kPolarRow && !sky.is_above_horizon(last - 1)) --last;
        const float top = g.row(row).y, foot = g.row(last).bottom();
        const Rect block{map.x, top, map.w, foot - top};
        c.rect(block, 0, veil);
        const bool is_below = last == -an::kPolarRow;
        const float y = is_below ? top : foot;
        c.line({map.x, y}, {map.right(), y}, t.flat ? t.line : fade(t.brass, 0.6f), t.flat ? 2.0f : 1.2f);
        tell(block);
        row = last;
    }
}

// --- 8 names ---

/// Returns the number of a row, for example "−2".
std::string sky_row_number(int row) { return (row > 0 ? "+" : row < 0 ? "−" : "") + std::to_string(std::abs(row)); }

/// Finds places for words that cover neither each other nor stars.
class SkyLabels {
  public:
    explicit SkyLabels(const SkyChart& m) : m_(m) {
        for (an::CardId card = 0; card < an::kConstellations; ++card) {
            const StarFigure figure = figure_of(card);
            for_figure_parts(m, card, [&](auto at) {
                for (const Star& star : figure.stars) stars_.push_back(at(star));
            });
        }
    }
    void keep_clear(Rect r) { taken_.push_back(r); }
    /// Returns the best of the places around `centres`; nullopt if all cover too much. `most` is the number of stars that may be covered.
    std::optional<Rect> place(std::initializer_list<Vec> centres, float width, int most) {
        std::optional<Rect> best;
        int least = most + 1;
        const Rect room = m_.g.field.grown(-3);
        for (const Vec centre : centres) {
            const Rect r = rect_around(centre, width + 6, kHeight);
            if (r.x < room.x || r.y < room.y || r.right() > room.right() || r.bottom() > room.bottom()) continue;
            if (std::any_of(taken_.begin(), taken_.end(), [&](const Rect& other) { return other.overlaps(r); })) continue;
            const int covered = static_cast<int>(std::count_if(stars_.begin(), stars_.end(), [&](Vec p) { return r.contains(p); }));
            if (covered >= least) continue;
            least = covered;
            best = r;
        }
        if (best) taken_.push_back(*best);
        return best;
    }
    static constexpr float kHeight = 17;

  private:
    const SkyChart& m_;
    std::vector<Vec> stars_;
    std::vector<Rect> taken_;
};

void draw_sky_label(const SkyChart& m, Rect r, std::string_view word, Color ink, Weight weight) {
    const Theme& t = m.theme();
    m.canvas().rect(r, 5, t.flat ? t.space1 : fade(kSkyFoot, 0.66f));
    m.canvas().text(r.centre(), word, type::kSmall, ink, weight, Align::center);
}

void draw_name_of_figure(const SkyChart& m, SkyLabels& labels, an::CardId card) {
    const Theme& t = m.theme();
    const bool is_gold = is_figure_in_gold(m.look.glow(card_thing(card)));
    const bool is_seen = m.sky.shows(card);
    const std::optional<Seat> by = sky_observer(m.sky.t, card);
    const Weight weight = is_gold ? Weight::bold : Weight::medium;
    const char* const name = an::kCards[card].name.in(m.s.lang);
    const float width = m.canvas().text_width(name, type::kSmall, weight);
    const StarFigure figure = figure_of(card);
    bool is_done = false;
    for_figure_parts(m, card, [&](auto at) {
        if (is_done) return;
        SkyExtent extent;
        for (const Star& star : figure.stars) extent.add(at(star));
        const Rect box = extent.box();
        const Vec middle = box.centre();
        constexpr float kApart = SkyLabels::kHeight / 2 + 3;
        const float beside = width / 2 + 8;
        const std::optional<Rect> place =
            labels.place({{middle.x, box.bottom() + kApart}, {middle.x, box.y - kApart}, {box.right() + beside, middle.y},
                          {box.x - beside, middle.y}, middle},
                         width, is_gold ? 4 : 0);
        if (!place) return;
        is_done = true;
        const Color plain = t.flat ? t.hi : mix(kSkyLine, kWhite, is_seen ? 0.72f : 0.25f);
        draw_sky_label(m, *place, name, is_gold ? t.gold : by ? m.s.ink_of(*by) : plain, weight);
    });
}

void draw_month_name(const SkyChart& m, SkyLabels& labels, std::size_t step, bool is_now) {
    const char* const word = words::kShortMonths[step].in(m.s.lang);
    const Weight weight = is_now ? Weight::bold : Weight::medium;
    const float width = m.canvas().text_width(word, type::kSmall, weight), edge = width / 2 + 7;
    Vec at = is_now ? m.g.sun(static_cast<int>(step)) : on_ecliptic(m.g, static_cast<float>(an::kEcliptic[step].hour));
    at.x = std::clamp(at.x, m.map.x + edge, m.map.right() - edge);
    const float apart = SkyLabels::kHeight / 2 + (is_now ? sun_radius(m.g) + 2 : 4);
    // First on the side of the equator, where the wave is open.
    const float way = at.y < m.g.direction(0, 0).y ? apart : -apart;
    const std::optional<Rect> place = labels.place({{at.x, at.y + way}, {at.x, at.y - way}}, width, is_now ? 3 : 0);
    if (place) draw_sky_label(m, *place, word, is_now ? m.theme().warm : m.theme().brass, weight);
}

void draw_sky_words(const SkyChart& m, const std::vector<Rect>& below) {
    Canvas& c = m.canvas();
    const Theme& t = m.theme();
    SkyLabels labels(m);
    constexpr float kWithNames = 20, kWithAllNames = 40, kWithMonths = 26;     // edges of a space
    labels.keep_clear(square_around(m.g.sun(m.sky.t.sun_step), 2 * sun_radius(m.g)));
    const auto tell = [&](Rect band, const Text& message) {
        const std::string_view word = message.in(m.s.lang);
        const Rect room = m.g.field.grown(-3);
        const float y = std::max(band.y, room.y), foot = std::min(band.bottom(), room.bottom());
        if (foot - y < SkyLabels::kHeight) return;
        const float width = std::min(c.text_width(word, type::kSmall), room.w - 48);
        const Rect r{room.x + 30, (y + foot - SkyLabels::kHeight) / 2, width + 12, SkyLabels::kHeight};
        labels.keep_clear(r);
        c.rect(r, 5, t.flat ? t.space1 : fade(kSkyFoot, 0.7f));
        c.fit({r.x + 6, r.centre().y}, word, type::kSmall, t.mid, Weight::medium, Align::left, width);
    };
    if (m.g.cell >= kWithNames)
        for (int row = -an::kPolarRow; row <= an::kPolarRow; ++row) {
            const std::string number = sky_row_number(row);
            const bool is_middle = m.look.row == row;
            const Weight weight = is_middle ? Weight::bold : Weight::medium;
            const Rect room = m.g.field.grown(-3);
            const Rect tag{room.x + 1, m.g.row(row).centre().y - 8, c.text_width(number, type::kSmall, weight) + 5, 16};
            if (tag.y < room.y || tag.bottom() > room.bottom()) continue;
            labels.keep_clear(tag);
            const Color ground = is_middle ? m.theme().seat(m.s.color_of(m.s.shown_seat())).fill : t.flat ? t.space1 : fade(kSkyFoot, 0.5f);
            const Color ink = is_middle ? m.theme().seat(m.s.color_of(m.s.shown_seat())).ink : t.mid;
            c.rect(tag, 4, ground);
            c.text(tag.centre(), number, type::kSmall, ink, weight, Align::center);
        }
    const bool is_own = m.s.shown_seat() == m.s.seen.me;
    for (const Rect& block : below) tell(block, is_own ? words::kBelowYourHorizon : words::kBelowTheHorizon);
    if (m.sky.has_midnight_sun()) tell(m.g.row(0), words::kMidnightSunHides);
    const bool has_months = m.g.cell >= kWithMonths;
    const std::size_t now = static_cast<std::size_t>(m.sky.t.sun_step);
    if (has_months) draw_month_name(m, labels, now, true);
    const auto name_all = [&](auto is_wanted) {
        for (an::CardId card = 0; card < an::kConstellations; ++card)
            if (is_wanted(card)) draw_name_of_figure(m, labels, card);
    };
    const auto is_gold = [&](an::CardId card) { return is_figure_in_gold(m.look.glow(card_thing(card))); };
    name_all(is_gold);                                     // what can be touched has its name in any case
    if (m.look.names && m.g.cell >= kWithNames) name_all([&](an::CardId card) { return !is_gold(card) && m.sky.shows(card); });
    if (has_months)
        for (std::size_t step = 0; step < an::kEcliptic.size(); ++step)
            if (step != now) draw_month_name(m, labels, step, false);
    if (m.look.names && m.g.cell >= kWithAllNames) name_all([&](an::CardId card) { return !is_gold(card) && !m.sky.shows(card); });
}

}  // namespace

// --- 9 whole chart ---

void draw_figure(Canvas& c, an::CardId card, Rect r, Color ink, float width) {
    if (an::is_moon(card) || r.w <= 0 || r.h <= 0) return;
    const StarFigure figure = figure_of(card);
    FigureInk look;
    look.line = fade(ink, 0.68f), look.star = ink;
    look.width = width;
    look.scale = std::clamp(std::min(r.w, r.h) / 58, 0.5f, 1.9f);
    look.shine = r.h >= 40 ? 0.4f : 0;
    SkyExtent extent;
    std::vector<Vec> places;
    float largest = 0;
    for (const Star& star : figure.stars) {
        places.push_back(place_in_figure(card, star));
        extent.add(places.back());
        largest = std::max(largest, star_radius(star.magnitude, look.scale));
    }
    const Vec size = extent.size(), middle = extent.box().centre();
    const float rim = std::min(largest + 1, std::min(r.w, r.h) * 0.3f);
    const float factor = std::min((r.w - 2 * rim) / std::max(size.x, 1e-3f), (r.h - 2 * rim) / std::max(size.y, 1e-3f));
    const auto place_of = [&](const Star& star) {
        return r.centre() + (places[static_cast<std::size_t>(&star - figure.stars.data())] - middle) * factor;
    };
    draw_figure_stars(c, figure, place_of, look);
}

void draw_sky(Scene& s, const SkyGeometry& g, const SkyLook& look) {
    Canvas& c = s.canvas;
    draw_sky_ground(c, g.field);
    const SkyChart m{s, g, look, Firmament(s, look.row), sky_map(g)};
    {
        const Canvas::Saved in_field = c.clipped(g.field.grown(-1));
        const Canvas::Saved on_map = c.clipped(m.map);     // figures that wrap end at its edges
        draw_milky_way(m);
        draw_field_stars(m);
        draw_sky_grid(m);
        draw_ecliptic(m);
        draw_figures(m, false);
        draw_sky_daylight(c, g, m.sky);
        std::vector<Rect> below;
        draw_sky_horizon(c, g, m.sky, [&](Rect block) { below.push_back(block); });
        draw_sun_disc(m);
        draw_figures(m, true);
        draw_sky_words(m, below);
    }
    draw_sky_frame(c, g.field);
}

// --- 10 small twin ---

void draw_small_sky(Scene& s, Rect area, std::optional<int> row) {
    const SkyGeometry g = sky_geometry(area);
    Canvas& c = s.canvas;
    const Theme& t = c.theme();
    const Firmament sky(s, row);
    draw_sky_ground(c, g.field);
    {
        const Canvas::Saved clip = c.clipped(sky_map(g));
        draw_sky_daylight(c, g, sky);
        const float scale = std::clamp(g.cell / 12, 0.6f, 1.2f);
        for (an::CardId card = 0; card < an::kConstellations; ++card) {
            const StarFigure figure = figure_of(card);
            const bool is_seen = sky.shows(card);
            const std::optional<Seat> by = sky_observer(sky.t, card);
            const Color ink = by ? s.ink_of(*by) : t.flat ? t.hi : kSkyStar;
            c.circle(g.star(card, figure.stars[chief_star(figure)]), (is_seen ? 1.5f : 1.0f) * scale, fade(ink, is_seen ? 1 : 0.45f));
        }
        draw_sky_horizon(c, g, sky, [](Rect) {});
        const Vec at = g.sun(sky.t.sun_step);
        c.glow(at, g.cell * 2, kSkySun, 0.5f);
        c.circle(at, std::max(2.5f, g.cell * 0.45f), kSkySun);
    }
    draw_sky_frame(c, g.field);
}

// --- 11 reasons ---

std::string reason_in_words(const Scene& s, Seat who, an::CardId card, int week) {
    const an::Player& player = s.player(who);
    if (!player.is_on(an::Map::earth)) return words::kReasonOrbit.in(s.lang);
    if (player.status == an::Status::astronaut) return words::kReasonAstronaut.in(s.lang);
    const bool is_planned = std::find(player.schedule.begin(), player.schedule.end(), card) != player.schedule.end();
    const std::optional<an::Failure> why = an::failure_of(s.seen, player, card, is_planned ? an::From::planned : an::From::direct, week);
    if (!why) return {};
    switch (*why) {
        case an::Failure::wrong_week: return fill(words::kReasonWeek, s.lang, {{"n", static_cast<int>(an::kCards[card].phase)}});
        case an::Failure::below_horizon: return words::kReasonHorizon.in(s.lang);
        case an::Failure::daylight: return words::kReasonDaylight.in(s.lang);
        case an::Failure::midnight_sun: return words::kReasonMidnightSun.in(s.lang);
    }
    return {};
}

}  // namespace orrery::ui::astronavigators_table
