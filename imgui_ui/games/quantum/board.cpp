// The map as it is touched: highlights, targets, zooming and panning.
#include <algorithm>

#include "engine/games/quantum/sites.h"
#include "imgui_ui/games/quantum/paths.h"
#include "imgui_ui/games/quantum/view.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {

namespace {

void add_outcomes(const qu::Observation& seen, qu::ShipId ship, MapLook& look) {
    look.legal.for_each([&](qu::Square at) {
        const qu::PlanetId planet = qu::tile_of(at);
        if (!qu::is_orbit(at) || !qu::is_planet(seen, planet)) return;
        qu::Table after = seen;
        after.ships[ship].at = at;
        if (const OrbitSum sum = orbit_sum(after, planet, seen.me); sum.is_eligible) look.outcomes.push_back({at, sum});
    });
}

}  // namespace

MapLook Table::look_of_map(const Frame& f) const {
    const qu::Observation& seen = f.s.seen;
    MapLook look;
    if (!is_live()) return look;
    const std::optional<qu::ShipId> ship = raised();
    look.selected = ship;
    if (seen.pending && seen.pending->carrying != qu::kNoShip) look.carried = seen.pending->carrying;
    if (seen.play && seen.play->stage == qu::Play::Stage::planet && seen.play->from != qu::kNoPlanet)
        look.from_planet = seen.play->from;
    if (seen.play && seen.play->stage == qu::Play::Stage::choose)
        for (int i = 0; i < qu::kShipsPerSeat; ++i)
            if (seen.play->concerns(i)) look.picked.set(qu::ship_of(seen.turn.seat, i));
    // Before any touch, what may still act after the last action only shines.
    ShipSet& own = f.is_asked(qu::Kind::action) && seen.turn.actions == 0 && !touches().has_begun() ? look.can_act : look.legal_ships;
    for (const Thing next : touches().next()) {
        const auto index = static_cast<std::size_t>(next.index);
        if (kind_of(next) == Kind::space) look.legal.add(static_cast<qu::Square>(next.index));
        if (kind_of(next) == Kind::planet) look.legal_planets.set(index);
        if (kind_of(next) == Kind::ship) (next.seat == seen.me ? own : look.attackable).set(index);
    }
    const Choice chosen = choice();
    if (chosen.planet) look.from_planet = chosen.planet;
    if (ship && !look.carried && !chosen.target) add_outcomes(seen, *ship, look);
    if (!ship || !seen.ships[*ship].on_map()) return look;
    for (qu::ShipId enemy = 0; enemy < seen.ship_count(); ++enemy)
        if (look.attackable.test(enemy))
            if (const Aim* aim = aim_at(enemy)) look.chances.push_back({enemy, percent_of(*aim)});
    if (chosen.target) {
        const qu::Square at = seen.ships[*chosen.target].at;
        look.legal.for_each([&](qu::Square from) { look.arrows.push_back({from, at}); });
    }
    if (!look.legal.empty() || look.attackable.any()) look.dark = qu::free_spaces(seen).without(look.legal);
    if (const auto to = pointed_space(f); to && look.legal.has(*to)) {
        const std::optional<qu::Pending> open = f.is_asked(qu::Kind::action) ? opened(seen, opening(*ship)).pending : seen.pending;
        if (open && open->kind == qu::Pending::Kind::move)
            look.path = path_of(seen, *ship, open->source, look.carried.has_value(), *to);
    }
    return look;
}

/// Returns the space below the mouse, the finger or the dragged ship.
std::optional<qu::Square> Table::pointed_space(const Frame& f) const {
    Ui& ui = f.s.ui;
    const std::optional<qu::ShipId> ship = raised();
    if (const std::optional<Drag> drag = ui.drag(); drag && ship && is_dragging(ship_thing(*ship))) return f.g.square_at(drag->now);
    std::optional<qu::Square> out;
    qu::spaces_of(f.s.seen.options.map).for_each([&](qu::Square at) {
        const Id target = target_of(space_thing(at));
        if (ui.is_hovered(target) || ui.is_pressed(target) || ui.is_focused(target)) out = at;
    });
    return out;
}

