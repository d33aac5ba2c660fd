// 1 names and helpers   2 ring and planets   3 ships   4 middle   5 seats   6 reference panels
#include "imgui_ui/games/jumpgate/pieces.h"

#include <algorithm>
#include <cmath>

#include "engine/core/punctuation.h"
#include "imgui_ui/games/jumpgate/words.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/planets.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::jumpgate_table {

// --- 1 small help ---

namespace {

int count_at_hole(const Scene& s, Seat seat) { return int(std::count(s.seen.black_hole.begin(), s.seen.black_hole.end(), seat)); }

int most_at_hole(const Scene& s) {
    int most = 0;
    for (const Seat seat : all_seats(s.seen.seats)) most = std::max(most, count_at_hole(s, seat));
    return most;
}

// Returns the only seat with the most markers.
std::optional<Seat> hole_front(const Scene& s) {
    const int most = most_at_hole(s);
    std::optional<Seat> first;
    for (const Seat seat : all_seats(s.seen.seats)) {
        if (most == 0 || count_at_hole(s, seat) != most) continue;
        if (first) return {};
        first = seat;
    }
    return first;
}

}  // namespace

std::string hole_leader(const Scene& s) {
    const int most = most_at_hole(s);
    if (most == 0) return {};
    const std::optional<Seat> first = hole_front(s);
    if (!first) return fill(words::kTiedLead, s.lang, {{"n", most}});
    return fill(words::kLeads, s.lang, {{"seat", s.name_of(*first)}, {"n", most}});
}

std::string last_round_words(const Scene& s) {
    if (!s.seen.final_round || !s.seen.open) return {};
    const int left = s.seen.final_round->turns_left;
    if (left == 0) return words::kLastTurn.in(s.lang);
    return fill(words::kLastRound, s.lang, {{"n", left}});
}

// --- 2 ring and planets ---

void draw_ring_line(Scene& s, const Layout& l, const std::array<bool, jg::kMaxRing>& hot) {
    const std::size_t n = l.planets.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Vec a = l.planets[i].centre, b = l.planets[(i + 1) % n].centre, m = lerp(a, b, 0.5f);
        const bool is_flat = std::fabs(a.y - b.y) < 30;
        const float ox = is_flat ? 0 : (m.x - l.middle.x) * 0.12f;
        const float oy = is_flat ? (m.y < l.middle.y ? -10.0f : 10.0f) : (m.y - l.middle.y) * 0.18f;
        const Vec h{m.x + ox, m.y + oy};
        const Color color = hot[i] ? fade(s.theme.gold, 0.8f) : fade(s.theme.brass, 0.45f);
        s.canvas.bezier({a, h, h, b}, color, hot[i] ? 2.5f : 1.6f);
    }
}

namespace {

constexpr float kWorthHeight = 17;

/// Draws the points that a touch brings.
void draw_worth(Canvas& c, Vec centre, int points) {
    const std::string words = "+" + std::to_string(points);
    const Rect r = rect_around(centre, c.text_width(words, type::kSmall, Weight::bold) + 8, kWorthHeight);
    c.rect(r, kWorthHeight / 2, c.theme().space1);
    c.rect_stroke(r, kWorthHeight / 2, c.theme().gold, 1);
    c.text(centre, words, type::kSmall, c.theme().gold, Weight::bold, Align::center);
}

}  // namespace

void draw_row_card(Scene& s, Rect r, const jg::FaceUp& card, const PlanetState& state) {
    ResourceCardLook look;
    look.black_hole = jg::kResources[card.resource].icon;
    look.legal = contains(state.legal, card.resource);
    look.selected = state.selected == card.resource;
    look.glow = s.breath;
    const bool marked = card.marker && state.skip_marker != card.resource;
    const bool tiny = r.w < 37 || r.h < 44;                // the kit's marker would hide the card
    if (marked && !tiny) {
        look.marker = s.color_of(*card.marker);
        look.marker_is_mine = *card.marker == s.seen.me;
    }
    draw_resource_card(s.canvas, face_of(card.resource), r, look);
    if (marked && tiny) {
        const SeatColor seat = s.color_of(*card.marker);
        if (*card.marker == s.seen.me) s.canvas.dashed_rect(r.grown(2), 7, s.theme.seat(seat).fill, 2, 4, 3);
        draw_emblem(s.canvas, seat, {r.x + 6, r.bottom() - 6}, 8);
    }
    if (look.legal) draw_worth(s.canvas, {r.right() - 10, r.bottom() - kWorthHeight / 2 + 2}, gain_of(s.seen, s.seen.me, card.resource));
}

