// 1 frame   2 boards shown   3 bar   4 signs of the score table
#include "imgui_ui/games/astronavigators/table.h"

#include <algorithm>
#include <array>

#include "engine/games/astronavigators/codec.h"
#include "engine/games/astronavigators/players.h"
#include "imgui_ui/games/astronavigators/pen.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/games/astronavigators/view.h"
#include "imgui_ui/games/astronavigators/words.h"

namespace orrery::ui::astronavigators_table {

// --- 1 frame ---

namespace {

/// Returns the board with the first of the things that a lesson shows. Empty if it asks for a move, or shows only what is always in
/// sight.
std::optional<Tab> tab_shown(const Json& hint, const an::Observation& seen) {
    const auto any_of = [](std::string_view kind, std::initializer_list<std::string_view> kinds) {
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    };
    for (const auto& [kind, id] : shown_things(hint)) {
        if (any_of(kind, {"space", "row", "continent"})) return Tab::earth;
        if (any_of(kind, {"sun"})) return Tab::sky;
        if (any_of(kind, {"stage", "orbit_tiles"})) return Tab::orbit;
        if (any_of(kind, {"card", "week", "weeks", "deck"})) return Tab::weeks;
        if (any_of(kind, {"tile", "tiles", "set", "sets", "moon", "moons", "token", "tokens", "schedule", "agenda", "instrument"})) return Tab::player;
        if (kind == "vehicle") return seen.players[seen.me].is_on(an::Map::orbit) ? Tab::orbit : Tab::earth;
    }
    return {};
}

}  // namespace

TableRequest Table::draw(TableContext& context, const TableAreas& areas) {
    TableRequest out;
    const SeatMatch<an::Game> match = match_of(context);
    const an::Observation seen = match.look();
    Scene s{context.ui, context.ui.canvas(), context.ui.theme(), context.lang, seen, context.match.names(), context.looks};

    begin(context, out);
    const std::optional<an::Asked> open = an::asked(seen);
    const bool is_lesson = context.hint && context.hint_only;
    if (revision_ != context.revision) {
        came_by_move_ = has_news();
        is_own_move_ = decider_ == seen.me;
    }
    revision_ = context.revision;
    decider_ = open ? std::optional(open->seat) : std::nullopt;
    is_passing_ = is_live() && open && open->kind == an::Kind::quest_window && !wants_quests_ && came_by_move_ && !context.hint_only;
    const std::optional<an::Kind> asks = is_live() && open && !is_passing_ ? std::optional(open->kind) : std::nullopt;
    s.is_read = is_lesson && !shown_things(*context.hint).empty();
    const std::optional<Tab> spoken = s.is_read ? tab_shown(*context.hint, seen) : std::nullopt;
    if (asks != asked_ || spoken != spoken_) chosen_tab_.reset();
    asked_ = asks;
    spoken_ = spoken;
    const std::optional<an::Move> only = is_lesson ? an::decode_move(*context.hint) : std::nullopt;
    an::MoveList legal;
    if (asks)
        for (const an::Move& m : match.legal_moves())
            if (!is_lesson || m == only) legal.push_back(m);
    lay_out(s, areas, open ? std::optional(open->kind) : std::nullopt, legal);
    if (is_new()) {
        motions_.clear();
        if (has_news()) {
            motions_.begin(s, earth_, orbit_, context.events, last_places());
            stage(context.events, [&](const Json& event) { return banner_of(s, event); });
        }
        is_listed_ = false;
    }
    seen_ = seen;
    s.breath = breath();
    Frame f{s, layout_, earth_, sky_, orbit_, legal, asks};
    frame_ = &f;
    if (const Json asked = is_lesson ? *context.hint : Json(); asks && (!is_listed_ || asked != only_)) {
        only_ = asked;
        is_listed_ = true;
        offer_list(ways(seen, legal, is_lesson));
    } else if (is_passing_) {
        is_listed_ = false;
        offer_list({});
    }
    now_ms_ = s.ui.now_ms();
    if (motions_.update(now_ms_)) s.ui.request_frame();

    draw_maps(f);
    draw_panels(f);
    draw_tray(f);
    draw_actions(f);
    mark_tabs(f);
    draw_marks();
    const Rect bounds = areas.whole.grown(-8);
    {
        const Canvas::Saved above = s.canvas.above_all();
        motions_.draw(s, now_ms_, places());
        draw_banners(bounds);
        draw_drag();
        draw_hints();
        draw_explained(bounds);
    }
    const bool passes = is_passing_ && !wants_quests_ && !is_moving() && !out.move;
    if (passes) go_on(an::encode_move(an::Pass{}));
    end();
    // Undo would stop between the move of a computer and the pass, where the computer only repeats its move.
    if (passes) out.is_joined = is_own_move_;
    frame_ = nullptr;
    return out;
}

// --- 2 boards shown ---

/// Returns the board that the decision is about, where the window shows one at a time.
Tab Table::tab_for(std::optional<an::Kind> kind, const an::MoveList& legal) const {
    if (spoken_) return *spoken_;
    if (!kind) return tab_;
    // A lesson that asks for an own orbit tile.
    const bool needs_own_tile = legal.size() == 1 && std::holds_alternative<an::SwapOrbitTile>(legal.front());
    switch (*kind) {
        case an::Kind::select_action:
        case an::Kind::observe_target: return Tab::weeks;
        case an::Kind::planned_card:
        case an::Kind::schedule_swap:
        case an::Kind::calibrate_join:
        case an::Kind::calibrate: return Tab::player;
        case an::Kind::take_orbit_tile:
        case an::Kind::dv:
        case an::Kind::abort_status: return Tab::orbit;
        case an::Kind::space: return needs_own_tile ? Tab::player : Tab::orbit;
        case an::Kind::quest_window:
        case an::Kind::quest_source:
        case an::Kind::quest_keep: return tab_;
        case an::Kind::choose_character:
        case an::Kind::choose_agenda:
        case an::Kind::quest_complete:
        case an::Kind::travel_step:
        case an::Kind::chain:
        case an::Kind::chain_transport: break;
    }
    return Tab::earth;
}

namespace {

/// Returns the map to a decision about weeks or the player, where these are always in sight.
Tab map_beside(const Scene& s, std::optional<an::Kind> kind) {
    if (s.player(s.shown_seat()).is_on(an::Map::orbit)) return Tab::orbit;
    const bool observes = kind == an::Kind::observe_target || kind == an::Kind::planned_card || kind == an::Kind::schedule_swap;
    return observes ? Tab::sky : Tab::earth;
}

bool is_map(Tab tab) { return tab == Tab::earth || tab == Tab::sky || tab == Tab::orbit; }

}  // namespace

void Table::lay_out(const Scene& s, const TableAreas& areas, std::optional<an::Kind> kind, const an::MoveList& legal) {
    LayoutInput in;
    in.areas = areas;
    in.seats = s.seen.seats;
    in.has_orbit = s.seen.is_astronavigator();
    in.slots = an::slot_size(s.player(s.shown_seat()));
    in.ui_scale = s.canvas.ui_scale();
    in.tab = chosen_tab_.value_or(tab_for(kind, legal));
    const Tab beside = map_beside(s, kind);
    in.shows_orbit = (is_map(in.tab) ? in.tab : beside) == Tab::orbit;
    layout_ = make_layout(in);
    if (!is_map(in.tab) && layout_.shown == Tab::earth && beside != Tab::earth) {
        in.tab = beside;
        layout_ = make_layout(in);
    }
    tab_ = layout_.shown;
    if (is_new()) follow_leg(s, kind, legal);
    earth_ = earth_geometry(layout_.earth, earth_zoom_.view());
    sky_ = sky_geometry(layout_.sky, sky_zoom_.view());
    orbit_ = orbit_geometry(layout_.orbit);
}

/// Returns true if the spaces of the Earth are too small for a finger. A touch then enlarges the map first.
bool Table::is_earth_small() const { return earth_zoom_.view().is_fitted() && earth_.cell < layout_.least_space; }

/// Enlarges the Earth around the vehicle during a leg if its spaces are too small otherwise and all next ones stay in sight.
void Table::follow_leg(const Scene& s, std::optional<an::Kind> kind, const an::MoveList& legal) {
    if (is_following_) earth_zoom_.show({});
    is_following_ = false;
    const Plane plane = plane_of_earth(layout_.earth);
    constexpr float kSpare = 1.05f;                        // two pieces that lie beside each other share their border
    const float needed = layout_.least_space * kSpare, fitted = plane.fitted_unit();
    if (kind != an::Kind::travel_step || layout_.earth.w <= 0 || !earth_zoom_.view().is_fitted() || fitted >= layout_.least_space) return;
    const Vec middle = (earth_geometry(layout_.earth).vehicle(s.seen, s.seen.me).centre() - plane.room.centre()) * (1 / fitted);
    const ZoomView view = panned(plane, {needed / fitted, middle}, {});
    const EarthGeometry g = earth_geometry(layout_.earth, view);
    for (std::size_t i = 0; i < an::kSpaceCount; ++i) {
        const auto space = static_cast<an::SpaceId>(i);
        const bool is_next = contains(legal, an::Move{an::StepTo{space}}) || !shortest_leg(s.seen, space).empty();
        if (is_next && !g.field.contains(g.space(space).centre())) return;
    }
    earth_zoom_.show(view);
    is_following_ = true;
}

// --- 3 bar ---

BarSteps Table::steps(const TableContext& context) const {
    const an::Observation seen = match_of(context).look();
    BarSteps out;
    if (!seen.turn || seen.turn->stage != an::Step::travel) return out;
    out.left = seen.turn->steps_left;
    out.of = seen.turn->steps_left + seen.turn->steps_taken;
    out.caption = fill(words::kBarStepsLeft, context.lang, {{"n", out.left}});
    return out;
}

std::unique_ptr<TableView> make_table() { return std::make_unique<Table>(); }

// --- 4 signs of the score table ---

namespace {

/// By part of a score: first those of Astronavigator mode, then those of Astronomer mode.
constexpr std::array kPartCategories{an::Category::nk,   an::Category::instruments, an::Category::race,  an::Category::landing,
                                     an::Category::agenda, an::Category::nk,        an::Category::instruments, an::Category::sets,
                                     an::Category::moons, an::Category::continents, an::Category::vehicles};
an::Category category_of_part(std::size_t part) { return kPartCategories[std::min(part, kPartCategories.size() - 1)]; }

}  // namespace

void draw_part(Canvas& c, std::size_t part, Vec centre, float size) {
    const Color ink = part_color(c.theme(), part);
    constexpr an::QuestId kTelescope = 1;
    constexpr an::SetId kBirds = 6;
    switch (category_of_part(part)) {
        case an::Category::nk: return draw_nk_sign(c, centre, size, ink);
        case an::Category::instruments: return draw_instrument(c, kTelescope, centre, size, ink);
        case an::Category::race: return draw_transport(c, an::Transport::spacecraft, centre, size, ink);
        case an::Category::landing: return draw_module(c, centre, size, ink);
        case an::Category::agenda: return Pen(c, centre, size, ink).star({}, 0.9f, 5, 0.44f);
        case an::Category::sets: return draw_set_sign(c, kBirds, centre, size, ink);
        case an::Category::moons: return draw_moon(c, 1, centre, size * 0.44f, false);
        case an::Category::continents: return draw_flag(c, centre, size, ink);
        case an::Category::vehicles: return draw_transport(c, an::Transport::car, centre, size, ink);
    }
}

Color part_color(const Theme& theme, std::size_t part) {
    switch (category_of_part(part)) {
        case an::Category::nk: return theme.gold;
        case an::Category::instruments: return theme.brass;
        case an::Category::race: return continent_color(an::Continent::north_america);
        case an::Category::landing: return continent_color(an::Continent::antarctica);
        case an::Category::agenda: return continent_color(an::Continent::oceania);
        case an::Category::sets: return continent_color(an::Continent::europe);
        case an::Category::moons: return theme.hi;
        case an::Category::continents: return continent_color(an::Continent::asia);
        case an::Category::vehicles: return continent_color(an::Continent::south_america);
    }
    return theme.mid;
}

}  // namespace orrery::ui::astronavigators_table
