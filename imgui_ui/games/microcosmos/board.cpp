// The galaxy as it is touched: highlights, targets, zooming and panning.
#include <algorithm>

#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/view.h"
#include "imgui_ui/games/microcosmos/words.h"

namespace orrery::ui::microcosmos_table {

namespace {

constexpr float kSmallCard = 140;                          // smaller cards call for a larger galaxy

/// Place that is touched. A planet with four spots round it has a larger one than is drawn.
Rect place_of_spot(const GalaxyGeometry& g, const mc::Table& t, mc::SpotId spot) {
    constexpr float kAmongFour = 1.13f;
    const mc::SpotKind kind = mc::kind_of(spot);
    const bool is_among_four = kind == mc::SpotKind::planet && mc::kPlanets[mc::planet_of(spot)].spots > 4;
    return square_around(g.spot(t, spot), 2 * g.radius(kind) * (is_among_four ? kAmongFour : 1));
}

mc::Nodes in_reach_of(const mc::MoveList& moves, const mc::Observation& seen, mc::CellSet& cells) {
    mc::Nodes out = 0;
    for (const mc::Move& m : moves) {
        if (const auto* travel = std::get_if<mc::Travel>(&m)) out |= mc::bit_of(mc::node_of(seen, travel->to));
        if (const auto* discover = std::get_if<mc::Discover>(&m)) cells |= 1u << discover->cell;
    }
    return out;
}

}  // namespace

/// The viewer may drag the own ark.
bool Table::can_fly(const Frame& f) const { return is_live() && (f.is_asked(mc::Kind::travel) || f.is_asked(mc::Kind::upgrade)); }

/// Returns the stop or cell that is chosen, or lies below the mouse, the finger or the dragged ark.
std::optional<Thing> Table::pointed_destination(const Frame& f) const {
    Ui& ui = f.s.ui;
    if (const std::optional<Drag> drag = ui.drag(); drag && is_dragging(thing(Kind::ark, 0, f.s.seen.me))) return thing_at(drag->now);
    for (const Thing next : touches().next()) {
        if (kind_of(next) != Kind::spot && kind_of(next) != Kind::cell) continue;
        const Id target = target_of(next);
        if (ui.is_hovered(target) || ui.is_pressed(target) || ui.is_focused(target)) return next;
    }
    const Thing last = touches().last();
    return kind_of(last) == Kind::spot || kind_of(last) == Kind::cell ? std::optional(last) : std::nullopt;
}

GalaxyLook Table::look_of_galaxy(const Frame& f) {
    const mc::Observation& seen = f.s.seen;
    GalaxyLook look;
    look.motions = &motions_;
    look.glow = [this](Thing what) { return glow_of(what); };
    if (!can_fly(f)) return look;
    const mc::MoveList moves = f.is_asked(mc::Kind::travel) ? f.legal : mc::legal_moves(passed(seen, mc::SkipUpgrade{}), seen.me);
    look.in_reach = in_reach_of(moves, seen, look.cells_in_reach);
    const std::optional<Thing> to = pointed_destination(f);
    if (!to) return look;
    const mc::SpotId at = seen.player(seen.turn_seat).at;
    if (kind_of(*to) == Kind::spot) {
        const auto spot = static_cast<mc::SpotId>(to->index);
        if (!mc::is_laid(seen, mc::planet_of(spot)) || (look.in_reach & mc::bit_of(mc::node_of(seen, spot))) == 0) return look;
        for (const mc::SpotId step : mc::shortest_path(seen, at, spot)) look.path.push_back(step);
    } else if (const auto cell = static_cast<mc::Cell>(to->index); (look.cells_in_reach >> cell & 1u) != 0) {
        look.path_into = cell;
        // Over the nearest exit that leads there.
        std::size_t shortest = 0;
        for (std::size_t d = 0; d < mc::kDirections; ++d) {
            const auto direction = static_cast<mc::Direction>(d);
            const mc::Cell from = mc::beyond(cell, direction);
            if (from == mc::kNoCell || seen.grid[from] == mc::kNoPlanet) continue;
            const mc::Planet& planet = mc::kPlanets[seen.grid[from]];
            const mc::SpotId exit = mc::spot_of(seen.grid[from], planet.exits[static_cast<std::size_t>(mc::opposite(direction))]);
            if (exit != at && (mc::reach(seen, at, mc::travel_limit(seen.player(seen.turn_seat)) - 1) & mc::bit_of(mc::node_of(seen, exit))) == 0) continue;
            const mc::Path path = mc::shortest_path(seen, at, exit);
            if (shortest != 0 && path.size() >= shortest) continue;
            shortest = path.size();
            look.path.assign(path.begin(), path.end());
        }
    }
    return look;
}

std::string Table::spot_label(const Frame& f, mc::SpotId spot) const {
    const std::string name = mc::spot_name(spot, f.s.lang);
    if (mc::kind_of(spot) == mc::SpotKind::asteroid) return name;
    return fill(words::kNameSpot, f.s.lang, {{"spot", name}, {"gain", mc::gain_text(mc::collected_at(f.s.seen, spot), f.s.lang)}});
}

void Table::draw_board_and_touches(Frame& f) {
    Scene& s = f.s;
    zoom_galaxy(f);
    draw_galaxy(s, f.g, look_of_galaxy(f));
    {
        const Canvas::Saved clip = s.canvas.clipped(f.g.field);
        touch_spots(f);
        touch_pieces(f);
    }
    const bool is_fitted = zoom_.view().is_fitted();
    if (f.l.zoom.w <= 0 || (f.g.card >= kSmallCard && is_fitted)) return;
    IconButtonLook button;
    button.on = button.reveals = !is_fitted;
    const Text& name = is_fitted ? words::kZoomIn : words::kZoomOut;
    if (icon_button(s.ui, id("microcosmos.zoom"), f.l.zoom.min(), is_fitted ? Icon::zoom : Icon::close, name.in(s.lang), button))
        zoom_.toggle(plane_of_galaxy(f.l.galaxy), f.g.field.centre());
}

/// Returns true if the spots of a card are too close to each other for a finger.
bool Table::are_spots_small(const Frame& f) const {
    constexpr float kLeastCard = 112;
    return f.g.card < kLeastCard;
}

Thing Table::spot_near(const Frame& f, Vec at) const {
    Thing nearest{};
    float least = 22;                                      // half a finger
    for (const mc::PlanetId planet : f.s.seen.grid) {
        if (planet == mc::kNoPlanet) continue;
        for (std::size_t i = 0; i < mc::kPlanets[planet].spots; ++i) {
            const mc::SpotId spot = mc::spot_of(planet, i);
            const float away = distance(at, f.g.spot(f.s.seen, spot));
            if (away >= least) continue;
            least = away;
            nearest = spot_thing(spot);
        }
    }
    return nearest;
}

void Table::touch_spots(Frame& f) {
    const mc::Observation& seen = f.s.seen;
    for (mc::Cell cell = 0; cell < mc::kCells; ++cell) {
        const mc::PlanetId planet = seen.grid[cell];
        if (planet == mc::kNoPlanet) {
            const Rect r = f.g.cell(cell);
            if (!f.g.field.contains(r.centre())) continue;
            if (tray_.contains(r.centre())) {
                place(cell_thing(cell), r, true);
                continue;
            }
            TapOptions options;
            options.can_drag = !zoom_.view().is_fitted();
            options.radius = 14;
            touch(cell_thing(cell), r.grown(-4), fill(words::kNameCell, f.s.lang, {{"cell", mc::cell_name(cell, f.s.lang)}}), options);
            continue;
        }
        for (std::size_t i = 0; i < mc::kPlanets[planet].spots; ++i) {
            const mc::SpotId spot = mc::spot_of(planet, i);
            const Vec at = f.g.spot(seen, spot);
            const Rect r = place_of_spot(f.g, seen, spot);
            if (!f.g.field.contains(at)) continue;
            if (can_fly(f) && spot == seen.player(seen.me).at) {
                place(spot_thing(spot), r, true);          // the ark stands for it
                continue;
            }
            if (tray_.contains(at) || (are_spots_small(f) && glow_of(spot_thing(spot)) == Glow::none)) {
                place(spot_thing(spot), r, true);          // small ones are touched through the galaxy
                continue;
            }
            TapOptions options;
            options.shape = TargetShape::circle;
            options.can_drag = !zoom_.view().is_fitted();
            touch(spot_thing(spot), r, spot_label(f, spot), options);
        }
    }
}

void Table::touch_pieces(Frame& f) {
    constexpr float kLeastTrack = 150;                     // card below which a column is too small for a finger
    const mc::Observation& seen = f.s.seen;
    const Lang lang = f.s.lang;
    for (const mc::PlanetId planet : seen.grid) {
        if (planet == mc::kNoPlanet || planet == mc::kPortal) continue;
        for (const Seat who : seen.places[planet].colonies) place(thing(Kind::colony, planet, who), f.g.colony(seen, planet, who));
        for (const Seat who : seen.places[planet].outposts) {
            const Thing outpost = thing(Kind::outpost, planet, who);
            const Rect r = f.g.outpost(seen, planet, who);
            const bool is_choice = glow_of(outpost) != Glow::none;
            if (!is_choice) {
                place(outpost, r);
                continue;
            }
            const std::string name = fill(words::kNameOutpost, lang, {{"seat", f.s.name_of(who)}, {"planet", mc::planet_name(planet, lang)}});
            touch(outpost, r, name, {});
        }
        for (const mc::Marker& marker : seen.places[planet].markers)
            place(thing(Kind::marker, planet, marker.seat), f.g.marker(seen, planet, marker.seat));
        for (const mc::Resource resource : mc::kResources) {
            const Rect r = f.g.track(seen, planet, resource);
            if (r.w <= 0) continue;
            const Thing track = track_thing(planet, resource);
            if (f.g.card < kLeastTrack || glow_of(track) == Glow::none) {
                place(track, r);
                continue;
            }
            const std::size_t i = mc::index_of(resource);
            TapOptions options;
            options.can_focus = false;                     // the cargo means the same
            options.is_ground = true;
            touch(track, r, fill(words::kNameTrack, lang, {{"planet", mc::planet_name(planet, lang)}, {"resource", mc::resource_name(resource, lang)},
                                                             {"n", seen.places[planet].levels[i]}, {"of", mc::kPlanets[planet].tracks[i]}}), options);
        }
    }
    for (const Seat who : all_seats(seen.contenders())) {
        const Thing ark = thing(Kind::ark, 0, who);
        const Rect r = f.g.ark(seen, who);
        if (!f.g.field.contains(r.centre())) continue;
        if (who != seen.me || !can_fly(f)) {
            place(ark, r);
            continue;
        }
        TapOptions options;
        options.can_drag = true;
        options.can_focus = false;
        // Together with the spot below it, which would be too narrow for a finger.
        const mc::SpotId at = seen.player(who).at;
        const std::string name = fill(words::kNameArk, lang, {{"seat", f.s.name_of(who)}, {"spot", mc::spot_name(at, lang)}});
        touch(ark, united(r, place_of_spot(f.g, seen, at)), name, options, r);
    }
}

/// Zooms and pans. What lies in the galaxy and cannot be dragged itself moves it.
void Table::zoom_galaxy(Frame& f) {
    Zoom::Look look;
    look.ground = id("microcosmos.galaxy");
    look.name = words::kNameGalaxy.in(f.s.lang);
    look.drags_plane = [&](Id source) {
        const Kind kind = kind_of(thing_of(source));
        return kind == Kind::spot || kind == Kind::cell;
    };
    const std::optional<Vec> tapped = zoom_.handle(f.s.ui, plane_of_galaxy(f.l.galaxy), look);
    const bool is_small = are_spots_small(f);
    if (is_small && f.s.ui.is_held(look.ground))
        if (const Thing spot = spot_near(f, f.s.ui.held_at())) explain_held(spot);
    const Thing spot = is_small && tapped ? spot_near(f, *tapped) : Thing{};
    if (spot) touch_at(spot);
    else if (tapped && is_live() && touches().has_begun() && kind_of(touches().last()) == Kind::spot) touches().drop();
}

}  // namespace orrery::ui::microcosmos_table