namespace {

float claim_scale(const PlanetPlace& p) { return std::clamp(p.r / 42, 0.62f, 1.2f); }

}  // namespace

float claim_radius(const PlanetPlace& p) { return 14 * claim_scale(p); }

namespace {

void draw_claim_spot(Scene& s, const PlanetPlace& p, const jg::RingPlanet& seen, bool is_legal) {
    if (is_legal) return draw_worth(s.canvas, p.claim, jg::kClaimPoints);
    const float k = claim_scale(p);
    if (seen.claimed_by) {
        draw_emblem(s.canvas, s.color_of(*seen.claimed_by), p.claim, claim_radius(p));
        return;
    }
    if (p.r < 34) return;
    const Vec at = p.claim;
    Canvas& c = s.canvas;
    c.circle(at, 11 * k, fade(s.theme.space1, 0.75f));
    c.circle_stroke(at, 11 * k, fade(s.theme.mid, 0.7f), 1.4f);
    for (int i = 0; i < 4; ++i) {
        const float a = float(i) * kPi / 2;
        c.line(polar(at, 6 * k, a), polar(at, 15 * k, a), s.theme.mid, 1.4f);
    }
}

bool is_last(const Scene& s, const jg::RingPlanet& seen) {
    return s.seen.open && seen.face_down == 0 && seen.face_up.size() == 1;
}

void draw_sphere(Scene& s, const PlanetPlace& p, std::string_view id) {
    PlanetLook look = planet_look(id);
    const std::vector<Moon> moons = moons_beside(p, look.moons);
    look.moons = moons;
    draw_planet(s.canvas, p.centre, p.r, look);
}

void draw_last_words(Scene& s, const PlanetPlace& p) {
    const Rect card = p.card(0, false);
    const float x = card.right() + 8, room = p.block.right() - x;
    const std::string a = words::kLastOne.in(s.lang), b = words::kTakingEnds.in(s.lang);
    const float w = std::max(s.canvas.text_width(a, 13, Weight::bold), s.canvas.text_width(b, 13)) + 20;
    if (card.h >= 44 && room >= w - 4) {
        const Rect r{x, card.y + 4, std::min(w, room), 44};
        s.canvas.rect(r, 10, fade(s.theme.warn, 0.13f));
        s.canvas.fit({r.x + 10, r.y + 13}, a, 13, s.theme.warn, Weight::bold, Align::left, r.w - 16);
        s.canvas.fit({r.x + 10, r.y + 31}, b, 13, s.theme.warn, Weight::medium, Align::left, r.w - 16);
    } else {
        s.canvas.fit({x + 2, card.centre().y}, words::kLastShort.in(s.lang), 13, s.theme.warn, Weight::bold, Align::left, room);
    }
}

}  // namespace

std::vector<Moon> moons_beside(const PlanetPlace& p, std::span<const Moon> moons) {
    constexpr float kClear = 1.06f;                        // distance of a moon's edge from the centre, in radii of the sphere
    std::vector<Moon> out(moons.begin(), moons.end());
    for (Moon& moon : out) {
        if (moon.u > 0.5f) moon.u = -moon.u, moon.v = std::fabs(moon.v) * 0.5f;
        const float room = (p.centre.x - p.block.x) / p.r - moon.size, far = kClear + moon.size;
        if (-moon.u <= room) continue;
        moon.u = -room;
        moon.v = std::copysign(std::max(std::fabs(moon.v), std::sqrt(std::max(0.0f, far * far - room * room))), moon.v);
    }
    return out;
}

