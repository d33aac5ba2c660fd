// 1 tiles and spaces   2 planets   3 sums in orbit   4 paths and arrows   5 ships   6 coordinates   7 whole map
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/sites.h"
#include "imgui_ui/games/quantum/look.h"
#include "imgui_ui/games/quantum/words.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/planets.h"

namespace orrery::ui::quantum_table {

const PlanetLook& look_of(qu::Tile tile) {
    switch (tile) {
        case qu::Tile::planet_7: return planet_look("chandleria");
        case qu::Tile::planet_8: return planet_look("pelagia");
        case qu::Tile::planet_9: return planet_look("waldwelt");
        case qu::Tile::planet_10:
        case qu::Tile::gap:                                // not planets
        case qu::Tile::void_tile: break;
    }
    return planet_look("sethium");
}

namespace {

struct Chart {
    Scene& s;
    const MapGeometry& g;
    const MapLook& look;
    const Motions& motions;
    std::vector<Rect>& numbers;              // out: places of the sums and chances drawn so far
    const qu::Map& map() const { return s.seen.map(); }
    bool shows(Rect r) const { return r.overlaps(g.field); }
};

// --- 1 tiles and spaces ---

constexpr float kTileInset = 0.028f, kTileRadius = 0.22f, kSpaceInset = 0.083f, kSpaceRadius = 0.167f;  // in edges of a space

void draw_void(const Chart& m, Rect tile, float radius) {
    Canvas& c = m.s.canvas;
    const Theme& t = m.s.theme;
    c.gradient(tile, radius, fade(mix(t.space1, t.hole, 0.42f), 0.92f), fade(mix(t.space1, t.hole, 0.16f), 0.92f));
    c.glow_in(tile, tile.centre(), tile.w * 0.55f, t.hole, 0.5f);
    draw_swirl(c, tile.centre(), tile.w * 0.46f, fade(t.hole_light, 0.2f), 4, std::max(1.0f, m.g.cell * 0.05f));
    c.rect_stroke(tile, radius, fade(t.hole_light, 0.45f), 1);
}

/// Draws the gain of a ship on the Void tile, on its middle space.
void draw_void_sign(const Chart& m, qu::PlanetId at) {
    const float cell = m.g.cell;
    const Vec middle = m.g.planet(at);
    const Color ink = fade(m.s.theme.hole_light, 0.95f);
    const float letters = std::clamp(cell * 0.24f, 13.0f, 22.0f);
    draw_research_sign(m.s.canvas, {middle.x - letters * 0.62f, middle.y}, letters * 1.15f, ink);
    m.s.canvas.text({middle.x + letters * 0.1f, middle.y}, "+1", letters, ink, Weight::bold);
}

void draw_tiles(const Chart& m) {
    Canvas& c = m.s.canvas;
    const Theme& t = m.s.theme;
    const float radius = m.g.cell * kTileRadius;
    for (int row = 0; row < m.map().rows; ++row)
        for (int col = 0; col < m.map().cols; ++col) {
            const qu::PlanetId at = qu::planet_at(col, row);
            const Rect tile = m.g.tile(at).grown(-m.g.cell * kTileInset);
            if (m.map().tiles[at] == qu::Tile::gap || !m.shows(tile)) continue;
            if (m.map().tiles[at] == qu::Tile::void_tile) {
                draw_void(m, tile, radius);
                draw_void_sign(m, at);
                continue;
            }
            c.rect(tile, radius, fade(rgb(0x141C33), 0.8f));
            c.rect_stroke(tile, radius, fade(t.line, 0.9f), 1);
        }
}

Rect inside(const MapGeometry& g, qu::Square at) { return g.space(at).grown(-g.cell * kSpaceInset); }

constexpr float kLeastForWords = 32;                       // edge of a space that has room for words

std::string words_of(const OrbitSum& sum) { return std::to_string(sum.total) + "/" + std::to_string(sum.required); }

/// Writes on a destination the sum that the raised ship would make there. Returns false where there is none, or no room.
bool draw_outcome(const Chart& m, qu::Square at) {
    const auto of = std::find_if(m.look.outcomes.begin(), m.look.outcomes.end(), [&](const MapLook::Outcome& one) { return one.at == at; });
    if (of == m.look.outcomes.end() || m.g.cell < kLeastForWords) return false;
    Canvas& c = m.s.canvas;
    const float letters = std::clamp(m.g.cell * 0.2f, 13.0f, 20.0f);
    const std::string words = words_of(of->sum);
    if (c.text_width(words, letters, Weight::bold) > inside(m.g, at).w - 2) return false;
    const Color ink = of->sum.fits ? m.s.theme.good : of->sum.total > of->sum.required ? m.s.theme.warn : m.s.theme.hi;
    c.text(m.g.centre(at), words, letters, ink, Weight::bold, Align::center);
    return true;
}

void draw_spaces(const Chart& m) {
    Canvas& c = m.s.canvas;
    const Theme& t = m.s.theme;
    constexpr float kOrbit = 0.15f, kCorner = 0.075f, kOnVoid = 0.16f;
    const float radius = m.g.cell * kSpaceRadius;
    qu::spaces_of(m.s.seen.options.map).for_each([&](qu::Square at) {
        const Rect r = inside(m.g, at);
        if (!m.shows(r)) return;
        const bool on_void = qu::void_of(m.s.seen.options.map).has(at);
        c.rect_stroke(r, radius, fade(kWhite, on_void ? kOnVoid : qu::is_orbit(at) ? kOrbit : kCorner), 1);
        if (m.look.legal.has(at)) {
            c.glow(r.centre(), m.g.cell * 0.61f, t.gold, 0.3f * m.s.breath);
            c.rect(r, radius, fade(t.gold, 0.12f));
            c.rect_stroke(r, radius, t.warm, 2);
            if (!draw_outcome(m, at)) c.circle(r.centre(), std::max(2.5f, m.g.cell * 0.055f), t.warm);
        } else if (m.look.later.has(at)) {
            c.rect_stroke(r, radius, fade(t.gold, 0.55f), 1.5f);
        } else if (m.look.dark.has(at)) {
            c.rect(r, radius, fade(t.space1, 0.5f));
        }
    });
}

// --- 2 planets ---

/// Returns the place of a planet's cube slot, on an arc below the planet.
Vec slot_place(const MapGeometry& g, qu::PlanetId planet, int slot, int slots) {
    constexpr float kStep = 0.62f, kReach = 1.09f;
    const float angle = kPi / 2 - (static_cast<float>(slot) - static_cast<float>(slots - 1) / 2) * kStep;
    return polar(g.planet(planet), g.planet_radius() * kReach, angle);
}

float cube_size(const MapGeometry& g) { return std::max(13.0f, g.cell * 0.36f); }

void draw_slots(const Chart& m, qu::PlanetId planet) {
    Canvas& c = m.s.canvas;
    const int slots = qu::kind_of(m.map().tiles[planet]).slots;
    int slot = 0;
    for (const Seat seat : all_seats(m.s.seen.seats)) {
        int cubes = m.s.seen.cubes[planet][static_cast<std::size_t>(seat)];
        if (m.motions.moves_cube(planet, seat)) --cubes;
        for (int i = 0; i < cubes; ++i, ++slot) draw_cube(c, slot_place(m.g, planet, slot, slots), cube_size(m.g), m.s.color_of(seat));
    }
    const float r = m.g.cell * 0.11f;
    for (; slot < slots; ++slot) {
        const Vec at = slot_place(m.g, planet, slot, slots);
        c.circle(at, r, rgb(0x0A0F1E));
        c.circle_stroke(at, r, fade(kWhite, 0.75f), 1.3f);
    }
}

float letters_on_planets(const MapGeometry& g) { return std::clamp(g.cell * 0.28f, 13.0f, 34.0f); }

void draw_planets(const Chart& m) {
    Canvas& c = m.s.canvas;
    const Theme& t = m.s.theme;
    const float radius = m.g.planet_radius();
    qu::for_each_planet(m.s.seen, [&](qu::PlanetId planet) {
        const Vec at = m.g.planet(planet);
        if (!m.shows(square_around(at, m.g.cell * 2))) return;
        c.circle_stroke(at, m.g.cell, fade(t.brass, 0.22f), 1);
        const qu::Tile tile = m.map().tiles[planet];
        draw_planet(c, at, radius, look_of(tile));
        const float letters = letters_on_planets(m.g);
        c.circle(at, std::min(std::max(letters * 0.8f, radius * 0.48f), radius * 0.72f), fade(t.space1, 0.72f));
        c.text(at, std::to_string(qu::kind_of(tile).number), letters, t.hi, Weight::bold, Align::center);
        if (m.look.legal_planets.test(planet)) draw_legal_ring(c, at, radius + 3, m.s.breath);
        if (m.look.from_planet == planet) draw_selected_ring(c, at, radius);
        draw_slots(m, planet);
    });
}

// --- 3 sums in orbit ---

Color ink_of(const Chart& m, const OrbitSum& sum, Seat seat) {
    const Theme& t = m.s.theme;
    return sum.fits ? t.good : sum.total > sum.required ? t.warn : mix(t.seat(m.s.color_of(seat)).fill, kWhite, 0.25f);
}

void draw_arc(const Chart& m, Vec planet, const OrbitSum& sum, Color ink) {
    constexpr float kArc = 0.61f, kTop = -kPi / 2;
    const float share = std::min(1.0f, static_cast<float>(sum.total) / static_cast<float>(sum.required));
    const float r = m.g.cell * kArc, thick = std::max(2.0f, m.g.cell * 0.06f);
    m.s.canvas.circle_stroke(planet, r, fade(kWhite, 0.14f), thick * 0.6f);
    m.s.canvas.arc(planet, r, kTop, kTop + kTau * share, ink, thick, Cap::round);
}

/// Returns the place beside the planet, above its slots, at which a number of this size covers least of the ships and of other numbers, those on the
/// planets among them.
Rect place_beside(const Chart& m, Vec planet, float w, float h) {
    constexpr float kAngles[] = {1.25f, 1.75f, 1.5f, 1, 0};  // in units of π: upper left, upper right, above, left, right
    Rect best;
    float least = std::numeric_limits<float>::max();
    for (const float angle : kAngles) {
        const Rect place = rect_around(polar(planet, m.g.cell * 0.68f, kPi * angle), w, h);
        float covered = 0;
        for (std::size_t i = 0; i < m.s.seen.ship_count(); ++i) {
            const qu::Ship& ship = m.s.ship(static_cast<qu::ShipId>(i));
            if (ship.on_map()) covered += common_area(place, square_around(m.g.centre(ship.at), m.g.cell * kShipShare));
        }
        for (const Rect& other : m.numbers) covered += 2 * common_area(place, other);
        qu::for_each_planet(m.s.seen, [&](qu::PlanetId other) {
            covered += 4 * common_area(place, square_around(m.g.planet(other), letters_on_planets(m.g)));
        });
        if (covered < least) {
            least = covered;
            best = place;
        }
    }
    return best;
}

/// Returns the seat whose sums are always drawn.
Seat seat_of_sums(const Chart& m) { return m.look.sums_of.value_or(m.s.shown_seat()); }

/// Draws a tag beside the planet, with the emblem of the seat unless its sums are always drawn.
void draw_tag(const Chart& m, Vec planet, const OrbitSum& sum, Seat seat, Color rim, Color ink) {
    Canvas& c = m.s.canvas;
    const std::string words = words_of(sum);
    const float letters = std::clamp(m.g.cell * 0.19f, 13.0f, 18.0f), disc = letters * 0.5f;
    const float lead = seat == seat_of_sums(m) ? 0.0f : 2 * disc + 3;
    const Rect tag = place_beside(m, planet, lead + c.text_width(words, letters, Weight::bold) + 10, letters + 5);
    m.numbers.push_back(tag);
    c.rect(tag, tag.h / 2, m.s.theme.s1);
    c.rect_stroke(tag, tag.h / 2, rim, 1.4f);
    if (lead > 0) draw_emblem(c, m.s.color_of(seat), {tag.x + 4 + disc, tag.centre().y}, disc);
    c.text({tag.centre().x + lead / 2, tag.centre().y}, words, letters, ink, Weight::bold, Align::center);
}

void draw_number(const Chart& m, Vec planet, const OrbitSum& sum, Color ink) {
    if (m.g.cell < kLeastForWords) return;
    draw_tag(m, planet, sum, seat_of_sums(m), ink, sum.fits ? m.s.theme.good : m.s.theme.hi);
}

/// Calls `draw` for each planet in sight that ships of the seat orbit and on which it may build.
void draw_sums(const Chart& m, void (*draw)(const Chart&, Vec planet, const OrbitSum&, Color ink)) {
    const Seat seat = seat_of_sums(m);
    qu::for_each_planet(m.s.seen, [&](qu::PlanetId planet) {
        const OrbitSum sum = orbit_sum(m.s.seen, planet, seat);
        const Vec at = m.g.planet(planet);
        if (sum.total > 0 && sum.is_eligible && m.shows(square_around(at, m.g.cell * 2))) draw(m, at, sum, ink_of(m, sum, seat));
    });
}

/// Draws the sums of the other seats that fit: they could build there next.
void draw_threats(const Chart& m) {
    if (m.look.sums_of || m.g.cell < kLeastForWords) return;
    for (const Seat seat : all_seats(m.s.seen.seats)) {
        if (seat == m.s.shown_seat()) continue;
        qu::for_each_planet(m.s.seen, [&](qu::PlanetId planet) {
            const OrbitSum sum = orbit_sum(m.s.seen, planet, seat);
            const Vec at = m.g.planet(planet);
            if (sum.fits && m.shows(square_around(at, m.g.cell * 2))) draw_tag(m, at, sum, seat, m.s.theme.warn, m.s.theme.hi);
        });
    }
}

// --- 4 paths and arrows ---

void draw_head(Canvas& c, Vec tip, Vec way, float size, Color ink) {
    const Vec side{-way.y, way.x}, back = tip - way * size;
    c.polygon({tip, back + side * (size * 0.62f), back - side * (size * 0.62f)}, ink);
}

constexpr float kHead = 3.2f;                               // length of an arrow's head over the thickness of its line

float thickness_of_ways(const MapGeometry& g) { return std::max(3.0f, g.cell * 0.07f); }

void draw_arrow(const Chart& m, const DrawnArrow& arrow, Color ink) {
    const float far = distance(arrow.tail, arrow.tip);
    if (far < 1) return;
    const Vec way = (arrow.tip - arrow.tail) * (1 / far);
    if (far > arrow.thick * 2) m.s.canvas.line(arrow.tail, arrow.tip - way * (arrow.thick * 2), ink, arrow.thick, Cap::round);
    draw_head(m.s.canvas, arrow.tip, way, arrow.thick * kHead, ink);
}

void draw_ways(const Chart& m, const std::vector<Rect>& flags) {
    const Theme& t = m.s.theme;
    const float thick = thickness_of_ways(m.g);
    std::vector<Vec> line;
    for (const qu::Square at : m.look.path) line.push_back(m.g.centre(at));
    if (line.size() > 1) {
        const Vec end = line.back();
        const float last = distance(line[line.size() - 2], end);
        const Vec way = (end - line[line.size() - 2]) * (1 / last);
        line.back() = end - way * (thick * 2);
        m.s.canvas.polyline(line, fade(t.space1, 0.7f), thick + 3, false, Cap::round);
        m.s.canvas.polyline(line, t.gold, thick, false, Cap::round);
        draw_head(m.s.canvas, end, way, thick * kHead, t.gold);
    }
    for (const MapLook::Arrow& arrow : m.look.arrows) draw_arrow(m, arrow_on(m.g, arrow, flags), t.bad);
}

// --- 5 ships ---

ShipLook look_of(const Chart& m, qu::ShipId id) {
    const qu::Ship& ship = m.s.ship(id);
    ShipLook out;
    out.legal = m.look.legal_ships.test(id);
    out.selected = m.look.selected == id;
    out.attackable = m.look.attackable.test(id);
    out.picked = m.look.picked.test(id);
    out.can_act = m.look.can_act.test(id);
    out.refused = m.look.refused_ships.test(id);
    out.moved = ship.moves > 0;
    out.has_ability = ship.abilities == 0 || qu::ability_free(m.s.seen, id);
    out.glow = m.s.breath;
    return out;
}

void draw_ship_on(const Chart& m, qu::ShipId id) {
    const qu::Ship& ship = m.s.ship(id);
    const float size = m.g.cell * kShipShare;
    Vec at = m.g.centre(ship.at);
    if (m.look.selected == id) at.y -= m.g.cell * 0.05f;
    draw_ship_die(m.s.canvas, at, size, ship.number, m.s.color_of(qu::owner_of(id)), look_of(m, id));
    if (m.look.selected == id && m.look.carried) {
        const qu::Ship& carried = m.s.ship(*m.look.carried);
        const float aside = std::max(size * 0.42f, 16.0f);  // leaves the carrier's number in sight
        draw_ship_die(m.s.canvas, {at.x - aside, at.y + aside}, std::max(20.0f, size * 0.5f), carried.number, m.s.color_of(qu::owner_of(id)));
    }
}

void draw_ships(const Chart& m) {
    std::optional<qu::ShipId> last;
    for (std::size_t i = 0; i < m.s.seen.ship_count(); ++i) {
        const auto id = static_cast<qu::ShipId>(i);
        if (!m.s.ship(id).on_map() || m.motions.moves_ship(id) || !m.shows(m.g.space(m.s.ship(id).at))) continue;
        if (m.look.selected == id) last = id;
        else draw_ship_on(m, id);
    }
    if (last) draw_ship_on(m, *last);
}

// --- 6 coordinates ---

void draw_coordinates(const Chart& m) {
    Canvas& c = m.s.canvas;
    const Color ink = m.s.theme.low;
    constexpr float kLetters = 13;
    // Beside a fitted map, or at the edge of the visible part of an enlarged one.
    const float gutter = m.g.field.x - m.g.area.x;
    const float x = std::max(m.g.origin.x, m.g.field.x) - gutter / 2, y = std::max(m.g.origin.y, m.g.field.y) - gutter / 2;
    const Rect seen = m.g.field.grown(-kLetters / 2);
    const auto put = [&](Vec at, const std::string& word) { c.text(at, word, kLetters, ink, Weight::medium, Align::center); };
    for (int i = 0; i < m.g.columns; ++i) {
        const qu::Square top = qu::square_at(i, 0);
        const float at = m.g.centre(top).x;
        if (at > seen.x && at < seen.right()) put({at, y}, coordinate_of(top).substr(0, 1));
    }
    for (int i = 0; i < m.g.rows; ++i) {
        const qu::Square left = qu::square_at(0, i);
        const float at = m.g.centre(left).y;
        if (at > seen.y && at < seen.bottom()) put({x, at}, coordinate_of(left).substr(1));
    }
}

}  // namespace

// --- 7 whole map ---

OrbitSum orbit_sum(const qu::Table& t, qu::PlanetId planet, Seat seat) {
    OrbitSum out;
    out.total = qu::orbit_total(t, planet, seat);
    out.is_eligible = qu::is_eligible(t, planet, seat);
    if (!out.is_eligible) return out;
    out.required = qu::required_number(t, planet, seat);
    out.fits = qu::sum_fits(t, planet, seat, out.required);
    return out;
}

Rect DrawnArrow::place() const {
    constexpr float kHalfHead = 0.62f;
    const float x = std::min(tail.x, tip.x), y = std::min(tail.y, tip.y), far = distance(tail, tip);
    const Vec way = far > 0 ? (tip - tail) * (1 / far) : Vec{};
    // The head is wider than the line, across the way only.
    const float half = thick * kHead * kHalfHead, across = half * std::fabs(way.y), along = half * std::fabs(way.x);
    return {x - across, y - along, std::fabs(tip.x - tail.x) + 2 * across, std::fabs(tip.y - tail.y) + 2 * along};
}

DrawnArrow arrow_on(const MapGeometry& g, const MapLook::Arrow& arrow, const std::vector<Rect>& labels) {
    constexpr float kTail = 0.24f, kTip = 0.6f, kLeastTip = 0.4f, kStep = 0.02f;         // over the way between the middles
    const Vec a = g.centre(arrow.from), b = g.centre(arrow.to);
    DrawnArrow out{lerp(a, b, kTail), lerp(a, b, kTip), thickness_of_ways(g)};
    const auto covers = [&] {
        const Rect place = out.place();
        return std::any_of(labels.begin(), labels.end(), [&](const Rect& label) { return label.overlaps(place); });
    };
    for (float tip = kTip - kStep; covers() && tip >= kLeastTip; tip -= kStep) out.tip = lerp(a, b, tip);
    return out;
}

std::vector<Rect> draw_chances(Scene& s, const MapGeometry& g, const std::vector<MapLook::Chance>& chances, const std::vector<MapLook::Arrow>& arrows) {
    // On the smallest spaces a flag would hide the neighbours. The button of the attack shows the chance as well.
    constexpr float kLeastForFlag = 24;
    std::vector<Rect> out, keep;
    if (g.cell < kLeastForFlag) return out;
    for (const MapLook::Arrow& arrow : arrows) keep.push_back(arrow_on(g, arrow, {}).place());
    for (const MapLook::Chance& chance : chances)
        out.push_back(draw_chance_flag(s.canvas, g.centre(s.ship(chance.ship).at), g.cell * kShipShare, chance.percent, g.field, keep));
    return out;
}

std::vector<Rect> draw_map(Scene& s, const MapGeometry& g, const MapLook& look, const Motions& motions) {
    std::vector<Rect> numbers;
    const Chart m{s, g, look, motions, numbers};
    {
        const auto clip = s.canvas.clipped(g.field);
        draw_tiles(m);
        draw_spaces(m);
        draw_planets(m);
        draw_sums(m, draw_arc);
        draw_ships(m);
        draw_sums(m, draw_number);
        draw_threats(m);
        const std::vector<Rect> flags = draw_chances(s, g, look.chances, look.arrows);
        numbers.insert(numbers.end(), flags.begin(), flags.end());
        draw_ways(m, flags);
    }
    draw_coordinates(m);
    return numbers;
}

}  // namespace orrery::ui::quantum_table
