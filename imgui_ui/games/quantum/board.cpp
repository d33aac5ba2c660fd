// The map as it is touched: highlights, targets, zooming, panning, and dragging a ship along its path.
#include <algorithm>

#include "engine/games/quantum/sites.h"
#include "imgui_ui/games/quantum/paths.h"
#include "imgui_ui/games/quantum/play.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {

using Kind = Thing::Kind;

namespace {

constexpr Id kGround = id("quantum.map");
constexpr float kWheelZoom = 1.2f, kTapZoom = 2;
constexpr double kDoubleTapMs = 350;
constexpr float kSmallSpace = 40;                    // smaller spaces call for a larger map

}  // namespace

MapLook Table::look_of_map(const Frame& f) const {
    const qu::Observation& seen = f.s.seen;
    MapLook look;
    if (!f.live) return look;
    look.selected = selected_;
    if (seen.pending && seen.pending->carrying != qu::kNoShip) look.carried = seen.pending->carrying;
    if (seen.play && seen.play->stage == qu::Play::Stage::planet && seen.play->from != qu::kNoPlanet)
        look.from_planet = seen.play->from;
    if (seen.play && seen.play->stage == qu::Play::Stage::choose)
        for (int i = 0; i < qu::kShipsPerSeat; ++i)
            if (seen.play->concerns(i)) look.picked.set(qu::ship_of(seen.turn.seat, i));
    if (f.is_asked(qu::Kind::action)) {
        for (const qu::Move& m : f.legal)
            if (const auto* build = std::get_if<qu::Construct>(&m)) look.legal_planets.set(build->planet);
        if (armed_) {
            for (qu::ShipId ship = 0; ship < seen.ship_count(); ++ship)
                if (f.is_mine(ship) && !powers_of(f.legal, ship, *armed_).empty()) look.legal_ships.set(ship);
        } else if (!selected_) {
            if (seen.turn.actions == 0) look.can_act = ships_with_moves(f.legal);
            else look.legal_ships = ships_with_moves(f.legal);
        }
    } else {
        light(look, f.legal);
    }
    if (!selected_) return look;
    const qu::ShipId ship = *selected_;
    if (f.is_asked(qu::Kind::action) || f.is_asked(qu::Kind::move) || f.is_asked(qu::Kind::start_ship)) {
        look.legal = {};
        look.attackable.reset();
        if (!f.is_asked(qu::Kind::action)) look.legal_ships.reset();
        light(look, f.plan.answers);
    }
    if (!seen.ships[ship].on_map()) return look;
    for (qu::ShipId enemy = 0; enemy < seen.ship_count(); ++enemy) {
        if (!look.attackable.test(enemy)) continue;
        const std::vector<AttackChance>& ways = attacks(f, enemy);
        if (!ways.empty()) look.chances.push_back({enemy, ways.front().odds.percent()});
    }
    if (target_) {
        look.legal = {};
        for (const AttackChance& way : attacks(f, *target_)) {
            look.legal.add(way.from);
            look.arrows.push_back({way.from, seen.ships[*target_].at});
        }
    }
    if (!look.legal.empty() || look.attackable.any())
        look.dark = qu::free_spaces(seen).without(look.legal);
    if (const auto to = pointed_space(f); to && look.legal.has(*to)) {
        const std::optional<qu::Pending> open =
            f.plan.first ? pending_of(ship, mode_.value_or(Mode::move), *f.plan.first) : seen.pending;
        if (open && open->kind == qu::Pending::Kind::move)
            look.path = path_of(seen, ship, open->source, look.carried.has_value(), *to);
    }
    return look;
}

/// Returns the space below the mouse, the finger or the dragged ship.
std::optional<qu::Square> Table::pointed_space(const Frame& f) const {
    Ui& ui = f.s.ui;
    if (const std::optional<Drag> drag = ui.drag(); drag && dragging_) return f.g.square_at(drag->now);
    for (const auto& [thing, place] : places_)
        if (thing.kind == Kind::space) {
            const Id target = target_of(thing);
            if (ui.is_hovered(target) || ui.is_pressed(target) || ui.is_focused(target))
                return static_cast<qu::Square>(thing.index);
        }
    return {};
}

