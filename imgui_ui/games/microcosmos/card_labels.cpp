// 1 names   2 gains
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/games/microcosmos/players.h"
#include "imgui_ui/games/microcosmos/planet_card.h"
#include "imgui_ui/games/microcosmos/symbols.h"

namespace orrery::ui::microcosmos_table {

// --- 1 names ---

namespace {

float name_letters(const CardPlan& plan) { return std::clamp(plan.px(11), type::kSmall, type::kBody); }
constexpr float kMark = 11, kMarkSpace = 3;

}  // namespace

Rect name_place(const CardScene& k, const CardPlan& plan) {
    const Canvas& c = k.s.canvas;
    const Rect card = plan.card();
    const float letters = name_letters(plan), words = c.text_width(plan.kind().name.in(k.s.lang), letters, Weight::bold);
    const float high = std::max(kTabHeight, letters + 4), most = card.w + 2 * (kTabAbove - 3);
    const float mark = plan.planet() == mc::kPortal || words + 12 + kMark + kMarkSpace > most ? 0 : kMark + kMarkSpace;
    const float wide = std::min(most, words + mark + std::clamp(most - words - mark, 4.0f, 14.0f));
    const float left = wide > card.w - 2 * plan.px(6) ? card.centre().x - wide / 2 : card.x + plan.px(6);
    const Rect best{left, card.y - kTabAbove, wide, high};
    // On the right, if it covers less there.
    const Rect right{card.right() - (best.x - card.x) - wide, best.y, wide, high};
    const auto covers = [&](Rect r) {
        float depth = 0;
        for (std::size_t i = 0; i < plan.kind().spots; ++i) {
            const Vec at = plan.spot(i), near{std::clamp(at.x, r.x, r.right()), std::clamp(at.y, r.y, r.bottom())};
            depth += std::max(0.0f, plan.ring(i) - distance(at, near));
        }
        return depth;
    };
    return covers(right) + 1 < covers(best) ? right : best;
}

void draw_name(const CardScene& k, const CardPlan& plan, Rect r) {
    Canvas& c = k.s.canvas;
    const Theme& t = c.theme();
    const Color col = colour_of(plan.planet());
    const std::string name = plan.kind().name.in(k.s.lang);
    const float letters = name_letters(plan), words = c.text_width(name, letters, Weight::bold);
    const bool is_too_long = words > r.w - 2;              // on the smallest cards; a touch or a larger galaxy tells it
    if (!k.shows_whole(r) || is_too_long) return;
    c.rect(r, 5, t.flat ? t.space1 : mix(kPlate, col, 0.3f));
    c.rect_stroke(r, 5, fade(col, t.flat ? 1 : 0.5f), 1);
    float x = r.x + std::max(2.0f, (r.w - words) / 2);
    if (plan.planet() != mc::kPortal && r.w - words > kMark + kMarkSpace + 3) {
        x = r.x + (r.w - words - kMark - kMarkSpace) / 2;
        draw_spot_sign(c, mc::SpotKind::planet, {x + kMark / 2, r.centre().y}, kMark + 1, plan.kind().colour);
        x += kMark + kMarkSpace;
    }
    c.text({x, r.centre().y}, name, letters, t.hi, Weight::bold);
}

// --- 2 gains ---

namespace {

constexpr float kPillSpace = 6;
constexpr float kStackedLine = 3;                          // between the rows of a stacked pill

/// Returns each part of a gain as a gain of its own.
std::vector<mc::Gain> parts_of(const mc::Gain& gain) {
    std::vector<mc::Gain> out;
    const auto add = [&out](const mc::Gain& part) {
        if (!part.empty()) out.push_back(part);
    };
    for (const mc::Resource resource : mc::kResources) {
        mc::Gain part;
        part.fixed[mc::index_of(resource)] = gain.fixed[mc::index_of(resource)];
        add(part);
    }
    add({.any = gain.any});
    add({.club = gain.club});
    add({.deck = gain.deck});
    return out;
}

}  // namespace

std::array<Pill, 2> pills_of(const CardScene& k, const CardPlan& plan, const mc::Gain& gain) {
    const float letters = std::clamp(plan.px(10), type::kSmall, type::kBody);
    const std::vector<mc::Gain> parts = parts_of(gain);
    float widest = 0;
    for (const mc::Gain& part : parts) widest = std::max(widest, gain_width(k.s.canvas, part, letters));
    const float high = static_cast<float>(parts.size()) * (letters + kStackedLine) + 2;
    return {Pill{{0, 0, gain_width(k.s.canvas, gain, letters) + 2 * kPillSpace, letters + 5}, gain, letters},
            Pill{{0, 0, widest + 2 * kPillSpace, high}, gain, letters, true}};
}

void draw_pill(const CardScene& k, const Pill& pill) {
    Canvas& c = k.s.canvas;
    const Theme& t = c.theme();
    const Rect r = pill.place;
    if (!k.shows_whole(r)) return;
    const float corner = pill.letters / 2 + 1.5f;
    c.rect(r, corner, t.flat ? t.space1 : fade(kPlate, 0.8f));
    c.rect_stroke(r, corner, pill.is_restored ? fade(t.good, 0.9f) : fade(t.flat ? kWhite : kDotInk, t.flat ? 1 : 0.22f),
                  pill.is_restored ? 1.4f : 1);
    if (!pill.is_stacked) {
        draw_gain(c, pill.gain, {r.x + kPillSpace, r.centre().y}, pill.letters, t.hi);
        return;
    }
    float y = r.y + 1 + (pill.letters + kStackedLine) / 2;
    for (const mc::Gain& part : parts_of(pill.gain)) {
        draw_gain(c, part, {r.x + kPillSpace, y}, pill.letters, t.hi);
        y += pill.letters + kStackedLine;
    }
}

namespace {

constexpr float kOfStack = 2.5f;                           // cost of a stacked pill, which is harder to read

}  // namespace

std::optional<Pill> spot_pill(const CardScene& k, const CardPlan& plan, std::size_t spot, std::span<const Rect> taken, bool must) {
    constexpr int kWays = 16;
    constexpr float kFree = 10;                            // cost up to which nothing of importance is covered
    constexpr float kOfRoutes = 0.3f, kFarther = 3;        // costs of covering routes, and of a place that is not next to the spot
    std::optional<Pill> best;
    float least = 1e9f;
    const Vec middle = plan.spot(spot);
    const CardPrint print(plan);
    for (Pill pill : pills_of(k, plan, mc::collected_at(plan.table(), mc::spot_of(plan.planet(), spot)))) {
        const Vec half{pill.place.w / 2, pill.place.h / 2};
        for (int i = 0; i < 2 * kWays; ++i) {
            // The edge or corner that faces the spot lies on a circle around it.
            const bool is_far = i >= kWays;
            const Vec way = polar({}, 1, static_cast<float>(i) * kTau / kWays);
            const float r = plan.ring(spot) + plan.px(is_far ? 9.0f : 2.5f);
            const auto beside = [](float v) { return std::clamp(v * 2.2f, -1.0f, 1.0f); };
            const Vec centre{middle.x + way.x * r + beside(way.x) * half.x, middle.y + way.y * r + beside(way.y) * half.y};
            pill.place = rect_around(centre, 2 * half.x, 2 * half.y);
            const float covers = print.covering(pill.place, taken, false);
            if (covers > kFree && !must) continue;
            const float routes = print.covering(pill.place, taken, true) - covers;
            const float cost = covers + kOfRoutes * routes + (is_far ? kFarther : 0) + (pill.is_stacked ? kOfStack : 0);
            if (cost >= least) continue;
            least = cost;
            best = pill;
        }
    }
    return best;
}

std::optional<Pill> planet_pill(const CardScene& k, const CardPlan& plan, Rect name) {
    constexpr int kSteps = 14;
    constexpr float kRoom = 26;                            // cost up to which there is room: it may cover a route
    constexpr float kOfDistance = 0.12f;                   // cost of each unit away from the planet
    const bool is_restored = plan.place().is_restored, must = is_restored || plan.planet() == mc::kPortal;
    const Vec at = plan.spot(0);
    // Arks lie above the planet, colonies and outposts at its foot. Those at its other spots count, too.
    std::vector<Rect> taken{plan.columns().grown(plan.px(2)), plan.markers().place, name,
                            rect_around({at.x, at.y - plan.px(20)}, plan.px(46), plan.px(26)),
                            rect_around({at.x, at.y + plan.px(26)}, plan.px(50), plan.px(20))};
    for (const Seat who : all_seats(plan.table().contenders()))
        if (mc::planet_of(plan.table().player(who).at) == plan.planet()) taken.push_back(plan.ark(who));
    const Rect room = plan.card().grown(-plan.px(4));
    const CardPrint print(plan);
    std::optional<Pill> best;
    float least = must ? 1e9f : kRoom;
    for (Pill pill : pills_of(k, plan, mc::collected_at(plan.table(), mc::spot_of(plan.planet(), 0)))) {
        pill.is_restored = is_restored;
        const Vec size{pill.place.w, pill.place.h};
        for (int i = 0; i < (kSteps + 1) * (kSteps + 1); ++i) {
            const float u = static_cast<float>(i % (kSteps + 1)) / kSteps, v = static_cast<float>(i / (kSteps + 1)) / kSteps;
            pill.place = {room.x + (room.w - size.x) * u, room.y + (room.h - size.y) * v, size.x, size.y};
            const float away = distance(pill.place.centre(), at) / plan.unit();
            const float off = kOfDistance * away + (pill.is_stacked ? kOfStack : 0);
            const float cost = off >= least ? least : print.covering(pill.place, taken, true, least - off) + off;
            if (cost >= least) continue;
            least = cost;
            best = pill;
        }
    }
    return best;
}

}  // namespace orrery::ui::microcosmos_table