namespace {

// Draws a name in one line, or in two if it is too long and the layout reserves them. A word shrinks instead of being torn.
void draw_planet_name(Scene& s, const PlanetPlace& p, std::string_view name) {
    Canvas& c = s.canvas;
    const float kLeast = 10 / std::max(1.0f, c.ui_scale());
    const std::size_t most = std::size_t(p.name_lines);
    const float size = c.whole_words(name, p.name_size, Weight::bold, p.name_width, 1, type::kSmall);
    const bool is_long = c.text_width(name, size, Weight::bold) > p.name_width;
    const float last = is_long ? c.whole_words(name, p.name_size, Weight::bold, p.name_width, most, kLeast) : size;
    const auto lines = c.lines(name, last, Weight::bold, p.name_width).size();
    c.paragraph({p.name.x, p.name.y + (float(most) - float(lines)) * kNameLine / 2}, name, last, s.theme.hi, Weight::bold,
                c.even_room(name, last, Weight::bold, p.name_width), kNameLine, Align::left, int(most));
}

}  // namespace

void draw_planet_block(Scene& s, const PlanetPlace& p, const jg::RingPlanet& seen, const PlanetState& state) {
    Canvas& c = s.canvas;
    const jg::Planet& planet = jg::kPlanets[seen.id];
    const bool last = is_last(s, seen);
    if (last) c.dashed_circle(p.centre, p.r + (p.r < 36 ? 6 : 9), s.theme.warn, 2.5f, 7, 5);
    draw_sphere(s, p, planet.id);
    using Ring = PlanetState::Ring;
    const float near = p.r < 30 ? 4 : 7;
    if (state.ring == Ring::selected) draw_selected_ring(c, p.centre, p.r + near);
    else if (state.ring == Ring::legal) draw_legal_ring(c, p.centre, p.r + near, s.breath);
    else if (state.ring == Ring::later && !last) draw_later_ring(c, p.centre, p.r + near - 2);

    draw_planet_name(s, p, s.planet(seen.id));
    const std::array<int, 4> values{planet.jump, planet.scan, planet.land[0], planet.land[1]};
    if (state.land_legal) draw_legal_frame(c, p.land_target().grown(1), 9, s.breath * 0.8f);   // both codes are one choice
    for (std::size_t i = 0; i < 4; ++i) {
        const Code code = i == 0 ? Code::jump : i == 1 ? Code::scan : Code::land;
        BadgeLook look;
        look.legal = i == 1 && state.scan_legal;
        look.glow = s.breath;
        draw_badge(c, code, p.badges[i], p.badge, values[i], look);
    }
    if (!state.skip_claim) draw_claim_spot(s, p, seen, state.land_legal);

    const bool has_pile = seen.face_down > 0;
    if (has_pile) {
        if (state.pile_legal) draw_legal_frame(c, p.pile(), 6, s.breath * 0.7f);
        draw_resource_back(c, p.pile(), seen.face_down);
    }
    for (std::size_t i = 0; i < seen.face_up.size(); ++i)
        if (state.skip != seen.face_up[i].resource) draw_row_card(s, p.card(i, has_pile), seen.face_up[i], state);
    if (last) draw_last_words(s, p);
}

// --- 3 ships ---

float ship_size(const Layout& l) {
    return std::clamp(34 * l.block.r / 42, 24.0f, 48.0f);
}

Vec ship_place(const Layout& l, const jg::Observation& seen, Seat seat, float* angle) {
    int before = 0, all = 0;
    for (const Seat other : all_seats(seen.seats)) {
        if (seen.players[other].ship != seen.players[seat].ship) continue;
        if (other < seat) ++before;
        ++all;
    }
    const float turn = float(before) - float(all - 1) / 2;
    if (const std::optional<std::size_t> here = ring_here(seen, seat)) {
        const PlanetPlace& p = l.planets[*here];
        const float a = -2.35f + turn * 0.62f;
        if (angle) *angle = a + kPi / 2 + 0.3f;
        return polar(p.centre, p.r + (p.r < 36 ? 4.0f : 8.0f), a);
    }
    if (angle) *angle = -kPi / 2;
    if (all == 1) return l.centre.gate;
    return polar(l.centre.gate, l.centre.gate_r * 0.5f, -kPi / 2 + kTau * float(before) / float(all));
}

