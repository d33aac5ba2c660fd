// 1 frame   2 bar   3 signs of the score table
#include "imgui_ui/games/microcosmos/table.h"

#include <algorithm>

#include "engine/games/microcosmos/codec.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/games/microcosmos/view.h"
#include "imgui_ui/games/microcosmos/words.h"

namespace orrery::ui::microcosmos_table {

// --- 1 frame ---

namespace {

/// Phones show one thing below the galaxy: what the decision is about.
Tab tab_for(std::optional<mc::Kind> asks) {
    if (asks == mc::Kind::upgrade) return Tab::ark;
    if (asks == mc::Kind::take_club) return Tab::club;
    return Tab::crew;
}

}  // namespace

TableRequest Table::draw(TableContext& context, const TableAreas& areas) {
    TableRequest out;
    const SeatMatch<mc::Game> match = match_of(context);
    const mc::Observation seen = match.look();
    Scene s{context.ui, context.ui.canvas(), context.ui.theme(), context.lang, seen, context.match.names(), context.looks};

    begin(context, out);
    const std::optional<mc::Asked> open = mc::asked(seen);
    const std::optional<mc::Kind> asks = is_live() && open ? std::optional(open->kind) : std::nullopt;
    if (asks != asked_) chosen_tab_.reset();
    asked_ = asks;
    LayoutInput in;
    in.areas = areas;
    in.contenders = seen.contenders();
    in.is_solo = seen.is_solo();
    tab_ = chosen_tab_.value_or(tab_for(asks));
    in.tab = tab_;
    layout_ = make_layout(in);
    galaxy_ = galaxy_geometry(layout_.galaxy, zoom_.view());
    if (is_new()) {
        motions_.clear();
        if (has_news()) {
            motions_.begin(s, galaxy_, context.events, last_places());
            stage(context.events, [&](const Json& event) {
                const auto at = static_cast<std::size_t>(&event - context.events.data());
                return banner_of(s, galaxy_, event, std::span(context.events).subspan(at + 1));
            });
        }
        if (!has_news() || (!story_.follow(context.events, s.ui.now_ms()) && seen.phase != mc::Phase::automa)) story_.clear();
        is_listed_ = false;
    }
    seen_ = seen;
    s.breath = breath();
    const bool is_lesson = context.hint && context.hint_only;
    const std::optional<mc::Move> only = is_lesson ? mc::decode_move(*context.hint) : std::nullopt;
    mc::MoveList legal;
    if (is_live())
        for (const mc::Move& m : match.legal_moves())
            if (!is_lesson || m == only) legal.push_back(m);
    Frame f{s, layout_, galaxy_, legal, asks};
    frame_ = &f;
    if (const Json asked = is_lesson ? *context.hint : Json(); is_live() && (!is_listed_ || asked != only_)) {
        only_ = asked;
        is_listed_ = true;
        offer_list(ways(seen, legal, is_lesson));
    }
    now_ms_ = s.ui.now_ms();
    if (s.ui.reduced_motion()) story_.skip();
    if (motions_.update(now_ms_)) s.ui.request_frame();

    draw_board_and_touches(f);
    draw_panels(f);
    draw_tray(f);
    draw_actions(f);
    mark_tabs(f);
    draw_automa_above(f);
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
    end();
    frame_ = nullptr;
    return out;
}

bool Table::escape() {
    const bool skips = story_.is_running(now_ms_);
    if (skips) story_.skip();
    return TableBase::escape() || skips;
}

// --- 2 bar ---

BarSteps Table::steps(const TableContext& context) const {
    const mc::Observation seen = match_of(context).look();
    BarSteps out;
    const std::optional<mc::Asked> open = mc::asked(seen);
    if (!open) return out;
    const mc::Player& player = seen.player(seen.turn_seat);
    if (open->kind == mc::Kind::crew) {
        out.of = mc::play_limit(player.at);
        out.left = out.of - seen.turn.plays;
        out.caption = fill(words::kPlaysLeft, context.lang, {{"n", out.left}});
    } else if (open->kind == mc::Kind::planet) {
        out.of = mc::action_limit(seen, seen.turn_seat);
        out.left = out.of - static_cast<int>(seen.turn.actions.size());
        out.caption = fill(words::kActionsLeft, context.lang, {{"n", out.left}});
    }
    return out;
}

std::unique_ptr<TableView> make_table() { return std::make_unique<Table>(); }

// --- 3 signs of the score table ---

// In the order of the parts of a score: play, colonies, survivors, barren planets, upgrades.
void draw_part(Canvas& canvas, std::size_t part, Vec centre, float size) {
    const Color ink = part_color(canvas.theme(), part);
    switch (part) {
        case 0: return draw_resource(canvas, mc::Resource::biomatter, centre, size);
        case 1: return draw_action_sign(canvas, ActionSign::colony, centre, size, ink);
        case 2: return draw_survivor_sign(canvas, centre, size, ink);
        case 3: return draw_action_sign(canvas, ActionSign::terraform, centre, size, ink);
        default: return draw_automa_sign(canvas, centre, size, ink);
    }
}

Color part_color(const Theme& theme, std::size_t part) {
    switch (part) {
        case 0: return resource_color(mc::Resource::biomatter);
        case 1: return resource_color(mc::Resource::technology);
        case 2: return resource_color(mc::Resource::labour);
        case 3: return resource_color(mc::Resource::mineral);
        default: return theme.mid;
    }
}

}  // namespace orrery::ui::microcosmos_table
