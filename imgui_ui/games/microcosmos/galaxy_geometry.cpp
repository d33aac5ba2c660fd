// 1 spots   2 free places   3 levels and markers   4 pieces and arks   5 galaxy
#include <algorithm>
#include <array>
#include <cmath>

#include "imgui_ui/games/microcosmos/galaxy_plan.h"

namespace orrery::ui::microcosmos_table {

// --- 1 spots ---

Vec CardPlan::spot(std::size_t i) const {
    const mc::Point at = kind().at[i];
    return {card_.x + card_.w * static_cast<float>(at.x) / 1000, card_.y + card_.h * static_cast<float>(at.y) / 1000};
}

float spot_radius(mc::SpotKind kind, float card) {
    switch (kind) {
        case mc::SpotKind::planet: return card * 0.15f;
        case mc::SpotKind::portal: return card * 0.2f;
        case mc::SpotKind::asteroid: return card * 0.056f;
        case mc::SpotKind::moon:
        case mc::SpotKind::station: break;
    }
    return card * 0.075f;
}

float CardPlan::reach(std::size_t i) const { return mc::kind_of(mc::spot_of(planet_, i)) == mc::SpotKind::planet ? px(28) : radius(i) + px(1); }

Vec exit_of(Rect card, mc::Direction d) {
    const Vec middle = card.centre();
    switch (d) {
        case mc::Direction::north: return {middle.x, card.y};
        case mc::Direction::south: return {middle.x, card.bottom()};
        case mc::Direction::east: return {card.right(), middle.y};
        case mc::Direction::west: break;
    }
    return {card.x, middle.y};
}

// --- 2 free places ---

namespace {

float distance_to(Rect r, Vec p) {
    return length({std::max({r.x - p.x, 0.0f, p.x - r.right()}), std::max({r.y - p.y, 0.0f, p.y - r.bottom()})});
}

/// Returns the length of the part of a line that lies in a rectangle.
float length_inside(Rect r, Vec a, Vec b) {
    if (std::max(a.x, b.x) < r.x || std::min(a.x, b.x) > r.right() || std::max(a.y, b.y) < r.y || std::min(a.y, b.y) > r.bottom()) return 0;
    float from = 0, to = 1;
    const auto cut = [&](float start, float way, float least, float most) {
        if (std::abs(way) < 1e-4f) return;                 // it lies between them
        const float t0 = (least - start) / way, t1 = (most - start) / way;
        from = std::max(from, std::min(t0, t1));
        to = std::min(to, std::max(t0, t1));
    };
    cut(a.x, b.x - a.x, r.x, r.right());
    cut(a.y, b.y - a.y, r.y, r.bottom());
    return to > from ? (to - from) * distance(a, b) : 0;
}

}  // namespace

CardPrint::CardPrint(const CardPlan& plan) : unit_(plan.unit()), card_(plan.card()) {
    const mc::Planet& kind = plan.kind();
    for (std::size_t i = 0; i < kind.spots; ++i) {
        spots_.push_back({plan.spot(i), plan.reach(i) + plan.px(1.5f), plan.ring(i) + plan.px(2)});
        for (std::size_t other = 0; other < i; ++other)
            if ((kind.routes[i] >> other & 1u) != 0) routes_.push_back({plan.spot(i), plan.spot(other)});
    }
    for (std::size_t d = 0; d < mc::kDirections; ++d) routes_.push_back({plan.spot(kind.exits[d]), plan.exit(static_cast<mc::Direction>(d))});
}

float CardPrint::covering(Rect r, std::span<const Rect> taken, bool minds_routes, float enough) const {
    constexpr float kOfSpot = 8, kOfRing = 0.8f, kOfRoute = 0.5f, kOfTaken = 1, kOutside = 2;
    const float one = 1 / unit_;
    float cost = kOutside * one * one * (r.w * r.h - common_area(r, card_));
    for (const Rect& other : taken) cost += kOfTaken * one * one * common_area(r, other);
    for (const Spot& spot : spots_) {
        if (cost >= enough) return cost;
        const float away = distance_to(r, spot.at);
        cost += kOfSpot * one * std::max(0.0f, spot.reach - away) + kOfRing * one * std::max(0.0f, spot.ring - away);
    }
    if (!minds_routes || cost >= enough) return cost;
    for (const Line& route : routes_) cost += kOfRoute * one * length_inside(r, route.a, route.b);
    return cost;
}

/// Returns the best place along the edges of the card, below the name.
CardPlan::Found CardPlan::best_place(Vec size, std::span<const Rect> taken) const {
    constexpr int kSteps = 12;
    constexpr float kOfCorner = 0.04f;                     // cost of each unit away from a corner
    const float inset = px(6), top = std::max(px(9), kTabHeight - kTabAbove + 3);
    const Vec least{card_.x + inset, card_.y + top};
    const Vec room{std::max(0.0f, card_.w - 2 * inset - size.x), std::max(0.0f, card_.h - inset - top - size.y)};
    Found best{{least.x, least.y, size.x, size.y}, 1e9f};
    const CardPrint print(*this);
    const auto look = [&](float u, float v) {
        const Rect r{least.x + room.x * u, least.y + room.y * v, size.x, size.y};
        const float away = std::min(u, 1 - u) * room.x + std::min(v, 1 - v) * room.y;
        const float off = kOfCorner * away / unit(), cost = print.covering(r, taken, true, best.cost - off) + off;
        if (cost < best.cost) best = {r, cost};
    };
    for (int i = 0; i <= kSteps; ++i) {
        const float along = static_cast<float>(i) / kSteps;
        for (const float edge : {1.0f, 0.0f}) {
            look(along, edge);
            look(edge, along);
        }
    }
    return best;
}

// --- 3 levels and markers ---

namespace {

struct ColumnSize {
    float pitch, row, sign;
};
ColumnSize column_size(const CardPlan& plan) {
    return {plan.px(11), plan.px(9), plan.card().w >= kSignCard ? plan.px(12) : 0};
}

}  // namespace

Rect CardPlan::columns() const {
    if (!is_barren()) return {};
    const ColumnSize size = column_size(*this);
    int count = 0, most = 0;
    for (const std::int8_t levels : kind().tracks) {
        count += levels > 0;
        most = std::max(most, static_cast<int>(levels));
    }
    return best_place({static_cast<float>(count) * size.pitch, static_cast<float>(most) * size.row + size.sign}, {}).place;
}

Rect CardPlan::column(mc::Resource resource) const {
    const Rect all = columns();
    const int levels = kind().tracks[mc::index_of(resource)];
    if (all.w <= 0 || levels == 0) return {};
    const ColumnSize size = column_size(*this);
    int before = 0;
    for (std::size_t i = 0; i < mc::index_of(resource); ++i) before += kind().tracks[i] > 0;
    const float h = static_cast<float>(levels) * size.row + size.sign;
    return {all.x + static_cast<float>(before) * size.pitch, all.bottom() - h, size.pitch, h};
}

Vec MarkerPlan::at(int i) const {
    const float top = place.y + stack + (has_dots ? step.y / 2 : disc + 1), left = place.x + (has_dots ? step.x / 2 : disc + 1);
    return {left + static_cast<float>(i % per_row) * step.x, top + static_cast<float>(i / per_row) * step.y};
}

MarkerPlan CardPlan::markers() const {
    if (!is_barren()) return {};
    constexpr float kDigit = 10, kBonus = 23;              // widths of numbers, which do not shrink with the card
    constexpr float kMissing = 12;                         // cost of leaving out the points of the first two
    const std::array<Rect, 1> levels{columns().grown(px(2))};
    MarkerPlan best;
    float least = 1e9f;
    const auto look = [&](MarkerPlan plan, Vec size, float cost) {
        const Found found = best_place(size, levels);
        if (found.cost + cost >= least) return;
        least = found.cost + cost;
        best = plan;
        best.place = found.place;
    };
    if (card_.w >= kDotsCard) {
        MarkerPlan plan;
        plan.has_dots = plan.has_bonus = true;
        const float pitch = std::max(17.0f, px(12));
        plan.disc = pitch * 0.47f;
        plan.step = {pitch, pitch};
        plan.stack = px(5);
        for (const int per_row : {5, 2, 3}) {
            plan.per_row = per_row;
            const int rows = (kind().total() + per_row - 1) / per_row;
            const float bonus = pitch + px(2), wide = static_cast<float>(per_row) * pitch;
            look(plan, {std::max(wide, 2 * pitch + 2 * kBonus), static_cast<float>(rows) * pitch + plan.stack + bonus}, 0);
        }
        return best;
    }
    const int most = t_.contenders();
    MarkerPlan plan;
    plan.disc = std::max(7.0f, px(7.2f));
    plan.step = {2 * plan.disc + kDigit + 3, 2 * plan.disc + 2};
    for (int per_row = 1; per_row <= most; ++per_row) {
        const Vec size{static_cast<float>(per_row) * plan.step.x, static_cast<float>((most + per_row - 1) / per_row) * plan.step.y};
        plan.per_row = per_row;
        plan.has_bonus = false;
        look(plan, size, kMissing);
        plan.has_bonus = true;
        if (per_row == 1 && card_.w >= kSignCard) look(plan, {size.x + kBonus, size.y}, 0);
    }
    return best;
}

Rect CardPlan::marker(Seat who) const {
    const auto& all = place().markers;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].seat != who || !is_barren()) continue;
        const MarkerPlan plan = markers();
        Vec at = plan.at(plan.has_dots ? all[i].spot - 1 : static_cast<int>(i));
        if (plan.has_dots)
            for (std::size_t below = i + 1; below < all.size(); ++below)
                if (all[below].spot == all[i].spot) at.y -= plan.stack;
        return square_around(at, 2 * plan.disc);
    }
    return {};
}

