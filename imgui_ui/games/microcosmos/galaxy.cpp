// 1 routes between cards   2 empty cells   3 paths   4 arks   5 gains of spots in reach   6 galaxy
#include "imgui_ui/games/microcosmos/galaxy.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "engine/games/microcosmos/players.h"
#include "imgui_ui/games/microcosmos/motion.h"
#include "imgui_ui/games/microcosmos/planet_card.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/scatter.h"

namespace orrery::ui::microcosmos_table {

namespace {

/// Galaxy in one frame.
struct Chart {
    const CardScene& k;
    const GalaxyGeometry& g;
    const GalaxyLook& look;

    const mc::Table& t() const { return k.t; }
    bool is_laid(mc::Cell cell) const { return t().grid[cell] != mc::kNoPlanet; }
    CardPlan plan(mc::Cell cell) const { return {t(), t().grid[cell], g.cell(cell)}; }
    float px(float units) const { return units * g.card / 160; }
    template <class Draw>
    void for_cards(Draw draw) const {
        for (mc::Cell cell = 0; cell < mc::kCells; ++cell)
            if (is_laid(cell) && k.shows(g.cell(cell).grown(g.gap + px(10)))) draw(cell);
    }
};

constexpr std::array kAllDirections{mc::Direction::north, mc::Direction::east, mc::Direction::south, mc::Direction::west};

// --- 1 routes between cards ---

constexpr float kStub = 30;                                // length of a route that ends in the dark, in units

Vec way_of(mc::Direction d) {
    switch (d) {
        case mc::Direction::north: return {0, -1};
        case mc::Direction::east: return {1, 0};
        case mc::Direction::south: return {0, 1};
        case mc::Direction::west: break;
    }
    return {-1, 0};
}

void draw_exits(const Chart& m, mc::Cell cell) {
    const CardPlan plan = m.plan(cell);
    const float unit = plan.unit();
    for (const mc::Direction d : kAllDirections) {
        const std::size_t from = plan.kind().exits[static_cast<std::size_t>(d)];
        const float space = plan.reach(from) + 4 * unit;
        const mc::Cell next = mc::beyond(cell, d);
        if (next == mc::kNoCell) {                         // leads nowhere
            draw_exit(m.k, plan, d, 0);
        } else if (!m.is_laid(next)) {
            const std::array<Vec, 3> line{plan.spot(from), plan.exit(d), plan.exit(d) + way_of(d) * (m.g.gap + kStub * unit)};
            draw_dotted(m.k, line, unit, {space, 0, 1, 0.1f});
        } else if (d == mc::Direction::east || d == mc::Direction::south) {
            const CardPlan other = m.plan(next);
            const std::size_t to = other.kind().exits[static_cast<std::size_t>(mc::opposite(d))];
            const std::array<Vec, 4> line{plan.spot(from), plan.exit(d), other.exit(mc::opposite(d)), other.spot(to)};
            draw_dotted(m.k, line, unit, {space, other.reach(to) + 4 * unit});
        }
    }
}

// --- 2 empty cells ---

void draw_unknown(const Chart& m, mc::Cell cell) {
    Canvas& c = m.k.s.canvas;
    const Theme& t = c.theme();
    const Rect r = m.g.cell(cell);
    if (!m.k.shows(r)) return;
    const float corner = m.px(14), letters = std::max(24.0f, m.px(34));
    const Glow glow = m.look.glow(cell_thing(cell));
    const bool is_lit = glow == Glow::legal || glow == Glow::selected;
    const Rect inner = r.grown(-m.px(2));
    if (glow == Glow::legal) draw_legal_frame(c, inner, corner, m.k.s.breath);
    if (is_lit) c.rect(inner, corner, t.space1);
    if (!t.flat) {
        c.gradient(is_lit ? inner : r, corner, fade(t.space0, 0.6f), fade(t.space1, 0.6f));
        c.glow_in(r, r.centre(), r.w * 0.6f, t.game(GameKey::microcosmos), is_lit ? 0.12f : 0.05f);
        Scatter scatter(cell + 7u);
        for (int i = 0; i < 14; ++i) {
            const Vec at{r.x + r.w * (0.06f + 0.88f * scatter.next()), r.y + r.h * (0.06f + 0.88f * scatter.next())};
            c.circle(at, m.px(0.5f) * (1 + scatter.next()), fade(kWhite, 0.1f + 0.24f * scatter.next()));
        }
    }
    if (glow == Glow::selected) draw_selected_frame(c, inner.grown(-2), corner);
    if (!is_lit) c.dashed_rect(r, corner, fade(t.line2, t.flat ? 1 : 0.75f), t.flat ? 2 : 1.2f, 5, 6);
    if (glow == Glow::later) c.rect_stroke(inner, corner, fade(t.gold, 0.55f), 1.5f);
    if (is_lit) return draw_action_sign(c, ActionSign::discover, r.centre(), m.px(46), t.warm);
    if (m.k.shows_whole(square_around(r.centre(), letters)))
        c.text(r.centre(), "?", letters, fade(t.low, t.flat ? 1 : 0.55f), Weight::bold, Align::center);
}

// --- 3 paths ---

/// Returns the direction from a cell to a neighbour.
std::optional<mc::Direction> direction_to(mc::Cell from, mc::Cell to) {
    for (const mc::Direction d : kAllDirections)
        if (mc::beyond(from, d) == to) return d;
    return {};
}

/// Returns the line of the path, through the exits between cards.
std::vector<Vec> path_line(const Chart& m) {
    std::vector<Vec> line;
    mc::Cell before = mc::kNoCell;
    const auto cross = [&](mc::Cell from, mc::Cell to) {
        const std::optional<mc::Direction> d = direction_to(from, to);
        if (!d) return;
        line.push_back(m.g.exit(from, *d));
        line.push_back(m.g.exit(to, mc::opposite(*d)));
    };
    for (const mc::SpotId spot : m.look.path) {
        const mc::Cell cell = mc::cell_of(m.t(), mc::planet_of(spot));
        if (cell == mc::kNoCell) return {};
        if (before != mc::kNoCell && before != cell) cross(before, cell);
        line.push_back(m.g.spot(m.t(), spot));
        before = cell;
    }
    if (m.look.path_into && before != mc::kNoCell) {
        cross(before, *m.look.path_into);
        if (const std::optional<mc::Direction> d = direction_to(before, *m.look.path_into))
            line.push_back(line.back() + way_of(*d) * m.px(kStub));
    }
    return line;
}

/// Shortens a line at its end.
void shorten(std::vector<Vec>& line, float by) {
    while (line.size() > 1) {
        const float last = distance(line[line.size() - 2], line.back());
        if (last > by) {
            line.back() = lerp(line.back(), line[line.size() - 2], by / last);
            return;
        }
        by -= last;
        line.pop_back();
    }
}

void draw_path(const Chart& m) {
    if (m.look.path.empty()) return;
    Canvas& c = m.k.s.canvas;
    const Theme& t = c.theme();
    const auto ring_of = [&](mc::SpotId spot) {
        return CardPlan(m.t(), mc::planet_of(spot), m.g.cell(mc::cell_of(m.t(), mc::planet_of(spot)))).ring(spot % mc::kMaxSpots);
    };
    std::vector<Vec> line = path_line(m);
    if (line.size() < 2) return;
    const float head = m.px(11), thick = std::max(3.0f, m.px(3.4f));
    if (!m.look.path_into) shorten(line, ring_of(m.look.path.back()) + 1);
    std::reverse(line.begin(), line.end());
    shorten(line, m.g.radius(mc::kind_of(m.look.path.front())) + m.px(3));
    std::reverse(line.begin(), line.end());
    if (line.size() < 2) return;
    const Vec tip = line.back();
    const float last = distance(line[line.size() - 2], tip);
    if (last < 0.5f) return;
    const Vec way = (tip - line[line.size() - 2]) * (1 / last), side{-way.y, way.x};
    shorten(line, head * 0.8f);
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const int steps = std::max(1, static_cast<int>(distance(line[i], line[i + 1]) / m.px(9)));
        for (int k = 0; k < steps; ++k)
            c.glow(lerp(line[i], line[i + 1], static_cast<float>(k) / static_cast<float>(steps)), m.px(11), t.gold, 0.3f);
    }
    c.polyline(line, fade(t.space1, 0.75f), thick + 3, false, Cap::round);
    c.polyline(line, t.gold, thick, false, Cap::round);
    c.glow(tip, m.px(16), t.gold, 0.5f);
    c.polygon({tip, tip - way * head + side * (head * 0.62f), tip - way * (head * 0.7f), tip - way * head - side * (head * 0.62f)}, t.gold);
}

// --- 4 arks ---

void draw_hull(Scene& s, Seat who, Vec centre, float size) {
    s.canvas.glow(centre, size * 0.6f, kBlack, 0.6f);      // separates it from its ground
    s.canvas.glow(centre, size * 0.5f, s.theme.seat(s.color_of(who)).fill, 0.3f);
    draw_ark(s.canvas, centre, size);
}

void draw_owner(Scene& s, Seat who, Vec centre, float size) {
    draw_emblem(s.canvas, s.color_of(who), {centre.x + size * 0.4f, centre.y + size * 0.24f}, std::max(7.0f, size * 0.19f));
}

void draw_arks(const Chart& m) {
    Canvas& c = m.k.s.canvas;
    for (const Seat who : all_seats(m.t().contenders())) {
        const Thing ark = thing(Kind::ark, 0, who);
        const Rect r = m.g.ark(m.t(), who);
        if (r.w <= 0 || !m.k.shows(r) || m.k.moves(ark)) continue;
        const Glow glow = m.look.glow(ark);
        if (glow == Glow::legal) draw_legal_ring(c, r.centre(), r.w * 0.46f, m.k.s.breath);
        if (glow == Glow::selected) draw_selected_ring(c, r.centre(), r.w * 0.5f);
        draw_hull(m.k.s, who, r.centre(), r.w);
    }
    // No ark hides the disc of another.
    for (const Seat who : all_seats(m.t().contenders())) {
        const Rect r = m.g.ark(m.t(), who);
        if (r.w > 0 && m.k.shows(r) && !m.k.moves(thing(Kind::ark, 0, who))) draw_owner(m.k.s, who, r.centre(), r.w);
    }
}

// --- 5 gains of spots in reach ---

/// Returns the spots in reach, the nearest first.
std::vector<mc::SpotId> spots_in_reach(const Chart& m) {
    std::vector<mc::SpotId> out;
    if (m.look.in_reach == 0) return out;
    const mc::SpotId from = m.t().player(m.k.s.shown_seat()).at;
    mc::Nodes done = 0;
    for (int routes = 0; routes <= mc::kMostRoutes && mc::is_laid(m.t(), mc::planet_of(from)); ++routes) {
        const mc::Nodes near = mc::reach(m.t(), from, routes) & ~done & m.look.in_reach;
        for (int node = 0; node < static_cast<int>(mc::kCells * mc::kMaxSpots); ++node)
            if ((near & mc::bit_of(node)) != 0) out.push_back(mc::spot_at(m.t(), node));
        done |= near;
    }
    return out;
}

/// Draws what the planets give, and what collecting at the spots in reach gives, where that covers nothing of importance.
void draw_gains(const Chart& m, const std::array<Rect, mc::kCells>& names) {
    std::array<std::vector<Rect>, mc::kCells> taken;
    std::array<bool, mc::kCells> shows_first{};
    std::vector<Pill> pills;
    m.for_cards([&](mc::Cell cell) {
        const CardPlan plan = m.plan(cell);
        taken[cell] = {names[cell], plan.columns(), plan.marked()};
        if (const std::optional<Pill> pill = planet_pill(m.k, plan, names[cell])) {
            taken[cell].push_back(pill->place);
            pills.push_back(*pill);
            shows_first[cell] = true;
        }
    });
    for (const Seat who : all_seats(m.t().contenders())) {
        const mc::Cell cell = mc::cell_of(m.t(), mc::planet_of(m.t().player(who).at));
        const Rect r = m.g.ark(m.t(), who);
        if (cell != mc::kNoCell) taken[cell].push_back({r.x + m.px(3), r.y + m.px(3), r.w + m.px(2), r.h});     // with the owner's disc
    }
    for (const mc::SpotId spot : spots_in_reach(m)) {
        const mc::Cell cell = mc::cell_of(m.t(), mc::planet_of(spot));
        const std::size_t i = spot % mc::kMaxSpots;
        const bool is_selected = m.look.glow(spot_thing(spot)) == Glow::selected;
        if (mc::kind_of(spot) == mc::SpotKind::asteroid || (i == 0 && shows_first[cell])) continue;
        const std::optional<Pill> pill = spot_pill(m.k, m.plan(cell), i, taken[cell], is_selected);
        if (!pill) continue;
        taken[cell].push_back(pill->place);
        pills.push_back(*pill);
    }
    for (const Pill& pill : pills) draw_pill(m.k, pill);
}

}  // namespace