// --- 4 the middle ---

namespace {

void draw_spaces(Scene& s, const Layout& l, const MiddleState& state) {
    const CentrePlace& m = l.centre;
    Canvas& c = s.canvas;
    for (int i = 0; i < m.limit; ++i) {
        const Vec at = m.spaces[std::size_t(i)];
        const bool last = i == m.limit - 1;
        if (std::size_t(i) < s.seen.black_hole.size() && state.dropping != i) {
            draw_emblem(c, s.color_of(s.seen.black_hole[std::size_t(i)]), at, m.space_r);
            continue;
        }
        const Color rim = last ? s.theme.warn : mix(s.theme.hole, s.theme.hole_light, 0.35f);
        c.circle(at, m.space_r, mix(s.theme.space1, s.theme.hole, 0.12f));
        c.circle_stroke(at, m.space_r - 0.5f, rim, 1.5f);
        c.text(at, std::to_string(i + 1), m.space_r >= 12 ? 14 : 13, last ? s.theme.warn : s.theme.hole_light, Weight::bold, Align::center);
    }
}

void draw_pile(Scene& s, const Layout& l, const MiddleState& state) {
    const CentrePlace& m = l.centre;
    Canvas& c = s.canvas;
    if (s.seen.deck_size > 0) draw_nav_back(c, m.deck, s.seen.deck_size);
    else c.dashed_rect(m.deck, m.deck.w * 0.1f, fade(s.theme.line2, 0.9f), 1.5f, 6, 5);
    const int lying = int(s.seen.discard.size()) - state.flying_discards;
    if (lying > 0) draw_nav_card(c, codes_of(s.seen.discard[std::size_t(lying - 1)]), m.discard);
    else c.dashed_rect(m.discard, m.discard.w * 0.1f, fade(s.theme.line2, 0.9f), 1.5f, 6, 5);
    if (!m.captions) return;
    const float y = m.deck.bottom() + 16 * std::clamp(m.scale, 0.8f, 1.2f);
    const float room = m.discard.x - m.deck.x - 4;
    c.fit({m.deck.centre().x, y}, words::kDeck.in(s.lang), 13, s.theme.mid, Weight::medium, Align::center, room);
    // Only the number, if a planet is close.
    std::string discard = fill(words::kDiscardCount, s.lang, {{"n", int(s.seen.discard.size())}});
    if (c.text_width(discard, 13) > 2 * (m.piles_rect.right() + 6 - m.discard.centre().x)) discard = std::to_string(s.seen.discard.size());
    c.text({m.discard.centre().x, y}, discard, 13, s.theme.mid, Weight::medium, Align::center);
}

}  // namespace

