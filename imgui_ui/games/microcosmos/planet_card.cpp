// 1 ground   2 routes   3 spots   4 levels and markers   5 pieces   6 single card. Names and gains: card_labels.cpp
#include "imgui_ui/games/microcosmos/planet_card.h"

#include <algorithm>
#include <array>
#include <string>

#include "imgui_ui/games/microcosmos/motion.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/games/microcosmos/worlds.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/scatter.h"

namespace orrery::ui::microcosmos_table {

namespace {

constexpr Color kDeep0 = rgb(0x10182B), kDeep1 = rgb(0x080C18);
constexpr float kCorner = 14;                              // of a card, in units

}  // namespace

bool CardScene::moves(Thing thing) const { return motions != nullptr && motions->moves(thing); }

// --- 1 ground ---

void draw_ground(const CardScene& k, const CardPlan& plan) {
    Canvas& c = k.s.canvas;
    const Rect r = plan.card();
    const float corner = plan.px(kCorner);
    const Color col = colour_of(plan.planet());
    if (c.theme().flat) {
        c.rect(r, corner, kBlack);
        c.rect_stroke(r, corner, col, 2);
        return;
    }
    const bool is_alive = !plan.is_barren() && plan.planet() != mc::kPortal;
    c.shadow(r, corner, 0.5f, 8, 3);
    c.gradient(r, corner, mix(kDeep0, col, is_alive ? 0.26f : 0.19f), mix(kDeep1, col, is_alive ? 0.14f : 0.08f));
    c.glow_in(r.grown(-1), plan.spot(0), r.w * 0.62f, col, is_alive ? 0.26f : 0.15f);
    Scatter scatter(plan.planet() + 40u);
    for (int i = 0; i < 16; ++i) {
        const Vec at{r.x + r.w * (0.05f + 0.9f * scatter.next()), r.y + r.h * (0.05f + 0.9f * scatter.next())};
        c.circle(at, plan.px(0.5f) * (1 + scatter.next()), fade(kWhite, 0.14f + 0.34f * scatter.next()));
    }
    c.rect_stroke(r, corner, fade(col, is_alive ? 0.8f : 0.52f), is_alive ? 1.6f : 1.2f);
}

// --- 2 routes ---

void draw_dotted(const CardScene& k, std::span<const Vec> line, float unit, const Dotted& look) {
    constexpr float kStep = 6, kStrength = 0.66f;
    float all = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) all += distance(line[i], line[i + 1]);
    const float room = all - look.from - look.to;
    const int steps = static_cast<int>(room / (kStep * unit));
    if (steps < 1) return;
    Canvas& c = k.s.canvas;
    const float base = c.theme().flat ? 1 : kStrength, r = std::max(1.0f, 1.25f * unit);
    std::size_t part = 0;
    float before = 0;                                      // length of the parts before `part`
    for (int i = 0; i <= steps; ++i) {
        const float share = static_cast<float>(i) / static_cast<float>(steps), at = look.from + room * share;
        while (part + 2 < line.size() && at > before + distance(line[part], line[part + 1])) {
            before += distance(line[part], line[part + 1]);
            ++part;
        }
        const Vec dot = lerp(line[part], line[part + 1], (at - before) / std::max(0.01f, distance(line[part], line[part + 1])));
        if (k.shows(square_around(dot, 4))) c.circle(dot, r, fade(kDotInk, base * lerp(look.strength, look.end_strength, share)));
    }
}

void draw_routes(const CardScene& k, const CardPlan& plan) {
    const float space = plan.px(4);
    for (std::size_t i = 0; i < plan.kind().spots; ++i)
        for (std::size_t other = 0; other < i; ++other) {
            if ((plan.kind().routes[i] >> other & 1u) == 0) continue;
            const std::array<Vec, 2> line{plan.spot(other), plan.spot(i)};
            draw_dotted(k, line, plan.unit(), {plan.reach(other) + space, plan.reach(i) + space});
        }
}