void draw_ark_of(Scene& s, Seat who, Vec centre, float size) {
    draw_hull(s, who, centre, size);
    draw_owner(s, who, centre, size);
}

// --- 6 galaxy ---

void draw_galaxy(Scene& s, const GalaxyGeometry& g, const GalaxyLook& look) {
    const Canvas::Saved clip = s.canvas.clipped(g.field);
    const CardScene k{s, s.seen, g.field, look.glow, look.motions};
    const Chart m{k, g, look};
    for (mc::Cell cell = 0; cell < mc::kCells; ++cell)
        if (!m.is_laid(cell)) draw_unknown(m, cell);
    m.for_cards([&](mc::Cell cell) { draw_ground(k, m.plan(cell)); });
    m.for_cards([&](mc::Cell cell) {
        draw_routes(k, m.plan(cell));
        draw_exits(m, cell);
    });
    draw_path(m);
    std::array<Rect, mc::kCells> names;
    m.for_cards([&](mc::Cell cell) {
        const CardPlan plan = m.plan(cell);
        draw_spots(k, plan);
        draw_levels(k, plan);
        draw_markers(k, plan);
        draw_pieces(k, plan);
        names[cell] = name_place(k, plan);
    });
    draw_arks(m);
    draw_gains(m, names);
    m.for_cards([&](mc::Cell cell) { draw_name(k, m.plan(cell), names[cell]); });
}

}  // namespace orrery::ui::microcosmos_table