void draw_middle(Scene& s, const Layout& l, const MiddleState& state) {
    const CentrePlace& m = l.centre;
    Canvas& c = s.canvas;
    const std::string last_round = last_round_words(s);
    if (m.strip) {
        PanelLook look;
        look.blur = 8;
        draw_panel(c, m.panel, 14, look);
        draw_black_hole(c, m.hole, m.hole_r);
        draw_spaces(s, l, state);
        draw_gate(c, m.gate, m.gate_r);
        draw_pile(s, l, state);
        return;
    }
    draw_black_hole(c, m.hole, m.hole_r * 0.62f);
    c.arc(m.hole, m.hole_r, kPi * 0.72f, kPi * 2.28f, fade(s.theme.hole_light, 0.28f), 2);
    draw_spaces(s, l, state);
    const float k = m.scale;
    const int marks = int(s.seen.black_hole.size());
    const Color count = marks + 1 >= m.limit ? s.theme.warn : s.theme.hi;
    const std::string meter = std::to_string(marks) + " / " + std::to_string(m.limit);
    const std::optional<Seat> first = hole_front(s);
    if (k >= 0.75f) {
        c.text({m.hole.x, m.hole.y + m.hole_r * 0.96f}, meter, std::clamp(20 * k, 15.0f, 26.0f), count, Weight::bold, Align::center);
        const Vec at{m.hole.x, m.hole.y + m.hole_r * 0.96f + std::max(18.0f, 22 * k)};
        const std::string leader = hole_leader(s);
        const float room = m.gate.y < m.hole.y + m.hole_r && m.gate.y > m.hole.y - m.hole_r
                               ? std::max(90.0f, 2 * (m.gate_rect.x - m.hole.x)) : 170.0f;
        if (first && c.text_width(leader, 13) > room) {
            // If the name is too long, the disc replaces it.
            const std::string leads = fill(words::kLeadsShort, s.lang, {{"n", count_at_hole(s, *first)}});
            const float w = c.text_width(leads, 13);
            draw_emblem(c, s.color_of(*first), {at.x - w / 2 - 6, at.y}, 8);
            c.text({at.x - w / 2 + 7, at.y}, leads, 13, s.theme.mid);
        } else {
            c.fit(at, leader.empty() ? words::kHole.in(s.lang) : leader, 13, s.theme.mid, Weight::medium, Align::center, room);
        }
    } else {
        // A small arc has no room for words. The meter goes below it, with the leader's disc beside it.
        const Vec at{m.hole.x, m.hole.y + m.hole_r * 0.77f + m.space_r + 10};
        const float w = c.text_width(meter, 15, Weight::bold), shift = first ? 11.0f : 0.0f;
        c.text({at.x + shift, at.y}, meter, 15, count, Weight::bold, Align::center);
        if (first) draw_emblem(c, s.color_of(*first), {at.x + shift - w / 2 - 13, at.y}, 8);
    }
    draw_gate(c, m.gate, m.gate_r);
    const Vec caption{m.gate.x, m.gate.y + m.gate_r * 1.06f + std::max(9.0f, 13 * k)};
    if (!last_round.empty()) {
        const float size = 14, w = c.text_width(last_round, size, Weight::bold) + 24;
        const Rect pill = rect_around(caption, w, 26);
        c.rect(pill, 13, mix(s.theme.space1, s.theme.warn, 0.22f));
        c.rect_stroke(pill, 13, fade(s.theme.warn, 0.7f), 1);
        c.text(caption, last_round, size, s.theme.warn, Weight::bold, Align::center);
    } else if (m.captions) {
        // Piles beside the gate have captions at the same height.
        const bool beside = std::fabs(m.deck.centre().y - m.gate.y) < m.gate_r;
        const float room = beside ? std::max(2 * (m.deck.x - m.gate.x) - 6, 1.6f * m.gate_r) : 170.0f;
        // The caption is omitted if it does not fit. A long press explains the gate anyway.
        if (c.text_width(words::kGate.in(s.lang), type::kSmall, Weight::bold) <= room)
            c.fit(caption, words::kGate.in(s.lang), 14, s.theme.mid, Weight::bold, Align::center, room);
    }
    draw_pile(s, l, state);
}

// --- 5 seats ---