void draw_exit(const CardScene& k, const CardPlan& plan, mc::Direction d, float end_strength) {
    const std::size_t from = plan.kind().exits[static_cast<std::size_t>(d)];
    const std::array<Vec, 2> line{plan.spot(from), plan.exit(d)};
    draw_dotted(k, line, plan.unit(), {plan.reach(from) + plan.px(4), 1, 1, end_strength});
}

// --- 3 spots ---

namespace {

/// Draws leaves around a restored planet.
void draw_wreath(Canvas& c, Vec at, float r, float unit) {
    constexpr int kLeaves = 22;
    const Color light = c.theme().good, dark = mix(c.theme().good, kBlack, 0.3f);
    for (int i = 0; i < kLeaves; ++i) {
        // Two branches grow from the foot to the top.
        const float turn = kPi * (static_cast<float>(i / 2) + 0.5f) / (kLeaves / 2), side = i % 2 == 0 ? 1.0f : -1.0f;
        const float angle = kPi / 2 - side * turn;
        const Vec stem = polar(at, r, angle), tip = polar(at, r + 3 * unit, angle - side * 0.24f);
        const Vec belly = polar(at, r + 3.4f * unit, angle - side * 0.06f), back = polar(at, r + 0.2f * unit, angle - side * 0.17f);
        c.polygon({stem, belly, tip, back}, i % 4 < 2 ? light : dark);
    }
}

void draw_planet_spot(const CardScene& k, const CardPlan& plan) {
    Canvas& c = k.s.canvas;
    const Vec at = plan.spot(0);
    const float r = plan.radius(std::size_t{0});
    const Color col = colour_of(plan.planet());
    const bool is_alive = !plan.is_barren(), turns_green = k.moves(spot_thing(mc::spot_of(plan.planet(), 0)));
    if (is_alive && !turns_green) {
        c.glow(at, r * 2, c.theme().good, 0.34f);
        draw_wreath(c, at, plan.px(27.5f), plan.unit());
    }
    draw_world(c, plan.planet(), at, r, is_alive ? 1.0f : 0.0f);
    c.circle_stroke(at, plan.px(26.6f), col, c.theme().flat ? 3 : std::max(1.8f, plan.px(2)));
}

}  // namespace

void draw_spots(const CardScene& k, const CardPlan& plan) {
    Canvas& c = k.s.canvas;
    constexpr float kPale = 0.5f;
    for (std::size_t i = 0; i < plan.kind().spots; ++i) {
        const mc::SpotId spot = mc::spot_of(plan.planet(), i);
        const Vec at = plan.spot(i);
        if (!k.shows(square_around(at, 4 * plan.ring(i)))) continue;
        const Glow glow = k.glow(spot_thing(spot));
        switch (glow) {
            case Glow::legal: draw_legal_ring(c, at, plan.ring(i), k.s.breath); break;
            case Glow::later: draw_later_ring(c, at, plan.ring(i)); break;
            case Glow::selected:
                c.glow(at, plan.ring(i) * 1.6f, c.theme().gold, 0.5f);
                draw_selected_ring(c, at, plan.ring(i));
                break;
            case Glow::pale:
            case Glow::none: break;
        }
        const Canvas::Saved pale = c.faded(glow == Glow::pale ? kPale : 1.0f);
        const mc::SpotKind kind = mc::kind_of(spot);
        if (kind == mc::SpotKind::planet) draw_planet_spot(k, plan);
        else draw_spot_sign(c, kind, at, 2 * plan.radius(i));
    }
}

// --- 4 levels and markers ---

