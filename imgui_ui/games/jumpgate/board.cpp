// The board: its highlights and its targets.
#include <algorithm>

#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"

namespace orrery::ui::jumpgate_table {

using Kind = Thing::Kind;

PlanetState Table::planet_state(const Frame& f, std::size_t at) const {
    PlanetState state;
    const jg::SeenPlanet& seen = f.s.seen.ring[at];
    state.skip = motions_.flipping(seen);
    state.skip_marker = motions_.marker_dropping(seen);
    state.skip_claim = motions_.claim_dropping(seen.id);
    if (const auto* question = f.asks<jg::ClaimMark>())
        if (question->planet == seen.id) state.selected = question->resource;
    if (!f.live) return state;
    using Ring = PlanetState::Ring;
    const bool is_here = f.s.seen.players[f.s.seen.me].ship == seen.id;
    const Offers::Reach& reach = f.o.reach[seen.id];
    switch (choice_) {
        case Choice::none: state.ring = reach.fly ? Ring::legal : reach.any() ? Ring::later : Ring::none; break;
        case Choice::card: state.ring = contains(reach.jump, card_) ? Ring::legal : Ring::none; break;
        case Choice::planet:
        case Choice::way: state.ring = planet_ == seen.id ? Ring::selected : Ring::none; break;
        case Choice::scan:
        case Choice::harvest:
        case Choice::land: break;
    }
    if (is_here) {
        const bool open = choice_ == Choice::none;
        const bool by_card = choice_ == Choice::card;
        state.scan_legal = (open && !f.o.scan.empty()) || choice_ == Choice::scan || (by_card && contains(f.o.scan, card_));
        state.pile_legal = state.scan_legal;
        state.land_legal = (open && !f.o.land.empty()) || choice_ == Choice::land || (by_card && f.o.lands_with(card_));
        if (open || by_card || choice_ == Choice::harvest) state.legal = f.o.harvest;
        if (choice_ == Choice::harvest) state.selected = resource_;
    }
    for (const jg::FaceUp& card : seen.face_up)
        if (contains(f.o.place, card.resource) || contains(f.o.take, card.resource)) state.legal.push_back(card.resource);
    return state;
}

void Table::draw_board(Frame& f) {
    Scene& s = f.s;
    const Layout& l = f.l;
    const std::size_t n = s.seen.ring.size();
    std::array<bool, jg::kMaxRing> hot{};
    if (f.live && choice_ == Choice::none) {
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
    touch(f, {Kind::hole, 0}, l.centre.hole_rect, words::kHole.in(s.lang));
    touch(f, {Kind::gate, 0}, l.centre.gate_rect, words::kGate.in(s.lang));
    const std::string deck = std::string(words::kDeck.in(s.lang)) + " " + std::to_string(s.seen.deck_size);
    touch(f, {Kind::deck, 0}, l.centre.deck, deck);
    const std::string discard = fill(words::kDiscardCount.in(s.lang), {{"n", int(s.seen.discard.size())}});
    touch(f, {Kind::discard, 0}, l.centre.discard, discard);

    // Grounds come first, so that no planet's codes take taps from the cards of its neighbour. The codes of the ship's planet come
    // last, because they need all the room between two rows of cards.
    for (std::size_t i = 0; i < n; ++i) draw_planet_ground(f, i);
    for (std::size_t i = 0; i < n; ++i) {
        draw_planet_block(s, l.planets[i], s.seen.ring[i], planet_state(f, i));
        draw_planet_targets(f, i);
    }
    if (const auto here = ring_here(s.seen, s.seen.me)) draw_code_targets(f, *here);
    for (const Seat seat : all_seats(s.seen.seats)) {
        if (motions_.moves_ship(seat)) continue;
        float angle = 0;
        const Vec at = ship_place(l, s.seen, seat, &angle);
        const bool in_gate = !s.seen.players[seat].ship.has_value();
        const auto waiting = std::count_if(s.seen.players.of.begin(), s.seen.players.of.begin() + s.seen.seats,
                                           [](const jg::SeenPlayer& p) { return !p.ship; });
        const float size = !in_gate ? ship_size(l) : l.centre.gate_r * (waiting == 1 ? 0.68f : waiting <= 3 ? 0.5f : 0.42f);
        draw_ship(s.canvas, s.color_of(seat), at, size, angle);
    }
}

// Name and codes are a second target of the planet for fingers. Keyboard and mirror use only the sphere.
void Table::draw_planet_ground(Frame& f, std::size_t at) {
    Scene& s = f.s;
    const Thing thing{Kind::planet, s.seen.ring[at].id};
    const std::string planet = s.planet(s.seen.ring[at].id);
    TapOptions more;
    more.can_focus = false;
    more.is_ground = true;
    more.name = planet;
    const Id codes = codes_target(s.seen.ring[at].id);
    if (s.ui.tap(codes, f.l.planets[at].codes, more)) touched(f, thing);
    things_.push_back({codes, thing});
    if (s.ui.is_held(codes)) held_ = thing;
    else if (s.ui.is_hover_resting(codes)) hovered_ = thing;
}

void Table::draw_code_targets(Frame& f, std::size_t at) {
    const PlanetPlace& p = f.l.planets[at];
    // If scanning is impossible anyway (a replay on a small phone), the planet explains its codes.
    if (p.is_tight && !f.context.interactive) return;
    const jg::SeenPlanet& seen = f.s.seen.ring[at];
    const std::string planet = f.s.planet(seen.id);
    TapOptions code;
    code.radius = p.badge * 0.4f;
    code.enabled = !f.o.scan.empty();
    touch(f, {Kind::scan_code, seen.id}, p.scan_touch(), fill(words::kNameScanCode.in(f.s.lang), {{"planet", planet}}), code);
    code.enabled = !f.o.land.empty();
    touch(f, {Kind::land_codes, seen.id}, p.land_touch(), fill(words::kNameLandCodes.in(f.s.lang), {{"planet", planet}}), code);
}

void Table::draw_planet_targets(Frame& f, std::size_t at) {
    Scene& s = f.s;
    const PlanetPlace& p = f.l.planets[at];
    const jg::SeenPlanet& seen = s.seen.ring[at];
    const std::string planet = s.planet(seen.id);
    const bool is_here = s.seen.players[s.seen.me].ship == seen.id;
    const Thing thing{Kind::planet, seen.id};
    TapOptions round;
    round.shape = TargetShape::circle;
    round.radius = p.r;
    round.enabled = f.o.reach[seen.id].any();
    touch(f, thing, square_around(p.centre, 2 * p.r), planet, round);
    TapOptions flat;
    flat.radius = 6;
    flat.can_focus = is_here;
    if (seen.face_down > 0) {
        flat.enabled = is_here && !f.o.scan.empty();
        touch(f, {Kind::pile, seen.id}, p.pile(), fill(words::kNamePile.in(s.lang), {{"n", seen.face_down}, {"planet", planet}}), flat);
    }
    flat.can_focus = true;
    for (std::size_t i = 0; i < seen.face_up.size(); ++i) {
        const jg::ResourceId resource = seen.face_up[i].resource;
        flat.enabled = contains(f.o.harvest, resource) || contains(f.o.place, resource) || contains(f.o.take, resource);
        touch(f, {Kind::resource, resource}, p.card(i, seen.face_down > 0),
              fill(words::kNameResource.in(s.lang), {{"resource", s.resource(resource)}, {"planet", planet}}), flat);
    }
}

}  // namespace orrery::ui::jumpgate_table