void draw_seat_figures(Scene& s, Seat seat, Rect score, Rect figures, LayoutKind kind) {
    Canvas& c = s.canvas;
    const jg::Player& player = s.seen.players[seat];
    const ScoreSheet sheet = jg::score(s.seen);
    const int total = sheet.rows[std::size_t(seat)].total;
    const float size = std::clamp(score.h, 18.0f, kind == LayoutKind::phone ? 26.0f : 28.0f);
    const float counted = s.ui.animate(id("jumpgate.score", seat), float(total), motion::kScoreCount);
    c.text({score.right(), score.centre().y}, std::to_string(int(std::lround(counted))), size, s.theme.hi, Weight::bold, Align::right);

    int claimed = 0;
    for (const jg::RingPlanet& p : s.seen.ring) claimed += int(p.claimed_by == seat);
    const int holes = count_at_hole(s, seat);
    if (figures.w < 40) return;                            // narrow panels on phones: only the score
    const bool two_rows = figures.h >= 38;
    // The first row is indented beside the seat's disc.
    const float inset = two_rows ? 36 : 0;
    const float y = two_rows ? figures.y + 10 : figures.centre().y;
    struct Figure { Icon icon; int n; Color color; };
    const std::array<Figure, 3> row{Figure{Icon::planet, claimed, s.theme.mid}, {Icon::card, s.seen.hand_sizes[seat], s.theme.mid},
                                    {Icon::hole, holes, s.theme.hole_light}};
    const float pitch = std::min(38.0f, (figures.w - inset + 6) / 3);
    const float icon = pitch < 30 ? 11 : 14;
    float x = figures.x + inset;
    for (const Figure& f : row) {
        draw_icon(c, f.icon, {x + icon / 2, y}, icon, f.color);
        c.text({x + icon + 3, y}, std::to_string(f.n), pitch < 30 ? 13 : 14, s.theme.hi, Weight::bold);
        x += pitch;
    }
    if (!two_rows) return;
    const float ry = figures.bottom() - 11;
    x = figures.x;
    const float hidden_w = 38;
    int kinds = 0;
    for (int k = 0; k < int(jg::kResourceTypeCount); ++k) kinds += int(count_of(player.collected, jg::ResourceKind(k)) > 0);
    const float step = kinds > 0 ? std::min(37.0f, (figures.w - hidden_w) / float(kinds)) : 37;
    const float symbol = step < 32 ? 15 : 20;
    for (int k = 0; k < int(jg::kResourceTypeCount); ++k) {
        const int n = count_of(player.collected, jg::ResourceKind(k));
        if (n == 0) continue;
        draw_resource(c, jg::ResourceKind(k), {x + symbol / 2, ry}, symbol);
        c.text({x + symbol + 2, ry + 1}, std::to_string(n), step < 32 ? 13 : 14, s.theme.hi, Weight::bold);
        x += step;
    }
    draw_icon(c, Icon::hidden, {figures.right() - 22, ry}, 15, s.theme.mid);
    c.text({figures.right(), ry + 1}, std::to_string(jg::hidden_each(s.seen.seats)), 14, s.theme.hi, Weight::bold, Align::right);
}

// --- 6 reference panels ---

namespace {

std::string numbers(const int* from, const int* to) {
    std::string out;
    for (; from != to; ++from) out += (out.empty() ? "" : " ") + std::to_string(*from);
    return out;
}

}  // namespace

