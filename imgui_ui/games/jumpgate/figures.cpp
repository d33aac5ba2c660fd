// 1 things in a row   2 rows   3 whole table
#include "imgui_ui/games/jumpgate/figures.h"

#include <algorithm>

#include "imgui_ui/app/teaching/figure_rows.h"
#include "imgui_ui/games/jumpgate/pieces.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/planets.h"

namespace orrery::ui::jumpgate_table::fig {
namespace {

// Seats of the examples: Aki, Ben and Chiyo.
constexpr SeatColor kSeats[] = {SeatColor::green, SeatColor::purple, SeatColor::red};
SeatColor color_of(int seat) { return kSeats[std::clamp(seat, 0, 2)]; }

std::string name_of(const char* planet, Lang lang) {
    const auto id = jg::planet_by_id(planet);
    return id ? jg::planet_name(*id, lang) : std::string();
}

// --- 1 things in a row ---

Vec size_of(const Card& card) {
    switch (card.kind) {
        case Card::Kind::nav: return {64, 86};
        case Card::Kind::deck: return {56, 76};
        case Card::Kind::resource:
        case Card::Kind::pile: return {52, 66};
        case Card::Kind::seat:
        case Card::Kind::planet: return {44, 44};
        case Card::Kind::more: return {22, 44};
    }
    return {};
}

void draw_card(const Figure& f, const Card& card, Rect r) {
    Canvas& c = f.canvas();
    using Mark = Card::Mark;
    CardLook look;
    look.legal = card.mark == Mark::lit;
    look.selected = card.mark == Mark::chosen;
    look.dim = card.mark == Mark::dim;
    switch (card.kind) {
        case Card::Kind::nav: {
            NavCardLook nav;
            static_cast<CardLook&>(nav) = look;
            draw_nav_card(c, {card.a, card.b, card.c}, r, nav);
            break;
        }
        case Card::Kind::resource: {
            ResourceCardLook resource;
            static_cast<CardLook&>(resource) = look;
            resource.black_hole = card.icon;
            if (card.marker >= 0) resource.marker = color_of(card.marker);
            draw_resource_card(c, jg::ResourceKind(card.a), r, resource);
            break;
        }
        case Card::Kind::pile: draw_resource_back(c, r, card.a); break;
        case Card::Kind::deck:
            if (card.a > 0) draw_nav_back(c, r, card.a);
            else c.dashed_rect(r, r.w * 0.1f, f.theme().line2, 1.5f, 6, 5);
            break;
        case Card::Kind::seat:
            draw_emblem(c, color_of(card.a), r.centre(), 17);
            if (look.selected) draw_selected_ring(c, r.centre(), 21);
            break;
        case Card::Kind::planet: draw_icon(c, Icon::planet, r.centre(), 34, f.theme().hi); break;
        case Card::Kind::more: draw_icon(c, Icon::fwd, r.centre(), 20, f.theme().mid); break;
    }
    if (card.mark == Mark::refused) draw_refused_frame(c, r, r.w * 0.12f);
}

float draw_cards(const Figure& f, const Row& row, float y) {
    Canvas& c = f.canvas();
    constexpr float kSpace = 14, kMostSpace = 56;
    float cards = 0, high = 0, space = kSpace;             // words below the cards may need more space between them
    for (const Card& card : row.cards) {
        cards += size_of(card).x;
        high = std::max(high, size_of(card).y);
        if (*card.says.in(f.lang)) space = std::max(space, std::min(kMostSpace, c.text_width(card.says.in(f.lang), 13, Weight::bold) + 8 - size_of(card).x));
    }
    const float gaps = std::max(1.0f, float(row.cards.size()) - 1);
    space = std::clamp((f.width - 8 - cards) / gaps, kSpace, space);
    const float wide = cards + gaps * space, k = std::min(1.0f, (f.width - 8) / wide);
    const auto room = [&](const Card& card) { return (size_of(card).x + space) * k - 2; };
    std::size_t lines = 0;
    for (const Card& card : row.cards)
        if (*card.says.in(f.lang)) lines = std::max(lines, c.lines(card.says.in(f.lang), 13, Weight::bold, room(card)).size());
    const float foot = lines == 0 ? 10 : 10 + 15 * float(std::min<std::size_t>(lines, 2));
    if (!f.draw) return 6 + high * k + foot;
    float x = f.at.x + (f.width - wide * k) / 2;
    for (const Card& card : row.cards) {
        const Vec size = size_of(card) * k;
        draw_card(f, card, {x, y + 6 + (high * k - size.y) / 2, size.x, size.y});
        const bool strong = card.mark == Card::Mark::chosen || card.mark == Card::Mark::lit;
        c.paragraph({x + size.x / 2, y + high * k + 18}, card.says.in(f.lang), 13, strong ? f.theme().warm : f.theme().mid,
                    strong ? Weight::bold : Weight::medium, room(card), 15, Align::center, 2);
        x += size.x + space * k;
    }
    return 6 + high * k + foot;
}

// --- 2 rows ---

float draw_planet_row(const Figure& f, const Row& row, float y) {
    constexpr float kHeight = 108;
    if (!f.draw) return kHeight;
    Canvas& c = f.canvas();
    const auto id = jg::planet_by_id(row.planet);
    if (!id) return kHeight;
    const jg::Planet& planet = jg::kPlanets[*id];
    const bool narrow = f.width < 256;
    const float r = narrow ? 36 : 42, badge = narrow ? 25 : 28, codes = 4 * badge + 12;
    const float x = f.at.x + std::max(0.0f, (f.width - (2 * r + 18 + codes)) / 2);
    const Vec centre{x + r, y + kHeight / 2 + 2};
    draw_planet(c, centre, r, planet_look(planet.id));
    if (row.claimed >= 0) draw_emblem(c, color_of(row.claimed), {centre.x + r * 0.76f, centre.y + r * 0.76f}, 13);
    if (row.ship >= 0) draw_ship(c, color_of(row.ship), polar(centre, r + 5, -2.35f), 34, -2.35f + kPi / 2 + 0.3f);
    const float tx = x + 2 * r + 18;
    c.fit({tx, centre.y - 18}, name_of(row.planet, f.lang), 16, f.theme().hi, Weight::bold, Align::left, f.at.x + f.width - tx);
    const int values[] = {planet.jump, planet.scan, planet.land[0], planet.land[1]};
    for (int i = 0; i < 4; ++i) {
        BadgeLook look;
        look.legal = (row.lit >> std::min(i, 2)) & 1u;
        draw_badge(c, i == 0 ? Code::jump : i == 1 ? Code::scan : Code::land, {tx + badge / 2 + float(i) * (badge + 3), centre.y + 12}, badge, values[i], look);
    }
    return kHeight;
}

float draw_ring_row(const Figure& f, const Row& row, float y) {
    Canvas& c = f.canvas();
    const auto n = row.planets.size();
    const float step = f.width / float(n), r = std::min(26.0f, step * 0.3f), cy = y + 42;
    std::size_t most = 1;
    for (const auto& planet : row.planets) most = std::max(most, c.lines(name_of(planet, f.lang), 13, Weight::bold, step - 4).size());
    const float kHeight = 96 + 15 * float(most - 1);
    if (!f.draw) return kHeight;
    const auto at = [&](std::size_t i) { return Vec{f.at.x + step * (float(i) + 0.5f), cy}; };
    // The ring continues beyond both ends.
    c.line({f.at.x, cy}, {f.at.x + f.width, cy}, fade(f.theme().brass, 0.55f), 1.6f);
    for (std::size_t i = 0; i < n; ++i) {
        draw_planet(c, at(i), r, planet_look(row.planets[i]));
        if ((row.lit >> i) & 1u) draw_legal_ring(c, at(i), r + 4);
        if (row.ship >= 0 && row.at == int(i)) draw_ship(c, color_of(row.ship), polar(at(i), r + 3, -2.2f), 28, -2.2f + kPi / 2 + 0.3f);
        const std::string name{name_of(row.planets[i], f.lang)};
        c.paragraph({at(i).x, cy + r + 20}, name, c.whole_words(name, 13, Weight::bold, step - 4, most, 10), f.theme().hi, Weight::bold, step - 4, 15, Align::center);
    }
    return kHeight;
}

float draw_hole_row(const Figure& f, const Row& row, float y) {
    constexpr int kSpaces = 7;
    constexpr float kHeight = 52;
    if (!f.draw) return kHeight;
    Canvas& c = f.canvas();
    const Theme& t = f.theme();
    const float r = 13, head = f.width > 250 ? 46.0f : 0.0f, step = std::min(36.0f, (f.width - head - 2 * r - 4) / (kSpaces - 1));
    float x = f.at.x + (f.width - head - step * (kSpaces - 1)) / 2;
    if (head > 0) draw_black_hole(c, {x - 2, y + 24}, 16);
    x += head;
    for (int i = 0; i < kSpaces; ++i, x += step) {
        const Vec at{x, y + 24};
        const bool last = i == kSpaces - 1;
        if (std::size_t(i) < row.seats.size()) {
            draw_emblem(c, color_of(row.seats[std::size_t(i)]), at, r);
            if (std::size_t(i) + 1 == row.seats.size()) draw_selected_ring(c, at, r + 4);
            continue;
        }
        c.circle(at, r, mix(t.space1, t.hole, 0.12f));
        c.circle_stroke(at, r - 0.5f, last ? t.warn : mix(t.hole, t.hole_light, 0.35f), 1.5f);
        c.text(at, std::to_string(i + 1), 13, last ? t.warn : t.hole_light, Weight::bold, Align::center);
    }
    return kHeight;
}

// Draws symbols with their numbers, and the sum at the right.
float draw_sum_row(const Figure& f, const Row& row, float y) {
    constexpr float kHeight = 40, kStep = 56;
    Canvas& c = f.canvas();
    const std::string_view words = row.words.in(f.lang);
    const float result = c.text_width(words, 15, Weight::bold), all = kStep * float(row.cards.size());
    const bool below = all + result > f.width;             // the sum takes its own line
    if (f.draw) {
        float x = f.at.x;
        for (const Card& card : row.cards) {
            if (card.kind == Card::Kind::planet) draw_icon(c, Icon::planet, {x + 14, y + 20}, 26, f.theme().hi);
            else draw_resource(c, jg::ResourceKind(card.a), {x + 14, y + 20}, 26);
            c.text({x + 31, y + 21}, std::to_string(card.kind == Card::Kind::planet ? card.a : card.b), 15, f.theme().hi, Weight::bold);
            x += kStep;
        }
        c.fit({f.at.x + f.width, y + (below ? kHeight + 6 : 21)}, words, 15, f.theme().warm, Weight::bold, Align::right, f.width);
    }
    return below ? kHeight + 20 : kHeight;
}

float draw_row(const Figure& f, const Row& row, float y) {
    switch (row.kind) {
        case Row::Kind::planet: return draw_planet_row(f, row, y);
        case Row::Kind::ring: return draw_ring_row(f, row, y);
        case Row::Kind::cards: return draw_cards(f, row, y);
        case Row::Kind::hole: return draw_hole_row(f, row, y);
        case Row::Kind::sum: return draw_sum_row(f, row, y);
        case Row::Kind::then: return draw_then_row(f, y);
        case Row::Kind::words: return draw_words_row(f, row.words, y);
    }
    return 0;
}

}  // namespace

float draw_rows(const Figure& f, std::span<const Row> rows) { return draw_rows_with(f, rows, draw_row); }

// --- 3 the whole table ---

namespace {

jg::RingPlanet seen(const char* id, int face_down, std::initializer_list<jg::FaceUp> face_up, std::optional<Seat> claimed = {}) {
    jg::RingPlanet out;
    out.id = *jg::planet_by_id(id);
    out.face_down = face_down;
    for (const jg::FaceUp& card : face_up) out.face_up.push_back(card);
    out.claimed_by = claimed;
    return out;
}

jg::FaceUp open(const char* id, std::optional<Seat> marker = {}) { return {*jg::resource_by_id(id), marker}; }

jg::Observation some_table() {
    jg::Observation o;
    o.seats = 2;
    o.ring.push_back(seen("sethium", 1, {open("gem_blue_1"), open("fame_1", Seat(0)), open("sand_7")}));
    o.ring.push_back(seen("waldwelt", 2, {open("water_5", Seat(1)), open("sand_1")}));
    o.ring.push_back(seen("anno", 3, {open("gem_red_1")}));
    o.ring.push_back(seen("bueheggar", 3, {open("energel_light_4")}));
    o.ring.push_back(seen("chandleria", 0, {open("sand_2"), open("gem_white_1")}, Seat(1)));
    o.ring.push_back(seen("halcyra", 2, {open("energel_dark_1"), open("water_1")}));
    o.players[0].ship = *jg::planet_by_id("sethium");
    o.players[1].ship = *jg::planet_by_id("chandleria");
    o.deck_size = 29;
    for (const char* card : {"nav_j1s3", "nav_j2l4"}) o.discard.push_back(*jg::nav_by_id(card));
    for (int who : {1, 0, 1}) o.black_hole.push_back(Seat(who));
    return o;
}

// If names and codes have no room, draws only the ring with its contents.
void draw_small_table(const Figure& f, const jg::Observation& o, float height) {
    Canvas& c = f.canvas();
    const Vec middle{f.at.x + f.width / 2, f.at.y + height / 2 - 8};
    const float rx = std::min(f.width / 2 - 34, 170.0f), ry = height / 2 - 46, r = 22;
    c.ellipse_stroke(middle, rx, ry, 0, fade(f.theme().brass, 0.5f), 1.6f);
    draw_black_hole(c, {middle.x - 34, middle.y}, 24);
    draw_gate(c, {middle.x + 34, middle.y}, 24);
    for (std::size_t i = 0; i < o.ring.size(); ++i) {
        const float angle = ring_angle(i, o.ring.size());
        const Vec at{middle.x + std::cos(angle) * rx, middle.y + std::sin(angle) * ry};
        const jg::RingPlanet& planet = o.ring[i];
        draw_planet(c, at, r, planet_look(jg::kPlanets[planet.id].id));
        const auto cards = planet.face_up.size() + std::size_t(planet.face_down > 0);
        float x = at.x - float(cards) * 10;
        if (planet.face_down > 0) {
            draw_resource_back(c, {x, at.y + r + 3, 17, 22}, 0);
            x += 20;
        }
        for (const jg::FaceUp& card : planet.face_up) {
            draw_resource_card(c, face_of(card.resource), {x, at.y + r + 3, 17, 22});
            x += 20;
        }
        for (const Seat seat : all_seats(o.seats))
            if (o.players[seat].ship == planet.id) draw_ship(c, kSeats[seat], polar(at, r + 3, -2.2f), 26, -2.2f + kPi / 2 + 0.3f);
    }
}

}  // namespace

float draw_whole_table(const Figure& f) {
    const bool is_small = f.width < 620;
    const float height = is_small ? 300.0f : std::clamp(f.width * 0.56f, 380.0f, 470.0f);
    if (!f.draw) return height;
    const jg::Observation o = some_table();
    if (is_small) {
        draw_small_table(f, o, height);
        return height;
    }
    const Names names{"", ""};
    const std::vector<SeatLook> looks{{kSeats[0], false}, {kSeats[1], false}};
    Scene s{f.ui, f.canvas(), f.theme(), f.lang, o, names, looks, true};
    TableAreas areas;
    areas.kind = LayoutKind::tablet;
    areas.whole = areas.board = {f.at.x, f.at.y, f.width, height};
    const Layout l = make_layout(areas, o.ring.size(), 3, o.options.black_hole_limit);
    draw_ring_line(s, l, {});
    draw_middle(s, l, {});
    for (std::size_t i = 0; i < o.ring.size(); ++i) draw_planet_block(s, l.planets[i], o.ring[i], {});
    for (const Seat seat : all_seats(o.seats)) {
        float angle = 0;
        const Vec at = ship_place(l, o, seat, &angle);
        draw_ship(s.canvas, s.color_of(seat), at, ship_size(l), angle);
    }
    return height;
}

}  // namespace orrery::ui::jumpgate_table::fig
