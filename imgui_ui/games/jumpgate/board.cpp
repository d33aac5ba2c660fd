// The board: its highlights and its targets.
#include <algorithm>

#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"

namespace orrery::ui::jumpgate_table {

PlanetState Table::planet_state(const Frame& f, std::size_t at) const {
    PlanetState state;
    const jg::RingPlanet& seen = f.s.seen.ring[at];
    state.skip = motions_.flipping(seen);
    state.skip_marker = motions_.marker_dropping(seen);
    state.skip_claim = motions_.moves(thing(Kind::claim, seen.id));
    if (const auto question = jg::question(f.s.seen); question && question->kind == jg::Kind::claim_mark)
        if (question->planet == seen.id) state.selected = question->resource;
    if (!is_live()) return state;
    using Ring = PlanetState::Ring;
    const Offers::Reach& reach = f.o.reach[seen.id];
    const Thing planet = thing(Kind::planet, seen.id), scan = thing(Kind::scan_code, seen.id), land = thing(Kind::land_codes, seen.id);
    const auto is_lit = [&](Thing t) { return touches().is_chosen(t) || touches().reach(t) != Reach::none; };
    if (touches().is_chosen(planet)) state.ring = Ring::selected;
    else if (const Reach far = touches().reach(planet); far != Reach::none)
        state.ring = far == Reach::now || reach.fly ? Ring::legal : Ring::later;
    state.scan_legal = state.pile_legal = is_lit(scan);
    state.land_legal = is_lit(land);
    for (const jg::FaceUp& card : seen.face_up) {
        // Another resource may take the place of the chosen one.
        const bool may_change = choice() == Choice::harvest && contains(f.o.harvest, card.resource);
        if (may_change || is_lit(thing(Kind::resource, card.resource))) state.legal.push_back(card.resource);
        if (touches().is_chosen(thing(Kind::resource, card.resource))) state.selected = card.resource;
    }
    return state;
}

void Table::draw_board(const Frame& f) {
    Scene& s = f.s;
    const Layout& l = f.l;
    const std::size_t n = s.seen.ring.size();
    std::array<bool, jg::kMaxRing> hot{};
    if (is_live() && choice() == Choice::none) {
        if (const auto here = ring_here(s.seen, s.seen.me)) {
            hot[*here] = f.o.reach[s.seen.ring[(*here + 1) % n].id].fly;
            hot[(*here + n - 1) % n] = f.o.reach[s.seen.ring[(*here + n - 1) % n].id].fly;
        }
    }
    draw_ring_line(s, l, hot);

    MiddleState middle;
    middle.flying_discards = motions_.flying_discards();
    middle.dropping = motions_.space_dropping();
    draw_middle(s, l, middle);
    touch(thing(Kind::hole), l.centre.hole_rect, words::kHole.in(s.lang));
    touch(thing(Kind::gate), l.centre.gate_rect, words::kGate.in(s.lang));
    const std::string deck = std::string(words::kDeck.in(s.lang)) + " " + std::to_string(s.seen.deck_size);
    touch(thing(Kind::deck), l.centre.deck, deck);
    const std::string discard = fill(words::kDiscardCount, s.lang, {{"n", int(s.seen.discard.size())}});
    touch(thing(Kind::discard), l.centre.discard, discard);

    // Grounds come first, so that no planet's codes take taps from the cards of its neighbour. The codes of the ship's planet come
    // last, because they need all the room between two rows of cards.
    for (std::size_t i = 0; i < n; ++i) draw_planet_ground(f, i);
    for (std::size_t i = 0; i < n; ++i) {
        draw_planet_block(s, l.planets[i], s.seen.ring[i], planet_state(f, i));
        draw_planet_targets(f, i);
    }
    if (const auto here = ring_here(s.seen, s.seen.me)) draw_code_targets(f, *here);
    for (const Seat seat : all_seats(s.seen.seats)) {
        float angle = 0;
        const Vec at = ship_place(l, s.seen, seat, &angle);
        place(ship_of(seat), square_around(at, ship_size(l)), true);
        if (motions_.moves_ship(seat)) continue;
        const bool in_gate = !s.seen.players[seat].ship.has_value();
        const auto waiting = std::count_if(s.seen.players.of.begin(), s.seen.players.of.begin() + s.seen.seats,
                                           [](const jg::Player& p) { return !p.ship; });
        const float size = !in_gate ? ship_size(l) : l.centre.gate_r * (waiting == 1 ? 0.68f : waiting <= 3 ? 0.5f : 0.42f);
        draw_ship(s.canvas, s.color_of(seat), at, size, angle);
    }
}

// Name and codes are a second target of the planet, for fingers. Keyboard and mirror have only the sphere.
void Table::draw_planet_ground(const Frame& f, std::size_t at) {
    const jg::PlanetId id = f.s.seen.ring[at].id;
    touch_ground(thing(Kind::planet, id), codes_target(id), f.l.planets[at].codes, f.s.planet(id));
}

void Table::draw_code_targets(const Frame& f, std::size_t at) {
    const PlanetPlace& p = f.l.planets[at];
    // In a replay on a small phone nothing can be scanned, and the planet's explanation covers its codes.
    if (p.is_tight && !context().interactive) return;
    const jg::RingPlanet& seen = f.s.seen.ring[at];
    const std::string planet = f.s.planet(seen.id);
    TapOptions code;
    code.radius = p.badge * 0.4f;
    code.enabled = !f.o.scan.empty();
    touch(thing(Kind::scan_code, seen.id), p.scan_touch(), fill(words::kNameScanCode, f.s.lang, {{"planet", planet}}), code, p.scan_target());
    code.enabled = !f.o.land.empty();
    touch(thing(Kind::land_codes, seen.id), p.land_touch(), fill(words::kNameLandCodes, f.s.lang, {{"planet", planet}}), code, p.land_target());
}

void Table::draw_planet_targets(const Frame& f, std::size_t at) {
    Scene& s = f.s;
    const PlanetPlace& p = f.l.planets[at];
    const jg::RingPlanet& seen = s.seen.ring[at];
    const std::string planet = s.planet(seen.id);
    const bool is_here = s.seen.players[s.seen.me].ship == seen.id;
    TapOptions round;
    round.shape = TargetShape::circle;
    round.radius = p.r;
    round.enabled = f.o.reach[seen.id].any();
    touch(thing(Kind::planet, seen.id), square_around(p.centre, 2 * p.r), planet, round);
    TapOptions flat;
    flat.radius = 6;
    flat.can_focus = is_here;
    if (seen.face_down > 0) {
        flat.enabled = is_here && !f.o.scan.empty();
        touch(thing(Kind::pile, seen.id), p.pile(), fill(words::kNamePile, s.lang, {{"n", seen.face_down}, {"planet", planet}}), flat);
    }
    flat.can_focus = true;
    for (std::size_t i = 0; i < seen.face_up.size(); ++i) {
        const jg::ResourceId resource = seen.face_up[i].resource;
        flat.enabled = contains(f.o.harvest, resource) || contains(f.o.place, resource) || contains(f.o.take, resource);
        touch(thing(Kind::resource, resource), p.card(i, seen.face_down > 0),
              fill(words::kNameResource, s.lang, {{"resource", s.resource(resource)}, {"planet", planet}}), flat);
    }
}

}  // namespace orrery::ui::jumpgate_table