void draw_reference(Scene& s, Rect area) {
    Canvas& c = s.canvas;
    if (area.h < 150) return;
    const Lang lang = s.lang;
    const float ends_h = std::clamp(area.h * 0.42f, 0.0f, 212.0f);
    const bool both = area.h >= 400;
    const Rect top{area.x, area.y, area.w, both ? std::min(area.h - ends_h - 12, 330.0f) : std::min(area.h, 330.0f)};
    const Rect foot{area.x, top.bottom() + 12, area.w, std::min(area.bottom() - top.bottom() - 12, 240.0f)};

    draw_panel(c, top);
    c.text({top.x + 20, top.y + 24}, words::kWhatScores.in(lang), 18, s.theme.hi, Weight::bold);
    struct Line { std::optional<jg::ResourceKind> symbol; Text name; std::string text; };
    const Line lines[] = {
        {jg::ResourceKind::sand, words::kSandName, numbers(jg::kSandPoints.data() + 1, jg::kSandPoints.data() + jg::kSandPoints.size())},
        {jg::ResourceKind::water, words::kWaterName, numbers(jg::kWaterPoints.data() + 1, jg::kWaterPoints.data() + jg::kWaterPoints.size())},
        {jg::ResourceKind::energel_light, words::kEnergelName,
         fill(words::kEnergelLine, lang, {{"a", jg::kEnergelPairPoints}, {"b", jg::kEnergelSinglePoints}})},
        {jg::ResourceKind::gem_red, words::kGemsName, words::kGemLine.in(lang)},
        {jg::ResourceKind::fame, words::kFameName, fill(words::kFameLine, lang, {{"n", jg::kFamePoints}})},
        {{}, words::kPlanetsName, fill(words::kPlanetLine, lang, {{"n", jg::kClaimPoints}})},
    };
    const float step = std::min(48.0f, (top.h - 48) / 6);
    for (std::size_t i = 0; i < 6; ++i) {
        const float y = top.y + 46 + step * (float(i) + 0.5f);
        const Vec symbol{top.x + 34, y};
        if (lines[i].symbol) draw_resource(c, *lines[i].symbol, symbol, std::min(30.0f, step - 6));
        else draw_icon(c, Icon::planet, symbol, std::min(24.0f, step - 8), s.theme.mid);
        if (step >= 33) {
            const float room = top.w - 76;
            const bool breaks = step >= 44 && c.text_width(lines[i].text, 13) > room;
            c.text({top.x + 62, y - (breaks ? 16.0f : step < 38 ? 8.0f : 9.0f)}, lines[i].name.in(lang), breaks || step < 38 ? 15 : 16, s.theme.hi, Weight::bold);
            if (breaks) c.paragraph({top.x + 62, y + 2}, lines[i].text, 13, s.theme.mid, Weight::medium, room, 15, Align::left, 2);
            else c.text({top.x + 62, y + (step < 38 ? 9.0f : 11.0f)}, lines[i].text, c.whole_words(lines[i].text, 14, Weight::medium, room, 1, 11), s.theme.mid);
        } else {
            // If name and text do not fit in a line, only the symbol and the text are drawn.
            const float w = c.text_width(lines[i].name.in(lang), 14, Weight::bold), both_w = w + 10 + c.text_width(lines[i].text, 13);
            const bool has_name = both_w <= top.w - 74;
            if (has_name) c.text({top.x + 60, y}, lines[i].name.in(lang), 14, s.theme.hi, Weight::bold);
            c.fit({top.x + (has_name ? 70 + w : 60.0f), y}, lines[i].text, 13, s.theme.mid, Weight::medium, Align::left, top.w - 64);
        }
    }
    if (!both) return;

    draw_panel(c, foot);
    c.text({foot.x + 20, foot.y + 24}, words::kWhenEnds.in(lang), 18, s.theme.hi, Weight::bold);
    int claimed = 0;
    std::string dry;
    for (const jg::RingPlanet& p : s.seen.ring) {
        claimed += int(p.claimed_by.has_value());
        if (p.face_down == 0 && p.face_up.size() == 1 && dry.empty())
            dry = fill(words::kEndDryNow, lang, {{"planet", s.planet(p.id)}});
    }
    const std::string leader = hole_leader(s);
    std::string hole = fill(words::kEndHoleNow, lang, {{"n", int(s.seen.black_hole.size())}, {"of", s.seen.options.black_hole_limit}});
    if (!leader.empty()) hole += punctuation::kFacts.in(lang) + leader;
    const std::string round = last_round_words(s);
    struct End { Icon icon; Color color; Text title; std::string text; };
    const End ends[] = {
        {Icon::hole, s.theme.hole_light, words::kEndHole, hole},
        {Icon::planet, s.theme.warn, words::kEndDry, dry.empty() ? words::kEndDryNone.in(lang) : dry},
        {Icon::check, s.theme.good, words::kEndClaimed,
         !round.empty() ? round : fill(words::kEndClaimedNow, lang, {{"n", claimed}, {"of", int(s.seen.ring.size())}})},
    };
    const float pitch = std::min(56.0f, (foot.h - 48) / 3);
    for (std::size_t i = 0; i < 3; ++i) {
        const float y = foot.y + 46 + pitch * (float(i) + 0.5f);
        draw_icon(c, ends[i].icon, {foot.x + 32, y}, 22, ends[i].color);
        c.fit({foot.x + 60, y - 10}, ends[i].title.in(lang), 16, s.theme.hi, Weight::bold, Align::left, foot.w - 76);
        c.fit({foot.x + 60, y + 11}, ends[i].text, 14, s.theme.mid, Weight::medium, Align::left, foot.w - 76);
    }
}

}  // namespace orrery::ui::jumpgate_table