Rect CardPlan::marked() const {
    const MarkerPlan plan = markers();
    if (plan.has_dots) return plan.place;
    const int count = static_cast<int>(place().markers.size());
    if (count == 0) return {};
    return {plan.place.x, plan.place.y, plan.place.w, static_cast<float>((count + plan.per_row - 1) / plan.per_row) * plan.step.y};
}

// --- 4 pieces and arks ---

Rect CardPlan::piece(bool is_outpost, std::size_t n) const {
    // On the lower limb: colonies from its middle to the left, outposts to the right.
    constexpr float kFirst = 0.66f * kPi, kStep = 0.19f * kPi;
    const float turn = kFirst + kStep * static_cast<float>(n);
    return square_around(polar(spot(0), px(26), is_outpost ? kPi - turn : turn), std::max(12.0f, px(15)));
}

Rect CardPlan::ark(Seat who) const {
    const mc::SpotId at = t_.player(who).at;
    const std::size_t spot_index = at % mc::kMaxSpots;
    int count = 0, before = 0;
    for (const Seat seat : all_seats(t_.contenders())) {
        if (t_.player(seat).at != at) continue;
        ++count;
        before += seat < who;
    }
    const float size = std::max(28.0f, px(count > 2 ? 35 : 40)), high = size * 0.62f, r = radius(spot_index);
    const Vec middle = spot(spot_index);
    const mc::SpotKind kind_here = mc::kind_of(at);
    if (kind_here == mc::SpotKind::planet || kind_here == mc::SpotKind::portal) {
        // In orbit over the upper half, in rows of two.
        const float top = kind_here == mc::SpotKind::planet ? -0.8f * r : -0.1f * r;
        const int rows = (count + 1) / 2, row = before / 2;
        const bool is_pair = before % 2 == 1 || before + 1 < count;
        const float dx = is_pair ? (before % 2 == 0 ? -0.53f : 0.53f) * size : 0;
        const float dy = (static_cast<float>(row) - static_cast<float>(rows - 1) / 2) * high;
        return rect_around({middle.x + dx, middle.y + top + dy}, size, high);
    }
    const std::array<Rect, 2> taken{columns(), markers().place};
    const CardPrint print(*this);
    const float beside = r + size * 0.5f + px(1), over = r + high * 0.42f;
    Rect best;
    float least = 1e9f, turn = 0;
    for (const Vec way : {Vec{0, -over}, Vec{beside, 0}, Vec{-beside, 0}, Vec{0, over}}) {
        const Rect place = rect_around(middle + way, size, high);
        const float name = std::max(0.0f, card_.y + kTabHeight - kTabAbove - place.y) / unit();
        const float cost = print.covering(place.grown(-px(4)), taken, false) + 4 * name + turn;
        turn += 3;                                         // the earlier ways are preferred
        if (cost >= least) continue;
        least = cost;
        best = place;
    }
    return best;
}