namespace {

void draw_plate(const CardScene& k, Rect r, float corner) {
    if (!k.s.theme.flat) k.s.canvas.rect(r, corner, fade(kPlate, 0.5f));
}

void draw_column(const CardScene& k, const CardPlan& plan, mc::Resource resource) {
    Canvas& c = k.s.canvas;
    const Theme& t = c.theme();
    const Rect r = plan.column(resource);
    const float unit = plan.unit(), corner = 3 * unit;
    const Glow glow = k.glow(track_thing(plan.planet(), resource));
    const Rect frame{r.x + 0.5f, r.y - 2 * unit, r.w - 1, r.h + 4 * unit};
    if (glow == Glow::legal) {
        if (!t.flat) c.halo(frame, corner, t.gold, 0.6f * k.s.breath, 6 * unit);
        c.rect(frame, corner, kPlate);
        c.rect_stroke(frame, corner, t.flat ? t.gold : t.warm, t.flat ? 2.0f : 1.6f);
    } else if (glow == Glow::selected) {
        c.rect(frame, corner, kPlate);
        c.rect_stroke(frame, corner, t.gold, t.flat ? 3.5f : 2.2f);
    } else if (glow == Glow::later) {
        c.rect_stroke(frame, corner, fade(t.gold, 0.55f), 1.2f);
    }
    const std::size_t i = mc::index_of(resource);
    const int levels = plan.kind().tracks[i], done = plan.place().levels[i];
    const Color col = resource_color(resource);
    for (int level = 0; level < levels; ++level) {
        const Rect well{r.x + 1.5f * unit, r.y + static_cast<float>(levels - 1 - level) * 9 * unit + unit, 8 * unit, 7 * unit};
        if (level < done) c.gradient(well, 2 * unit, mix(col, kWhite, 0.24f), col);
        else c.rect(well, 2 * unit, mix(kPlate, col, 0.14f));
        c.rect_stroke(well, 2 * unit, fade(level < done ? mix(col, kWhite, 0.45f) : col, 0.95f), 1);
    }
    if (plan.card().w >= kSignCard) draw_resource(c, resource, {r.centre().x, r.bottom() - 5.2f * unit}, 9.6f * unit);
}

void draw_bonus(Canvas& c, Vec left, int points) {
    c.text(left, "+" + std::to_string(points), type::kSmall, c.theme().mid, Weight::bold);
}
constexpr int bonus_of(std::size_t rank) { return rank == 0 ? mc::kFirstBonus : mc::kSecondBonus; }

void draw_disc(const CardScene& k, const CardPlan& plan, Seat who, Vec at, float r) {
    if (!k.moves(thing(Kind::marker, plan.planet(), who))) draw_emblem(k.s.canvas, k.s.color_of(who), at, r);
}

/// Draws the terraforming track: numbered dots with the markers on them, and the points of the first two below.
void draw_dots(const CardScene& k, const CardPlan& plan, const MarkerPlan& dots) {
    Canvas& c = k.s.canvas;
    const Theme& t = c.theme();
    const auto& all = plan.place().markers;
    const float letters = std::max(type::kSmall, dots.step.x * 0.62f);
    for (int i = 0; i < plan.kind().total(); ++i) {
        const Vec at = dots.at(i);
        const bool is_taken = std::any_of(all.begin(), all.end(), [i](const mc::Marker& m) { return m.spot == i + 1; });
        c.circle(at, dots.disc, t.well);
        c.circle_stroke(at, dots.disc, fade(t.line2, 0.8f), 1);
        if (!is_taken) c.text(at, std::to_string(i + 1), letters, t.low, Weight::medium, Align::center);
    }
    for (std::size_t i = all.size(); i-- > 0;) draw_disc(k, plan, all[i].seat, plan.marker(all[i].seat).centre(), dots.disc);
    float x = dots.place.x;
    const float y = dots.place.bottom() - dots.disc;
    for (std::size_t rank = 0; rank < std::min<std::size_t>(2, all.size()); ++rank) {
        EmblemOptions plain;
        plain.shadow = false;
        const float r = std::max(7.0f, dots.disc * 0.8f);
        draw_emblem(c, k.s.color_of(all[rank].seat), {x + r, y}, r, plain);
        draw_bonus(c, {x + 2 * r + 3, y}, bonus_of(rank));
        x += 2 * r + 26;
    }
}

}  // namespace