void Table::draw_board(Frame& f) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    move_map(f);
    drag_ship(f);
    // Targets come first, so that the pointed space is known before drawing.
    MapLook look = look_of_map(f);
    {
        const Canvas::Saved clip = c.clipped(f.g.field);
        touch_spaces(f, look);
    }
    look = look_of_map(f);
    if (refused_.kind == Kind::space) look.refused_space = static_cast<qu::Square>(refused_.index);
    if (refused_.kind == Kind::planet) look.refused_planet = static_cast<qu::PlanetId>(refused_.index);
    if (refused_.kind == Kind::ship) look.refused_ships.set(static_cast<std::size_t>(refused_.index));
    numbers_ = draw_map(s, f.g, look, motions_);
    chances_ = look.chances;
    {
        const Canvas::Saved clip = c.clipped(f.g.field);
        motions_.draw_on_map(s, f.g, s.ui.now_ms());
    }
    if (f.g.cell >= kSmallSpace && map_view_.is_fitted()) return;
    IconButtonLook look_of_zoom;
    look_of_zoom.on = !map_view_.is_fitted();
    const Text& name = map_view_.is_fitted() ? words::kZoomIn : words::kZoomOut;
    const Icon icon = map_view_.is_fitted() ? Icon::zoom : Icon::close;
    const bool is_tapped = icon_button(s.ui, button_target(Button::zoom), f.l.zoom.min(), icon, name.in(s.lang), look_of_zoom);
    button_places_.push_back({Button::zoom, f.l.zoom});
    if (is_tapped) pressed(f, Button::zoom);
}

/// Returns true if the map is only viewed and its pieces are too small for a finger. A touch then enlarges it first.
bool Table::is_map_too_small(const Frame& f) const {
    constexpr float kLeast = 32;
    return !f.live && map_view_.is_fitted() && f.g.cell < kLeast;
}

void Table::touch_spaces(Frame& f, const MapLook& look) {
    if (is_map_too_small(f)) return;
    const qu::Observation& seen = f.s.seen;
    const Lang lang = f.s.lang;
    const bool is_asking = f.live && !f.is_asked(qu::Kind::take_card);
    qu::for_each_planet(seen, [&](qu::PlanetId planet) {
        const Vec centre = f.g.planet(planet);
        if (!f.g.field.contains(centre)) return;
        TapOptions options;
        options.shape = TargetShape::circle;
        options.can_drag = !map_view_.is_fitted();
        const float r = f.g.planet_radius();
        const int number = qu::kind_of(seen.map().tiles[planet]).number;
        const std::string name =
            fill(words::kNamePlanet, lang, {{"n", number}, {"at", coordinate_of(qu::middle_of(planet))}});
        touch(f, {Kind::planet, planet, 0}, square_around(centre, 2 * r), name, options);
    });
    if (is_asking)
        look.legal.for_each([&](qu::Square at) {
            const Rect r = f.g.space(at);
            if (!f.g.field.contains(r.centre())) return;
            TapOptions options;
            options.can_drag = !map_view_.is_fitted();
            options.radius = r.w * 0.16f;
            touch(f, {Kind::space, at, 0}, r.grown(-r.w * 0.06f), fill(words::kNameSpace, lang, {{"at", coordinate_of(at)}}),
                  options);
        });
    for (qu::ShipId ship = 0; ship < seen.ship_count(); ++ship) {
        const qu::Ship& die = seen.ships[ship];
        if (!die.on_map()) continue;
        const Vec centre = f.g.centre(die.at);
        if (!f.g.field.contains(centre)) continue;
        TapOptions options;
        options.can_drag = true;
        options.radius = f.g.cell * 0.14f;
        const std::string name = fill(words::kNameShip, lang, {{"seat", f.s.name_of(qu::owner_of(ship))},
                                                                  {"ship", qu::ship_name(die.number, lang)},
                                                                  {"at", coordinate_of(die.at)}});
        touch(f, {Kind::ship, ship, 0}, square_around(centre, f.g.cell * kShipShare), name, options);
    }
}

