// The maps as they are touched: looks, headings, targets, zooming.
// 1 looks   2 headings   3 targets of the Earth, the sky and the orbit   4 zoom
#include <algorithm>
#include <cmath>

#include "engine/core/punctuation.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/sky_words.h"
#include "imgui_ui/games/astronavigators/table_words.h"
#include "imgui_ui/games/astronavigators/view.h"

namespace orrery::ui::astronavigators_table {

namespace {

constexpr float kIconSpace = 21;                           // smaller ones have no room for icons

constexpr Id kEarthGround = id("astronavigators.earth"), kSkyGround = id("astronavigators.sky");

bool is_board_shown(Rect r) { return r.w > 0 && r.h > 0; }

std::string board_row_number(int row) { return (row > 0 ? "+" : row < 0 ? "−" : "") + std::to_string(std::abs(row)); }

/// Returns the row from which the shown player looks at the sky; nullopt if the vehicle is not on the Earth.
std::optional<int> board_row(const Scene& s) {
    const an::Player& player = s.player(s.shown_seat());
    if (!player.is_on(an::Map::earth)) return {};
    return an::row_of(player.vehicle.at);
}

/// Rows that are above the horizon of a player.
struct SeenRows {
    int from = 0, to = 0;
};
SeenRows seen_rows(const an::Player& player, int row) {
    int reach = an::kReach;
    for (const an::QuestId quest : player.instruments)
        if (an::kInstruments[quest].effect == an::EffectKind::visible_rows) reach += an::kInstruments[quest].amount;
    return {std::max(-an::kPolarRow, row - reach), std::min(an::kPolarRow, row + reach)};
}

/// Returns whether the midnight sun hides all stars from a player (AN-A13).
bool board_has_midnight_sun(const an::Table& t, const an::Player& player, int row) {
    const int sun = an::kEcliptic[static_cast<std::size_t>(t.sun_step)].row;
    return std::abs(row) == an::kPolarRow && !player.has_instrument(an::EffectKind::polar_ignores_sun) &&
           (sun == 0 || std::abs(sun - row) <= an::kPolarReach);
}

/// Returns the constellation of the zodiac in which the sun stands: the one whose middle is nearest to its hour line.
an::CardId sign_of_sun(int sun_step) {
    const int hour = an::kEcliptic[static_cast<std::size_t>(sun_step)].hour;
    an::CardId best = 0;
    int least = 2 * an::kHours;
    for (an::CardId card = 0; card < an::kConstellations; ++card) {
        const an::Card& kind = an::kCards[card];
        if ((kind.icons & an::kIconZodiac) == 0) continue;
        const int twice = std::abs(2 * kind.column + kind.columns - 2 * hour) % (2 * an::kHours);
        const int off = std::min(twice, 2 * an::kHours - twice);
        if (off >= least) continue;
        least = off;
        best = card;
    }
    return best;
}

}  // namespace

// --- 1 looks ---

/// Returns the space that a step could lead to and that lies below the mouse, the finger or the dragged vehicle.
std::optional<an::SpaceId> Table::pointed_space(const Frame& f) const {
    if (!is_live() || !f.is_asked(an::Kind::travel_step)) return {};
    Ui& ui = f.s.ui;
    if (const std::optional<Drag> drag = ui.drag(); drag && is_dragging(thing(Kind::vehicle, 0, f.s.seen.me))) {
        const std::optional<an::SpaceId> at = f.earth.at(drag->now);
        return at && touches().reach(space_thing(*at)) != Reach::none ? at : std::nullopt;
    }
    for (const Thing next : touches().next()) {
        if (kind_of(next) != Kind::space) continue;
        const Id target = target_of(next);
        if (ui.is_hovered(target) || ui.is_pressed(target) || ui.is_focused(target)) return static_cast<an::SpaceId>(next.index);
    }
    return {};
}

EarthLook Table::look_of_earth(const Frame& f) const {
    const an::Observation& seen = f.s.seen;
    EarthLook look;
    look.glow = [this](Thing what) { return glow_of(what); };
    look.motions = &motions_;
    look.has_targets = f.earth.cell >= kIconSpace;
    const Seat shown = f.s.shown_seat();
    if (f.s.player(shown).is_on(an::Map::earth)) look.viewer = shown;
    if (seen.turn && seen.turn->stage == an::Step::travel) look.transport = seen.turn->transport;
    if (f.is_asked(an::Kind::select_action) || f.is_asked(an::Kind::chain_transport))
        for (const an::Transport transport : an::kTransportList) {
            const Id target = target_of(transport_thing(transport));
            if (f.s.ui.is_hovered(target) || f.s.ui.is_focused(target)) look.transport = transport;
        }
    const std::optional<an::SpaceId> to = pointed_space(f);
    if (!to || !seen.turn) return look;
    const Leg leg = shortest_leg(seen, *to);
    if (leg.empty()) return look;
    look.path.push_back(seen.players[seen.turn->seat].vehicle.at);
    look.path.insert(look.path.end(), leg.begin(), leg.end());
    return look;
}

SkyLook Table::look_of_sky(const Frame& f) const {
    const an::Observation& seen = f.s.seen;
    std::optional<an::CardId> chosen;                      // card of the week that is chosen or pointed at, or that is explained
    const auto choose_week = [&](int week) {
        if (!seen.week(week).empty()) chosen = seen.week(week).back();
    };
    if (const std::optional<int> week = chosen_week()) choose_week(*week);
    for (int week = 1; week <= an::kWeeks; ++week)
        if (const Id target = target_of(week_thing(week)); f.s.ui.is_hovered(target) || f.s.ui.is_focused(target)) choose_week(week);
    if (kind_of(explained()) == Kind::card) chosen = static_cast<an::CardId>(explained().index);
    if (kind_of(explained()) == Kind::week) choose_week(explained().index);
    SkyLook look;
    look.motions = &motions_;
    look.row = board_row(f.s);
    look.names = !f.l.is_narrow || !sky_zoom_.view().is_fitted();
    look.glow = [this, chosen](Thing what) {
        if (chosen && what == card_thing(*chosen)) return Glow::selected;
        return glow_of(what);
    };
    return look;
}

// --- 2 headings ---

namespace {

/// Draws the name of a map, the longest of the `facts` that has room, and a hint at the right end.
void draw_map_heading(Scene& s, Rect r, std::string_view name, const std::vector<std::string>& facts, std::string_view hint) {
    constexpr float kGap = 14;
    if (!is_board_shown(r)) return;
    Canvas& c = s.canvas;
    const float y = r.centre().y, size = std::min(type::kTitle, r.h * 0.7f);
    c.text({r.x, y}, name, size, s.theme.hi, Weight::bold);
    const float left = r.x + c.text_width(name, size, Weight::bold) + kGap;
    float right = r.right();
    if (!hint.empty()) right -= c.fit({right, y}, hint, type::kLabel, s.theme.gold, Weight::bold, Align::right, right - left) + kGap;
    for (const std::string& fact : facts) {
        if (fact.empty() || c.text_width(fact, type::kLabel) > right - left) continue;
        c.text({left, y + 1}, fact, type::kLabel, s.theme.mid);
        return;
    }
}

/// Joins the rows that can be seen across both maps, which stand beside each other.
void draw_latitude_band(Scene& s, const Layout& l, const EarthGeometry& earth, const SkyGeometry& sky) {
    const std::optional<int> row = board_row(s);
    if (!l.is_side_by_side || !is_board_shown(l.sky) || !row) return;
    const SeenRows rows = seen_rows(s.player(s.shown_seat()), *row);
    const float top = earth.row(rows.to).y, bottom = earth.row(rows.from).bottom(), own = earth.row(*row).centre().y;
    const Color ink = s.ink_of(s.shown_seat());
    Canvas& c = s.canvas;
    const float left = earth.field.right(), right = sky.field.x;
    c.rect({left, top, right - left, bottom - top}, 0, fade(ink, s.theme.flat ? 0.3f : 0.14f));
    for (const float y : {top, bottom}) c.line({earth.field.x, y}, {sky.field.right(), y}, fade(ink, 0.55f), 1.4f);
    c.line({left, own}, {right, own}, fade(ink, 0.9f), 2.4f);
}

}  // namespace

void Table::draw_headings(Frame& f) {
    Scene& s = f.s;
    const an::Observation& seen = s.seen;
    const Seat shown = s.shown_seat();
    const an::Player& player = s.player(shown);
    const std::optional<int> row = board_row(s);
    const auto has_next = [&](Kind kind) {
        if (!is_live()) return false;
        const std::vector<Thing> next = touches().next();
        return std::any_of(next.begin(), next.end(), [kind](Thing what) { return kind_of(what) == kind; });
    };
    if (is_board_shown(f.l.earth_heading)) {
        const std::string month = an::month_name(seen.sun_step, s.lang);
        std::string place = month;
        if (row)
            place += punctuation::kBullet.in(s.lang) +
                     fill(words::kMapsSeatInRow, s.lang, {{"seat", s.name_of(shown)}, {"row", board_row_number(*row)}});
        std::string hint;
        if (const std::optional<an::SpaceId> to = pointed_space(f)) {
            hint = an::space_name(*to, s.lang);
            if (const std::string gain = gain_at(f, *to); !gain.empty()) hint += punctuation::kColon.in(s.lang) + gain;
        } else if (has_next(Kind::space)) {
            hint = words::kMapsTapSpace.in(s.lang);
        }
        draw_map_heading(s, f.l.earth_heading, words::kMapsEarth.in(s.lang), {place, month}, hint);
    }
    if (is_board_shown(f.l.sky_heading)) {
        const std::string sun = fill(words::kMapsSun, s.lang, {{"card", an::card_name(sign_of_sun(seen.sun_step), s.lang)}});
        std::string rows;
        if (row && board_has_midnight_sun(seen, player, *row)) {
            rows = words::kMidnightSunHides.in(s.lang);
        } else if (row) {
            const SeenRows range = seen_rows(player, *row);
            rows = fill(shown == seen.me ? words::kMapsYouSee : words::kMapsSeatSees, s.lang,
                        {{"row", board_row_number(*row)}, {"seat", s.name_of(shown)}, {"from", board_row_number(range.from)},
                         {"to", board_row_number(range.to)}});
        }
        const std::string both = rows.empty() ? sun : sun + punctuation::kSemicolon.in(s.lang) + rows;
        draw_map_heading(s, f.l.sky_heading, words::kMapsSky.in(s.lang), {both, rows, sun}, {});
    }
    if (is_board_shown(f.l.orbit_heading)) {
        std::string place, next;
        if (player.is_on(an::Map::orbit)) {
            place = fill(words::kMapsSeatAt, s.lang, {{"seat", s.name_of(shown)}, {"stage", an::stage_name(player.vehicle.at, s.lang)}});
            next = fill(words::kMapsNext, s.lang, {{"stage", an::stage_name(an::next_stage(seen, player.vehicle.at), s.lang)}});
        }
        const std::string both = place.empty() ? std::string() : place + punctuation::kSemicolon.in(s.lang) + next;
        draw_map_heading(s, f.l.orbit_heading, words::kMapsOrbit.in(s.lang), {both, next},
                         has_next(Kind::stack) ? words::kMapsTapStack.in(s.lang) : "");
    }
}

// --- 3 targets ---

namespace {

std::string label_of_vehicle(const Scene& s, Seat who, const std::string& at) {
    const std::string transport = an::transport_name(s.player(who).face, s.lang);
    return fill(words::kTouchVehicle, s.lang, {{"seat", s.name_of(who)}, {"transport", transport}, {"place", at}});
}

}  // namespace

void Table::draw_maps(Frame& f) {
    Scene& s = f.s;
    zoom_maps(f);
    draw_headings(f);
    if (is_board_shown(f.l.earth)) {
        draw_earth(s, f.earth, look_of_earth(f));
        const Canvas::Saved clip = s.canvas.clipped(f.earth.field);
        touch_earth(f);
    }
    if (is_board_shown(f.l.sky)) {
        draw_sky(s, f.sky, look_of_sky(f));
        const Canvas::Saved clip = s.canvas.clipped(f.sky.field);
        touch_sky(f);
    }
    if (is_board_shown(f.l.orbit)) {
        keep_whole(f.l.orbit);
        OrbitLook look;
        look.glow = [this](Thing what) { return glow_of(what); };
        look.motions = &motions_;
        const an::Player& player = s.player(s.shown_seat());
        if (player.is_on(an::Map::orbit)) look.next = an::next_stage(s.seen, player.vehicle.at);
        draw_orbit(s, f.orbit, look);
        touch_orbit(f);
    }
    if (earth_zoom_.view().is_fitted() && sky_zoom_.view().is_fitted()) draw_latitude_band(s, f.l, f.earth, f.sky);
}

void Table::touch_earth(Frame& f) {
    const Scene& s = f.s;
    const an::Observation& seen = s.seen;
    const bool is_fitted = earth_zoom_.view().is_fitted(), is_small = is_earth_small();
    for (std::size_t i = 0; i < an::kSpaceCount; ++i) {
        const auto space = static_cast<an::SpaceId>(i);
        const Rect r = f.earth.space(space);
        if (f.earth.field.contains(r.centre())) place(space_thing(space), r);
    }
    // Where spaces are small their targets lie below the ground, which enlarges the map (`zoom_maps`).
    if (is_live() && !is_small)
        for (const Thing next : touches().next()) {
            if (kind_of(next) != Kind::space) continue;
            const auto space = static_cast<an::SpaceId>(next.index);
            const Rect r = f.earth.space(space);
            if (!f.earth.field.contains(r.centre())) continue;
            TapOptions options;
            options.can_drag = !is_fitted;
            options.radius = r.w * 0.16f;
            std::string name = fill(words::kTouchSpace, s.lang,
                                    {{"space", an::space_name(space, s.lang)}, {"row", board_row_number(an::row_of(space))}});
            if (const std::string gain = gain_at(f, space); !gain.empty()) name += punctuation::kColon.in(s.lang) + gain;
            touch(next, r.grown(-r.w * 0.04f), name, options, r);
        }
    for (const Seat who : all_seats(seen.seats)) {
        const Rect r = f.earth.vehicle(seen, who);
        if (r.w <= 0 || !f.earth.field.contains(r.centre())) continue;
        const Thing vehicle = thing(Kind::vehicle, 0, who);
        const an::Player& player = s.player(who);
        const bool is_own = who == seen.me && f.is_asked(an::Kind::travel_step);
        // Another one does not hide the space below it. On a small map a touch beside the own one would stop there.
        const bool is_in_the_way = !is_own && is_live() && touches().reach(space_thing(player.vehicle.at)) != Reach::none;
        if (is_in_the_way || is_small) {
            place(vehicle, r, true);
            continue;
        }
        TapOptions options;
        options.shape = TargetShape::circle;
        options.can_drag = is_own || !is_fitted;
        options.can_focus = is_own;
        touch(vehicle, r, label_of_vehicle(s, who, an::space_name(player.vehicle.at, s.lang)), options);
    }
}

void Table::touch_sky(Frame& f) {
    for (an::CardId card = 0; card < an::kConstellations; ++card) {
        const Rect r = f.sky.spaces(card)[0];
        if (f.sky.field.contains(r.centre())) place(card_thing(card), r);
    }
    const Vec sun = f.sky.sun(f.s.seen.sun_step);
    if (f.sky.field.contains(sun)) place(thing(Kind::sun), square_around(sun, std::max(16.0f, f.sky.cell * 0.9f)), true);
}

void Table::touch_orbit(Frame& f) {
    const Scene& s = f.s;
    const an::Observation& seen = s.seen;
    const bool takes_tile = f.is_asked(an::Kind::take_orbit_tile);
    for (an::StageId stage = 0; stage < an::kStageCount; ++stage) {
        const Rect r = f.orbit.stages[stage];
        const Thing what = stage_thing(stage);
        std::string name = an::stage_name(stage, s.lang);
        TapOptions options;
        options.radius = 12;
        if (stage == an::kMoon) options.shape = TargetShape::circle;
        if (!an::has_stack(stage)) {
            options.can_focus = glow_of(what) != Glow::none;
            touch(what, r, name, options);
            continue;
        }
        const an::StackId stack = an::stack_at(stage);
        const Thing pile = thing(Kind::stack, stack);
        if (takes_tile) {
            place(what, r);
            options.can_focus = glow_of(pile) != Glow::none;
            touch(pile, r, fill(words::kTouchStack, s.lang, {{"stage", name}, {"n", an::orbit_stack_size(seen, stack)}}), options);
            continue;
        }
        place(pile, r);
        const an::OrbitTileId tile = seen.revealed[stack];
        options.can_focus = glow_of(what) != Glow::none;
        name = tile == an::kNoOrbitTile ? fill(words::kTouchStageHidden, s.lang, {{"stage", name}})
                                        : fill(words::kTouchStage, s.lang, {{"stage", name}, {"n", an::kOrbitTiles[tile].dv}});
        touch(what, r, name, options);
    }
    for (const Seat who : all_seats(seen.seats)) {
        const Rect r = f.orbit.vehicle(seen, who);
        if (r.w <= 0) continue;
        const Thing vehicle = thing(Kind::vehicle, 0, who);
        const an::Player& player = s.player(who);
        const bool is_own = who == seen.me && f.is_asked(an::Kind::space);
        TapOptions options;
        options.shape = TargetShape::circle;
        options.can_drag = is_own;
        options.can_focus = false;                         // a button flies
        touch(vehicle, r, label_of_vehicle(s, who, an::stage_name(player.vehicle.at, s.lang)), options);
    }
}

// --- 4 zoom ---

/// Zooms and pans. Spaces and figures without a target of their own are touched through their map.
void Table::zoom_maps(Frame& f) {
    Ui& ui = f.s.ui;
    const Lang lang = f.s.lang;
    const auto drags_map = [&](Id source) {
        const Thing dragged = thing_of(source);
        const bool is_own = kind_of(dragged) == Kind::vehicle && dragged.seat == f.s.seen.me && f.is_asked(an::Kind::travel_step);
        return kind_of(dragged) == Kind::space || (kind_of(dragged) == Kind::vehicle && !is_own);
    };
    if (is_board_shown(f.l.earth)) {
        const bool is_small = is_earth_small();
        if (is_small && is_live())
            for (const Thing next : touches().next()) {
                const auto space = static_cast<an::SpaceId>(next.index);
                if (kind_of(next) == Kind::space) touch(next, f.earth.space(space), an::space_name(space, lang), {.can_focus = false});
            }
        Zoom::Look look;
        look.ground = kEarthGround;
        look.name = words::kTouchEarth.in(lang);
        look.has_targets = !is_small;
        look.is_dense = true;
        look.drags_plane = drags_map;
        const std::optional<Vec> tapped = earth_zoom_.handle(ui, plane_of_earth(f.l.earth), look);
        const auto space_at = [&](Vec p) {
            const std::optional<an::SpaceId> at = f.earth.at(p);
            return at ? space_thing(*at) : Thing{};
        };
        if (tapped)
            if (const Thing what = space_at(*tapped)) touch_at(what);
        if (ui.is_held(kEarthGround))
            if (const Thing what = space_at(ui.held_at())) explain_held(what);
    }
    if (is_board_shown(f.l.sky)) {
        Zoom::Look look;
        look.ground = kSkyGround;
        look.name = words::kTouchSky.in(lang);
        look.drags_plane = [](Id) { return false; };
        const std::optional<Vec> tapped = sky_zoom_.handle(ui, plane_of_sky(f.l.sky), look);
        const auto figure_at = [&](Vec p) {
            const Vec sun = f.sky.sun(f.s.seen.sun_step);
            if (distance(p, sun) < std::max(12.0f, f.sky.cell * 0.5f)) return thing(Kind::sun);
            const std::optional<an::CardId> at = f.sky.at(p);
            return at ? card_thing(*at) : Thing{};
        };
        if (tapped)
            if (const Thing what = figure_at(*tapped)) touch_at(what);
        if (ui.is_held(kSkyGround))
            if (const Thing what = figure_at(ui.held_at())) explain_held(what);
    }
    const bool has_earth = is_board_shown(f.l.earth);
    if (!is_board_shown(f.l.zoom) || (!has_earth && !is_board_shown(f.l.sky))) return;
    Zoom& zoom = has_earth ? earth_zoom_ : sky_zoom_;
    const bool is_fitted = zoom.view().is_fitted();
    IconButtonLook button;
    button.on = button.reveals = !is_fitted;
    button.size = std::min({44.0f, f.l.zoom.w, f.l.zoom.h});
    const Vec corner = square_around(f.l.zoom.centre(), button.size).min();
    const Text& name = is_fitted ? words::kMapsZoomIn : words::kMapsZoomOut;
    if (!icon_button(ui, id("astronavigators.zoom"), corner, is_fitted ? Icon::zoom : Icon::close, name.in(lang), button)) return;
    // Around the vehicle, where most touches go.
    const Rect vehicle = has_earth ? f.earth.vehicle(f.s.seen, f.s.shown_seat()) : Rect{};
    const Plane plane = has_earth ? plane_of_earth(f.l.earth) : plane_of_sky(f.l.sky);
    zoom.toggle(plane, vehicle.w > 0 ? vehicle.centre() : has_earth ? f.earth.field.centre() : f.sky.sun(f.s.seen.sun_step));
}

}  // namespace orrery::ui::astronavigators_table