void draw_levels(const CardScene& k, const CardPlan& plan) {
    const Rect all = plan.columns();
    if (all.w <= 0 || !k.shows(all)) return;
    draw_plate(k, all.grown(plan.px(2)), plan.px(5));
    for (const mc::Resource resource : mc::kResources)
        if (plan.kind().tracks[mc::index_of(resource)] > 0) draw_column(k, plan, resource);
}

void draw_markers(const CardScene& k, const CardPlan& plan) {
    Canvas& c = k.s.canvas;
    const MarkerPlan markers = plan.markers();
    const auto& all = plan.place().markers;
    if (markers.place.w <= 0 || !k.shows_whole(markers.place)) return;
    if (markers.has_dots) {
        draw_plate(k, markers.place.grown(plan.px(2)), plan.px(5));
        return draw_dots(k, plan, markers);
    }
    const float r = markers.disc;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Vec at = markers.at(static_cast<int>(i));
        const bool has_bonus = markers.has_bonus && i < 2;
        draw_plate(k, {at.x - r - 1, at.y - r - 1, markers.step.x + (has_bonus ? 21.0f : 0.0f), markers.step.y}, r);
        draw_disc(k, plan, all[i].seat, at, r);
        c.text({at.x + r + 2, at.y}, std::to_string(all[i].spot), type::kSmall, c.theme().hi, Weight::bold);
        if (has_bonus) draw_bonus(c, {at.x + r + 14, at.y}, bonus_of(i));
    }
}

// --- 5 pieces ---

void draw_pieces(const CardScene& k, const CardPlan& plan) {
    if (plan.planet() == mc::kPortal) return;
    Canvas& c = k.s.canvas;
    const mc::Place& place = plan.place();
    for (std::size_t i = 0; i < place.colonies.size(); ++i) {
        if (k.moves(thing(Kind::colony, plan.planet(), place.colonies[i]))) continue;
        const Rect r = plan.piece(false, i);
        draw_colony(c, k.s.color_of(place.colonies[i]), r.centre(), r.w);
    }
    for (std::size_t i = 0; i < place.outposts.size(); ++i) {
        const Thing what = thing(Kind::outpost, plan.planet(), place.outposts[i]);
        if (k.moves(what)) continue;
        const Rect r = plan.piece(true, i);
        const Glow glow = k.glow(what);
        if (glow == Glow::legal) draw_legal_ring(c, r.centre(), r.w * 0.66f, k.s.breath);
        if (glow == Glow::later) draw_later_ring(c, r.centre(), r.w * 0.66f);
        if (glow == Glow::selected) draw_selected_ring(c, r.centre(), r.w * 0.66f);
        draw_outpost(c, k.s.color_of(place.outposts[i]), r.centre(), r.w);
    }
}

// --- 6 single card ---

void draw_planet_card(Scene& s, const mc::Table& t, mc::PlanetId planet, Rect r) {
    const GlowOf none = no_glow;
    const CardScene k{s, t, r.grown(kTabAbove), none};
    const CardPlan plan(t, planet, r);
    draw_ground(k, plan);
    draw_routes(k, plan);
    for (std::size_t d = 0; d < mc::kDirections; ++d) draw_exit(k, plan, static_cast<mc::Direction>(d), 1);
    draw_spots(k, plan);
    draw_levels(k, plan);
    draw_markers(k, plan);
    draw_pieces(k, plan);
    const Rect name = name_place(k, plan);
    if (const std::optional<Pill> pill = planet_pill(k, plan, name)) draw_pill(k, *pill);
    draw_name(k, plan, name);
}

}  // namespace orrery::ui::microcosmos_table