void Table::draw_board(Frame& f) {
    constexpr float kSmallSpace = 40;                // smaller spaces call for a larger map
    Scene& s = f.s;
    zoom_map(f);
    {
        const Canvas::Saved clip = s.canvas.clipped(f.g.field);
        touch_map(f);
    }
    const MapLook look = look_of_map(f);
    numbers_ = draw_map(s, f.g, look, motions_);
    chances_ = look.chances;
    arrows_ = look.arrows;
    const bool is_fitted = zoom_.view().is_fitted();
    if (f.g.cell >= kSmallSpace && is_fitted) return;
    IconButtonLook button;
    button.on = button.reveals = !is_fitted;
    const Text& name = is_fitted ? words::kZoomIn : words::kZoomOut;
    if (icon_button(s.ui, target_of(thing(Kind::zoom)), f.l.zoom.min(), is_fitted ? Icon::zoom : Icon::close, name.in(s.lang), button))
        zoom_.toggle(plane_of(s.seen.map(), f.l.map), f.g.field.centre());
}

/// Returns true if the map is only viewed and its pieces are too small for a finger. A touch then enlarges it first.
bool Table::is_map_too_small(const Frame& f) const {
    constexpr float kLeast = 32;
    return !is_live() && zoom_.view().is_fitted() && f.g.cell < kLeast;
}

void Table::touch_map(Frame& f) {
    const qu::Observation& seen = f.s.seen;
    const Lang lang = f.s.lang;
    const bool is_small = is_map_too_small(f);
    qu::spaces_of(seen.options.map).for_each([&](qu::Square at) {
        if (f.g.field.contains(f.g.centre(at))) place(space_thing(at), f.g.space(at));
    });
    qu::for_each_planet(seen, [&](qu::PlanetId planet) {
        const Vec centre = f.g.planet(planet);
        const Rect r = square_around(centre, 2 * f.g.planet_radius());
        if (!f.g.field.contains(centre)) return;
        if (is_small) return place(planet_thing(planet), r, true);
        TapOptions options;
        options.shape = TargetShape::circle;
        options.can_drag = !zoom_.view().is_fitted();
        const int number = qu::kind_of(seen.map().tiles[planet]).number;
        const std::string at = coordinate_of(qu::middle_of(planet));
        touch(planet_thing(planet), r, fill(words::kNamePlanet, lang, {{"n", number}, {"at", at}}), options);
    });
    if (is_live())
        for (const Thing next : touches().next()) {
            const auto at = static_cast<qu::Square>(next.index);
            const Rect r = f.g.space(at);
            if (kind_of(next) != Kind::space || !f.g.field.contains(r.centre())) continue;
            TapOptions options;
            options.can_drag = !zoom_.view().is_fitted();
            options.radius = r.w * 0.16f;
            touch(next, r.grown(-r.w * 0.06f), fill(words::kNameSpace, lang, {{"at", coordinate_of(at)}}), options);
        }
    for (qu::ShipId ship = 0; ship < seen.ship_count(); ++ship) {
        const qu::Ship& die = seen.ships[ship];
        if (!die.on_map()) continue;
        const Vec centre = f.g.centre(die.at);
        const Rect r = square_around(centre, f.g.cell * kShipShare);
        if (!f.g.field.contains(centre)) continue;
        if (is_small) {
            place(ship_thing(ship), r);
            continue;
        }
        TapOptions options;
        options.can_drag = f.is_mine(ship) || !zoom_.view().is_fitted();
        options.radius = f.g.cell * 0.14f;
        const std::string name = fill(words::kNameShip, lang, {{"seat", f.s.name_of(qu::owner_of(ship))},
                                                                  {"ship", qu::ship_name(die.number, lang)},
                                                                  {"at", coordinate_of(die.at)}});
        touch(ship_thing(ship), r, name, options);
    }
}

/// Zooms and pans. What lies on the map and cannot be dragged itself moves it. A space without a target is touched through it.
void Table::zoom_map(Frame& f) {
    Zoom::Look look;
    look.ground = id("quantum.map");
    look.name = words::kNameMap.in(f.s.lang);
    look.has_targets = !is_map_too_small(f);
    look.drags_plane = [&](Id source) {
        const Thing dragged = thing_of(source);
        const Kind kind = kind_of(dragged);
        return kind == Kind::space || kind == Kind::planet || (kind == Kind::ship && dragged.seat != f.s.seen.me);
    };
    const std::optional<Vec> tapped = zoom_.handle(f.s.ui, plane_of(f.s.seen.map(), f.l.map), look);
    const bool asks_for_space = is_live() && (touches().has_begun() || raised());
    if (!tapped || !asks_for_space) return;
    const std::optional<qu::Square> at = f.g.square_at(*tapped);
    if (at && qu::spaces_of(f.s.seen.options.map).has(*at)) touch_at(space_thing(*at));
}

}  // namespace orrery::ui::quantum_table