// --- 5 galaxy ---

namespace {

constexpr float kGap = 0.045f;                             // between cards, in cards

CardPlan plan_of(const GalaxyGeometry& g, const mc::Table& t, mc::PlanetId planet) { return {t, planet, g.cell(mc::cell_of(t, planet))}; }

}  // namespace

Plane plane_of_galaxy(Rect area) {
    Plane out{area, {3 + 2 * kGap, 3 + 2 * kGap}};
    out.rim = kTabAbove;                                   // for the names of the upper row
    return out;
}

GalaxyGeometry galaxy_geometry(Rect area, const ZoomView& view) {
    const ShownPlane plane = shown(plane_of_galaxy(area), view);
    return {plane.field, plane.origin, plane.unit, plane.unit * kGap};
}

Vec GalaxyGeometry::spot(const mc::Table& t, mc::SpotId spot) const { return plan_of(*this, t, mc::planet_of(spot)).spot(spot % mc::kMaxSpots); }
float GalaxyGeometry::radius(mc::SpotKind kind) const { return spot_radius(kind, card); }
Vec GalaxyGeometry::exit(mc::Cell at, mc::Direction d) const { return exit_of(cell(at), d); }
Rect GalaxyGeometry::track(const mc::Table& t, mc::PlanetId planet, mc::Resource resource) const {
    return mc::is_laid(t, planet) ? plan_of(*this, t, planet).column(resource) : Rect{};
}
Rect GalaxyGeometry::tracks(const mc::Table& t, mc::PlanetId planet) const {
    if (!mc::is_laid(t, planet)) return {};
    const CardPlan plan = plan_of(*this, t, planet);
    const Rect a = plan.columns(), b = plan.markers().place;
    if (a.w <= 0 || b.w <= 0) return a;
    const Rect both = united(a, b);
    return both.contains(plan.spot(0)) ? a : both;         // in opposite corners they are no one place
}
Rect GalaxyGeometry::ark(const mc::Table& t, Seat who) const {
    const mc::PlanetId planet = mc::planet_of(t.player(who).at);
    return mc::is_laid(t, planet) ? plan_of(*this, t, planet).ark(who) : Rect{};
}

namespace {

Rect piece_of(const GalaxyGeometry& g, const mc::Table& t, mc::PlanetId planet, Seat who, bool is_outpost) {
    if (!mc::is_laid(t, planet)) return {};
    const mc::SeatList& owners = is_outpost ? t.places[planet].outposts : t.places[planet].colonies;
    for (std::size_t i = 0; i < owners.size(); ++i)
        if (owners[i] == who) return plan_of(g, t, planet).piece(is_outpost, i);
    return {};
}

}  // namespace

Rect GalaxyGeometry::colony(const mc::Table& t, mc::PlanetId planet, Seat who) const { return piece_of(*this, t, planet, who, false); }
Rect GalaxyGeometry::outpost(const mc::Table& t, mc::PlanetId planet, Seat who) const { return piece_of(*this, t, planet, who, true); }
Rect GalaxyGeometry::marker(const mc::Table& t, mc::PlanetId planet, Seat who) const {
    return mc::is_laid(t, planet) ? plan_of(*this, t, planet).marker(who) : Rect{};
}

}  // namespace orrery::ui::microcosmos_table