/// Handles the map itself: dragging pans it; a double tap or the wheel zooms it.
void Table::move_map(Frame& f) {
    Ui& ui = f.s.ui;
    const qu::Map& map = f.s.seen.map();
    TapOptions ground;
    ground.name = words::kNameMap.in(f.s.lang);
    ground.is_ground = true;
    ground.can_focus = is_map_too_small(f);
    ground.can_drag = !map_view_.is_fitted();
    if (ui.tap(kGround, f.g.field, ground)) {
        const Vec where = f.g.field.contains(ui.pointer()) ? ui.pointer() : f.g.field.centre();
        const bool is_double = is_map_too_small(f) || ui.now_ms() - ground_ms_ < kDoubleTapMs;
        ground_ms_ = is_double ? -1e9 : ui.now_ms();
        const std::optional<qu::Square> at = f.g.square_at(ui.pointer());
        if (is_double) map_view_ = map_view_.is_fitted() ? zoomed(map, f.l.map, map_view_, kTapZoom, where) : MapView{};
        else if (at) touched_space(f, *at);
    }
    const float wheel = ui.wheel_over(f.g.field);
    if (wheel != 0) map_view_ = zoomed(map, f.l.map, map_view_, std::pow(kWheelZoom, wheel), ui.pointer());
    if (const std::optional<Pinch> pinch = ui.pinch(); pinch && f.g.field.contains(pinch->centre)) {
        map_view_ = panned(map, f.l.map, zoomed(map, f.l.map, map_view_, pinch->factor, pinch->centre), pinch->moved);
    }
    const std::optional<Drag> drag = ui.drag();
    const bool drags_map = drag && !map_view_.is_fitted() && !dragging_ && drag_moves_map(drag->source);
    if (!drags_map) {
        dragged_from_.reset();
        return;
    }
    map_view_ = panned(map, f.l.map, map_view_, drag->now - dragged_from_.value_or(drag->start));
    dragged_from_ = drag->now;
    ui.request_frame();
}

/// Returns true for targets that cannot be dragged themselves: the ground, spaces, planets and rivals' ships.
bool Table::drag_moves_map(Id source) const {
    if (source == kGround) return true;
    bool is_space = false;
    if (before_)
        qu::spaces_of(before_->options.map).for_each([&](qu::Square at) {
            is_space |= target_of({Kind::space, at, 0}) == source;
        });
    if (is_space) return true;
    for (qu::PlanetId planet = 0; planet < qu::kMaxTiles; ++planet)
        if (target_of({Kind::planet, planet, 0}) == source) return true;
    for (qu::ShipId ship = 0; ship < qu::kShipCount; ++ship)
        if (target_of({Kind::ship, ship, 0}) == source) return !before_ || qu::owner_of(ship) != before_->me;
    return false;
}

/// Drags an own ship. Releasing it counts as a touch at that place.
void Table::drag_ship(Frame& f) {
    const std::optional<Drag> drag = f.s.ui.drag();
    const qu::Observation& seen = f.s.seen;
    std::optional<qu::ShipId> ship;
    if (drag && f.live)
        for (int i = 0; i < qu::kShipsPerSeat; ++i)
            if (const qu::ShipId own = qu::ship_of(seen.me, i); target_of({Kind::ship, own, 0}) == drag->source) ship = own;
    if (!ship) {
        dragging_ = false;
        return;
    }
    if (!dragging_ && selected_ != ship && f.is_asked(qu::Kind::action)) select(f, *ship);
    dragging_ = true;
    if (!drag->released) return;
    dragging_ = false;
    const std::optional<qu::Square> at = f.g.square_at(drag->now);
    if (!at || selected_ != ship || *at == seen.ships[*ship].at) return;
    for (qu::ShipId other = 0; other < seen.ship_count(); ++other)
        if (seen.ships[other].at == *at) return touched(f, {Kind::ship, other, 0});
    touched_space(f, *at);
}

}  // namespace orrery::ui::quantum_table
